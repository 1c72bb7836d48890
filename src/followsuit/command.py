"""The command `followsuit`: the command line, or one line about what has to be installed for it.

The engine installs alone. What the commands stand on comes with extras, such as `followsuit[cli]`.
"""

import sys
from typing import Final

# The extra that brings a module, by the module that is found missing first.
EXTRAS: Final = {
    "fluent": "cli",
    "msgspec": "cli",
    "rich": "cli",
    "typer": "cli",
    "openskill": "arena",
    "polars": "lab",
    "ray": "ray",
    "open_spiel": "bench",
    "pyspiel": "bench",
    "aiosqlite": "serve",
    "alembic": "serve",
    "asyncpg": "serve",
    "fastapi": "serve",
    "greenlet": "serve",
    "platformdirs": "serve",
    "prometheus_client": "serve",
    "pydantic": "serve",
    "sqlalchemy": "serve",
    "starlette": "serve",
    "uvicorn": "serve",
    "websockets": "serve",
}
BAD_INPUT: Final = 2


def main() -> None:
    try:
        from followsuit.cli.main import main as run

        run()
    except ModuleNotFoundError as error:
        line = missing_line(error.name, sys.argv[1:])
        if line is None:
            raise
        print(line, file=sys.stderr)
        sys.exit(BAD_INPUT)


def missing_line(module: str | None, arguments: list[str]) -> str | None:
    """What to install, where a module is missing that an extra brings; else None."""
    missing = (module or "").partition(".")[0]
    extra = EXTRAS.get(missing)
    if extra is None:
        return None
    # Whoever wants to serve and has not even the command line is told of the larger extra.
    command = next((word for word in arguments if not word.startswith("-")), "")
    if command in ("arena", "bench", "serve") or (command == "lab" and extra == "cli"):
        extra = command
    name = f"`followsuit {command}`" if command else "The command line"
    return f'followsuit: {name} needs {missing}, which is not installed: pip install "followsuit[{extra}]"'
