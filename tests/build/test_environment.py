"""The environment of `make`: what each part needs, one line for what goes wrong, nothing left half done."""

import errno
import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from building import environment
from building.alone import CannotInstall
from building.environment import parts_of, read_config, reason_in


@pytest.fixture
def venv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment elsewhere, whose Python and pip do as they are told."""
    folder = tmp_path / ".venv"
    monkeypatch.setattr(environment, "VENV", folder)
    for name in ("READY", "UNFINISHED", "UNFINISHED_BEHIND", "PYTHON"):
        monkeypatch.setattr(environment, name, folder / name.lower())
    monkeypatch.setattr(environment, "LOCK", tmp_path / ".venv-lock")
    return folder


class Calls:
    """Stands for subprocess.run: each call is noted, and answered as told."""

    def __init__(self, folder: Path, status: int = 0, says: str = "") -> None:
        self.folder = folder
        self.status = status
        self.says = says
        self.made: list[list[str]] = []

    def __call__(self, words: list[str], **_: object) -> "subprocess.CompletedProcess[str]":
        self.made.append(words)
        if "venv" in words and self.status == 0:
            self.folder.mkdir(exist_ok=True)
            (self.folder / "python").touch()
        return subprocess.CompletedProcess(words, self.status, "", self.says)

    def kinds(self) -> list[str]:
        return ["venv" if "venv" in words else "pip" for words in self.made]


def test_the_engine_alone_needs_one_other_package() -> None:
    assert [line.partition(">")[0] for line in read_config()["project"]["dependencies"]] == [
        "mypy-extensions"
    ]


def test_an_extra_brings_what_the_extras_it_names_bring() -> None:
    names = {line.partition(">")[0].partition("=")[0] for line in parts_of(read_config(), "all")}
    assert {"typer", "rich", "openskill", "fastapi", "open_spiel", "mypy-extensions"} <= names
    assert not any(name.startswith("followsuit") for name in names)


def test_before_a_table_opens_nothing_is_fetched_that_only_compiles() -> None:
    assert not any(line.startswith("mypy[") for line in parts_of(read_config(), "page"))
    assert any(line.startswith("mypy[") for line in parts_of(read_config(), "build"))


def test_what_is_there_is_not_asked_for_again(venv: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = Calls(venv)
    monkeypatch.setattr(subprocess, "run", calls)
    environment.prepare("serve")
    assert calls.kinds() == ["venv", "pip"]
    environment.prepare("serve")
    assert calls.kinds() == ["venv", "pip"]
    environment.prepare("serve", "bench")
    assert calls.kinds() == ["venv", "pip", "pip"]


def test_what_was_left_half_done_is_made_anew(venv: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = Calls(venv)
    monkeypatch.setattr(subprocess, "run", calls)
    environment.prepare("serve")
    environment.UNFINISHED.touch()  # pip was killed
    (venv / "leftover").touch()
    environment.prepare("serve")
    assert calls.kinds() == ["venv", "pip", "venv", "pip"]
    assert not (venv / "leftover").exists()
    assert not environment.UNFINISHED.exists()


def test_what_compiles_left_half_done_keeps_nobody_from_the_table(
    venv: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The network goes, or the table is closed, while the engine's compiler is fetched behind it."""
    calls = Calls(venv)
    monkeypatch.setattr(subprocess, "run", calls)
    environment.prepare("page")
    environment.prepare("serve")
    calls.status = 1
    with pytest.raises(CannotInstall):
        environment.prepare("build")
    environment.prepare("page")
    environment.prepare("serve")
    assert calls.kinds() == ["venv", "pip", "pip", "pip"], "nothing is asked of the network"
    calls.status = 0
    environment.prepare("build")
    assert "--force-reinstall" in calls.made[-1], "what was begun is not trusted"
    environment.prepare("build")
    assert calls.kinds() == ["venv", "pip", "pip", "pip", "pip"]
    assert not environment.UNFINISHED_BEHIND.exists()


def test_an_environment_that_was_never_finished_is_made_anew(
    venv: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    venv.mkdir()
    (venv / "pyvenv.cfg").touch()
    calls = Calls(venv)
    monkeypatch.setattr(subprocess, "run", calls)
    environment.prepare("serve")
    assert calls.kinds() == ["venv", "pip"]
    assert not (venv / "pyvenv.cfg").exists()


def test_without_a_venv_module(venv: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = "The virtual environment was not created successfully because ensurepip is not\navailable."
    monkeypatch.setattr(subprocess, "run", Calls(venv, 1, said))
    with pytest.raises(CannotInstall, match=r"this Python has no venv module.*apt install python3-venv"):
        environment.prepare("serve")
    assert not venv.exists()


@pytest.mark.parametrize(
    ("said", "line"),
    [
        (
            "NewConnectionError('[Errno -3] Temporary failure in name resolution')",
            "there is no network;",
        ),
        (
            "WARNING: Retrying: ProxyError('Cannot connect.')\nERROR: No match",
            "the proxy refuses:",
        ),
        ("OSError: [Errno 28] No space left on device", "the disk is full"),
        ("OSError: [Errno 30] Read-only file system: '.venv'", "this folder cannot be written"),
        (
            "SSLError(1, '[SSL: CERTIFICATE_VERIFY_FAILED]",
            "a certificate is not trusted:",
        ),
        ("OSError: [Errno 122] Disk quota exceeded", "your share of the disk is full"),
        (
            "ReadTimeoutError(\"HTTPSConnectionPool(host='pypi.org', port=443): Read timed out.\")\n"
            "ERROR: No matching distribution found for hatchling>=1.27",
            "the network does not answer;",
        ),
        (
            "('Connection aborted.', ConnectionResetError(104, 'Connection reset by peer'))",
            "the network broke off:",
        ),
        (
            "('Connection aborted.', RemoteDisconnected('Remote end closed connection without response'))",
            "the network broke off:",
        ),
        (
            "ERROR: Could not find a version that satisfies the requirement hatchling>=1.27\n"
            "ERROR: No matching distribution found for hatchling>=1.27",
            "pip finds no package for this Python and machine:",
        ),
        (
            "followsuit: it is left out.\nnoise\nfollowsuit: the page does not build.\nApp.svelte:3: no",
            "the page does not build. App.svelte:3: no",
        ),
        (
            "noise\nfollowsuit: no C compiler works here; install one.\nmore noise",
            "no C compiler works here; install one.",
        ),
        ("src/game.py:7: error: Name 'x' is not defined\nerror: wheel", "src/game.py:7: error: Name 'x'"),
        ("noise\nERROR: something of its own\n", "ERROR: something of its own"),
        ("", "no reason given"),
    ],
)
def test_of_all_that_pip_says_one_line_is_told(said: str, line: str) -> None:
    assert reason_in(said).startswith(line)
    assert "\n" not in reason_in(said)


BACKEND = """
import sys
def build_wheel(*_, **__):
    print("noise")
    {deed}
prepare_metadata_for_build_wheel = build_wheel
"""


@pytest.mark.parametrize(
    ("deed", "line"),
    [
        (
            r"sys.exit('followsuit: the page does not build.\nApp.svelte:3: something is wrong')",
            "the page does not build. App.svelte:3: something is wrong",
        ),
        ("print('a.py:7: error: wrong'); sys.exit(1)", "a.py:7: error: wrong"),
        ("import nothing_of_this_name", "ModuleNotFoundError: No module named 'nothing_of_this_name'"),
    ],
)
def test_what_the_build_says_is_told_though_pip_indents_it(deed: str, line: str, tmp_path: Path) -> None:
    """With pip as it is."""
    (tmp_path / "backend.py").write_text(BACKEND.format(deed=deed))
    (tmp_path / "pyproject.toml").write_text(
        '[build-system]\nrequires = []\nbuild-backend = "backend"\nbackend-path = ["."]\n'
    )
    words = ["-m", "pip", "--quiet", "--disable-pip-version-check", "wheel", "--no-build-isolation", "."]
    done = subprocess.run([sys.executable, *words], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert reason_in(done.stderr + done.stdout) == line


def test_the_edge_that_pip_draws_is_no_part_of_a_line() -> None:
    assert reason_in("  │ followsuit: the disk sleeps\n  ╰─> [end of output]\n") == "the disk sleeps"


@pytest.mark.parametrize("has_moved", [False, True])
def test_a_python_that_is_another_now_is_not_used(
    has_moved: bool, venv: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After an upgrade the environment's link to it leads nowhere, or to one that finds no package there."""
    calls = Calls(venv)
    monkeypatch.setattr(subprocess, "run", calls)
    environment.prepare("serve")
    environment.PYTHON.unlink()
    environment.PYTHON.symlink_to(sys.executable if has_moved else "/nowhere/python3.11")
    if has_moved:
        environment.prepare("serve")
        assert calls.kinds() == ["venv", "pip"]
        environment.READY.write_text("3.10")
    environment.prepare("serve")
    assert calls.kinds() == ["venv", "pip", "venv", "pip"]


def test_a_folder_that_cannot_be_written_is_one_line(
    venv: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(environment, "LOCK", Path("/dev/null/lock"))
    monkeypatch.setattr(sys, "argv", ["environment", "serve"])
    with pytest.raises(
        SystemExit, match=r"^followsuit: /dev/null cannot be written \(.*\): clone Follow Suit into .*\.$"
    ):
        environment.main()


def test_a_disk_that_fills_up_is_one_line(venv: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device", "ready")

    monkeypatch.setattr(environment, "make_whole", full)
    monkeypatch.setattr(sys, "argv", ["environment", "serve"])
    with pytest.raises(SystemExit, match=r"^followsuit: the disk is full\.$"):
        environment.main()


def test_pip_that_fails_is_one_line_and_the_next_try_begins_anew(
    venv: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    calls = Calls(venv)
    monkeypatch.setattr(subprocess, "run", calls)
    environment.prepare("page")
    monkeypatch.setattr(subprocess, "run", Calls(venv, 1, "NewConnectionError"))
    monkeypatch.setattr(sys, "argv", ["environment", "serve"])
    with pytest.raises(SystemExit) as stopped:
        environment.main()
    assert str(stopped.value).startswith("followsuit: pip could not fetch what it needs: there is no network")
    assert environment.UNFINISHED.exists()


def small_wheel(folder: Path) -> Path:
    """A package with a command that says one line."""
    wheel = folder / "one_line-1-py3-none-any.whl"
    files = {
        "one_line.py": "def main() -> None:\n    print('it is there')\n",
        "one_line-1.dist-info/METADATA": "Metadata-Version: 2.1\nName: one-line\nVersion: 1\n",
        "one_line-1.dist-info/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        "one_line-1.dist-info/entry_points.txt": "[console_scripts]\none-line = one_line:main\n",
        "one_line-1.dist-info/RECORD": "",
    }
    with ZipFile(wheel, "w") as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return wheel


@pytest.mark.skipif(os.name == "nt", reason="there is no umask")
def test_it_is_made_and_filled_wherever_a_stranger_stands(tmp_path: Path) -> None:
    """With venv and pip as they are: in a folder of any name that nobody else enters, without a network."""
    home = tmp_path / "My Games" / "トリック"
    home.mkdir(parents=True, mode=0o700)
    shutil.copytree(environment.ROOT / "building", home / "building")
    wish = f"one-line @ {small_wheel(home).as_uri()}"
    (home / "pyproject.toml").write_text(
        f'[build-system]\nrequires = ["{wish}"]\n[project]\nname = "x"\n', encoding="utf-8"
    )

    def prepared() -> str:
        done = subprocess.run(
            [sys.executable, "-m", "building.environment", "build"],
            cwd=home,
            env={**os.environ, "PIP_NO_INDEX": "1", "PIP_NO_CACHE_DIR": "1", "PYTHONPATH": ""},
            capture_output=True,
            text=True,
            umask=0o077,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        said = subprocess.run([home / ".venv/bin/one-line"], capture_output=True, text=True, check=True)
        assert said.stdout == "it is there\n"
        return done.stdout

    assert prepared() == "Fetching what build needs.\n"
    assert prepared() == "", "nothing is asked for again"
    assert (home / ".venv").stat().st_mode & 0o077 == 0


def test_two_at_once_wait_for_each_other(tmp_path: Path) -> None:
    """The second one says so, and goes on when the first is done, or dead."""
    code = (
        "import sys, pathlib; sys.path.insert(0, sys.argv[1]); from building.alone import alone\n"
        "with alone(pathlib.Path(sys.argv[2])): print('inside', flush=True); sys.stdin.read()"
    )
    words = [sys.executable, "-c", code, str(environment.ROOT), str(tmp_path / "lock")]
    first, second = (
        subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for _ in "12"
    )
    assert first.stdout is not None
    assert second.stdout is not None
    lines = [first.stdout.readline(), second.stdout.readline()]
    assert sorted(lines) == [f"Another make is at work in {tmp_path}; waiting for it.\n", "inside\n"]
    if lines[0] == "inside\n":
        waiting, inside = second, first
    else:
        waiting, inside = first, second
    inside.kill()
    assert waiting.stdout is not None
    assert waiting.stdout.readline() == "inside\n"
    waiting.kill()
    for process in (first, second):
        process.communicate()
