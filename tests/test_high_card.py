"""The guide's toy games, built as the package of somebody else and found by their entry points."""

import ast
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
HIGH_CARD = ROOT / "examples" / "high-card"

PLAY = """
import sys

import followsuit
from followsuit.properties import PROPERTIES

game = followsuit.find_game(sys.argv[1])
for check in PROPERTIES.values():
    for players in game.players:
        check(game, players, {}, 5)
match = followsuit.new_match(game.id, players=3, seed=4)
while (seat := match.table.next_seat()) >= 0:
    match.answer(seat, match.table.options(seat)[-1])
print(followsuit.read_record(match.record()).table.fingerprint() == match.table.fingerprint())
print("trick-raiders" in followsuit.all_games())
"""

# The second one: who may not answer what, what others conclude, what is drawn, and how far bots look.
RULES = """
import followsuit
from followsuit import SPECTATOR, describe, seeded
from followsuit.bots.search_bot import SearchBot
from followsuit.core.bits import BIT
from followsuit.search.tree import Search
from short_suit import SUIT, TRICK

game = followsuit.find_game("short-suit")
names = ["Mika", "Sora", "Juno"]
refused = voids = 0
for seed in range(4):
    t = game.new_table(3, {"rounds": 2}, seed)
    while t.outcome is None:
        seat = t.next_seat()
        options = t.options(seat)
        for card in t.cards.piles[seat]:
            reason = t.why_not(seat, 256 + card)
            assert (reason is None) == (256 + card in options)
            if reason is not None:
                assert reason.rule == "SS-04"
                refused += 1
        led = [SUIT[card] for card in t.cards.piles[TRICK]][:1]
        shown = describe.view(game, t.view(SPECTATOR), names, "en").areas
        hands = [area.cards for area in shown if area.name == "hand"]
        assert [len(hand) for hand in hands] == [len(t.cards.piles[seat]) for seat in range(3)]
        assert {card for hand in hands for card in hand} <= {"?"}
        pick = SearchBot(seeded(seed), worlds=8).answer(t.view(seat)) if seat == 0 else options[-1]
        t.answer(seat, pick)
        if led and SUIT[pick & 255] != led[0] and t.cards.piles[TRICK]:
            voids += 1
            hidden = [card for card in range(36) if SUIT[card] == led[0]]
            assert all(t.cards.possible_places[card] & BIT[seat] == 0 for card in hidden)
    assert sum(t.tricks) == 8
assert refused > 10 and voids > 3, (refused, voids)

t = game.new_table(3, {"rounds": 3}, 1)
thinking = Search(t.view(0), seeded(1))
world = thinking.view.imagine(seeded(2))
world.play_at_random(thinking.horizon, seeded(3))
print(world.outcome, world.round, sum(world.tricks), len(world.todo))
"""


# A table that is written as a position and set up again is asked, seen and played on in the same way.
AGAIN = """
import sys

import followsuit
from followsuit import SPECTATOR, seeded
from followsuit.scenarios.set_up import set_up

game = followsuit.find_game(sys.argv[1])
moments = set()
for seed in range(6):
    t = game.new_table(3, {}, seed)
    chance = seeded(seed)
    while t.outcome is None:
        written = game.write_position(t)
        moments.add(written.get("at"))
        copy = set_up(game, 3, {}, 0, written)
        copy.rng = t.rng.clone()
        for viewer in (0, 1, 2, SPECTATOR):
            seen = game.write_position(t.view(viewer).table)
            assert seen == game.write_position(copy.view(viewer).table), (seen, viewer)
        while copy.outcome is None:
            seat = copy.next_seat()
            copy.answer(seat, sorted(copy.options(seat))[0])
        seat = t.next_seat()
        options = sorted(t.options(seat))
        t.answer(seat, options[chance.below(len(options))])
print(moments)
"""

# What the state leaves out, or clone forgets, a property says.
FORGETFUL = """
from followsuit.core.fields import Field
from followsuit.core.state import State
from followsuit.properties import PROPERTIES, PropertyBroken
from high_card import GAME, STATE, HighCard, HighCardTable

class Forgetful(HighCardTable):
    def __init__(self, players, cards, rng):
        super().__init__(players, cards, rng)
        self.streak = 0

    def clone(self):
        copy = super().clone()
        copy.streak = 0
        return copy

    def state(self):
        return STATES[kind]

class ForgetfulGame(HighCard):
    def start(self, players, options, rng):
        t = super().start(players, options, rng)
        forgetful = Forgetful(players, t.cards, t.rng)
        forgetful.todo = t.todo
        return forgetful

STATES = {
    "undeclared": STATE,
    "declared": State(STATE.places, [*STATE.fields, Field("streak")]),
    "nameless": State(STATE.places[:1], [*STATE.fields, Field("streak")]),
}
for kind in STATES:
    for name in ("clones are equal and independent", "the fingerprint sees everything"):
        try:
            PROPERTIES[name](ForgetfulGame(), 3, {}, 1)
        except PropertyBroken as broken:
            print(f"{kind}: {broken}")
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that holds the package as an installation would."""
    built = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(built)],
        cwd=HIGH_CARD,
        check=True,
        capture_output=True,
    )
    folder = tmp_path_factory.mktemp("installed")
    zipfile.ZipFile(next(built.glob("*.whl"))).extractall(folder)
    return folder


def python(installed: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(installed), os.environ.get("PYTHONPATH", "")])
    env = {**os.environ, "PYTHONPATH": path.rstrip(os.pathsep)}
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, env=env, check=False)


@pytest.mark.parametrize("game", ["high-card", "short-suit"])
def test_a_game_of_another_package_is_found_and_has_every_property(installed: Path, game: str) -> None:
    done = python(installed, "-c", PLAY, game)
    assert done.stdout.split() == ["True", "True"], done.stderr


def test_the_second_game_follows_suit_and_bots_look_to_the_end_of_the_round(installed: Path) -> None:
    done = python(installed, "-c", RULES)
    assert done.stdout.split() == ["None", "1", "4", "0"], done.stderr


@pytest.mark.parametrize(
    ("game", "moments"), [("high-card", "{None}"), ("short-suit", "{'lay aside', 'play'}")]
)
def test_a_position_of_a_game_of_another_package_can_be_set_up_again(
    installed: Path, game: str, moments: str
) -> None:
    done = python(installed, "-c", AGAIN, game)
    assert done.returncode == 0, done.stderr
    assert ast.literal_eval(done.stdout) == ast.literal_eval(moments)


def test_what_a_state_or_a_clone_forgets_is_found(installed: Path) -> None:
    done = python(installed, "-c", FORGETFUL)
    assert done.stdout.splitlines() == [
        "undeclared: the state of Forgetful does not declare streak",
        "declared: clone forgets Forgetful.streak",
        "nameless: clone forgets Forgetful.streak",
        "nameless: place 4 has cards, and no name",
    ], done.stderr


@pytest.mark.parametrize("name", ["first-trick", "follow-suit"])
def test_a_game_of_another_package_has_scenarios_on_its_first_day(installed: Path, name: str) -> None:
    done = python(installed, "-m", "followsuit", "check", str(HIGH_CARD / f"{name}.toml"))
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("scenario", "old", "new", "said"),
    [
        ("first-trick", '"9 1"]', '"9 31"]', "8: High Card has no card 31."),
        ("first-trick", '"9 1"]', '"9 5"]', "8: 5 lies in two places."),
        ("first-trick", "wins = [1", "wins = [6", "9: each of wins is a whole number from 0 to 5, not 6."),
        ("first-trick", "wins = [1, ", "wins = [", "9: wins is a list of 3 numbers, not [1, 0]."),
        ("first-trick", "\nwins", "\ntricks", "9: a position has no tricks; it has deck, hands, known, "),
        ("follow-suit", '"play"', '"dawn"', '8: at is one of lay aside, play, not "dawn".'),
        ("follow-suit", 'turned_up = "C1"', "", "one card is turned up, and its suit is trump (SS-01)."),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence_with_its_line(
    installed: Path, tmp_path: Path, scenario: str, old: str, new: str, said: str
) -> None:
    text = (HIGH_CARD / f"{scenario}.toml").read_text()
    assert old in text
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(text.replace(old, new, 1))
    done = python(installed, "-m", "followsuit", "check", str(wrong))
    assert done.returncode != 0
    assert said in " ".join((done.stdout + done.stderr).split())


def test_the_plain_layout_has_the_names_that_were_declared(installed: Path) -> None:
    lay = (
        "from high_card import GAME; t = GAME.new_table(2, {}, 1);"
        "print([(area.name, area.seat, len(area.cards)) for area in GAME.layout(t.view(0)).areas])"
    )
    done = python(installed, "-c", lay)
    areas = [("hand", 0, 5), ("hand", 1, 5), ("deck", -1, 20), ("played", -1, 0)]
    assert ast.literal_eval(done.stdout) == areas, done.stderr


def test_the_command_line_knows_them(installed: Path) -> None:
    done = python(installed, "-m", "followsuit", "games")
    assert "high-card" in done.stdout, done.stderr
    assert "short-suit" in done.stdout


def test_a_package_whose_game_cannot_be_loaded_is_passed_over(installed: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken-0.1.dist-info"
    broken.mkdir()
    (broken / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 0.1\n")
    (broken / "entry_points.txt").write_text("[followsuit.games]\nbroken = nowhere:GAME\nodd = os:sep\n")
    done = python(tmp_path, "-c", "import followsuit; print(*followsuit.all_games())")
    assert "trick-raiders" in done.stdout.split()
    assert not {"broken", "odd"} & set(done.stdout.split())
    assert "The game broken cannot be loaded: No module named 'nowhere'" in done.stderr
    assert "os:sep, named as the game odd, is not a Game." in done.stderr


def test_the_guide_followed_word_for_word_gives_the_example() -> None:
    guide = (ROOT / "docs/guide/add-a-game.md").read_text()
    for name in ("high_card.py", "short_suit.py"):
        pieces = re.findall(rf"^```python file={name}\n(.*?)^```", guide, re.M | re.S)
        assert "\n\n".join(pieces) == (HIGH_CARD / name).read_text()
    for name in ("first-trick.toml", "follow-suit.toml"):
        (scenario,) = re.findall(rf"^```toml file={name}\n(.*?)^```", guide, re.M | re.S)
        assert scenario == (HIGH_CARD / name).read_text()
    project = re.findall(r"^```toml\n(.*?)^```", guide, re.M | re.S)
    assert project == [(HIGH_CARD / "pyproject.toml").read_text()]
