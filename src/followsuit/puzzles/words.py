"""What is said about a puzzle, in sentences made of its facts. In braces they name what is drawn, as a
coach's words do: '{b8}' a card, '{seat 2}' a player, '{king}' a piece."""

from typing import Final

from followsuit.core.event import NO_SEAT, Event
from followsuit.core.game import Game
from followsuit.core.option import CARD, PIECE, argument_of, verb_of
from followsuit.core.reason import Reason
from followsuit.core.view import View
from followsuit.describe.question import QuestionText
from followsuit.describe.shapes import Mentioned
from followsuit.describe.wording import wording
from followsuit.messages.voice import voice
from followsuit.puzzles.puzzle import AnswerFacts, Happened, Puzzle
from followsuit.scenarios.notation import read_answers

FOLDER: Final = "puzzles"
ALL: Final = 0.9995  # what is written as everything
SOME: Final = 0.005
HALF: Final = 0.5


class PuzzleWords:
    """One puzzle in one language."""

    def __init__(self, game: Game, puzzle: Puzzle, view: View, names: list[str], language: str) -> None:
        self.game = game
        self.puzzle = puzzle
        self.words = wording(game, language)
        self.own = voice(FOLDER, language)
        self.asked = QuestionText(self.words, view, names)

    def title(self) -> str:
        return self.own.say(f"title-{self.puzzle.kind}")

    def ask(self) -> str:
        is_now = self.puzzle.kind == "win" and is_before_the_end(self.puzzle)
        return self.own.say("ask-now" if is_now else f"ask-{self.puzzle.kind}")

    def right(self) -> str:
        """What the answer does; then what it comes to, and the best of the others."""
        puzzle = self.puzzle
        facts = puzzle.facts[puzzle.right]
        others = {pick: other.chance for pick, other in puzzle.facts.items() if pick != puzzle.right}
        best = max(others, key=lambda pick: others[pick])
        return self.joined(
            [
                self.own.say("right", answer=self.named(puzzle.right)),
                *self.trick(facts),
                self.chance(facts),
                *self.end(facts),
                self.own.say("other-best", answer=self.named(best), share=percent(others[best])),
            ]
        )

    def wrong(self, pick: str) -> str:
        facts = self.puzzle.facts[pick]
        return self.joined([*self.trick(facts), self.chance(facts), *self.end(facts)])

    def joined(self, sentences: list[str]) -> str:
        return self.words.phrase("between-sentences").join(sentences)

    def named(self, written: str) -> str:
        pick = self.game.read_pick(written)
        if verb_of(pick) == CARD:
            return f"{{{self.game.card_names[argument_of(pick)]}}}"
        if verb_of(pick) == PIECE:
            return f"{{{self.game.pieces[argument_of(pick)].key}}}"
        return self.label(written)

    def label(self, written: str) -> str:
        """As it stands on the button."""
        return self.asked.label(self.game.read_pick(written))

    def trick(self, facts: AnswerFacts) -> list[str]:
        if facts.trick < 0.0:
            return []
        if facts.trick >= ALL:
            return [self.own.say("trick-yes")]
        if facts.trick > SOME or facts.taker < 0:
            return [self.own.say("trick-mostly" if facts.trick >= HALF else "trick-seldom")]
        name = f"{{seat {facts.taker}}}"
        if facts.card:
            return [self.own.say("trick-no-card", name=name, card=f"{{{facts.card}}}")]
        return [self.own.say("trick-no", name=name)]

    def chance(self, facts: AnswerFacts) -> str:
        puzzle = self.puzzle
        share = percent(facts.chance)
        if puzzle.proof.how == "searched":
            return self.own.say("searched-some", share=share)
        if facts.chance >= ALL:
            key = "all" if puzzle.proof.how == "every deal" else "tried"
            return self.own.say(f"{puzzle.aim}-{key}", deals=puzzle.proof.deals)
        if facts.chance < SOME:
            return self.own.say(f"{puzzle.aim}-none")
        return self.own.say(f"{puzzle.aim}-some", share=share if puzzle.aim == "win" else 100 - share)

    def end(self, facts: AnswerFacts) -> list[str]:
        """Who wins then, by what, and one of the ways in which it goes."""
        seat = self.puzzle.seat
        if facts.winner < 0:
            return []
        theirs, yours = facts.scores[facts.winner], facts.scores[seat]
        said: list[str] = []
        if facts.winner != seat:
            name = f"{{seat {facts.winner}}}"
            if self.is_better(theirs, yours):
                said.append(self.own.say("end-lost", name=name, theirs=theirs, yours=yours))
            else:
                said.append(self.own.say("end-lost-otherwise", name=name))
                said.append(self.words.sentence(Reason(facts.rule, facts.way)))
        else:
            others = [score for i, score in enumerate(facts.scores) if i != seat]
            second = min(others) if self.fewest_wins() else max(others)
            if self.is_better(yours, second):
                said.append(self.own.say("end-won", yours=yours, theirs=second))
            else:
                said.append(self.words.sentence(Reason(facts.rule, facts.way)))
        return [*said, *self.example(facts), *self.happenings(facts)]

    def happenings(self, facts: AnswerFacts) -> list[str]:
        """What becomes of oneself and of whoever wins; not that nothing is scored."""
        concerned = (self.puzzle.seat, facts.winner, NO_SEAT)
        return [
            self.happening(happened)
            for happened in facts.told
            if happened.seat in concerned
            and (happened.number or "number" not in self.words.event(happened.kind).places)
        ]

    def happening(self, happened: Happened) -> str:
        """As the log of a game tells it to whoever sits there."""
        event = Event(
            happened.kind,
            happened.seat,
            self.game.read_cards(happened.cards),
            happened.other,
            happened.number,
            [],
            happened.what,
        )
        reader = self.puzzle.seat
        told = self.words.parts(self.words.event_for(event, reader), event)
        parts = self.words.to_reader(told, reader)
        return "".join(part if isinstance(part, str) else self.reference(part) for part in parts)

    def reference(self, part: Mentioned) -> str:
        """In braces, as a coach names it."""
        if isinstance(part.seat, int):
            return f"{{seat {part.seat}}}"
        return f"{{{part.card if isinstance(part.card, str) else part.piece}}}"

    def example(self, facts: AnswerFacts) -> list[str]:
        """The cards that are played after it in one of the deals."""
        plays: list[str] = []
        for answer in read_answers(self.game, self.puzzle.players, facts.line):
            if verb_of(answer.pick) == CARD:
                card = self.game.card_names[argument_of(answer.pick)]
                plays.append(self.own.say("play", name=f"{{seat {answer.seat}}}", card=f"{{{card}}}"))
        if not plays:
            return []
        return [self.own.say("example", plays=self.words.phrase("comma").join(plays))]

    def is_better(self, one: int, other: int) -> bool:
        return one < other if self.fewest_wins() else one > other

    def fewest_wins(self) -> bool:
        return any("fewest" in part for part in self.game.sheet.values())

    def proof(self) -> str:
        proof = self.puzzle.proof
        keys = {"every deal": "every", "drawn deals": "drawn", "searched": "searched"}
        # Twice the standard error: what the true difference is within, nineteen times of twenty.
        return self.own.say(
            f"proof-{keys[proof.how]}", deals=proof.deals, error=f"{max(1.0, 200 * proof.error):.0f}"
        )


def is_before_the_end(puzzle: Puzzle) -> bool:
    """Whether the game goes on where it is not won now: then nobody has won after some of the answers."""
    return any(facts.winner < 0 and facts.chance < ALL for facts in puzzle.facts.values())


def percent(share: float) -> int:
    """Of 100; nothing that is not certain is written as all or none."""
    if share >= ALL or share < SOME:
        return round(100 * share)
    return min(99, max(1, round(100 * share)))
