"""Who sees what: chapter 8 of the rules, a test for each line of its table."""

from typing import TypeVar

import pytest

from followsuit import SPECTATOR
from followsuit.games.kings.cards import NAMES
from followsuit.games.kings.places import AUCTION, FRONT, SHELF
from followsuit.games.takers.table import DECK, DISCARDS
from kings import Kings, KingsGame, Napoleon, Ombre, Whist
from kings_rounds import answer_until, answer_while, question

G = TypeVar("G", bound=KingsGame)

HANDS = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5", "k1 k2 k3 k4 k5"]
VIEWERS = [0, 1, 2, 3, SPECTATOR]
OTHERS = [1, 2, 3, SPECTATOR]
SETS = ["white", "red", "blue", "green"]


def viewers_of(g: KingsGame) -> list[int]:
    return [*range(g.t.seat_count), SPECTATOR]


def others_of(g: KingsGame, seat: int) -> list[int]:
    return [viewer for viewer in viewers_of(g) if viewer != seat]


def pile(g: KingsGame, place: int, viewer: int) -> list[str]:
    """What lies somewhere, as a viewer sees it; sorted."""
    return sorted(g.game.write_card(card) for card in g.t.view(viewer).table.cards.piles[place])


def sees(g: KingsGame, viewer: int, name: str) -> bool:
    """Whether a viewer can see now where this card lies, or is drawn it."""
    card = NAMES.index(name)
    view = g.t.view(viewer)
    areas = [area.cards for area in g.game.layout(view).areas]
    return any(card in cards for cards in [*areas, *view.table.cards.piles])


def was_told(g: KingsGame, viewer: int, name: str) -> bool:
    assert g.t.log is not None
    return any(NAMES.index(name) in event.cards for event in g.t.log.told[viewer])


def knows(g: KingsGame, viewer: int, name: str) -> bool:
    return sees(g, viewer, name) or was_told(g, viewer, name)


def looks_alike(one: KingsGame, other: KingsGame, viewer: int) -> bool:
    """Whether a viewer cannot tell these two tables apart."""
    told: list[object] = []
    for g in (one, other):
        assert g.t.log is not None
        events = g.t.log.told[viewer]
        told.append([(event.kind, event.seat, event.cards, event.other, event.number) for event in events])
    same_view = one.t.view(viewer).fingerprint() == other.t.view(viewer).fingerprint()
    return same_view and told[0] == told[1]


def everyone_reads(g: KingsGame, *keys: str) -> bool:
    return all(g.now(key, viewer) == g.now(key) for viewer in viewers_of(g) for key in keys)


# Hands and piles.


def test_a_hand_is_seen_by_its_owner_and_counted_by_the_others() -> None:
    g = Kings(hands=HANDS)
    for viewer in VIEWERS:
        for seat in range(4):
            assert pile(g, seat, viewer) == (HANDS[seat].split() if viewer == seat else ["?"] * 5)
            assert all(knows(g, viewer, card) == (viewer == seat) for card in HANDS[seat].split())
        assert g.now("hand_counts", viewer) == [5, 5, 5, 5]


@pytest.mark.parametrize(
    "g",
    [Kings(2), Kings(3), Kings(4), Kings(5), Ombre(), Whist(), Napoleon()],
    ids=["2", "3", "4", "5", "ombre", "whist", "napoleon"],
)
def test_a_dealt_hand_is_told_to_its_owner_only(g: KingsGame) -> None:
    """KT-DEAL-02"""
    for seat in range(g.t.seat_count):
        for card in str(g.hand_of(seat)).split():
            assert [viewer for viewer in viewers_of(g) if knows(g, viewer, card)] == [seat]


def test_nobody_sees_the_draw_deck_but_all_its_number() -> None:
    """KT-DEAL-04"""
    one = Kings(hands=HANDS, deck="k10 r10")
    other = Kings(hands=HANDS, deck="RAa WFb")
    for viewer in VIEWERS:
        assert pile(one, DECK, viewer) == ["?"] * 16
        assert one.now("deck_count", viewer) == 16
        assert looks_alike(one, other, viewer)


@pytest.mark.parametrize(
    ("g", "left"),
    [(answer_until(Ombre(seed=3), "KingsTurn"), 7), (answer_until(Whist(seed=3), "KingsTurn"), 4)],
    ids=["ombre", "whist"],
)
def test_nobody_sees_the_cards_left_over_in_a_remake(g: KingsGame, left: int) -> None:
    """KO-DEAL-03, KW-PREP-06"""
    for viewer in viewers_of(g):
        assert pile(g, DECK, viewer) == ["?"] * left


def test_nobody_sees_the_cards_left_over_in_round_2_of_napoleon() -> None:
    """KN-R2-03"""
    g = Napoleon(seed=2)
    while g.table.round < 2 or g.table.trick_number == 0:
        step(g)
    assert len(pile(g, DECK, 0)) in (1, 5)
    for viewer in viewers_of(g):
        assert set(pile(g, DECK, viewer)) == {"?"}


def step(g: KingsGame) -> None:
    seat = g.t.next_seat()
    g.t.apply(seat, g.t.options(seat)[0])


# Drawing and discarding.


def gambling() -> Kings:
    """Seat 0 has drawn for its Gambler and is to discard."""
    party = ["gambler", "", "", ""]
    return Kings(at="set up", party=party, hands=HANDS, deck="k7 k6", sets=SETS)


def test_what_gambler_draws_is_seen_by_who_draws_it() -> None:
    """KT-GAM-01"""
    g = gambling()
    assert knows(g, 0, "k7")
    assert knows(g, 0, "k6")
    for viewer in OTHERS:
        assert not knows(g, viewer, "k7")
        assert g.now("hand_counts", viewer) == [7, 5, 5, 5]


def test_what_hermit_draws_is_seen_by_who_draws_it() -> None:
    """KT-HER-02  The others see that it was done."""
    g = Kings(party=["hermit", "", "", ""], hands=HANDS, deck="k7 k6 g7", sets=SETS)
    g.when("0 power-16")
    assert knows(g, 0, "g7")
    for viewer in OTHERS:
        assert not knows(g, viewer, "g7")
        assert len(g.events("power", viewer)) == 1


def emperor() -> Napoleon:
    hands = ["r1 r2 r3 r4 r5 r6 r7 w11 w12", "b1 r11 r12", "g1 b11 b12", "k1 g11 g12", "k3 k11 k12"]
    sets = ["white", "red", "blue", "green", "black"]
    return Napoleon(at="exchange", round=1, sets=sets, hands=hands, deck="g7 g8 g9 g10", discards="k9")


def test_what_the_emperor_takes_up_and_discards_is_the_emperors_to_know() -> None:
    """KN-R1-07, KN-DEC-03"""
    g = emperor()
    assert question(g) == "DiscardFour"
    for card in ("g7", "g8", "g9", "g10"):
        assert [viewer for viewer in viewers_of(g) if knows(g, viewer, card)] == [0]
    g.when("0 r1, 0 r2, 0 g7, 0 g8")
    for card in ("r1", "r2", "g7", "g8"):
        assert [viewer for viewer in viewers_of(g) if knows(g, viewer, card)] == [0]
    for viewer in others_of(g, 0):
        assert pile(g, DISCARDS, viewer).count("?") >= 4


def test_discards_are_known_to_who_made_them_and_never_shown() -> None:
    """KT-TRICK-20, KT-GAP-13, KT-DEC-08"""
    one = gambling().when("0 r1, 0 k7")
    other = gambling().when("0 k6, 0 k7")
    assert pile(one, DISCARDS, 0) == ["k7", "r1"]
    for viewer in OTHERS:
        assert pile(one, DISCARDS, viewer) == ["?", "?"]
        assert not knows(one, viewer, "r1")
        assert looks_alike(one, other, viewer)
        assert one.now("discard_count", viewer) == 2


def berserking(discarded: str) -> Kings:
    g = Kings(at="set up", party=["berserker", "", "", ""], hands=HANDS, sets=SETS)
    return g.when(f"0 {discarded}")


def test_berserkers_black_10_is_seen_to_be_taken_but_not_whether_it_was_discarded() -> None:
    """KT-BER-01, KT-DEC-09"""
    one = berserking("k10x")
    other = berserking("r1")
    for viewer in VIEWERS:
        assert was_told(one, viewer, "k10x")
        assert pile(one, SHELF, viewer) == ["k10y"]
    for viewer in OTHERS:
        assert not sees(one, viewer, "k10x")
        assert not sees(other, viewer, "k10x")
        assert looks_alike(one, other, viewer)
    assert pile(one, DISCARDS, 0) == ["k10x"]
    assert "k10x" in pile(other, 0, 0)


# What lies open.


def test_sets_characters_king_numbers_points_and_queens_are_open() -> None:
    g = Kings(
        hands=HANDS,
        sets=SETS,
        party=["gambler hermit", "ninja", "healer", "devil"],
        queens=["up", "counts", "down", "up"],
        kings_played="red",
        points=[10, 20, 30, 40],
    )
    assert everyone_reads(g, "sets", "party", "queens", "kings_played", "points", "row")
    for viewer in VIEWERS:
        counters = {(one.name, one.seat): one.value for one in g.game.layout(g.t.view(viewer)).counters}
        assert [counters["King Number", seat] for seat in range(4)] == ["1", "7", "3", "4"]
        assert [counters["points", seat] for seat in range(4)] == ["10", "20", "30", "40"]


BIDDING: dict[str, object] = {
    "at": "bid",
    "party": [
        "gambler hermit ninja",
        "gambler hermit ninja",
        "samurai healer devil",
        "collector samurai healer",
    ],
    "hands": HANDS,
    "sets": SETS,
}


def test_a_bid_is_secret_until_all_have_chosen() -> None:
    """KT-BID-13, KT-GAP-39  The others see that a choice is made."""
    one = Kings(4, {}, 0, **BIDDING).when("0 gambler-1")
    other = Kings(4, {}, 0, **BIDDING).when("0 hermit-1")
    before = Kings(4, {}, 0, **BIDDING)
    for viewer in OTHERS:
        assert looks_alike(one, other, viewer)
        assert one.now("bids", viewer) == [""] * 4
        assert one.now("sealed", viewer) == ["?", "", "", ""]
        assert before.now("sealed", viewer) == ["", "", "", ""]
    assert not looks_alike(one, other, 0)


def test_bid_cards_are_known_to_all_once_all_are_laid() -> None:
    """KT-BID-13, KT-GAP-39"""
    g = Kings(4, {}, 0, **BIDDING).when("0 gambler-1, 1 hermit-2, 2 devil, 3 samurai-2")
    assert g.now("bids") == ["gambler-1", "hermit-2", "devil", "samurai-2"]
    assert everyone_reads(g, "bids", "party")


CHEERING: dict[str, object] = {
    "at": "name",
    "hands": HANDS,
    "sets": SETS,
    "bids": ["", "gambler", "devil", "hermit"],
}


def test_all_see_whom_kizuna_and_what_copy_names() -> None:
    """KT-CHE-04, KT-CHE-21"""
    g = Kings(4, {"cheerleader": True}, 0, party=["cheerleader", "", "", ""], **CHEERING)
    g.when("0 seat-2")
    assert g.now("partner") == 2
    assert everyone_reads(g, "partner")
    bids = ["cheerleader", "gambler", "devil", "hermit"]
    g = Kings(4, {"cheerleader": True}, 0, **{**CHEERING, "bids": bids})
    g.when("0 devil")
    assert (g.now("copied"), g.now("copied_from")) == ("devil", 2)
    assert everyone_reads(g, "copied", "copied_from")


def exchanging(given: str, answered: str) -> Kings:
    g = Kings(4, {"cheerleader": True}, party=["cheerleader", "", "", ""], partner=2, hands=HANDS, sets=SETS)
    return g.when(f"0 power-16, 0 {given}, 2 {answered}")


def test_the_cards_of_an_exchange_are_known_to_the_two() -> None:
    """KT-CHE-09, KT-DEC-12, KT-DEC-13  The others see that there was one."""
    one = exchanging("r1", "g1")
    other = exchanging("r2", "r2")
    for viewer in (1, 3, SPECTATOR):
        assert looks_alike(one, other, viewer)
        assert not knows(one, viewer, "r1")
        assert not knows(one, viewer, "g1")
        assert len(one.events("power", viewer)) == 1
    for viewer in (0, 2):
        assert "g1" in pile(one, 0, viewer)
        assert "r1" in pile(one, 2, viewer)


def test_the_number_of_tricks_is_open() -> None:
    g = Kings(hands=["r1 r2", "r3 r4", "b1 b2", "b3 b4"], wins=[1, 0, 2, 0])
    assert everyone_reads(g, "wins")


@pytest.mark.parametrize("shows_taken", [True, False])
def test_cards_taken_are_drawn_unless_the_table_hides_them(shows_taken: bool) -> None:
    """KT-TRICK-22, KT-GAP-40"""
    hands = ["r1", "r3", "b1", "b3"]
    g = Kings(4, {"show_cards_taken": shows_taken}, hands=hands, taken=["g1 g2 g3 g4", "", "", ""])
    for viewer in VIEWERS:
        areas = [area for area in g.game.layout(g.t.view(viewer)).areas if area.name == "taken"]
        drawn = [g.game.write_cards(area.cards) for area in areas]
        assert drawn == (["g1 g2 g3 g4"] if shows_taken else [])


def test_the_kings_deck_and_the_contract_colour_are_open() -> None:
    """KT2-PREP-05, KT-DEVC-09"""
    for g in (Kings(2, seed=4), Kings(3, {"devil_contract": True}, round=2, hands=HANDS[:3], sets=SETS[:3])):
        assert everyone_reads(g, "contracts")
        for viewer in viewers_of(g):
            names = [counter.name for counter in g.game.layout(g.t.view(viewer)).counters]
            assert "contract" in names
    for viewer in (0, 1, SPECTATOR):
        areas = Kings(2, seed=4).game.layout(Kings(2, seed=4).t.view(viewer)).areas
        assert (
            len([area for area in areas if area.name == "King's deck" and len(area.pieces or []) == 3]) == 1
        )


# Ombre.


def auction(**more: object) -> Ombre:
    position: dict[str, object] = {
        "at": "auction",
        "drafter": 0,
        "hands": ["r1 r2 r3 r4 r5 r6 r7 r8 r9", "b1 b2 b3 b4 b5 b6 b7 b8 b9", "g1 g2 g3 g4 g5 g6 g7 g8 g9"],
        "auction": ["k1 k2 k3", "k4 k5 k6", "k7 k8 k9"],
    }
    return Ombre({}, 0, **{**position, **more})


def test_nobody_sees_auction_cards_not_even_their_owner() -> None:
    """KO-DEAL-02, KO-AUC-11  Everybody sees where how many lie."""
    one = auction().when("1 number-2")
    other = auction(auction=["k3 k2 k1", "r10 b10 g10", "k7 k8 k9"]).when("1 number-2")
    for viewer in viewers_of(one):
        assert [len(pile(one, AUCTION + seat, viewer)) for seat in range(3)] == [3, 1, 3]
        assert pile(one, FRONT + 1, viewer) == ["?", "?"]
        assert not any(knows(one, viewer, f"k{number}") for number in range(1, 10))
        assert looks_alike(one, other, viewer)


@pytest.mark.parametrize("seed", range(3))
def test_auction_cards_are_dealt_unseen(seed: int) -> None:
    """KO-DEAL-01, KO-DEAL-02"""
    g = Ombre(seed=seed)
    for seat in range(3):
        dealt = [NAMES[card] for card in g.t.cards.piles[AUCTION + seat]]
        assert len(dealt) == 3
        for viewer in viewers_of(g):
            assert pile(g, AUCTION + seat, viewer) == ["?", "?", "?"]
            assert not any(knows(g, viewer, card) for card in dealt)


def test_auction_cards_that_are_taken_up_are_seen_by_their_owner() -> None:
    """KO-XCH-01, KO-XCH-03  And those the King player used, by nobody ever (KO-XCH-02)."""
    g = auction().when("1 number-2, 2 no, 0 no")
    assert g.now("king_player") == 1
    answer_until(g, "DiscardToNine")
    g.when("1 b1")
    answer_until(g, "DiscardToNine")
    seen = {card for card in ("k4", "k5", "k6") if knows(g, 1, card)}
    assert len(seen) == 1
    for viewer in (0, 2, SPECTATOR):
        assert not any(knows(g, viewer, card) for card in ("k4", "k5", "k6"))
    for viewer in viewers_of(g):  # two used ones that nobody has looked at, and b1
        assert pile(g, DISCARDS, viewer).count("?") == (2 if viewer == 1 else 3)
    for seat, cards in ((0, ("k1", "k2", "k3")), (2, ("k7", "k8", "k9"))):
        for viewer in viewers_of(g):
            assert all(knows(g, viewer, card) == (viewer == seat) for card in cards)
            assert len(pile(g, seat, viewer)) == 12


# Whist and Napoleon.


def test_all_know_who_has_chosen_which_special_card_in_whist() -> None:
    """KW-DRAFT-03"""
    g = answer_until(Whist(seed=5), "KingsTurn")
    specials = [f"{name}{copy}" for name in ("RA", "WF") for copy in "ab"]
    for viewer in viewers_of(g):
        for seat in range(4):
            hand = pile(g, seat, viewer)
            assert len([card for card in hand if card in specials]) == 1
            assert len([card for card in hand if card.endswith("11")]) == 1


NUMBERS: dict[str, object] = {
    "at": "numbers",
    "hands": ["r1 r2", "b1 b2", "g1 g2", "k1 k2", "k8 k9"],
}


def test_a_number_card_is_secret_until_all_have_chosen() -> None:
    """KN-R1-02, KN-DEC-01"""
    one = Napoleon({}, 0, **NUMBERS).when("0 r1")
    other = Napoleon({}, 0, **NUMBERS).when("0 r2")
    for viewer in others_of(one, 0):
        assert looks_alike(one, other, viewer)
        assert one.now("sealed", viewer) == ["?", "", "", "", ""]
    assert not looks_alike(one, other, 0)


def test_number_cards_are_open_when_all_have_chosen() -> None:
    """KN-R1-02, KN-R1-05  They stay known when they are discarded."""
    g = Napoleon({}, 0, **NUMBERS).when("0 r1, 1 b2, 2 g1, 3 k1, 4 k9")
    shown = ["r1", "b2", "g1", "k1", "k9"]
    for viewer in viewers_of(g):
        assert [pile(g, FRONT + seat, viewer) for seat in range(5)] == [[card] for card in shown]
    answer_while(g, "TakeSet")
    for viewer in viewers_of(g):
        assert set(shown) <= set(pile(g, DISCARDS, viewer))


def test_all_know_who_has_which_11_in_napoleon() -> None:
    """KN-R1-11"""
    g = answer_until(Napoleon(seed=6), "KingsTurn")
    for viewer in viewers_of(g):
        for seat in range(5):
            hand = pile(g, seat, viewer)
            assert len([card for card in hand if card.endswith("11")]) == 1
            assert len([card for card in hand if card.endswith("12")]) == 1


@pytest.mark.parametrize("game", [Kings, Ombre, Whist, Napoleon])
def test_a_client_never_gets_the_seed(game: type[Kings]) -> None:
    """A view has no generator: whatever comes next is drawn without it."""
    one, other = game(seed=1), game(seed=2)
    for viewer in viewers_of(one):
        assert one.t.view(viewer).table.rng.words() == other.t.view(viewer).table.rng.words()
