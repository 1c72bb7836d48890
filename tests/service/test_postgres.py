"""The PostgreSQL that tests stand on, beside another one of the machine."""

import asyncio

import pytest

from followsuit.service.database import connect_to_postgres
from service.postgres import Postgres

ANOTHER = {
    "PGHOST": "db.example.org",
    "PGPORT": "6543",
    "PGUSER": "somebody",
    "PGDATABASE": "theirs",
    "PGOPTIONS": "-c nonsense=1",
    "PGSSLMODE": "verify-full",
}


def test_another_postgresql_of_the_machine_is_left_alone(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in ANOTHER.items():
        monkeypatch.setenv(name, value)
    url = postgres.new_database()

    async def asked() -> str:
        connection = await connect_to_postgres(url)
        try:
            return str(await connection.fetchval("SELECT current_user || ' ' || current_database()"))
        finally:
            await connection.close()

    assert asyncio.run(asked()) == f"postgres tables{postgres.count}"
