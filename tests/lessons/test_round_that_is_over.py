"""A round that is over stays in sight as long as the coach is at it, on the page and in the terminal."""

import pytest

from followsuit import all_games, find_game
from followsuit.core.event import Log
from followsuit.core.game import Game
from followsuit.core.record import Match
from followsuit.core.rng import seeded
from followsuit.lessons.board import LessonTable
from followsuit.lessons.script import Writer, script
from followsuit.lessons.shapes import LessonMoment
from followsuit.lessons.shelf import find_lesson, lessons_of
from followsuit.scenarios.coach import Coach

GAMES = [game for game in all_games().values() if game.shelf < 1000]
LESSONS = [(game.id, scenario.id) for game in GAMES for scenario in lessons_of(game.id)]


class Watched(Writer):
    """Notes what was in sight whenever the coach had spoken."""

    def __init__(self, game: str, lesson: str) -> None:
        self.seen: list[tuple[Coach, bool]] = []  # with each, whether a round that is over was in sight
        self.went_on: list[Coach] = []
        super().__init__(find_lesson(find_game(game), lesson), "en")

    def add_moment(self, coach: Coach, right: list[int], is_more: bool = False) -> None:
        self.seen.append((coach, self.board.ended is not None))
        super().add_moment(coach, right, is_more)

    def go_on(self) -> None:
        if self.board.ended is not None:
            following = [step.coach for step in self.scenario.steps if step.coach is not None]
            self.went_on.append(following[len(self.seen)])
        super().go_on()


def watched(game: str, lesson: str) -> Watched:
    writer = Watched(game, lesson)
    writer.write()
    return writer


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_no_other_round_is_in_sight_unless_it_is_asked_or_spoken_about(game: str, lesson: str) -> None:
    """Where a moment ends in another round than it began in, somebody acts there or the coach says so."""
    writer = watched(game, lesson)
    for moment, (coach, is_over) in zip(writer.moments, writer.seen, strict=True):
        if is_over:
            assert moment.frames[-1].question is None
            assert not coach.asks_at_the_table()
        if coach.is_of_next_round:
            assert coach in writer.went_on, "it says so where no round was over"


def moment_of(game: str, lesson: str, said: str) -> LessonMoment:
    moments = script(find_lesson(find_game(game), lesson), "en").moments
    return next(one for one in moments for words in (one.say, one.ask) if words and said in words.text)


def test_the_table_is_that_of_the_round_that_was_counted() -> None:
    """KT-FLOW-06  Also what is cleared up then: the bid that the coach speaks of still lies there."""
    frame = moment_of("kings", "first-game", "Your three wins").frames[-1]
    assert frame.view.heading == "Round 1 of 3 · Trick 5 of 5"
    bids = [area.cards for area in frame.view.areas if (area.name, area.seat) == ("bid", 0)]
    assert bids == [["samurai-1"]]
    assert frame.sheet is not None
    assert frame.sheet.next == "On to round 2"
    assert "round" not in [news.sheet for news in frame.news]


def test_in_trickster_the_tableaux_that_were_counted_lie_there() -> None:
    frame = moment_of("trickster", "first-game", "How much trouble").frames[-1]
    tableaux = [area.cards for area in frame.view.areas if area.name == "tableau"]
    assert list(map(len, tableaux)) == [2, 5, 5, 0]
    assert sum(card.endswith("/red") for card in tableaux[2]) == 4


def test_the_next_deal_is_told_when_it_comes_into_sight() -> None:
    """Nothing is told twice, and nothing is left out."""
    scenario = find_lesson(find_game("kings-whist"), "teams")
    moments = script(scenario, "en").moments
    (moment,) = [one for one in moments if one.say is not None and "Round 3 begins" in one.say.text]
    over, dealt = moment.frames[-2:]
    assert over.sheet is not None
    assert dealt.sheet is None
    assert over.view.heading == "Round 2 · Trick 11 of 11"
    assert dealt.view.heading.startswith("Round 3")
    assert [news.sheet for news in dealt.news].count("round") == 1
    assert "round" not in [news.sheet for news in over.news]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_whole_game_at_random(game: Game) -> None:
    """Everything is told once and in order, whoever holds the rounds up; each round but the last is seen."""
    for seed in range(3):
        players = game.default_players
        match = Match(game, players, game.checked_options(players, {}, seed), seed)
        log = Log()
        t = match.at(0, log)
        board = LessonTable(t, 0)
        told = board.told()
        parts: list[int] = []
        rng = seeded(seed)
        while t.seats_to_act():
            if board.ended is not None:
                parts.append(board.seen().part())
                assert board.seen().outcome is None
                assert board.seen().seats_to_act() == []
                assert board.seen().words() != t.words()
            board.go_on()
            told += board.told()
            seat = t.next_seat()
            options = t.options(seat)
            board.answer(seat, options[rng.below(len(options))])
            told += board.told()
        assert told == log.told[0]
        assert parts == list(range(1, max(1, t.part())))
