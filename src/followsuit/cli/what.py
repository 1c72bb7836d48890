"""What a character, an item or a task does, and by which rules: for `what NAME` at the table."""

from followsuit.cli.answers import meant_by
from followsuit.core.errors import FollowSuitError, Unreadable
from followsuit.core.game import Game
from followsuit.core.game_option import one_of
from followsuit.core.view import View
from followsuit.messages import ENGLISH, Entry, entries, languages

WITHIN = "powers."  # what the text of their character or item says already


def what_lines(game: Game, view: View, name: str) -> list[str]:
    """By its name or a part of it, by the name of its power or a part of that, or by something only its
    text speaks of."""
    known = entries(game.id, ENGLISH) if ENGLISH in languages(game.id) else {}
    found = [entry for key, entry in known.items() if not key.startswith(WITHIN)]
    by_name = meant_by(name, [(entry.name, i) for i, entry in enumerate(found)])
    by_text = [(entry.name, i) for i, entry in enumerate(found) if name.lower() in entry.text.lower()]
    meant = by_name or by_power(game, name, known, found)
    if not meant:  # what is part of something larger, such as a Queen of her set
        found += [entry for key, entry in known.items() if key.startswith(WITHIN)]
        meant = meant_by(name, [(entry.name, i) for i, entry in enumerate(found)]) or by_text
    if len(meant) == 1:
        return entry_lines(found[meant[0][1]])
    if meant:
        raise Unreadable(f"{name} is part of {one_of([entry_name for entry_name, _ in meant])}; name one.")
    return [label_of(game, view, name)]


def by_power(game: Game, name: str, known: dict[str, Entry], found: list[Entry]) -> list[tuple[str, int]]:
    """Who has a power of just this name."""
    owners = [
        game.pieces[game.powers[key.removeprefix(WITHIN)].piece].name
        for key, entry in known.items()
        if key.startswith(WITHIN) and entry.name.lower() == name.lower()
    ]
    return [(entry.name, i) for i, entry in enumerate(found) if entry.name in owners]


def entry_lines(entry: Entry) -> list[str]:
    return [f"{entry.name}: {entry.text}", f"  ({', '.join(entry.rules)})"]


def label_of(game: Game, view: View, name: str) -> str:
    """What the game itself says about an answer of this name; that is all there is of other packages."""
    try:
        label = game.label(view, game.read_pick(name))
    except FollowSuitError:
        label = ""
    if not label:
        raise Unreadable(f"{game.name} has nothing to say about {name}.")
    return f"{name}: {label}"
