"""Pictures of figures: plain SVG without a word in it. What they show stands beside them as numbers."""

from typing import Any

Facts = dict[str, Any]


class Scale:
    """From a value to a place between 0 and 100."""

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.span = max(high - low, 1e-9)

    def at(self, value: float) -> float:
        return round(100 * min(1.0, max(0.0, (value - self.low) / self.span)), 2)


def scale_of(lines: list[Facts], even: float) -> Scale:
    """All intervals of these lines, and what is even, with a little room."""
    low = min(even, *[line["low"] for line in lines])
    high = max(even, *[line["high"] for line in lines])
    room = 0.04 * max(high - low, 1e-9)
    return Scale(low - room, high + room)


def interval(line: Facts, scale: Scale, even: float) -> str:
    low, high, mean = (scale.at(line[name]) for name in ("low", "high", "mean"))
    middle = scale.at(even)
    kind = line.get("verdict", "open")
    return (
        '<svg viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">'
        f'<line class="even" x1="{middle}" x2="{middle}" y1="0" y2="24"/>'
        f'<rect class="bar {kind}" x="{low}" y="9" width="{max(high - low, 0.3):.2f}" height="6"/>'
        f'<rect class="mean" x="{max(mean - 0.5, 0):.2f}" y="5" width="1" height="14"/></svg>'
    )


def histogram(bins: Facts) -> str:
    counts: list[int] = bins["all"]
    some: list[int] = bins["some"]
    most = max(counts, default=1) or 1
    width = 100 / max(1, len(counts))
    shapes: list[str] = []
    for kind, heights in (("all", counts), ("some", some)):
        for at, count in enumerate(heights):
            tall = round(56 * count / most, 2)
            if tall:
                shapes.append(
                    f'<rect class="{kind}" x="{at * width + 0.2:.2f}" y="{60 - tall}" '
                    f'width="{width - 0.4:.2f}" height="{tall}"/>'
                )
    return (
        '<svg class="plot" viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">'
        f"{''.join(shapes)}</svg>"
    )


def curve(lines: list[Facts], even: float) -> str:
    """A line through the means, and the intervals as a band; from left to right in the order given."""
    scale = scale_of(lines, even)
    step = 96 / max(1, len(lines) - 1)
    places = [round(2 + step * at, 2) for at in range(len(lines))]

    def point(at: int, name: str) -> str:
        return f"{places[at]},{100 - scale.at(lines[at][name])}"

    there = [point(at, "high") for at in range(len(lines))]
    back = [point(at, "low") for at in reversed(range(len(lines)))]
    means = [point(at, "mean") for at in range(len(lines))]
    middle = 100 - scale.at(even)
    return (
        '<svg class="curve" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">'
        f'<path class="band" d="M{"L".join([*there, *back])}Z"/>'
        f'<line class="even" x1="0" x2="100" y1="{middle}" y2="{middle}"/>'
        f'<path d="M{"L".join(means)}"/></svg>'
    )
