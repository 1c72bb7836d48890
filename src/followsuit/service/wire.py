"""What is sent: made from the view of the one it is sent to and from what that one was told, nothing else."""

from datetime import UTC, datetime
from functools import cache
from typing import Any

import msgspec

from followsuit import describe
from followsuit.bots.hint import Hint
from followsuit.core.cards import SPECTATOR
from followsuit.core.event import NO_SEAT, Event
from followsuit.core.view import View
from followsuit.describe.news import KnownNews
from followsuit.describe.shapes import News, ScoringSheet
from followsuit.describe.wording import wording
from followsuit.service import shapes
from followsuit.service.entries import Chat
from followsuit.service.story import BOT, OVER, Heard, Note, Refusal, Story
from followsuit.service.texts import say

Clocks = dict[int, float]

to_json = msgspec.json.Encoder().encode


def text_of(message: shapes.FromService) -> str:
    return to_json(message).decode()


def seat_or_none(viewer: int) -> int | None:
    return None if viewer == SPECTATOR else viewer


class Shared:
    """Part of a state that most viewers see alike. Whoever sees the same as the one before is sent the same
    bytes: what decides is what was made from the own view, not that somebody else was told so."""

    def __init__(self) -> None:
        self.made: list[Any] = []
        self.encoded = msgspec.Raw(b"[]")

    def bytes_of(self, made: list[Any]) -> Any:
        # Counters and strips are remembered one by one, so that equal ones are mostly the same ones.
        if made != self.made:
            self.made, self.encoded = made, msgspec.Raw(to_json(made))
        return self.encoded


class Telling:
    """One language's states of one moment: what is the same for several viewers is made once."""

    def __init__(self, story: Story, lang: str, online: list[bool], clocks: Clocks | None = None) -> None:
        self.story = story
        self.lang = lang
        self.names = story.names(say("open-name", lang), lang)
        self.table = common_part(story, online, lang, clocks)
        self.made: dict[tuple[int, ...], list[News]] = {}  # news, by the events it tells of
        self.pieces: KnownNews = {}  # of news
        self.sent: dict[int, Any] = {}  # the bytes of news, by where what was made lies
        self.seats: Any = msgspec.Raw(to_json(self.table.seats))
        self.counters = Shared()
        self.strips = Shared()

    def text(self, viewer: int, heard: list[Heard]) -> str:
        """The state as it is sent."""
        message = self.state(viewer, heard)
        message.table.seats = self.seats
        message.news = self.bytes_of_news(message.news)
        view = message.view
        if view is not None:
            view.counters = self.counters.bytes_of(view.counters)
            view.strips = self.strips.bytes_of(view.strips)
        return text_of(message)

    def bytes_of_news(self, news: list[News]) -> Any:
        """Of what is said alike to several, made once; only what is kept here stays where it lies."""
        if not news:
            return news
        at = id(news)
        if at not in self.sent:
            encoded = msgspec.Raw(to_json(news))
            if not any(news is made for made in self.made.values()):
                return encoded
            self.sent[at] = encoded
        return self.sent[at]

    def state(self, viewer: int, heard: list[Heard]) -> shapes.StateMessage:
        """The table as one viewer sees it, and what it heard since the last time."""
        story, names, lang = self.story, self.names, self.lang
        message = shapes.StateMessage(
            n=story.n(viewer),
            table=msgspec.structs.replace(self.table, you=seat_or_none(viewer)),
            view=None,
            question=None,
            asides=None,
            news=self.news(viewer, heard),
            sheet=None,
            outcome=None,
            undo=undo(story, viewer, lang),
        )
        if story.table is not None:
            view = story.table.view(viewer)
            asked = "" if viewer == SPECTATOR else story.question_id(viewer)
            message.view, message.question = describe.view_and_question(story.game, view, names, lang, asked)
            asides = describe.asides(story.game, view, lang)
            if asides:
                message.asides = shapes.Asides(story.aside_id(viewer), asides)
            message.sheet = self.new_sheet(viewer, heard)
            message.outcome = describe.outcome(story.game, view.table, names, lang)
        return message

    def news(self, viewer: int, heard: list[Heard]) -> list[News]:
        if len(heard) == 1 and heard[0].note is None:
            return self.told(viewer, heard[0].events)
        items: list[News] = []
        events: list[Event] = []
        for one in heard:
            if one.note is not None:
                items += self.told(viewer, events)
                items.append(note_news(one.note, self.names, self.lang))
                events = []
            events += one.events
        return items + self.told(viewer, events)

    def told(self, viewer: int, events: list[Event]) -> list[News]:
        """Most events are the same object for everyone who is told of them, and said alike to most."""
        if not events:
            return []
        is_meant = any(viewer in (event.seat, event.other) for event in events)
        reader = viewer if is_meant else NO_SEAT
        key = (reader, *[id(event) for event in events])
        if key not in self.made:
            self.made[key] = describe.news(
                self.story.game, events, self.names, self.lang, reader, self.pieces
            )
        return self.made[key]

    def new_sheet(self, viewer: int, heard: list[Heard]) -> ScoringSheet | None:
        """The sheet of a round that was counted in what was just heard."""
        events = [event for one in heard for event in one.events]
        story, names, lang = self.story, self.names, self.lang
        if not describe.is_counted(story.game, events, names, lang):
            return None
        return describe.last_sheet(story.game, story.log.told[viewer], names, lang, story.table, viewer)


def state(
    story: Story, viewer: int, lang: str, online: list[bool], heard: list[Heard], clocks: Clocks | None = None
) -> shapes.StateMessage:
    return Telling(story, lang, online, clocks).state(viewer, heard)


def sheets(story: Story, viewer: int, names: list[str], lang: str) -> list[ScoringSheet]:
    """One for every round that is over, as this viewer may see it."""
    return describe.sheets(story.game, story.log.told[viewer], names, lang, story.table, viewer)


def table_part(story: Story, viewer: int, online: list[bool], lang: str) -> shapes.TableInfo:
    return msgspec.structs.replace(common_part(story, online, lang), you=seat_or_none(viewer))


def common_part(
    story: Story, online: list[bool], lang: str, clocks: Clocks | None = None
) -> shapes.TableInfo:
    """The table as everyone may see it; `clocks`: in how many seconds a bot answers for a seat."""
    row = story.row
    clocks = clocks or {}
    part = shapes.TableInfo(
        id=row.id,
        game=row.game,
        state=story.state(),
        options=story.match.options,
        you=None,
        seats=[
            shapes.SeatInfo(
                seat=number,
                name=seat.called(lang) or say("open-name", lang),
                kind=seat.kind,
                level=seat.level or None,
                online=seat.kind == BOT or online[number],
                stand_in=seat.is_stand_in,
                bot_in=round(clocks[number]) if number in clocks else None,
            )
            for number, seat in enumerate(story.seats)
        ],
        within=story.within or None,
        commitment=story.commitment,
        next=f"/t/{story.next_table}" if story.next_table else None,
        next_by=story.next_by,
    )
    if story.again is not None:
        again = story.again
        part.again = shapes.AgainInfo(again.table, again.at, again.seat, again.is_drawn)
    if story.state() == OVER:
        part.seed = str(row.seed)
        part.salt = row.salt
    return part


def note_news(note: Note, names: list[str], lang: str) -> News:
    seat = note.seat if note.seat >= 0 else None
    sentence = say(note.key, lang, name=names[note.seat] if seat is not None else "")
    return News(
        kind=note.key,
        seat=seat,
        other=None,
        cards=[],
        number=0,
        parts=[sentence],
        text=sentence,
        because=[],
    )


def undo(story: Story, viewer: int, lang: str) -> shapes.UndoInfo | None:
    """What this seat may do about its last answer, or is asked about somebody else's."""
    if viewer == SPECTATOR or story.table is None:
        return None
    wish = story.wish
    if wish is not None:
        is_asked = viewer in story.to_be_asked(wish.seat) and viewer not in wish.agreed
        key = "undo-asked" if is_asked else "undo-mine" if viewer == wish.seat else "undo-waiting"
        text = say_of_card(key, story, viewer, lang)
        return shapes.UndoInfo(may=False, asked_by=wish.seat, asks_you=is_asked, text=text)
    forbidden = story.undo_refused(viewer)
    key = forbidden or ("undo-by-consent" if story.to_be_asked(viewer) else "undo-free")
    return about_undo(key, forbidden is None, lang)


@cache
def about_undo(key: str, may: bool, lang: str) -> shapes.UndoInfo:
    """Whoever has nothing to do with a wish is told one of a few sentences, with every state."""
    return shapes.UndoInfo(may=may, asked_by=None, asks_you=False, text=say(key, lang))


def say_of_card(key: str, story: Story, viewer: int, lang: str) -> str:
    """What somebody wants to take back: the card by its name, if this viewer has seen it."""
    wish = story.wish
    assert wish is not None
    left = [seat for seat in story.to_be_asked(wish.seat) if seat not in wish.agreed]
    words = wording(story.game, lang)
    names = words.listed([story.seats[seat].called(lang) for seat in left])
    card = story.undo_card(wish.seat, viewer)
    if card is None:
        return say(key, lang, name=story.seats[wish.seat].called(lang), names=names)
    name = words.cards[card]
    return say(f"{key}-card", lang, name=story.seats[wish.seat].called(lang), names=names, card=name)


def taken(ref: str, n: int) -> shapes.Taken:
    return shapes.Taken(ref, n)


def refused(story: Story, refusal: Refusal, ref: str, lang: str) -> shapes.RefusedMessage:
    if refusal.reason is None:
        return shapes.RefusedMessage(ref, "", say(refusal.key, lang))
    why = describe.reason(story.game, refusal.reason, lang)
    return shapes.RefusedMessage(ref, why.rule, why.sentence)


def hint(
    story: Story, view: View, hint: Hint, question: str, names: list[str], lang: str
) -> shapes.HintMessage:
    """Made from the view of the seat that asks, like all it is sent."""
    advice = describe.hint(story.game, view, hint, names, lang)
    return shapes.HintMessage(
        question=question,
        picks=advice.picks,
        label=advice.label,
        sentence=advice.sentence,
        looks=advice.looks,
        candidates=advice.candidates,
        told=advice.told,
    )


def error(sentence: str) -> shapes.Complaint:
    return shapes.Complaint(sentence)


def chat(one: Chat) -> shapes.ChatMessage:
    return shapes.ChatMessage(
        n=one.number,
        seat=one.seat if one.seat >= 0 else None,
        name=one.name,
        text=one.text,
        at=datetime.fromtimestamp(one.at, UTC).isoformat(timespec="seconds"),
    )
