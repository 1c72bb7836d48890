"""What the page asks and says, as the service's forms and messages have it; msgspec checks it here.

A test compares every field with those of service/forms.py and service/messages.py, which are Pydantic's.
"""

from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct, field
from msgspec.json import Decoder

OptionValue = bool | int | Annotated[str, Meta(max_length=1000)]
Options = Annotated[dict[str, OptionValue], Meta(max_length=40)]
LevelText = Annotated[str, Meta(max_length=40)]
Name = Annotated[str, Meta(max_length=80)]


class GivenForm(Struct, forbid_unknown_fields=True):
    """Unknown fields are refused."""


class GivenSeat(GivenForm):
    kind: Literal["me", "open", "bot"]
    level: LevelText = "random"


class GivenOptions(GivenForm):
    players: Annotated[int, Meta(ge=0, le=10)] = 0
    options: Options = field(default_factory=dict)


class GivenTable(GivenForm):
    game: Annotated[str, Meta(max_length=64)]
    players: Annotated[int, Meta(ge=1, le=10)]
    seats: Annotated[list[GivenSeat], Meta(min_length=1, max_length=10)]
    options: Options = field(default_factory=dict)
    name: Name = "Guest"
    within: Annotated[int, Meta(ge=10, le=86_400)] | None = None


class GivenAgain(GivenForm):
    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, Meta(ge=0, le=9)]
    hidden: Literal["same", "drawn"] = "same"
    pick: Annotated[str, Meta(max_length=80)] | None = None


class GivenPuzzle(GivenForm):
    name: Name = "Guest"


class GivenRecord(GivenForm):
    """A record that somebody brings along; a server has no such thing."""

    record: Annotated[str, Meta(max_length=1_000_000)]


class GivenMessage(Struct, forbid_unknown_fields=True, tag_field="type"):
    """What is said over the line to a table."""


class GivenHello(GivenMessage, tag="hello"):
    lang: Annotated[str, Meta(max_length=16)] = "en"
    since: Annotated[int, Meta(ge=0, le=10**9)] | None = None
    token: Annotated[str, Meta(max_length=200)] | None = None


class GivenAnswer(GivenMessage, tag="answer"):
    question: Annotated[str, Meta(max_length=80)]
    pick: Annotated[str, Meta(max_length=64)]
    ref: Annotated[str, Meta(max_length=64)] = ""


class GivenChat(GivenMessage, tag="chat"):
    text: Annotated[str, Meta(max_length=400)]


class GivenUndo(GivenMessage, tag="undo"):
    pass


class GivenConsent(GivenMessage, tag="consent"):
    yes: bool


class GivenAskHint(GivenMessage, tag="hint"):
    question: Annotated[str, Meta(max_length=80)]


class GivenNudge(GivenMessage, tag="nudge"):
    pass


class GivenPing(GivenMessage, tag="ping"):
    pass


AnyMessage = (
    GivenHello | GivenAnswer | GivenChat | GivenUndo | GivenConsent | GivenNudge | GivenAskHint | GivenPing
)
ALL = get_args(AnyMessage)
READER = Decoder(AnyMessage)
