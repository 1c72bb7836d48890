"""Trickster as numbers."""

from typing import Final

from mypy_extensions import i64

from followsuit.core.table import Table
from followsuit.encoding.encoding import Encoding
from followsuit.encoding.features import Features
from followsuit.games.trickster.cards import SUIT_COUNT
from followsuit.games.trickster.hero import HEROES, AgainstHand
from followsuit.games.trickster.heroes.copier import Copier
from followsuit.games.trickster.moving import THE_POT, MoveCard
from followsuit.games.trickster.swapping import SwapCards
from followsuit.games.trickster.table import LAID, MOST_SEATS, NO_MATCH, TABLEAU, TricksterTable

MOST_TROUBLE: Final = 250
MOST_ROUNDS: Final = 10
MOST_TRICKS: Final = 30
MOST_TURNS: Final = 30
KINDS_OF_PLACE: Final[int] = THE_POT + 1  # where a hero takes a card from, or puts it
QUESTIONS: Final[list[str]] = [
    "ChooseCard",
    "ChooseSecretly",
    "ChooseStartingCard",
    "ChooseTableauCard",
    "ChooseTrashCard",
    "CopyCard",
    "DraftHero",
    "Follow",
    "GiveOther",
    "KeepOne",
    "Lead",
    "NameEnemy",
    "NameOwner",
    "NamePartner",
    "NameReceiver",
    "NameSource",
    "NameTableau",
    "NameVictim",
    "PutUnder",
    "SetPattern",
    "TakeOne",
    "TakeTurn",
    "NameHand",
    "Choice",
    "AboutCard",
]


class TricksterEncoding(Encoding):
    def seat_piles(self) -> list[int]:
        return [0, TABLEAU]

    def most_seats(self) -> int:
        return MOST_SEATS

    def question_names(self) -> list[str]:
        return QUESTIONS

    def numbers(self) -> list[int]:
        return []

    def powers(self) -> list[int]:
        return []

    def places(self) -> list[int]:
        return []

    def colours(self) -> list[int]:
        return list(range(SUIT_COUNT))

    def describe_piece(self, piece: int) -> list[int]:
        """Where a hero takes a card from and puts it; or whether it swaps, copies, takes from a hand."""
        hero = HEROES[piece]
        source = [0] * KINDS_OF_PLACE
        target = [0] * KINDS_OF_PLACE
        swaps = copies = own = least = 0
        if isinstance(hero, MoveCard):
            source[hero.source] = 1
            target[hero.target] = 1
        if isinstance(hero, SwapCards):
            swaps = 1
            own = int(hero.is_own)
        if isinstance(hero, Copier):
            copies = 1
            own = int(hero.has_hand)
        if isinstance(hero, AgainstHand):
            least = hero.least
        return [*source, *target, swaps, copies, own, least, int(hero.needs_secrets)]

    def own(self, o: Features, t: Table, is_all: bool) -> None:
        assert isinstance(t, TricksterTable)
        o.order("heroes", t.heroes.numbers, len(HEROES))
        o.by_seat("trouble", t.totals, MOST_TROUBLE)
        o.number("round", t.round, MOST_ROUNDS)
        o.number("trick number", t.trick_number, MOST_TRICKS)
        o.seat("first", t.first)
        o.number("turn", t.turn, MOST_TURNS)
        o.seat("trickster", t.trickster)
        o.one_of("pattern", t.pattern, NO_MATCH + 1)
        o.bits("cannot follow", t.closed, SUIT_COUNT + len(HEROES))
        start = o.rows(
            "laid by",
            self.card_count,
            1,
            o.seats + 1,
            "for each card of the pot: its seat, from 1; the timeline after",
        )
        laid = t.laid
        pot = t.pot()
        for i in range(len(pot) - 1, -1, -1):
            seat: i64 = laid % LAID - 1
            o.put(start + pot[i], o.seen_from(seat) + 1 if seat >= 0 else o.seats + 1)
            laid //= LAID
