"""Rules of thumb for the auction, the sets and the discards: what they say, and that they beat chance."""

from followsuit import Rng, Table
from followsuit.core.rng import seeded
from followsuit.games.kings.game import OMBRE
from followsuit.games.kings.ombre.policy import OMBRE_POLICY
from followsuit.games.kings.table import kings_table
from followsuit.games.kings.turn import KingsTurn
from kings import Ombre
from ombre import AUCTION, HANDS, answer_first, question

STRONG = "b3 b8 b9 b10 r10 RAa RAb g10 g9"  # with blue as trump
WEAK = "r1 r2 b1 b2 g1 g2 k1 k2 k4"


def best(g: Ombre) -> str:
    """The answer that looks best to the seat that is asked."""
    seat = g.t.next_seat()
    offered = sorted(g.t.options(seat))
    found = OMBRE_POLICY.choosing(g.table, seat, offered)
    assert len(found) == len(offered)
    return g.game.write_pick(offered[found.index(max(found))])


def discarded(g: Ombre) -> list[str]:
    """What looks best, until something else is asked."""
    given: list[str] = []
    while question(g) == "DiscardToNine":
        given.append(best(g))
        g.when(f"{g.t.next_seat()} {given[-1]}")
    return given


def auctioning(hand: str, **position: object) -> Ombre:
    return Ombre({}, 0, **{"at": "auction", "drafter": 0, "hands": ["", hand, ""], **position})


def test_a_strong_hand_declares_as_few_cards_as_will_do_and_a_weak_one_passes() -> None:
    """KO-AUC-04"""
    assert best(auctioning(STRONG)) == "number-1"
    assert best(auctioning(WEAK)) == "no"
    after = {"declared": [0, 0, 2], "declarer": 2, "passed": "0"}
    assert best(auctioning(STRONG, **after)) == "number-2"


def test_the_king_player_takes_the_colour_the_hand_is_strong_in() -> None:
    """KO-SET-01"""
    long_green = "g2 g4 g6 g8 g9 g10 b1 r1 k1"
    assert best(Ombre(at="sets", king_player=0, hands=[long_green, "", ""])) == "green-set"


def test_a_rival_takes_a_queen_of_use() -> None:
    """KO-SET-05  One who makes a White Flag of a card, for the bonus against a Rare."""
    g = Ombre(at="sets", king_player=0, sets=["red", "", ""], hands=HANDS)
    assert best(g) == "blue-set"


def test_what_wins_least_is_discarded() -> None:
    """KO-XCH-05  All three of them, though they are picked in ascending order; trump is kept."""
    hands = ["b4", "r1 r2 b1 b9 b10 r9 r10 k1 k9 k10 WFa RAa", "b5"]
    g = Ombre(at="discard", king_player=0, sets=["black", "blue", "green"], hands=hands)
    assert discarded(g) == ["r1", "r2", "b1"]


def test_a_card_that_cannot_be_the_first_one_picked_can_be_the_last() -> None:
    """KO-XCH-05  The White Flag comes after all others, and is discarded all the same."""
    hands = ["b4", "r9 r10 b9 b10 g1 g9 g10 k1 k9 k10 RAa WFa", "b5"]
    g = Ombre(at="discard", king_player=0, sets=["red", "blue", "green"], hands=hands)
    assert discarded(g) == ["g1", "k1", "WFa"]


def test_the_king_player_keeps_the_colour_that_will_be_trump() -> None:
    """KO-XCH-05, KO-SET-01  Low cards of it as well."""
    hand = "r1 r2 r3 r4 r5 r6 b7 g7 k7 b8 g8 k8"
    g = Ombre(at="discard", king_player=0, sets=["", "", ""], hands=[hand, "", ""])
    assert discarded(g) == ["b7", "g7", "k7"]
    assert best(g) == "red-set"


def test_of_anything_else_nothing_is_said() -> None:
    g = answer_first(
        Ombre(at="auction", drafter=0, hands=HANDS, auction=AUCTION),
        "Declare",
        "DiscardToNine",
        "ChooseTrump",
        "TakeSetLeft",
    )
    assert OMBRE_POLICY.choosing(g.table, g.t.next_seat(), sorted(g.t.options(g.t.next_seat()))) == []


def by_thumb(t: Table, seat: int, rng: Rng) -> int:
    offered = sorted(t.options(seat))
    found = t.policy.priors(t, seat, offered)
    return offered[found.index(max(found))]


def by_chance(t: Table, seat: int, rng: Rng) -> int:
    """Only before the tricks, which all play alike."""
    if isinstance(t.question(), KingsTurn):
        return by_thumb(t, seat, rng)
    offered = sorted(t.options(seat))
    return offered[rng.below(len(offered))]


def test_they_beat_chance_when_all_play_the_same_tricks() -> None:
    """One seat goes by them, two draw their answers by lot; each seat in turn, the same games each time."""
    won = 0.0
    for deal in range(10):
        for mine in range(3):
            t = OMBRE.new_table(3, {}, deal)
            rng = seeded(3 * deal + mine)
            while (seat := t.next_seat()) >= 0:
                t.apply(seat, (by_thumb if seat == mine else by_chance)(t, seat, rng))
            won += kings_table(t).standing()[mine]
    assert won / 30 > 1.3 / 3
