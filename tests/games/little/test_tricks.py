"""The end of a trick: section 3.9 of the rules."""

import pytest

from followsuit.games.little.cards import NAMES
from followsuit.games.takers.table import DISCARDS
from little import Little
from little_rounds import offered, play, question, taken, use, winners

BY_WINS = ["king", "gambler", "ninja", "samurai", "hermit", "berserker", "healer", "devil"]


def playing(characters: list[str], hands: list[str], **more: object) -> Little:
    return Little(len(characters), {}, 0, characters=characters, hands=hands, **more)


def scored(characters: list[str], wins: list[int], **more: object) -> Little:
    return Little(len(characters), {}, 0, at="score", characters=characters, wins=wins, **more)


def test_ninja_decides_after_everybody_has_played() -> None:
    """LT-TRICK-01, LT-DEC-20, LT-ITEM-54  Also after who put the turn off."""
    g = playing(["ninja", "hermit", "king"], ["r1 r9 b1", "r2 r3", "r4 r5"], items=["", "boots", ""])
    g.when("0 r1, 0 r9", f"1 {use('boots')}", "2 r4")
    assert (question(g), g.t.next_seat()) == ("LittleTurn", 1)
    g.when("1 r2")
    assert g.asked() == "0 MayReveal: no yes"
    g.when("0 yes")
    assert winners(g) == ["0 r9"]


def test_the_winner_is_the_strongest_entry() -> None:
    """LT-TRICK-02, LT-STR-01  Black beats the lead colour."""
    g = playing(["hermit", "resistance", "king"], ["r9 b1", "r3 b2", "k1 b3"])
    play(g, "0 r9, 1 r3, 2 k1")
    assert winners(g) == ["2 k1"]


def test_the_winner_takes_every_face_up_card() -> None:
    """LT-TRICK-03, LT-NINJA-14, LT-HEAL-13  Added and flipped cards too."""
    g = playing(["healer", "ninja", "king"], ["r5 b3 g9 g8 g7", "r2 b1 b2", "r9 k1"])
    g.when("0 r5, 0 b3, 1 r2, 1 b1, 2 r9, 1 yes")
    assert g.table.wins == [0, 0, 1]
    assert taken(g, 2) == sorted(["r5", "b3", "r2", "b1", "r9"])


def test_both_cards_of_an_elixir_are_taken() -> None:
    """LT-TRICK-03"""
    g = playing(
        ["king", "hermit", "gambler"], ["r9 b9", "r1 r2", "r3 b3"], items=["", "elixir", ""], deck="g9"
    )
    g.when("0 r9", f"1 {use('elixir')}")
    while g.t.next_seat() == 1:
        g.t.apply(1, g.t.options(1)[0])
    g.when("2 r3")
    assert winners(g) == ["0 r9"]
    assert len(taken(g, 0)) == 4
    assert len(g.table.hand(1)) == 1


def test_a_discarded_hidden_card_is_not_taken() -> None:
    """LT-TRICK-03, LT-NINJA-07"""
    g = playing(["hermit", "ninja", "king"], ["r5 g1", "r2 b1 g2", "r9 g3"]).when(
        "0 r5, 1 r2, 1 b1, 2 r9, 1 no"
    )
    assert taken(g, 2) == ["r2", "r5", "r9"]
    assert NAMES.index("b1") in g.t.cards.piles[DISCARDS]


def test_a_reserved_play_goes_to_collector_and_the_rest_to_the_winner() -> None:
    """LT-TRICK-03, LT-TRICK-04, LT-TRICK-05  The trick is a win for the winner only."""
    g = playing(["hermit", "collector", "king"], ["r5 b1", "r2 b2", "r9 b3"]).when("0 r5, 1 r2, 1 r5, 2 r9")
    assert taken(g, 1) == ["r5"]
    assert taken(g, 2) == ["r2", "r9"]
    assert g.table.wins == [0, 0, 1]


def test_collector_who_wins_takes_everything() -> None:
    """LT-TRICK-03, LT-COLL-08"""
    g = playing(["hermit", "collector", "king"], ["r5 b1", "r9 b2", "r2 b3"]).when("0 r5, 1 r9, 1 r5, 2 r2")
    assert taken(g, 1) == ["r2", "r5", "r9"]


def test_kakumei_and_a_reservation_end_with_the_trick() -> None:
    """LT-TRICK-06, LT-RESI-02  The next trick is judged as ever."""
    g = playing(["resistance", "collector", "king"], ["r5 r1 b1", "r2 r3 b2", "r9 r4 b3"])
    g.when("0 r5, 0 yes, 1 r2, 1 r5, 2 r9")
    assert g.table.wins == [0, 1, 0]
    play(g, "1 r3, 2 r4, 0 r1")
    assert g.table.wins == [0, 1, 1]
    assert taken(g, 1) == ["r2", "r5", "r9"]
    assert taken(g, 2) == ["r1", "r3", "r4"]


@pytest.mark.parametrize(("item", "first"), [("axe", "0 r8"), ("sword", "0 r8"), ("wing", "0 RAb")])
def test_what_an_item_did_ends_with_the_trick(item: str, first: str) -> None:
    """LT-TRICK-06, LT-OPT-26  In the second trick the same seat does not win by it."""
    g = playing(
        ["hermit", "resistance", "samurai"],
        ["r8 r2 RAb WFb", "r9 r7 RAa b1", "b5 b6 b7 b8"],
        items=[item, "", ""],
        leader=1,
    )
    lead = "1 RAa" if item == "wing" else "1 r7"
    play(g, lead, "2 b5", f"0 {use(item)}", first)
    assert g.table.wins == [1, 0, 0]
    assert g.table.items[0] == []
    play(g, "0 r2", "1 r9", "2 b6")
    assert g.table.wins == [1, 1, 0]


def test_boots_hold_for_one_trick() -> None:
    """LT-TRICK-06  In the next trick the order is the usual one."""
    g = playing(["hermit", "resistance", "king"], ["r1 b1", "r2 b2", "r9 b3"], items=["boots", "", ""])
    g.when(f"0 {use('boots')}")
    play(g, "1 r2, 2 r9")
    play(g, "0 r1")
    assert [g.t.next_seat(), *g.table.waiting] == [2, 0, 1]


def test_the_fan_holds_for_one_trick() -> None:
    """LT-TRICK-06"""
    g = playing(["king", "hermit", "resistance"], ["r9 r8", "r1 r2 b1 b2", "r3 r4"], items=["", "fan", ""])
    play(g, "0 r9", f"1 {use('fan')}", "1 b1", "2 r3", "0 r8")
    assert [word for word in offered(g) if not word.startswith("power")] == ["r1", "r2"]
    assert g.refused("1 b2") == "LT-FOL-03"
    assert g.table.items == [[], [], []]


@pytest.mark.parametrize("name", BY_WINS)
@pytest.mark.parametrize("round", [1, 2])
def test_five_wins_win_the_game_at_once_and_nothing_is_scored(name: str, round: int) -> None:
    """LT-TRICK-07, LT-END-03, LT-GAP-06, LT-GAP-07, LT-SCORE-10"""
    g = scored([name, "resistance", "collector"], [5, 0, 0], round=round, points=[0, 90, 80])
    assert g.asked() == ""
    assert [event.seat for event in g.events("game-over")] == [0]
    assert g.events("scored") == []
    assert g.table.points == [0, 90, 80]
    assert g.t.outcome is not None
    assert g.t.outcome.places == [1, 2, 3]


@pytest.mark.parametrize("name", ["resistance", "collector"])
def test_resistance_and_collector_win_nothing_by_five_wins(name: str) -> None:
    """LT-TRICK-07, LT-GAP-06, LT-RESI-11, LT-COLL-17"""
    g = scored([name, "king", "ninja"], [5, 0, 0])
    assert g.table.round == 2
    assert g.t.outcome is None


@pytest.mark.parametrize("pair", ["king collector", "resistance hermit", "collector devil"])
def test_one_of_two_characters_is_enough(pair: str) -> None:
    """LT-TRICK-07, LT-GAP-06"""
    g = scored([pair, "gambler samurai", "ninja healer"], [5, 0, 0], points=[0, 500, 500])
    assert g.t.outcome is not None
    assert g.t.outcome.places[0] == 1
    assert [reason.rule for event in g.events("game-over") for reason in event.because] != ["LT-END-01"]


def test_four_wins_win_nothing_at_once() -> None:
    """LT-TRICK-07"""
    g = scored(["king", "hermit", "ninja"], [4, 1, 0])
    assert (g.t.outcome, g.table.round) == (None, 2)


def test_hermits_80_is_noted_now_and_paid_at_scoring() -> None:
    """LT-TRICK-08, LT-GAP-63, LT-HERM-07"""
    g = playing(
        ["king", "hermit", "resistance"], ["RAa r1", "WFa r2", "b3 r3"], points=[0, 0, 0], trick_number=4
    )
    play(g, "0 RAa, 1 WFa, 2 b3")
    assert g.table.wins == [0, 1, 0]
    assert g.table.points == [0, 0, 0]
    play(g, "1 r2, 2 r3, 0 r1")
    # One win is -10, which finds nothing to take; then the 80.
    assert g.table.round == 2
    assert g.table.points[1] == 80


def test_the_bonus_of_kakumei_is_noted_now_and_paid_at_scoring() -> None:
    """LT-TRICK-08, LT-GAP-63, LT-RESI-06"""
    g = playing(
        ["resistance", "king", "hermit"], ["r4 r1", "r9 r2", "r8 r3"], points=[0, 0, 0], trick_number=4
    )
    g.when("0 r4, 0 yes")
    play(g, "1 r9, 2 r8")
    assert g.table.points == [0, 0, 0]
    play(g, "0 r1, 1 r2, 2 r3")
    assert g.table.points[0] == 100


def test_the_winner_leads_and_after_the_fifth_trick_the_round_is_scored() -> None:
    """LT-TRICK-05, LT-LEAD-06, LT-SCORE-01"""
    g = playing(
        ["resistance", "king", "hermit"], ["r4", "r9", "r8"], points=[0, 0, 0], wins=[1, 1, 2], trick_number=5
    )
    play(g, "0 r4, 1 r9, 2 r8")
    assert g.table.round == 2
    assert g.table.points == [20, 70, 0]
