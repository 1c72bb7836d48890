"""Napoleon: numbers, sets, the Emperor's exchange, and the 11s (KN-R1)."""

from itertools import permutations

import pytest

from followsuit import SPECTATOR
from followsuit.core.bits import BIT
from followsuit.core.cards import EVERYONE
from followsuit.core.option import argument_of
from followsuit.games.kings.cards import ELEVENS, KIND, SPECIALS, TWELVES, VALUE
from followsuit.games.takers.cards import NUMBER
from followsuit.games.takers.table import DISCARDS
from kings import Napoleon

SETS = ["white", "red", "blue", "green", "black"]
FRONT = ["k10", "r9", "b8", "g7", "k6"]


def sets_taken(**position: object) -> Napoleon:
    """Seat 0 is the Emperor, seat 4 the Partner."""
    given: dict[str, object] = {"at": "sets", "front": FRONT}
    g = Napoleon({}, 0, **{**given, **position})
    return g.when(*[f"{seat} {SETS[seat]}-set" for seat in range(5)])


def show(g: Napoleon, cards: list[str]) -> Napoleon:
    return g.when(*[f"{seat} {cards[seat]}" for seat in range(5)])


def test_eight_cards_each_and_four_left() -> None:
    """KN-R1-01"""
    g = Napoleon()
    assert g.now("hand_counts") == [8, 8, 8, 8, 8]
    assert g.now("deck_count") == 4
    assert g.now("deck", 2) == "? ? ? ?"


def test_a_number_card_is_chosen_at_once() -> None:
    """KN-R1-02  Face down, until all have chosen; Rares and White Flags are none."""
    hands = ["r1 RAa", "b2 WFa", "g3", "k4", "r5"]
    g = Napoleon(at="numbers", hands=hands)
    assert g.asked() == (
        "0 ChooseNumbers: r1; 1 ChooseNumbers: b2; 2 ChooseNumbers: g3; "
        "3 ChooseNumbers: k4; 4 ChooseNumbers: r5"
    )
    assert g.refused("0 RAa") == "KN-R1-02"
    assert g.refused("1 WFa") == "KN-R1-02"
    assert g.refused("1 r1") == "KN-R1-02"
    assert g.refused("1 done") == "FS-TURN-02"
    g.when("0 r1, 1 b2, 2 g3, 3 k4")
    assert g.told("showed") == []
    assert g.hand_of(0) == "r1 RAa"
    g.when("4 r5")
    assert g.told("showed") == ["0 r1", "1 b2", "2 g3", "3 k4", "4 r5"]
    assert g.now("front", 2) == ["r1", "b2", "g3", "k4", "r5"]


@pytest.mark.parametrize("seed", range(30))
def test_no_hand_lacks_a_number_card(seed: int) -> None:
    """KN-R1-02  There are four special cards, and eight cards in a hand."""
    g = Napoleon(seed=seed)
    for seat in range(5):
        offered = g.t.options(seat)
        assert len(offered) >= 4
        for pick in offered:
            assert KIND[argument_of(pick)] == NUMBER
            assert 1 <= VALUE[argument_of(pick)] <= 10


@pytest.mark.parametrize("order", list(permutations(range(5)))[::17])
def test_the_highest_number_takes_a_set_first(order: tuple[int, ...]) -> None:
    """KN-R1-03, KN-DEC-02  Then the next, and the last player gets what is left."""
    numbers = ["r10", "b8", "g5", "k3", "r2"]
    front = ["", "", "", "", ""]
    for place, seat in enumerate(order):
        front[seat] = numbers[place]
    g = Napoleon(at="sets", front=front)
    left = ["red", "blue", "green", "black", "white"]
    for seat in order:
        assert g.asked() == f"{seat} TakeSet: " + " ".join(f"{colour}-set" for colour in left)
        g.when(f"{seat} {left.pop()}-set")
    assert sorted(g.table.sets) == [0, 1, 2, 3, 4]


def test_a_set_is_taken_once() -> None:
    """KN-R1-03, KN-DEC-02"""
    g = Napoleon(at="sets", front=FRONT).when("0 white-set")
    assert g.refused("1 white-set") == "KN-DEC-02"
    assert g.refused("1 red-king") == "FS-TURN-02"
    assert g.refused("1 no") == "FS-TURN-02"
    assert g.refused("2 red-set") == "FS-TURN-01"


@pytest.mark.parametrize("colours", ["krbg", "gbrk", "bgkr"])
def test_of_equal_numbers_black_comes_first(colours: str) -> None:
    """KN-R1-04, KN-EX-01  Then red, blue and green."""
    front = [f"{letter}7" for letter in colours] + ["k8"]
    g = Napoleon(at="sets", front=front)
    asked: list[int] = []
    while g.table.teams == []:
        asked.append(g.t.next_seat())
        g.t.answer(asked[-1], g.t.options(asked[-1])[0])
    assert asked == [4, *[colours.index(letter) for letter in "krbg"]]


def test_the_cards_that_were_shown_are_discarded_openly() -> None:
    """KN-R1-05, KN-GAP-02  They are in nobody's hand any more, and all know where they are."""
    hands = ["r1 b1", "b2 g1", "g3 k1", "k4 r2", "r5 g2"]
    g = show(Napoleon(at="numbers", hands=hands), ["r1", "b2", "g3", "k4", "r5"])
    assert g.hand_of(0) == "b1"
    while g.table.teams == []:
        seat = g.t.next_seat()
        g.t.answer(seat, g.t.options(seat)[0])
    assert sorted(g.told("discarded")) == ["0 r1", "1 b2", "2 g3", "3 k4", "4 r5"]
    assert g.now("discards", SPECTATOR) == "r1 r5 b2 g3 k4"
    assert g.now("front") == ["", "", "", "", ""]


def test_everybody_takes_the_own_eleven_and_twelve() -> None:
    """KN-R1-06  And so has nine cards: seven that were dealt, and these two."""
    g = Napoleon(seed=4)
    while g.table.teams == []:
        seat = g.t.next_seat()
        g.t.answer(seat, g.t.options(seat)[0])
    emperor = g.table.sets.index(4)
    for seat in range(5):
        own = [ELEVENS[g.table.sets[seat]], TWELVES[g.table.sets[seat]]]
        assert [card for card in g.table.hand(seat) if card in (*ELEVENS, *TWELVES)] == own
        assert len(g.table.hand(seat)) == (13 if seat == emperor else 9)
    assert len(g.events("took-own")) == 5


def test_the_emperor_takes_up_four_and_discards_four() -> None:
    """KN-R1-07, KN-DEC-03, KN-GAP-10  Nobody else sees them; who discards knows them."""
    g = sets_taken(hands=["r1 r2", "b1", "g1", "k1", "k2"], deck="b2 b3 b4 b5")
    assert g.hand_of(0) == "r1 r2 b2 b3 b4 b5 w11 w12"
    assert g.now("deck_count") == 44 - 5 - 6 - 4
    assert g.told("drew", 0) == ["0 b2", "0 b3", "0 b4", "0 b5"]
    assert g.told("drew", 1) == ["0 ?"] * 4
    g.when("0 r1, 0 b2, 0 b3, 0 b4")
    assert g.hand_of(0) == "r2 b5 k11 w12"
    assert g.told("discarded", 0)[5:] == ["0 r1", "0 b2", "0 b3", "0 b4"]
    assert g.told("discarded", 1)[5:] == ["0 ?"] * 4
    assert g.now("discards", 1) == "r9 b8 g7 k6 k10 ? ? ? ?"
    assert g.now("discards", 0) == "r1 r9 b2 b3 b4 b8 g7 k6 k10"
    assert g.table.cards.known_by[g.game.read_card("r1")] == BIT[0]


def test_special_cards_elevens_and_twelves_cannot_be_discarded() -> None:
    """KN-R1-08"""
    g = sets_taken(hands=["r1 r2 RAa", "b1", "g1", "k1", "k2"], deck="b2 b3 WFa b5")
    assert g.asked() == "0 DiscardFour: r1 r2"
    for card in ("RAa", "WFa", "w11", "w12"):
        assert g.refused(f"0 {card}") == "KN-R1-08"
    g.when("0 r2, 0 b2, 0 b3")
    assert g.asked() == "0 DiscardFour: b5"
    assert g.refused("0 done") == "KN-R1-07"


def test_what_cannot_be_discarded_stays_known() -> None:
    """KN-R1-08, KN-R1-11  All know that the Emperor still has the 12, and that no Rare is gone."""
    g = sets_taken(hands=["r1 r2 RAa", "b1", "g1", "k1", "k2"], deck="b2 b3 WFa b5")
    g.when("0 r1, 0 r2, 0 b2, 0 b3")
    cards = g.table.cards
    assert cards.known_by[TWELVES[4]] == EVERYONE
    assert g.hand_of(0, 1) == "k11 w12" + 3 * " ?"
    for card in SPECIALS:
        assert not cards.possible_places[card] & BIT[DISCARDS]
    assert cards.possible_places[g.game.read_card("r1")] & BIT[DISCARDS]


def test_the_emperor_leads_the_first_trick() -> None:
    """KN-R1-09"""
    g = Napoleon(at="sets", front=FRONT, deck="b2 b3 b4 b5")
    g.when("0 black-set, 1 red-set, 2 white-set, 3 green-set, 4 blue-set")
    g.when("2 b2, 2 b3, 2 b4, 2 b5")
    assert g.told("start-card") == ["2"]
    assert g.t.next_seat() == 2
    assert g.table.trick_number == 1


@pytest.mark.parametrize(
    "sets", ["white red blue green black", "red black blue white green", "green white red black blue"]
)
def test_elevens_change_hands_within_the_teams(sets: str) -> None:
    """KN-R1-10, KN-GAP-07, KN-EX-02  White and Black swap; Red, Blue and Green pass theirs on, clockwise."""
    names = sets.split()
    g = Napoleon(at="sets", front=FRONT, deck="b2 b3 b4 b5")
    g.when(*[f"{seat} {names[seat]}-set" for seat in range(5)])
    emperor, partner = names.index("white"), names.index("black")
    g.when(*[f"{emperor} {card}" for card in ("b2", "b3", "b4", "b5")])
    assert g.hand_of(emperor) == "k11 w12"
    assert g.hand_of(partner) == "w11 k12"
    others = [seat for seat in range(5) if seat not in (emperor, partner)]
    for i in range(3):
        giver, taker = names[others[i - 1]][0], names[others[i]][0]
        assert g.hand_of(others[i]) == f"{giver}11 {taker}12"
    assert len(g.events("gave")) == 5


def test_all_know_who_has_which_eleven() -> None:
    """KN-R1-11  And nobody is asked."""
    g = sets_taken(hands=["r1", "b1", "g1", "k1", "k2"], deck="b2 b3 b4 b5").when("0 b2, 0 b3, 0 b4, 0 b5")
    assert g.t.question() is g.table.turns[0]
    for viewer in range(5):
        for seat, eleven in enumerate(["k11", "g11", "r11", "b11", "w11"]):
            seen = g.hand_of(seat, viewer).split()
            assert [card for card in seen if card.endswith("11")] == [eleven]
    assert sorted(g.told("gave", SPECTATOR)) == [
        f"{passed} KN-R1-10" for passed in ("0 4 w11", "1 2 r11", "2 3 b11", "3 1 g11", "4 0 k11")
    ]
