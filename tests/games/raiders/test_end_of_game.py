"""The end of the game: section 3.11 of the rules."""

import pytest

from followsuit.core.record import result_text
from raiders import Raiders


@pytest.mark.parametrize(
    ("lives", "is_over"),
    [
        ([1, 1, 1, 1], False),
        ([2, 1, 3, 1], False),
        ([0, 1, 1, 1], True),
        ([3, 2, 2, 0], True),
        ([2, 0, 0, 1], True),
    ],
)
def test_a_player_at_0_at_the_end_of_a_round_ends_the_game(lives: list[int], is_over: bool) -> None:
    """TR-GAME-01  One such player is enough, and one chip each is enough to go on."""
    g = Raiders(at="round end", lives=lives)
    assert (g.t.outcome is not None) == is_over
    assert g.t.seats_to_act() == ([] if is_over else [0, 1, 2, 3])
    assert len(g.told("game-over")) == is_over


def test_a_player_at_0_does_not_end_the_game_before_the_round_is_over() -> None:
    """TR-GAME-01"""
    hands, leads = ["S3", "H3", "H4", "H5"], ["H6", "C4", "C5", "C6"]
    g = Raiders(hands=hands, leads=leads, lives=[2, 0, 2, 2]).when("0 H6, 1 H3, 2 H4")
    assert g.t.outcome is None
    assert g.asked() == "3 Follow: H5"


@pytest.mark.parametrize(
    ("aggressive", "passive", "lives", "result"),
    [
        (0, -1, [1, 1, 2, 2], "places 1 4 1 1, scores 1 0 1 1, by TR-GAME-03"),
        (0, -1, [2, 1, 2, 2], "places 1 4 2 2, scores 2 0 1 1, by TR-GAME-02"),
        (-1, 1, [0, 1, 2, 2], "places 4 1 1 1, scores 0 2 2 2, by TR-GAME-03"),
    ],
)
def test_the_game_ends_after_all_rewards(
    aggressive: int, passive: int, lives: list[int], result: str
) -> None:
    """TR-GAME-01, TR-GAME-02  What the bonuses leave is what counts."""
    g = Raiders(at="round end", aggressive=aggressive, passive=passive, lives=lives)
    assert result_text(g.t) == result
    assert g.asked() == ""


def test_the_passive_bonus_can_keep_the_game_going() -> None:
    """TR-GAME-01  At 0 before the reward, at 1 after it."""
    g = Raiders(at="round end", passive=1, lives=[2, 0, 1, 2])
    assert (g.t.outcome, g.now("lives")) == (None, [2, 1, 1, 2])
    assert g.t.heading() == "round 2, declaration"


@pytest.mark.parametrize(
    ("lives", "winner"), [([3, 0, 1, 2], 0), ([0, 1, 0, 0], 1), ([2, 2, 3, 0], 2), ([0, 0, 4, 5], 3)]
)
def test_the_most_life_chips_win(lives: list[int], winner: int) -> None:
    """TR-GAME-02"""
    outcome = Raiders(at="round end", lives=lives).t.outcome
    assert outcome is not None
    assert (outcome.winners(), outcome.way.rule, outcome.scores) == ([winner], "TR-GAME-02", lives)
    assert outcome.standing()[winner] == 1.0


@pytest.mark.parametrize(
    ("lives", "winners", "share"),
    [
        ([2, 0, 2, 1], [0, 2], 1 / 2),
        ([0, 1, 1, 1], [1, 2, 3], 1 / 3),
    ],
)
def test_players_tied_for_the_most_share_the_victory(
    lives: list[int], winners: list[int], share: float
) -> None:
    """TR-GAME-03  Nothing breaks the tie: not who won the last trick, nor who dropped out."""
    for last_winner in range(4):
        outcome = Raiders(at="round end", lives=lives, due=last_winner, out="0 3").t.outcome
        assert outcome is not None
        assert (outcome.winners(), outcome.way.rule) == (winners, "TR-GAME-03")
        assert [outcome.standing()[seat] for seat in winners] == [share] * len(winners)


@pytest.mark.parametrize("players", [3, 4])
def test_if_all_are_at_0_all_share_the_victory(players: int) -> None:
    """TR-GAME-04, TR-GAP-18"""
    outcome = Raiders(players, at="round end", lives=[0] * players).t.outcome
    assert outcome is not None
    assert (outcome.places, outcome.way.rule) == ([1] * players, "TR-GAME-04")
    assert outcome.standing() == [1 / players] * players


def test_one_life_chip_among_all_is_no_shared_victory() -> None:
    """TR-GAME-04  Its neighbour."""
    g = Raiders(at="round end", lives=[0, 0, 0, 1])
    assert result_text(g.t) == "places 2 2 2 1, scores 0 0 0 1, by TR-GAME-02"


def test_all_drop_out_in_one_trick_with_their_last_chips() -> None:
    """TR-GAME-04, TR-GAP-18  Played at the table: nobody can lead or replace the leader."""
    g = Raiders(hands=["S3 S4", "", "", ""], leads=["", "C3 C4", "D3 D4", "C5 C6"], due=0, lives=[1, 1, 1, 1])
    assert g.told("life-lost") == [f"{seat} TR-DROP-05" for seat in range(4)]
    assert result_text(g.t) == "places 1 1 1 1, scores 0 0 0 0, by TR-GAME-04"
    assert g.asked() == ""


@pytest.mark.parametrize(
    ("lives", "places"),
    [
        ([3, 2, 1, 0], [1, 2, 3, 4]),
        ([0, 1, 2, 3], [4, 3, 2, 1]),
        ([2, 1, 1, 0], [1, 2, 2, 4]),
        ([0, 2, 0, 0], [2, 1, 2, 2]),
        ([2, 0, 2, 1], [1, 4, 1, 3]),
        ([1, 0, 1, 1], [1, 4, 1, 1]),
    ],
)
def test_the_other_places_go_by_life_chips_too(lives: list[int], places: list[int]) -> None:
    """TR-GAME-05, TR-GAP-33  Equal numbers share a place, and the places after it are left free."""
    outcome = Raiders(at="round end", lives=lives).t.outcome
    assert outcome is not None
    assert outcome.places == places
