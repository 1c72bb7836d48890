"""The words and pictures of a primer, read and checked."""

from typing import Final

from followsuit.core.game import Game
from followsuit.scenarios.part import TomlTable
from followsuit.scenarios.primer import Primer, PrimerPicture, Remark, StrengthClass
from followsuit.scenarios.words import piece_named, read_words

PRIMER_KEYS: Final = ["goal", "trick", "strength", "round", "wins", "missed"]
TRICK_KEYS: Final = ["notes", "text", "rules"]
STRENGTH_KEYS: Final = ["text", "classes", "rules"]
CLASS_KEYS: Final = ["name", "cards"]
PICTURE_KEYS: Final = ["title", "text", "cards", "pieces", "icons", "cells"]
MISSED_KEYS: Final = ["text", "rules"]


def read_primer(part: TomlTable, game: Game, players: int) -> Primer:
    part.allow_only(PRIMER_KEYS, "a primer")
    for key in ("goal", "trick", "strength", "round", "wins", "missed"):
        if not part.has(key):
            raise part.error(key, f"the primer has no {key}.")
    trick, strength = part.part("trick"), part.part("strength")
    trick.allow_only(TRICK_KEYS, "a primer's trick")
    strength.allow_only(STRENGTH_KEYS, "a primer's strength")
    notes = trick.parts("notes")
    return Primer(
        goal=read_words(part, "goal", game, players),
        notes=[
            read_words(TomlTable({"note": note.values}, note.path, note.lines), "note", game, players)
            for note in notes
        ],
        trick=Remark(read_words(trick, "text", game, players), trick.texts("rules")),
        strength=Remark(read_words(strength, "text", game, players), strength.texts("rules")),
        classes=[read_class(one, game, players) for one in strength.parts("classes")],
        round=[read_picture(one, game, players) for one in part.parts("round")],
        wins=[read_picture(one, game, players) for one in part.parts("wins")],
        missed=[read_remark(one, game, players) for one in part.parts("missed")],
    )


def read_class(part: TomlTable, game: Game, players: int) -> StrengthClass:
    part.allow_only(CLASS_KEYS, "a class of strength")
    return StrengthClass(read_words(part, "name", game, players), read_cards(part, game))


def read_picture(part: TomlTable, game: Game, players: int) -> PrimerPicture:
    part.allow_only(PICTURE_KEYS, "a picture")
    pieces: list[int] = []
    for key in part.text("pieces", "").split():
        piece = piece_named(game, key)
        if piece is None:
            raise part.error("pieces", f"{game.name} has no piece {key!r}.")
        pieces.append(piece)
    return PrimerPicture(
        title=read_words(part, "title", game, players),
        text=read_words(part, "text", game, players),
        cards=read_cards(part, game),
        pieces=pieces,
        icons=part.text("icons", "").split(),
        cells=part.texts("cells"),
    )


def read_cards(part: TomlTable, game: Game) -> list[int]:
    with part.line_of("cards"):
        return [game.read_card(name) for name in part.text("cards", "").split()]


def read_remark(part: TomlTable, game: Game, players: int) -> Remark:
    part.allow_only(MISSED_KEYS, "something missed")
    return Remark(read_words(part, "text", game, players), part.texts("rules"))
