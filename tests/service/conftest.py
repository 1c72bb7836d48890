"""Servers and databases, shared by the tests of one process."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from service.nursery import Nursery, Server
from service.postgres import Postgres


@pytest.fixture(scope="session")
def nursery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nursery]:
    nursery = Nursery(Path(tmp_path_factory.mktemp("servers")))
    yield nursery
    nursery.close()


@pytest.fixture(scope="session")
def server(nursery: Nursery) -> Iterator[Server]:
    """A server without limits; whatever is done to it, it has no fault of its own."""
    server = nursery.serve()
    yield server
    assert server.faults() == []
    server.kill()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    postgres = Postgres()
    yield postgres
    postgres.close()
