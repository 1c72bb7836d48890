"""The Ruler: tasks for the others, the own lines, and playing any card as the lead colour (chapter 4.4)."""

import pytest

from followsuit import SPECTATOR
from followsuit.games.tricktakers.game import GAME
from tricktakers import Takers

CAST = ["resistance", "hermit", "collector", "ruler"]
EVERYBODY = [0, 1, 2, 3, SPECTATOR]
DRAFTED: dict[str, int | str | bool] = {"two_player_mode": "drafted"}
FIVE_EACH = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5", "k1 k2 k3 k4 k5"]
SIX = "do-not-take-red do-not-take-blue do-not-take-green take-red take-blue take-green"
THREE_TASKS = "take-red do-not-take-blue take-green"  # for the seats 0, 1, 2
TOKEN = "power-0"


def setting_up() -> Takers:
    return Takers(4, at="setup", characters=CAST, hands=FIVE_EACH)


def giving_with_two() -> Takers:
    unused = ["king hermit gambler", "collector adventurer berserker"]
    cast = ["ruler", "resistance"]
    return Takers(
        2, DRAFTED, at="setup", characters=cast, unused_characters=unused, hands=FIVE_EACH[:2], leader=1
    )


def scoring(**position: object) -> Takers:
    """Round 1 of four players is scored; unless said otherwise the Ruler has no win and took nothing."""
    position.setdefault("wins", [3, 1, 1, 0])
    position.setdefault("tasks", THREE_TASKS)
    return Takers(4, None, 0, at="score", characters=CAST, **position)


def two_players_score(**position: object) -> Takers:
    unused = ["king hermit gambler", "collector adventurer berserker"]
    cast = ["ruler", "resistance"]
    return Takers(2, DRAFTED, 0, at="score", characters=cast, unused_characters=unused, **position)


def playing(hand: str, trick: str, **position: object) -> Takers:
    """King and Gambler have played, the Ruler comes next and last; another trick follows."""
    cards = trick.split()
    hands = [f"{cards[0]} b1", f"{cards[1]} b2", hand]
    position.setdefault("trick_number", 4)
    cast = ["king", "gambler", "ruler"]
    return Takers(3, None, 0, characters=cast, hands=hands, trick=trick, **position)


def lines(g: Takers, seat: int) -> list[tuple[int, str]]:
    """What a seat has scored, each amount with its rule."""
    return [
        (event.number if kind == "scored" else -event.number, event.because[0].rule)
        for kind in ("scored", "scored-loss")
        for event in g.events(kind)
        if event.seat == seat
    ]


def own_tasks(g: Takers, seat: int) -> list[tuple[int, str]]:
    """What a seat's tasks have brought it."""
    return [line for line in lines(g, seat) if line[1] in ("TA-RUL-10", "TA-RUL-11")]


# Tasks for the others.


def task_of_seat_0(g: Takers) -> list[str]:
    """As another seat sees it."""
    counters = GAME.layout(g.t.view(1)).counters
    return [f"{GAME.pieces[c.piece].key} {c.value}" for c in counters if (c.name, c.seat) == ("task", 0)]


def test_at_the_end_of_setup_the_ruler_gives_each_other_a_task() -> None:
    """TA-RUL-01, TA-DEC-10"""
    g = setting_up()
    assert g.asked() == f"3 GiveTasks: {SIX}"
    g.when("3 take-red, 3 do-not-take-red, 3 take-green")
    given = [(event.other, GAME.pieces[event.number].key) for event in g.events("task")]
    assert given == [(0, "take-red"), (1, "do-not-take-red"), (2, "take-green")]
    assert g.told("task") == ["3 0", "3 1", "3 2"]
    assert g.asked() == "0 TakeTurn: r1 r2 r3 r4 r5 power-0"


def test_the_ruler_chooses_freely_among_six_and_each_exists_once() -> None:
    """TA-RUL-02, TA-GAP-23"""
    g = setting_up().when("3 take-red, 3 take-blue")
    assert g.asked() == "3 GiveTasks: do-not-take-red do-not-take-blue do-not-take-green take-green"
    assert g.refused("3 take-red") == "TA-RUL-02"
    assert g.refused("3 take-black") == "FS-TURN-02"  # of another edition


def test_every_other_player_must_get_a_task() -> None:
    """TA-RUL-03, TA-DEC-10  No more and no fewer; the other cards stay unused."""
    g = setting_up()
    for given in ("take-red", "take-blue", "take-green"):
        assert g.refused("3 done") == "TA-RUL-03"
        assert g.asked().startswith("3 GiveTasks")
        g.when(f"3 {given}")
    assert g.now("tasks") == "take-red take-blue take-green"


def test_tasks_lie_open() -> None:
    """TA-RUL-04, TA-HID-17, TA-HID-18  What is left over everyone can tell."""
    g = setting_up().when("3 take-red, 3 take-blue, 3 take-green")
    for seat in range(4):
        counters = [c for c in GAME.layout(g.t.view(seat)).counters if c.name == "task"]
        tasks = [(c.seat, GAME.pieces[c.piece].key) for c in counters]
        assert tasks == [(0, "take-red"), (1, "take-blue"), (2, "take-green")]
        assert g.now("tasks", seat) == "take-red take-blue take-green"
    assert [g.told("task", viewer) for viewer in EVERYBODY] == [["3 0", "3 1", "3 2"]] * 5


def test_the_hand_out_is_secret_until_it_is_complete() -> None:
    """TA-HID-19"""
    g = setting_up()
    before = [g.t.view(seat).table.words() for seat in range(3)]
    g.when("3 take-red, 3 take-blue")
    assert [g.t.view(seat).table.words() for seat in range(3)] == before
    assert [g.told("task", viewer) for viewer in EVERYBODY] == [[]] * 5
    assert g.when("3 take-green").told("task") == ["3 0", "3 1", "3 2"]


def test_a_take_task_is_done_as_soon_as_such_a_card_is_taken() -> None:
    """TA-RUL-05, TA-RUL-06, TA-HID-17  By its owner; and everyone sees that it is done."""
    hands = ["r9 b1", "r2 b2", "r3 b3", "r4 b4"]
    g = Takers(4, characters=CAST, hands=hands, tasks="take-red take-blue take-green", trick_number=4)
    assert g.now("tasks_taken") == ""
    g.when("0 r9, 1 r2, 2 r3, 2 no, 3 r4")
    assert [g.now("tasks_taken", seat) for seat in range(4)] == ["take-red"] * 4
    assert task_of_seat_0(g) == ["take-red done"]


def test_a_done_task_stays_done() -> None:
    """TA-RUL-06  Nothing that is taken, or not, afterwards matters."""
    g = scoring(tasks_taken="take-red", taken=["k1", "", "", ""])
    assert own_tasks(g, 0) == [(20, "TA-RUL-10")]


def test_a_do_not_take_task_is_done_at_the_end_of_the_round() -> None:
    """TA-RUL-07"""
    g = scoring(taken=["", "r5 g5 k5", "", ""])
    assert own_tasks(g, 1) == [(10, "TA-RUL-10")]


def test_a_do_not_take_task_is_broken_at_once_and_stays_broken() -> None:
    """TA-RUL-08, TA-HID-17"""
    hands = ["r9 b1", "r2 b9", "r3 b3", "r4 b4"]
    g = Takers(4, characters=CAST, hands=hands, tasks="do-not-take-red take-blue take-green", trick_number=4)
    g.when("0 r9, 1 r2, 2 r3, 2 no, 3 r4")
    assert g.now("tasks_taken") == "do-not-take-red"
    assert task_of_seat_0(g) == ["do-not-take-red broken"]
    g.when("0 b1, 1 b9, 2 b3, 2 no, 3 b4")
    assert own_tasks(g, 0) == [(-10, "TA-RUL-11")]


def test_who_took_nothing_has_done_do_not_take_and_failed_take() -> None:
    """TA-RUL-09"""
    g = scoring()
    assert (own_tasks(g, 0), own_tasks(g, 1)) == ([(-10, "TA-RUL-11")], [(10, "TA-RUL-10")])


def test_a_task_done_gives_its_owner_ten_or_twenty() -> None:
    """TA-RUL-10"""
    g = scoring(tasks_taken="take-red")
    assert (own_tasks(g, 0), own_tasks(g, 1)) == ([(20, "TA-RUL-10")], [(10, "TA-RUL-10")])


def test_a_task_failed_costs_ten_of_whichever_kind() -> None:
    """TA-RUL-11"""
    g = scoring(tasks_taken="do-not-take-blue")
    assert [own_tasks(g, seat) for seat in range(3)] == [[(-10, "TA-RUL-11")]] * 3


def test_the_ruler_gets_as_much_for_tasks_done_by_others() -> None:
    """TA-RUL-12, TA-RUL-13  And loses nothing for those that failed."""
    g = scoring(tasks_taken="take-red")
    assert lines(g, 3) == [(20, "TA-RUL-12"), (10, "TA-RUL-12")]
    assert lines(scoring(tasks_taken="do-not-take-blue"), 3) == []


def test_a_reserved_card_counts_for_the_collectors_task_and_not_for_the_winners() -> None:
    """TA-RUL-14"""
    hands = ["b9 g1", "b2 g2", "r3 g3", "b4 g4"]
    tasks = "take-red take-green do-not-take-red"
    g = Takers(4, characters=CAST, hands=hands, tasks=tasks, trick_number=4)
    g.when("0 b9, 1 b2, 2 r3, 2 r3, 3 b4")
    assert g.now("tasks_taken") == "do-not-take-red"


def test_a_task_binds_nobody() -> None:
    """TA-RUL-15  What may be played, and what wins, is the same with a task as without."""
    hands = ["r9 b1", "r2 b9", "r3 b3", "r4 b4"]
    asked = [
        Takers(4, characters=CAST, hands=hands, tasks=tasks, trick_number=4).when("0 r9").asked()
        for tasks in ("", "do-not-take-red do-not-take-blue take-green", "take-blue take-red take-green")
    ]
    assert asked == ["1 TakeTurn: r2 power-0"] * 3
    g = Takers(4, characters=CAST, hands=hands, tasks="do-not-take-red take-blue take-green", trick_number=4)
    assert g.when("0 r9, 1 r2, 2 r3, 2 no, 3 r4").told("won") == ["0 r9 TT-STRN-03"]


# The Ruler's own lines.


def test_all_tasks_done_bring_ten() -> None:
    """TA-RUL-20"""
    assert lines(scoring(tasks_taken="take-red take-green"), 3)[-1] == (10, "TA-RUL-20")
    assert (10, "TA-RUL-20") not in lines(scoring(tasks_taken="take-red"), 3)


@pytest.mark.parametrize(
    ("taken", "is_black"), [("k1", True), ("k1 k2 k10", True), ("r1 RAa", False), ("", False)]
)
def test_a_black_card_taken_brings_ten_once(taken: str, is_black: bool) -> None:
    """TA-RUL-21, TA-GAP-27"""
    g = scoring(tasks_taken="do-not-take-blue", wins=[2, 1, 0, 2], taken=["", "", "", f"b1 {taken}"])
    assert lines(g, 3) == ([(10, "TA-RUL-21")] if is_black else [])


@pytest.mark.parametrize(("wins", "points"), [(0, 0), (1, 20), (2, 0), (3, 0), (5, 0)])
def test_exactly_one_win_brings_twenty_and_wins_bring_nothing_else(wins: int, points: int) -> None:
    """TA-RUL-22, TA-RUL-26"""
    g = scoring(
        tasks_taken="do-not-take-blue", wins=[5 - wins, 0, 0, wins], taken=["", "", "", "r1"], points=[30] * 4
    )
    assert g.table.points[3] == 30 + points


@pytest.mark.parametrize(
    ("wins", "taken", "is_won"),
    [
        (2, "k1 k2 RAa WFa k10 M", True),
        (3, "k1", True),
        (1, "k1 k2", False),
        (2, "k1 r2", False),
        (2, "k1 b2", False),
        (2, "k1 g10", False),
    ],
)
def test_two_wins_without_a_coloured_card_win_the_game(wins: int, taken: str, is_won: bool) -> None:
    """TA-RUL-23, TA-GAP-27"""
    g = scoring(wins=[1, 1, 0, wins], taken=["", "", "", taken])
    assert g.told("game-over") == (["3 TA-RUL-23"] if is_won else [])


def test_what_the_collector_reserved_the_ruler_has_not_taken() -> None:
    """TA-RUL-24  The black trick stays clean, and the game is won."""
    hands = ["k1", "k2", "r3", "k9"]
    position: dict[str, object] = {
        "hands": hands,
        "wins": [1, 1, 1, 1],
        "trick_number": 5,
        "tasks": THREE_TASKS,
    }
    clean = Takers(4, None, 0, characters=CAST, **position).when("0 k1, 1 k2, 2 r3, 2 r3, 3 k9")
    assert clean.told("game-over") == ["3 TA-RUL-23"]
    red = Takers(4, None, 0, characters=CAST, **position).when("0 k1, 1 k2, 2 r3, 2 no, 3 k9")
    assert red.told("game-over") == []


def test_the_rulers_own_card_counts_as_printed() -> None:
    """TA-RUL-25  A blue 8 under a black token is a blue card when it is taken."""
    g = playing("b8 k1", "k3 k4", trick_number=5, wins=[2, 0, 2], tasks="take-red take-green")
    g.when(f"2 {TOKEN}, 2 b8")
    assert g.told("won") == ["2 b8 TT-STRN-02"]
    assert g.told("game-over") == []


def test_crown_and_black_crown_by_the_general_rules() -> None:
    """TA-RUL-27  The Black Crown by the priority 5B: after the Resistance and the Hermit."""
    assert scoring(wins=[1, 1, 0, 3], taken=["", "", "", "r1"]).now("crowns") == [0, 0, 0, 1]
    assert scoring(wins=[2, 2, 1, 0]).now("black_crowns") == [0, 0, 0, 1]
    assert scoring(wins=[0, 0, 5, 0]).now("black_crowns") == [1, 1, 0, 0]


# Rule avoidance.


def test_any_number_card_may_be_played_as_the_lead_colour() -> None:
    """TA-RUL-30, TA-DEC-11  Though the hand could follow."""
    g = playing("r1 b8 g9", "r5 r6")
    assert g.asked() == f"2 TakeTurn: r1 {TOKEN}"
    assert g.when(f"2 {TOKEN}").asked() == "2 TakeTurn: b8 g9"
    assert [g.told("power", viewer) for viewer in (0, 1)] == [[], []]  # until the card lies
    assert g.when("2 b8").told("power") == ["2"]


def test_under_the_token_the_card_has_the_lead_colour_and_its_number() -> None:
    """TA-RUL-31"""
    assert playing("r1 b8", "r5 r6").when(f"2 {TOKEN}, 2 b8").told("won") == ["2 b8 TT-STRN-03"]
    assert playing("r1 b8", "r5 r9").when(f"2 {TOKEN}, 2 b8").told("won") == ["1 r9 TT-STRN-03"]
    assert playing("r1 k8", "r5 r9").when(f"2 {TOKEN}, 2 k8").told("won") == ["1 r9 TT-STRN-03"]


def test_with_the_lead_colour_in_hand_another_colour_needs_the_token() -> None:
    """TA-RUL-32, TA-GAP-28"""
    g = playing("r1 b8", "r5 r6")
    assert g.refused("2 b8") == "TT-TRICK-07"
    assert g.when(f"2 {TOKEN}").asked() == "2 TakeTurn: b8"


def test_without_the_lead_colour_the_token_is_a_choice() -> None:
    """TA-RUL-33, TA-GAP-28, TA-DEC-11  Black 1 is black without it, and red 1 with it."""
    g = playing("k1 b8", "r5 r6")
    assert g.asked() == f"2 TakeTurn: b8 k1 {TOKEN}"
    assert g.when("2 k1").told("won") == ["2 k1 TT-STRN-02"]
    assert playing("k1 b8", "r5 r6").when(f"2 {TOKEN}, 2 k1").told("won") == ["1 r6 TT-STRN-03"]


def test_a_card_of_the_lead_colour_gets_no_token() -> None:
    """TA-RUL-34"""
    g = playing("r1 b8", "r5 r6").when(f"2 {TOKEN}")
    assert g.refused("2 r1") == "TA-RUL-34"
    assert playing("r1 r8", "r5 r6").refused(f"2 {TOKEN}") == "TA-RUL-34"


@pytest.mark.parametrize("card", ["RAa", "WFa", "M"])
def test_special_cards_get_no_token_and_may_always_be_played(card: str) -> None:
    """TA-RUL-35, TA-GAP-28"""
    g = playing(f"r1 b8 {card}", "r5 r6")
    assert f" {card} " in g.asked()
    assert g.when(f"2 {TOKEN}").refused(f"2 {card}") == "TA-RUL-35"


def test_no_token_without_a_lead_colour() -> None:
    """TA-RUL-36, TA-GAP-28, TA-DEC-11  When leading, and while only special cards lie there."""
    cast = ["king", "gambler", "ruler"]
    leading = Takers(3, characters=cast, hands=["r1 r2", "b1 b2", "g8 k1"], leader=2, trick_number=4)
    assert leading.asked() == "2 TakeTurn: g8 k1"
    assert leading.refused(f"2 {TOKEN}") == "TA-RUL-36"
    g = playing("b8 k1", "RAa WFa")
    assert g.refused(f"2 {TOKEN}") == "TA-RUL-36"
    assert g.when("2 b8").told("won") == ["0 RAa TT-STRN-05"]


def test_the_printed_colour_of_the_rulers_card_sets_the_lead_colour() -> None:
    """TA-RUL-36"""
    cast = ["king", "gambler", "ruler"]
    hands = ["r1 b2", "b1 b3", "b8 k1"]
    g = Takers(3, characters=cast, hands=hands, leader=2, trick_number=4).when("2 b8")
    assert (g.now("lead_colour"), g.asked()) == ("blue", "0 TakeTurn: b2")


def test_a_token_may_be_used_in_every_trick() -> None:
    """TA-RUL-37, TA-GAP-24  Even the same one again."""
    cast = ["king", "gambler", "ruler"]
    g = Takers(3, characters=cast, hands=["r9 r5", "b1 b3", "k1 g4"], trick_number=4)
    g.when(f"0 r9, 1 b1, 2 {TOKEN}, 2 k1")
    assert g.when("0 r5, 1 b3").asked() == f"2 TakeTurn: g4 {TOKEN}"


def test_the_token_applies_in_kakumei() -> None:
    """TA-RUL-38, TA-GAP-28  A black card under a red token is no longer the last."""
    assert playing("k1 b8", "r5 r6", kakumei=1).when("2 k1").told("won") == ["0 r5 TT-RES-11"]
    assert playing("k1 b8", "r5 r6", kakumei=1).when(f"2 {TOKEN}, 2 k1").told("won") == ["2 k1 TT-RES-11"]


# Two players.


def test_with_two_players_the_other_gets_two_different_tasks() -> None:
    """TA-2P-25, TA-DEC-10, TA-GAP-23"""
    g = giving_with_two().when("0 take-red")
    assert g.refused("0 take-red") == "TA-RUL-02"
    assert g.asked().startswith("0 GiveTasks")
    g.when("0 do-not-take-blue")
    assert [GAME.pieces[event.number].key for event in g.events("task")] == ["take-red", "do-not-take-blue"]
    assert g.told("task") == ["0 1", "0 1"]
    assert g.asked().startswith("1 TakeTurn")


def test_both_tasks_may_have_the_same_colour_and_then_one_is_done() -> None:
    """TA-2P-26, TA-GAP-23"""
    assert giving_with_two().when("0 take-red, 0 do-not-take-red").now("tasks") == "take-red do-not-take-red"
    for happened, points in (("", 10), ("take-red do-not-take-red", 20)):
        g = two_players_score(tasks="take-red do-not-take-red", tasks_taken=happened, wins=[3, 2])
        assert own_tasks(g, 1) == [(points, "TA-RUL-10"), (-10, "TA-RUL-11")]


def test_with_two_players_the_ruler_gets_nothing_for_the_others_tasks() -> None:
    """TA-2P-27"""
    g = two_players_score(tasks="take-red take-blue", tasks_taken="take-red", wins=[3, 2], taken=["r1", ""])
    assert lines(g, 0) == []
    assert own_tasks(g, 1) == [(20, "TA-RUL-10"), (-10, "TA-RUL-11")]


def test_with_two_players_the_rulers_own_lines_stay() -> None:
    """TA-2P-28, TA-GAP-22  'All the tasks' means both; clean tricks bring 100 and not the game."""
    both = two_players_score(tasks="take-red take-blue", tasks_taken="take-red take-blue", wins=[1, 4])
    assert lines(both, 0) == [(10, "TA-2P-28"), (20, "TA-RUL-22")]
    one = two_players_score(tasks="take-red take-blue", tasks_taken="take-red", wins=[1, 4])
    assert lines(one, 0) == [(20, "TA-RUL-22")]
    clean = two_players_score(tasks="take-red take-blue", wins=[3, 2], taken=["k1 k2", ""])
    assert lines(clean, 0) == [(10, "TA-RUL-21"), (100, "TA-2P-19")]
    assert clean.told("game-over") == []
