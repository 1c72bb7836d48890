"""What a character of this game, or the court, may add to the rules beyond the family's hooks."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from followsuit.core.reason import Reason
from followsuit.core.step import AnyStep
from followsuit.games.kings.tally import Tally
from followsuit.games.takers.character import Character, Face
from followsuit.games.takers.table import Role, TakersTable

# KT-TURN-02  The parts of a play beside its card, in the order in which they are announced and act.
NO_PART: Final = 0
LIFTS_DUTY: Final = 1  # the Black Queen
COVERS: Final = 2  # the White or the Blue Queen
CHANGES: Final = 3  # Resistance
CROWNS: Final = 4  # a King

# KT-SCORE-03 to KT-SCORE-07  The steps of scoring in which a character face up may pay.
NEVER: Final = 0
FOR_WINS: Final = 2
FOR_BID: Final = 3
FOR_CARDS: Final = 4
LOSS: Final = 6


@mypyc_attr(allow_interpreted_subclasses=True)
class KingsCharacter(Character):
    """One character, face up. Face down it is a bid card, and no role of anybody (KT-BID-03)."""

    key: ClassVar[str] = ""  # as the tables of numbers.py have it
    added_wins: ClassVar[int] = 0  # KT-DEV-01
    replaces_bid: ClassVar[bool] = False  # KT-CHE-02, KT-CHE-03  who has it bids nothing, or this and more
    pays_in: ClassVar[int] = NEVER  # the step of scoring
    for_a_miss: ClassVar[int] = 0  # KT-DEV-06  as bid card, for every other player who has missed
    copies_bid: ClassVar[bool] = False  # KT-CHE-21  as bid card
    shares_partner: ClassVar[bool] = False  # KT-CHE-11  scores with the partner's wins, cards and bids
    appeal: ClassVar[int] = 10  # to bots, what it does face up beyond the number of wins, in points
    points_a_trick: ClassVar[float] = 0.0  # to bots, what a trick may bring it before its cards are seen

    def after_bids(self, t: TakersTable, seat: int, is_bid: bool) -> list[AnyStep]:
        """KT-BID-16  What its owner names when bids can be seen, face up or as bid (replaces_bid)."""
        return []

    def why_not_without(self) -> Reason:
        """The rule by which a bid has this card among its own (replaces_bid)."""
        raise NotImplementedError

    def part(self, power: int) -> int:
        """Which part of a play this power is; NO_PART if it acts before the card."""
        return NO_PART

    def fits(self, t: TakersTable, role: Role, power: int, face: Face) -> Reason | None:
        """KT-TURN-09  Why this part of a play cannot be added to the card, or None.

        The face is the card with the parts before this one: `face.card` tells what is printed,
        `face.kind`, `face.value` and `face.marks` what it fights as so far.
        """
        return None

    def goes_with_a_card(self, power: int) -> bool:
        return self.part(power) != NO_PART

    def lifts_following(self, power: int) -> bool:
        return self.part(power) == LIFTS_DUTY

    def points(self, tally: Tally) -> int:
        """What it brings face up, or costs (pays_in)."""
        return 0

    def why_points(self) -> Reason:
        """The rule that says so (pays_in)."""
        raise NotImplementedError
