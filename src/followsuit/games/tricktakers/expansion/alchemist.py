"""3C  Alchemist: plays three cards as one, places elements on a magic circle, and forges crowns."""

from typing import ClassVar, Final

from followsuit.core.bits import BIT
from followsuit.core.cards import EVERYONE, NOBODY
from followsuit.core.face import Act, Piece
from followsuit.core.game import Game
from followsuit.core.layout import Area, Counter
from followsuit.core.option import NO, argument_of
from followsuit.core.policy import EVEN
from followsuit.core.position import Position, PositionError
from followsuit.core.reason import Reason
from followsuit.core.roles import CounterRole
from followsuit.core.step import AnyStep
from followsuit.core.strip import NOT_LIT, Occasion, Strip
from followsuit.games.takers.awards import Award
from followsuit.games.takers.cards import (
    BLACK,
    BLUE,
    COLOUR_LETTERS,
    DRAW_DECK,
    GREEN,
    NO_COLOUR,
    NUMBER,
    RED,
)
from followsuit.games.takers.character import Character
from followsuit.games.takers.policy import best_key, is_kakumei, key_of
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
    DeclareColour,
    GainElements,
    PlayThree,
    as_one,
    elements_of,
    follow_late,
    has_colour,
    is_lead_hidden,
    must_follow,
    own_play,
    play_three,
)
from followsuit.games.tricktakers.powers.magic_circle import (
    CIRCLE_LINES,
    FIGURES,
    FIRST_FORMATION_PIECE,
    FIRST_POINT_PIECE,
    FORMATIONS,
    HEXAGON,
    HEXAGON_POINTS_OF_TWO,
    POINTS,
    Circle,
    GainElement,
    PlaceElement,
    cells_of_formations,
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
BY_FORMATION: Final = "formations"  # the axis of the strip
HEXAGON_OF_TWO: Final = Reason("TX-2P-12", "With two players the complete hexagon brings 50 points.")


# What bots think of it.
AN_ELEMENT: Final = 20
A_FORGED_CROWN: Final = 30
FORGING: Final[dict[int, int]] = {forging.FORGE_CROWN: 70, forging.FORGE_BLACK_CROWN: 20}


class Alchemist(Character):
    code: ClassVar[str] = "3C"
    name: ClassVar[str] = "Alchemist"
    is_of_expansion: ClassVar[bool] = True
    has_deck: ClassVar[bool] = True
    renews_before_set_up: ClassVar[bool] = False
    forges: ClassVar[bool] = True
    cards_a_turn: ClassVar[int] = CARDS_A_TURN
    acts: ClassVar[tuple[Act, ...]] = (
        Act("setup", "own-deck"),
        Act("with-card", "three"),
        Act("after-card", "elements"),
        Act("end", "forge"),
    )

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

    def strip(self, at: Occasion) -> Strip | None:
        """TX-ALC-39, TX-ALC-40, TX-2P-12  By the formations of the magic circle; a hexagon forges a crown."""
        return Strip(BY_FORMATION, cells_of_formations(at.players == 2))

    def lit_cell(self, t: TakersTable, role: Role) -> int:
        """None: several formations may count."""
        return NOT_LIT

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
            t.cards.known_by[card] = BIT[role.seat]
        has_common = [card for card in t.hand(role.seat) if not OWNER[card]]
        if not position.number("alchemist_mixed", int(bool(has_common)), 0, 1):
            t.cards.rule_out([card for card in DRAW_DECK if card not in has_common], role.seat)

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
        deck = str(len(t.cards.piles[self.place]))
        counters = [Counter("alchemist deck", role.seat, deck, role=CounterRole.DECK)]
        filled = circle_of(t, role).filled
        for i in range(len(FORMATIONS)):
            if FORMATIONS[i].is_in(filled):
                piece = FIRST_FORMATION_PIECE + i
                counters.append(Counter("formation", role.seat, "", piece=piece, role=CounterRole.TOKEN))
        return counters

    def shown_cards(self, t: TakersTable, role: Role) -> list[Area]:
        """TX-HID-14  The points with an element."""
        points = [FIRST_POINT_PIECE + point for point in circle_of(t, role).points()]
        figures = FIGURES[t.seat_count == 2]
        return [
            Area("magic circle", role.seat, "circle", [], pieces=points, lines=CIRCLE_LINES, figures=figures)
        ]

    def drawing(self, t: TakersTable, role: Role) -> list[str]:
        return draw_circle(circle_of(t, role).filled)

    # What bots think.

    def priors(self, t: TakersTable, role: Role, offered: list[int], wants_trick: bool) -> list[int]:
        question = t.todo[-1]
        if isinstance(question, PlayThree):
            chosen = best_three(t, role.seat, question.least)
            return [EVEN + 40 if argument_of(pick) == chosen else EVEN - 30 for pick in offered]
        if isinstance(question, PlaceElement):
            filled = circle_of(t, role).filled
            return [point_prior(filled, argument_of(pick) - FIRST_POINT_PIECE) for pick in offered]
        if isinstance(question, DeclareColour):
            return [EVEN + 30 if argument_of(pick) == BLACK else EVEN for pick in offered]
        if isinstance(question, forging.Forge):
            return [FORGING.get(argument_of(pick), 0) if pick != NO else 30 for pick in offered]
        return []


def may_hold_common(t: TakersTable, seat: int) -> bool:
    """Whether a card of the draw deck may be in the hand, as far as everyone knows."""
    for card in DRAW_DECK:
        if t.cards.known_by[card] != EVERYONE and t.cards.possible_places[card] & BIT[seat]:
            return True
    return False


# What bots think.


def best_three(t: TakersTable, seat: int, count: int) -> int:
    """The next card of the best three: for elements first, then for the trick. They are picked ascending."""
    picked = [argument_of(pick) for pick in t.sealed[seat]]
    after = picked[-1] if picked else -1
    rest = sorted([card for card in t.hand(seat) if card > after])
    held = must_follow(t, seat)
    best = best_key(t, is_kakumei(t))
    most = -1
    found = rest[0]
    for cards in sets_of(rest, count - len(picked)):
        together = [*picked, *cards]
        if held and not has_colour(together, t.led):
            continue
        play = as_one(seat, together, t.led)
        key = key_of(play.kind, play.colour, play.value, t.led, is_kakumei(t))
        worth = AN_ELEMENT * len(elements_of(t, play)) + (AN_ELEMENT if key > best else 0) + play.value
        if worth > most:
            most = worth
            found = cards[0]
    return found


def sets_of(cards: list[int], count: int) -> list[list[int]]:
    """All sets of so many of these cards, in their order."""
    if count == 0:
        return [[]]
    found: list[list[int]] = []
    for i in range(len(cards) - count + 1):
        for others in sets_of(cards[i + 1 :], count - 1):
            found.append([cards[i], *others])
    return found


def point_prior(filled: int, point: int) -> int:
    """By the formations that this point belongs to, and how far they have come."""
    total = 20
    for formation in FORMATIONS:
        if formation.points & BIT[point]:
            size = 0
            have = 0
            for other in range(len(POINTS)):
                size += 1 if formation.points & BIT[other] else 0
                have += 1 if formation.points & filled & BIT[other] else 0
            total += max(formation.worth, A_FORGED_CROWN) * (have + 1) // (2 * size)
    return min(100, total)
