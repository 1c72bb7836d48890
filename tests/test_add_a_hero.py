"""The guide's hero, added to a copy of the sources by the guide's own pieces, and to nothing else."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GUIDE = (ROOT / "docs/guide/add-a-hero.md").read_text(encoding="utf-8")
PIECE = re.compile(r"^```\w+ edit=(\S+)(?: (\w+))?\n(.*?)^```", re.MULTILINE | re.DOTALL)

# By file and part, the text that a piece of the guide is put before; None where it takes a line's place.
BEFORE = {
    ("games/trickster/cards.py", ""): None,
    ("games/trickster/roster.py", ""): "    ]\n\n\n__all__",
    ("games/trickster/texts.py", "MOVES"): '    "bust": [',
    ("games/trickster/policy.py", ""): '    "Soldier": 4,',
    ("messages/trickster/en.ftl", "heroes"): "heroes-guard =",
    ("messages/trickster/en.ftl", "events"): "events-guard =",
    ("messages/trickster/en.ftl", "questions"): "questions-",
    ("messages/trickster/ja.ftl", "heroes"): "heroes-guard =",
    ("messages/trickster/ja.ftl", "events"): "events-guard =",
    ("messages/trickster/ja.ftl", "questions"): "questions-",
}

PLAY = """
from followsuit import Log, Unreadable, describe, find_game, read_record
from followsuit.properties import PROPERTIES

game = find_game("trickster")
sets = "base,grand_gambit,limited"
heroes = "hoarder,guard,soldier,magician,nomad,archivist,brigand"
options = {"deck_mode": "custom", "sets": sets, "heroes": heroes}
for players in (2, 4):
    for check in PROPERTIES.values():
        check(game, players, options, 3)

names = ["Mika", "Sora", "Juno", "Ren"]
asked, said = set(), set()
for seed in range(4):
    t = game.new_table(4, options, seed)
    t.log = log = Log()
    while t.outcome is None:
        seat = t.next_seat()
        if t.question().about().rule == "TS-HOA-01":
            asked |= {describe.question(game, t.view(seat), names, lang)["sentence"] for lang in ("en", "ja")}
        t.answer(seat, t.options(seat)[0])
    told = [event for event in log.told[0] if event.kind == "hoarder"]
    for lang in ("en", "ja"):
        said |= {item["text"] for item in describe.news(game, told, names, lang)}
print(len(game.card_names), *sorted(asked), *sorted(said), sep="\\n")
try:
    print(read_record(open(RECORD).read()).parted)
except Unreadable as problem:
    print("differs:", problem)
"""


def put(text: str, mark: str | None, piece: str) -> str:
    if mark is None:
        name = piece.partition(":")[0]
        return re.sub(rf"^{name}: .*\n", piece, text, count=1, flags=re.MULTILINE)
    at = text.index(mark) if mark != '    "bust": [' else text.index(mark, text.index("MOVES"))
    return text[:at] + piece + ("\n" if piece.startswith("[") else "") + text[at:]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources with every piece of the guide put where it says."""
    folder = tmp_path_factory.mktemp("house")
    ignored = shutil.ignore_patterns("__pycache__", "page", "*.so", "*.pyd")
    shutil.copytree(ROOT / "src/followsuit", folder / "followsuit", ignore=ignored)
    pieces = PIECE.findall(GUIDE)
    assert {(name, part) for name, part, _ in pieces} == set(BEFORE)
    for name, part, piece in pieces:
        path = folder / "followsuit" / name
        before = path.read_text(encoding="utf-8")
        after = put(before, BEFORE[name, part], piece)
        assert after != before, name
        path.write_text(after, encoding="utf-8")
    return folder


def test_the_hero_of_the_guide_is_played_and_spoken_of_in_both_languages(house: Path) -> None:
    record = ROOT / "tests/records/trickster/2-players.txt"
    path = os.pathsep.join([str(house), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    done = subprocess.run(
        [sys.executable, "-c", PLAY.replace("RECORD", repr(str(record)))],
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"},
        check=False,
    )
    lines = done.stdout.splitlines()
    assert lines[:3] == [
        "192",
        "Hoarder: which card of the trash do you take into your tableau?",
        "ため込み屋：どの捨て札を場札に加えますか。",
    ], done.stderr
    assert any(line.endswith(" from the trash into the tableau.") for line in lines)
    assert any(line.endswith("を場札に加えました。") for line in lines)
    assert lines[-1].startswith("differs: ")  # so the guide says that the version of the rules goes up


def test_the_files_the_guide_names_are_there() -> None:
    for name in re.findall(r"`((?:docs|tests|web|games)/[\w/.-]+)`", GUIDE):
        path = ROOT / "src/followsuit" / name if name.startswith("games/") else ROOT / name
        assert path.exists() or "hoarder" in name, name
