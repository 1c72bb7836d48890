"""What is asked and answered over HTTP, as Pydantic checks it and OpenAPI describes it."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

OptionValue = Annotated[bool, Field(strict=True)] | Annotated[int, Field(strict=True)] | str


class Form(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SeatForm(Form):
    kind: Literal["me", "open", "bot"] = Field(description="Yours, waiting for somebody, or a bot's.")
    level: str = Field("random", max_length=40, description="How strong a bot is; GET /api/games lists them.")


class ChosenForm(Form):
    players: int = Field(0, ge=0, le=10, strict=True, description="0: as many as the game says.")
    options: dict[str, OptionValue] = Field(default_factory=dict, max_length=40)


class TableForm(Form):
    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [
                {
                    "game": "trick-raiders",
                    "players": 3,
                    "options": {},
                    "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "open"}],
                    "name": "Mika",
                }
            ]
        },
    )
    game: str = Field(max_length=64, description="The id of a game, as GET /api/games lists it.")
    players: int = Field(ge=1, le=10, strict=True)
    options: dict[str, OptionValue] = Field(default_factory=dict, max_length=40)
    seats: list[SeatForm] = Field(min_length=1, max_length=10, description="One for every player.")
    name: str = Field("Guest", max_length=80, description="What you are called; 1 to 20 letters.")


class JoinForm(Form):
    invitation: str = Field(max_length=100, description="The last part of an invitation's path.")
    name: str = Field("Guest", max_length=80, description="What you are called; 1 to 20 letters.")


class FillForm(Form):
    kind: Literal["bot"] = "bot"
    level: str = Field("random", max_length=40)


class Error(BaseModel):
    error: str = Field(description="One clear sentence.")


class Invitation(BaseModel):
    seat: int
    path: str


class Seated(BaseModel):
    table: str
    seat: int
    token: str = Field(description="The right to this seat, for clients without cookies; keep it secret.")
    path: str
    invitations: list[Invitation] = Field(default_factory=list)


class SeatInfo(BaseModel):
    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    level: str | None
    online: bool
    stand_in: bool


class TableInfo(BaseModel):
    table: str
    game: str
    players: int
    options: dict[str, OptionValue]
    seats: list[SeatInfo]
    state: Literal["waiting", "playing", "over"]
    commitment: str = Field(description="sha256 of 'followsuit deal <table> <seed> <salt>'.")
    you: int | None
    is_host: bool
    invitations: list[Invitation] = Field(description="Of the open seats; for the host only.")
    next: str | None
    seed: str | None = Field(None, description="Only when the game is over.")
    salt: str | None = Field(None, description="Only when the game is over.")


class BotLevel(BaseModel):
    id: str
    label: str
    text: str


class Games(BaseModel):
    games: list[dict[str, Any]]
    bots: list[BotLevel]


class Mark(BaseModel):
    at: int
    label: str


class Replay(BaseModel):
    answers: int
    names: list[str]
    game: str
    seats: int
    marks: list[Mark]


class Health(BaseModel):
    status: str
