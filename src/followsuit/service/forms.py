"""What is asked over HTTP, as Pydantic checks it and OpenAPI describes it."""

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, model_validator

from followsuit.service.names import LONGEST_NAME

LONGEST_OPTION: Final = 1000


def whole(given: Any) -> Any:
    """2.0 is a whole number to JSON Schema, and to us."""
    return int(given) if isinstance(given, float) and given.is_integer() else given


WholeNumber = Annotated[int, Field(strict=True), BeforeValidator(whole, json_schema_input_type=int)]


def short(given: Any) -> Any:
    """What is longer than any list of pieces is not looked at."""
    if isinstance(given, str) and len(given) > LONGEST_OPTION:
        raise ValueError(f"it has more than {LONGEST_OPTION} letters")
    return given


OptionText = Annotated[str, Field(json_schema_extra={"maxLength": LONGEST_OPTION})]
OptionValue = Annotated[
    Annotated[bool, Field(strict=True)] | WholeNumber | OptionText, BeforeValidator(short)
]
# The schema says what a name may be. One that may not gets a sentence about names, not one about forms.
Name = Annotated[
    str,
    Field(
        max_length=80,
        description=f"What you are called; 1 to {LONGEST_NAME} letters and no comma.",
        json_schema_extra={"minLength": 1, "maxLength": LONGEST_NAME, "pattern": "^[^,]*$"},
    ),
]


class HttpForm(BaseModel):
    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def is_text(cls, given: Any) -> Any:
        """JSON can write halves of letters, which no database and no answer can."""
        if not is_writable(given):
            raise ValueError("it contains half of a letter")
        return given


def is_writable(given: Any) -> bool:
    if isinstance(given, str):
        return not any("\ud800" <= letter <= "\udfff" for letter in given)
    if isinstance(given, dict):
        return all(is_writable(key) and is_writable(value) for key, value in given.items())
    return all(is_writable(one) for one in given) if isinstance(given, list) else True


class SeatForm(HttpForm):
    kind: Literal["me", "open", "bot"] = Field(description="Yours, waiting for somebody, or a bot's.")
    level: str = Field("random", max_length=40, description="How strong a bot is; GET /api/games lists them.")


class ChosenForm(HttpForm):
    players: int = Field(0, ge=0, le=10, strict=True, description="0: as many as the game says.")
    options: dict[str, OptionValue] = Field(default_factory=dict, max_length=40)


class TableForm(HttpForm):
    game: str = Field(max_length=64, description="The id of a game, as GET /api/games lists it.")
    players: WholeNumber = Field(ge=1, le=10)
    options: dict[str, OptionValue] = Field(default_factory=dict, max_length=40)
    seats: list[SeatForm] = Field(min_length=1, max_length=10, description="One for every player.")
    name: Name = "Guest"
    within: Annotated[int, Field(strict=True, ge=10, le=86_400)] | None = Field(
        None, description="Seconds after which a bot answers for a person who does not; none: never."
    )


class JoinForm(HttpForm):
    invitation: str = Field(max_length=100, description="The last part of an invitation's path.")
    name: Name = "Guest"


class AgainForm(HttpForm):
    at: WholeNumber = Field(ge=0, le=1_000_000, description="After so many answers of the finished game.")
    seat: WholeNumber = Field(ge=0, le=9, description="The seat to take; bots take the others.")
    hidden: Literal["same", "drawn"] = Field(
        "same", description="What the seat could not know: as it was, or drawn anew."
    )
    pick: str | None = Field(None, max_length=80, description="What the seat answers first; none: nothing.")


class PuzzleForm(HttpForm):
    name: Name = "Guest"


class FillForm(HttpForm):
    kind: Literal["bot"] = "bot"
    level: str = Field("random", max_length=40)
