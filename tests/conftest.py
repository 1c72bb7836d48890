"""In which order tests are run."""

from pathlib import Path

import pytest

# These mostly wait for something: for a server that is killed, for a second of play. They come first, beside
# whatever needs the processors, and not at the end, when nothing else is left to do.
WAITING = ("service", "benchmarks")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    items.sort(key=lambda item: item.path.relative_to(here).parts[0] not in WAITING)
