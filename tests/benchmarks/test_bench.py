"""`followsuit bench` measures all it promises and reports what it measured. No test looks at the speed."""

import json
from typing import Any

import pytest

from followsuit import all_games, is_compiled
from followsuit.benchmarks import workloads
from followsuit.benchmarks.bench import (
    ANSWERS_TARGETS,
    CLONE_TARGETS,
    FULL,
    HEARTS_TARGET,
    KINDS,
    QUICK,
    SEARCH_TARGETS,
    Gauge,
    Target,
    report,
    run_with,
    target_text,
)
from followsuit.benchmarks.beside.hearts import GAME as HEARTS
from followsuit.benchmarks.measuring import Effort, Rates, measure, spread

TINY = Effort(rounds=2, slice_seconds=0.0005)
BUILD = "compiled" if is_compiled() else "interpreted"


@pytest.fixture(scope="module")
def result() -> dict[str, Any]:
    return run_with(TINY)


def test_both_efforts_have_at_least_five_repetitions() -> None:
    assert min(QUICK.rounds, FULL.rounds) >= 5


def test_a_result_is_json(result: dict[str, Any]) -> None:
    assert json.loads(json.dumps(result)) == result


def test_every_game_is_measured_with_every_number_of_players(result: dict[str, Any]) -> None:
    expected = [(game.id, players) for game in [*all_games().values(), HEARTS] for players in game.players]
    for build in result["builds"]:
        assert [(figures["game"], figures["players"]) for figures in build["games"]] == expected
        for figures in build["games"]:
            assert list(figures["per_second"]) == list(figures["microseconds"]) == KINDS
            for kind in KINDS:
                assert figures["per_second"][kind] > 0
                assert figures["per_second"][kind] * figures["microseconds"][kind] == pytest.approx(1e6)


def test_a_compiled_engine_is_measured_interpreted_as_well(result: dict[str, Any]) -> None:
    builds = [build["build"] for build in result["builds"]]
    assert builds == (["compiled", "interpreted"] if is_compiled() else ["interpreted"])


def test_the_report_names_the_build_the_games_and_the_targets(result: dict[str, Any]) -> None:
    text = report(result)
    assert text.startswith(f"Follow Suit, {BUILD}")
    for build in result["builds"]:
        assert f"The engine {build['build']} " in text
        for figures in build["games"]:
            assert f"  {figures['game']}, {figures['players']} players " in text
        for gauge in build["gauges"]:
            assert gauge["name"] in text


def test_hearts_is_held_against_the_hearts_of_open_spiel(result: dict[str, Any]) -> None:
    pytest.importorskip("pyspiel", reason="open_spiel is not installed (the extra `bench` has it)")
    gauges = {gauge["name"]: gauge for gauge in result["builds"][0]["gauges"]}
    hearts = gauges["hearts-benchmark, 4 players: answers / OpenSpiel hearts"]
    assert hearts["value"] > 0
    assert hearts["target"] == HEARTS_TARGET
    assert "OpenSpiel is " in report(result)


def test_searches_are_held_against_the_search_of_open_spiel(result: dict[str, Any]) -> None:
    pytest.importorskip("pyspiel", reason="open_spiel is not installed (the extra `bench` has it)")
    gauges = {gauge["name"]: gauge for gauge in result["builds"][0]["gauges"]}
    for game in all_games().values():
        for players in game.players:
            searched = gauges[f"{game.id}, {players} players: worlds searched / oh_hell ISMCTS"]
            assert searched["value"] > 0
            assert searched["target"] == SEARCH_TARGETS.get((game.id, players), EMPTY)
            as_played = gauges[f"{game.id}, {players} players: worlds searched as played / oh_hell ISMCTS"]
            assert as_played["value"] > 0
            assert as_played["target"] == searched["target"]
    assert SEARCH_TARGETS["trick-raiders", 4]["at_least"] == 1.0
    assert SEARCH_TARGETS["tricktakers", 4]["at_least"] == 0.7
    assert result["builds"][0]["others"]["OpenSpiel oh_hell ISMCTS simulations"] > 0


def test_without_open_spiel_the_report_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workloads, "pyspiel", None)
    monkeypatch.setattr("followsuit.benchmarks.bench.is_compiled", lambda: False)  # no second process
    result = run_with(TINY)
    assert result["open_spiel"] is None
    lines = report(result).splitlines()
    assert len([line for line in lines if "OpenSpiel" in line]) == 1
    assert lines[-1].endswith("pip install 'followsuit[bench]'.")


def test_trick_raiders_has_its_targets() -> None:
    assert ANSWERS_TARGETS["trick-raiders", 3] == {"at_least": 1.2, "at_most": None, "goal": 2.0}
    assert CLONE_TARGETS["trick-raiders", 3] == {"at_least": None, "at_most": 1.5, "goal": None}


AT_LEAST = Target(at_least=1.2, at_most=None, goal=2.0)
AT_MOST = Target(at_least=None, at_most=1.5, goal=None)
EMPTY = Target(at_least=None, at_most=None, goal=None)


@pytest.mark.parametrize(
    ("value", "target", "build", "text"),
    [
        (1.19, AT_LEAST, "compiled", "at least 1.2, goal 2: MISSED"),
        (1.2, AT_LEAST, "compiled", "at least 1.2, goal 2: held"),
        (2.0, AT_LEAST, "compiled", "at least 1.2, goal 2: reached"),
        (0.3, AT_LEAST, "interpreted", "at least 1.2, goal 2 (compiled)"),
        (1.5, AT_MOST, "compiled", "at most 1.5: held"),
        (1.51, AT_MOST, "compiled", "at most 1.5: MISSED"),
        (1.0, EMPTY, "compiled", ""),
    ],
)
def test_a_figure_is_held_against_its_target(value: float, target: Target, build: str, text: str) -> None:
    assert target_text(Gauge(name="", value=value, unit="x", spread=0.0, target=target), build) == text


def test_a_ratio_is_taken_inside_each_round() -> None:
    rates = Rates({"ours": [2.0, 9.0, 4.0], "theirs": [1.0, 3.0, 4.0]})
    assert rates.ratios("ours", "theirs") == [2.0, 3.0, 1.0]
    assert rates.rate("ours") == 4.0
    assert spread([1.0, 2.0, 4.0]) == 0.5


def test_every_workload_runs_in_every_round() -> None:
    calls: list[str] = []

    def unit(name: str) -> int:
        calls.append(name)
        return 3

    rates = measure({"a": lambda: unit("a"), "b": lambda: unit("b")}, Effort(rounds=6, slice_seconds=0.0))
    assert calls.count("a") == calls.count("b") == 1 + 6  # one to warm up
    assert len(rates.by_name["a"]) == len(rates.by_name["b"]) == 6
    assert min(rates.by_name["a"]) > 0


def test_playing_counts_the_answers_of_whole_games() -> None:
    unit = workloads.whole_games(HEARTS, 4)
    assert {unit() for _ in range(30)} == {52, 64}  # without and with passing


def test_positions_are_from_the_middle_of_a_game() -> None:
    t = workloads.middle_of(HEARTS, 4, 1)
    cards_played = 52 - sum(len(t.cards.piles[seat]) for seat in range(4))
    assert cards_played in (26, 20)  # of 52 answers, or of 64 with the 12 passed


@pytest.mark.parametrize("is_plain", [True, False])
def test_a_search_looks_at_as_many_worlds_as_it_says(is_plain: bool) -> None:
    """In pieces, from one position after the other."""
    unit = workloads.searches([workloads.middle_of(HEARTS, 4, seed) for seed in (1, 2)], is_plain)
    assert {unit() for _ in range(2 * workloads.SEARCH // workloads.AT_ONCE + 1)} == {workloads.AT_ONCE}
    assert workloads.SEARCH % workloads.AT_ONCE == 0


def test_open_spiel_is_given_something_to_think_about() -> None:
    pytest.importorskip("pyspiel", reason="open_spiel is not installed (the extra `bench` has it)")
    pool = workloads.open_spiel_choices("oh_hell")
    assert len(pool) == workloads.POOL
    assert min(len(state.legal_actions()) for state in pool) > 1
    assert workloads.open_spiel_searches(pool)() == workloads.SEARCH


def test_open_spiel_deals_before_the_first_decision() -> None:
    pytest.importorskip("pyspiel", reason="open_spiel is not installed (the extra `bench` has it)")
    unit = workloads.open_spiel_games("hearts")
    assert {unit() for _ in range(30)} == {52, 64}
    for state in workloads.open_spiel_pool("oh_hell"):
        actions = state.full_history()
        decisions = [action.player >= 0 for action in actions]
        assert decisions == sorted(decisions)
        assert any(decisions)
