"""A game of Little TrickTakers: rounds of dealing, selecting, preparing, five tricks, and scoring."""

from typing import Final

from followsuit.core.reason import Reason
from followsuit.core.step import AnyStep, Step
from followsuit.games.little.end_of_round import END_OF_ROUND
from followsuit.games.little.numbers import HAND, TRICKS
from followsuit.games.little.offering import FixOrder, GiveBackCharacters, Offer
from followsuit.games.little.preparing import FinishPreparations, HandOut
from followsuit.games.little.roster import BELONGINGS_ROLES
from followsuit.games.little.selecting import SelectInPasses
from followsuit.games.little.table import LittleTable, comes_first
from followsuit.games.little.two_players import HandOverCharacters, SelectOfTwo
from followsuit.games.takers.leading import NameLeader
from followsuit.games.takers.table import DECK, EMPTY, NO_PLAYS
from followsuit.games.takers.trick import PLAY_TRICKS

NAME_LEADER: Final = Reason("LT-LEAD-02", "Name who leads the first trick.")


class PlayRound(Step[LittleTable]):
    """LT-FLOW-02  S1 to S11, in their order; then the next round."""

    def run(self, t: LittleTable) -> None:
        t.begin_part(THE_ROUND)


class Deal(Step[LittleTable]):
    """LT-SET-04, LT-SET-05, LT-R1-01, LT-R2-01, LT-R3-01, LT-SCORE-12  S1: all goes home; five cards each."""

    def run(self, t: LittleTable) -> None:
        t.round += 1
        t.trick_number = 0
        t.wins = [0] * t.seat_count
        t.has_option = [0] * t.seat_count
        t.open_cards = EMPTY
        t.plays = NO_PLAYS
        t.last_trick = NO_PLAYS
        t.last_win = None
        put_characters_aside(t)
        t.beasts = [EMPTY for _ in range(t.seat_count)]
        t.beast_display = EMPTY
        t.asleep = EMPTY
        t.begin_roles(BELONGINGS_ROLES[: t.seat_count])
        if t.log is not None:
            if t.round == 1:
                for seat in range(t.seat_count):
                    t.log.tell("begins-with", seat=seat, number=t.points[seat])
            t.log.tell("round", number=t.round)
        t.cards.go_home(t.homes())
        t.cards.shuffle(DECK, t.rng)
        t.cards.deal(DECK, t.seat_count, HAND)
        if t.log is not None:
            for seat in range(t.seat_count):
                t.log.tell("hand", seat=seat, cards=sorted(t.hand(seat)), seen_by=2**seat)


def put_characters_aside(t: LittleTable) -> None:
    """LT-R2-02, LT-R2-04, LT-LIGHT-07, LT-2P-10  Whoever was active lies there; who was not taken is aside.

    In the first light game a character lies there only to be compared, until the next one does.
    """
    if not t.rules.is_light_1:
        t.aside = sorted([*t.aside, *t.row])
    t.row = EMPTY
    kept: list[list[int]] = []
    for seat in range(t.seat_count):
        before = EMPTY if t.rules.is_light_1 else t.kept[seat]
        kept.append(sorted([*before, *t.characters[seat]]))
    t.kept = kept
    t.characters = [EMPTY for _ in range(t.seat_count)]


class ComeToPairs(Step[LittleTable]):
    """LT-R3-02  S2: before the last round of three to five players one of two characters goes back."""

    def run(self, t: LittleTable) -> None:
        if t.seat_count > 2 and t.rules.has_two_active(t.round):
            t.then([GiveBackCharacters(tuple(range(t.seat_count)))])


class SelectAll(Step[LittleTable]):
    """LT-FLOW-02, LT-2P-19  S4 to S6: the order is fixed, and the passes follow.

    In the last round of two players each first gets a character of the other's.
    """

    def run(self, t: LittleTable) -> None:
        if t.seat_count == 2 and t.is_last_round():
            t.then([HandOverCharacters((0, 1)), FixOrder(), SelectOfTwo()])
        elif t.seat_count == 2:
            t.then([FixOrder(), SelectOfTwo()])
        else:
            t.then([FixOrder(), SelectInPasses()])


class FindLeader(Step[LittleTable]):
    """LT-LEAD-01 to LT-LEAD-05, LT-2P-08, LT-2P-15  S9: the lowest number, or sum, names the leader."""

    def run(self, t: LittleTable) -> None:
        lowest = 0
        for seat in range(1, t.seat_count):
            if comes_first(t.characters[seat], t.characters[lowest]):
                lowest = seat
        t.leader = lowest
        t.then([NameLeader(lowest, NAME_LEADER)])


# Made once: the steps know by the table which of them are needed.
THE_ROUND: Final[list[AnyStep]] = [
    Deal(),
    ComeToPairs(),
    Offer(),
    SelectAll(),
    FinishPreparations(),
    HandOut(),
    FindLeader(),
    PLAY_TRICKS[TRICKS],
    *END_OF_ROUND,
    PlayRound(),
]
