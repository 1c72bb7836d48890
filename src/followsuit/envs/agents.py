"""The seats of a table as PettingZoo's agents: what both of its forms have alike."""

from typing import Any

from gymnasium import spaces

from followsuit.envs.drawing import Drawing
from followsuit.envs.playing import Bytes, Options, Playing
from followsuit.envs.spaces import Actions, masked_space, row_space

Observation = dict[str, Any]


class Agents:
    """`player_0`, `player_1`, …: each is given what its seat knows, and a mask."""

    metadata: dict[str, Any] = {  # noqa: RUF012  (as PettingZoo has it)
        "render_modes": ["ansi", "human", "rgb_array"],
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        players: int = 0,
        options: Options | None = None,
        rewards: str = "result",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.playing = Playing(game, players, options, rewards)
        self.max_cycles = max_cycles  # so many answers, and the game is cut off
        self.drawing = Drawing(self.playing, render_mode)
        self.render_mode = render_mode
        count = self.playing.players
        self.metadata = {**self.metadata, "name": f"{self.playing.game.id}_{count}p"}
        self.possible_agents = [f"player_{seat}" for seat in range(count)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        encoding = self.playing.encoding
        self.observation_spaces: dict[str, spaces.Dict] = {
            agent: masked_space(encoding) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, Actions] = {
            agent: Actions(int(encoding.action_count), self.playing, seat)
            for agent, seat in self.seat_of.items()
        }
        self.state_space = row_space(encoding.state_fields())
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Actions:
        return self.action_spaces[agent]

    def state(self) -> Bytes:
        """Everything about the table, for training critics."""
        return self.playing.state()

    def close(self) -> None:
        """Nothing is held open."""
