"""The page: files built into the package, and one file for every address a person may type."""

import mimetypes
import re
from functools import cache
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from followsuit.page_folder import page_folder, page_line

NOTHING: Final = "There is nothing here.\n"
ADDRESSES: Final = re.compile(r"/|/t/.*|/rules(/.*)?|/replay/.*")
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

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("image/svg+xml", ".svg")
mimetypes.add_type("application/manifest+json", ".webmanifest")


async def serve_page(request: Request) -> Response:
    """A file of the page, or the page itself: for its own addresses, and to say that there is no such one."""
    path = request.url.path
    folder = found_folder()
    if folder is None:
        if ADDRESSES.fullmatch(path) is None:
            return PlainTextResponse(NOTHING, 404)
        return PlainTextResponse(page_line() + "\n", 503)
    file = page_file(folder, path)
    if file is not None and file.name != "index.html":
        keep = "public, max-age=31536000, immutable" if HASHED.search(file.name) else "no-cache"
        return FileResponse(file, headers={"Cache-Control": keep})
    is_ours = file is not None or ADDRESSES.fullmatch(path) is not None
    if not is_ours and "." in path.rpartition("/")[2]:
        return PlainTextResponse(NOTHING, 404)
    return FileResponse(folder / "index.html", 200 if is_ours else 404, headers={"Cache-Control": "no-cache"})


@cache
def found_folder() -> Path | None:
    """Looked for once: where a package lies does not change while it runs."""
    return page_folder()


def page_file(folder: Path, path: str) -> Path | None:
    """The file of this name inside the page's folder; nothing outside it, whatever the path says."""
    if "\0" in path or not path.isprintable():
        return None
    file = (folder / path.lstrip("/")).resolve()
    return file if file.is_file() and file.is_relative_to(folder.resolve()) else None
