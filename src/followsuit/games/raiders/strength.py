"""Who beats whom in a trick of Trick Raiders: by suit and value, alike cards cancelling each other."""

from followsuit.core.option import CARD, argument_of, verb_of
from followsuit.core.strength import Judged, Pin, Rank, Strength, in_order
from followsuit.core.view import View
from followsuit.games.raiders.cards import SUIT, SUIT_COUNT, SUIT_NAMES
from followsuit.games.raiders.table import TRICK, RaidersTable
from followsuit.games.raiders.winning import RANKS, TRUMP_RANK, is_cancelled, winning_play


def strength_of(view: View, t: RaidersTable, picks: list[int]) -> Strength | None:
    """TR-WIN-02 to TR-WIN-08  Nothing before a card is led."""
    if not t.trick():
        return None
    led = SUIT[t.trick()[0]]
    names = ["other", "led", "trump"] if led != t.trump else ["other", "trump"]
    tried: dict[int, Judged] = {}
    for pick in picks:
        card = argument_of(pick)
        if verb_of(pick) == CARD and card in t.hand(view.seat):
            trial = t.clone()
            assert isinstance(trial, RaidersTable)
            trial.cards.move(card, view.seat, TRICK)
            tried[pick] = judged(trial, names)
    others = [suit for suit in range(SUIT_COUNT) if suit != led and suit != t.trump]
    suits = {"other": others, "led": [led], "trump": [t.trump]}
    ranks = [Rank(name, [SUIT_NAMES[suit] for suit in suits[name]]) for name in names]
    return Strength(ranks, judged(t, names), tried)


def judged(t: RaidersTable, names: list[str]) -> Judged:
    trick = t.trick()
    rank_of = RANKS[t.trump][SUIT[trick[0]]]
    pins: list[Pin] = []
    for i in range(len(trick)):
        key = rank_of[trick[i]]
        name = "trump" if key > TRUMP_RANK else "led" if key else "other"
        is_struck = is_cancelled(trick, trick[i])
        pins.append(Pin(t.seat_of_play(i), trick[i], names.index(name), key, is_struck))
    return Judged(in_order(pins), t.seat_of_play(winning_play(t, None)))
