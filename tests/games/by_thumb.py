"""Games as bots play them by their rules of thumb, at tables drawn by lot: what is asked, told and seen.

    python tests/games/by_thumb.py                write anew what every game comes to, into thumbs/
    python tests/games/by_thumb.py GAME TABLE     every moment of one of them, to look at

Games at random (every_step.py) have each option by itself, and seats that do whatever comes. Here options go
together, every character and hero has its turn, and seats mostly do what looks best to them: so their powers
are used where they are good for something. Of every game a hash is kept for each thing that is looked at.
Whoever sees one change prints both, before and after, and compares them; who has changed a rule or a rule of
thumb on purpose writes all of them anew.
"""

import sys
from collections.abc import Iterator
from enum import Enum
from functools import cache
from hashlib import sha1
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from followsuit import SPECTATOR, FollowSuitError, Game, all_games
from followsuit.core.event import Log
from followsuit.core.option import CARD, verb_of
from followsuit.core.reason import Reason
from followsuit.core.rng import Rng, seeded
from followsuit.core.table import Table
from followsuit.encoding.encoding import Encoding
from followsuit.envs.encodings import encoding_of
from followsuit.properties.fingerprint import attributes
from followsuit.properties.playing import MOST_ANSWERS, Options
from followsuit.properties.samples import drawn_options, is_allowed
from followsuit.scenarios.set_up import set_up

FOLDER: Final = Path(__file__).parent / "thumbs"
ASIDE_IN: Final = 12  # of so many answers one is something that may be done at any moment, where there is
AT_RANDOM_IN: Final = 5  # of so many answers one is any
LOOKED_AT_IN: Final = 8  # of so many moments one is looked at by everybody
SET_UP_IN: Final = 24  # of so many moments one is set up again
# Where there is much to choose from, there are more tables; every other one has everybody, where that goes.
TABLES: Final = 8
MORE: Final = {"tricktakers": 64, "kings": 28, "little-tricktakers": 24, "trickster": 28}
EVERYBODY: Final[dict[str, Options]] = {"tricktakers": {"characters": "with_expansion"}}

# What other packages are made with, such as the usual tricks, is looked at in an example.
EXAMPLE: Final = Path(__file__).parents[2] / "examples/oh-hell"

Setup = tuple[int, Options, int]  # players, options, seed
Aspects = dict[str, str]  # by what is looked at: asked, told, inclined, offered, seen, rows, again


@cache
def games() -> dict[str, Game]:
    """Ours, and the example's."""
    if str(EXAMPLE) not in sys.path:
        sys.path.append(str(EXAMPLE))
    example: Game = import_module("oh_hell.game").GAME
    return {**all_games(), example.id: example}


def setups(game: Game) -> dict[str, Setup]:
    """By its name every table: how many play, and with which options."""
    found: dict[str, Setup] = {}
    for number in range(MORE.get(game.id, TABLES)):
        players = game.players[number % len(game.players)]
        options = drawn_options(game, players, seeded(number))
        everybody = {**options, **EVERYBODY.get(game.id, {})}
        if number // len(game.players) % 2 == 0 and is_allowed(game, players, everybody):
            options = everybody
        found[f"table {number}"] = (players, options, number)
    return found


def moments(game: Game, setup: Setup) -> Iterator[Aspects]:
    """What there is to say of each moment of a game, the last included."""
    players, options, seed = setup
    t = game.laid_out(players, game.checked_options(players, options, seed), seeded(seed))
    t.log = Log()
    t.advance()
    encoding = known_encoding(game.id, players)
    play = seeded(seed + 1)
    heard = 0
    for number in range(MOST_ANSWERS):
        aspects = {"asked": asked(game, t), "told": told(t.log, players, heard)}
        heard = len(t.log.told[SPECTATOR])
        if number % LOOKED_AT_IN == 0 or not t.seats_to_act():
            aspects |= {"seen": seen(game, t, number), "rows": rows(encoding, t), "offered": offered(game, t)}
        if number % SET_UP_IN == 0:
            aspects["again"] = again(game, setup, t)
        if not t.seats_to_act():
            yield aspects
            return
        aspects["inclined"] = answer(game, t, play)
        yield aspects


@cache
def known_encoding(game: str, players: int) -> Encoding:
    return encoding_of(games()[game], players)


def asked(game: Game, t: Table) -> str:
    question = t.question()
    about = question.about() if question is not None else None
    key = question.key() if question is not None else ()
    picks = [f"{seat}: {' '.join(map(game.write_pick, t.options(seat)))}" for seat in t.seats_to_act()]
    words = [t.heading(), type(question).__name__, about.rule if about is not None else "", t.fingerprint()]
    return " | ".join([*words, str(key), str(t.part()), str(game.length(t)), *picks])


def told(log: Log, players: int, heard: int) -> str:
    """What each seat and those who watch were told; once, where it is the same."""
    said = {seat: str(log.told[seat][heard:]) for seat in [*range(players), SPECTATOR]}
    own = [text for seat, text in said.items() if seat != SPECTATOR and text != said[SPECTATOR]]
    return "\n".join([said[SPECTATOR], *own])


def answer(game: Game, t: Table, play: Rng) -> str:
    """One of the seats to act does what looks best to it, or now and then anything; how good all looks."""
    if t.has_out_of_turn() and play.below(ASIDE_IN) == 0:
        asides = [(seat, pick) for seat in range(t.seat_count) for pick in t.out_of_turn(seat)]
        if asides:
            seat, pick = asides[play.below(len(asides))]
            t.apply(seat, pick)
            return f"{seat} does {game.write_pick(pick)}"
    seats = t.seats_to_act()
    seat = seats[play.below(len(seats))]
    picks = sorted(t.options(seat))
    priors = game.policy.priors(t, seat, picks)
    alike = game.policy.equivalent(t, seat, picks)
    best = [pick for pick, prior in zip(picks, priors, strict=False) if prior == max(priors)]
    liked = picks if not best or play.below(AT_RANDOM_IN) == 0 else best
    pick = liked[play.below(len(liked))]
    worth = [round(share, 6) for share in t.standing()]
    t.apply(seat, pick)
    return f"{seat} answers {game.write_pick(pick)}: {priors} {alike} {worth}"


def seen(game: Game, t: Table, number: int) -> str:
    """What each seat knows and is shown, and the position as it would be written down; what one imagines."""
    views = [t.view(seat) for seat in [*range(t.seat_count), SPECTATOR]]
    drawn = [f"{view.fingerprint()} {in_words(game.layout(view))}" for view in views]
    world = views[number % t.seat_count].imagine(seeded(number))
    written = [str(game.write_position(table)) for table in (t, views[0].table, world)]
    return "\n".join([*drawn, *written, world.fingerprint()])


def again(game: Game, setup: Setup, t: Table) -> str:
    """What comes of the position, when it is set up as a scenario does; or why it cannot be."""
    players, options, _ = setup
    try:
        copy = set_up(game, players, options, 0, game.write_position(t))
    except FollowSuitError as error:
        return str(error)
    views = [copy.view(seat).fingerprint() for seat in range(players)]
    return f"{asked(game, copy)} {game.write_position(copy)} {views}"


def offered(game: Game, t: Table) -> str:
    """What a client is told of each answer: what it is called, brings, costs and beats."""
    lines: list[str] = [str(game.at_the_table(t)), in_words(game.occasion(t))]
    for seat in t.seats_to_act():
        view = t.view(seat)
        picks = view.options()
        cards = [pick for pick in picks if verb_of(pick) == CARD]
        lines.append(f"{seat} {game.concerned(view)} {in_words(game.strength(view, cards))}")
        lines += [f"{game.label(view, pick)} {in_words(game.preview(view, pick))}" for pick in picks]
    if t.outcome is not None:
        lines.append(f"{t.outcome!r} {t.outcome.teams} {game.winning_team(t)}")
    return "\n".join(lines)


def rows(encoding: Encoding, t: Table) -> str:
    """As numbers, for those who train: the row of every seat, its mask, and all there is."""
    each = [
        encoding.observation(t.view(seat).table, seat) + encoding.mask(t, seat)
        for seat in range(t.seat_count)
    ]
    return sha1(b"".join([*each, encoding.state(t)])).hexdigest()


def in_words(thing: Any) -> str:
    """Whatever a game declares for those who draw it, field by field; a reason by its rule."""
    if isinstance(thing, Enum):
        return thing.name
    if isinstance(thing, list | tuple):
        return f"[{' '.join(map(in_words, thing))}]"
    if isinstance(thing, dict):
        return in_words(list(thing.items()))
    if isinstance(thing, Reason):
        return thing.rule
    if thing is None or isinstance(thing, str | int | float):
        return str(thing)
    return in_words([(name, getattr(thing, name)) for name in names_of(type(thing), thing)])


NAMES: Final[dict[type, list[str]]] = {}


def names_of(kind: type, thing: object) -> list[str]:
    if kind not in NAMES:
        NAMES[kind] = attributes(thing)
    return NAMES[kind]


def hashes_of(game: Game, setup: Setup) -> str:
    """Of each thing that is looked at, one hash for the whole game."""
    said: dict[str, list[str]] = {}
    for aspects in moments(game, setup):
        for name, text in aspects.items():
            said.setdefault(name, []).append(text)
    hashes = {name: sha1("\n".join(texts).encode()).hexdigest()[:8] for name, texts in said.items()}
    return " ".join(f"{name} {hashed}" for name, hashed in sorted(hashes.items()))


def kept(name: str) -> dict[str, str]:
    lines = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return {setup: hashes for setup, _, hashes in [line.partition(": ") for line in lines]}


def main() -> None:
    match sys.argv[1:]:
        case [name, setup]:
            for aspects in moments(games()[name], setups(games()[name])[setup]):
                print("\n".join(f"{aspect}: {text}" for aspect, text in aspects.items()), end="\n\n")
        case _:
            FOLDER.mkdir(exist_ok=True)
            for name, game in games().items():
                lines = [f"{words}: {hashes_of(game, setup)}\n" for words, setup in setups(game).items()]
                (FOLDER / f"{name}.txt").write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
