"""Whole games at random, told to every seat and to those who watch; and every text that was sent."""

import re
from collections.abc import Iterator
from typing import Any, Final

from describe import sent as describe
from followsuit import SPECTATOR, Game, Log, Table, all_games
from followsuit.core.record import Match
from followsuit.core.rng import seeded

NAMES: Final = ["Mika", "Sora", "Juno", "Ren", "Aki", "Noa", "Eli"]
Options = dict[str, int | str | bool]

# Our own games; those of other packages bring their own texts.
GAMES: Final = [game for game in all_games().values() if type(game).__module__.startswith("followsuit.")]

BASE_BOX: Final[Options] = {"characters": "base_box"}
ALL_2023: Final[Options] = {
    "characters": "base_box",
    "collector_2023": True,
    "ruler_2023": True,
    "tasks_2023": True,
    "collector_grouping": "by_hand",
    "first_lead": "names",
}
EXPANSION: Final[Options] = {"characters": "with_expansion"}
ALL_SETS: Final[Options] = {"sets": "base,grand_gambit,limited"}
LATE_HEROES: Final = "archivist,general,saint,smuggler,vigilante,beast,maven"

# Tables that together show all there is of a game; without a row, one of each number of players.
ROWS: Final[dict[str, list[tuple[int, Options]]]] = {
    "tricktakers": [
        (2, {}),
        (2, {"two_player_mode": "drafted"}),
        (3, ALL_2023),
        (4, {}),
        (5, BASE_BOX),
        (2, {**EXPANSION, "two_player_mode": "drafted"}),
        (3, {"characters": "alchemist,samurai,time-traveler,phantom-thief", "selection_mode": "all_star"}),
        (4, {**EXPANSION, "selection_mode": "draft"}),
        (5, EXPANSION),
    ],
    "trickster": [
        (2, {**ALL_SETS, "deck_mode": "custom", "heroes": LATE_HEROES}),
        (3, {"deck_mode": "strategic"}),
        (4, {}),
        (5, {"sets": "grand_gambit", "deck_mode": "random"}),
        (6, {**ALL_SETS, "deck_mode": "custom", "heroes": LATE_HEROES}),
        (7, {**ALL_SETS, "deck_mode": "draft"}),
    ],
}
TABLES: Final[list[tuple[Game, int, Options]]] = [
    (game, players, options)
    for game in GAMES
    for players, options in ROWS.get(game.id, [(players, {}) for players in game.players])
]

# The fields of a message that people read; all others are keys, numbers and rules.
READ: Final = {
    *["name", "label", "blurb", "text", "title", "heading", "value", "waiting", "sentence", "help"],
    *["short", "unit", "letter", "suit_name", "next"],
}
READ_LISTS: Final = {"notes", "allowed_labels"}


class Moment:
    """What one viewer is sent after one answer."""

    def __init__(self, game: Game, t: Table, log: Log, viewer: int, heard: int, language: str) -> None:
        names = NAMES[: t.seat_count]
        view = t.view(viewer)
        self.viewer = viewer
        self.table = t
        self.view = describe.view(game, view, names, language)
        self.question = None if viewer == SPECTATOR else describe.question(game, view, names, language)
        self.news = describe.news(game, log.told[viewer][heard:], names, language)
        self.outcome = describe.outcome(game, t, names, language)

    def parts(self) -> list[Any]:
        return [self.view, self.question, self.news, self.outcome]


def moments(
    game: Game, players: int, options: Options, seed: int, language: str = "en", every: int = 1
) -> Iterator[Moment]:
    """A whole game at random, after every so many answers, for each viewer in turn."""
    match = Match(game, players, options, seed, NAMES[:players])
    log = Log()
    t = match.at(0, log)
    rng = seeded(seed)
    heard = 0
    count = 0
    while True:
        seat = t.next_seat()
        if count % every == 0 or seat < 0:
            for viewer in [*range(players), SPECTATOR]:
                yield Moment(game, t, log, viewer, heard, language)
        heard = len(log.told[0])
        if seat < 0:
            return
        offered = t.options(seat)
        t.apply(seat, offered[rng.below(len(offered))])
        count += 1


def whole_game(game: Game, players: int, options: Options, seed: int) -> tuple[Table, Log]:
    """A game at random, and everything that is told in it."""
    log = Log()
    t = Match(game, players, options, seed, NAMES[:players]).at(0, log)
    rng = seeded(seed)
    while (seat := t.next_seat()) >= 0:
        offered = t.options(seat)
        t.apply(seat, offered[rng.below(len(offered))])
    return t, log


def told(game: Game, players: int, options: Options, seed: int) -> Log:
    """Everything that is told in a game at random."""
    return whole_game(game, players, options, seed)[1]


def texts(sent: object, key: str = "") -> list[str]:
    """Every text in a message that is there to be read."""
    found: list[str] = []
    gather(sent, key, found)
    return found


def gather(sent: object, key: str, found: list[str]) -> None:
    if isinstance(sent, str):
        if key in READ or key in READ_LISTS:
            found.append(sent)
    elif isinstance(sent, dict):
        is_area = "shape" in sent or "icon" in sent
        for name, value in sent.items():
            if not (name == "name" and (is_area or "allowed" in sent)):
                gather(value, name, found)
    elif isinstance(sent, list):
        for one in sent:
            if key == "parts" and isinstance(one, str):
                found.append(one)
            else:
                gather(one, key if key in READ_LISTS else "", found)


def table_id(value: object) -> str | None:
    """How pytest names a row of TABLES."""
    return value.id if isinstance(value, Game) else None


def without_names_and_rules(text: str) -> str:
    """A text without what stays Latin in every language: players' names and the numbers of rules."""
    text = re.sub(r"\b[A-Z]+-[A-Z0-9]+-\d+\b", "", text)
    return re.sub("|".join(NAMES), "", text)
