"""What a whole game of teams came to, by nothing but what everybody was told of it."""

from followsuit import Event, Game
from followsuit.core.cards import SPECTATOR
from followsuit.core.rng import seeded
from followsuit.games.kings.pieces import FIRST_SET_PIECE
from followsuit.scenarios.set_up import set_up


class Round:
    """By seat: tricks won, cards taken. And which Kings were played, and whether the Red Queen counted."""

    def __init__(self, seats: int) -> None:
        self.tricks = [0] * seats
        self.taken: list[list[str]] = [[] for _ in range(seats)]
        self.kings: list[int] = []  # whose were played
        self.red_queen = -1  # whose counted
        self.points = [0] * seats  # as they were told


class Story:
    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        players = game.players[0]
        t = set_up(game, players, {}, seed, None)
        rng = seeded(seed)
        while t.seats_to_act():
            seat = t.next_seat()
            offered = t.options(seat)
            t.apply(seat, offered[rng.below(len(offered))])
        assert t.log is not None
        assert t.outcome is not None
        self.outcome = t.outcome
        self.sets = [-1] * players
        self.rounds: list[Round] = []
        self.trick: list[str] = []
        for event in t.log.told[SPECTATOR]:
            self.read(event)

    def read(self, event: Event) -> None:
        if event.kind == "round":
            self.rounds.append(Round(len(self.sets)))
        elif event.kind == "took-set":
            self.sets[event.seat] = event.number - FIRST_SET_PIECE
        elif event.kind in ("led", "played"):
            self.trick += [self.game.write_card(card) for card in event.cards]
        elif event.kind == "won":
            self.rounds[-1].tricks[event.seat] += 1
            self.rounds[-1].taken[event.seat] += self.trick
            self.trick = []
        elif event.kind == "power" and event.what.endswith("-king"):
            self.rounds[-1].kings.append(event.seat)
        elif event.kind == "red-queen-counts":
            self.rounds[-1].red_queen = event.seat
        elif event.kind == "points":
            self.rounds[-1].points[event.seat] = event.number
