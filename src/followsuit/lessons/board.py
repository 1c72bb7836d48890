"""The table of a lesson. A round that is over stays in sight until somebody has to act in the next one.

A game deals anew as soon as a round is counted; but the coach has yet to say what it came to, and to ask.
"""

from followsuit.core.event import Event, Log
from followsuit.core.table import Table


class LessonTable:
    """The table as it is, and as the learner sees it."""

    def __init__(self, t: Table, seat: int, heard: int = 0) -> None:
        self.t = t
        self.seat = seat  # where the learner sits
        self.heard = heard  # how much of what the learner is told has been passed on
        self.ended: Table | None = None  # the round that is over, while it is looked at
        self.told_of_it = 0  # how much had been told when it was over

    def answer(self, seat: int, pick: int) -> None:
        assert self.ended is None, "the next round is in sight before anybody acts in it"
        before = self.t.clone()
        told = len(self.all_told())
        self.t.answer(seat, pick)
        part = before.part()
        if 0 < part < self.t.part():
            before.horizon = part
            before.log = Log()
            before.answer(seat, pick)
            self.ended = before
            self.told_of_it = told + len(before.log.told[self.seat])

    def go_on(self) -> bool:
        """Put the next round in sight; False if it was."""
        was_over = self.ended is not None
        self.ended = None
        return was_over

    def seen(self) -> Table:
        return self.t if self.ended is None else self.ended

    def told(self) -> list[Event]:
        """What the learner has been told since the last time, up to what is in sight."""
        end = len(self.all_told()) if self.ended is None else self.told_of_it
        events = self.all_told()[self.heard : end]
        self.heard = end
        return events

    def untold(self) -> list[Event]:
        """The same with the deal that is not in sight yet: it is what closes the sheet of a round."""
        return self.all_told()[self.heard :]

    def all_told(self) -> list[Event]:
        assert self.t.log is not None
        return self.t.log.told[self.seat]
