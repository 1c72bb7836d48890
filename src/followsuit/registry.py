"""Every game there is: ours and those of other packages, found by the entry point `followsuit.games`."""

import secrets
import sys
from difflib import get_close_matches
from functools import cache
from importlib.metadata import entry_points

from followsuit.core.errors import UnknownGame
from followsuit.core.game import Game
from followsuit.core.record import Match, record_game
from followsuit.core.record import read_record as read_record_of
from followsuit.core.sentence import Sentence

GROUP = "followsuit.games"


@cache
def all_games() -> dict[str, Game]:
    """By id, in the order of their names. A package whose game cannot be loaded is passed over, and said."""
    games: dict[str, Game] = {}
    for entry in entry_points(group=GROUP):
        try:
            game = entry.load()
        except Exception as error:  # another package's fault must not close the house
            print(f"The game {entry.name} cannot be loaded: {error}", file=sys.stderr)
            continue
        if not isinstance(game, Game):
            print(f"{entry.value}, named as the game {entry.name}, is not a Game.", file=sys.stderr)
            continue
        games.setdefault(game.id, game)
    return dict(sorted(games.items()))


@cache
def game_by_name(id: str) -> Game | None:
    """The game of the one entry point of this name, where that is its id: no other has to be loaded."""
    entries = entry_points(group=GROUP, name=id)
    if len(entries) != 1:
        return None
    try:
        game = next(iter(entries)).load()
    except Exception:  # all_games says so
        return None
    return game if isinstance(game, Game) and game.id == id else None


def find_game(id: str) -> Game:
    """The game of this id; UnknownGame says which there are."""
    found = game_by_name(id)
    if found is not None:
        return found
    games = all_games()
    if id in games:
        return games[id]
    close = get_close_matches(id, games, 1)
    known = ", ".join(games)
    if not close:
        raise UnknownGame(Sentence("There is no game {game}. There are: {known}.", game=id, known=known))
    pattern = "There is no game {game}. Did you mean {guess}? There are: {known}."
    raise UnknownGame(Sentence(pattern, game=id, guess=close[0], known=known))


def new_match(
    game: str,
    players: int = 0,
    options: dict[str, int | str | bool] | None = None,
    seed: int | None = None,
    names: list[str] | None = None,
) -> Match:
    """A new game, dealt. Without a seed one is drawn; the match remembers it.

    Without a number of players there are as many as the game likes best; options that are not named have
    their defaults. WrongOption says what is not possible.
    """
    found = find_game(game)
    count = players or found.default_players
    chosen = secrets.randbits(128) if seed is None else seed
    return Match(found, count, options or {}, chosen, names)


def read_record(text: str) -> Match:
    """Play a record again. Unreadable says which line does not agree with itself or with the rules."""
    return read_record_of(text, find_game(record_game(text)))
