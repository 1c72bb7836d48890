"""Pond: a small game with every kind of secret, and a list of faults that can be planted in it.

Three seats hold four cards each. First everyone seals a bid; it stays secret, on a sheet, to the
end. On a turn you discard a card face up, or take the top discard into your hand, where everyone
knows it is; then you pass a card face down to the left, who looks at it, and draw if you hold fewer
than four. When the draw pile is empty, the discards are shuffled to be the new one. Once in the game
each seat may shout, at any moment, for a point.
"""

from typing import Final

from followsuit import Game, Outcome, Reason, Rng, Table, View
from followsuit.core.bits import BIT
from followsuit.core.cards import SPECTATOR, Cards, new_cards
from followsuit.core.event import NO_SEAT
from followsuit.core.game_option import GameOption
from followsuit.core.layout import Area, Layout
from followsuit.core.option import CARD, NUMBER, PIECE, PLACE, YES, argument_of, option, verb_of
from followsuit.core.outcome import places_by_score
from followsuit.core.rule_group import RuleGroup
from followsuit.core.step import Ask, AskAll, Step

SEATS: Final = 3
DRAW_PILE: Final = 3
DISCARDS: Final = 4
CARD_COUNT: Final = 16
TURNS: Final = 42
UNKNOWN_BID: Final = -1
MOST_POINTS: Final = Reason("POND-01", "The most points win.")
SHOUT: Final = option(PIECE, 0)
MAY_SHOUT: Final = Reason("POND-02", "Shout.")
FROG_JUMPS: Final = Reason("POND-FROG-01", "The frog jumps where it likes.")
HERON_WAITS: Final = Reason("POND-HERON-01", "The heron waits.")
OF_TWO: Final = Reason("POND-2P-01", "The most points of the two win.")
OF_ANOTHER_GAME: Final = Reason("TR-GAME-02", "The most life chips win.")
WAYS: Final = {"reason for another number of players": OF_TWO, "reason of another game": OF_ANOTHER_GAME}
GROUPS: Final = [
    RuleGroup("POND-FROG-", ["frog"]),
    RuleGroup("POND-HERON-", ["heron"]),
    RuleGroup("POND-2P-", [], [2]),
]

FAULTS: Final = [
    "shared sheet",
    "field forgotten in clone",
    "field forgotten in fingerprint",
    "visible sealed answer",
    "sheet not erased",
    "knowledge kept through a shuffle",
    "order of a hand",
    "secret in a step",
    "face-down move that tells which card went",
    "face-down move that leaves where it may be",
    "told of a hidden card",
    "card lost",
    "offered but refused",
    "allowed but not offered",
    "future not random",
    "sealed answers in order",
    "aside that answers a question",
    "aside that nobody is told of",
    "aside that tells of a hidden card",
    "aside that can be taken again",
    "sheets open to those who watch",
    "reason of somebody who is not there",
    "reason for another number of players",
    "reason of another game",
]


class Sheet:
    """What a seat keeps secret."""

    def __init__(self, bid: int) -> None:
        self.bid = bid

    def clone(self) -> "Sheet":
        return Sheet(self.bid)


class PondTable(Table):
    def __init__(self, cards: Cards, rng: Rng, fault: str, original: Table | None = None) -> None:
        super().__init__(SEATS, cards, rng, original)
        self.fault = fault
        self.sheets = [Sheet(UNKNOWN_BID) for _ in range(SEATS)]
        self.points = [0] * SEATS
        self.turns = 0
        self.shouts = [0] * SEATS

    def clone(self) -> "PondTable":
        copy = PondTable(self.cards.clone(), self.rng.clone(), self.fault, self)
        is_shared = self.fault == "shared sheet"
        copy.sheets = self.sheets[:] if is_shared else [sheet.clone() for sheet in self.sheets]
        copy.points = self.points[:]
        copy.shouts = self.shouts[:]
        if self.fault != "field forgotten in clone":
            copy.turns = self.turns
        return copy

    def own_state_ints(self, out: list[int]) -> None:
        out += [sheet.bid for sheet in self.sheets]
        out += self.points
        out += self.shouts
        if self.fault != "field forgotten in fingerprint":
            out.append(self.turns)

    def erased_for(self, seat: int) -> Table:
        erased = super().erased_for(seat)
        if self.fault == "visible sealed answer":
            erased.sealed = self.sealed[:]
        return erased

    def erase_notes(self, seat: int) -> None:
        if self.fault == "sheet not erased" or (
            self.fault == "sheets open to those who watch" and seat == SPECTATOR
        ):
            return
        self.sheets = [
            sheet if other == seat else Sheet(UNKNOWN_BID) for other, sheet in enumerate(self.sheets)
        ]

    def imagine_notes(self, seat: int, rng: Rng) -> None:
        """A seat that has bid has some bid; nobody has before all have."""
        is_after_bids = self.sheets[seat].bid != UNKNOWN_BID
        for other in range(SEATS):
            if other != seat and is_after_bids:
                self.sheets[other] = Sheet(rng.below(3))
        if self.fault == "future not random":
            self.rng = Rng(1, 2, 3, 4)

    def change_notes(self, seat: int, rng: Rng) -> None:
        for other in range(SEATS):
            if other != seat and self.sheets[other].bid != UNKNOWN_BID:
                self.sheets[other] = Sheet(rng.below(3))

    def has_out_of_turn(self) -> bool:
        return True

    def out_of_turn(self, seat: int) -> list[int]:
        if self.outcome is not None or (self.shouts[seat] and self.fault != "aside that can be taken again"):
            return []
        if self.fault == "aside that tells of a hidden card" and self.hand((seat + 1) % SEATS)[0] == 0:
            return []
        return [SHOUT]

    def act_out_of_turn(self, seat: int, pick: int) -> None:
        self.shouts[seat] = 1
        self.points[seat] += 1
        if self.log is not None and self.fault != "aside that nobody is told of":
            self.log.tell("shouted", seat=seat)
        if self.fault == "aside that answers a question" and isinstance(self.todo[-1], Look):
            self.todo.pop()
            self.advance()

    def about_out_of_turn(self, seat: int, pick: int) -> Reason:
        return MAY_SHOUT

    def heading(self) -> str:
        return f"turn {self.turns}"

    def hand(self, seat: int) -> list[int]:
        return self.cards.piles[seat]


class Bid(AskAll[PondTable]):
    def options(self, t: PondTable, seat: int, picks: list[int]) -> list[int]:
        return [option(NUMBER, bid) for bid in range(3)]

    def revealed(self, t: PondTable, picks: list[list[int]]) -> None:
        for seat in self.seats:
            t.sheets[seat].bid = argument_of(picks[seat][0])

    def take(self, t: PondTable, seat: int, pick: int) -> None:
        if t.fault == "sealed answers in order":
            t.points[seat] += sum(1 for picks in t.sealed if picks)
        super().take(t, seat, pick)


class NextTurn(Step[PondTable]):
    def run(self, t: PondTable) -> None:
        if t.turns == TURNS:
            scores = [t.points[seat] + t.sheets[seat].bid for seat in range(SEATS)]
            t.outcome = Outcome(places_by_score(scores), WAYS.get(t.fault, MOST_POINTS), scores)
            return
        seat = t.turns % SEATS
        t.turns += 1
        t.then([DiscardOrTake(seat), PassOn(seat), Draw(seat), NextTurn()])


class DiscardOrTake(Ask[PondTable]):
    def options(self, t: PondTable) -> list[int]:
        offered = [option(CARD, card) for card in t.hand(self.seat)]
        if t.cards.piles[DISCARDS]:
            offered.append(option(PLACE, 0))
        return offered

    def why_not(self, t: PondTable, pick: int) -> Reason | None:
        if t.fault == "offered but refused" and pick == option(PLACE, 0):
            return MOST_POINTS
        if t.fault == "allowed but not offered" and pick == option(PLACE, 9):
            return None
        if verb_of(pick) == NUMBER:
            return HERON_WAITS if t.fault == "reason of somebody who is not there" else FROG_JUMPS
        return super().why_not(t, pick)

    def picked(self, t: PondTable, pick: int) -> None:
        if verb_of(pick) == CARD:
            t.cards.move(argument_of(pick), self.seat, DISCARDS)
            if t.log is not None:
                t.log.tell("discarded", seat=self.seat, cards=[argument_of(pick)])
            if t.fault == "card lost" and t.turns == 5:
                t.cards.piles[DISCARDS].pop()
            return
        t.points[self.seat] += 1
        card = t.cards.piles[DISCARDS][-1]
        t.cards.move(card, DISCARDS, self.seat)
        if t.log is not None:
            t.log.tell("taken", seat=self.seat, cards=[card])


class PassOn(Ask[PondTable]):
    """A card goes face down to the left; giver and taker know it, the third knows less than before."""

    def options(self, t: PondTable) -> list[int]:
        return [option(CARD, card) for card in t.hand(self.seat)]

    def picked(self, t: PondTable, pick: int) -> None:
        card = argument_of(pick)
        left = (self.seat + 1) % SEATS
        seen_by = BIT[self.seat] | BIT[left]
        if t.fault == "face-down move that tells which card went":
            t.cards.own_pile(self.seat).remove(card)
            t.cards.own_pile(left).append(card)
            t.cards.own_knowledge()
            t.cards.known_by[card] |= seen_by
            t.cards.note_possible_move(self.seat, BIT[left])
        elif t.fault == "face-down move that leaves where it may be":
            before = t.cards.possible_places[:]
            t.cards.move_unseen(card, self.seat, left, seen_by)
            t.cards.possible_places[:] = before
        else:
            t.cards.move_unseen(card, self.seat, left, seen_by)
        if t.log is not None:
            told = BIT[0] | seen_by if t.fault == "told of a hidden card" else seen_by
            t.log.tell("passed", seat=self.seat, other=left, cards=[card], seen_by=told)
        t.then([LookWithCard(left, card) if t.fault == "secret in a step" else Look(left)])


class Look(Ask[PondTable]):
    def options(self, t: PondTable) -> list[int]:
        return [YES]

    def picked(self, t: PondTable, pick: int) -> None:
        pass


class LookWithCard(Look):
    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.card)


class Draw(Step[PondTable]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def key(self) -> tuple[int, ...]:
        return (self.seat,)

    def run(self, t: PondTable) -> None:
        if not t.cards.piles[DRAW_PILE]:
            t.cards.move_all(DISCARDS, DRAW_PILE)
            before = t.cards.known_by[:]
            t.cards.shuffle(DRAW_PILE, t.rng)
            if t.fault == "knowledge kept through a shuffle":
                t.cards.known_by[:] = before
        if t.cards.piles[DRAW_PILE] and len(t.hand(self.seat)) < 4:
            t.cards.draw(DRAW_PILE, self.seat)


class Pond(Game):
    def __init__(self, fault: str = "") -> None:
        super().__init__(
            id="pond",
            name="Pond",
            players=[SEATS],
            rules_version=1,
            rule_prefixes=["POND"],
            options=[GameOption("calm", [True, False], True, "Changes nothing.")],
            card_names=[f"p{card}" for card in range(CARD_COUNT)],
            texts={
                "discarded": "{seat} discards {cards}.",
                "taken": "{seat} takes {cards}.",
                "passed": "{seat} passes {cards} to {other}.",
                "sealed": "{seat} has bid.",
                "shouted": "{seat} shouts.",
            },
            draw_piles=[DRAW_PILE],
            rule_groups=GROUPS,
        )
        self.fault = fault

    def at_the_table(self, t: Table) -> list[str]:
        return ["frog"]

    def start(self, players: int, options: dict[str, int | str | bool], rng: Rng) -> Table:
        unordered = 0 if self.fault == "order of a hand" else SEATS
        cards = new_cards(SEATS, 5, unordered, CARD_COUNT)
        cards.piles[DRAW_PILE] = list(range(CARD_COUNT))
        cards.gather(DRAW_PILE)
        cards.shuffle(DRAW_PILE, rng)
        cards.deal(DRAW_PILE, SEATS, 4)
        t = PondTable(cards, rng, self.fault)
        t.then([Bid((0, 1, 2)), NextTurn()])
        return t

    def layout(self, view: View) -> Layout:
        piles = view.table.cards.piles
        return Layout([Area("discards", NO_SEAT, "pile", piles[DISCARDS][:])], [])
