"""What happened so far, in lines under headings: written while it happens, and read again by `log`."""

from followsuit.cli.draw import event_text, opens_part
from followsuit.cli.screen import Screen
from followsuit.core.event import Event
from followsuit.core.game import Game


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


class Story:
    def __init__(self, game: Game, names: list[str]) -> None:
        self.game = game
        self.names = names
        self.lines: list[Line] = []
        self.under = ""  # the heading that the next line comes under

    def add(self, events: list[Event], heading: str) -> list[Line]:
        """The lines for these events, which happened under this heading of the table."""
        before = len(self.lines)
        for event in events:
            text = event_text(self.game, event, self.names)
            if opens_part(event):
                heading = self.under = text
                self.lines.append(Line(text, True))
                continue
            self.add_heading(heading)
            self.lines.append(Line(text, False))
        return self.lines[before:]

    def add_heading(self, heading: str) -> list[Line]:
        """The heading, if the story is not under it already."""
        if heading == self.under:
            return []
        self.under = heading
        self.lines.append(Line(heading[:1].upper() + heading[1:], True))
        return self.lines[-1:]
