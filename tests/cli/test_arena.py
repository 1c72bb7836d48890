"""`followsuit arena`."""

import json
from pathlib import Path

import pytest

from cli.command import complaint, said
from followsuit import all_games
from followsuit.arena import every_contest
from followsuit.arena.every_contest import BEGIN, END, put_into_page

ROOT = Path(__file__).parents[2]
DUEL = ["arena", "trick-raiders", "--players", "3", "--bots", "thumb,random", "--processes", "1"]


def test_the_table_and_the_json_say_the_same(tmp_path: Path) -> None:
    facts = tmp_path / "facts.json"
    text = said(*DUEL, "--games", "19", "--seed", "4", "--json", str(facts))
    found = json.loads(facts.read_text(encoding="utf-8"))
    assert text.startswith("Trick Raiders for 3 players, seed 4: 10 deals, each played 2 times, 20 games.\n")
    assert (found["game"], found["players"], found["bots"]) == ("trick-raiders", 3, ["thumb", "random"])
    assert (found["deals"], found["games"], found["even"], found["error"]) == (10, 20, 0.5, 0.05)
    assert sum(bot["share"]["mean"] for bot in found["results"]) == pytest.approx(1)
    for bot in found["results"]:
        share = bot["share"]
        assert 0 <= share["low"] <= share["mean"] <= share["high"] <= 1
        shown = f"{100 * share['mean']:.1f} ({100 * share['low']:.1f}–{100 * share['high']:.1f})"
        assert f"{bot['bot']:15}{shown:>21}{bot['points']:>8.2f}" in text
        assert bot["lead"]["low"] <= bot["lead"]["mean"] <= bot["lead"]["high"]
        assert f"{bot['rating']['mean']:.1f} ± {bot['rating']['deviation']:.1f}" in text
        assert f"{bot['bot']}: {bot['pace']['answers']} answers" in text
    assert all(len(line) <= 80 for line in text.splitlines())


def test_the_same_seed_is_the_same_result(tmp_path: Path) -> None:
    results = []
    for seed in ("7", "7", "8"):
        said(*DUEL, "--games", "8", "--seed", seed, "--json", str(tmp_path / "facts.json"))
        found = json.loads((tmp_path / "facts.json").read_text(encoding="utf-8"))
        results.append([(bot["share"], bot["points"], bot["rating"]) for bot in found["results"]])
    assert results[0] == results[1] != results[2]


def test_it_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    said(*DUEL, "--games", "6", "--seed", "4", "--keep", str(kept))
    first = kept.read_text(encoding="utf-8")
    assert first.count('"game": {') == 6
    text = said(*DUEL, "--games", "10", "--seed", "4", "--keep", str(kept))
    assert kept.read_text(encoding="utf-8").startswith(first)
    assert kept.read_text(encoding="utf-8").count('"game": {') == 10
    assert "5 deals, each played 2 times, 10 games." in text


def test_it_stops_when_it_is_clear() -> None:
    text = said(*DUEL, "--games", "1000", "--seed", "1", "--until-clear")
    assert any(f" {deals} deals" in text for deals in (12, 24, 48, 96))
    assert "thumb has more, and that is clear." in text


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("arena", "Name a game, as `followsuit games` lists it, or say --all."),
        ("arena trick-raiders", "Name the bots, such as --bots search,random."),
        ("arena nothing --bots random,random", "There is no game nothing."),
        ("arena trick-raiders --bots random", "--bots names 2 bots or more"),
        ("arena trick-raiders --bots random,genius", "There is no bot genius."),
        (
            "arena trick-raiders --bots random,search:soon",
            "A search is for a time or over a number of worlds",
        ),
        ("arena trick-raiders --bots random,random --games 0", "--games is 1 or more, not 0."),
        ("arena trick-raiders --bots random,random --processes 0", "--processes is 1 or more, not 0."),
        ("arena trick-raiders --bots random,random --minutes 0", "--minutes is more than 0, not 0."),
        ("arena trick-raiders --bots random,random --minutes soon", "soon is not a number of minutes."),
        (
            "arena trick-raiders --bots random,random --players 9",
            "Trick Raiders is for 3 or 4 players, not 9.",
        ),
        ("arena trick-raiders --bots random,random --write x.md", "--write is for the tables of --all."),
        ("arena trick-raiders --bots random,random --minutes 0.000001", "The time was over before a deal"),
        ("arena --all --bots random,random", "--all says itself which bots play"),
        ("arena --all --players 3", "--all says itself which bots play"),
        ("arena --all --option starting_lives=2", "--all says itself which bots play"),
        ("arena --all --write nowhere.md", "nowhere.md cannot be read"),
        (
            "arena --all --keep games.jsonl",
            "Say --seed with --keep: without it the next run has",
        ),
        ("arena --all --seed 1 --keep .", ". cannot be read: Is a directory."),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(arguments: str, sentence: str) -> None:
    assert sentence in complaint(
        *arguments.split(), *(["--processes", "1"] if "--proc" not in arguments else [])
    )


@pytest.fixture
def cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(every_contest, "PAIRS", [["thumb", "random"], ["search:2", "thumb"]])
    monkeypatch.setattr(every_contest, "MORE_THOUGHT", ["search:4", "search:1"])


@pytest.mark.usefixtures("cheap")
def test_the_tables_of_a_page_are_made_by_one_command(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text(f"# Bots\n\n{BEGIN}\n\nold\n\n{END}\n\nThe end.\n", encoding="utf-8")
    facts = tmp_path / "facts.json"
    wish = ["trick-raiders", "--games", "2", "--seed", "3", "--processes", "1"]
    said("arena", "--all", *wish, "--write", str(page), "--json", str(facts))
    text = page.read_text(encoding="utf-8")
    assert text.startswith(
        f"# Bots\n\n{BEGIN}\n\nMade by `followsuit arena trick-raiders --all --seed 3 --games 2"
    )
    assert text.endswith(f"{END}\n\nThe end.\n")
    assert "old" not in text
    rows = [line for line in text.splitlines() if line.startswith("| Trick Raiders | ")]
    pairs = ["thumb : random", "search:2 : thumb"]
    expected = [(str(players), pair) for players in (3, 4) for pair in pairs] + [("4", "search:4 : search:1")]
    assert [tuple(row.split(" | ")[1:3]) for row in rows[:5]] == expected
    assert all(" | 1 | 2 | " in row for row in rows[:5])
    assert [row.split(" | ")[1] for row in rows[5:]] == ["3", "4"]  # the ratings
    assert len(json.loads(facts.read_text(encoding="utf-8"))) == 5


@pytest.mark.usefixtures("cheap")
def test_the_tables_are_made_in_several_sittings(tmp_path: Path) -> None:
    """The same as at one go, but for what it says of the sittings."""
    page = tmp_path / "bots.md"
    kept = tmp_path / "games.jsonl"
    texts = []
    for games, keeping in (("4", []), ("2", ["--keep", str(kept)]), ("4", ["--keep", str(kept)])):
        page.write_text(f"{BEGIN}\n{END}\n", encoding="utf-8")
        wish = ["trick-raiders", "--games", games, "--seed", "3", "--processes", "1"]
        said("arena", "--all", *wish, "--write", str(page), *keeping)
        texts.append(page.read_text(encoding="utf-8").splitlines())
    at_once, first, second = texts
    assert "sittings" not in at_once[2] + first[2]
    assert "--games 4 --processes 1 --keep games.jsonl` in 2 sittings on " in second[2]
    assert second[3:] == at_once[3:] != first[3:]
    said("arena", "--all", *wish, "--write", str(page), *keeping)
    assert page.read_text(encoding="utf-8").splitlines() == second  # nothing was left to be played


def test_all_is_every_game_with_every_number_of_players() -> None:
    contests = every_contest.every_contest(list(all_games().values()), 1)
    played = [(contest.game, contest.players, tuple(contest.bots)) for contest in contests]
    for game in all_games().values():
        for players in game.players:
            assert (game.id, players, ("thumb", "random")) in played
            assert (game.id, players, ("search:0.3s", "thumb")) in played
    assert len(set(played)) == len(played)


def test_a_page_without_a_place_for_the_tables_is_refused_before_a_game_is_played(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Bots\n", encoding="utf-8")
    assert "The page has no place for the tables" in complaint("arena", "--all", "--write", str(page))
    assert page.read_text(encoding="utf-8") == "# Bots\n"


def test_the_page_of_the_bots_has_its_place() -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    assert f"{BEGIN}\n\nhere\n\n{END}" in put_into_page(page, "here")
