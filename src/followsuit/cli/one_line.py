"""Whatever is wrong with what was given is said in one line, with exit status 2 and no traceback."""

import contextlib
import sys
from io import TextIOWrapper
from typing import Any, Final

import typer
from typer.core import TyperGroup

from followsuit.core.errors import FollowSuitError

BAD_INPUT: Final = 2

# What Typer raises when arguments cannot be read. Its newer versions carry click inside, the older
# ones import it; the ancestor of BadParameter is the right class in both.
ArgumentError: Final[type[Exception]] = typer.BadParameter.__mro__[2]


class OneLineGroup(TyperGroup):
    """All commands. Used for every way in: the script, `python -m`, and tests."""

    def main(self, *args: Any, **kwargs: Any) -> Any:
        kwargs["standalone_mode"] = False
        speak_any_encoding()
        try:
            status = super().main(*args, **kwargs)
        except ArgumentError as error:
            complain(argument_error_text(error))
            sys.exit(BAD_INPUT)
        except FollowSuitError as error:
            complain(str(error))
            sys.exit(BAD_INPUT)
        except OSError as error:
            complain(os_error_text(error))
            sys.exit(BAD_INPUT)
        except (KeyboardInterrupt, typer.Abort):
            sys.exit(130)
        sys.exit(status if isinstance(status, int) else 0)


def complain(message: str) -> None:
    """One line, whatever the message looks like."""
    print("followsuit: " + " ".join(message.split()), file=sys.stderr)


def argument_error_text(error: Exception) -> str:
    """What is wrong and, where something is missing or unknown, how to see what there is."""
    message: str = error.format_message()  # type: ignore[attr-defined]
    context = getattr(error, "ctx", None)
    if context is None or not message.startswith(("Missing", "No such")):
        return message
    return f"{message} `{context.command_path} --help` says what can be given."


def os_error_text(error: OSError) -> str:
    name = f"{error.filename}: " if error.filename is not None else ""
    return f"{name}{error.strerror or error}."


def speak_any_encoding() -> None:
    """What a terminal cannot show or send becomes a question mark, and the game goes on."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            with contextlib.suppress(OSError, ValueError):
                stream.reconfigure(errors="replace")
