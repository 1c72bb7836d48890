"""The guide's character: one file and its test, inside the house or as the package of somebody else."""

import re
import shutil
from pathlib import Path

import pytest

import followsuit
from followsuit.bots.playing import play_out
from followsuit.bots.roster import new_bot
from followsuit.bots.seeds import rng_of_bot
from followsuit.games.tricktakers import roster, stored
from followsuit.games.tricktakers.cards import NAMES as CARD_NAMES
from outside import ROOT, installed, known, own_test, python

GROUP = "followsuit.characters"
JUGGLER = ROOT / "examples" / "juggler"
GUIDE = ROOT / "docs" / "guide" / "add-a-character.md"

PLAY = """
import followsuit
from followsuit.games.tricktakers.roster import CHARACTERS
from followsuit.properties import PROPERTIES

game = followsuit.find_game("tricktakers")
for players, cast in ((3, "king,hermit,juggler"), (4, "king,gambler,resistance,collector,juggler")):
    for check in PROPERTIES.values():
        check(game, players, {"characters": cast}, 5)

juggled = 0
for seed in range(5):
    match = followsuit.new_match("tricktakers", 3, {"characters": "king,hermit,juggler"}, seed)
    log = followsuit.Log()
    match.table.log = log
    while (seat := match.table.next_seat()) >= 0:
        match.answer(seat, match.table.options(seat)[-1])
    assert followsuit.read_record(match.record()).table.fingerprint() == match.table.fingerprint()
    juggled += sum(event.kind == "scored" and event.because[0].rule == "JU-03" for event in log.told[0])
assert juggled > 2, juggled
print(*[character.name for character in CHARACTERS], followsuit.is_compiled())
"""

NAMES = " ".join([*[character.name for character in roster.CHARACTERS], "Juggler"])


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that holds the package of the guide as an installation would."""
    return installed(JUGGLER, tmp_path_factory)


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of our own package with one more file, and nothing else touched."""
    folder = tmp_path_factory.mktemp("house")
    shutil.copytree(
        Path(followsuit.__file__).parent, folder / "followsuit", ignore=shutil.ignore_patterns("__pycache__")
    )
    shutil.copy(JUGGLER / "juggler.py", folder / "followsuit/games/tricktakers/characters/juggler.py")
    return folder


def test_the_guide_followed_word_for_word_gives_the_example() -> None:
    guide = GUIDE.read_text(encoding="utf-8")
    for name in ("juggler.py", "test_juggler.py"):
        pieces = re.findall(rf"^```python file={name}\n(.*?)^```", guide, re.M | re.S)
        assert "\n\n".join(pieces) == (JUGGLER / name).read_text(encoding="utf-8")
    project = re.findall(r"^```toml\n(.*?)^```", guide, re.M | re.S)
    assert project == [(JUGGLER / "pyproject.toml").read_text(encoding="utf-8")]


@pytest.mark.parametrize("way", ["outside", "inside"])
def test_the_character_is_found_plays_and_has_every_property(
    way: str, request: pytest.FixtureRequest
) -> None:
    done = python([request.getfixturevalue(way)], "-c", PLAY)
    assert done.stdout.strip() == f"{NAMES} {followsuit.is_compiled()}", done.stderr
    assert done.stderr == ""


@pytest.mark.parametrize("way", ["outside", "inside"])
def test_its_own_test_holds(way: str, request: pytest.FixtureRequest) -> None:
    assert "4 passed" in own_test([request.getfixturevalue(way)], JUGGLER)


def test_the_terminal_shows_what_it_does_and_knows_its_power(outside: Path) -> None:
    command = ["-m", "followsuit", "play", "tricktakers", "--players", "3", "--seed", "1"]
    answers = "juggler\njuggle\n1\n1\nwhat juggler\nwhy juggle\n"
    done = python([outside], *command, "--option", "characters=king,hermit,juggler", input=answers)
    assert done.returncode == 0, done.stderr
    told = " ".join(done.stdout.split())
    assert "Juggler Once a round, before playing, you may draw two cards; then discard two." in told
    assert "Guest uses a power: Juggle. Guest draws " in told
    assert "Juggler: Once a round, before playing" in told
    assert "The Juggler juggles once a round. (JU-01)" in told


def test_records_of_other_games_stay_as_they_are(outside: Path, tmp_path: Path) -> None:
    match = followsuit.new_match("tricktakers", 3, {"characters": "base_box"}, 4)
    play_out(match, [new_bot("random", rng_of_bot(4, seat)) for seat in range(3)])
    record = tmp_path / "game.txt"
    record.write_text(match.record(), encoding="utf-8")
    done = python([outside], "-m", "followsuit", "replay", str(record))
    assert (done.returncode, done.stderr) == (0, "")
    assert "\nResult\n" in done.stdout


ECHO = """
from followsuit.games.takers.character import Character
from followsuit.games.takers.new_run import give_back

HEARD = set()

def heard(name, answer):
    def hook(self, t, role, *rest):
        HEARD.add(name)
        if name == "take_back":
            give_back(t, *rest)
        return answer
    return hook

NOTHING = (
    "resolve after_play end_turn start_trick saw_play before_winner run_undone take_back take_up "
    "trick_decided saw_taking trick_won got_cards tricks_over crowns_given"
).split()
HOOKS = {**dict.fromkeys(NOTHING), "is_free_to_play": False, "before_scoring": [], "after_scoring": []}
Echo = type("Echo", (Character,), {name: heard(name, answer) for name, answer in HOOKS.items()})
Echo.code = "6E"
Echo.name = "Echo"
"""

LISTEN = """
import echo
import followsuit

for seed in range(60):
    options = {"characters": "echo,hermit,time-traveler"}
    followsuit.new_match("tricktakers", 3, options, seed).table.play_at_random(9, followsuit.seeded(seed))
    if len(echo.HEARD) == len(echo.HOOKS):
        break
print(*sorted(set(echo.HOOKS) - echo.HEARD), followsuit.is_compiled())
"""


def test_every_hook_that_is_written_is_called_and_nothing_is_declared_beside_it(tmp_path: Path) -> None:
    done = python([known(tmp_path, "echo", ECHO, GROUP, ["echo = echo:Echo"])], "-c", LISTEN)
    assert (done.stdout.split(), done.stderr) == ([str(followsuit.is_compiled())], "")


BETWEEN = """
from followsuit.games.takers.cards import BLUE, NUMBER
from followsuit.games.takers.character import Character
from followsuit.games.tricktakers.cards import add_card

TWELVE = add_card("b12", NUMBER, BLUE, 12, "2J")

class Between(Character):
    code = "2J"
    name = "Between"
    def exclusive_cards(self):
        return [TWELVE]
"""

REPLAY = """
import sys
import followsuit
from followsuit.games.tricktakers.cards import NAMES
from followsuit.games.tricktakers.roster import CHARACTERS
print(CHARACTERS[-1].name, CHARACTERS[-1].place, NAMES.index("b12"))
for path in sys.argv[1:]:
    print(followsuit.read_record(open(path, encoding="utf-8").read()).parted or "as it was")
"""


def test_no_stored_game_is_another_with_a_character_that_brings_cards(tmp_path: Path) -> None:
    """Whatever the code of a character of another package: its cards, piles and number come after ours."""
    records = sorted((ROOT / "tests/records/tricktakers").glob("*.txt"))
    folder = known(tmp_path, "between", BETWEEN, GROUP, ["between = between:Between"])
    done = python([folder], "-c", REPLAY, *map(str, records))
    assert done.stdout.splitlines() == ["Between 28 87", *["as it was"] * len(records)], done.stderr
    assert len(records) > 3


def test_every_number_that_is_stored_belongs_to_something() -> None:
    """And whatever of ours is new gets its number there."""
    assert [character.code for character in roster.CHARACTERS] == stored.CODES
    assert len(CARD_NAMES) == stored.CARD_COUNT
    assert "" not in CARD_NAMES
    for character in roster.CHARACTERS:
        cards = character.exclusive_cards()
        assert (character.code in stored.FIRST_CARDS) == bool(cards)
        if cards:
            assert min(cards) == stored.FIRST_CARDS[character.code]
            assert character.place == stored.FIRST_PLACES[character.code]


BROKEN = """
from juggler import Juggler
class Twin(Juggler):
    name = "Twin"
class Basic(Juggler):
    code = "6A"
class Weak(Juggler):
    code = "6K"
    name = "Weak"
    power_count = 0
"""


def test_what_is_no_character_is_passed_over(outside: Path, tmp_path: Path) -> None:
    """Whichever of the two with one code comes first by its name is the one."""
    lines = ["lost = nowhere:Lost", "odd = os:sep", "twin = broken:Twin"]
    known(tmp_path, "broken", BROKEN, GROUP, [*lines, "basic = broken:Basic", "weak = broken:Weak"])
    roster = (
        "from followsuit.games.tricktakers.roster import CHARACTERS as c; print(*[one.name for one in c])"
    )
    done = python([outside, tmp_path], "-c", roster)
    assert done.stdout.strip() == NAMES
    assert "The character lost cannot be loaded: No module named 'nowhere'" in done.stderr
    assert "The character odd cannot be loaded: / is not a Character." in done.stderr
    assert "The character twin cannot be loaded: there is a 6J Juggler already." in done.stderr
    assert "The character basic cannot be loaded: its code '6A' is none, or ends with a letter" in done.stderr
    assert "The character weak cannot be loaded: it has a power_rule, but power_count says" in done.stderr
