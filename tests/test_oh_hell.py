"""Oh Hell, the example of a whole game of another package: installed, and played wherever games are."""

import json
import os
import random
import re
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

import followsuit
from browser.forward import play_forward
from browser.seeded import seeded_server
from outside import ROOT, installed, python

OH_HELL = ROOT / "examples" / "oh-hell"
MOST_LINES = 220

PROPERTIES = """
import followsuit
from followsuit.properties import PROPERTIES

game = followsuit.find_game("oh-hell")
for players, largest, hook in ((3, 7, True), (4, 5, False), (7, 3, True)):
    for check in PROPERTIES.values():
        check(game, players, {"largest": largest, "hook": hook}, players)
match = followsuit.new_match("oh-hell", seed=4)
while (seat := match.table.next_seat()) >= 0:
    match.answer(seat, match.table.options(seat)[-1])
print(followsuit.read_record(match.record()).table == match.table, followsuit.is_compiled())
"""

# Whatever is sent in Japanese: the kit, whole games, their sheets. On cards stand J, Q, K, A.
WORDS = """
import re
from describe import sent as describe
from describe.wire import NAMES, moments, texts, told, without_names_and_rules
from followsuit import find_game

game = find_game("oh-hell")
log = told(game, 3, {}, 1)
kit = [describe.kit(game, "ja"), next(one for one in describe.games("ja") if one["id"] == game.id)]
parts = [moment.parts() for moment in moments(game, 3, {}, 1, "ja", every=2)]
ended = [make(game, log.told[0], NAMES[:3], "ja") for make in (describe.news, describe.sheets)]
said = {without_names_and_rules(text) for text in texts([kit, parts, ended])}
print(len(said) > 100, sorted(text for text in said if re.search("[A-Za-z]", re.sub("[JQKA]", "", text))))
"""


@pytest.fixture(scope="module")
def oh_hell(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(OH_HELL, tmp_path_factory)


def test_it_is_short() -> None:
    lines = [line for path in OH_HELL.rglob("*.py") for line in path.read_text().splitlines()]
    assert 100 < len(lines) <= MOST_LINES


def test_it_has_every_property(oh_hell: Path) -> None:
    done = python([oh_hell], "-c", PROPERTIES)
    assert done.stdout.split() == ["True", str(followsuit.is_compiled())], done.stderr


@pytest.mark.parametrize("scenario", sorted(path.name for path in OH_HELL.glob("scenarios/*.toml")))
def test_its_scenarios_hold(oh_hell: Path, scenario: str) -> None:
    done = python([oh_hell], "-m", "followsuit", "check", str(OH_HELL / "scenarios" / scenario))
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_rule_is_on_its_page_and_in_its_code_or_a_scenario(oh_hell: Path) -> None:
    done = python([oh_hell], "-m", "followsuit", "rules", "oh-hell")
    numbered = set(re.findall(r"OH-\w+-\d\d", done.stdout))
    assert len(numbered) == 14, done.stderr
    code = "".join(path.read_text() for path in OH_HELL.rglob("*.py"))
    for first, last in re.findall(r"(OH-\w+-)(?:\d\d) to OH-\w+-(\d\d)", code):
        code += "".join(f"{first}{number:02}" for number in range(1, int(last)))
    assert numbered == set(re.findall(r"OH-\w+?-\d\d", code))


def test_its_rules_are_there_in_japanese(oh_hell: Path) -> None:
    done = python([oh_hell], "-m", "followsuit", "rules", "oh-hell", "--language", "ja")
    assert len(set(re.findall(r"OH-\w+-\d\d", done.stdout))) == 14, done.stderr
    assert "英語" not in done.stdout.partition("5. 得点")[2]
    assert "The hook" not in done.stdout


def test_it_speaks_japanese_throughout(oh_hell: Path) -> None:
    done = python([oh_hell, ROOT / "tests"], "-c", WORDS)
    assert done.stdout == "True []\n", done.stderr


def test_it_is_played_in_the_terminal(oh_hell: Path) -> None:
    command = ["-m", "followsuit", "play", "oh-hell", "--players", "3", "--seed", "3", "--bots", "thumb"]
    answers = "1\n0\n2\n" + "1\n" * 60
    done = python([oh_hell], *command, "--option", "largest=3", input=answers)
    assert done.returncode == 0, done.stderr
    assert re.search(r"Your hand: .*[♠♥♦♣] [SHDC][JQKA]", done.stdout)
    assert "(OH-WIN-0" in done.stdout
    assert "\nResult\n" in done.stdout


def test_it_is_played_in_the_arena_and_its_policy_wins(oh_hell: Path) -> None:
    result = oh_hell / "result.json"
    command = ["-m", "followsuit", "arena", "oh-hell", "--games", "60", "--seed", "1", "--processes", "1"]
    done = python(
        [oh_hell], *command, "--bots", "thumb,random", "--option", "largest=5", "--json", str(result)
    )
    assert done.returncode == 0, done.stderr
    thumb, by_lot = json.loads(result.read_text())["results"]
    assert (thumb["bot"], by_lot["bot"]) == ("thumb", "random")
    assert thumb["share"]["low"] > 0.6  # 0.79 of an even share of 0.5


def test_it_is_played_over_the_service(
    oh_hell: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", [str(oh_hell), *sys.path])
    with seeded_server(tmp_path) as address:
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 2]
        wish = {"game": "oh-hell", "players": 3, "options": {"largest": 3}, "seats": seats, "name": "Mika"}
        request = urllib.request.Request(
            f"{address}/api/tables", json.dumps(wish).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=30) as response:
            path = json.load(response)["path"]
            cookies = "; ".join(
                value.partition(";")[0] for value in response.headers.get_all("Set-Cookie", [])
            )
        over = play_forward(address, path, cookies, random.Random(1), None)
    assert over["outcome"]["rule"] == "OH-END-01"


def test_mypy_strict_finds_nothing_in_it(oh_hell: Path, tmp_path: Path) -> None:
    """By the types of the installed package, as whoever writes a game would; from a source tree, by those."""
    package = Path(followsuit.__file__).parents[1]
    is_installed = package.name == "site-packages"
    done = subprocess.run(
        [
            *[
                sys.executable,
                "-m",
                "mypy",
                "--strict",
                "--config-file=",
                f"--cache-dir={tmp_path / 'cache'}",
            ],
            *([] if is_installed else ["--follow-imports=silent"]),
            "-p",
            "oh_hell",
        ],
        capture_output=True,
        text=True,
        cwd=oh_hell,
        env={**os.environ, "MYPYPATH": "" if is_installed else str(package)},
        check=False,
    )
    assert done.stdout.startswith("Success: no issues found in "), done.stdout + done.stderr
