"""Set-up and the steps of a round of the main game: KT-FLOW in section 3.18 of the rules."""

import pytest

from followsuit.core.event import NO_SEAT
from followsuit.games.kings.cards import BLACK_TENS
from followsuit.games.kings.places import SHELF
from followsuit.games.kings.table import COUNTS, DOWN, NO_PIECE, UP
from followsuit.games.takers.table import DECK
from kings import Kings, Options
from kings_rounds import (
    answer_until,
    bids,
    is_over,
    kinds,
    question,
    to_round,
)

PARTIES = ["gambler ninja healer", "hermit samurai collector", "hermit resistance berserker"]
HANDS = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5", "k1 k2 k3 k4 k5"]
CHEERLEADER: Options = {"cheerleader": True}
# The steps of a round, by what is told in each; what may be told again and again is once here.
STEP_OF = {
    "round": "1",
    "contract": "1",
    "contract-costs": "1",
    "hand": "2",
    "drafts-first": "3",
    "took-set": "3",
    "chose": "3",
    "start-card": "3",
    "laid-bid": "4",
    "no-bid": "4",
    "kizuna": "4",
    "copied": "4",
    "queen-up": "5",
    "queen-stays": "5",
    "led": "6",
    "played": "6",
    "won": "6",
    "scored": "7",
    "scored-loss": "7",
    "points": "7",
    "game-over": "7",
}


def steps(g: Kings) -> str:
    """The steps of the rounds so far, each as often as it was begun."""
    found = ""
    for kind in kinds(g):
        step = STEP_OF.get(kind, "")
        if step and not found.endswith(step):
            found += step
    return found


def scoring(**more: object) -> Kings:
    """A round of three that is over, but for its points."""
    given: dict[str, object] = {
        "at": "score",
        "party": PARTIES,
        "bids": ["ninja-1", "samurai-1", "berserker-1"],
        **more,
    }
    return Kings(3, {}, 0, **given)


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (3, {"devil_contract": True}),
        (4, {"cheerleader": True, "devil_contract": True}),
        (5, {"initial_parties": "random"}),
        (4, {"initial_parties": "choice"}),
    ],
)
def test_every_round_has_its_steps_in_this_order(players: int, options: Options) -> None:
    """KT-FLOW-02, KT-FLOW-05, KT-PREP-11"""
    for seed in range(5):
        g = answer_until(Kings(players, options, seed), seed=seed)
        rounds = [part.replace("5", "") for part in steps(g).split("1")[1:]]
        assert rounds == ["23467"] * 3
        for part in steps(g).split("1")[1:]:
            assert part in ("234567", "23467")  # Set Up tells nothing of its own without a Queen to pay for


def test_the_game_is_set_up_with_everything_laid_out() -> None:
    """KT-FLOW-01  No points, cards in their places, all sets and characters, who is first in the draft."""
    g = Kings(4, {"first_drafter": "3", "devil_contract": True})
    assert g.table.points == [0] * 4
    assert g.table.set_row == [4, 0, 1, 2, 3]
    assert g.table.row == g.table.rules.characters
    assert sorted(g.t.cards.piles[SHELF]) == BLACK_TENS
    assert len(g.t.cards.piles[DECK]) == 36 - 4 * 5
    assert g.table.contracts == [-1] * 4
    assert g.t.next_seat() == 3
    assert kinds(g) == ["round", *["hand"] * 4, "drafts-first"]


def test_the_contract_of_the_round_lies_there_first() -> None:
    """KT-FLOW-03, KT-DEVC-03  In Rounds 2 and 3; in Round 3 the card shows its black side."""
    choices: list[Options] = [{}, {"devil_contract": True}]
    for options in choices:
        g = answer_until(Kings(4, options, 2))
        costs = [event.number for event in g.events("contract-costs")]
        assert costs == ([10, 20] if options else [])
        told = kinds(g)
        rounds = [i for i in range(len(told)) if told[i] == "round"]
        assert [told[i + 1] for i in rounds] == ["hand", *["contract" if options else "hand"] * 2]


def test_the_party_of_round_one_and_of_the_later_ones() -> None:
    """KT-FLOW-04, KT-DRAFT-15, KT-DRAFT-16  The Start Player Card comes after the draft, later before it."""
    for how in ("off", "random", "choice"):
        g = answer_until(Kings(4, {"initial_parties": how}, 2), "Bid")
        told = [kind for kind in kinds(g) if STEP_OF.get(kind) == "3"]
        assert told[-1] == "start-card"
        assert told.count("start-card") == 1
        assert told.count("chose") == 12
        to_round(g, 2)
        assert kinds(g)[-1] == "start-card"
        assert g.table.row == g.table.rules.characters
        before = len(kinds(g))
        answer_until(g, "Bid")
        assert kinds(g)[before:] == ["chose"] * 12


def test_bid_set_up_tricks_and_scoring() -> None:
    """KT-FLOW-05  Each by its own rules, and nothing else is asked between them."""
    g = Kings(4, CHEERLEADER, 0, at="bid", party=[*PARTIES, "gambler healer cheerleader"], hands=HANDS)
    g.when("0 ninja-1, 1 hermit-1, 2 resistance-1, 3 done")
    assert question(g) == "NamePartner"
    g.when("3 seat-0")
    assert g.t.next_seat() == 0  # white, with Gambler
    assert question(g) == "DiscardSome"
    g.when("0 r1, 0 r2")
    assert g.t.next_seat() == 2  # blue, with Berserker
    assert question(g) == "Discard"
    g.when("2 k10x")
    assert g.t.next_seat() == 3  # green, with Gambler
    assert question(g) == "DiscardSome"
    g.when("3 k1, 3 k2")
    assert g.t.next_seat() == 0
    assert question(g) == "KingsTurn"
    answer_until(g, "TakeCharacter")
    assert len(g.events("won")) == 5
    assert kinds(g).count("points") == 4


def test_what_is_cleared_up() -> None:
    """KT-FLOW-06, KT-QUEEN-02, KT-GAP-56  The Red Queen is turned down, Jacks are up, cards go home."""
    g = scoring(
        round=1,
        sets=["red", "white", "blue"],
        queens=["counts", "down", "up"],
        kings_played="white",
        taken=["r1 r2 k10x", "b1 k10y", ""],
        hands=["", "", ""],
        wins=[2, 2, 1],
        uses=["", "hermit-1", ""],
    )
    assert question(g) == "TakeCharacter"
    assert g.table.round == 2
    assert g.table.queens == [DOWN, DOWN, UP]
    assert g.table.played == 1 << 4
    assert bids(g) == ["", "", ""]
    assert [g.table.is_jack_up(seat) for seat in range(3)] == [True] * 3
    assert g.table.roles == []
    assert g.table.uses == []
    assert sorted(g.t.cards.piles[SHELF]) == BLACK_TENS
    assert [len(g.table.taken(seat)) for seat in range(3)] == [0, 0, 0]
    assert g.table.wins == [0, 0, 0]
    assert [len(cards) for cards in g.table.barred] == [3, 3, 3]


def test_kizuna_and_copy_go_back() -> None:
    """KT-FLOW-06"""
    four = [*PARTIES, "gambler healer cheerleader"]
    laid = ["ninja-1", "samurai-1", "berserker-1"]
    g = Kings(4, CHEERLEADER, 0, at="score", party=four, bids=[*laid, ""], partner=1)
    assert g.table.partner == NO_SEAT
    g = Kings(4, CHEERLEADER, 0, at="score", party=four, bids=[*laid, "cheerleader"], copied="ninja-1")
    assert (g.table.copied, g.table.copied_from) == (NO_PIECE, NO_SEAT)


def test_the_red_queen_counts_until_the_round_is_scored() -> None:
    """KT-FLOW-06, KT-QUEEN-22  In the last round nothing is cleared up any more."""
    g = scoring(round=3, sets=["red", "white", "blue"], queens=["counts", "down", "up"], wins=[0, 3, 2])
    assert is_over(g)
    assert g.table.queens[0] == COUNTS
    assert bids(g) == ["ninja-1", "samurai-1", "berserker-1"]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_game_is_over_with_the_points_of_round_three(players: int) -> None:
    """KT-FLOW-07  And never before, however far somebody is ahead."""
    for seed in range(6):
        g = answer_until(Kings(players, seed=seed), seed=seed)
        told = kinds(g)
        assert told.count("round") == 3
        assert told[-1] == "game-over"
        assert told[-1 - players : -1] == ["points"] * players
    for number in (1, 2):
        g = scoring(round=number, points=[5000, 0, 0])
        assert not is_over(g)
        assert g.table.round == number + 1
    assert is_over(scoring(round=3))
