"""Answers that lie sealed: in an imagined world they are given again, by the hand that is held there."""

import pytest

from followsuit.core.option import CARD, argument_of, verb_of
from followsuit.core.rng import seeded
from followsuit.core.step import SEALED
from raiders import Raiders
from tables import Given
from trickster import Trickster
from tricktakers import Takers

WORLDS = 60
HANDS = ["H1 H2 D5", "H3 H4", "H5 H6", "H7 H8"]
LEADS = ["S1 S2", "S3", "S4 C8", "S5"]
OF_HEROES = ["Guard/red Guard/blue", "Nomad/red Nomad/blue", "Magician/red Magician/blue", "Brigand/red"]
OF_TWO = ["adventurer king", "hermit ruler"]


def declared() -> Given:
    """Seat 1 has declared, seat 2 has begun to."""
    return Raiders(at="declaration", hands=HANDS, leads=LEADS).when("1 H3, 1 done, 2 H5")


def started() -> Given:
    """Seat 1 has chosen its starting card."""
    return Trickster(at="start", hands=OF_HEROES, deck="Soldier/red Soldier/blue").when("1 Nomad/red")


def peddled() -> Given:
    """Seat 1 has chosen what it gives to seat 2."""
    hands = ["Guard/red Guard/blue", "Peddler/red Nomad/red Nomad/blue", *OF_HEROES[2:]]
    g = Trickster(pot="Soldier/red", hands=hands, deck="Soldier/green Soldier/blue")
    return g.when("1 Peddler/red, 1 seat-2, 1 Nomad/red")


SEALED_CARDS = {"declaration": (declared, 0), "starting card": (started, 0), "peddler": (peddled, 2)}


@pytest.mark.parametrize("name", SEALED_CARDS)
def test_a_sealed_answer_is_one_that_seat_could_have_chosen(name: str) -> None:
    """Somebody ignorant, who keeps the answer that was given, would have others play cards they lack."""
    begin, viewer = SEALED_CARDS[name]
    t = begin().t
    view = t.view(viewer)
    assert view.table.sealed[1] == [SEALED]
    rng = seeded(1)
    worlds = [view.imagine(rng) for _ in range(WORLDS)]
    for world in worlds:
        assert 1 in world.seats_to_act()
        offered = [argument_of(pick) for pick in world.options(1) if verb_of(pick) == CARD]
        secret = [card for card in offered if not world.cards.is_known(card, viewer)]
        assert sorted(secret) == sorted(world.cards.piles[1])
    truth = argument_of(t.sealed[1][0])
    assert 0 < sum(truth in world.cards.piles[1] for world in worlds) < WORLDS


def test_who_was_half_way_begins_again_in_every_world() -> None:
    """Nobody else sees that seat 2 has begun; seat 2 itself goes on where it is."""
    t = declared().t
    for viewer in (0, 1, 3):
        assert t.view(viewer).table.sealed[2] == []
        assert t.view(viewer).imagine(seeded(3)).sealed[2] == []
    assert t.view(2).imagine(seeded(3)).sealed == [[], [], t.sealed[2], []]


def test_the_own_answer_stays_as_it_was_sealed() -> None:
    t = declared().t
    assert t.view(1).imagine(seeded(3)).sealed == [[], t.sealed[1], [], []]


def test_what_was_announced_for_a_card_is_asked_anew() -> None:
    """TT-TRICK-14  The Adventurer has said which item goes with the card, to nobody but itself."""
    cast = ["adventurer", "king", "hermit"]
    hands = ["r3 RAa b9", "r2 b2 g2", "r4 b4 g4"]
    g = Takers(3, characters=cast, hands=hands, items="white-orb", trick_number=3).when("0 power-8")
    assert g.t.sealed[0]
    world = g.t.view(1).imagine(seeded(1))
    assert world.sealed[0] == []
    assert g.t.options(0) != world.options(0)


def test_a_character_laid_face_down_is_one_of_those_that_are_left() -> None:
    """TA-2P-09  Both choose in secret; what the other has left is known."""
    options: dict[str, int | str | bool] = {"two_player_mode": "drafted"}
    g = Takers(2, options, at="choose", round=3, unused_characters=OF_TWO, hands=["r1", "b1"])
    g.when("1 hermit")
    world = g.t.view(0).imagine(seeded(1))
    assert sorted(g.game.write_pick(pick) for pick in world.options(1)) == ["hermit", "ruler"]
