"""The Devil's contract, which King it is in which round: section 3.12 of the rules."""

import pytest

from followsuit import SPECTATOR, WrongOption
from followsuit.core.bits import BIT
from followsuit.games.kings.cards import NO_SET
from kings import Kings, Options
from kings_rounds import answer_until, answer_while, kinds, set_names, to_round

CONTRACT: Options = {"devil_contract": True}


def drafted(players: int, sets: list[str]) -> Kings:
    """A game with the contract in which these sets were taken."""
    g = Kings(players, {**CONTRACT, "first_drafter": "0"})
    for seat in range(players):
        g.when(f"{seat} {sets[seat]}-set")
    return answer_while(g, "TakeSetOrCharacter")


def laid(g: Kings) -> list[str]:
    """By round, which King was laid by the card, as everybody was told."""
    found: list[str] = []
    for viewer in (0, SPECTATOR):
        found = []
        assert g.t.log is not None
        for event in g.t.log.told[viewer]:
            if event.kind == "round":
                found.append("")
            if event.kind == "contract":
                found[-1] = g.game.pieces[event.number].key
    return found


def test_an_option_for_three_or_four_and_always_with_two() -> None:
    """KT-DEVC-01  With five never."""
    for players in (3, 4):
        assert not Kings(players).table.rules.has_contract
        assert Kings(players, CONTRACT).table.rules.has_contract
    assert Kings(2).table.rules.has_contract
    with pytest.raises(WrongOption, match="3 or 4 players"):
        Kings(5, CONTRACT)
    g = answer_until(Kings(5, seed=1))
    assert laid(g) == ["", "", ""]
    assert laid(answer_until(Kings(4, seed=1))) == ["", "", ""]


@pytest.mark.parametrize(
    ("sets", "left"),
    [
        (["white", "red", "blue", "green"], "black"),
        (["black", "red", "blue", "green"], "white"),
        (["black", "white", "green", "red"], "blue"),
    ],
)
def test_four_players_have_one_for_two_rounds(sets: list[str], left: str) -> None:
    """KT-DEVC-04, KT-FLOW-03"""
    g = drafted(4, sets)
    assert set_names(g.table.contracts) == ["", "", left, left]
    assert laid(answer_until(g)) == ["", f"{left}-king", f"{left}-king"]


@pytest.mark.parametrize(
    ("sets", "second", "third"),
    [
        (["white", "red", "blue"], "green", "black"),
        (["black", "green", "blue"], "white", "red"),
        (["black", "white", "red"], "blue", "green"),
        (["red", "green", "blue"], "white", "black"),
    ],
)
def test_three_players_have_one_each_for_rounds_two_and_three(
    sets: list[str], second: str, third: str
) -> None:
    """KT-DEVC-05, KT-GAP-45, KT-GAP-46  First the lower King Number of the fronts; found once for all."""
    g = drafted(3, sets)
    assert set_names(g.table.contracts) == ["", "", second, third]
    assert laid(answer_until(g)) == ["", f"{second}-king", f"{third}-king"]


def test_two_players_have_one_in_every_round() -> None:
    """KT-DEVC-06, KT2-RND-02  In the order of the King's deck."""
    for seed in range(6):
        g = Kings(2, {}, seed)
        deck = set_names(g.table.contracts[1:])
        assert len(set(deck) | set(set_names(g.table.sets))) == 5
        assert laid(answer_until(g)) == [f"{colour}-king" for colour in deck]


@pytest.mark.parametrize("players", [3, 4])
def test_a_contract_king_is_nobodys_and_is_not_played(players: int) -> None:
    """KT-DEVC-08"""
    for seed in range(8):
        g = answer_while(Kings(players, CONTRACT, seed), "TakeSetOrCharacter")
        contract = [colour for colour in g.table.contracts if colour != NO_SET]
        answer_until(g, seed=seed)
        for colour in contract:
            assert not any(kings & BIT[colour] for kings in g.table.kings)
            assert not g.table.played & BIT[colour]


def test_it_is_known_before_the_deal() -> None:
    """KT-DEVC-09, KT-FLOW-02"""
    for players in (2, 3, 4):
        g = Kings(players, CONTRACT if players > 2 else {}, 3)
        for number in (2, 3):
            to_round(g, number)
            told = kinds(g)
            begin = max(i for i in range(len(told)) if told[i] == "round")
            assert told[begin + 1 : begin + 4] == ["contract", "contract-costs", "hand"]
            assert [event.number for event in g.events("contract-costs")][-1] == {2: 10, 3: 20}[number]
