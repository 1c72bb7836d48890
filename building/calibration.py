"""How far chances can be trusted, on a page: tables in docs/reference/review.md, and a picture of all games.

    followsuit review --calibrate kings --games 100 --decisions 20 --seed 1 --json \
        > docs/reference/calibration/kings.json
    python -m building.calibration          # makes the tables and the picture anew
    python -m building.calibration --check  # says whether they are as the figures are
"""

import sys
from pathlib import Path
from typing import Final

import msgspec

from building.environment import ROOT
from followsuit.registry import find_game
from followsuit.review.calibrating import Calibration

FIGURES: Final = ROOT / "docs" / "reference" / "calibration"
PAGE: Final = ROOT / "docs" / "reference" / "review.md"
PICTURE: Final = ROOT / "docs" / "images" / "calibration.svg"
BEGIN: Final = "<!-- building.calibration -->"
END: Final = "<!-- end -->"
STALE: Final = "docs/reference/review.md is not as its figures are: python -m building.calibration"

ACROSS: Final = 4  # panels in a row
SIDE: Final = 160  # of a panel, in points
ROOM: Final = 44  # around it
INK: Final = "#3a2a35"
THREAD: Final = "#8a5a00"
LINE: Final = "#c9b8a6"


def figures() -> list[Calibration]:
    """By the names of the games."""
    read = [
        msgspec.json.decode(path.read_bytes(), type=Calibration) for path in sorted(FIGURES.glob("*.json"))
    ]
    return sorted(read, key=lambda one: name_of(one))


def name_of(one: Calibration) -> str:
    return find_game(one.game).name


# The tables.


def tables(read: list[Calibration]) -> str:
    lines = [
        "| game | players | games | decisions | Brier | even | in the last third | even |",
        "|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for one in read:
        own = f"{one.brier:.3f} ± {2 * one.brier_error:.3f}"
        late = f"{one.late_brier:.3f} ± {2 * one.late_brier_error:.3f}"
        lines.append(
            f"| {name_of(one)} | {one.players} | {one.games} | {one.moments:,} | {own} | {one.even:.3f} "
            f"| {late} | {one.late_even:.3f} |"
        )
    lines += [
        "",
        "The slopes, round by round (± one standard error):",
        "",
        "| game | first round | second | third |",
        "|---|---:|---:|---:|",
    ]
    for one in read:
        by_part = {slope.part: f"{slope.slope:.2f} ± {slope.error:.2f}" for slope in one.slopes}
        lines.append(f"| {name_of(one)} | " + " | ".join(by_part.get(part, "") for part in (1, 2, 3)) + " |")
    lines += [
        "",
        "What the decisions of each seat cost in a game, of 100, and how much less the first one's cost than",
        "the last one's (± twice the standard error):",
        "",
        "| game | by seat | first less last |",
        "|---|---|---:|",
    ]
    for one in read:
        skills = ", ".join(f"{-100 * skill.mean:.1f}" for skill in one.skills)
        gap = f"{100 * one.skill_gap:+.1f} ± {200 * one.skill_gap_error:.1f}".replace("-", "−")
        lines.append(f"| {name_of(one)} | {skills} | {gap} |")
    return "\n".join(lines)


# The picture: a panel for each game. On the diagonal what was said is what was won.


def picture(read: list[Calibration]) -> str:
    rows = -(-len(read) // ACROSS)
    width, height = ACROSS * (SIDE + ROOM) + ROOM, rows * (SIDE + 2 * ROOM) + ROOM // 2
    panels = [
        panel(one, ROOM + at % ACROSS * (SIDE + ROOM), ROOM + at // ACROSS * (SIDE + 2 * ROOM))
        for at, one in enumerate(read)
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        'aria-label="For each game, chances that were said, and how often they were won" '
        f'font-family="sans-serif" font-size="11" fill="{INK}">\n'
        f'<rect width="{width}" height="{height}" fill="#fbf6ec"/>\n' + "\n".join(panels) + "\n</svg>\n"
    )


def panel(one: Calibration, left: int, top: int) -> str:
    def place(said: float, won: float) -> tuple[float, float]:
        return left + SIDE * said, top + SIDE * (1.0 - min(1.0, max(0.0, won)))

    shapes = [
        f'<text x="{left}" y="{top - 10}" font-size="13" font-weight="bold">{name_of(one)}</text>',
        f'<rect x="{left}" y="{top}" width="{SIDE}" height="{SIDE}" fill="#fffdf8" stroke="{LINE}"/>',
        f'<line x1="{left}" y1="{top + SIDE}" x2="{left + SIDE}" y2="{top}" stroke="{LINE}" '
        'stroke-dasharray="4 3"/>',
    ]
    for tenth in (0, 5, 10):
        x, y = place(tenth / 10, tenth / 10)
        shapes.append(f'<text x="{x:.0f}" y="{top + SIDE + 14}" text-anchor="middle">{10 * tenth}</text>')
        shapes.append(f'<text x="{left - 5}" y="{y + 4:.0f}" text-anchor="end">{10 * tenth}</text>')
    middle = left + SIDE / 2
    shapes.append(f'<text x="{middle:.0f}" y="{top + SIDE + 28}" text-anchor="middle">said, of 100</text>')
    most = max((each.moments for each in one.bins), default=1)
    points = []
    for each in one.bins:
        x, y = place(each.said, each.won)
        _, high = place(each.said, each.won + each.error)
        _, low = place(each.said, each.won - each.error)
        size = 2 + 3 * (each.moments / most) ** 0.5
        points.append(f"{x:.1f},{y:.1f}")
        shapes.append(f'<line x1="{x:.1f}" y1="{high:.1f}" x2="{x:.1f}" y2="{low:.1f}" stroke="{THREAD}"/>')
        shapes.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}" fill="{THREAD}"/>')
    shapes.append(f'<polyline points="{" ".join(points)}" fill="none" stroke="{THREAD}" stroke-width="1.5"/>')
    return "\n".join(shapes)


def written(path: Path, text: str, is_check: bool) -> bool:
    """Whether it is as it should be, or now is."""
    if is_check:
        return path.read_text(encoding="utf-8") == text
    path.write_text(text, encoding="utf-8")
    return True


def main(arguments: list[str]) -> int:
    read = figures()
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    page = f"{before}{BEGIN}\n{tables(read)}\n{END}{after}"
    is_check = "--check" in arguments
    if written(PAGE, page, is_check) and written(PICTURE, picture(read), is_check):
        return 0
    print(STALE, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
