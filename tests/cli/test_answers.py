"""What a player types, read as answers."""

import pytest

from followsuit import FollowSuitError, Game
from followsuit.cli.answers import meant_by, read_answer, read_answers, set_asked, try_answers
from followsuit.cli.speaker import Speaker
from followsuit.core.option import CARD, DONE, NUMBER, SEAT, YES, option
from followsuit.core.step import AskAll
from followsuit.core.table import Table
from followsuit.describe.question import in_order
from raiders import Raiders
from tables import Given
from tricktakers import Takers

GAME = Game("game", "Game", [3], ["H1", "H9a", "H9b", "H10a", "H10b", "H10c"])
NUMBERS = Game("numbers", "Numbers", [3], ["1", "2", "3"])
NAMES = ["Ann", "Ben", "Cleo"]
CARDS = [option(CARD, card) for card in range(6)]
H1, H9A, H9B, H10A, H10B, H10C = CARDS


def by(game: Game) -> Speaker:
    return Speaker(game, NAMES, "en")


@pytest.mark.parametrize(
    ("options", "word", "pick"),
    [
        (CARDS, "h9a", H9A),
        (CARDS, "H9A", H9A),
        (CARDS, "1", H1),
        (CARDS, "6", H10C),
        ([H9A], "h10b", H10B),  # not on offer: for the rules to refuse
        ([H9A, H10A], "h10", H10A),
        ([H10A], "h1", H1),  # a name of its own, and short for nothing
        ([option(SEAT, 2)], "cleo", option(SEAT, 2)),
        ([option(SEAT, 2)], "seat-2", option(SEAT, 2)),
        ([option(SEAT, 2)], "1", option(SEAT, 2)),
        ([H1, DONE], "keep", DONE),
        ([H1, DONE], "None", DONE),
        ([YES], "yes", YES),
        ([YES], "done", DONE),
        ([option(NUMBER, 3), option(NUMBER, 1)], "3", option(NUMBER, 3)),
        ([option(NUMBER, 3), option(NUMBER, 1)], "1", option(NUMBER, 1)),
        ([option(NUMBER, 3), option(NUMBER, 1)], "2", option(NUMBER, 2)),  # a rule says why not
    ],
)
def test_one_answer(options: list[int], word: str, pick: int) -> None:
    assert read_answer(by(GAME), options, word, []) == pick


@pytest.mark.parametrize(
    ("options", "word", "sentence"),
    [
        (CARDS, "7", "7 is not in the list of answers."),
        (CARDS, "0", "0 is not in the list of answers."),
        (CARDS, "h9", "h9 can be H9a or H9b."),
        ([H10A, H10C], "h10", "h10 can be H10a or H10c."),
        ([H1], "h10", "h10 can be H10a, H10b or H10c."),
        (CARDS, "x", "'x' is no answer in Game."),
        (CARDS, "keep", "'keep' is no answer in Game."),
        (CARDS, "ben", "'ben' is no answer in Game."),
        ([option(NUMBER, 3)], "256", "256 is not in the list of answers."),
    ],
)
def test_what_is_no_answer(options: list[int], word: str, sentence: str) -> None:
    with pytest.raises(FollowSuitError) as error:
        read_answer(by(GAME), options, word, [])
    assert str(error.value) == sentence


def test_cards_called_by_numbers_are_called_by_them() -> None:
    options = [option(CARD, 2), option(CARD, 1)]
    assert read_answer(by(NUMBERS), options, "2", []) == option(CARD, 1)
    assert read_answer(by(NUMBERS), options, "1", []) == option(CARD, 0)


def declaration() -> Raiders:
    return Raiders(
        players=3,
        at="declaration",
        leads=["S3 S4", "H3", "H4"],
        hands=["D3 D4 D5", "H5", "H6"],
    )


def read(given: Given, line: str) -> str:
    options = given.t.options(0)
    picks = read_answers(by(given.game), options, line, given.t.view(0))
    return " ".join(given.game.write_pick(pick) for pick in picks)


@pytest.mark.parametrize(
    ("line", "picks"),
    [
        ("d5 d3", "D3 D5 done"),
        ("d5,d3 , d4", "D3 D4 D5 done"),
        ("S4 done", "S4 done"),
        ("done", "done"),
        ("keep", "done"),
        ("d3 d3", "D3 D3 done"),
    ],
)
def test_a_set_is_sorted_and_closed(line: str, picks: str) -> None:
    assert read(declaration(), line) == picks


def test_a_set_of_as_many_as_there_can_be_needs_no_done() -> None:
    given = Raiders(
        players=3,
        at="declaration",
        leads=["", "", ""],
        hands=["S3 S4 S5 S6 S7 S8 S9a S9b S10a S10b H3 H4 H5", "D3", "D4"],
    )
    assert read(given, "S3 S4 S5 S6 S7 S8 S9a S9b S10a S10b H3 H4 H5").endswith("H4 H5")


class PickInOrder(AskAll[Table]):
    """Two cards, and it matters which comes first."""

    def options(self, t: Table, seat: int, picks: list[int]) -> list[int]:
        return [pick for pick in CARDS if pick not in picks]

    def is_complete(self, picks: list[int]) -> bool:
        return len(picks) == 2


def test_picks_whose_order_matters_are_no_set() -> None:
    given = declaration()
    assert set_asked(given.t.view(0)) is not None
    given.t.then([PickInOrder((0,))])
    assert set_asked(given.t.view(0)) is None


def test_where_one_answer_is_asked_for_several_are_too_many() -> None:
    given = declaration().when("0 done", "1 done", "2 done")
    assert read(given, "s3") == "S3"
    picks = [given.game.read_pick(word) for word in ("S3", "S4")]
    with pytest.raises(FollowSuitError, match=r"^One answer is asked for, not several\.$"):
        try_answers(by(given.game), given.t, 0, picks)


def test_trying_changes_nothing_and_refuses_the_whole() -> None:
    """TR-DECL-12  The second card is what is wrong, and not even the first is taken."""
    given = declaration().when("1 done", "2 done")
    before = given.t.words()
    picks = [given.game.read_pick(word) for word in ("S3", "D3", "done")]
    with pytest.raises(FollowSuitError, match="TR-DECL-12"):
        try_answers(by(given.game), given.t, 0, picks)
    try_answers(by(given.game), given.t, 0, [picks[0], picks[2]])
    assert given.t.words() == before


# Answers with names.

SWORDS = [("Miracle Sword, 5 more", 1), ("Miracle Sword, 5 less", 2), ("Ruler's Wand", 3), ("Wander", 4)]


@pytest.mark.parametrize(
    ("word", "picks"),
    [
        ("sword", [1, 2]),
        ("miracle-sword", [1, 2]),
        ("sword-5-l", [2]),
        ("rulers-wand", [3]),
        ("wander", [4]),  # just that, and not what only begins so
        ("wand", [3, 4]),
        ("RULER", [3]),
        ("word", []),  # a word begins so, it does not end so
        ("5", []),  # too short to mean anything
        ("", []),
    ],
)
def test_a_word_of_its_name_will_do(word: str, picks: list[int]) -> None:
    assert [pick for _, pick in meant_by(word, SWORDS)] == picks


def adventurer() -> Takers:
    return Takers(
        3,
        {"characters": "base_box"},
        characters=["adventurer", "resistance", "ruler"],
        hands=["r1 r2 b3", "b1 b2", "b4 b5"],
        items="map-of-destiny miracle-sword timid-boots",
    )


@pytest.mark.parametrize(
    ("line", "picks"),
    [
        ("map", "power-0"),
        ("map-of-destiny", "power-0"),  # an item is a card too, but that is not what is meant
        ("boots", "power-2"),
        ("wand", "power-4"),  # not on an equipment: for the rules to refuse
        ("sword-5-less r2", "power-15 r2"),
        ("r2", "r2"),
        ("5", "power-2"),
    ],
)
def test_a_power_is_typed_by_a_word_of_its_name(line: str, picks: str) -> None:
    given = adventurer()
    options = in_order(given.t.options(0))
    read = read_answers(by(given.game), options, line, given.t.view(0))
    assert [given.game.write_pick(pick) for pick in read] == picks.split()


def test_a_word_of_two_names_is_asked_again() -> None:
    given = adventurer()
    sentence = "sword can be Miracle Sword, 5 more or Miracle Sword, 5 less; take its number."
    with pytest.raises(FollowSuitError) as error:
        read_answers(by(given.game), given.t.options(0), "sword", given.t.view(0))
    assert str(error.value) == sentence


def test_a_power_and_its_card_are_one_line_and_a_power_that_acts_at_once_is_not() -> None:
    """TT-FLOW-03"""
    given = adventurer()
    try_answers(by(given.game), given.t, 0, [given.game.read_pick("power-3"), given.game.read_pick("r2")])
    with pytest.raises(FollowSuitError, match=r"^One answer is asked for, not several\.$"):
        try_answers(by(given.game), given.t, 0, [given.game.read_pick("power-2"), given.game.read_pick("r2")])


def test_picks_whose_order_matters_are_taken_as_typed() -> None:
    """TA-RUL-01"""
    given = Takers(
        3,
        {"characters": "base_box"},
        at="setup",
        characters=["king", "hermit", "ruler"],
        hands=["r1", "", ""],
    )
    given.when("0 r1")
    line = "take-red do-not-take-red"
    picks = read_answers(by(given.game), given.t.options(2), line, given.t.view(2))
    assert " ".join(given.game.write_pick(pick) for pick in picks) == line
    try_answers(by(given.game), given.t, 2, picks)
