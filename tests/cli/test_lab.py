"""`followsuit lab run`: a small study to its end, and one for which there was no time."""

import json
from pathlib import Path

from typer.testing import CliRunner

from followsuit.cli.main import app

STUDY = "game = 'trick-raiders'\nplayers = 3\nbots = ['random']\ndeals = 12\n"


def run(folder: Path, *options: str) -> tuple[int, str, str]:
    file = folder / "mine.toml"
    file.write_text(STUDY, encoding="utf-8")
    arguments = ["lab", "run", str(file), "--processes", "1", "--out", str(folder / "out"), *options]
    result = CliRunner().invoke(app, arguments)
    return result.exit_code, result.stdout, result.stderr


def test_a_study_is_played_and_told(tmp_path: Path) -> None:
    code, told, _ = run(tmp_path)
    assert code == 0
    assert "Trick Raiders: 12 deals, 12 games" in told
    figures = json.loads((tmp_path / "out/figures.json").read_text(encoding="utf-8"))
    assert (figures["deals"], figures["games"]) == (12, 12)
    assert (tmp_path / "out/report.html").read_text(encoding="utf-8").startswith("<!doctype html>")


def test_one_for_which_there_was_no_time_says_so(tmp_path: Path) -> None:
    code, told, said = run(tmp_path, "--minutes", "0.0000001")
    assert (code, told) == (2, "")
    assert "The time was over before a deal was played in every arm." in said
    assert not (tmp_path / "out/report.html").exists()
