"""Rules of the edition of 2023 that a table may play by (chapter 10.1): Collector, Ruler, and more tasks."""

import pytest

from followsuit.games.takers.powers.combinations import SetKind, all_sets
from followsuit.games.tricktakers.cards import PRINTS
from followsuit.games.tricktakers.game import GAME
from followsuit.games.tricktakers.sets import SETS_2023, SETS_2023_OF_THREE
from followsuit.games.tricktakers.tasks import TASKS
from tricktakers import Takers

Options = dict[str, int | str | bool]
COLLECTOR: Options = {"characters": "base_box", "collector_2023": True}
RULER: Options = {"characters": "base_box", "ruler_2023": True}
MORE_TASKS: Options = {"characters": "base_box", "tasks_2023": True}
THREE = ["king", "collector", "hermit"]
FOUR = ["king", "collector", "hermit", "gambler"]
STRAIGHT_OF_NINE = "r1 b2 g3 k4 r5 b6 RAa k8 r9"
STRAIGHT_FLUSH_OF_FIVE = "b3 b4 b5 RAa b7"


def scoring(cast: list[str], options: Options, **position: object) -> Takers:
    return Takers(len(cast), options, 0, at="score", characters=cast, **position)


def collected(cast: list[str], taken: str, options: Options = COLLECTOR, **position: object) -> Takers:
    """The Collector, seat 1, has won one trick of five."""
    position.setdefault("wins", [2, 1, 2, 0][: len(cast)])
    cards = ["", taken, "", ""][: len(cast)]
    return scoring(cast, options, taken=cards, **position)


# The Collector.

TABLE = [
    ("r1 r4 r9", 20),
    ("r1 r4 r7 r9", 50),
    ("r1 r3 r5 r7 r9", 90),
    ("r1 b2 g3", 30),
    ("r1 b2 g3 k4", 60),
    ("r1 b2 g3 k4 r5", 100),
    ("r1 b2 g3 k4 RAa", 100),
    ("r7 b7 g7", 40),
    ("r7 b7 g7 k7", 80),
    ("r1 r2 r3", 30),  # no line of its own for a straight flush of three
]


@pytest.mark.parametrize("kinds", [SETS_2023_OF_THREE, SETS_2023], ids=["three", "more"])
@pytest.mark.parametrize(("cards", "points"), TABLE)
def test_the_sets_of_2023(cards: str, points: int, kinds: list[SetKind]) -> None:
    """TA-VAR-01, TA-VAR-02"""
    wanted = sorted(GAME.read_cards(cards))
    assert [made.points for made in all_sets(wanted, kinds, PRINTS) if made.cards == wanted] == [points]


@pytest.mark.parametrize(("cards", "points"), TABLE)
def test_the_collector_of_2023_scores_them(cards: str, points: int) -> None:
    """TA-VAR-01 with three players, TA-VAR-02 with more; and not without the option."""
    assert collected(THREE, cards).table.points[1] == 30 + points
    assert collected(FOUR, cards).table.points[1] == 30 + points
    assert "1 TA-VAR-01" in collected(THREE, cards).told("scored")
    assert "1 TA-VAR-02" in collected(FOUR, cards).told("scored")
    if len(cards.split()) == 5:
        assert collected(FOUR, cards, {}).table.points[1] < 30 + points


def test_a_straight_flush_of_five_wins_with_three_players_and_is_120_with_more() -> None:
    """TA-VAR-01, TA-VAR-02"""
    assert collected(THREE, STRAIGHT_FLUSH_OF_FIVE).told("game-over") == ["1 TA-VAR-01"]
    four = collected(FOUR, STRAIGHT_FLUSH_OF_FIVE)
    assert (four.told("game-over"), four.table.points[1]) == ([], 150)
    assert collected(THREE, STRAIGHT_FLUSH_OF_FIVE, {}).table.points[1] == 130


@pytest.mark.parametrize("cast", [THREE, FOUR])
def test_a_straight_of_nine_wins_the_game(cast: list[str]) -> None:
    """TA-VAR-01, TA-VAR-02  Of any colours; without the option it does not."""
    assert collected(cast, STRAIGHT_OF_NINE).told("game-over") == [
        "1 TA-VAR-01" if cast is THREE else "1 TA-VAR-02"
    ]
    assert collected(cast, STRAIGHT_OF_NINE, {}).told("game-over") == []
    assert (
        collected(cast, STRAIGHT_OF_NINE.replace("r9", "k9 WFa").replace("RAa", "")).told("game-over") == []
    )


@pytest.mark.parametrize("cast", [THREE, FOUR])
def test_the_collector_of_2023_gets_a_black_crown_and_no_crown(cast: list[str]) -> None:
    """TA-VAR-01, TA-VAR-02  With no win a Black Crown; with the most wins still nothing."""
    none = collected(cast, "", wins=[2, 0, 2, 1][: len(cast)])
    assert none.told("black-crown") == ["1 TA-VAR-01" if cast is THREE else "1 TA-VAR-02"]
    assert collected(cast, "", wins=[1, 3, 1, 0][: len(cast)]).told("crown") == []
    assert collected(cast, "", {}, wins=[2, 0, 2, 1][: len(cast)]).told("black-crown") == []


# The Ruler.


def ruled(options: Options = RULER, **position: object) -> Takers:
    """King, Hermit and Ruler; the tasks are those of King and Hermit."""
    position.setdefault("tasks", "take-red take-blue")
    return scoring(["king", "hermit", "ruler"], options, **position)


def test_all_tasks_bring_thirty() -> None:
    """TA-VAR-03  Black 10 and one win 20, as ever."""
    g = ruled(tasks_taken="take-red take-blue", wins=[2, 2, 1], taken=["", "", "k1 r1"])
    lines = [(event.number, event.because[0].rule) for event in g.events("scored") if event.seat == 2]
    assert lines == [
        (20, "TA-RUL-12"),
        (20, "TA-RUL-12"),
        (30, "TA-VAR-03"),
        (10, "TA-RUL-21"),
        (20, "TA-RUL-22"),
    ]


@pytest.mark.parametrize(
    ("wins", "seat"), [([3, 1, 1], 2), ([2, 2, 1], 2), ([3, 2, 0], 0), ([2, 1, 2], None)]
)
def test_exactly_one_win_takes_the_crown_whoever_has_the_most(wins: list[int], seat: int | None) -> None:
    """TA-VAR-03"""
    g = ruled(wins=wins, taken=["", "", "r1"])
    assert g.now("crowns") == [int(seat == i) for i in range(3)]
    rules = {0: "0 TT-CRN-02", 2: "2 TA-VAR-03"}
    assert g.told("crown") == ([rules[seat]] if seat is not None else [])


def test_one_crown_where_two_characters_take_it() -> None:
    """TA-VAR-03, TT-VAR-03  The higher priority has it, wherever they sit."""
    options: Options = {**RULER, "resistance_variant_3p": True}
    for cast in (["resistance", "ruler", "king"], ["ruler", "resistance", "king"]):
        more = {"black_kakumei": 1, "kakumei_wins": 1, "kakumei_uses": 1, "tasks": "take-red take-blue"}
        g = scoring(cast, options, wins=[1, 1, 3], taken=["r1", "r2", ""], **more)
        assert g.told("crown") == [f"{cast.index('resistance')} TT-VAR-03"]


@pytest.mark.parametrize(
    ("wins", "taken", "is_won"),
    [(1, "k1 RAa", True), (1, "k1 r2", False), (2, "k1", False), (0, "", False)],
)
def test_one_clean_win_wins_the_game_and_more_do_not(wins: int, taken: str, is_won: bool) -> None:
    """TA-VAR-03"""
    g = ruled(wins=[5 - wins - 1, 1, wins], taken=["", "", taken])
    assert g.told("game-over") == (["2 TA-VAR-03"] if is_won else [])


def giving(cast: list[str], options: Options) -> Takers:
    hands = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5", "k1 k2 k3 k4 k5"]
    return Takers(len(cast), options, at="setup", characters=cast, hands=hands[: len(cast)])


def test_with_three_players_each_other_gets_one_task_or_two() -> None:
    """TA-VAR-03"""
    g = giving(["hermit", "resistance", "ruler"], RULER)
    assert (g.asked_by(), g.refused("2 done")) == ("TA-VAR-03", "TA-RUL-03")  # one at least
    g.when("2 take-red, 2 take-blue, 2 take-green")
    assert g.asked().startswith("2 GiveTasks: done do-not-take-red")
    assert g.when("2 done").now("tasks") == "take-red take-blue / take-green"
    assert g.told("task") == ["2 0", "2 0", "2 1"]
    one_each = giving(["hermit", "resistance", "ruler"], RULER).when(
        "2 take-red, 2 done, 2 take-blue, 2 done"
    )
    assert one_each.asked().startswith("0 TakeTurn")


def test_with_more_players_each_other_gets_one_task() -> None:
    """TA-VAR-03"""
    g = giving(["hermit", "resistance", "collector", "ruler"], RULER)
    assert g.asked_by() == "TA-RUL-01"
    g.when("3 take-red")
    assert g.refused("3 done") == "TA-RUL-03"
    assert g.when("3 take-blue, 3 take-green").asked().startswith("0 TakeTurn")


def test_each_of_two_tasks_is_an_amount_of_its_own() -> None:
    """TA-VAR-03  King: 20 and -10; 'all the tasks' means all three."""
    tasks = "take-red take-blue / take-green"
    g = ruled(tasks=tasks, tasks_taken="take-red take-green", wins=[2, 1, 2], taken=["", "", "r1"])
    assert g.told("scored").count("0 TA-RUL-10") == 1
    assert g.told("scored-loss").count("0 TA-RUL-11") == 1
    assert "2 TA-RUL-20" not in g.told("scored")


# The ten tasks.


def test_ten_more_tasks_and_their_levels() -> None:
    """TA-VAR-04"""
    assert {task.name: task.done for task in TASKS[6:]} == {
        "take-black": 10,
        "take-a-1": 10,
        "take-a-10": 10,
        "win-with-a-rare": 10,
        "gain-a-black-crown": 20,
        "win-no-trick": 20,
        "win-one-trick": 20,
        "win-two-tricks": 20,
        "gain-the-crown": 30,
        "avoid-the-lead-colour": 30,
    }
    offered = giving(["hermit", "resistance", "ruler"], MORE_TASKS).asked().split()
    assert len(offered) == 2 + 16


@pytest.mark.parametrize(
    ("task", "trick", "is_done"),
    [
        ("take-black", "r9 k2 k3", False),  # the Ruler wins it
        ("take-black", "k9 k2 r3", True),
        ("take-a-1", "r9 r1 b3", True),
        ("take-a-1", "r9 r2 b3", False),
        ("take-a-10", "k9 g10 b3", True),
        ("take-a-10", "k9 g9 b3", False),
        ("win-with-a-rare", "RAa r1 b3", True),
        ("win-with-a-rare", "k9 r1 b3", False),
        ("win-with-a-rare", "RAa WFa b3", False),  # the Hermit's flag beats it
        ("avoid-the-lead-colour", "r9 r1 b3", False),  # leading a number card
        ("avoid-the-lead-colour", "WFb r1 b3", True),
        ("avoid-the-lead-colour", "RAa r1 b3", True),
    ],
)
def test_tasks_about_a_trick_for_its_leader(task: str, trick: str, is_done: bool) -> None:
    """TA-VAR-04  King leads, the Hermit and the Ruler follow; a failure costs 10."""
    cards = trick.split()
    g = Takers(
        3,
        MORE_TASKS,
        characters=["king", "hermit", "ruler"],
        hands=cards,
        tasks=f"{task} take-green",
        wins=[1, 2, 1],
        taken=["", "", "r8"],
        trick_number=5,
    )
    g.when(*[f"{seat} {cards[seat]}" for seat in range(3)])
    points = next(done.done for done in TASKS if done.name == task) if is_done else -10
    assert [
        event.number if kind == "scored" else -event.number
        for kind in ("scored", "scored-loss")
        for event in g.events(kind)
        if event.seat == 0 and event.because[0].rule == "TA-VAR-04"
    ] == [points]


@pytest.mark.parametrize(
    ("led", "followed", "is_broken"),
    [("r9", "r1", True), ("r9", "b1", False), ("RAa", "b1", True), ("r9", "WFa", False)],
)
def test_the_lead_colour_is_avoided_by_what_a_card_stands_for(
    led: str, followed: str, is_broken: bool
) -> None:
    """TA-VAR-04  The first number card after a Rare has the lead colour too; it is broken at once."""
    g = Takers(
        3,
        MORE_TASKS,
        characters=["king", "resistance", "ruler"],
        hands=[f"{led} g1", f"{followed} g2", "k3 g3"],
        tasks="take-green avoid-the-lead-colour",
        trick_number=4,
    )
    g.when(f"0 {led}, 1 {followed}, 2 k3")
    assert g.now("tasks_taken") == ("avoid-the-lead-colour" if is_broken else "")


def test_a_wand_makes_the_lead_colour_and_breaks_the_task() -> None:
    """TA-VAR-04  Effective colour: blue 1 under a red lead is red."""
    g = Takers(
        3,
        MORE_TASKS,
        characters=["king", "adventurer", "ruler"],
        hands=["r9 g1", "b1 g2", "k3 g3"],
        tasks="take-green avoid-the-lead-colour",
        items="map-of-destiny rulers-wand",
        trick_number=4,
    )
    g.when("0 r9, 1 power-4, 1 b1, 2 k3")
    assert g.now("tasks_taken") == "avoid-the-lead-colour"


@pytest.mark.parametrize(
    ("task", "wins", "is_done"),
    [
        ("win-no-trick", [0, 3, 2], True),
        ("win-no-trick", [1, 3, 1], False),
        ("win-one-trick", [1, 3, 1], True),
        ("win-one-trick", [2, 2, 1], False),
        ("win-two-tricks", [2, 2, 1], True),
        ("win-two-tricks", [3, 1, 1], False),
        ("gain-the-crown", [3, 1, 1], True),
        ("gain-the-crown", [2, 2, 1], False),
        ("gain-a-black-crown", [0, 3, 2], True),
        ("gain-a-black-crown", [1, 3, 1], False),
    ],
)
def test_tasks_about_the_round(task: str, wins: list[int], is_done: bool) -> None:
    """TA-VAR-04  King's task is settled when crowns are given and points are counted."""
    g = ruled(MORE_TASKS, tasks=f"{task} take-blue", wins=wins, taken=["", "", "r1"])
    assert ("0 TA-VAR-04" in g.told("scored")) is is_done
    assert ("0 TA-VAR-04" in g.told("scored-loss")) is not is_done


def test_a_crown_of_an_earlier_round_is_not_gained_now() -> None:
    """TA-VAR-04"""
    position: dict[str, object] = {"round": 2, "crowns": [1, 0, 0], "black_crowns": [1, 0, 0]}
    for task in ("gain-the-crown", "gain-a-black-crown"):
        g = ruled(MORE_TASKS, tasks=f"{task} take-blue", wins=[1, 3, 1], taken=["", "", "r1"], **position)
        assert "0 TA-VAR-04" in g.told("scored-loss")


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("players", [3, 4, 5])
def test_games_by_all_rules_of_2023_come_to_an_end(players: int, seed: int) -> None:
    """TA-VAR-01 to TA-VAR-04 together, with sets made by hand."""
    options: Options = {**COLLECTOR, **RULER, **MORE_TASKS, "collector_grouping": "by_hand"}
    assert Takers(players, options, seed).play_on(seed).t.outcome is not None
