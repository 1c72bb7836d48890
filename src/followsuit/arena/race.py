"""How far a contest is: what has been played of it, what comes next, and when enough is known.

With `until_clear` we look at the result after 12, 24, 48, … deals, and stop as soon as the interval of the
first bot lies on one side of an even share. Who looks often enough sees something by chance. So each of these
looks takes an interval that misses one time in 500, and the one at the end makes do with what is left of one
in 20: all of them together hold with 95 %.
"""

from typing import Final

from followsuit.arena.contest import Contest
from followsuit.arena.estimate import ERROR
from followsuit.arena.game import PlayedGame
from followsuit.arena.result import OPEN, ContestResult, result_of

FIRST_LOOK: Final = 12  # deals
MOST_LOOKS: Final = 10  # before the end; after 6,144 deals there is no other
ERROR_OF_A_LOOK: Final = 0.002


class Race:
    def __init__(self, contest: Contest, deals: int, until_clear: bool) -> None:
        self.contest = contest
        self.deals = deals  # as many as are to be played
        self.until_clear = until_clear
        self.games: dict[tuple[int, int], PlayedGame] = {}
        self.running: set[tuple[int, int]] = set()
        self.whole = 0  # so many deals from the first on are played
        self.looks = 0
        self.seconds = 0.0  # that all games took
        self.result: ContestResult | None = None  # once it is final

    def next_game(self) -> tuple[int, int] | None:
        """The first game that nobody has played or plays: a deal and a turn."""
        if self.result is not None:
            return None
        turns = len(self.contest.bots)
        for deal in range(self.whole, self.deals):
            for turn in range(turns):
                if (deal, turn) not in self.games and (deal, turn) not in self.running:
                    return deal, turn
        return None

    def take(self, game: PlayedGame) -> None:
        """A game that is over. In which order they come makes no difference to what is found."""
        at = (game.deal, game.turn)
        self.running.discard(at)
        self.games[at] = game
        self.seconds += sum(game.seconds)
        while self.whole < self.deals and self.has_deal(self.whole):
            self.whole += 1
            self.look()

    def has_deal(self, deal: int) -> bool:
        return all((deal, turn) in self.games for turn in range(len(self.contest.bots)))

    def look(self) -> None:
        if self.result is not None:
            return
        if self.whole == self.deals:
            self.end()
        elif self.until_clear and self.looks < MOST_LOOKS and self.whole == FIRST_LOOK << self.looks:
            self.looks += 1
            found = self.found(ERROR_OF_A_LOOK)
            if found.verdict() != OPEN:
                self.result = found

    def end(self) -> None:
        """No more is played: what is there is the result, if it is a deal at least."""
        if self.result is None and self.whole:
            self.result = self.found(ERROR - self.looks * ERROR_OF_A_LOOK)

    def found(self, error: float) -> ContestResult:
        turns = range(len(self.contest.bots))
        deals = [[self.games[deal, turn] for turn in turns] for deal in range(self.whole)]
        return result_of(self.contest, deals, error)

    def played(self) -> list[PlayedGame]:
        """The games that the result is made of, in their order."""
        turns = range(len(self.contest.bots))
        deals = 0 if self.result is None else self.result.deals
        return [self.games[deal, turn] for deal in range(deals) for turn in turns]
