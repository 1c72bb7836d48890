"""What the service sends besides what games say of themselves: messages of the socket, answers over HTTP.

As in followsuit.describe.shapes, a field that may be UNSET is left out where there is nothing to say. What is
sent *to* the service is checked in forms.py and messages.py.
"""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from followsuit.describe import shapes
from followsuit.describe.shapes import Value
from followsuit.lessons import shapes as lessons
from followsuit.puzzles import shapes as puzzles
from followsuit.review import shapes as reviews

SeatKind = Literal["person", "bot", "open"]
TableState = Literal["waiting", "playing", "over"]

# The table.


class SeatInfo(Struct, kw_only=True):
    """Who sits in a seat."""

    seat: int
    name: str
    kind: SeatKind
    level: str | None
    online: bool
    stand_in: Annotated[bool, Meta(description="A bot plays for somebody who is gone.")]
    bot_in: Annotated[
        int | None, Meta(description="Seconds until a bot answers for this seat, which is waited for.")
    ]


class AgainInfo(Struct):
    """A moment of a finished game that is played again."""

    table: Annotated[str, Meta(description="The finished game.")]
    at: Annotated[int, Meta(description="After how many of its answers.")]
    seat: int
    is_drawn: Annotated[bool, Meta(description="Whether what the seat could not know was drawn anew.")]


class TableInfo(Struct, kw_only=True):
    """A table as everyone may see it, and where the viewer sits at it."""

    id: str
    game: str
    state: TableState
    options: dict[str, Value]
    you: int | None
    seats: list[SeatInfo]
    within: Annotated[
        int | None, Meta(description="Seconds after which a bot answers for somebody who does not.")
    ]
    commitment: Annotated[str, Meta(description="sha256 of 'followsuit deal <table> <seed> <salt>'.")]
    next: Annotated[str | None, Meta(description="The path of the rematch.")]
    next_by: Annotated[int | None, Meta(description="The seat that laid its table.")]
    again: Annotated[AgainInfo | UnsetType, Meta(description="Where a moment is played again.")] = UNSET
    seed: Annotated[str | UnsetType, Meta(description="Only when the game is over.")] = UNSET
    salt: Annotated[str | UnsetType, Meta(description="Only when the game is over.")] = UNSET


class Asides(Struct):
    """What a seat may do at any moment, asked or not."""

    id: str
    options: list[shapes.Aside]


class UndoInfo(Struct, kw_only=True):
    """What this seat may do about its last answer, or is asked about somebody else's."""

    may: bool
    asked_by: int | None
    asks_you: Annotated[bool, Meta(description="Whether this person is asked to agree.")]
    text: str


# The messages of the socket.


class StateMessage(Struct, kw_only=True, tag_field="type", tag="state"):
    """The table as one viewer sees it, and what it heard since the last time."""

    n: int
    table: TableInfo
    view: shapes.ShownView | None
    question: shapes.ShownQuestion | None
    asides: Asides | None
    news: list[shapes.News]
    sheet: shapes.ScoringSheet | None
    outcome: shapes.ShownOutcome | None
    undo: UndoInfo | None


class Taken(Struct, tag_field="type", tag="taken"):
    """An answer is stored."""

    ref: str
    n: int


class RefusedMessage(Struct, tag_field="type", tag="refused"):
    """An answer is not taken, and why; the rule is empty where it is the service's own sentence."""

    ref: str
    rule: str
    sentence: str


class ChatMessage(Struct, kw_only=True, tag_field="type", tag="chat"):
    """Something a person said."""

    n: int
    seat: int | None
    name: str
    text: str
    at: Annotated[str, Meta(description="The time, in UTC.")]


class HintMessage(shapes.Advice, kw_only=True, tag_field="type", tag="hint"):
    """What a bot that thinks ahead would answer in this seat, and why."""

    question: str


class Complaint(Struct, tag_field="type", tag="error"):
    """A message that was not understood, or something that cannot be."""

    sentence: str


class Pong(Struct, tag_field="type", tag="pong"):
    """The line is there."""


class Watching(Struct, tag_field="type", tag="watching"):
    """How many look on without a seat; those who sit are told, and of nobody who it is."""

    count: int


FromService = StateMessage | ChatMessage | HintMessage | Taken | RefusedMessage | Complaint | Pong | Watching

# Answers over HTTP.


class Error(Struct):
    """Whatever went wrong."""

    error: Annotated[str, Meta(description="One clear sentence.")]


class Games(Struct):
    """What can be played, and against which bots."""

    games: list[shapes.GameFacts]
    bots: list[shapes.BotLevel]


class Invitation(Struct):
    """The right to take an open seat."""

    seat: int
    path: str


class Seated(Struct, kw_only=True):
    """A seat that was taken."""

    table: str
    seat: int
    token: Annotated[
        str, Meta(description="The right to this seat, for clients without cookies; keep it secret.")
    ]
    path: str
    invitations: list[Invitation]


class TableCard(Struct, kw_only=True):
    """Who sits at a table and whether the game has begun."""

    table: str
    game: str
    players: int
    options: dict[str, Value]
    seats: list[SeatInfo]
    state: TableState
    within: Annotated[int | None, Meta(description="Seconds after which a bot answers for a person.")]
    commitment: Annotated[str, Meta(description="sha256 of 'followsuit deal <table> <seed> <salt>'.")]
    you: int | None
    is_host: bool
    invitations: Annotated[list[Invitation], Meta(description="Of the open seats; for the host only.")]
    next: str | None
    seed: Annotated[str | None, Meta(description="Null until the game is over.")]
    salt: Annotated[str | None, Meta(description="Null until the game is over.")]


class Milestone(Struct):
    """Where a round or a trick begins."""

    at: int
    label: str


class ReplayInfo(Struct, kw_only=True):
    """How many answers a finished game has, and where its rounds and tricks begin."""

    answers: int
    names: list[str]
    game: str
    seats: int
    marks: list[Milestone]


class WholeReplay(Struct, kw_only=True):
    """All of a finished game at once, to be kept where nobody can be asked."""

    id: str
    replay: ReplayInfo
    kit: shapes.Kit
    rules: shapes.Rulebook
    states: Annotated[dict[str, list[StateMessage]], Meta(description="By viewpoint, one for every moment.")]


class ComparedPart(Struct):
    """What a seat answered in one trick, or in what else has a heading: there, and here."""

    label: str
    there: list[str]
    here: list[str]


class Comparison(Struct, kw_only=True):
    """A moment that was played again, beside what was played."""

    again: AgainInfo
    there: Annotated[shapes.ShownOutcome, Meta(description="How the finished game ended.")]
    here: Annotated[shapes.ShownOutcome, Meta(description="How it ended this time.")]
    parts: Annotated[list[ComparedPart], Meta(description="The seat's answers, from the moment on.")]


class Tried(Struct, kw_only=True):
    """What follows another answer at a moment of a finished game, until the trick is over."""

    pick: str
    is_played: Annotated[bool, Meta(description="Whether it is what was answered: then it is what happened.")]
    news: Annotated[list[shapes.News], Meta(description="What happens then, in order.")]
    outcome: Annotated[shapes.ShownOutcome | None, Meta(description="Where the game is over then.")]


ReviewWord = Literal["none", "waiting", "done", "failed"]


class ReviewState(Struct, kw_only=True):
    """How far a review is, with what is known so far."""

    state: ReviewWord
    before: Annotated[int, Meta(description="How many other games come first.")]
    done: Annotated[int, Meta(description="Decisions that are weighed.")]
    total: int
    review: Annotated[reviews.Review | None, Meta(description="It grows while it is made.")]


class Health(Struct):
    status: str


# All that answers of the HTTP surface are.
ANSWERS = (
    Error,
    Games,
    shapes.Kit,
    shapes.Form,
    shapes.Rulebook,
    lessons.Lessons,
    lessons.LessonScript,
    lessons.ShownPrimer,
    puzzles.AllPuzzles,
    puzzles.PuzzleScript,
    Seated,
    Invitation,
    TableCard,
    ReplayInfo,
    WholeReplay,
    Comparison,
    Tried,
    ReviewState,
    reviews.ReviewDecision,
    StateMessage,
    list[shapes.ScoringSheet],
    Health,
)
