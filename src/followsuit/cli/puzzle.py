"""`followsuit puzzle`: a moment of a game with one right answer, in the terminal."""

from datetime import date

from followsuit.cli.learn import TerminalLesson
from followsuit.cli.screen import Left, Screen
from followsuit.cli.speaker import chosen_language
from followsuit.core.game import Game
from followsuit.describe.wording import wording
from followsuit.lessons.board import LessonTable
from followsuit.lessons.script import names_at
from followsuit.messages.voice import voice
from followsuit.puzzles.puzzle import Puzzle
from followsuit.puzzles.script import at_the_moment, scenario_of
from followsuit.puzzles.shelf import (
    PUZZLES,
    NoSuchPuzzle,
    find_puzzle,
    puzzle_after,
    puzzle_of_the_day,
    puzzles_of,
)
from followsuit.puzzles.words import PuzzleWords, percent
from followsuit.registry import find_game
from followsuit.scenarios.coach import Coach


def puzzle(game_id: str | None, id: str | None, today: bool, lists: bool, language: str | None) -> None:
    """The one that is named, the first of a game, or that of the day."""
    spoken = chosen_language(language)
    if game_id is None or today:
        game_id, id = puzzle_of_the_day(date.today())
    game = find_game(game_id)
    puzzles = puzzles_of(game.id)
    if not puzzles:
        raise NoSuchPuzzle(voice(PUZZLES, spoken).say("no-puzzles", game=game.name))
    if lists:
        show_puzzles(game, spoken)
        return
    if id is not None and all(one.id != id for one in puzzles):
        raise NoSuchPuzzle(voice(PUZZLES, spoken).say("none", game=game.id, puzzle=id))
    TerminalPuzzle(game, find_puzzle(game, id) if id is not None else puzzles[0], spoken).run()


def show_puzzles(game: Game, language: str) -> None:
    """A line for each: its id, what it is about, how hard it is, and as whom one plays."""
    screen = Screen()
    for one in puzzles_of(game.id):
        screen.say(f"{one.id}  {described(game, one, language)}")


def described(game: Game, puzzle: Puzzle, language: str) -> str:
    """'Keep the win · easy · 4 players · Berserker'"""
    own = voice(PUZZLES, language)
    words = wording(game, language)
    parts = [
        own.say(f"title-{puzzle.kind}"),
        own.say(f"level-{puzzle.level}"),
        own.say("players", count=puzzle.players),
        *[words.pieces[number].name for number, piece in game.pieces.items() if piece.key == puzzle.piece],
    ]
    return words.phrase("dot").join(parts)


class TerminalPuzzle(TerminalLesson):
    """A lesson of one question, at a table that was played on until then."""

    def __init__(self, game: Game, puzzle: Puzzle, language: str) -> None:
        now = at_the_moment(game, puzzle)
        names = names_at(puzzle.players, puzzle.seat, language)
        self.words = PuzzleWords(game, puzzle, now.t.view(puzzle.seat), names, language)
        super().__init__(scenario_of(puzzle, self.words), language)
        self.puzzle = puzzle
        self.own = voice(PUZZLES, language)
        self.board = LessonTable(now.t, self.seat, now.heard)
        self.is_first = True  # nothing wrong was answered yet

    def run(self) -> None:
        game = self.scenario.game
        self.screen.say(
            f"{self.speaker.game_name()}: {described(game, self.puzzle, self.language)}", "heading"
        )
        self.screen.say(self.own.say("help"))
        self.hear(self.t.heading())
        try:
            for index in range(len(self.scenario.steps)):
                self.step(index)
        except (Left, KeyboardInterrupt):
            self.screen.say(self.speaker.say("learn-left"))
            return
        self.show_chances()
        self.screen.say(self.own.say("solved" if self.is_first else "solved-later"), "heading")
        following = puzzle_after(game.id, self.puzzle.id)
        if following is not None:
            command = f"followsuit puzzle {game.id} {following.id}"
            self.screen.say(self.own.say("next", command=command))

    def judge(self, coach: Coach, options: list[int], right: list[int], typed: str) -> bool:
        found = super().judge(coach, options, right, typed)
        self.is_first = self.is_first and found
        return found

    def show_chances(self) -> None:
        self.screen.say()
        self.screen.say(self.own.say("chances"))
        for pick, facts in self.puzzle.facts.items():
            self.screen.say(f"  {percent(facts.chance):3}  {self.words.label(pick)}")
        self.screen.say(self.words.proof())
