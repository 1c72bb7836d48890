"""Random cards of a hand: each as likely, however the hand is ordered."""

from followsuit.games.trickster.table import TricksterTable


def random_card(t: TricksterTable, seat: int) -> int:
    hand = sorted(t.hand(seat))
    return hand[t.rng.below(len(hand))]


def two_random_cards(t: TricksterTable, seat: int) -> list[int]:
    hand = sorted(t.hand(seat))
    first = hand.pop(int(t.rng.below(len(hand))))
    return [first, hand[t.rng.below(len(hand))]]
