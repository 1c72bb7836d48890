"""`followsuit bench --service --bots` and `--windows` measure what they say, at a small size."""

import json
from typing import Any, cast

import pytest

from followsuit.benchmarks.crowds import WINDOWS, report, run_with, shares


@pytest.fixture(scope="module")
def result() -> dict[str, Any]:
    """Measured longer where the machine has so much to do that nobody was answered in so short a time."""
    found = cast(dict[str, Any], run_with((2,), 3, 1.5))
    for seconds in (4.0, 15.0):
        if not found["bots"][0]["waits"]:
            found["bots"] = run_with((2,), 0, seconds)["bots"]
    return found


def test_a_result_is_json(result: dict[str, Any]) -> None:
    assert json.loads(json.dumps(result)) == result


def test_people_wait_for_bots_and_others_are_timed_meanwhile(result: dict[str, Any]) -> None:
    (level,) = result["bots"]
    assert level["tables"] == 2
    assert level["waits"] > 0
    assert 0 < level["three_s"]["50"] <= level["wait_s"]["50"] <= level["wait_s"]["95"]
    assert 0 < level["seen_ms"]["50"] <= level["seen_ms"]["99"]
    assert level["server_cpu"] > 0


def test_each_window_is_measured_on_its_own(result: dict[str, Any]) -> None:
    assert len(result["windows"]) == WINDOWS
    for window in result["windows"]:
        assert window["answers_per_second"] > 0
        assert 0 < window["seen_ms"]["50"] <= window["seen_ms"]["99"]


def test_the_report_says_whether_the_goals_are_held(result: dict[str, Any]) -> None:
    level = {**result["bots"][0], "tables": 16, "three_s": {"50": 1.0, "95": 2.4, "99": 9.0}}
    level["seen_ms"] = {"50": 5.0, "99": 99.0, "most": 200.0}
    assert "16 tables, three bots within 2.5 s at 95 %" in report({**result, "bots": [level]})
    assert "people see within 100 ms at 99 %: held." in report({**result, "bots": [level]})
    level["three_s"] = {"50": 1.0, "95": 2.6, "99": 9.0}
    assert "at 99 %: MISSED." in report({**result, "bots": [level]})
    good = {"answers_per_second": 500.0, "seen_ms": {"50": 5.0, "99": 99.0}, "server_cpu": 0.5}
    bad = {**good, "seen_ms": {"50": 5.0, "99": 101.0}}
    people = {**result, "bots": [], "tables": 500}
    assert "in each: held." in report({**people, "windows": [good, good]})
    assert "in each: MISSED." in report({**people, "windows": [good, bad]})
    assert "in each: MISSED." in report({**people, "windows": [{**good, "answers_per_second": 400.0}]})


def test_shares() -> None:
    assert shares([i / 10 for i in range(100)]) == {"50": 5.0, "95": 9.5, "99": 9.9}
    assert shares([]) == {"50": 0.0, "95": 0.0, "99": 0.0}
