"""Reasons: no game cites a rule of somebody who is not at the table, and what games say can be listed."""

import pytest

from followsuit import Game, Reason, all_games, find_game
from followsuit.core.rng import seeded
from followsuit.core.rule_group import RuleGroup, group_of, why_out_of_place
from followsuit.properties.audit import reasons_of
from followsuit.properties.playing import PropertyBroken
from followsuit.properties.reasons import reasons_are_of_the_table, reasons_given
from followsuit.properties.samples import drawn_options, is_allowed
from followsuit.rulebook import all_rules
from many import games
from pond import Pond

GAMES = list(all_games().values())
PROMISED = 10_000
GROUPS = [
    RuleGroup("AB-KING-", ["king"]),
    RuleGroup("AB-KING-02", ["king", "queen"]),
    RuleGroup("AB-2P-", [], [2]),
    RuleGroup("AB-WED-", ["king"], beside=["queen", "duchess"]),
]


def id_of(game: object) -> str:
    return game.id if isinstance(game, Game) else str(game)


@pytest.mark.parametrize("game", GAMES, ids=id_of)
def test_random_games_cite_only_rules_of_their_tables(game: Game) -> None:
    """10,000 games of every id under `make many`, each with another number of players and other options."""
    for seed in range(games(PROMISED)):
        players = game.players[seed % len(game.players)]
        reasons_are_of_the_table(game, players, drawn_options(game, players, seeded(seed)), seed)


@pytest.mark.parametrize("game", GAMES, ids=id_of)
def test_every_group_has_rules(game: Game) -> None:
    rules = all_rules(game)
    for group in game.rule_groups:
        assert any(rule.startswith(group.start) for rule in rules), f"no rule begins with {group.start}"


@pytest.mark.parametrize("game", GAMES, ids=id_of)
def test_no_group_is_declared_twice(game: Game) -> None:
    starts = [group.start for group in game.rule_groups]
    assert sorted(starts) == sorted(set(starts))


@pytest.mark.parametrize(
    ("rule", "players", "present", "fault"),
    [
        ("AB-GEN-01", 4, [], ""),
        ("AB-KING-01", 4, ["king"], ""),
        (
            "AB-KING-01",
            4,
            ["queen", "jack"],
            "AB-KING-01 is a rule of king, not at this table (queen, jack)",
        ),
        ("AB-KING-02", 4, ["queen"], ""),
        ("AB-WED-01", 4, ["queen", "king"], ""),
        ("AB-WED-01", 4, ["queen"], "AB-WED-01 is a rule of king, not at this table (queen)"),
        ("AB-WED-01", 4, ["king"], "AB-WED-01 is a rule of queen or duchess, not at this table (king)"),
        ("AB-2P-07", 2, [], ""),
        ("AB-2P-07", 3, [], "AB-2P-07 is a rule for 2 players, not for 3"),
    ],
)
def test_a_reason_is_out_of_place_where_nobody_is_there_for_it(
    rule: str, players: int, present: list[str], fault: str
) -> None:
    assert why_out_of_place(GROUPS, Reason(rule, "So."), players, present) == fault


def test_the_longest_beginning_decides() -> None:
    assert group_of(GROUPS, "AB-KING-02") is GROUPS[1]
    assert group_of([*reversed(GROUPS)], "AB-KING-02") is GROUPS[1]
    assert group_of(GROUPS, "AB-KING-03") is GROUPS[0]
    assert group_of(GROUPS, "AB-JACK-01") is None


def test_a_fault_is_said_with_the_table_it_was_found_at() -> None:
    with pytest.raises(PropertyBroken) as broken:
        reasons_are_of_the_table(Pond("reason for another number of players"), 3, {"calm": False}, 5)
    assert str(broken.value) == (
        "POND-2P-01 is a rule for 2 players, not for 3: The most points of the two win. (POND-2P-01) "
        "end, turn 42, 3 players, calm=False (frog), seed 5, answer 132"
    )


def test_every_kind_of_reason_is_heard() -> None:
    """Questions, refusals, what is told, asides and the end."""
    heard = {reached.occasion.split()[0] for reached in reasons_given(find_game("kings"), 2, {}, 3)}
    assert heard == {"question", "refused", "told", "aside", "end"}


def test_what_is_told_is_held_against_the_table_of_that_moment() -> None:
    """A round's points are told with its characters, although the same answer begins the next round."""
    game = find_game("tricktakers")
    for reached in reasons_given(game, 3, {"characters": "with_expansion"}, 1):
        if reached.occasion in ("told scored", "told scored-loss"):
            assert len([name for name in reached.present if name in game_characters(game)]) == 3


def game_characters(game: Game) -> list[str]:
    return [piece.key for piece in game.pieces.values()]


def test_a_scoring_sheets_own_reason_is_heard_where_points_are_lost() -> None:
    game = find_game("tricktakers")
    told = [reached for reached in reasons_given(game, 4, {}, 1) if reached.why is game.floor]
    assert {reached.occasion for reached in told} == {"told lost", "told scored-loss"}


def test_options_are_drawn_so_that_they_go_together() -> None:
    """Also those that need one which comes later: two players draft other characters only in one mode."""
    game = find_game("tricktakers")
    drawn = [drawn_options(game, 2, seeded(seed)) for seed in range(200)]
    assert all(is_allowed(game, 2, options) for options in drawn)
    assert any("characters" in options for options in drawn)
    defaults = {known.name: known.default for known in game.options}
    assert all(value != defaults[name] for options in drawn for name, value in options.items())


def test_the_list_of_reasons_has_each_once_with_its_first_occasions() -> None:
    cited = reasons_of(Pond(), 3)
    assert [(one.rule, one.sentence) for one in cited] == [
        ("FS-TURN-02", "That is not among the answers to this question."),
        ("POND-01", "The most points win."),
        ("POND-02", "Shout."),
        ("POND-FROG-01", "The frog jumps where it likes."),
    ]
    assert list(cited[1].occasions) == ["end"]
    assert cited[1].occasions["end"].seed == 0
    assert not any(one.faults() for one in cited)


def test_the_list_keeps_a_fault_rather_than_what_came_first() -> None:
    cited = {one.rule: one for one in reasons_of(Pond("reason of somebody who is not there"), 2)}
    assert cited["POND-HERON-01"].faults() == [
        "POND-HERON-01 is a rule of heron, not at this table (frog)",
    ]


def test_the_list_can_be_of_one_number_of_players_and_one_option() -> None:
    game = find_game("tricktakers")
    for one in reasons_of(game, 3, 7, 3, {"discards": "face_up"}):
        for reached in one.occasions.values():
            assert (reached.players, reached.options["discards"]) == (3, "face_up")
            assert reached.seed in (7, 8, 9)
