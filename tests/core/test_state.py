"""What a table consists of: every kind of field is read, written, refused and counted by its declaration."""

import pytest

from followsuit import Game, Rng, Table, seeded
from followsuit.core.cards import Cards, new_cards
from followsuit.core.fields import (
    Field,
    Follows,
    Hands,
    Named,
    Number,
    Numbers,
    Place,
    Round,
    Seat,
    SeatMask,
    Seats,
    Text,
    TrickNumber,
    Words,
    WordsOfSeats,
)
from followsuit.core.moment import Moment, NothingLeft
from followsuit.core.option import NO, YES
from followsuit.core.position import Position, PositionError
from followsuit.core.setting import Setting
from followsuit.core.state import State
from followsuit.core.step import Ask, AskAll

DECK, TRICK = 3, 4
TOOLS = ["axe", "bow", "cup"]


class Bench(Table):
    """A table with a field of every kind."""

    def __init__(self, cards: Cards, rng: Rng, original: Table | None = None) -> None:
        super().__init__(3, cards, rng, original)
        self.round = 0
        self.trick_number = 0
        self.points = [0, 0, 0]
        self.leader = 0
        self.order: list[int] = []
        self.out = 0
        self.tool = 0
        self.row: list[int] = []
        self.tools: list[list[int]] = [[], [], []]
        self.price = 7
        self.note = 0
        self.is_late = False

    def clone(self) -> "Bench":
        copy = Bench(self.cards.clone(), self.rng.clone(), self)
        for name in vars(self):
            if name not in ("cards", "rng", "log"):
                setattr(copy, name, getattr(self, name))
        return copy

    def state(self) -> State:
        return STATE


class Choose(Ask[Bench]):
    def options(self, t: Bench) -> list[int]:
        return [NO, YES]

    def picked(self, t: Bench, pick: int) -> None:
        t.note += pick


class Vote(AskAll[Bench]):
    def options(self, t: Bench, seat: int, picks: list[int]) -> list[int]:
        return [NO, YES]

    def revealed(self, t: Bench, picks: list[list[int]]) -> None:
        t.note = len(picks)


def read_price(s: Setting) -> None:
    s.t.price = len(s.position.text("cost", "o" * s.t.price))


STATE = State(
    places=[Hands(), Place("deck", DECK, is_hidden=True, is_top_first=True), Place("trick", TRICK)],
    fields=[
        Round(4, before=["deal"], none=["draft"]),
        TrickNumber(5, before=["draft", "deal"], next=["next trick"]),
        Numbers("points", 0, 9),
        Seat("leader", lambda s: len(s.get("order"))),
        Seats("order"),
        SeatMask("out"),
        Named("tool", TOOLS),
        Words("row", TOOLS, "tool", lambda s: [s.get("tool")], is_sorted=True),
        WordsOfSeats("tools", TOOLS, "tool"),
        Text("price", read_price, lambda s: "o" * s.t.price, key="cost"),
        Field("note"),
        Follows("is_late", lambda s: s.t.round > 2, is_field=True),
        Follows("hand_counts", lambda s: s.each(lambda seat: len(s.t.cards.piles[seat]))),
    ],
    moments=[
        Moment("draft", (), lambda t: [Choose(0)]),
        Moment("deal", (), lambda t: [Choose(0)]),
        Moment("next trick", (), lambda t: [Choose(0)]),
        Moment("turn", Choose, lambda t: [Choose(t.leader)]),
        Moment("vote", Vote, lambda t: [Vote((0, 1, 2))]),
        Moment("over", NothingLeft),
    ],
    voids={"low": [0, 1, 2], "high": [3, 4, 5]},
)


class BenchGame(Game):
    def __init__(self) -> None:
        super().__init__("bench", "Bench", [3], ["a", "b", "c", "d", "e", "f"])

    def start(self, players: int, options: dict[str, int | str | bool], rng: Rng) -> Table:
        return Bench(new_cards(3, 5, DECK, 6), rng)


GAME = BenchGame()


def table(**position: object) -> Bench:
    t = GAME.start(3, {}, seeded(0))
    assert isinstance(t, Bench)
    GAME.read_position(Position({"at": "turn", **position}), t)
    return t


@pytest.mark.parametrize(
    ("key", "value", "attribute", "kept"),
    [
        ("round", 3, "round", 3),
        ("trick_number", 5, "trick_number", 5),
        ("points", [1, 2, 9], "points", [1, 2, 9]),
        ("leader", 2, "leader", 2),
        ("order", "2 0", "order", [2, 0]),
        ("out", "0 2", "out", 5),
        ("tool", "cup", "tool", 2),
        ("row", "axe cup", "row", [0, 2]),
        ("tools", ["bow axe", "", "cup"], "tools", [[1, 0], [], [2]]),
        ("cost", "oo", "price", 2),
    ],
)
def test_a_kind_of_field_is_read_and_written_the_same(
    key: str, value: object, attribute: str, kept: object
) -> None:
    t = table(**{key: value})
    assert getattr(t, attribute) == kept
    assert GAME.write_position(t)[key] == value
    assert t.words() != table().words()


def test_what_is_left_out_has_its_usual_value_whatever_the_order_of_fields() -> None:
    """The leader comes before the order it hangs on, the row after the tool."""
    t = table(order="1 2", tool="bow")
    assert (t.leader, t.row, t.round, t.trick_number, t.price) == (2, [1], 1, 1, 7)


def test_the_first_step_counts_the_round_or_the_trick_itself() -> None:
    assert (table(at="deal", round=2).round, table(at="deal").trick_number) == (1, 0)
    assert table(at="next trick", trick_number=3).trick_number == 2
    assert table(at="draft").round == 0


def test_cards_that_are_not_named_lie_below_the_others_of_the_first_place_that_is_no_seats() -> None:
    t = table(hands=["b", "", "c"], deck="f a", trick="e")
    assert t.cards.piles == [[1], [], [2], [3, 0, 5], [4]]
    assert GAME.write_position(t)["deck"] == "f a d"
    assert GAME.write_position(t.view(0).table)["hands"] == ["b", "", "?"]


def test_what_is_known_of_hidden_cards_is_read_and_written() -> None:
    said = {"shown": ["b", "", ""], "known": ["c", "", ""], "voids": ["", "high", ""]}
    written = GAME.write_position(table(hands=["a b", "", "c"], **said))
    assert {key: written[key] for key in said} == said


def test_a_void_is_of_the_cards_that_not_everybody_has_seen() -> None:
    """A card that was seen to come into the hand is no matter; where all were seen, nothing is said."""
    said = {"shown": ["", "d", ""], "voids": ["", "high", ""]}
    written = GAME.write_position(table(hands=["e", "d", ""], **said))
    assert {key: written[key] for key in said} == said
    assert GAME.write_position(table(hands=["a", "b", "c"], trick="d e f"))["voids"] == ["", "", ""]


def test_sealed_answers_are_given_to_the_question() -> None:
    t = table(at="vote", sealed=["yes", "", "no"])
    assert (t.seats_to_act(), GAME.write_position(t)["sealed"]) == ([1], ["yes", "", "no"])
    assert GAME.write_position(t.view(1).table)["sealed"] == ["?", "", "?"]


def test_a_table_is_written_at_the_moment_at_which_it_waits() -> None:
    t = table()
    assert GAME.write_position(t)["at"] == "turn"
    t.answer(0, YES)
    assert GAME.write_position(t)["at"] == "over"


@pytest.mark.parametrize(
    ("position", "key", "index", "message"),
    [
        ({"at": "over"}, "at", -1, 'at is one of draft, deal, next trick, turn, vote, not "over".'),
        ({"round": 5}, "round", -1, "round is a whole number from 1 to 4, not 5."),
        ({"at": "deal", "trick_number": 1}, "trick_number", -1, "trick_number is a whole number from 0 to 0"),
        ({"points": [1, 2]}, "points", -1, "points is a list of 3 numbers, not [1, 2]."),
        ({"points": [1, 2, 10]}, "points", 2, "each of points is a whole number from 0 to 9, not 10."),
        ({"leader": 3}, "leader", -1, "leader is a whole number from -1 to 2, not 3."),
        ({"order": "1 3"}, "order", -1, "order lists seats, and 3 is none."),
        ({"out": "1 1"}, "out", -1, "out lists seat 1 twice."),
        ({"tool": "fan"}, "tool", -1, 'tool is one of axe, bow, cup, not "fan".'),
        ({"row": "axe fan"}, "row", -1, "there is no tool 'fan'."),
        ({"tools": ["", "axe axe", ""]}, "tools", 1, "axe is named twice."),
        ({"is_late": True}, "is_late", -1, "is_late would be false here, not true."),
        ({"hands": ["a", "g", ""]}, "hands", 1, "Bench has no card g."),
        ({"hands": ["a", "b a", ""]}, "hands", 1, "a lies in two places."),
        ({"trick": "g"}, "trick", -1, "Bench has no card g."),
        ({"deck": "a", "trick": "b a"}, "trick", -1, "a lies in two places."),
        ({"shown": ["", "a", ""]}, "shown", 1, "a is not in the hand of seat 1."),
        ({"known": ["", "a", ""], "trick": "a"}, "known", 1, "a does not lie hidden."),
        ({"voids": ["", "", "odd"]}, "voids", 2, "voids lists suits, and odd is none."),
        ({"voids": ["low", "", ""], "hands": ["a", "", ""]}, "voids", 0, "a is in the hand of seat 0."),
        ({"sealed": ["", "yes", ""]}, "sealed", 1, "yes: "),
        ({"sealed": ["yes", "", ""]}, "sealed", 0, "yes does not stay sealed; let a step give it."),
        ({"note": 1}, "note", -1, "a position has no note; it has at, cost, deck, "),
    ],
)
def test_what_cannot_be_is_refused_with_its_key_and_index(
    position: dict[str, object], key: str, index: int, message: str
) -> None:
    with pytest.raises(PositionError) as error:
        table(**position)
    assert (error.value.key, error.value.index) == (key, index)
    assert str(error.value).startswith(message)


def test_no_two_keys_have_the_same_name() -> None:
    """A position would mean both; so would the key of what is known of the hands."""
    with pytest.raises(ValueError, match="two keys of a state are called shown;"):
        State([Hands(), Place("shown", 4)], [])
    with pytest.raises(ValueError, match="two keys of a state are called wins"):
        State([Hands(), Place("deck", 4)], [Numbers("wins", 0, 5), Number("other", 0, 1, key="wins")])


def test_keys_are_those_of_moments_fields_places_and_what_is_known() -> None:
    assert sorted(STATE.keys()) == sorted(GAME.write_position(table()))
