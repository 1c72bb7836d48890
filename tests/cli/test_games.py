"""`followsuit games`."""

import json

from cli.command import run, said
from followsuit import all_games


def test_every_game_is_listed_with_its_counts_and_options() -> None:
    text = " ".join(said("games").split())
    for game in all_games().values():
        assert f"{game.id}: {game.name}" in text
        assert f"{game.default_players} if not said." in text
        for option in game.options:
            default = str(option.default).lower()
            listed = f"Option {option.name}: {option.allowed_text()}; {default} if not said. {option.text}"
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


def test_a_process_of_its_own_lists_them_too() -> None:
    done = run("games")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == said("games")
