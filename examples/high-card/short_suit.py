"""Short Suit: lay a card aside, follow suit, win tricks; the most tricks of all rounds win. A toy game."""

from typing import Final

from followsuit.author import (
    BIT,
    HIDDEN,
    NO_SEAT,
    AnyStep,
    Area,
    AreaRole,
    Ask,
    AskAll,
    CardFace,
    Cards,
    Counter,
    CounterRole,
    Field,
    Game,
    GameOption,
    Hands,
    Ink,
    LastTrick,
    Layout,
    Moment,
    NothingLeft,
    Number,
    Numbers,
    Outcome,
    Place,
    PositionError,
    Reason,
    Rng,
    Seat,
    Setting,
    State,
    Step,
    Table,
    TrickNow,
    View,
    argument_of,
    new_cards,
    places_by_score,
    plays,
    plays_of_suit,
)

SUITS: Final = ["spades", "hearts", "diamonds", "clubs"]
INKS: Final[list[Ink]] = ["spade", "heart", "diamond", "club"]
RANKS: Final = 9
NAMES: Final = [f"{suit[0].upper()}{rank}" for suit in SUITS for rank in range(1, RANKS + 1)]
SUIT: Final = [card // RANKS for card in range(len(NAMES))]
EACH: Final = 5  # cards dealt to everyone; one of them is laid aside

# Places. 0 to 6 are hands. There, among cards laid aside and among those taken, order means nothing.
ASIDE, TAKEN, DECK, TURNED, TRICK = 7, 14, 15, 16, 17
UNORDERED, PLACES = DECK, TRICK + 1

LAY_ASIDE: Final = Reason("SS-02", "Everyone lays a card aside, face down.")
PLAY: Final = Reason("SS-03", "Everyone plays a card to the trick.")
MUST_FOLLOW: Final = Reason("SS-04", "Whoever has a card of the led suit plays one.")
TRUMP_WINS: Final = Reason("SS-05", "The highest trump wins the trick.")
LED_WINS: Final = Reason("SS-06", "Without a trump, the highest card of the led suit wins the trick.")
MOST_TRICKS: Final = Reason("SS-07", "The most tricks of all rounds win.")


class ShortSuitTable(Table):
    def __init__(
        self, players: int, rounds: int, cards: Cards, rng: Rng, original: "ShortSuitTable | None" = None
    ) -> None:
        super().__init__(players, cards, rng, original)
        self.rounds = rounds
        self.round = 0
        self.trick_number = 0
        self.leader = 0
        self.tricks = [0] * players  # won so far, by seat
        self.last: list[int] = []  # the cards of the last trick; replaced, never changed in place
        self.last_leader = 0

    def clone(self) -> "ShortSuitTable":
        copy = ShortSuitTable(self.seat_count, self.rounds, self.cards.clone(), self.rng.clone(), self)
        copy.round = self.round
        copy.trick_number = self.trick_number
        copy.leader = self.leader
        copy.tricks = self.tricks[:]
        copy.last = self.last
        copy.last_leader = self.last_leader
        return copy

    def state(self) -> State:
        return STATE

    def heading(self) -> str:
        return (
            f"round {self.round}, trick {self.trick_number}" if self.trick_number else f"round {self.round}"
        )

    def part(self) -> int:
        return self.round

    def standing(self) -> list[float]:
        if self.outcome is not None:
            return self.outcome.standing()
        return [(1 + won) / (self.seat_count + sum(self.tricks)) for won in self.tricks]

    def trump(self) -> int:
        return SUIT[self.cards.piles[TURNED][0]]

    def winner(self, cards: list[int], leader: int) -> tuple[int, Reason]:
        """SS-05, SS-06  Who wins with these cards, played clockwise from the leader, and why."""
        trumps = [card for card in cards if SUIT[card] == self.trump()]
        best = max(trumps or [card for card in cards if SUIT[card] == SUIT[cards[0]]])
        seat = self.clockwise_from(leader)[cards.index(best)]
        return seat, TRUMP_WINS if trumps else LED_WINS


class NextRound(Step[ShortSuitTable]):
    """SS-07  Another round, or the end."""

    def run(self, t: ShortSuitTable) -> None:
        if t.round == t.rounds:
            t.outcome = Outcome(places_by_score(t.tricks), MOST_TRICKS, t.tricks[:])
            return
        t.begin_part([Deal(), *after_deal(t)])


def after_deal(t: ShortSuitTable) -> list[AnyStep]:
    tricks = [StartTrick(number) for number in range(1, EACH)]
    return [LayAside(tuple(range(t.seat_count))), *tricks, NextRound()]


class Deal(Step[ShortSuitTable]):
    """SS-01  Five cards to everyone; the next card is turned up, and its suit is trump."""

    def run(self, t: ShortSuitTable) -> None:
        t.round += 1
        t.trick_number = 0
        t.leader = (t.round - 1) % t.seat_count
        t.last = []
        t.cards.gather(DECK)
        t.cards.shuffle(DECK, t.rng)
        t.cards.deal(DECK, t.seat_count, EACH)
        t.cards.turn_up(DECK, TURNED, 1)
        if t.log is not None:
            t.log.tell("round", number=t.round)
            for seat in range(t.seat_count):
                t.log.tell("hand", seat=seat, cards=sorted(t.cards.piles[seat]), seen_by=BIT[seat])
            t.log.tell("turned-up", cards=t.cards.piles[TURNED])


class LayAside(AskAll[ShortSuitTable]):
    """SS-02  Everyone lays a card aside, face down."""

    asks = LAY_ASIDE

    def options(self, t: ShortSuitTable, seat: int, picks: list[int]) -> list[int]:
        return plays(t.cards.piles[seat])

    def revealed(self, t: ShortSuitTable, picks: list[list[int]]) -> None:
        for seat in self.seats:
            card = argument_of(picks[seat][0])
            t.cards.move_unseen(card, seat, ASIDE + seat, BIT[seat])
            if t.log is not None:
                t.log.tell("laid-aside", seat=seat, cards=[card], seen_by=BIT[seat])


class StartTrick(Step[ShortSuitTable]):
    """SS-03  One after the other, clockwise from whoever won the trick before."""

    def __init__(self, number: int) -> None:
        self.number = number

    def key(self) -> tuple[int, ...]:
        return (self.number,)

    def run(self, t: ShortSuitTable) -> None:
        t.trick_number = self.number
        t.then([*[PlayCard(seat) for seat in t.clockwise_from(t.leader)], EndTrick()])


class PlayCard(Ask[ShortSuitTable]):
    """SS-03, SS-04  A card of the led suit, if there is one in the hand."""

    asks = PLAY

    def options(self, t: ShortSuitTable) -> list[int]:
        hand, trick = t.cards.piles[self.seat], t.cards.piles[TRICK]
        following = plays_of_suit(hand, SUIT, SUIT[trick[0]]) if trick else []
        return following or plays(hand)

    def why_not(self, t: ShortSuitTable, pick: int) -> Reason | None:
        if pick not in self.options(t) and pick in plays(t.cards.piles[self.seat]):
            return MUST_FOLLOW
        return super().why_not(t, pick)

    def picked(self, t: ShortSuitTable, pick: int) -> None:
        card = argument_of(pick)
        t.cards.move(card, self.seat, TRICK)
        led = SUIT[t.cards.piles[TRICK][0]]
        if SUIT[card] != led:
            t.cards.rule_out([other for other in range(len(NAMES)) if SUIT[other] == led], self.seat)
        if t.log is not None:
            t.log.tell("played", seat=self.seat, cards=[card])


class EndTrick(Step[ShortSuitTable]):
    """SS-05, SS-06  Whoever wins the trick takes it, and leads the next."""

    def run(self, t: ShortSuitTable) -> None:
        t.last, t.last_leader = t.cards.piles[TRICK][:], t.leader
        t.leader, why = t.winner(t.last, t.leader)
        t.tricks[t.leader] += 1
        t.cards.move_all(TRICK, TAKEN)
        if t.log is not None:
            t.log.tell("won", seat=t.leader, cards=t.last, because=[why])


def rest_of_round(t: ShortSuitTable) -> list[AnyStep]:
    """From the middle of a trick on: whoever has no card in it yet is to play."""
    to_play = t.clockwise_from(t.leader)[len(t.cards.piles[TRICK]) :]
    later = [StartTrick(number) for number in range(t.trick_number + 1, EACH)]
    return [*[PlayCard(seat) for seat in to_play], EndTrick(), *later, NextRound()]


class ShortSuitState(State):
    def check(self, s: Setting) -> None:
        if len(s.t.cards.piles[TURNED]) != 1:
            raise PositionError("turned_up", "one card is turned up, and its suit is trump (SS-01).")


STATE: Final = ShortSuitState(
    places=[
        Hands(),
        Place("aside", ASIDE, of_seats=True, is_hidden=True),
        Place("taken", TAKEN),
        Place("deck", DECK, is_hidden=True, is_top_first=True),
        Place("turned_up", TURNED),
        Place("trick", TRICK),
    ],
    fields=[
        Field("rounds"),
        Number("round", 1, 3, 1),
        Number("trick_number", 0, EACH - 1, lambda s: 0 if s.moment == "lay aside" else 1),
        Seat("leader", 0, least=0),
        Numbers("tricks", 0, 3 * EACH),
        Field("last"),
        Field("last_leader"),
    ],
    moments=[
        Moment("lay aside", LayAside, after_deal),
        Moment("play", PlayCard, rest_of_round),
        Moment("game over", NothingLeft),
    ],
    rest=DECK,
    voids={suit: [card for card in range(len(NAMES)) if SUITS[SUIT[card]] == suit] for suit in SUITS},
)


def face_of(card: int) -> CardFace:
    ink = INKS[SUIT[card]]
    return CardFace(SUITS[SUIT[card]], card % RANKS + 1, symbol=ink, ink=ink)


def layout_of(view: View) -> Layout:
    t = view.table
    assert isinstance(t, ShortSuitTable)
    piles = t.cards.piles
    areas: list[Area] = []
    counters = [Counter("trump", NO_SEAT, SUITS[t.trump()], role=CounterRole.TRUMP)]
    for seat in range(t.seat_count):
        hand = sorted(piles[seat]) if seat == view.seat else [HIDDEN] * len(piles[seat])
        areas += [Area("hand", seat, "hand", hand), Area("aside", seat, "pile", piles[ASIDE + seat])]
        counters.append(Counter("points", seat, str(t.tricks[seat]), role=CounterRole.POINTS))
    trick, order = piles[TRICK], t.clockwise_from(t.leader)
    areas += [
        Area("trick", NO_SEAT, "trick", trick, by=order[: len(trick)]),
        Area("deck", NO_SEAT, "pile", [HIDDEN] * len(piles[DECK]), role=AreaRole.DECK),
        Area("turned-up", NO_SEAT, "row", piles[TURNED]),
    ]
    now = last = None
    if t.trick_number and t.outcome is None:
        best = t.winner(trick, t.leader)[0] if trick else NO_SEAT
        now = TrickNow(t.leader, best, SUITS[SUIT[trick[0]]] if trick else "", order)
    if t.last:
        winner, why = t.winner(t.last, t.last_leader)
        last = LastTrick(t.last, t.clockwise_from(t.last_leader), winner, [why])
    return Layout(areas, counters, now, last)


class ShortSuit(Game):
    def __init__(self) -> None:
        texts = {
            "round": "Round {number} begins.",
            "hand": "{seat} is dealt {cards}.",
            "turned-up": "{cards} is turned up: its suit is trump.",
            "laid-aside": "{seat} lays {cards} aside.",
            "played": "{seat} plays {cards}.",
            "won": "{seat} wins the trick.",
        }
        rounds = GameOption("rounds", [1, 2, 3], 2, "How many rounds are played.")
        super().__init__(
            "short-suit",
            "Short Suit",
            [3, 4, 5, 6, 7],
            NAMES,
            options=[rounds],
            texts=texts,
            draw_piles=[DECK],
            default_players=4,
            faces=[face_of(card) for card in range(len(NAMES))],
            moves={"laid-aside": ["hand", "aside"], "played": ["hand", "trick"]},
        )

    def start(self, players: int, options: dict[str, int | str | bool], rng: Rng) -> Table:
        cards = new_cards(players, PLACES, UNORDERED, len(NAMES))
        cards.piles[DECK] = list(range(len(NAMES)))
        for seat in range(players):
            cards.keepers[ASIDE + seat] = BIT[seat]  # everyone may look at the own card again
        t = ShortSuitTable(players, int(options["rounds"]), cards, rng)
        t.then([NextRound()])
        return t

    def layout(self, view: View) -> Layout:
        return layout_of(view)


GAME: Final = ShortSuit()
