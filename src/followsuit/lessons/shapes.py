"""What is sent about lessons, field by field; docs/reference/lesson.md tells what it is for."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from followsuit.describe import shapes

Part = Literal["first", "basics", "characters", "more", "examples"]


class LessonFacts(Struct, kw_only=True):
    """A lesson as it stands on the shelf."""

    id: str
    title: str
    about: str
    part: Part
    piece: Annotated[str, Meta(description="Whose seal stands beside it; empty for none.")]
    minutes: int


class GameLessons(Struct, kw_only=True):
    """The lessons of a game, in the order to take them."""

    game: str
    name: str
    has_primer: Annotated[bool, Meta(description="Whether there is a page to begin with.")]
    lessons: list[LessonFacts]


class Lessons(Struct):
    """Every lesson there is."""

    games: list[GameLessons]


class ShownRemark(Struct, kw_only=True):
    """Words of the coach, in pieces and as one text."""

    parts: list[str | shapes.Mentioned]
    text: str
    rules: list[str]


class LessonChoice(Struct, kw_only=True):
    """A possible answer to a question about the table."""

    text: ShownRemark
    why: ShownRemark
    right: bool


class Frame(Struct, kw_only=True):
    """The table after one answer, as the learner sees it."""

    view: shapes.ShownView
    question: shapes.ShownQuestion | None
    news: list[shapes.News]
    sheet: shapes.ScoringSheet | None
    outcome: shapes.ShownOutcome | None


class LessonMoment(Struct, kw_only=True):
    """What happens, what the coach says about it, and what the coach asks then."""

    frames: Annotated[list[Frame], Meta(description="One after the other; the last one stays.")]
    is_new: Annotated[bool, Meta(description="Whether this is another table than before.")]
    say: ShownRemark | None
    ask: ShownRemark | None
    answer: Annotated[list[str], Meta(description="The right answer at the table; none with choices.")]
    wrong: Annotated[dict[str, ShownRemark], Meta(description="By answer; 'else' for every other one.")]
    choices: list[LessonChoice]


class LessonScript(Struct, kw_only=True):
    """A whole lesson: everything that can be seen in it and said."""

    facts: LessonFacts
    game: str
    seat: Annotated[int, Meta(description="Where the learner sits.")]
    names: list[str]
    options: dict[str, int | str | bool]
    moments: list[LessonMoment]
    next: Annotated[LessonFacts | None, Meta(description="The one to take after it.")]


# A game on one page.


class ExamplePlay(Struct, kw_only=True):
    """A card of the example trick, and what its player did."""

    card: str
    seat: int | None
    note: str
    wins: bool


class ShownStrengthClass(Struct, kw_only=True):
    name: str
    cards: list[str]


class PrimerCell(Struct, kw_only=True):
    """A cell of a strip of points."""

    head: str
    value: str


class ShownPicture(Struct, kw_only=True):
    """A part of a round, or a way to win: words, and what is drawn beside them."""

    title: str
    text: ShownRemark
    cards: list[str]
    pieces: list[str]
    icons: Annotated[list[str], Meta(description="Pictures of the page, by their names.")]
    cells: list[PrimerCell]


class ShownPrimer(Struct, kw_only=True):
    """A game on one page."""

    game: str
    name: str
    goal: ShownRemark
    names: list[str]
    trick: list[ExamplePlay]
    about_trick: ShownRemark
    about_strength: ShownRemark
    strength: Annotated[list[ShownStrengthClass], Meta(description="The weakest first.")]
    round: list[ShownPicture]
    wins: Annotated[list[ShownPicture], Meta(description="In the order in which they count.")]
    missed: Annotated[list[ShownRemark], Meta(description="What beginners miss.")]
