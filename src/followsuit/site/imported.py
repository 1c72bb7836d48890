"""A record from elsewhere becomes a table of this browser."""

import secrets
import time

from followsuit.core.errors import FollowSuitError
from followsuit.core.record import Match
from followsuit.registry import read_record
from followsuit.service.desk import Problem
from followsuit.service.entries import ANSWER, SIT, Entry, TableRow
from followsuit.service.rights import new_table_id
from followsuit.service.room import Room
from followsuit.service.story import BOT
from followsuit.site.house import BrowserHouse


async def begin_imported(house: BrowserHouse, text: str) -> Room:
    """The whole list at once: there is such a table, or there is none."""
    try:
        match = read_record(text)
    except FollowSuitError as error:
        raise Problem(400, "no-record", what=error.args[0]) from None
    if match.parted:
        raise Problem(400, "other-rules")
    if match.table is None or match.table.outcome is None:
        raise Problem(400, "record-not-over")
    return await house.create(row_of(match), entries_of(match, house.worker))


def row_of(match: Match) -> TableRow:
    return TableRow(
        id=new_table_id(),
        game=match.game.id,
        rules=match.game.rules_version,
        players=len(match.names),
        options=match.options,
        seed=match.seed,
        salt=secrets.token_hex(16),
        secret=secrets.token_hex(32),
        host="",
        begun=time.time(),
    )


def entries_of(match: Match, worker: str) -> list[Entry]:
    """Who sat where, and every answer. Nobody of them is here, so that all are bots to this table."""
    now = time.time()
    game = match.game
    seats = [
        Entry(seat + 1, SIT, seat, "", {"kind": BOT, "name": name}, worker, now)
        for seat, name in enumerate(match.names)
    ]
    answers = [
        Entry(number, ANSWER, seat, game.write_pick(pick), {"by": BOT}, worker, now)
        for number, (seat, pick) in enumerate(zip(match.seats, match.picks, strict=True), len(seats) + 1)
    ]
    return seats + answers
