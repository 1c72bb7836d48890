"""Every hero has a name and a text in English and in Japanese, and the rules it rests on."""

import re

import pytest

from followsuit import describe, messages
from followsuit.describe.wording import wording
from followsuit.games.trickster.cards import HERO_NAMES, SUIT_NAMES
from followsuit.games.trickster.game import GAME
from followsuit.games.trickster.hero import Hero
from followsuit.games.trickster.options import OPTIONS
from followsuit.games.trickster.roster import HEROES
from followsuit.messages import entries, languages
from followsuit.rulebook import all_rules

ID = "trickster"
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
LATIN = re.compile(r"[A-Za-z]")
KEYS = sorted(entries(ID, "en"))


@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_hero_suit_and_option_has_a_name_and_a_text(language: str) -> None:
    assert languages(ID) == ["en", "ja"]
    wanted = [*[f"heroes.{name.lower()}" for name in HERO_NAMES], *[f"suits.{suit}" for suit in SUIT_NAMES]]
    wanted += [f"options.{option.name}" for option in OPTIONS]
    assert set(wanted) <= set(entries(ID, language))
    for key, found in entries(ID, language).items():
        assert found.name
        is_in_code = language == "en" and key.startswith("heroes.")
        assert is_in_code or found.text.endswith("。" if language == "ja" else ".")


def test_both_languages_have_the_same_things() -> None:
    assert sorted(entries(ID, "ja")) == KEYS


@pytest.mark.parametrize("hero", HEROES, ids=HERO_NAMES)
def test_what_a_hero_does_is_said_once_in_english_beside_its_rule(hero: Hero) -> None:
    found = entries(ID, "en")[f"heroes.{hero.kind}"]
    assert (found.name, found.text) == (hero.name, "")
    assert hero.why.sentence == hero.text
    assert wording(GAME, "en").pieces[hero.number].text == hero.text
    assert describe.reason(GAME, hero.why, "ja").sentence == entries(ID, "ja")[f"heroes.{hero.kind}"].text


def test_the_japanese_texts_are_japanese() -> None:
    for key, found in entries(ID, "ja").items():
        assert JAPANESE.search(found.name), key
        assert not LATIN.search(found.name + found.text), key
    heroes = [found.name for key, found in entries(ID, "ja").items() if key.startswith("heroes.")]
    assert len(set(heroes)) == len(HERO_NAMES)


@pytest.mark.parametrize("key", KEYS)
def test_every_text_names_rules_that_exist(key: str) -> None:
    named = messages.rules(ID, key)
    assert named
    assert set(named) <= set(all_rules(GAME))
    assert len(set(named)) == len(named)


@pytest.mark.parametrize("hero", HEROES, ids=HERO_NAMES)
def test_a_hero_names_all_rules_of_its_group_and_the_one_the_code_gives_it(hero: Hero) -> None:
    named = messages.rules(ID, f"heroes.{hero.kind}")
    group = [rule for rule in all_rules(GAME) if rule.startswith(f"TS-{hero.name[:3].upper()}-")]
    assert hero.why.rule in group
    assert set(group) <= set(named)


@pytest.mark.parametrize("key", [key for key in KEYS if key.startswith("heroes.")])
def test_both_languages_speak_of_the_same_numbers(key: str) -> None:
    """Counts are digits in Japanese and words in English."""
    english = next(hero.text for hero in HEROES if key == f"heroes.{hero.kind}").lower()
    assert ("two" in english) <= ("2" in entries(ID, "ja")[key].text)
