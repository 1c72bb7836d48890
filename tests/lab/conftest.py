from collections.abc import Iterator

import pytest

from lab import fair


@pytest.fixture(autouse=True)
def with_fair() -> Iterator[None]:
    fair.register()
    yield
    fair.forget()
