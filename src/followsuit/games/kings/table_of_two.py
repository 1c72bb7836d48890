"""The table of two players, whose Jacks can be spent at any moment."""

from typing import TYPE_CHECKING, Final

from followsuit.core.option import PIECES
from followsuit.core.reason import Reason
from followsuit.games.kings.pieces import FIRST_JACK_PIECE
from followsuit.games.kings.table import KingsTable
from followsuit.games.takers.table import EMPTY, changed

if TYPE_CHECKING:
    from followsuit.core.state import State

SPEND_JACK: Final = Reason("KT2-JACK-01", "Spend the Jack to add 3 to your bid.")
RAISES_BID: Final = Reason("KT2-JACK-01", "Every number of the bid card also stands for 3 more.")
NO_BIDS_YET: Final = Reason("KT2-JACK-04", "The Jack can be spent when the bids are laid.")
JACK_IS_SPENT: Final = Reason("KT2-JACK-01", "The Jack can be spent once in a round.")
JACK_IS_BID: Final = Reason("KT2-JACK-07", "A Jack that is the bid card cannot be spent.")
JACKS_ARE_ASKED: Final = Reason("KT2-JACK-09", "When points are counted, answer yes to spend the Jack.")


class TableOfTwo(KingsTable):
    def clone(self) -> "TableOfTwo":
        copy = TableOfTwo(self.rules, self.cards.clone(), self.rng.clone(), self)
        self.copy_to(copy)
        return copy

    def state(self) -> "State":
        from followsuit.games.kings.main_state import STATE_OF_TWO as STATE

        return STATE

    # KT2-JACK-04  The Jack of two players: what may be done at any moment, whoever is asked.

    def has_out_of_turn(self) -> bool:
        return True

    def out_of_turn(self, seat: int) -> list[int]:
        """From when the bids are shown until everybody is asked for it, when points are counted."""
        if self.why_no_jack(seat) is not None:
            return EMPTY
        return [PIECES[FIRST_JACK_PIECE + self.sets[seat]]]

    def why_not(self, seat: int, pick: int) -> Reason | None:
        """An own Jack that cannot be spent is refused with its rule, once there are bids."""
        has_bid = self.has_bid(seat) and self.outcome is None
        if has_bid and pick == PIECES[FIRST_JACK_PIECE + self.sets[seat]]:
            return self.why_no_jack(seat)
        return super().why_not(seat, pick)

    def act_out_of_turn(self, seat: int, pick: int) -> None:
        self.spend_jack(seat)

    def about_out_of_turn(self, seat: int, pick: int) -> Reason:
        return SPEND_JACK

    def why_no_jack(self, seat: int) -> Reason | None:
        """KT2-JACK-01, KT2-JACK-04, KT2-JACK-07, KT2-JACK-09  Why this seat's Jack cannot be spent now."""
        if not self.has_bid(seat):
            return NO_BIDS_YET
        if self.spent[seat]:
            return JACK_IS_SPENT
        if not self.is_jack_up(seat):
            return JACK_IS_BID
        return None if self.is_before_scoring() else JACKS_ARE_ASKED

    def has_bid(self, seat: int) -> bool:
        """Whether this is a seat, and has laid its bid."""
        return 0 <= seat < self.seat_count and bool(self.bids[seat])

    def is_before_scoring(self) -> bool:
        """Whether tricks are still to be played."""
        for seat in range(self.seat_count):
            if self.cards.piles[seat]:
                return True
        return False

    def spend_jack(self, seat: int) -> None:
        """KT2-JACK-05, KT2-JACK-09  It goes face down under the bid card, for all to see."""
        self.spent = changed(self.spent, seat, 1)
        if self.log is not None:
            self.log.tell("jack-spent", seat=seat, because=[RAISES_BID])
