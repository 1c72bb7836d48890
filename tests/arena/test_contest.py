"""Who sits where: each bot plays every hand of a deal once, and none has more seats than another."""

from collections import Counter

import pytest

from arena.contests import contest
from followsuit import View, WrongOption
from followsuit.arena import game as arena_game
from followsuit.arena.contest import Contest, seating
from followsuit.bots.random_bot import RandomBot
from followsuit.core.rng import Rng

TABLES = [(bots, players) for players in range(2, 8) for bots in range(2, players + 1)]


def of(bots: int, players: int) -> Contest:
    return Contest("any", 1, players, {}, ["random"] * bots, 1)


@pytest.mark.parametrize(("bots", "players"), TABLES)
def test_in_every_deal_each_bot_sits_in_each_seat_once(bots: int, players: int) -> None:
    for deal in range(players + 1):
        seatings = [seating(of(bots, players), deal, turn) for turn in range(bots)]
        for seat in range(players):
            assert sorted(seats[seat] for seats in seatings) == list(range(bots))
        for seats in seatings:
            assert set(seats) == set(range(bots))
            counts = Counter(seats).values()
            assert max(counts) - min(counts) <= 1


def test_two_bots_sit_alternately_and_a_third_seat_goes_round() -> None:
    assert [seating(of(2, 4), 0, turn) for turn in (0, 1)] == [[0, 1, 0, 1], [1, 0, 1, 0]]
    assert [seating(of(2, 3), deal, 0) for deal in (0, 1, 2)] == [[0, 1, 0], [1, 0, 0], [0, 0, 1]]


def test_an_even_share_is_one_of_as_many_as_there_are_bots() -> None:
    assert of(2, 3).even() == 1 / 2
    assert of(3, 4).even() == 1 / 3


def test_a_bot_against_itself_has_two_names() -> None:
    assert contest("random", "search:5", "random").labels() == ["random", "search:5", "random (3)"]


def test_all_options_are_spelt_out() -> None:
    assert contest("random", "random").options == {"starting_lives": 2, "show_played_cards_list": True}


@pytest.mark.parametrize("bots", [["random"], ["random"] * 4])
def test_too_few_and_too_many_bots_are_refused(bots: list[str]) -> None:
    with pytest.raises(WrongOption, match=r"^--bots names 2 bots or more, and as many as there are players"):
        contest(*bots)


def test_a_bot_that_does_not_exist_is_refused() -> None:
    with pytest.raises(WrongOption, match=r"^There is no bot genius\."):
        contest("random", "genius")


class Watched(RandomBot):
    """Writes down what it sees when it is first asked, and the first numbers of its generator."""

    seen: list[tuple[str, list[int]]]

    def answer(self, view: View) -> int:
        self.seen.append((view.fingerprint(), self.rng.words()))
        return super().answer(view)


def test_all_turns_of_a_deal_have_the_same_cards_and_other_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    firsts: list[tuple[str, list[int]]] = []
    for deal in (0, 1):
        for turn in (0, 1):
            seen: list[tuple[str, list[int]]] = []

            def new_bot(level: str, rng: Rng, seen: list[tuple[str, list[int]]] = seen) -> Watched:
                bot = Watched(rng)
                bot.seen = seen
                return bot

            monkeypatch.setattr(arena_game, "new_bot", new_bot)
            monkeypatch.setattr(arena_game, "bot_answer", lambda bot, t, seat: bot.answer(t.view(seat)))
            assert arena_game.play(contest("random", "random"), deal, turn) is not None
            firsts.append(seen[0])
    views = [view for view, _ in firsts]
    assert views[0] == views[1] != views[2] == views[3]
    assert len({tuple(words) for _, words in firsts}) == 4
