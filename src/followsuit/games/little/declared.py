"""Which of the numbers of Little TrickTakers a study can replace, beside those on the cards of characters."""

from followsuit.core.number import Number, NumberUnderKey
from followsuit.games.little.numbers import LEFT_MARKS, MARU, OKO, RIGHT_MARKS
from followsuit.games.takers.character import Character


def marks_of(characters: list[Character]) -> list[Number]:
    """LT-GAP-15  The marks on both edges of each character: 0 MARU, 1 GURU, 2 NEMU, 3 OKO."""
    found: list[Number] = []
    for character in characters:
        key = character.name.lower()
        found.append(NumberUnderKey(f"{key}.left_marks", LEFT_MARKS, character.code, MARU, OKO))
        found.append(NumberUnderKey(f"{key}.right_marks", RIGHT_MARKS, character.code, MARU, OKO))
    return found
