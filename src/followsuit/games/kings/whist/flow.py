"""A game of Whist: two or three rounds of eleven tricks for two teams (KW-FLOW-01 to KW-FLOW-03)."""

from typing import Final

from followsuit.core.step import AnyStep, Step
from followsuit.games.kings.cards import ELEVENS, NO_SET
from followsuit.games.kings.new_round import begin_round, deal_hands, give_start_card
from followsuit.games.kings.numbers import WHIST_HAND, WHIST_TRICKS
from followsuit.games.kings.places import SHELF
from followsuit.games.kings.table import COUNTS, DOWN, KingsTable
from followsuit.games.kings.whist.court import courts_for
from followsuit.games.kings.whist.drafting import (
    TakeSetOrSpecial,
    TakeSpecial,
    holds_special,
    take_eleven,
)
from followsuit.games.kings.whist.scoring import FindWinner, ScoreRound
from followsuit.games.takers.table import BOX, EMPTY
from followsuit.games.takers.trick import PLAY_TRICKS


class PlayRound(Step[KingsTable]):
    """KW-PREP-02  Each round to its end; whether another one follows is known then."""

    def run(self, t: KingsTable) -> None:
        t.begin_part(FIRST_ROUND if t.round == 0 else LATER_ROUND)


class LayOut(Step[KingsTable]):
    """KW-PREP-05, KW-RND-02  Rares and White Flags lie on the table, and the 40 number cards are shuffled."""

    def run(self, t: KingsTable) -> None:
        begin_round(t)


class TakeElevens(Step[KingsTable]):
    """KW-RND-01, KW-RND-05  Sets are kept, as their Kings and Queens lie; the 11s are taken up again."""

    def run(self, t: KingsTable) -> None:
        for seat in range(t.seat_count):
            take_eleven(t, seat)
        put_away_left_eleven(t)


class Deal(Step[KingsTable]):
    """KW-PREP-06, KW-RND-02  Nine cards each; four are left, which nobody sees."""

    def run(self, t: KingsTable) -> None:
        deal_hands(t, WHIST_HAND)


class Draft(Step[KingsTable]):
    """KW-DRAFT-01  Once round from the first player, and once back from the last."""

    def run(self, t: KingsTable) -> None:
        if t.log is not None:
            t.log.tell("drafts-first", seat=t.drafter)
        t.then(still_to_draft(t))


def still_to_draft(t: KingsTable) -> list[AnyStep]:
    """Who has taken nothing is in the first pass; who has not taken both is in the second."""
    order = t.sequence_from(t.drafter)
    steps: list[AnyStep] = [TakeSetOrSpecial(seat) for seat in order if things_taken(t, seat) == 0]
    for i in range(len(order) - 1, -1, -1):
        if things_taken(t, order[i]) < 2:
            steps.append(TakeSetOrSpecial(order[i]))
    return steps


def things_taken(t: KingsTable, seat: int) -> int:
    return (1 if t.sets[seat] != NO_SET else 0) + (1 if holds_special(t, seat) else 0)


class PutAwayLeftSet(Step[KingsTable]):
    """KW-DRAFT-05  One set is left, and it is out of the game."""

    def run(self, t: KingsTable) -> None:
        t.set_row = EMPTY
        put_away_left_eleven(t)


def put_away_left_eleven(t: KingsTable) -> None:
    for card in ELEVENS:
        if card in t.cards.piles[SHELF]:
            t.cards.move(card, SHELF, BOX)


class FindStartPlayer(Step[KingsTable]):
    """KW-DRAFT-06, KW-RND-04  The smallest King Number leads the first trick."""

    def run(self, t: KingsTable) -> None:
        activate(t)
        give_start_card(t, t.by_king_number()[0])


def activate(t: KingsTable) -> None:
    """KW-DRAFT-04  King and Queen lie on the table, by the set of each seat."""
    t.set_active(courts_for(t))


class TakeSpecials(Step[KingsTable]):
    """KW-RND-03  By ascending King Number."""

    def run(self, t: KingsTable) -> None:
        t.then(still_to_take_special(t))


def still_to_take_special(t: KingsTable) -> list[AnyStep]:
    return [TakeSpecial(seat) for seat in t.by_king_number() if not holds_special(t, seat)]


class ClearUp(Step[KingsTable]):
    """KT-FLOW-06, KW-PLAY-11  A Red Queen that counted is turned down, and nothing turns a Queen up again."""

    def run(self, t: KingsTable) -> None:
        if t.part() >= t.horizon:  # nobody looks further, and Queens still lie as they counted
            return
        for seat in range(t.seat_count):
            if t.queens[seat] == COUNTS:
                t.set_queen(seat, DOWN)


# Made once. Round 1 has the draft; later rounds begin with what was drafted.
END_OF_ROUND: Final[list[AnyStep]] = [ScoreRound(), FindWinner(), ClearUp(), PlayRound()]
FIRST_ROUND: Final[list[AnyStep]] = [
    LayOut(),
    Deal(),
    Draft(),
    PutAwayLeftSet(),
    FindStartPlayer(),
    PLAY_TRICKS[WHIST_TRICKS],
    *END_OF_ROUND,
]
LATER_ROUND: Final[list[AnyStep]] = [
    LayOut(),
    TakeElevens(),
    Deal(),
    FindStartPlayer(),
    TakeSpecials(),
    PLAY_TRICKS[WHIST_TRICKS],
    *END_OF_ROUND,
]
