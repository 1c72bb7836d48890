"""Runs scenarios, and says where they do not hold. It knows no game: games read and write positions."""

import pathlib
from typing import Final

from followsuit.core.cards import SPECTATOR
from followsuit.core.errors import AnswerRefused, Unreadable
from followsuit.core.event import Event
from followsuit.core.position import PositionError, as_written
from followsuit.core.reason import NOT_OFFERED
from followsuit.core.table import Table
from followsuit.scenarios.coaching import CoachCheck
from followsuit.scenarios.notation import (
    asked_now,
    is_told,
    write_answer,
    write_asked,
    write_event,
    write_happening,
)
from followsuit.scenarios.reading import read_scenario, viewer_name
from followsuit.scenarios.scenario import ExpectedQuestion, Happening, Scenario, ScenarioAnswer, ScenarioStep
from followsuit.scenarios.set_up import set_up

# Values that say for each seat which cards, or suits, are there: in whatever order.
WITHOUT_ORDER: Final = ("hands", "leads", "taken", "shown", "open", "seen", "known", "voids", "tableaux")


def check_file(path: pathlib.Path) -> list[str]:
    """What does not hold, each beginning 'FILE:LINE: '; nothing if all of it does.

    A file that is no scenario, or no position of its game, is Unreadable.
    """
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise Unreadable(f"{path} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise Unreadable(f"{path} is not a text in UTF-8.") from error
    return check_text(text, str(path))


def check_text(text: str, name: str) -> list[str]:
    """The same for a text; `name` stands for the file in what is said."""
    scenario = read_scenario(text)
    t = start(scenario)
    keys = Keys(scenario, t)
    failures: list[str] = []
    for index in range(len(scenario.steps)):
        if scenario.steps[index].position is not None:
            t = laid(scenario, index)
        check = StepCheck(scenario, t, index, keys)
        check.run()
        found = check.failures
        if scenario.lesson is not None and not found:
            coaching = CoachCheck(scenario, t, index)
            coaching.run()
            found = coaching.failures
        failures += [f"{name}:{line}: {message}" for line, message in found]
        if check.is_stuck:
            break
    keys.check()
    return failures


def start(scenario: Scenario) -> Table:
    return table_in(scenario, scenario.position, "table")


def laid(scenario: Scenario, index: int) -> Table:
    """The table anew, in the position that this step begins with."""
    return table_in(scenario, scenario.steps[index].position, "step", index, "position")


def table_in(scenario: Scenario, position: dict[str, object] | None, *key: str | int) -> Table:
    try:
        return set_up(scenario.game, scenario.players, scenario.options, scenario.seed, position)
    except PositionError as error:
        raise Unreadable(str(error), scenario.lines.of(*key, error.key, error.index)) from error
    except Unreadable as error:
        raise Unreadable(str(error), scenario.lines.of(*key)) from error


class Keys:
    """Which values positions of this scenario have: with whoever comes in, others come in too."""

    def __init__(self, scenario: Scenario, t: Table) -> None:
        self.known: set[str] = set()
        self.missing: list[tuple[str, int]] = []  # what was expected while nothing had it, and its line
        for index in range(len(scenario.steps)):
            step = scenario.steps[index]
            if step.table or step.sees:
                try:
                    self.known = set(scenario.game.write_position(t))
                except Unreadable as error:
                    key = "table" if step.table else "sees"
                    raise Unreadable(str(error), scenario.lines.of("step", index, key)) from error
                return

    def check(self) -> None:
        """Refuse an expectation about something that no position of the scenario had."""
        for name, line in self.missing:
            if name not in self.known:
                raise Unreadable(f"a position has no {name}; it has {', '.join(sorted(self.known))}.", line)


class StepCheck:
    """One step: its answers are given, then everything it expects is looked at."""

    def __init__(self, scenario: Scenario, t: Table, index: int, keys: Keys) -> None:
        assert t.log is not None
        self.scenario = scenario
        self.game = scenario.game
        self.t = t
        self.index = index
        self.step: ScenarioStep = scenario.steps[index]
        self.keys = keys
        self.log = t.log
        # What setting up led to belongs to the step after it.
        is_set_up = index == 0 or self.step.position is not None
        self.told_before = [0 if is_set_up else len(told) for told in t.log.told]
        self.failures: list[tuple[int, str]] = []
        self.is_stuck = False  # an answer of the script was refused, so the rest means nothing

    def run(self) -> None:
        for answer in self.step.answers:
            try:
                self.t.answer(answer.seat, answer.pick)
            except AnswerRefused as refusal:
                written = write_answer(self.game, answer)
                self.fail(f"the answer '{written}' is refused: {refusal}", "answers")
                self.is_stuck = True
                return
        self.check_asked()
        self.check_question()
        self.check_refused()
        self.check_told(self.step.told, SPECTATOR, "told")
        self.check_not_told()
        for viewer, happenings in self.step.told_to.items():
            self.check_told(happenings, viewer, "told_to", viewer_name(viewer))
        self.check_position(self.t, self.step.table, "table")
        for viewer, values in self.step.sees.items():
            self.check_position(self.t.view(viewer).table, values, "sees", viewer_name(viewer))
        self.check_outcome()

    def check_asked(self) -> None:
        if self.step.asked is None:
            return
        found = asked_now(self.t)
        said = {entry.seat: entry.options for entry in self.step.asked}
        for i in range(len(found)):
            if said.get(found[i].seat, []) is None:
                found[i] = ExpectedQuestion(found[i].seat, None)
        if found != self.step.asked:
            expected = write_asked(self.game, self.step.asked)
            self.differ("other seats or options are asked", expected, write_asked(self.game, found), "asked")

    def check_question(self) -> None:
        expected = self.step.question
        question = self.t.question()
        found = "none" if question is None else type(question).__name__
        if expected is not None and found != expected:
            self.differ("the question is another", [expected], [found], "question")

    def check_refused(self) -> None:
        for i in range(len(self.step.refused)):
            expected = self.step.refused[i]
            found = self.refusal_of(expected.answer)
            wanted = "refused" if expected.rule is None else f"refused by {expected.rule}"
            is_any = expected.rule is None and found.startswith("refused by ") and ", but " not in found
            if found != wanted and not is_any:
                message = f"the answer '{expected.text}' is taken otherwise"
                self.differ(message, [wanted], [found], "refused", i)

    def refusal_of(self, answer: ScenarioAnswer | None) -> str:
        """Tried on a copy, so that an answer that is allowed after all does not change the table."""
        if answer is None:
            return f"refused by {NOT_OFFERED.rule}"
        copy = self.t.clone()
        try:
            copy.answer(answer.seat, answer.pick)
        except AnswerRefused as refusal:
            if copy.words() != self.t.words():
                return f"refused by {refusal.reason.rule}, but the table has changed"
            return f"refused by {refusal.reason.rule}"
        return "allowed"

    def check_told(self, expected: list[Happening], viewer: int, *key: str) -> None:
        """Each was told, in this order; others may lie between."""
        told = self.told_now(viewer)
        at = 0
        for i in range(len(expected)):
            start = at
            while at < len(told) and not is_told(told[at], expected[i]):
                at += 1
            if at == len(told):
                after = " after the one before it" if start else ""
                found = [write_event(self.game, event) for event in told[start:]] or ["nothing"]
                written = write_happening(self.game, expected[i])
                self.differ(f"this was not told{after}", [written], found, *key, i)
                return
            at += 1

    def check_not_told(self) -> None:
        for i in range(len(self.step.not_told)):
            expected = self.step.not_told[i]
            found = [event for event in self.told_now(SPECTATOR) if is_told(event, expected)]
            if found:
                written = [write_event(self.game, event) for event in found]
                missing = f"no {write_happening(self.game, expected)}"
                self.differ("this was told", [missing], written, "not_told", i)

    def told_now(self, viewer: int) -> list[Event]:
        return self.log.told[viewer][self.told_before[viewer] :]

    def check_position(self, t: Table, expected: dict[str, object], *key: str) -> None:
        if not expected:
            return
        found = self.game.write_position(t)
        self.keys.known |= set(found)
        for name, value in expected.items():
            if name in found:
                self.compare(value, found[name], *key, name)
            else:
                self.keys.missing.append((name, self.line_of(*key, name)))
                self.differ(
                    f"there is no {'.'.join([*key, name])} now", [as_written(value)], ["nothing"], *key, name
                )

    def check_outcome(self) -> None:
        expected = self.step.outcome
        if expected is None:
            return
        outcome = self.t.outcome
        if outcome is None:
            asked = "; ".join(write_asked(self.game, asked_now(self.t)))
            self.differ("the game goes on", ["the game is over"], [f"asked: {asked}"], "outcome")
            return
        for key, value, found in [
            ("places", expected.places, outcome.places),
            ("scores", expected.scores, outcome.scores),
            ("way", expected.way, outcome.way.rule),
        ]:
            if value is not None:
                self.compare(value, found, "outcome", key)

    # What is said.

    def compare(self, expected: object, found: object, *key: str) -> None:
        if as_written(expected) == as_written(found):
            return
        if key[-1] not in WITHOUT_ORDER or in_order(expected) != in_order(found):
            values = [as_written(expected)], [as_written(found)]
            self.differ(f"{'.'.join(key)} has another value", *values, *key)

    def differ(self, message: str, expected: list[str], found: list[str], *key: str | int) -> None:
        lines = [f"{message}.", *labelled("expected", expected), *labelled("found", found)]
        self.fail("\n".join(lines), *key)

    def fail(self, message: str, *key: str | int) -> None:
        self.failures.append((self.line_of(*key), f"step {self.index + 1}: {message}"))

    def line_of(self, *key: str | int) -> int:
        return self.scenario.lines.of("step", self.index, *key)


def in_order(value: object) -> object:
    """A list of texts whose words have no order, such as the hands, in one order."""
    if not isinstance(value, list):
        return value
    return [" ".join(sorted(text.split())) if isinstance(text, str) else text for text in value]


def labelled(label: str, texts: list[str]) -> list[str]:
    """The texts one below the other, behind a label."""
    return [f"  {label if i == 0 else '':8}  {texts[i]}" for i in range(len(texts))]
