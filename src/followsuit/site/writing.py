"""`followsuit site OUT`: one static folder with the page, the engine and a Python for browsers.

Everything in it lies under names that change with what is in them, save index.html and what a browser asks
for by a fixed name. The engine is compressed when it is written, and the page unpacks it: so it is not sent
larger by a host that does not compress.
"""

import base64
import hashlib
import json
import re
import shutil
from pathlib import Path
from typing import Any, Final

from followsuit.lessons.primer import has_primer
from followsuit.lessons.shelf import is_worked_example, lessons_of
from followsuit.messages.files import all_languages
from followsuit.page_folder import page_folder, page_line
from followsuit.registry import all_games
from followsuit.service import desk, learning, wire
from followsuit.site.bundle import (
    NoSite,
    learning_files,
    one_after_the_other,
    packed,
    write_bundle,
)
from followsuit.site.runtime import PACKED_WASM, PYODIDE, cache_folder, found_node, found_runtime

ENGINE: Final = "engine"
ANSWERS: Final = "answers"
WASM: Final = "python.wasm"
# What runs there: files of its own, Python among them, and nothing of anywhere else.
POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'"
)
HEADERS: Final = f"""\
/*
  Content-Security-Policy: {POLICY}; frame-ancestors 'none'
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  Cache-Control: no-cache
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/{ENGINE}/*
  Cache-Control: public, max-age=31536000, immutable
/{ANSWERS}/*
  Cache-Control: public, max-age=31536000, immutable
"""
# A server's own: a host compresses by itself, and studies are pages beside those that play.
LEFT_OUT: Final = (".br", ".gz")
STUDIES: Final = "studies"
NOT_KEPT: Final = ("sw.js", "sw-list.js", "_headers")
NAMED_BY_CONTENT: Final = ("assets/", f"{ENGINE}/", f"{ANSWERS}/")
FETCHED_WHEN_READ: Final = "studies/"  # nobody needs them to play


def write_site(out: Path) -> list[Path]:
    """Write the folder, which is there and empty; every file that is in it then."""
    page = page_folder()
    if page is None:
        raise NoSite(page_line())
    node = found_node()
    pyodide, msgspec = found_runtime(node)
    for path in sorted(page.rglob("*")):
        inside = path.relative_to(page)
        if path.is_file() and path.suffix not in LEFT_OUT and inside.parts[0] != STUDIES:
            put(out, inside.as_posix(), path.read_bytes())
    library, packages = write_bundle(node, pyodide, msgspec, cache_folder())
    engine = {
        "pyodide": f"{ENGINE}/pyodide-{PYODIDE}/",
        "worker": worker_script(out),
        "wasm": put_packed(out, WASM, (pyodide / PACKED_WASM).read_bytes()),
        "library": put_packed(out, "library.zip", library.read_bytes()),
        "packages": put_packed(out, "packages.bin", packages.read_bytes()),
        "learning": put_packed(out, "learning.bin", packed(one_after_the_other(learning_files()))),
        "answers": put_answers(out),
    }
    for name in ("pyodide.mjs", "pyodide.asm.mjs"):
        text = (pyodide / name).read_text(encoding="utf-8")
        put(out, f"{engine['pyodide']}{name}", re.sub(r"\n//# sourceMappingURL=.*", "", text).encode())
    engine["image"] = image_name(out)
    index = (out / "index.html").read_text(encoding="utf-8")
    put(out, "index.html", with_engine(index, engine).encode())
    put(out, "_headers", HEADERS.encode())
    put(out, "sw-list.js", service_worker_list(out).encode())
    return sorted(path for path in out.rglob("*") if path.is_file())


def put(out: Path, name: str, data: bytes) -> str:
    path = out / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return name


def put_packed(out: Path, name: str, data: bytes) -> dict[str, Any]:
    """A part of the engine, which is compressed; where it is, and how many bytes it has."""
    hashed = hashlib.sha256(data).hexdigest()[:12]
    # Not called .gz: some hosts would say that it is compressed once more, and the browser would unpack it.
    return {"path": put(out, f"{ENGINE}/{name}-{hashed}.packed", data), "size": len(data)}


def put_answers(out: Path) -> dict[str, str]:
    """What the page asks before there is an engine: the games, rules, lessons, and what is played with.

    A puzzle is a table like any other, and is asked of the engine; so are worked examples."""
    found: dict[str, str] = {}
    for lang in all_languages():
        said = {
            f"GET /api/games?lang={lang}": desk.all_games(lang),
            f"GET /api/lessons?lang={lang}": learning.all_lessons(lang),
            f"GET /api/puzzles?lang={lang}": learning.all_puzzles(lang),
        }
        for id, game in all_games().items():
            said[f"GET /api/games/{id}?lang={lang}"] = desk.kit_of(id, lang)
            said[f"GET /api/games/{id}/rules?lang={lang}"] = desk.rules_of(id, lang, False)
            said[f"GET /api/games/{id}/rules?whole=true&lang={lang}"] = desk.rules_of(id, lang, True)
            if has_primer(id):
                said[f"GET /api/primers/{id}?lang={lang}"] = learning.primer_of(id, lang)
            for lesson in lessons_of(id):
                if is_worked_example(lesson):
                    continue
                question = f"GET /api/lessons/{id}/{lesson.id}?lang={lang}"
                said[question] = learning.lesson_of(id, lesson.id, lang)
            for players in game.players:
                body = json.dumps({"players": players, "options": {}}, separators=(",", ":"))
                form = wire.to_json(desk.form_of(id, players, {}, lang))
                said[f"POST /api/games/{id}/form?lang={lang} {body}"] = form
        for question, answer in said.items():
            name = f"{ANSWERS}/{hashlib.sha256(answer).hexdigest()[:16]}.json"
            found[question] = put(out, name, answer)
    return found


def with_engine(index: str, engine: dict[str, Any]) -> str:
    """The page, to be opened wherever it lies, with all that it has to know."""
    relative = re.sub(r'(\b(?:src|href)=")/', r"\1./", index)
    content = json.dumps(engine, separators=(",", ":")).replace("&", "&amp;").replace('"', "&quot;")
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    said = f'{policy}\n    <meta name="followsuit-engine" content="{content}" />'
    charset = '<meta charset="utf-8" />'
    assert charset in relative
    return relative.replace(charset, f"{charset}\n    {said}", 1)


def worker_script(out: Path) -> str:
    """The script of the worker with the tables, which starts before the page's own script is read."""
    return next((out / "assets").glob("table.worker-*.js")).relative_to(out).as_posix()


def image_name(out: Path) -> str:
    """What a browser keeps of Python's memory fits these scripts and this engine, and no others."""
    names = sorted(path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file())
    whole = "\n".join(name for name in names if name.startswith(("assets/", f"{ENGINE}/")))
    return hashlib.sha256(whole.encode()).hexdigest()[:16]


def service_worker_list(out: Path) -> str:
    """All of it is kept offline, and is one version together; of files with fixed names, the hashes."""
    names = sorted(path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file())
    kept = [name for name in names if name not in NOT_KEPT and not name.startswith(FETCHED_WHEN_READ)]
    whole = hashlib.sha256()
    fixed: dict[str, str] = {}
    for name in kept:
        data = (out / name).read_bytes()
        whole.update(name.encode() + b"\0" + data)
        if not name.startswith(NAMED_BY_CONTENT):
            fixed[name] = f"sha256-{base64.b64encode(hashlib.sha256(data).digest()).decode()}"
    whole.update((out / "sw.js").read_bytes())
    told = {
        "version": whole.hexdigest()[:16],
        "house": "folder",
        "files": kept,
        "fixed": fixed,
        "image": image_name(out),
        "wasm": next(name for name in kept if name.startswith(f"{ENGINE}/{WASM}-")),
    }
    return f"self.LIST = {json.dumps(told, separators=(',', ':'))};\n"


def remove(out: Path) -> None:
    """Nothing half written is left behind."""
    for path in out.iterdir():
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink()
