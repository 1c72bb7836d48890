"""The schema is brought up to date before the first request."""

import asyncio
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError

from followsuit.service.database import keep_private, new_engine, sqlite_file
from followsuit.service.settings import Settings, WrongSetting, hidden_password

SCRIPTS: Final = Path(__file__).parent / "migrations"
HEAD: Final = "0002"  # the newest of them
LOCK: Final = 4_711_832  # any number, the same in every worker


def migrate(settings: Settings) -> None:
    """Create or upgrade the schema; one sentence if the database cannot be reached."""
    file = sqlite_file(settings)
    try:
        if file is not None:
            keep_private(file)
        asyncio.run(upgrade(settings))
    except WrongSetting:
        raise
    except Exception as error:  # drivers have errors of many kinds for an address that leads nowhere
        cause = error.orig if isinstance(error, DBAPIError) else error
        said = " ".join(str(cause).split()) or type(cause).__name__
        shown = hidden_password(settings.database) or str(file)
        said = without_password(settings, said)
        raise WrongSetting(f"The database {shown} cannot be used: {said}") from None


def without_password(settings: Settings, said: str) -> str:
    """Some drivers quote the whole address."""
    password = settings.database.partition("://")[2].rpartition("@")[0].partition(":")[2]
    return said.replace(password, "…") if password else said


async def upgrade(settings: Settings) -> None:
    engine = new_engine(settings, is_shared=False)
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
    version = current_version(connection)
    if version == HEAD:
        return
    if version is not None and version > HEAD:
        raise WrongSetting("The database was last used by a newer version of Follow Suit; use that one.")
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
