"""What a player types, read as answers; and a whole set of cards tried before any of it is given."""

import re
from typing import Any, Final

from followsuit.cli.draw import labels_of, pick_text, what_word_means
from followsuit.cli.speaker import Speaker
from followsuit.core.errors import AnswerRefused, Unreadable
from followsuit.core.game import Game
from followsuit.core.option import (
    CARD,
    COLOUR,
    DONE,
    NO,
    NUMBER,
    PIECE,
    POWER,
    SEAT,
    WORDS,
    YES,
    argument_of,
    option,
    verb_of,
)
from followsuit.core.reason import NOT_OFFERED
from followsuit.core.step import AskAll
from followsuit.core.table import Table
from followsuit.core.view import View
from followsuit.describe.question import in_order
from followsuit.tricks.sealed import PickCards

NOTHING: Final = ("done", "keep", "none")  # a set without cards
MOST_NUMBER: Final = 256  # of what an answer is about
NamedAnswers = list[tuple[str, int]]  # answers that have names, each with its name


def read_answer(speaker: Speaker, options: list[int], word: str, named: NamedAnswers) -> int:
    """One answer: as records write it, by its number in the list, by a player's or a power's name."""
    game, names = speaker.game, speaker.names
    for seat in range(len(names)):
        if word.lower() == names[seat].lower() and option(SEAT, seat) in options:
            return option(SEAT, seat)
    card = game.cards_by_name.get(word.lower(), -1)
    if card >= 0 and option(CARD, card) in options:
        return option(CARD, card)
    if word.lower() in NOTHING and DONE in options:
        return DONE
    if word.lower() in WORDS:  # never a part of a name
        return game.read_pick(word)
    labels = labels_of(game, options)
    if word in labels:
        return options[labels.index(word)]
    if word.isdecimal() and card < 0:
        if NUMBER in [verb_of(pick) for pick in options] and int(word) < MOST_NUMBER:
            return option(NUMBER, int(word))  # one that a rule refuses
        raise Unreadable(speaker.say("not-in-list", word=word))
    meant = meant_by(word, named)
    if len(meant) == 1:
        return meant[0][1]
    if meant:
        either = speaker.either([name for name, _ in meant])
        raise Unreadable(speaker.say("can-be-number", word=word, names=either))
    if card >= 0:
        return game.read_pick(word)
    copies = copies_of(game, options, word)
    if len(copies) == 1:
        return option(CARD, copies[0])
    if copies:
        either = speaker.either([game.write_card(card) for card in copies])
        raise Unreadable(speaker.say("can-be", word=word, names=either))
    try:
        return game.read_pick(word)
    except Unreadable:
        raise Unreadable(speaker.say("no-answer", word=repr(word), game=speaker.game_name())) from None


def named_answers(speaker: Speaker, view: View, options: list[int]) -> NamedAnswers:
    """Powers, pieces and colours by their names, and what yes and no mean: those on offer, then the powers
    a rule refuses."""
    offered = [pick for pick in options if verb_of(pick) in (POWER, PIECE, COLOUR)]
    named = [(pick_text(speaker, view, pick), pick) for pick in offered]
    named += [(what_word_means(speaker, view, pick), pick) for pick in options if pick in (YES, NO)]
    for number in range(MOST_NUMBER):
        pick = option(POWER, number)
        if pick not in offered and view.why_not(pick) is not NOT_OFFERED:
            named.append((pick_text(speaker, view, pick), pick))
    return named


def meant_by(word: str, named: NamedAnswers) -> NamedAnswers:
    """The answers whose name has a word that begins so, 'boots' for Timid Boots; or is just that."""
    typed = f"-{simple(word)}"
    if len(typed) < 3:
        return []
    exact = [(name, pick) for name, pick in named if f"-{simple(name)}" == typed]
    found = exact or [(name, pick) for name, pick in named if typed in f"-{simple(name)}"]
    by_name: dict[str, int] = {}
    for name, pick in found:
        by_name.setdefault(name, pick)
    return list(by_name.items())


def simple(name: str) -> str:
    """'rulers-wand' for Ruler's Wand."""
    return re.sub(r"[\W_]+", "-", name.lower().replace("'", "")).strip("-")


def copies_of(game: Game, options: list[int], word: str) -> list[int]:
    """The cards that a name without its last letters may mean: those on offer, or else all there are."""
    cards = [card for card in range(len(game.card_names)) if is_short_for(word, game.card_names[card])]
    offered = [argument_of(pick) for pick in options if verb_of(pick) == CARD]
    return [card for card in cards if card in offered] or cards


def is_short_for(word: str, name: str) -> bool:
    """'h10' for 'H10a'; not 'h1', where the rest is a number."""
    return bool(word) and name.lower().startswith(word.lower()) and name[len(word) :].isalpha()


def read_answers(speaker: Speaker, options: list[int], line: str, view: View) -> list[int]:
    """The picks a line stands for: one, or those of a whole set, in the order the engine takes them.

    Where nothing happens until several answers are in, such as a power and the card it goes with,
    they may be typed on one line too.
    """
    words = line.replace(",", " ").split()
    named = named_answers(speaker, view, options)
    picks = [read_answer(speaker, options, word, named) for word in words]
    asides = [pick for pick in picks if pick in view.out_of_turn()]
    if asides:
        if len(picks) > 1:
            raise Unreadable(speaker.say("alone", word=speaker.game.write_pick(asides[0])))
        return asides
    question = set_asked(view)
    if question is not None:
        picks = sorted(pick for pick in picks if pick != DONE)
        return picks if picks and question.is_complete(picks) else [*picks, DONE]
    return picks


def set_asked(view: View) -> AskAll[Any] | None:
    """The question, if it is for a set: several picks, each above the one before, so order says nothing.

    A pick that makes the set whole, whatever else is in it, says nothing about that.
    """
    question = view.question()
    if not isinstance(question, AskAll):
        return None
    so_far = view.table.sealed[view.seat]
    open_picks = [
        pick for pick in view.options() if pick != DONE and not question.is_complete([*so_far, pick])
    ]
    if not open_picks:
        return None
    after = question.options(view.table, view.seat, [*so_far, max(open_picks)])
    return question if all(pick == DONE or pick > max(open_picks) for pick in after) else None


def listed_answers(view: View) -> list[int]:
    """What may be answered now, in the order it is listed: of a set also what cannot be picked first."""
    question = set_asked(view)
    more: list[int] = []
    if isinstance(question, PickCards):
        so_far = view.table.sealed[view.seat]
        cards = question.candidates(view.table, view.seat, so_far)
        more = [option(CARD, card) for card in cards if not so_far or option(CARD, card) > so_far[-1]]
    return in_order(list(dict.fromkeys([*view.options(), *more, *view.out_of_turn()])))


def size_text(speaker: Speaker, view: View) -> str:
    """How many are asked for, where it is a set: '1 or 2 cards'; nothing where any number will do."""
    question = set_asked(view)
    if question is None or question.most_at_once() == 0:
        return ""
    most = question.most_at_once()
    if isinstance(question, PickCards):
        least = question.least
    else:
        least = 0 if DONE in view.options() else 1
    if least == 0 and most >= len(listed_answers(view)) - 1 and least != most:
        return ""
    key = "exactly" if least == most else "up-to" if least == 0 else "or" if most == least + 1 else "to"
    return speaker.say(f"size-{key}", least=least, most=most)


def try_answers(speaker: Speaker, t: Table, seat: int, picks: list[int]) -> None:
    """Give them on a copy: what is refused there, is refused whole."""
    view = t.view(seat)
    question = set_asked(view)
    size = size_text(speaker, view)
    cards = [pick for pick in picks if pick != DONE and pick not in view.out_of_turn()]
    if question is not None and size and len(cards) > question.most_at_once():
        raise Unreadable(speaker.say("pick-size", size=size, count=len(cards)))
    copy = t.clone()
    for i in range(len(picks)):
        if i and not copy.sealed[seat]:
            raise Unreadable(speaker.say("one-answer"))
        try:
            copy.answer(seat, picks[i])
        except AnswerRefused as refusal:
            if size and cards and picks[i] == DONE and refusal.reason is NOT_OFFERED:
                raise Unreadable(speaker.say("pick-size", size=size, count=len(cards))) from None
            raise
