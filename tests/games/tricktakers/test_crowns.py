"""The Crown of a round, and its Black Crowns: section 3.9 of the rules."""

from itertools import product

import pytest

from followsuit.core.rng import seeded
from tricktakers import Takers

BASIC = ["king", "gambler", "resistance", "hermit", "berserker"]
FOUR = ["king", "gambler", "resistance", "berserker"]
WITH_COLLECTOR = ["collector", "king", "gambler", "hermit"]
BOX: dict[str, int | str | bool] = {"characters": "base_box"}


def scored(characters: list[str], wins: list[int], seed: int = 0, **more: object) -> Takers:
    """A round that is over but for its end; then that end, and the next deal."""
    options = BOX if "collector" in characters else {}
    return Takers(len(wins), options, seed, at="score", characters=characters, wins=wins, **more)


def played_to_round(g: Takers, round_number: int) -> Takers:
    rng = seeded(7)
    while g.t.seats_to_act() and g.table.round < round_number:
        options = g.t.options(g.t.next_seat())
        g.t.apply(g.t.next_seat(), options[rng.below(len(options))])
    return g


def test_there_is_one_crown_in_a_round() -> None:
    """TT-CRN-01  However the five tricks are spread, one player gets one, or nobody does."""
    for wins in product(range(6), repeat=4):
        if sum(wins) == 5 and max(wins) < 5:
            is_alone = wins.count(max(wins)) == 1
            g = scored(FOUR, list(wins))
            assert sum(g.table.crowns) == int(is_alone)
            assert len(g.told("crown")) == int(is_alone)


@pytest.mark.parametrize(
    ("wins", "receiver"), [([2, 1, 1, 1], 0), ([1, 3, 1, 0], 1), ([0, 1, 4, 0], 2), ([1, 1, 1, 2], 3)]
)
def test_the_crown_goes_to_whoever_has_more_wins_than_every_other(wins: list[int], receiver: int) -> None:
    """TT-CRN-02"""
    g = scored(FOUR, wins)
    assert g.table.crowns == [int(seat == receiver) for seat in range(4)]
    assert g.told("crown") == [f"{receiver} TT-CRN-02"]


@pytest.mark.parametrize("wins", [[2, 2, 1, 0], [0, 2, 1, 2], [2, 0, 1, 2]])
def test_nobody_gets_the_crown_if_the_most_wins_are_shared(wins: list[int]) -> None:
    """TT-CRN-03"""
    g = scored(FOUR, wins)
    assert g.table.crowns == [0, 0, 0, 0]
    assert (g.told("crown"), g.told("no-crown")) == ([], ["TT-CRN-03"])


def test_a_crown_nobody_got_is_not_added_to_the_next_round() -> None:
    """TT-CRN-04  After a tie in round 1, round 2 still brings one Crown at most."""
    given: set[int] = set()
    for seed in range(12):
        g = played_to_round(scored(FOUR, [2, 2, 1, 0], seed), 3)
        if g.t.outcome is None:
            given.add(sum(g.table.crowns))
    assert given == {0, 1}


def test_the_kakumei_trick_counts_for_the_crown() -> None:
    """TT-CRN-05  One ordinary win and the Kakumei trick are two."""
    g = Takers(
        characters=["resistance", "king", "hermit", "berserker"],
        trick_number=5,
        wins=[1, 1, 1, 1],
        hands=["r2", "r5", "g5", "b10"],
    )
    g.when("0 power-0, 0 r2, 1 r5, 2 g5, 3 b10")
    assert g.told("won") == ["0 r2 TT-RES-11"]
    assert g.told("crown") == ["0 TT-CRN-02"]


def test_crowns_are_kept() -> None:
    """TT-CRN-06  A second one comes to the first, and none ever goes."""
    g = scored(FOUR, [3, 1, 1, 0], round=2, crowns=[1, 0, 0, 0])
    assert g.table.crowns == [2, 0, 0, 0]
    for seed in range(10):
        g = Takers(3 + seed % 3, seed=seed)
        before = [0] * g.t.seat_count
        rng = seeded(seed)
        while g.t.seats_to_act():
            options = g.t.options(g.t.next_seat())
            g.t.apply(g.t.next_seat(), options[rng.below(len(options))])
            assert all(g.table.crowns[seat] >= before[seat] for seat in range(g.t.seat_count))
            before = g.table.crowns[:]


def test_crowns_pay_for_nothing() -> None:
    """TT-CRN-06  In round 3 a Crown buys no renewal: the King only discards."""
    g = Takers(
        at="setup", round=3, crowns=[1, 0, 0, 0], characters=FOUR, hands=["r1 r2 r3 r4 r5", "", "", ""]
    )
    assert g.asked() == "0 DiscardOne: r1 r2 r3 r4 r5"


@pytest.mark.parametrize(
    ("wins", "crowns"),
    [([3, 1, 1, 0], [0, 0, 0, 0]), ([2, 2, 1, 0], [0, 0, 0, 0]), ([1, 2, 1, 1], [0, 1, 0, 0])],
)
def test_the_collector_gets_no_crown_and_still_blocks_the_others(wins: list[int], crowns: list[int]) -> None:
    """TT-CRN-07  With the most wins, or as many as another, nobody has it."""
    assert scored(WITH_COLLECTOR, wins).table.crowns == crowns


@pytest.mark.parametrize("players", [3, 4, 5])
def test_there_are_two_black_crowns_in_a_round(players: int) -> None:
    """TT-BCR-01  With 3, 4 and 5 players alike, however many have no win."""
    characters = ["resistance", "king", "gambler", "hermit", "berserker"][:players]
    g = scored(characters, [5, 0, 0, 0, 0][:players])
    assert g.table.black_crowns == [0, 1, 1, 0, 0][:players]


@pytest.mark.parametrize(
    ("wins", "black"),
    [([2, 1, 1, 1], [0, 0, 0, 0]), ([0, 2, 2, 1], [1, 0, 0, 0]), ([3, 1, 1, 0], [0, 0, 0, 1])],
)
def test_no_win_makes_eligible_for_a_black_crown(wins: list[int], black: list[int]) -> None:
    """TT-BCR-02"""
    g = scored(FOUR, wins)
    assert g.table.black_crowns == black
    assert g.told("black-crown") == [f"{seat} TT-BCR-02" for seat in range(4) if black[seat]]


@pytest.mark.parametrize(("wins", "kakumei", "black"), [(1, 1, 1), (1, 0, 0), (2, 1, 0), (0, 0, 1)])
def test_a_lone_kakumei_win_counts_as_none_for_the_black_crown(wins: int, kakumei: int, black: int) -> None:
    """TT-BCR-03  Any further win, and it is one."""
    g = scored(FOUR, [3, 1, wins, 1], kakumei_wins=kakumei)
    assert g.table.black_crowns[2] == black


@pytest.mark.parametrize(
    ("characters", "black"),
    [
        (["resistance", "hermit", "gambler", "king"], [0, 0, 1, 1]),
        (["resistance", "king", "hermit", "berserker"], [0, 1, 1, 0]),
        (["resistance", "berserker", "hermit", "gambler"], [0, 0, 1, 1]),
    ],
)
def test_of_more_than_two_the_highest_priorities_get_a_black_crown(
    characters: list[str], black: list[int]
) -> None:
    """TT-BCR-04  By the characters of this round, wherever they sit."""
    assert scored(characters, [5, 0, 0, 0]).table.black_crowns == black


def test_nobody_gets_more_than_one_black_crown_in_a_round() -> None:
    """TT-BCR-05  Not even if nobody else is eligible."""
    assert scored(FOUR, [3, 1, 1, 0]).table.black_crowns == [0, 0, 0, 1]


def test_black_crowns_nobody_got_are_not_added_to_the_next_round() -> None:
    """TT-BCR-06  After a round that gave none, the next still gives two at most."""
    given: set[int] = set()
    for seed in range(20):
        g = played_to_round(scored(BASIC, [1, 1, 1, 1, 1], seed), 3)
        if g.t.outcome is None:
            given.add(sum(g.table.black_crowns))
    assert max(given) == 2


def test_a_black_crown_is_not_refused() -> None:
    """TT-BCR-07  It is given unasked: the next question is about the next round."""
    g = scored(FOUR, [3, 2, 0, 0])
    assert g.table.black_crowns == [0, 0, 1, 1]
    assert g.asked().startswith("0 ChooseCharacter: ")


def test_black_crowns_pay_for_a_renewal_or_win_the_game() -> None:
    """TT-BCR-08  One buys a renewal in round 3, not before; three win."""
    hands = ["r1 r2 r3 r4 r5", "", "", ""]
    third = Takers(at="setup", round=3, black_crowns=[1, 0, 0, 0], characters=FOUR, hands=hands)
    second = Takers(at="setup", round=2, black_crowns=[1, 0, 0, 0], characters=FOUR, hands=hands)
    assert third.asked() == "0 SpendBlackCrown: no yes"
    assert second.asked() == "0 DiscardOne: r1 r2 r3 r4 r5"
    g = scored(FOUR, [0, 2, 2, 1], round=3, black_crowns=[2, 0, 0, 0])
    assert g.told("game-over") == ["0 TT-WIN-04"]


def test_the_collector_gets_no_black_crown() -> None:
    """TT-BCR-09  It goes on to the next in priority."""
    g = scored(["collector", "hermit", "berserker", "resistance"], [0, 0, 0, 5])
    assert g.table.black_crowns == [0, 1, 1, 0]
