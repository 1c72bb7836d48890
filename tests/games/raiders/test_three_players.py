"""Three players: section 3.12 of the rules."""

import pytest

from raiders import Raiders


@pytest.mark.parametrize(("players", "declared"), [(3, 4), (4, 3)])
def test_with_three_players_keep_declares_four_leads(players: int, declared: int) -> None:
    """TR-3P-01"""
    g = Raiders(players).when(*[f"{seat} done" for seat in range(players)])
    assert [event.number for event in g.events("kept")] == [declared] * players
    assert g.now("lead_counts") == [declared] * players


def test_with_three_players_a_round_without_drop_outs_runs_out() -> None:
    """TR-3P-02"""
    g = Raiders(3, trick_number=12, hands=["", "H3", "H4"], leads=["H5", "", ""]).when("0 H5, 1 H3, 2 H4")
    assert g.told("dropped-out") == ["1 TR-REND-02", "2 TR-REND-02"]
    assert (g.now("round"), g.now("lives")) == (2, [2, 1, 1])


def test_with_three_players_one_drop_out_leaves_no_run_out() -> None:
    """TR-3P-02  Seat 1 cannot follow; seat 2 has no card left either, but pays nothing."""
    g = Raiders(3, trick_number=12, hands=["", "", "H4"], leads=["H5", "C3", ""]).when("0 H5, 2 H4")
    assert g.told("dropped-out") == ["1 TR-DROP-02"]
    assert (g.now("round"), g.now("lives")) == (2, [2, 1, 2])


def test_with_four_players_one_drop_out_leaves_the_run_out() -> None:
    """TR-3P-02  The neighbour of the rule: below a drop-out limit of 2, the same trick is a run-out."""
    g = Raiders(trick_number=12, hands=["", "", "H4", "H3"], leads=["H5", "C3", "", ""])
    g.when("0 H5, 2 H4, 3 H3")
    assert g.told("dropped-out") == ["1 TR-DROP-02", "2 TR-REND-02", "3 TR-REND-02"]
    assert (g.now("round"), g.now("lives")) == (2, [2, 1, 1, 1])
