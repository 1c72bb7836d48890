"""Positions: answers that lie sealed, and what follows from the rest."""

from followsuit.core.errors import FollowSuitError
from followsuit.core.game import Game
from followsuit.core.position import PositionError
from followsuit.core.step import SEALED
from followsuit.games.takers.cards import COLOUR_NAMES, NO_COLOUR
from followsuit.games.takers.table import DECK, DISCARDS, TakersTable


def seal(game: Game, t: TakersTable, sealed: list[str]) -> None:
    """Give the answers that have been given, but that nobody else has seen yet."""
    for seat in range(t.seat_count):
        for word in sealed[seat].split():
            question = t.todo[-1]
            if not question.is_question():
                raise PositionError("sealed", "nothing can be sealed at this moment.", seat)
            try:
                t.answer(seat, game.read_pick(word))
            except FollowSuitError as error:
                raise PositionError("sealed", f"{word}: {error}", seat) from error
            if not t.sealed[seat] or t.todo[-1] is not question:
                raise PositionError("sealed", f"{word} does not stay sealed; let a step give it.", seat)


def counted(t: TakersTable) -> dict[str, object]:
    """What follows from the rest."""
    return {
        "lead_colour": COLOUR_NAMES[t.led] if t.led != NO_COLOUR else "",
        "hand_counts": [len(t.hand(seat)) for seat in range(t.seat_count)],
        "discard_count": len(t.cards.piles[DISCARDS]),
        "deck_count": len(t.cards.piles[DECK]),
    }


def write_sealed(game: Game, picks: list[int]) -> str:
    return " ".join(["?" if pick == SEALED else game.write_pick(pick) for pick in picks])
