"""Cards that nobody has seen, not even who they belong to: views, and imagined worlds."""

from collections.abc import Callable

import pytest

from followsuit import HIDDEN, SPECTATOR
from followsuit.core.rng import seeded
from followsuit.games.kings.cards import COLOUR
from followsuit.games.kings.places import AUCTION, FRONT
from followsuit.games.takers.cards import BLACK
from followsuit.games.takers.table import DECK, DISCARDS
from followsuit.properties.knowledge import twin_of
from kings import Ombre
from ombre import AUCTION as AUCTION_CARDS
from ombre import HANDS, SEATS, answer_first, auctioning, pile, to_tricks, won
from worlds import Piles, check_evenness, check_knowledge, share_of_worlds

VIEWERS = [*SEATS, SPECTATOR]


def anything(piles: Piles) -> bool:
    return True


def small(**position: object) -> Ombre:
    """A table of few cards: what nobody needs lies open."""
    given = {"at": "auction", "drafter": 0, "hands": ["r1", "r2", "r3"], "rest_in_deck": 0}
    return Ombre({}, 0, **{**given, **position})


# What is seen.


def test_nobody_can_name_an_auction_card_wherever_it_lies() -> None:
    """KO-DEAL-02, KO-AUC-11  Until it is taken up; then its owner can, and nobody else."""
    g = auctioning(0).when("1 number-1, 2 number-2")
    for viewer in VIEWERS:
        for seat in SEATS:
            for place in (AUCTION + seat, FRONT + seat):
                assert set(g.t.view(viewer).table.cards.piles[place]) <= {HIDDEN}
    g.when("0 no, 1 no")
    assert g.table.king_player == 2
    answer_first(g, "DiscardToNine")
    for seat in (0, 1):
        for card in AUCTION_CARDS[seat].split():
            assert card in pile(g, seat, seat)
            assert not any(card in pile(g, seat, viewer) for viewer in VIEWERS if viewer != seat)


def test_the_log_never_names_one_to_who_cannot_see_it() -> None:
    """KO-DEAL-02, KO-XCH-02"""
    g = Ombre(seed=11).play_on(4)
    for viewer in VIEWERS:
        for kind in ("auction-cards", "auction-discards"):
            assert all(card == HIDDEN for event in g.events(kind, viewer) for card in event.cards)
        for event in g.events("took-up", viewer):
            assert (HIDDEN in event.cards) == (event.seat != viewer)


# What is imagined.


@pytest.mark.parametrize("viewer", VIEWERS)
def test_auction_cards_may_be_anything_that_is_not_seen(viewer: int) -> None:
    """KO-DEAL-02  Every world as likely as any other; one's own auction cards are no better known."""
    g = small(auction=["k1", "k2", ""])
    check_evenness(g.t, viewer, anything)


@pytest.mark.parametrize("viewer", [1, 2])
def test_so_may_those_in_front(viewer: int) -> None:
    """KO-AUC-11"""
    g = small(auction=["k1", "", ""], front=["", "k2", "k3"], declared=[0, 1, 1], declarer=2)
    check_evenness(g.t, viewer, anything)


@pytest.mark.parametrize("viewer", SEATS)
def test_cards_discarded_unseen_may_be_anything_ever_after(viewer: int) -> None:
    """KO-XCH-02, KO-GAP-08  Also to the King player, who had them."""
    g = small(
        at="take up",
        king_player=0,
        hands=["r1", "r2", "r3"],
        front=["k1", "k2", ""],
        auction=["", "", "k3"],
    )
    assert pile(g, DISCARDS) == ["k1"]
    assert [pile(g, seat) for seat in SEATS] == [["r1"], ["k2", "r2"], ["k3", "r3"]]
    view = g.t.view(viewer)
    seen = {view.imagine(seeded(seed)).cards.piles[DISCARDS][0] for seed in range(60)}
    named = {card for cards in view.table.cards.piles for card in cards}
    hidden = {card for cards in g.t.cards.piles for card in cards} - named
    assert seen == hidden
    check_evenness(g.t, viewer, anything)


def test_a_card_that_was_taken_up_is_known_to_be_there_by_its_owner() -> None:
    """KO-XCH-03  In every world this seat imagines; to the others it may be anywhere."""
    g = answer_first(won(0, 1), "DiscardToNine")

    def has_it(piles: Piles) -> bool:
        return all(card in piles[1] for card in g.game.read_cards(AUCTION_CARDS[1]))

    assert share_of_worlds(g.t, 1, has_it) == 1
    assert share_of_worlds(g.t, 0, has_it) < 0.5
    assert share_of_worlds(g.t, 2, has_it) < 0.5


def test_who_discarded_a_card_knows_it_is_there() -> None:
    """KO-XCH-05  And that it is no card of a hand or of the deck."""
    g = won(0, 1).when("0 r1, 0 r2")
    cards = g.game.read_cards("r1 r2")

    def lies_there(piles: Piles) -> bool:
        return all(card in piles[DISCARDS] for card in cards)

    assert share_of_worlds(g.t, 0, lies_there) == 1
    assert share_of_worlds(g.t, 1, lies_there) < 0.2


def test_who_could_not_follow_has_none_in_any_world() -> None:
    """KO-PLAY-01  What is missing there may be discarded, unseen, or never have been dealt."""
    g = won(0, 1).when("0 r1, 0 r2, 0 red-set, 1 blue-set, 2 green-set")
    g.when("1 k4, 1 k5, 1 k6, 2 k7, 2 k8, 2 k9")
    black = [card for card in g.table.hand(0) if COLOUR[card] == BLACK]
    g.when(f"0 {g.game.write_card(black[0])}, 1 r4")

    def has_no_black(piles: Piles) -> bool:
        return all(COLOUR[card] != BLACK for card in piles[1])

    check_knowledge(g.t, 0, has_no_black)
    check_knowledge(g.t, 2, has_no_black)

    def is_discarded(piles: Piles) -> bool:
        return any(COLOUR[card] == BLACK for card in piles[DISCARDS])

    assert 0 < share_of_worlds(g.t, 2, is_discarded) <= 1


def test_a_hidden_pile_is_as_large_in_every_world() -> None:
    """KO-AUC-12"""
    for g in (auctioning(0).when("1 number-2, 2 number-2"), won(1, 2), to_tricks(won(2, 1))):
        sizes = [len(cards) for cards in g.t.cards.piles]
        for viewer in VIEWERS:
            world = g.t.view(viewer).imagine(seeded(3))
            assert [len(cards) for cards in world.cards.piles] == sizes


MOMENTS: dict[str, Callable[[], Ombre]] = {
    "auction": lambda: auctioning(0).when("1 number-2, 2 number-2"),
    "discard": lambda: won(1, 2),
    "sets": lambda: answer_first(won(1, 1), "DiscardToNine"),
    "play": lambda: to_tricks(won(2, 3)),
}


@pytest.mark.parametrize("name", MOMENTS)
def test_other_cards_there_look_the_same(name: str) -> None:
    """KO-DEAL-02  A twin that differs in what a seat cannot know; and auction cards do differ in it."""
    g = MOMENTS[name]()
    differs = 0
    for seat in SEATS:
        for number in range(5):
            twin = twin_of(g.t, seat, seeded(number))
            assert twin.view(seat).words() == g.t.view(seat).words()
            for place in (DECK, DISCARDS, AUCTION + seat, FRONT + seat):
                differs += sorted(twin.cards.piles[place]) != sorted(g.t.cards.piles[place])
    assert differs > 10


@pytest.mark.parametrize("name", MOMENTS)
def test_an_imagined_world_can_be_played_to_its_end(name: str) -> None:
    """KO-FLOW-02"""
    g = MOMENTS[name]()
    for viewer in SEATS:
        world = g.t.view(viewer).imagine(seeded(7))
        rng = seeded(1)
        while (seat := world.next_seat()) >= 0:
            options = world.options(seat)
            world.apply(seat, options[rng.below(len(options))])
        assert world.outcome is not None


def test_the_own_hand_is_the_same_in_every_world() -> None:
    """KO-DEAL-02"""
    g = auctioning(0)
    for viewer in SEATS:
        world = g.t.view(viewer).imagine(seeded(1))
        hand = sorted(g.game.write_card(card) for card in world.cards.piles[viewer])
        assert hand == sorted(HANDS[viewer].split())
