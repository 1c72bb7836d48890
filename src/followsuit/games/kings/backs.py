"""What Kings pay: by their backs, for cards taken."""

from followsuit.games.kings.cards import WHITE, is_of_colour
from followsuit.games.kings.numbers import KING_A_CARD, WHITE_KING


def count_of_colour(cards: list[int], colour: int) -> int:
    """KT-SCORE-13  How many of these have this colour printed on them; for white, Rares and White Flags."""
    count = 0
    for card in cards:
        if is_of_colour(card, colour):
            count += 1
    return count


def back_of_king(colour: int, cards: list[int]) -> int:
    """KT-KING-11, KT-KING-12, KN-SCORE-03, KN-SCORE-04  What a King that was played pays for these cards."""
    count = count_of_colour(cards, colour)
    return WHITE_KING[count] if colour == WHITE else KING_A_CARD * count
