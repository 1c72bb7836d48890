"""What lies on a card of a trick: each mark is a bit of its own."""

from itertools import combinations

from followsuit.games.kings import marks
from followsuit.games.kings.marks import KING_SHIFT, UNDER_KING, king_mark, king_on
from followsuit.games.takers import order

OF_THE_FAMILY = [order.BEATS_RARE, order.WINS_TIES, order.RED_AS_BLACK]
OWN = [marks.UNDER_WHITE_QUEEN, marks.UNDER_BLUE_QUEEN, marks.WITH_BLACK_QUEEN, marks.CHANGED, UNDER_KING]


def test_no_mark_says_what_another_says() -> None:
    for one, other in combinations([*OF_THE_FAMILY, *OWN], 2):
        assert one & other == 0
    assert all(mark.bit_count() == 1 for mark in OWN)


def test_which_king_lies_there_is_said_above_all_marks() -> None:
    assert max(OWN) < 1 << KING_SHIFT
    for colour in range(5):
        assert king_mark(colour) & UNDER_KING
        assert king_on(king_mark(colour)) == colour
