"""`followsuit check`."""

from pathlib import Path

import pytest

from cli.command import invoke, run, said

SCENARIO = """
id = "TR-EX-05"
title = "A low trump wins"
rules = ["TR-WIN-05"]
game = "trick-raiders"
players = 3

[table]
leads = ["H9a", "D3", "D4"]
hands = ["H3", "S3", "H4"]

[[step]]
answers = "0 H9a, 1 S3, 2 H4"
told = ["won: 1 S3 by TR-WIN-05"]
"""


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    path = tmp_path / "low-trump.toml"
    path.write_text(SCENARIO)
    return path


def test_a_scenario_that_holds(scenario: Path) -> None:
    assert said("check", str(scenario)) == f"{scenario}: holds\n"


def test_a_scenario_that_does_not_hold_is_shown_with_what_was_found(scenario: Path) -> None:
    scenario.write_text(SCENARIO.replace("won: 1 S3", "won: 2 H4"))
    result = invoke("check", str(scenario))
    assert result.exit_code == 1
    assert result.stderr == ""
    lines = result.stdout.splitlines()
    assert lines[0] == f"{scenario}: does not hold"
    assert lines[1].startswith(f"  {scenario}:")
    assert any("expected" in line and "won: 2 H4" in line for line in lines)
    assert any("won: 1 S3" in line for line in lines)


def test_a_file_that_cannot_be_read_does_not_stop_the_others(scenario: Path, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(SCENARIO.replace("won: 1 S3", "won: 2 H4"))
    broken = tmp_path / "broken.toml"
    broken.write_text("id = ")
    result = invoke("check", str(broken), str(wrong), str(tmp_path), str(scenario))
    assert result.exit_code == 2
    complaints = result.stderr.splitlines()
    assert len(complaints) == 2
    assert complaints[0].startswith(f"followsuit: {broken}: line 1: ")
    assert complaints[1] == f"followsuit: {tmp_path} cannot be read: Is a directory."
    assert f"{wrong}: does not hold\n" in result.stdout
    assert f"{scenario}: holds\n" in result.stdout
    assert result.stdout.endswith("\n1 of 4 hold.\n")


def test_a_process_of_its_own_has_the_same_exit_status(scenario: Path) -> None:
    assert run("check", str(scenario)).returncode == 0
    scenario.write_text(SCENARIO.replace("won: 1 S3", "won: 2 H4"))
    assert run("check", str(scenario)).returncode == 1
    scenario.write_text("nonsense")
    done = run("check", str(scenario))
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
