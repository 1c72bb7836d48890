"""A bot says why: how its answer does over the worlds it imagined, what came next, and what it feared."""

import pytest

from followsuit import Game
from followsuit.bots.hint import Hint
from followsuit.bots.search_bot import SearchBot
from followsuit.core.option import argument_of, verb_of
from followsuit.core.rng import seeded
from followsuit.core.view import View
from followsuit.describe.candidate import NAMED_FOR_OTHERS
from followsuit.describe.hint import percent, sentence
from followsuit.describe.question import QuestionText
from followsuit.describe.wording import wording
from followsuit.search.why import Why
from moments import GAMES, moments, name_of
from raiders import Raiders


def said_of(game: Game, view: View, why: Why) -> str:
    names = [f"seat {seat}" for seat in range(view.table.seat_count)]
    said = sentence(QuestionText(wording(game, "en"), view, names), Hint([why.choice.pick], why))
    return said.replace("\u00a0", " ")


def test_the_answer_the_second_best_and_the_fear() -> None:
    """TR-DROP-01  Seat 1 has no lead card: with the 9 it would win the trick and drop out."""
    g = Raiders(3, leader=0, trick="H5", hands=["C3 C4", "H3 H9b", "S4 C6"], leads=["", "", ""])
    bot = SearchBot(seeded(1), worlds=300)
    bot.answer(g.t.view(1))
    why = bot.why
    assert why is not None
    assert [g.game.write_pick(look.pick) for look in why.looks] == ["H3", "H9b"]
    assert why.second is not None
    assert why.choice.mean > why.second.mean + 0.05
    assert max(why.choice.error, why.second.error) < 0.1
    said = said_of(g.game, g.t.view(1), why)
    share, other = percent(why.choice.mean), percent(why.second.mean)
    assert said.startswith(
        f"Chance to win, over {why.worlds} imagined deals: {share} %. Next best: 9 of hearts, {other} %."
    )


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_there_is_a_sentence_for_every_moment(game: Game) -> None:
    """What is feared is an answer of another seat, and worth less to the one who thinks."""
    feared = 0
    for t, seat in moments(game, game.players[-1], 4, 11):
        bot = SearchBot(seeded(1), worlds=40)
        bot.answer(t.view(seat))
        if bot.why is None:
            continue
        said = said_of(game, t.view(seat), bot.why)
        assert said.startswith(f"Chance to win, over {bot.why.worlds} imagined deals: ")
        if bot.why.feared_seat >= 0:
            feared += 1
            assert bot.why.feared_seat != seat
            assert bot.why.feared_mean < bot.why.choice.mean
            is_named = verb_of(bot.why.feared_pick) in NAMED_FOR_OTHERS
            assert (f" from seat {bot.why.feared_seat}; then " in said) == is_named
        else:
            assert "To be feared" not in said
    assert feared > 0


def test_answers_that_come_to_the_same_are_said_to() -> None:
    g = Raiders(leader=0, trick="H5", hands=["S1", "H2 H3 C1", "H4 H6", "S4"], leads=["C2", "", "", ""])
    bot = SearchBot(seeded(1), worlds=40)
    bot.answer(g.t.view(1))
    why = bot.why
    assert why is not None
    assert why.second is not None
    why.second.mean = why.choice.mean
    name = wording(g.game, "en").cards[argument_of(why.second.pick)]
    assert f"As good: {name}." in said_of(g.game, g.t.view(1), why)


@pytest.mark.parametrize(
    ("visits", "words"), [(5, ", but was looked at less"), (20, ", too close to tell apart")]
)
def test_what_came_to_more_and_is_not_answered_is_explained(visits: int, words: str) -> None:
    g = Raiders(3, leader=0, trick="H5", hands=["C3 C4", "H3 H9b", "S4 C6"], leads=["", "", ""])
    bot = SearchBot(seeded(1), worlds=40)
    bot.answer(g.t.view(1))
    why = bot.why
    assert why is not None
    assert why.second is not None
    why.choice.mean, why.choice.visits = 0.32, 20
    why.second.mean, why.second.visits = 0.36, visits
    said = said_of(g.game, g.t.view(1), why)
    assert f": 32 %. 9 of hearts came to 36 %{words}" in said
