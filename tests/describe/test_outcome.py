"""How a game ended, told to whoever reads it: as the page, sheets and reviews say it."""

from typing import Final

import pytest

from followsuit import find_game
from followsuit.core.event import NO_SEAT
from followsuit.core.outcome import Outcome
from followsuit.core.reason import Reason
from followsuit.describe.outcome import title
from followsuit.describe.wording import wording

NAMES: Final = ["Mika", "ren", "Sora", "Yui"]
WHY: Final = Reason("TR-GAME-03", "Several players with the most life chips share the victory.")


@pytest.mark.parametrize(
    ("places", "team", "reader", "language", "said"),
    [
        ([1, 2, 3, 4], "", NO_SEAT, "en", "Mika wins"),
        ([1, 2, 3, 4], "", 0, "en", "You win"),
        ([1, 2, 3, 4], "", 1, "en", "Mika wins"),
        ([3, 1, 1, 4], "", NO_SEAT, "en", "ren and Sora share the victory"),
        ([1, 3, 1, 4], "", 0, "en", "You and Sora share the victory"),
        ([1, 1, 1, 4], "", 2, "en", "You, Mika and ren share the victory"),
        ([1, 3, 1, 4], "", 1, "en", "Mika and Sora share the victory"),
        ([1, 3, 1, 4], "", 2, "ja", "あなたとMikaの勝利"),
        ([1, 3, 1, 4], "North and South", 2, "en", "North and South wins: you and Mika"),
    ],
)
def test_whoever_reads_is_spoken_to(
    places: list[int], team: str, reader: int, language: str, said: str
) -> None:
    ended = Outcome(places, WHY, [0] * 4)
    words = wording(find_game("kings-whist" if team else "trick-raiders"), language)
    assert title(words, ended, team, NAMES, reader) == said
