"""`followsuit games`: every game, its player counts and its options."""

import json

from followsuit.cli.screen import Screen
from followsuit.core.game import Game
from followsuit.core.game_option import GameOption, one_of
from followsuit.registry import all_games


def show_games(as_json: bool) -> None:
    games = list(all_games().values())
    if as_json:
        print(json.dumps([game_facts(game) for game in games], indent=2))
        return
    screen = Screen()
    if not games:
        screen.say("No game is installed.")
    for i in range(len(games)):
        if i:
            screen.say()
        say_game(screen, games[i])


def say_game(screen: Screen, game: Game) -> None:
    screen.say(f"{game.id}: {game.name}", "heading")
    counts = one_of([str(count) for count in game.players])
    screen.say(f"  For {counts} players; {game.default_players} if not said.")
    for known in game.options:
        default = str(known.default).lower()
        screen.say(f"  Option {known.name}: {known.allowed_text()}; {default} if not said. {known.text}")


def game_facts(game: Game) -> dict[str, object]:
    return {
        "id": game.id,
        "name": game.name,
        "players": game.players,
        "default_players": game.default_players,
        "rules_version": game.rules_version,
        "options": [option_facts(known) for known in game.options],
    }


def option_facts(known: GameOption) -> dict[str, object]:
    return {
        "name": known.name,
        "allowed": known.allowed,
        "default": known.default,
        "text": known.text,
    }
