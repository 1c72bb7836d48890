"""The guide to a language: its pieces make one speak, and it names every file that knows the languages."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
GUIDE = (ROOT / "docs/guide/add-a-language.md").read_text(encoding="utf-8")
PIECE = re.compile(r"^```\w+ edit=(\S+)\n(.*?)^```", re.MULTILINE | re.DOTALL)

# A language named in code: as a value, of a page or of a rule of style.
NAMED = re.compile(r"""["']ja["']|\bja:|\^ja\b|:lang\(ja\)|\bor ja\b""")

SPEAK = """
from followsuit import Event, describe, find_game

game = find_game("trick-raiders")
names = ["Mika", "Sora", "Juno"]
card = game.read_card("S7")
events = [Event("won", 0, [card], -1, 0, []), Event("game-over", -1, [], -1, 0, [])]
for lang in ("nl", "en", "tlh"):
    print(lang, *[item.text for item in describe.news(game, events, names, lang)], sep="|")
"""


def test_the_pieces_of_the_guide_make_it_speak_and_the_rest_is_english(tmp_path: Path) -> None:
    ignored = shutil.ignore_patterns("__pycache__", "page", "*.so", "*.pyd")
    shutil.copytree(ROOT / "src/followsuit", tmp_path / "followsuit", ignore=ignored)
    for name, piece in PIECE.findall(GUIDE):
        path = tmp_path / "followsuit" / name
        if name.endswith(".py"):
            text = path.read_text(encoding="utf-8")
            line = re.compile(rf"^{piece.partition('=')[0]}=.*\n", re.MULTILINE)
            assert len(line.findall(text)) == 1
            piece = line.sub(piece, text)
        else:
            assert not path.exists()
        path.write_text(piece, encoding="utf-8")
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    done = subprocess.run(
        [sys.executable, "-c", SPEAK],
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"},
        check=False,
    )
    dutch, english, other = [line.split("|") for line in done.stdout.splitlines()] or [[], [], []]
    assert dutch[1] == "Mika wint de slag met Schoppen 7.", done.stderr
    assert english[1] != dutch[1]
    assert dutch[2] == english[2]  # what the file leaves out
    assert other[1:] == english[1:]  # a language we do not speak


def test_the_guide_names_every_file_that_knows_the_languages() -> None:
    found: set[str] = set()
    for folder, prefix in (
        (ROOT / "src/followsuit", ""),
        (ROOT / "web/src", "src/"),
        (ROOT / "web/public", "public/"),
    ):
        for path in folder.rglob("*"):
            if path.suffix in {".py", ".ts", ".svelte", ".js", ".css"} and "page" not in path.parts:
                code = re.sub(r'""".*?"""', "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
                if NAMED.search(code):
                    found.add(prefix + path.relative_to(folder).as_posix())
    assert len(found) >= 8
    named = set(re.findall(r"`([\w/.-]+\.(?:py|ts|svelte|js|css))`", GUIDE)) | {
        name for name, _ in PIECE.findall(GUIDE) if name.endswith(".py")
    }
    assert found - named == set()
    assert {name for name in named if not name.startswith("tests/")} - found == set()


def test_the_files_the_guide_names_are_there() -> None:
    for name in re.findall(r"`((?:docs|tests)/[\w/.-]+)`", GUIDE):
        assert (ROOT / name).exists(), name
