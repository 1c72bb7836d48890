"""Two players, set-up and the steps of a round: KT2-FLOW in section 3.18 of the rules."""

from followsuit.games.takers.table import DECK
from kings import Kings, Options
from kings_rounds import (
    answer_once,
    answer_until,
    answer_while,
    is_over,
    kinds,
    question,
    set_names,
    to_round,
)

BY_CHOICE: Options = {"set_assignment": "choice"}


def test_points_sets_kings_deck_characters_cards() -> None:
    """KT2-FLOW-01  In this order."""
    for options in ({}, BY_CHOICE):
        g = answer_while(Kings(2, options, 1), "TakeSet")
        told = kinds(g)
        assert told[:5] == [*["took-set"] * 2, *["kings-deck"] * 3]
        assert told[5:10] == ["round", "contract", "contract-costs", "hand", "hand"]
        assert g.table.points == [50, 50]
        assert len(g.table.row) == 8
        assert len(g.t.cards.piles[DECK]) == 10
    g = Kings(2, BY_CHOICE, 1)
    assert kinds(g) == []
    assert [len(g.table.hand(seat)) for seat in range(2)] == [0, 0]
    assert g.t.view(0).table.cards.piles[DECK] == [-1] * 28  # the deck is not seen before it is dealt either


def test_nine_steps_in_every_round() -> None:
    """KT2-FLOW-02"""
    for seed in range(8):
        g = answer_until(Kings(2, {}, seed), "Bid", seed=seed)
        for number in (1, 2, 3):
            told = kinds(g)
            begin = max(i for i in range(len(told)) if told[i] == "round")
            assert told[begin : begin + 6] == [
                "round",
                "contract",
                "contract-costs",
                "hand",
                "hand",
                "start-card",
            ]
            assert told[begin + 6 : begin + 12] == ["chose"] * 6
            helped = {"took-king", "no-help"} & set(told[begin + 12 :])
            assert not helped or number == 3
            answer_until(g, "SpendJacks", "TakeCharacter", seed=seed)
            assert len(g.events("won")) == 9 * number
            answer_until(g, "Bid", seed=seed)
        assert is_over(g)


def test_scoring_begins_with_the_question_for_the_jack() -> None:
    """KT2-FLOW-03, KT2-JACK-09"""
    party = ["hermit samurai collector", "resistance ninja healer"]
    g = Kings(
        2, {}, 0, at="score", sets=["black", "green"], party=party, bids=["hermit-1", "ninja-1"], wins=[4, 5]
    )
    assert g.asked() == "0 SpendJacks: no yes; 1 SpendJacks: no yes"
    assert "points" not in kinds(g)
    g.when("0 no, 1 yes")
    assert kinds(g).count("points") == 2
    assert g.table.spent == [0, 0]  # cleared up: the Jack is face up again
    assert question(g) == "TakeCharacter"


def test_everything_is_cleared_up_as_in_the_main_game() -> None:
    """KT2-FLOW-02, KT-FLOW-06"""
    g = to_round(Kings(2, {}, 3), 2)
    assert g.table.bids == [[], []]
    assert g.table.spent == [0, 0]
    assert g.table.roles == []


def test_a_king_that_was_taken_is_no_longer_in_the_deck() -> None:
    """KT2-FLOW-04, KT2-ASSIST-04  The contract colour of Round 3 is what it was."""
    g = Kings(
        2, {}, 0, at="deal", round=3, points=[0, 300], sets=["black", "green"], contracts="red white blue"
    )
    while question(g) == "TakeCharacter":
        answer_once(g, 1)
    g.when("0 red-king")
    assert g.asked() == "0 TakeKing: done white-king"
    g.when("0 white-king")
    assert set_names(g.table.contracts)[3] == "blue"
    assert [g.game.pieces[event.number].key for event in g.events("contract")] == ["blue-king"]
