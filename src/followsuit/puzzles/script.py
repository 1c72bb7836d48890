"""A puzzle as a lesson of one question: the game is played to its moment, and a coach knows all answers."""

from typing import Final, NamedTuple

from followsuit.core.errors import FollowSuitError, Unreadable
from followsuit.core.game import Game
from followsuit.core.table import Table
from followsuit.lessons.board import LessonTable
from followsuit.lessons.script import Writer, names_at
from followsuit.puzzles import shapes
from followsuit.puzzles.ends import by_thumb
from followsuit.puzzles.puzzle import Puzzle
from followsuit.puzzles.shelf import facts_of, puzzle_after
from followsuit.puzzles.words import PuzzleWords, percent
from followsuit.scenarios.coach import ByLanguage, Coach, Lesson
from followsuit.scenarios.lines import TomlLines
from followsuit.scenarios.notation import read_answers
from followsuit.scenarios.scenario import Scenario, ScenarioAnswer, ScenarioStep
from followsuit.scenarios.set_up import set_up

PART: Final = "examples"  # a lesson stands somewhere; nobody sees where this one does


class At(NamedTuple):
    """The table at the moment of a puzzle, and how much its seat was told before this trick began."""

    t: Table
    heard: int


def at_the_moment(game: Game, puzzle: Puzzle) -> At:
    t = set_up(game, puzzle.players, puzzle.options, puzzle.seed, None)
    assert t.log is not None
    heard = 0
    heading = t.heading()
    try:
        for answer in read_answers(game, puzzle.players, puzzle.answers):
            t.answer(answer.seat, answer.pick)
            if t.heading() != heading:
                heading = t.heading()
                heard = len(t.log.told[puzzle.seat])
    except FollowSuitError as error:
        raise Unreadable(f"the puzzle {puzzle.id} of {game.name} does not come about: {error}") from error
    return At(t, heard)


def answers_of(game: Game, puzzle: Puzzle) -> list[ScenarioAnswer]:
    """All that is answered until it is solved, the right answer included."""
    before = read_answers(game, puzzle.players, puzzle.answers)
    return [*before, ScenarioAnswer(puzzle.seat, game.read_pick(puzzle.right))]


def scenario_of(puzzle: Puzzle, said: PuzzleWords) -> Scenario:
    """What a coach says to it, in the one language of these words."""
    asks = Coach(
        say=None,
        ask=worded(said.ask()),
        wrong={pick: worded(said.wrong(pick)) for pick in puzzle.facts if pick != puzzle.right},
        choices=[],
        rules=[],
    )
    tells = Coach(say=worded(said.right()), ask=None, wrong={}, choices=[], rules=puzzle.rules)
    title = worded(said.title())
    return Scenario(
        id=puzzle.id,
        title="",
        rules=puzzle.rules,
        game=said.game,
        players=puzzle.players,
        seed=puzzle.seed,
        options=puzzle.options,
        position=None,
        steps=[step([], asks), step([ScenarioAnswer(puzzle.seat, said.game.read_pick(puzzle.right))], tells)],
        lines=TomlLines(""),
        lesson=Lesson(title=title, about=title, seat=puzzle.seat, part=PART, piece=puzzle.piece, minutes=1),
        primer=None,
    )


def worded(text: str) -> ByLanguage:
    """Under the language that is spoken where a text has only one."""
    return {"en": text}


def step(answers: list[ScenarioAnswer], coach: Coach) -> ScenarioStep:
    return ScenarioStep(
        answers=answers,
        asked=None,
        question=None,
        refused=[],
        told=[],
        not_told=[],
        told_to={},
        table={},
        sees={},
        outcome=None,
        position=None,
        coach=coach,
    )


class PuzzleWriter(Writer):
    """Writes the moment and what follows the right answer; of what came before, the news of the trick."""

    def __init__(self, game: Game, puzzle: Puzzle, language: str) -> None:
        now = at_the_moment(game, puzzle)
        names = names_at(puzzle.players, puzzle.seat, language)
        self.words = PuzzleWords(game, puzzle, now.t.view(puzzle.seat), names, language)
        super().__init__(scenario_of(puzzle, self.words), language)
        self.puzzle = puzzle
        self.board = LessonTable(now.t, self.seat, now.heard)

    def write_puzzle(self) -> shapes.PuzzleScript:
        for index in range(len(self.scenario.steps)):
            self.step(index)
        following = puzzle_after(self.game.id, self.puzzle.id)
        return shapes.PuzzleScript(
            facts=facts_of(self.puzzle, self.language),
            game=self.game.id,
            seat=self.seat,
            names=self.names,
            options=dict(self.puzzle.options),
            moments=self.moments,
            chances=[
                shapes.AnswerChance(pick=pick, label=self.words.label(pick), share=percent(facts.chance))
                for pick, facts in self.puzzle.facts.items()
            ],
            proof=self.words.proof(),
            next=None if following is None else following.id,
            rest=tricks_left(self.t),
        )


def tricks_left(t: Table) -> int:
    """In how many tricks of this round something is still answered, if everybody goes on by rule of thumb."""
    t = t.clone()
    t.log = None
    part = t.part()
    tricks: set[str] = set()
    seat = t.next_seat()
    while seat >= 0 and t.part() == part:
        tricks.add(t.heading())
        t.apply(seat, by_thumb(t, seat, t.options(seat)))
        seat = t.next_seat()
    return len(tricks)


def puzzle_script(game: Game, puzzle: Puzzle, language: str) -> shapes.PuzzleScript:
    return PuzzleWriter(game, puzzle, language).write_puzzle()
