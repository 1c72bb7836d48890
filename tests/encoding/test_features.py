"""Single fields of a row, written by hand."""

from followsuit.encoding.features import MOST, Features


def row_of(seats: int, viewer: int) -> Features:
    features = Features(seats)
    features.begin(viewer)
    return features


def test_a_number_that_a_byte_cannot_hold_is_the_most_it_can() -> None:
    """And what is below the least is the least."""
    features = row_of(1, 0)
    for value in (-3, 0, 1, MOST - 1, MOST, MOST + 1, 4000):
        features.number("value", value, MOST)
    features.settle()
    assert [*features.row()[:7]] == [0, 0, 1, MOST - 1, MOST, MOST, MOST]


def test_many_values_are_told_by_tens_and_units() -> None:
    features = row_of(3, 1)
    features.number("points", 347, 400)
    features.by_seat("points of all", [256, 0, -40], 400, -50)
    features.settle()
    # The one that looks comes first, then clockwise.
    assert [*features.row()[:8]] == [34, 7, 5, 0, 1, 0, 30, 6]


def test_lists_tell_places_from_one() -> None:
    features = row_of(3, 2)
    features.order("order", [3, 0, 9, -1], 4)
    features.seat_order("seats", [0, 2])
    features.words("words", [0, 4, 300, 8], 3)
    features.sets_by_seat("sets", [[1], [], [2, 0]], 3)
    features.settle()
    assert [*features.row()[:4]] == [2, 0, 0, 1]
    assert [*features.row()[4:7]] == [2, 1, 0]
    assert [*features.row()[7:10]] == [1, 5, MOST]
    assert [*features.row()[10:19]] == [2, 0, 1, 0, 1, 0, 0, 0, 0]


def test_single_ones() -> None:
    features = row_of(3, 1)
    features.flag("so", True)
    features.flag("not so", False)
    for value in (-1, 0, 2, 3):
        features.one_of("which", value, 3)
    features.bits("bits", 0b1101, 3)
    features.seat("seat", 0)
    features.seat("nobody", -1)
    features.seat_bits("seats", 0b101)
    features.one_of_by_seat("each", [0, -1, 2], 2)
    features.settle()
    row = [*features.row()]
    assert row[:2] == [1, 0]
    assert row[2:14] == [0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0]
    assert row[14:17] == [1, 0, 1]
    assert (row[17:20], row[20:23], row[23:26]) == ([0, 0, 1], [0, 0, 0], [0, 1, 1])
    assert row[26:32] == [0, 0, 0, 0, 1, 0]
