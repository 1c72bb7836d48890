"""Games are found by their entry points; what is named otherwise, or is no game, is not found so."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints
from typing import Any

import pytest

from followsuit import Game, UnknownGame, registry

PONDS = Game("ponds", "Ponds", [2], ["a"])


class Alike:
    """No game, though it has an id."""

    id = "alike"


class Given(EntryPoint):
    """One that loads a thing of this module."""

    def load(self) -> Any:
        return {"ponds": PONDS, "alike": Alike()}[self.value]


@pytest.fixture(autouse=True)
def given(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    entries = EntryPoints(
        [Given(name, value, registry.GROUP) for name, value in (("puddles", "ponds"), ("alike", "alike"))]
    )
    monkeypatch.setattr(registry, "entry_points", lambda **chosen: entries.select(**chosen))
    registry.all_games.cache_clear()
    registry.game_by_name.cache_clear()
    yield
    registry.all_games.cache_clear()
    registry.game_by_name.cache_clear()


def test_a_game_is_found_by_its_id_whatever_its_entry_point_is_called() -> None:
    assert registry.find_game("ponds") is PONDS
    with pytest.raises(UnknownGame, match="There is no game puddles"):
        registry.find_game("puddles")


def test_what_is_no_game_is_not_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert registry.game_by_name("alike") is None
    with pytest.raises(UnknownGame, match="There is no game alike"):
        registry.find_game("alike")
    assert "alike, named as the game alike, is not a Game." in capsys.readouterr().err
