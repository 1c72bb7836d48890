"""Every game has its page to begin with, in every language, and what it draws is there."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from followsuit import all_games, find_game
from followsuit.lessons.primer import has_primer, primer, primer_text
from followsuit.lessons.shapes import ShownPicture
from followsuit.lessons.shelf import lessons_of
from followsuit.messages.files import ENGLISH, all_languages
from followsuit.rulebook import all_rules
from followsuit.scenarios.coach import ByLanguage
from followsuit.scenarios.primer import Primer
from followsuit.scenarios.reading import read_scenario
from followsuit.scenarios.runner import check_text

GAMES = sorted(game for game in all_games() if has_primer(game))
SYMBOLS = Path(__file__).parents[2] / "web" / "src" / "cards" / "symbols.svg"


def primer_of(game: str) -> Primer:
    found = read_scenario(primer_text(game)).primer
    assert found is not None
    return found


def words_of(page: Primer) -> Iterator[ByLanguage]:
    yield from (page.goal, page.trick.text, page.strength.text, *page.notes)
    yield from [one.name for one in page.classes]
    yield from [one.text for one in page.missed]
    for picture in [*page.round, *page.wins]:
        yield from (picture.title, picture.text)


def test_every_game_with_lessons_has_one() -> None:
    assert set(GAMES) >= {game for game in all_games() if lessons_of(game)}


@pytest.mark.parametrize("game", GAMES)
def test_it_holds_like_a_scenario(game: str) -> None:
    assert check_text(primer_text(game), f"{game}.toml") == []


@pytest.mark.parametrize("game", GAMES)
def test_it_is_written_in_every_language(game: str) -> None:
    for words in words_of(primer_of(game)):
        assert set(words) == set(all_languages()), words[ENGLISH]


@pytest.mark.parametrize("game", GAMES)
def test_its_rules_are_in_the_rulebook(game: str) -> None:
    page = primer_of(game)
    named = {rule for one in [page.trick, page.strength, *page.missed] for rule in one.rules}
    assert named
    assert named <= set(all_rules(find_game(game)))


@pytest.mark.parametrize("language", all_languages())
@pytest.mark.parametrize("game", GAMES)
def test_the_trick_is_played_by_the_engine(game: str, language: str) -> None:
    page = primer(find_game(game), language)
    assert len(page.trick) >= 2
    assert sum(play.wins for play in page.trick) <= 1
    assert all(play.note for play in page.trick)


@pytest.mark.parametrize("game", GAMES)
def test_it_fits_on_one_page(game: str) -> None:
    """Five pictures of a round, three things that are missed, and two minutes to read: 330 words."""
    page = primer_of(game)
    assert (len(page.round), len(page.missed)) == (5, 3)
    assert sum(len(words[ENGLISH].split()) for words in words_of(page)) <= 330


@pytest.mark.skipif(not SYMBOLS.exists(), reason="the page's sources are not here")
@pytest.mark.parametrize("game", GAMES)
def test_its_icons_are_drawn(game: str) -> None:
    drawn = set(re.findall(r'id="([\w-]+)"', SYMBOLS.read_text(encoding="utf-8")))
    page = primer(find_game(game), ENGLISH)
    pictures: list[ShownPicture] = [*page.round, *page.wins]
    assert {icon for picture in pictures for icon in picture.icons} <= drawn
    assert all(one.cards or one.pieces or one.icons or one.cells for one in pictures)
