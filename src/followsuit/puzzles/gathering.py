"""From what was mined to a file: few that are alike, some of every level, the easy ones first."""

from collections import Counter
from math import ceil
from typing import Final

from followsuit.core.game import Game
from followsuit.core.option import CARD, argument_of, verb_of
from followsuit.puzzles.mining import Miner
from followsuit.puzzles.puzzle import Puzzle, Puzzles

MOST_OF_A_LEVEL: Final = 0.5  # of all, so that there are some for everybody
MOST_ALIKE: Final = 0.15
PASSED: Final = 4  # times as many are found as are asked for, before any is taken
FEW: Final = 2  # deals, of which a person sees whether all are won or none
HALF_SURE: Final = 0.05  # what is neither all nor nothing


class Gathering:
    """Takes a puzzle, or passes it over because there are enough of its kind."""

    def __init__(self, game: Game, count: int) -> None:
        self.game = game
        self.count = count
        self.taken: list[Puzzle] = []
        self.levels: Counter[int] = Counter()
        self.alike: Counter[str] = Counter()

    def take(self, puzzle: Puzzle) -> bool:
        motif = self.motif(puzzle)
        if (
            not is_clear(puzzle)
            or self.levels[puzzle.level] >= ceil(MOST_OF_A_LEVEL * self.count)
            or self.alike[motif] >= max(FEW, ceil(MOST_ALIKE * self.count))
        ):
            return False
        self.levels[puzzle.level] += 1
        self.alike[motif] += 1
        self.taken.append(puzzle)
        return True

    def motif(self, puzzle: Puzzle) -> str:
        """What is right about it: a card by its number or emblem, whatever its colour; all else as it is."""
        pick = self.game.read_pick(puzzle.right)
        if verb_of(pick) != CARD:
            return f"{puzzle.kind} {puzzle.right}"
        face = self.game.faces[argument_of(pick)]
        return f"{puzzle.kind} {face.label or face.symbol or face.text or puzzle.right}"

    def file(self) -> Puzzles:
        """In the order in which they are shown; each is called by its number."""
        ordered = sorted(
            self.taken, key=lambda puzzle: (puzzle.level, -puzzle.thumb, -puzzle.glance, puzzle.seed)
        )
        for number, puzzle in enumerate(ordered, 1):
            puzzle.id = f"{number:03}"
        return Puzzles(game=self.game.id, rules_version=self.game.rules_version, puzzles=ordered)


def is_clear(puzzle: Puzzle) -> bool:
    """Whether a person can tell: where there are hardly any deals, an answer wins or it does not."""
    if puzzle.proof.how != "every deal" or puzzle.proof.deals > FEW:
        return True
    return all(not HALF_SURE < facts.chance < 1.0 - HALF_SURE for facts in puzzle.facts.values())


def gathered(game: Game, seed: int, count: int) -> Puzzles:
    """So many, if they can be found before far too many are passed over."""
    gathering = Gathering(game, count)
    passed = 0
    for puzzle in Miner(game, seed).mine():
        passed += not gathering.take(puzzle)
        if len(gathering.taken) == count or passed > PASSED * count:
            break
    return gathering.file()
