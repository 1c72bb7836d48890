"""`followsuit play little-tricktakers`: the shop, what is prepared, items, as a player reads them."""

from pathlib import Path

import pytest

from cli.command import Player, complaint, said
from followsuit import messages, read_record
from followsuit.games.little.items import ITEMS

# The first of every list; where that is a number, 0; where it is a set, as many as it must have.
FIRST = "1\n0\n1 2 3\n1 2 3 4\n" * 200


def unwrapped(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize(
    "arguments",
    [
        ["--players", "2", "--seed", "1"],
        ["--players", "3", "--seed", "2"],
        ["--players", "4", "--seed", "3", "--option", "mode=light1", "--seat", "3"],
        ["--players", "5", "--seed", "4", "--option", "mode=light3"],
    ],
)
def test_a_whole_game_by_typing_the_first_of_every_list(arguments: list[str], tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    text = said(
        "play",
        "little-tricktakers",
        *arguments,
        "--record",
        str(record),
        "--name",
        "Zoe",
        "--bots",
        "random",
        input=FIRST,
    )
    outcome = read_record(record.read_text()).table.outcome
    assert outcome is not None
    assert f"({outcome.way.rule})" in unwrapped(text[text.index("\nResult\n") :])
    lines = [line for line in text.splitlines() if record.name not in line]  # a path is as long as it is
    assert max(len(line) for line in lines) <= 80
    assert "power-" not in text


def test_the_shop_shows_prices_and_what_things_do() -> None:
    """LT-OPT-09, LT-OPT-10"""
    arguments = ["--players", "3", "--seed", "1", "--option", "first_player=0"]
    text = unwrapped(said("play", "little-tricktakers", *arguments))
    assert (
        ": Enhancement Rare Costs 30 points. It goes into your hand, and another card is discarded." in text
    )
    texts = [messages.text("little-tricktakers", f"items.{item.key}.text") for item in ITEMS]
    shown = [
        item
        for item, does in zip(ITEMS, texts, strict=True)
        if f": {item.name} Costs {item.price} points. {does}" in text
    ]
    assert len(shown) == 3


def test_what_is_prepared_lies_open() -> None:
    """LT-HID-22"""
    options = ["--players", "3", "--option", "first_player=0", "--option", "mode=light1"]
    with Player("little-tricktakers", "--seed", "1", *options) as player:
        player.say("gambler")
        assert "to prepare: Gambler: exchange cards" in unwrapped(player.heard)


def test_what_says_what_an_item_does_and_by_which_rules() -> None:
    with Player("little-tricktakers", "--seed", "1") as player:
        reply = unwrapped(player.say("what clock"))
        rules = ", ".join(messages.rules("little-tricktakers", "items.clock"))
        text = messages.text("little-tricktakers", "items.clock.text")
        assert reply.startswith("Time Traveler's Clock: This trick again, led by whom you name.")
        assert f"Before a card: {text} ({rules})" in reply


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["mode=light4"], "mode is standard, light1, light2 or light3, not light4."),
        (["style=shuffle"], "style is for a table that plays light game 1 (mode light1)."),
        (["mode=light1", "characters=king,fool"], "There is no character 'fool'; there are king, gambler,"),
        (["mode=light1", "characters=king,king,devil"], "King is named twice among the characters."),
        (
            ["mode=light1", "characters=king,devil"],
            "3 players need 3 characters or more in this mode, not 2.",
        ),
        (["first_player=3"], "first_player is a seat from 0 to 2, not 3."),
    ],
)
def test_wrong_options_are_refused_in_a_line(options: list[str], words: str) -> None:
    """LT-DEC-35, LT-OPTN-01"""
    arguments = [word for option in options for word in ("--option", option)]
    assert words in complaint("play", "little-tricktakers", "--players", "3", *arguments)


def test_light_games_are_for_more_than_two() -> None:
    """LT-LIGHT-12"""
    words = complaint("play", "little-tricktakers", "--players", "2", "--option", "mode=light2")
    assert words == "mode is for 3, 4 or 5 players, not for 2."
