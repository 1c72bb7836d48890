"""The spaces of observations, states and actions, as Gymnasium has them."""

from typing import Any

import numpy as np
from gymnasium import spaces

from followsuit.encoding.encoding import Encoding
from followsuit.encoding.features import RowField
from followsuit.envs.playing import Mask, Playing


def row_space(fields: list[RowField]) -> spaces.Box:
    """Rows of bytes."""
    size = sum(field.size for field in fields)
    return spaces.Box(0, 255, (size,), np.uint8)


def masked_space(encoding: Encoding) -> spaces.Dict:
    """An observation, with the actions that may be chosen."""
    return spaces.Dict(
        {
            "action_mask": spaces.Box(0, 1, (int(encoding.action_count),), np.int8),
            "observation": row_space(encoding.fields()),
        }
    )


class Actions(spaces.Discrete):
    """Every action. Sampled without a mask, one of those that the seat may choose now is drawn."""

    def __init__(self, count: int, playing: Playing | None = None, seat: int = 0) -> None:
        super().__init__(count)
        self.playing = playing
        self.seat = seat

    def sample(self, mask: Mask | None = None, probability: Any = None) -> np.int64:
        if (
            mask is None
            and probability is None
            and self.playing is not None
            and self.playing.table is not None
        ):
            mask = self.playing.mask(self.seat)
        return super().sample(mask, probability)

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy for another process knows all actions, and no table."""
        return (spaces.Discrete, (int(self.n),))

    def __deepcopy__(self, memo: object) -> spaces.Discrete:
        return spaces.Discrete(int(self.n))
