"""Spending Black Crowns on a new hand: section 3.6 of the rules."""

import pytest

from followsuit.games.tricktakers.game import GAME
from tables import Given
from tricktakers import Takers

Options = dict[str, int | str | bool]
HANDS = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5"]
OWN_DECK: Options = {"berserker_renewal": "own_deck"}


def renewing(
    character: str = "resistance",
    crowns: int = 1,
    options: Options | None = None,
    round: int = 3,
    **position: object,
) -> Takers:
    """Three players who set up; seat 0 has Black Crowns, and the two others nothing to do."""
    others = [name for name in ("resistance", "hermit", "collector") if name != character][:2]
    return Takers(
        3,
        options,
        0,
        at="setup",
        round=round,
        characters=[character, *others],
        black_crowns=[crowns, 0, 0],
        hands=HANDS,
        **position,
    )


def hand(g: Given) -> list[str]:
    return [GAME.write_card(card) for card in sorted(g.t.cards.piles[0])]


@pytest.mark.parametrize(("round", "is_asked"), [(1, False), (2, False), (3, True)])
def test_only_in_round_3(round: int, is_asked: bool) -> None:
    """TT-REN-01"""
    assert ("SpendBlackCrown" in renewing(round=round, crowns=2).asked()) == is_asked


def test_a_black_crown_buys_new_cards() -> None:
    """TT-REN-02"""
    g = renewing(deck="k1 k2 k3").when("0 yes, 0 r1, 0 r4, 0 done")
    assert hand(g) == ["r2", "r3", "r5", "k1", "k2"]
    assert (g.now("black_crowns"), g.now("discards", 0)) == ([0, 0, 0], "r1 r4")


def test_without_a_black_crown_nothing_is_asked() -> None:
    """TT-REN-02"""
    assert "TakeTurn" in renewing(crowns=0).asked()


def test_at_least_one_card_and_at_most_the_whole_hand() -> None:
    """TT-REN-03, TT-GAP-39"""
    g = renewing(deck="k1 k2 k3 k4 k5").when("0 yes")
    assert g.asked() == "0 ExchangeCards: r1 r2 r3 r4 r5"
    assert g.refused("0 done") == "TT-REN-03"
    g.when("0 r1, 0 r2, 0 r3, 0 r4, 0 r5")
    assert hand(g) == ["k1", "k2", "k3", "k4", "k5"]


def test_with_two_black_crowns_twice_seeing_the_first_result() -> None:
    """TT-REN-04"""
    g = renewing(crowns=2, deck="k1 k2").when("0 yes, 0 r1, 0 done")
    assert g.asked() == "0 SpendBlackCrown: no yes"
    assert "k1" in hand(g)
    g.when("0 yes, 0 k1, 0 done")
    assert (hand(g), g.now("black_crowns")) == (["r2", "r3", "r4", "r5", "k2"], [0, 0, 0])
    assert "TakeTurn" in g.asked()


def test_each_renewal_is_optional() -> None:
    """TT-REN-05"""
    g = renewing(crowns=2).when("0 no")
    assert "TakeTurn" in g.asked()
    g = renewing(crowns=2).when("0 yes, 0 r1, 0 done, 0 no")
    assert g.now("black_crowns") == [1, 0, 0]


@pytest.mark.parametrize(("answers", "is_won"), [("0 no", True), ("0 yes, 0 r1, 0 done, 0 no", False)])
def test_a_spent_black_crown_no_longer_counts_towards_three(answers: str, is_won: bool) -> None:
    """TT-REN-06"""
    g = renewing(crowns=2).when(answers)
    spent = g.now("black_crowns")
    g = Takers(
        3,
        at="score",
        round=3,
        characters=["resistance", "hermit", "collector"],
        black_crowns=spent,
        wins=[0, 3, 2],
    )
    assert (g.told("game-over") == ["0 TT-WIN-04"]) == is_won


@pytest.mark.parametrize(
    "answers",
    [
        "0 yes, 0 r1, 0 done, 0 done, 0 number-0, 0 number-0",
        "0 no, 0 yes, 0 r1, 0 done, 0 done, 0 number-0, 0 number-0",
        "0 no, 0 no, 0 done, 0 yes, 0 r1, 0 done, 0 number-0, 0 number-0",
        "0 no, 0 no, 0 done, 0 no, 0 number-0, 0 yes, 0 r1, 0 done, 0 number-0",
        "0 no, 0 no, 0 done, 0 no, 0 number-0, 0 no, 0 number-0, 0 yes, 0 r1, 0 done",
    ],
)
def test_before_between_or_after_the_steps_of_the_own_setup(answers: str) -> None:
    """TT-REN-07, TT-GAP-38"""
    g = renewing("gambler").when(answers)
    assert "TakeTurn" in g.asked()
    assert (g.now("black_crowns"), len(hand(g)), "r1" in hand(g)) == ([0, 0, 0], 5, False)


def test_not_while_the_king_owes_the_discard() -> None:
    """TT-REN-08, TT-GAP-38"""
    g = renewing("king").when("0 no")
    assert g.asked() == "0 DiscardOne: r1 r2 r3 r4 r5"
    assert g.refused("0 yes") == "TT-REN-08"
    g.when("0 r1, 0 yes, 0 r2, 0 done")
    assert g.now("black_crowns") == [0, 0, 0]


def test_not_once_the_own_setup_is_finished() -> None:
    """TT-REN-09, TT-GAP-38"""
    g = Takers(
        3,
        at="setup",
        round=3,
        characters=["resistance", "hermit", "ruler"],
        black_crowns=[2, 2, 0],
        hands=HANDS,
    ).when("0 no")
    assert g.asked() == "1 SpendBlackCrown: no yes"
    assert g.refused("0 yes") == "FS-TURN-01"
    g.when("1 no, 2 take-red, 2 take-blue")
    assert "TakeTurn" in g.asked()
    assert g.now("black_crowns") == [2, 2, 0]


def test_it_comes_on_top_of_the_gamblers_two_exchanges() -> None:
    """TT-REN-10"""
    g = renewing("gambler").when("0 no, 0 no, 0 r1, 0 done, 0 r2, 0 done")
    assert g.asked() == "0 SpendBlackCrown: no yes"
    g.when("0 yes, 0 r3, 0 done")
    assert "BidWins" in g.asked()
    assert [event.number for event in g.events("exchanged")] == [1, 1, 1]


def test_the_berserker_never_discards_the_berserker_card() -> None:
    """TT-REN-11"""
    g = renewing("berserker").when("0 yes")
    assert " M" not in g.asked()
    assert g.refused("0 M") == "TT-BER-18"
    assert len(g.t.options(0)) == 4


def test_other_exclusive_cards_may_be_discarded() -> None:
    """TT-REN-12, TT-GAP-39  The King's Rare, and the rest of the Berserker's hand."""
    g = renewing("king").when("0 no, 0 r1, 0 yes, 0 RAk, 0 done")
    assert "RAk" not in hand(g)
    g = renewing("berserker").when("0 yes")
    own = [GAME.write_pick(pick) for pick in g.t.options(0)]
    g.when(*[f"0 {card}" for card in own])
    assert "M" in hand(g)
    assert not set(own) & set(hand(g))


@pytest.mark.parametrize("character", ["king", "gambler", "berserker", "adventurer", "ruler"])
def test_new_cards_come_from_the_common_deck(character: str) -> None:
    """TT-REN-13, TT-GAP-39"""
    g = renewing(character, deck="k8").when("0 yes")
    first = GAME.write_pick(g.t.options(0)[0])
    g.when(f"0 {first}, 0 done")
    assert "k8" in hand(g)


def test_the_others_see_how_many_cards_but_not_which() -> None:
    """TT-REN-14"""
    g = renewing(deck="k1 k2").when("0 yes, 0 r1, 0 r4, 0 done")
    assert g.told("spent-black-crown", 1) == ["0"]
    assert [event.number for event in g.events("exchanged", 1)] == [2]
    assert (g.told("discarded", 1), g.told("drew", 1)) == (["0 ?", "0 ?"], ["0 ?", "0 ?"])
    assert (g.told("discarded", 0), g.told("drew", 0)) == (["0 r1", "0 r4"], ["0 k1", "0 k2"])
    assert (g.now("discards", 1), g.now("hands", 1)) == ("? ?", ["? ? ? ? ?", "b1 b2 b3 b4 b5", "? ? ? ? ?"])


def test_a_black_crown_of_round_3_comes_too_late() -> None:
    """TT-REN-15"""
    characters = ["resistance", "hermit", "gambler"]
    g = Takers(3, at="score", round=3, characters=characters, wins=[0, 3, 2], points=[900, 0, 0])
    assert g.now("black_crowns") == [1, 0, 0]
    assert (g.asked(), g.told("spent-black-crown")) == ("", [])


def test_by_option_the_berserker_renews_from_the_two_cards_left_over() -> None:
    """TT-OPT-05, TT-GAP-39  At most two cards, and none from the common deck."""
    g = renewing("berserker", options=OWN_DECK)
    deck = g.now("deck_count")
    before = hand(g)
    seven = {"M", "RAm", "WFm", "r10", "b10", "g10", "k10"}
    g.when("0 yes")
    first, second = [card for card in before if card != "M"][:2]
    g.when(f"0 {first}, 0 {second}")
    assert "TakeTurn" in g.asked()
    assert set(hand(g)) == seven - {first, second}
    assert g.now("deck_count") == deck
    assert sorted(g.told("drew-own", 0)[-1].split()[1:]) == sorted(seven - set(before))
    assert g.told("drew-own", 1)[-1] == "0 ? ?"


def test_a_second_renewal_draws_what_is_left() -> None:
    """TT-OPT-05, TT-GAP-39  A discarded card of the own deck does not come back."""
    g = renewing("berserker", crowns=3, options=OWN_DECK)
    gone = [hand(g)[1]]
    g.when(f"0 yes, 0 {gone[0]}, 0 done")
    gone.append(hand(g)[1])
    g.when(f"0 yes, 0 {gone[1]}")
    assert "TakeTurn" in g.asked()
    assert g.now("black_crowns") == [1, 0, 0]
    assert not set(gone) & set(hand(g))
    assert len(hand(g)) == 5


def test_the_option_is_for_the_berserker_alone() -> None:
    """TT-GAP-39"""
    g = renewing("king", options=OWN_DECK, deck="k1").when("0 yes, 0 r1, 0 done")
    assert "k1" in hand(g)
