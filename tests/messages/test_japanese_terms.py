"""One Japanese word for one thing, in all that is said: messages, lessons, primers, rules and the page."""

import re
import tomllib
from pathlib import Path

import pytest

from followsuit import describe, find_game

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "followsuit"
RULES = ROOT / "docs" / "rules" / "ja"

# A word that is not said, the one that is said instead, and why; everywhere.
EVERYWHERE = {
    "ホワイトフラッグ": ("白旗", "the card is called so"),
    "侍": ("サムライ", "the character is called so"),
    "隠者": ("ハーミット", "the character is called so"),
    "統治者": ("ルーラー", "the character is called so"),
    "錬金術師": ("アルケミスト", "the character is called so"),
    "時の旅人": ("タイムトラベラー", "the character is called so"),
    "パーティー": ("パーティ", "the rulebook writes it so"),
    "キングの番号": ("キングナンバー", "the number of a King is called so"),
    "競り": ("オークション", "the cards are called auction cards"),
    "エリクサー": ("秘薬", "the item is called so"),
    "臆病者": ("臆病なブーツ", "the item is called so"),
    "宝玉": ("オーブ", "the item is called so"),
    "マジックポイント": ("魔力", "what the summoner pays with is called so"),
    "攻撃トークン": ("強気の宣言", "the token is called so"),
    "守りのトークン": ("弱気の宣言", "the token is called so"),
    "ヒーロー": ("英雄", "the cards of Trickster are called so"),
    "MIRIA": ("ミリア", "names are written in kana"),
    "MARU": ("マル", "names are written in kana"),
    "GURU": ("グル", "names are written in kana"),
    "NEMU": ("ネム", "names are written in kana"),
    "OKO": ("オコ", "names are written in kana"),
    "従わな": ("フォロー", "to follow is one word in all games"),
    "従わず": ("フォロー", "to follow is one word in all games"),
    "従えな": ("フォロー", "to follow is one word in all games"),
}
# And those that only some games say otherwise, by the game.
KINGS = ("kings", "kings-napoleon", "kings-ombre", "kings-whist")
TAKERS = ("tricktakers", "little-tricktakers", *KINGS)
BY_GAME = {
    "革命": (TAKERS, "カクメイ", "the declaration is called so"),
    "引き分け": (("tricktakers", "little-tricktakers"), "同じ強さ", "of equal cards one still wins"),
    "予想": (("tricktakers", *KINGS), "予告 or ビッド", "a bid has one word in a game"),
    "予告が": (("little-tricktakers",), "予想", "a bid has one word in a game"),
    "魔獣": (("little-tricktakers",), "召喚獣", "the beasts are called so there"),
    "召喚獣": (("tricktakers",), "魔獣", "the beasts are called so there"),
    "しるし": (("little-tricktakers",), "紋章", "the marks of the beasts are called so"),
    "奇跡の剣": (("tricktakers",), "奇跡のつるぎ", "the item is called so"),
    "奇跡のつるぎ": (("little-tricktakers",), "キングの剣", "the item is called so"),
    "パターン": (("trickster",), "条件", "what the second card sets is called so"),
    "スート": (("trickster",), "模様", "the colours are called so there"),
}
# A page of rules belongs to the game whose name it begins with.
PAGES = {
    "kings-tricktakers": "kings",
    "tricktakers-additional": "tricktakers",
    "tricktakers-expansion": "tricktakers",
}
# Where a word is named only to say that it is the same thing, or means something else.
ALLOWED = {
    ("kings-tricktakers.md", "ホワイトフラッグ"): "says how the card is also called",
}


JAPANESE = re.compile(r'\bja = ("(?:[^"\\]|\\.)*")')  # under a key, or in a table on a line


def texts() -> list[tuple[str, Path, list[str]]]:
    """Every Japanese text: the game, the file, its lines."""
    found: list[tuple[str, Path, list[str]]] = []
    for path in sorted((SOURCE / "messages").glob("*/ja.ftl")):
        found.append((path.parent.name, path, path.read_text(encoding="utf-8").splitlines()))
    for path in sorted((ROOT / "web" / "src").rglob("*.ja.ftl")):
        found.append(("", path, path.read_text(encoding="utf-8").splitlines()))
    for path in sorted((SOURCE / "lessons").rglob("*.toml")):
        game = path.stem if path.parent.name == "primers" else path.parent.name
        lines = JAPANESE.findall(path.read_text(encoding="utf-8"))
        found.append((game, path, lines))
    for path in sorted(RULES.glob("*.md")):
        lines = path.read_text(encoding="utf-8").splitlines()
        found.append((PAGES.get(path.stem, path.stem), path, lines))
    return found


def faults(word: str, right: str, games: tuple[str, ...] = ()) -> list[str]:
    return [
        f"{path.relative_to(ROOT)}: {line.strip()} ({right}, not {word})"
        for game, path, lines in texts()
        if (not games or game in games) and (path.name, word) not in ALLOWED
        for line in lines
        if word in line
    ]


def test_all_texts_are_read() -> None:
    read = texts()
    assert len(read) > 120
    assert all(re.search(r"[\u3040-\u30ff]", "".join(lines)) for _game, path, lines in read if lines), (
        "in Japanese"
    )
    assert {game for game, path, _lines in read if path.suffix == ".md"} >= {
        "trickster",
        "kings",
        "tricktakers",
    }


@pytest.mark.parametrize("word", EVERYWHERE)
def test_a_word_that_is_not_said(word: str) -> None:
    right, why = EVERYWHERE[word]
    assert faults(word, right) == [], why


@pytest.mark.parametrize("word", BY_GAME)
def test_a_word_that_is_not_said_in_these_games(word: str) -> None:
    games, right, why = BY_GAME[word]
    assert faults(word, right, games) == [], why


def test_a_white_flag_is_never_only_a_flag() -> None:
    """In lessons and messages; the table of strength has a sign of its own for what counts as one."""
    bare = re.compile("(?<!白)旗")
    found = [
        f"{path.name}: {line}"
        for _game, path, lines in texts()
        if path.suffix != ".md"
        for line in lines
        if bare.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("path", sorted((SOURCE / "lessons").glob("*/*.toml")), ids=lambda path: path.stem)
def test_a_lesson_about_a_piece_is_called_as_the_piece_is(path: Path) -> None:
    title = tomllib.loads(path.read_text(encoding="utf-8")).get("lesson", {}).get("title")
    if title is None:
        pytest.skip("a primer")
    game = find_game(path.parent.name)
    english = describe.kit(game, "en").pieces
    japanese = describe.kit(game, "ja").pieces
    names = {piece.name: japanese[id].name for id, piece in english.items()}
    if title["en"] in names:
        assert title["ja"] == names[title["en"]]
