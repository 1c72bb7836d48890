"""Oh Hell: say how many tricks you will win, and win exactly so many. The table, its steps and its state."""

from typing import Final

from followsuit import author as fs

CARDS: Final = fs.FrenchDeck()
DECK, TURNED_UP, TRICK, TAKEN, PLACES = range(7, 12)  # 0 to 6 are the hands
NO_BID: Final = -1

BID: Final = fs.Reason("OH-BID-01", "Say how many tricks you will win.")
HOOK: Final = fs.Reason("OH-BID-02", "The dealer's bid must not make the bids come to the number of tricks.")
BID_MADE: Final = fs.Reason("OH-SCORE-01", "As many tricks as were bid score ten points, and one for each.")
MOST_POINTS: Final = fs.Reason("OH-END-01", "The most points win.")
TRICKS: Final = fs.TrickRules(
    CARDS,
    TRICK,
    TAKEN,
    play=fs.Reason("OH-PLAY-01", "Play a card to the trick."),
    must_follow=fs.Reason("OH-PLAY-02", "Whoever has a card of the led suit plays one."),
    trump_wins=fs.Reason("OH-WIN-01", "The highest trump wins the trick."),
    led_wins=fs.Reason("OH-WIN-02", "Without a trump, the highest card of the led suit wins the trick."),
)


class OhHellTable(fs.TrickTable):
    """OH-PLAY-01, OH-PLAY-02, OH-WIN-01 to OH-WIN-03  Tricks are the usual ones: see TRICKS."""

    def __init__(self, players: int, largest: int, has_hook: bool, cards: fs.Cards, rng: fs.Rng) -> None:
        super().__init__(TRICKS, players, cards, rng)
        self.largest = largest  # how many cards everyone gets in the first round
        self.has_hook = has_hook
        self.round = 0
        self.dealer = rng.below(players)
        self.bids = [NO_BID] * players
        self.points = [0] * players

    def state(self) -> fs.State:
        return STATE

    def size(self) -> int:
        """OH-DEAL-01  How many cards everyone is dealt in this round, and how many tricks it has."""
        return self.largest + 1 - self.round

    def trump(self) -> int:
        """OH-DEAL-03  The suit of the card that is turned up."""
        return CARDS.suit[self.cards.piles[TURNED_UP][0]]

    def heading(self) -> str:
        if NO_BID in self.bids:
            return f"round {self.round}, bidding"
        return f"round {self.round}, trick {min(sum(self.wins) + 1, self.size())}"

    def part(self) -> int:
        return self.round

    def standing(self) -> list[float]:
        """For a search, which looks to the end of a round: ten points ahead double the chance to win."""
        if self.outcome is not None:
            return self.outcome.standing()
        return fs.shares_of([float(points) for points in self.points], 10.0)


class NextRound(fs.Step[OhHellTable]):
    """OH-DEAL-01, OH-END-01  Another round, one card smaller; after the one with a single card, the end."""

    def run(self, t: OhHellTable) -> None:
        if t.round == t.largest:
            t.outcome = fs.Outcome(fs.places_by_score(t.points), MOST_POINTS, t.points[:])
        else:
            t.begin_part([Deal()])


class Deal(fs.Step[OhHellTable]):
    """OH-DEAL-01 to OH-DEAL-04  The next dealer deals; a card is turned up, and its suit is trump."""

    def run(self, t: OhHellTable) -> None:
        t.round += 1
        _, t.dealer, first, *_ = t.clockwise_from(t.dealer)
        t.bids = [NO_BID] * t.seat_count
        t.deal_anew(DECK, t.size(), first)
        t.cards.turn_up(DECK, TURNED_UP, 1)
        if t.log is not None:
            t.log.tell("round", number=t.round, cards=t.cards.piles[TURNED_UP])
            t.tell_hands(t.log)
        t.then([*rest_of_bids(t), fs.PlayTricks(), Score(), NextRound()])


def rest_of_bids(t: OhHellTable) -> list[fs.AnyStep]:
    """OH-BID-01  Clockwise from the dealer's left, so that the dealer bids last."""
    return [Bid(seat) for seat in t.clockwise_from(t.leader) if t.bids[seat] == NO_BID]


class Bid(fs.Ask[OhHellTable]):
    """OH-BID-01, OH-BID-02  Any number of tricks; for the dealer, all but the one that hooks."""

    asks = BID

    def hook(self, t: OhHellTable) -> int:
        """OH-BID-02  The bid with which everybody could be right; below 0 where there is none."""
        others = sum(t.bids) - NO_BID
        return t.size() - others if t.has_hook and self.seat == t.dealer else NO_BID

    def options(self, t: OhHellTable) -> list[int]:
        return [fs.option(fs.NUMBER, bid) for bid in range(t.size() + 1) if bid != self.hook(t)]

    def why_not(self, t: OhHellTable, pick: int) -> fs.Reason | None:
        is_hook = fs.verb_of(pick) == fs.NUMBER and fs.argument_of(pick) == self.hook(t)
        return HOOK if is_hook else super().why_not(t, pick)

    def picked(self, t: OhHellTable, pick: int) -> None:
        t.bids[self.seat] = fs.argument_of(pick)
        if t.log is not None:
            t.log.tell("bid", seat=self.seat, number=t.bids[self.seat])


class Score(fs.Step[OhHellTable]):
    """OH-SCORE-01, OH-SCORE-02  Whoever won as many tricks as were bid scores, and nobody else."""

    def run(self, t: OhHellTable) -> None:
        for seat in range(t.seat_count):
            if t.wins[seat] == t.bids[seat]:
                t.points[seat] += 10 + t.bids[seat]
                if t.log is not None:
                    t.log.tell("scored", seat=seat, number=10 + t.bids[seat], because=[BID_MADE])


STATE: Final = fs.TrickState(
    TRICKS,
    places=[
        fs.Hands(),
        fs.Place("deck", DECK, is_hidden=True, is_top_first=True, role=fs.AreaRole.DECK),
        fs.Place("turned_up", TURNED_UP, shape="row"),
    ],
    fields=[
        fs.Field("largest"),
        fs.Field("has_hook"),
        fs.Number("round", 1, lambda s: s.t.largest, 1),
        fs.Seat("dealer", 0, least=0),
        fs.Numbers("bids", NO_BID, 7, role=fs.CounterRole.BID),
        fs.Numbers("points", 0, 200, role=fs.CounterRole.POINTS),
    ],
    moments=[
        fs.Moment("bid", Bid, lambda t: [*rest_of_bids(t), fs.PlayTricks(), Score(), NextRound()]),
        fs.Moment("play", fs.PlayCard, lambda t: [*fs.rest_of_tricks(t), Score(), NextRound()]),
        fs.Moment("game over", fs.NothingLeft),
    ],
)
