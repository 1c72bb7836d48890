"""Run by Pyodide itself, in Node, when a folder is written: makes bytecode of what the browser will import.

A browser would compile every module anew at every visit, which takes longer than all else. Only what can be
imported goes along: of Python's library, what our modules import and what that imports in turn; of the
packages we stand on, likewise. `job.json` says where to begin.
"""

import ast
import importlib.util
import io
import json
import marshal
import struct
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import CodeType
from typing import Final

MAGIC: Final = importlib.util.MAGIC_NUMBER
UNCHECKED: Final = struct.pack(
    "<I", 1
)  # bytecode by a hash that nobody looks at: there is no source beside it

# Of the library, what is replaced. Colours for a terminal are dataclasses, which a phone takes a third of a
# second to make, and `traceback` has them made; there is no terminal.
INSTEAD: Final = {
    "_colorize.py": b"""
class Colourless:
    def __getattr__(self, name):
        return ""

class Theme:
    def __getattr__(self, name):
        return Colourless()

def can_colorize(*, file=None):
    return False

def get_theme(*, tty_file=None, force_color=False, force_no_color=False):
    return Theme()

def get_colors(colorize=False, *, file=None):
    return Colourless()

def decolor(text):
    return text
"""
}


class Sources:
    """Modules by their dotted names, with the text of each."""

    def __init__(self, files: dict[str, bytes]) -> None:
        self.files = files
        self.modules: dict[str, str] = {}
        for path in files:
            if path.endswith(".py"):
                name = path[:-3].replace("/", ".")
                self.modules[name.removesuffix(".__init__")] = path

    def imported(self, path: str, with_functions: bool) -> Iterator[str]:
        """The names a module imports; in functions too, where these may run."""
        tree = ast.parse(self.files[path])
        name = path[:-3].replace("/", ".")
        package = name.removesuffix(".__init__") if name.endswith(".__init__") else name.rpartition(".")[0]
        stack: list[ast.AST] = [tree]
        while stack:
            node = stack.pop()
            if isinstance(node, ast.Import):
                for alias in node.names:
                    yield alias.name
            elif isinstance(node, ast.ImportFrom):
                base = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
                start = ".".join([*base, *([node.module] if node.module else [])])
                yield start
                for alias in node.names:
                    yield f"{start}.{alias.name}"
            for child in ast.iter_child_nodes(node):
                is_function = isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
                if with_functions or not is_function:
                    stack.append(child)


def needed(
    ours: Sources, library: Sources, roots: list[str], left_out: list[str]
) -> tuple[set[str], set[str]]:
    """The paths of ours and of the library that can be imported from these roots."""
    found_ours: set[str] = set()
    found_library: set[str] = set()
    waiting = list(roots)
    seen: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in seen or any(name == out or name.startswith(f"{out}.") for out in left_out):
            continue
        seen.add(name)
        if "." in name:
            waiting.append(name.rpartition(".")[0])
        for sources, found, with_functions in ((ours, found_ours, True), (library, found_library, False)):
            if name in sources.modules:
                path = sources.modules[name]
                found.add(path)
                waiting += sources.imported(path, with_functions)
                break
    return found_ours, found_library


def without_docstrings(tree: ast.Module) -> ast.Module:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if ast.get_docstring(node, clean=False) is not None:
            node.body[:1] = [] if len(node.body) > 1 else [ast.copy_location(ast.Pass(), node.body[0])]
    return tree


def without_hints(tree: ast.Module) -> ast.Module:
    """Types of parameters and results are for those who read; a function would have a second that makes them.

    Those of classes stay, as fields are made from them, and those that say which function is for which type.
    """
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if any(isinstance(one, ast.Attribute) and one.attr == "register" for one in node.decorator_list):
            continue
        node.returns = None
        inner = node.args
        for arg in [*inner.posonlyargs, *inner.args, *inner.kwonlyargs, inner.vararg, inner.kwarg]:
            if arg is not None:
                arg.annotation = None
    return tree


def without_lines(code: CodeType) -> CodeType:
    """A traceback still names modules and functions; the table of lines is a fifth of what is sent."""
    inner = tuple(without_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=inner)


def compiled(path: str, text: bytes) -> bytes:
    code = compile(without_hints(without_docstrings(ast.parse(text))), path, "exec", dont_inherit=True)
    return MAGIC + UNCHECKED + bytes(8) + marshal.dumps(without_lines(code))


def write_library(library: Sources, paths: Iterable[str], out: Path) -> None:
    """A zip that Python imports from; not compressed, as it is compressed as a whole."""
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for path in sorted(paths):
            info = zipfile.ZipInfo(f"{path}c")  # always of the same day, so that it is the same file
            archive.writestr(info, compiled(path, library.files[path]))


def write_packages(files: dict[str, bytes], out: Path) -> None:
    """The length of a list, the list of names and sizes, then file after file."""
    names = sorted(files)
    head = json.dumps([[name, len(files[name])] for name in names]).encode()
    written = io.BytesIO()
    written.write(struct.pack("<I", len(head)) + head)
    for name in names:
        written.write(files[name])
    out.write_bytes(written.getvalue())


def files_of(archive: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(archive) as opened:
        return {info.filename: opened.read(info) for info in opened.infolist() if not info.is_dir()}


def main(folder: str) -> None:
    job = json.loads(Path(folder, "job.json").read_text())
    ours = Sources(files_of(Path(folder, "sources.zip")))
    library = Sources({**files_of(Path(folder, "library.zip")), **INSTEAD})
    roots = [*job["roots"], *[name for name in library.modules if name.startswith(tuple(job["whole"]))]]
    own, others = needed(ours, library, roots, job["left_out"])
    write_library(library, others, Path(folder, "library.made"))
    packed = {f"{path}c": compiled(path, ours.files[path]) for path in own}
    packed.update({path: data for path, data in ours.files.items() if not path.endswith(".py")})
    write_packages(packed, Path(folder, "packages.made"))
    print(len(others), "modules of Python,", len(own), "of ours and those we stand on")
