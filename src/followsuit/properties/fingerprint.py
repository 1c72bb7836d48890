"""Property 3: change any field of the state, and the fingerprint changes."""

import types
from typing import Final

from followsuit.core.game import Game
from followsuit.core.step import AnyStep
from followsuit.core.table import Table, step_words
from followsuit.properties.playing import Options, holds, positions

# The log is told to, never read, and what a clone owns is bookkeeping. All else is part of the game.
NOT_STATE: Final = ["log", "owned", "owns_known_by", "owns_possible_places", "news"]


def fingerprint_sees_everything(game: Game, players: int, options: Options, seed: int) -> None:
    """3  Every attribute of the table, of what it holds and of every step is among its words."""
    check_declared(game.new_table(players, options, seed))
    seen: list[type] = []
    for number, (t, _) in enumerate(positions(game, players, options, seed)):
        for step in t.todo:
            if type(step) not in seen:
                seen.append(type(step))
                check_step(step)
        if number % 11 == 0 or t.outcome is not None:
            check_object(t, t, type(t).__name__)


def attributes(thing: object) -> list[str]:
    """The names of an object's own fields, in either build."""
    names = list(getattr(thing, "__dict__", {}))
    for kind in type(thing).__mro__:
        for name, value in vars(kind).items():
            if isinstance(value, types.GetSetDescriptorType) and not name.startswith("__"):
                names.append(name)
    return sorted(set(names))


def check_declared(t: Table) -> None:
    """Whoever declares what a table consists of leaves nothing out."""
    state = t.state()
    if state is None:
        return
    of_every_table = attributes(Table(t.seat_count, t.cards, t.rng))
    declared = [*of_every_table, *state.beside, *[field.name for field in state.fields]]
    for name in attributes(t):
        holds(name in declared, f"the state of {type(t).__name__} does not declare {name}")
    for place in range(len(t.cards.piles)):
        has_name = state.area_of(place, t.seat_count) is not None
        holds(has_name or not t.cards.piles[place], f"place {place} has cards, and no name")


def check_object(t: Table, thing: object, path: str) -> None:
    """Change each field a little, look at the table's words, and change it back."""
    before = t.words()
    for name in attributes(thing):
        if name in NOT_STATE:
            continue
        value = getattr(thing, name)
        if isinstance(value, list):
            check_list(t, value, f"{path}.{name}", before)
        elif isinstance(value, bool | int):
            setattr(thing, name, (not value) if isinstance(value, bool) else value + 1)
            holds(t.words() != before, f"the fingerprint does not see {path}.{name}")
            setattr(thing, name, value)
        elif has_state(value):
            check_object(t, value, f"{path}.{name}")
        holds(t.words() == before, f"{path}.{name} could not be put back")


def check_list(t: Table, values: list[object], path: str, before: list[int]) -> None:
    for i in range(len(values)):
        value = values[i]
        if isinstance(value, bool | int):
            values[i] = (not value) if isinstance(value, bool) else value + 1
            holds(t.words() != before, f"the fingerprint does not see {path}[{i}]")
            values[i] = value
        elif isinstance(value, list):
            check_list(t, value, f"{path}[{i}]", before)
        elif has_state(value):
            check_object(t, value, f"{path}[{i}]")
    if values and isinstance(values[0], int):
        last = values.pop()
        holds(t.words() != before, f"the fingerprint does not see how long {path} is")
        values.append(last)


def has_state(value: object) -> bool:
    """Objects that change can be cloned; the others (rules, reasons, steps, roles) never do."""
    return hasattr(value, "clone")


def check_step(step: AnyStep) -> None:
    """A step's key names every one of its fields."""
    before: list[int] = []
    step_words(step, before)
    for name in attributes(step):
        value = getattr(step, name)
        changed: object = None
        if isinstance(value, bool | int):
            changed = (not value) if isinstance(value, bool) else value + 1
        elif isinstance(value, tuple) and value and isinstance(value[0], int):
            changed = (value[0] + 1, *value[1:])
        if changed is not None:
            setattr(step, name, changed)
            after: list[int] = []
            step_words(step, after)
            setattr(step, name, value)
            holds(after != before, f"the key of {type(step).__name__} does not name its {name}")
