"""`followsuit bench --service` measures what it says, at a small size."""

import json
from typing import Any, cast

import pytest

from followsuit.benchmarks.service import GOAL_TABLES, TABLES, percentiles, report, run_with


@pytest.fixture(scope="module")
def result() -> dict[str, Any]:
    return cast(dict[str, Any], run_with((3,), 1.0))


def test_a_result_is_json(result: dict[str, Any]) -> None:
    assert json.loads(json.dumps(result)) == result


def test_every_table_has_a_socket_for_each_seat_and_answers_are_timed(result: dict[str, Any]) -> None:
    (level,) = result["levels"]
    assert level["tables"] == 3
    assert level["sockets"] >= 6
    assert level["answers_per_second"] > 0
    assert 0 < level["stored_ms"]["50"] <= level["stored_ms"]["99"] <= level["stored_ms"]["most"]
    assert 0 < level["seen_ms"]["50"] <= level["seen_ms"]["99"]
    assert result["most_answers_per_second"] > 0


def test_the_report_says_whether_the_goal_is_held(result: dict[str, Any]) -> None:
    assert "99 %" in report(result)
    assert "Goal" not in report(result)
    assert GOAL_TABLES in TABLES
    level = {**result["levels"][0], "tables": 500, "answers_per_second": 500.0}
    level["seen_ms"] = {"50": 5.0, "99": 99.0, "most": 200.0}
    assert "500 tables, 99 % under 100 ms: held." in report({**result, "levels": [level]})
    level["seen_ms"] = {"50": 5.0, "99": 101.0, "most": 200.0}
    assert "MISSED" in report({**result, "levels": [level]})
    level["seen_ms"], level["answers_per_second"] = {"50": 5.0, "99": 9.0, "most": 9.0}, 400.0
    assert "MISSED" in report({**result, "levels": [level]})


def test_percentiles() -> None:
    assert percentiles([i / 1000 for i in range(1, 101)]) == {"50": 51.0, "99": 100.0, "most": 100.0}
    assert percentiles([]) == {"50": 0.0, "99": 0.0, "most": 0.0}
