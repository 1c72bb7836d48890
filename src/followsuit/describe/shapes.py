"""What is sent about a game, field by field; docs/reference/protocol.md tells what it is for.

The types of the page are made from these structs (building/wire_types.py), so a field has one home. One that
may be UNSET is left out where there is nothing to say; one that may be None is always there.
"""

from typing import Annotated, Literal

from msgspec import UNSET as UNSET
from msgspec import Meta, Struct, field
from msgspec import UnsetType as UnsetType

from followsuit.core.face import CardLook, Ink
from followsuit.core.layout import Lies, Shape
from followsuit.core.roles import AreaRole, CounterRole, MarkRole
from followsuit.core.strip import CellKind
from followsuit.core.way import WayBy

Value = int | str | bool
How = Literal["with-card", "now"]
Verb = Literal["card", "seat", "number", "power", "place", "colour", "piece", "word"]

# The words of things.


class PieceWords(Struct, frozen=True):
    """What a character, an item, a task is called and does."""

    name: str
    text: str
    rules: list[str]
    aim: str = ""
    win: str = ""


class ActFacts(Struct, frozen=True):
    """One thing that a piece does, and when."""

    moment: str
    name: Annotated[str, Meta(description="Empty where the text says it all.")]
    text: str
    rules: list[str]


class ShownCell(Struct, frozen=True, kw_only=True):
    """One amount of a strip, and what it is for."""

    head: str
    kind: CellKind
    value: Annotated[int, Meta(description="The points; 0 where the kind is another.")] = 0
    text: Annotated[str, Meta(description="In a word, where that is the kind.")] = ""


class ShownStrip(Struct, kw_only=True):
    """What a piece brings, cell by cell."""

    axis: Annotated[str, Meta(description="What is counted: 'points for tricks won'.")]
    cells: list[ShownCell]
    title: Annotated[str | UnsetType, Meta(description="When it holds, where there are several.")] = UNSET


class SeatStrip(ShownStrip, kw_only=True):
    """The strip of a piece at this table, as things stand."""

    piece: str
    seat: Annotated[int | None, Meta(description="Whose piece it is; nobody's what can be taken.")]
    now: Annotated[int | UnsetType, Meta(description="The cell that would count if the round ended now.")] = (
        UNSET
    )
    win: Annotated[str | UnsetType, Meta(description="How the game is won by it, at this table.")] = UNSET


class PowerWords(Struct, frozen=True):
    name: str
    text: str
    rules: list[str]
    piece: str | None  # on which it lives
    symbol: str


class OptionWords(Struct, frozen=True):
    label: str
    text: str
    values: dict[str, str]  # what its values are called, where that is said


# The games and what they are played with.


class OptionFacts(Struct, kw_only=True):
    """Something the host of a table may choose."""

    name: str
    label: str
    text: str
    allowed: list[Value]
    allowed_labels: list[str]
    default: Value


Read = Literal["primer", "lessons", "puzzles"]


class GameFacts(Struct, kw_only=True):
    """A game as it stands on the shelf."""

    id: str
    name: str
    style: str
    blurb: str
    players: list[int]
    default_players: int
    options: list[OptionFacts]
    minutes: str | int | UnsetType = UNSET
    reads: Annotated[
        list[Read] | UnsetType,
        Meta(description="What else a house has of it; of another package's, nothing."),
    ] = UNSET


class BotLevel(Struct):
    """How strong a bot is."""

    id: str
    label: str
    text: str


class CardFacts(Struct, kw_only=True):
    """What a card is and how it is drawn."""

    name: str
    label: Annotated[
        str, Meta(description="What stands in its corner: its number, or J, Q, K, A; or nothing.")
    ]
    short: Annotated[str, Meta(description="The same, or a word where there is no label.")]
    suit: str | None
    suit_name: str
    letter: str
    rank: int | None
    symbol: Annotated[str, Meta(description="The emblem drawn on it.")]
    sign: Annotated[str, Meta(description="A second, small emblem: what the card does.")]
    kind: str
    look: Annotated[CardLook, Meta(description="How it is drawn; empty: by its label and its suit.")]
    portrait: Annotated[str, Meta(description="The picture of somebody who is on it.")]
    text: str
    rules: list[str]
    piece: Annotated[
        str | UnsetType, Meta(description="The piece that it is, or whose picture it bears.")
    ] = UNSET


class SuitFacts(Struct, kw_only=True):
    """A suit, or what a game has for one."""

    name: str
    letter: str
    symbol: str
    ink: Annotated[Ink, Meta(description="What it is coloured with; empty: as the text is.")]


class PlaceFacts(Struct, frozen=True):
    """Where cards lie, as a piece speaks of it."""

    name: str
    symbol: Annotated[str, Meta(description="What lies there: hand, tableau, trash, pot, deck, effect.")]


class PieceFacts(Struct, kw_only=True):
    """A character, an item, a task: no playing card."""

    name: str
    text: str
    rules: list[str]
    symbol: str
    ground: Annotated[int, Meta(description="Which of the grounds of its seal; 0 for none.")]
    kind: str
    price: int | UnsetType = UNSET
    card: Annotated[str | UnsetType, Meta(description="The playing card that it is.")] = UNSET
    code: Annotated[str | UnsetType, Meta(description="As printed on it.")] = UNSET
    aim: Annotated[str | UnsetType, Meta(description="What it wants, in a line.")] = UNSET
    acts: Annotated[
        list[ActFacts] | UnsetType, Meta(description="What it does, by its moment; else the text says it.")
    ] = UNSET
    acts_title: Annotated[str | UnsetType, Meta(description="Where it is one half of the piece.")] = UNSET
    strip_title: Annotated[str | UnsetType, Meta(description="Likewise the other half.")] = UNSET
    strips: Annotated[
        list[ShownStrip] | UnsetType,
        Meta(description="All it may bring; a view has what holds at its table."),
    ] = UNSET
    win: Annotated[str | UnsetType, Meta(description="How the game is won by it.")] = UNSET
    path: Annotated[
        list[PlaceFacts] | UnsetType, Meta(description="Where a card goes by it: from there, to there.")
    ] = UNSET
    is_swap: Annotated[bool | UnsetType, Meta(description="And another card comes back that way.")] = UNSET
    at: Annotated[
        tuple[int, int] | UnsetType,
        Meta(description="Where it lies on its board, in a square of 100 by 100."),
    ] = UNSET


class KindFacts(Struct, frozen=True):
    """What pieces of one kind are called together, and how they are had."""

    name: str
    text: str


class WayFacts(Struct, kw_only=True):
    """A way to win the game."""

    title: str
    text: str
    by: Annotated[WayBy, Meta(description="What shows how near everybody is.")]
    symbol: str
    least_players: Annotated[int, Meta(description="With fewer it is none.")]


class Kit(Struct, kw_only=True):
    """Everything that can be drawn: cards, suits and pieces by their keys."""

    id: str
    name: str
    style: str
    cards: dict[str, CardFacts]
    suits: dict[str, SuitFacts]
    pieces: dict[str, PieceFacts]
    kinds: Annotated[dict[str, KindFacts], Meta(description="By kind of piece, where it is said.")]
    fewest_wins: Annotated[bool, Meta(description="Whether points are to be shunned.")]
    ways: Annotated[list[WayFacts], Meta(description="To win, the first that counts first.")]
    words: Annotated[dict[str, str], Meta(description="What a client says by itself.")]
    reads: Annotated[list[Read] | UnsetType, Meta(description="What else a house has of it.")] = UNSET


# The form of a new table.


class LabelledValue(Struct):
    value: Value
    label: str


class PieceChoice(Struct, kw_only=True):
    """Pieces of the kit that are chosen one by one."""

    keys: list[str]
    least: int
    most: Annotated[int | None, Meta(description="Null where there is no limit.")]
    presets: Annotated[dict[str, list[str]], Meta(description="By value, the keys it stands for.")]
    chosen: list[str]


class FormRow(Struct, kw_only=True):
    """An option that does something at this table."""

    name: str
    label: str
    text: str
    values: Annotated[list[LabelledValue], Meta(description="None where only a list of pieces will do.")]
    value: Value
    usual: Value
    main: bool
    pieces: PieceChoice | None


class FormProblem(Struct):
    option: str
    sentence: str


class Form(Struct, kw_only=True):
    """What the host of a table may choose there, with so many players and what is chosen so far."""

    players: int
    options: list[FormRow]
    hidden: Annotated[int, Meta(description="How many options would do nothing.")]
    chosen: Annotated[dict[str, Value], Meta(description="What is sent for such a table.")]
    problem: Annotated[FormProblem | None, Meta(description="Why it cannot be laid yet.")]


# The rules.


# The language of a text, where it is not the one that was asked for.
Other = Annotated[
    str | UnsetType, Meta(description="The language it is in, where it is not the one asked for.")
]


class RuleText(Struct):
    id: str
    text: str
    ruling: str | UnsetType = UNSET
    lang: Other = UNSET
    ruling_lang: Other = UNSET


class Beside(Struct, kw_only=True):
    """What stands beside the rules: a table, a paragraph, an item of a list, a figure."""

    after: Annotated[str | None, Meta(description="The rule it stands after; none at the head.")]
    head: list[str] | UnsetType = UNSET
    rows: list[list[str]] | UnsetType = UNSET
    text: str | UnsetType = UNSET
    item: str | UnsetType = UNSET
    code: str | UnsetType = UNSET


class RuleSection(Struct, kw_only=True):
    id: str
    title: str
    page: Annotated[str, Meta(description="The page it is from; a game may have several.")]
    rules: list[RuleText]
    beside: list[Beside]
    lang: Annotated[
        str | UnsetType,
        Meta(description="That of its title and what stands beside, where it is not the one asked for."),
    ] = UNSET
    page_lang: Other = UNSET


class Rulebook(Struct):
    """The numbered rules of a game, by section."""

    title: str
    sections: list[RuleSection]
    left_out: Annotated[
        list[str], Meta(description="The numbers of the rules that the table asked about has no use for.")
    ]


# The view.


class ShownReason(Struct, frozen=True):
    """A rule's number, and what it says."""

    rule: str
    sentence: str


class Mark(Struct, kw_only=True):
    """What is drawn for the mark of a card."""

    role: MarkRole
    suit: Annotated[str | UnsetType, Meta(description="What it stands for.")] = UNSET
    rank: str | UnsetType = UNSET
    symbol: Annotated[str | UnsetType, Meta(description="What lies on it, or what it stands for.")] = UNSET
    ground: Annotated[int | UnsetType, Meta(description="Of the seal that lies on it.")] = UNSET


class ShownFigure(Struct, frozen=True):
    """A figure of a circle, named by its piece."""

    piece: str
    cell: Annotated[ShownCell, Meta(description="What it brings once all its points are filled.")]


class ShownEdges(Struct, frozen=True):
    """The marks on both edges of a piece that lies beside another: pictures."""

    left: list[str]
    right: list[str]


class ShownArea(Struct, kw_only=True):
    """Cards or pieces that lie together."""

    name: str
    role: AreaRole
    label: str
    seat: Annotated[int | None, Meta(description="Whose it is; nobody's what lies in the middle.")]
    shape: Shape
    cards: Annotated[list[str], Meta(description="Keys of the kit; '?' for a card whose back is up.")]
    by: Annotated[
        list[int | None] | UnsetType,
        Meta(description="Who laid each card; nobody where it came from elsewhere."),
    ] = UNSET
    notes: Annotated[list[str] | UnsetType, Meta(description="What to write below each card.")] = UNSET
    marks: Annotated[list[str] | UnsetType, Meta(description="The keys behind the notes.")] = UNSET
    marked: Annotated[
        list[Mark | None] | UnsetType, Meta(description="What is drawn for the mark of each card.")
    ] = UNSET
    lines: Annotated[
        list[list[str]] | UnsetType, Meta(description="Of a circle: which of its points are joined.")
    ] = UNSET
    figures: Annotated[
        list[ShownFigure] | UnsetType, Meta(description="What each of these lines is, and what it brings.")
    ] = UNSET


class ShownCounter(Struct, kw_only=True):
    """Something counted or marked."""

    name: str
    role: CounterRole
    label: str
    seat: int | None
    value: Annotated[str, Meta(description="Empty for what is there or not.")]
    icon: Annotated[str, Meta(description="A picture; empty: that of the role, where it has one.")]
    suit: Annotated[str | UnsetType, Meta(description="The suit that the value names.")] = UNSET
    goal: Annotated[int | UnsetType, Meta(description="So many win the game.")] = UNSET
    lies: Annotated[Lies | UnsetType, Meta(description="Of a figure: how it lies.")] = UNSET
    spent: Annotated[
        bool | UnsetType, Meta(description="Of something that can be used once: whether it was.")
    ] = UNSET
    piece: str | UnsetType = UNSET


class StrengthRank(Struct, kw_only=True):
    """Cards of one strength, but for their numbers."""

    name: str
    suits: list[str]
    symbol: str


class ShownPin(Struct, kw_only=True):
    """Where a play stands in the order of strength."""

    seat: int
    card: str
    rank: Annotated[int, Meta(description="The place of its rank.")]
    struck: Annotated[bool | UnsetType, Meta(description="Another card cancels it.")] = UNSET


class ShownStrength(Struct, kw_only=True):
    """Who beats whom in this trick."""

    title: str
    ranks: Annotated[list[StrengthRank], Meta(description="The weakest first.")]
    pins: Annotated[list[ShownPin], Meta(description="The plays of the trick, the strongest last.")]


class Verdict(Struct, kw_only=True):
    """What a card would do in this trick, as far as the seat can know."""

    wins: bool
    sentence: str
    more: Annotated[str, Meta(description="Who still plays.")]
    pins: Annotated[list[ShownPin], Meta(description="The trick with it, the strongest last.")]


class Trick(Struct, kw_only=True):
    """The trick that is being played."""

    leader: int | None
    best: Annotated[int | None, Meta(description="Who would win now, where that can be told.")]
    led: str | None
    order: Annotated[list[int], Meta(description="One entry for every turn: a seat may have several.")]


class ShownLastTrick(Struct, kw_only=True):
    """The trick that was finished last."""

    cards: list[str]
    by: list[int | None]
    winner: int | None
    because: list[ShownReason]
    notes: list[str] | UnsetType = UNSET
    marks: list[str] | UnsetType = UNSET
    marked: list[Mark | None] | UnsetType = UNSET


class ShownView(Struct, kw_only=True):
    """What lies on the table, as one seat may see it."""

    heading: str
    viewer: int | None
    to_act: list[int]
    areas: list[ShownArea]
    counters: list[ShownCounter]
    trick: Trick
    last_trick: ShownLastTrick | None
    strength: Annotated[
        ShownStrength | None, Meta(description="Who beats whom in the trick; where it can be told.")
    ]
    strips: Annotated[
        list[SeatStrip], Meta(description="What the pieces that lie here bring, where it is said in cells.")
    ]
    seating: Annotated[
        list[int] | UnsetType,
        Meta(description="All seats as they sit, clockwise, if that is not by their numbers."),
    ] = UNSET
    waiting: Annotated[str | UnsetType, Meta(description="Who is thinking, where it is not the viewer.")] = (
        UNSET
    )


# The question.


class Option(Struct, kw_only=True):
    """Something that may be answered."""

    pick: str
    verb: Verb
    argument: Annotated[str | int, Meta(description="What it is about: a key of the kit, a seat, a number.")]
    label: str
    text: str | UnsetType = UNSET
    rules: list[str] | UnsetType = UNSET
    piece: Annotated[str | UnsetType | None, Meta(description="On which a power lives.")] = UNSET
    symbol: Annotated[
        str | UnsetType, Meta(description="The emblem of a power, on a seal, where it has one of its own.")
    ] = UNSET
    verdict: Annotated[Verdict | UnsetType, Meta(description="What a card would do in the trick.")] = UNSET
    price: Annotated[int | UnsetType, Meta(description="What it costs now, where it is bought.")] = UNSET
    gain: Annotated[int | UnsetType, Meta(description="The points that it brings at once.")] = UNSET
    brings: Annotated[
        list[str] | UnsetType, Meta(description="Pieces that come with it, or of which one does.")
    ] = UNSET
    lies: Annotated[list[str] | UnsetType, Meta(description="How pieces lie then, from left to right.")] = (
        UNSET
    )
    edges: Annotated[
        list[ShownEdges] | UnsetType,
        Meta(description="Likewise their marks, which bring something where equal ones meet."),
    ] = UNSET
    total: Annotated[
        ShownStrip | UnsetType, Meta(description="What it pays together with what lies there already.")
    ] = UNSET
    keeps: Annotated[
        list[str] | UnsetType, Meta(description="Own pieces that go on helping if this one is picked.")
    ] = UNSET
    how: Annotated[
        How | UnsetType, Meta(description="Of a power: goes with the card that is played, or happens now.")
    ] = UNSET


class RefusedCard(Struct):
    """An own card, or a piece that lies there, which may not be picked now, and by which rule."""

    pick: str
    rule: str
    sentence: str


class AskedSet(Struct, kw_only=True):
    """So many cards, one after the other in the order of the options, then 'done'."""

    least: int
    most: int
    cards: Annotated[
        list[str] | UnsetType, Meta(description="All that may be in it, in the order they are sent.")
    ] = UNSET
    must: Annotated[list[str] | UnsetType, Meta(description="One of these at least.")] = UNSET


class ShownQuestion(Struct, kw_only=True):
    """What one seat is asked, what it may answer, and why not something else."""

    id: str
    sentence: str
    rule: str | None
    options: list[Option]
    refused: list[RefusedCard]
    so_far: Annotated[list[str], Meta(description="The picks of this set that have been sent.")]
    announced: Annotated[list[Option], Meta(description="Those of them that are powers.")]
    is_sealed: bool
    set: AskedSet | None
    help: str | UnsetType = UNSET


class Aside(Struct, kw_only=True):
    """Something this seat may do at any moment, asked or not."""

    pick: str
    verb: Verb
    argument: str
    label: str
    rule: str


class Compared(Struct):
    """An answer that was compared; the share is the chance to win in percent."""

    pick: str
    name: str
    share: int


class Suggested(Struct, kw_only=True):
    """An answer worth thinking about, and what it does in words; how good it is, is not said."""

    pick: str
    name: str
    text: Annotated[str, Meta(description="Empty where nothing is known of it but its name.")]


class Advice(Struct, kw_only=True):
    """What a bot that thinks ahead would answer in this seat, and why."""

    picks: list[str]
    label: str
    sentence: str
    looks: Annotated[list[Compared], Meta(description="The best known first.")]
    candidates: Annotated[
        list[Suggested], Meta(description="At most three of them as they lie in the hand: to be told first.")
    ]
    told: Annotated[list[str], Meta(description="What the plays seen so far tell.")]


# What happened.

# What an event is on a scoring sheet; followsuit.describe.sheet tells what each does.
SheetWord = Literal[
    "start",
    "round",
    "piece",
    "win",
    "no",
    "unwin",
    "together",
    "plus",
    "minus",
    "up",
    "down",
    "total",
    "award",
    "end",
]


class Mentioned(Struct):
    """What a sentence speaks of: one of these."""

    card: str | UnsetType = UNSET
    seat: int | UnsetType = UNSET
    piece: str | UnsetType = UNSET


class News(Struct, kw_only=True):
    """One thing that happened, as one viewer was told it."""

    kind: str
    seat: int | None
    other: int | None
    cards: list[str]
    number: int
    parts: Annotated[list[str | Mentioned], Meta(description="The sentence in pieces.")]
    text: str
    because: list[ShownReason]
    from_: str | UnsetType = field(default=UNSET, name="from")
    from_seat: Annotated[
        int | UnsetType | None, Meta(description="Whose area that is, where it is somebody's.")
    ] = UNSET
    sheet: Annotated[SheetWord | UnsetType, Meta(description="What it is on a scoring sheet.")] = UNSET
    icon: Annotated[str | UnsetType, Meta(description="A picture, of what is an award.")] = UNSET
    to: str | UnsetType = UNSET
    to_seat: int | UnsetType | None = UNSET


class SheetAward(Struct, kw_only=True):
    """Something for the head of a sheet."""

    title: str
    text: str
    rules: list[str]
    icon: str


class SheetLine(Struct, kw_only=True):
    text: str
    rule: str | None
    amount: int
    cards: Annotated[list[str], Meta(description="The cards that are counted in this line.")]


class SheetSeat(Struct, kw_only=True):
    seat: int
    lines: list[SheetLine]
    before: int
    after: int
    wins: Annotated[int | None, Meta(description="Null where tricks are not won.")]
    piece: Annotated[str | None, Meta(description="Who the seat was in this round.")]
    unit: Annotated[str, Meta(description="What is counted: points, life chips.")]
    strip: Annotated[
        ShownStrip | UnsetType,
        Meta(description="What wins bring its piece in this round."),
    ] = UNSET
    now: Annotated[
        int | UnsetType, Meta(description="The cell of it that was counted, or by which the game was won.")
    ] = UNSET


class ScoringSheet(Struct, kw_only=True):
    """How a round was counted."""

    title: str
    awards: list[SheetAward]
    seats: list[SheetSeat]
    order: Annotated[list[int], Meta(description="The seats, best first.")]
    fewest_wins: Annotated[bool, Meta(description="Whether points are to be shunned.")]
    tricks: Annotated[int, Meta(description="How many the round had.")]
    next: Annotated[str, Meta(description="Empty after the last round.")]


class ShownOutcome(Struct, kw_only=True):
    """How a game ended."""

    places: list[int]
    scores: list[int]
    rule: str
    sentence: str
    title: str
    winners: list[int]
    teams: Annotated[list[str], Meta(description="The team of each seat; none where everybody plays alone.")]
