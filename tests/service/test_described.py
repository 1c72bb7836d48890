"""How the service describes itself: what every address may answer, by its status."""

from pathlib import Path
from typing import Any

import pytest

from followsuit import find_game
from followsuit.service.app import new_app
from followsuit.service.settings import Settings

REFUSED = {"400", "403", "404", "409", "413", "422", "429", "503"}


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    folder: Path = tmp_path_factory.mktemp("described")
    found: dict[str, Any] = new_app(Settings(database=f"sqlite:///{folder}/x.sqlite3")).openapi()
    return found


def test_every_address_may_refuse_by_these_statuses_and_no_others(described: dict[str, Any]) -> None:
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            statuses = set(operation["responses"])
            if path.startswith("/api/"):
                assert {status for status in statuses if status >= "400"} == REFUSED, (method, path)
            (fine,) = [status for status in statuses if status < "400"]
            assert fine in ("200", "201")
    assert set(described["paths"]["/readyz"]["get"]["responses"]) == {"200", "503"}
    assert set(described["paths"]["/metrics"]["get"]["responses"]) >= {"200", "403"}


def test_what_goes_wrong_is_json_also_where_what_goes_well_is_text(described: dict[str, Any]) -> None:
    responses = described["paths"]["/api/tables/{table}/record"]["get"]["responses"]
    assert set(responses["200"]["content"]) == {"text/plain"}
    for status in REFUSED:
        assert set(responses[status]["content"]) == {"application/json"}


def test_what_is_made_anew_is_answered_by_201(described: dict[str, Any]) -> None:
    made = {
        path
        for path, methods in described["paths"].items()
        for operation in methods.values()
        if "201" in operation["responses"]
    }
    assert made == {
        "/api/tables",
        "/api/tables/{table}/again",
        "/api/puzzles/{game}/{puzzle}/table",
    }


def test_examples_can_be_sent_as_they_stand(described: dict[str, Any]) -> None:
    (example,) = described["components"]["schemas"]["TableForm"]["examples"]
    game = find_game(example["game"])
    assert example["players"] == len(example["seats"]) == game.default_players
    assert [seat["kind"] for seat in example["seats"]].count("me") == 1
    asked = described["paths"]["/api/games/{game}/rules"]["get"]["parameters"]
    examples = {one["name"]: one["schema"].get("examples") for one in asked}
    assert examples == {"game": [game.id], "lang": None, "whole": None}
