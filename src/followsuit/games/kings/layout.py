"""What a client draws of a table: courts, parties, bids, and what a remake has besides."""

from typing import Final

from followsuit.core.bits import BIT
from followsuit.core.cards import HIDDEN
from followsuit.core.event import NO_SEAT
from followsuit.core.layout import Area, Counter, Layout, Lies, TrickNow
from followsuit.core.roles import AreaRole, CounterRole
from followsuit.core.view import View
from followsuit.games.kings.cards import NO_SET, SET_COLOURS
from followsuit.games.kings.counting import own_wins
from followsuit.games.kings.marks import (
    CHANGED,
    UNDER_BLUE_QUEEN,
    UNDER_KING,
    UNDER_WHITE_QUEEN,
    WITH_BLACK_QUEEN,
    king_on,
)
from followsuit.games.kings.numbers import PARTY
from followsuit.games.kings.parties import PARTY_CARDS
from followsuit.games.kings.pieces import FIRST_JACK_PIECE, FIRST_KING_PIECE, FIRST_SET_PIECE
from followsuit.games.kings.places import AUCTION, FRONT, SHELF
from followsuit.games.kings.rules import BY_CHOICE
from followsuit.games.kings.set_names import SET_NAMES
from followsuit.games.kings.table import KingsTable, kings_table
from followsuit.games.takers.cards import COLOUR_NAMES, FLAG, NO_COLOUR, NUMBER
from followsuit.games.takers.layout import hand_area, last_trick, pile_areas, trick_areas, trick_now
from followsuit.games.takers.table import Play, TakersTable

QUEEN_LIES: Final[list[Lies]] = ["up", "turned", "laid", "counts", "down", "laid"]  # by how she lies


def layout_of(view: View) -> Layout:
    t = kings_table(view.table)
    areas = [*trick_areas(t, mark_of), *offered_areas(t)]
    counters = middle_counters(t)
    for seat in range(t.seat_count):
        areas.append(hand_area(t, seat, view.seat))
        areas += areas_of(t, seat)
        counters += counters_of(t, seat)
    areas += pile_areas(t)
    return Layout(areas, counters, trick_now_of(t), last_trick(t, mark_of), seating=t.seating)


def mark_of(t: TakersTable, play: Play, card: int) -> str:
    """What lies on a card, or what it stands for by it: the strongest of it."""
    if play.marks & UNDER_KING:
        return f"{SET_NAMES[king_on(play.marks)]}-king"
    if play.marks & CHANGED:
        if play.kind == NUMBER:
            return f"as {COLOUR_NAMES[play.colour]} {play.value}"
        return "as-flag" if play.kind == FLAG else "as-rare"
    if play.marks & UNDER_WHITE_QUEEN:
        return "white-queen"
    if play.marks & UNDER_BLUE_QUEEN:
        return "blue-queen"
    return "black-queen" if play.marks & WITH_BLACK_QUEEN else ""


def trick_now_of(t: KingsTable) -> TrickNow | None:
    """KT-QUEEN-41  Who has put off a turn is the last to play."""
    now = trick_now(t)
    if now is None or t.late == NO_SEAT or t.late not in now.order:
        return now
    order = [seat for seat in now.order if seat != t.late or has_played(t, seat)]
    if t.late not in order:
        order.append(t.late)
    return TrickNow(now.leader, now.best, now.led, order)


def has_played(t: KingsTable, seat: int) -> bool:
    for play in t.plays:
        if play.seat == seat:
            return True
    return False


def middle_counters(t: KingsTable) -> list[Counter]:
    """The lead colour, trump, and the contract."""
    counters: list[Counter] = []
    if t.led != NO_COLOUR:
        counters.append(Counter("lead colour", NO_SEAT, COLOUR_NAMES[t.led], role=CounterRole.LED))
    if t.has_trump():
        counters.append(Counter("trump", NO_SEAT, COLOUR_NAMES[t.trump], role=CounterRole.TRUMP))
    if t.round and t.contracts[t.round] != NO_SET:
        piece = FIRST_KING_PIECE + t.contracts[t.round]
        name = SET_NAMES[t.contracts[t.round]]
        counters.append(Counter("contract", NO_SEAT, name, "devil", piece, CounterRole.CONTRACT))
    return counters


def offered_areas(t: KingsTable) -> list[Area]:
    """What lies in the middle, as long as somebody is still to take of it."""
    is_before = t.trick_number == 0
    areas: list[Area] = []
    if is_before and t.set_row and NO_SET in t.sets and not t.is_auction():
        in_order = [FIRST_SET_PIECE + colour for colour in SET_COLOURS if colour in t.set_row]
        areas.append(Area("sets", NO_SEAT, "board", [], pieces=in_order))
        if t.rules.initial_parties == BY_CHOICE and t.row:
            parties = ready_parties(t)
            areas.append(Area("ready parties", NO_SEAT, "board", [], pieces=parties, role=AreaRole.PARTIES))
    if is_before and t.row and any(len(party) < PARTY for party in t.party):
        areas.append(Area("characters", NO_SEAT, "board", [], pieces=sorted(t.row)))
    if t.rules.is_two:  # KT2-PREP-05
        kings = [FIRST_KING_PIECE + colour for colour in t.contracts[1:] if colour != NO_SET]
        areas.append(Area("King's deck", NO_SEAT, "list", [], pieces=kings))
    shelf = t.cards.piles[SHELF]
    if is_before and t.rules.drafts_specials and shelf:
        specials = [card for card in shelf if t.prints.owner[card] == ""]
        if specials:
            areas.append(Area("special cards", NO_SEAT, "row", sorted(specials)))
    return areas


def ready_parties(t: KingsTable) -> list[int]:
    """KT-DRAFT-12  Each set that can be taken, and after it the characters beside it."""
    pieces: list[int] = []
    for colour in SET_COLOURS:
        if colour in t.set_row:
            pieces += [FIRST_SET_PIECE + colour, *PARTY_CARDS[colour]]
    return pieces


def areas_of(t: KingsTable, seat: int) -> list[Area]:
    """What lies before a seat: its court, its characters, its bid, its auction cards."""
    areas: list[Area] = []
    court = court_pieces(t, seat)
    if court:
        areas.append(Area("court", seat, "board", [], pieces=court, role=AreaRole.COURT))
    down = [FIRST_KING_PIECE + colour for colour in SET_COLOURS if t.kings[seat] & t.played & BIT[colour]]
    if down:
        areas.append(Area("Kings face down", seat, "board", [], pieces=down, role=AreaRole.COURT_DOWN))
    up = [card for card in t.party[seat] if card not in t.bids[seat]]
    if up:
        areas.append(Area("party", seat, "board", [], pieces=up, role=AreaRole.PARTY))
    if t.bids[seat]:
        areas.append(Area("bid", seat, "board", [], pieces=t.bids[seat], role=AreaRole.BID))
    in_front = t.cards.piles[FRONT + seat]
    if in_front and t.rules.shows_numbers:  # KN-R1-02  shown for the sets
        areas.append(Area("number shown", seat, "row", in_front[:]))
    elif in_front:
        hidden = [HIDDEN] * len(in_front)
        areas.append(Area("cards in front", seat, "pile", hidden, role=AreaRole.DECLARED))
    if t.cards.piles[AUCTION + seat]:
        hidden = [HIDDEN] * len(t.cards.piles[AUCTION + seat])
        areas.append(Area("auction cards", seat, "pile", hidden, role=AreaRole.AUCTION))
    if t.rules.shows_taken and t.taken(seat):
        areas.append(Area("taken", seat, "list", sorted(t.taken(seat))))
    return areas


def court_pieces(t: KingsTable, seat: int) -> list[int]:
    """Kings that can still be played, and a Jack that lies face up where Jacks are in the game."""
    pieces = [FIRST_KING_PIECE + colour for colour in SET_COLOURS if t.kings_up(seat) & BIT[colour]]
    if t.sets[seat] != NO_SET and t.rules.has_characters and t.is_jack_up(seat):
        pieces.append(FIRST_JACK_PIECE + t.sets[seat])
    return pieces


def counters_of(t: KingsTable, seat: int) -> list[Counter]:
    """Points, wins, King Number, the Queen, and who belongs together."""
    counters: list[Counter] = []
    if t.sets[seat] != NO_SET:
        counters.append(
            Counter("set", seat, "", piece=FIRST_SET_PIECE + t.sets[seat], role=CounterRole.FAMILY)
        )
        if not t.rules.has_auction:
            number = str(t.king_number(seat))
            counters.append(Counter("King Number", seat, number, role=CounterRole.COURT_NUMBER))
        if not t.rules.shows_numbers:  # KN-PREP-02
            lies = QUEEN_LIES[t.queens[seat]]
            set_piece = FIRST_SET_PIECE + t.sets[seat]
            counters.append(Counter("Queen", seat, lies, "queen", set_piece, CounterRole.COURT_FIGURE, lies))
    if t.teams:
        counters.append(Counter("team", seat, str(t.teams[seat] + 1), role=CounterRole.TEAM))
    counters.append(Counter("points", seat, str(t.points[seat]), role=CounterRole.POINTS))
    wins = own_wins(t, seat) if t.roles else t.wins[seat]  # KT-SCORE-01
    counters.append(Counter("wins", seat, str(wins), role=CounterRole.WINS))
    if t.partner == seat:
        counters.append(Counter("KIZUNA", seat, "yes", "kizuna"))
    if t.copied_from == seat:
        counters.append(Counter("COPY", seat, "", piece=t.copied, role=CounterRole.COPIED))
    if t.spent and t.spent[seat]:
        counters.append(Counter("Jack spent", seat, "yes", "jack"))
    if t.king_player != NO_SEAT:
        counters.append(Counter("King player" if t.king_player == seat else "Rival", seat, "yes"))
    return counters + auction_counters(t, seat)


def auction_counters(t: KingsTable, seat: int) -> list[Counter]:
    """KO-AUC-02 to KO-AUC-08  Who has started, whose declaration stands, who has passed."""
    counters: list[Counter] = []
    if t.is_auction() and t.declarer != NO_SEAT:
        if t.drafter == seat:
            counters.append(Counter("starter", seat, "yes", role=CounterRole.STARTER))
        if t.declarer == seat:
            counters.append(Counter("stands", seat, str(t.declared[seat]), role=CounterRole.STANDS))
        if t.passed & BIT[seat]:
            counters.append(Counter("passed", seat, "yes", role=CounterRole.PASSED))
    return counters
