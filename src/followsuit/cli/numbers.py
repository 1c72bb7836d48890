"""Numbers on the command line: what is none is said in our words."""

import typer


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
