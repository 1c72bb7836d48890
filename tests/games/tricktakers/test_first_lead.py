"""Who leads the first trick of a round, with 3 to 5 players: section 3.7 of the rules."""

import pytest

from tricktakers import Takers

Options = dict[str, int | str | bool]
NAMES: Options = {"first_lead": "names"}
PREVIOUS = ["hermit", "gambler", "resistance", "berserker"]
HANDS = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5", "k1 k2 k3 k4 k5"]


def to_first_trick(g: Takers, *choices: str) -> Takers:
    """The players choose as given, one after the other, and answer their setup with the first option."""
    for choice in choices:
        g.when(f"{g.t.next_seat()} {choice}")
    while not ("TakeTurn" in g.asked() or "NameLeader" in g.asked()):
        seat = g.t.next_seat()
        g.t.apply(seat, g.t.options(seat)[0])
    return g


def lead_of(options: Options | None = None, round: int = 2, **position: object) -> int:
    """Who leads when all take a character without a setup worth speaking of."""
    g = Takers(4, options, 0, at="deal", round=round, **position)
    return to_first_trick(g, "gambler", "resistance", "hermit", "berserker").t.next_seat()


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_in_round_1_whoever_chose_first_leads(first: int) -> None:
    """TT-LEAD-01"""
    assert lead_of(round=1, first_player=first, points=[10, 20, 30, 40]) == first


@pytest.mark.parametrize("round", [2, 3])
def test_the_fewest_points_without_a_crown_lead(round: int) -> None:
    """TT-LEAD-02"""
    assert lead_of(round=round, previous=PREVIOUS, points=[40, 30, 20, 10]) == 3
    assert lead_of(round=round, previous=PREVIOUS, points=[40, 30, 20, 10], crowns=[0, 0, 1, 1]) == 1


@pytest.mark.parametrize(
    ("previous", "leader"),
    [
        (PREVIOUS, 1),
        (["berserker", "hermit", "resistance", "king"], 3),
        (["hermit", "berserker", "king", "gambler"], 2),
    ],
)
def test_equal_points_go_to_the_higher_priority_of_the_last_round(previous: list[str], leader: int) -> None:
    """TT-LEAD-03  Whatever the characters of this round are."""
    g = Takers(4, at="deal", round=2, previous=previous, points=[20] * 4)
    assert to_first_trick(g, "berserker", "hermit", "resistance", "gambler").t.next_seat() == leader


def test_points_count_as_the_last_round_ended() -> None:
    """TT-LEAD-04, TT-GAP-35  Neither the Gambler's 20 points nor the stake matter."""
    g = Takers(4, at="deal", round=2, previous=PREVIOUS, points=[30, 60, 50, 40])
    g.when("0 gambler, 3 hermit, 2 resistance, 1 berserker")
    to_first_trick(g)
    assert g.now("points") == [50, 60, 50, 40]
    assert g.t.next_seat() == 0
    g = Takers(4, at="deal", round=2, previous=PREVIOUS, points=[30, 60, 50, 40])
    g.when("0 hermit, 3 king, 2 resistance, 1 gambler")
    king = next(option for option in g.asked().split()[2:])
    g.when(f"3 {king}, 1 done, 1 number-0, 1 number-50")
    assert g.now("points") == [30, 30, 50, 40]
    assert g.t.next_seat() == 0


def test_the_kings_privilege_does_not_include_the_lead() -> None:
    """TT-LEAD-05, TT-GAP-48"""
    g = Takers(4, at="deal", round=2, previous=["king", *PREVIOUS[1:]], points=[40, 30, 20, 10])
    assert g.t.next_seat() == 0
    assert to_first_trick(g, "gambler", "resistance", "hermit", "berserker").t.next_seat() == 3


def test_black_crowns_have_no_influence_on_the_lead() -> None:
    """TT-LEAD-06"""
    for black_crowns in ([0, 0, 0, 0], [0, 0, 0, 2], [1, 1, 0, 0]):
        assert lead_of(previous=PREVIOUS, points=[40, 30, 20, 10], black_crowns=black_crowns) == 3


def test_if_everyone_has_a_crown_all_are_compared() -> None:
    """TT-LEAD-07, TT-GAP-36"""
    crowns = [1, 1, 1, 1]
    assert lead_of(previous=PREVIOUS, points=[40, 30, 10, 20], crowns=crowns) == 2
    assert lead_of(previous=PREVIOUS, points=[20] * 4, crowns=crowns) == 1


@pytest.mark.parametrize("named", [0, 1, 2, 3])
def test_by_option_that_player_names_the_leader(named: int) -> None:
    """TT-LEAD-08, TT-GAP-55  After all setups; anybody, the namer included."""
    g = Takers(4, NAMES, at="deal", round=2, previous=PREVIOUS, points=[40, 30, 20, 10])
    to_first_trick(g, "gambler", "resistance", "hermit", "berserker")
    assert g.asked() == "3 NameLeader: seat-0 seat-1 seat-2 seat-3"
    assert len(g.events("bid")) == 1
    g.when(f"3 seat-{named}")
    assert g.told("named-leader", 0) == [f"3 {named}"]
    assert g.t.next_seat() == named
    assert "TakeTurn" in g.asked()


def test_in_round_1_nobody_names_the_leader() -> None:
    """TT-LEAD-08  It is for the player of rounds 2 and 3."""
    g = Takers(4, NAMES, at="deal", first_player=2)
    to_first_trick(g, "gambler", "resistance", "hermit", "berserker")
    assert g.asked().startswith("2 TakeTurn")


def test_without_the_option_that_player_leads() -> None:
    """TT-GAP-55"""
    g = Takers(4, at="deal", round=2, previous=PREVIOUS, points=[40, 30, 20, 10])
    assert "TakeTurn" in to_first_trick(g, "gambler", "resistance", "hermit", "berserker").asked()
