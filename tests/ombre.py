"""Rounds of Ombre, from a known deal on."""

from followsuit.games.kings.cards import NAMES
from kings import Ombre

HANDS = ["r1 r2 r3 b1 b2 b3 g1 g2 g3", "r4 r5 r6 b4 b5 b6 g4 g5 g6", "r7 r8 r9 b7 b8 b9 g7 g8 g9"]
AUCTION = ["k1 k2 k3", "k4 k5 k6", "k7 k8 k9"]
DECK = "r10 b10 g10 k10 RAa RAb WFa"
SEATS = range(3)


def auctioning(starter: int = 0, **position: object) -> Ombre:
    """The auction begins; the cards are those above."""
    return Ombre(
        {}, 0, **{"at": "auction", "drafter": starter, "hands": HANDS, "auction": AUCTION, **position}
    )


def won(king_player: int = 0, used: int = 0) -> Ombre:
    """The King player has won the auction with so many cards; nobody else has used one."""
    others = [(king_player + 1) % 3, (king_player + 2) % 3]
    if used == 0:
        return auctioning(king_player).when(f"{others[0]} no, {others[1]} no")
    g = auctioning(others[1])
    return g.when(f"{king_player} number-{used}, {others[0]} no, {others[1]} no")


def playing(
    sets: list[str], hands: list[str], king_player: int = 0, leader: int | None = None, **position: object
) -> Ombre:
    """In a trick; by default the King player leads it."""
    given: dict[str, object] = {"sets": sets, "hands": hands, "king_player": king_player, **position}
    return Ombre({}, 0, **{"leader": king_player if leader is None else leader, **given})


def scored(
    wins: list[int], king_player: int = 0, sets: list[str] | None = None, **position: object
) -> list[int]:
    """The points after a round that ends with so many tricks."""
    colours = sets or ["red", "blue", "green"]
    g = Ombre({}, 0, **{"at": "score", "sets": colours, "king_player": king_player, "wins": wins, **position})
    return g.table.points


def pile(g: Ombre, place: int, viewer: int | None = None) -> list[str]:
    """What lies somewhere, or what a viewer sees of it."""
    t = g.t if viewer is None else g.t.view(viewer).table
    return sorted(g.game.write_card(card) for card in t.cards.piles[place])


def question(g: Ombre) -> str:
    return type(g.t.question()).__name__


def offered(g: Ombre) -> list[str]:
    """What the seat that is asked may answer."""
    return [g.game.write_pick(pick) for pick in sorted(g.t.options(g.t.next_seat()))]


def answer_first(g: Ombre, *kinds: str) -> Ombre:
    """Whoever is asked questions of these kinds gives the first answer there is."""
    while question(g) in kinds:
        g.t.apply(g.t.next_seat(), sorted(g.t.options(g.t.next_seat()))[0])
    return g


def to_tricks(g: Ombre) -> Ombre:
    return answer_first(g, "Declare", "DiscardToNine", "ChooseTrump", "TakeSetLeft")


def winners(g: Ombre) -> list[int]:
    """Who has won the tricks so far."""
    return [event.seat for event in g.events("won")]


def deck_of(g: Ombre) -> list[str]:
    """The cards of the table, wherever they lie."""
    return sorted(NAMES[card] for cards in g.t.cards.piles for card in cards)
