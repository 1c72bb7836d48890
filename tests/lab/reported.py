"""What a study comes to, from its games to its report, as it came to once.

    python tests/lab/reported.py                   write anew what every study comes to, into reported.json
    python tests/lab/reported.py STUDY [PART]      one of them, to look at

Messages say their names and what they were given instead of their words: see tests/describe/told.py. Whoever
changes the rules of a game, or what is measured, writes it anew and looks at it before and after.
"""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from describe.told import hash_of, keyed
from followsuit.lab.report import report_page
from followsuit.lab.summary import summary_lines
from followsuit.messages import voice
from lab import fair
from lab.studies import figures, study

STORED: Final = Path(__file__).with_name("reported.json")
STUDIES: Final[dict[str, dict[str, Any]]] = {
    "fair": {
        "game": "fair",
        "deals": 96,
        "what_if": [{"ant.points": "+20"}, {"ant.points": "+30"}, {"ant.points": "+60"}],
        "vary": {"pick": ["ant", "bee"]},
    },
    "idle": {
        "game": "fair",
        "deals": 96,
        "narrow": 0.3,
        "what_if": [{"idle.pair": [3, 4]}, {"idle.pair": [5, 6]}],
    },
    "tricktakers": {
        "game": "tricktakers",
        "players": 3,
        "deals": 40,
        "bots": ["random", "thumb"],
        "what_if": [{"king.points": "+30"}, {"king.points": "+60"}, {"king.points": 0, "hermit.points": 9}],
        "vary": {"pick": ["king", "hermit", "samurai"]},
    },
    "heroes": {
        "game": "trickster",
        "players": 3,
        "seed": 2,
        "deals": 24,
        "bots": ["thumb"],
        "options": {"sets": "base,grand_gambit", "deck_mode": "random"},
    },
    "teams": {"game": "kings-napoleon", "players": 5, "deals": 32},
    "kings": {"game": "kings", "deals": 32, "vary": {"options": {"cheerleader": [False, True]}}},
    "plain": {"game": "trick-raiders", "deals": 32, "vary": {"players": [3, 4], "bots": ["random", "thumb"]}},
    "little": {"game": "little-tricktakers", "deals": 32, "bots": ["thumb"]},
}
NOT_OURS: Final = ("version", "rules")
SECTION: Final = re.compile(r"<section>.*?</section>", re.DOTALL)


def parts_of(name: str) -> Iterator[tuple[str, Any]]:
    """By a word, what is to be seen there."""
    with TemporaryDirectory() as folder:
        found = figures(Path(folder) / "study", study(**STUDIES[name]))
    for one in NOT_OURS:
        found[one] = ""
    yield "figures", {key: value for key, value in found.items() if key != "strata"}
    for number, stratum in enumerate(found["strata"]):
        for key, value in stratum.items():
            yield f"figures {number} {key}", value
    yield "lines", summary_lines(found)
    page = report_page(found).partition("</style>")[2]
    for number, section in enumerate(SECTION.findall(page)):
        yield f"section {number}", section
    yield "around", SECTION.sub("", page)


def hashes_of(name: str) -> dict[str, str]:
    return {word: hash_of(said) for word, said in parts_of(name)}


def kept() -> dict[str, dict[str, str]]:
    return dict(json.loads(STORED.read_text(encoding="utf-8")))


def main() -> None:
    voice.__dict__["messages_of"] = keyed
    fair.register()
    match sys.argv[1:]:
        case ["--hashes"]:
            print(json.dumps({name: hashes_of(name) for name in STUDIES}))
        case [name]:
            print(json.dumps(dict(parts_of(name)), indent=1, ensure_ascii=False))
        case [name, part]:
            said = dict(parts_of(name))[part]
            print(said if isinstance(said, str) else json.dumps(said, indent=1, ensure_ascii=False))
        case _:
            found = {name: hashes_of(name) for name in STUDIES}
            STORED.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
