"""4C  Time Traveler: predicts who gets the crowns, and plays a trick anew, twice a round."""

from typing import TYPE_CHECKING, ClassVar, Final, cast

from followsuit.core.cards import HIDDEN
from followsuit.core.face import Act
from followsuit.core.game import Game
from followsuit.core.layout import Counter
from followsuit.core.option import YES, argument_of
from followsuit.core.policy import EVEN
from followsuit.core.position import Position, PositionError
from followsuit.core.reason import Reason
from followsuit.core.roles import CounterRole
from followsuit.core.step import AnyStep
from followsuit.core.strip import NOT_LIT, Occasion, Strip
from followsuit.games.takers.awards import Award
from followsuit.games.takers.character import Character
from followsuit.games.takers.policy import FAILS, bidding, expected_wins, is_kakumei, playing
from followsuit.games.takers.table import Play, Role, Sheet, TakersTable, changed
from followsuit.games.takers.turn import following_plays
from followsuit.games.tricktakers.powers.predictions import (
    ALL_CORRECT,
    OPEN,
    PREDICTED,
    SECRET,
    PredictCrowns,
    Predictions,
    PredictWins,
    ShowPredictions,
    awards_for,
    predicting,
    predictions_of,
    strip_of_predictions,
    turn_up_predictions,
)
from followsuit.games.tricktakers.powers.time_travel import (
    NO_TOKEN,
    TOKENS,
    MayChangePast,
    rewind,
    tokens_left,
)
from followsuit.games.tricktakers.rules import TRICKS

if TYPE_CHECKING:
    from followsuit.games.tricktakers.table import TrickTakersTable

UNSEEN: Final = "?"
WIN_COUNTS: Final[list[str]] = ["0", "1", "2", "3", "4", "5"]


# What wins are worth to bots, by what they have predicted of themselves.
FOR_THE_CROWN: Final[list[int]] = [0, 10, 40, 80, 110, 150]
FOR_A_BLACK_CROWN: Final[list[int]] = [60, 0, 10, 40, 60, 100]


class TimeTraveler(Character):
    code: ClassVar[str] = "4C"
    name: ClassVar[str] = "Time Traveler"
    is_of_expansion: ClassVar[bool] = True
    power_count: ClassVar[int] = 1
    acts: ClassVar[tuple[Act, ...]] = (
        Act("setup", "predictions"),
        Act("before-card", "rewind"),
        Act("after-win", "past"),
    )

    def sheet(self) -> Sheet:
        return Predictions([], SECRET)

    def set_up_choices(self, t: TakersTable, role: Role) -> list[AnyStep]:
        return predicting(t, role)

    # Time travel.

    def power_rule(self, t: TakersTable, role: Role, power: int) -> Reason | None:
        """TX-TIM-13 to TX-TIM-15, TX-DEC-22  Before a card, in any trick, while there is a token."""
        return None if tokens_left(t, role) else NO_TOKEN

    def power_text(self, power: int) -> str:
        return "Rewind time"

    def use(self, t: TakersTable, role: Role, power: int) -> None:
        rewind(t, role)

    def trick_decided(self, t: TakersTable, role: Role, play: Play) -> None:
        """TT-FLOW-25, TX-TIM-32, TX-TIM-33, TX-TRK-10  After winning one of the first four tricks."""
        if t.trick_number < TRICKS and tokens_left(t, role):
            t.then([MayChangePast(role)])

    # The end of the round.

    def crowns_given(self, t: TakersTable, role: Role) -> None:
        turn_up_predictions(t, role)

    def score(self, t: TakersTable, role: Role) -> list[Award]:
        """TX-TIM-12  Nothing for the tricks won."""
        return awards_for(t, role)

    def strip(self, at: Occasion) -> Strip | None:
        """TX-TIM-06, TX-TIM-10, TX-2P-13, TX-2P-14"""
        return strip_of_predictions(at)

    def lit_cell(self, t: TakersTable, role: Role) -> int:
        """None: what was predicted is a secret."""
        return NOT_LIT

    def may_win_late(self, t: TakersTable, role: Role) -> bool:
        """TX-TIM-10, TX-WIN-06  With open predictions; not in a game of two."""
        return t.seat_count > 2 and predictions_of(t, role).side == OPEN

    def wins_late(self, t: TakersTable, role: Role) -> Reason | None:
        return ALL_CORRECT if len(awards_for(t, role)) == PREDICTED else None

    # Positions.

    def read_position(self, t: TakersTable, role: Role, position: Position, game: Game) -> None:
        """The tokens left; the characters predicted for the Crown, then the Black Crowns, or the wins."""
        spent = TOKENS - position.number("tokens", TOKENS, 0, TOKENS)
        t.uses = changed(t.uses, role.index, spent)
        named = read_predictions(t, position.text("predictions", ""))
        side = OPEN if position.number("open_predictions", 0, 0, 1) else SECRET
        t.sheets[role.index] = Predictions(named, side)

    def write_position(self, t: TakersTable, role: Role, written: dict[str, object], game: Game) -> None:
        sheet = predictions_of(t, role)
        written["tokens"] = tokens_left(t, role)
        written["predictions"] = write_predictions(t, sheet.named)
        written["open_predictions"] = int(sheet.side == OPEN)

    # What a client draws.

    def notes(self, t: TakersTable, role: Role) -> list[Counter]:
        """TX-HID-15  The tokens, and the predictions of those who can see them."""
        counters = [Counter("time tokens", role.seat, str(tokens_left(t, role)), "hourglass")]
        sheet = predictions_of(t, role)
        if not sheet.is_known():
            return counters
        if t.seat_count == 2:
            return [*counters, Counter("predicted wins", role.seat, str(sheet.named[0]), "eye")]
        characters = cast("TrickTakersTable", t).characters
        for i in range(len(sheet.named)):
            name = "predicted black crown" if i else "predicted crown"
            value = t.roles_of(sheet.named[i])[0].character.name
            icon = "black-crown" if i else "crown"
            piece = characters[sheet.named[i]]
            counters.append(Counter(name, role.seat, value, icon, piece, CounterRole.PREDICTION))
        return counters

    # What bots think.

    def worth_of_wins(self, t: TakersTable, role: Role) -> list[int]:
        """By what was predicted of oneself: the Crown, a Black Crown or, with two players, the wins."""
        named = predictions_of(t, role).named
        if not named or HIDDEN in named:
            return []
        if t.seat_count == 2:
            return [max(0, 100 - 50 * abs(wins - named[0])) for wins in range(TRICKS + 1)]
        if role.seat == named[0]:
            return FOR_THE_CROWN
        return FOR_A_BLACK_CROWN if role.seat in named else []

    def inclination(self, t: TakersTable, role: Role, power: int, wants_trick: bool) -> int:
        """Two cards are drawn for it: while there are tricks left to win with them, and nothing to lose."""
        best = max(playing(t, following_plays(t, role.seat), wants_trick, is_kakumei(t)))
        return EVEN if best < FAILS + 5 and t.trick_number < TRICKS else 0

    def priors(self, t: TakersTable, role: Role, offered: list[int], wants_trick: bool) -> list[int]:
        question = t.todo[-1]
        if isinstance(question, PredictCrowns):
            own = expected_wins(t, t.hand(role.seat))
            of_own = EVEN + 3 * (own - 10 if not t.sealed[role.seat] else 5 - own)
            mine = cast("TrickTakersTable", t).characters[role.seat]
            return [max(0, min(100, of_own)) if argument_of(pick) == mine else EVEN for pick in offered]
        if isinstance(question, PredictWins):
            return bidding(t, role.seat, offered)
        if isinstance(question, ShowPredictions):  # it costs nothing
            return [EVEN + 10 if pick == YES else EVEN for pick in offered]
        if isinstance(question, MayChangePast):
            return [EVEN if (pick == YES) == wants_trick else EVEN + 20 for pick in offered]
        return []


def read_predictions(t: TakersTable, text: str) -> list[int]:
    words = text.split()
    if t.seat_count == 2:
        if text and text not in WIN_COUNTS:
            raise PositionError("predictions", f"with two players a number of wins, not {text}.")
        return [int(word) for word in words]
    names = [word_for(t, seat) for seat in range(t.seat_count)]
    for word in words:
        if word not in names:
            raise PositionError("predictions", f"{word} is not in play; there are {', '.join(names)}.")
    if words and (len(words) != PREDICTED or len(set(words)) != PREDICTED):
        raise PositionError("predictions", f"{PREDICTED} different characters are predicted, or none yet.")
    seats = [names.index(word) for word in words]
    return [*seats[:1], *sorted(seats[1:])]


def write_predictions(t: TakersTable, named: list[int]) -> str:
    if HIDDEN in named:
        return " ".join([UNSEEN] * len(named))
    if t.seat_count == 2:
        return " ".join([str(wins) for wins in named])
    return " ".join([word_for(t, seat) for seat in named])


def word_for(t: TakersTable, seat: int) -> str:
    """A seat's character as one word."""
    return t.roles_of(seat)[0].character.name.lower().replace(" ", "-")
