"""What of an answer is looked at: whether it is nearly as good as the best, and what is hardly ever seen."""

import pytest

from followsuit.core.policy import EVEN
from followsuit.core.rng import seeded
from followsuit.search.tree import Node, Search, is_as_good
from followsuit.search.why import worst_reply
from pond import Pond


def looked_at(pick: int, visits: int, mean: float, seat: int = 0) -> Node:
    node = Node(seat, pick, EVEN)
    node.visits = visits
    node.worth = node.thinkers_worth = mean * visits
    node.squares = (mean * mean + 0.05) * visits
    return node


@pytest.mark.parametrize(("visits", "is_so"), [(40, True), (41, True), (39, False), (8, False)])
def test_an_answer_is_as_good_if_it_was_looked_at_four_times_where_the_best_was_five_times(
    visits: int, is_so: bool
) -> None:
    assert is_as_good(looked_at(1, visits, 0.5), looked_at(2, 50, 0.5)) == is_so


def test_an_answer_is_as_good_if_it_is_worth_as_much() -> None:
    """A quarter of the error less is as much, and no less than that."""
    best = looked_at(2, 50, 0.5)
    least = best.mean() - 0.25 * best.error()
    assert is_as_good(looked_at(1, 50, least + 0.001), best)
    assert not is_as_good(looked_at(1, 50, least - 0.001), best)
    assert best.error() > 0


def test_two_answers_that_always_win_are_as_good() -> None:
    """There chance makes no difference at all."""
    one, best = looked_at(1, 50, 1.0), looked_at(2, 50, 1.0)
    one.squares = best.squares = 50.0
    assert best.error() == 0.0
    assert is_as_good(one, best)


@pytest.mark.parametrize(("visits", "is_feared"), [(20, True), (21, False), (19, True), (100, False)])
def test_a_reply_seen_once_in_more_than_twenty_visits_is_not_feared(visits: int, is_feared: bool) -> None:
    t = Pond().new_table(3, {}, 1)
    search = Search(t.view(t.next_seat()), seeded(1))
    choice = looked_at(1, visits, 0.5, search.seat)
    reply = looked_at(2, 1, 0.1, (search.seat + 1) % 3)
    choice.add(reply)
    assert worst_reply(search, choice) is (reply if is_feared else None)
