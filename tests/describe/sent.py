"""What followsuit.describe gives, as it is written on the wire: the same names, plain values."""

from collections.abc import Callable
from typing import Any, Final, ParamSpec, TypeVar

from msgspec import Struct, to_builtins

from followsuit import describe

Given = ParamSpec("Given")
One = dict[str, Any]
Told = TypeVar("Told", bound=Struct)


def one(tell: Callable[Given, Struct]) -> Callable[Given, One]:
    def sent(*args: Given.args, **kwargs: Given.kwargs) -> One:
        plain: One = to_builtins(tell(*args, **kwargs))
        return plain

    return sent


def perhaps(tell: Callable[Given, Told | None]) -> Callable[Given, One | None]:
    def sent(*args: Given.args, **kwargs: Given.kwargs) -> One | None:
        plain: One | None = to_builtins(tell(*args, **kwargs))
        return plain

    return sent


def several(tell: Callable[Given, list[Told]]) -> Callable[Given, list[One]]:
    def sent(*args: Given.args, **kwargs: Given.kwargs) -> list[One]:
        plain: list[One] = to_builtins(tell(*args, **kwargs))
        return plain

    return sent


asides: Final = several(describe.asides)
bots: Final = several(describe.bots)
form: Final = one(describe.form)
games: Final = several(describe.games)
hint: Final = one(describe.hint)
kit: Final = one(describe.kit)
news: Final = several(describe.news)
outcome: Final = perhaps(describe.outcome)
question: Final = perhaps(describe.question)
reason: Final = one(describe.reason)
rules: Final = one(describe.rules)
sheets: Final = several(describe.sheets)
view: Final = one(describe.view)
