"""Winning with the expansion: sections 3.2, 3.7, 3.8 and 3.9 of its rules."""

import pytest

from followsuit.games.tricktakers.roster import CHARACTERS
from followsuit.games.tricktakers.tasks import TASKS
from tricktakers import Takers

Options = dict[str, int | str | bool]
ALL: Options = {"characters": "with_expansion"}
VARIANT: Options = {**ALL, "points_win": True}
FOUR = ["samurai", "gambler", "resistance", "hermit"]
LAST = {"round": 3}


def scored(characters: list[str], wins: list[int], options: Options = ALL, /, **more: object) -> Takers:
    return Takers(len(wins), options, 0, at="score", characters=characters, wins=wins, **more)


def won(g: Takers) -> list[str]:
    return g.told("game-over")


def test_the_number_of_the_code_goes_before_its_letter() -> None:
    """TX-PRI-01, TX-GAP-01"""
    assert " ".join(character.code for character in CHARACTERS) == (
        "1A 1C 2A 2C 2D 3A 3B 3C 3D 4A 4B 4C 5A 5B 5C"
    )


def test_priority_decides_black_crowns_and_simultaneous_wins() -> None:
    """TX-PRI-03, TX-END-03, TX-MAT-120  The first two of those who are due one."""
    g = scored(["samurai", "hermit", "summoner", "berserker"], [0, 0, 0, 5], round=2)
    assert g.told("black-crown") == ["2 TT-BCR-02", "0 TT-BCR-02"]
    both = scored(["samurai", "king", "ninja", "summoner"], [4, 1, 0, 0], round=1)
    assert won(both)[0].startswith("0 ")


@pytest.mark.parametrize(
    ("wins", "due"),
    [
        ([0, 0, 2, 1, 2], [2, 0]),  # Ninja with two wins, before the Alchemist without; none for the Thief
        ([1, 1, 0, 1, 2], [3]),  # Ninja without a win is due none, the Thief with one is
        ([1, 1, 1, 0, 2], []),  # nor is the Thief without a win; the Collector never
    ],
)
def test_who_is_due_a_black_crown(wins: list[int], due: list[int]) -> None:
    """TX-END-04, TX-MAT-120"""
    g = scored(["alchemist", "collector", "ninja", "phantom thief", "samurai"], wins, round=1)
    assert [event.seat for event in g.events("black-crown")] == due


def test_the_crown_goes_to_the_sole_player_with_the_most_wins() -> None:
    """TX-END-02"""
    assert scored(FOUR, [3, 1, 1, 0], round=1).told("crown") == ["0 TT-CRN-02"]
    assert scored(FOUR, [2, 2, 1, 0], round=1).told("no-crown") == ["TT-CRN-03"]


def test_losses_come_before_gains_and_an_own_card_is_one_amount() -> None:
    """TX-END-06, TX-END-07, TX-GAP-60"""
    tasks = {"tasks": "take-blue take-red", "tasks_taken": "take-red"}
    g = scored(["samurai", "ruler", "hermit"], [5, 0, 0], points=[90, 30, 30], round=1, **tasks)
    done = TASKS[[task.name for task in TASKS].index("take-red")].done
    assert g.table.points[0] == done  # 100 of the 90 points are lost first


def test_the_categories_and_their_order() -> None:
    """TX-WIN-01, TX-WIN-02, TX-WIN-03, TX-END-10"""
    by_character = scored(FOUR, [4, 1, 0, 0], round=2, crowns=[0, 2, 0, 0])
    assert won(by_character)[0].startswith("0 TX-SAM")
    crowns = scored(["samurai", "king", "ninja", "hermit"], [3, 1, 1, 0], round=2, crowns=[1, 0, 0, 0])
    assert won(crowns) == ["0 TT-WIN-03"]
    black = scored(["samurai", "king", "ninja", "hermit"], [0, 3, 1, 1], round=2, black_crowns=[2, 0, 0, 0])
    assert won(black) == ["0 TT-WIN-04"]
    assert won(scored(["samurai", "king", "ninja", "hermit"], [1, 3, 1, 0], round=2)) == []
    points = scored(["samurai", "king", "ninja", "hermit"], [1, 2, 1, 1], points=[200, 30, 30, 30], **LAST)
    assert won(points) == ["0 TT-WIN-05"]


@pytest.mark.parametrize(
    ("character", "wins"),
    [("strategist", 5), ("summoner", 5), ("ninja", 5), ("phantom thief", 5), ("samurai", 4)],
)
def test_wins_that_win_the_game(character: str, wins: int) -> None:
    """TX-WIN-04"""
    g = scored([character, "king", "hermit"], [wins, 5 - wins, 0], round=1)
    assert won(g)[0].startswith("0 TX-")
    other = [wins - 1, 6 - wins, 0]
    assert won(scored([character, "king", "hermit"], other, round=1)) == []


@pytest.mark.parametrize(("points", "rule"), [(350, "TT-WIN-05"), (351, "TX-WIN-07"), (360, "TX-WIN-07")])
def test_more_than_350_points_win_the_game(points: int, rule: str) -> None:
    """TX-WIN-07, TX-WIN-08, TX-GAP-03, TX-GAP-04, TT-MAT-51  The whole stock, whenever it was earned."""
    g = scored(["alchemist", "king", "hermit"], [1, 2, 2], points=[points, 0, 0], **LAST)
    assert won(g) == [f"0 {rule}"]


@pytest.mark.parametrize("character", [one.name.lower() for one in CHARACTERS if one.is_of_expansion])
def test_all_seven_have_it_and_nobody_else(character: str) -> None:
    """TX-WIN-07, TX-GAP-02"""
    crowns = [0, 1, 0]
    g = scored([character, "hermit", "king"], [1, 3, 1], points=[400, 0, 0], crowns=crowns, **LAST)
    assert won(g) == ["0 TX-WIN-07"]
    other = scored(["resistance", "hermit", character], [1, 3, 1], points=[400, 0, 0], crowns=crowns, **LAST)
    assert won(other) == ["1 TT-WIN-03"]


def test_it_beats_two_crowns_but_only_in_the_last_round_and_by_option() -> None:
    """TX-WIN-09, TX-WIN-07"""
    more: dict[str, object] = {"points": [400, 0, 0], "crowns": [0, 1, 0]}
    cast = ["alchemist", "hermit", "king"]
    assert won(scored(cast, [1, 3, 1], **LAST, **more)) == ["0 TX-WIN-07"]
    assert won(scored(cast, [1, 3, 1], round=2, **more)) == ["1 TT-WIN-03"]
    assert won(scored(cast, [1, 3, 1], {**ALL, "vp350": False}, **LAST, **more)) == ["1 TT-WIN-03"]


def test_a_win_by_tricks_ends_the_round_at_once() -> None:
    """TX-WIN-10, TX-GAP-61  Nothing is scored any more, and no crown is given."""
    g = scored(["samurai", "gambler", "king"], [4, 1, 0], round=1)
    assert won(g)
    assert not g.events("crown")
    assert not g.events("points")
    assert g.table.points == [30, 30, 30]


def test_in_the_last_round_all_wins_by_character_are_compared_at_its_end() -> None:
    """TX-WIN-11, TX-GAP-61, TX-MAT-116  The higher priority, not the earlier."""
    g = scored(["samurai", "strategist", "hermit"], [4, 1, 0], points=[30, 340, 30], **LAST)
    assert g.events("points")
    assert won(g) == ["1 TX-WIN-07"]
    lower = scored(["samurai", "phantom thief", "hermit"], [4, 0, 1], points=[30, 360, 30], **LAST)
    assert won(lower)[0].startswith("0 TX-SAM")


@pytest.mark.parametrize(("points", "rules"), [(340, ["TT-VAR-11"]), (350, ["TT-VAR-10"])])
def test_the_variant_for_four_and_five_players(points: int, rules: list[str]) -> None:
    """TX-VAR-01, TX-VAR-02, TX-GAP-03  350 or more; or 150 ahead of everybody."""
    cast = ["alchemist", "king", "hermit", "gambler"]
    g = scored(cast, [1, 2, 2, 0], VARIANT, points=[points, 0, 0, 0], crowns=[0, 0, 2, 0], **LAST)
    assert won(g) == [f"0 {rules[0]}"]
    near = scored(cast, [1, 2, 1, 1], VARIANT, points=[250, 80, 0, 0], crowns=[0, 0, 2, 0], **LAST)
    assert near.table.points[0] - near.table.points[1] < 150
    assert won(near) == ["2 TT-WIN-03"]


def test_in_the_variant_too_the_higher_priority_wins() -> None:
    """TX-VAR-03"""
    cast = ["alchemist", "strategist", "hermit", "king"]
    g = scored(cast, [1, 4, 0, 0], VARIANT, points=[400, 400, 0, 0], **LAST)
    assert won(g) == ["1 TT-VAR-10"]


def test_three_players_with_the_variant_of_the_resistance() -> None:
    """TX-VAR-04, TX-VAR-05, TX-VAR-06, TX-VAR-07"""
    options: Options = {**ALL, "resistance_variant_3p": True}
    g = scored(
        ["resistance", "samurai", "hermit"], [1, 3, 1], options, round=1, black_kakumei=1, kakumei_wins=1
    )
    assert won(g) == []
    assert g.told("crown") == ["0 TT-VAR-03"]
    assert g.table.points[0] == 130
    assert [event.seat for event in g.events("black-crown")] == [0]


def test_the_variant_blocks_the_crown_of_the_round_sheet_only() -> None:
    """TX-VAR-08, TX-GAP-69  The stock for forging is as it was."""
    options: Options = {**ALL, "resistance_variant_3p": True}
    g = scored(
        ["resistance", "samurai", "hermit"], [1, 3, 1], options, round=1, black_kakumei=1, kakumei_wins=1
    )
    assert (g.table.forging_crowns, g.table.forging_black_crowns) == (1, 2)


def test_a_crown_is_a_crown_wherever_it_comes_from() -> None:
    """TX-MAT-60, TX-MAT-61  Two Crowns win, three Black Crowns win; nothing remembers their source."""
    crowned = scored(["samurai", "king", "ninja"], [1, 2, 2], round=2, crowns=[2, 0, 0])
    assert won(crowned) == ["0 TT-WIN-03"]
    black = scored(["samurai", "king", "ninja"], [1, 2, 2], round=2, black_crowns=[0, 0, 2])
    assert won(black) == ["2 TT-WIN-04"]


@pytest.mark.parametrize(
    ("cast", "wins", "winner"),
    [
        (["samurai", "berserker", "hermit"], [4, 0, 1], 0),
        (["phantom thief", "berserker", "hermit"], [5, 0, 0], 1),
        (["ninja", "berserker", "hermit"], [5, 0, 0], 0),
    ],
)
def test_berserker_without_a_win_beside_another_winner(cast: list[str], wins: list[int], winner: int) -> None:
    """TX-MAT-116"""
    g = scored(cast, wins, {**ALL, "vp350": False}, **LAST)
    assert [event.seat for event in g.events("game-over")] == [winner]


@pytest.mark.parametrize(
    ("cast", "wins", "winner"),
    [
        (["collector", "samurai", "king"], [1, 4, 0], 1),
        (["collector", "phantom thief", "king"], [0, 5, 0], 0),
    ],
)
def test_a_straight_flush_of_nine_beside_another_winner(
    cast: list[str], wins: list[int], winner: int
) -> None:
    """TX-MAT-117"""
    taken = ["r1 r2 r3 r4 r5 r6 r7 r8 r9", "", ""]
    g = scored(cast, wins, taken=taken, round=1)
    assert [event.seat for event in g.events("game-over")] == [winner]


def test_black_kakumei_in_the_fifth_trick_is_compared_with_350_points() -> None:
    """TX-MAT-118"""
    more: dict[str, object] = {"black_kakumei": 1, "kakumei_wins": 1, "points": [30, 400, 30]}
    lower = scored(["resistance", "samurai", "hermit"], [1, 2, 2], **LAST, **more)
    assert won(lower) == ["0 TT-RES-19"]
    higher = scored(["resistance", "ninja", "hermit"], [1, 2, 2], **LAST, **more)
    assert won(higher) == ["1 TX-WIN-07"]


def test_the_kings_double_points_are_his_own_table_only() -> None:
    """TX-MAT-62  Not the task he has done."""
    g = scored(
        ["king", "ruler", "ninja"], [1, 2, 2], tasks="take-blue take-red", tasks_taken="take-red", **LAST
    )
    amounts = [(event.number, event.because[0].rule) for event in g.events("scored") if event.seat == 0]
    assert amounts == [(20, "TT-VP-01"), (20, "TT-KING-09"), (TASKS[3].done, "TA-RUL-10")]
