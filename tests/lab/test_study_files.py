"""Study files: what they say, and one clear line for whatever is wrong with one."""

import re
import tomllib
from pathlib import Path

import pytest

from followsuit.core.errors import FollowSuitError
from followsuit.lab.reading import read_study
from followsuit.registry import all_games

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "studies"
DOCS = ROOT / "docs"

WHOLE = """
game = "tricktakers"
seed = 7
bots = ["thumb", "random"]
deals = 50
narrow = 0.02
options = { renewal = true }

[vary]
players = [3, 4]
pick = ["king", "hermit"]

[[what_if]]
king.points = "+30"

[[what_if]]
"king.points" = [0, 20, 40, 80, 120]
"hermit.points" = [0]
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_whole_study(tmp_path: Path) -> None:
    found = read_study(written(tmp_path, WHOLE.replace("options = { renewal = true }\n", "")))
    assert (found.name, found.game, found.seed, found.deals, found.narrow) == (
        "mine",
        "tricktakers",
        7,
        50,
        0.02,
    )
    assert found.strata() == ["players=3", "players=4"]
    assert [arm.key for arm in found.arms[:5]] == [
        "players=3",
        "players=3 pick=king",
        "players=3 pick=hermit",
        "players=3 king.points=30,50,80,110,150,30",
        "players=3 king.points=0,20,40,80,120,0 hermit.points=0,-10,-30,70,100,0",
    ]
    assert len(found.arms) == 10
    assert all(arm.options["characters"] for arm in found.arms)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("game = 'tricktaker'", "There is no game tricktaker. Did you mean tricktakers?"),
        ("bots = ['thumb']", "has to say its game"),
        ("game = 'tricktakers'\nbots = ['thump']", "There is no bot thump. Did you mean thumb?"),
        ("game = 'tricktakers'\nbots = ['search:soon']", "A search is for a time or over a number of worlds"),
        ("game = 'tricktakers'\nplayers = 9", "is for 2, 3, 4 or 5 players, not 9"),
        ("game = 'tricktakers'\ndeal = 9", "A study has no deal. Did you mean deals?"),
        ("game = 'tricktakers'\ndeals = 0", "deals is a whole number from 1"),
        ("game = 'tricktakers'\nnarrow = 2", "narrow is part of all victories"),
        ("game = 'tricktakers'\nseed = -1", "seed is a whole number"),
        ("game = 'tricktakers'\n[options]\nlives = 3", "TrickTakers has no option lives"),
        ("game = 'tricktakers'\n[vary]\npick = ['kign']", "has no character kign. Did you mean king?"),
        ("game = 'tricktakers'\n[vary]\nseats = [1]", "vary has no seats"),
        ("game = 'tricktakers'\n[[what_if]]\nkign.points = 3", "has no number kign.points"),
        ("game = 'tricktakers'\n[[what_if]]\nking.points = 9999", "is from -200 to 500 here, not 9999"),
        ("game = 'trickster'\n[[what_if]]\na.b = 1", "declares no numbers"),
        ("game = ", "is no TOML"),
        ("game = 'tricktakers'\nplayers = 3\n[vary]\nplayers = [3]", "stands there twice"),
        ("game = 'tricktakers'\nplayers = 2\nbots = ['thumb', 'random', 'thumb']", "3 bots for 2 players"),
        ("game = 'tricktakers'\n[vary]\nplayers = [3, 3]", "Two arms of the study are the same"),
    ],
)
def test_what_is_wrong_is_one_line(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(FollowSuitError) as refused:
        read_study(written(tmp_path, text))
    assert said in str(refused.value)
    assert "mine.toml" in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(FollowSuitError, match="cannot be read: No such file"):
        read_study(tmp_path / "none.toml")


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.toml")), ids=lambda path: path.stem)
def test_the_ready_ones_can_be_run(path: Path) -> None:
    assert read_study(path).arms


def test_there_is_a_ready_one_for_every_game_with_every_number_of_players() -> None:
    seen = {
        (one.game, arm.players)
        for path in EXAMPLES.glob("*.toml")
        for one in [read_study(path)]
        for arm in one.arms
    }
    from_here = [game for game in all_games().values() if type(game).__module__.startswith("followsuit.")]
    assert {(game.id, count) for game in from_here for count in game.players} <= seen


@pytest.mark.parametrize("page", ["guide/study-a-game.md", "reference/lab.md"])
def test_the_studies_of_the_documents_are_ones(page: str, tmp_path: Path) -> None:
    """What a piece of a page does not say, the first one has said."""
    text = (DOCS / page).read_text(encoding="utf-8")
    first, *more = re.findall(r"^```toml\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert read_study(written(tmp_path, first)).game == "tricktakers"
    for piece in more:
        own = tomllib.loads(piece)
        before = [line for line in first.splitlines() if line.partition(" = ")[0] not in own]
        study = read_study(written(tmp_path, "\n".join([*before, piece])))
        assert study != read_study(written(tmp_path, first))
