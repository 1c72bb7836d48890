"""Pages in other languages: found by looking, laid over the English ones part by part and rule by rule."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import to_builtins

from followsuit import rulebook
from followsuit.describe.rules import sections_of
from followsuit.rulebook import all_pages, parts_in, rules_of, translation

ENGLISH = """# A game

Some words.

## 1. Play

A table.

- **AB-PLAY-01** Play a card. (AB-GAP-01)
- **AB-PLAY-02** Follow
  suit.
- **AB-PLAY-03** Win it.

## 2. More

### Below

Nothing but words.

## The end

- **AB-END-01** Stop.

## 3. Rulings

Our own words.

- **AB-GAP-01** Any card? Yes.
- **AB-GAP-02** Now? No.
"""
JAPANESE = """# ゲーム

言葉。

## 1. 遊び方

表。

- **AB-PLAY-01** カードを
  出す。 (AB-GAP-01)
- **AB-PLAY-03** 勝つ。

## 2. さらに

### 下

言葉だけ。

## 終わり

- **AB-END-01** 終わる。

## ほかのもの

- **AB-GAP-02** 今か。いいえ。
"""


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of pages with a folder of translations in it."""
    (tmp_path / "a-game.md").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "ja").mkdir()
    (tmp_path / "ja" / "whatever.md").write_text(JAPANESE, encoding="utf-8")
    monkeypatch.setattr(rulebook, "PAGE_FOLDERS", [tmp_path])
    caches = [rulebook.folders, all_pages, translation]
    for cached in caches:
        cached.cache_clear()
    yield tmp_path
    monkeypatch.undo()
    for cached in caches:
        cached.cache_clear()


def sections(language: str) -> list[dict[str, object]]:
    known = {**rules_of(ENGLISH), **(rules_of(JAPANESE, "ja") if language == "ja" else {})}
    made: list[dict[str, object]] = to_builtins(
        sections_of(parts_in(ENGLISH, language), known, rules_of(ENGLISH), language)
    )
    return made


def test_a_translation_is_known_by_its_rules(pages: Path) -> None:
    assert all_pages("ja")[0] == JAPANESE
    assert translation(ENGLISH, "ja") == JAPANESE
    assert translation(ENGLISH, "nl") is None
    assert all_pages("nl") == []
    assert ENGLISH in all_pages()
    assert JAPANESE not in all_pages()


def test_every_part_is_matched_by_number_rule_or_place(pages: Path) -> None:
    titles = [(part.title, part.language) for part in parts_in(ENGLISH, "ja")]
    assert titles == [
        ("ゲーム", "ja"),
        ("1. 遊び方", "ja"),
        ("2. さらに", "ja"),
        ("下", "ja"),
        ("終わり", "ja"),
        ("3. Rulings", "en"),
    ]


def test_a_rule_without_a_translation_stays_english_in_its_place_and_says_so(pages: Path) -> None:
    play = sections("ja")[1]
    assert "lang" not in play
    assert play["id"] == "a-game-1-play", "the same in every language"
    assert play["rules"] == [
        {"id": "AB-PLAY-01", "text": "カードを 出す。", "ruling": "Any card? Yes.", "ruling_lang": "en"},
        {"id": "AB-PLAY-02", "text": "Follow suit.", "lang": "en"},
        {"id": "AB-PLAY-03", "text": "勝つ。"},
    ]


def test_a_part_without_a_translation_stays_english_but_for_single_rules(pages: Path) -> None:
    rulings = sections("ja")[-1]
    assert (rulings["lang"], rulings["title"], rulings["page"]) == ("en", "3. Rulings", "ゲーム")
    assert "page_lang" not in rulings
    assert rulings["rules"] == [
        {"id": "AB-GAP-01", "text": "Any card? Yes.", "lang": "en"},
        {"id": "AB-GAP-02", "text": "今か。いいえ。"},
    ]
    assert rulings["beside"] == [{"after": None, "text": "Our own words."}]


def test_a_page_without_a_translation_is_english_and_says_so(pages: Path) -> None:
    made = sections("nl")
    assert {(section["lang"], section["page_lang"]) for section in made} == {("en", "en")}


def test_english_says_nothing_of_languages(pages: Path) -> None:
    for section in sections("en"):
        assert "lang" not in section
        assert "page_lang" not in section
        for rule in section["rules"]:  # type: ignore[attr-defined]
            assert set(rule) <= {"id", "text", "ruling"}
