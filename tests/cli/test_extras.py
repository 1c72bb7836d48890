"""The command without its extras: one line that says what to install. test_wheels.py installs it for real."""

import re
import sys
from pathlib import Path

import pytest

from building.environment import parts_of, read_config
from followsuit import command
from followsuit.command import EXTRAS, missing_line


def modules_of(extra: str) -> set[str]:
    """Distributions that an extra brings, as they are imported."""
    own = {"fluent.runtime": "fluent", "open-spiel": "open_spiel", "prometheus-client": "prometheus_client"}
    lines = parts_of(read_config(), extra)
    names = {re.split(r"[<>=!;\[ ]", line)[0].lower().replace("_", "-") for line in lines}
    return {own.get(name, name) for name in names} - {"mypy-extensions"}


@pytest.mark.parametrize("module", sorted(EXTRAS))
def test_each_module_is_brought_by_its_extra(module: str) -> None:
    assert {"pyspiel": "open_spiel"}.get(module, module) in modules_of(EXTRAS[module])


@pytest.mark.parametrize("extra", ["cli", "arena", "bench", "lab", "ray", "serve"])
def test_each_module_of_an_extra_is_known(extra: str) -> None:
    # uvloop is for some machines only, and missed by nobody.
    assert modules_of(extra) - {"uvloop"} <= set(EXTRAS)


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
