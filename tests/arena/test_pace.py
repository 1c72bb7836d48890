"""What the tables say of how long bots thought that are given a time."""

from arena.contests import contest, made_up
from followsuit.arena.every_contest import pace_lines
from followsuit.arena.race import Race

TIMED = contest("thumb", "search:0.2s", players=4)
UNTIMED = contest("search:5", "random", players=4)


def test_how_long_the_slowest_answer_took_and_how_often_it_was_too_long() -> None:
    races = [Race(TIMED, 2, False), Race(UNTIMED, 2, False)]
    slowest = {(0, 0): 0.2, (0, 1): 0.21, (1, 0): 0.219, (1, 1): 0.2214}
    for (deal, turn), seconds in slowest.items():
        game = made_up(TIMED, deal, turn, 0)
        races[0].take(game._replace(answers=[7, 10 + turn], slowest=[9.0, seconds]))
        races[1].take(made_up(UNTIMED, deal, turn, 0)._replace(slowest=[9.0, 9.0]))
    assert pace_lines(races) == [
        "",
        "Pace: in 4 games `search:0.2s` answered 42 times, in 0.221 seconds at most; "
        "games in which an answer took more than 0.22: 1.",
    ]


def test_where_no_bot_has_a_time_there_is_nothing_to_say() -> None:
    assert pace_lines([Race(UNTIMED, 2, False)]) == []
