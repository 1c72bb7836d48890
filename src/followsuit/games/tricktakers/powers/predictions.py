"""Predictions: who gets the crowns of the round or, with two players, how many tricks one wins oneself."""

from typing import TYPE_CHECKING, ClassVar, Final

from followsuit.core.cards import HIDDEN
from followsuit.core.option import NO, NUMBER, PIECE, YES, argument_of, option, verb_of
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.core.rng import Rng
from followsuit.core.step import AnyStep, AskAll
from followsuit.core.strip import Cell, Occasion, Strip
from followsuit.games.takers.awards import Award
from followsuit.games.takers.powers.exchange import ONCE_EACH
from followsuit.games.takers.role_steps import AskRole
from followsuit.games.takers.table import Role, Sheet, TakersTable
from followsuit.games.tricktakers.rules import TRICKS

if TYPE_CHECKING:
    from followsuit.games.tricktakers.table import TrickTakersTable

PREDICTED: Final = 3  # one for the Crown, two for the Black Crowns
CORRECT_POINTS: Final = 50
EXACT_POINTS_OF_TWO: Final = 100
OPEN_POINTS_OF_TWO: Final = 150

# Who can see them.
SECRET: Final = 0
TURNED_UP: Final = 1  # at the end of the round
OPEN: Final = 2  # from the beginning: the game is at stake

PREDICT: Final = Reason("TX-TIM-02", "Predict who gets the Crown of this round, and who the Black Crowns.")
THREE_IN_PLAY: Final = Reason("TX-TIM-05", "Predict three different characters of this round.")
MAY_SHOW: Final = Reason("TX-TIM-10", "Show your predictions? If all come true, you win the game.")
ALL_CORRECT: Final = Reason("TX-TIM-10", "All three open predictions have come true.")
CROWN_CORRECT: Final = Reason("TX-TIM-07", "The Crown was predicted.")
BLACK_CROWN_CORRECT: Final = Reason("TX-TIM-08", "A Black Crown was predicted.")
PREDICT_WINS: Final = Reason("TX-2P-13", "Predict how many tricks you will win.")
MAY_SHOW_WINS: Final = Reason("TX-2P-14", "Show your prediction? Then it brings more if it is exact.")
EXACT: Final = Reason("TX-2P-13", "The own wins were predicted.")
EXACT_AND_OPEN: Final = Reason("TX-2P-14", "The own wins were predicted openly.")
OFF_BY_ONE: Final = Reason("TX-2P-13", "The own wins were predicted, but for one.")
OFF_BY_ONE_AND_OPEN: Final = Reason("TX-2P-14", "The own wins were predicted, but for one.")


def strip_of_predictions(at: Occasion) -> Strip:
    """By how many come true; with two players, by how far the one of the own wins is off."""
    if at.players == 2:
        cells = [
            Cell("off-by-one", CORRECT_POINTS),
            Cell("exact", EXACT_POINTS_OF_TWO),
            Cell("exact-open", OPEN_POINTS_OF_TWO),
        ]
        return Strip("prediction-of-wins", cells)
    cells = [Cell(f"right {right}", right * CORRECT_POINTS) for right in range(PREDICTED + 1)]
    if at.is_last:
        cells.append(Cell("all-open", 0, "win"))
    return Strip("predictions", cells)


class Predictions(Sheet):
    """The seats for the Crown and the Black Crowns; with two players the wins. Never changed once made."""

    def __init__(self, named: list[int], side: int) -> None:
        self.named = named
        self.side = side

    def words(self, out: list[int]) -> None:
        out += [self.side, len(self.named)]
        out += self.named

    def erased(self, is_own: bool) -> Sheet:
        """TX-TIM-02, TX-HID-15  Until they are shown, only their owner knows them."""
        if is_own or self.side != SECRET:
            return self
        return Predictions([HIDDEN] * len(self.named), SECRET)

    def imagined(self, t: TakersTable, role: Role, rng: Rng) -> Sheet:
        """Whatever can be predicted is as likely."""
        if HIDDEN not in self.named:
            return self
        return Predictions(any_prediction(t, rng), SECRET)

    def changed(self, t: TakersTable, role: Role, rng: Rng) -> Sheet:
        if self.side != SECRET or not self.named:
            return self
        return Predictions(any_prediction(t, rng), SECRET)

    def is_known(self) -> bool:
        return bool(self.named) and HIDDEN not in self.named


def any_prediction(t: TakersTable, rng: Rng) -> list[int]:
    if t.seat_count == 2:
        return [rng.below(TRICKS + 1)]
    seats = list(range(t.seat_count))
    rng.shuffle(seats)
    return [seats[0], *sorted(seats[1:PREDICTED])]


def predictions_of(t: TakersTable, role: Role) -> Predictions:
    sheet = t.sheets[role.index]
    assert isinstance(sheet, Predictions)
    return sheet


def predicting(t: TakersTable, role: Role) -> list[AnyStep]:
    """TX-TIM-02, TX-TIM-10, TX-2P-13, TX-2P-14  What is predicted; in the last round, whether openly."""
    if t.seat_count == 2:
        return [PredictWins(role), ShowWins(role)] if t.is_last_round() else [PredictWins(role)]
    return [PredictCrowns(role), ShowPredictions(role)] if t.is_last_round() else [PredictCrowns(role)]


class PredictCrowns(AskAll["TrickTakersTable"]):
    """TX-TIM-02 to TX-TIM-05, TX-DEC-20  One for the Crown, then two, in the order of their codes."""

    asks: ClassVar[Reason] = PREDICT

    def __init__(self, role: Role) -> None:
        super().__init__((role.seat,))
        self.role = role

    def key(self) -> tuple[int, ...]:
        return (self.role.index, *self.seats)

    def options(self, t: "TrickTakersTable", seat: int, picks: list[int]) -> list[int]:
        offered = [option(PIECE, number) for number in sorted(t.characters)]
        offered = [pick for pick in offered if pick not in picks]
        if len(picks) == 1:
            return offered[:-1]
        return [pick for pick in offered if pick > picks[1]] if picks else offered

    def why_not(self, t: "TrickTakersTable", seat: int, pick: int, picks: list[int]) -> Reason | None:
        if pick in self.options(t, seat, picks):
            return None
        if verb_of(pick) != PIECE:
            return NOT_OFFERED
        is_open = argument_of(pick) in t.characters and pick not in picks
        return ONCE_EACH if is_open else THREE_IN_PLAY

    def is_complete(self, picks: list[int]) -> bool:
        return len(picks) == PREDICTED

    def revealed(self, t: "TrickTakersTable", picks: list[list[int]]) -> None:
        seats = [t.characters.index(argument_of(pick)) for pick in picks[self.role.seat]]
        note(t, self.role, [seats[0], *sorted(seats[1:])])


class PredictWins(AskRole[TakersTable]):
    """TX-2P-13  0 to 5, in secret."""

    asks: ClassVar[Reason] = PREDICT_WINS

    def options(self, t: TakersTable) -> list[int]:
        return [option(NUMBER, wins) for wins in range(TRICKS + 1)]

    def picked(self, t: TakersTable, pick: int) -> None:
        note(t, self.role, [argument_of(pick)])


def note(t: TakersTable, role: Role, named: list[int]) -> None:
    t.sheets[role.index] = Predictions(named, SECRET)
    if t.log is not None:
        t.log.tell("predicted", seat=role.seat)


class ShowPredictions(AskRole[TakersTable]):
    """TX-TIM-10, TX-DEC-21  In the last round, and only when they are made."""

    asks: ClassVar[Reason] = MAY_SHOW

    def options(self, t: TakersTable) -> list[int]:
        return [NO, YES]

    def picked(self, t: TakersTable, pick: int) -> None:
        if pick == YES:
            show(t, self.role, OPEN)


class ShowWins(ShowPredictions):
    """TX-2P-14"""

    asks: ClassVar[Reason] = MAY_SHOW_WINS


def show(t: TakersTable, role: Role, side: int) -> None:
    """TX-TIM-09, TX-TIM-10  From now on everyone knows them."""
    sheet = predictions_of(t, role)
    t.sheets[role.index] = Predictions(sheet.named, side)
    if t.log is None:
        return
    if t.seat_count == 2:
        t.log.tell("predicted-wins", seat=role.seat, number=sheet.named[0])
        return
    t.log.tell("predicted-crown", seat=role.seat, other=sheet.named[0])
    for other in sheet.named[1:]:
        t.log.tell("predicted-black-crown", seat=role.seat, other=other)


def turn_up_predictions(t: TakersTable, role: Role) -> None:
    """TX-TIM-09  R5, unless they have lain open."""
    sheet = predictions_of(t, role)
    if sheet.named and sheet.side == SECRET:
        show(t, role, TURNED_UP)


def awards_for(t: TakersTable, role: Role) -> list[Award]:
    """TX-TIM-06 to TX-TIM-08, TX-TIM-11, TX-GAP-36  50 points for each that came true."""
    seat = role.seat
    sheet = predictions_of(t, role)
    if not sheet.named:
        return []
    if t.seat_count == 2:
        return awards_of_two(t, seat, sheet)
    awards = [Award(seat, CORRECT_POINTS, CROWN_CORRECT)] if t.has_gained_crown(sheet.named[0]) else []
    for other in sheet.named[1:]:
        if t.has_gained_black_crown(other):
            awards.append(Award(seat, CORRECT_POINTS, BLACK_CROWN_CORRECT))
    return awards


def awards_of_two(t: TakersTable, seat: int, sheet: Predictions) -> list[Award]:
    """TX-2P-13, TX-2P-14  By how far the prediction is off."""
    off = abs(t.wins[seat] - sheet.named[0])
    if off == 1:
        return [Award(seat, CORRECT_POINTS, OFF_BY_ONE_AND_OPEN if sheet.side == OPEN else OFF_BY_ONE)]
    if off:
        return []
    if sheet.side == OPEN:
        return [Award(seat, OPEN_POINTS_OF_TWO, EXACT_AND_OPEN)]
    return [Award(seat, EXACT_POINTS_OF_TWO, EXACT)]
