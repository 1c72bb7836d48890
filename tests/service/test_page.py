"""The page's files are served with the right headers; where they are not built, a sentence says so."""

import asyncio
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import FileResponse, Response

from followsuit.service import page
from service.nursery import Server
from service.people import Person


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>")
    (folder / "assets" / "index-B1x_9-Za.js").write_text("1")
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("no")
    monkeypatch.setattr(page, "found_folder", lambda: folder)
    return folder


async def ask(path: str) -> Response:
    return await page.serve_page(
        Request({"type": "http", "method": "GET", "path": path, "headers": [], "query_string": b""})
    )


def asked(path: str) -> tuple[int, str, str]:
    """Status, file name and how long it may be kept."""
    response = asyncio.run(ask(path))
    name = Path(response.path).name if isinstance(response, FileResponse) else ""
    return response.status_code, name, response.headers.get("cache-control", "")


@pytest.mark.parametrize("path", ["/", "/t/abc", "/t/abc/join/xyz", "/rules/tricktakers", "/replay/abc"])
def test_every_address_of_the_page_is_the_page(built: Path, path: str) -> None:
    assert asked(path) == (200, "index.html", "no-cache")


def test_files_with_a_hash_are_kept_for_a_year(built: Path) -> None:
    assert asked("/assets/index-B1x_9-Za.js") == (
        200,
        "index-B1x_9-Za.js",
        "public, max-age=31536000, immutable",
    )
    assert asked("/icon.svg") == (200, "icon.svg", "no-cache")


@pytest.mark.parametrize(
    "path", ["/nothing", "/assets/no.js", "/../secret.txt", "/assets/../../secret.txt", "/\0"]
)
def test_nothing_else_is_served(built: Path, path: str) -> None:
    assert asked(path)[0] == 404


def test_an_address_that_is_none_of_the_page_is_answered_by_the_page_too(built: Path) -> None:
    """It says so in the reader's language; the status says it to everything else."""
    assert asked("/nothing") == (404, "index.html", "no-cache")


def test_a_page_that_is_not_built_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "found_folder", lambda: None)
    assert asked("/")[0] == 503
    assert asked("/nothing")[0] == 404


def test_every_answer_carries_the_policy(server: Server) -> None:
    mika = Person(server)
    for path in ("/", "/api/games", "/api/tables/nosuchtable1", "/nothing"):
        headers = mika.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
    cookie = mika.http.post(
        "/api/tables",
        json={
            "game": "trick-raiders",
            "players": 3,
            "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}],
        },
    ).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
