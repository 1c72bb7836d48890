"""The games of contests in a file, a line each, written as they end: a later run need not play them again."""

import json
from pathlib import Path

from followsuit.arena.contest import Contest
from followsuit.arena.game import Played
from followsuit.core.errors import Unreadable, WrongOption


class Keeper:
    """Without a file nothing is kept."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.games: dict[str, list[Played]] = {}  # by contest
        if path is not None and path.exists():
            self.read(path)

    def read(self, path: Path) -> None:
        """Without the line that was being written when the machine stopped: it is cut off."""
        try:
            written = path.read_bytes()
            whole = written[: written.rfind(b"\n") + 1]
            if whole != written:
                path.write_bytes(whole)
            for line in whole.decode("utf-8").splitlines():
                facts = json.loads(line)
                self.games.setdefault(key_of(Contest(**facts["contest"])), []).append(Played(**facts["game"]))
        except OSError as error:
            raise Unreadable(f"{path} cannot be read: {error.strerror}.") from error
        except (ValueError, KeyError, TypeError):  # not text, not JSON, or of something else
            raise Unreadable(f"{path} is no file of games of the arena.") from None

    def kept(self, contest: Contest) -> list[Played]:
        """What the file had of exactly this contest."""
        return self.games.get(key_of(contest), [])

    def keep(self, contest: Contest, game: Played) -> None:
        if self.path is None:
            return
        line = json.dumps({"contest": contest._asdict(), "game": game._asdict()})
        try:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(line + "\n")
        except OSError as error:
            raise WrongOption(f"{self.path} cannot be written: {error.strerror}.") from error


def key_of(contest: Contest) -> str:
    return json.dumps(contest._asdict(), sort_keys=True)
