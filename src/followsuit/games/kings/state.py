"""What the tables of the five games consist of, and what a position of them has to agree with.

Hands need not be of equal size, so that a scenario can do with the few cards it is about. In a trick r5 is a
card; r5+white-queen+change+white-king has on it, or with it, what was announced.
"""

from typing import Final

from followsuit.core.bits import BIT
from followsuit.core.event import NO_SEAT
from followsuit.core.fields import (
    AS_IT_IS,
    Field,
    Follows,
    Numbers,
    Place,
    Round,
    Seat,
    SeatMask,
    Seats,
    Text,
    TrickNumber,
)
from followsuit.core.moment import Moment
from followsuit.core.position import PositionError
from followsuit.core.setting import Setting
from followsuit.core.state import SHOWN, VOIDS
from followsuit.core.step import AnyStep
from followsuit.games.kings.cards import BLACK_TENS, NO_SET, SET_COLOURS
from followsuit.games.kings.court import COURT, KING_POWER, why_no_king
from followsuit.games.kings.marks import (
    CHANGED,
    UNDER_BLUE_QUEEN,
    UNDER_KING,
    UNDER_WHITE_QUEEN,
    WITH_BLACK_QUEEN,
    king_on,
)
from followsuit.games.kings.mode import Mode
from followsuit.games.kings.moments import DEAL, IN_TRICKS, has_late_turn
from followsuit.games.kings.numbers import AUCTION_CARDS
from followsuit.games.kings.pieces import CHARACTER_OF, is_character
from followsuit.games.kings.places import AUCTION, FRONT, SHELF
from followsuit.games.kings.roster import CHARACTERS
from followsuit.games.kings.set_names import SET_NAMES
from followsuit.games.kings.state_pieces import (
    CARD_KEYS,
    Barred,
    Bids,
    Colour,
    ColourMask,
    ColourMaskOfSeats,
    Colours,
    Contracts,
    Copied,
    Party,
    Queens,
    Row,
    Sets,
)
from followsuit.games.kings.table import (
    COURT_SLOT,
    DOWN,
    LAID,
    NO_CONTRACTS,
    NO_PIECE,
    UP,
    EndGame,
    KingsTable,
    kings_table,
)
from followsuit.games.kings.turn import part_of, parts_rule
from followsuit.games.takers.announcing import lifts_following, resolve_all
from followsuit.games.takers.cards import BLACK, NO_COLOUR
from followsuit.games.takers.moments import PLAY, SCORE
from followsuit.games.takers.state import FAMILY_BESIDE, TakersState, family_fields, family_places
from followsuit.games.takers.state_knowledge import hidden_outside_hands
from followsuit.games.takers.state_trick import does_not_follow
from followsuit.games.takers.table import DECK, Play, Role, TakersTable
from followsuit.games.takers.turn import POWERS_OF_A_ROLE, face_of, lay_several

MOST_POINTS: Final = 5000
MOST_WINS: Final = 11
# Moments at which sets are still being taken.
BEFORE_SETS: Final = (DEAL, "parties", "draft", "auction", "take up", "sets", "numbers")
# Nobody's King, Queen or character acts yet.
BEFORE_ROLES: Final = (*BEFORE_SETS, "help", "bid")
AFTER_NAMING: Final = ("set up", *IN_TRICKS)
USED_OFTEN: Final = "*"
COURT_NAME: Final = "court"
WITH: Final = "+"
CHANGE: Final = "change"
QUEEN: Final = "-queen"
KING: Final = "-king"


# Fields: what is usual, and roles in the words of scenarios.


def usual_queens(s: Setting) -> list[int]:
    """King and Queen are up where there is a set; not of whoever has put off the turn by the Green Queen."""
    has_queens = s.state.has_queens  # type: ignore[attr-defined]
    queens = [UP if has_queens and colour != NO_SET else DOWN for colour in s.get("sets")]
    if s.get("late") != NO_SEAT:
        queens[s.t.late] = LAID
    return queens


def usual_trick(s: Setting) -> int:
    """As many tricks are left as the longest hand has cards, unless it says otherwise."""
    tricks: int = s.state.tricks  # type: ignore[attr-defined]
    if s.moment == SCORE:
        return tricks
    s.get_others()
    s.lay_out()
    most = max(s.each(lambda seat: len(s.t.hand(seat))))
    return max(1, tricks - max(1, int(most)) + 1)


def write_uses(s: Setting) -> list[str]:
    """What was used in this round, by seat: hermit, or resistance*2; the court for King and Queen."""
    words: list[list[str]] = s.each(lambda seat: [])
    for role in s.t.roles:
        count = s.t.uses[role.index]
        if count:
            often = "" if count == 1 else f"{USED_OFTEN}{count}"
            words[role.seat].append(name_of_role(s.t, role) + often)
    return [" ".join(of_seat) for of_seat in words]


def write_used(s: Setting) -> list[str]:
    used = [role for role in s.t.roles if s.t.has_used(role)]
    return s.each(lambda seat: " ".join([name_of_role(s.t, role) for role in used if role.seat == seat]))


def name_of_role(t: KingsTable, role: Role) -> str:
    """The character card by which it lies there."""
    up = [card for card in t.party[role.seat] if card not in t.bids[role.seat]]
    return COURT_NAME if role.slot == COURT_SLOT else CARD_KEYS[up[role.slot - 1]]


def role_named(t: KingsTable, key: str, seat: int, word: str) -> Role:
    for role in t.roles:
        if role.seat == seat and word == name_of_role(t, role):
            return role
    raise PositionError(key, f"{word} does not lie face up before that seat.", seat)


class KingsState(TakersState):
    """What the five games share; each says what is usual in it, and checks what only it knows."""

    tricks: int  # of a round
    mode: Mode
    has_queens: bool = True
    before_round: tuple[str, ...] = (DEAL,)  # KT-DEAL-01  the deal, which begins the round, is still to come

    def __init__(self, moments: list[Moment]) -> None:
        names = [moment.name for moment in moments if moment.steps is not None]
        super().__init__(
            places=family_places(
                Place("auction", AUCTION, of_seats=True),
                Place("front", FRONT, of_seats=True),
            ),
            fields=family_fields(
                Numbers("points", 0, MOST_POINTS),
                Numbers("wins", 0, MOST_WINS),
                Text("uses", written=write_uses),
                Text("used", written=write_used),
                Round(lambda s: s.t.rules.rounds, self.before_round),
                TrickNumber(self.tricks, [at for at in names if at not in IN_TRICKS], usual=usual_trick),
                Seat("leader", 0, least=0),
                Sets("sets", self.usual_sets),
                ColourMaskOfSeats("kings"),
                Queens("queens", usual_queens),
                Numbers("spent", 0, 1),
                Colours("set_row", usual=self.usual_set_row),
                Row("row"),
                Seats("choosers", []),
                Contracts("contracts", self.usual_contracts),
                Numbers("declared", 0, AUCTION_CARDS),
                Seats("teams", self.usual_teams),
                Seats("seating"),
                Field("places"),
                Party("party"),
                Barred("barred"),
                Bids("bids"),
                ColourMask("played", key="kings_played"),
                Seat("late"),
                Seat("partner"),
                Copied("copied"),
                Follows("copied_from", lambda s: s.t.copied_from, is_field=True),
                SeatMask("appointed"),
                Seat("drafter", AS_IT_IS, least=0),
                Colour("trump", NO_COLOUR, self.usual_trump),
                Seat("king_player", self.usual_king_player),
                SeatMask("passed"),
                Seat("declarer", lambda s: s.get("king_player")),
                Follows("shelf", lambda s: s.write_pile(s.t.cards.piles[SHELF])),
            ),
            moments=moments,
            beside=FAMILY_BESIDE,
        )

    # What is usual.

    def has_sets(self, s: Setting) -> bool:
        """Whether all have taken their sets."""
        return s.moment not in BEFORE_SETS or s.get("round") > 1

    def usual_sets(self, s: Setting) -> list[int]:
        """As they were drawn by lot; else in the order of the rules, once they are taken."""
        begun: list[int] = s.t.sets[:]
        s.notes["begun"] = begun
        is_dealt = NO_SET not in begun
        return begun if is_dealt or not self.has_sets(s) else SET_COLOURS[: s.t.seat_count]

    def usual_set_row(self, s: Setting) -> list[int]:
        return [colour for colour in SET_COLOURS if colour not in s.get("sets")]

    def usual_contracts(self, s: Setting) -> list[int]:
        """KT-DEVC-04 to KT-DEVC-06  The sets nobody has, by King Number."""
        if not s.t.rules.has_contract or NO_SET in s.get("sets"):
            return NO_CONTRACTS
        free = [colour for colour in SET_COLOURS if colour not in s.t.sets]
        return [NO_SET, NO_SET, free[0], free[-1]]

    def usual_teams(self, s: Setting) -> list[int]:
        """Those of Whist are known before the first round."""
        teams: list[int] = s.t.teams
        return teams

    def usual_trump(self, s: Setting) -> int:
        return BLACK

    def usual_king_player(self, s: Setting) -> int:
        return NO_SEAT

    # Roles, and cards that wait elsewhere.

    def cast(self, s: Setting) -> None:
        t: KingsTable = s.t
        self.check_sets(s)
        if t.teams and len(t.teams) != t.seat_count:
            text = f"teams names the team, 0 or 1, of each of the {t.seat_count} seats."
            raise PositionError("teams", text)
        if t.seating and sorted(t.seating) != list(range(t.seat_count)):
            raise PositionError("seating", f"seating names each of the {t.seat_count} seats once.")
        t.clear_roles()
        if s.moment not in BEFORE_ROLES:
            self.mode.activate(t)
        uses = s.position.texts("uses", t.seat_count)
        used = s.position.texts("used", t.seat_count)
        for seat in range(t.seat_count):
            for word in uses[seat].split():
                key, _, number = word.partition(USED_OFTEN)
                if number and not number.isdecimal():
                    raise PositionError("uses", f"{word} does not say how often.", seat)
                counts = t.uses[:]
                counts[role_named(t, "uses", seat, key).index] = int(number) if number else 1
                t.uses = counts
            for word in used[seat].split():
                t.used |= BIT[role_named(t, "used", seat, word).index]

    def face_down_texts(self, s: Setting) -> list[str]:
        return [""] * s.t.seat_count

    def hide_own(self, s: Setting) -> None:
        """Chapter 8  Hands, deck, discards and auction cards; what was taken from the shelf, all saw."""
        t: KingsTable = s.t
        own = self.own_hidden_places(t)
        everywhere = 0
        for place in [*range(t.seat_count), *hidden_outside_hands(t), *own]:
            everywhere |= BIT[place]
        for place in [*range(t.seat_count), *hidden_outside_hands(t)]:
            for card in t.cards.piles[place]:
                t.cards.possible_places[card] = self.places_of(card, everywhere)
        for place in own:
            for card in t.cards.piles[place]:
                t.cards.known_by[card] = 0  # KO-DEAL-02  not even their owner
                t.cards.possible_places[card] = everywhere
        if not s.position.has(SHOWN):
            for seat in range(t.seat_count):
                for card in t.hand(seat)[:]:
                    if t.homes().place_of[card] == SHELF and card not in BLACK_TENS:
                        t.cards.show(card, seat)

    def own_hidden_places(self, t: KingsTable) -> list[int]:
        """Where cards lie hidden in this game only."""
        return []

    def places_of(self, card: int, everywhere: int) -> int:
        """KT-BER-01  Some cards never come into the draw deck."""
        return everywhere & ~BIT[DECK] if card in BLACK_TENS else everywhere

    # The trick.

    def usual_turns(self, t: TakersTable) -> list[int]:
        """KT-TRICK-02, KT-QUEEN-41  Clockwise from the leader, whoever put off the turn last."""
        turns = [seat for seat in t.sequence_from(t.leader) if seat != kings_table(t).late]
        return turns if len(turns) == t.seat_count else [*turns, kings_table(t).late]

    def turns_of(self, t: TakersTable) -> list[int]:
        """Who has played, whose turn it is, who is still to play; the late turn is the last."""
        turns = [play.seat for play in t.plays]
        return turns + [seat for seat in self.usual_turns(t) if seat not in turns]

    def read_used(self, s: Setting) -> int:
        used: int = s.t.used
        return used

    def read_trick(self, s: Setting) -> None:
        """KT-QUEEN-45, KW-PLAY-12  In the late turn itself the Green Queen is down already."""
        super().read_trick(s)
        t: KingsTable = s.t
        t.waiting = [seat for seat in t.waiting if seat != t.late]
        if t.late != NO_SEAT and not t.waiting and t.queens[t.late] == LAID:
            t.turn_green_queen(t.late)

    def cards_of(self, word: str) -> list[str]:
        return [word.partition(WITH)[0]]

    def lay(self, s: Setting, seat: int, word: str) -> bool:
        """Lay a card and all that goes with it."""
        t: KingsTable = s.t
        parts = word.split(WITH)
        card = s.game.read_card(parts[0])
        announced = [announcement(t, seat, part) for part in parts[1:]]
        order = [part_of(t, seat, number) for number in announced]
        if order != sorted(set(order)):
            text = f"{word}: in this order, Black Queen, cover, change, King, each once."
            raise PositionError("trick", text)
        face = face_of(t, card)
        why = parts_rule(t, seat, announced, face)
        if why is not None:
            raise PositionError("trick", f"{word}: {why.sentence}")
        resolve_all(t, seat, face)
        shows_void = not lifts_following(t, seat, announced) and does_not_follow(t, seat, card)
        lay_several(t, seat, face.as_play(seat))
        if [part for part in parts if part.endswith(QUEEN)]:
            t.set_queen(seat, LAID)
        return shows_void and not s.position.has(VOIDS)

    def write_play(self, s: Setting, play: Play) -> str:
        marks = [(WITH_BLACK_QUEEN, "black" + QUEEN), (UNDER_WHITE_QUEEN, "white" + QUEEN)]
        marks += [(UNDER_BLUE_QUEEN, "blue" + QUEEN), (CHANGED, CHANGE)]
        parts = [s.game.write_card(play.card), *[name for mark, name in marks if play.marks & mark]]
        if play.marks & UNDER_KING:
            parts.append(SET_NAMES[king_on(play.marks)] + KING)
        return WITH.join(parts)

    # What has to agree, so that the game can go on.

    def check_sets(self, s: Setting) -> None:
        """All have one, but while they are taken."""
        if self.has_sets(s):
            for seat in range(s.t.seat_count):
                if s.t.sets[seat] == NO_SET:
                    text = f"every seat has a set at {s.moment!r} of round {s.t.round}."
                    raise PositionError("sets", text, seat)

    def check(self, s: Setting) -> None:
        t: KingsTable = s.t
        for seat in range(len(t.teams)):
            if t.points[seat] != t.points[t.teams.index(t.teams[seat])]:
                raise PositionError("points", "the seats of a team have the same points.", seat)
        check_names(t, s.moment)
        self.check_own(s)
        if s.moment == PLAY:
            seat = t.waiting[0] if t.waiting else t.late if has_late_turn(t) else NO_SEAT
            others = [other for other in range(t.seat_count) if t.hand(other)]
            if seat != NO_SEAT and others and seat not in others:
                raise PositionError("hands", "whose turn it is has a card to play.", seat)

    def check_own(self, s: Setting) -> None:
        """What only this game knows."""

    def steps_from(self, s: Setting) -> list[AnyStep]:
        choosers = s.t.choosers
        steps = [*super().steps_from(s), EndGame()]
        if s.position.has("choosers"):
            s.t.choosers = choosers
        return steps


def check_names(t: KingsTable, moment: str) -> None:
    """KT-CHE-04, KT-CHE-21  Who, or what, was named by then."""
    for seat in range(t.seat_count):
        for card in t.party[seat]:
            if t.partner == seat and CHARACTERS[CHARACTER_OF[card]].shares_partner:
                raise PositionError("partner", "the partner is another player.", seat)
        for piece in t.bids[seat]:
            is_copy = is_character(piece) and CHARACTERS[CHARACTER_OF[piece]].copies_bid
            if is_copy and t.copied == NO_PIECE and moment in AFTER_NAMING:
                raise PositionError("copied", "copied names the bid card by which COPY lies.")


def announcement(t: KingsTable, seat: int, part: str) -> int:
    """The power of a seat by which this part of a play is announced."""
    colour, _, what = part.partition("-")
    if colour in SET_NAMES and what == "queen" and t.sets[seat] == SET_NAMES.index(colour):
        power = SET_NAMES.index(colour)
        if COURT.goes_with_a_card(power):
            return power
    if colour in SET_NAMES and what == "king":
        king = SET_NAMES.index(colour)
        why = why_no_king(t, seat, king)
        if why is not None:
            raise PositionError("trick", f"{part}: {why.sentence}")
        return KING_POWER + king
    for role in t.roles_of(seat):
        if role.slot != COURT_SLOT and part == CHANGE and role.character.goes_with_a_card(0):
            return role.slot * POWERS_OF_A_ROLE
    raise PositionError("trick", f"seat {seat} has no {part} that goes with a card.")
