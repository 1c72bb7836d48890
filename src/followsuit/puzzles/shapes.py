"""What is sent about puzzles, field by field; docs/reference/puzzle.md tells what it is for."""

from typing import Annotated

from msgspec import Meta, Struct

from followsuit.lessons.shapes import LessonMoment
from followsuit.puzzles.puzzle import Kind


class PuzzleFacts(Struct, kw_only=True):
    """A puzzle as it stands on the shelf."""

    id: str
    kind: Kind
    title: str
    level: Annotated[int, Meta(description="1 easy, 2 middling, 3 hard: as measured.")]
    players: int
    piece: Annotated[str, Meta(description="As whom one plays, by its key; empty where nobody is anybody.")]


class GamePuzzles(Struct, kw_only=True):
    """The puzzles of a game, the easy ones first."""

    game: str
    name: str
    puzzles: list[PuzzleFacts]


class AllPuzzles(Struct, kw_only=True):
    """Every puzzle there is."""

    games: list[GamePuzzles]
    days: Annotated[
        list[str],
        Meta(description="'game/id' of each, in the order in which they are the puzzle of the day."),
    ]


class AnswerChance(Struct, kw_only=True):
    """What an answer comes to."""

    pick: str
    label: str
    share: Annotated[int, Meta(description="Of 100 deals, in how many it reaches what is asked for.")]


class PuzzleScript(Struct, kw_only=True):
    """A whole puzzle: the table, what is asked, and what is said to every answer."""

    facts: PuzzleFacts
    game: str
    seat: int
    names: list[str]
    options: dict[str, int | str | bool]
    moments: Annotated[
        list[LessonMoment], Meta(description="The question, and what is said when it is solved.")
    ]
    chances: Annotated[list[AnswerChance], Meta(description="The right answer first.")]
    proof: Annotated[str, Meta(description="How all this was found out, in a sentence.")]
    next: Annotated[str | None, Meta(description="The id of the one after it.")]
    rest: Annotated[
        int, Meta(description="Tricks of the round that are played on after the right answer; 0 for none.")
    ]
