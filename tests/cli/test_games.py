"""`followsuit games`."""

import json
import re
from pathlib import Path

import pytest

from cli.command import complaint, run, said
from followsuit import all_games
from followsuit.core.record import FIRST_LINE
from followsuit.describe.kit import option_words
from followsuit.describe.wording import wording


def test_every_game_is_listed_with_its_counts_and_options() -> None:
    text = " ".join(said("games").split())
    for game in all_games().values():
        assert f"{game.id}: {game.name}" in text
        assert f"{game.default_players} if not said." in text
        for option in game.options:
            default = str(option.default).lower()
            text_of = option_words(wording(game, "en"), option).text
            assert text_of
            listed = f"Option {option.name}: {option.allowed_text()}; {default} if not said. {text_of}"
            assert listed in text


def test_the_same_as_json() -> None:
    games = {game["id"]: game for game in json.loads(said("games", "--json"))}
    assert list(games) == list(all_games())
    raiders = games["trick-raiders"]
    assert raiders["name"] == "Trick Raiders"
    assert raiders["players"] == [3, 4]
    assert raiders["default_players"] == 4
    options = {option["name"]: option for option in raiders["options"]}
    assert options["starting_lives"]["allowed"] == [2, 3]
    assert options["starting_lives"]["default"] == 2
    assert options["show_played_cards_list"]["allowed"] == [True, False]
    assert options["show_played_cards_list"]["text"]


def test_what_can_be_chosen_at_one_table() -> None:
    """Only what does something there, and only what is open."""
    text = " ".join(said("games", "tricktakers", "--players", "3", "--option", "characters=base_box").split())
    assert text.startswith("tricktakers: TrickTakers, 3 players Option characters: basic, ")
    assert "or a list of 3 or more of these, parted by commas: king " in text
    assert "now base_box." in text
    assert "Option selection_mode: by_set, all_star or shuffle; now by_set." in text
    assert "Option two_player_mode" not in text
    assert "more would do nothing at this table" in text


def test_what_is_missing_at_that_table_is_said() -> None:
    text = said("games", "trickster", "--option", "deck_mode=custom")
    assert "a list of 7 of these" in " ".join(text.split())
    assert text.rstrip().endswith("List of heroes: choose exactly 7.")
    form = json.loads(said("games", "trickster", "--option", "deck_mode=custom", "--json"))
    assert form["problem"]["option"] == "heroes"


def test_a_table_that_is_none_is_refused_in_one_line() -> None:
    assert complaint("games", "tricktakers", "--players", "9").startswith("TrickTakers is for 2, 3, 4 or 5")
    assert complaint("games", "--players", "3") == "Name the game whose options you would like to see."


def test_a_process_of_its_own_lists_them_too() -> None:
    done = run("games")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == said("games")


def test_games_and_what_can_be_chosen_are_listed_in_japanese() -> None:
    """Besides the names by which options and values are typed, nothing is English."""
    listed = said("games", "--language", "ja")
    assert "trick-raiders：トリックレイダーズ" in listed
    assert "3か4人用。指定がなければ4人です。" in listed
    chosen = " ".join(said("games", "trickster", "--option", "deck_mode=custom", "--language", "ja").split())
    assert "次のうち7個をコンマで区切ったもの：" in chosen
    for text in (listed, chosen):
        assert not re.search(r"\b(?:Option|players|not said|now|or|a list|more)\b", text)


def test_what_is_given_wrongly_is_said_in_the_language_of_the_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert complaint("games", "--players", "3").startswith("どのゲームの")
    assert complaint("play", "trick-raiders", "--seat", "9").startswith("席は0から3までの番号です")
    assert complaint("play", "trick-raiders", "--name", "a,b").startswith("名前は1～20文字")
    assert complaint("play", "trick-raiders", "--option", "lives").startswith("オプションは")
    assert complaint("play", "trick-raiders", "--bots", "thumb,thumb").startswith("--bots には")
    assert complaint("play", "trick-raiders", "--language", "tlh").startswith("--language に")
    assert complaint("play").startswith("引数 'GAME' がありません。`followsuit play --help` で")
    assert complaint("play", "trick-raiders", "--players", "9").endswith(
        "3か4人用です（9人ではありません）。"
    )
    assert complaint("play", "trick-raiders", "--seed", "x").endswith("x は整数ではありません。")
    assert complaint("simulate", "trick-raiders", "--bots", "").startswith("名前のないボットは")
    assert complaint("play", "trick-raiders", "--players", "9", "--language", "en").endswith("not 9.")


def test_what_a_file_lacks_is_said_in_that_language_too(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text("nonsense", encoding="utf-8")
    said_of_it = complaint("replay", str(record), "--language", "ja")
    assert said_of_it == f"{record}：1行目：記録は「Follow Suit record, format 1」で始まります。"
    assert complaint("review", str(record)) == f"{record}: line 1: a record begins with '{FIRST_LINE}'."


def test_or_in_the_language_that_was_asked_for() -> None:
    assert complaint("play", "bridge", "--language", "ja").startswith("bridge というゲームはありません。")
    assert complaint("rules", "trick-raiders", "X-1", "--language=ja").startswith(
        "Trick Raidersに X-1 という"
    )
    assert complaint("play", "kings", "--seat", "9", "--language", "ja").startswith("席は0から")
