"""What a power is called where a file has no name for it is what the English file calls it."""

import pytest

from followsuit import all_games
from followsuit.describe.wording import wording

# The file knows better: what a Queen does in this game, and what the power is called on its card.
OTHERWISE = [("kings-ombre", "blue-queen"), ("kings-whist", "blue-queen"), ("tricktakers", "hermit-0")]


@pytest.mark.parametrize("game", all_games())
def test_powers_are_called_the_same_in_the_code_and_in_english(game: str) -> None:
    words = wording(all_games()[game], "en")
    named = {key: (power.name, words.power_words(key).name) for key, power in words.game.powers.items()}
    assert [key for key, (own, told) in named.items() if own != told] == [
        key for of, key in OTHERWISE if of == game
    ]
