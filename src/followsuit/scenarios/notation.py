"""Answers, questions and events as a scenario writes them. Errors have no line: who reads adds it."""

import re
from typing import Final

from followsuit.core.cards import HIDDEN
from followsuit.core.errors import Unreadable
from followsuit.core.event import Event
from followsuit.core.game import Game
from followsuit.core.table import Table
from followsuit.messages.files import event_kinds
from followsuit.scenarios.scenario import ExpectedQuestion, ExpectedRefusal, Happening, ScenarioAnswer

NOBODY_ASKED: Final = "nobody"
NUMBER_ANSWER: Final = re.compile(r"number-(-?[0-9]{1,9})")
MOST_NUMBERS: Final = 256  # see core/option.py
NUMBER_PLACE: Final = re.compile(r"[{$](?:number|piece|power)\b")  # of a sentence, where the number is said


def read_seat(players: int, text: str) -> int:
    if text not in [str(seat) for seat in range(players)]:
        raise Unreadable(f"{text!r} is no seat; with {players} players they are 0 to {players - 1}.")
    return int(text)


# Answers: '2 H7', several parted by commas; refused ones with their rule, '2 H7 by TR-FOLLOW-03'.


def read_answers(game: Game, players: int, text: str) -> list[ScenarioAnswer]:
    return [read_answer(game, players, part) for part in text.split(",")] if text.strip() else []


def read_answer(game: Game, players: int, text: str) -> ScenarioAnswer:
    words = text.split()
    if len(words) != 2:
        raise Unreadable(f"{text.strip()!r} is not a seat and its answer, such as '2 H7'.")
    return ScenarioAnswer(read_seat(players, words[0]), game.read_pick(words[1]))


def write_answer(game: Game, answer: ScenarioAnswer) -> str:
    return f"{answer.seat} {game.write_pick(answer.pick)}"


def read_refusal(game: Game, players: int, text: str) -> ExpectedRefusal:
    answer, by, rule = f"{text} ".partition(" by ")
    if by and not rule.strip():
        raise Unreadable(f"{text!r} does not say by which rule: write 'SEAT ANSWER by RULE'.")
    words = answer.split()
    written = " ".join(words)
    if len(words) == 2 and is_no_number(words[1]):
        read_seat(players, words[0])
        return ExpectedRefusal(None, rule.strip() or None, written)
    return ExpectedRefusal(read_answer(game, players, answer), rule.strip() or None, written)


def is_no_number(word: str) -> bool:
    """Whether this is a number that no answer can be: 'number--10', 'number-300'."""
    number = NUMBER_ANSWER.fullmatch(word)
    return number is not None and not 0 <= int(number[1]) < MOST_NUMBERS


# Who is asked: '2: S9b H3', or only '2'.


def read_asked(game: Game, players: int, texts: list[str]) -> list[ExpectedQuestion]:
    if texts == [NOBODY_ASKED]:
        return []
    asked: list[ExpectedQuestion] = []
    for text in texts:
        seat, colon, picks = text.partition(":")
        options = sorted(game.read_pick(word) for word in picks.split()) if colon else None
        asked.append(ExpectedQuestion(read_seat(players, seat.strip()), options))
    seats = [entry.seat for entry in asked]
    if len(set(seats)) != len(seats):
        raise Unreadable("the same seat is written twice.")
    return sorted(asked, key=lambda entry: entry.seat)


def write_asked(game: Game, asked: list[ExpectedQuestion]) -> list[str]:
    if not asked:
        return [NOBODY_ASKED]
    return [write_seat_asked(game, entry) for entry in asked]


def write_seat_asked(game: Game, entry: ExpectedQuestion) -> str:
    if entry.options is None:
        return str(entry.seat)
    return f"{entry.seat}: {' '.join(game.write_pick(pick) for pick in entry.options)}"


def asked_now(t: Table) -> list[ExpectedQuestion]:
    return [ExpectedQuestion(seat, sorted(t.options(seat))) for seat in sorted(t.seats_to_act())]


# Events: 'kind: SEAT -> OTHER CARDS = NUMBER by RULE, RULE', each part where there is one.


def read_happening(game: Game, players: int, text: str) -> Happening:
    body, by, because = text.partition(" by ")
    kind, _, rest = body.partition(":")
    kind = kind.strip()
    if kind not in kinds_of(game):
        known = ", ".join(sorted(kinds_of(game)))
        raise Unreadable(f"{game.name} tells of no {kind!r}; it tells of {known}.")
    words = rest.split()
    seat: int | None = None
    other: int | None = None
    number: int | None = None
    if words and words[0].isdecimal():
        seat = read_seat(players, words.pop(0))
    if words and words[0] == "->":
        other = read_seat(players, "".join(words[1:2]))
        words = words[2:]
    if len(words) > 1 and words[-2] == "=":
        number = read_number(words[-1])
        words = words[:-2]
    cards = [HIDDEN if word == "?" else game.read_card(word) for word in words]
    rules = [rule.strip() for rule in because.split(",")] if by else None
    return Happening(kind, seat, other, sorted(cards) if cards else None, number, rules)


def kinds_of(game: Game) -> dict[str, str]:
    """The kinds of events that the game tells of, each with its sentence."""
    return {**event_kinds(game.id), **game.texts}


def read_number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise Unreadable(f"{text!r} is no whole number.") from None


def is_told(event: Event, expected: Happening) -> bool:
    """Whether this is the event described; what the description leaves out may be anything."""
    return (
        event.kind == expected.kind
        and expected.seat in (None, event.seat)
        and expected.other in (None, event.other)
        and expected.cards in (None, sorted(event.cards))
        and expected.number in (None, event.number)
        and expected.rules in (None, [reason.rule for reason in event.because])
    )


def write_event(game: Game, event: Event) -> str:
    """Everything the event says; a number if it is not 0, or if the game's sentence has a place for it."""
    sentence = kinds_of(game).get(event.kind, "")
    has_number = event.number != 0 or NUMBER_PLACE.search(sentence) is not None
    return write_happening(
        game,
        Happening(
            event.kind,
            event.seat if event.seat >= 0 else None,
            event.other if event.other >= 0 else None,
            event.cards or None,
            event.number if has_number else None,
            [reason.rule for reason in event.because] or None,
        ),
    )


def write_happening(game: Game, happening: Happening) -> str:
    parts: list[str] = []
    if happening.seat is not None:
        parts.append(str(happening.seat))
    if happening.other is not None:
        parts.append(f"-> {happening.other}")
    if happening.cards is not None:
        parts.append(game.write_cards(happening.cards))
    if happening.number is not None:
        parts.append(f"= {happening.number}")
    text = f"{happening.kind}: {' '.join(parts)}" if parts else happening.kind
    return f"{text} by {', '.join(happening.rules)}" if happening.rules is not None else text
