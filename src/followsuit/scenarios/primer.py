"""A game on one page: the words and pictures of a scenario that is a primer, once read."""

from dataclasses import dataclass

from followsuit.scenarios.coach import ByLanguage


@dataclass(frozen=True)
class StrengthClass:
    """Cards that are equally strong but for their numbers, and some of them to show."""

    name: ByLanguage
    cards: list[int]


@dataclass(frozen=True)
class PrimerPicture:
    """A part of a round, or a way to win, with something drawn beside the words."""

    title: ByLanguage
    text: ByLanguage
    cards: list[int]
    pieces: list[int]
    icons: list[str]
    cells: list[str]  # of a strip of points: 'what is counted: what it brings'


@dataclass(frozen=True)
class Remark:
    text: ByLanguage
    rules: list[str]


@dataclass(frozen=True)
class Primer:
    goal: ByLanguage
    notes: list[ByLanguage]  # what each player of the trick did, in the order of play
    trick: Remark
    strength: Remark
    classes: list[StrengthClass]  # the weakest first; none where no card is stronger than another
    round: list[PrimerPicture]
    wins: list[PrimerPicture]
    missed: list[Remark]
