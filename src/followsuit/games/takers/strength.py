"""Who beats whom in a trick of the family: by the order that decides it, on a copy with the card laid."""

from typing import Final

from followsuit.core.option import CARD, argument_of, verb_of
from followsuit.core.strength import NOTHING_LAID, Judged, Pin, Rank, Strength, in_order
from followsuit.core.view import View
from followsuit.games.takers.announcing import numbers_in, play_with
from followsuit.games.takers.cards import COLOUR_NAMES, NO_COLOUR
from followsuit.games.takers.order import KakumeiOrder
from followsuit.games.takers.table import FACE_DOWN, TakersTable
from followsuit.games.takers.turn import NOTHING_ANNOUNCED, POWERS_OF_A_ROLE, play_card, role_of_power

COLOURS: Final = 4
# Ranks that are matters of this moment: shown only where a card of the trick or of the hand has them.
SELDOM: Final[list[str]] = ["over-rare", "one"]
SYMBOLS: Final[dict[str, str]] = {"flag": "flag", "rare": "rare", "over-rare": "flag"}


def strength_of(
    view: View, t: TakersTable, picks: list[int], trump: int, rarities: dict[str, str]
) -> Strength | None:
    """As the trick lies, and as it would with each of these cards; nothing while a card lies face down.

    `rarities`: ranks of cards that only this game has, with their symbols; they are shown as seldom.
    """
    if t.trick_number == 0 or not t.plays or is_any_hidden(t):
        return None
    tried: dict[int, Judged] = {}
    order = t.order
    for pick in picks:
        if verb_of(pick) == CARD and argument_of(pick) in t.hand(view.seat):
            trial = with_card(t, view.seat, argument_of(pick))
            if not is_any_hidden(trial):
                tried[pick] = judged(trial)
                order = trial.order  # the same with every card
    now = t.clone()
    assert isinstance(now, TakersTable)
    now.order = order
    as_it_lies = judged(now)
    names = order.ranks()
    shown = [
        rank
        for rank in range(len(names))
        if (names[rank] not in SELDOM and names[rank] not in rarities)
        or is_reached(rank, [as_it_lies, *tried.values()])
    ]
    if "led" in names and (t.led == NO_COLOUR or t.led == trump):
        shown.remove(names.index("led"))
    if trump == NO_COLOUR and "trump" in names:
        shown.remove(names.index("trump"))
    place = {rank: shown.index(rank) for rank in shown}
    if "led" in names and t.led == NO_COLOUR:
        # A card that would be the first of a colour is shown among the colours, of which none is led yet.
        place[names.index("led")] = place[names.index("other")]
    ranks = [rank_shown(names[rank], t.led, trump, "led" in names, rarities) for rank in shown]
    found = {pick: placed(one, place) for pick, one in tried.items()}
    return Strength(ranks, placed(as_it_lies, place), found, isinstance(order, KakumeiOrder))


def is_any_hidden(t: TakersTable) -> bool:
    """TT-FLOW-21  While a card lies face down, nobody can tell who would win."""
    for play in t.plays:
        if play.is_hidden():
            return True
    return any(t.cards.piles[FACE_DOWN + seat] for seat in range(t.seat_count))


def with_card(t: TakersTable, seat: int, card: int) -> TakersTable:
    """A copy on which the seat has laid this card, with all that it has announced."""
    trial = t.clone()
    assert isinstance(trial, TakersTable)
    trial.log = None
    announced = numbers_in(trial.sealed[seat])
    trial.sealed[seat] = []
    if len(announced) > 1:
        play_with(trial, seat, card, announced)
    else:
        play_card(trial, seat, card, announced[0] if announced else NOTHING_ANNOUNCED)
    for number in announced:
        role = role_of_power(trial, seat, number)
        if role.character.turns_order(number % POWERS_OF_A_ROLE):
            role.character.use(trial, role, number % POWERS_OF_A_ROLE)
    return trial


def judged(t: TakersTable) -> Judged:
    if not t.plays:
        return NOTHING_LAID
    keys = t.order.keys(t)
    pins = [
        Pin(t.plays[i].seat, t.plays[i].card, t.order.rank_of(t.plays[i], keys[i]), keys[i])
        for i in range(len(keys))
    ]
    return Judged(in_order(pins), t.plays[t.order.winner(t, [])].seat)


def is_reached(rank: int, all_judged: list[Judged]) -> bool:
    for one in all_judged:
        for pin in one.pins:
            if pin.rank == rank:
                return True
    return False


def placed(one: Judged, place: dict[int, int]) -> Judged:
    """With its ranks counted among those that are shown; one that is not, is shown as the next above it."""
    pins: list[Pin] = []
    for pin in one.pins:
        rank = pin.rank
        while rank not in place:
            rank += 1
        pins.append(Pin(pin.seat, pin.card, place[rank], pin.key))
    return Judged(pins, one.best)


def rank_shown(name: str, led: int, trump: int, has_led: bool, rarities: dict[str, str]) -> Rank:
    """With the colours that it is a matter of."""
    if name == "led":
        return Rank(name, [COLOUR_NAMES[led]])
    if name in ("trump", "black"):
        return Rank(name, [COLOUR_NAMES[trump]] if trump != NO_COLOUR else [])
    if name == "other":
        others = [colour for colour in range(COLOURS) if colour != trump and (colour != led or not has_led)]
        return Rank(name, [COLOUR_NAMES[colour] for colour in others])
    return Rank(name, symbol=SYMBOLS.get(name, rarities.get(name, "")))
