"""What is installed: kept while it is what was wished, put in place whole, and under nobody's table."""

import subprocess
import sys
from pathlib import Path

import pytest

from building import alone, environment, installing
from building.alone import CannotInstall
from building.kept import Kept, key_of_files
from building.page import page_is_kept


@pytest.fixture
def venv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment elsewhere, whose package is of the sources "key"."""
    folder = tmp_path / ".venv"
    folder.mkdir()
    monkeypatch.setattr(installing, "VENV", folder)
    for name in ("INSTALLED", "SERVING", "UNFINISHED_PACKAGE"):
        monkeypatch.setattr(installing, name, folder / name.lower())
    for part in (environment, installing):
        monkeypatch.setattr(part, "UNFINISHED", folder / "unfinished")
    monkeypatch.setattr(installing, "LOCK", tmp_path / ".venv-lock")
    monkeypatch.setattr(installing, "sources_key", lambda: "key")
    monkeypatch.setattr(installing, "page_is_kept", lambda: True)
    monkeypatch.delenv("FOLLOWSUIT_PAGE", raising=False)
    return folder


class Pip:
    """Stands for subprocess.run: pip installs what it is told to, and what was installed answers so."""

    def __init__(self, compiled: bool = True, page: bool = True, status: int = 0) -> None:
        self.answers = {
            "print(followsuit.is_compiled())": str(compiled),
            "print(followsuit.page_folder.page_folder())": "/page" if page else "None",
            "print(building.engine.is_kept())": str(compiled),
        }
        self.status = status
        self.installs = 0

    def __call__(self, words: list[str], **_: object) -> "subprocess.CompletedProcess[str]":
        if "pip" in words:
            self.installs += 1
            return subprocess.CompletedProcess(words, self.status, "", "")
        return subprocess.CompletedProcess(words, 0, self.answers[words[-1].partition("; ")[2]] + "\n", "")


@pytest.fixture
def pip(monkeypatch: pytest.MonkeyPatch) -> Pip:
    found = Pip()
    monkeypatch.setattr(subprocess, "run", found)
    return found


@pytest.mark.parametrize(
    ("build", "wish", "is_enough"),
    [
        ("compiled", "auto", True),
        ("compiled", "kept", True),
        ("compiled", "0", False),
        ("interpreted", "0", True),
        ("interpreted", "auto", False),
        ("interpreted", "1", False),
        ("", "0", False),
    ],
)
def test_what_is_installed_is_kept_if_it_is_what_was_wished(build: str, wish: str, is_enough: bool) -> None:
    assert installing.is_good_enough(build, "page", wish) is is_enough


@pytest.mark.parametrize("has_engine", [True, False])
def test_an_engine_compiled_meanwhile_is_used_at_the_next_start(
    has_engine: bool, venv: Path, pip: Pip
) -> None:
    pip.answers["print(building.engine.is_kept())"] = str(has_engine)
    assert installing.is_good_enough("interpreted", "page", "kept") is not has_engine


def test_a_page_that_could_not_be_fetched_comes_with_a_later_start(
    venv: Path, pip: Pip, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever engine is installed, and whether or not there is a compiler."""
    for compiled in (True, False):
        pip.answers |= {"print(followsuit.is_compiled())": str(compiled)}
        pip.answers["print(building.engine.is_kept())"] = "False"
        pip.answers["print(followsuit.page_folder.page_folder())"] = "None"
        pip.installs = 0
        installing.INSTALLED.unlink(missing_ok=True)
        monkeypatch.setattr(installing, "page_is_kept", lambda: False)
        installing.put_in_place("kept")
        installing.put_in_place("kept")
        assert pip.installs == 1, "it cannot be had yet"
        pip.answers["print(followsuit.page_folder.page_folder())"] = "/page"
        monkeypatch.setattr(installing, "page_is_kept", lambda: True)
        installing.put_in_place("kept")
        assert pip.installs == 2
        installing.put_in_place("kept")
        assert pip.installs == 2


def test_a_page_that_is_not_wished_does_not_come(
    venv: Path, pip: Pip, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FOLLOWSUIT_PAGE", "0")
    assert installing.is_good_enough("compiled", "no-page", "kept")


def test_what_is_installed_without_the_page_has_it_built_anew(
    venv: Path, pip: Pip, monkeypatch: pytest.MonkeyPatch
) -> None:
    built: list[str] = []
    monkeypatch.setattr(installing, "prepare", lambda *_: None)
    monkeypatch.setattr(installing, "build_page", lambda: built.append("page"))
    for words in ("key compiled no-page", "key compiled page", "other compiled no-page"):
        installing.INSTALLED.write_text(words)
        installing.main()
    assert built == ["page"]


def test_a_page_is_kept_under_what_it_was_built_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "web/index.html"
    page.parent.mkdir()
    page.write_text("1")
    kept = Kept(tmp_path / "kept")
    monkeypatch.setattr("building.page.ROOT", tmp_path)
    monkeypatch.setattr("building.page.kept_beside", lambda _: kept)
    assert not page_is_kept()
    made = tmp_path / "made"
    made.mkdir()
    kept.put("pages", key_of_files(tmp_path, [page]), made)
    assert page_is_kept()
    page.write_text("2")
    assert not page_is_kept()


def test_killed_while_the_package_is_installed_only_that_is_done_again(venv: Path, pip: Pip) -> None:
    """And by clearing away first what pip would trip over, which is nobody else's."""
    site = venv / "lib/python3.11/site-packages"
    ours = ("followsuit", "followsuit-1.dist-info", "~ollowsuit", "~ollowsuit-1.dist-info")
    for name in (*ours, "followsuit_oh_hell", "fastapi"):
        (site / name).mkdir(parents=True)
    (site / "followsuit__mypyc.cpython-311.so").touch()
    pip.status = -9
    installing.INSTALLED.write_text("other compiled page")
    with pytest.raises(CannotInstall):
        installing.put_in_place("kept")
    assert installing.installed_build("key") == ("", "")
    assert not environment.UNFINISHED.exists(), "what it stands on is whole"
    pip.status = 0
    installing.put_in_place("kept")
    assert {path.name for path in site.iterdir()} == {"followsuit_oh_hell", "fastapi"}
    assert installing.installed_build("key") == ("compiled", "page")
    assert not installing.UNFINISHED_PACKAGE.exists()


@pytest.mark.parametrize("servers", [1, 2])
def test_nothing_is_put_under_a_server_that_is_running(servers: int, venv: Path, pip: Pip) -> None:
    """Not while the last of several is running either."""
    installing.INSTALLED.write_text("key interpreted no-page")
    holds = [alone.alone(installing.SERVING, shared=True) for _ in range(servers)]
    for hold in holds:
        hold.__enter__()
    for hold in holds:
        installing.put_in_place("kept")  # which would be compiled, and have the page
        with pytest.raises(CannotInstall, match=r"^a table is open that runs from this folder.*Ctrl\+C"):
            installing.put_in_place("auto")
        assert pip.installs == 0
        hold.__exit__(None, None, None)
    installing.put_in_place("kept")
    assert pip.installs == 1


def test_a_package_that_does_not_run_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installing, "PYTHON", Path(sys.executable))
    with pytest.raises(
        CannotInstall, match=r"^what is installed does not run: ModuleNotFoundError: .*gone'$"
    ):
        installing.said("followsuit.gone.away()")


def test_what_another_make_has_just_made_is_not_made_again(tmp_path: Path) -> None:
    """Two at once want one of the Makefile's files: both have it, and the command has run once."""
    source, target = tmp_path / "source", tmp_path / "target"
    source.touch()
    words = [str(target), str(source), "--"]
    deed = f"echo made >> {tmp_path / 'log'}; sleep 0.3; touch {target}"
    code = (
        "import sys; from pathlib import Path; from building import alone; alone.VENV = Path(sys.argv[1])\n"
    )
    code += "sys.exit(alone.main(sys.argv[2:]))"
    every = [
        subprocess.Popen(
            [sys.executable, "-c", code, str(tmp_path), *words, "sh", "-c", deed],
            cwd=environment.ROOT,
            stdout=subprocess.DEVNULL,
        )
        for _ in range(2)
    ]
    assert [one.wait() for one in every] == [0, 0]
    assert (tmp_path / "log").read_text() == "made\n"
