"""Following: section 3.5 of the rules."""

import pytest

from followsuit import SPECTATOR
from followsuit.games.raiders.game import GAME
from raiders import Raiders


@pytest.mark.parametrize(
    ("leader", "order"), [(0, [1, 2, 3]), (1, [2, 3, 0]), (2, [3, 0, 1]), (3, [0, 1, 2])]
)
def test_turns_go_clockwise_from_the_leader(leader: int, order: list[int]) -> None:
    """TR-FOLLOW-01"""
    g = Raiders(due=leader, hands=["H1 S1", "H2 S2", "H3 S3", "H4 S4"], leads=["H5", "H6", "H7", "H8"])
    g.when(f"{leader} H{leader + 5}")
    for seat in order:
        assert g.asked() == f"{seat} Follow: H{seat + 1}"
        g.when(f"{seat} H{seat + 1}")
    assert [event.seat for event in g.events("followed")] == order
    assert len(g.told("won")) == 1


def test_a_seat_that_has_dropped_out_takes_no_turn() -> None:
    """TR-FOLLOW-01"""
    g = Raiders(due=2, out="3", hands=["H1 S1", "H2 S2", "S3", "H4 S4"], leads=["C1", "C2", "H7", ""])
    g.when("2 H7")
    assert g.asked() == "0 Follow: H1"
    g.when("0 H1")
    assert g.asked() == "1 Follow: H2"
    assert g.when("1 H2").told("won") == ["2 H7 TR-WIN-06"]


def test_a_seat_follows_with_one_card_from_the_hand() -> None:
    """TR-FOLLOW-02"""
    g = Raiders(leader=0, trick="H5", hands=["S1", "H2 H3 C1", "H4 H6", "S4"], leads=["C2", "", "", ""])
    for pick in ("H4", "H10a", "H5", "done", "no", "seat-0"):
        assert g.refused(f"1 {pick}") == "TR-FOLLOW-02"
    g.when("1 H3")
    assert (g.now("trick"), g.now("hands")) == ("H5 H3", ["S1", "H2 C1", "H4 H6", "S4"])
    assert g.refused("1 H2") == "FS-TURN-01"
    assert g.asked() == "2 Follow: H4 H6"


@pytest.mark.parametrize(
    ("led", "asked"),
    [
        ("S1", "1 Follow: S2 S10a"),
        ("H1", "1 Follow: H9a"),
        ("D1", "1 Follow: D3 D5"),
        ("C1", "1 Follow: C4"),
    ],
)
def test_a_hand_with_the_lead_suit_must_follow_it(led: str, asked: str) -> None:
    """TR-FOLLOW-03"""
    hand = "S2 S10a H9a D3 D5 C4"
    g = Raiders(leader=0, trick=led, hands=["", hand, "", ""])
    assert g.asked() == asked
    for card in hand.split():
        if card[0] != led[0]:
            assert g.refused(f"1 {card}") == "TR-FOLLOW-03"


def test_trump_does_not_replace_the_lead_suit() -> None:
    """TR-FOLLOW-03"""
    g = Raiders(leader=0, trick="D1", trump="hearts", hands=["", "H10a D2", "", ""])
    assert g.refused("1 H10a") == "TR-FOLLOW-03"
    assert g.asked() == "1 Follow: D2"


@pytest.mark.parametrize("card", ["S2", "S10a", "D3", "C4"])
def test_a_hand_without_the_lead_suit_may_play_anything(card: str) -> None:
    """TR-FOLLOW-04"""
    g = Raiders(leader=0, trick="H1", hands=["S1", "S2 S10a D3 C4", "H2", "H3"], leads=["C1", "", "", ""])
    assert g.asked() == "1 Follow: S2 S10a D3 C4"
    g.when(f"1 {card}")
    assert g.told("followed") == [f"1 {card}"]
    assert g.asked() == "2 Follow: H2"


def test_lead_cards_do_not_count_for_the_duty_to_follow() -> None:
    """TR-FOLLOW-05"""
    g = Raiders(leader=0, trick="H1", hands=["", "S2 D3", "", ""], leads=["", "H4 H10a", "", ""])
    assert g.asked() == "1 Follow: S2 D3"


@pytest.mark.parametrize("hand", ["S2 D3", "H2 S2"])
def test_lead_cards_cannot_be_used_to_follow(hand: str) -> None:
    """TR-FOLLOW-05"""
    g = Raiders(leader=0, trick="H1", hands=["", hand, "", ""], leads=["", "H4 C10a", "", ""])
    assert g.refused("1 H4") == "TR-FOLLOW-05"
    assert g.refused("1 C10a") == "TR-FOLLOW-05"


@pytest.mark.parametrize(
    ("hand", "asked"),
    [
        ("H2 H10a", "1 Follow: H2 H10a"),  # nobody has to beat the lead
        ("S5 D2", "1 Follow: S5 D2"),  # nor to play a trump
        ("S2 S9a C1", "1 Follow: S2 S9a C1"),
    ],
)
def test_nobody_has_to_beat_a_card_or_to_play_trump(hand: str, asked: str) -> None:
    """TR-FOLLOW-06"""
    assert Raiders(leader=0, trick="H5", hands=["", hand, "", ""]).asked() == asked


def test_nobody_has_to_play_a_higher_trump() -> None:
    """TR-FOLLOW-06"""
    g = Raiders(leader=0, trick="H5 S4", hands=["", "", "S2 S9a C1", ""])
    assert g.asked() == "2 Follow: S2 S9a C1"


def test_cards_are_played_face_up() -> None:
    """TR-FOLLOW-07"""
    g = Raiders(hands=["C1", "S2 H2", "H4 C8", "H3"], leads=["H5", "", "", ""]).when("0 H5, 1 H2, 2 H4")
    for viewer in (0, 1, 2, 3, SPECTATOR):
        assert g.now("trick", viewer) == "H5 H2 H4"
        assert g.told("led", viewer) == ["0 H5"]
        assert g.told("followed", viewer) == ["1 H2", "2 H4"]
        trick = GAME.layout(g.t.view(viewer)).areas[0]
        assert (trick.name, GAME.write_cards(trick.cards)) == ("trick", "H5 H2 H4")


def test_a_seat_with_an_empty_hand_drops_out_at_its_turn_and_not_before() -> None:
    """TR-FOLLOW-08"""
    g = Raiders(hands=["C1", "H2 S1", "", "H3 S3"], leads=["H5 C3", "C4", "C5 H8", "C6"])
    assert (g.now("out"), g.asked()) == ("", "0 Lead: H5 C3")
    g.when("0 H5")
    assert (g.now("out"), g.asked()) == ("", "1 Follow: H2")
    g.when("1 H2")
    assert g.told("dropped-out") == ["2 TR-DROP-02"]
    assert (g.now("out"), g.asked()) == ("2", "3 Follow: H3")
