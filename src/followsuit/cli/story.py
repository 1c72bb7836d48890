"""What happened so far, in lines under headings: written while it happens, and read again by `log`."""

from followsuit.cli.draw import event_text, opens_part
from followsuit.cli.scoring import AWARDS, POINTS, SCORING, sheet_lines
from followsuit.cli.screen import Screen
from followsuit.core.event import Event
from followsuit.core.game import Game
from followsuit.describe.news import ANSWERED, goes_on, together


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
        """The lines for these events, which happened under this heading."""
        before = len(self.lines)
        awards: list[Event] = []  # told with the points they come to
        last: Event | None = None
        for event in together(without_noise(events)):
            if opens_part(event):
                heading = self.under = self.text_of(event)
                self.lines.append(Line(heading, True))
                continue
            if event.kind in SCORING:
                heading = f"{heading.partition(',')[0]}, scoring"
            self.add_heading(heading)
            if event.kind in AWARDS:
                awards.append(event)
            elif event.kind == POINTS:
                own = [award for award in awards if award.seat == event.seat]
                awards = [award for award in awards if award.seat != event.seat]
                self.lines.append(Line(self.text_of(event), False))
                self.lines += [Line(text, False) for text in sheet_lines(own)]
            elif last is not None and goes_on(last, event) and self.can_join(event):
                self.join(event)
            else:
                self.lines.append(Line(self.text_of(event), False))
            last = event
        self.lines += [Line(self.text_of(award), False) for award in awards]
        return self.lines[before:]

    def text_of(self, event: Event) -> str:
        return event_text(self.game, event, self.names)

    def can_join(self, event: Event) -> bool:
        """'Laid out: King.' and 'Laid out: Hermit.' are one line: they are equal up to the colon."""
        first, colon, _ = self.lines[-1].text.partition(": ")
        return bool(colon) and self.text_of(event).startswith(f"{first}: ")

    def join(self, event: Event) -> None:
        rest = self.text_of(event).partition(": ")[2]
        self.lines[-1] = Line(f"{self.lines[-1].text.rstrip('.')}, {rest}", False)

    def add_heading(self, heading: str) -> list[Line]:
        """The heading, if the story is not under it already."""
        if heading == self.under:
            return []
        self.under = heading
        self.lines.append(Line(heading[:1].upper() + heading[1:], True))
        return self.lines[-1:]


def without_noise(events: list[Event]) -> list[Event]:
    """That somebody has answered is no news here: nobody at a terminal is waited for but its user."""
    return [event for event in events if event.kind != ANSWERED]
