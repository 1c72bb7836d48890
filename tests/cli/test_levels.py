"""Levels of bots in the terminal: one for all, or one for every other seat."""

import pytest

from cli.command import complaint, said


def greeting(*arguments: str) -> str:
    return said("play", "trick-raiders", "--seed", "1", *arguments).splitlines()[1]


def test_one_level_is_for_all() -> None:
    assert greeting("--bots", "thumb") == "You are Guest. The bots (thumb): Sora, Mio, Ren."


def test_levels_go_to_the_other_seats_in_their_order() -> None:
    assert greeting("--bots", "thumb,random,search:5") == (
        "You are Guest. The bots: Sora (thumb), Mio (random), Ren (search:5)."
    )
    assert greeting("--bots", "thumb,random,thumb", "--seat", "1") == (
        "You are Guest. The bots: Sora (thumb), Mio (random), Ren (thumb)."
    )


def test_each_bot_plays_as_its_level_says() -> None:
    """From a seat in the middle: whoever sits before and after it have changed, and the game with them."""
    games = [
        said("play", "trick-raiders", "--seed", "1", "--seat", "1", "--bots", bots, input="1\n" * 30)
        for bots in ("thumb,random,random", "random,random,thumb", "thumb,random,random")
    ]
    told = [game.split("\n", 3)[3] for game in games]
    assert told[0] == told[2] != told[1]


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        ("thumb,random", "--bots names one level, or one for each of 3 other seats, not 2."),
        ("thumb,random,genius", "There is no bot genius."),
        ("thumb:3", "The bot thumb has no settings, so none like 3."),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(bots: str, sentence: str) -> None:
    assert sentence in complaint("play", "trick-raiders", "--bots", bots)
