"""Leading: section 3.4 of the rules."""

import pytest

from followsuit.core.rng import seeded
from followsuit.games.raiders.flow import Lead, LeadFromHand
from raiders import Raiders


def first_leader(*leads: str, seed: int = 0) -> str:
    """Who leads first with these lead cards, and by which rule."""
    return Raiders(len(leads), seed=seed, at="reveal", leads=list(leads)).told("first-leader")[0]


@pytest.mark.parametrize(
    ("leads", "leader"),
    [
        (["S10a S10b", "S1", "H1", "D1"], "0 TR-LEAD-01"),
        (["S1", "S3 S4", "H1", "D9a D9b D10a"], "3 TR-LEAD-01"),
        (["", "", "H10a", ""], "2 TR-LEAD-01"),
        (["S3 S4", "S10a S10b H10a", "H3 H4"], "1 TR-LEAD-01"),
    ],
)
def test_the_most_lead_cards_lead_first(leads: list[str], leader: str) -> None:
    """TR-LEAD-01"""
    assert first_leader(*leads) == leader


def test_the_first_leader_is_found_after_the_declaration() -> None:
    """TR-LEAD-01  What counts is what lies there once the moves are made."""
    g = Raiders(at="declaration", hands=["C3", "H1 H2", "C5", "C6"], leads=["S1 S2", "S3", "S4", "S5"])
    g.when("0 S1, 0 done, 1 H1, 1 done, 2 done, 3 done")
    assert g.told("first-leader") == ["1 TR-LEAD-01"]
    assert g.asked() == "1 Lead: S3 H1"


@pytest.mark.parametrize(
    ("leads", "leader"),
    [
        (["S2", "H3", "D1", ""], "2 TR-LEAD-02"),
        (["S2 S10a", "H3 H4", "", ""], "0 TR-LEAD-02"),  # the smallest value, not the smallest sum
        (["S1 S8", "H1 H7", "D3", "D4"], "1 TR-LEAD-02"),  # the second smallest
        (["S10a S1 S4", "D10a D1 D4", "C10a H1 H3", "C9a C1 C4"], "2 TR-LEAD-02"),
        (["S1 S4 S10a", "D1 D4 D10a", "C1 C4 C9b", "H1"], "2 TR-LEAD-02"),  # the third
        (["S1 S7 S9a", "H1 H4 H10a", "D2 D3 C3", "C5"], "1 TR-LEAD-02"),
        (["S4 S5", "H3 H9a", "D3 D10a"], "1 TR-LEAD-02"),
        (["S5 S6", "H5 H7", "D1", "C1"], "0 TR-LEAD-02"),  # the others' smaller cards do not count
    ],
)
def test_a_tie_goes_to_the_smallest_lead_value_and_then_to_the_next(leads: list[str], leader: str) -> None:
    """TR-LEAD-02"""
    assert first_leader(*leads) == leader


@pytest.mark.parametrize(
    ("one", "other"),
    [("S7", "D7"), ("C8", "H8"), ("D5", "S5"), ("H9a", "H9b"), ("C9a C10a", "S9a S10c"), ("D5 C8", "H8 H5")],
)
def test_suits_and_special_cards_do_not_break_a_tie(one: str, other: str) -> None:
    """TR-LEAD-03  Equal values stay tied, so both are drawn by turns."""
    drawn = {first_leader(one, other, "", "", seed=seed) for seed in range(30)}
    assert drawn == {"0 TR-LEAD-04", "1 TR-LEAD-04"}


def test_the_first_leader_is_drawn_among_seats_with_the_same_values() -> None:
    """TR-LEAD-04, TR-GAP-03  Each of them about equally often, and nobody else."""
    leads = ["S3 S4", "D3 D5", "H4 H3", "C3 C4"]
    drawn = [first_leader(*leads, seed=seed) for seed in range(300)]
    assert set(drawn) == {"0 TR-LEAD-04", "2 TR-LEAD-04", "3 TR-LEAD-04"}
    assert min(drawn.count(leader) for leader in set(drawn)) > 70


def test_a_seed_always_draws_the_same_leader_and_asks_it_to_lead() -> None:
    """TR-LEAD-04, TR-GAP-03"""
    for seed in range(20):
        g = Raiders(seed=seed, at="reveal", leads=["S3", "D3", "H3", "C3"])
        leader = g.t.next_seat()
        assert g.told("first-leader") == [f"{leader} TR-LEAD-04"]
        assert first_leader("S3", "D3", "H3", "C3", seed=seed) == f"{leader} TR-LEAD-04"
        assert g.asked() == f"{leader} Lead: {['S3', 'D3', 'H3', 'C3'][leader]}"


def test_any_of_the_own_lead_cards_may_be_led() -> None:
    """TR-LEAD-05  Trump and special cards too."""
    leads = ["S2 H9a D5 C8 C10a", "S1", "H1", "D1"]
    hands = ["C1", "C2", "C3", "C4"]
    assert Raiders(hands=hands, leads=leads).asked() == "0 Lead: S2 H9a D5 C8 C10a"
    for card in leads[0].split():
        g = Raiders(hands=hands, leads=leads).when(f"0 {card}")
        assert (g.told("led"), g.now("trick")) == ([f"0 {card}"], card)
        assert g.asked() == "1 Follow: C2"


def test_a_lead_must_be_played_and_be_an_own_lead_card() -> None:
    """TR-LEAD-05"""
    g = Raiders(hands=["C1", "C2", "C3", "C4"], leads=["S2 S3", "S1", "H1", "D1"])
    for pick in ("S1", "C2", "H10a", "done", "no", "seat-1"):
        assert g.refused(f"0 {pick}") == "TR-LEAD-05"
    assert g.asked() == "0 Lead: S2 S3"


def test_a_leader_does_not_lead_from_the_hand() -> None:
    """TR-LEAD-06"""
    g = Raiders(hands=["C1 S9a", "C2", "C3", "C4"], leads=["S2", "S1", "H1", "D1"])
    assert g.refused("0 C1") == "TR-LEAD-06"
    assert g.refused("0 S9a") == "TR-LEAD-06"
    assert g.asked() == "0 Lead: S2"


@pytest.mark.parametrize(
    ("answers", "asked"),
    [
        ("0 H5, 1 H2, 2 H3, 3 H4", "0 Lead: H6"),
        ("0 H5, 1 H8, 2 H3, 3 H4", "1 Lead: C1"),
        ("0 H5, 1 H2, 2 H9b, 3 H4", "2 Lead: C2"),
        ("0 H5, 1 H2, 2 H3, 3 H10a", "3 Lead: C3"),
    ],
)
def test_the_winner_of_a_trick_leads_the_next(answers: str, asked: str) -> None:
    """TR-LEAD-07"""
    hands = ["D1", "H2 H8", "H3 H9b", "H4 H10a"]
    assert Raiders(hands=hands, leads=["H5 H6", "C1", "C2", "C3"]).when(answers).asked() == asked


def test_without_a_lead_card_the_next_seat_leads_in_its_place() -> None:
    """TR-LEAD-08"""
    g = Raiders(due=1, hands=["S4", "S5", "S6 D6", "S7"], leads=["C1", "", "C3", "C4"])
    assert g.told("dropped-out") == ["1 TR-DROP-01"]
    assert (g.now("out"), g.now("leader"), g.now("lives")) == ("1", 2, [2, 1, 2, 2])
    assert g.asked() == "2 LeadFromHand: S6 D6"


@pytest.mark.parametrize(
    ("due", "out", "asked"),
    [
        (0, "1", "2 LeadFromHand: S6 D6"),
        (3, "0", "1 LeadFromHand: S5"),
        (2, "3", "0 LeadFromHand: S4"),
    ],
)
def test_a_neighbour_who_has_dropped_out_is_passed_over(due: int, out: str, asked: str) -> None:
    """TR-LEAD-08, TR-GAP-36"""
    g = Raiders(due=due, out=out, hands=["S4", "S5", "S6 D6", "S7"])
    assert g.told("dropped-out") == [f"{due} TR-DROP-01"]
    assert g.asked() == asked


def test_a_replacement_leader_leads_any_hand_card_and_no_lead_card() -> None:
    """TR-LEAD-09"""
    g = Raiders(due=0, hands=["", "S5 H9a D2 C8", "S6", "S7"], leads=["", "S10a C1", "C3", "C4"])
    assert g.asked() == "1 LeadFromHand: S5 H9a D2 C8"
    for pick in ("S10a", "C1", "S6", "done"):
        assert g.refused(f"1 {pick}") == "TR-LEAD-09"
    g.when("1 D2")
    assert (g.told("led-from-hand"), g.now("leads")) == (["1 D2"], ["", "S10a C1", "C3", "C4"])
    assert g.asked() == "2 Follow: S6"


def test_with_an_empty_hand_the_duty_to_lead_passes_on() -> None:
    """TR-LEAD-10, TR-GAP-05  Lead cards do not help."""
    g = Raiders(due=3, hands=["", "", "S6", "S7"], leads=["C1", "C2 C3", "C4", ""])
    assert g.told("dropped-out") == ["3 TR-DROP-01", "0 TR-DROP-02", "1 TR-DROP-02"]
    assert g.now("lives") == [1, 1, 2, 1]
    assert g.asked() == "2 LeadFromHand: S6"


def test_a_single_seat_with_an_empty_hand_passes_the_duty_on() -> None:
    """TR-LEAD-10, TR-GAP-05"""
    g = Raiders(due=3, hands=["", "H5", "S6", "S7"], leads=["C1", "C2 C3", "C4", ""])
    assert (g.now("out"), g.now("leader")) == ("0 3", 1)
    assert g.asked() == "1 LeadFromHand: H5"


def test_the_others_follow_the_replacement_leader() -> None:
    """TR-LEAD-11  Its suit is led, and turns go clockwise from it."""
    g = Raiders(due=3, hands=["D2 S1", "D3 S2", "D4 S3", ""], leads=["C1", "C2", "C3", ""])
    assert g.asked() == "0 LeadFromHand: S1 D2"
    g.when("0 D2")
    assert g.asked() == "1 Follow: D3"
    g.when("1 D3")
    assert g.asked() == "2 Follow: D4"
    g.when("2 D4")
    assert g.told("won") == ["2 D4 TR-WIN-06"]
    assert g.asked() == "2 Lead: C3"


def test_a_replacement_leader_wins_where_nothing_else_can() -> None:
    """TR-LEAD-11"""
    g = Raiders(due=3, hands=["D9a S1", "D9b S2", "H10a S3", ""], leads=["C1", "C2", "C3", ""])
    g.when("0 D9a, 1 D9b, 2 H10a")
    assert g.told("won") == ["0 D9a TR-WIN-02 TR-WIN-07"]
    assert g.asked() == "0 Lead: C1"


@pytest.mark.parametrize("players", [3, 4])
def test_if_everybody_collects_all_a_drawn_seat_drops_out_and_its_neighbour_leads(players: int) -> None:
    """TR-GAP-04"""
    drawn: set[int] = set()
    suits = ["S3 S4", "H3 H4", "D3 D4", "C3 C4"][:players]
    for seed in range(40):
        g = Raiders(players, seed=seed, at="reveal", hands=suits)
        due = g.events("first-leader")[0].seat
        leader = (due + 1) % players
        assert g.told("dropped-out") == [f"{due} TR-DROP-01"]
        assert (g.told("passive"), g.now("passive")) == ([], -1)
        assert g.asked() == f"{leader} LeadFromHand: {suits[leader]}"
        drawn.add(due)
    assert drawn == set(range(players))


def test_everybody_may_collect_all() -> None:
    """TR-GAP-04"""
    leads = ["S1 S5", "S2 S6", "S3 S7", "S4 S8"]
    g = Raiders(at="declaration", hands=["H1", "H2", "H3", "H4"], leads=leads)
    for seat in range(4):
        g.when(f"{seat} S{seat + 1}, {seat} S{seat + 5}, {seat} done")
    leader = g.t.next_seat()
    assert g.now("out") == str((leader + 3) % 4)
    assert g.asked() == f"{leader} LeadFromHand: {leads[leader]} H{leader + 1}"


@pytest.mark.parametrize(
    ("leads", "out", "dropping", "lives"),
    [
        (["H9a D5", "", "C8", "C9b"], "", [1, 2, 3, 0], [1, 1, 1, 1]),
        (["H9a D5", "", "C8", ""], "3", [1, 2, 0], [1, 1, 1, 2]),
        (["H9a D5", "", "C8"], "", [1, 2, 0], [1, 1, 1]),
    ],
)
def test_a_trick_without_a_card_has_no_winner_and_ends_the_round(
    leads: list[str], out: str, dropping: list[int], lives: list[int]
) -> None:
    """TR-GAP-06"""
    g = Raiders(len(leads), due=1, out=out, trump="hearts", leads=leads)
    assert [event.seat for event in g.events("dropped-out")] == dropping
    assert (g.told("no-winner"), g.told("won"), g.told("diamonds-trump")) == (["TR-DROP-13"], [], [])
    assert (g.now("lives"), g.now("round")) == (lives, 2)
    assert g.t.seats_to_act() == list(range(len(leads)))


@pytest.mark.parametrize("players", [3, 4])
def test_at_trick_k_every_seat_in_the_round_owns_14_minus_k_cards(players: int) -> None:
    """TR-LEAD-12"""
    latest = 0
    for seed in range(30):
        g = Raiders(players, seed=seed)
        rng = seeded(seed)
        while g.t.seats_to_act():
            t = g.table
            if isinstance(t.question(), Lead | LeadFromHand):
                owned = {
                    len(t.hand(seat)) + len(t.leads(seat)) for seat in range(players) if not t.is_out(seat)
                }
                assert owned == {14 - t.trick_number}
                latest = max(latest, t.trick_number)
            seat = t.next_seat()
            options = t.options(seat)
            t.apply(seat, options[rng.below(len(options))])
    assert latest > 3
