"""What is measured of a game of ours, of OpenSpiel's games, and of Python itself."""

import random
from importlib.metadata import PackageNotFoundError, version
from typing import Any, Final

from followsuit.benchmarks.measuring import Unit
from followsuit.core.errors import WrongOption
from followsuit.core.game import Game
from followsuit.core.policy import AT_RANDOM
from followsuit.core.rng import Rng, seeded
from followsuit.core.table import Table
from followsuit.core.view import View
from followsuit.search.tree import Search

try:
    import pyspiel
except ImportError:
    pyspiel = None

SEED: Final = 7  # of the picks; deals have the seeds 1, 2, 3, …
# Games are measured with all they have: what a default table leaves in the box is part of the work.
OPTIONS: Final[dict[str, dict[str, int | str | bool]]] = {
    "trickster": {"sets": "base,grand_gambit,limited", "deck_mode": "random"},
    "tricktakers": {"characters": "base_box"},
}
EXPANDED: Final = "tricktakers"  # measured once more with every character there is
ALL_CHARACTERS: Final[dict[str, int | str | bool]] = {"characters": "with_expansion"}
POOL: Final = 16  # positions from the middle of as many games
SEARCH: Final = 1000  # worlds that are thought through for one answer, by ours and by OpenSpiel's
AT_ONCE: Final = 20  # of them in one piece
EXPLORATION: Final = 2.0  # OpenSpiel's, as its own examples have it; the speed hardly depends on it


def whole_games(game: Game, players: int, chosen: dict[str, int | str | bool] | None = None) -> Unit:
    """A new game, dealt and played to its end by answers picked at random; counts the answers."""
    pick = random.Random(SEED).random
    options_of_table = table_options(game, players) if chosen is None else chosen
    seed = 0

    def unit() -> int:
        nonlocal seed
        seed += 1
        t = game.new_table(players, options_of_table, seed)
        answers = 0
        seat = t.next_seat()
        while seat >= 0:
            options = t.options(seat)
            t.apply(seat, options[int(pick() * len(options))])
            answers += 1
            seat = t.next_seat()
        return answers

    return unit


def table_options(game: Game, players: int) -> dict[str, int | str | bool]:
    """The fullest table this number of players allows."""
    options = OPTIONS.get(game.id, {})
    try:
        game.checked_options(players, options, 0)
    except WrongOption:
        return {}
    return options


def middle_of(game: Game, players: int, seed: int) -> Table:
    """A game played at random up to the half of its answers."""
    length = 0
    for is_second_time in (False, True):
        pick = random.Random(seed).random
        t = game.new_table(players, table_options(game, players), seed)
        answers = 0
        seat = t.next_seat()
        while seat >= 0 and not (is_second_time and answers >= length // 2):
            options = t.options(seat)
            t.apply(seat, options[int(pick() * len(options))])
            answers += 1
            seat = t.next_seat()
        length = answers
    return t


def clones(pool: list[Table]) -> Unit:
    def unit() -> int:
        for t in pool:
            t.clone()
        return len(pool)

    return unit


def branches(pool: list[Table]) -> Unit:
    """A clone and one answer given to it, which is what a search does at every node.

    What a clone puts off until something changes is paid for here.
    """
    answers = [(t, t.next_seat(), t.options(t.next_seat())[0]) for t in pool]

    def unit() -> int:
        for t, seat, pick in answers:
            t.clone().apply(seat, pick)
        return len(answers)

    return unit


def views(pool: list[Table]) -> Unit:
    seats = [(t, t.next_seat()) for t in pool]

    def unit() -> int:
        for t, seat in seats:
            t.view(seat)
        return len(seats)

    return unit


def worlds(pool: list[Table]) -> Unit:
    """Whole tables imagined from the view of the seat that is to act."""
    seen = [t.view(t.next_seat()) for t in pool]
    rng = seeded(SEED)

    def unit() -> int:
        for view in seen:
            view.imagine(rng)
        return len(seen)

    return unit


def searches(pool: list[Table], is_plain: bool) -> Unit:
    """Thinking about one answer after another, each over as many worlds; counts the worlds.

    Plain is what OpenSpiel's search does: down the tree, then at random to the end. Otherwise it is done as
    the bot plays, by rules of thumb and, where little is left, exactly.
    """
    seen = [t.view(t.next_seat()) for t in pool]
    rng = seeded(SEED)
    position = 0
    search = new_search(seen[0], rng, is_plain)

    def unit() -> int:
        nonlocal position, search
        if search.worlds == SEARCH:
            position = (position + 1) % len(seen)
            search = new_search(seen[position], rng, is_plain)
        search.run(AT_ONCE)
        return AT_ONCE

    return unit


def new_search(view: View, rng: Rng, is_plain: bool) -> Search:
    if is_plain:
        return Search(view, rng, bias=0.0, rollouts=AT_RANDOM, is_exact=False)
    return Search(view, rng)


def yardstick() -> int:
    """A fixed piece of work of the same flavour that depends on nothing but Python."""
    hand = [3, 8, 12, 20, 33, 36]
    total = 0
    for i in range(1000):
        allowed = [card for card in hand if card // 9 == i & 3 or card >= 36]
        total += allowed[0] if allowed else hand[i % 6]
    return 1000


# OpenSpiel's games, driven in the same way: what may be done, do one of it.


def has_open_spiel() -> bool:
    return pyspiel is not None


def open_spiel_version() -> str:
    try:
        return version("open_spiel")
    except PackageNotFoundError:  # built from its sources
        return "of no stated version"


def open_spiel_game(name: str) -> Any:
    return pyspiel.load_game(name)


def open_spiel_deal(game: Any, pick: random.Random) -> Any:
    """Its chance nodes, which all come before the first decision."""
    state = game.new_initial_state()
    while state.is_chance_node():
        actions = state.legal_actions()
        state.apply_action(actions[int(pick.random() * len(actions))])
    return state


def open_spiel_games(name: str) -> Unit:
    """Counts decisions; the deal is paid for and not counted, as with ours."""
    game = open_spiel_game(name)
    source = random.Random(SEED)
    pick = source.random

    def unit() -> int:
        state = open_spiel_deal(game, source)
        decisions = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(pick() * len(actions))])
            decisions += 1
        return decisions

    return unit


def open_spiel_middle_of(name: str, seed: int) -> Any:
    game = open_spiel_game(name)
    length = 0
    for is_second_time in (False, True):
        pick = random.Random(seed)
        state = open_spiel_deal(game, pick)
        decisions = 0
        while not state.is_terminal() and not (is_second_time and decisions >= length // 2):
            actions = state.legal_actions()
            state.apply_action(actions[int(pick.random() * len(actions))])
            decisions += 1
        length = decisions
    return state


def open_spiel_pool(name: str) -> list[Any]:
    return [open_spiel_middle_of(name, seed) for seed in range(1, POOL + 1)]


def open_spiel_choices(name: str) -> list[Any]:
    """As many positions where there is something to think about; it answers the others at once."""
    found: list[Any] = []
    seed = 0
    while len(found) < POOL:
        seed += 1
        state = open_spiel_middle_of(name, seed)
        if len(state.legal_actions()) > 1:
            found.append(state)
    return found


def open_spiel_branches(pool: list[Any]) -> Unit:
    answers = [(state, state.legal_actions()[0]) for state in pool]

    def unit() -> int:
        for state, action in answers:
            state.clone().apply_action(action)
        return len(answers)

    return unit


def open_spiel_clones(pool: list[Any]) -> Unit:
    def unit() -> int:
        for state in pool:
            state.clone()
        return len(pool)

    return unit


def open_spiel_searches(pool: list[Any]) -> Unit:
    """Its own information-set search in C++, a random playout for each simulation; counts the simulations."""
    bot = open_spiel_thinker(SEED, EXPLORATION, simulations=SEARCH)
    position = 0

    def unit() -> int:
        nonlocal position
        position = (position + 1) % len(pool)
        bot.step(pool[position])
        return SEARCH

    return unit


def open_spiel_thinker(seed: int, exploration: float, simulations: int, seconds: float = -1.0) -> Any:
    """A bot that answers what it looked at most, after so many simulations or, if that is sooner, so long."""
    return pyspiel.ISMCTSBot(
        seed,
        pyspiel.RandomRolloutEvaluator(1, seed),
        exploration,
        simulations,
        -1,  # a new world for every simulation
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,  # nodes are keyed by what a player has seen
        False,
        seconds,
    )


def open_spiel_answer(bot: Any, state: Any) -> int:
    """Asked again where a busy machine has left it no time for a single simulation."""
    for _ in range(20):
        try:
            return int(bot.step(state))
        except pyspiel.SpielError as error:
            if "total_visits" not in str(error):
                raise
    raise TimeoutError("OpenSpiel's bot gets no time to think; give it more seconds, or fewer processes.")
