"""How bold chances are is mended by game and stage; nothing else about them changes."""

import pytest

from followsuit import all_games, find_game
from followsuit.review.tempering import FITTED, Temper, temper_at


def test_what_is_certain_and_what_is_even_stays_so() -> None:
    for times in (0.5, 1.0, 1.5):
        temper = Temper(0.25, times)
        assert temper.of(0.0) == 0.0
        assert temper.of(1.0) == 1.0
        assert temper.of(0.25) == pytest.approx(0.25)


def test_the_order_stays_and_chances_come_nearer_or_go_apart() -> None:
    chances = [number / 100 for number in range(1, 100)]
    for times in (0.6, 1.4):
        tempered = [Temper(0.25, times).of(chance) for chance in chances]
        assert tempered == sorted(tempered)
        high = tempered[chances.index(0.6)]
        assert (high < 0.6) is (times < 1)
    assert Temper(0.25).of(0.3) == 0.3


def test_every_round_has_its_number() -> None:
    game = find_game("tricktakers")
    t = game.new_table(4, {}, 1)
    found = []
    for number in range(5):
        setattr(t, "round", number)  # noqa: B010, of a table of this game, which is not known here
        found.append(temper_at(game, t, 0.25).times)
    assert found == [FITTED["tricktakers"][number] for number in (0, 0, 1, 2, 2)]
    assert temper_at(game, t, 0.25).even == 0.25


def test_a_game_that_nobody_has_fitted_is_taken_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(FITTED, "trickster")
    plain = find_game("trickster")
    assert temper_at(plain, plain.new_table(4, {}, 1), 0.25).of(0.4) == 0.4


def test_only_games_there_are_have_been_fitted() -> None:
    assert set(FITTED) <= set(all_games())
