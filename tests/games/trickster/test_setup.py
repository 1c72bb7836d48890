"""The setup of a round: section 3.2 of the rules."""

import pytest

from followsuit import SPECTATOR
from tables import Given
from trickster import Trickster

HAND = {2: 11, 3: 11, 4: 10, 5: 9, 6: 8, 7: 7}
DECK_LEFT = {2: 16, 3: 5, 4: 10, 5: 5, 6: 2, 7: 1}
HANDS = [
    "Guard/red Guard/blue",
    "Soldier/red Soldier/blue",
    "Nomad/red Nomad/blue",
    "Magician/red Brigand/red",
]
TO_LAY = "0 Guard/red, 1 Soldier/red, 2 Nomad/red, 3 Brigand/red"


def count(cards: object) -> int:
    return len(str(cards).split())


def kinds(g: Given, viewer: int = SPECTATOR) -> list[str]:
    """What happened, each kind once, in order."""
    assert g.t.log is not None
    return list(dict.fromkeys(event.kind for event in g.t.log.told[viewer]))


def started(g: Trickster) -> Trickster:
    """Everyone has laid down the first card of the hand."""
    while g.now("at") == "start":
        g.t.apply(g.t.next_seat(), g.t.options(g.t.next_seat())[0])
    return g


def in_play(g: Trickster) -> int:
    return len({card for pile in g.t.cards.piles for card in pile})


@pytest.mark.parametrize("players", range(2, 8))
def test_every_round_begins_with_all_cards_shuffled(players: int) -> None:
    """TS-SETUP-01, TS-SCORE-06  All 56 are dealt from; no tableau, pot or timeline is left."""
    g = Trickster(players, seed=1)
    deals: list[object] = []
    while g.t.seats_to_act():
        if g.now("at") == "start" and g.now("round") == len(deals) + 1:
            deals.append(g.now("hands"))
            assert in_play(g) == 56
            assert g.now("tableau_counts") == [0] * players
            assert (g.now("timeline"), g.now("pot")) == ("", "")
        g.t.apply(g.t.next_seat(), g.t.options(g.t.next_seat())[0])
    assert len({str(deal) for deal in deals}) == 3
    assert Trickster(players, seed=2).now("hands") != deals[0]


@pytest.mark.parametrize("players", range(2, 8))
def test_six_cards_are_the_trash_and_everyone_sees_them(players: int) -> None:
    """TS-SETUP-02"""
    g = Trickster(players)
    for viewer in [*range(players), SPECTATOR]:
        assert count(g.now("trash", viewer)) == 6
        assert "?" not in str(g.now("trash", viewer))
        assert g.told("trash", viewer) == [g.now("trash")]


@pytest.mark.parametrize("players", range(2, 8))
def test_each_player_is_dealt_as_many_cards(players: int) -> None:
    """TS-SETUP-03"""
    assert Trickster(players).now("hand_counts") == [HAND[players]] * players


def test_starting_cards_are_chosen_in_secret_and_revealed_together() -> None:
    """TS-SETUP-04  In any order; nothing is revealed before the last of them."""
    g = Trickster(at="start", hands=HANDS).when("2 Nomad/red, 0 Guard/red, 3 Brigand/red")
    assert g.told("starting-card") == []
    assert g.now("tableaux") == [""] * 4
    g.when("1 Soldier/red")
    assert g.now("tableaux") == ["Guard/red", "Soldier/red", "Nomad/red", "Brigand/red"]
    assert g.now("hands") == ["Guard/blue", "Soldier/blue", "Nomad/blue", "Magician/red"]


def test_any_hand_card_may_be_the_starting_card_and_one_must_be() -> None:
    """TS-SETUP-05"""
    g = Trickster(at="start", hands=HANDS)
    asked = "; ".join(f"{seat} ChooseStartingCard: {HANDS[seat]}" for seat in range(3))
    assert g.asked().startswith(asked)
    assert [g.refused(f"0 {no}") for no in ("no", "done", "Soldier/red")] == ["TS-SETUP-05"] * 3


def test_the_effect_of_a_starting_card_is_not_used() -> None:
    """TS-SETUP-06, TS-GAP-26  Not even said to be ignored: the leader is asked at once."""
    g = Trickster(at="start", hands=HANDS).when(TO_LAY)
    assert g.asked() == "0 Lead: Guard/blue"
    assert [kind for kind in kinds(g) if kind not in ("sealed", "starting-card")] == []


@pytest.mark.parametrize("players", range(2, 8))
def test_two_and_three_players_lay_out_a_timeline_of_twelve(players: int) -> None:
    """TS-SETUP-07, TS-SETUP-08, TS-GAP-17  Only once the starting cards lie; it is the top of the deck."""
    g = Trickster(players)
    deck = str(g.now("deck")).split()
    assert g.now("timeline") == ""
    started(g)
    assert g.told("timeline") == ([" ".join(deck[:12])] if players < 4 else [])


@pytest.mark.parametrize("players", range(2, 8))
def test_what_remains_is_the_deck(players: int) -> None:
    """TS-SETUP-09, TS-GAP-18  With 6 and 7 players that is 2 cards and 1: nothing is adjusted."""
    g = Trickster(players)
    deck = str(g.now("deck")).split()
    assert str(started(g).now("deck")).split() == deck[12 if players < 4 else 0 :]
    assert g.now("deck_count") == DECK_LEFT[players]


@pytest.mark.parametrize("players", [2, 3, 4, 7])
def test_a_game_is_set_up_in_its_order(players: int) -> None:
    """TS-SETUP-10"""
    first = "first-trickster" if players < 4 else "first-leader"
    assert kinds(Trickster(players))[:3] == [first, "hero", "round"]
    assert len(Trickster(players).events("hero")) == 7


@pytest.mark.parametrize("players", range(2, 8))
def test_a_round_is_set_up_in_its_order(players: int) -> None:
    """TS-SETUP-11"""
    seen = kinds(started(Trickster(players)))
    rest = ["timeline", "timeline-led"] if players < 4 else []
    assert seen[seen.index("round") :] == ["round", "trash", "hand", "sealed", "starting-card", *rest]


def test_what_is_known_when_the_starting_card_is_chosen() -> None:
    """TS-SETUP-12, TS-GAP-43  The own hand, trash, roles, points, heroes; no other hand, not the deck."""
    g = Trickster(
        at="start",
        round=2,
        totals=[4, 3, 2, 1],
        first=3,
        hands=HANDS,
        trash="Guard/white",
        deck="Nomad/white",
    )
    for key in ("trash", "first", "totals", "heroes"):
        assert g.now(key, 1) == g.now(key)
    assert g.now("hands", 1) == ["? ?", HANDS[1], "? ?", "? ?"]
    assert (g.now("deck", 1), g.now("timeline", 1)) == ("?", "")
