"""Whatever is wrong with what was given is said in one line, with exit status 2 and no traceback."""

import contextlib
import re
import sys
from io import TextIOWrapper
from itertools import pairwise
from typing import Any, Final

import typer
from typer.core import TyperGroup

from followsuit.core.errors import FollowSuitError
from followsuit.core.sentence import Sentence

BAD_INPUT: Final = 2

# What Typer raises when arguments cannot be read. Its newer versions carry click inside, the older
# ones import it; the ancestor of BadParameter is the right class in both.
ArgumentError: Final[type[Exception]] = typer.BadParameter.__mro__[2]
# What it says then, and what our readers of numbers add: the longer sentence before the one it begins with.
OF_ARGUMENTS: Final = (
    "Missing argument {name}.",
    "Missing option {name}.",
    "No such option: {name} Did you mean {guess}?",
    "No such option: {name} (Possible options: {guess})",
    "No such option: {name}",
    "No such command {name}. Did you mean {guess}?",
    "No such command {name}.",
    "Got unexpected extra argument(s) ({name})",
    "Option {name} requires an argument.",
    "Invalid value for {name}: {what}",
    "{text} is not a whole number.",
    "{text} is not a number of seconds.",
    "{text} is not a number of minutes.",
)
WISH: Final = "--language"


class OneLineGroup(TyperGroup):
    """All commands. Used for every way in: the script, `python -m`, and tests."""

    def main(self, args: Any = None, *more: Any, **kwargs: Any) -> Any:
        kwargs["standalone_mode"] = False
        speak_any_encoding()
        words = sys.argv[1:] if args is None else [*args]
        try:
            status = super().main(args, *more, **kwargs)
        except ArgumentError as error:
            complain(argument_error(error), words)
            sys.exit(BAD_INPUT)
        except FollowSuitError as error:
            complain(error.args[0], words)
            sys.exit(BAD_INPUT)
        except OSError as error:
            complain(os_error_text(error), words)
            sys.exit(BAD_INPUT)
        except (KeyboardInterrupt, typer.Abort):
            sys.exit(130)
        sys.exit(status if isinstance(status, int) else 0)


def complain(message: str, words: list[str] | None = None) -> None:
    """One line, whatever the message looks like; in the language these words ask for, or the locale's."""
    # Here, because only a complaint needs to speak.
    from followsuit.cli.speaker import usual_language
    from followsuit.messages.wrong import said_to

    said = said_to(message, wished_language(words or []) or usual_language())
    print("followsuit: " + " ".join(said.split()), file=sys.stderr)


def wished_language(words: list[str]) -> str:
    """What follows --language; one that nobody speaks is what is complained of."""
    from followsuit.messages import all_languages

    known = all_languages()
    for word, following in pairwise([*words, ""]):
        wish = following if word == WISH else word.partition(f"{WISH}=")[2]
        if wish in known:
            return wish
    return ""


def argument_error(error: Exception) -> str:
    """What is wrong and, where something is missing or unknown, how to see what there is."""
    message: str = error.format_message()  # type: ignore[attr-defined]
    context = getattr(error, "ctx", None)
    if context is None or not message.startswith(("Missing", "No such")):
        return recognized(message)
    help_of = f"{context.command_path} --help"
    return Sentence("{what} `{help}` says what can be given.", what=recognized(message), help=help_of)


def recognized(message: str) -> str:
    """As one of the sentences we know, with its values; or as it stands."""
    for pattern in OF_ARGUMENTS:
        shape = re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>.+)", re.escape(pattern))
        found = re.fullmatch(shape, message, re.DOTALL)
        if found is not None:
            return Sentence(pattern, **{name: recognized(value) for name, value in found.groupdict().items()})
    return message


def os_error_text(error: OSError) -> str:
    name = f"{error.filename}: " if error.filename is not None else ""
    return f"{name}{error.strerror or error}."


def speak_any_encoding() -> None:
    """What a terminal cannot show or send becomes a question mark, and the game goes on."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            with contextlib.suppress(OSError, ValueError):
                stream.reconfigure(errors="replace")
