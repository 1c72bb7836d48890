"""What a player types, read as answers; and a whole set of cards tried before any of it is given."""

from typing import Any

from followsuit.cli.draw import labels_of
from followsuit.core.errors import Unreadable
from followsuit.core.game import Game, one_of
from followsuit.core.option import CARD, DONE, SEAT, argument_of, option, verb_of
from followsuit.core.step import AskAll
from followsuit.core.table import Table
from followsuit.core.view import View

NOTHING = ("done", "keep", "none")  # a set without cards


def read_answer(game: Game, names: list[str], options: list[int], word: str) -> int:
    """One answer: as records write it, by its number in the list, or by a player's name."""
    for seat in range(len(names)):
        if word.lower() == names[seat].lower() and option(SEAT, seat) in options:
            return option(SEAT, seat)
    if word.lower() in game.cards_by_name:
        return game.read_pick(word)
    if word.lower() in NOTHING and DONE in options:
        return DONE
    labels = labels_of(game, options)
    if word in labels:
        return options[labels.index(word)]
    if word.isdecimal():
        raise Unreadable(f"{word} is not in the list of answers.")
    copies = copies_of(game, options, word)
    if len(copies) == 1:
        return option(CARD, copies[0])
    if copies:
        raise Unreadable(f"{word} can be {one_of([game.write_card(card) for card in copies])}.")
    return game.read_pick(word)


def copies_of(game: Game, options: list[int], word: str) -> list[int]:
    """The cards that a name without its last letters may mean: those on offer, or else all there are."""
    cards = [card for card in range(len(game.card_names)) if is_short_for(word, game.card_names[card])]
    offered = [argument_of(pick) for pick in options if verb_of(pick) == CARD]
    return [card for card in cards if card in offered] or cards


def is_short_for(word: str, name: str) -> bool:
    """'h10' for 'H10a'; not 'h1', where the rest is a number."""
    return bool(word) and name.lower().startswith(word.lower()) and name[len(word) :].isalpha()


def read_answers(game: Game, names: list[str], options: list[int], line: str, view: View) -> list[int]:
    """The picks a line stands for: one, or those of a whole set, in the order the engine takes them."""
    words = line.replace(",", " ").split()
    picks = [read_answer(game, names, options, word) for word in words]
    question = set_asked(view)
    if question is not None:
        picks = sorted(pick for pick in picks if pick != DONE)
        return picks if picks and question.is_complete(picks) else [*picks, DONE]
    if len(picks) != 1:
        raise Unreadable("One answer is asked for, not several.")
    return picks


def set_asked(view: View) -> AskAll[Any] | None:
    """The question, if it is for a set: several picks, each above the one before, so order says nothing."""
    question = view.question()
    picks = [pick for pick in view.options() if pick != DONE]
    if not isinstance(question, AskAll) or not picks or question.is_complete([max(picks)]):
        return None
    after = question.options(view.table, view.seat, [max(picks)])
    return question if all(pick == DONE or pick > max(picks) for pick in after) else None


def try_answers(t: Table, seat: int, picks: list[int]) -> None:
    """Give them on a copy: what is refused there, is refused whole."""
    copy = t.clone()
    for pick in picks:
        copy.answer(seat, pick)
