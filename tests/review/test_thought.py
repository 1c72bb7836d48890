"""With so many worlds the same is thought about the same moments, by whoever thinks."""

import pytest

from followsuit import all_games
from review.thought import hashes_of, kept


@pytest.mark.parametrize("game", all_games())
def test_what_is_thought_is_what_was_thought(game: str) -> None:
    assert hashes_of(game) == kept()[game], (
        f"Look at what is thought, before and after, with `python tests/review/thought.py {game}`; "
        "if it was meant, run it without words."
    )
