"""The published studies: figures in docs/studies, and the pages and tables that are made from them.

python -m building.studies              # makes the pages and the tables anew
python -m building.studies FOLDER…      # and takes the figures of these studies first
"""

import json
import sys
from pathlib import Path
from typing import Any, Final

from followsuit.core.reason import Reason
from followsuit.describe.wording import wording
from followsuit.lab.report import percent, read_figures, report_page, signed_percent
from followsuit.lab.summary import name_of, numbers_text
from followsuit.registry import find_game

ROOT: Final = Path(__file__).parents[1]
FIGURES: Final = ROOT / "docs" / "studies"
PAGES: Final = ROOT / "web" / "public" / "studies"
BEGIN: Final = "<!-- building.studies -->"
END: Final = "<!-- end -->"
Facts = dict[str, Any]


def published() -> dict[str, Facts]:
    """By name, those of every game first, then what-ifs."""
    found = {path.stem: read_figures(path) for path in sorted(FIGURES.glob("*.json"))}
    return dict(sorted(found.items(), key=lambda one: (one[0] != one[1]["game"], one[0])))


def take(folder: Path) -> None:
    figures = read_figures(folder / "figures.json")
    text = json.dumps(figures, ensure_ascii=False, separators=(",", ":"))
    (FIGURES / f"{figures['study']}.json").write_text(text + "\n", encoding="utf-8")


def index(studies: dict[str, Facts]) -> list[Facts]:
    """What the page asks for: the study of each game."""
    return [
        {
            "game": figures["game"],
            "path": f"/studies/{name}.html",
            "games": figures["games"],
            "bots": ", ".join(bots_of(figures)),
        }
        for name, figures in studies.items()
        if name == figures["game"]
    ]


def bots_of(figures: Facts) -> list[str]:
    return list(dict.fromkeys(bot for stratum in figures["strata"] for bot in stratum["bots"]))


def tables(studies: dict[str, Facts]) -> str:
    """For docs/studies/index.md: of every stratum a line for who is clearly above or below even."""
    lines = [
        "| game | players | games | clearly more than even | clearly less | first player | most won by |",
        "|---|---|---|---|---|---|---|",
    ]
    for name, figures in studies.items():
        if name == figures["game"]:
            lines += [row(figures, stratum) for stratum in figures["strata"]]
    lines += [
        "",
        "| what if | players | games | share of the victories, difference | clear? |",
        "|---|---|---|---|---|",
    ]
    for figures in studies.values():
        lines += [line for stratum in figures["strata"] for line in what_if_rows(figures, stratum)]
    return "\n".join(lines)


def row(figures: Facts, stratum: Facts) -> str:
    game = find_game(figures["game"])
    words = wording(game, "en")
    shares = [line for kind in stratum["kinds"].values() for line in kind["shares"]]
    said = {
        verdict: "; ".join(
            f"{name_of(words, line['key'])} {interval(line)}" for line in shares if line["verdict"] == verdict
        )
        for verdict in ("above", "below")
    }
    [first] = stratum["shares"]["first"] or [None]
    way = max(stratum["ways"], key=lambda line: float(line["mean"]), default=None)
    won = ""
    if way is not None:
        sentence = words.sentence(Reason(way["key"], stratum["sentences"][way["key"]]))
        won = f"{percent(way['mean'])} `{way['key']}` {sentence}"
    cells = [
        game.name,
        f"{stratum['players']}, even {percent(stratum['even'])}",
        str(stratum["games"]),
        said["above"] or "nobody",
        said["below"] or "nobody",
        "" if first is None else f"{interval(first)}{clear(first)}",
        won,
    ]
    return f"| {' | '.join(cells)} |"


def what_if_rows(figures: Facts, stratum: Facts) -> list[str]:
    """Of each arm the line that changes most for its own, and whatever else is clear."""
    words = wording(find_game(figures["game"]), "en")
    found: list[str] = []
    for arm in stratum["what_if"]:
        owners = {name.partition(".")[0] for name in arm["numbers"]}
        shares = [line for kind in arm["shares"].values() for line in kind]
        shown = [line for line in shares if line["key"] in owners or line["verdict"] != "open"]
        shown = shown or sorted(shares, key=lambda line: -abs(line["mean"]))[:1]
        told = "; ".join(f"{name_of(words, line['key'])} {difference(line)}" for line in shown)
        is_clear = any(line["verdict"] != "open" for line in shown)
        cells = [
            f"`{numbers_text(arm['numbers'])}` ({find_game(figures['game']).name})",
            str(stratum["players"]),
            str(stratum["games"]),
            told,
            "yes" if is_clear else "open",
        ]
        found.append(f"| {' | '.join(cells)} |")
    return found


def interval(line: Facts) -> str:
    return f"{percent(line['mean'])} ({100 * line['low']:.0f}–{100 * line['high']:.0f})"


def difference(line: Facts) -> str:
    low, high = signed_percent(line["low"]), signed_percent(line["high"])
    return f"{signed_percent(line['mean'])} ({low} to {high})"


def clear(line: Facts) -> str:
    return {"above": ", clearly more", "below": ", clearly less"}.get(line["verdict"], "")


def page_with(text: str, part: str) -> str:
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{part}\n\n{END}{after}"


def wanted() -> dict[Path, str]:
    """Every file that is made from the figures, and what stands in it."""
    studies = published()
    files = {PAGES / f"{name}.html": report_page(figures) for name, figures in studies.items()}
    files[PAGES / "index.json"] = json.dumps(index(studies), ensure_ascii=False, indent=1) + "\n"
    page = FIGURES / "index.md"
    files[page] = page_with(page.read_text(encoding="utf-8"), tables(studies))
    return files


def main() -> None:
    for folder in sys.argv[1:]:
        take(Path(folder))
    PAGES.mkdir(parents=True, exist_ok=True)
    for path, text in wanted().items():
        path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
