"""Rounds of Kings TrickTakers for its tests: answering on until something is asked, and short names."""

from typing import TypeVar

from followsuit.core.rng import seeded
from followsuit.games.kings.cards import NO_SET
from followsuit.games.kings.set_names import SET_NAMES
from followsuit.games.kings.state_pieces import CARD_KEYS, write_piece
from kings import KingsGame

G = TypeVar("G", bound=KingsGame)


def question(g: KingsGame) -> str:
    """What is asked now; empty when the game is over."""
    asked = g.t.question()
    return "" if asked is None else type(asked).__name__


def is_over(g: KingsGame) -> bool:
    return g.t.outcome is not None


def answer_until(g: G, *questions: str, seed: int = 1) -> G:
    """Answer at random until one of these is asked, or the game is over."""
    rng = seeded(seed)
    while not is_over(g) and question(g) not in questions:
        answer_once(g, rng.below(1000))
    return g


def answer_while(g: G, *questions: str, seed: int = 1) -> G:
    """Answer at random as long as one of these is asked."""
    rng = seeded(seed)
    while question(g) in questions:
        answer_once(g, rng.below(1000))
    return g


def to_round(g: G, number: int, seed: int = 1) -> G:
    """Answer at random until this round is dealt, or the game is over."""
    rng = seeded(seed)
    while not is_over(g) and g.table.round < number:
        answer_once(g, rng.below(1000))
    return g


def answer_once(g: KingsGame, lot: int) -> None:
    seat = g.t.next_seat()
    offered = g.t.options(seat)
    g.t.apply(seat, offered[lot % len(offered)])


def offered(g: KingsGame, seat: int | None = None) -> list[str]:
    """What may be answered now, as people write it."""
    return [g.game.write_pick(pick) for pick in g.t.options(g.t.next_seat() if seat is None else seat)]


def is_compulsory(g: KingsGame) -> bool:
    """Whether none of the words that leave a choice is accepted."""
    return not {"no", "done"} & set(offered(g))


def parties(g: KingsGame) -> list[str]:
    """The character cards of every seat."""
    return [" ".join([CARD_KEYS[card] for card in cards]) for cards in g.table.party]


def row(g: KingsGame) -> list[str]:
    """The character cards that lie in the middle or are set aside."""
    return [CARD_KEYS[card] for card in g.table.row]


def bids(g: KingsGame) -> list[str]:
    """What lies face down before every seat."""
    return [" ".join([write_piece(piece) for piece in pieces]) for pieces in g.table.bids]


def face_up(g: KingsGame) -> list[str]:
    """The names of the characters that are active, by seat."""
    return [
        " ".join([role.character.name for role in roles if role.slot > 0]) for roles in g.table.roles_by_seat
    ]


def set_names(colours: list[int]) -> list[str]:
    return ["" if colour == NO_SET else SET_NAMES[colour] for colour in colours]


def chosen(g: KingsGame) -> list[str]:
    """Who took what in drafts, oldest first: '2 white-set'."""
    assert g.t.log is not None
    return [
        f"{event.seat} {g.game.pieces[event.number].key}"
        for event in g.t.log.told[0]
        if event.kind in ("took-set", "chose")
    ]


def kinds(g: KingsGame) -> list[str]:
    """Every kind of event so far, as the first seat was told."""
    assert g.t.log is not None
    return [event.kind for event in g.t.log.told[0]]
