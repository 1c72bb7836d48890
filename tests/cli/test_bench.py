"""`followsuit bench`: that it measures what it is told to, and says it."""

import json

import pytest

from cli.command import complaint, said
from followsuit.benchmarks.measuring import Effort


@pytest.mark.parametrize(("arguments", "is_quick"), [([], False), (["--quick"], True)])
def test_quick_or_not(arguments: list[str], is_quick: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("followsuit.benchmarks.bench.run", lambda quick: {"quick": quick})
    monkeypatch.setattr("followsuit.benchmarks.bench.report", lambda result: f"report of {result}\n")
    assert json.loads(said("bench", "--json", *arguments)) == {"quick": is_quick}
    assert said("bench", *arguments) == f"report of {{'quick': {is_quick}}}\n"


def test_it_measures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("followsuit.benchmarks.bench.QUICK", Effort(rounds=1, slice_seconds=0.0005))
    result = json.loads(said("bench", "--quick", "--json"))
    assert (result["rounds"], result["slice_seconds"]) == (1, 0.0005)
    assert result["builds"]


@pytest.mark.parametrize(("wish", "run"), [("--bots", "run_bots"), ("--windows", "run_windows")])
def test_the_server_as_people_use_it(wish: str, run: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"followsuit.benchmarks.crowds.{run}", lambda quick: {run: quick})
    monkeypatch.setattr("followsuit.benchmarks.crowds.report", lambda result: f"report of {result}\n")
    assert said("bench", "--service", wish, "--quick") == f"report of {{'{run}': True}}\n"
    assert json.loads(said("bench", "--service", wish, "--json")) == {run: False}


@pytest.mark.parametrize("wish", ["--bots", "--windows"])
def test_wishes_that_do_not_go_together(wish: str) -> None:
    assert complaint("bench", wish) == f"{wish} goes with --service."
    sentence = "Of --beside, --bots and --windows there is one at a time."
    assert complaint("bench", "--service", wish, "--beside", "boardgame.io") == sentence
