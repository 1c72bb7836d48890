"""What happened so far, in lines under headings: written while it happens, and read again by `log`."""

from typing import Final

from followsuit.cli.looks import HANG
from followsuit.cli.screen import Screen
from followsuit.cli.speaker import Speaker
from followsuit.core.event import Event
from followsuit.describe.news import ANSWERED, sentences
from followsuit.describe.shapes import SheetLine
from followsuit.describe.sheet import sums

# What events are on the sheet of a round: see followsuit.describe.sheet.
TRICK_ENDS: Final = ("win", "no")
TOTAL: Final = "total"
ON_A_LINE: Final = ("plus", "minus")


class Line:
    """A line of the story. A heading has an empty line before it."""

    def __init__(self, text: str, is_heading: bool) -> None:
        self.text = text
        self.is_heading = is_heading

    def say(self, screen: Screen) -> None:
        if self.is_heading:
            screen.heading(self.text)
        else:
            screen.say(f"  {self.text}")


class TerminalStory:
    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.lines: list[Line] = []
        self.under = ""  # the heading that the next line comes under

    def add(self, events: list[Event], heading: str) -> list[Line]:
        """The lines for these events, which happened under this heading.

        That somebody has answered is no news here: nobody at a terminal is waited for but its user.
        """
        before = len(self.lines)
        events = [event for event in events if event.kind != ANSWERED]
        scoring = self.scoring(events)
        totals = {event.seat for event in scoring if self.role(event) == TOTAL}
        lines = sums(self.speaker.words, scoring, self.speaker.names)
        for event, parts in sentences(self.speaker.words, events, self.speaker.reader):
            text = self.speaker.told(event, parts)
            if self.role(event) == "round":
                heading = self.under = text
                self.lines.append(Line(text, True))
                continue
            if totals and event in scoring:
                heading = f"{heading.partition(',')[0]}, scoring"
            self.add_heading(heading)
            if self.role(event) in ON_A_LINE and event in scoring and event.seat in totals:
                continue  # it is a line of what this seat has then
            self.lines.append(Line(text, False))
            if self.role(event) == TOTAL:
                self.lines += [Line(self.sheet_line(line), False) for line in lines[event.seat]]
        return self.lines[before:]

    def role(self, event: Event) -> str:
        return self.speaker.game.sheet.get(event.kind, "").partition(" ")[0]

    def scoring(self, events: list[Event]) -> list[Event]:
        """Of the end of a round, what is counted after its last trick; nothing in the middle of one."""
        counted: list[Event] = []
        for event in events:
            role = self.role(event)
            if role in TRICK_ENDS:
                counted = []
            elif role in ON_A_LINE or role in (TOTAL, "award"):
                counted.append(event)
        return counted if any(self.role(event) == TOTAL for event in counted) else []

    def sheet_line(self, line: SheetLine) -> str:
        """'+20  The task was done. (TA-RUL-10)'"""
        why = self.speaker.say("with-rule", sentence=line.text, rule=line.rule) if line.rule else ""
        amount = f"{line.amount:+4}" if line.amount else "   0"
        return f"  {amount}  {HANG}{why}"

    def add_heading(self, heading: str) -> list[Line]:
        """The heading, if the story is not under it already."""
        if heading == self.under:
            return []
        self.under = heading
        self.lines.append(Line(self.speaker.words.heading(heading), True))
        return self.lines[-1:]
