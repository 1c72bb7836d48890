"""What a client may say over its socket. Unknown fields and kinds are refused."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

Ref = Annotated[str, Field(max_length=64)]


class Message(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Hello(Message):
    type: Literal["hello"]
    lang: Annotated[str, Field(max_length=16)] = "en"
    since: Annotated[int, Field(ge=0, le=10**9)] | None = None
    token: Annotated[str, Field(max_length=200)] | None = None


class Answer(Message):
    type: Literal["answer"]
    question: Annotated[str, Field(max_length=80)]
    pick: Annotated[str, Field(max_length=64)]
    ref: Ref = ""


class Say(Message):
    type: Literal["chat"]
    text: Annotated[str, Field(max_length=400)]


class Undo(Message):
    type: Literal["undo"]


class Consent(Message):
    type: Literal["consent"]
    yes: bool


class AskHint(Message):
    type: Literal["hint"]
    question: Annotated[str, Field(max_length=80)]


class Nudge(Message):
    type: Literal["nudge"]


class Ping(Message):
    type: Literal["ping"]


# Every kind there is.
ALL: Final = (Hello, Answer, Say, Undo, Consent, Nudge, AskHint, Ping)
KINDS = ("hello", "answer", "chat", "undo", "consent", "nudge", "hint", "ping")
# Where Pydantic would quote what was sent.
SHORT = {
    "union_tag_invalid": f"the type is one of {', '.join(KINDS)}",
    "union_tag_not_found": f"the type is one of {', '.join(KINDS)}",
}

AnyMessage = Annotated[
    Hello | Answer | Say | Undo | Consent | Nudge | AskHint | Ping, Field(discriminator="type")
]
READER: TypeAdapter[Hello | Answer | Say | Undo | Consent | Nudge | AskHint | Ping] = TypeAdapter(AnyMessage)


def what_is_wrong(fault: ValidationError) -> str:
    """The first thing that is wrong, in a few words; never what was sent."""
    return what_is_wrong_with(fault.errors(include_url=False, include_input=False, include_context=False)[0])


def what_is_wrong_with(first: Mapping[str, Any]) -> str:
    """Names of fields stand in it, and may be whatever somebody made up: no more of them than tells."""
    where = ".".join(shortened(str(part)) for part in first["loc"])
    words = SHORT.get(first["type"]) or shortened(first["msg"], 200)
    words = words[0].lower() + words[1:]
    return f"{where}: {words}" if where else words


def shortened(text: str, most: int = 40) -> str:
    shown = text if len(text) <= most else text[: most - 1] + "…"
    return "".join(letter if letter.isprintable() else "?" for letter in shown)
