"""Where the built page of the browser lies: the package's build makes it from web/ and puts it in the wheel.

A source tree has no built page. Code that runs from one (PYTHONPATH=src, as the tests do) serves the page of
the installed package.
"""

from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

BESIDE_US: Final = Path(__file__).parent / "page"
REASON: Final = "why-not.txt"  # written by hatch_build.py where it could not build the page


def page_folder() -> Path | None:
    """The folder with index.html, or None where the page was not built."""
    for folder in page_folders():
        if (folder / "index.html").is_file():
            return folder
    return None


def page_line() -> str:
    """What to tell people about the page of this installation, and what to do where it lacks."""
    if page_folder() is not None:
        return "The page is built."
    for folder in page_folders():
        if (folder / REASON).is_file():
            reason = (folder / REASON).read_text(encoding="utf-8").strip()
            return (
                f"There is no page: when Follow Suit was installed, {reason}. "
                "The next `make play` tries again."
            )
    return (
        "There is no page: Follow Suit was installed without it. "
        "`make play` builds it, unless FOLLOWSUIT_PAGE=0 is set."
    )


def page_folders() -> list[Path]:
    try:
        installed = distribution("followsuit").locate_file("followsuit/page")
    except PackageNotFoundError:
        return [BESIDE_US]
    return [BESIDE_US, Path(str(installed))]
