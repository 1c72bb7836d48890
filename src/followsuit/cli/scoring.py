"""The scoring sheet of a round: everybody's points, and below them what they are made of."""

from typing import Final

from followsuit.cli.looks import HANG
from followsuit.core.event import Event

# What games call points won and lost, what they come to, and what else belongs to the end of a round.
LOSS: Final = "scored-loss"
AWARDS: Final = ("scored", LOSS)
POINTS: Final = "points"
SCORING: Final = (*AWARDS, POINTS, "crown", "no-crown", "black-crown", "set")


def sheet_lines(awards: list[Event]) -> list[str]:
    """'+20  The task was done. (TA-RUL-10)': a line for each reason, with its parts if there are several."""
    amounts: dict[str, list[int]] = {}
    for award in awards:
        amount = -award.number if award.kind == LOSS else award.number
        reasons = " ".join(str(reason) for reason in award.because)
        amounts.setdefault(reasons, []).append(amount)
    return [sheet_line(reasons, parts) for reasons, parts in amounts.items()]


def sheet_line(reasons: str, parts: list[int]) -> str:
    several = f" That is {' '.join(f'{part:+}' for part in parts)}." if len(parts) > 1 else ""
    total = sum(parts)
    return f"  {total:+4}  {HANG}{reasons}{several}" if total else f"     0  {HANG}{reasons}{several}"
