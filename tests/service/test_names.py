"""Which names can be taken: any single thing that is wrong with one is enough."""

import pytest

from followsuit import find_game
from followsuit.service import wire
from followsuit.service.entries import SIT, Entry, TableRow
from followsuit.service.names import LONGEST_NAME, BadName, checked_name
from followsuit.service.story import Story


@pytest.mark.parametrize(
    ("name", "clean"),
    [("Ann", "Ann"), ("  Ann   B ", "Ann B"), ("x" * LONGEST_NAME, "x" * LONGEST_NAME), ("空", "空")],
)
def test_a_name_is_taken_without_needless_blanks(name: str, clean: str) -> None:
    assert checked_name(name) == clean


@pytest.mark.parametrize("name", ["", "   ", "x" * (LONGEST_NAME + 1), "Ann,", "a\x00b", "\u200b"])
def test_what_does_not_fit_a_record_is_refused(name: str) -> None:
    with pytest.raises(BadName):
        checked_name(name)


def table_of(*data: dict[str, str]) -> Story:
    story = Story(
        TableRow(
            id="abcdefghijkl",
            game="trick-raiders",
            rules=find_game("trick-raiders").rules_version,
            players=len(data),
            options=find_game("trick-raiders").checked_options(len(data), {}, 1),
            seed=1,
            salt="00",
            secret="00",
            host="",
            begun=0.0,
        )
    )
    for seat, one in enumerate(data):
        story.apply(Entry(seat + 1, SIT, seat, "", one))
    return story


def test_a_bot_has_its_name_in_the_language_of_whoever_looks() -> None:
    """The list keeps what it says, and so does the record; people are called as they call themselves."""
    story = table_of(
        {"kind": "person", "name": "Mio", "guest": "a"},
        {"kind": "bot", "name": "Sora", "level": "random"},
        {"kind": "bot", "name": "レン", "level": "random"},
    )
    for lang, names in (("en", ["Mio", "Sora", "Ren"]), ("ja", ["Mio", "ソラ", "レン"])):
        telling = wire.Telling(story, lang, [True] * 3)
        assert telling.names == names
        assert [seat.name for seat in telling.table.seats] == names
        assert story.names("", lang) == names
    assert story.names("") == story.match.names == ["Mio", "Sora", "レン"]


def test_who_came_in_with_a_record_is_called_as_it_says() -> None:
    """Nobody knows whether it was a bot."""
    story = table_of(*[{"kind": "bot", "name": name} for name in ("Sora", "Mio", "Ren")])
    assert story.names("", "ja") == ["Sora", "Mio", "Ren"]
