"""Puzzles out of games that bots play: every question is looked at, and a few have one right answer.

A moment becomes a puzzle if one answer is better than every other by far more than the error, and if a
search that knows nothing of this finds the same answer.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from followsuit.bots.bot import Bot
from followsuit.bots.playing import bot_answer
from followsuit.bots.search_bot import SearchBot
from followsuit.bots.seeds import derived_seed, rng_of_bot
from followsuit.bots.thumb_bot import ThumbBot
from followsuit.core.errors import WrongOption
from followsuit.core.game import Game
from followsuit.core.option import CARD, NUMBER, PIECE, verb_of
from followsuit.core.record import Match
from followsuit.core.rng import Rng, seeded
from followsuit.core.roles import CounterRole
from followsuit.core.step import AskAll
from followsuit.core.view import View
from followsuit.puzzles.ends import is_short
from followsuit.puzzles.finding_facts import Teller
from followsuit.puzzles.judging import EndsByAnswer, is_whole, open_cards, played_on, searched
from followsuit.puzzles.puzzle import Aim, AnswerFacts, Happened, Kind, Proof, Puzzle
from followsuit.puzzles.worlds import Worlds, worlds_of
from followsuit.search.tree import Search

CAST: Final = "characters"  # the option that says who can be played as
FEWEST_ANSWERS: Final = 2
MOST_ANSWERS: Final = 8
GLIMPSE: Final = 5  # deals in which a question is looked at first
GLIMPSE_ROOM: Final = 100
GLIMPSE_GAP: Final = 0.12
SAMPLES: Final = 300  # deals that are drawn where there are too many
FIRST_PLAYED: Final = 12
SEARCHED: Final = 400  # and where a search thinks ahead
GAP: Final = 0.2  # between the right answer and every other
LEAST: Final = 0.5  # what the right answer comes to
LEAST_STOPPED: Final = 0.8
SURE: Final = 5.0  # how many times its error the gap is at least
CHECKED: Final = 1500  # worlds of the search that has to agree
SHORT: Final = 30  # worlds of a glance, which tells how hard it is
GLANCES: Final = 8
EASY: Final = 0.5  # how often rules of thumb find an easy one
OFTEN: Final = 0.75
NEAR: Final = 0.35  # how far the right answer is ahead in a hard one, at most
MOST_RULES: Final = 5  # that stand behind the reason
MOST_TOLD: Final = 3  # events that an answer is explained by
RARE_RIGHT: Final = 0.05  # the share of deals in which a discard takes the trick all the same


class FoundQuestion(NamedTuple):
    """A question with one right answer."""

    judged: EndsByAnswer
    right: int
    aim: Aim
    gap: float
    error: float


class Miner:
    """Puzzles of one game, found in games with seeds that hang on one seed."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.rng: Rng = seeded(derived_seed(seed, 1))
        self.kinds: Counter[Kind] = Counter()  # of those that were found

    def mine(self) -> Iterator[Puzzle]:
        """Without end, at most one of each game that is played: two would tell about each other."""
        index = 0
        while True:
            index += 1
            puzzle = self.mine_one(derived_seed(self.seed, 2, index) % 10**9)
            if puzzle is not None:
                yield puzzle

    def mine_one(self, seed: int) -> Puzzle | None:
        match = self.table(seed)
        bots: list[Bot] = [ThumbBot(rng_of_bot(seed, seat)) for seat in range(len(match.names))]
        thinker = self.rng.below(8 * len(bots))  # in one of eight games somebody thinks ahead
        if thinker < len(bots):
            bots[thinker] = SearchBot(rng_of_bot(seed, thinker), worlds=SHORT)
        found: list[Puzzle] = []
        seat = match.table.next_seat()
        while seat >= 0:
            puzzle = self.look(match, seat)
            if puzzle is not None:
                found.append(puzzle)
            match.answer(seat, bot_answer(bots[seat], match.table, seat))
            seat = match.table.next_seat()
        if not found:
            return None
        rarest = min(found, key=lambda puzzle: (self.kinds[puzzle.kind], -puzzle.level))
        self.kinds[rarest.kind] += 1
        return rarest

    def table(self, seed: int) -> Match:
        """Of a usual size, and in every other game with a cast that is drawn, where a game has such."""
        sizes = [count for count in self.game.players if count > 2]
        players = sizes[self.rng.below(min(3, len(sizes)))]
        for option in self.game.options:
            if option.name == CAST and self.rng.below(2):
                try:
                    return Match(self.game, players, {CAST: option.drawn(self.rng)}, seed, None)
                except WrongOption:
                    break  # too few for so many players: then the usual ones
        return Match(self.game, players, {}, seed, None)

    # One question.

    def look(self, match: Match, seat: int) -> Puzzle | None:
        t = match.table
        offered = t.options(seat)
        if not FEWEST_ANSWERS <= len(offered) <= MOST_ANSWERS or isinstance(t.question(), AskAll):
            return None
        view = t.view(seat)
        found = self.one_right(view, sorted(offered))
        if found is None:
            return None
        if not self.is_found_by_search(view, found.right):
            return None
        return self.puzzle(match, view, found)

    def one_right(self, view: View, offered: list[int]) -> FoundQuestion | None:
        if self.is_choice(view, offered):
            return self.choice_right(view, offered)
        return self.play_right(view, offered)

    def is_choice(self, view: View, offered: list[int]) -> bool:
        """Somebody to play as, or a bid, for the last round: what it brings shows at the end of it."""
        rounds, _ = self.game.length(view.table)
        is_last = rounds > 0 and view.table.part() == rounds
        return is_last and all(verb_of(pick) in (PIECE, NUMBER) for pick in offered)

    def choice_right(self, view: View, offered: list[int]) -> FoundQuestion | None:
        """What looks right in a few deals by rule of thumb is proven by a search."""
        deals = [view.imagine(self.rng) for _ in range(FIRST_PLAYED)]
        if best(played_on(view, offered, deals, self.rng), "win", GLIMPSE_GAP, LEAST, 0.0) is None:
            return None
        return best(searched(view, offered, SEARCHED, self.rng), "win", GAP, LEAST, SURE)

    def play_right(self, view: View, offered: list[int]) -> FoundQuestion | None:
        glimpsed = self.glimpsed(view, offered)
        if glimpsed is None:
            return None
        aim, right = glimpsed
        worlds = worlds_of(view, self.rng, SAMPLES)
        judged = open_cards(view, offered, worlds, right)
        if judged is None:
            return None
        if worlds.is_all and not is_whole(view, judged, self.rng, right):
            judged = open_cards(view, offered, drawn(view, self.rng), right)
            if judged is None:
                return None
        if aim == "stop" and judged.is_over():
            return None  # then it is the victory that counts
        found = best(judged, aim, GAP, LEAST if aim == "win" else LEAST_STOPPED, SURE)
        if found is None or found.right != right:
            return None
        is_best = all(judged.worth(right) >= judged.worth(pick) for pick in offered)
        return found if is_best else None

    def glimpsed(self, view: View, offered: list[int]) -> tuple[Aim, int] | None:
        """What may be right, by a few deals; nothing most of the time."""
        if not is_short(view.imagine(self.rng), GLIMPSE_ROOM * len(offered)):
            return None
        one = open_cards(view, offered, drawn(view, self.rng, 1), room=GLIMPSE_ROOM)
        if one is None or not differs(one):
            return None
        few = open_cards(view, offered, drawn(view, self.rng, GLIMPSE), room=GLIMPSE_ROOM)
        if few is None:
            return None
        aims: list[tuple[Aim, float]] = [("win", LEAST), ("stop", LEAST_STOPPED)]
        for aim, least in aims:
            found = best(few, aim, GLIMPSE_GAP, least - GLIMPSE_GAP, 0.0)
            if found is not None:
                return aim, found.right
        return None

    def is_found_by_search(self, view: View, right: int) -> bool:
        search = Search(view, self.rng, is_exact=False)
        search.run(CHECKED)
        return search.choice().pick == right

    # What is written down.

    def puzzle(self, match: Match, view: View, found: FoundQuestion) -> Puzzle | None:
        teller = Teller(self.game, view, found.judged, found.aim, found.right, self.rng)
        write = self.game.write_pick
        order = [found.right, *[pick for pick in found.judged.ends if pick != found.right]]
        facts = {write(pick): teller.facts(pick, pick == found.right) for pick in order}
        keep_what_differs(facts, write(found.right))
        thumb = self.by_thumb(view, found.right)
        glance = self.by_glances(view, found.right)
        rules = [*[happened.rule for happened in facts[write(found.right)].told], *teller.rules]
        answers = [f"{seat} {write(pick)}" for seat, pick in zip(match.seats, match.picks, strict=True)]
        usual = self.game.checked_options(len(match.names), {}, 0)
        return Puzzle(
            id="",
            kind=self.kind(view, found, [facts[write(pick)].trick for pick in order]),
            aim=found.aim,
            level=level(thumb, glance, found.gap),
            piece=self.piece(view),
            players=len(match.names),
            options={name: value for name, value in match.options.items() if value != usual[name]},
            seed=match.seed,
            answers=", ".join(answers),
            seat=view.seat,
            right=write(found.right),
            rules=list(dict.fromkeys(rules))[:MOST_RULES],
            proof=Proof(how=found.judged.how, deals=len(found.judged.deals), error=round(found.error, 4)),
            thumb=thumb,
            glance=glance,
            facts=facts,
        )

    def kind(self, view: View, found: FoundQuestion, tricks: list[float]) -> Kind:
        """By what the right answer does, which comes first, and the others."""
        if found.aim == "stop":
            return "stop"
        if found.judged.how == "searched":
            return "character"
        is_card = verb_of(found.right) == CARD and not is_leading(self.game, view)
        if is_card and 0.0 <= tricks[0] <= RARE_RIGHT and max(tricks) > RARE_RIGHT:
            return "discard"
        return "win"

    def by_thumb(self, view: View, right: int) -> float:
        offered = sorted(view.options())
        priors = view.table.policy.priors(view.table, view.seat, offered)
        if not priors:
            return round(1.0 / len(offered), 2)
        best = [pick for pick, prior in zip(offered, priors, strict=True) if prior == max(priors)]
        return round(1.0 / len(best), 2) if right in best else 0.0

    def by_glances(self, view: View, right: int) -> float:
        times = 0
        for _ in range(GLANCES):
            search = Search(view, self.rng, is_exact=False)
            search.run(SHORT)
            times += search.choice().pick == right
        return round(times / GLANCES, 2)

    def piece(self, view: View) -> str:
        for counter in self.game.layout(view).counters:
            if counter.seat == view.seat and counter.role is CounterRole.CHARACTER and counter.piece >= 0:
                return self.game.pieces[counter.piece].key
        return ""


def keep_what_differs(facts: dict[str, AnswerFacts], right: str) -> None:
    """Of what happens, that which does not happen whatever is answered: of each wrong answer beside the right
    one, of the right one beside all others."""
    ours = facts[right].told
    others = [happened for pick, one in facts.items() if pick != right for happened in one.told]
    for pick, one in facts.items():
        elsewhere = others if pick == right else ours
        told: list[Happened] = []
        for happened in one.told:
            if happened not in elsewhere and happened not in told:
                told.append(happened)
        one.told = told[:MOST_TOLD]


def best(judged: EndsByAnswer, aim: Aim, gap: float, least: float, sure: float) -> FoundQuestion | None:
    """The answer that is better than every other by so much."""
    chances = judged.chances(aim)
    ranked = sorted(chances, key=lambda pick: -chances[pick])
    right, second = ranked[0], ranked[1]
    if chances[right] < least:
        return None
    error = max(judged.error(right, other, aim) for other in ranked[1:])
    lead = chances[right] - chances[second]
    if lead < gap or lead < sure * error:
        return None
    return FoundQuestion(judged, right, aim, lead, error)


def differs(judged: EndsByAnswer) -> bool:
    """Whether it matters at all what is answered."""
    aims: list[Aim] = ["win", "stop"]
    return any(len(set(judged.chances(aim).values())) > 1 for aim in aims)


def drawn(view: View, rng: Rng, samples: int = SAMPLES) -> Worlds:
    return Worlds([view.imagine(rng) for _ in range(samples)], False)


def is_leading(game: Game, view: View) -> bool:
    trick = game.layout(view).trick
    return trick is None or (not trick.led and trick.leader == view.seat)


def level(thumb: float, glance: float, lead: float) -> int:
    """Easy where rules of thumb find it; hard where a short search often does not, or another is near."""
    if thumb >= EASY:
        return 1
    return 3 if glance < OFTEN or lead < NEAR else 2
