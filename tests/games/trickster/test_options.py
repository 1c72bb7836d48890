"""The options of a table, and what is refused before the start: section 10 of the rules."""

import pytest

from cli.command import complaint, said
from followsuit import FollowSuitError, WrongOption
from followsuit.games.trickster.cards import GRAND_GAMBIT
from followsuit.games.trickster.game import GAME
from trickster import Options, Trickster

SEVEN = "archivist,doctor,guard,nomad,peddler,scion,witness"
INTRO = "brigand guard magician nomad peddler revolutionary soldier"
MODES: list[Options] = [
    {"deck_mode": "intro"},
    {"deck_mode": "strategic"},
    {"deck_mode": "random"},
    {"deck_mode": "draft"},
    {"deck_mode": "custom", "heroes": SEVEN},
]

REFUSED: list[tuple[Options, str]] = [
    ({"sets": "limited"}, "The sets of this table have 2 heroes; a game needs seven."),
    ({"sets": "limited", "deck_mode": "draft"}, "The sets of this table have 2 heroes; a game needs seven."),
    ({"sets": "grand_gambit"}, "The intro deck needs the base set."),
    ({"sets": "grand_gambit", "deck_mode": "strategic"}, "The strategic deck needs the base set."),
    ({"deck_mode": "custom"}, "A custom deck needs the option heroes, with exactly 7 of them."),
    (
        {"deck_mode": "custom", "heroes": "archivist,doctor,guard,nomad,peddler,scion"},
        "A deck has exactly 7 heroes, not 6.",
    ),
    ({"deck_mode": "custom", "heroes": SEVEN + ",soldier"}, "A deck has exactly 7 heroes, not 8."),
    (
        {"deck_mode": "custom", "heroes": SEVEN.replace("witness", "guard")},
        "Guard is named twice among the heroes.",
    ),
    ({"deck_mode": "custom", "heroes": SEVEN.replace("witness", "wizard")}, "There is no hero 'wizard'; "),
    (
        {"deck_mode": "custom", "heroes": SEVEN.replace("witness", "noble")},
        "Noble is of the set grand_gambit, which this table does not use.",
    ),
    ({"heroes": SEVEN}, "heroes is for a table with deck_mode custom."),
    ({"sets": "base,deluxe"}, "There is no set 'deluxe'; there are base, grand_gambit, limited."),
    ({"first_seat": "4"}, "first_seat is a seat from 0 to 3, not 4."),
    ({"deck_mode": "best"}, "deck_mode is intro, strategic, random, draft or custom, not best."),
]
BAD = [(options, sentence) for options, sentence in REFUSED if "heroes" in options or "sets" in options]


def words(options: Options) -> list[str]:
    return [word for name, value in options.items() for word in ("--option", f"{name}={value}")]


def test_the_intro_deck_is_the_default() -> None:
    """TS-OPT-01  Of the base set, for four players."""
    t = GAME.new_table(4, {}, 0)
    assert GAME.write_position(t)["heroes"] == INTRO
    assert {option.name: option.default for option in GAME.options} == {
        "sets": "base",
        "deck_mode": "intro",
        "heroes": "none",
        "first_seat": "random",
    }
    assert GAME.default_players == 4


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("options", MODES, ids=lambda options: str(options["deck_mode"]))
def test_every_way_to_make_a_deck_goes_with_every_number_of_players(players: int, options: Options) -> None:
    """TS-OPT-02"""
    g = Trickster(players, options).play_on()
    assert g.t.outcome is not None


def test_a_random_deck_may_have_any_hero_of_the_enabled_sets() -> None:
    """TS-OPT-03, TS-GAP-21  All 23 come up, unless a set is left out."""
    decks = [str(Trickster(options={"deck_mode": "random"}, seed=n).now("heroes")).split() for n in range(60)]
    assert len({hero for deck in decks for hero in deck}) == 23


@pytest.mark.parametrize("mode", ["random", "draft"])
def test_grand_gambit_alone_is_its_seven_heroes(mode: str) -> None:
    """TS-OPT-04"""
    g = Trickster(2, {"sets": "grand_gambit", "deck_mode": mode})
    while g.now("at") == "draft":
        g.t.apply(g.t.next_seat(), g.t.options(g.t.next_seat())[0])
    assert g.now("heroes") == " ".join(name.lower() for name in GRAND_GAMBIT)


@pytest.mark.parametrize("players", range(2, 8))
def test_the_timeline_is_for_two_and_three_players(players: int) -> None:
    """TS-OPT-05  Always for them and never for more."""
    g = Trickster(players).play_on()
    assert bool(g.events("timeline")) == bool(g.events("timeline-led")) == (players < 4)
    assert bool(g.events("led")) == (players > 3)


@pytest.mark.parametrize(("options", "sentence"), REFUSED)
def test_what_does_not_go_together_is_refused_before_the_start(options: Options, sentence: str) -> None:
    """TS-OPT-06, TS-GAP-21"""
    with pytest.raises(WrongOption) as error:
        GAME.new_table(4, options, 0)
    assert str(error.value).startswith(sentence)


@pytest.mark.parametrize("players", range(2, 8))
def test_the_host_may_name_the_first_seat(players: int) -> None:
    """TS-OPT-07, TS-GAP-14  The first leader, or with 2 and 3 players the first Trickster."""
    for seat in range(players):
        g = Trickster(players, {"first_seat": str(seat)}, seed=seat)
        assert g.events("first-trickster" if players < 4 else "first-leader")[0].seat == seat
        assert g.now("first") == seat


# Bad input at the command line: one line, exit status 2.


@pytest.mark.parametrize("command", ["simulate", "play"])
@pytest.mark.parametrize(("options", "sentence"), BAD)
def test_a_deck_that_is_none_is_refused_in_one_line(command: str, options: Options, sentence: str) -> None:
    """TS-OPT-06"""
    assert complaint(command, "trickster", *words(options)).startswith(sentence)


@pytest.mark.parametrize("command", ["simulate", "play"])
@pytest.mark.parametrize("players", ["1", "8"])
def test_another_number_of_players_is_refused_in_one_line(command: str, players: str) -> None:
    """TS-GAP-28"""
    sentence = f"Trickster: Champions of Time is for 2, 3, 4, 5, 6 or 7 players, not {players}."
    assert complaint(command, "trickster", "--players", players) == sentence


@pytest.mark.parametrize("players", [1, 8])
def test_another_number_of_players_is_refused(players: int) -> None:
    """TS-GAP-28"""
    with pytest.raises(FollowSuitError, match=f"2, 3, 4, 5, 6 or 7 players, not {players}"):
        GAME.new_table(players, {}, 0)


def test_a_custom_deck_is_simulated() -> None:
    """TS-DECK-06  Capital letters and blanks do not matter."""
    deck = SEVEN.replace(",", ", ").title()
    options: Options = {"deck_mode": "custom", "heroes": deck}
    text = said("simulate", "trickster", "--games", "3", "--seed", "1", "--json", *words(options))
    assert f'"{SEVEN}"' in text
