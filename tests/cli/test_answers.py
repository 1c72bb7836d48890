"""What a player types, read as answers."""

import pytest

from followsuit import FollowSuitError, Game
from followsuit.cli.answers import read_answer, read_answers, set_asked, try_answers
from followsuit.core.option import CARD, DONE, NUMBER, SEAT, YES, option
from followsuit.core.step import AskAll
from followsuit.core.table import Table
from raiders import Raiders
from tables import Given

GAME = Game("game", "Game", [3], ["H1", "H9a", "H9b", "H10a", "H10b", "H10c"])
NUMBERS = Game("numbers", "Numbers", [3], ["1", "2", "3"])
NAMES = ["Ann", "Ben", "Cleo"]
CARDS = [option(CARD, card) for card in range(6)]
H1, H9A, H9B, H10A, H10B, H10C = CARDS


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
    ],
)
def test_one_answer(options: list[int], word: str, pick: int) -> None:
    assert read_answer(GAME, NAMES, options, word) == pick


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
        ([option(NUMBER, 3)], "2", "2 is not in the list of answers."),
    ],
)
def test_what_is_no_answer(options: list[int], word: str, sentence: str) -> None:
    with pytest.raises(FollowSuitError) as error:
        read_answer(GAME, NAMES, options, word)
    assert str(error.value) == sentence


def test_cards_called_by_numbers_are_called_by_them() -> None:
    options = [option(CARD, 2), option(CARD, 1)]
    assert read_answer(NUMBERS, NAMES, options, "2") == option(CARD, 1)
    assert read_answer(NUMBERS, NAMES, options, "1") == option(CARD, 0)


def declaration() -> Raiders:
    return Raiders(
        players=3,
        at="declaration",
        leads=["S3 S4", "H3", "H4"],
        hands=["D3 D4 D5", "H5", "H6"],
    )


def read(given: Given, line: str) -> str:
    options = given.t.options(0)
    picks = read_answers(given.game, NAMES, options, line, given.t.view(0))
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
    with pytest.raises(FollowSuitError, match=r"^One answer is asked for, not several\.$"):
        read(given, "s3 s4")


def test_trying_changes_nothing_and_refuses_the_whole() -> None:
    """TR-DECL-12  The second card is what is wrong, and not even the first is taken."""
    given = declaration().when("1 done", "2 done")
    before = given.t.words()
    picks = [given.game.read_pick(word) for word in ("S3", "D3", "done")]
    with pytest.raises(FollowSuitError, match="TR-DECL-12"):
        try_answers(given.t, 0, picks)
    try_answers(given.t, 0, [picks[0], picks[2]])
    assert given.t.words() == before
