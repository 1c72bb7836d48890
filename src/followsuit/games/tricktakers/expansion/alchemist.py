"""3C  Alchemist: plays three cards as one, places elements on a magic circle, and forges crowns."""

from typing import ClassVar, Final

from followsuit.core.bits import BIT
from followsuit.core.cards import EVERYONE, NOBODY
from followsuit.core.face import Piece
from followsuit.core.game import Game
from followsuit.core.layout import Area, Counter
from followsuit.core.position import Position, PositionError
from followsuit.core.reason import Reason
from followsuit.core.step import AnyStep
from followsuit.games.takers.awards import Award
from followsuit.games.takers.cards import BLUE, COLOUR_LETTERS, DRAW_DECK, GREEN, NO_COLOUR, NUMBER, RED
from followsuit.games.takers.character import Character
from followsuit.games.takers.table import DECK, FACE_DOWN, TRICK, Play, Role, Sheet, TakersTable
from followsuit.games.tricktakers.cards import OWNER, add_card
from followsuit.games.tricktakers.powers import forging
from followsuit.games.tricktakers.powers.alchemist_deck import (
    PUT_GIFTS_ON_TOP,
    PUT_ON_TOP,
    DrawThree,
    TakeAlchemistDeck,
    renew_from_own_deck,
    take_up_aside,
)
from followsuit.games.tricktakers.powers.alchemy import (
    CARDS_A_TURN,
    DECLARE,
    DECLARE_LATER,
    EPSILON,
    Declare,
    GainElements,
    as_one,
    follow_late,
    is_lead_hidden,
    own_play,
    play_three,
)
from followsuit.games.tricktakers.powers.magic_circle import (
    FIRST_FORMATION_PIECE,
    FIRST_POINT_PIECE,
    FORMATIONS,
    HEXAGON,
    POINTS,
    Circle,
    GainElement,
    circle_of,
    circle_pieces,
    draw_circle,
    mask_of,
)

OWN_DECK: Final[list[int]] = [
    add_card(f"a{COLOUR_LETTERS[colour]}{value}", NUMBER, colour, value, "3C")
    for colour in (RED, BLUE, GREEN)
    for value in range(1, 6)
]
HEXAGON_POINTS_OF_TWO: Final = 50
HEXAGON_OF_TWO: Final = Reason("TX-2P-12", "With two players the complete hexagon brings 50 points.")


class Alchemist(Character):
    code: ClassVar[str] = "3C"
    name: ClassVar[str] = "Alchemist"
    is_of_expansion: ClassVar[bool] = True
    has_deck: ClassVar[bool] = True
    renews_before_set_up: ClassVar[bool] = False
    forges: ClassVar[bool] = True
    cards_a_turn: ClassVar[int] = CARDS_A_TURN

    def exclusive_cards(self) -> list[int]:
        """TX-GAP-22  1 to 5 in red, blue and green."""
        return OWN_DECK

    def sheet(self) -> Sheet:
        """TX-ALC-37  Every round begins with an empty circle."""
        return Circle(0)

    def pieces(self) -> dict[int, Piece]:
        return {**circle_pieces(), **forging.PIECES}

    def set_up(self, t: TakersTable, role: Role) -> list[AnyStep]:
        """TX-ALC-01, TX-ALC-02  The hand for six cards of the own deck."""
        return [TakeAlchemistDeck(role)]

    def renewal(self, t: TakersTable, role: Role) -> AnyStep | None:
        """TX-ALC-08, TX-SET-08  From the own deck."""
        return renew_from_own_deck(t, role)

    # The turn.

    def turn_question(self, t: TakersTable, role: Role) -> AnyStep:
        return play_three(t, role)

    def after_play(self, t: TakersTable, role: Role) -> None:
        """TX-ALC-35, TX-TRK-04  The colour if none is set; elements, then the draw."""
        steps: list[AnyStep] = [GainElements(role), DrawThree(role)]
        index = own_play(t, role.seat)
        if t.plays[index].colour == NO_COLOUR and not is_lead_hidden(t):
            steps = [Declare(role, DECLARE_LATER if index else DECLARE), *steps]
        t.then(steps)

    def before_winner(self, t: TakersTable, role: Role) -> None:
        """TX-2P-27  Behind a face-down lead the colour is known only now."""
        follow_late(t, role)

    def trick_won(self, t: TakersTable, role: Role) -> None:
        """TX-ALC-33, TX-ALC-35"""
        t.then([GainElement(role, EPSILON)])

    def take_back(self, t: TakersTable, role: Role, play: Play) -> None:
        """TX-TIM-28  The three lie aside until the hand and the own deck take them."""
        for card in play.cards():
            t.cards.move(card, TRICK, FACE_DOWN + role.seat)
        if t.log is not None:
            t.log.tell("took-back", seat=role.seat, cards=play.cards())

    def take_up(self, t: TakersTable, role: Role, is_rewind: bool) -> None:
        take_up_aside(t, role, PUT_ON_TOP if is_rewind else PUT_GIFTS_ON_TOP)

    # The end of the round.

    def score(self, t: TakersTable, role: Role) -> list[Award]:
        """TX-ALC-39, TX-2P-12  Each complete formation, once; points may be shared."""
        filled = circle_of(t, role).filled
        awards: list[Award] = []
        for formation in FORMATIONS:
            if formation.is_in(filled) and formation.worth:
                awards.append(Award(role.seat, formation.worth, formation.why))
        if t.seat_count == 2 and HEXAGON.is_in(filled):
            awards.append(Award(role.seat, HEXAGON_POINTS_OF_TWO, HEXAGON_OF_TWO))
        return awards

    def after_scoring(self, t: TakersTable, role: Role) -> list[AnyStep]:
        """TX-ALC-40, TX-2P-12  One forging for a complete hexagon, with three players or more."""
        if t.seat_count == 2 or not HEXAGON.is_in(circle_of(t, role).filled):
            return []
        return [forging.MayForge(role)]

    # Positions.

    def play_of(self, t: TakersTable, role: Role, cards: list[int], colour: int) -> Play | None:
        """TX-ALC-09, TX-ALC-14  The lead colour or, where there is none, the one declared."""
        return as_one(role.seat, cards, colour if t.led == NO_COLOUR else t.led)

    def read_position(self, t: TakersTable, role: Role, position: Position, game: Game) -> None:
        """The points that are filled, and the own deck."""
        filled: list[int] = []
        for word in position.text("circle", "").split():
            if word.upper() not in POINTS:
                raise PositionError("circle", f"{word} is no point; they are {', '.join(POINTS)}.")
            filled.append(POINTS.index(word.upper()))
        t.sheets[role.index] = Circle(mask_of(filled))
        self.read_deck(t, role, position, game)

    def read_deck(self, t: TakersTable, role: Role, position: Position, game: Game) -> None:
        """From its top; what the Alchemist knows of it; whether others' cards may be in the hand."""
        top = game.read_cards(position.text("alchemist_deck", ""))
        seen = game.read_cards(position.text("alchemist_seen", ""))
        t.cards.own_knowledge()
        for card in top:
            if card in t.cards.piles[DECK]:
                t.cards.move_unseen(card, DECK, self.place, NOBODY)
            elif card not in t.cards.piles[self.place] or top.count(card) > 1:
                raise PositionError("alchemist_deck", f"{game.write_card(card)} lies in two places.")
        rest = [card for card in t.cards.piles[self.place] if card not in top]
        t.cards.piles[self.place] = rest + top[::-1]
        for card in seen:
            if card not in t.cards.piles[self.place]:
                raise PositionError("alchemist_seen", f"{game.write_card(card)} is not in that deck.")
            t.cards.knows[card] = BIT[role.seat]
        has_common = [card for card in t.hand(role.seat) if not OWNER[card]]
        if not position.number("alchemist_mixed", int(bool(has_common)), 0, 1):
            t.cards.shows_none([card for card in DRAW_DECK if card not in has_common], role.seat)

    def write_position(self, t: TakersTable, role: Role, written: dict[str, object], game: Game) -> None:
        deck = t.cards.piles[self.place]
        seen = [card for card in deck if card >= 0 and t.cards.is_known(card, role.seat)]
        written["circle"] = " ".join([POINTS[point] for point in circle_of(t, role).points()])
        written["alchemist_deck"] = game.write_cards(deck[::-1])
        written["alchemist_seen"] = game.write_cards(seen)
        written["alchemist_mixed"] = int(may_hold_common(t, role.seat))

    # What a client draws.

    def notes(self, t: TakersTable, role: Role) -> list[Counter]:
        """TX-HID-03, TX-HID-14  The size of the own deck, and the formations that are complete."""
        counters = [Counter("alchemist deck", role.seat, str(len(t.cards.piles[self.place])))]
        filled = circle_of(t, role).filled
        for i in range(len(FORMATIONS)):
            if FORMATIONS[i].is_in(filled):
                counters.append(Counter("formation", role.seat, "", piece=FIRST_FORMATION_PIECE + i))
        return counters

    def shown_cards(self, t: TakersTable, role: Role) -> list[Area]:
        """TX-HID-14  The points with an element."""
        points = [FIRST_POINT_PIECE + point for point in circle_of(t, role).points()]
        return [Area("magic circle", role.seat, "circle", [], pieces=points)]

    def drawing(self, t: TakersTable, role: Role) -> list[str]:
        return draw_circle(circle_of(t, role).filled)


def may_hold_common(t: TakersTable, seat: int) -> bool:
    """Whether a card of the draw deck may be in the hand, as far as everyone knows."""
    for card in DRAW_DECK:
        if t.cards.knows[card] != EVERYONE and t.cards.may_be[card] & BIT[seat]:
            return True
    return False
