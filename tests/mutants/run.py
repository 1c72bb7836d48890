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
import hashlib
import json
import random
import shutil
import tempfile
import time
import tomllib
from collections.abc import Collection, Iterator, Sequence
from functools import cache
from itertools import islice
from pathlib import Path
from typing import TypeVar

from mutants.bench import Bench, load_others
from mutants.faults import Fault, faults_in, is_python
from mutants.lines import Reached, hash_of, read_reached
from mutants.packages import (
    NETS,
    OTHERS,
    STORED,
    TESTS,
    files_asked,
    files_of,
    nearest_first,
    package_of,
    sources,
)

ROOT = Path(__file__).parents[2]
NOTICED, UNNOTICED, CHANGES_NOTHING = "noticed", "unnoticed", "changes nothing"
NOBODY_NEAR = "not noticed by the package's own tests"  # and others were not asked yet
BY_STORED, BY_OTHERS = "noticed only by stored games", "noticed only by others"
TOO_SLOW = "tests only took too long"  # which is no sign that a test would fail elsewhere: read by people
EVERY_PACKAGE = "every"
LEAST = 3  # faults of every package, however small

# How tests are asked: the nearest first, few files and seconds at a time while most faults are found at once.
PORTIONS = ((4, 5.0), (16, 30.0), (1000, 1_000_000.0))

WHOLE = 5.0  # nets have so many times the patience of others

# Whoever made so many tests take too long is put to no other: most likely nothing ends any more.
ENOUGH_SLOW = 3

# Of the nearest files that were never asked so many are looked into, before the next fault has its turn.
FIRST_LEARNED = 2

# These wait for others or for a time: where one fails, it is asked once more.
ASKED_TWICE = ("tests/service/", "tests/bots/", "tests/lab/", "tests/cli/", "tests/arena/", "tests/envs/")

Made = tuple[str, Fault]  # where, from src/followsuit on, and what
Entry = dict[str, str]
T = TypeVar("T")


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
    """What each file of tests reaches of the faults that were drawn, kept from run to run in a folder."""

    def __init__(self, folder: Path, chosen: list[Made]) -> None:
        self.folder = folder
        self.number = {made: number for number, made in enumerate(chosen)}
        texts = [(ROOT / "src/followsuit" / path).read_text(encoding="utf-8") for path in sources(ROOT)]
        self.faults = hashlib.sha1(repr((chosen, texts)).encode()).hexdigest()
        self.reached: dict[str, Reached] = {}
        self.at_once: set[int] = set()  # reached while modules are loaded: every test does so
        folder.mkdir(parents=True, exist_ok=True)

    def place(self, file: str) -> Path:
        return self.folder / file.removeprefix("tests/").replace("/", "-")

    def has(self, file: str) -> bool:
        if file not in self.reached and self.place(file).exists():
            self.reached[file] = read_reached(self.place(file))
        one = self.reached.get(file)
        return one is not None and (one.text, one.faults) == (hash_of(ROOT / file), self.faults)

    def learn(self, bench: Bench, file: str) -> None:
        begun = time.monotonic()
        self.place(file).unlink(missing_ok=True)
        self.reached.pop(file, None)
        bench.look(file, self.place(file), self.faults, WHOLE if file in NETS else 1.0)
        if not self.has(file):
            print(f"{file} could not be asked: {bench.said.read_text(errors='replace')[-500:]}", flush=True)
            return
        one = self.reached[file]
        failing = f", {len(one.fail)} fail and tell nothing" if one.fail else ""
        slow = f", {len(one.slow)} take too long" if one.slow else ""
        print(f"{file}: {len(one.tests)} tests{failing}{slow} ({time.monotonic() - begun:.0f} s)", flush=True)

    def reaching(self, files: list[str], made: Made) -> dict[str, list[str]]:
        """By file, the tests that reach this fault."""
        number = self.number[made]
        found: dict[str, list[str]] = {}
        for file in [file for file in files if self.has(file)]:
            one = self.reached[file]
            found[file] = list(one.tests) if number in self.at_once else one.reaching(number)
        return {file: tests for file, tests in found.items() if tests}

    def seconds(self, test: str) -> float:
        return self.reached[test.partition("::")[0]].seconds[test]

    def portions(
        self, files: list[str], made: Made, but: Collection[str] = (), most: int = len(PORTIONS)
    ) -> Iterator[list[str]]:
        """The tests to ask, but for these, nearest and quickest first, in so many portions that grow."""
        path, fault = made
        by_file = self.reaching(files, made)
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

    def __init__(self, bench: Bench, known: Known, made: Made) -> None:
        self.bench = bench
        self.known = known
        self.made = made
        self.asked: set[str] = set()
        self.slow: list[str] = []  # tests that took too long with it

    def shortly(self, files: list[str]) -> str:
        """The test in these files that notices it, or nothing: the quickest are asked.

        Files that are known come first: most faults are noticed by many. Of others few are learned.
        """
        noticed = self.among([file for file in files if self.known.has(file)], most=1)
        path, fault = self.made
        near = nearest_first(ROOT, files, path, fault.rules)[0]
        for file in [file for file in near if not self.known.has(file)][:FIRST_LEARNED]:
            if not noticed:
                self.known.learn(self.bench, file)
                noticed = self.among([file], most=1)
        return noticed

    def thoroughly(self, files: list[str], most: int) -> str:
        """The same, with more of what these files have; as few are learned as will do."""
        noticed = self.among([file for file in files if self.known.has(file)], most)
        for file in files:
            if not noticed and not self.known.has(file):
                self.known.learn(self.bench, file)
                noticed = self.among([file], most)
        return noticed

    def among(self, files: list[str], most: int = len(PORTIONS)) -> str:
        """The test in these files that notices it, or nothing; what is not known is not asked."""
        for portion in self.known.portions(files, self.made, self.asked, most):
            self.asked.update(portion)
            if noticed := self.noticing(portion):
                return noticed
        return ""

    def noticing(self, portion: list[str]) -> str:
        """The first of these tests that fails; one that waits for something or thinks has to do so twice.

        To take too long is not to fail: then the others are asked.
        """
        left = portion
        while left and len(self.slow) < ENOUGH_SLOW and (noticed := self.ask(left)):
            if self.bench.was_too_slow:
                self.slow.append(noticed)
            elif not self.has_to_fail_twice(noticed, left) or (
                self.ask([noticed]) and not self.bench.was_too_slow
            ):
                return noticed
            left = left[left.index(noticed) + 1 :] if noticed in left else []
        return ""

    def has_to_fail_twice(self, noticed: str, asked: list[str]) -> bool:
        return noticed in asked and noticed.startswith(ASKED_TWICE)

    def ask(self, tests: list[str]) -> str:
        return self.bench.ask(self.known.number[self.made], tests, self.known.reached)


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
    kinds = ((CHANGES_NOTHING,), (NOTICED,), (BY_STORED,), (BY_OTHERS,), (UNNOTICED, TOO_SLOW))
    for package in [*sorted({one["package"] for one in found}), "all"]:
        ours = [one for one in found if package in (one["package"], "all")]
        numbers = [len(ours), *[len([one for one in ours if one["found"] in kind]) for kind in kinds]]
        lines.append(f"| {package or 'the rest'} | {' | '.join(map(str, numbers))} |")
    lines += ["", sentence_of(found)]
    for kind in (UNNOTICED, TOO_SLOW, NOBODY_NEAR, BY_STORED, BY_OTHERS, CHANGES_NOTHING):
        ours = [one for one in found if one["found"] == kind]
        lines += ["", f"## {kind.capitalize()}", ""] if ours else []
        lines += [f"- `{one['place']}` {one['fault']}: `{one['line']}` {one['why']}".rstrip() for one in ours]
    return "\n".join([*lines, ""])


def sentence_of(found: list[Entry]) -> str:
    judged = [one for one in found if one["found"] != CHANGES_NOTHING]
    noticed = [one for one in judged if one["found"] not in (UNNOTICED, TOO_SLOW)]
    share = 100 * len(noticed) / max(1, len(judged))
    return f"Of {len(judged)} faults that change something {len(noticed)} were noticed ({share:.1f} %)."


class Share:
    """Of several runs side by side each has its share of the files and faults: "1/2" and "2/2"."""

    def __init__(self, said: str) -> None:
        first, _, self.all = said.partition("/")
        self.first = int(first) - 1

    def of(self, all: Sequence[T]) -> list[T]:
        return list(all[self.first :: int(self.all)])


class Run:
    """Faults that were drawn, what was found of them so far, and where it is kept."""

    def __init__(self, chosen: list[Made], report: Path, seed: int) -> None:
        self.chosen = chosen
        self.report = report
        self.seed = seed
        self.kept = report.with_suffix(".jsonl")
        report.parent.mkdir(parents=True, exist_ok=True)
        self.found: dict[tuple[str, str], Entry] = {}
        self.read()

    def read(self) -> None:
        """What this run and others beside it found: the last word on each fault counts."""
        said = self.kept.read_text(encoding="utf-8").splitlines() if self.kept.exists() else []
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
        with self.kept.open("a", encoding="utf-8") as file:
            file.write(json.dumps(said, ensure_ascii=False) + "\n")
        self.read()
        self.report.write_text(report_of(list(self.found.values()), self.seed), encoding="utf-8")
        what = f"{said['found']} {said['why']}".rstrip()
        print(f"{said['place']} {said['fault']}: {what} ({len(self.found)}/{len(self.chosen)})", flush=True)

    def waiting(self, *states: str) -> list[Made]:
        """The faults of which this is all that was found."""
        return [(path, fault) for path, fault in self.chosen if self.entry(path, fault)["found"] in states]


def judge_all(run: Run, bench: Bench, known: Known, is_again: bool, near_only: bool) -> None:
    """Whatever was not judged before: all have a turn with the nearest; the last resort comes last."""
    say_what_changes_nothing(run)
    searches = {made: Search(bench, known, made) for made in run.chosen}
    waiting = ["", UNNOTICED, TOO_SLOW, NOBODY_NEAR] if is_again else [""]
    for made in run.waiting(*waiting):
        run.read()
        if run.entry(*made)["found"] not in waiting:
            continue  # another run beside this one was quicker
        noticed = searches[made].shortly(files_asked(ROOT, package_of(made[0])))
        run.say(run.entry(*made), found=NOTICED if noticed else NOBODY_NEAR, by=noticed)
    for made in run.waiting(NOBODY_NEAR):
        if noticed := searches[made].thoroughly(NETS, 2):
            is_own = noticed.partition("::")[0] in files_asked(ROOT, package_of(made[0]))
            run.say(run.entry(*made), found=NOTICED if is_own else BY_OTHERS, by=noticed)
    stages = [(NOTICED, 2), (BY_STORED, 2), (BY_OTHERS, 1), (NOTICED, 3), (BY_STORED, 3), (BY_OTHERS, 3)]
    for kind, most in [stage for stage in stages if not near_only or stage[0] == NOTICED]:
        for made in run.waiting(NOBODY_NEAR):
            files = {BY_STORED: files_of(ROOT, STORED), BY_OTHERS: files_of(ROOT, OTHERS)}.get(kind)
            if noticed := searches[made].thoroughly(files or files_asked(ROOT, package_of(made[0])), most):
                run.say(run.entry(*made), found=kind, by=noticed)
    for made in [] if near_only else run.waiting(NOBODY_NEAR):
        slow = searches[made].slow
        run.say(run.entry(*made), found=TOO_SLOW if slow else UNNOTICED, by=" ".join(slow))


def say_what_changes_nothing(run: Run) -> None:
    reasons = equivalents()
    for path, fault in run.waiting("", UNNOTICED, NOBODY_NEAR):
        why = reasons.get((path, line_of(path, fault), fault.what), "")
        if why:
            run.say(run.entry(path, fault), found=CHANGES_NOTHING, why=why)


def open_hall(bench: Bench, known: Known) -> list[str]:
    """Load every file of tests; returns those."""
    files = list(dict.fromkeys([*files_of(ROOT, OTHERS), *files_of(ROOT, STORED)]))
    for file in bench.open(files):
        print(f"{file} could not be loaded", flush=True)
    known.at_once = bench.at_once
    print(f"{len(known.at_once)} of {len(known.number)} are reached while modules are loaded", flush=True)
    return files


def learn_all(bench: Bench, known: Known, files: list[str]) -> None:
    """Look into those that are not known; whoever judges only does so where need be."""
    for file in files:
        if not known.has(file):
            known.learn(bench, file)


def bench_folder(share: Share) -> Path:
    """Outside the project, whose tests look at what lies in it; it stays: the next run begins sooner."""
    own = hashlib.sha1(f"{ROOT} {share.first}".encode()).hexdigest()[:8]
    folder = Path(tempfile.gettempdir()) / f"followsuit-mutants-{own}"
    shutil.rmtree(folder / "code", ignore_errors=True)
    folder.mkdir(exist_ok=True)
    return folder


def main() -> None:
    parser = argparse.ArgumentParser(description="Make single faults and see whether a test notices.")
    parser.add_argument("--count", type=int, default=300, help="how many faults, about")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--package", default=EVERY_PACKAGE, choices=[EVERY_PACKAGE, *TESTS])
    parser.add_argument(
        "--among", nargs="*", choices=TESTS, help="of those drawn, the faults of these packages only"
    )
    parser.add_argument("--again", action="store_true", help="ask anew about what nobody noticed")
    parser.add_argument(
        "--share", type=Share, default="1/1", help="of several runs side by side: 1/2 and 2/2"
    )
    parser.add_argument("--look", action="store_true", help="see what tests reach, and make no fault")
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
    every = drawn(asked.count, asked.seed, asked.package)
    chosen = [made for made in every if asked.among is None or package_of(made[0]) in asked.among]
    if asked.list:
        for path, fault in chosen:
            print(f"{path}:{fault.line}: {fault.what}")
        return
    run = Run(asked.share.of(chosen), asked.report, asked.seed)
    known = Known(asked.report.parent / f"mutants-lines-{asked.seed}", every)
    load_others()
    bench = Bench(bench_folder(asked.share), asked.patience, dict(enumerate(every)))
    files = open_hall(bench, known)
    if asked.look:
        learn_all(bench, known, asked.share.of(files))
    else:
        judge_all(run, bench, known, asked.again, asked.near)
    bench.close()
    print(sentence_of(list(run.found.values())))


if __name__ == "__main__":
    main()
