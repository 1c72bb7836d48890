"""`make play`: the table on whichever engine is there, the compiled one behind it, one line for each."""

import os
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from building import alone, behind, environment, play

FOR_NOW = "The engine runs interpreted for now. It is being compiled behind the table, for the next start.\n"


def module(folder: Path, name: str, text: str) -> None:
    """A part of the folder building/ that does as it is told."""
    (folder / "building").mkdir(exist_ok=True)
    (folder / "building" / f"{name}.py").write_text(text)


@pytest.fixture
def engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder whose building/engine.py is yet to be written."""
    monkeypatch.setattr(behind, "ROOT", tmp_path)
    monkeypatch.setattr(behind, "PYTHON", sys.executable)
    monkeypatch.setattr(behind, "prepare", lambda *_: None)
    monkeypatch.setattr(os, "nice", lambda _: 0)
    return tmp_path


def test_an_engine_that_was_compiled_is_for_the_next_start(
    engine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    module(engine, "engine", "import os; assert os.environ['FOLLOWSUIT_BESIDE'] == '1'; print('noise')")
    behind.main()
    assert capsys.readouterr().out == "The engine is compiled. The next start uses it.\n"


@pytest.mark.parametrize(
    ("says", "reason"),
    [
        (
            "followsuit: no C compiler works here; install one (gcc)",
            "no C compiler works here; install one (gcc)",
        ),
        ("src/game.py:7: error: Name 'x' is wrong\nmore", "src/game.py:7: error: Name 'x' is wrong"),
        (
            "followsuit: the engine does not compile.\na.c:1: error: wrong.",
            "the engine does not compile. a.c:1: error: wrong",
        ),
    ],
)
def test_an_engine_that_does_not_compile_says_why(
    says: str, reason: str, engine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    module(engine, "engine", f"import sys; print('noise'); sys.exit({says!r})")
    behind.main()
    assert capsys.readouterr().out == f"The engine stays interpreted: {reason}.\n"


def test_what_compiles_it_may_not_come(
    engine: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(*_: str) -> None:
        raise alone.CannotInstall("there is no network")

    monkeypatch.setattr(behind, "prepare", fails)
    behind.main()
    assert capsys.readouterr().out == "The engine stays interpreted: there is no network.\n"


def test_without_a_compiler_it_says_what_to_install() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "building.engine"],
        cwd=environment.ROOT,
        env={**os.environ, "FOLLOWSUIT_COMPILE": "auto", "CC": "/nonexistent"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert environment.reason_in(done.stdout + done.stderr).startswith(
        "no C compiler works here; install one with Python's headers "
        "(on Debian: apt install build-essential python3-dev)"
    )
    assert "/nonexistent" in done.stderr


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a server that stays until the engine behind it has begun, if one is to."""
    monkeypatch.setattr(play, "ROOT", tmp_path)
    monkeypatch.setattr(play, "INSTALLED", tmp_path / "installed")
    monkeypatch.setattr(play, "SERVING", tmp_path / "serving")
    monkeypatch.delenv("FOLLOWSUIT_COMPILE", raising=False)
    begins = "import os, time, pathlib; pathlib.Path('begun').write_text(str(os.getpid())); time.sleep(60)"
    module(tmp_path, "behind", begins)
    monkeypatch.setattr(play, "command", lambda _: [sys.executable, "-c", "raise SystemExit(3)"])
    return tmp_path


def is_at_work(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    # One that nobody has waited for yet is at work no more.
    return Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2][0] != "Z"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks /proc")
def test_on_the_interpreted_engine_a_line_says_so_and_the_compiler_ends_with_the_table(
    table: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    waits = "import pathlib, time\nwhile not pathlib.Path('begun').exists(): time.sleep(0.01)"
    monkeypatch.chdir(table)
    monkeypatch.setattr(play, "command", lambda _: [sys.executable, "-c", waits])
    (table / "installed").write_text("key interpreted page")
    assert play.serve([]) == 0
    assert capfd.readouterr().out == FOR_NOW
    begun = int((table / "begun").read_text())
    deadline = time.monotonic() + 10
    while is_at_work(begun):
        assert time.monotonic() < deadline
        time.sleep(0.01)


@pytest.mark.parametrize(
    ("installed", "wish"), [("key compiled no-page", "auto"), ("key interpreted page", "0")]
)
def test_nothing_is_compiled_behind_where_it_is_or_is_not_wished(
    installed: str,
    wish: str,
    table: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("FOLLOWSUIT_COMPILE", wish)
    (table / "installed").write_text(installed)
    assert play.serve([]) == 3, "the server's own status"
    assert capfd.readouterr().out == ""
    assert not (table / "begun").exists()


def test_while_it_serves_others_serve_too_and_nobody_replaces_what_it_runs_on(
    table: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock = (
        "import sys; sys.path.insert(0, sys.argv[1]); from building.alone import taken\n"
        "opened = open(sys.argv[2], 'a+'); file = opened.fileno()\n"
        "sys.exit(10 * taken(file, False) + taken(file, False, shared=True))"
    )
    words = [sys.executable, "-c", lock, str(environment.ROOT), str(table / "serving")]
    monkeypatch.setattr(play, "command", lambda _: words)
    (table / "installed").write_text("key compiled page")
    assert play.serve([]) == 1
    assert subprocess.run(words, check=False).returncode == 11


def test_a_folder_that_cannot_be_written_is_served_all_the_same(
    table: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "SERVING", Path("/dev/null/serving"))
    (table / "installed").write_text("key compiled page")
    assert play.serve([]) == 3


def test_a_port_that_is_taken_is_said_and_another_one_used(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        monkeypatch.setattr(play, "PORT", other.getsockname()[1])
        assert play.free_port() == 0
    assert "is taken by another program" in capsys.readouterr().out


def test_where_the_home_cannot_be_written_tables_are_kept_beside(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    words = play.command(["--no-open", "--port", "0"])
    assert words[-4:] == ["--database", f"sqlite:///{alone.VENV / 'tables.sqlite3'}", "--port", "0"]
    assert "cannot be written" in capsys.readouterr().out


def test_an_old_python_is_told_which_one_it_takes() -> None:
    code = "import sys; sys.version_info = (3, 10, 9); import building"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=environment.ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr == "followsuit: Follow Suit needs Python 3.11 or newer; set PYTHON to one.\n"


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make")
def test_without_any_python_make_says_what_to_install() -> None:
    done = subprocess.run(
        ["make", "--silent", "python", "PYTHON=/nowhere/python3"],
        cwd=environment.ROOT,
        env={**os.environ, "MAKEFLAGS": "", "MAKELEVEL": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert done.stderr.startswith(
        "followsuit: there is no /nowhere/python3 here: install Python 3.11 or newer "
        "(on Debian: apt install python3 python3-venv), or set PYTHON to one.\n"
    )
    assert "Traceback" not in done.stderr
