"""5A  Berserker: an own deck, a card that only a 1 beats, tens that fear the 1 of their colour."""

from typing import ClassVar, Final

from followsuit.core.bits import BIT
from followsuit.core.face import Act
from followsuit.core.reason import Reason
from followsuit.core.step import AnyStep
from followsuit.core.strip import Occasion, Strip
from followsuit.games.takers.awards import Award
from followsuit.games.takers.cards import COLOUR_LETTERS, FLAG, NO_COLOUR, NUMBER, PICTURE, RARE
from followsuit.games.takers.character import Character, strip_by_wins
from followsuit.games.takers.powers.own_deck import throw_hand_away
from followsuit.games.takers.role_steps import RoleStep
from followsuit.games.takers.scoring import by_wins
from followsuit.games.takers.table import Role, TakersTable
from followsuit.games.tricktakers.cards import add_card

BERSERKER_CARD: Final = add_card("M", PICTURE, NO_COLOUR, 0, "5A")
OTHER_SIX: Final[list[int]] = [
    add_card("RAm", RARE, NO_COLOUR, 0, "5A"),
    add_card("WFm", FLAG, NO_COLOUR, 0, "5A"),
    *[add_card(f"{COLOUR_LETTERS[colour]}10", NUMBER, colour, 10, "5A") for colour in range(4)],
]
DRAWN: Final = 4
NEVER_DISCARDED: Final = Reason("TT-BER-18", "That card can never be discarded by its owner.")
NO_WIN: Final = Reason("TT-BER-19", "The Berserker has won no trick of the last round.")
AT_MOST_ONE_WIN: Final = Reason("TT-2P-24", "The Berserker has won at most one trick of the last round.")
AT_MOST_ONE_WIN_OF_DRAFT: Final = Reason(
    "TT-2P-32", "The Berserker has won at most one trick of the last round."
)
TABLE: Final = Reason("TT-VP-01", "The Berserker's points for the tricks won.")
TABLE_OF_TWO: Final = Reason("TT-2P-22", "The Berserker's points for the tricks won.")


class Berserker(Character):
    code: ClassVar[str] = "5A"
    name: ClassVar[str] = "Berserker"
    appeal: ClassVar[int] = 64
    has_deck: ClassVar[bool] = True
    why_kept: ClassVar[Reason] = NEVER_DISCARDED
    wins_game_of_two: ClassVar[bool] = True
    renews_before_set_up: ClassVar[bool] = False
    points_for_wins: ClassVar[tuple[int, ...]] = (-30, -10, 30, 50, 80, -50)
    points_of_two: ClassVar[tuple[int, ...]] = (-30, -30, -10, 30, 60, -50)
    game_in_last_round: ClassVar[tuple[int, ...]] = (0,)  # so many wins of the last round win the game
    game_in_last_round_of_two: ClassVar[tuple[int, ...]] = (0, 1)
    acts: ClassVar[tuple[Act, ...]] = (
        Act("setup", "own-deck"),
        Act("in-trick", "berserker-card"),
        Act("in-trick", "tens"),
    )

    def exclusive_cards(self) -> list[int]:
        return [BERSERKER_CARD, *OTHER_SIX]

    def set_up(self, t: TakersTable, role: Role) -> list[AnyStep]:
        """TT-BER-01 to TT-BER-03  Discard the hand; the Berserker card and four of the other six."""
        return [TakeBerserkerDeck(role)]

    def cannot_discard(self, t: TakersTable, role: Role) -> int:
        """TT-BER-18  Never the Berserker card."""
        return BERSERKER_CARD

    def wins_game(self, t: TakersTable, role: Role) -> Reason | None:
        """TT-BER-19, TT-2P-24, TT-2P-32  No win in the last round; with two players, at most one."""
        if not t.is_last_round():
            return None
        if t.seat_count == 2:
            why = AT_MOST_ONE_WIN_OF_DRAFT if t.is_drafted() else AT_MOST_ONE_WIN
            return why if t.wins[role.seat] in self.game_in_last_round_of_two else None
        return NO_WIN if t.wins[role.seat] in self.game_in_last_round else None

    def wins_of_game(self, at: Occasion) -> list[int]:
        """TT-BER-19, TT-2P-24"""
        if not at.is_last:
            return []
        return list(self.game_in_last_round_of_two if at.players == 2 else self.game_in_last_round)

    def strip(self, at: Occasion) -> Strip | None:
        return strip_by_wins(self, at, [TABLE_OF_TWO if at.players == 2 else TABLE])

    def score(self, t: TakersTable, role: Role) -> list[Award]:
        why = TABLE_OF_TWO if t.seat_count == 2 else TABLE
        return [Award(role.seat, by_wins(t, role, self.points_for_wins, self.points_of_two), why)]


class TakeBerserkerDeck(RoleStep[TakersTable]):
    """TT-BER-01 to TT-BER-03, TT-BER-05  All know the seven cards; the four drawn are the owner's secret."""

    def run(self, t: TakersTable) -> None:
        seat = self.role.seat
        place = self.role.character.place
        throw_hand_away(t, seat, BERSERKER_CARD, place)
        t.cards.shuffle(place, t.rng)
        t.cards.draw(place, seat, DRAWN)
        if t.log is not None:
            t.log.tell("drew-own", seat=seat, cards=sorted(t.hand(seat)), seen_by=BIT[seat])
