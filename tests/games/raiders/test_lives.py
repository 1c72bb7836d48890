"""Life chips: section 3.10 of the rules."""

import pytest

from followsuit import SPECTATOR
from followsuit.games.raiders.game import GAME
from raiders import Raiders

LOSSES = ["TR-DROP-05", "TR-REND-02", "TR-SPC-13", "TR-REND-06"]
GAINS = ["TR-SPC-13", "TR-REND-07"]
FULL_HANDS = ["S3", "C3 C5", "C4 C6", "C7 H3"]


def test_a_drop_out_costs_one() -> None:
    """TR-LIFE-01"""
    g = Raiders(trick="H6", hands=["S3", "", "H4", "H5"], leads=["S4", "C3 C4 C5", "D4 D6", "C6 C7"])
    assert g.now("lives") == [2, 1, 2, 2]
    assert (g.told("life-lost"), g.told("life-gained")) == (["1 TR-DROP-05"], [])


def test_the_run_out_costs_all_but_the_winner_one() -> None:
    """TR-LIFE-01"""
    g = Raiders(trick="H6 H3 H4", hands=["", "", "", "H5"]).when("3 H5")
    assert g.now("lives") == [2, 1, 1, 1]
    assert g.told("life-lost") == ["1 TR-REND-02", "2 TR-REND-02", "3 TR-REND-02"]
    assert g.told("life-gained") == []


def test_the_5_of_diamonds_moves_one_from_the_victim_to_the_winner() -> None:
    """TR-LIFE-01"""
    g = Raiders(trick="D5", hands=FULL_HANDS, leads=["S4", "", "", ""], lives=[2, 2, 3, 2])
    g.when("1 C3, 2 C4, 3 C7")
    assert g.now("lives") == [3, 2, 2, 2]
    assert (g.told("life-lost"), g.told("life-gained")) == (["2 TR-SPC-13"], ["0 TR-SPC-13"])


def test_the_aggressive_bonus_costs_all_others_one() -> None:
    """TR-LIFE-01"""
    g = Raiders(at="round end", aggressive=3)
    assert g.now("lives") == [1, 1, 1, 2]
    assert g.told("life-lost") == ["0 TR-REND-06", "1 TR-REND-06", "2 TR-REND-06"]
    assert g.told("life-gained") == []


def test_the_passive_bonus_gains_one() -> None:
    """TR-LIFE-01"""
    g = Raiders(at="round end", passive=3)
    assert g.now("lives") == [2, 2, 2, 3]
    assert (g.told("life-lost"), g.told("life-gained")) == ([], ["3 TR-REND-07"])


@pytest.mark.parametrize("players", [3, 4])
def test_nothing_else_changes_life_chips(players: int) -> None:
    """TR-LIFE-01  Over random games every change is told, one chip at a time, for one of the five reasons."""
    for seed in range(200):
        g = Raiders(players, seed=seed).play_on(seed)
        assert g.t.log is not None
        chips = [2] * players
        for event in g.t.log.told[SPECTATOR]:
            if event.kind in ("life-lost", "life-gained"):
                chips[event.seat] += 1 if event.kind == "life-gained" else -1
                assert chips[event.seat] == event.number
                allowed = GAINS if event.kind == "life-gained" else LOSSES
                assert [reason.rule in allowed for reason in event.because] == [True]
        assert g.now("lives") == chips


def test_a_drop_out_at_0_costs_nothing() -> None:
    """TR-LIFE-02, TR-GAP-08"""
    hands, leads = ["S3", "", "H4", "H5"], ["S4", "C3 C4 C5", "D4 D6", "C6 C7"]
    g = Raiders(trick="H6", hands=hands, leads=leads, lives=[2, 0, 1, 2])
    assert g.told("dropped-out") == ["1 TR-DROP-02"]
    assert (g.now("lives"), g.told("life-lost")) == ([2, 0, 1, 2], [])
    assert g.asked() == "2 Follow: H4"


def test_the_run_out_at_0_costs_nothing() -> None:
    """TR-LIFE-02, TR-GAP-08"""
    g = Raiders(trick="H6 H3 H4", hands=["", "", "", "H5"], lives=[2, 0, 1, 2]).when("3 H5")
    assert g.now("lives") == [2, 0, 0, 1]
    assert g.told("life-lost") == ["2 TR-REND-02", "3 TR-REND-02"]


def test_the_aggressive_bonus_at_0_costs_nothing() -> None:
    """TR-LIFE-02, TR-GAP-08"""
    g = Raiders(at="round end", aggressive=0, lives=[2, 0, 1, 2])
    assert g.now("lives") == [2, 0, 0, 1]
    assert g.told("life-lost") == ["2 TR-REND-06", "3 TR-REND-06"]


def test_a_player_at_0_plays_on_until_the_round_is_over() -> None:
    """TR-LIFE-03, TR-GAP-09  Robbed of the last chip, seat 1 follows in the next trick and may win it."""
    hands, leads = ["S3", "C3 S10a", "C4 S5", "C5 S6"], ["S4", "C7", "D4", "C6"]
    g = Raiders(trick="D5", hands=hands, leads=leads, lives=[1, 1, 0, 0]).when("1 C3, 2 C4, 3 C5")
    assert (g.now("lives"), g.t.outcome) == ([2, 0, 0, 0], None)
    g.when("0 S4")
    assert g.asked() == "1 Follow: S10a"
    g.when("1 S10a, 2 S5, 3 S6")
    assert g.asked() == "1 Lead: C7"


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, SPECTATOR])
def test_everybody_sees_all_life_chips(viewer: int) -> None:
    """TR-LIFE-04"""
    g = Raiders(at="declaration", lives=[3, 0, 2, 1])
    assert g.now("lives", viewer) == [3, 0, 2, 1]
    counters = GAME.layout(g.t.view(viewer)).counters
    assert [(c.seat, c.value) for c in counters if c.name == "lives"] == [
        (0, "3"),
        (1, "0"),
        (2, "2"),
        (3, "1"),
    ]


@pytest.mark.parametrize("lives", [[2, 2, 2, 2], [3, 3, 3, 3], [5, 6, 7, 8]])
def test_the_centre_never_runs_dry(lives: list[int]) -> None:
    """TR-GAP-24  A passive bonus is paid even if nobody has paid a chip in before it."""
    g = Raiders(at="round end", passive=2, lives=lives)
    assert g.now("lives") == [lives[0], lives[1], lives[2] + 1, lives[3]]
    assert g.told("life-gained") == ["2 TR-REND-07"]
    assert g.t.heading() == "round 2, declaration"
