"""A row for every game, in Parquet: a file for each block while the study goes on, one for all at the end.

A file is written under another name and renamed when it is whole. So a study that was broken off, or a disk
that was full, leaves nothing that looks whole and is not.
"""

import json
import os
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import polars as pl

from followsuit.core.errors import Unreadable, WrongOption
from followsuit.lab.study import FORMAT, Study
from followsuit.lab.watching import Facts

STUDY: Final = "study.json"
BLOCKS: Final = "blocks"
ROWS: Final = "rows.parquet"
UNFINISHED: Final = ".unfinished"

SMALL: Final = pl.Int16
SEATS: Final = pl.List(pl.Int16)
SCHEMA: Final[dict[str, Any]] = {
    "deal": pl.Int32,
    "arm": pl.String,
    "turn": SMALL,
    "seed": pl.String,
    "players": SMALL,
    "bots": pl.List(pl.String),
    "places": SEATS,
    "scores": pl.List(pl.Int32),
    "shares": pl.List(pl.Float64),
    "teams": SEATS,
    "way": pl.String,
    "why": pl.String,
    "answers": SEATS,
    "forced": SEATS,
    "opener": SMALL,
    "leaders": SEATS,
    "hopes": pl.List(pl.Float64),
    "points": pl.List(pl.List(pl.Int32)),
    "roles": pl.List(pl.Struct({"part": SMALL, "seat": SMALL, "kind": pl.String, "piece": pl.String})),
    "picks": pl.List(
        pl.Struct(
            {
                "part": SMALL,
                "seat": SMALL,
                "place": SMALL,
                "is_first": pl.Boolean,
                "kind": pl.String,
                "piece": pl.String,
                "offered": pl.List(pl.String),
                "hand": SEATS,
            }
        )
    ),
    "powers": pl.List(pl.Struct({"power": pl.String, "offered": pl.Int32, "used": pl.Int32})),
    "table": pl.List(pl.String),
}


def frame_of(games: list[Facts]) -> pl.DataFrame:
    return pl.DataFrame(games, schema=SCHEMA, orient="row")


def parquet(frame: pl.DataFrame) -> bytes:
    """The same bytes for the same rows."""
    buffer = BytesIO()
    frame.write_parquet(buffer, compression="zstd", compression_level=3, statistics=False)
    return buffer.getvalue()


class StudyFolder:
    """The folder of a study: what it is, the blocks that were played, and what came of them."""

    def __init__(self, folder: Path, study: Study) -> None:
        self.folder = folder
        self.study = study
        self.blocks = folder / BLOCKS

    def open(self) -> list[int]:
        """The blocks that are there already, in order; a folder of another study is refused."""
        facts = {
            "format": FORMAT,
            "fingerprint": self.study.fingerprint(),
            "block": self.study.block(),
            "study": {**self.study._asdict(), "arms": [arm._asdict() for arm in self.study.arms]},
        }
        try:
            self.blocks.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise WrongOption(f"{self.folder} cannot be used as a folder: {error.strerror}.") from error
        known = self.known_facts()
        if known is None:
            if any(self.blocks.iterdir()):
                raise Unreadable(f"{self.folder} has games in it and does not say of which study.")
        elif (known.get("fingerprint"), known.get("block")) != (facts["fingerprint"], facts["block"]):
            raise WrongOption(
                f"{self.folder} has the games of another study, or of another version of its rules: "
                "name another folder with --out."
            )
        write_whole(self.folder / STUDY, (json.dumps(facts, indent=2) + "\n").encode())
        for left in self.blocks.glob(f"*{UNFINISHED}"):
            left.unlink(missing_ok=True)
        return sorted(
            int(path.stem)
            for path in self.blocks.glob("*.parquet")
            if path.stem.isdecimal() and self.is_whole(path)
        )

    def known_facts(self) -> dict[str, Any] | None:
        try:
            known = json.loads((self.folder / STUDY).read_text(encoding="utf-8"))
        except FileNotFoundError:
            return None
        except (OSError, ValueError) as error:
            raise Unreadable(f"{self.folder / STUDY} cannot be read: {error}.") from error
        if not isinstance(known, dict):
            raise Unreadable(f"{self.folder / STUDY} is no study.")
        return known

    def is_whole(self, path: Path) -> bool:
        """A last block of a shorter study has fewer deals than now: it is played again; one beyond ours has
        more than the none that it should have."""
        wanted = len(self.study.deals_of(int(path.stem)))
        try:
            deals = pl.read_parquet(path, columns=["deal"])["deal"].n_unique()
        except (OSError, pl.exceptions.PolarsError):
            return False
        return deals == wanted

    def keep(self, block: int, rows: bytes) -> None:
        write_whole(self.path_of(block), rows)

    def path_of(self, block: int) -> Path:
        return self.blocks / f"{block:07}.parquet"

    def rows(self, blocks: int) -> pl.DataFrame:
        """All games of the first so many blocks, in order."""
        if not blocks:
            return pl.DataFrame(schema=SCHEMA)
        return pl.concat([self.read(block) for block in range(blocks)])

    def read(self, block: int) -> pl.DataFrame:
        try:
            return pl.read_parquet(self.path_of(block))
        except (OSError, pl.exceptions.PolarsError) as error:
            raise Unreadable(f"{self.path_of(block)} cannot be read: {error}.") from error

    def finish(self, rows: pl.DataFrame) -> None:
        write_whole(self.folder / ROWS, parquet(rows))


def write_whole(path: Path, data: bytes) -> None:
    """The whole file or none: what was there before stays until the new one is on the disk."""
    unfinished = path.with_name(path.name + UNFINISHED)
    try:
        with unfinished.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    except OSError as error:
        unfinished.unlink(missing_ok=True)
        raise WrongOption(f"{path} cannot be written: {error.strerror}.") from error
