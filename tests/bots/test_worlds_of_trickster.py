"""What a seat knows in Trickster holds in every world it imagines; an ignorant sampler breaks it."""

import pytest

from followsuit import SPECTATOR
from followsuit.games.trickster.cards import HERO, HERO_NAMES, SUIT, SUIT_NAMES
from followsuit.games.trickster.game import GAME
from followsuit.games.trickster.table import DECK
from trickster import Trickster
from worlds import Piles, check_evenness, check_knowledge, share_of_worlds

HANDS = ["Guard/red Guard/blue", "Nomad/red Nomad/blue", "Magician/red", "Brigand/red Brigand/blue"]
REST = "Soldier/red Soldier/blue Soldier/green Soldier/white"  # of the deck, from its top


def number_of(card: str) -> int:
    return GAME.read_card(card)


def has_suit(pile: list[int], suit: str) -> bool:
    return SUIT_NAMES.index(suit) in [SUIT[card] for card in pile]


def has_hero(pile: list[int], hero: str) -> bool:
    return HERO_NAMES.index(hero) in [HERO[card] for card in pile]


def played(first: str, **position: object) -> Trickster:
    """Seat 0 has led this card, with two others left in the hand."""
    hands = [f"{first} Guard/white Guard/black", *HANDS[1:]]
    g = Trickster(4, None, 0, **{"hands": hands, "deck": REST, **position})
    g.when(f"0 {first}")
    return g


# Cards passed.


def test_peddlers_cards_are_known_to_the_two_who_swapped_them() -> None:
    """TS-PED-05"""
    g = played("Peddler/red").when("0 seat-1, 0 Guard/white, 1 Nomad/blue")
    given, got = number_of("Guard/white"), number_of("Nomad/blue")
    check_knowledge(g.t, 0, lambda piles: given in piles[1])
    check_knowledge(g.t, 1, lambda piles: got in piles[0])


@pytest.mark.parametrize("viewer", [2, 3, SPECTATOR])
def test_of_a_card_everyone_knew_peddler_leaves_two_hands(viewer: int) -> None:
    """TS-PED-05  Whether it was the one that was swapped, the others cannot tell."""
    g = played("Peddler/red", shown="Nomad/blue").when("0 seat-1, 0 Guard/white, 1 Nomad/blue")
    known = number_of("Nomad/blue")
    check_knowledge(g.t, viewer, lambda piles: known in piles[0] or known in piles[1])
    assert 0.1 < share_of_worlds(g.t, viewer, lambda piles: known in piles[0]) < 0.9


def test_saints_card_is_known_to_its_former_owner() -> None:
    """TS-SAI-05  Others know only that the hand it came from has one card less."""
    g = played("Saint/red").when("0 seat-1, 0 seat-3")
    given = g.events("saint-given", 3)[0].cards[0]
    check_knowledge(g.t, 1, lambda piles: given in piles[3])
    assert share_of_worlds(g.t, 2, lambda piles: given in piles[3]) < 0.9


def test_the_only_card_of_a_hand_can_be_followed_by_all_who_knew_it() -> None:
    """TS-SAI-05"""
    g = played("Saint/red", shown="Magician/red").when("0 seat-2, 0 seat-3")
    given = number_of("Magician/red")
    for viewer in (0, 1, SPECTATOR):
        check_knowledge(g.t, viewer, lambda piles: given in piles[3])


# The deck.


def test_scions_player_knows_the_bottom_of_the_deck() -> None:
    """TS-SCI-04"""
    g = played("Scion/red").when("0 Guard/black")
    under = number_of("Guard/black")
    check_knowledge(g.t, 0, lambda piles: piles[DECK][0] == under)
    assert share_of_worlds(g.t, 1, lambda piles: piles[DECK][0] == under) < 0.9


def test_who_copies_scion_knows_the_bottom_of_the_deck() -> None:
    """TS-ARC-03"""
    g = played("Archivist/red", trash="Scion/blue Scion/green").when("0 Scion/blue, 0 Guard/black")
    under = number_of("Guard/black")
    check_knowledge(g.t, 0, lambda piles: piles[DECK][0] == under)


@pytest.mark.parametrize("viewer", [1, 2, 3, SPECTATOR])
@pytest.mark.parametrize(
    ("taken", "under"), [("Soldier/red", "Soldier/blue"), ("Soldier/blue", "Soldier/red")]
)
def test_everyone_knows_the_card_that_explorer_put_under_the_deck(
    viewer: int, taken: str, under: str
) -> None:
    """TS-EXP-02  And the one that was taken."""
    g = played("Explorer/red").when(f"0 {taken}")
    first, last = number_of(taken), number_of(under)
    check_knowledge(g.t, viewer, lambda piles: first in piles[0] and piles[DECK][0] == last)


def test_a_known_card_stays_where_it_is_under_a_second_one() -> None:
    """TS-EXP-02, TS-SCI-02  Scion puts a card below the one that everyone knows."""
    hands = ["Explorer/red Guard/white", "Scion/red Nomad/blue Nomad/green", *HANDS[2:]]
    g = Trickster(hands=hands, deck=REST).when("0 Explorer/red, 0 Soldier/blue, 1 Scion/red, 1 Nomad/blue")
    under = number_of("Soldier/red")
    check_knowledge(g.t, 3, lambda piles: piles[DECK][1] == under)
    check_knowledge(g.t, 1, lambda piles: piles[DECK][:2] == [number_of("Nomad/blue"), under])


def test_a_known_card_that_comes_up_is_in_the_hand_of_whoever_draws_it() -> None:
    """TS-SCI-01, TS-ARC-03  Everyone saw it go under the deck; the one card below it is another."""
    hands = [
        "Explorer/red Guard/white",
        "Scion/red Nomad/blue Nomad/green",
        "Archivist/red Guard/blue",
        "Guard/red",
    ]
    g = Trickster(hands=hands, deck="Soldier/red Soldier/blue Soldier/green", trash="Scion/blue Scion/green")
    g.when("0 Explorer/red, 0 Soldier/blue, 1 Scion/red, 1 Nomad/blue, 2 Archivist/red, 2 Scion/blue")
    assert g.asked() == "2 PutUnder: Soldier/red Guard/blue"
    drawn = number_of("Soldier/red")
    check_knowledge(g.t, 3, lambda piles: drawn in piles[2])


# What a bust, an ignored effect and a question tell.


def busted() -> Trickster:
    """Seat 2 could not follow red."""
    hands = ["Guard/red Guard/blue", "Nomad/red Nomad/blue", "Peddler/blue Brigand/blue", "Brigand/red"]
    g = Trickster(hands=hands, deck=REST)
    g.when("0 Guard/red, 1 Nomad/red")
    return g


@pytest.mark.parametrize("viewer", [0, 1, 3, SPECTATOR])
def test_who_busts_has_no_card_that_could_follow(viewer: int) -> None:
    """TS-PLAY-14  A suit that two cards share."""
    check_knowledge(busted().t, viewer, lambda piles: not has_suit(piles[2], "red"))


def test_who_busts_on_a_hero_has_none_of_that_hero() -> None:
    """TS-PLAY-14"""
    hands = ["Guard/red Guard/blue", "Guard/green Nomad/blue", "Peddler/blue Brigand/blue", "Brigand/red"]
    g = Trickster(hands=hands, deck="Guard/white Guard/black").when("0 Guard/red, 1 Guard/green")
    check_knowledge(g.t, 1, lambda piles: not has_hero(piles[2], "Guard"))


def test_who_busts_where_nothing_may_match_has_matching_cards_only() -> None:
    """TS-PLAY-14  Every card of the hand has a suit or a hero that lies in the pot."""
    hands = ["Guard/red Guard/blue", "Nomad/green Nomad/blue", "Guard/white Soldier/red", "Brigand/red"]
    g = Trickster(hands=hands, deck="Soldier/blue Brigand/white").when("0 Guard/red, 1 Nomad/green")

    def matches(card: list[int]) -> bool:
        is_hero = has_hero(card, "Guard") or has_hero(card, "Nomad")
        return is_hero or has_suit(card, "red") or has_suit(card, "green")

    check_knowledge(g.t, 3, lambda piles: all(matches([card]) for card in piles[2]))


def test_it_holds_until_an_unseen_card_comes_into_that_hand() -> None:
    """TS-PLAY-14, TS-PED-05"""
    g = busted()
    g.when("2 Peddler/blue, 2 seat-3")
    assert g.told("peddler", 2) == ["2 3 Brigand/blue", "3 2 Brigand/red"]
    assert 0 < share_of_worlds(g.t, 0, lambda piles: has_suit(piles[2], "red")) < 1


def test_whoever_is_asked_to_follow_can() -> None:
    """TS-PLAY-08  Who cannot is not asked."""
    hands = ["Guard/red Guard/blue", "Nomad/red Nomad/blue", "Magician/red Brigand/blue", "Brigand/green"]
    deck = "Soldier/white Soldier/blue Soldier/green"
    g = Trickster(hands=hands, deck=deck).when("0 Guard/red, 1 Nomad/red")
    assert g.asked() == "2 Follow: Magician/red"
    for viewer in (0, 3, SPECTATOR):
        check_knowledge(g.t, viewer, lambda piles: has_suit(piles[2], "red"))


BEAST_POT = "Magician/orange Beast/red"


def lies_in_pot(card: list[int]) -> bool:
    """Whether the suit or the hero of a card is in that pot already."""
    is_hero = has_hero(card, "Magician") or has_hero(card, "Beast")
    return is_hero or has_suit(card, "orange") or has_suit(card, "red")


def test_whoever_adds_a_card_by_beast_has_one_that_can_follow() -> None:
    """TS-BEA-02"""
    hands = ["Guard/blue", "Nomad/white Magician/white", "Guard/purple", "Soldier/black"]
    deck = "Soldier/red Soldier/orange Magician/green Magician/black"
    g = Trickster(at="effect", pot=BEAST_POT, hands=hands, deck=deck)
    assert g.asked() == "1 ChooseCard: Nomad/white"

    def fits(piles: Piles) -> bool:
        return any(not lies_in_pot([card]) for card in piles[1])

    check_knowledge(g.t, 0, fits)


def test_if_beast_is_ignored_no_card_of_the_hand_can_follow() -> None:
    """TS-BEA-05"""
    hands = ["Guard/blue", "Soldier/red Magician/white", "Guard/purple", "Soldier/black"]
    deck = "Nomad/white Soldier/orange Magician/green Nomad/black"
    g = Trickster(at="effect", pot=BEAST_POT, hands=hands, deck=deck)
    assert g.told("ignored") == ["1 TS-FX-04"]

    def fits(piles: Piles) -> bool:
        return all(lies_in_pot([card]) for card in piles[1])

    check_knowledge(g.t, 0, fits)


def test_a_card_that_general_showed_is_in_that_hand() -> None:
    """TS-GEN-02"""
    hands = ["General/red Soldier/white Guard/black", *HANDS[1:]]
    g = played("General/red", hands=hands, deck="Soldier/red Soldier/blue")
    g.when("0 Soldier/white, 0 seat-1, 0 Guard/black")
    shown = number_of("Soldier/white")
    check_knowledge(g.t, 2, lambda piles: shown in piles[0])


def test_if_general_is_ignored_the_hand_has_no_effect_that_could_be_used() -> None:
    """TS-GEN-06  Soldier and Shaman could always give a card away; Guard finds no tableau."""
    hands = ["Guard/red Guard/blue", "Guard/white General/red", "Soldier/red Soldier/blue", "Soldier/white"]
    g = Trickster(pot="Guard/orange", hands=hands).when("1 General/red")
    assert g.told("ignored") == ["1 TS-FX-04"]
    check_knowledge(g.t, 0, lambda piles: not has_hero(piles[1], "Soldier"))


def test_whoever_chooses_by_general_has_an_effect_to_use() -> None:
    """TS-GEN-03  No card lies in the trash, so it must be one of the hand."""
    hands = ["Guard/red Guard/blue", "General/red Guard/white Soldier/red", "Guard/green", "Guard/black"]
    g = Trickster(pot="Guard/orange", hands=hands, deck="Soldier/white").when("1 General/red")
    assert g.asked() == "1 CopyCard: Soldier/red"
    check_knowledge(g.t, 0, lambda piles: has_hero(piles[1], "Soldier"))


# Every world as likely as any other.


def test_worlds_are_even_where_busts_cross() -> None:
    """One hand cannot follow red, another has no Guard; the deck has an order."""
    hands = ["Brigand/white", "Guard/blue Nomad/green", "Nomad/red", "Soldier/red"]
    not_in_hand = ["", "Nomad/red Soldier/red", "Guard/blue", ""]
    g = Trickster(hands=hands, deck="Soldier/blue Magician/green", not_in_hand=not_in_hand)
    excluded = [[], *[GAME.read_cards(text) for text in not_in_hand[1:]]]

    def fits(piles: Piles) -> bool:
        return not any(card in piles[seat] for seat in range(4) for card in excluded[seat])

    check_evenness(g.t, 0, fits)


def test_worlds_are_even_where_a_hand_must_be_able_to_follow() -> None:
    """TS-PLAY-08  Seat 2 is asked for a red card; seat 3 has shown that it has none."""
    hands = ["Guard/blue", "Nomad/blue", "Magician/red Brigand/blue", "Soldier/green"]
    not_in_hand = ["", "", "", "Magician/red Brigand/red"]
    g = Trickster(
        pot="Guard/red Nomad/red", hands=hands, deck="Brigand/red Soldier/blue", not_in_hand=not_in_hand
    )
    assert g.asked() == "2 Follow: Magician/red"

    def fits(piles: Piles) -> bool:
        return has_suit(piles[2], "red") and not has_suit(piles[3], "red")

    check_evenness(g.t, 0, fits)
