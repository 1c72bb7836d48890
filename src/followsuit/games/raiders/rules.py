"""What changes with the number of players."""

from typing import Final

from followsuit.games.raiders.cards import CARD_COUNT, CARD_NAMES


class Rules:
    """One row of numbers. Never changed."""

    def __init__(
        self,
        deck: list[int],
        lead_cards: int,
        hand_cards: int,
        aggressive_from: int,
        has_passive_bonus: bool,
        drop_out_limit: int,
    ) -> None:
        self.deck = deck
        self.lead_cards = lead_cards  # dealt face up to each seat
        self.hand_cards = hand_cards
        self.aggressive_from = aggressive_from  # so many lead cards are an aggressive declaration
        self.has_passive_bonus = has_passive_bonus
        self.drop_out_limit = drop_out_limit

    def words(self, out: list[int]) -> None:
        out += self.deck


def without(names: str) -> list[int]:
    """TR-SETUP-04, TR-GAP-01: each suit's cards of these names are left in the box."""
    left_out = names.split()
    return [card for card in range(CARD_COUNT) if CARD_NAMES[card][1:] not in left_out]


BY_PLAYERS: Final[dict[int, Rules]] = {
    3: Rules(
        deck=without("1 2 10c"),
        lead_cards=4,
        hand_cards=9,
        aggressive_from=8,
        has_passive_bonus=False,
        drop_out_limit=1,
    ),
    4: Rules(
        deck=without(""),
        lead_cards=3,
        hand_cards=10,
        aggressive_from=6,
        has_passive_bonus=True,
        drop_out_limit=2,
    ),
}
