"""Whether a lesson can be played to its end, and has something to say to every answer on the way."""

from followsuit.core.game import Game
from followsuit.core.option import CARD, POWER, argument_of, verb_of
from followsuit.core.table import Table
from followsuit.scenarios.coach import ELSE
from followsuit.scenarios.scenario import Scenario, ScenarioAnswer


def right_picks(t: Table, seat: int, answers: list[ScenarioAnswer]) -> list[int]:
    """Of these answers, those to what this seat is asked now: several for a set or a power."""
    copy = t.clone()
    copy.log = None
    picks: list[int] = []
    for answer in answers:
        if answer.seat != seat:
            break
        copy.answer(seat, answer.pick)
        picks.append(answer.pick)
        if not copy.sealed[seat]:
            break
    return picks


def stages(picks: list[int]) -> list[list[int]]:
    """One by one the powers that are announced first; then all that is answered together."""
    at = 0
    while at < len(picks) and verb_of(picks[at]) == POWER:
        at += 1
    rest = [picks[at:]] if at < len(picks) else []
    return [*[[pick] for pick in picks[:at]], *rest]


def words_for(game: Game, wrong: list[str], pick: int) -> str:
    """Under which of these an answer is spoken of; nothing where there are no words for it."""
    written = game.write_pick(pick)
    if written in wrong:
        return written
    return ELSE if ELSE in wrong else ""


class CoachCheck:
    """What is missing in the words of one step, once its answers are given."""

    def __init__(self, scenario: Scenario, t: Table, index: int) -> None:
        assert scenario.lesson is not None
        self.scenario = scenario
        self.game = scenario.game
        self.t = t
        self.index = index
        self.seat = scenario.lesson.seat
        self.failures: list[tuple[int, str]] = []

    def run(self) -> None:
        steps = self.scenario.steps
        coach = steps[self.index].coach
        is_last = self.index == len(steps) - 1
        is_asked = coach is not None and self.seat in self.t.seats_to_act()
        if is_asked and not self.t.options(self.seat):
            self.fail(f"seat {self.seat} is asked here and has no answer; the position lacks something.")
            return
        if coach is None or not coach.asks_at_the_table():
            if is_last and coach is None:
                self.fail("the coach says nothing at the end of the lesson.")
            return
        if self.seat not in self.t.seats_to_act():
            self.fail(f"the coach asks, but seat {self.seat} is not asked anything here.", "ask")
            return
        if is_last or steps[self.index + 1].position is not None:
            self.fail("the coach asks, but no step goes on with the right answer.", "ask")
            return
        answers = steps[self.index + 1].answers
        if not answers or answers[0].seat != self.seat:
            self.fail(f"the next step does not begin with the answer of seat {self.seat}.", "ask")
            return
        self.check_wrong(right_picks(self.t, self.seat, answers), list(coach.wrong))

    def check_wrong(self, right: list[int], wrong: list[str]) -> None:
        """Every other answer is spoken of, and nothing is that cannot be given or is right."""
        copy = self.t.clone()
        copy.log = None
        for stage in stages(right):
            for pick in copy.options(self.seat):
                if pick not in stage and not words_for(self.game, wrong, pick):
                    written = self.game.write_pick(pick)
                    self.fail(f"the coach has no words for the answer '{written}'.", "wrong")
                    return
            for pick in stage:
                copy.answer(self.seat, pick)
        for written in wrong:
            if written != ELSE and [self.game.read_pick(word) for word in written.split()] == right:
                self.fail(f"the right answer is called wrong: '{written}'.", "wrong", written)
            elif written != ELSE and not all(self.is_there(word) for word in written.split()):
                self.fail(f"nobody could answer '{written}' here.", "wrong", written)

    def is_there(self, written: str) -> bool:
        """Whether this is offered, or a card that the learner holds and may not play now."""
        pick = self.game.read_pick(written)
        if pick in self.t.options(self.seat):
            return True
        areas = self.game.layout(self.t.view(self.seat)).areas
        held = [card for area in areas if area.seat == self.seat for card in area.cards]
        return verb_of(pick) == CARD and argument_of(pick) in held

    def fail(self, message: str, *key: str) -> None:
        line = self.scenario.lines.of("step", self.index, "coach", *key)
        self.failures.append((line, f"step {self.index + 1}: {message}"))
