"""Make single faults in the sources, one after the other, and see whether a test notices: `make mutants`.

    PYTHONPATH=tests python tests/mutants/run.py --count 300 --seed 1 --report build/mutants.md

Faults are drawn by the seed, so many from each package as fit its size. Each is made in a copy of the
project, which runs interpreted; the tests that speak of the same rules are asked first, then all of the
package's tests. What nobody notices is listed, with the faults of `equivalent.toml` apart: those change
nothing, and it says why. What was found before is read from the report's `.jsonl` and not looked for again,
so that a run can be broken off. The tests have to hold before: each package's are asked once without a fault.
"""

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from functools import cache
from itertools import islice
from pathlib import Path

from mutants.faults import Fault, faults_in, is_python
from mutants.packages import TESTS, files_asked, nearest_first, package_of, sources

ROOT = Path(__file__).parents[2]
FOLDERS = ("src", "tests", "docs", "examples", "web", "building")
FILES = (
    "pyproject.toml",
    "Makefile",
    "hatch_build.py",
    "README.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "mkdocs.yml",
)
LEFT_OUT = shutil.ignore_patterns("__pycache__", "node_modules", "dist", ".*_cache", ".hypothesis")
NOTICED, UNNOTICED, TOO_LONG, CHANGES_NOTHING = "noticed", "unnoticed", "took too long", "changes nothing"
EVERY_PACKAGE = "every"
LEAST = 3  # faults of every package, however small

Made = tuple[str, Fault]  # where, from src/followsuit on, and what


@cache
def faults_of(path: str) -> list[Fault]:
    return faults_in((ROOT / "src/followsuit" / path).read_text(encoding="utf-8"))


def drawn(count: int, seed: int, only: str) -> list[Made]:
    """So many faults, by this seed: of each package by the number that can be made in it."""
    by_package: dict[str, list[Made]] = {name: [] for name in TESTS if only in (name, EVERY_PACKAGE)}
    for path in sources(ROOT):
        if package_of(path) in by_package:
            by_package[package_of(path)] += [(path, fault) for fault in faults_of(path)]
    total = sum(len(made) for made in by_package.values())
    chosen: list[Made] = []
    for name in sorted(by_package):
        made = by_package[name]
        share = max(LEAST, round(count * len(made) / max(1, total)))
        chance = random.Random(f"{seed} {name}")
        chance.shuffle(made)
        taken = list(islice((one for one in made if is_sound(*one)), share))
        chosen += sorted(taken, key=lambda one: (one[0], one[1].start))
    return chosen


def is_sound(path: str, fault: Fault) -> bool:
    return is_python(fault.made_in((ROOT / "src/followsuit" / path).read_text(encoding="utf-8")))


class Bench:
    """The copy of the project in which faults are made."""

    def __init__(self, folder: Path, limit: float, workers: int) -> None:
        self.folder = folder
        self.limit = limit
        self.workers = workers
        self.said = ""  # by the tests that were asked last
        for name in FOLDERS:
            shutil.copytree(ROOT / name, folder / name, ignore=LEFT_OUT, symlinks=True)
        for name in FILES:
            shutil.copy2(ROOT / name, folder / name)

    def ask(self, files: list[str], seconds: float, is_sound: bool = False) -> str:
        """Whether one of these files of tests fails; a test that does not end has noticed something too.

        What Python and pytest make of a module is kept while everything is sound, and read ever after: a file
        with a fault is newer than that, and what is made of it is not kept.
        """
        if not files:
            return UNNOTICED
        elsewhere = os.environ.get("PYTHONPATH", "").split(os.pathsep)
        entry_points = [path for path in elsewhere if Path(path).name == "entry-points"]
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(self.folder / "src"), *entry_points]),
            "PYTHONDONTWRITEBYTECODE": "" if is_sound else "1",
        }
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider"]
        command += ["-n", str(self.workers)]
        try:
            done = subprocess.run(
                [*command, *files],
                cwd=self.folder,
                env=environment,
                timeout=seconds,
                capture_output=True,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return TOO_LONG
        self.said = done.stdout.decode(errors="replace")
        return UNNOTICED if done.returncode in (0, 5) else NOTICED

    def judge(self, path: str, fault: Fault) -> str:
        """Make it, ask, and mend it again."""
        place = self.folder / "src/followsuit" / path
        sound, written = place.read_text(encoding="utf-8"), place.stat()
        near, others = nearest_first(ROOT, files_asked(ROOT, package_of(path)), path, fault.rules)
        place.write_text(fault.made_in(sound), encoding="utf-8")
        begun = time.monotonic()
        try:
            for files in (near, others):
                found = self.ask(files, self.limit - (time.monotonic() - begun))
                if found != UNNOTICED:
                    return found
            return UNNOTICED
        finally:
            place.write_text(sound, encoding="utf-8")
            os.utime(place, ns=(written.st_atime_ns, written.st_mtime_ns))


def equivalents() -> dict[tuple[str, str, str], str]:
    """By file, line and fault, why it changes nothing."""
    kept = tomllib.loads((Path(__file__).parent / "equivalent.toml").read_text(encoding="utf-8"))
    return {(one["file"], one["line"], one["fault"]): one["why"] for one in kept.get("fault", [])}


def line_of(path: str, fault: Fault) -> str:
    text = (ROOT / "src/followsuit" / path).read_text(encoding="utf-8")
    return text.splitlines()[fault.line - 1].strip()


def report_of(found: list[dict[str, str]], seed: int) -> str:
    """A page: numbers by package, then whatever was not noticed."""
    lines = [f"# Single faults, seed {seed}", ""]
    lines += ["| package | faults | noticed | change nothing | unnoticed |", "|---|---:|---:|---:|---:|"]
    for package in [*sorted({one["package"] for one in found}), "all"]:
        ours = [one for one in found if package in (one["package"], "all")]
        numbers = [
            len(ours),
            len([one for one in ours if one["found"] in (NOTICED, TOO_LONG)]),
            len([one for one in ours if one["found"] == CHANGES_NOTHING]),
            len([one for one in ours if one["found"] == UNNOTICED]),
        ]
        lines.append(f"| {package or 'the rest'} | {' | '.join(map(str, numbers))} |")
    for title, kind in (("Unnoticed", UNNOTICED), ("Change nothing", CHANGES_NOTHING)):
        ours = [one for one in found if one["found"] == kind]
        lines += ["", f"## {title}", ""] if ours else []
        lines += [f"- `{one['place']}` {one['fault']}: `{one['line']}` {one['why']}".rstrip() for one in ours]
    return "\n".join([*lines, ""])


def check_sound(bench: Bench, package: str) -> None:
    if bench.ask(files_asked(ROOT, package), bench.limit, is_sound=True) != UNNOTICED:
        named = package or "the rest"
        sys.exit(
            f"{bench.said[-2000:]}\nThe tests of {named} do not hold without a fault, so they tell nothing."
        )


def main() -> None:
    parser = argparse.ArgumentParser(description="Make single faults and see whether a test notices.")
    parser.add_argument("--count", type=int, default=300, help="how many faults, about")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--package", default=EVERY_PACKAGE, choices=[EVERY_PACKAGE, *TESTS])
    parser.add_argument(
        "--among", nargs="*", choices=TESTS, help="of those drawn, the faults of these packages only"
    )
    parser.add_argument("--limit", type=float, default=900, help="seconds for one fault")
    parser.add_argument("--workers", type=int, default=2, help="processes that test")
    parser.add_argument("--report", type=Path, default=ROOT / "build/mutants.md")
    parser.add_argument("--list", action="store_true", help="say which faults there would be, and make none")
    asked = parser.parse_args()
    chosen = [
        (path, fault)
        for path, fault in drawn(asked.count, asked.seed, asked.package)
        if asked.among is None or package_of(path) in asked.among
    ]
    if asked.list:
        for path, fault in chosen:
            print(f"{path}:{fault.line}: {fault.what}")
        return
    asked.report.parent.mkdir(parents=True, exist_ok=True)
    kept = asked.report.with_suffix(".jsonl")
    found = [json.loads(line) for line in kept.read_text().splitlines()] if kept.exists() else []
    known = {(one["place"], one["fault"]) for one in found}
    reasons = equivalents()
    with tempfile.TemporaryDirectory(prefix="followsuit-mutants-") as folder:
        bench = Bench(Path(folder), asked.limit, asked.workers)
        sound: set[str] = set()  # packages whose tests hold without a fault
        for number, (path, fault) in enumerate(chosen, 1):
            place, line = f"{path}:{fault.line}", line_of(path, fault)
            if (place, fault.what) in known:
                continue
            why = reasons.get((path, line, fault.what), "")
            if not why and package_of(path) not in sound:
                check_sound(bench, package_of(path))
                sound.add(package_of(path))
            begun = time.monotonic()
            state = CHANGES_NOTHING if why else bench.judge(path, fault)
            entry = {"package": package_of(path), "place": place, "line": line, "fault": fault.what}
            found.append({**entry, "found": state, "why": why})
            with kept.open("a", encoding="utf-8") as file:
                file.write(json.dumps(found[-1], ensure_ascii=False) + "\n")
            seconds = time.monotonic() - begun
            print(f"{number}/{len(chosen)} {place} {fault.what}: {state} ({seconds:.0f} s)", flush=True)
            asked.report.write_text(report_of(found, asked.seed), encoding="utf-8")
    unnoticed = [one for one in found if one["found"] == UNNOTICED]
    judged = len([one for one in found if one["found"] != CHANGES_NOTHING])
    noticed = judged - len(unnoticed)
    print(f"{noticed} of {judged} faults were noticed; the others are in {asked.report.name}.")


if __name__ == "__main__":
    main()
