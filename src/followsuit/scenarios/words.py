"""A coach's words, read and checked."""

import re
from typing import Final

from followsuit.core.errors import Unreadable
from followsuit.core.game import Game
from followsuit.messages.files import ENGLISH, all_languages
from followsuit.scenarios.coach import ELSE, PARTS, ByLanguage, Coach, CoachChoice, Lesson, Reference
from followsuit.scenarios.notation import read_seat
from followsuit.scenarios.part import TomlTable

LESSON_KEYS: Final = ["title", "about", "seat", "part", "piece", "minutes"]
COACH_KEYS: Final = ["say", "ask", "wrong", "choices", "why", "rules", "examples", "next_round"]
CHOICE_KEYS: Final = ["text", "why", "right"]
NAMED: Final = re.compile(r"\{([^{}]*)\}")
SEAT: Final = "seat "


def read_lesson(part: TomlTable, game: Game, players: int) -> Lesson:
    part.allow_only(LESSON_KEYS, "a lesson")
    for key in ("title", "about", "part"):
        if not part.has(key):
            raise part.error(key, f"the lesson has no {key}.")
    kind = part.text("part")
    if kind not in PARTS:
        raise part.error("part", f"a lesson's part is one of {', '.join(PARTS)}; not {kind!r}.")
    piece = part.text("piece", "")
    if piece and piece_named(game, piece) is None:
        raise part.error("piece", f"{game.name} has no piece {piece!r}.")
    seat = part.number("seat", 0)
    if not 0 <= seat < players:
        raise part.error("seat", f"{seat} is no seat; with {players} players they are 0 to {players - 1}.")
    minutes = part.number("minutes", 2)
    if not 1 <= minutes <= 30:
        raise part.error("minutes", "a lesson takes 1 to 30 minutes.")
    return Lesson(
        title=read_words(part, "title", game, players),
        about=read_words(part, "about", game, players),
        seat=seat,
        part=kind,
        piece=piece,
        minutes=minutes,
    )


def read_coach(part: TomlTable, game: Game, players: int) -> Coach:
    part.allow_only(COACH_KEYS, "a coach")
    wrong = part.part("wrong")
    for written in wrong.values:
        if written != ELSE:
            with wrong.line_of(written):
                for word in written.split():
                    game.read_pick(word)
    why = read_words(part, "why", game, players) if part.has("why") else None
    coach = Coach(
        say=read_words(part, "say", game, players) if part.has("say") else None,
        ask=read_words(part, "ask", game, players) if part.has("ask") else None,
        wrong={written: read_words(wrong, written, game, players) for written in wrong.values},
        choices=[read_choice(choice, game, players, why) for choice in part.parts("choices")],
        rules=part.texts("rules"),
        examples=part.texts("examples"),
        is_of_next_round=part.truth("next_round"),
    )
    if coach.say is None and coach.ask is None:
        raise part.error("", "the coach says and asks nothing.")
    if coach.choices and coach.ask is None:
        raise part.error("choices", "there are choices, but nothing is asked.")
    if why is not None and not coach.choices:
        raise part.error("why", "why is told to whoever picks a choice, but there are none.")
    if coach.examples and coach.ask is None:
        raise part.error("examples", "an example is asked about, but nothing is asked.")
    if coach.choices and sum(choice.is_right for choice in coach.choices) != 1:
        raise part.error("choices", "exactly one of the choices is right.")
    if coach.wrong and not coach.asks_at_the_table():
        raise part.error("wrong", "nothing is asked that could be answered wrongly at the table.")
    return coach


def read_choice(part: TomlTable, game: Game, players: int, why: ByLanguage | None) -> CoachChoice:
    """`why`: what is said where a choice has no words of its own."""
    part.allow_only(CHOICE_KEYS, "a choice")
    if not part.has("text"):
        raise part.error("text", "the choice has no text.")
    if part.has("why"):
        why = read_words(part, "why", game, players)
    if why is None:
        raise part.error("why", "the choice has no why, nor has its question.")
    return CoachChoice(read_words(part, "text", game, players), why, part.truth("right"))


def read_words(part: TomlTable, key: str, game: Game, players: int) -> ByLanguage:
    """A text for each language; English at least."""
    texts = part.part(key)
    if ENGLISH not in texts.values:
        raise part.error(key, f"{part.name(key)} is not said in English: write {key}.{ENGLISH}.")
    for language in texts.values:
        if language not in all_languages():
            known = ", ".join(all_languages())
            raise texts.error(language, f"{language!r} is no language we speak; those are {known}.")
        with texts.line_of(language):
            spoken(game, players, texts.filled_text(language))
    return {language: texts.text(language).strip() for language in texts.values}


def spoken(game: Game, players: int, text: str) -> list[str | Reference]:
    """'{r5}' names a card, '{seat 1}' a player and '{king}' a piece."""
    parts: list[str | Reference] = []
    at = 0
    for match in NAMED.finditer(text):
        if match.start() > at:
            parts.append(text[at : match.start()])
        parts.append(reference(game, players, match.group(1)))
        at = match.end()
    if at < len(text):
        parts.append(text[at:])
    return parts


def reference(game: Game, players: int, name: str) -> Reference:
    if name.startswith(SEAT):
        return Reference(seat=read_seat(players, name.removeprefix(SEAT)))
    card = game.cards_by_name.get(name.lower())
    if card is not None:
        return Reference(card=card)
    piece = piece_named(game, name)
    if piece is None:
        raise Unreadable(f"{{{name}}} names no card and no piece of {game.name}; a player is {{seat 1}}.")
    return Reference(piece=piece)


def piece_named(game: Game, key: str) -> int | None:
    return next((number for number, piece in game.pieces.items() if piece.key == key), None)
