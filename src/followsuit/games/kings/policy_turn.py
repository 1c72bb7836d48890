"""Rules of thumb for a turn: what each play may come to, in points, with all its parts."""

from typing import Final

from followsuit.core.event import NO_SEAT
from followsuit.core.option import CARD, argument_of, verb_of
from followsuit.games.kings.cards import COLOUR
from followsuit.games.kings.counting import sharer
from followsuit.games.kings.court import KING_POWER
from followsuit.games.kings.marks import UNDER_KING
from followsuit.games.kings.numbers import KING_UNUSED
from followsuit.games.kings.policy_worth import (
    A_RIVALS_TRICK,
    A_WHIST_TRICK,
    chance_of,
    expected,
    rank_of,
    tenths_of,
    wins_of,
    worth_of_cards,
    worths_now,
)
from followsuit.games.kings.table import COURT_SLOT, KingsTable
from followsuit.games.kings.turn import parts_rule, play_rule
from followsuit.games.takers.announcing import numbers_in, resolve_all
from followsuit.games.takers.cards import FLAG, GREEN, NO_COLOUR, NUMBER, RARE, RED
from followsuit.games.takers.character import AT_ONCE
from followsuit.games.takers.order import RED_AS_BLACK
from followsuit.games.takers.policy import power_prior
from followsuit.games.takers.table import EMPTY, Play
from followsuit.games.takers.turn import POWERS_OF_A_ROLE, face_of, following_plays, role_of_power

BEST: Final = 75  # the prior of the best card without anything; every point more or less is worth two
A_POINT: Final = 2.0
MOST_CHANCES: Final = 16  # more than a card has tenths
NEVER: Final = 0
TRICK_OF_NAPOLEON: Final = 10.0
# What it costs to have used it, by colour: red, blue, green, black, white.
QUEEN_COSTS: Final[list[float]] = [12.0, 6.0, 4.0, 5.0, 10.0]
KING_A_ROUND: Final = 14.0  # what the back of a King brings, roughly
KING_OF_OMBRE: Final = 10.0
KING_OF_WHIST: Final = 12.0


def turning(t: KingsTable, seat: int, offered: list[int]) -> list[int]:
    """Every answer by the best play it leads to; or by how ready one is to use what acts at once."""
    announced = numbers_in(t.sealed[seat])
    sight = Sight(t, seat)
    found: list[float] = []
    for pick in offered:
        if verb_of(pick) == CARD:
            found.append(sight.worth(argument_of(pick), announced))
        elif is_part(t, seat, argument_of(pick)):
            found.append(sight.best_with([*announced, argument_of(pick)]))
        else:
            found.append(sight.none)
    most = sight.best_card()
    priors = [max(NEVER, min(AT_ONCE, BEST + int((worth - most) * A_POINT))) for worth in found]
    for i in range(len(offered)):
        if verb_of(offered[i]) != CARD and not is_part(t, seat, argument_of(offered[i])):
            priors[i] = before_card(t, seat, argument_of(offered[i]), sight)
    return priors


def is_part(t: KingsTable, seat: int, number: int) -> bool:
    """Whether this power is announced with the card."""
    return role_of_power(t, seat, number).character.goes_with_a_card(number % POWERS_OF_A_ROLE)


class Sight:
    """What a seat sees of a trick in its turn; found once for all its plays."""

    def __init__(self, t: KingsTable, seat: int) -> None:
        self.t = t
        self.seat = seat
        self.none = -1000.0
        self.known: dict[int, float] = {}
        self.worths = worths_now(t, seat)
        self.tenths = tenths_of(t, seat)
        self.left = len(t.hand(seat)) - 1
        self.others = len(t.waiting)  # who will play after this
        if t.late not in (NO_SEAT, seat):
            self.others += 1
        self.laid = [play.card for play in t.plays]
        self.gains = [gain_of(t, seat, other) for other in range(t.seat_count)]
        self.yet = [0] * t.seat_count
        for other in t.waiting:
            self.yet[other] = 1
        if self.others > len(t.waiting):
            self.yet[t.late] = 1

    def best_card(self) -> float:
        """The best of the cards alone: what all answers are measured by, whichever are asked about."""
        best = self.none
        for pick in following_plays(self.t, self.seat):
            best = max(best, self.worth(argument_of(pick), EMPTY))
        return best

    def best_with(self, announced: list[int]) -> float:
        """The best of the plays that have all these parts."""
        best = self.none
        for card in self.t.hand(self.seat):
            if play_rule(self.t, self.seat, card, announced) is None:
                best = max(best, self.worth(card, announced))
        return best

    def worth(self, card: int, announced: list[int]) -> float:
        """What this play may come to, in points."""
        t = self.t
        seat = self.seat
        face = face_of(t, card)
        if announced:
            parts_rule(t, seat, announced, face)
        resolve_all(t, seat, face)
        play = face.as_play(seat)
        has_rare = play.kind == RARE
        for other in t.plays:
            has_rare = has_rare or other.kind == RARE
        led = t.led if t.led != NO_COLOUR else COLOUR[card]
        key = strength(t, play, led, has_rare)
        best = -1
        winner = NO_SEAT
        for other in t.plays:
            its = strength(t, other, led, has_rare)
            if its > best:
                best = its
                winner = other.seat
        chance = holds(t, key, self.others) if key > best else 0.0
        cards = [*self.laid, card]
        lost = self.rest(t.wins[seat], chance_of(t, seat, card))
        won = 0.0
        if chance:
            won = self.rest(t.wins[seat] + 1, chance_of(t, seat, card)) + worth_of_cards(t, seat, cards)
        total = chance * won + (1.0 - chance) * lost
        return total + self.worth_to_others(cards, best, winner, chance) - self.costs(announced)

    def rest(self, wins: int, spent: int) -> float:
        """What so many wins come to with the hand without a card that wins so often."""
        key = wins * MOST_CHANCES + spent
        known = self.known.get(key)
        if known is None:
            later = wins_of(self.t, self.tenths - spent)
            known = expected(self.worths, wins, self.left, later)
            self.known[key] = known
        return known

    def worth_to_others(self, cards: list[int], best: int, winner: int, chance: float) -> float:
        """KW-SCORE-01, KN-SCORE-08, KT-CHE-11  Who plays for another is glad of the other's trick."""
        t = self.t
        total = 0.0
        rest = 1.0 - chance
        if winner != NO_SEAT and chance == 0.0:
            stays = holds(t, best, self.others)
            total += stays * self.gain(winner, cards)
            rest -= stays
        if self.others:
            for other in range(t.seat_count):
                if self.yet[other]:
                    total += rest / self.others * self.gain(other, cards)
        return total

    def gain(self, other: int, cards: list[int]) -> float:
        """What it is worth that this one takes these cards."""
        if self.t.rules.shows_numbers:
            worth = TRICK_OF_NAPOLEON + worth_of_cards(self.t, other, cards)
            return worth if self.gains[other] > 0.0 else -worth
        return self.gains[other]

    def costs(self, announced: list[int]) -> float:
        """What is used with the play is not there for another."""
        total = 0.0
        for number in announced:
            if number // POWERS_OF_A_ROLE == COURT_SLOT:
                power = number % POWERS_OF_A_ROLE
                if power < KING_POWER:
                    total += QUEEN_COSTS[power]
                else:
                    total += cost_of_king(self.t, self.seat, power - KING_POWER)
        return total


def gain_of(t: KingsTable, seat: int, other: int) -> float:
    """What it is worth to a seat that this one takes a trick."""
    if t.teams:
        return A_WHIST_TRICK if t.teams[seat] == t.teams[other] else 0.0
    if t.rules.has_auction:
        return 0.0 if t.king_player in (seat, other) else A_RIVALS_TRICK
    if seat == sharer(t) and other == t.partner:
        worths = worths_now(t, other)
        left = max(0, len(t.hand(other)) - 1)
        later = left / t.seat_count
        wins = t.wins[other]
        return expected(worths, wins + 1, left, later) - expected(worths, wins, left, later)
    return 0.0


def cost_of_king(t: KingsTable, seat: int, colour: int) -> float:
    """KT-KING-09, KT-KING-11  What the King brings unused, less what his back will bring."""
    if t.rules.has_auction:
        return KING_OF_OMBRE
    if t.rules.drafts_specials:
        return KING_OF_WHIST
    rounds = t.rules.rounds - t.round + 1
    return KING_UNUSED[colour] - KING_A_ROUND * rounds


def strength(t: KingsTable, play: Play, led: int, has_rare: bool) -> int:
    """Chapter 5, roughly: how strong a play lies in the trick."""
    if play.marks & UNDER_KING:
        return 800 + len(t.plays)
    if play.kind == NUMBER:
        value = rank_of(t, play.value)
        is_trump = play.colour == t.trump or (play.marks & RED_AS_BLACK != 0 and play.colour == RED)
        return (400 if is_trump else 300 if play.colour == led else 200) + value
    if play.kind == RARE:
        return 500
    if play.kind == FLAG:
        return 600 if has_rare and t.rules.flag_beats_rare else 0
    return (400 if led == t.trump and led != NO_COLOUR else 300) + play.value


def holds(t: KingsTable, key: int, others: int) -> float:
    """How likely it is that none of so many others plays something stronger."""
    value = key % 100
    if key >= 600:
        each = 0.97
    elif key >= 500:
        each = 0.9 if t.rules.flag_beats_rare else 0.95
    elif key >= 400:
        each = 0.55 + 0.04 * value
    elif key >= 300:
        each = 0.3 + 0.055 * value
    else:
        each = 0.2
    chance: float = min(0.98, each) ** others
    return chance


def before_card(t: KingsTable, seat: int, number: int, sight: Sight) -> int:
    """W1: cards are drawn at once; the Red Queen when a win is worth it; the Green one to see more."""
    slot = number // POWERS_OF_A_ROLE
    power = number % POWERS_OF_A_ROLE
    if slot != COURT_SLOT:
        return power_prior(t, seat, number, True)
    if power == RED:
        return red_queen(t, seat, sight)
    assert power == GREEN
    return AT_ONCE if sight.others > 1 and sight.left < 2 else NEVER


def red_queen(t: KingsTable, seat: int, sight: Sight) -> int:
    """KT-QUEEN-21, KO-PLAY-10  Before the last cards; in Ombre and Whist with a play that is sure to win."""
    if t.rules.has_auction or t.rules.drafts_specials:
        is_sure = False
        for card in t.hand(seat):
            is_sure = is_sure or chance_of(t, seat, card) >= 9
        return AT_ONCE if is_sure and sight.others <= 1 else NEVER
    left = len(t.hand(seat))
    if left > 2:
        return NEVER
    later = wins_of(t, sight.tenths)
    wins = t.wins[seat]
    gain = expected(sight.worths, wins + 1, left, later) - expected(sight.worths, wins, left, later)
    return AT_ONCE if gain > QUEEN_COSTS[RED] else NEVER
