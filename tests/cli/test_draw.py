"""A view as text, for games of any kind: with suits and without, with numbers, names and hidden cards."""

import re

import pytest

from cli.command import said
from followsuit import HIDDEN, Event, Game, Outcome, Reason
from followsuit.cli.draw import (
    cards_by_suit,
    cards_text,
    labels_of,
    option_lines,
    outcome_lines,
    table_lines,
)
from followsuit.cli.looks import HANG, TOGETHER
from followsuit.cli.screen import Screen
from followsuit.cli.speaker import Speaker
from followsuit.core.event import NO_SEAT
from followsuit.core.face import CardFace, Piece, Power
from followsuit.core.layout import Area, Counter, Layout
from followsuit.core.option import CARD, DONE, NUMBER, PIECE, POWER, SEAT, option
from followsuit.core.view import View
from followsuit.describe.question import in_order
from followsuit.games.kings.game import KINGS
from followsuit.games.tricktakers.game import GAME as TAKERS
from raiders import Raiders

TEXTS = {
    "power": "{seat} uses a power.",
    "round": "Round {number}.",
    "drawn": "{seat} draws {cards}.",
    "won": "{seat} wins with {cards}.",
}
FACES = [
    CardFace("spades", 1, ink="spade"),
    CardFace("spades", 2, ink="spade"),
    CardFace("hearts", 1, ink="heart"),
    CardFace("diamonds", 1, ink="diamond"),
    CardFace("clubs", 10, ink="club"),
]
CARDS = ["S1", "S2", "H1", "D1", "C10"]
SUITS = Game("suits", "Suits", [2], CARDS, texts=TEXTS)
FACED = Game("faced", "Faced", [2], CARDS, texts=TEXTS, faces=FACES)
COLOURS = Game("colours", "Colours", [2], ["r1", "r2", "S1", "WF"], texts=TEXTS)
NUMBERS = Game("numbers", "Numbers", [2], ["1", "2", "3"], texts=TEXTS)
FAMILY = Game("family", "Family", [2], ["r1", "r10", "b1", "g1", "k1", "RAa", "RAb", "WFa", "M"], texts=TEXTS)
NAMES = ["Ann", "Benedict"]


def plain(text: str) -> str:
    return text.replace(TOGETHER, " ").replace(HANG, "")


def by(game: Game, names: list[str] = NAMES) -> Speaker:
    return Speaker(game, names, "en")


def a_view() -> View:
    """Some view: what the games of this file say about an answer does not depend on it."""
    return Raiders(players=3).t.view(0)


def listed(game: Game, options: list[int], with_texts: bool = True) -> list[str]:
    return [plain(line) for line in option_lines(by(game), a_view(), options, with_texts)]


@pytest.mark.parametrize(
    ("cards", "text"),
    [
        ([], "none"),
        ([0, 2], "S1 H1"),
        ([HIDDEN], "1 card"),
        ([HIDDEN] * 9, "9 cards"),
        ([4, HIDDEN, HIDDEN], "C10 and 2 hidden"),
    ],
)
def test_cards(cards: list[int], text: str) -> None:
    assert plain(cards_text(by(SUITS), cards)) == text


def test_a_hand_is_held_by_suits_with_their_signs() -> None:
    assert plain(cards_by_suit(by(FACED), [4, 1, 2, 0])) == "♠ S1 S2   ♥ H1   ♣ C10"
    assert cards_by_suit(by(SUITS), []) == "none"


def test_signs_are_only_for_the_four_usual_suits() -> None:
    """By the ink of their faces; where nothing is said of cards, they are held by their letters."""
    assert cards_by_suit(by(COLOURS), [3, 2, 1, 0]) == "r1 r2   S1   WF"
    assert cards_by_suit(by(NUMBERS), [2, 0, 1]) == "1 2 3"


def test_colours_are_named_and_so_are_the_cards_without() -> None:
    hand = TAKERS.read_cards("r1 r10 b1 g1 k1 RAa RAb WFa")
    held = "red r1 r10   blue b1   green g1   black k1   Rare RAa RAb   White Flag WFa"
    assert plain(cards_by_suit(by(TAKERS), hand)) == held
    assert plain(cards_by_suit(by(FAMILY), list(range(9)))) == "r1 r10   b1   g1   k1   RAa   RAb   WFa   M"


def test_signs_are_left_out_where_they_cannot_be_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    class Narrow:
        encoding = "ascii"

    monkeypatch.setattr("sys.stdout", Narrow())
    assert cards_by_suit(by(FACED), [2, 0]) == "S1   H1"


def test_a_table() -> None:
    areas = [
        Area("trick", NO_SEAT, "trick", [0]),
        Area("stock", NO_SEAT, "pile", []),
        Area("played", NO_SEAT, "list", [3]),
        Area("hand", 0, "hand", [2, 1]),
        Area("row", 0, "row", []),
        Area("hand", 1, "hand", [HIDDEN]),
    ]
    counters = [
        Counter("trump", NO_SEAT, "hearts"),
        Counter("lives", 1, "2"),
        Counter("dropped out", 1, "yes"),
    ]
    lines = [plain(line) for line in table_lines(by(FACED), Layout(areas, counters), 0)]
    assert lines == [
        "Trump hearts; Trick S1.",
        "  Ann       you; Row none",
        "  Benedict  Lives 2; Dropped out; Hand 1 card",
        "Your hand: ♠ S2   ♥ H1",
    ]
    asked = [plain(line) for line in table_lines(by(FACED), Layout(areas, counters), 0, with_lists=True)]
    assert asked == ["Trump hearts; Trick S1; Played D1.", *lines[1:]]


def test_a_seat_with_many_counters_begins_with_its_character() -> None:
    counters = [
        Counter("wins", 1, "2"),
        Counter("bid", 1, "two or three"),
        Counter("character", 1, "Ruler"),
        Counter("left", 1, "King, Hermit"),
    ]
    areas = [Area("taken", 1, "list", [0]), Area("hand", 1, "hand", [HIDDEN])]
    line = plain(table_lines(by(FACED), Layout(areas, counters), 0)[1])
    assert line == "  Benedict  Ruler; Wins 2; Bid: two or three; Left: King, Hermit; Hand 1 card"
    asked = table_lines(by(SUITS), Layout(areas, counters), 0, with_lists=True)[1]
    assert "; Taken S1; Hand 1 card" in plain(asked)


def test_what_does_not_fit_goes_on_below_the_first_fact(capsys: pytest.CaptureFixture[str]) -> None:
    counters = [Counter(f"counter {i}", 1, "100") for i in range(8)]
    Screen().say(table_lines(by(SUITS), Layout([], counters), 0)[1])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 1
    assert all(re.match(r"            Counter \d 100", line) for line in lines[1:])


def test_what_happened_with_its_reasons() -> None:
    reasons = [
        Reason("A-1", "Equal cards cancel."),
        Reason("A-2", "S1 is special."),
        Reason("A-3", "A lead."),
    ]
    event = Event("won", 1, [0], NO_SEAT, 0, reasons)
    expected = "Benedict wins with S1. Equal cards cancel. (A-1) S1 is special. (A-2) A lead. (A-3)"
    assert by(SUITS).event(event) == expected
    assert by(SUITS).event(Event("won", 0, [4], NO_SEAT, 0, [])) == "Ann wins with C10."


def test_many_hidden_cards_are_counted() -> None:
    many = Event("drawn", 0, [HIDDEN] * 4, NO_SEAT, 0, [])
    assert by(SUITS).event(many) == "Ann draws 4 cards."
    one = Event("drawn", 0, [HIDDEN], NO_SEAT, 0, [])
    assert by(SUITS).event(one) == "Ann draws a card."
    both = Event("drawn", 0, [0, HIDDEN, HIDDEN], NO_SEAT, 0, [])
    assert by(SUITS).event(both) == "Ann draws S1 and 2 cards."


def test_a_power_is_told_with_its_name() -> None:
    event = Event("power", 0, [], NO_SEAT, 0, [], "resistance-0")
    assert by(TAKERS).event(event) == "Ann uses a power: Kakumei."


def test_options_are_numbered_and_words_come_last() -> None:
    options = in_order([DONE, option(CARD, 2), option(SEAT, 1), option(CARD, 0)])
    assert listed(SUITS, options) == ["  1: S1   2: H1   3: Benedict   4: done"]


def test_numbers_that_are_answers_are_not_numbered() -> None:
    options = [option(NUMBER, 0), option(NUMBER, 10), DONE]
    assert labels_of(SUITS, options) == ["0", "10", ""]
    assert listed(SUITS, options) == ["  0   10   done"]
    cards = [option(CARD, 0), option(CARD, 2)]
    assert labels_of(NUMBERS, cards) == ["1", "3"]
    assert listed(NUMBERS, cards) == ["  1   3"]


def with_pieces(text: str) -> Game:
    """A game that says something about its pieces."""
    pieces = {number: Piece(f"p{number}", "piece", f"Piece {number}", text) for number in (3, 4, 12)}
    return Game("pieces", "Pieces", [2], ["S1", "S2"], pieces=pieces)


class Powerful(Game):
    def __init__(self) -> None:
        super().__init__(
            "powerful", "Powerful", [2], ["S1", "S2"], powers=[Power("juggle", "Juggle two", -1)]
        )

    def power_of(self, view: View, number: int) -> str:
        return "juggle"


def test_powers_have_their_names_and_a_line_of_their_own() -> None:
    options = in_order([option(POWER, 0), option(CARD, 0), option(CARD, 1), DONE])
    assert listed(Powerful(), options) == ["  1: S1   2: S2", "  3: Juggle two", "  4: done"]


def test_what_a_piece_does_stands_beside_it_or_below() -> None:
    options = [option(PIECE, 3), option(PIECE, 12)]
    beside = ["  1: Piece 3    It does this.", "  2: Piece 12   It does this."]
    assert listed(with_pieces("It does this."), options) == beside
    long = "It does this. " * 6
    assert listed(with_pieces(long), [options[0]]) == ["  1: Piece 3", f"      {long}"]
    assert listed(with_pieces(long), options, with_texts=False) == ["  1: Piece 3   2: Piece 12"]


def test_what_is_said_below_about_copies_is_said_once() -> None:
    long = "It does this. " * 6
    options = [option(PIECE, 3), option(PIECE, 4), DONE]
    assert listed(with_pieces(long), options) == ["  1: Piece 3   2: Piece 4", f"      {long}", "  3: done"]


def test_the_end() -> None:
    way = Reason("A-9", "Most points win.")
    alone = outcome_lines(by(SUITS), Outcome([2, 1], way, [3, 5]), 0)
    assert alone == [
        "Benedict wins. Most points win. (A-9)",
        "  1st: Benedict, score 5",
        "  2nd: Ann (you), score 3",
    ]
    shared = outcome_lines(
        by(SUITS, ["Ann", "Ben", "Cleo", "Dora"]), Outcome([1, 1, 3, 4], way, [5, 5, 2, 1]), 9
    )
    assert shared == [
        "Ann and Ben share the victory. Most points win. (A-9)",
        "  1st: Ann, score 5",
        "  1st: Ben, score 5",
        "  3rd: Cleo, score 2",
        "  4th: Dora, score 1",
    ]


def test_lines_are_broken_between_answers() -> None:
    text = said("play", "trick-raiders", "--seed", "7")
    answers = [line for line in text.splitlines() if re.match(r" +\d+: ", line)]
    assert len(answers) > 1
    for line in answers:
        assert re.fullmatch(r" +(\d+: \S+ *)+", line)


def test_what_lies_on_a_card_is_said_in_brackets() -> None:
    """KT-KING-05, KT-QUEEN-31"""
    trick = Area("trick", NO_SEAT, "trick", [0, 1, HIDDEN], [0, 1, 2], ["red-king", "", ""])
    text = table_lines(by(KINGS), Layout([trick], []), 0)[0]
    cards = KINGS.write_card(0), KINGS.write_card(1)
    assert plain(text) == f"Trick {cards[0]} (under the Red King) {cards[1]} and 1 hidden."
    assert f"{cards[0]}{TOGETHER}(under" in text, "no line is broken between a card and its mark"


def test_a_mark_without_words_is_said_as_it_is() -> None:
    assert plain(cards_text(by(SUITS), [0, 2], ["as blue 10", ""])) == "S1 (as blue 10) H1"


def test_counters_that_are_pieces_have_their_names() -> None:
    green_set, black_king, ninja = (piece_of(key) for key in ("green-set", "black-king", "ninja-2"))
    counters = [
        Counter("contract", NO_SEAT, "black", piece=black_king),
        Counter("set", 0, "", piece=green_set),
        Counter("COPY", 1, "", piece=ninja),
        Counter("contract", 1, "done", piece=black_king),
    ]
    lines = [plain(line) for line in table_lines(by(KINGS), Layout([], counters), 0)]
    assert lines[0] == "Devil's contract: Black King."
    assert lines[1].endswith("you; Green set")
    assert lines[2].endswith("COPY: Ninja; Devil's contract: Black King, done")


def piece_of(key: str) -> int:
    return next(number for number, piece in KINGS.pieces.items() if piece.key == key)


def test_who_is_of_the_own_team_is_said() -> None:
    """KW-PREP-03"""
    counters = [Counter("team", seat, str(1 + seat % 2)) for seat in range(3)]
    lines = [plain(line) for line in table_lines(by(SUITS, ["Ann", "Ben", "Cho"]), Layout([], counters), 0)]
    assert lines == ["  Ann  you; Team 1", "  Ben  Team 2", "  Cho  Team 1, yours"]


def test_a_hand_is_held_by_colour_whatever_came_to_the_deck_last() -> None:
    hand = KINGS.read_cards("k10 r4 g9 k6 RAa b10")
    assert plain(cards_by_suit(by(KINGS), hand)) == "red r4   blue b10   green g9   black k6 k10   Rare RAa"
