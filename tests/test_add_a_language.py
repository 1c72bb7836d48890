"""The guide to a language: its pieces make one speak, and it names every file that knows the languages."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
GUIDE = (ROOT / "docs/guide/add-a-language.md").read_text(encoding="utf-8")
PIECE = re.compile(r"^```\w+ piece=(\S+)\n(.*?)^```", re.MULTILINE | re.DOTALL)

# A language named in code: as a value, of a page or of a rule of style.
NAMED = re.compile(r"""["']ja["']|\bja:|\^ja\b|:lang\(ja\)|\bor ja\b""")

SPEAK = """
from followsuit import Event, describe, find_game, messages
from followsuit.service.texts import language, say

game = find_game("trick-raiders")
names = ["Mika", "Sora", "Juno"]
card = game.read_card("S7")
events = [
    Event("won", 0, [card], -1, 0, []),
    Event("added", 1, [card], -1, 1, []),
    Event("added", 1, [card], -1, 2, []),
    Event("game-over", -1, [], -1, 0, []),
]
print(*messages.all_languages())
for lang in ("nl", "en", "tlh"):
    told = describe.news(game, events, names, lang)
    print(lang, *[one.text for one in told], sep="|")
print(language("nl"), language("tlh"), say("sat", "nl", name="Mika"), say("no-table", "nl"), sep="|")
"""


def outside(folder: Path) -> dict[str, str]:
    """The package of the guide, as if it were installed in this folder; the environment that sees it."""
    for name, piece in PIECE.findall(GUIDE):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(piece, encoding="utf-8")
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = folder / "followsuit_dutch-0.1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: 0.1\n")
    lines: list[str] = []
    for group, points in project["entry-points"].items():
        lines += [f"[{group}]", *[f"{name} = {value}" for name, value in points.items()]]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    return {**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"}


def run(arguments: list[str], environment: dict[str, str], typed: str = "") -> str:
    done = subprocess.run(
        [sys.executable, *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_package_with_messages_adds_a_language_and_the_rest_is_english(tmp_path: Path) -> None:
    found, *told, served = run(["-c", SPEAK], outside(tmp_path)).splitlines()
    assert found == "en ja nl"
    dutch, english, other = [line.split("|")[1:] for line in told]
    assert dutch[0] == "Mika wint de slag met schoppen 7."
    assert dutch[1:3] == [
        "Sora legt schoppen 7 erbij en zegt één keer uitkomen.",
        "Sora legt schoppen 7 erbij en zegt 2 keer uitkomen.",
    ]
    assert english[0] != dutch[0]
    assert dutch[3] == english[3]  # what the file leaves out
    assert other == english  # a language nobody has words of
    assert served == "nl|en|Mika gaat zitten.|There is no such table."


def test_it_is_played_in_the_terminal(tmp_path: Path) -> None:
    arguments = ["-m", "followsuit", "play", "trick-raiders", "--seed", "1", "--bots", "random"]
    said = run([*arguments, "--language", "nl"], outside(tmp_path), "1\n1\n1\n1\n1\nquit\n")
    assert "wint de slag met" in said
    assert "Uw antwoord: " in said
    assert "You have left the game" in said  # what the file leaves out


def test_its_rules_are_read_where_there_are_any(tmp_path: Path) -> None:
    """TR-FOLLOW-01"""
    environment = {**outside(tmp_path), "COLUMNS": "200"}
    command = ["-m", "followsuit", "rules", "trick-raiders"]
    said = run([*command, "TR-FOLLOW-01", "--language", "nl"], environment)
    assert said.startswith("TR-FOLLOW-01: Na de uitkomst")
    assert run([*command, "TR-FOLLOW-02", "--language", "nl"], environment).startswith(
        "TR-FOLLOW-02: (in English) "
    )
    page = run([*command, "--language", "nl"], environment)
    assert re.search(r"^ *3\.5 Bekennen$", page, re.M)
    assert re.search(r"^ *3\.4 .* \(in English\)$", page, re.M)


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
    named = set(re.findall(r"`([\w/.-]+\.(?:py|ts|svelte|js|css))`", GUIDE))
    assert {name for name in named if not name.startswith("tests/")} == found
    # Of Python none does, but for reports that have no file of messages.
    assert {name for name in found if name.endswith(".py")} == {"lab/report.py"}


def test_the_files_the_guide_names_are_there() -> None:
    for name in re.findall(r"`((?:docs|tests|src/followsuit)/[\w/.-]+)`", GUIDE):
        assert (ROOT / name).exists(), name
