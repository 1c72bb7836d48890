"""What is drawn of a table whose game says nothing of it."""

from followsuit import HIDDEN, SPECTATOR, Rng, Table, seeded
from followsuit.core.bits import BIT
from followsuit.core.cards import Cards, new_cards
from followsuit.core.event import NO_SEAT
from followsuit.core.layout import plain_layout

HEAP, DECK = 2, 3  # the order of a heap means nothing


class Plain(Table):
    """Two hands of two cards, a heap and a deck."""

    def __init__(self, cards: Cards, rng: Rng, original: Table | None = None) -> None:
        super().__init__(2, cards, rng, original)

    def clone(self) -> "Plain":
        return Plain(self.cards.clone(), self.rng.clone(), self)


def drawn(t: Table, viewer: int) -> list[tuple[str, int, str, list[int]]]:
    areas = plain_layout(t.view(viewer)).areas
    return [(area.name, area.seat, area.shape, area.cards) for area in areas]


def test_hands_and_heaps_are_sorted_and_decks_lie_as_they_do() -> None:
    """A hand is seen by who holds it; elsewhere whoever can name a card sees it, and where it lies."""
    cards = new_cards(2, 4, 3, 8)
    cards.piles = [[1, 0], [2, 3], [6, 4], [7, 5]]
    for card, known in enumerate([BIT[0], BIT[0], BIT[1], BIT[1], 0, BIT[0], BIT[0] | BIT[1], 0]):
        cards.known_by[card] = known
    t = Plain(cards, seeded(1))
    backs = [HIDDEN, HIDDEN]
    assert drawn(t, 0) == [
        ("hand", 0, "hand", [0, 1]),
        ("hand", 1, "hand", backs),
        ("pile 1", NO_SEAT, "pile", [HIDDEN, 6]),
        ("pile 2", NO_SEAT, "pile", [HIDDEN, 5]),
    ]
    assert [area[3] for area in drawn(t, 1)] == [backs, [2, 3], [HIDDEN, 6], backs]
    cards.known_by[7] = BIT[0]
    cards.known_by[5] = 0
    assert drawn(t, 0)[3][3] == [7, HIDDEN]
    assert [area[3] for area in drawn(t, SPECTATOR)] == [backs] * 4


def test_nobody_sees_a_hand_that_is_remembered() -> None:
    """Known is not shown."""
    cards = new_cards(2, 4, 3, 8)
    cards.piles = [[0], [1], [], []]
    cards.known_by[:2] = [BIT[0] | BIT[1], BIT[1]]
    t = Plain(cards, seeded(1))
    assert drawn(t, 1)[0][3] == [HIDDEN]
    assert drawn(t, 0)[0][3] == [0]
