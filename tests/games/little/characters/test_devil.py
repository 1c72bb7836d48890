"""10  Devil: the four cards that are alike on both sides (LT, chapter 4.10)."""

import pytest

from followsuit import SPECTATOR
from little import Little
from little_powers import MAP

HANDS = ["r1 r2 r3 r5 r6", "b1 b2 b3 b5 b6", "g1 g2 g3 g5 g6", "k1 k2 k3 k5 k6"]
CAST = ["devil", "king", "hermit", "gambler"]
DECK = "r7 r8 r9 b7 b8 b9 g7 g8 g9"


def handing_out(players: int = 4, **position: object) -> Little:
    """Devil is seat 0; everybody is prepared."""
    given: dict[str, object] = {"characters": CAST[:players], "hands": HANDS[:players], "deck": DECK}
    return Little(players, None, 0, at="hand out", **{**given, **position})


def scored(wins: int, taken: list[str], players: int = 3, **position: object) -> Little:
    given: dict[str, object] = {"characters": ["devil", "resistance", "collector"][:players], **position}
    others = min(5 - wins, 3) if players == 3 else 5 - wins
    won = [wins, others, 5 - wins - others][:players]
    given = {"points": [100] * players, "taken": taken[:players], **given}
    return Little(players, None, 0, at="score", wins=won, **given)


# Handing out.


def test_devil_gives_each_other_player_a_card_of_choice() -> None:
    """LT-DEVIL-01, LT-DEVIL-02, LT-DEC-11  Clockwise from the left, and each card once."""
    g = handing_out()
    assert g.asked() == "0 GiveDevilCards: r4d b4d g4d k4d"
    g.when("0 k4d")
    assert g.asked() == "0 GiveDevilCards: r4d b4d g4d"
    assert (g.refused("0 k4d"), g.refused("0 r1")) == ("LT-DEVIL-01", "FS-TURN-02")
    g.when("0 r4d, 0 b4d")
    assert g.told("gave") == ["0 1 k4d", "0 2 r4d", "0 3 b4d"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_as_many_are_handed_out_as_there_are_others(players: int) -> None:
    """LT-DEVIL-02, LT-DEVIL-04, LT-2P-27, LT-GAP-55  The others are not used in the round."""
    cast = ["devil", "king", "hermit", "gambler", "resistance"][:players]
    hands = ["r1", "b1", "g1", "k1", "r2"][:players]
    g = Little(players, None, 0, at="hand out", characters=cast, hands=hands)
    for card in ("r4d", "b4d", "g4d", "k4d")[: players - 1]:
        g.when(f"0 {card}")
    assert len(g.events("gave")) == players - 1
    out = ["r4d", "b4d", "g4d", "k4d"][players - 1 :]
    assert [card for card in out if card in str(g.now("hands"))] == []


def test_all_is_decided_before_anything_is_handed_over() -> None:
    """LT-DEVIL-12  Nobody sees a part of the decision."""
    g = handing_out().when("0 k4d, 0 r4d")
    assert (g.told("gave"), g.now("hands")) == ([], HANDS)
    assert g.t.seats_to_act() == [0]


def test_receivers_discard_clockwise_one_after_another() -> None:
    """LT-DEVIL-03, LT-DEVIL-12, LT-GAP-62, LT-DEC-12, LT-PREP-07"""
    g = handing_out().when("0 k4d, 0 r4d, 0 b4d")
    assert g.asked() == "1 DiscardForIt: b1 b2 b3 b5 b6"
    assert g.refused("1 k4d") == "LT-DEVIL-03"
    assert g.refused("1 no") == "FS-TURN-02"
    g.when("1 b1")
    assert g.told("discarded") == ["1 ?"]
    assert g.asked() == "2 DiscardForIt: g1 g2 g3 g5 g6"
    g.when("2 g1, 3 k1")
    assert g.now("hands") == [HANDS[0], "b2 b3 b5 b6 k4d", "g2 g3 g5 g6 r4d", "k2 k3 k5 k6 b4d"]


@pytest.mark.parametrize("viewer", [0, 2, 3])
def test_a_devil_card_in_a_hand_is_seen_by_all(viewer: int) -> None:
    """LT-DEVIL-05, LT-HID-02, LT-HID-01  Also after another card went unseen."""
    g = handing_out().when("0 k4d, 0 r4d, 0 b4d, 1 b1, 2 g1, 3 k1")
    assert g.hand_of(1, viewer) == "k4d ? ? ? ?"
    assert len(g.table.open_cards) == 3


def test_who_watches_sees_them_too() -> None:
    """LT-DEVIL-05, LT-HID-02"""
    g = handing_out().when("0 k4d, 0 r4d, 0 b4d, 1 b1, 2 g1, 3 k1")
    hands = g.game.write_position(g.t.view(SPECTATOR).table)["hands"]
    assert hands == ["? ? ? ? ?", "k4d ? ? ? ?", "r4d ? ? ? ?", "b4d ? ? ? ?"]


def test_samurai_replaces_the_black_one_and_still_discards() -> None:
    """LT-DEVIL-08, LT-EX-41, LT-MAT-51, LT-SAMU-14  It is out, and nobody gets points for it: LT-DEVIL-09."""
    cast = ["devil", "samurai", "hermit"]
    g = handing_out(3, characters=cast).when("0 k4d, 0 r4d")
    assert g.asked() == "1 DiscardForIt: r7 b1 b2 b3 b5 b6"
    g.when("1 r7")
    assert (g.hand_of(1), g.now("out")) == (HANDS[1], "k4d")
    assert g.table.open_cards == g.game.read_cards("r4d")


def test_berserker_discards_neither_it_nor_miria() -> None:
    """LT-MAT-52, LT-BERS-04  And everyone still knows where MIRIA is."""
    cast = ["devil", "berserker", "hermit"]
    hands = [HANDS[0], "M RAm r10 b10 g10", HANDS[2]]
    g = handing_out(3, characters=cast, hands=hands).when("0 k4d, 0 r4d")
    assert g.asked() == "1 DiscardForIt: RAm r10 b10 g10"
    assert g.refused("1 M") == "LT-BERS-04"
    assert g.when("1 r10").hand_of(1, 2) == "M k4d ? ? ?"


def test_devil_prepares_before_handing_out() -> None:
    """LT-DEVIL-11, LT-PREP-06, LT-FLOW-02  Own tasks come first, of a second character as well."""
    pairs = ["devil king", "ninja hermit", "gambler samurai"]
    given: dict[str, object] = {"characters": pairs, "hands": HANDS[:3], "round": 3}
    g = Little(3, None, 0, at="prepare", **given)
    assert g.asked().startswith("0 Discard:")
    g.when("0 r1")
    seen: list[str] = []
    while "GiveDevilCards" not in g.asked():
        seat = g.t.next_seat()
        seen.append(g.asked())
        g.t.apply(seat, g.t.options(seat)[-1])
    assert len(seen) >= 3
    assert all(line.startswith("2 ") for line in seen)
    g.when("0 r4d, 0 b4d")
    assert g.hand_of(0) == "r2 r3 r5 r6 RAk"  # LT-MAT-24  Devil receives none


# In play.


def test_a_devil_card_follows_like_a_number_card() -> None:
    """LT-DEVIL-10, LT-FOL-03"""
    g = Little(
        3, None, 0, characters=["king", "hermit", "devil"], hands=["r1 b1", "r4d b2", "g1 b3"], trick_number=4
    )
    g.when("0 r1")
    assert g.refused("1 b2") == "LT-FOL-03"
    g.when("1 r4d, 2 g1")
    assert (g.told("won"), g.table.open_cards) == (["1 r4d LT-STR-01"], [])


def test_equal_cards_of_deck_and_devil_tie() -> None:
    """LT-MAT-91, LT-STR-03"""
    g = Little(3, None, 0, characters=["gambler", "hermit", "devil"], hands=[""] * 3, trick="r4d r4 g1")
    assert g.told("won") == ["0 r4d LT-STR-01 LT-STR-03"]


def test_a_discarded_devil_card_is_set_aside() -> None:
    """LT-DEVIL-09, LT-DECK-02, LT-MAT-54  Seen by all, and out at once."""
    position: dict[str, object] = {
        "hands": ["r4d r1", "b1 b2", "g1 g2"],
        "items": ["map", "", ""],
        "deck": DECK,
    }
    g = Little(3, None, 0, characters=["king", "hermit", "devil"], trick_number=4, **position)
    g.when(f"0 {MAP}, 0 r4d, 0 done")
    assert (g.now("out", 1), g.now("discards"), g.table.open_cards) == ("r4d", "", [])
    assert g.told("discarded") == ["0 r4d"]


def test_hermit_may_discard_one() -> None:
    """LT-HERM-10, LT-DEVIL-09"""
    position: dict[str, object] = {"hands": ["r1 r2", "b4d b2", "g1 g2"], "deck": DECK, "leader": 1}
    g = Little(3, None, 0, characters=["king", "hermit", "devil"], trick_number=4, **position)
    g.when("1 power-0, 1 b4d")
    assert (g.now("out"), g.hand_of(1)) == ("b4d", "r7 b2")


# Points.


@pytest.mark.parametrize(("wins", "points"), [(0, 20), (1, 50), (2, 30), (3, -10), (4, 90)])
def test_points_by_wins(wins: int, points: int) -> None:
    """LT-SCORE-01"""
    assert scored(wins, ["", "", ""]).table.points[0] == 100 + points


@pytest.mark.parametrize(("wins", "points"), [(0, 40), (1, 20), (2, 50), (3, 30), (4, -10), (5, 90)])
def test_points_by_wins_with_two_players(wins: int, points: int) -> None:
    """LT-2P-03, LT-2P-04, LT-GAP-16"""
    assert scored(wins, ["", "", ""], 2).table.points[0] == 100 + points


def test_five_wins_win_the_game() -> None:
    """LT-TRICK-07, LT-GAP-06"""
    assert scored(5, ["", "", ""]).told("game-over") == ["0 LT-TRICK-07"]


@pytest.mark.parametrize("players", [2, 3])
def test_each_devil_card_gives_devil_30_and_costs_the_others_30(players: int) -> None:
    """LT-DEVIL-06, LT-DEVIL-07, LT-SCORE-07, LT-2P-03"""
    g = scored(0, ["r4d", "b4d g4d", ""], players, characters=["devil", "king", "hermit"][:players])
    gained = [event.number for event in g.events("scored") if event.because[0].rule == "LT-DEVIL-06"]
    lost = [
        (event.seat, event.number)
        for event in g.events("scored-loss")
        if event.because[0].rule == "LT-DEVIL-07"
    ]
    assert (gained, lost) == ([30], [(1, 60)])


def test_who_has_no_points_loses_nothing() -> None:
    """LT-MAT-56, LT-SCORE-02, LT-SCORE-04  What is gained comes after."""
    g = scored(3, ["", "b4d g4d", ""], characters=["devil", "king", "hermit"], points=[0, 20, 0])
    assert g.table.points[1] == 0 + 70


def test_the_other_character_of_the_devil_player_is_spared() -> None:
    """LT-SCORE-07  Every player who is not playing Devil loses."""
    pairs = ["devil king", "ninja hermit", "samurai healer"]
    g = scored(0, ["r4d", "", ""], characters=pairs, round=3)
    assert [event for event in g.events("scored-loss") if event.seat == 0] == []
