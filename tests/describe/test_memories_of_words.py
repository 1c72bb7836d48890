"""What is said again and again is remembered, but never more than so much of it."""

from collections.abc import Callable
from typing import Any

import pytest

from followsuit import find_game
from followsuit.core.layout import Counter
from followsuit.core.strength import Rank
from followsuit.core.strip import NOT_LIT
from followsuit.describe.piece import MOST_STRIPS, strip_at
from followsuit.describe.strength import MOST_RANKS, rank_of
from followsuit.describe.view import MOST_COUNTERS, counter_of
from followsuit.describe.wording import Wording

GAME = find_game("tricktakers")
OCCASION = GAME.occasions()[0]
REMEMBERED: list[tuple[str, int, Callable[[Wording, int], Any]]] = [
    ("strips", MOST_STRIPS, lambda words, number: strip_at(words, 0, 0, NOT_LIT, OCCASION, (number,))),
    ("ranks", MOST_RANKS, lambda words, number: rank_of(words, Rank(f"rank {number}"))),
    ("counters", MOST_COUNTERS, lambda words, number: counter_of(words, Counter("points", 0, str(number)))),
]


@pytest.mark.parametrize(("memory", "most", "say"), REMEMBERED, ids=[name for name, *_ in REMEMBERED])
def test_a_memory_has_room_for_so_much_and_is_then_emptied(
    memory: str, most: int, say: Callable[[Wording, int], Any]
) -> None:
    words = Wording(GAME, "en")
    sizes = []
    for number in range(most + 1):
        say(words, number)
        sizes.append(len(getattr(words, memory)))
    assert sizes == [*range(1, most + 1), 1]
    said = say(words, most)
    assert say(words, most) is said
