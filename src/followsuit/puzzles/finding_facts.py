"""What an answer leads to, told in facts: who takes the trick, who wins then, with which scores.

Words are made of them when a puzzle is shown, in whatever language; a file holds none.
"""

from collections import Counter
from typing import Final

from followsuit.core.cards import HIDDEN, SPECTATOR
from followsuit.core.event import NO_SEAT, Event, Log
from followsuit.core.game import Game
from followsuit.core.rng import Rng
from followsuit.core.table import Table
from followsuit.core.view import View
from followsuit.puzzles.ends import Rest
from followsuit.puzzles.judging import ROOM, EndsByAnswer, thumb_player
from followsuit.puzzles.puzzle import Aim, AnswerFacts, Happened

LOOKED_AT: Final = 24  # deals whose rest is told
LONGEST_LINE: Final = 10  # answers of an example; more of them nobody follows
WON: Final = "won"  # the events that end a trick: somebody wins it,
BUST: Final = "bust"  # or, where nobody wants it, has to take it


class Aftermath:
    """What happened after an answer in one deal."""

    def __init__(self, world: Table, log: Log, line: list[str]) -> None:
        self.outcome = world.outcome
        self.line = line
        self.events = log.told[SPECTATOR]
        taken = [event for event in self.events if event.kind in (WON, BUST)]
        self.taken: Event | None = taken[0] if taken else None


class Teller:
    """Looks at some of the deals that were judged."""

    def __init__(self, game: Game, view: View, judged: EndsByAnswer, aim: Aim, blind: int, rng: Rng) -> None:
        self.game = game
        self.view = view
        self.judged = judged
        self.aim = aim
        self.blind = blind
        self.player = thumb_player(view, rng)
        self.rules: list[str] = []  # of the tricks and ends that are told, the commonest first
        every = max(1, len(judged.deals) // LOOKED_AT)
        self.deals = judged.deals[::every][:LOOKED_AT]

    def told(self, pick: int) -> list[Aftermath]:
        found: list[Aftermath] = []
        for world in self.deals:
            copy = world.clone()
            log = copy.log = Log()
            copy.apply(self.view.seat, pick)
            line: list[str] = []
            if self.judged.how == "searched":
                self.player.play_on(copy)
            else:
                blind = self.view.seat if pick == self.blind else NO_SEAT
                answers = Rest(max(1, self.view.table.part()), ROOM, blind).line(copy)
                line = [f"{seat} {self.game.write_pick(answer)}" for seat, answer in answers]
            found.append(Aftermath(copy, log, line))
        return found

    def is_telling(self, event: Event) -> bool:
        """Whether it says more than who played and took what: it has a reason, and is not the end itself."""
        is_end = any(part == "end" for part in self.game.sheet.get(event.kind, "").split())
        return bool(event.because) and event.kind not in (WON, BUST) and not is_end

    def happened(self, event: Event) -> Happened:
        return Happened(
            kind=event.kind,
            seat=event.seat,
            other=event.other,
            cards=self.game.write_cards([card for card in event.cards if card != HIDDEN]),
            number=event.number,
            what=event.what,
            rule=event.because[0].rule,
        )

    def facts(self, pick: int, is_right: bool) -> AnswerFacts:
        told = self.told(pick)
        facts = AnswerFacts(chance=round(self.judged.chances(self.aim)[pick], 3))
        self.tell_trick(facts, told)
        self.tell_end(facts, told, is_right)
        return facts

    def tell_trick(self, facts: AnswerFacts, told: list[Aftermath]) -> None:
        taken = [one.taken for one in told if one.taken is not None]
        if len(taken) < len(told) or self.judged.how == "searched":
            return
        mine = [event for event in taken if event.seat == self.view.seat]
        facts.trick = round(len(mine) / len(taken), 3)
        others = Counter(
            (event.seat, event.cards[0] if event.kind == WON and event.cards else -1)
            for event in taken
            if event.seat != self.view.seat
        )
        if others:
            (facts.taker, card), _ = others.most_common(1)[0]
            facts.card = self.game.write_card(card) if card >= 0 else ""
        told_by = mine if facts.trick >= 0.5 else [event for event in taken if event.seat != self.view.seat]
        reasons = Counter(reason.rule for event in told_by for reason in event.because)
        self.rules += [rule for rule, _ in reasons.most_common(2)]

    def tell_end(self, facts: AnswerFacts, told: list[Aftermath], is_right: bool) -> None:
        """The commonest end; of the right answer one that is won, of another one that somebody else wins."""
        seat = self.view.seat
        ends = Counter(
            one.outcome
            for one in told
            if one.outcome is not None and (seat in one.outcome.winners()) is is_right
        )
        if not ends:
            return
        outcome, _ = ends.most_common(1)[0]
        winners = outcome.winners()
        facts.winner = seat if seat in winners else winners[0]
        facts.rule = outcome.way.rule
        facts.way = outcome.way.sentence
        facts.scores = outcome.scores[:]
        shown = min([one for one in told if one.outcome == outcome], key=lambda one: len(one.line))
        facts.line = ", ".join(shown.line[:LONGEST_LINE])
        if self.judged.how != "searched":
            facts.told = [self.happened(event) for event in shown.events if self.is_telling(event)]
        self.rules.append(outcome.way.rule)
