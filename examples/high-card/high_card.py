"""High Card: everyone shows a card at once, the highest takes the trick; most tricks win. A toy game."""

from typing import Final

from followsuit.author import (
    CARD,
    AskAll,
    Cards,
    CounterRole,
    Game,
    Hands,
    Numbers,
    Outcome,
    Place,
    Reason,
    Rng,
    State,
    Table,
    argument_of,
    new_cards,
    option,
    places_by_score,
)

DECK, SHOWN = 4, 5  # places; a seat's hand is the place of its own number
SHOW_A_CARD: Final = Reason("HC-01", "Everyone shows a card from the hand; the highest takes the trick.")
MOST_TRICKS: Final = Reason("HC-02", "The most tricks win.")


class HighCardTable(Table):
    def __init__(self, players: int, cards: Cards, rng: Rng) -> None:
        super().__init__(players, cards, rng)
        self.wins = [0] * players

    def state(self) -> State:
        return STATE


STATE: Final = State(
    places=[Hands(), Place("deck", DECK, is_hidden=True, is_top_first=True), Place("played", SHOWN)],
    fields=[Numbers("wins", 0, 5, role=CounterRole.WINS)],
)


class ShowACard(AskAll[HighCardTable]):
    """HC-01  Everyone shows a card from the hand; the highest takes the trick."""

    asks = SHOW_A_CARD

    def options(self, t: HighCardTable, seat: int, picks: list[int]) -> list[int]:
        return [option(CARD, card) for card in t.cards.piles[seat]]

    def revealed(self, t: HighCardTable, picks: list[list[int]]) -> None:
        cards = [argument_of(picks[seat][0]) for seat in self.seats]
        for seat in self.seats:
            t.cards.move(cards[seat], seat, SHOWN)
            if t.log is not None:
                t.log.tell("shown", seat=seat, cards=[cards[seat]])
        t.wins[cards.index(max(cards))] += 1
        if t.cards.piles[0]:
            t.then([self])
        else:
            t.outcome = Outcome(places_by_score(t.wins), MOST_TRICKS, t.wins[:])


class HighCard(Game):
    def __init__(self) -> None:
        names = [str(number) for number in range(1, 31)]
        texts = {"shown": "{seat} shows {cards}."}
        super().__init__("high-card", "High Card", [2, 3, 4], names, texts=texts, draw_piles=[DECK])

    def start(self, players: int, options: dict[str, int | str | bool], rng: Rng) -> Table:
        cards = new_cards(players, SHOWN + 1, DECK, len(self.card_names))
        cards.piles[DECK] = list(range(len(self.card_names)))
        cards.gather(DECK)
        cards.shuffle(DECK, rng)
        cards.deal(DECK, players, 5)
        t = HighCardTable(players, cards, rng)
        t.then([ShowACard(tuple(range(players)))])
        return t


GAME: Final = HighCard()
