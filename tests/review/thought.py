"""What is thought about some moments in so many worlds: by a search, as a hint, in a review, over a puzzle.

    python tests/review/thought.py           write anew what is thought, into thought.json
    python tests/review/thought.py GAME      all that is thought about moments of a game, to look at

With worlds instead of seconds the same is thought everywhere. Whoever makes bots play better on purpose
writes it anew; who has not meant to looks at it before and after.
"""

import json
import sys
from hashlib import sha1
from itertools import islice
from pathlib import Path
from typing import Any, Final

from msgspec import to_builtins

from followsuit import Game, View, all_games, find_game
from followsuit.bots.hint import hint_for
from followsuit.core.policy import AT_RANDOM, BY_POLICY
from followsuit.core.rng import seeded
from followsuit.puzzles.finding_facts import Teller
from followsuit.puzzles.judging import open_cards, played_on, searched
from followsuit.puzzles.mining import Miner
from followsuit.puzzles.script import at_the_moment
from followsuit.puzzles.shelf import puzzles_of
from followsuit.puzzles.worlds import worlds_of
from followsuit.review import Budget, judge, review
from followsuit.review.outlook import Outlook
from followsuit.search.tree import Search
from followsuit.search.why import Look, Why
from moments import moments, size_of
from review.games import played

STORED: Final = Path(__file__).parent / "thought.json"
MOMENTS: Final = 5
EVERY: Final = 17  # questions from one moment to the next
WORLDS: Final = 24
FEW: Final = 4


def thought(game: Game) -> dict[str, Any]:
    """By a word, what comes out."""
    found: dict[str, Any] = {}
    for number, (t, seat) in enumerate(islice(moments(game, size_of(game), 4, EVERY), MOMENTS)):
        view = t.view(seat)
        found[f"moment {number}"] = [tallies(view), hinted(view), weighed(game, view)]
    match = played(game, game.players[0], 3)
    found["review"] = to_builtins(review(match, Budget(worlds=2), seats=[1]))
    for puzzle in puzzles_of(game.id)[:2]:
        now = at_the_moment(game, puzzle)
        found[f"puzzle {puzzle.id}"] = proved(game, now.t.view(puzzle.seat))
    return found


def tallies(view: View) -> list[Any]:
    """How often each answer was looked at, with which success, by two ways to play on."""
    found: list[Any] = []
    for rollouts in (AT_RANDOM, BY_POLICY):
        search = Search(view, seeded(7), rollouts=rollouts)
        search.run(WORLDS)
        found.append([(node.pick, node.visits, round(node.mean(), 6)) for node in search.answers()])
    return found


def hinted(view: View) -> list[Any]:
    hint = hint_for(view, seeded(5), worlds=WORLDS)
    return [hint.picks, *(said_why(hint.why) if hint.why is not None else [])]


def said_why(why: Why) -> list[Any]:
    looks = [looked(look) for look in [why.choice, *why.looks, *([why.second] if why.second else [])]]
    return [why.worlds, looks, why.feared_seat, why.feared_pick, round(why.feared_mean, 6)]


def looked(look: Look) -> list[float]:
    return [look.pick, look.visits, round(look.mean, 6), round(look.error, 6)]


def weighed(game: Game, view: View) -> Any:
    judgement = judge(view, Budget(worlds=FEW))
    Outlook(game, view, worlds=FEW).tell(judgement.best())
    return to_builtins(judgement)


def proved(game: Game, view: View) -> list[Any]:
    """What each answer comes to in a few deals, looked at in every way there is, and what is told of it."""
    offered = sorted(view.options())
    worlds = worlds_of(view, seeded(3), FEW)
    worlds = worlds._replace(deals=worlds.deals[:FEW])
    ways = [played_on(view, offered, worlds.deals, seeded(4)), searched(view, offered, FEW, seeded(5))]
    whole = open_cards(view, offered, worlds)
    found: list[Any] = []
    for judged in [*ways, *([whole] if whole is not None else [])]:
        teller = Teller(game, view, judged, "win", -1, seeded(6))
        found.append(
            [judged.how, rounded(judged.chances("win")), rounded(judged.chances("stop")), judged.is_over()]
        )
        found.append([to_builtins(teller.facts(pick, pick == offered[0])) for pick in offered])
        found.append([teller.rules, round(judged.error(offered[0], offered[-1], "win"), 6)])
    miner = Miner(game, 1)
    return [*found, miner.by_thumb(view, offered[0]), miner.by_glances(view, offered[0]), miner.piece(view)]


def rounded(chances: dict[int, float]) -> list[list[float]]:
    return [[pick, round(chance, 6)] for pick, chance in chances.items()]


def hashes_of(name: str) -> dict[str, str]:
    found = thought(find_game(name))
    return {
        word: sha1(json.dumps(said, sort_keys=True).encode()).hexdigest()[:8] for word, said in found.items()
    }


def kept() -> dict[str, dict[str, str]]:
    return dict(json.loads(STORED.read_text(encoding="utf-8")))


def main() -> None:
    match sys.argv[1:]:
        case [name]:
            print(json.dumps(thought(find_game(name)), indent=1, sort_keys=True))
        case _:
            found = {name: hashes_of(name) for name in all_games()}
            STORED.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
