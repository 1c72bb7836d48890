"""The games of contests in a file, a line each, written as they end: a later run need not play them again.

The first line says what the file is. Every run that plays a game for it is a sitting, and has a line with
what it was made on.
"""

import json
from pathlib import Path
from typing import Any, Final

from followsuit.arena.contest import Contest
from followsuit.arena.game import PlayedGame
from followsuit.core.errors import Unreadable, WrongOption

FORMAT: Final = 2  # the first one had no line for the file itself, and did not say which rules were played
HEADER: Final = {"games of": "followsuit arena", "format": FORMAT}


class ContestKeeper:
    """Without a file nothing is kept."""

    def __init__(self, path: Path | None, machine: str = "") -> None:
        self.path = path
        self.machine = machine  # what this sitting is made on
        self.games: dict[str, list[PlayedGame]] = {}  # by contest
        self.sittings: list[str] = []  # what each was made on, this one included once it has played a game
        self.is_begun = False  # whether this sitting has its line
        if path is not None and path.exists():
            self.read(path)

    def read(self, path: Path) -> None:
        """Without the line that was being written when the machine stopped: it is cut off."""
        try:
            written = path.read_bytes()
            whole = written[: written.rfind(b"\n") + 1]
            lines = [json.loads(line) for line in whole.decode("utf-8").splitlines()]
            check_header(path, lines)
            for facts in lines[1:]:
                self.take(facts)
            if whole != written:
                path.write_bytes(whole)
        except OSError as error:
            raise Unreadable(f"{path} cannot be read: {error.strerror}.") from error
        except (ValueError, KeyError, TypeError):  # not text, not JSON, or of something else
            raise Unreadable(f"{path} is no file of games of the arena.") from None

    def take(self, facts: dict[str, Any]) -> None:
        if "sitting" in facts:
            self.sittings.append(str(facts["sitting"]))
            return
        contest = Contest(**facts["contest"])
        self.games.setdefault(key_of(contest), []).append(PlayedGame(**facts["game"]))

    def kept(self, contest: Contest) -> list[PlayedGame]:
        """What the file had of exactly this contest, under the same rules."""
        return self.games.get(key_of(contest), [])

    def keep(self, contest: Contest, game: PlayedGame) -> None:
        if not self.is_begun:
            self.begin()
        self.write({"contest": contest._asdict(), "game": game._asdict()})

    def begin(self) -> None:
        """The first game of this sitting is there."""
        self.is_begun = True
        if self.path is not None and (not self.path.exists() or self.path.stat().st_size == 0):
            self.write(HEADER)
        self.sittings.append(self.machine)
        self.write({"sitting": self.machine})

    def write(self, facts: dict[str, Any]) -> None:
        if self.path is None:
            return
        try:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(facts) + "\n")
        except OSError as error:
            raise WrongOption(f"{self.path} cannot be written: {error.strerror}.") from error


def check_header(path: Path, lines: list[Any]) -> None:
    """Nothing at all is as good as no file."""
    if not lines or lines[0] == HEADER:
        return
    first = lines[0]
    if not isinstance(first, dict):
        raise TypeError
    found = 1 if "contest" in first and "game" in first else int(first["format"])
    if found == FORMAT or (found > 1 and "games of" not in first):
        raise ValueError
    raise Unreadable(
        f"{path} has games of the arena in format {found}, and this version keeps them in format {FORMAT}: "
        "name another file."
    )


def key_of(contest: Contest) -> str:
    return json.dumps(contest._asdict(), sort_keys=True)
