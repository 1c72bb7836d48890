"""What is wrong with a puzzle is said, each thing by itself."""

import pytest
from msgspec.structs import replace

from followsuit import find_game
from followsuit.puzzles.checking import faults_of
from followsuit.puzzles.puzzle import AnswerFacts, Puzzle
from followsuit.puzzles.shelf import puzzles_of

RAIDERS = find_game("trick-raiders")
SOUND = puzzles_of("trick-raiders")[0]


def level_with(puzzle: Puzzle) -> dict[str, AnswerFacts]:
    """Every answer as good as the right one."""
    best = puzzle.facts[puzzle.right].chance
    return {pick: replace(facts, chance=best) for pick, facts in puzzle.facts.items()}


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"kind": "nothing"}, "kind or its level"),
        ({"level": 0}, "kind or its level"),
        ({"level": 4}, "kind or its level"),
        ({"piece": "nothing"}, "no piece nothing"),
        ({"seat": (SOUND.seat + 1) % SOUND.players}, "not asked anything"),
        ({"right": "nothing"}, "nothing is told of the right answer"),
        ({"facts": level_with(SOUND)}, "ahead by 0.000 only"),
        ({"facts": {**SOUND.facts, "S99": SOUND.facts[SOUND.right]}}, "it tells of"),
        ({"proof": replace(SOUND.proof, error=0.0 if SOUND.proof.error else 0.001)}, "every deal"),
    ],
)
def test_each_fault_is_said(changed: dict[str, object], said: str) -> None:
    assert faults_of(RAIDERS, SOUND) == []
    found = faults_of(RAIDERS, replace(SOUND, **changed))
    assert any(said in fault for fault in found), found
