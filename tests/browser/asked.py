"""Every kind of question of a game, found in the engine: games at random, then the positions of scenarios.

A kind is the class of the question, the sentence it asks with, and a way to answer it. Besides them stand
every power that is offered, every piece that is chosen from, and how many powers are offered at once.
"""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from describe.wire import ALL_2023, ALL_SETS, BASE_BOX, EXPANSION, LATE_HEROES, Options
from followsuit import Game, Table, all_games
from followsuit.core.game import VERB_NAMES
from followsuit.core.option import PIECE, POWER, WORD, WORDS, argument_of, verb_of
from followsuit.core.record import Match
from followsuit.core.step import Question
from followsuit.lessons.shelf import lessons_of
from followsuit.scenarios.reading import read_scenario
from followsuit.scenarios.runner import laid, start
from followsuit.scenarios.scenario import Scenario

SCENARIOS: Final = Path(__file__).parents[1] / "scenarios"
EVERYBODY: Final = (
    "king,gambler,resistance,hermit,berserker,adventurer,collector,ruler,"
    "strategist,samurai,summoner,ninja,alchemist,time-traveler,phantom-thief"
)
OTHER_HEROES: Final = "archivist,doctor,explorer,inventor,scavenger,scion,witness"
# Tables that have everything of a game between them; a game without a row has one of each number of players.
TABLES: Final[dict[str, list[tuple[int, Options]]]] = {
    "tricktakers": [
        (2, {}),
        (2, {**EXPANSION, "two_player_mode": "drafted"}),
        (3, ALL_2023),
        (3, {"characters": "alchemist,samurai,time-traveler,phantom-thief", "selection_mode": "all_star"}),
        (4, {}),
        (4, {"characters": EVERYBODY, "selection_mode": "all_star"}),
        (4, {**EXPANSION, "selection_mode": "draft"}),
        (4, {**BASE_BOX, "berserker_renewal": "own_deck", "collector_grouping": "by_hand"}),
        (5, {"characters": EVERYBODY, "selection_mode": "all_star"}),
        (5, {**EXPANSION, "selection_mode": "shuffle"}),
    ],
    "little-tricktakers": [
        *[(players, {}) for players in (2, 3, 4, 5)],
        (4, {"mode": "light1", "style": "shuffle"}),
        (4, {"mode": "light2"}),
        (4, {"mode": "light3"}),
    ],
    "kings": [
        (2, {"set_assignment": "choice"}),
        (3, {"devil_contract": True}),
        (4, {}),
        (4, {"initial_parties": "choice", "devil_contract": True}),
        (5, {"cheerleader": True, "red_queen_advanced": True}),
    ],
    "trickster": [
        (2, {**ALL_SETS, "deck_mode": "custom", "heroes": LATE_HEROES}),
        (3, {"deck_mode": "custom", "heroes": OTHER_HEROES, **ALL_SETS}),
        (4, {"deck_mode": "draft", **ALL_SETS}),
        (5, {"sets": "grand_gambit", "deck_mode": "random"}),
        (6, {**ALL_SETS, "deck_mode": "custom", "heroes": LATE_HEROES}),
        (7, {**ALL_SETS, "deck_mode": "random"}),
        (7, {}),
    ],
}


class Asked:
    """One seat, asked something at a table."""

    def __init__(self, game: Game, t: Table, seat: int, options: Options) -> None:
        self.game = game
        self.table = t.clone()
        self.seat = seat
        self.options = options
        self.players = t.seat_count
        self.fullness = len(t.options(seat))

    @property
    def powers(self) -> int:
        """How many are offered."""
        return sum(verb_of(pick) == POWER for pick in self.table.options(self.seat))

    @property
    def where(self) -> str:
        question = self.table.question()
        about = None if question is None else question.about()
        said = type(question).__name__ if about is None else f"{about.sentence} ({about.rule})"
        return f"{self.game.id} of {self.players}: {said}"


def kinds_of(game: Game, t: Table, seat: int) -> set[str]:
    """What this question shows that others may not."""
    question = t.question()
    assert question is not None
    about = question.about()
    name = class_name(type(question))
    kinds = {f"question {name}", f"sentence {name} {'' if about is None else about.sentence}"}
    view = None
    powers = 0
    for pick in t.options(seat):
        verb = verb_of(pick)
        kinds.add(f"answer {name} {VERB_NAMES[verb]}")
        if verb == PIECE and argument_of(pick) in game.pieces:
            kinds.add(f"piece {game.pieces[argument_of(pick)].key}")
        elif verb == WORD:
            kinds.add(f"answer {name} {WORDS[argument_of(pick)]}")
        elif verb == POWER:
            view = view or t.view(seat)
            powers += 1
            kinds.add(f"power {game.power_of(view, argument_of(pick))}")
    if powers:
        kinds.add(f"{powers} powers of {t.seat_count}")
    kinds.add(f"question {name} of {t.seat_count}")
    return kinds


def class_name(kind: type) -> str:
    return f"{kind.__module__.removeprefix('followsuit.')}.{kind.__name__}"


def tables_of(game: Game) -> list[tuple[int, Options]]:
    return TABLES.get(game.id, [(players, {}) for players in game.players])


def at_random(game: Game, players: int, options: Options, seed: int) -> Iterator[tuple[Table, int]]:
    """Every question of a game in which everybody answers anything, and who is asked."""
    t = Match(game, players, options, seed).table
    rng = random.Random(seed)
    while (seat := t.next_seat()) >= 0:
        yield t, seat
        t.apply(seat, rng.choice(t.options(seat)))


def in_scenario(scenario: Scenario) -> Iterator[tuple[Table, int]]:
    """Every question that comes up while its answers are given."""
    t = start(scenario)
    for index, step in enumerate(scenario.steps):
        if step.position is not None:
            t = laid(scenario, index)
        for answer in step.answers:
            if answer.seat in t.seats_to_act():
                yield t, answer.seat
            if t.why_not(answer.seat, answer.pick) is None:
                t.answer(answer.seat, answer.pick)
        if t.next_seat() >= 0:
            yield t, t.next_seat()


def scenarios_of(game: Game) -> Iterator[Scenario]:
    for path in sorted(SCENARIOS.glob(f"{game.id}/*.toml")):
        yield read_scenario(path.read_text(encoding="utf-8"))
    yield from lessons_of(game.id)


class Finder:
    """Gathers a moment for everything there is; of one kind those that have most to choose from."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.first: dict[str, Asked] = {}
        self.fullest: dict[str, Asked] = {}

    def look(self, t: Table, seat: int, options: Options) -> None:
        asked = None
        for kind in kinds_of(self.game, t, seat):
            if kind not in self.first:
                asked = asked or Asked(self.game, t, seat, options)
                self.first[kind] = self.fullest[kind] = asked
            elif kind.startswith("question") and len(t.options(seat)) > self.fullest[kind].fullness:
                self.fullest[kind] = asked = asked or Asked(self.game, t, seat, options)

    def search(self, seeds: int) -> None:
        for players, options in tables_of(self.game):
            for seed in range(seeds):
                for t, seat in at_random(self.game, players, options, seed):
                    self.look(t, seat, options)
        for scenario in scenarios_of(self.game):
            for t, seat in in_scenario(scenario):
                self.look(t, seat, dict(scenario.options))

    def moments(self) -> list[Asked]:
        """As few as show everything, and those with most to choose from."""
        chosen: list[Asked] = []
        shown: set[str] = set()
        for kind, asked in [*self.fullest.items(), *self.first.items()]:
            if kind not in shown:
                chosen.append(asked)
                shown |= kinds_of(self.game, asked.table, asked.seat)
        return chosen


def declared(game: Game) -> set[str]:
    """What a game can ask: the classes of its questions, its powers."""
    return {f"power {key}" for key in game.powers} | {
        f"question {class_name(kind)}" for kind in question_classes() if is_of(kind, game)
    }


def question_classes() -> list[type[Question[Any]]]:
    """Those that are asked themselves: nobody is asked a question that others are made of."""
    all_games()
    found: list[type[Question[Any]]] = []
    waiting: list[type[Question[Any]]] = list(Question.__subclasses__())
    while waiting:
        kind = waiting.pop()
        found.append(kind)
        waiting += kind.__subclasses__()
    return found


def is_of(kind: type, game: Game) -> bool:
    return kind.__module__.startswith(type(game).__module__.rpartition(".")[0])
