"""Which answers take a character: pieces, and not cards of the same number."""

from followsuit import find_game
from followsuit.core.option import CARD, DONE, NUMBER, PIECE, option
from followsuit.lab.watching import pieces_offered


def test_only_pieces_are_counted_as_taken() -> None:
    game = find_game("tricktakers")
    offered = [option(PIECE, 0), option(CARD, 0), option(NUMBER, 1), option(PIECE, 2), DONE]
    found = pieces_offered(game, offered)
    assert found == {option(PIECE, number): game.pieces[number].entry for number in (0, 2)}
