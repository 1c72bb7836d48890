"""Records: written, read, played again; and what is wrong with one that cannot be."""

from collections.abc import Callable

import pytest

from followsuit import FollowSuitError, Match, Unreadable, WrongOption, find_game, new_match, read_record
from followsuit.core.rng import seeded


def finished_match(seed: int = 11, players: int = 4) -> Match:
    match = new_match("trick-raiders", players, {"starting_lives": 3}, seed, None)
    rng = seeded(seed)
    while (seat := match.table.next_seat()) >= 0:
        options = match.table.options(seat)
        match.answer(seat, options[rng.below(len(options))])
    return match


MATCH = finished_match()
RECORD = MATCH.record()
LINES = RECORD.splitlines()
FIRST_ANSWERS = next(i for i, line in enumerate(LINES) if line.startswith("round 1, declaration"))


@pytest.mark.parametrize("players", [3, 4])
def test_a_record_plays_again_to_the_same_table(players: int) -> None:
    match = finished_match(players, players)
    again = read_record(match.record())
    assert again.table.words() == match.table.words()
    assert again.record() == match.record()
    assert again.parted == ""


def test_an_unfinished_game_is_a_record_too() -> None:
    match = new_match("trick-raiders", 3, {}, 5)
    assert read_record(match.record()).table.words() == match.table.words()
    match.answer(0, match.table.options(0)[0])
    again = read_record(match.record())
    assert again.table.words() == match.table.words()
    assert "result" not in match.record()


def test_a_record_is_small_and_readable() -> None:
    assert len(RECORD) < 8000
    assert LINES[:3] == ["Follow Suit record, format 1", "game: trick-raiders", "rules: 1"]
    assert LINES[-2].startswith("result: places ")


@pytest.mark.parametrize(
    "names", [["Ann"], ["Ann", "Ben", "a, b"], ["Ann", "Ben", "x\ny"], ["Ann", "Ben", " "]]
)
def test_a_name_that_no_record_could_hold_is_refused(names: list[str]) -> None:
    with pytest.raises(WrongOption):
        new_match("trick-raiders", 3, seed=1, names=names)


def test_the_table_at_any_answer() -> None:
    for count in (0, 1, len(MATCH.picks) // 2, len(MATCH.picks)):
        table = MATCH.at(count)
        for seat, pick in zip(MATCH.seats[count:], MATCH.picks[count:], strict=True):
            table.answer(seat, pick)
        assert table.words() == MATCH.table.words()


def changed(line: int, change: Callable[[str], str]) -> str:
    return "\n".join([*LINES[:line], change(LINES[line]), *LINES[line + 1 :]]) + "\n"


def other_seat(line: str) -> str:
    """The first answer of the line is said to be of a seat that is not there."""
    heading, _, rest = line.partition(": ")
    _, _, after = rest.partition(" ")
    return f"{heading}: 9 {after}"


@pytest.mark.parametrize(
    ("text", "line", "sentence"),
    [
        ("", 1, "a record begins with 'Follow Suit record, format 1'."),
        ("hello\n", 1, "a record begins with 'Follow Suit record, format 1'."),
        (changed(0, lambda _: "Follow Suit record, format 2"), 1, "a format that a later version writes"),
        (LINES[0], 2, "the record's 'game' is missing here."),
        (changed(2, lambda _: "rules: one"), 3, "'rules' is a whole number, not 'one'"),
        (changed(3, lambda _: "players: 5"), 4, "Trick Raiders is for 3 or 4 players, not 5."),
        (changed(4, lambda _: "option: starting_lives = 9"), 5, "starting_lives is 2 or 3, not 9."),
        (changed(4, lambda _: "option: lives = 2"), 5, "has no option lives; it has starting_lives"),
        (changed(4, lambda _: "option: starting_lives"), 5, "an option is written 'option: name = value'."),
        (changed(6, lambda _: "seed: -1"), 7, "'seed' is a whole number, not '-1'"),
        (changed(7, lambda _: "names: Ann, Ben"), 8, "4 names are needed, not 2."),
        (changed(6, lambda _: f"seed: {2**128}"), 7, "A seed is a whole number from 0 to 2**128 - 1"),
        (changed(6, lambda _: "seed: 12"), FIRST_ANSWERS + 1, "(TR-DECL-21)"),
        (changed(FIRST_ANSWERS, other_seat), FIRST_ANSWERS + 1, "(FS-TURN-01)"),
        (changed(FIRST_ANSWERS, lambda line: line[:-1] + "x"), FIRST_ANSWERS + 1, "is not the one recorded"),
        (changed(FIRST_ANSWERS, lambda line: line.split(" | ")[0]), FIRST_ANSWERS + 1, "is written 'heading"),
        (changed(FIRST_ANSWERS, lambda _: "round 1: 0 Q7 | 0"), FIRST_ANSWERS + 1, "'Q7' is no answer in"),
        (
            changed(FIRST_ANSWERS, lambda _: "round 1: zero | 0"),
            FIRST_ANSWERS + 1,
            "is not a seat and its answer",
        ),
        ("\n".join(LINES[:-1]), len(LINES), "the record stops before its end."),
        ("\n".join(LINES[:20]) + "\n", 21, "the record stops before its end."),
        (changed(len(LINES) - 1, lambda _: "end: 3 answers"), len(LINES), "but its end says otherwise"),
        (changed(len(LINES) - 2, lambda line: line[:-1]), len(LINES) - 1, "the result is not the one"),
        (RECORD + "more\n", len(LINES) + 1, "nothing may follow the end of a record."),
        (RECORD.replace("trick-raiders", "trick-riders"), 0, "Did you mean trick-raiders?"),
    ],
)
def test_a_damaged_record_is_refused_with_its_line(text: str, line: int, sentence: str) -> None:
    with pytest.raises(FollowSuitError) as error:
        read_record(text)
    assert sentence in str(error.value)
    if line:
        assert isinstance(error.value, Unreadable)
        assert error.value.line == line
        assert str(error.value).startswith(f"line {line}: ")


def test_a_record_of_other_rules_says_where_they_part() -> None:
    """Older rules may have led to another table: it is replayed as far as it agrees."""
    older = changed(2, lambda _: "rules: 0").splitlines()
    assert read_record("\n".join(older)).parted == ""
    at = FIRST_ANSWERS + 2
    older[at] = older[at][:-2] + "zz"
    match = read_record("\n".join(older))
    assert match.parted.startswith(f"line {at + 1}: the table after round 1, trick 2")
    assert match.stored_result.startswith("places ")


def test_a_record_of_another_game_is_not_taken_for_this_one() -> None:
    from followsuit.core.record import read_record as read_record_of

    with pytest.raises(Unreadable, match=r"line 2: this is a record of trick-riders, not of trick-raiders"):
        read_record_of(RECORD.replace("trick-raiders", "trick-riders"), find_game("trick-raiders"))
