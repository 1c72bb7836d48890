"""`followsuit bench --envs`: that it measures, and says what is held and what is missed."""

import json

import pytest

from cli.command import complaint, said
from followsuit.benchmarks import envs
from followsuit.benchmarks.measuring import Effort


def test_it_measures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("followsuit.benchmarks.envs.QUICK", Effort(rounds=1, slice_seconds=0.0005))
    monkeypatch.setattr("followsuit.benchmarks.envs.SIZES", [2, 64])
    result = json.loads(said("bench", "--envs", "--quick", "--json"))
    assert result["rates"][envs.OURS] > 0
    assert result["rates"][envs.many_name(64)] > 0
    assert result["rates"][envs.OH_HELL] > 0
    names = [line["name"] for line in result["lines"]]
    assert any(name.startswith("cost of a decision") for name in names)
    text = envs.report(result)
    assert "decisions a second" in text
    assert "at least 300,000" in text


def test_tables_are_measured_in_the_midst_of_their_games() -> None:
    """Else thousands of tables would only ever be measured at the first decisions of a game."""
    env = envs.games_apart(32)
    assert max(env.seeds()) > 32  # some have begun another
    assert len({table.part() for table in env.many.tables}) > 1


def test_what_is_missed_is_said() -> None:
    missed = envs.line("speed", [1.0, 2.0, 3.0], "x", 5.0)
    assert missed["is_held"] is False
    result = {
        "build": "compiled",
        "python": "3",
        "machine": "m",
        "rounds": 1,
        "slice_seconds": 1.0,
        "rates": {},
        "left_out": ["PettingZoo hanabi_v5"],
        "lines": [missed],
    }
    assert "at least 5: MISSED" in envs.report(dict(result))
    assert "not beside it: PettingZoo hanabi_v5" in envs.report(dict(result))


def test_one_thing_at_a_time() -> None:
    assert "one after the other" in complaint("bench", "--envs", "--service")
