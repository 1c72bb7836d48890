"""What happened, in few lines: cards told together, noise left out, a sheet for the points."""

from followsuit import HIDDEN, Event, Game, Reason
from followsuit.cli.looks import HANG
from followsuit.cli.speaker import Speaker
from followsuit.cli.story import TerminalStory
from followsuit.core.event import NO_SEAT
from followsuit.core.face import Piece

TEXTS = {
    "round": "Round {number} begins.",
    "drew": "{seat} draws {cards}.",
    "set": "{seat} makes a set of {cards} for {number} points.",
    "laid-out": "Laid out: {piece}.",
    "crown": "{seat} gets the Crown.",
    "scored": "{seat} scores {number} points.",
    "scored-loss": "{seat} loses {number} points.",
    "points": "{seat} has {number} points.",
}
SHEET = {
    "round": "round",
    "crown": "award crown",
    "scored": "plus",
    "scored-loss": "minus",
    "points": "total",
}
PIECES = {number: Piece(f"p{number}", "piece", f"Number {number}", "") for number in (3, 4, 7)}
GAME = Game("game", "Game", [2], ["S1", "S2", "S3"], texts=TEXTS, sheet=SHEET, pieces=PIECES)
NAMES = ["Ann", "Ben"]
WINS = Reason("A-1", "Points for the tricks won.")
ITEMS = Reason("A-2", "Unused items.")


def event(kind: str, seat: int = NO_SEAT, cards: list[int] | None = None, number: int = 0) -> Event:
    return Event(kind, seat, cards or [], NO_SEAT, number, [])


def award(seat: int, amount: int, why: Reason) -> Event:
    kind = "scored" if amount >= 0 else "scored-loss"
    return Event(kind, seat, [], NO_SEAT, abs(amount), [why])


def told(events: list[Event]) -> list[str]:
    lines = TerminalStory(Speaker(GAME, NAMES, "en")).add(events, "round 1, trick 5")
    return [line.text.replace(HANG, "") for line in lines]


def test_cards_that_go_the_same_way_are_told_together() -> None:
    events = [event("drew", 0, [0]), event("drew", 0, [2]), event("drew", 1, [HIDDEN])]
    assert told(events)[1:] == ["Ann draws S1 and S3.", "Ben draws a card."]


def test_what_is_counted_apart_is_told_apart() -> None:
    events = [event("set", 0, [0, 1], 20), event("set", 0, [2], 20)]
    assert told(events)[1:] == [
        "Ann makes a set of S1 and S2 for 20 points.",
        "Ann makes a set of S3 for 20 points.",
    ]


def test_pieces_that_are_laid_out_are_one_sentence() -> None:
    events = [event("laid-out", number=number) for number in (3, 4, 7)]
    assert told(events)[1:] == ["Laid out: Number 3, Number 4, Number 7."]


def test_that_somebody_has_answered_is_no_news() -> None:
    assert told([event("sealed", 1), event("drew", 1, [HIDDEN])])[1:] == ["Ben draws a card."]


def test_the_scoring_sheet_says_what_everybodys_points_are_made_of() -> None:
    events = [
        event("crown", 1),
        award(0, 20, WINS),
        award(1, 0, WINS),
        award(0, 10, ITEMS),
        award(0, -30, ITEMS),
        event("points", 0, number=30),
        event("points", 1, number=50),
    ]
    assert told(events) == [
        "Round 1 · Scoring",
        "Ben gets the Crown.",
        "Ann has 30 points.",
        "   +20  Points for the tricks won. (A-1)",
        "   -20  Unused items. (A-2)",
        "Ben has 50 points.",
        "     0  Points for the tricks won. (A-1)",
    ]


def test_points_without_a_sum_are_told_as_they_are() -> None:
    assert told([award(0, 20, WINS)])[1:] == ["Ann scores 20 points. Points for the tricks won. (A-1)"]


def test_a_round_is_a_heading_and_what_follows_stands_under_it() -> None:
    events = [event("round", number=2), event("drew", 0, [0])]
    assert told(events) == ["Round 2 begins.", "Ann draws S1."]
