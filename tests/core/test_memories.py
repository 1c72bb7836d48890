"""What one seat knows better than everyone about a card it can no longer name."""

import pytest

from followsuit.core.bits import BIT
from followsuit.core.cards import SPECTATOR, Cards, new_cards
from followsuit.core.memories import card_of, changed, memory, out_of, places_of, saw_last, seat_of
from followsuit.core.rng import seeded

DECK, DISCARDS = 3, 4
HANDS = BIT[0] | BIT[1] | BIT[2]


def dealt() -> Cards:
    """Seat 0 has the cards 0 and 1, seat 1 has 2 and 3, seat 2 has 4 and 5; 6 and 7 are in the deck."""
    cards = new_cards(3, 5, 3, 8)
    cards.piles[DECK] = list(range(7, -1, -1))
    for card in range(8):
        cards.possible_places[card] = BIT[DECK]
    cards.deal(DECK, 3, 2)
    return cards


def places(cards: Cards, card: int, seat: int) -> int:
    """Where a card may be, as this seat knows it."""
    view = cards.clone()
    view.erase(seat)
    return view.possible_places[card]


def passed_on(card: int) -> Cards:
    """Seat 0 has given card 0 to seat 1, who has given one of its three to seat 2."""
    cards = dealt()
    cards.move_unseen(0, 0, 1, BIT[0] | BIT[1])
    cards.move_unseen(card, 1, 2, BIT[1] | BIT[2])
    return cards


@pytest.mark.parametrize("card", [0, 2, 3])
def test_a_card_that_was_given_away_and_may_have_been_passed_on_is_with_one_of_the_two(card: int) -> None:
    """For the others it may still be with the first giver, or it was in the deck all along."""
    cards = passed_on(card)
    assert places(cards, 0, 0) == BIT[1] | BIT[2]
    assert places(cards, 0, SPECTATOR) == HANDS | BIT[DECK]


def test_whichever_card_was_passed_on_its_first_giver_sees_the_same() -> None:
    views = [passed_on(card) for card in (0, 2, 3)]
    for view in views:
        view.erase(0)
    words: list[list[int]] = [[] for _ in views]
    for view, out in zip(views, words, strict=True):
        view.words(out)
    assert words[0] == words[1] == words[2]


def test_own_discards_that_were_shuffled_are_in_no_hand_that_has_not_drawn() -> None:
    cards = dealt()
    cards.move_some_unseen([0, 1], 0, DISCARDS, BIT[0])
    cards.turn_over(DISCARDS, DECK)
    cards.shuffle(DECK, seeded(1))
    assert [places(cards, card, 0) for card in (0, 1)] == [BIT[DECK]] * 2
    # The whole hand went, so everybody knows that neither is there any more.
    assert places(cards, 0, 1) == (HANDS | BIT[DECK]) & ~BIT[0]
    cards.draw(DECK, 2)
    assert [places(cards, card, 0) for card in (0, 1)] == [BIT[DECK] | BIT[2]] * 2


def test_a_void_that_is_shown_narrows_memories_as_well() -> None:
    cards = passed_on(2)
    cards.rule_out([], 2)
    assert places(cards, 0, 0) == BIT[1] | BIT[2]
    cards.rule_out([0, 5], 2)
    assert places(cards, 0, 0) == BIT[1]


def test_a_pile_that_moves_whole_takes_memories_along() -> None:
    cards = passed_on(2)
    cards.move_all_unseen(1, DISCARDS, BIT[1])
    assert places(cards, 0, 0) == BIT[2] | BIT[DISCARDS]
    cards.note_elsewhere(0, DISCARDS, DECK)
    assert places(cards, 0, 0) == BIT[2] | BIT[DECK]


def test_a_card_that_everyone_sees_needs_no_memory() -> None:
    cards = passed_on(0)
    cards.move(0, 2, DISCARDS)
    assert cards.memories == []
    cards.shuffle(DISCARDS, seeded(1))
    assert cards.memories == []
    assert places(cards, 0, 0) == places(cards, 0, SPECTATOR) == BIT[DISCARDS]


def test_a_seat_that_comes_to_know_the_card_again_remembers_the_new_place() -> None:
    """Seat 2 gives it back to seat 0, who gives it to seat 2 once more."""
    cards = passed_on(0)
    cards.move_unseen(0, 2, 0, BIT[0] | BIT[2])
    cards.move_unseen(0, 0, 2, BIT[0] | BIT[2])
    cards.move_unseen(4, 2, 1, BIT[1] | BIT[2])
    assert places(cards, 0, 0) == BIT[1] | BIT[2]
    assert [card_of(one) for one in cards.memories if seat_of(one) == 0] == [0]


def test_a_new_deal_begins_without_memories() -> None:
    cards = passed_on(2)
    assert cards.memories
    cards.gather(DECK)
    assert cards.memories == []


def test_a_clone_remembers_and_forgets_by_itself() -> None:
    cards = passed_on(2)
    copy = cards.clone()
    assert copy.memories == cards.memories != []
    copy.show(0, 1)
    assert copy.memories == []
    assert cards.memories


def test_worlds_keep_to_what_the_seat_remembers() -> None:
    """Those of a seat that never had the card do not."""
    cards = passed_on(2)
    found: list[set[int]] = []
    for seat in (0, 2):
        view = cards.clone()
        view.erase(seat)
        rng = seeded(3)
        places_seen: set[int] = set()
        for _ in range(200):
            world = view.clone()
            world.fill(rng)
            places_seen.update(place for place, pile in enumerate(world.piles) if 0 in pile)
        found.append(places_seen)
    assert found == [{1, 2}, {0, 1, DECK}]


def test_what_is_remembered_is_part_of_the_state() -> None:
    cards = passed_on(2)
    before: list[int] = []
    cards.words(before)
    cards.memories = changed(cards.memories, BIT[2], 0)
    after: list[int] = []
    cards.words(after)
    assert before != after


def test_a_memory_says_places_card_and_seat() -> None:
    one = memory(BIT[30] | BIT[2], 255, 7)
    assert (places_of(one), card_of(one), seat_of(one)) == (BIT[30] | BIT[2], 255, 7)


def test_memories_are_of_single_seats_and_cards() -> None:
    memories = saw_last(saw_last([], 9, BIT[0] | BIT[2], 4), 8, BIT[0], 4)
    assert len(memories) == 3
    assert len(out_of(memories, 9)) == 1
    moved = changed(memories, BIT[4], BIT[5], [9])
    assert sorted(places_of(one) for one in moved) == [BIT[4], BIT[5], BIT[5]]
    again = saw_last(moved, 9, BIT[0], 6)
    assert sorted((card_of(one), seat_of(one), places_of(one)) for one in again) == [
        (8, 0, BIT[4]),
        (9, 0, BIT[6]),
        (9, 2, BIT[5]),
    ]
