"""Whether a puzzle is what its file says: cheaply for all of them, and once more by a search of its own."""

from followsuit.bots.seeds import derived_seed
from followsuit.core.errors import FollowSuitError
from followsuit.core.game import Game
from followsuit.core.rng import seeded
from followsuit.puzzles.judging import open_cards, searched
from followsuit.puzzles.mining import GAP, SURE
from followsuit.puzzles.puzzle import KINDS, LEVELS, Puzzle
from followsuit.puzzles.script import at_the_moment
from followsuit.puzzles.worlds import worlds_of
from followsuit.search.tree import Search


def faults_of(game: Game, puzzle: Puzzle) -> list[str]:
    """What does not hold, in a sentence each. Nothing is searched."""
    try:
        t = at_the_moment(game, puzzle).t
    except FollowSuitError as error:
        return [str(error)]
    if puzzle.seat not in t.seats_to_act():
        return [f"seat {puzzle.seat} is not asked anything."]
    faults: list[str] = []
    offered = sorted(game.write_pick(pick) for pick in t.options(puzzle.seat))
    if sorted(puzzle.facts) != offered:
        faults.append(f"the answers are {', '.join(offered)}; it tells of {', '.join(sorted(puzzle.facts))}.")
    if puzzle.right not in puzzle.facts:
        return [*faults, f"nothing is told of the right answer, {puzzle.right}."]
    if puzzle.kind not in KINDS or puzzle.level not in LEVELS:
        faults.append("its kind or its level is none.")
    if puzzle.piece and all(piece.key != puzzle.piece for piece in game.pieces.values()):
        faults.append(f"{game.name} has no piece {puzzle.piece}.")
    gap = puzzle.facts[puzzle.right].chance - max(
        facts.chance for pick, facts in puzzle.facts.items() if pick != puzzle.right
    )
    if gap < GAP - 0.001 or gap < SURE * puzzle.proof.error - 0.001:
        faults.append(f"the right answer is ahead by {gap:.3f} only.")
    if (puzzle.proof.how == "every deal") != (puzzle.proof.error == 0.0):
        faults.append("only what was looked at in every deal has no error.")
    return faults


def searched_again(game: Game, puzzle: Puzzle, worlds: int) -> list[str]:
    """A tree search over so many worlds, which plays nothing out with open cards, finds the same answer."""
    view = at_the_moment(game, puzzle).t.view(puzzle.seat)
    search = Search(view, seeded(derived_seed(puzzle.seed, 3)), is_exact=False)
    search.run(worlds)
    found = game.write_pick(search.choice().pick)
    return [] if found == puzzle.right else [f"the search answers {found}, not {puzzle.right}."]


def judged_again(game: Game, puzzle: Puzzle, samples: int) -> list[str]:
    """In deals drawn anew the right answer is ahead, by more than what the error can make of it."""
    view = at_the_moment(game, puzzle).t.view(puzzle.seat)
    rng = seeded(derived_seed(puzzle.seed, 4))
    offered = [game.read_pick(pick) for pick in puzzle.facts]
    right = game.read_pick(puzzle.right)
    if puzzle.proof.how == "searched":
        judged = searched(view, offered, samples, rng)
    else:
        found = open_cards(view, offered, worlds_of(view, rng, samples), right)
        if found is None:
            return ["it is too long to be played out."]
        judged = found
    chances = judged.chances(puzzle.aim)
    for pick in offered:
        lead = chances[right] - chances[pick]
        if pick != right and lead <= judged.error(right, pick, puzzle.aim):
            other = f"{game.write_pick(pick)} comes to {chances[pick]:.3f}"
            return [f"{other}, {puzzle.right} to {chances[right]:.3f}."]
    return []
