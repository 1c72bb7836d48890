"""A game of Kings TrickTakers for three to five: three rounds of eight steps."""

from typing import Final

from followsuit.core.step import AnyStep, Step
from followsuit.games.kings.bidding import BID_AT_ONCE, NAME_AFTER_BIDS, clear_bids
from followsuit.games.kings.contract import FIND_CONTRACTS, LAY_CONTRACT
from followsuit.games.kings.drafting import DRAFT_CHARACTERS, GIVE_START_CARD, RETURN_CHARACTERS
from followsuit.games.kings.end import FIND_WINNER
from followsuit.games.kings.new_round import deal_hands
from followsuit.games.kings.numbers import HAND, HAND_OF_TWO, TRICKS
from followsuit.games.kings.parties import FORM_PARTIES
from followsuit.games.kings.scoring import SCORE_ROUND
from followsuit.games.kings.set_up import SET_UP
from followsuit.games.kings.table import COUNTS, DOWN, KingsTable
from followsuit.games.takers.trick import PLAY_TRICKS


class PlayRound(Step[KingsTable]):
    """KT-FLOW-02, KT-FLOW-04, KT-PREP-11  Steps 1 to 8, in their order; then the next round."""

    def run(self, t: KingsTable) -> None:
        t.begin_part(LATER_ROUND if t.round else FIRST_ROUND)


class Deal(Step[KingsTable]):
    """KT-DEAL-01 to KT-DEAL-04, KT2-RND-01, KT2-RND-04  Step 2: five cards each, with two players nine."""

    def run(self, t: KingsTable) -> None:
        deal_hands(t, HAND_OF_TWO if t.rules.is_two else HAND)


class ClearUp(Step[KingsTable]):
    """KT-FLOW-06, KT-QUEEN-02, KT2-JACK-08  Step 8: a Red Queen that was used is turned down, Jacks are up.

    Kings and the other Queens stay as they are. Cards go back when the next round begins, and parties
    lie there until the characters return.
    """

    def run(self, t: KingsTable) -> None:
        if t.part() >= t.horizon:  # nobody looks further, and bids and Queens still lie as they counted
            return
        clear_bids(t)
        for seat in range(t.seat_count):
            if t.queens[seat] == COUNTS:
                t.set_queen(seat, DOWN)


DEAL: Final = Deal()
CLEAR_UP: Final = ClearUp()
PLAY_ROUND: Final = PlayRound()

# Made once: the steps know by the table which of them are needed.
AFTER_TRICKS: Final[list[AnyStep]] = [SCORE_ROUND, FIND_WINNER, CLEAR_UP, PLAY_ROUND]
FROM_SET_UP: Final[list[AnyStep]] = [SET_UP, PLAY_TRICKS[TRICKS], *AFTER_TRICKS]
FROM_NAMING: Final[list[AnyStep]] = [NAME_AFTER_BIDS, *FROM_SET_UP]
FROM_BID: Final[list[AnyStep]] = [BID_AT_ONCE, *FROM_NAMING]
AFTER_FIRST_DRAFT: Final[list[AnyStep]] = [GIVE_START_CARD, FIND_CONTRACTS, *FROM_BID]
FIRST_ROUND: Final[list[AnyStep]] = [LAY_CONTRACT, DEAL, FORM_PARTIES, *AFTER_FIRST_DRAFT]
LATER_ROUND: Final[list[AnyStep]] = [
    LAY_CONTRACT,
    DEAL,
    RETURN_CHARACTERS,
    GIVE_START_CARD,
    DRAFT_CHARACTERS,
    *FROM_BID,
]
