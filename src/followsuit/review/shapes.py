"""What is sent about a review, field by field; docs/reference/review.md tells what it is for.

Chances are whole numbers of 100. Luck and skill are rounded so that they add up to the whole change.
"""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from followsuit.describe import shapes


class ReviewOption(Struct, kw_only=True):
    """Something that could have been answered, and how the game would have stood."""

    option: Annotated[shapes.Option, Meta(description="As it stood at the table.")]
    same: Annotated[list[str], Meta(description="Other answers that come to the same.")]
    chance: Annotated[int, Meta(description="To win the match, of 100.")]
    error: Annotated[int, Meta(description="How far that may be off: twice its standard error.")]
    is_best: bool
    is_as_good: Annotated[bool, Meta(description="It cannot be told apart from the best.")]
    is_chosen: bool
    sentence: Annotated[str, Meta(description="What it wins, keeps and risks.")]


class ReviewDecision(Struct, kw_only=True):
    """One decision, weighed by what its seat could know then."""

    number: Annotated[int, Meta(description="Its place among all decisions of the review.")]
    at: Annotated[int, Meta(description="After so many answers; the replay's moment.")]
    seat: int
    heading: str
    title: Annotated[str, Meta(description="'Blue 8 instead of the White Flag'.")]
    change: Annotated[int, Meta(description="Of 100; minus what it cost, or plus what hung on it.")]
    why_title: Annotated[str, Meta(description="'Why the White Flag'.")]
    why: Annotated[list[str], Meta(description="The best answer in at most three sentences.")]
    told: Annotated[list[str], Meta(description="What the plays seen so far should have told.")]
    strip: Annotated[shapes.SeatStrip | UnsetType, Meta(description="Where points by wins decide.")] = UNSET
    options: Annotated[list[ReviewOption], Meta(description="The best first.")]
    worlds: Annotated[int, Meta(description="How many deals were imagined for it.")]


class ReviewMove(Struct, kw_only=True):
    """A decision in a line."""

    number: int
    at: int
    seat: int
    heading: str
    pick: Annotated[str, Meta(description="What was answered.")]
    best: Annotated[str, Meta(description="What would have been best.")]
    title: str
    change: int
    chance: Annotated[int, Meta(description="Of 100, with what was answered.")]


class ReviewMoment(ReviewMove, kw_only=True):
    """One of the moments that a seat should look at."""

    card: Annotated[str | None, Meta(description="The card that was played, where it was one.")]
    is_good: bool


class ReviewCount(Struct, kw_only=True):
    """'22 of 26 of your plays were as good as any'."""

    good: int
    all: int
    text: str


class ReviewSeat(Struct, kw_only=True):
    """How the game went for one seat."""

    seat: int
    start: Annotated[int, Meta(description="The chance before anything was known.")]
    result: Annotated[int, Meta(description="100 for the victory, 0 for none, less where it was shared.")]
    luck: int
    skill: Annotated[int, Meta(description="Never above 0.")]
    sentence: str
    counts: list[ReviewCount]
    moments: Annotated[list[ReviewMoment], Meta(description="At most three, in the order of the game.")]


class ReviewPoint(Struct, kw_only=True):
    """A place on the curve: where a trick begins, and at the end."""

    at: int
    label: str
    part: Annotated[int, Meta(description="The round it belongs to; 0 before the first.")]
    chances: Annotated[
        list[int | None], Meta(description="By seat, of 100; null for a seat that is not looked at.")
    ]


class ReviewBand(Struct, kw_only=True):
    """A round, as a band behind the curve."""

    part: int
    label: str
    first: Annotated[int, Meta(description="The moment it begins with.")]
    last: Annotated[int, Meta(description="The moment it ends with.")]


class Review(Struct, kw_only=True):
    """A finished game looked back on."""

    game: str
    names: list[str]
    answers: int
    is_whole: Annotated[bool, Meta(description="Not while it grows.")]
    result: Annotated[str, Meta(description="How it ended, in a sentence.")]
    points: list[ReviewPoint]
    bands: list[ReviewBand]
    seats: Annotated[list[ReviewSeat], Meta(description="Those that are looked at.")]
    moves: Annotated[list[ReviewMove], Meta(description="Every decision, in the order of the game.")]
