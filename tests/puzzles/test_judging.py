"""The proof of a puzzle: which deals there are, what is made of them, and what is not passed for certain."""

from math import prod, sqrt

import pytest

from followsuit import find_game
from followsuit.core.option import CARD, option
from followsuit.core.outcome import Outcome
from followsuit.core.reason import Reason
from followsuit.core.rng import seeded
from followsuit.core.table import Table
from followsuit.puzzles.checking import faults_of
from followsuit.puzzles.ends import End, Rest, TooLong, best_for, ended, mean_of
from followsuit.puzzles.judging import EndsByAnswer, is_whole, open_cards, standard_error
from followsuit.puzzles.mining import Miner, best
from followsuit.puzzles.script import at_the_moment
from followsuit.puzzles.worlds import MOST, Worlds, deals_of, key_of, ways, worlds_of
from followsuit.scenarios.set_up import set_up

RAIDERS = find_game("trick-raiders")


def raiders(hands: list[str], leads: list[str], lives: list[int], **more: object) -> Table:
    """Trick Raiders near its end: whose life chips are gone has lost, TR-GAME-02."""
    position: dict[str, object] = {"hands": hands, "leads": leads, "lives": lives, **more}
    return set_up(RAIDERS, len(hands), {}, 1, position)


def pick(name: str) -> int:
    return option(CARD, RAIDERS.read_card(name))


def test_all_deals_are_found_each_once() -> None:
    """What seat 0 does not see lies in three hands of one card each and in the deck."""
    for players in (3, 4):
        hands, leads = ["H7", "D3", "D4", "D5"], ["H6 C6", "C3", "C4", "C5"]
        t = raiders(hands[:players], leads[:players], [1] * players, due=0)
        view = t.view(0)
        view.imagine(seeded(1))
        assert view.filling is not None
        hidden = sum(len(group) for group in view.filling.groups)
        assert len(view.filling.groups) == 1
        expected = prod(range(hidden - players + 2, hidden + 1))
        assert deals_of(view.filling) == expected
        worlds = worlds_of(view, seeded(2), 40)
        keys = {key_of(world) for world in worlds.deals}
        assert worlds.is_all is (expected <= MOST)
        assert len(worlds.deals) == (expected if worlds.is_all else 40)
        assert not worlds.is_all or len(keys) == expected


@pytest.mark.parametrize(
    ("free", "sizes", "targets", "count"),
    [
        ((1, 1), (2,), ((0, 1),), 2),
        ((2, 2), (4,), ((0, 1),), 6),
        ((1, 2), (1, 2), ((0,), (1,)), 1),
        ((2, 1), (1, 2), ((0,), (0, 1)), 2),
        ((1, 1, 1), (1, 2), ((0, 1), (0, 1, 2)), 4),
    ],
)
def test_deals_are_counted_as_one_would_by_hand(
    free: tuple[int, ...], sizes: tuple[int, ...], targets: tuple[tuple[int, ...], ...], count: int
) -> None:
    """Groups of cards, and the places that each may lie in."""
    assert ways(sizes, targets, free) == count


def test_who_cannot_win_plays_for_the_better_place_and_else_by_lot() -> None:
    t = raiders(["", "D2", "D3", ""], ["H6", "C3", "C4", "C5"], [1, 1, 1, 1], due=0)
    copy = t.clone()
    Rest(9, 1000).line(copy)
    end = ended(copy)
    assert sum(end.wins) in (0.0, pytest.approx(1.0))
    two = [end._replace(worths=[0.1, 0.0, 0.0, 0.0]), end._replace(worths=[0.3, 0.0, 0.0, 0.0])]
    assert best_for(0, two) == [two[1]]
    assert best_for(1, two) == two
    assert mean_of(two).worths[0] == pytest.approx(0.2)


def test_a_team_wins_as_a_whole() -> None:
    """KW-END-01: both of the team have the whole victory, and neither half of it."""
    t = find_game("kings-whist").new_table(4, {}, 1)
    t.outcome = Outcome([1, 3, 1, 3], Reason("KW-END-01", ""), [200, 100, 200, 100], [0, 1, 0, 1])
    assert ended(t).wins == [1.0, 0.0, 1.0, 0.0]
    assert ended(t).losses == [0.0, 1.0, 0.0, 1.0]
    t.outcome = Outcome([1, 3, 1, 4], Reason("TT-WIN-05", ""), [200, 100, 200, 90])
    assert ended(t).wins == [0.5, 0.0, 0.5, 0.0]


def test_a_rest_that_is_too_long_is_not_looked_at() -> None:
    t = RAIDERS.new_table(4, {}, 3)
    seat = t.next_seat()
    with pytest.raises(TooLong):
        Rest(1, 10).after(t, seat, t.options(seat)[0])
    view = t.view(seat)
    worlds = Worlds([view.imagine(seeded(1))], False)
    assert open_cards(view, t.options(seat), worlds, room=10) is None


def judged(chances: dict[int, list[float]]) -> EndsByAnswer:
    """As if each deal had come to this for seat 0 of two."""
    ends = {
        one: [End([win, 1.0 - win], [1.0 - win, win], [win, 1.0 - win]) for win in wins]
        for one, wins in chances.items()
    }
    return EndsByAnswer(0, "drawn deals", [], ends)


def test_what_is_within_the_error_is_no_puzzle() -> None:
    few = judged({1: [1.0] * 6 + [0.0] * 2, 2: [1.0] * 4 + [0.0] * 4})
    assert best(few, "win", 0.2, 0.5, 5.0) is None
    many = judged({1: [1.0] * 600 + [0.0] * 200, 2: [1.0] * 300 + [0.0] * 500})
    found = best(many, "win", 0.2, 0.5, 5.0)
    assert found is not None
    assert found.right == 1
    assert found.gap == pytest.approx(0.375)


def test_some_that_agree_are_no_certainty() -> None:
    assert standard_error([1.0] * 4) > 0.25
    assert standard_error([1.0] * 500) < 0.003


@pytest.mark.parametrize(
    ("values", "error"),
    [
        ([1.0], 1.0),  # nothing but the one more
        ([0.0, 1.0], sqrt(1.5 / 2)),
        ([0.0, 0.0, 3.0], sqrt((1.0 + 1.0 + 4.0 + 1.0) / 3 / 2)),
    ],
)
def test_the_error_of_a_mean_as_it_is_computed_by_hand(values: list[float], error: float) -> None:
    assert standard_error(values) == pytest.approx(error)


def test_two_as_good_answers_are_no_puzzle() -> None:
    assert best(judged({1: [1.0] * 500, 2: [1.0] * 500, 3: [0.0] * 500}), "win", 0.2, 0.5, 5.0) is None


def test_stopping_counts_what_others_win_and_not_what_is_won() -> None:
    nobody = End([0.0, 0.0], [0.0, 0.0], [0.5, 0.5])
    they, we = End([0.0, 1.0], [1.0, 0.0], [0.0, 1.0]), End([1.0, 0.0], [0.0, 1.0], [1.0, 0.0])
    one = EndsByAnswer(0, "every deal", [], {1: [nobody, we], 2: [they, we]})
    assert one.chances("stop") == {1: 1.0, 2: 0.5}
    assert one.chances("win") == {1: 0.5, 2: 0.5}
    assert not one.is_over()
    assert one.error(1, 2, "stop") == 0.0


def test_mining_is_the_same_again_and_what_it_finds_is_proven_anew() -> None:
    """A whole puzzle, found twice from one seed."""
    found = next(Miner(RAIDERS, 11).mine())
    again = next(Miner(RAIDERS, 11).mine())
    assert found == again
    assert faults_of(RAIDERS, found) == []
    view = at_the_moment(RAIDERS, found).t.view(found.seat)
    worlds = worlds_of(view, seeded(5), 200)
    right = RAIDERS.read_pick(found.right)
    anew = open_cards(view, [RAIDERS.read_pick(one) for one in found.facts], worlds, right)
    assert anew is not None
    chances = anew.chances(found.aim)
    assert max(chances, key=lambda one: chances[one]) == right
    if found.proof.how == "every deal":
        assert is_whole(view, anew, seeded(6), right)
        assert chances[right] == pytest.approx(found.facts[found.right].chance, abs=0.001)
