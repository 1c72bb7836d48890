"""The end of a round: TT-EOR-01 to TT-EOR-15, in their order."""

from typing import Final

from followsuit.core.event import NO_SEAT
from followsuit.core.reason import Reason
from followsuit.core.step import AnyStep, Step
from followsuit.games.takers.role_steps import RoleStep
from followsuit.games.takers.scoring import settle, tell_award
from followsuit.games.takers.table import EMPTY, Role, changed
from followsuit.games.tricktakers.game_form import game_form
from followsuit.games.tricktakers.rules import (
    BLACK_CROWNS_A_ROUND,
    BLACK_CROWNS_TO_WIN,
    CROWNS_TO_WIN,
    LEAD_TO_WIN,
    POINTS_TO_WIN,
)
from followsuit.games.tricktakers.table import Claim, EndGame, TrickTakersTable

MOST_WINS: Final = Reason("TT-CRN-02", "More wins than every other player.")
TIED: Final = Reason("TT-CRN-03", "Several players share the most wins.")
TWO_CROWNS: Final = Reason("TT-WIN-03", "Two Crowns win the game.")
TWO_CROWNS_FIRST: Final = Reason(
    "TT-WIN-13", "Several players have two Crowns; the higher priority wins the game."
)
THREE_BLACK_CROWNS: Final = Reason("TT-WIN-04", "Three Black Crowns win the game.")
THREE_BLACK_CROWNS_FIRST: Final = Reason(
    "TT-WIN-14", "Several players have three Black Crowns; the higher priority wins the game."
)
MOST_POINTS: Final = "The most points after the last round win."
EQUAL_POINTS: Final = "Several players have the most points; the higher priority of the last round wins."
ENOUGH_POINTS: Final = Reason("TT-VAR-10", "350 points after the last round win the game.")
FAR_AHEAD: Final = Reason("TT-VAR-11", "150 points more than every other player win the game.")
SURPASSED: Final = Reason("TX-WIN-07", "More than 350 points after the last round win the game.")
# The most points, and equal points: with 3 to 5 players; with two in the basic game, in a draft of the base
# box, and in one with the expansion.
BY_POINTS: Final[list[Reason]] = [
    Reason("TT-WIN-05", MOST_POINTS),
    Reason("TT-2P-01", MOST_POINTS),
    Reason("TA-2P-17", MOST_POINTS),
    Reason("TX-2P-07", MOST_POINTS),
]
BY_PRIORITY: Final[list[Reason]] = [
    Reason("TT-WIN-15", EQUAL_POINTS),
    Reason("TT-2P-30", EQUAL_POINTS),
    Reason("TA-2P-18", EQUAL_POINTS),
    Reason("TX-2P-08", EQUAL_POINTS),
]
VP350: Final = "vp350"
POINTS_WIN: Final = "points_win"
POINTS_WIN_FOR_ALL: Final = "points_win_scope"


class NoteWins(Step[TrickTakersTable]):
    """TT-EOR-01 to TT-EOR-04  R1: what the tricks leave behind is cleared. R2: who has won by character.

    If no later win by character is possible, that is the end.
    TT-2P-23  With two players only a character that says so wins the game directly.
    """

    def run(self, t: TrickTakersTable) -> None:
        for role in t.roles:
            if role.acts_after_tricks:
                role.character.tricks_over(t, role)
        for role in t.by_priority():
            can_win = t.seat_count > 2 or role.wins_game_of_two
            why = role.character.wins_game(t, role) if can_win else None
            if why is not None:
                t.claims = [*t.claims, Claim(role.seat, why)]
        if t.claims and not has_late_win(t):
            t.unwind(EndGame)


def has_late_win(t: TrickTakersTable) -> bool:
    """TT-EOR-04, TX-WIN-11  Whether a character can still win by the crowns and points of this round."""
    if not t.is_last_round():
        return False
    for role in t.roles:
        if is_in_scope(t, role) or role.character.may_win_late(t, role):
            return True
    return False


def is_in_scope(t: TrickTakersTable, role: Role) -> bool:
    """TT-VAR-10 to TT-VAR-13, TX-WIN-07  Whether points can win the game for this character."""
    if t.has_variant(POINTS_WIN):
        return t.has_variant(POINTS_WIN_FOR_ALL) or role.character.is_of_expansion
    return t.has_variant(VP350) and role.character.is_of_expansion


class GiveCrown(Step[TrickTakersTable]):
    """TT-EOR-05, TT-CRN-01 to TT-CRN-07  R3: one Crown, to whoever alone has the most wins."""

    def run(self, t: TrickTakersTable) -> None:
        t.crown_of_round = NO_SEAT
        why = MOST_WINS
        for role in t.by_priority():
            takes = role.character.takes_crown(t, role)
            if takes is not None and t.crown_of_round == NO_SEAT:
                t.crown_of_round = role.seat
                why = takes
        if t.crown_of_round == NO_SEAT:
            seat = most_wins(t)
            why_not = TIED if seat == NO_SEAT else why_no_crown(t, seat)
            if why_not is not None:
                if t.log is not None:
                    t.log.tell("no-crown", because=[why_not])
                return
            t.crown_of_round = seat
        t.crowns = changed(t.crowns, t.crown_of_round, t.crowns[t.crown_of_round] + 1)
        if t.log is not None:
            t.log.tell("crown", seat=t.crown_of_round, because=[why])


def most_wins(t: TrickTakersTable) -> int:
    """The seat with strictly more wins than every other, or NO_SEAT."""
    seat = NO_SEAT
    most = -1
    for other in range(t.seat_count):
        if t.wins[other] > most:
            most = t.wins[other]
            seat = other
        elif t.wins[other] == most:
            seat = NO_SEAT
    return seat


def why_no_crown(t: TrickTakersTable, seat: int) -> Reason | None:
    """TT-CRN-07  The rule by which this seat's character may not get the Crown, or None."""
    for role in t.roles_of(seat):
        why = role.character.why_no_crown(t, role)
        if why is not None:
            return why
    return None


class GiveBlackCrowns(Step[TrickTakersTable]):
    """TT-EOR-06, TT-BCR-01 to TT-BCR-09  R4: two at most, by the priority of this round."""

    def run(self, t: TrickTakersTable) -> None:
        t.black_crowns_of_round = EMPTY
        for role in t.by_priority():
            is_left = len(t.black_crowns_of_round) < BLACK_CROWNS_A_ROUND
            if is_left and role.character.is_due_black_crown(t, role):
                t.black_crowns_of_round = [*t.black_crowns_of_round, role.seat]
                t.black_crowns = changed(t.black_crowns, role.seat, t.black_crowns[role.seat] + 1)
                if t.log is not None:
                    t.log.tell(
                        "black-crown", seat=role.seat, because=[role.character.why_black_crown(t, role)]
                    )


class CrownsGiven(Step[TrickTakersTable]):
    """TT-EOR-07  R5: what is compared with the crowns of this round."""

    def run(self, t: TrickTakersTable) -> None:
        for role in t.by_priority():
            if role.acts_on_crowns:
                role.character.crowns_given(t, role)


class BeforeScoring(Step[TrickTakersTable]):
    """TT-EOR-09, TA-DEC-09  What a character decides before its points are counted."""

    def run(self, t: TrickTakersTable) -> None:
        steps: list[AnyStep] = []
        for role in t.by_priority():
            if role.acts_before_scoring:
                steps += role.character.before_scoring(t, role)
        t.then(steps)


class ScoreRound(Step[TrickTakersTable]):
    """TT-EOR-09, TT-VP-04, TT-VP-07  R7: the own card as one amount, others' as their own; losses first."""

    def run(self, t: TrickTakersTable) -> None:
        gains = [0] * t.seat_count
        losses = [0] * t.seat_count
        for role in t.by_priority():
            total = 0
            for award in role.character.score(t, role):
                total += award.amount
                tell_award(t, award)
            if total > 0:
                gains[role.seat] += total
            else:
                losses[role.seat] += total
        for role in t.by_priority():
            for award in role.character.score_others(t, role):
                if award.amount > 0:
                    gains[award.seat] += award.amount
                else:
                    losses[award.seat] += award.amount
                tell_award(t, award)
        settle(t, losses, gains)


class AfterScoring(Step[TrickTakersTable]):
    """TT-EOR-10, TT-EOR-11  R8, R9: crowns and points change hands, the highest priority first."""

    def run(self, t: TrickTakersTable) -> None:
        for role in t.roles:
            if role.acts_after_scoring:
                t.then([AfterScoringOf(other) for other in t.by_priority() if other.acts_after_scoring])
                return


class AfterScoringOf(RoleStep[TrickTakersTable]):
    def run(self, t: TrickTakersTable) -> None:
        t.then(self.role.character.after_scoring(t, self.role))


class FindWinner(Step[TrickTakersTable]):
    """TT-EOR-12, TT-WIN-01  R10: character, two Crowns, three Black Crowns; after the last round, points."""

    def run(self, t: TrickTakersTable) -> None:
        claim = winning_claim(t)
        if claim is not None:
            t.claims = [claim]
            t.unwind(EndGame)


def winning_claim(t: TrickTakersTable) -> Claim | None:
    """Inside a category the higher priority of this round wins."""
    roles = t.by_priority()
    is_last = t.is_last_round()
    for role in roles:
        for noted in t.claims:
            if noted.seat == role.seat:
                return noted
        if is_last:
            why = points_rule(t, role.seat) if is_in_scope(t, role) else None
            if why is None and role.character.may_win_late(t, role):
                why = role.character.wins_late(t, role)
            if why is not None:
                return Claim(role.seat, why)
    if t.seat_count > 2:
        crowned = first_with(t, t.crowns, CROWNS_TO_WIN, TWO_CROWNS, TWO_CROWNS_FIRST)
        if crowned is not None:
            return crowned
        crowned = first_with(
            t, t.black_crowns, BLACK_CROWNS_TO_WIN, THREE_BLACK_CROWNS, THREE_BLACK_CROWNS_FIRST
        )
        if crowned is not None:
            return crowned
    if not is_last:
        return None
    form = game_form(t)
    return first_with(t, t.points, max(t.points), BY_POINTS[form], BY_PRIORITY[form])


def first_with(
    t: TrickTakersTable, counts: list[int], enough: int, alone: Reason, first: Reason
) -> Claim | None:
    """TT-WIN-13 to TT-WIN-15  Whoever has so many; if several do, the highest priority of this round."""
    having = [role.seat for role in t.by_priority() if counts[role.seat] >= enough]
    return Claim(having[0], alone if len(having) == 1 else first) if having else None


def points_rule(t: TrickTakersTable, seat: int) -> Reason | None:
    """TX-WIN-07, TX-VAR-01, TX-VAR-02  More than 350; in the variant 350, or 150 ahead of everybody."""
    if not t.has_variant(POINTS_WIN):
        return SURPASSED if t.points[seat] > POINTS_TO_WIN else None
    if t.points[seat] >= POINTS_TO_WIN:
        return ENOUGH_POINTS
    for other in range(t.seat_count):
        if other != seat and t.points[seat] < t.points[other] + LEAD_TO_WIN:
            return None
    return FAR_AHEAD


# R1 to R10 in their order, made once.
END_OF_ROUND: Final[list[AnyStep]] = [
    NoteWins(),
    GiveCrown(),
    GiveBlackCrowns(),
    CrownsGiven(),
    BeforeScoring(),
    ScoreRound(),
    AfterScoring(),
    FindWinner(),
]
END_OF_ROUND_OF_TWO: Final[list[AnyStep]] = [
    NoteWins(),
    CrownsGiven(),
    BeforeScoring(),
    ScoreRound(),
    AfterScoring(),
    FindWinner(),
]


def end_of_round(t: TrickTakersTable) -> list[AnyStep]:
    """TT-EOR-01 to TT-EOR-13, TT-EOR-15  A game of two knows no crowns."""
    return END_OF_ROUND_OF_TWO if t.seat_count == 2 else END_OF_ROUND
