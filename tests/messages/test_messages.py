"""Every character, item and task has a name and a text in every language, and the rules it rests on."""

import re

import pytest

from followsuit import FollowSuitError, all_games, find_game, messages
from followsuit.core.game import Game
from followsuit.games.takers.cards import NUMBER, PIECE_CARD
from followsuit.games.tricktakers.cards import KIND, NAMES
from followsuit.games.tricktakers.items import ITEMS
from followsuit.games.tricktakers.roster import CHARACTERS as INSTALLED
from followsuit.games.tricktakers.roster import key_of
from followsuit.games.tricktakers.tasks import TASKS
from followsuit.messages import MessageEntry, entries, languages
from followsuit.rulebook import all_rules

GAME = "tricktakers"
# Other packages bring characters too; their texts are their own.
CHARACTERS = [one for one in INSTALLED if type(one).__module__.startswith("followsuit.")]
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
PIECES = ("characters.", "items.", "tasks.")
LATIN = re.compile(r"[A-Za-z]")


def things() -> list[str]:
    """The keys of all there is, as the code has it."""
    return [
        *[f"cards.{NAMES[card].lower()}" for card in range(len(NAMES)) if is_explained(card)],
        *[f"characters.{key_of(character.name)}" for character in CHARACTERS],
        *[f"items.{NAMES[item.card]}" for item in ITEMS],
        *[f"tasks.{task.name}" for task in TASKS],
        *[f"{one.group()}.{one.key}" for character in CHARACTERS for one in character.pieces().values()],
        *[
            f"powers.{character.power_key(power)}"
            for character in CHARACTERS
            for power in range(character.power_count)
        ],
    ]


def is_explained(card: int) -> bool:
    """Number cards say what they are, unless they have a name; items are among the pieces."""
    return KIND[card] != PIECE_CARD and (KIND[card] != NUMBER or NAMES[card].isalpha())


@pytest.mark.parametrize("language", ["en", "ja"])
def test_everything_has_a_name_and_a_text(language: str) -> None:
    assert sorted(entries(GAME, language)) == sorted(things())
    for key in things():
        assert messages.text(GAME, f"{key}.name", language)
        assert messages.text(GAME, f"{key}.text", language).endswith("。" if language == "ja" else ".")


def test_the_japanese_texts_are_japanese() -> None:
    for key, found in entries(GAME, "ja").items():
        assert JAPANESE.search(found.name), key
        assert not LATIN.search(found.name + found.text), key
    pieces = [found.name for key, found in entries(GAME, "ja").items() if key.startswith(PIECES)]
    assert len(set(pieces)) == len(pieces)


def test_the_japanese_names_of_items_are_those_of_the_list() -> None:
    for item in ITEMS:
        assert messages.text(GAME, f"items.{NAMES[item.card]}.name", "ja") == item.japanese


@pytest.mark.parametrize("key", things())
def test_both_languages_speak_of_the_same_numbers(key: str) -> None:
    """Points, ranks and counts, written as digits in Japanese, and partly as words in English."""
    words = {"five": "5", "four": "4", "nine": "9", "three": "3"}
    english = re.sub("|".join(words), lambda word: words[word.group()], entries(GAME, "en")[key].text.lower())
    assert set(re.findall(r"\d+", english)) <= set(re.findall(r"\d+", entries(GAME, "ja")[key].text))


@pytest.mark.parametrize("key", things())
def test_every_text_names_rules_that_exist(key: str) -> None:
    named = messages.rules(GAME, key)
    assert named
    assert set(named) <= set(all_rules(find_game(GAME)))
    assert len(set(named)) == len(named)


def test_an_item_names_the_rule_the_code_gives_it() -> None:
    for item in ITEMS:
        assert item.rule in messages.rules(GAME, f"items.{NAMES[item.card]}")


@pytest.mark.parametrize(
    ("game", "key", "language", "sentence"),
    [
        (GAME, "characters.kng.name", "en", "no characters.kng. Did you mean characters.king?"),
        (GAME, "nothing", "en", "The texts of tricktakers have no ."),
        (GAME, "characters.king.colour", "ja", "A key ends with .name or .text, not with .colour."),
        (GAME, "characters.king.name", "la", "no texts in the language la; it has en, ja."),
        ("bridge", "characters.king.name", "en", "bridge has no texts in the language en; it has none."),
    ],
)
def test_what_is_not_there_is_said_in_a_sentence(game: str, key: str, language: str, sentence: str) -> None:
    with pytest.raises(FollowSuitError) as error:
        messages.text(game, key, language)
    assert sentence in str(error.value)


OURS = [game for game in all_games().values() if type(game).__module__.startswith("followsuit.")]


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_every_game_has_the_same_named_things_in_both_languages(game: Game) -> None:
    english, japanese = entries(game.id, "en"), entries(game.id, "ja")
    assert sorted(english) == sorted(japanese)
    known = set(all_rules(game))
    for key, found in japanese.items():
        assert JAPANESE.search(found.name) or found.name.isdecimal(), key
        assert not LATIN.search(found.name + found.text), key
        assert found.text.endswith("。"), key
        assert english[key].text.endswith(".") or key.startswith("heroes."), key
        assert english[key].rules, key
        assert set(english[key].rules) <= known, key
        assert not found.rules, f"{key}: the rules stand in the English file"


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_every_piece_of_a_game_has_its_text_in_one_place(game: Game) -> None:
    """In the message file; in code, if it is the sentence of a rule, or if another package brings it."""
    for piece in game.pieces.values():
        found = entries(game.id, "en").get(f"{piece.group()}.{piece.entry}")
        if found is not None:
            assert found.name.lower() == piece.name.lower()
            assert (found.text == "") != (piece.text == ""), piece.key
        else:
            assert piece.text, f"{piece.key} says nothing"


def test_languages() -> None:
    assert languages(GAME) == ["en", "ja"]
    assert languages("bridge") == []
    assert isinstance(entries(GAME, "en")["characters.king"], MessageEntry)
