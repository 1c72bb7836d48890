"""The schema is brought up to date before the first request."""

import asyncio
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from followsuit.service.settings import Settings, WrongSetting, hidden_password
from followsuit.service.store import new_engine

SCRIPTS: Final = Path(__file__).parent / "migrations"
HEAD: Final = "0001"  # the newest of them
LOCK: Final = 4_711_832  # any number, the same in every worker


def migrate(settings: Settings) -> None:
    """Create or upgrade the schema; one sentence if the database cannot be reached."""
    url = settings.database_url()
    if settings.is_sqlite():
        file = make_url(url).database or ""
        try:
            Path(file).parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise WrongSetting(f"{Path(file).parent}: {error.strerror}.") from None
    try:
        asyncio.run(upgrade(url))
    except (DBAPIError, OSError) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        said = " ".join(str(cause).split()) or type(cause).__name__
        shown = hidden_password(settings.database or url)
        raise WrongSetting(f"The database {shown} cannot be used: {said}") from None


async def upgrade(url: str) -> None:
    engine = new_engine(url)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade_if_older)
    finally:
        await engine.dispose()


def upgrade_if_older(connection: Connection) -> None:
    """Alembic takes its time to load, so it is asked only where there is something to do."""
    if connection.dialect.name == "postgresql":
        # Several servers may start at once; the others wait here.
        connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    if current_version(connection) == HEAD:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, HEAD)


def current_version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("select version_num from alembic_version")).scalar()
