"""Sentences about what is wrong with something given. The code says them in English; whoever shows them to
people finds the same sentence in their language by its pattern, and fills the same values in."""

from typing import Any


class Sentence(str):
    """`Sentence("{name} is not {value}.", name="seed", value=-1)`: a text that knows its pattern.

    A list among the values is what there is to choose from: "2, 3 or 4".
    """

    pattern: str
    values: dict[str, Any]

    def __new__(cls, pattern: str, **values: Any) -> "Sentence":
        words = {name: one_of(value) if isinstance(value, list) else value for name, value in values.items()}
        made = super().__new__(cls, pattern.format_map(words) if values else pattern)
        made.pattern, made.values = pattern, values
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        return made_again, (self.pattern, self.values)


def made_again(pattern: str, values: dict[str, Any]) -> Sentence:
    return Sentence(pattern, **values)


def one_of(words: list[str]) -> str:
    """'2', '2 or 3', '2, 3 or 4'."""
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + " or " + words[-1]
