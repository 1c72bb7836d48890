"""In which order tests are run, and what is thrown away meanwhile."""

import gc
from collections.abc import Generator

import pytest

# These mostly wait for something: for a server that is killed, for a second of play. They come first, beside
# whatever needs the processors, and not at the end, when nothing else is left to do.
WAITING = ("service", "benchmarks")
# Two processes look at the page side by side. These files take longest: begun last, one would end alone.
LONGEST = (
    "test_every_page.py",
    "test_expansion.py",
    "test_folder.py",
    "test_people.py",
    "test_whole_games.py",
)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Thousands of tests are found, and all stay: half the time went to looking for rubbish among them.

    What is there then is looked at no more while they are run.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=is_for_later)


def is_for_later(item: pytest.Item) -> bool:
    folder = item.path.parent.name
    return item.path.name not in LONGEST if folder == "browser" else folder not in WAITING
