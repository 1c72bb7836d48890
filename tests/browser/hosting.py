"""A host of static files, as people have it: it compresses text, and sends what `_headers` names."""

import fnmatch
import gzip
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}
TEXT = (".html", ".js", ".mjs", ".css", ".json", ".svg", ".webmanifest")


PART = 16_384  # bytes that are sent together


class Host:
    """What was asked for, and how many bytes went over the wire. `is_there`: whether it answers at all."""

    def __init__(self, folder: Path, under: str) -> None:
        self.folder = folder
        self.under = under
        self.asked: list[str] = []
        self.sent = 0
        self.is_there = True
        self.rate = 0.0  # bytes a second over all lines together; 0: as fast as it goes
        self.free_at = 0.0
        self.lane = threading.Lock()
        self.address = ""
        self.headers = read_headers(folder / "_headers")
        self.packed: dict[Path, bytes] = {}
        self.instead: dict[str, Path] = {}  # what is sent for a file, while somebody is changing the folder

    def change(self, folder: Path) -> None:
        """A newer folder is put where the old one was."""
        self.folder = folder
        self.instead = {}

    def file_of(self, name: str) -> Path:
        name = name or "index.html"
        return self.instead.get(name, self.folder / name)

    def wait_for(self, size: int) -> None:
        """Until the line has room for so many bytes."""
        if not self.rate:
            return
        with self.lane:
            self.free_at = max(self.free_at, time.monotonic()) + size / self.rate
            pause = self.free_at - time.monotonic()
        time.sleep(max(0.0, pause))

    def headers_of(self, path: str) -> dict[str, str]:
        found: dict[str, str] = {}
        for pattern, headers in self.headers:
            if fnmatch.fnmatch(path, pattern):
                found.update(headers)
        return found

    def body_of(self, file: Path) -> tuple[bytes, bool]:
        if file.suffix not in TEXT:
            return file.read_bytes(), False
        if file not in self.packed:
            self.packed[file] = gzip.compress(file.read_bytes(), 9)
        return self.packed[file], True


def read_headers(file: Path) -> list[tuple[str, dict[str, str]]]:
    """The format of `_headers`: a path, and indented below it what is sent with it."""
    rules: list[tuple[str, dict[str, str]]] = []
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith(" "):
            name, _, value = line.strip().partition(": ")
            rules[-1][1][name] = value
        elif line:
            rules.append((line, {}))
    return rules


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def __init__(self, host: Host, *values: Any) -> None:
        self.host = host
        super().__init__(*values)

    def do_GET(self) -> None:
        host = self.host
        if not host.is_there:
            self.close_connection = True
            self.connection.close()
            return
        path = self.path.partition("?")[0]
        host.asked.append(path)
        inside = path.removeprefix(host.under)
        file = host.file_of(inside.lstrip("/"))
        is_ours = path.startswith(host.under) and ".." not in path and file.is_file()
        if not is_ours:
            self.answer(404, b"There is nothing here.", {})
            return
        tag = f'"{file.stat().st_mtime_ns}-{file.stat().st_size}"'
        headers = {**host.headers_of(inside or "/"), "ETag": tag}
        if self.headers.get("If-None-Match") == tag:
            self.answer(304, b"", headers)
            return
        body, is_packed = host.body_of(file)
        if is_packed:
            headers["Content-Encoding"] = "gzip"
        headers["Content-Type"] = TYPES.get(file.suffix, "application/octet-stream")
        self.answer(200, body, headers)

    def answer(self, status: int, body: bytes, headers: dict[str, str]) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        for at in range(0, len(body), PART):
            part = body[at : at + PART]
            self.host.wait_for(len(part))
            self.wfile.write(part)
        self.host.sent += len(body)

    def log_message(self, format: str, *values: Any) -> None:
        pass


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that leaves a page drops what it had asked for."""


@contextmanager
def hosted(folder: Path, under: str = "") -> Iterator[Host]:
    """The folder, at an address of this machine; `under` a path, such as /cards."""
    host = Host(folder, under)
    server = Server(("127.0.0.1", 0), partial(Handler, host))
    threading.Thread(target=server.serve_forever, args=[0.05], daemon=True).start()
    host.address = f"http://127.0.0.1:{server.server_address[1]}{under}/"
    try:
        yield host
    finally:
        server.shutdown()
        server.server_close()
