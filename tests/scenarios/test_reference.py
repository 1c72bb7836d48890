"""docs/reference/scenario.md and a page for each game: the example holds, and the lists are whole."""

import importlib
import pkgutil
import re
from pathlib import Path
from types import ModuleType

import pytest

from followsuit.core.game import Game
from followsuit.core.position import Position
from followsuit.core.rng import seeded
from followsuit.core.step import Question
from followsuit.games import kings, little, raiders, takers, trickster, tricktakers
from followsuit.games.kings.court import COURT
from followsuit.games.kings.game import KINGS, NAPOLEON, OMBRE, WHIST
from followsuit.games.kings.table import SLOTS
from followsuit.games.little.announcing import BEAST_DRAW
from followsuit.games.little.game import GAME as LITTLE
from followsuit.games.little.state import STATE as STATE_OF_LITTLE
from followsuit.games.raiders.game import GAME as RAIDERS
from followsuit.games.raiders.state import STATE as STATE_OF_RAIDERS
from followsuit.games.takers.moments import PASSING_MOMENTS
from followsuit.games.takers.role_steps import AskRole
from followsuit.games.takers.turn import POWERS_OF_A_ROLE
from followsuit.games.trickster.game import GAME as TRICKSTER
from followsuit.games.trickster.state import STATE as STATE_OF_TRICKSTER
from followsuit.games.tricktakers.characters.adventurer import SWORD_DOWN
from followsuit.games.tricktakers.game import GAME as TAKERS
from followsuit.games.tricktakers.items import ITEMS, NEVER
from followsuit.games.tricktakers.state import STATE as STATE_OF_TAKERS
from followsuit.scenarios.notation import kinds_of, read_happening
from followsuit.scenarios.reading import OUTCOME_KEYS, SCENARIO_KEYS, STEP_KEYS
from followsuit.scenarios.runner import check_text

REFERENCE = Path(__file__).parents[2] / "docs" / "reference"
PAGE = (REFERENCE / "scenario.md").read_text(encoding="utf-8")
PAGES = {
    page.stem: page.read_text(encoding="utf-8") for page in sorted((REFERENCE / "scenario").glob("*.md"))
}


def blocks(language: str) -> list[str]:
    """The fenced parts of the page in this language, or in none."""
    fenced = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    return [text for said, text in fenced if said == language]


def part(heading: str, game: Game | None = None) -> str:
    """What stands below a heading, up to the next one; for a game, in its own page."""
    page = PAGE if game is None else PAGES[game.id]
    text = page.partition(f"\n{heading}\n")[2]
    return re.split(r"^#", text, maxsplit=1, flags=re.MULTILINE)[0]


def rows(heading: str, game: Game | None = None) -> list[str]:
    """The first column of the first table below a heading."""
    table = part(heading, game).partition("\n|---")[2].partition("\n\n")[0]
    return re.findall(r"^\| `([^`]*)` \|", table, re.MULTILINE)


def position_keys(game: Game, players: int, position: dict[str, object]) -> list[str]:
    """What a game asks of a position."""
    asking = Position(position)
    options = {"characters": "with_expansion"} if game is TAKERS else {}
    game.read_position(asking, game.start(players, game.checked_options(players, {**options}, 0), seeded(0)))
    return asking.asked


def questions_of(*packages: ModuleType) -> set[str]:
    """Every question that can be open in a game, by name."""
    return {
        name
        for package in packages
        for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
        for name, value in vars(importlib.import_module(info.name)).items()
        if isinstance(value, type) and issubclass(value, Question) and value.__module__ == info.name
        if value is not AskRole  # what other questions are built on
    }


def test_the_example_holds() -> None:
    (example,) = blocks("toml")
    assert check_text(example, "my-question.toml") == []


def test_the_message_is_what_it_would_be() -> None:
    """The example, changed as the page says, gives the message that the page shows."""
    (example,) = blocks("toml")
    (changed,) = re.findall(r"said\s+`(told = .*?)`", PAGE)
    wrong, count = re.subn(r"^told = .*$", changed, example, flags=re.MULTILINE)
    assert count == 1
    assert [said + "\n" for said in check_text(wrong, "my-question.toml")] == [
        block for block in blocks("") if "my-question.toml:" in block
    ]


def test_the_events_of_the_notation_can_be_read() -> None:
    (events,) = [block for block in blocks("") if "stolen: 0 -> 2" in block]
    read = [read_happening(RAIDERS, 4, line) for line in events.splitlines()]
    assert [event.kind for event in read] == ["won", "stolen", "life-lost", "hearts-trump"]
    assert (read[1].seat, read[1].other, read[2].number) == (0, 2, 1)
    assert read[0].rules == ["TR-WIN-02", "TR-WIN-06"]


@pytest.mark.parametrize(
    ("heading", "names"),
    [("## The file", SCENARIO_KEYS), ("## A step", STEP_KEYS), ("### Outcome", OUTCOME_KEYS)],
)
def test_every_name_is_listed_once(heading: str, names: list[str]) -> None:
    assert sorted(rows(heading)) == sorted(names)


# Each asks for its own.
CASTS = [
    ["king", "gambler", "resistance", "adventurer", "ruler"],
    ["strategist", "summoner", "alchemist", "time-traveler", "phantom-thief"],
]
KEYS_OF_TAKERS = {key for cast in CASTS for key in position_keys(TAKERS, 5, {"characters": cast})}


CAST_OF_LITTLE = ["gambler king", "resistance ninja", "hermit samurai"]
KEYS_OF_LITTLE = position_keys(
    LITTLE, 3, {"characters": CAST_OF_LITTLE, "items": ["clock", "", ""], "hands_before": [5, 5, 5]}
)


@pytest.mark.parametrize(
    ("game", "keys"),
    [
        (RAIDERS, STATE_OF_RAIDERS.keys()),
        (TAKERS, list(KEYS_OF_TAKERS)),
        (LITTLE, KEYS_OF_LITTLE),
        (KINGS, position_keys(KINGS, 4, {"hands": ["r1", "r2", "r3", "r4"]})),
        (TRICKSTER, STATE_OF_TRICKSTER.keys()),
    ],
)
def test_every_key_of_a_position_is_listed_once(game: Game, keys: list[str]) -> None:
    assert sorted(rows("## Position", game)) == sorted(keys)


@pytest.mark.parametrize("game", [RAIDERS, TAKERS, LITTLE, KINGS, TRICKSTER])
def test_every_event_is_listed_once(game: Game) -> None:
    assert sorted(rows("## Events", game)) == sorted(kinds_of(game))


TABLES_OF_KINGS = [(KINGS, 2), (KINGS, 3), (OMBRE, 3), (WHIST, 4), (NAPOLEON, 5)]


def moments_of(game: Game, players: int) -> list[str]:
    state = game.new_table(players).state()
    assert state is not None
    return state.moment_names()


def test_the_moments_are_listed_in_the_order_of_a_round() -> None:
    assert rows("## Moments", RAIDERS) == STATE_OF_RAIDERS.moment_names()
    assert rows("## Moments", TAKERS) == STATE_OF_TAKERS.moment_names()
    assert rows("## Moments", LITTLE) == STATE_OF_LITTLE.moment_names()
    assert rows("## Moments", TRICKSTER) == STATE_OF_TRICKSTER.moment_names()
    of_kings = [at for game, players in TABLES_OF_KINGS for at in moments_of(game, players)]
    assert set(rows("## Moments", KINGS)) == set(of_kings)
    for game in (TAKERS, LITTLE, KINGS):
        passing = part("## Moments", game).rpartition("`at`")[2]
        assert re.findall(r"`([^`]+)`", passing) == PASSING_MOMENTS


@pytest.mark.parametrize(
    ("game", "questions"),
    [
        (RAIDERS, questions_of(raiders)),
        (TRICKSTER, questions_of(trickster)),
        (
            TAKERS,
            questions_of(takers, tricktakers) - {"Discard", "DiscardSome"},
        ),  # the younger games ask them
    ],
)
def test_every_question_is_listed(game: Game, questions: set[str]) -> None:
    assert set(re.findall(r"`(\w+)`", part("## Questions", game))) == questions


def test_every_question_of_the_little_game_is_listed() -> None:
    """Its own, and those it takes from the family as they are."""
    listed = set(re.findall(r"`(\w+)`", part("## Questions", LITTLE)))
    assert questions_of(little) <= listed <= questions_of(little, takers)


def test_every_question_power_and_piece_of_kings_is_listed() -> None:
    """Of all four games of the box, which have the same events and ask for the same keys."""
    listed = set(re.findall(r"`(\w+)`", part("## Questions", KINGS)))
    assert questions_of(kings) <= listed <= questions_of(kings, takers)
    powers = [*range(COURT.power_count), *[POWERS_OF_A_ROLE * slot for slot in range(1, SLOTS)]]
    assert rows("## Powers", KINGS) == [f"power-{power}" for power in powers]
    pieces = re.findall(r"`([^`]+)`", part("## Pieces", KINGS))
    assert pieces == [piece.key for piece in KINGS.pieces.values()]
    for game in (OMBRE, WHIST, NAPOLEON):
        assert kinds_of(game) == kinds_of(KINGS)
        hands = ["r1"] + [""] * (game.players[0] - 1)
        assert sorted(position_keys(game, game.players[0], {"hands": hands})) == sorted(
            rows("## Position", KINGS)
        )


def test_every_power_and_piece_of_the_little_game_is_listed() -> None:
    powers = ["power-0", *[f"power-{32 + power}" for power in range(BEAST_DRAW + 1)]]
    assert rows("## Powers", LITTLE) == powers
    pieces = re.findall(r"`([^`]+)`", part("## Pieces", LITTLE))
    assert pieces == [piece.key for piece in LITTLE.pieces.values()]


def test_every_power_and_piece_is_listed() -> None:
    powers = [number for number, item in enumerate(ITEMS) if item.kind != NEVER]
    assert rows("## Powers", TAKERS) == [f"power-{number}" for number in [*powers, SWORD_DOWN]]
    table = part("## Powers", TAKERS)
    for number in powers:
        assert re.search(rf"^\| `power-{number}` \|.*`{TAKERS.write_card(ITEMS[number].card)}`", table, re.M)
    pieces = part("## Pieces", TAKERS)
    assert re.findall(r"`([^`]+)`", pieces) == [piece.key for piece in TAKERS.pieces.values()]


def test_every_hero_is_listed() -> None:
    heroes = re.findall(r"`([^`]+)`", part("## Pieces", TRICKSTER))
    assert heroes == [piece.key for piece in TRICKSTER.pieces.values()]


def test_every_game_has_a_page_and_the_format_points_to_each() -> None:
    """All of a box share one: its first column is the page, its second the ids."""
    table = part("## The games").partition("\n|---")[2]
    listed = dict(re.findall(r"^\| \[[^]]+\]\(scenario/([\w-]+)\.md\) \| (.+) \|$", table, re.M))
    assert sorted(listed) == sorted(PAGES)
    ids = re.findall(r"`([^`]+)`", " ".join(listed.values()))
    ours = [RAIDERS, TAKERS, LITTLE, KINGS, OMBRE, WHIST, NAPOLEON, TRICKSTER]
    assert sorted(ids) == sorted(game.id for game in ours)
