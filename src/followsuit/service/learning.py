"""Lessons, games on one page and puzzles: what is asked about them, and what is answered; without HTTP.

Apart from `desk`, because a first card does not wait for any of it.
"""

import secrets
import time
from functools import lru_cache

from followsuit.core.game import Game
from followsuit.lessons.primer import has_primer, primer
from followsuit.lessons.script import names_at, script
from followsuit.lessons.shelf import NoSuchLesson, find_lesson, shelf
from followsuit.puzzles.puzzle import Puzzle
from followsuit.puzzles.script import answers_of, puzzle_script
from followsuit.puzzles.shelf import NoSuchPuzzle, find_puzzle
from followsuit.puzzles.shelf import shelf as puzzle_shelf
from followsuit.registry import find_game
from followsuit.service import shapes, wire
from followsuit.service.again import BEFORE, FOR_PEOPLE, Begun, entries_of
from followsuit.service.desk import Problem, game_of, seated
from followsuit.service.entries import ANSWER, SIT, TableRow
from followsuit.service.rights import new_table_id
from followsuit.service.room import Room
from followsuit.service.rooms import Rooms
from followsuit.service.story import BOT, PERSON
from followsuit.service.tables import check_tables_begun
from followsuit.service.texts import ENGLISH

# Lessons.


@lru_cache(8)
def all_lessons(lang: str) -> bytes:
    return wire.to_json(shelf(lang))


def lesson_of(game: str, lesson: str, lang: str) -> bytes:
    found = game_of(game)
    try:
        scenario = find_lesson(found, lesson)
    except NoSuchLesson:
        raise Problem(404, "no-lesson", game=found.name) from None
    return script_of(scenario.game.id, scenario.id, lang)


@lru_cache(64)
def script_of(game: str, lesson: str, lang: str) -> bytes:
    return wire.to_json(script(find_lesson(find_game(game), lesson), lang))


def primer_of(game: str, lang: str) -> bytes:
    found = game_of(game)
    if not has_primer(found.id):
        raise Problem(404, "no-primer", game=found.name)
    return primer_page(found.id, lang)


@lru_cache(64)
def primer_page(game: str, lang: str) -> bytes:
    return wire.to_json(primer(find_game(game), lang))


# Puzzles.


@lru_cache(8)
def all_puzzles(lang: str) -> bytes:
    return wire.to_json(puzzle_shelf(lang))


def puzzle_of(game: str, puzzle: str, lang: str) -> bytes:
    found = game_of(game)
    try:
        find_puzzle(found, puzzle)
    except NoSuchPuzzle:
        raise Problem(404, "no-puzzle", game=found.name) from None
    return puzzle_text(found.id, puzzle, lang)


@lru_cache(64)
def puzzle_text(game: str, puzzle: str, lang: str) -> bytes:
    found = find_game(game)
    return wire.to_json(puzzle_script(found, find_puzzle(found, puzzle), lang))


async def from_puzzle(house: Rooms, game: str, puzzle: str, name: str, guest: str) -> shapes.Seated:
    """A puzzle that is solved, to be played on."""
    found = game_of(game)
    try:
        chosen = find_puzzle(found, puzzle)
    except NoSuchPuzzle:
        raise Problem(404, "no-puzzle", game=found.name) from None
    begun = await begin_puzzle(house, found, chosen, name, guest)
    return seated(begun, chosen.seat, with_invitations=False)


async def begin_puzzle(house: Rooms, game: Game, puzzle: Puzzle, name: str, guest: str) -> Room:
    """A table that stands as the puzzle does when it is solved; all cards are where they were."""
    await check_tables_begun(house, guest)
    row = TableRow(
        id=new_table_id(),
        game=game.id,
        rules=game.rules_version,
        players=puzzle.players,
        options=game.checked_options(puzzle.players, puzzle.options, puzzle.seed),
        seed=puzzle.seed,
        salt=secrets.token_hex(16),
        secret=secrets.token_hex(32),
        host=guest,
        begun=time.time(),
    )
    rest: list[Begun] = []
    for seat, other in enumerate(names_at(puzzle.players, puzzle.seat, ENGLISH)):
        if seat == puzzle.seat:
            rest.append((SIT, seat, "", {"kind": PERSON, "name": name, "guest": guest}))
        else:
            rest.append((SIT, seat, "", {"kind": BOT, "name": other, "level": FOR_PEOPLE}))
    for answer in answers_of(game, puzzle):
        rest.append((ANSWER, answer.seat, game.write_pick(answer.pick), {"by": BEFORE}))
    return await house.create(row, entries_of(rest, house.worker))
