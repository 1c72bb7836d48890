"""Memories are kept in order: who knows the same has the same list, whatever they saw first."""

from itertools import permutations

from followsuit.core.memories import NO_MEMORIES, changed, saw_last

SEEN = [(9, 0b01, 4), (3, 0b10, 7), (3, 0b01, 2), (200, 0b11, 0)]  # card, seats, place


def test_what_was_seen_is_the_same_in_any_order() -> None:
    for order in permutations(SEEN):
        memories = NO_MEMORIES
        for card, seats, place in order:
            memories = saw_last(memories, card, seats, place)
            assert memories == sorted(memories)
        assert len(memories) == 5


def test_so_it_is_after_cards_may_have_gone_elsewhere() -> None:
    memories = NO_MEMORIES
    for card, seats, place in SEEN:
        memories = saw_last(memories, card, seats, place)
    moved = changed(memories, 1 << 7, 1 << 0 | 1 << 1)
    assert moved == sorted(moved)
    assert moved != memories
