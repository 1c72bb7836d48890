"""`followsuit games`: every game, its player counts and its options; or what can be chosen at one table."""

import json

from msgspec import to_builtins

from followsuit import describe
from followsuit.cli.screen import Screen
from followsuit.cli.setting import player_count, read_options
from followsuit.cli.speaker import chosen_language
from followsuit.core.game import Game
from followsuit.core.game_option import GameOption, one_of
from followsuit.describe.kit import option_words
from followsuit.describe.shapes import FormRow
from followsuit.describe.wording import Wording, wording
from followsuit.messages import ENGLISH
from followsuit.registry import all_games, find_game


def show_games(as_json: bool) -> None:
    games = list(all_games().values())
    language = chosen_language(None)
    if as_json:
        print(json.dumps([game_facts(game) for game in games], indent=2))
        return
    screen = Screen()
    if not games:
        screen.say("No game is installed.")
    for i in range(len(games)):
        if i:
            screen.say()
        say_game(screen, wording(games[i], language))


def show_form(id: str, players: int | None, option_texts: list[str], as_json: bool) -> None:
    """What can be chosen at a table with so many players and these options."""
    game = find_game(id)
    count = player_count(game, players)
    language = ENGLISH if as_json else chosen_language(None)
    form = describe.form(game, count, read_options(game, option_texts), language)
    if as_json:
        print(json.dumps(to_builtins(form), indent=2))
        return
    screen = Screen()
    screen.say(f"{game.id}: {game.name}, {count} players", "heading")
    for row in form.options:
        now = str(row.value).lower()
        screen.say(f"  Option {row.name}: {choices(row)}; now {now}. {row.text}")
    if form.hidden:
        screen.say(f"  {form.hidden} more would do nothing at this table, or leave no choice.")
    if form.problem is not None:
        screen.say(f"  {form.problem.sentence}")


def choices(row: FormRow) -> str:
    """The values that are open, and how many pieces can be listed instead."""
    words = [str(each.value).lower() for each in row.values]
    pieces = row.pieces
    if pieces is not None:
        count = f"{pieces.least}" if pieces.least == pieces.most else f"{pieces.least} or more"
        words.append(f"a list of {count} of these, parted by commas: {' '.join(pieces.keys)}")
    return one_of(words)


def say_game(screen: Screen, words: Wording) -> None:
    game = words.game
    screen.say(f"{game.id}: {words.text('game', 'name', game.name)}", "heading")
    counts = one_of([str(count) for count in game.players])
    screen.say(f"  For {counts} players; {game.default_players} if not said.")
    for known in game.options:
        default = str(known.default).lower()
        text = option_words(words, known).text
        screen.say(f"  Option {known.name}: {known.allowed_text()}; {default} if not said. {text}")


def game_facts(game: Game) -> dict[str, object]:
    return {
        "id": game.id,
        "name": game.name,
        "players": game.players,
        "default_players": game.default_players,
        "rules_version": game.rules_version,
        "options": [option_facts(wording(game, ENGLISH), known) for known in game.options],
    }


def option_facts(words: Wording, known: GameOption) -> dict[str, object]:
    return {
        "name": known.name,
        "allowed": known.allowed,
        "default": known.default,
        "text": option_words(words, known).text,
        "needs": [need.words for need in [*known.needs, *known.idle_without]],
    }
