"""Numbers on the command line: what is none, or too small, is said in our words."""

import typer

from followsuit.core.errors import WrongOption
from followsuit.core.sentence import Sentence


def whole_number(text: object) -> int:
    try:
        return int(str(text))
    except ValueError:
        raise typer.BadParameter(f"{text} is not a whole number.") from None


def seconds(text: object) -> float:
    return amount(text, "seconds")


def number_of_minutes(text: object) -> float:
    return amount(text, "minutes")


def amount(text: object, unit: str) -> float:
    try:
        return float(str(text))
    except ValueError:
        raise typer.BadParameter(f"{text} is not a number of {unit}.") from None


def check_count(option: str, number: int) -> None:
    if number < 1:
        raise WrongOption(Sentence("{option} is 1 or more, not {number}.", option=option, number=number))


def check_minutes(minutes: float | None) -> None:
    if minutes is not None and minutes <= 0:
        raise WrongOption(Sentence("--minutes is more than 0, not {number}.", number=f"{minutes:g}"))
