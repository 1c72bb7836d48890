"""The published studies are of our games under their rules, and their pages are those of their figures."""

from pathlib import Path

import pytest

from building.studies import FIGURES, ROOT, published, wanted
from followsuit.lab.reading import read_study
from followsuit.registry import all_games

STUDIES = published()


def test_there_is_one_for_every_game_and_number_of_players() -> None:
    ours = [game for game in all_games().values() if type(game).__module__.startswith("followsuit.")]
    seen = {
        (figures["game"], stratum["players"]) for figures in STUDIES.values() for stratum in figures["strata"]
    }
    assert {(game.id, count) for game in ours for count in game.players} <= seen


@pytest.mark.parametrize("name", sorted(STUDIES))
def test_its_file_is_there_and_makes_these_games(name: str) -> None:
    study = read_study(ROOT / "examples" / "studies" / f"{name}.toml")
    assert study.rules == STUDIES[name]["rules"], "the rules have changed: play it again"
    assert study.fingerprint() == STUDIES[name]["fingerprint"]


def test_pages_and_tables_are_made_from_the_figures() -> None:
    """By `python -m building.studies`."""
    files = wanted()
    assert len(files) == len(STUDIES) + 2
    for path, text in files.items():
        assert path.read_text(encoding="utf-8") == text, path.relative_to(ROOT)
    left = set((ROOT / "web/public/studies").iterdir()) - set(files)
    assert left == set()
    assert all(Path(path).stem in STUDIES for path in FIGURES.glob("*.json"))
