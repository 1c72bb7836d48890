"""Any position of one of the five games, written and read: what scenarios are made of.

Hands need not be of equal size, so that a scenario can do with the few cards it is about.
"""

from typing import Final

from followsuit.core.bits import BIT
from followsuit.core.event import NO_SEAT
from followsuit.core.game import Game
from followsuit.core.position import Position, PositionError
from followsuit.games.kings.cards import NO_SET, SET_COLOURS, WHITE
from followsuit.games.kings.mode import Mode
from followsuit.games.kings.moments import LEAD, PLAY, SCORE
from followsuit.games.kings.numbers import (
    AUCTION_CARDS,
    NAPOLEON_TRICKS,
    OMBRE_TRICKS,
    PARTY,
    TRICKS,
    TRICKS_OF_TWO,
    WHIST_TRICKS,
)
from followsuit.games.kings.places import AUCTION, FRONT, SHELF
from followsuit.games.kings.position_checks import (
    BEFORE_SETS,
    DEAL,
    check_cards,
    check_names,
    check_sets,
    check_teams,
)
from followsuit.games.kings.position_knowledge import set_knowledge
from followsuit.games.kings.position_pieces import (
    CARD_KEYS,
    NOTHING,
    QUEEN_NAMES,
    read_bids,
    read_cards_of_seats,
    read_colour,
    read_copied,
    read_kings,
    read_queens,
    read_row,
    read_sets,
    write_colours,
    write_mask,
    write_piece,
    write_pieces,
)
from followsuit.games.kings.position_trick import put_trick_in_hands, read_trick, turns_of, write_play
from followsuit.games.kings.rules import MAIN, NAPOLEON, OMBRE, TWO_PLAYER, WHIST
from followsuit.games.kings.set_names import SET_NAMES
from followsuit.games.kings.table import DOWN, LAID, NO_CONTRACTS, UP, EndGame, KingsTable
from followsuit.games.takers.cards import BLACK, NO_COLOUR
from followsuit.games.takers.position import counted, seal, write_sealed
from followsuit.games.takers.position_cards import lay_deck, lay_out, put, write_pile
from followsuit.games.takers.position_knowledge import seen_cards, shown_cards, void_colours
from followsuit.games.takers.table import BOX, DECK, DISCARDS, Role

MOST_POINTS: Final = 5000
MOST_WINS: Final = 11
# Nobody's King, Queen or character acts yet.
BEFORE_ROLES: Final[list[str]] = [
    *[DEAL, "parties", "draft", "help", "bid"],
    *["auction", "take up", "sets", "numbers"],
]
IN_TRICKS: Final[list[str]] = [LEAD, PLAY, SCORE]
TRICKS_OF: Final[dict[str, int]] = {
    MAIN: TRICKS,
    TWO_PLAYER: TRICKS_OF_TWO,
    OMBRE: OMBRE_TRICKS,
    WHIST: WHIST_TRICKS,
    NAPOLEON: NAPOLEON_TRICKS,
}
USED_OFTEN: Final = "*"
COURT: Final = "court"


# Reading: what is counted, sets and characters, the cards, the trick, and then the steps that remain.


def read_position(game: Game, mode: Mode, position: Position, t: KingsTable) -> None:
    """Put a fresh table into the position; nothing of it has run yet."""
    moment = position.word("at", PLAY, mode.moments)
    t.round = position.number("round", 1, 1, t.rules.rounds)
    t.points = position.numbers("points", t.points, 0, MOST_POINTS)
    t.wins = position.numbers("wins", t.wins, 0, MOST_WINS)
    t.leader = read_seat(position, t, "leader", 0, 0)
    read_own_sets(position, t, moment)
    check_sets(t, moment)
    read_characters(position, t)
    read_round(position, t)
    t.clear_roles()
    if moment not in BEFORE_ROLES:
        mode.activate(t)
    read_uses(position, t)
    read_cards(game, position, t)
    read_trick_number(position, t, moment)
    unfollowed = read_trick(game, position, t, moment)
    read_late_turn(position, t)
    set_knowledge(game, position, t)
    for seat in unfollowed:
        t.cards.shows_none(t.cards_of_colour(t.led), seat)
    sealed = position.texts("sealed", t.seat_count)
    for key, found in {**counted(t), "shelf": write_pile(game, t.cards.piles[SHELF])}.items():
        position.agrees(key, found)
    position.finish()
    check_teams(t)
    check_names(t, moment)
    check_cards(t, moment)
    if is_before_round(t, moment):
        t.round -= 1
    t.todo.clear()
    choosers = t.choosers
    t.then([*mode.steps_from(t, moment), EndGame()])
    if position.has("choosers"):
        t.choosers = choosers
    if any(sealed):
        t.advance()  # to the question that they answer
    seal(game, t, sealed)


def is_before_round(t: KingsTable, moment: str) -> bool:
    """KT-DEAL-01, KT2-FLOW-01  Whether the deal, which begins the round, is still to come."""
    return moment == DEAL or (moment == "sets" and t.rules.is_two)


def read_seat(position: Position, t: KingsTable, key: str, usual: int, least: int = NO_SEAT) -> int:
    return position.number(key, usual, least, t.seat_count - 1)


def read_seats(position: Position, t: KingsTable, key: str, usual: list[int]) -> list[int]:
    if not position.has(key):
        position.text(key, "")
        return usual
    seats: list[int] = []
    for word in position.text(key, "").split():
        if not word.isdecimal() or int(word) >= t.seat_count:
            raise PositionError(key, f"{key} lists seats, and {word} is none.")
        seats.append(int(word))
    return seats


def read_mask(position: Position, t: KingsTable, key: str) -> int:
    mask = 0
    for seat in read_seats(position, t, key, []):
        mask |= BIT[seat]
    return mask


def read_own_sets(position: Position, t: KingsTable, moment: str) -> None:
    """Sets in the order of the rules, unless it says otherwise; King and Queen up, where there is a set."""
    is_late = moment not in BEFORE_SETS or t.round > 1
    if t.rules.game == OMBRE:
        is_late = moment not in BEFORE_SETS
    begun = t.sets[:]
    has_sets = NO_SET not in begun
    usual = begun if has_sets or not is_late else SET_COLOURS[: t.seat_count]
    read_sets(position, t, usual)
    late = read_seat(position, t, "late", NO_SEAT)
    t.late = late
    has_queens = t.rules.game != NAPOLEON  # KN-PREP-02
    usual_queens = [UP if has_queens and colour != NO_SET else DOWN for colour in t.sets]
    if late != NO_SEAT:
        usual_queens[late] = LAID
    read_queens(position, t, usual_queens)
    is_decided = t.rules.game == OMBRE and moment not in (DEAL, "auction")
    t.king_player = read_seat(position, t, "king_player", t.leader if is_decided else NO_SEAT)
    t.spent = position.numbers("spent", [0] * t.seat_count, 0, 1)
    t.contracts = read_contracts(position, usual_contracts(t, begun))


def usual_contracts(t: KingsTable, begun: list[int]) -> list[int]:
    """KT-DEVC-04 to KT-DEVC-06  The sets nobody has, by King Number; those of two players as drawn by lot."""
    if not t.rules.has_contract or NO_SET in t.sets:
        return NO_CONTRACTS
    if t.rules.is_two and t.sets == begun and t.contracts != NO_CONTRACTS:
        return t.contracts
    free = [colour for colour in SET_COLOURS if colour not in t.sets]
    if t.rules.is_two:
        return [NO_SET, *free]
    return [NO_SET, NO_SET, free[0], free[-1]]


def read_contracts(position: Position, usual: list[int]) -> list[int]:
    """The colours of the three rounds; - where there is none."""
    words = position.text("contracts", write_contracts(usual)).split()
    if len(words) != len(NO_CONTRACTS) - 1:
        raise PositionError("contracts", f"contracts names a colour for each round, or {NOTHING} for none.")
    return [NO_SET, *[NO_SET if word == NOTHING else read_colour("contracts", word) for word in words]]


def read_characters(position: Position, t: KingsTable) -> None:
    """Parties, what lies face down of them, and what is left."""
    gone: list[int] = []
    read_kings(position, t)
    t.party = read_cards_of_seats(position, "party", t, gone)
    read_bids(position, t, gone)
    for seat in range(t.seat_count):
        if len(t.party[seat]) > PARTY:
            raise PositionError("party", f"a party has {PARTY} characters.", seat)
    t.row = read_row(position, "row", t, [card for card in t.rules.characters if card not in gone])
    barred: list[list[int]] = []
    words = position.texts("barred", t.seat_count)
    for seat in range(t.seat_count):
        cards: list[int] = []
        for word in words[seat].split():
            if word not in CARD_KEYS:
                raise PositionError("barred", f"there is no character card {word!r}.", seat)
            cards.append(CARD_KEYS.index(word))
        barred.append(cards)
    t.barred = barred
    t.partner = read_seat(position, t, "partner", NO_SEAT)
    read_copied(position, t)
    t.appointed = read_mask(position, t, "appointed")


def read_round(position: Position, t: KingsTable) -> None:
    """What only one of the games knows, each with what is usual for it."""
    t.choosers = read_seats(position, t, "choosers", [])
    t.drafter = read_seat(position, t, "drafter", t.drafter, 0)
    t.trump = read_trump(position, usual_trump(t))
    t.declared = position.numbers("declared", [0] * t.seat_count, 0, AUCTION_CARDS)
    t.passed = read_mask(position, t, "passed")
    t.declarer = read_seat(position, t, "declarer", t.king_player)
    usual = usual_teams(t)
    t.teams = read_seats(position, t, "teams", usual)
    if t.rules.game == NAPOLEON and t.teams != usual:
        raise PositionError("teams", "the teams of Napoleon follow from the sets.")
    if t.teams and len(t.teams) != t.seat_count:
        raise PositionError("teams", f"teams names the team, 0 or 1, of each of the {t.seat_count} seats.")
    t.seating = read_seats(position, t, "seating", t.seating)
    if t.seating and sorted(t.seating) != list(range(t.seat_count)):
        raise PositionError("seating", f"seating names each of the {t.seat_count} seats once.")


def usual_trump(t: KingsTable) -> int:
    """KO-SET-01, KO-SET-03  In Ombre the King player's colour; white is none."""
    if t.rules.game != OMBRE:
        return BLACK
    colour = NO_SET if t.king_player == NO_SEAT else t.sets[t.king_player]
    return NO_COLOUR if colour == NO_SET else colour


def read_trump(position: Position, usual: int) -> int:
    word = position.text("trump", write_trump(usual))
    return NO_COLOUR if word == NOTHING else read_colour("trump", word)


def usual_teams(t: KingsTable) -> list[int]:
    """KN-PREP-05  White and Black against the rest; those of Whist are known before the first round."""
    if t.rules.game != NAPOLEON:
        return t.teams
    if NO_SET in t.sets:
        return []
    return [0 if colour in (WHITE, BLACK) else 1 for colour in t.sets]


def read_uses(position: Position, t: KingsTable) -> None:
    """What was used in this round, by seat: hermit, or resistance*2; the court for King and Queen."""
    words = position.texts("uses", t.seat_count)
    used = position.texts("used", t.seat_count)
    for seat in range(t.seat_count):
        for word in words[seat].split():
            key, _, number = word.partition(USED_OFTEN)
            role = role_named(t, "uses", seat, key)
            if number and not number.isdecimal():
                raise PositionError("uses", f"{word} does not say how often.", seat)
            uses = t.uses[:]
            uses[role.index] = int(number) if number else 1
            t.uses = uses
        for word in used[seat].split():
            t.used |= BIT[role_named(t, "used", seat, word).index]


def role_named(t: KingsTable, key: str, seat: int, word: str) -> Role:
    if t.roles:
        for role in t.roles_of(seat):
            if word == name_of_role(t, role):
                return role
    raise PositionError(key, f"{word} does not lie face up before that seat.", seat)


def name_of_role(t: KingsTable, role: Role) -> str:
    """The character card by which it lies there."""
    up = [card for card in t.party[role.seat] if card not in t.bids[role.seat]]
    return COURT if role.slot == 0 else CARD_KEYS[up[role.slot - 1]]


def read_cards(game: Game, position: Position, t: KingsTable) -> None:
    """Where every card lies; those not named are in the deck, or wait where they always do."""
    placed = lay_out(game, position, t)
    auction = position.texts("auction", t.seat_count)
    front = position.texts("front", t.seat_count)
    for seat in range(t.seat_count):
        put(game, t, placed, AUCTION + seat, "auction", auction[seat], seat)
        put(game, t, placed, FRONT + seat, "front", front[seat], seat)
    put_trick_in_hands(game, position, t, placed)
    lay_deck(game, position, t, placed)


def read_trick_number(position: Position, t: KingsTable, moment: str) -> None:
    """As many tricks are left as the longest hand has cards, unless it says otherwise."""
    tricks = TRICKS_OF[t.rules.game]
    if moment not in IN_TRICKS:
        t.trick_number = position.number("trick_number", 0, 0, 0)
        return
    most = max([len(t.hand(seat)) for seat in range(t.seat_count)])
    usual = tricks if moment == SCORE else min(tricks, max(1, tricks - most + 1))
    t.trick_number = position.number("trick_number", usual, 1, tricks)


def read_late_turn(position: Position, t: KingsTable) -> None:
    """KT-QUEEN-45, KW-PLAY-12  In the late turn itself the Green Queen is down already."""
    if t.late != NO_SEAT and not t.waiting and t.queens[t.late] == LAID:
        t.turn_green_queen(t.late)


# Writing.


def write_position(game: Game, mode: Mode, t: KingsTable) -> dict[str, object]:
    """What can be read off a table, or off what a view shows of it, under the names that set it up."""
    seats = range(t.seat_count)
    piles = t.cards.piles
    moment = mode.moment_of(t)
    is_before = is_before_round(t, moment)
    written: dict[str, object] = {
        "at": moment,
        "round": t.round + 1 if is_before else t.round,
        "trick_number": 0 if is_before else t.trick_number,
        "points": t.points[:],
        "wins": t.wins[:],
        "leader": t.leader,
        "sets": [SET_NAMES[colour] if colour != NO_SET else "" for colour in t.sets],
        "set_row": write_colours(t.set_row),
        "kings": [write_mask(mask) for mask in t.kings],
        "kings_played": write_mask(t.played),
        "queens": [QUEEN_NAMES[how] for how in t.queens],
        "late": t.late,
        "spent": t.spent[:],
        "contracts": write_contracts(t.contracts),
        "party": [write_pieces(cards) for cards in t.party],
        "bids": [write_pieces(pieces) for pieces in t.bids],
        "row": write_pieces(sorted(t.row)),
        "barred": [write_pieces(cards) for cards in t.barred],
        "partner": t.partner,
        "copied": write_piece(t.copied),
        "copied_from": t.copied_from,
        "appointed": write_seats([seat for seat in seats if t.appointed & BIT[seat]]),
        "choosers": write_seats(t.choosers),
        "drafter": t.drafter,
        "king_player": t.king_player,
        "trump": write_trump(t.trump),
        "declared": t.declared[:],
        "passed": write_seats([seat for seat in seats if t.passed & BIT[seat]]),
        "declarer": t.declarer,
        "teams": write_seats(t.teams),
        "seating": write_seats(t.seating),
        "uses": [write_uses(t, seat) for seat in seats],
        "used": [write_used(t, seat) for seat in seats],
        "hands": [write_pile(game, t.hand(seat)) for seat in seats],
        "taken": [write_pile(game, t.taken(seat)) for seat in seats],
        "auction": [write_pile(game, piles[AUCTION + seat]) for seat in seats],
        "front": [write_pile(game, piles[FRONT + seat]) for seat in seats],
        "discards": write_pile(game, piles[DISCARDS]),
        "out": write_pile(game, piles[BOX]),
        "deck": game.write_cards(piles[DECK][::-1]),
        "rest_in_deck": 1,
        "shelf": write_pile(game, piles[SHELF]),
        "trick": " ".join([write_play(game, play) for play in t.plays]),
        "turns": write_seats(turns_of(t)),
        "last_trick": game.write_cards([play.card for play in t.last_trick]),
        "shown": [write_pile(game, shown_cards(t, seat)) for seat in seats],
        "open": [""] * t.seat_count,
        "voids": [" ".join(void_colours(t, seat)) for seat in seats],
        "seen": [write_pile(game, seen_cards(t, seat)) for seat in seats],
        "sealed": [write_sealed(game, t.sealed[seat]) for seat in seats],
    }
    written.update(counted(t))
    return written


def write_seats(seats: list[int]) -> str:
    return " ".join([str(seat) for seat in seats])


def write_trump(colour: int) -> str:
    return NOTHING if colour == NO_COLOUR else SET_NAMES[colour]


def write_contracts(contracts: list[int]) -> str:
    """By round, without the round before the first."""
    return " ".join([NOTHING if colour == NO_SET else SET_NAMES[colour] for colour in contracts[1:]])


def write_uses(t: KingsTable, seat: int) -> str:
    if not t.roles:
        return ""
    words: list[str] = []
    for role in t.roles_of(seat):
        count = t.uses[role.index]
        if count:
            name = name_of_role(t, role)
            words.append(name if count == 1 else f"{name}{USED_OFTEN}{count}")
    return " ".join(words)


def write_used(t: KingsTable, seat: int) -> str:
    if not t.roles:
        return ""
    return " ".join([name_of_role(t, role) for role in t.roles_of(seat) if t.has_used(role)])
