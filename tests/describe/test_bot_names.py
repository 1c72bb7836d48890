"""How bots are called, in the language of whoever reads."""

import pytest

from followsuit import all_games
from followsuit.describe.bot_names import bot_name, bot_names, free_bot_name
from followsuit.messages.files import all_languages


@pytest.mark.parametrize("language", all_languages())
def test_there_is_a_name_for_every_seat_and_none_twice(language: str) -> None:
    """As many as in English, so that each name has its like; none that could not stand in a record."""
    names = bot_names(language)
    assert len(names) == len(set(names)) == len(bot_names("en"))
    assert len(names) > max(players for game in all_games().values() for players in game.players)
    assert all(name.strip() == name and "," not in name for name in names)


def test_a_name_is_that_of_the_reader_whichever_stands_in_the_list() -> None:
    assert [bot_name(name, "ja") for name in ("Sora", "mio", "レン", "Mika")] == [
        "ソラ",
        "ミオ",
        "レン",
        "Mika",
    ]
    assert [bot_name(name, "en") for name in ("Sora", "ミオ", "Mika")] == ["Sora", "Mio", "Mika"]
    assert bot_name("Sora", "tlh") == "Sora"  # a language nobody has words of


def test_nobody_has_a_name_twice_in_any_language() -> None:
    assert free_bot_name([], "ja") == "ソラ"
    assert free_bot_name(["Sora", "ミオ"], "ja") == "レン"
    assert free_bot_name(["sora", "ミオ"], "en") == "Ren"
