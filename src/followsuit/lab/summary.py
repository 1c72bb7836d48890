"""What a study found, in a few lines for the terminal."""

from typing import Any

from followsuit.describe.wording import Wording, wording
from followsuit.messages.files import ENGLISH
from followsuit.registry import find_game

Facts = dict[str, Any]


def summary_lines(figures: Facts) -> list[str]:
    game = find_game(figures["game"])
    words = wording(game, ENGLISH)
    level = 100 * (1 - figures["error"])
    found = [
        f"{game.name}: {figures['deals']} deals, {figures['games']} games; "
        f"intervals hold with {level:.3g} % or more.",
    ]
    for stratum in figures["strata"]:
        found += ["", f"{stratum['stratum']} (an even share is {percent(stratum['even'])})"]
        for kind in stratum["kinds"].values():
            found += [share_line(words, line) for line in kind["shares"]]
        for line in stratum["shares"]["seat"]:
            found.append(f"  {seat_text(line['key']):18}{interval(line)}")
        found += [f"  {'first player':18}{interval(line)}" for line in stratum["shares"]["first"]]
        for what_if in stratum["what_if"]:
            found += ["", f"  {numbers_text(what_if['numbers'])}, on the same deals:"]
            for lines in what_if["shares"].values():
                found += [f"  {name_of(words, line['key']):18}{difference(line)}" for line in lines]
    return found


def seat_text(key: str) -> str:
    """Counted from 1, as people do."""
    return f"seat {int(key) + 1}"


def share_line(words: Wording, line: Facts) -> str:
    return f"  {name_of(words, line['key']):18}{interval(line)}"


def interval(line: Facts) -> str:
    said = {"above": "more than even", "below": "less than even"}.get(line["verdict"], "")
    return f"{percent(line['mean']):>8} ({100 * line['low']:.1f}–{100 * line['high']:.1f})  {said}".rstrip()


def difference(line: Facts) -> str:
    said = {"above": "more", "below": "less"}.get(line["verdict"], "")
    return f"{100 * line['mean']:+8.1f} ({100 * line['low']:+.1f} {100 * line['high']:+.1f})  {said}".rstrip()


def numbers_text(numbers: dict[str, list[int]]) -> str:
    return "; ".join(f"{name}={','.join(str(value) for value in values)}" for name, values in numbers.items())


def name_of(words: Wording, entry: str) -> str:
    """What a piece is called, by its entry."""
    for number, piece in words.game.pieces.items():
        if piece.entry == entry:
            return words.pieces[number].name
    return entry


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"
