"""`followsuit replay`: a record step by step, with reasons; or the table at one moment of it."""

import sys
from pathlib import Path
from typing import Final

from followsuit.cli.draw import (
    option_lines,
    outcome_lines,
    pick_text,
    table_lines,
)
from followsuit.cli.files import read_text
from followsuit.cli.looks import Looks
from followsuit.cli.screen import Screen, is_terminal
from followsuit.cli.setting import check_seat
from followsuit.cli.speaker import Speaker, chosen_language, say
from followsuit.cli.story import TerminalStory
from followsuit.core.cards import HIDDEN, SPECTATOR
from followsuit.core.errors import FollowSuitError, Unreadable, WrongOption
from followsuit.core.event import Event, Log
from followsuit.core.layout import Area, Layout, Picture
from followsuit.core.record import Match
from followsuit.core.sentence import Sentence
from followsuit.core.table import Table
from followsuit.describe.question import in_order
from followsuit.messages.wrong import said_to
from followsuit.registry import read_record

ALL_OPEN: Final = SPECTATOR  # no seat's eyes: every card as whoever sees it knows it


def replay(
    path: Path, at: int | None, seat: int | None, without_stops: bool, language: str | None = None
) -> None:
    spoken = chosen_language(language)
    text = read_text(path)
    try:
        match = read_record(text)
    except FollowSuitError as error:
        raise Unreadable(Sentence("{file}: {why}", file=path, why=error.args[0])) from error
    if seat is not None:
        check_seat(seat, len(match.names))
    if at is not None and not 0 <= at <= len(match.picks):
        raise WrongOption(say("wrong-moment", spoken, answers=len(match.picks), at=at))
    looks = Looks()
    looks.add_game(match.game)
    viewing = Viewing(match, ALL_OPEN if seat is None else seat, Screen(looks), spoken)
    viewing.say_header()
    if at is not None:
        viewing.say_table_at(at)
    else:
        has_stops = is_terminal(sys.stdin) and is_terminal(sys.stdout) and not without_stops
        viewing.say_story(has_stops)


class Viewing:
    """A record seen by one seat, or with all cards open: the game is over, and its seed tells everything."""

    def __init__(self, match: Match, seat: int, screen: Screen, language: str) -> None:
        self.match = match
        self.game = match.game
        self.speaker = Speaker(match.game, match.names, language)
        self.seat = seat
        self.screen = screen

    def say_header(self) -> None:
        match, say, listed = self.match, self.speaker.say, self.speaker.listed
        game = self.speaker.game_name()
        self.screen.say(say("title", game=game, players=len(match.names), seed=match.seed), "heading")
        options = "; ".join(f"{name} = {str(value).lower()}" for name, value in match.options.items())
        if options:
            self.screen.say(say("options", options=options))
        seats = [say("in-seat", name=match.names[seat], seat=seat) for seat in range(len(match.names))]
        self.screen.say(say("seats", seats=listed(seats)))
        if self.seat == ALL_OPEN:
            self.screen.say(say("answers-open", answers=len(match.picks)))
        else:
            self.screen.say(say("answers-as-seen", answers=len(match.picks), name=match.names[self.seat]))

    # The whole game.

    def say_story(self, has_stops: bool) -> None:
        log = Log()
        t = self.match.at(0, log)
        story = TerminalStory(self.speaker)
        heard = 0
        heading = t.heading()
        for i in range(len(self.match.picks) + 1):
            for line in story.add(self.events_of(log, heard), heading):
                if line.is_heading and has_stops and heard and not self.is_going_on():
                    return
                line.say(self.screen)
            heard = len(log.told[0])
            if i < len(self.match.picks):
                heading = t.heading()
                t.apply(self.match.seats[i], self.match.picks[i])
        self.say_end(t)

    def is_going_on(self) -> bool:
        line = self.screen.ask(self.speaker.say("go-on"))
        return line is not None and not line.lower().startswith("q")

    def events_of(self, log: Log, first: int) -> list[Event]:
        if self.seat != ALL_OPEN:
            return log.told[self.seat][first:]
        seats = range(len(self.match.names))
        return [open_event([log.told[seat][i] for seat in seats]) for i in range(first, len(log.told[0]))]

    def say_end(self, t: Table) -> None:
        match = self.match
        self.screen.heading(self.speaker.say("result"))
        if match.parted:
            self.screen.say(self.speaker.say("parted", where=said_to(match.parted, self.speaker.language)))
            if match.stored_result:
                self.screen.say(self.speaker.say("stored-result", result=match.stored_result))
        elif t.outcome is None:
            self.screen.say(self.speaker.say("left-here"))
        else:
            for line in outcome_lines(self.speaker, t.outcome, self.seat, match.game.winning_team(t)):
                self.screen.say(line)

    # One moment.

    def say_table_at(self, at: int) -> None:
        """What the last answer brought, the table as it is then, and who is asked what."""
        match = self.match
        log = Log()
        t = match.at(0, log)
        heard = 0
        for i in range(at):
            heard = len(log.told[0])
            t.apply(match.seats[i], match.picks[i])
        heading = self.speaker.words.heading(t.heading())
        self.screen.heading(self.speaker.say("after", answers=at, heading=heading))
        for event in self.events_of(log, heard):
            self.screen.say(f"  {self.speaker.event(event)}")
        self.screen.say()
        for line in table_lines(self.speaker, self.layout_of(t), self.seat, with_lists=True):
            self.screen.say(line)
        for seat in t.seats_to_act():
            self.say_question(t, seat)
        if at == len(match.picks):
            self.say_end(t)

    def say_question(self, t: Table, seat: int) -> None:
        """Whom the table asks is open to all; what may be answered, only the seat itself can see."""
        question = t.question()
        about = None if question is None else question.about()
        say = self.speaker.say
        asked = say("an-answer") if about is None else self.speaker.reason(about)
        self.screen.say(say("asked", name=self.match.names[seat], question=asked))
        if self.seat not in (ALL_OPEN, seat):
            return
        view = t.view(seat)
        if t.sealed[seat]:
            picked = [pick_text(self.speaker, view, pick) for pick in t.sealed[seat]]
            self.screen.say(f"  {say('so-far', picks=self.speaker.listed(picked))}")
        for line in option_lines(self.speaker, view, in_order(view.options()), False):
            self.screen.say(line)

    def layout_of(self, t: Table) -> Layout:
        if self.seat != ALL_OPEN:
            return self.game.layout(t.view(self.seat))
        return open_layout([self.game.layout(t.view(seat)) for seat in range(t.seat_count)])


def open_event(as_seen: list[Event]) -> Event:
    """One event as it was seen by whoever saw most of it."""
    return min(as_seen, key=lambda event: event.cards.count(HIDDEN))


def open_layout(as_seen: list[Layout]) -> Layout:
    """Every pile as it looks to whoever sees most of it."""
    areas: dict[tuple[str, int], Area] = {}
    for layout in as_seen:
        for area in layout.areas:
            known = areas.setdefault((area.name, area.seat), area)
            if area.cards.count(HIDDEN) < known.cards.count(HIDDEN):
                areas[area.name, area.seat] = area
    first = as_seen[0]
    pictures = open_pictures(as_seen)
    return Layout(list(areas.values()), first.counters, pictures=pictures, seating=first.seating)


def open_pictures(as_seen: list[Layout]) -> list[Picture]:
    """What lies before a seat, as that seat sees it."""
    return [
        picture for seat, layout in enumerate(as_seen) for picture in layout.pictures if picture.seat == seat
    ]
