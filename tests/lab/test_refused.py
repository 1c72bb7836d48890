"""Whatever goes wrong is one line, and nothing is left that looks whole and is not."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from followsuit import command
from followsuit.cli.main import app
from followsuit.core.errors import Unreadable, WrongOption
from followsuit.lab.rows import StudyFolder
from lab.studies import run_in, study

FILE = "game = 'trick-raiders'\nplayers = 3\nbots = ['random']\ndeals = 40\n"


def refused(folder: Path, text: str, *options: str) -> str:
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    arguments = ["lab", "run", str(file), "--processes", "1", "--out", str(folder / "out"), *options]
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""
    return result.stderr


@pytest.mark.parametrize(
    ("text", "options", "said"),
    [
        (FILE, ["--with", "lives=4"], "declares no numbers"),
        ("game = 'tricktakers'\n", ["--with", "king.points=900"], "from -200 to 500"),
        ("game = 'tricktakers'\nbots = ['deep']\n", [], "There is no bot deep"),
        ("game = 'tricktakers'\n[vary]\npick = ['nobody']\n", [], "has no character nobody"),
        ("game = 'tricktakers'\n[vary]\npick = 'king'\n", [], "vary.pick is true, or a list of characters."),
        ("game = 'tricktakers'\n[vary]\npick = ['king', 3]\n", [], "vary.pick is true, or a list of "),
        (FILE, ["--deals", "0"], "deals is a whole number"),
        (FILE, ["--minutes", "0"], "--minutes is more than 0"),
        (FILE, ["--processes", "0"], "--processes is 1 or more"),
        (FILE, ["somewhere:6379"], "say --ray before it"),
    ],
)
def test_it_is_refused_before_anything_is_written(
    tmp_path: Path, text: str, options: list[str], said: str
) -> None:
    assert said in refused(tmp_path, text, *options)
    assert not (tmp_path / "out").exists()


def test_without_ray_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(FILE)
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.setattr(
        sys, "argv", ["followsuit", "lab", "run", str(file), "--ray", "--out", str(tmp_path / "out")]
    )
    with pytest.raises(SystemExit) as ended:
        command.main()
    assert ended.value.code == 2
    assert capsys.readouterr().err == (
        "followsuit: `followsuit lab` with --ray needs ray, which is not installed: "
        'pip install "followsuit[ray]"\n'
    )
    assert not (tmp_path / "out").exists()


def test_a_full_disk_leaves_nothing_half_written(tmp_path: Path) -> None:
    """The system lets no file become larger than a block: as a disk that is full in the middle of it."""
    file = tmp_path / "mine.toml"
    file.write_text(FILE)
    code = (
        "import resource, signal\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))\n"
        "from followsuit.command import main\n"
        "main()\n"
    )
    arguments = ["lab", "run", str(file), "--processes", "1", "--out", str(tmp_path / "out")]
    done = subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.startswith("followsuit: ")
    assert "cannot be written: " in done.stderr
    assert done.stderr.count("\n") == 1
    left = [path for path in (tmp_path / "out").rglob("*") if path.is_file()]
    assert [path.name for path in left] == ["study.json"]
    assert json.loads(left[0].read_text())["study"]["game"] == "trick-raiders"


def test_the_folder_of_another_study(tmp_path: Path) -> None:
    run_in(tmp_path, study(deals=10))
    with pytest.raises(WrongOption, match="has the games of another study"):
        StudyFolder(tmp_path, study(deals=10, seed=2)).open()
    with pytest.raises(WrongOption, match="has the games of another study"):
        StudyFolder(tmp_path, study(deals=10, what_if=[{"ant.points": 3}])).open()


def test_a_block_that_is_no_parquet_is_played_again(tmp_path: Path) -> None:
    run_in(tmp_path, study(deals=40))
    rows = (tmp_path / "rows.parquet").read_bytes()
    (tmp_path / "blocks" / "0000001.parquet").write_bytes(b"PAR1")
    assert StudyFolder(tmp_path, study(deals=40)).open() == [0]
    run_in(tmp_path, study(deals=40))
    assert (tmp_path / "rows.parquet").read_bytes() == rows


def test_blocks_of_nobody(tmp_path: Path) -> None:
    run_in(tmp_path, study(deals=10))
    (tmp_path / "study.json").unlink()
    with pytest.raises(Unreadable, match="does not say of which study"):
        StudyFolder(tmp_path, study(deals=10)).open()
    (tmp_path / "study.json").write_text("{")
    with pytest.raises(Unreadable, match="cannot be read"):
        StudyFolder(tmp_path, study(deals=10)).open()
