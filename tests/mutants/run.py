"""Make single faults in the sources, one after the other, and see whether a test notices: `make mutants`.

    PYTHONPATH=tests python tests/mutants/run.py --count 300 --seed 1 --report build/mutants-1.md

Faults are drawn by the seed, so many from each package as fit its size. Each is made in a copy of the
project, which runs interpreted. First every file of tests is asked once without a fault: which of its tests
hold, how long they take and which lines they reach. Then only the tests that reach a fault are asked about
it, those that speak of the same rules first, then the quickest: the package's own, then stored games, then
everybody else's. What nobody notices is listed, with the faults of `equivalent.toml` apart: those change
nothing, and it says why.

What was found before is read from the report's `.jsonl` and not looked for again, so that a run can be broken
off; so is what each file of tests reaches, as long as it is the same.
"""

import argparse
import ast
import json
import random
import tempfile
import time
import tomllib
from collections.abc import Collection, Iterator
from functools import cache
from itertools import islice
from pathlib import Path

from mutants.bench import Bench, load_others
from mutants.faults import Fault, faults_in, is_python, statement_around
from mutants.lines import Reached, hash_of, read_reached
from mutants.packages import OTHERS, STORED, TESTS, files_asked, files_of, nearest_first, package_of, sources

ROOT = Path(__file__).parents[2]
NOTICED, UNNOTICED, CHANGES_NOTHING = "noticed", "unnoticed", "changes nothing"
NOBODY_NEAR = "not noticed by the package's own tests"  # and others were not asked yet
BY_STORED, BY_OTHERS = "noticed only by stored games", "noticed only by others"
EVERY_PACKAGE = "every"
LEAST = 3  # faults of every package, however small

# How tests are asked: the nearest first, few files and seconds at a time while most faults are found at once.
PORTIONS = ((4, 5.0), (16, 30.0), (1000, 1_000_000.0))

# Of the nearest files that were never asked so many are looked into, before the next fault has its turn.
FIRST_LEARNED = 2

# These wait for others or for a time: where one fails, it is asked once more.
ASKED_TWICE = ("tests/service/", "tests/bots/", "tests/lab/", "tests/cli/", "tests/arena/", "tests/envs/")

Made = tuple[str, Fault]  # where, from src/followsuit on, and what
Entry = dict[str, str]


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


class Known:
    """What each file of tests reaches, kept from run to run in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.reached: dict[str, Reached] = {}
        folder.mkdir(parents=True, exist_ok=True)

    def place(self, file: str) -> Path:
        return self.folder / file.removeprefix("tests/").replace("/", "-")

    def has(self, file: str) -> bool:
        if file not in self.reached and self.place(file).exists():
            self.reached[file] = read_reached(self.place(file))
        return file in self.reached and self.reached[file].text == hash_of(ROOT / file)

    def learn(self, bench: Bench, file: str) -> None:
        begun = time.monotonic()
        bench.look(file, self.place(file))
        self.reached.pop(file, None)
        if not self.has(file):
            raise SystemExit(f"{file} could not be asked: {bench.said.read_text()[-2000:]}")
        one = self.reached[file]
        failing = f", {len(one.fail)} fail and tell nothing" if one.fail else ""
        slow = f", {len(one.slow)} take too long" if one.slow else ""
        print(f"{file}: {len(one.tests)} tests{failing}{slow} ({time.monotonic() - begun:.0f} s)", flush=True)

    def reaching(self, files: list[str], path: str, fault: Fault) -> dict[str, list[str]]:
        """By file, the tests that reach this fault."""
        place = ROOT / "src/followsuit" / path
        lines = statement_around(ast.parse(place.read_text(encoding="utf-8")), fault.line)
        now = hash_of(place)
        found = {file: self.reached[file].reaching(path, lines, now) for file in files if self.has(file)}
        return {file: tests for file, tests in found.items() if tests}

    def seconds(self, test: str) -> float:
        return self.reached[test.partition("::")[0]].seconds[test]

    def portions(
        self, files: list[str], path: str, fault: Fault, but: Collection[str] = (), most: int = len(PORTIONS)
    ) -> Iterator[list[str]]:
        """The tests to ask, but for these, nearest and quickest first, in so many portions that grow."""
        by_file = self.reaching(files, path, fault)
        near = nearest_first(ROOT, list(by_file), path, fault.rules)[0]
        left = {
            file: sorted(set(tests) - set(but), key=lambda test: (self.seconds(test), test))
            for file, tests in by_file.items()
        }
        order = sorted(
            [file for file in left if left[file]],
            key=lambda file: (file not in near, sum(map(self.seconds, left[file]))),
        )
        for most_files, most_seconds in PORTIONS[:most]:
            portion: list[str] = []
            total = 0.0
            for file in order[:most_files]:
                while left[file] and total + self.seconds(left[file][0]) <= most_seconds:
                    total += self.seconds(left[file][0])
                    portion.append(left[file].pop(0))
            order = [file for file in order if left[file]]
            if portion:
                yield portion


class Search:
    """For a test that notices one fault: no test is asked twice."""

    def __init__(self, bench: Bench, known: Known, path: str, fault: Fault) -> None:
        self.bench = bench
        self.known = known
        self.path = path
        self.fault = fault
        self.asked: set[str] = set()

    def shortly(self, files: list[str]) -> str:
        """The test in these files that notices it, or nothing: of whatever there is the quickest are asked.

        Files that are known come first: most faults are noticed by many. Of others few are learned.
        """
        noticed = self.among([file for file in files if self.known.has(file)], most=1)
        for file in [file for file in files if not self.known.has(file)][:FIRST_LEARNED]:
            if not noticed:
                self.known.learn(self.bench, file)
                noticed = self.among([file], most=1)
        return noticed or self.among([file for file in files if self.known.has(file)], most=1)

    def thoroughly(self, files: list[str]) -> str:
        """The same, with whatever these files have; as few are learned as will do."""
        noticed = self.among([file for file in files if self.known.has(file)])
        for file in files:
            if not noticed and not self.known.has(file):
                self.known.learn(self.bench, file)
                noticed = self.among([file])
        return noticed

    def among(self, files: list[str], most: int = len(PORTIONS)) -> str:
        with self.bench.with_fault(self.path, self.fault):
            for portion in self.known.portions(files, self.path, self.fault, self.asked, most):
                self.asked.update(portion)
                if noticed := self.noticing(portion):
                    return noticed
        return ""

    def noticing(self, portion: list[str]) -> str:
        """The first of these tests that fails; one that waits for something or thinks has to do so twice."""
        reached = self.known.reached
        noticed = self.bench.ask(portion, reached)
        if noticed.startswith(ASKED_TWICE) and noticed in portion and not self.bench.was_endless:
            if self.bench.ask([noticed], reached):
                return noticed
            rest = [test for test in portion if test != noticed]
            return self.bench.ask(rest, reached) if rest else ""
        return noticed


def near_files(known: Known, path: str, fault: Fault) -> list[str]:
    """Of the package's own tests those that speak of the fault's rules or module, or were asked before."""
    near, others = nearest_first(ROOT, files_asked(ROOT, package_of(path)), path, fault.rules)
    return near + [file for file in others if known.has(file)]


def equivalents() -> dict[tuple[str, str, str], str]:
    """By file, line and fault, why it changes nothing."""
    kept = tomllib.loads((Path(__file__).parent / "equivalent.toml").read_text(encoding="utf-8"))
    return {(one["file"], one["line"], one["fault"]): one["why"] for one in kept.get("fault", [])}


def line_of(path: str, fault: Fault) -> str:
    text = (ROOT / "src/followsuit" / path).read_text(encoding="utf-8")
    return text.splitlines()[fault.line - 1].strip()


def report_of(found: list[Entry], seed: int) -> str:
    """A page: numbers by package, then whatever was not noticed."""
    lines = [f"# Single faults, seed {seed}", ""]
    lines += [
        "| package | faults | change nothing | noticed | by stored games only | by others only | unnoticed |"
    ]
    lines += ["|---|---:|---:|---:|---:|---:|---:|"]
    kinds = (CHANGES_NOTHING, NOTICED, BY_STORED, BY_OTHERS, UNNOTICED)
    for package in [*sorted({one["package"] for one in found}), "all"]:
        ours = [one for one in found if package in (one["package"], "all")]
        numbers = [len(ours), *[len([one for one in ours if one["found"] == kind]) for kind in kinds]]
        lines.append(f"| {package or 'the rest'} | {' | '.join(map(str, numbers))} |")
    lines += ["", sentence_of(found)]
    for kind in (UNNOTICED, NOBODY_NEAR, BY_STORED, BY_OTHERS, CHANGES_NOTHING):
        ours = [one for one in found if one["found"] == kind]
        lines += ["", f"## {kind.capitalize()}", ""] if ours else []
        lines += [f"- `{one['place']}` {one['fault']}: `{one['line']}` {one['why']}".rstrip() for one in ours]
    return "\n".join([*lines, ""])


def sentence_of(found: list[Entry]) -> str:
    judged = [one for one in found if one["found"] != CHANGES_NOTHING]
    noticed = [one for one in judged if one["found"] != UNNOTICED]
    share = 100 * len(noticed) / max(1, len(judged))
    return f"Of {len(judged)} faults that change something {len(noticed)} were noticed ({share:.1f} %)."


class Run:
    """Faults that were drawn, what was found of them so far, and where it is kept."""

    def __init__(self, chosen: list[Made], report: Path, seed: int) -> None:
        self.chosen = chosen
        self.report = report
        self.seed = seed
        self.kept = report.with_suffix(".jsonl")
        report.parent.mkdir(parents=True, exist_ok=True)
        said = self.kept.read_text(encoding="utf-8").splitlines() if self.kept.exists() else []
        self.found: dict[tuple[str, str], Entry] = {}  # the last word on each counts
        for line in said:
            entry = json.loads(line)
            self.found[entry["place"], entry["fault"]] = entry

    def entry(self, path: str, fault: Fault) -> Entry:
        place = f"{path}:{fault.line}"
        blank = {
            "package": package_of(path),
            "place": place,
            "line": line_of(path, fault),
            "fault": fault.what,
        }
        return self.found.get((place, fault.what), {**blank, "found": "", "why": ""})

    def say(self, entry: Entry, **more: str) -> None:
        said = {**entry, **more}
        self.found[entry["place"], entry["fault"]] = said
        with self.kept.open("a", encoding="utf-8") as file:
            file.write(json.dumps(said, ensure_ascii=False) + "\n")
        self.report.write_text(report_of(list(self.found.values()), self.seed), encoding="utf-8")
        what = f"{said['found']} {said['why']}".rstrip()
        print(f"{said['place']} {said['fault']}: {what} ({len(self.found)}/{len(self.chosen)})", flush=True)

    def waiting(self, *states: str) -> list[Made]:
        """The faults of which this is all that was found."""
        return [(path, fault) for path, fault in self.chosen if self.entry(path, fault)["found"] in states]


def judge_all(run: Run, bench: Bench, known: Known, is_again: bool, near_only: bool) -> None:
    """Whatever was not judged before, package by package; the last resort comes last."""
    reasons = equivalents()
    for path, fault in run.waiting("", UNNOTICED, NOBODY_NEAR):
        why = reasons.get((path, line_of(path, fault), fault.what), "")
        if why:
            run.say(run.entry(path, fault), found=CHANGES_NOTHING, why=why)
    searches = {made: Search(bench, known, *made) for made in run.chosen}
    for made in run.waiting(*(["", UNNOTICED, NOBODY_NEAR] if is_again else [""])):
        noticed = searches[made].shortly(near_files(known, *made))
        run.say(run.entry(*made), found=NOTICED if noticed else NOBODY_NEAR, by=noticed)
    for made in run.waiting(NOBODY_NEAR):
        if noticed := searches[made].thoroughly(files_asked(ROOT, package_of(made[0]))):
            run.say(run.entry(*made), found=NOTICED, by=noticed)
    if near_only:
        return
    last = run.waiting(NOBODY_NEAR)
    for kind, names in ((BY_STORED, STORED), (BY_OTHERS, OTHERS)):
        for made in list(last):
            if noticed := searches[made].thoroughly(files_of(ROOT, names)):
                run.say(run.entry(*made), found=kind, by=noticed)
                last.remove(made)
    for made in last:
        run.say(run.entry(*made), found=UNNOTICED)


def main() -> None:
    parser = argparse.ArgumentParser(description="Make single faults and see whether a test notices.")
    parser.add_argument("--count", type=int, default=300, help="how many faults, about")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--package", default=EVERY_PACKAGE, choices=[EVERY_PACKAGE, *TESTS])
    parser.add_argument(
        "--among", nargs="*", choices=TESTS, help="of those drawn, the faults of these packages only"
    )
    parser.add_argument("--again", action="store_true", help="ask anew about what nobody noticed")
    parser.add_argument("--near", action="store_true", help="ask each package's own tests only")
    parser.add_argument(
        "--patience",
        type=float,
        default=30.0,
        help="seconds for a file of tests; the rest of it is not asked",
    )
    parser.add_argument("--report", type=Path, default=ROOT / "build/mutants-1.md")
    parser.add_argument("--list", action="store_true", help="say which faults there would be, and make none")
    asked = parser.parse_args()
    asked.report = asked.report.resolve()  # tests run elsewhere
    chosen = [
        (path, fault)
        for path, fault in drawn(asked.count, asked.seed, asked.package)
        if asked.among is None or package_of(path) in asked.among
    ]
    if asked.list:
        for path, fault in chosen:
            print(f"{path}:{fault.line}: {fault.what}")
        return
    run = Run(chosen, asked.report, asked.seed)
    known = Known(asked.report.parent / "mutants-lines")
    load_others()
    with tempfile.TemporaryDirectory(prefix="followsuit-mutants-") as folder:
        judge_all(run, Bench(Path(folder), asked.patience), known, asked.again, asked.near)
    print(sentence_of(list(run.found.values())))


if __name__ == "__main__":
    main()
