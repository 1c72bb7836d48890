"""The Start Player Card: KT-DRAFT-23 and KT-DRAFT-24."""

import pytest

from kings import Kings
from kings_rounds import answer_until, answer_while, kinds, question, to_round

PARTIES = ["gambler ninja healer", "hermit samurai collector", "hermit resistance berserker"]


def first_lead(g: Kings) -> int:
    """Who is to lead the first trick of the round that is being prepared; Ninja may appoint another."""
    answer_until(g, "KingsTurn", "Appoint")
    return g.t.next_seat()


def test_the_smallest_king_number_leads_the_first_trick() -> None:
    """KT-DRAFT-23, KT-KNUM-03"""
    for sets, leader in (
        (["black", "green", "blue"], 2),
        (["red", "white", "blue"], 1),
        (["green", "black", "red"], 2),
    ):
        g = Kings(3, {}, 0, at="deal", round=2, sets=sets, party=PARTIES)
        assert g.table.leader == leader
        assert first_lead(g) == leader


def test_a_king_that_was_played_has_its_larger_number() -> None:
    """KT-DRAFT-23, KT-KNUM-01, KT-KNUM-02"""
    g = Kings(3, {}, 0, at="deal", round=3, sets=["white", "green", "blue"], kings_played="white blue")
    assert [event.seat for event in g.events("start-card")] == [1]
    assert g.events("start-card")[0].number == 4
    assert g.table.choosers == [1, 0, 2]
    assert first_lead(g) == 1


@pytest.mark.parametrize("players", [3, 4, 5])
def test_after_the_draft_in_round_one_and_before_it_later(players: int) -> None:
    """KT-DRAFT-23, KT-FLOW-04"""
    g = answer_while(Kings(players, seed=7), "TakeSetOrCharacter")
    told = kinds(g)
    assert told.index("start-card") > max(i for i in range(len(told)) if told[i] == "chose")
    for number in (2, 3):
        to_round(g, number, seed=number)
        assert question(g) == "TakeCharacter"
        told = kinds(g)
        last_round = max(i for i in range(len(told)) if told[i] == "round")
        assert "start-card" in told[last_round:]
        assert "chose" not in told[last_round:]


def test_the_numbers_of_the_draft_are_those_at_its_beginning() -> None:
    """KT-DRAFT-24  Who is first then leads the first trick, and sets up first."""
    for seed in range(12):
        g = Kings(5, seed=seed)
        for number in (2, 3):
            to_round(g, number, seed)
            order = g.table.by_king_number()
            assert g.table.choosers == order
            assert g.t.next_seat() == order[0]
            answer_while(g, "TakeCharacter", "Bid", seed=seed)
            assert g.table.by_king_number() == order
            assert g.table.leader == order[0]
            answer_until(g, "KingsTurn", "Appoint", seed=seed)
            assert g.t.next_seat() == order[0]
