"""A view as lines of text, without knowing the game: made of its layout and of what its seat was told."""

import re
from itertools import groupby

from followsuit.cli.looks import TOGETHER, sign_of, suit_of
from followsuit.core.cards import HIDDEN
from followsuit.core.event import NO_SEAT, Event
from followsuit.core.game import Game
from followsuit.core.layout import Area, Counter, Layout
from followsuit.core.option import NUMBER, SEAT, WORD, argument_of, verb_of
from followsuit.core.outcome import Outcome
from followsuit.core.reason import Reason

ON_REQUEST = "list"  # the shape of an area that is shown only to those who ask


# Cards.


def cards_text(game: Game, cards: list[int]) -> str:
    """'H3 D7', '9 cards', 'H3 and 8 hidden' or 'none'."""
    known = [card for card in cards if card != HIDDEN]
    hidden = len(cards) - len(known)
    if not cards:
        return "none"
    if not known:
        return f"{hidden}{TOGETHER}{'card' if hidden == 1 else 'cards'}"
    return game.write_cards(known) + (f" and {hidden}{TOGETHER}hidden" if hidden else "")


def cards_by_suit(game: Game, cards: list[int]) -> str:
    """'♠ S2 S10c   ♥ H4': a hand as it is held."""
    names = [game.write_card(card) for card in sorted(cards)]
    groups: list[str] = []
    for suit, of_suit in groupby(names, suit_of):
        sign = sign_of(game, suit) if suit else ""
        cards_of_suit = " ".join(of_suit)
        groups.append(f"{sign}{TOGETHER}{cards_of_suit}" if sign else cards_of_suit)
    return "   ".join(groups) or "none"


# The table.


def table_lines(
    game: Game, layout: Layout, names: list[str], own_seat: int, with_lists: bool = False
) -> list[str]:
    """What lies in the middle, then a line for every seat, then the own hand."""
    lines: list[str] = []
    middle = [counter_text(counter) for counter in layout.counters if counter.seat == NO_SEAT]
    for area in layout.areas:
        if area.seat == NO_SEAT and area.cards and (with_lists or area.shape != ON_REQUEST):
            middle.append(f"{area.name} {cards_text(game, area.cards)}")
    if middle:
        lines.append(sentence("; ".join(middle)))
    width = max(len(name) for name in names)
    for seat in range(len(names)):
        facts = seat_facts(game, layout, seat, own_seat)
        lines.append(f"  {names[seat].ljust(width)}  {'; '.join(facts)}".rstrip())
    for area in layout.areas:
        if is_held(area, own_seat):
            lines.append(f"Your {area.name}: {cards_by_suit(game, area.cards)}")
    return lines


def is_held(area: Area, own_seat: int) -> bool:
    return area.seat == own_seat and area.shape == "hand"


def seat_facts(game: Game, layout: Layout, seat: int, own_seat: int) -> list[str]:
    facts = ["you"] if seat == own_seat else []
    facts += [counter_text(counter) for counter in layout.counters if counter.seat == seat]
    for area in layout.areas:
        if area.seat == seat and not is_held(area, own_seat):
            facts.append(f"{area.name}{TOGETHER}{cards_text(game, area.cards)}")
    return facts


def counter_text(counter: Counter) -> str:
    """'lives 2'; what is only ever there or not there is said by its name alone."""
    return counter.name if counter.value == "yes" else f"{counter.name}{TOGETHER}{counter.value}"


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + "."


def counted(count: int, word: str) -> str:
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


# What happened.


def opens_part(event: Event) -> bool:
    """Whether a new part of the game begins: something numbered that concerns nobody in particular."""
    return event.seat == NO_SEAT and not event.cards and event.number > 0


def event_text(game: Game, event: Event, names: list[str]) -> str:
    """'Ben wins the trick with H7 (it is the highest trump, TR-WIN-05).'"""
    told = re.sub(r"\?(?: \?)+", lambda run: f"{run.group().count('?')} hidden", game.tell(event, names))
    if not event.because:
        return told
    reasons = "; ".join(reason_in_brackets(reason) for reason in event.because)
    return f"{told.rstrip('.')} ({reasons})."


def reason_in_brackets(reason: Reason) -> str:
    """The sentence as part of another: no full stop, and no capital unless it is a name's."""
    text = reason.sentence.rstrip(".")
    first = text.partition(" ")[0]
    if first[1:].islower() or len(first) == 1:
        text = text[:1].lower() + text[1:]
    return f"{text}, {reason.rule}"


# Answers.


def pick_text(game: Game, pick: int, names: list[str]) -> str:
    """An answer as it is shown in a list: a seat by its name."""
    if verb_of(pick) == SEAT and argument_of(pick) < len(names):
        return names[argument_of(pick)]
    return game.write_pick(pick)


def in_order(options: list[int]) -> list[int]:
    """Cards first, as they lie in a hand; words such as 'done' last."""
    return sorted(options, key=lambda pick: (verb_of(pick) == WORD, pick))


def labels_of(game: Game, options: list[int]) -> list[str]:
    """What may be typed instead of each of these answers: its number in the list.

    Where an answer is a number itself, or a card that is called by one, numbers mean nothing else.
    """
    names = [number_name(game, pick) for pick in options]
    return names if any(names) else [str(i + 1) for i in range(len(options))]


def number_name(game: Game, pick: int) -> str:
    """The number that this answer is, if it is one."""
    name = str(argument_of(pick)) if verb_of(pick) == NUMBER else game.write_pick(pick)
    return name if name.isdecimal() else ""


def options_text(game: Game, options: list[int], names: list[str]) -> str:
    """'1: H4   2: H9a'; what is a number is not numbered."""
    shown: list[str] = []
    for pick, label in zip(options, labels_of(game, options), strict=True):
        if number_name(game, pick):
            shown.append(label)
        elif label:
            shown.append(f"{label}:{TOGETHER}{pick_text(game, pick, names)}")
        else:
            shown.append(pick_text(game, pick, names))
    return "   ".join(shown)


# The end.


def outcome_lines(outcome: Outcome, names: list[str], own_seat: int) -> list[str]:
    """Who won and how, then everybody by place."""
    winners = [names[seat] for seat in outcome.winners()]
    if len(winners) == 1:
        first = f"{winners[0]} wins"
    else:
        first = f"{', '.join(winners[:-1])} and {winners[-1]} share the victory"
    lines = [f"{first} ({reason_in_brackets(outcome.way)})."]
    for seat in sorted(range(len(names)), key=lambda seat: outcome.places[seat]):
        own = " (you)" if seat == own_seat else ""
        lines.append(
            f"  {place_text(outcome.places[seat])}: {names[seat]}{own}, score {outcome.scores[seat]}"
        )
    return lines


def place_text(place: int) -> str:
    endings = {1: "st", 2: "nd", 3: "rd"}
    return f"{place}{endings.get(place, 'th')}"
