"""Stored games, told as they were told once: which message, with what in it; what lies where, what is asked.

    python tests/describe/told.py                        write anew how every stored game is told, into told/
    python tests/describe/told.py GAME RECORD ANSWERS    what is told after so many answers, to look at:
                                                         of a moment that is kept, all that its hashes are of

Every message says its own name and what it was given instead of its words, so that nothing of this changes
when somebody finds a better word; it changes when another thing is said, or shown, or asked. Of each moment a
hash is kept for each who looks: whoever sees one change prints both, before and after, and compares them.
"""

import hashlib
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from msgspec import to_builtins

from followsuit import SPECTATOR, Match, all_games, describe, find_game
from followsuit.cli.answers import listed_answers
from followsuit.cli.draw import option_lines, outcome_lines, table_lines
from followsuit.cli.speaker import Speaker
from followsuit.core.event import Log
from followsuit.core.table import Table
from followsuit.messages import voice
from followsuit.messages.files import messages_of
from stored import RECORDS, stored

EVERY: Final = 13  # answers from one moment that is told to the next
FOLDER: Final = Path(__file__).parent / "told"
PLACE: Final = re.compile(r"\$(\w+)")
PART: Final = re.compile(r"^ +\.(\w[\w-]*) *=(.*(?:\n(?! +\.\w).*)*)", re.MULTILINE)


def keyed(name: str, language: str) -> dict[str, str]:
    """The messages of a folder, each with its name for its words. A single word is no sentence, and stays."""
    found: dict[str, str] = {}
    for id, text in messages_of(name, language).items():
        head, *_ = PART.split(text, maxsplit=1)
        value = head.partition("=")[2].strip()
        lines = [f"{id} = {named(id, value)}"] if value else [f"{id} ="]
        lines += [f"    .{part} = {named(f'{id}.{part}', said.strip())}" for part, said in PART.findall(text)]
        found[id] = text if id.startswith("-") else "\n".join(lines)
    return found


def named(id: str, text: str) -> str:
    if not re.search(r"[\s{]", text):
        return text
    places = dict.fromkeys(PLACE.findall(text))
    return " ".join([f"<{id}", *[f"{{ ${place} }}" for place in places]]) + ">"


def moments(match: Match, last: int) -> Iterator[tuple[int, dict[int, Any]]]:
    """After every so many answers up to these last ones, and after these: what each viewer is told."""
    log = Log()
    t = match.at(0, log)
    heard: dict[int, int] = {}
    for count in range(last + 1):
        if count:
            t.answer(match.seats[count - 1], match.picks[count - 1])
        if count % EVERY == 0 or count == last:
            said: dict[int, Any] = {}
            for seat in viewers(t):
                said[seat] = told(match, t, log, seat, heard.get(seat, 0))
                heard[seat] = len(log.told[seat])
            yield count, said


def told(match: Match, t: Table, log: Log, seat: int, since: int) -> dict[str, Any]:
    """All that one viewer is shown at this moment, and what was told since the last one."""
    game, names = match.game, match.names
    view = t.view(seat)
    layout = game.layout(view)
    speaker = Speaker(game, names, "en")
    events = log.told[seat]
    own = seat if seat != SPECTATOR else -1
    return {
        "view": to_builtins(describe.view(game, view, names, "en")),
        "question": to_builtins(describe.question(game, view, names, "en")) if seat != SPECTATOR else None,
        "asides": to_builtins(describe.asides(game, view, "en")) if seat != SPECTATOR else None,
        "news": to_builtins(describe.news(game, events[since:], names, "en", own)),
        "sheets": to_builtins(describe.sheets(game, events, names, "en", t, own)[-1:]),
        "outcome": to_builtins(describe.outcome(game, t, names, "en")),
        "lines": table_lines(speaker, layout, seat, with_lists=since % 2 == 0),
        "options": option_lines(speaker, view, listed_answers(view)) if view.is_asked() else [],
        "end": outcome_lines(speaker, t.outcome, seat) if t.outcome is not None else [],
    }


def viewers(t: Table) -> list[int]:
    """Whoever is asked, the one beside, and somebody who watches."""
    asked = max(0, t.next_seat())
    return [asked, (asked + 1) % t.seat_count, SPECTATOR]


def hash_of(said: Any) -> str:
    return hashlib.sha1(json.dumps(said, sort_keys=True).encode()).hexdigest()[:8]


def lines_of(name: str) -> Iterator[str]:
    """Of one game: what belongs to it, its form, and every moment of its stored games."""
    game = find_game(name)
    yield f"kit {hash_of(to_builtins(describe.kit(game, 'en')))}"
    for players in game.players:
        form = to_builtins(describe.form(game, players, {}, "en"))
        yield f"form of {players} {hash_of(form)}"
    paths = [path for path in RECORDS if path.parent.name == name]
    for path, match in zip(paths, stored(name), strict=True):
        for count, said in moments(match, len(match.picks)):
            yield f"{path.stem} {count} {' '.join(map(hash_of, said.values()))}"


def shown(name: str, record: str, answers: int) -> str:
    paths = [path.stem for path in RECORDS if path.parent.name == name]
    match = stored(name)[paths.index(record)]
    if not 0 <= answers <= len(match.picks):
        sys.exit(f"{record} of {name} has from 0 to {len(match.picks)} answers.")
    *_, (_, said) = moments(match, answers)
    return json.dumps(said, indent=1, sort_keys=True)


def main() -> None:
    voice.__dict__["messages_of"] = keyed
    match sys.argv[1:]:
        case [name]:
            print("\n".join(lines_of(name)))
        case [name, record, answers]:
            print(shown(name, record, int(answers)))
        case _:
            FOLDER.mkdir(exist_ok=True)
            for name in all_games():
                (FOLDER / f"{name}.txt").write_text("\n".join([*lines_of(name), ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
