"""`followsuit games`: every game, its player counts and its options; or what can be chosen at one table."""

import json

from msgspec import to_builtins

from followsuit import describe
from followsuit.cli.screen import Screen
from followsuit.cli.setting import player_count, read_options
from followsuit.cli.speaker import chosen_language, say
from followsuit.core.game import Game
from followsuit.core.game_option import GameOption
from followsuit.describe.kit import option_words
from followsuit.describe.shapes import FormRow
from followsuit.describe.wording import Wording, wording
from followsuit.messages import ENGLISH
from followsuit.messages.wrong import either
from followsuit.registry import all_games, find_game


def show_games(as_json: bool, wish: str | None) -> None:
    games = list(all_games().values())
    language = chosen_language(wish)
    if as_json:
        print(json.dumps([game_facts(game) for game in games], indent=2))
        return
    screen = Screen()
    if not games:
        screen.say(say("no-games", language))
    for i in range(len(games)):
        if i:
            screen.say()
        say_game(screen, wording(games[i], language))


def show_form(id: str, players: int | None, option_texts: list[str], as_json: bool, wish: str | None) -> None:
    """What can be chosen at a table with so many players and these options."""
    game = find_game(id)
    count = player_count(game, players)
    language = ENGLISH if as_json else chosen_language(wish)
    form = describe.form(game, count, read_options(game, option_texts), language)
    if as_json:
        print(json.dumps(to_builtins(form), indent=2))
        return
    screen = Screen()
    name = wording(game, language).text("game", "name", game.name)
    screen.say(say("game-table", language, game=game.id, name=name, players=count), "heading")
    for row in form.options:
        values = {"name": row.name, "choices": choices(row, language), "text": row.text}
        screen.say(say("option-now", language, **values, now=str(row.value).lower()))
    if form.hidden:
        screen.say(say("options-hidden", language, number=form.hidden))
    if form.problem is not None:
        screen.say(f"  {form.problem.sentence}")


def choices(row: FormRow, language: str) -> str:
    """The values that are open, and how many pieces can be listed instead."""
    words = [str(each.value).lower() for each in row.values]
    pieces = row.pieces
    if pieces is not None:
        id = "list-exactly" if pieces.least == pieces.most else "list-or-more"
        words.append(say(id, language, least=pieces.least, keys=" ".join(pieces.keys)))
    return either(words, language)


def say_game(screen: Screen, words: Wording) -> None:
    game, language = words.game, words.language
    screen.say(
        say("game-title", language, game=game.id, name=words.text("game", "name", game.name)), "heading"
    )
    counts = either([str(count) for count in game.players], language)
    screen.say(say("game-players", language, counts=counts, usual=game.default_players))
    for known in game.options:
        allowed = either([str(value).lower() for value in known.allowed], language)
        values = {"name": known.name, "choices": allowed, "text": option_words(words, known).text}
        screen.say(say("option-usual", language, **values, usual=str(known.default).lower()))


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
