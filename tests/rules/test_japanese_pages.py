"""The rules in Japanese: the same numbers, tables and references as in English, and nothing in English."""

import re
from pathlib import Path

import pytest

from followsuit.rulebook import ENTRY, ID, RULING, PagePart, parts_of, rules_of, table_rows, tables_beside

PAGES = Path(__file__).parents[2] / "docs" / "rules"
NAMES = sorted(page.name for page in PAGES.glob("*.md"))
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
LATIN = re.compile(r"[A-Za-z]{3,}")
NAMED = re.compile(rf"`[^`]*`|{ID}")  # an option, or another rule
# The last heading of a page: single rules of chapters that are English, as the table cites them.
SINGLE = "英語の章のルールのうち、テーブルで示されるもの"
# Chapters that a player does not meet in play; by their English names.
ENGLISH_ONLY = {
    "Glossary",
    "Worked examples",
    "Rulings",
    "Who sees what",
    "Interactions",
    "Options",
}


def parts(name: str, language: str = "en") -> list[PagePart]:
    page = PAGES / name if language == "en" else PAGES / language / name
    found = parts_of(page.read_text(encoding="utf-8"), language)
    return [part for part in found if part.title != SINGLE]


def chapter(part: PagePart) -> str:
    """'3' of '3.14', and of what stands below it without a number."""
    return re.split(r"[.+]", part.key)[0]


def translated(name: str) -> list[PagePart]:
    """The English parts that are there in Japanese."""
    left_out = {
        chapter(part)
        for part in parts(name)
        if part.heading.startswith("## ") and part.title.partition(". ")[2] in ENGLISH_ONLY
    }
    return [part for part in parts(name) if chapter(part) not in left_out]


def both(name: str) -> list[tuple[PagePart, PagePart]]:
    return list(zip(translated(name), parts(name, "ja"), strict=True))


def entries(part: PagePart) -> dict[str, str]:
    """Each rule of a part with all of its words, source and all."""
    return {id: f"{rule.text} ({rule.source})" for id, rule in rules_of("\n".join(part.lines)).items()}


def test_every_page_is_there_in_japanese() -> None:
    assert sorted(page.name for page in (PAGES / "ja").iterdir()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_the_headings_have_the_same_numbers(name: str) -> None:
    shapes = [
        [(part.heading.count("#"), part.key) for part in book]
        for book in (translated(name), parts(name, "ja"))
    ]
    assert shapes[1] == shapes[0]
    for part in parts(name, "ja"):
        assert JAPANESE.search(part.title), part.title


@pytest.mark.parametrize("name", NAMES)
def test_the_same_rules_stand_in_the_same_places(name: str) -> None:
    for english, japanese in both(name):
        assert japanese.rules() == english.rules(), english.title


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_is_in_japanese(name: str) -> None:
    for part in parts(name, "ja"):
        for id, text in entries(part).items():
            assert JAPANESE.search(text), f"{id} {text}"
            assert not LATIN.search(NAMED.sub("", text)), f"{id} {text}"


@pytest.mark.parametrize("name", NAMES)
def test_the_rules_name_the_same_rules_and_rulings(name: str) -> None:
    """Where in the printed rules it stands, is left out in Japanese, but not which ruling it rests on."""
    for english, japanese in both(name):
        theirs = rules_of("\n".join(japanese.lines))
        for id, rule in rules_of("\n".join(english.lines)).items():
            assert theirs[id].rulings() == rule.rulings(), id
            assert named(theirs[id].text) >= named(rule.text), id


def named(text: str) -> set[str]:
    return {id for id in re.findall(ID, text) if not RULING.fullmatch(id)}


@pytest.mark.parametrize("name", NAMES)
def test_the_tables_have_the_same_shapes(name: str) -> None:
    for english, japanese in both(name):
        assert shapes_of(japanese) == shapes_of(english), english.title


def shapes_of(part: PagePart) -> list[list[int]]:
    """How many cells each row has."""
    return [[len(row) for row in table_rows(table)] for table in tables_beside(part)]


@pytest.mark.parametrize("name", NAMES)
def test_what_stands_beside_the_rules_is_in_japanese(name: str) -> None:
    """Paragraphs, and the tables as a whole; cells may be numbers or names of options."""
    for part in parts(name, "ja"):
        for line in part.lines:
            if line.strip() and not line.startswith(("|", "  ", "```")) and not ENTRY.match(line):
                assert JAPANESE.search(line), line


@pytest.mark.parametrize("name", NAMES)
def test_single_rules_are_of_chapters_that_are_english(name: str) -> None:
    """They name the same rulings, and are in Japanese; the heading they stand below is the last one."""
    *before, last = parts_of((PAGES / "ja" / name).read_text(encoding="utf-8"), "ja")
    assert SINGLE not in [part.title for part in before]
    if last.title != SINGLE:
        return
    english = {id: rule for part in parts(name) for id, rule in rules_of("\n".join(part.lines)).items()}
    left_out = set(english) - {id for part in translated(name) for id in part.rules()}
    single = rules_of("\n".join(last.lines))
    assert set(single) <= left_out
    for id, rule in single.items():
        assert JAPANESE.search(rule.text), id
        assert rule.rulings() == english[id].rulings(), id
        assert named(rule.text) >= named(english[id].text), id
