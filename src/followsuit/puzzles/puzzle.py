"""A puzzle as its file says it: docs/reference/puzzle.md. Nothing here runs."""

from typing import Final, Literal

from msgspec import Struct

# How it was proven, and what is aimed at: to win the game, or that nobody else does now.
How = Literal["every deal", "drawn deals", "searched"]
Aim = Literal["win", "stop"]
Kind = Literal["win", "discard", "character", "stop"]
KINDS: Final[list[Kind]] = ["win", "discard", "character", "stop"]
LEVELS: Final = [1, 2, 3]  # easy, middling, hard


class Happened(Struct, kw_only=True, omit_defaults=True):
    """An event, as a log has it: see followsuit.core.event."""

    kind: str
    seat: int = -1
    other: int = -1
    cards: str = ""
    number: int = 0
    what: str = ""
    rule: str = ""  # the first that it rests on


class AnswerFacts(Struct, kw_only=True, omit_defaults=True):
    """What was found out about an answer."""

    chance: float  # of what is aimed at, from 0 to 1
    trick: float = -1.0  # in what share of the deals the answer takes the trick, where one is played
    taker: int = -1  # who else takes it most often
    card: str = ""  # and with which card
    winner: int = -1  # who wins then most often, if the game is over
    rule: str = ""  # the rule by which that seat wins
    way: str = ""  # what that rule says, as the code has it: message files have it in other languages
    scores: list[int] = []  # with which scores, most often
    line: str = ""  # what is answered after it in one of the deals that end so
    told: list[Happened] = []  # what happens there that has a rule of its own


class Proof(Struct, kw_only=True):
    how: How
    deals: int
    error: float  # of the difference between the right answer and the next best; 0 for every deal


class Puzzle(Struct, kw_only=True, omit_defaults=True):
    id: str
    kind: Kind
    aim: Aim
    level: int
    piece: str = ""  # as whom the seat plays, by its key
    players: int
    options: dict[str, int | str | bool] = {}
    seed: int
    answers: str  # that lead to it, from the beginning of the game
    seat: int
    right: str
    rules: list[str]  # that the reason rests on
    proof: Proof
    thumb: float  # how often rules of thumb find it
    glance: float  # how often a short search finds it
    facts: dict[str, AnswerFacts]  # by answer, every one that may be given


class Puzzles(Struct, kw_only=True):
    """A file: the puzzles of a game, under the rules by which they were found."""

    game: str
    rules_version: int
    puzzles: list[Puzzle]
