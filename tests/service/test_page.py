"""The page's files are served with the right headers; where they are not built, a sentence says so."""

import asyncio
import gzip
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import FileResponse, Response

from followsuit.service import page
from followsuit.service.compressing import WORTH_IT
from service.nursery import Nursery, Server
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


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/t/abc",
        "/t/abc/join/xyz",
        "/rules/tricktakers",
        "/replay/abc",
        "/review/abc?seat=0&decision=3",
        "/learn",
        "/learn/kings/first-game",
        "/puzzles",
        "/puzzles/today",
        "/puzzles/kings/001",
        "/game/kings",
    ],
)
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


def test_a_study_may_be_styled_by_what_stands_in_it_and_runs_nothing() -> None:
    policy = page.headers_of("/studies/somebody.html")["Content-Security-Policy"]
    assert policy.startswith("default-src 'none'; style-src 'unsafe-inline';")
    assert "script-src" not in policy
    for path in ("/", "/studies/index.json", "/studies", "/t/studies/x.html"):
        assert page.headers_of(path) is page.HEADERS


# What is sent is compressed.


def compressible(folder: Path) -> bytes:
    """A file as the page's build leaves it: with smaller ones beside it."""
    whole = b"export const words = ['trick', 'taker'];\n" * 400
    file = folder / "assets" / "words-C9d_8-Xy.js"
    file.write_bytes(whole)
    file.with_name(file.name + ".br").write_bytes(b"as brotli")
    file.with_name(file.name + ".gz").write_bytes(gzip.compress(whole))
    return whole


@pytest.fixture
def served(built: Path, nursery: Nursery) -> Iterator[tuple[Server, bytes]]:
    """A server with a page of its own: what is read is what goes over the wire."""
    whole = compressible(built)
    server = nursery.serve(f"page at {built}")
    yield server, whole
    server.kill()


def raw(server: Server, path: str, accepted: str, more: str = "") -> tuple[dict[str, str], bytes]:
    """Headers and body as they are on the wire, with nothing unpacked on the way."""
    with socket.create_connection((server.settings.host, server.settings.port), 5) as line:
        coding = f"Accept-Encoding: {accepted}\r\n" if accepted else ""
        head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n{coding}{more}\r\n"
        line.sendall(head.encode())
        said = b""
        while part := line.recv(65_536):
            said += part
    begin, _, body = said.partition(b"\r\n\r\n")
    lines = begin.decode("latin-1").split("\r\n")
    return {"status": lines[0].split()[1]} | {
        name.lower(): value for name, _, value in (one.partition(": ") for one in lines[1:])
    }, body


FILE = "/assets/words-C9d_8-Xy.js"


def test_a_file_goes_over_the_wire_as_small_as_the_browser_can_read_it(
    served: tuple[Server, bytes],
) -> None:
    server, whole = served
    for accepted, coding in (
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("identity", ""),
        ("", ""),
    ):
        headers, body = raw(server, FILE, accepted)
        assert headers.get("content-encoding", "") == coding, accepted
        assert headers["vary"] == "Accept-Encoding"
        assert headers["content-type"].startswith("text/javascript")
        assert headers["cache-control"] == "public, max-age=31536000, immutable"
        assert int(headers["content-length"]) == len(body)
        if coding == "gzip":
            assert len(body) < len(whole) / 10
            assert gzip.decompress(body) == whole
        else:
            assert body == (b"as brotli" if coding == "br" else whole)


def test_a_page_that_was_read_before_is_not_sent_again(served: tuple[Server, bytes]) -> None:
    server, _ = served
    headers, _ = raw(server, "/t/abcdefghijkm", "gzip")
    assert headers["cache-control"] == "no-cache"
    again, body = raw(server, "/t/abcdefghijkm", "gzip", f"If-None-Match: {headers['etag']}\r\n")
    assert (again["status"], body) == ("304", b"")
    other, body = raw(server, "/t/abcdefghijkm", "gzip", 'If-None-Match: "another"\r\n')
    assert (other["status"], body) == ("200", b"<!doctype html>")


def test_the_smaller_files_are_no_files_of_the_page(served: tuple[Server, bytes]) -> None:
    server, _ = served
    assert raw(server, f"{FILE}.br", "br")[0]["status"] == "404"
    assert raw(server, f"{FILE}.gz", "gzip")[0]["status"] == "404"


def test_large_answers_are_sent_small_and_those_with_secrets_in_them_are_not(server: Server) -> None:
    headers, body = raw(server, "/api/games/tricktakers", "gzip")
    assert headers["content-encoding"] == "gzip"
    whole = gzip.decompress(body)
    assert len(body) < len(whole) / 3
    plain, same = raw(server, "/api/games/tricktakers", "")
    assert "content-encoding" not in plain
    assert plain["vary"] == headers["vary"] == "Accept-Encoding"
    assert same == whole
    mika = Person(server)
    begun = mika.begin([{"kind": "me"}, *[{"kind": "open"}] * 4], "tricktakers")
    told = f"Authorization: Bearer {begun['token']}\r\n"
    headers, body = raw(server, f"/api/tables/{begun['table']}", "gzip", told)
    assert begun["invitations"][0]["path"].encode() in body
    assert len(body) >= WORTH_IT, "it would be compressed, were it not for them"
    assert "content-encoding" not in headers
