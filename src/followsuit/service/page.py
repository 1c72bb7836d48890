"""The page: files built into the package, and one file for every address a person may type."""

import mimetypes
import re
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from followsuit.page_folder import page_folder, page_line
from followsuit.service.compressing import accepts

NOTHING: Final = "There is nothing here.\n"
ADDRESSES: Final = re.compile(
    r"/|/t/.*|/rules(/.*)?|/replay/.*|/review/.*|/learn(/.*)?|/puzzles(/.*)?|/game/.*"
)
CODINGS: Final = {"br": ".br", "gzip": ".gz"}  # the best first; the page's build makes them
FOR_EVER: Final = "public, max-age=31536000, immutable"
HASHED: Final = re.compile(r"-[0-9A-Za-z_-]{8}\.[0-9a-z]+$")

POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
}
# A published study is one file with its style in it, and nothing in it runs or asks for anything.
STUDIES: Final = "/studies/"
STUDY_HEADERS: Final = {
    **HEADERS,
    "Content-Security-Policy": (
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
}

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("image/svg+xml", ".svg")
mimetypes.add_type("application/manifest+json", ".webmanifest")


@dataclass(frozen=True)
class File:
    """A file of the page, and the smaller ones beside it that the build made of it."""

    path: Path
    media_type: str
    keep: str
    tag: str
    smaller: dict[str, Path]  # by how they are coded

    def answer(self, request: Request, status: int = 200) -> Response:
        coding = next((one for one in self.smaller if accepts(request, one)), "")
        tag = f'"{self.tag}{coding and "-"}{coding}"'
        headers = {"Cache-Control": self.keep, "ETag": tag}
        if self.smaller:
            headers["Vary"] = "Accept-Encoding"
        if status == 200 and tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if coding:
            headers["Content-Encoding"] = coding
        return FileResponse(
            self.smaller.get(coding, self.path), status, headers=headers, media_type=self.media_type
        )


def headers_of(path: str) -> dict[str, str]:
    """What goes with every answer; a study may be styled by what stands in it."""
    return STUDY_HEADERS if path.startswith(STUDIES) and path.endswith(".html") else HEADERS


async def serve_page(request: Request) -> Response:
    """A file of the page, or the page itself: for its own addresses, and to say that there is no such one."""
    path = request.scope["path"]
    folder = found_folder()
    if folder is None:
        if ADDRESSES.fullmatch(path) is None:
            return PlainTextResponse(NOTHING, 404)
        return PlainTextResponse(page_line() + "\n", 503)
    files = files_of(folder)
    file = files.get(path)
    if file is not None:
        return file.answer(request)
    is_ours = ADDRESSES.fullmatch(path) is not None
    if not is_ours and "." in path.rpartition("/")[2]:
        return PlainTextResponse(NOTHING, 404)
    return files["/index.html"].answer(request, 200 if is_ours else 404)


@cache
def found_folder() -> Path | None:
    """Looked for once: where a package lies does not change while it runs."""
    return page_folder()


@cache
def files_of(folder: Path) -> dict[str, File]:
    """All files of the page, by the path they are asked for. Nothing else is looked for on the disk,
    whatever a path says."""
    found: dict[str, File] = {}
    for path in sorted(folder.rglob("*")):
        if path.suffix in CODINGS.values() or not path.is_file():
            continue
        beside = {coding: path.with_name(path.name + suffix) for coding, suffix in CODINGS.items()}
        found[f"/{path.relative_to(folder).as_posix()}"] = File(
            path,
            mimetypes.guess_type(path.name)[0] or "application/octet-stream",
            FOR_EVER if HASHED.search(path.name) else "no-cache",
            sha256(path.read_bytes()).hexdigest()[:20],
            {coding: small for coding, small in beside.items() if small.is_file()},
        )
    return found
