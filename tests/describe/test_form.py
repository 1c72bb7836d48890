"""The form of a new table: whatever it offers can be played, whatever it does not offer cannot.

An option that does nothing at a table is not in the form either; choosing it all the same is refused, or
comes to the very same game.
"""

import random
import re
from functools import cache
from typing import Any

import pytest

from describe import sent as describe
from followsuit import Game, WrongOption, all_games, find_game
from followsuit.core.game_option import ForPlayers, GameOption, WithValue
from pond import Pond

Options = dict[str, int | str | bool]
TAKERS = find_game("tricktakers")
TRICKSTER = find_game("trickster")
TABLES = [(game, players) for game in all_games().values() for players in game.players]
SAMPLES = 8
ANSWERS = 15


def form(game: Game, players: int, options: Options, language: str = "en") -> dict[str, Any]:
    return describe.form(game, players, options, language)


def row(found: dict[str, Any], name: str) -> dict[str, Any]:
    return next(each for each in found["options"] if each["name"] == name)


def names(found: dict[str, Any]) -> list[str]:
    return [each["name"] for each in found["options"]]


def values(found: dict[str, Any], name: str) -> list[int | str | bool]:
    return [each["value"] for each in row(found, name)["values"]]


def wish(known: GameOption, game: Game, chance: random.Random) -> int | str | bool:
    """Any value, or a list of any pieces of the game."""
    keys = listable(game).get(known.name)
    if keys is None or chance.random() < 0.5:
        return chance.choice(known.allowed)
    return ",".join(chance.sample(keys, chance.randint(1, len(keys))))


def listable(game: Game) -> dict[str, list[str]]:
    """By option, the pieces that can be listed somewhere."""
    found: dict[str, list[str]] = {}
    for players in game.players:
        chosen = {known.name: known.default for known in game.options}
        for known in game.options:
            pieces = known.pieces(players, chosen)
            if pieces is not None:
                found[known.name] = pieces.keys
    return found


@cache
def tables_of(game: Game, players: int) -> list[dict[str, Any]]:
    """Forms after a host has chosen this and that; the first when nothing is chosen yet."""
    chance = random.Random(f"{game.id} {players}")
    found = [form(game, players, {})]
    for _ in range(SAMPLES if game.options else 0):
        wished = chance.sample(game.options, chance.randint(1, len(game.options)))
        found.append(form(game, players, {known.name: wish(known, game, chance) for known in wished}))
    return found


def game_of(game: Game, players: int, options: Options) -> list[str]:
    """How a game goes in which everybody answers by the same lot."""
    t = game.new_table(players, options, 5)
    chance = random.Random(5)
    seen = [t.fingerprint()]
    for _ in range(ANSWERS):
        if t.outcome is None:
            seat = t.next_seat()
            t.answer(seat, chance.choice(t.options(seat)))
            seen.append(t.fingerprint())
    return seen


def is_refused(game: Game, players: int, options: Options) -> bool:
    try:
        game.checked_options(players, options, 0)
    except WrongOption:
        return True
    return False


@pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda each: getattr(each, "id", each))
def test_whatever_the_form_says_can_be_played(game: Game, players: int) -> None:
    for found in tables_of(game, players):
        if found["problem"] is None:
            kept = game.checked_options(players, found["chosen"], 0)
            assert {name: kept[name] for name in found["chosen"]} == found["chosen"]
            assert len(game_of(game, players, found["chosen"])) > 1
        else:
            with pytest.raises(WrongOption):
                game.checked_options(players, found["chosen"], 0)
            assert row(found, found["problem"]["option"])["pieces"]


@pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda each: getattr(each, "id", each))
def test_whatever_the_form_offers_can_be_chosen(game: Game, players: int) -> None:
    """What was chosen before gives way, never what is chosen now."""
    for found in tables_of(game, players):
        for each in found["options"]:
            for offered in each["values"]:
                after = form(game, players, {**found["chosen"], each["name"]: offered["value"]})
                assert row(after, each["name"])["value"] == offered["value"]
                if after["problem"] is None:
                    game.checked_options(players, after["chosen"], 0)
            if each["pieces"]:
                for keys in each["pieces"]["presets"].values():
                    after = form(game, players, {**found["chosen"], each["name"]: ",".join(keys)})
                    assert row(after, each["name"])["pieces"]["chosen"] == keys
                    assert after["problem"] is None or after["problem"]["option"] != each["name"]


@pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda each: getattr(each, "id", each))
def test_whatever_the_form_does_not_offer_is_refused_or_does_nothing(game: Game, players: int) -> None:
    """A default is what is so where nothing is said, so it is not asked for here."""
    tried = 0
    for found in tables_of(game, players):
        if found["problem"] is not None:
            continue
        for known in game.options:
            offered = values(found, known.name) if known.name in names(found) else []
            for value in known.allowed:
                if value in offered or value == known.default:
                    continue
                other: Options = {**found["chosen"], known.name: value}
                tried += 1
                if not is_refused(game, players, other):
                    assert game_of(game, players, other) == game_of(game, players, found["chosen"])
    assert tried or game.id not in ("kings", "trickster", "tricktakers", "little-tricktakers") or players == 7


@pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda each: getattr(each, "id", each))
def test_lists_of_pieces_go_as_the_form_says(game: Game, players: int) -> None:
    chance = random.Random(f"{game.id} {players}")
    for found in tables_of(game, players):
        for each in found["options"]:
            pieces = each["pieces"]
            if not pieces:
                continue
            for count in range(len(pieces["keys"]) + 1):
                keys = chance.sample(pieces["keys"], count)
                after = form(game, players, {**found["chosen"], each["name"]: ",".join(keys)})
                chosen = row(after, each["name"])["pieces"]["chosen"]
                assert sorted(chosen) == sorted(keys)
                is_long_enough = pieces["least"] <= count <= (pieces["most"] or count)
                if not is_long_enough:
                    assert after["problem"]["option"] == each["name"]
                    assert str(pieces["least"]) in after["problem"]["sentence"]
                if after["problem"] is None:
                    game.checked_options(players, after["chosen"], 0)
                else:
                    with pytest.raises(WrongOption):
                        game.checked_options(players, after["chosen"], 0)


@pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda each: getattr(each, "id", each))
def test_the_form_speaks_the_language_of_its_reader(game: Game, players: int) -> None:
    """The same form, in other words."""
    japanese = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
    for found in tables_of(game, players):
        other = form(game, players, found["chosen"], "ja")
        assert names(other) == names(found)
        assert other["chosen"] == found["chosen"]
        for each in other["options"]:
            assert japanese.search(each["label"] + each["text"]), each["name"]
            assert len({value["label"] for value in each["values"]}) == len(each["values"])
        if found["problem"]:
            assert japanese.search(other["problem"]["sentence"])


def test_what_matters_most_comes_first() -> None:
    found = form(TAKERS, 3, {"characters": "with_expansion"})
    is_main = [each["main"] for each in found["options"]]
    assert is_main == sorted(is_main, reverse=True)
    assert names(found)[:2] == ["characters", "selection_mode"]
    assert names(form(TRICKSTER, 4, {"deck_mode": "custom"})) == ["deck_mode", "first_seat", "heroes"]


def test_only_seats_of_the_table_are_offered() -> None:
    assert values(form(TAKERS, 3, {}), "first_player") == ["random", "0", "1", "2"]


def test_an_option_that_would_do_nothing_is_counted_but_not_shown() -> None:
    found = form(TAKERS, 4, {})
    assert "selection_mode" not in names(found)
    assert found["hidden"] == len(TAKERS.options) - len(found["options"])
    assert "selection_mode" in names(form(TAKERS, 4, {"characters": "base_box"}))


def test_what_is_chosen_gives_way_to_what_it_does_not_go_with() -> None:
    found = form(TAKERS, 3, {"characters": "with_expansion", "selection_mode": "draft"})
    assert found["chosen"] == {"characters": "with_expansion", "selection_mode": "draft"}
    assert "draft" not in values(form(TAKERS, 3, {"characters": "base_box"}), "selection_mode")
    found = form(TAKERS, 3, {"characters": "base_box", "selection_mode": "draft", "points_win": True})
    assert found["chosen"] == {"characters": "base_box"}


def test_points_win_for_all_where_nobody_is_of_the_expansion() -> None:
    """TT-VAR-12  The only value of use is chosen, and not asked for."""
    found = form(TAKERS, 4, {"points_win": True})
    assert "points_win_scope" not in names(found)
    assert found["chosen"] == {"points_win": True, "points_win_scope": "all"}
    assert "points_win_scope" in names(form(TAKERS, 4, {"points_win": True, "characters": "with_expansion"}))


def test_two_who_draft_find_the_eight_chosen() -> None:
    """TA-OPT-20"""
    found = form(TAKERS, 2, {"two_player_mode": "drafted"})
    assert row(found, "characters")["value"] == row(found, "characters")["usual"] == "base_box"
    assert values(found, "characters") == ["adventurer_too", "base_box", "with_expansion"]
    assert "characters" not in names(form(TAKERS, 2, {}))


def test_a_list_says_what_it_lacks() -> None:
    few = form(TAKERS, 4, {"characters": "king,ninja"})
    assert few["problem"] == {
        "option": "characters",
        "sentence": "Characters: choose at least 4; 2 so far.",
    }
    four = form(TAKERS, 4, {"characters": "king,gambler,hermit,berserker"}, "ja")
    assert four["problem"]["sentence"].startswith("基本のキャラクターだけなら5人全員を使います。")
    none = form(TRICKSTER, 4, {"deck_mode": "custom"})
    heroes = row(none, "heroes")["pieces"]
    assert (len(heroes["keys"]), heroes["least"], heroes["most"], heroes["chosen"]) == (23, 7, 7, [])
    assert none["problem"]["sentence"] == "List of heroes: choose exactly 7."


def test_what_the_game_does_not_have_is_refused() -> None:
    for players, options, sentence in [
        (6, {}, "TrickTakers is for 2, 3, 4 or 5 players, not 6."),
        (4, {"chairs": 3}, "TrickTakers has no option chairs; "),
        (4, {"points_win": "yes"}, "points_win is false or true, not yes."),
        (4, {"characters": "wizard"}, "There is no character 'wizard'; "),
    ]:
        with pytest.raises(WrongOption) as error:
            form(TAKERS, players, options)  # type: ignore[arg-type]
        assert str(error.value).startswith(sentence)


class Reeds(GameOption):
    """As other packages write them: what is open goes by another option."""

    def why_not(self, value: int | str | bool, players: int, options: Options) -> str:
        return "High reeds need deep water." if value == "high" and not options["deep"] else ""


class Marsh(Pond):
    def __init__(self) -> None:
        super().__init__()
        self.options = [
            Reeds("reeds", ["low", "high"], "low", "How high the reeds are."),
            GameOption("deep", [False, True], False, "Deep water.", [ForPlayers([3])]),
            GameOption("boats", [False, True], False, "Boats.", [WithValue("deep")]),
        ]
        self.main_options = ["deep", "reeds"]

    def check_together(self, players: int, options: Options) -> None:
        if options["boats"] and options["reeds"] == "high":
            raise WrongOption("No boat goes through high reeds.")


def test_a_game_of_another_package_declares_its_options_and_has_a_form() -> None:
    marsh = Marsh()
    assert names(form(marsh, 3, {})) == ["deep"]
    deep = form(marsh, 3, {"deep": True})
    assert [(each["name"], each["label"], each["main"]) for each in deep["options"]] == [
        ("deep", "Deep", True),
        ("reeds", "Reeds", True),
        ("boats", "Boats", False),
    ]
    assert form(marsh, 3, {"deep": True, "reeds": "high", "boats": True})["problem"] == {
        "option": "",
        "sentence": "No boat goes through high reeds.",
    }
    for options, sentence in [
        ({"reeds": "high"}, "High reeds need deep water."),
        ({"boats": True}, "boats is for a table that plays with deep."),
    ]:
        with pytest.raises(WrongOption, match=sentence):
            marsh.checked_options(3, options, 0)  # type: ignore[arg-type]
