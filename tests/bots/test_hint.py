"""Advice: a whole answer that is allowed, made of nothing but what the seat knows."""

import pytest

from describe import sent as describe
from followsuit import Game
from followsuit.bots.hint import Hint, hint_for
from followsuit.core.option import DONE
from followsuit.core.rng import seeded
from followsuit.core.step import AskAll
from followsuit.core.table import Table
from followsuit.core.view import View
from followsuit.describe.question import in_order
from followsuit.games.raiders.game import GAME
from followsuit.properties.knowledge import twin_of
from moments import GAMES, moments, name_of
from raiders import Raiders

WORLDS = 12
NAMES = ["Ann", "Ben", "Cho", "Dan", "Eve", "Fay", "Gus"]


def said(game: Game, view: View, hint: Hint, language: str = "en") -> dict[str, object]:
    names = NAMES[: view.table.seat_count]
    return describe.hint(game, view, hint, names, language)


def is_whole(t: Table, seat: int, picks: list[int]) -> bool:
    """Whether the picks are taken one after the other, and a set is closed with the last of them only."""
    copy = t.clone()
    question = copy.question()
    is_set = isinstance(question, AskAll)
    for number, pick in enumerate(picks):
        if number and not (is_set and copy.question() is question and copy.sealed[seat]):
            return False
        copy.answer(seat, pick)
    return not is_set or copy.question() is not question or seat not in copy.seats_to_act()


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_a_whole_answer_from_what_the_seat_knows(game: Game) -> None:
    """The twin is another table that looks the same to this seat: it gets the same hint, word for word."""
    for number, (t, seat) in enumerate(moments(game, game.players[-1], 5, 11)):
        view = t.view(seat)
        before = view.words()
        hint = hint_for(view, seeded(number), WORLDS)
        assert view.words() == before
        assert is_whole(t, seat, hint.picks)
        twin = twin_of(t, seat, seeded(number)).view(seat)
        other = hint_for(twin, seeded(number), WORLDS)
        for language in ("en", "ja"):
            assert said(game, twin, other, language) == said(game, view, hint, language)


def test_a_set_is_chosen_to_its_end() -> None:
    """TR-DECL-08  Cards to be added are named in one answer, and done closes it."""
    t = GAME.new_table(3, {}, 2)
    hints = [hint_for(t.view(0), seeded(seed), WORLDS) for seed in range(6)]
    assert all(hint.picks[-1] == DONE and is_whole(t, 0, hint.picks) for hint in hints)
    assert max(len(hint.picks) for hint in hints) > 2


def test_what_it_says() -> None:
    """TR-DROP-01  Seat 1 has no lead card: with the 9 it would win the trick and drop out."""
    g = Raiders(3, leader=0, trick="H5", hands=["C3 C4", "H3 H9b", "S4 C6"], leads=["", "", ""])
    view = g.t.view(1)
    hint = hint_for(view, seeded(1), 300)
    assert hint.why is not None
    assert hint.why.second is not None
    told = said(g.game, view, hint)
    share, other = (round(100 * look.mean) for look in (hint.why.choice, hint.why.second))
    assert told["picks"] == ["H3"]
    assert told["label"] == "Play the 3 of hearts"
    assert told["looks"] == [
        {"pick": "H3", "name": "3 of hearts", "share": share},
        {"pick": "H9b", "name": "9 of hearts", "share": other},
    ]
    assert told["candidates"] == [
        {
            "pick": "H3",
            "name": "3 of hearts",
            "text": "3 of hearts loses to Ann's 5 of hearts. Cho still plays.",
        },
        {"pick": "H9b", "name": "9 of hearts", "text": "9 of hearts wins so far. Cho still plays."},
    ]
    assert str(told["sentence"]).startswith(
        f"Chance to win, over {hint.why.worlds} imagined deals: {share}\N{NO-BREAK SPACE}%. "
        f"Next best: 9 of hearts, {other}\N{NO-BREAK SPACE}%."
    )
    in_japanese = said(g.game, view, hint, "ja")
    assert in_japanese["label"] == "ハートの3を出す"
    assert "次点：ハートの9" in str(in_japanese["sentence"])


def test_candidates_come_without_order() -> None:
    """Three at most, as the options stand; the advised one is among them, wherever it was found."""
    t = GAME.new_table(4, {}, 3)
    hint = hint_for(t.view(0), seeded(2), WORLDS)
    assert hint.why is not None
    advised = hint.why.choice.pick
    hint.why.looks.sort(key=lambda look: look.pick == advised)  # as if it were looked at least
    told = said(GAME, t.view(0), hint)
    candidates = told["candidates"]
    assert isinstance(candidates, list)
    picks = [GAME.read_pick(one["pick"]) for one in candidates]
    assert len(picks) == 3
    assert advised in picks
    order = [pick for pick in in_order(t.options(0)) if pick in picks]
    assert picks == order


@pytest.mark.parametrize(
    ("mean", "visits", "second"),
    [
        (0.36, 5, "9 of hearts came to 36\N{NO-BREAK SPACE}%, but was looked at less."),
        (0.36, 20, "9 of hearts came to 36\N{NO-BREAK SPACE}%, too close to tell apart;"),
        (0.321, 5, "As good: 9 of hearts."),
    ],
)
def test_what_came_to_more_and_is_not_advised_is_explained(mean: float, visits: int, second: str) -> None:
    g = Raiders(3, leader=0, trick="H5", hands=["C3 C4", "H3 H9b", "S4 C6"], leads=["", "", ""])
    view = g.t.view(1)
    hint = hint_for(view, seeded(1), 40)
    assert hint.why is not None
    assert hint.why.second is not None
    hint.why.choice.mean, hint.why.choice.visits = 0.32, 20
    hint.why.second.mean, hint.why.second.visits = mean, visits
    assert second in str(said(g.game, view, hint)["sentence"])
    assert "Next best" not in str(said(g.game, view, hint)["sentence"])


def test_where_there_is_nothing_to_think_about() -> None:
    g = Raiders(3, leader=0, trick="H5", hands=["C3 C4", "H3 C9b", "S4 C6"], leads=["", "", ""])
    hint = hint_for(g.t.view(1), seeded(1), WORLDS)
    assert hint.why is None
    assert said(g.game, g.t.view(1), hint)["sentence"] == "There is only one answer."
