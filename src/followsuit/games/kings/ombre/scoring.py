"""The end of a round and of the game (KO-SCORE-01 to KO-SCORE-07)."""

from typing import Final

from followsuit.core.outcome import places_by_score
from followsuit.core.reason import Reason
from followsuit.core.step import AnyStep, Step
from followsuit.games.kings.counting import own_wins
from followsuit.games.kings.numbers import FOR_MANY_WINS, FOR_RIVALS_WINS, MANY_WINS, MOST_WINS, RIVALS_WINS
from followsuit.games.kings.ombre.taking_up import rivals_of
from followsuit.games.kings.table import KingsTable
from followsuit.games.takers.awards import Award
from followsuit.games.takers.scoring import settle, tell_award

NOBODY_HAS_MORE: Final = Reason("KO-SCORE-02", "Nobody has as many wins as the King player.")
MANY: Final = Reason("KO-SCORE-03", "The King player has 5 wins or more.")
AS_MANY: Final = Reason("KO-SCORE-04", "A Rival has as many wins as the King player, or more.")
JACK: Final = Reason("KO-SCORE-05", "The Jack of a Rival pays for exactly 3 wins.")
MOST_POINTS: Final = Reason("KO-SCORE-06", "The most points after 3 rounds win; who ties wins together.")


class ScoreRound(Step[KingsTable]):
    """KO-SCORE-07  In one go: who has the most wins, then 5 wins or more, then the Jacks of the Rivals."""

    def run(self, t: KingsTable) -> None:
        gains = [0] * t.seat_count
        wins = [own_wins(t, seat) for seat in range(t.seat_count)]
        for award in awards_for(t.king_player, rivals_of(t), wins):
            gains[award.seat] += award.amount
            tell_award(t, award)
        settle(t, [0] * t.seat_count, gains, t.king_player)


def awards_for(king_player: int, rivals: list[int], wins: list[int]) -> list[Award]:
    """What these wins, by seat, bring."""
    awards: list[Award] = []
    if max([wins[seat] for seat in rivals]) < wins[king_player]:
        awards.append(Award(king_player, MOST_WINS, NOBODY_HAS_MORE))
    else:
        awards += [Award(seat, MOST_WINS, AS_MANY) for seat in rivals]
    if wins[king_player] >= MANY_WINS:
        awards.append(Award(king_player, FOR_MANY_WINS, MANY))
    for seat in rivals:
        if wins[seat] == RIVALS_WINS:
            awards.append(Award(seat, FOR_RIVALS_WINS, JACK))
    return awards


class FindWinner(Step[KingsTable]):
    """KO-SCORE-06, KO-FLOW-03  After the last round; players who tie share their place."""

    def run(self, t: KingsTable) -> None:
        if t.is_last_round():
            t.end(places_by_score(t.points), MOST_POINTS)


END_OF_ROUND: Final[list[AnyStep]] = [ScoreRound(), FindWinner()]
