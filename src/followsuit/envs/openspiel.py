"""Every game for OpenSpiel, written in Python: `pyspiel.load_game("followsuit_tricktakers(players=4)")`.

One chance node comes first: it draws the deal, which is the seed of the game. All other chance follows from
it. Sealed answers are given one after the other; nobody sees them before the last is in.
"""

from typing import Any, Final

import numpy as np
import pyspiel

from followsuit.core.cards import SPECTATOR
from followsuit.core.errors import WrongOption
from followsuit.core.event import Log
from followsuit.core.game import Game
from followsuit.core.rng import seeded
from followsuit.core.step import SEALED
from followsuit.core.table import Table
from followsuit.encoding.encoding import Encoding
from followsuit.envs.encodings import encoding_of
from followsuit.envs.playing import Options
from followsuit.registry import all_games, find_game

DEALS: Final = 1024  # how many different deals there are, unless more are asked for
MOST_ANSWERS: Final = 20_000  # no game comes near it
SEED_BITS: Final = 62


class History:
    """How a table came to be: its deal and its answers; or a world that a seat imagined, and what followed.

    It can be told again, so it is what is pickled; and copied, which compiled tables cannot be by Python.
    """

    def __init__(self, game: Game, players: int, options: Options, deal: int) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.deal = deal
        self.picks: list[tuple[int, int]] = []
        self.before: History | None = None  # for an imagined world: what it was imagined from,
        self.seat = 0  # by whom,
        self.chance = 0  # and with which seed
        self.table: Table = game.new_table(players, options, deal)
        self.table.log = Log()

    def answer(self, seat: int, pick: int) -> None:
        self.table.answer(seat, pick)
        self.picks.append((seat, pick))

    def copy(self) -> "History":
        copy = History.__new__(History)
        copy.__dict__.update(self.__dict__)
        copy.picks = self.picks[:]
        copy.table = self.table.clone()
        copy.table.log = copied(self.table.log)
        return copy

    def imagined(self, seat: int, chance: int) -> "History":
        """A world that looks the same to this seat; whoever had sealed an answer has sealed another."""
        rng = seeded(chance)
        view = self.table.view(seat)
        world = self.copy()
        world.table = view.imagine(rng)
        world.table.log = copied(self.table.log)
        world.before = self.copy()
        world.seat = seat
        world.chance = chance
        world.picks = []
        for other in range(self.players):
            if view.table.sealed[other] == [SEALED]:
                while other in world.table.seats_to_act():
                    offered = sorted(world.table.options(other))
                    world.table.apply(other, offered[rng.below(len(offered))])
        if world.table.log is not None and self.table.log is not None:
            world.table.log.told[seat] = self.table.log.told[seat][:]
        return world

    def __deepcopy__(self, memo: object) -> "History":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        if self.before is not None:
            return told_from, (self.before, self.seat, self.chance, self.picks)
        return told_again, (self.game.id, self.players, self.options, self.deal, self.picks)


def copied(log: Log | None) -> Log:
    copy = Log()
    if log is not None:
        copy.told = [events[:] for events in log.told]
    return copy


def told_again(game: str, players: int, options: Options, deal: int, picks: list[tuple[int, int]]) -> History:
    story = History(find_game(game), players, options, deal)
    for seat, pick in picks:
        story.answer(seat, pick)
    return story


def told_from(before: History, seat: int, chance: int, picks: list[tuple[int, int]]) -> History:
    story = before.imagined(seat, chance)
    for one, pick in picks:
        story.answer(one, pick)
    return story


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games; there is a class for each, which is what OpenSpiel keeps."""

    game: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        asked = dict(params or {})
        game = self.game
        self.table_players = int(asked.get("players") or game.default_players)
        self.deals = int(asked.get("deals") or DEALS)
        if self.deals < 1:
            raise WrongOption(f"There is at least one deal, not {self.deals}.")
        self.options = read_options(game, str(asked.get("options") or ""))
        self.options = game.checked_options(self.table_players, self.options, 0)
        self.encoding: Encoding = encoding_of(game, self.table_players)
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.encoding.action_count),
            max_chance_outcomes=self.deals,
            num_players=self.table_players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=MOST_ANSWERS,
        )
        super().__init__(game_type(game), info, asked)

    def new_initial_state(self, *_: Any) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        if params:
            raise ValueError(f"Observers have no parameters, so none like {params}.")
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.story: History | None = None  # until it is dealt

    def rules(self) -> SpielGame:
        game: SpielGame = self.get_game()
        return game

    def current_player(self) -> int:
        if self.story is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.story.table.next_seat()
        return int(pyspiel.PlayerId.TERMINAL) if seat < 0 else seat

    def is_terminal(self) -> bool:
        return self.story is not None and not self.story.table.todo

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.rules().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.story is not None
        t = self.story.table
        picks = [*t.options(player), *t.out_of_turn(player)]
        return sorted(self.rules().encoding.action_of(pick, player) for pick in picks)

    def _apply_action(self, action: int) -> None:
        """An action that is not allowed is refused with its rule, and the table stays as it was."""
        game = self.rules()
        if self.story is None:
            self.story = History(game.game, game.table_players, game.options, action)
            return
        seat = self.story.table.next_seat()
        self.story.answer(seat, game.encoding.pick_of(action, seat))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        game = self.rules()
        return game.game.write_pick(game.encoding.pick_of(action, player))

    def returns(self) -> list[float]:
        if self.story is None or self.story.table.outcome is None:
            return [0.0] * self.rules().table_players
        return self.story.table.outcome.standing()

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> "SpielState":
        """A world that fits all that this player knows: cards lie where they may be by what was shown."""
        copy: SpielState = self.clone()
        if self.story is not None:
            copy.story = self.story.imagined(player_id, int(probability_sampler() * 2**SEED_BITS))
        return copy

    def __str__(self) -> str:
        if self.story is None:
            return "before the deal"
        t = self.story.table
        answers = [self.rules().game.write_pick(pick) for _, pick in self.story.picks]
        return f"{t.heading()}; {len(answers)} answers; {' '.join(answers[-5:])} {t.fingerprint()}"


class SpielObserver:
    """What a player sees. With perfect recall, its text has all that the player was ever told.

    What is public alone, or a player's own alone, there is as text and not as a tensor.
    """

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self.game = game
        self.has_recall = bool(kind.perfect_recall)
        self.sees_all = kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS
        self.is_public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.is_private = not kind.public_info
        if self.is_public or self.is_private:
            self.tensor: Any = None
            self.dict: dict[str, Any] = {}
            return
        fields = game.encoding.state_fields() if self.sees_all else game.encoding.fields()
        size = game.encoding.state_size if self.sees_all else game.encoding.size
        self.tensor = np.zeros(size, np.float32)
        self.dict = {}
        self.tops = np.ones(size, np.float32)
        for field in fields:
            part = slice(field.start, field.start + field.size)
            self.dict[field.name] = self.tensor[part]
            self.tops[part] = max(1, min(255, field.top))

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.story is None:
            return
        encoding = self.game.encoding
        t = state.story.table
        row = encoding.state(t) if self.sees_all else encoding.observation(t, max(0, player))
        self.tensor[:] = np.frombuffer(row, np.uint8) / self.tops

    def string_from(self, state: SpielState, player: int) -> str:
        if state.story is None:
            return "before the deal"
        t = state.story.table
        if self.sees_all:
            return t.fingerprint()
        seat = max(0, player)
        if self.is_private:
            return "nothing" if self.is_public else self.game.game.write_cards(sorted(t.cards.piles[seat]))
        if self.is_public:
            seat = SPECTATOR
        who = "all" if seat == SPECTATOR else f"seat {seat}"
        seen = f"{who}, {t.heading()}: {t.view(seat).fingerprint()}"
        if not self.has_recall or t.log is None:
            return seen
        told = [repr(event) for event in t.log.told[seat]]
        return "\n".join([*told, seen])


def short_name(game: Game) -> str:
    return f"followsuit_{game.id.replace('-', '_')}"


def game_type(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"{game.name} (Follow Suit)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.default_players, "deals": DEALS, "options": ""},
    )


# As a parameter has them, in which a comma and an equals sign mean something else.
PARTS: Final = ";"
IS: Final = ":"
COMMA: Final = "+"


def read_options(game: Game, text: str) -> Options:
    """'selection_mode:draft;characters:king+hermit'."""
    chosen: Options = {}
    for part in text.split(PARTS):
        name, sign, value = part.partition(IS)
        if part and not sign:
            raise WrongOption(f"Options are written as name:value, parted by semicolons, not {part}.")
        if sign:
            chosen[name.strip()] = game.option_named(name.strip()).read(value.replace(COMMA, ","))
    return chosen


def write_options(options: Options) -> str:
    return PARTS.join(
        f"{name}{IS}{str(value).lower().replace(',', COMMA)}" for name, value in options.items()
    )


def register_games() -> None:
    for game in all_games().values():
        if short_name(game) not in pyspiel.registered_names():
            kind = type(short_name(game), (SpielGame,), {"game": game})
            pyspiel.register_game(game_type(game), kind)


def openspiel_game(
    game: str, players: int = 0, options: Options | None = None, deals: int = DEALS
) -> SpielGame:
    found = find_game(game)
    asked = {
        "players": players or found.default_players,
        "deals": deals,
        "options": write_options(options or {}),
    }
    loaded: SpielGame = pyspiel.load_game(short_name(found), asked)
    return loaded


register_games()
