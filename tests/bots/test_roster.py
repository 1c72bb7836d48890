"""Bots by name: the levels of the house, what may be written after a colon, and what is refused."""

import pytest

from followsuit import WrongOption, seeded
from followsuit.bots.random_bot import RandomBot
from followsuit.bots.roster import check_level, check_plain_level, levels, new_bot
from followsuit.bots.search_bot import SECONDS, SearchBot
from followsuit.bots.thumb_bot import ThumbBot
from followsuit.search.helper import CAN_HELP


def searching(level: str) -> SearchBot:
    bot = new_bot(level, seeded(1))
    assert isinstance(bot, SearchBot)
    return bot


def test_the_levels_of_the_house_come_first_from_weak_to_strong() -> None:
    assert list(levels())[:3] == ["random", "thumb", "search"]
    assert isinstance(new_bot("random", seeded(1)), RandomBot)
    assert isinstance(new_bot("thumb", seeded(1)), ThumbBot)


@pytest.mark.parametrize(
    ("level", "seconds", "worlds"),
    [
        ("search", SECONDS, 0),
        ("search:0.05s", 0.05, 0),
        ("search:2s", 2.0, 0),
        ("search:400", SECONDS, 400),
    ],
)
def test_a_search_is_for_a_time_or_over_so_many_worlds(level: str, seconds: float, worlds: int) -> None:
    bot = searching(level)
    assert (bot.seconds, bot.worlds) == (seconds, worlds)
    assert check_level(level) == level


@pytest.mark.parametrize("settings", ["0", "0s", "0.0s", "-1", "x", "1m", "400s*", "s", "1e9", "3s*0"])
def test_other_settings_of_a_search_are_refused(settings: str) -> None:
    with pytest.raises(WrongOption, match=r"^A search is for a time or over a number of worlds, such as"):
        check_level(f"search:{settings}")


def test_a_search_may_have_several_cores() -> None:
    """Where processes can be copied; elsewhere it thinks alone."""
    assert [searching(f"search:{settings}").cores for settings in ("0.3s", "0.3s*1")] == [1, 1]
    bots = [searching(f"search:{settings}") for settings in ("0.3s*2", "400*2")]
    assert [bot.cores for bot in bots] == [2 if CAN_HELP else 1] * 2
    assert [(bot.seconds, bot.worlds) for bot in bots] == [(0.3, 0), (SECONDS, 400)]


def test_bots_without_settings_say_so() -> None:
    with pytest.raises(
        WrongOption, match=r"^search: ends with a colon, and the settings of search are missing"
    ):
        check_level("search:")
    with pytest.raises(WrongOption, match=r"^The bot random has no settings, so none like 5\.$"):
        check_level("random:5")


def test_at_a_table_of_the_server_bots_have_no_settings() -> None:
    """Somebody's wish for an hour's thought would be at everyone's expense."""
    assert check_plain_level("search") == "search"
    with pytest.raises(
        WrongOption, match=r"^Bots at a table have no settings: it is search, not search:9s\.$"
    ):
        check_plain_level("search:9s")
    with pytest.raises(WrongOption, match=r"^There is no bot genius\."):
        check_plain_level("genius")
