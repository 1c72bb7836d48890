"""Red fights as black, and black never stays in the hand."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from followsuit.core.cards import EVERYONE
from followsuit.core.game import Game
from followsuit.core.position import Position
from followsuit.core.reason import Reason
from followsuit.core.step import AnyStep
from followsuit.games.takers.cards import BLACK, NUMBER, RED
from followsuit.games.takers.character import Face
from followsuit.games.takers.order import RED_AS_BLACK
from followsuit.games.takers.powers.by_wins import ScoresByWins
from followsuit.games.takers.role_steps import RoleStep
from followsuit.games.takers.table import Role, TakersTable, without


@mypyc_attr(allow_interpreted_subclasses=True)
class RedAsBlack(ScoresByWins):
    no_black: ClassVar[Reason]
    spirit: ClassVar[Reason]

    def set_up(self, t: TakersTable, role: Role) -> list[AnyStep]:
        """TX-SAM-01, LT-SAMU-01  Black cards are replaced until there is none."""
        return [ReplaceBlack(role)]

    def replace_black(self, t: TakersTable, role: Role) -> None:
        """How black cards of the hand are shown, discarded and replaced."""
        raise NotImplementedError

    def replace_at_set_up(self, t: TakersTable, role: Role) -> None:
        """The same as part of the setup, which may be another rule."""
        self.replace_black(t, role)

    def resolve(self, t: TakersTable, role: Role, face: Face) -> None:
        """TX-SAM-04, TX-SAM-06, LT-SAMU-04, LT-SAMU-13  Spirit of Red: only its strength is that of black."""
        fight_as_black(face, self.spirit)

    def read_position(self, t: TakersTable, role: Role, position: Position, game: Game) -> None:
        """Once set up, everyone knows that there is no black card in this hand."""
        if t.trick_number and not black_cards(t, role.seat):
            t.cards.rule_out(t.cards_of_colour(BLACK), role.seat)

    def show_discard(
        self, t: TakersTable, seat: int, card: int, place: int, why: Reason | None = None
    ) -> None:
        """TX-SAM-03, TX-STG-32, TT-GEN-12, LT-SAMU-02, LT-HID-06  All see which card goes there."""
        if card in t.open_cards:
            t.open_cards = without(t.open_cards, card)
        t.cards.move(card, seat, place)
        if t.log is not None:
            reason = self.no_black if why is None else why
            t.log.tell("discarded", seat=seat, cards=[card], because=[reason], seen_by=EVERYONE)


def fight_as_black(face: Face, why: Reason) -> None:
    """TX-SAM-04, LT-SAMU-04, KT-SAM-01  A red number has the strength of a black one, and stays red."""
    if face.kind == NUMBER and face.colour == RED:
        face.marks |= RED_AS_BLACK
        face.why = why


class ReplaceBlack(RoleStep[TakersTable]):
    """TX-SAM-01, LT-SAMU-01  As whenever black cards come into the hand."""

    def run(self, t: TakersTable) -> None:
        character = self.role.character
        assert isinstance(character, RedAsBlack)
        character.replace_at_set_up(t, self.role)


def black_cards(t: TakersTable, seat: int) -> list[int]:
    colour = t.prints.colour
    return [card for card in t.hand(seat) if colour[card] == BLACK]
