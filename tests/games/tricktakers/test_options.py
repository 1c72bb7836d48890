"""The options of a table: section 10 of both rules pages."""

import pytest

from followsuit import WrongOption
from followsuit.core.cards import SPECTATOR
from followsuit.describe.kit import option_words
from followsuit.describe.wording import wording
from followsuit.games.tricktakers.game import GAME
from followsuit.games.tricktakers.roster import CHARACTERS, key_of
from followsuit.games.tricktakers.table import TrickTakersTable
from tricktakers import Takers

Options = dict[str, int | str | bool]
OPTIONS = {option.name: option for option in GAME.options}
BASIC = "king gambler resistance hermit berserker"


def refusal(players: int, **options: int | str | bool) -> str:
    """The sentence a wrong table is refused with."""
    with pytest.raises(WrongOption) as refused:
        GAME.checked_options(players, options, 0)
    sentence = str(refused.value)
    assert "\n" not in sentence
    assert sentence.endswith(".")
    return sentence


VALUES: dict[str, list[int | str | bool]] = {
    "selection_mode": ["by_set", "all_star", "shuffle", "draft"],
    "vp350": [True, False],
    "unselected_character": ["shuffled", "first"],
    "points_win": [False, True],
    "points_win_scope": ["expansion", "all"],
    "resistance_variant_3p": [False, True],
    "first_lead": ["leads", "names"],
    "berserker_renewal": ["common", "own_deck"],
    "collector_grouping": ["automatic", "by_hand"],
    "discards": ["face_down", "face_up"],
    "two_player_mode": ["basic", "drafted"],
    "first_player": ["random", "0", "1", "2", "3", "4"],
}


@pytest.mark.parametrize("name", VALUES)
def test_every_option_has_its_name_and_values_the_default_first(name: str) -> None:
    """TT-OPT-06"""
    assert OPTIONS[name].allowed == VALUES[name]
    assert OPTIONS[name].default == VALUES[name][0]
    assert refusal(4, **{name: "sometimes"}).startswith(f"{name} is {VALUES[name][0]}".lower())


def test_there_are_no_further_options_but_those_of_the_later_edition() -> None:
    """TT-OPT-06"""
    later = ["collector_2023", "ruler_2023", "tasks_2023", "low_cards_2p"]
    assert sorted(OPTIONS) == sorted(["characters", *VALUES, *later])
    assert [OPTIONS[name].default for name in later] == [False] * 4


def test_options_are_fixed_and_everybody_sees_them() -> None:
    """TT-OPT-01"""
    g = Takers(3, {"discards": "face_up", "first_lead": "names"})
    for viewer in (0, 1, 2, SPECTATOR):
        seen = g.t.view(viewer).table
        assert isinstance(seen, TrickTakersTable)
        assert (seen.rules.has_open_discards, seen.rules.names_first_lead) == (True, True)
    rules = g.table.rules
    g.play_on()
    assert g.table.rules is rules
    texts = [option_words(wording(GAME, "en"), option).text for option in GAME.options]
    assert all(text.endswith(".") for text in texts)


def test_the_default_table_is_for_four_with_the_basic_characters() -> None:
    """TT-OPT-02, TA-OPT-01"""
    t = GAME.new_table()
    assert isinstance(t, TrickTakersTable)
    assert t.seat_count == 4


def test_by_default_every_variant_is_off() -> None:
    """TT-OPT-02, TA-OPT-02, TA-OPT-09, TA-OPT-22"""
    g = Takers(4)
    assert g.now("row") == BASIC
    rules = g.table.rules
    assert (rules.variants, rules.names_first_lead, rules.has_open_discards) == ([], False, False)
    assert (rules.selection_mode, rules.rounds, rules.is_drafted) == ("all_star", 3, False)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_number_of_players_is_two_to_five(players: int) -> None:
    """TA-OPT-01"""
    assert GAME.checked_options(players, {}, 0)["characters"] == "basic"
    assert refusal(6) == "TrickTakers is for 2, 3, 4 or 5 players, not 6."


FOR_MORE: list[Options] = [
    {"selection_mode": "all_star"},
    {"selection_mode": "shuffle"},
    {"unselected_character": "first"},
    {"first_lead": "names"},
    {"berserker_renewal": "own_deck"},
    {"collector_2023": True},
    {"ruler_2023": True},
]


@pytest.mark.parametrize("options", FOR_MORE)
def test_what_two_players_cannot_choose(options: Options) -> None:
    """TT-OPT-03, TA-OPT-21"""
    name = next(iter(options))
    assert refusal(2, **options) == f"{name} is for 3, 4 or 5 players, not for 2."
    assert refusal(2, two_player_mode="drafted", **options) == f"{name} is for 3, 4 or 5 players, not for 2."


def test_what_two_players_cannot_choose_because_it_is_for_other_numbers() -> None:
    """TT-OPT-03, TA-OPT-09"""
    assert refusal(2, points_win=True) == "points_win is for 4 or 5 players, not for 2."
    assert refusal(3, points_win=True) == "points_win is for 4 or 5 players, not for 3."
    for players in (2, 4, 5):
        sentence = f"resistance_variant_3p is for 3 players, not for {players}."
        assert refusal(players, resistance_variant_3p=True) == sentence


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_only_two_players_can_choose(players: int) -> None:
    """TA-OPT-06, TA-VAR-05"""
    sentence = f"is for 2 players, not for {players}."
    assert refusal(players, two_player_mode="drafted") == f"two_player_mode {sentence}"
    assert refusal(players, low_cards_2p=True) == f"low_cards_2p {sentence}"


def test_an_option_needs_what_it_speaks_of() -> None:
    """TT-OPT-06, TA-OPT-07, TA-OPT-05  The column 'allowed with'."""
    assert refusal(4, points_win_scope="all") == "points_win_scope is for a table that plays with points_win."
    assert refusal(4, collector_grouping="by_hand") == "collector_grouping is for a table with the Collector."
    without = "king,gambler,hermit,ruler"
    sentence = refusal(3, characters=without, resistance_variant_3p=True)
    assert sentence == "resistance_variant_3p is for a table with the Resistance."
    sentence = "unselected_character is for a table that lays out a row (selection_mode shuffle)."
    assert refusal(4, unselected_character="first") == sentence
    assert (
        refusal(4, unselected_character="first", characters="base_box", selection_mode="all_star") == sentence
    )


def test_the_same_options_where_they_are_allowed() -> None:
    """TT-OPT-06, TA-OPT-07, TA-OPT-09"""
    g = Takers(
        4,
        {
            "characters": "base_box",
            "unselected_character": "first",
            "points_win": True,
            "points_win_scope": "all",
            "collector_grouping": "by_hand",
            "first_lead": "names",
            "berserker_renewal": "own_deck",
        },
    )
    assert sorted(g.table.rules.variants) == [
        "berserker_renewal",
        "collector_grouping",
        "points_win",
        "points_win_scope",
    ]
    assert Takers(3, {"resistance_variant_3p": True}).table.rules.variants == ["resistance_variant_3p"]


@pytest.mark.parametrize(
    ("players", "mode", "count"),
    [(3, "all_star", 3), (4, "all_star", 4), (5, "all_star", 5), (3, "shuffle", 4)],
)
def test_the_smallest_set_of_characters(players: int, mode: str, count: int) -> None:
    """TT-SEL-21, TT-OPT-04"""
    everyone = ["ruler", *BASIC.split()]
    enough, too_few = everyone[:count], everyone[: count - 1]
    GAME.checked_options(players, {"characters": ",".join(enough), "selection_mode": mode}, 0)
    sentence = refusal(players, characters=",".join(too_few), selection_mode=mode)
    assert sentence == f"{players} players need {count} characters or more in this mode, not {count - 1}."


def test_too_few_characters_by_default() -> None:
    """TT-OPT-04"""
    sentence = refusal(4, characters="king,gambler,ruler")
    assert sentence == "4 players need 4 characters or more in this mode, not 3."
    assert refusal(5, selection_mode="shuffle") == "5 players need 6 characters or more in this mode, not 5."


@pytest.mark.parametrize("players", [3, 4, 5])
def test_of_the_basic_characters_alone_all_five_are_used(players: int) -> None:
    """TT-OPT-04"""
    assert Takers(players, {"characters": BASIC.replace(" ", ",")}).now("row") == BASIC
    if players < 5:
        sentence = refusal(players, characters="king,gambler,hermit,berserker")
        assert sentence.startswith("Of the basic characters alone all five are used")


@pytest.mark.parametrize(
    ("options", "mode"),
    [
        ({}, "all_star"),
        ({"characters": "adventurer_too"}, "shuffle"),
        ({"characters": "base_box"}, "shuffle"),
        ({"characters": "king,gambler,resistance,hermit,ruler"}, "all_star"),
        ({"characters": "base_box", "selection_mode": "all_star"}, "all_star"),
        ({"characters": "base_box", "selection_mode": "shuffle"}, "shuffle"),
    ],
)
def test_the_mode_goes_by_the_set(options: Options, mode: str) -> None:
    """TT-SEL-22, TA-OPT-04"""
    assert Takers(3, options).table.rules.selection_mode == mode


def test_presets_and_lists_of_characters() -> None:
    """TA-OPT-02, TA-OPT-03, TT-OPT-06"""
    assert OPTIONS["characters"].allowed == ["basic", "adventurer_too", "base_box", "with_expansion"]
    eight = "king gambler resistance adventurer hermit collector berserker ruler"
    for written in ("base_box", "BASE_BOX", eight.replace(" ", ", "), "1A,2A,3A,3B,4A,4B,5A,5B"):
        g = Takers(4, {"characters": written, "selection_mode": "all_star"})
        assert g.now("row") == eight
    g = Takers(5, {"characters": f"Ruler,{BASIC.replace(' ', ',')}"})
    assert g.now("row") == f"{BASIC} ruler"


def test_characters_that_will_not_do() -> None:
    """TA-OPT-02"""
    names = ", ".join(key_of(character.name) for character in CHARACTERS)
    assert (
        refusal(3, characters="king,wizard,hermit") == f"There is no character 'wizard'; there are {names}."
    )
    assert refusal(3, characters="king,gambler,1A") == "King is named twice among the characters."
    assert refusal(3, characters="") == "3 players need 3 characters or more in this mode, not 0."
    assert refusal(3, characters=5) == "characters is a preset or a list of names, not 5."


def test_the_two_player_modes() -> None:
    """TA-OPT-06, TA-OPT-20  Drafted without a number means eight."""
    assert Takers(2).table.rules.rounds == 5
    assert Takers(2, {"two_player_mode": "drafted"}).table.rules.rounds == 4
    drafted: Options = {"two_player_mode": "drafted", "characters": "adventurer_too"}
    assert Takers(2, drafted).table.rules.rounds == 3


@pytest.mark.parametrize(
    "characters", ["collector,king,gambler,resistance,hermit,berserker", "king,gambler,hermit,ruler"]
)
def test_no_other_set_is_drafted(characters: str) -> None:
    """TA-OPT-20, TA-OPT-21"""
    sentence = refusal(2, two_player_mode="drafted", characters=characters)
    assert sentence.startswith("Without the expansion two players draft ")
    assert "(adventurer_too)" in sentence
    assert "(base_box)" in sentence


@pytest.mark.parametrize("characters", ["base_box", "adventurer_too", "king,gambler,hermit"])
def test_the_basic_version_takes_no_other_characters(characters: str) -> None:
    """TA-OPT-21, TA-2P-30"""
    sentence = "The basic game of two is played with the five basic characters."
    assert refusal(2, characters=characters) == sentence


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_may_be_chosen_by_the_host(players: int) -> None:
    """TT-PREP-05, TT-OPT-06"""
    for seat in range(players):
        assert Takers(players, {"first_player": str(seat)}).t.next_seat() == seat
    sentence = f"first_player is a seat from 0 to {players - 1}, not {players}."
    assert refusal(players, first_player=str(players)) == sentence


def test_an_option_nobody_knows() -> None:
    """TT-OPT-06"""
    assert refusal(4, setup_order="priority").startswith(
        "TrickTakers has no option setup_order; it has characters,"
    )


@pytest.mark.parametrize("name", ["discards", "collector_grouping"])
def test_by_default_discards_lie_face_down_and_sets_are_found(name: str) -> None:
    """TA-OPT-07, TA-OPT-08"""
    assert OPTIONS[name].default in ("face_down", "automatic")
    assert not Takers(3, {"characters": "base_box"}).table.rules.variants
    assert not Takers(3).table.has_open_discards()
