"""`followsuit play tricktakers`: characters, powers, tasks and the scoring sheet, as a player reads them."""

import re
from pathlib import Path

import pytest

from cli.command import PROMPT, Player, complaint, said
from followsuit import messages, read_record
from followsuit.games.tricktakers.roster import CHARACTERS, key_of

FIRST = "1\n0\n" * 300  # the first of every list; where that is a stake, nothing
BOX = ["--option", "characters=base_box"]


def unwrapped(text: str) -> str:
    return " ".join(text.split())


# Whole games.


@pytest.mark.parametrize(
    "arguments",
    [
        ["--players", "2", "--seed", "1"],
        ["--players", "2", "--seed", "2", "--option", "two_player_mode=drafted"],
        ["--players", "3", "--seed", "3", *BOX, "--option", "tasks_2023=true"],
        ["--players", "4", "--seed", "4", *BOX, "--seat", "3"],
        ["--players", "5", "--seed", "5", *BOX, "--option", "discards=face_up"],
    ],
)
def test_a_whole_game_by_typing_the_first_of_every_list(arguments: list[str], tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    text = said("play", "tricktakers", *arguments, "--record", str(record), "--name", "Zoe", input=FIRST)
    outcome = read_record(record.read_text()).table.outcome
    assert outcome is not None
    assert f"({outcome.way.rule})" in unwrapped(text[text.index("\nResult\n") :])
    lines = [line for line in text.splitlines() if record.name not in line]  # a path is as long as it is
    assert max(len(line) for line in lines) <= 80
    assert "power-" not in text
    assert not re.search(r"(?:^| )\?", text), "no hidden card is shown as a mark"


# Characters.


def test_the_choice_of_a_character_shows_what_each_does() -> None:
    text = unwrapped(said("play", "tricktakers", "--seed", "1", "--option", "first_player=0"))
    for character in CHARACTERS:
        does = messages.text("tricktakers", f"characters.{key_of(character.name)}.text")
        shown = f": {character.name} {does}" in text
        assert shown == character.code.endswith("A"), character.name


def test_a_list_that_grows_shorter_is_explained_once() -> None:
    """The draft of two players; `look` explains it again."""
    options = ["--players", "2", "--option", "two_player_mode=drafted", "--option", "first_player=1"]
    with Player("tricktakers", "--seed", "5", *options) as player:
        assert "  1: " in player.heard
        king = messages.text("tricktakers", "characters.king.text")
        assert king in unwrapped(player.heard)
        player.say(player.options()[-1])
        assert "a character. (TA-2P-04)\n  1: " in player.heard
        assert king not in unwrapped(player.heard)
        assert king in unwrapped(player.say("look"))


def test_what_says_what_something_does_and_by_which_rules() -> None:
    with Player("tricktakers", "--seed", "1") as player:
        reply = unwrapped(player.say("what boots"))
        rules = ", ".join(messages.rules("tricktakers", "items.timid-boots"))
        text = messages.text("tricktakers", "items.timid-boots.text")
        assert reply.startswith("Timid Boots: The last word in this trick.")
        assert f"Before a card: {text} At the end: Unused. 10 points. ({rules})" in reply
        assert player.say("what KING").startswith("King: Wants as many tricks as it can get.\n")
        card = unwrapped(player.say("what king"))
        assert "before the last round: 0: 0, 1: 20, 2: 50, 3: 80, 4: 120, 5: wins the game." in card
        assert "At setup: King's Rare. Take it into the hand, then discard another card." in card
        assert "Five tricks win the game, in any round. Not with two players." in card
        assert player.say("what kakumei").startswith("Resistance: "), "its power has that name"
        assert player.say("what reserve").startswith("Collector: "), "only its text speaks of it"
        assert "crystal is part of Crystal" not in player.say("what crystal")
        assert "take is part of Do not take red, Do not" in unwrapped(player.say("what take"))
        assert player.say("what nonsense").startswith("TrickTakers has nothing to say about nonsense.\n")
        assert player.say("what").startswith("Type what and a name")


# Powers.

THREE = ["--players", "3", "--seed", "5", "--option", "first_player=0"]


def test_a_power_has_its_name_and_is_typed_by_it() -> None:
    """TT-RES-03, TT-RES-05"""
    options = ["--option", "characters=resistance, Gambler, Ruler"]
    with Player("tricktakers", *THREE, *options) as player:
        player.say("resistance")
        number = len(re.findall(r"\d+: ", player.heard[player.heard.rindex("Your turn: ") :]))
        assert f"\n  {number}: Kakumei\n" in player.heard
        assert "So far: Kakumei.\n" in player.say("kak")
        card = player.options()[0]
        assert re.search(r"Guest (plays|leads) ", player.say(card))
        assert "  Guest uses a power: Kakumei.\n" in player.heard
        reply = player.say("why kakumei")
        assert "(TT-RES-02)" in reply


def test_a_power_and_its_card_may_be_typed_on_one_line() -> None:
    options = ["--option", "characters=resistance,gambler,ruler"]
    with Player("tricktakers", *THREE, *options) as player:
        player.say("resistance")
        card = player.options()[0]
        assert "Guest uses a power: Kakumei." in player.say(f"kakumei {card}")


def test_an_item_is_typed_by_a_word_of_its_name() -> None:
    """TA-ITM-15"""
    options = ["--option", "characters=adventurer,gambler,hermit"]
    with Player("tricktakers", *THREE, *options) as player:
        player.say("adventurer")
        assert "2: Potion of Invisibility\n      Play your card face down;" in player.heard
        assert "Guest has a new item: Timid Boots." in player.say("boots")
        player.say("sword")
        while "Timid Boots" not in player.heard[player.heard.rindex("Your turn: ") :]:
            player.say("1")
        assert "can be Miracle Sword, 5 more or Miracle Sword, 5 less" in unwrapped(player.say("sword"))
        assert "Guest uses a power: Timid Boots." in player.say("boots")


def test_tasks_are_given_in_order_on_one_line_or_one_by_one() -> None:
    """TA-RUL-01"""
    options = ["--option", "characters=ruler,gambler,hermit"]
    with Player("tricktakers", *THREE, *options) as player:
        player.say("ruler")
        assert "1: Do not take red" in player.heard
        assert "So far: Take green." in player.say("take-green")
        reply = player.say("take-blue")
        assert "Guest gives Sora the task: Take green." in reply
        assert "Guest gives Mio the task: Take blue." in reply
        heard = unwrapped(player.heard)
        assert "task: Take green;" in heard
        assert "task: Take blue;" in heard
    with Player("tricktakers", *THREE, *options) as player:
        player.say("ruler")
        assert player.say("take-red take-red").startswith("Each task card exists once. (TA-RUL-02)\n")
        assert "Guest gives Mio the task: Take blue." in player.say("take-red take-blue")


# The end of a round.


def test_the_scoring_sheet_explains_every_point() -> None:
    text = said("play", "tricktakers", "--players", "4", "--seed", "4", *BOX, input=FIRST)
    sheets = re.findall(r"\nRound \d · Scoring\n(.*?)\n\n", text, re.S)
    assert sheets
    for sheet in sheets:
        assert re.search(r"gets the Crown of the round|Nobody gets the Crown", sheet)
        assert len(re.findall(r"^  \w+ has \d+ points\.$", sheet, re.M)) == 4
        lines = re.findall(r"^ {4,}[ +-]\d+  .*(?:\n {10}.*)*", sheet, re.M)
        assert len(lines) >= 3
        for line in lines:
            assert re.fullmatch(r"([+-]\d+|0) .*\(T[TA]-[A-Z0-9]+-\d+\)( That is .*)?", unwrapped(line)), line


# Options.


@pytest.mark.parametrize(
    "value",
    ["king,gambler,ruler", "King, Gambler, Ruler", " ruler ,king,  GAMBLER", "1A,2A,5B"],
)
def test_a_list_of_characters_may_have_spaces(value: str, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    arguments = ["--players", "3", "--seed", "1", "--option", f"characters={value}"]
    said("play", "tricktakers", *arguments, "--record", str(record))
    assert "option: characters = king,gambler,ruler\n" in record.read_text()
    read_record(record.read_text())


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ("king,gambler", "3 players need 3 characters or more in this mode, not 2."),
        ("king,gamblr,ruler", "There is no character 'gamblr'; there are king, strategist, gambler,"),
        ("king,king,ruler", "King is named twice among the characters."),
        ("king,,ruler", "There is no character ''; there are king,"),
    ],
)
def test_a_wrong_list_is_refused_in_a_line(value: str, words: str) -> None:
    arguments = ["--players", "3", "--option", f"characters={value}"]
    assert words in complaint("play", "tricktakers", *arguments)


def test_a_replay_names_powers_too(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    options = ["--option", "characters=hermit,ruler,resistance", "--seed", "1", "--games", "1"]
    said("simulate", "tricktakers", "--players", "3", *options, "--records", str(folder))
    record = next(folder.iterdir())
    text = said("replay", str(record))
    assert "uses a power: Kakumei." in text
    assert "uses a power: Dexterous hand." in text
    assert not re.search(r"uses a power\.", text)
    match = read_record(record.read_text())
    at = next(i for i in range(len(match.picks)) if match.game.write_pick(match.picks[i]) == "power-0")
    shown = said("replay", str(record), "--at", str(at))
    assert re.search(r"\d: (Kakumei|Lead token|Dexterous hand)", shown)


def test_the_prompt_comes_last() -> None:
    """Whatever is explained, the question is answered where it ends."""
    with Player("tricktakers", "--seed", "1") as player:
        assert player.heard.endswith(PROMPT)
        assert player.say("help").endswith(PROMPT)
