"""What the page asks and says, as the service's forms and messages have it; msgspec checks it here.

A test compares every field with those of service/forms.py and service/messages.py, which are Pydantic's.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field
from msgspec.json import Decoder

Option = bool | int | Annotated[str, Meta(max_length=1000)]
Options = Annotated[dict[str, Option], Meta(max_length=40)]
Level = Annotated[str, Meta(max_length=40)]
Name = Annotated[str, Meta(max_length=80)]


class Given(Struct, forbid_unknown_fields=True):
    """Unknown fields are refused."""


class SeatForm(Given):
    kind: Literal["me", "open", "bot"]
    level: Level = "random"


class ChosenForm(Given):
    players: Annotated[int, Meta(ge=0, le=10)] = 0
    options: Options = field(default_factory=dict)


class TableForm(Given):
    game: Annotated[str, Meta(max_length=64)]
    players: Annotated[int, Meta(ge=1, le=10)]
    seats: Annotated[list[SeatForm], Meta(min_length=1, max_length=10)]
    options: Options = field(default_factory=dict)
    name: Name = "Guest"
    within: Annotated[int, Meta(ge=10, le=86_400)] | None = None


class AgainForm(Given):
    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, le=9)]
    hidden: Literal["same", "drawn"] = "same"
    pick: Annotated[str, Meta(max_length=80)] | None = None


class PuzzleForm(Given):
    name: Name = "Guest"


class RecordForm(Given):
    """A record that somebody brings along; a server has no such thing."""

    record: Annotated[str, Meta(max_length=1_000_000)]


class Message(Struct, forbid_unknown_fields=True, tag_field="type"):
    """What is said over the line to a table."""


class Hello(Message, tag="hello"):
    lang: Annotated[str, Meta(max_length=16)] = "en"
    since: Annotated[int, Meta(ge=0, le=10**9)] | None = None
    token: Annotated[str, Meta(max_length=200)] | None = None


class Answer(Message, tag="answer"):
    question: Annotated[str, Meta(max_length=80)]
    pick: Annotated[str, Meta(max_length=64)]
    ref: Annotated[str, Meta(max_length=64)] = ""


class Say(Message, tag="chat"):
    text: Annotated[str, Meta(max_length=400)]


class Undo(Message, tag="undo"):
    pass


class Consent(Message, tag="consent"):
    yes: bool


class AskHint(Message, tag="hint"):
    question: Annotated[str, Meta(max_length=80)]


class Nudge(Message, tag="nudge"):
    pass


class Ping(Message, tag="ping"):
    pass


ALL = (Hello, Answer, Say, Undo, Consent, Nudge, AskHint, Ping)
READER = Decoder(Hello | Answer | Say | Undo | Consent | Nudge | AskHint | Ping)
