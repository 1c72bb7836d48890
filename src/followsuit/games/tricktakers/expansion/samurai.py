"""3D  Samurai: red fights as black, black never stays in the hand, and a won trick may give a red card."""

from typing import ClassVar, Final

from followsuit.core.face import Act
from followsuit.core.option import CARD, NO, argument_of, option, verb_of
from followsuit.core.policy import EVEN
from followsuit.core.reason import Reason
from followsuit.games.takers.cards import BLACK, RED
from followsuit.games.takers.drawing import draw_cards
from followsuit.games.takers.powers.exchange import DiscardOne
from followsuit.games.takers.powers.red_as_black import RedAsBlack, black_cards
from followsuit.games.takers.role_steps import AskRole
from followsuit.games.takers.table import DECK, DISCARDS, TAKEN, Role, TakersTable
from followsuit.games.tricktakers.cards import COLOUR, OWNER, VALUE

NO_BLACK: Final = Reason("TX-SAM-02", "The Samurai cannot have a black card in hand.")
NO_BLACK_AT_SET_UP: Final = Reason("TX-SAM-01", "The Samurai cannot have a black card in hand.")
SPIRIT_OF_RED: Final = Reason("TX-SAM-04", "The Samurai's red fights as black.")
MAY_TAKE_RED: Final = Reason("TX-SAM-12", "Take a red card of this trick into your hand?")
NOT_A_CANDIDATE: Final = Reason(
    "TX-SAM-16", "Only a red card that another player has played and that came to you can be taken."
)
DISCARD_FOR_RED: Final = Reason("TX-SAM-13", "Discard another card for the red one.")
NOT_THE_RED: Final = Reason("TX-SAM-13", "The card just taken may not be the one discarded.")
TABLE: Final = Reason("TX-SAM-18", "The Samurai's points for the tricks won.")
TABLE_OF_TWO: Final = Reason("TX-2P-10", "The Samurai's points for the tricks won.")
FOUR_WINS: Final = Reason("TX-SAM-18", "The Samurai has won exactly four tricks.")


class Samurai(RedAsBlack):
    code: ClassVar[str] = "3D"
    name: ClassVar[str] = "Samurai"
    is_of_expansion: ClassVar[bool] = True
    points_for_wins: ClassVar[tuple[int, ...]] = (0, 30, 80, 120, 0, -100)
    points_of_two: ClassVar[tuple[int, ...]] = (0, 30, 80, 120, 160, -100)
    why_points: ClassVar[Reason] = TABLE
    why_points_of_two: ClassVar[Reason | None] = TABLE_OF_TWO
    why_game: ClassVar[Reason] = FOUR_WINS
    game_for_wins: ClassVar[tuple[int, ...]] = (4,)
    no_black: ClassVar[Reason] = NO_BLACK
    spirit: ClassVar[Reason] = SPIRIT_OF_RED
    acts: ClassVar[tuple[Act, ...]] = (
        Act("in-trick", "red"),
        Act("after-win", "take-red"),
        Act("any-time", "no-black"),
    )

    def got_cards(self, t: TakersTable, role: Role) -> None:
        self.replace_black(t, role)

    def replace_black(self, t: TakersTable, role: Role) -> None:
        self.replace(t, role.seat, NO_BLACK)

    def replace_at_set_up(self, t: TakersTable, role: Role) -> None:
        self.replace(t, role.seat, NO_BLACK_AT_SET_UP)

    def replace(self, t: TakersTable, seat: int, why: Reason) -> None:
        """TX-SAM-01 to TX-SAM-03, TX-GAP-53  Black is shown, discarded and replaced, until there is none."""
        black = black_cards(t, seat)
        while black and can_draw_another_colour(t):
            for card in sorted(black):
                self.show_discard(t, seat, card, t.place_of_discard(card), why)
            draw_cards(t, seat, len(black))
            black = black_cards(t, seat)
        if not black:
            t.cards.rule_out(t.cards_of_colour(BLACK), seat)
        for card in black:
            t.cards.show(card, seat)

    def trick_won(self, t: TakersTable, role: Role) -> None:
        """TX-SAM-12, TX-SAM-15  A red card, if there is another one to discard for it."""
        if t.hand(role.seat) and red_cards_won(t, role.seat):
            t.then([MayTakeRed(role)])

    def priors(self, t: TakersTable, role: Role, offered: list[int], wants_trick: bool) -> list[int]:
        """A red card of the trick fights as black from now on: the higher the better."""
        if not isinstance(t.todo[-1], MayTakeRed):
            return []
        return [EVEN if pick == NO else EVEN - 10 + 4 * VALUE[argument_of(pick)] for pick in offered]


def can_draw_another_colour(t: TakersTable) -> bool:
    """TX-GAP-53  Whether a card is left to draw that need not be replaced in turn."""
    for card in t.cards.piles[DECK]:
        if COLOUR[card] != BLACK:
            return True
    for card in t.cards.piles[DISCARDS]:
        if COLOUR[card] != BLACK and not OWNER[card]:
            return True
    return False


def red_cards_won(t: TakersTable, seat: int) -> list[int]:
    """TX-SAM-16  Red by their print, played openly by others, and neither covered nor reserved."""
    cards: list[int] = []
    for play in t.plays:
        if play.seat != seat:
            open_cards = [play.card] if play.covers else [play.card, *play.covered]
            cards += [card for card in open_cards if COLOUR[card] == RED and card in t.taken(seat)]
    return cards


class MayTakeRed(AskRole[TakersTable]):
    """TX-SAM-12 to TX-SAM-16, TX-DEC-34  One of them, or none."""

    asks: ClassVar[Reason] = MAY_TAKE_RED

    def options(self, t: TakersTable) -> list[int]:
        return [NO, *[option(CARD, card) for card in red_cards_won(t, self.seat)]]

    def why_not(self, t: TakersTable, pick: int) -> Reason | None:
        return None if pick in self.options(t) else NOT_A_CANDIDATE

    def picked(self, t: TakersTable, pick: int) -> None:
        """TX-SAM-13, TX-SAM-17, TX-DEC-35  It has been taken by the trick; another card goes for it."""
        if verb_of(pick) != CARD:
            return
        card = argument_of(pick)
        t.cards.move(card, TAKEN + self.seat, self.seat)
        if t.log is not None:
            t.log.tell("took-from-trick", seat=self.seat, cards=[card])
        t.then([DiscardOne(self.seat, DISCARD_FOR_RED, card, NOT_THE_RED)])
