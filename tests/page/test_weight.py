"""The built page: light, whole, and loading nothing from elsewhere."""

import gzip
import os
import re
from pathlib import Path

import pytest

from followsuit.page_folder import page_folder, page_line

MOST_BYTES = 150_000  # of script and style of a first screen, packed as a server sends them
IMPORTED = re.compile(r"""(?:from|import)\s*["'`]\./([\w.-]+\.js)["'`]""")  # at once
LANGUAGE = re.compile(r"(?:en|ja)-[\w-]+\.js$")  # what the page says by itself; one of them is read
# Names of vocabularies, which no browser ever fetches.
NAMES_ONLY = {
    "http://www.w3.org/2000/svg",
    "http://www.w3.org/1999/xlink",
    "http://www.w3.org/1998/Math/MathML",
}
NAMES_ONLY |= {"http://www.w3.org/1999/xhtml", "http://www.w3.org/XML/1998/namespace"}
ADDRESS = re.compile(r"""(?:https?:|wss?:)?//[a-z0-9-]+\.[a-z0-9.-]+[^\s"'`)<>\\]*""", re.IGNORECASE)
# Where Svelte explains its own errors: text of a message, never fetched.
EXPLANATIONS = "https://svelte.dev/e/"


@pytest.fixture(scope="module")
def folder() -> Path:
    found = page_folder()
    if found is None:
        if os.environ.get("CI") == "true":
            pytest.fail(page_line())
        pytest.skip(f"*** THE PAGE WAS NOT TESTED. {page_line()} ***")
    return found


def files(folder: Path, *endings: str) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.suffix in endings)


def fetched_with(page: str, script: str) -> list[str]:
    """What the first script has fetched to show that page: its own script, and what that needs."""
    found = re.search(rf"\b{page}:\(\)=>[^`]*`\./([\w.-]+\.js)`\),__vite__mapDeps\(\[([\d,]+)\]\)", script)
    listed = re.search(r"m\.f=\[([^\]]+)\]", script)
    assert found, f"how the page {page} is fetched is not found"
    assert listed, "what is fetched with a page is not found"
    names = re.findall(r"""["'`]\./([^"'`]+)["'`]""", listed[1])
    return [found[1], *[names[int(number)] for number in found[2].split(",")]]


@pytest.mark.parametrize("shown", ["home", "table", "rules", "primer"])
def test_script_and_style_of_a_first_screen_weigh_little(folder: Path, shown: str) -> None:
    """Whichever page somebody's first link leads to."""
    by_name = {path.name: path for path in files(folder, ".js", ".css")}
    page = (folder / "index.html").read_text(encoding="utf-8")
    pending = [name for name in by_name if name in page]
    (script,) = re.findall(r'src="/assets/([\w.-]+\.js)"', page)
    pending += fetched_with(shown, by_name[script].read_text(encoding="utf-8"))
    languages = [name for name in by_name if LANGUAGE.match(name)]
    assert len(languages) == 2, languages
    pending.append(max(languages, key=lambda name: by_name[name].stat().st_size))
    weights: dict[str, int] = {}
    while pending:
        name = pending.pop()
        if name not in weights:
            weights[name] = len(gzip.compress(by_name[name].read_bytes()))
            pending += [other for other in IMPORTED.findall(by_name[name].read_text()) if other in by_name]
    assert {Path(name).suffix for name in weights} == {".js", ".css"}, "a page has a script and a style"
    assert sum(weights.values()) <= MOST_BYTES, weights


def test_nothing_is_loaded_from_elsewhere(folder: Path) -> None:
    found = {
        (path.name, address)
        for path in files(folder, ".html", ".js", ".css", ".svg")
        for address in ADDRESS.findall(path.read_text(encoding="utf-8"))
        if address not in NAMES_ONLY and not address.startswith(EXPLANATIONS)
    }
    assert not found


def test_everything_the_page_asks_for_is_there(folder: Path) -> None:
    page = (folder / "index.html").read_text(encoding="utf-8")
    asked = re.findall(r'(?:src|href)="/([^"]*)"', page)
    assert asked
    assert [name for name in asked if not (folder / name).is_file()] == []


def test_no_script_or_style_is_written_into_the_page(folder: Path) -> None:
    """So that the service can forbid them."""
    page = (folder / "index.html").read_text(encoding="utf-8")
    assert re.findall(r"<script(?![^>]*\bsrc=)|<style|\bon[a-z]+=|\bstyle=", page) == []
