"""Who knows what: each way of moving cards, and what can be imagined from it."""

from followsuit.core.bits import BIT
from followsuit.core.cards import EVERYONE, HIDDEN, NOBODY, SPECTATOR, Cards, Homes, new_cards
from followsuit.core.rng import seeded

DECK, OPEN = 3, 4


def dealt(each: int = 2, seats: int = 3, size: int = 8) -> Cards:
    """Cards 0, 1, … from the top: seat 0 has 0 and 1, seat 1 has 2 and 3, and so on."""
    cards = new_cards(seats, 5, seats, size)
    cards.piles[DECK] = list(range(size - 1, -1, -1))
    for card in range(size):
        cards.possible_places[card] = BIT[DECK]
    cards.deal(DECK, seats, each)
    return cards


def seen(cards: Cards, seat: int) -> list[list[int]]:
    view = cards.clone()
    view.erase(seat)
    return view.piles


def test_a_hand_is_known_to_its_seat_alone() -> None:
    cards = dealt()
    assert seen(cards, 0) == [[0, 1], [HIDDEN] * 2, [HIDDEN] * 2, [HIDDEN] * 2, []]
    assert seen(cards, SPECTATOR) == [[HIDDEN] * 2] * 4 + [[]]


def test_an_open_move_is_known_to_all_even_back_in_a_hand() -> None:
    cards = dealt()
    cards.move(2, 1, OPEN)
    assert seen(cards, SPECTATOR)[OPEN] == [2]
    cards.move(2, OPEN, 1)
    assert seen(cards, SPECTATOR)[1] == [2, HIDDEN]
    assert cards.possible_places[2] == BIT[1]


def test_a_face_down_move_takes_certainty_with_it() -> None:
    """Seat 2 knew card 0 in hand 0; a card of that hand goes to hand 1, and 2 cannot say which."""
    cards = dealt()
    cards.show(0, 0)
    cards.move_unseen(1, 0, 1, BIT[0] | BIT[1])
    assert seen(cards, 2)[:2] == [[HIDDEN], [HIDDEN] * 3]
    assert seen(cards, 0)[:2] == [[0], [1, HIDDEN, HIDDEN]]
    assert seen(cards, 1)[:2] == [[0], [1, 2, 3]]
    assert cards.possible_places[0] == BIT[0] | BIT[1]


def test_cards_go_home_and_are_shuffled_at_once() -> None:
    """As one after the other; and the homes stay as they are for the next time."""
    homes = Homes([DECK, OPEN, DECK, DECK, -1, DECK, OPEN, DECK], 5)
    for seed in (1, 2):
        cards = dealt()
        cards.go_home(homes)
        cards.shuffle(DECK, seeded(seed))
        at_once = dealt()
        at_once.go_home_shuffled(homes, DECK, seeded(seed))
        assert [at_once.piles, at_once.known_by, at_once.possible_places] == [
            cards.piles,
            cards.known_by,
            cards.possible_places,
        ]
        assert [cards.known_by[card] for card in (0, 1, 2, 4)] == [NOBODY, EVERYONE, NOBODY, NOBODY]
        at_once.deal(DECK, 3, 1)
        assert homes.known_but_for(DECK) == cards.known_by
        assert homes.piles[DECK] == [0, 2, 3, 5, 7]


def test_a_shuffle_makes_everyone_forget() -> None:
    cards = dealt()
    for card in (0, 1):
        cards.move(card, 0, OPEN)
    cards.move_all(OPEN, DECK)
    cards.shuffle(DECK, seeded(1))
    assert [cards.known_by[card] for card in cards.piles[DECK]] == [NOBODY] * 4
    assert sorted(cards.piles[DECK]) == [0, 1, 6, 7]


def test_a_shuffle_depends_on_the_cards_and_not_on_how_they_came() -> None:
    one, other = dealt(), dealt()
    other.piles[DECK].reverse()
    one.shuffle(DECK, seeded(1))
    other.shuffle(DECK, seeded(1))
    assert one.piles[DECK] == other.piles[DECK]


def test_a_drawn_card_may_be_in_the_hand() -> None:
    cards = dealt()
    cards.draw(DECK, 1)
    assert cards.piles[1] == [2, 3, 6]
    assert cards.known_by[6] == BIT[1]
    assert cards.possible_places[7] & BIT[1]


def test_whoever_saw_the_top_card_knows_who_drew_it() -> None:
    cards = dealt()
    cards.known_by[6] |= BIT[2]
    cards.draw(DECK, 1)
    assert seen(cards, 2)[1] == [6, HIDDEN, HIDDEN]


def test_turned_up_cards_are_known_and_nowhere_else() -> None:
    cards = dealt()
    cards.turn_up(DECK, OPEN, 2)
    assert cards.piles[OPEN] == [6, 7]
    assert cards.known_by[6] == EVERYONE
    assert cards.possible_places[6] == BIT[OPEN]


def test_gathered_cards_are_known_to_none() -> None:
    cards = dealt()
    cards.gather(DECK)
    assert sorted(cards.piles[DECK]) == list(range(8))
    assert set(cards.known_by) == {NOBODY}
    assert set(cards.possible_places) == {BIT[DECK]}


def test_worlds_keep_what_is_known_and_where_cards_may_be() -> None:
    cards = dealt()
    cards.show(4, 2)
    cards.rule_out([6, 7], 1)
    view = cards.clone()
    view.erase(0)
    rng = seeded(3)
    for _ in range(200):
        world = view.clone()
        world.fill(rng)
        assert sorted(card for pile in world.piles for card in pile) == list(range(8))
        assert world.piles[0] == [0, 1]
        assert 4 in world.piles[2]
        assert not {6, 7} & set(world.piles[1])
        assert all(world.known_by[card] & BIT[1] for card in world.piles[1])


def test_a_world_that_is_only_played_on_does_not_keep_up_where_cards_may_be() -> None:
    """Whatever is moved, that costs it nothing; what it needs to go on is known all the same."""
    start = dealt()
    start.rule_out([6, 7], 1)
    before = start.possible_places[:]
    cards, kept = start.clone(), start.clone()
    cards.keeps_whereabouts = False
    for world in (cards, kept):
        world.move_unseen(1, 0, 1, BIT[0] | BIT[1])
        world.move_unseen(1, 1, 2, BIT[1] | BIT[2])
        world.move(2, 1, OPEN)
        world.move_all(OPEN, DECK)
        world.move_all_unseen(0, 1, BIT[1])
        world.rule_out([6, 7], 1)
        world.note_elsewhere(7, DECK, 2)
        world.draw(DECK, 2)
        world.shuffle(DECK, seeded(1))
    assert cards.possible_places is start.possible_places
    assert before == cards.possible_places != kept.possible_places
    assert kept.memories
    assert cards.memories == []
    assert (cards.piles, cards.known_by) == (kept.piles, kept.known_by)


def test_a_pile_that_all_can_see_goes_in_an_order_that_says_nothing() -> None:
    """Sorted from where order means nothing, as it lies from elsewhere."""
    cards = dealt()
    cards.piles[0] = [1, 0]
    cards.move_all(0, OPEN)
    assert cards.piles[OPEN] == [0, 1]
    cards.piles[DECK] = [7, 6]
    cards.move_all(DECK, OPEN)
    assert cards.piles[OPEN] == [0, 1, 7, 6]


def test_of_a_pile_with_an_order_a_card_is_taken_and_the_others_stay_as_they_lie() -> None:
    """The first pile that has one, too: those below it have none, and there the last fills the gap."""
    cards = dealt()
    assert cards.unordered == DECK
    assert cards.piles[DECK] == [7, 6]
    cards.piles[DECK] = [7, 6, 0, 1]
    cards.piles[0] = []
    cards.move(7, DECK, OPEN)
    assert cards.piles[DECK] == [6, 0, 1]


def test_a_card_of_which_nobody_knows_may_be_wherever_a_hidden_one_went() -> None:
    """The first card as well as the last."""
    cards = new_cards(3, 5, 3, 8)
    cards.piles[DECK] = list(range(8))
    for card in range(8):
        cards.possible_places[card] = BIT[DECK]
    cards.deal(DECK, 3, 1)
    assert cards.possible_places == [BIT[0] | BIT[1] | BIT[2] | BIT[DECK]] * 8
