"""Who beats whom in the trick, and what each card would do there, in words."""

from typing import Final

from followsuit.core.bounded import make_room
from followsuit.core.layout import Layout
from followsuit.core.option import argument_of
from followsuit.core.strength import Judged, Rank, Strength
from followsuit.core.view import View
from followsuit.describe import shapes
from followsuit.describe.shapes import UNSET
from followsuit.describe.wording import Wording

MOST_RANKS: Final = 500  # that are remembered


def found_for(words: Wording, view: View) -> Strength | None:
    """What the game says of this view, with every card that the seat may play now."""
    return words.game.strength(view, view.options())


def strength_of(words: Wording, found: Strength) -> shapes.ShownStrength:
    return shapes.ShownStrength(
        title=words.phrase("strength-turned" if found.is_turned else "strength"),
        ranks=[rank_of(words, rank) for rank in found.ranks],
        pins=pins_of(words, found.now),
    )


def rank_of(words: Wording, rank: Rank) -> shapes.StrengthRank:
    """Made once, as counters are."""
    key = (rank.key, rank.symbol, *rank.suits)
    known = words.ranks.get(key)
    if known is None:
        make_room(words.ranks, MOST_RANKS)
        known = words.ranks[key] = new_rank(words, rank)
    return known


def new_rank(words: Wording, rank: Rank) -> shapes.StrengthRank:
    suits = words.phrase("comma").join([words.suit_name(suit) for suit in rank.suits])
    named = words.find("ranks", rank.key)
    return shapes.StrengthRank(
        name=suits if named is None else named.say({"suits": suits}), suits=rank.suits, symbol=rank.symbol
    )


def pins_of(words: Wording, judged: Judged) -> list[shapes.ShownPin]:
    return [
        shapes.ShownPin(
            seat=pin.seat,
            card=words.game.write_card(pin.card),
            rank=pin.rank,
            struck=True if pin.is_struck else UNSET,
        )
        for pin in judged.pins
    ]


def verdict_of(
    words: Wording, found: Strength, view: View, layout: Layout, names: list[str], pick: int
) -> shapes.Verdict | None:
    """'Black 9 loses to Ren's red 10.'"""
    judged = found.picks.get(pick)
    if judged is None:
        return None
    order = [] if layout.trick is None else layout.trick.order
    has_played = [pin.seat for pin in judged.pins]
    still = [names[seat] for seat in order if seat not in has_played]
    card = words.capital(words.cards[argument_of(pick)])
    is_won = judged.best == view.seat
    if is_won:
        sentence = words.phrase("verdict-so-far" if still else "verdict-wins", card=card)
    else:
        best = next(pin for pin in reversed(judged.pins) if pin.seat == judged.best)
        rank = found.ranks[best.rank]
        other = rank_of(words, rank).name if rank.is_cover else words.cards[best.card]
        sentence = words.phrase("verdict-loses", card=card, name=names[judged.best], other=other)
    more = words.phrase("verdict-still", names=words.listed(still), count=len(still)) if still else ""
    return shapes.Verdict(
        wins=is_won, sentence=words.capital(sentence), more=more, pins=pins_of(words, judged)
    )
