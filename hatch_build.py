"""The wheel's build hook: adds the compiled engine and the browser's page, both made by the folder building/.

FOLLOWSUIT_COMPILE decides about the engine:

    0       install the engine interpreted
    1       compile it, or fail
    kept    install it compiled if it was compiled from these sources before, else interpreted
    auto    compile it, or, where no C compiler works, install it interpreted (the default)

FOLLOWSUIT_PAGE decides about the page, which comes to lie in the package as followsuit/page:

    0       leave the page out
    1       build it, or fail (the default where CI=true)
    auto    build it, or, where its tools cannot be fetched, leave it out (the default)

Only a missing compiler and missing tools fall back. An error that mypyc, the compiler or the page's build
reports about our code is a fault in our code, and a build that hid it would turn it into an engine that is
merely slow, or a table without a page.

FOLLOWSUIT_BESIDE=1 adds what only measures other projects beside ours, which a published wheel does not have.
"""

import os
import sys
import tempfile
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from building.engine import (
    BESIDE,
    CompilerProblem,
    compiled_engine,
    compiler_problem,
    has_beside,
    kept_engine,
)
from building.kept import kept_beside
from building.page import PageBroken, PageProblem, built_page


def wish_of(name: str, usual: str, *others: str) -> str:
    wish = os.environ.get(name) or usual
    if wish not in ("0", "1", "auto", *others):
        known = ", ".join(["0", "1", *others])
        sys.exit(f"followsuit: {name} is {wish!r}; it can be {known} or auto.")
    return wish


def placed(folder: Path, at: str = "", *endings: str) -> dict[str, str]:
    """Each file of a folder with its place in the wheel."""
    files = sorted(
        path for path in folder.rglob("*") if path.is_file() and path.name.endswith(endings or ("",))
    )
    return {str(path): at + path.relative_to(folder).as_posix() for path in files}


class FollowSuitBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        engine = wish_of("FOLLOWSUIT_COMPILE", "auto", "kept")
        page = wish_of("FOLLOWSUIT_PAGE", "1" if os.environ.get("CI") == "true" else "auto")
        # An editable wheel only points at the sources, which are never compiled or built in place.
        if version == "editable":
            return
        root = Path(self.root)
        self.kept = kept_beside(root)
        if has_beside():
            inside = f"followsuit/{BESIDE}"
            build_data["force_include"].update(placed(root / "src" / inside, f"{inside}/", ".py", ".cjs"))
        # Side by side: the page waits for the network while the engine keeps the processors busy.
        with ThreadPoolExecutor(1) as beside:
            built = beside.submit(built_page, root, self.kept) if page != "0" else None
            if engine != "0":
                self.add_engine(engine, root, build_data)
            if built:
                self.add_page(page, built, build_data)

    def add_engine(self, wish: str, root: Path, build_data: dict[str, Any]) -> None:
        if wish == "kept":
            folder = kept_engine(root, self.kept)
            if folder is None:
                return
        else:
            if problem := compiler_problem():
                reason = f"because no C compiler works ({problem})"
                if wish == "1":
                    sys.exit(f"followsuit: the engine cannot be compiled, {reason}.")
                print(f"followsuit: the engine will run interpreted, {reason}.", file=sys.stderr)
                return
            try:
                folder = compiled_engine(root, self.kept)
            except CompilerProblem as problem:
                sys.exit(f"followsuit: the engine does not compile.\n{problem}")
        build_data["force_include"].update(placed(folder))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def add_page(self, wish: str, built: "Future[Path]", build_data: dict[str, Any]) -> None:
        try:
            files = placed(built.result(), "followsuit/page/")
        except PageBroken as error:
            sys.exit(f"followsuit: the page does not build.\n{error}")
        except PageProblem as problem:
            if wish == "1":
                sys.exit(f"followsuit: the page cannot be built, because {problem}.")
            print(f"followsuit: the page is left out, because {problem}.", file=sys.stderr)
            # pip shows nothing of this, so the package itself knows why.
            self.scratch = tempfile.TemporaryDirectory()
            reason = Path(self.scratch.name, "why-not.txt")
            reason.write_text(f"{problem}\n", encoding="utf-8")
            files = {str(reason): "followsuit/page/why-not.txt"}
        build_data["force_include"].update(files)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()
