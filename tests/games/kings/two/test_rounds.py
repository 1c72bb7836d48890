"""Two players, the rounds: KT2-RND in section 3.13 of the rules."""

import pytest

from followsuit.games.kings.state_pieces import CARD_KEYS
from followsuit.games.takers.table import DECK
from kings import Kings
from kings_rounds import (
    answer_once,
    answer_until,
    answer_while,
    bids,
    face_up,
    is_compulsory,
    offered,
    parties,
    question,
    row,
    set_names,
    to_round,
)

PARTY = ["gambler hermit ninja", "resistance berserker healer"]
NINE = ["r1 r2 r3 r4 r5 r10 b1 b2 b3", "g1 g2 g3 g4 g5 g10 b4 b5 b10"]


def bidding(number: int = 1) -> Kings:
    return Kings(2, {}, 0, at="bid", round=number, sets=["green", "red"], party=PARTY, hands=NINE)


def test_three_rounds_of_nine_tricks_with_nine_cards() -> None:
    """KT2-RND-01, KT2-RND-04  10 are left as draw deck."""
    g = Kings(2, {}, 3)
    for number in (1, 2, 3):
        to_round(g, number)
        assert [len(g.table.hand(seat)) for seat in range(2)] == [9, 9]
        assert len(g.t.cards.piles[DECK]) == 10
    answer_until(g)
    assert len(g.events("won")) == 27
    assert [event.number for event in g.events("round")] == [1, 2, 3]


def test_the_kings_of_the_deck_one_after_the_other() -> None:
    """KT2-RND-02, KT2-RND-03"""
    g = Kings(2, {}, 4)
    deck = set_names(g.table.contracts[1:])
    for number in (1, 2, 3):
        to_round(g, number)
        laid = [g.game.pieces[event.number].key for event in g.events("contract")]
        assert laid == [f"{colour}-king" for colour in deck[:number]]
        assert [event.number for event in g.events("contract-costs")] == [10, 10, 20][:number]


@pytest.mark.parametrize(
    ("sets", "played", "first"),
    [(["green", "red"], "", 1), (["green", "black"], "", 0), (["white", "black"], "white", 1)],
)
def test_the_smaller_king_number_chooses_first_and_leads(sets: list[str], played: str, first: int) -> None:
    """KT2-RND-05, KT2-DEC-04, KT2-GAP-06  In turn, until both have three; two lie openly aside."""
    g = Kings(2, {}, 0, at="deal", round=2, sets=sets, kings_played=played)
    assert g.table.leader == first
    asked: list[int] = []
    while question(g) == "TakeCharacter":
        assert is_compulsory(g)
        asked.append(g.t.next_seat())
        answer_once(g, 0)
    assert asked == [first, 1 - first] * 3
    assert [len(party) for party in g.table.party] == [3, 3]
    assert len(row(g)) == 2
    assert g.now("row", 0) == g.now("row", 1) == " ".join(row(g))
    answer_until(g, "KingsTurn", "Appoint")
    assert g.t.next_seat() == first


def test_all_eight_can_be_chosen_in_every_round() -> None:
    """KT2-RND-06  Nothing is barred."""
    g = Kings(2, {}, 6)
    for number in (1, 2, 3):
        to_round(g, number)
        assert len(offered(g)) == 8
        taken = parties(g)
        assert taken == ["", ""]
    g = Kings(2, {}, 6, at="deal", round=2, sets=["white", "red"], party=PARTY)
    assert {"gambler-1", "hermit-1", "ninja-1"} <= set(offered(g))
    g.when("0 gambler-1")
    assert parties(g)[0] == "gambler-1"


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_bid_is_one_card_in_every_round(number: int) -> None:
    """KT2-RND-07, KT2-DEC-05  A character or the Jack."""
    g = bidding(number)
    assert g.asked() == (
        "0 Bid: gambler-1 hermit-1 ninja-1 green-jack; 1 Bid: resistance-1 berserker-1 healer-1 red-jack"
    )
    g.when("0 hermit-1")
    assert g.t.seats_to_act() == [1]
    assert g.refused("0 ninja-1") == "FS-TURN-03"
    g.when("1 red-jack")
    assert bids(g) == ["hermit-1", "red-jack"]


def test_what_lies_face_up_beside_the_bid() -> None:
    """KT2-RND-08, KT2-RND-09"""
    g = bidding().when("0 hermit-1, 1 red-jack")
    assert face_up(g) == ["Gambler Ninja", "Resistance Berserker Healer"]
    assert [g.table.is_jack_up(seat) for seat in range(2)] == [True, False]


def test_set_up_tricks_and_scoring_are_those_of_the_main_game() -> None:
    """KT2-RND-10  In Rounds 2 and 3 a Queen can be paid for."""
    for number in (1, 2, 3):
        g = Kings(
            2,
            {},
            0,
            at="set up",
            round=number,
            sets=["green", "red"],
            party=["hermit samurai collector", "resistance ninja healer"],
            bids=["hermit-1", "ninja-1"],
            queens=["down", "down"],
            points=[50, 50],
            hands=NINE,
        )
        asked: list[str] = []
        while question(g) == "TurnUpQueen":
            asked.append(str(g.t.next_seat()))
            g.when(f"{g.t.next_seat()} yes")
        assert asked == ([] if number == 1 else ["1", "0"])
        assert g.table.points == ([50, 50] if number == 1 else [40, 10])
        assert question(g) == "KingsTurn"
    answer_until(g, seed=2)
    assert [event.kind for event in g.events("points")] == ["points", "points"]


def test_berserker_takes_both_black_tens() -> None:
    """KT2-RND-11, KT-BER-02  And then discards 2 cards."""
    g = bidding().when("0 gambler-1, 1 red-jack")
    assert g.t.next_seat() == 1
    assert {"k10x", "k10y"} <= set(g.hand_of(1).split())
    assert len(g.hand_of(1).split()) == 11
    g.when("1 g1, 1 g2")
    assert len(g.hand_of(1).split()) == 9
    assert question(g) != "DiscardSome"


def test_what_is_left_comes_back() -> None:
    """KT2-RND-05, KT2-RND-06, KT2-GAP-06  The two that lay aside are out for one round only."""
    g = answer_while(Kings(2, {}, 8), "TakeCharacter")
    aside = row(g)
    assert len(aside) == 2
    to_round(g, 2)
    assert set(aside) <= set(offered(g))
    assert row(g) == [CARD_KEYS[card] for card in g.table.rules.characters]
