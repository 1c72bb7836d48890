"""One decision: each answer in the same worlds, from what the seat knows and nothing else."""

import msgspec
import pytest

from followsuit import Game, find_game
from followsuit.core.option import CARD, option
from followsuit.core.rng import seeded
from followsuit.describe.candidate import sentences_of
from followsuit.describe.question import QuestionText
from followsuit.describe.told import told_by_plays
from followsuit.describe.wording import wording
from followsuit.properties.knowledge import twin_of
from followsuit.review import Budget, judge
from followsuit.review.describing import candidate
from followsuit.review.judging import FIRST, Judging
from followsuit.review.kept import CERTAIN, LEAST, JudgedAnswer
from followsuit.review.outlook import Outlook
from many import tries
from moments import GAMES, moments, name_of
from raiders import Raiders
from review.games import NAMES

FEW = Budget(worlds=FIRST)
RAIDERS = find_game("trick-raiders")


def thrown_away() -> Raiders:
    """TR-DROP-01  Seat 1 has no lead card: with the 9 it would win the trick and drop out."""
    return Raiders(3, leader=0, trick="H5", hands=["C3 C4", "H3 H9b", "S4 C6"], leads=["", "", ""])


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_a_twin_is_judged_the_same_byte_for_byte(game: Game) -> None:
    """The twin is another table that looks the same to this seat, with another future."""
    every = tries(5, 40)
    for number, (t, seat) in enumerate(moments(game, game.players[-1], 3, every)):
        views = [t.view(seat), twin_of(t, seat, seeded(number)).view(seat)]
        before = views[0].words()
        found = [judge(view, Budget(worlds=6)) for view in views]
        told = []
        for view, judgement in zip(views, found, strict=True):
            best = judgement.best()
            Outlook(game, view, worlds=3).tell(best)
            asked = QuestionText(wording(game, "en"), view, NAMES)
            told.append([*sentences_of(asked, candidate(best)), *told_by_plays(asked, is_over=True)])
        assert views[0].words() == before
        assert msgspec.json.encode(found[0]) == msgspec.json.encode(found[1])
        assert told[0] == told[1]


def test_what_loses_costs_and_what_wins_does_not() -> None:
    g = thrown_away()
    low, high = (option(CARD, g.game.read_card(name)) for name in ("H3", "H9b"))
    judgement = judge(g.t.view(1), FEW, high)
    assert judgement.best().pick == low
    assert judgement.cost(low) == 0
    assert judgement.cost(high) == judgement.best().chance - judgement.of(high).chance > CERTAIN // 10
    assert judgement.lead(low) == judgement.cost(high)
    assert judgement.lead(high) == 0


def test_every_answer_is_looked_at_in_the_same_worlds() -> None:
    """Each begins with the same lots: none of them uses up what the next one draws from."""
    judging = Judging(RAIDERS.new_table(4, {}, 3).view(0))
    lot = seeded(4)
    before = lot.words()
    judging.look_at_one(lot)
    assert lot.words() == before
    assert len(judging.alive) > 2
    assert [len(judging.worths[pick]) for pick in judging.alive] == [1] * len(judging.alive)


def test_what_is_clearly_behind_is_given_up_unless_it_was_given() -> None:
    g = thrown_away()
    high = option(CARD, g.game.read_card("H9b"))
    budget = Budget(worlds=4 * FIRST)
    assert judge(g.t.view(1), budget).of(high).worlds == FIRST
    assert judge(g.t.view(1), budget, high).of(high).worlds == 4 * FIRST


def test_when_the_time_is_over_every_answer_has_been_looked_at() -> None:
    g = thrown_away()
    judgement = judge(g.t.view(1), Budget(worlds=100_000, seconds=1e-9))
    assert [one.worlds for one in judgement.options] == [FIRST, FIRST]


def test_what_cannot_be_told_apart_costs_nothing() -> None:
    far = judged_behind(300, is_clear=True)
    near = judged_behind(300, is_clear=False)
    small = judged_behind(LEAST - 1, is_clear=True)
    assert [one.is_as_good() for one in (far, near, small)] == [False, True, True]


def judged_behind(behind: int, is_clear: bool) -> JudgedAnswer:
    return JudgedAnswer(
        pick=1, same=[], chance=0, error=0, behind=behind, behind_error=40, is_clear=is_clear, worlds=9
    )


def judging_by(given: int, worths: dict[int, list[float]]) -> Judging:
    """As if its answers had come to this, world by world."""
    judging = Judging(thrown_away().t.view(1))
    picks = list(judging.worths)
    judging.worths = {pick: worths[number] for number, pick in enumerate(picks)}
    judging.given = picks[given]
    return judging


def test_worlds_that_choose_do_not_tell_by_how_much() -> None:
    """Every other world says which is best and that it is clear; those between say how far it is ahead."""
    judging = judging_by(0, {0: [0.2, 0.5] * 30, 1: [1.0, 0.6] * 30})
    given, best = judging.worths
    assert judging.best() == best
    judged = judging.judged(given, best)
    assert judged.is_clear
    assert judged.behind == 1000  # 0.1, and not the 0.8 of the worlds that chose
    assert judged.chance == 3500  # of what was given all worlds tell
    assert judging.judged(best, best).chance == 4500


def test_what_is_ahead_by_chance_alone_costs_nothing_on_average() -> None:
    """Of eight answers that are all alike the best is always ahead in the worlds that chose it."""
    lots = seeded(7)
    ahead, told = 0.0, 0.0
    for _ in range(200):
        judging = judging_by(0, {0: [0.0], 1: [0.0]})
        judging.worths = {pick: [float(lots.below(2)) for _ in range(40)] for pick in range(8)}
        judging.alive = list(judging.worths)
        best = judging.best()
        apart = judging.apart(0, best)
        ahead += sum(apart[::2]) / 20
        told += sum(apart[1::2]) / 20
    assert ahead / 200 > 0.1
    assert abs(told / 200) < 0.04


def test_answers_that_come_to_the_same_are_judged_once() -> None:
    """TR-CARD-03  Two cards of the same suit and number."""
    for t, seat in moments(RAIDERS, 4, 3, 1):
        offered = t.view(seat).options()
        judgement = judge(t.view(seat), Budget(worlds=1))
        named = [pick for one in judgement.options for pick in (one.pick, *one.same)]
        assert sorted(named) == sorted(offered)
        if len(judgement.options) < len(offered):
            return
    pytest.fail("no two answers came to the same")
