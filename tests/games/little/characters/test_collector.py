"""7  Collector: reserving a play of each trick, and what the collection is worth (LT, chapter 4.7)."""

import pytest

from followsuit import SPECTATOR
from little import Little
from little_powers import CLOCK, ELIXIR

CAST = ["king", "collector", "gambler", "berserker"]
HANDS = ["r5 b1", "r2 b2", "r8 b3", "r9 b4"]
EVERYBODY = [0, 1, 2, 3, SPECTATOR]
PAIRS = ["king gambler", "collector resistance", "samurai hermit"]


def playing(hands: list[str], **position: object) -> Little:
    """Collector is seat 1; two tricks are left."""
    given: dict[str, object] = {"trick_number": 4, "characters": CAST[: len(hands)], **position}
    return Little(len(hands), None, 0, hands=hands, **given)


def scoring(taken: str, points: int = 100, **position: object) -> Little:
    """Collector is seat 1; nobody else has taken a card."""
    given: dict[str, object] = {"characters": CAST[:3], "wins": [2, 2, 1], **position}
    return Little(3, None, 0, at="score", taken=["", taken, ""], points=[100, points, 100], **given)


def gains(g: Little) -> list[int]:
    """The combinations that were made."""
    return sorted(event.number for event in g.events("set") if event.seat == 1)


def unused(g: Little) -> int:
    """What the cards left over cost."""
    lost = [*g.events("scored-loss"), *g.events("shielded")]
    return sum(event.number for event in lost if event.because[0].rule == "LT-COLL-13")


# Reservation.


def test_after_playing_one_play_that_lies_open_may_be_reserved() -> None:
    """LT-COLL-01, LT-DEC-19, LT-TURN-07, LT-HID-14  All see which."""
    g = playing(HANDS).when("0 r5, 1 r2")
    assert g.asked() == "1 MayReserve: no r2 r5"
    g.when("1 r5")
    assert [g.events("reserved", viewer)[0].cards for viewer in EVERYBODY] == [g.game.read_cards("r5")] * 5
    assert [g.now("reserved", seat) for seat in range(4)] == ["r5"] * 4


@pytest.mark.parametrize("answer", ["no", "r2", "r5"])
def test_at_most_one_reservation_a_trick_and_it_is_optional(answer: str) -> None:
    """LT-COLL-02"""
    g = playing(HANDS).when(f"0 r5, 1 r2, 1 {answer}")
    assert g.asked() == "2 LittleTurn: r8"
    assert g.now("reserved") == ("" if answer == "no" else answer)
    assert g.when("2 r8, 3 r9").asked() == "3 LittleTurn: b4"


def test_the_own_play_is_the_only_choice_of_a_leader() -> None:
    """LT-COLL-03"""
    g = playing(HANDS, leader=1).when("1 r2")
    assert g.asked() == "1 MayReserve: no r2"
    assert g.when("1 r2, 2 r8, 3 r9, 0 r5").told("took-reserved") == ["1 r2"]


def test_ninjas_hidden_card_cannot_be_reserved() -> None:
    """LT-COLL-04, LT-COLL-19  Nor does it go with Ninja's main card: flipped, it is the winner's."""
    g = playing(["r5 r6 b1", "r2 b2", "r8 b3"], characters=["ninja", "collector", "gambler"], deck="k1")
    g.when("0 r5, 0 r6, 1 r2")
    assert g.asked() == "1 MayReserve: no r2 r5"
    assert g.refused("1 r6") == "LT-COLL-01"
    g.when("1 r5, 2 r8, 0 yes")
    assert g.now("taken") == ["", "r5", "r2 r6 r8"]


def test_the_own_hidden_card_cannot_be_reserved_either() -> None:
    """LT-MAT-13, LT-COLL-04"""
    pairs = ["king gambler", "collector ninja", "samurai hermit"]
    g = playing(["r5 b1", "r2 r6 b2", "r8 b3"], characters=pairs, round=3, leader=1, deck="k1")
    g.when("1 r2, 1 r6")
    assert g.asked() == "1 MayReserve: no r2"


def test_ninjas_open_devil_card_is_a_play_of_its_own() -> None:
    """LT-COLL-05, LT-NINJA-10"""
    cast = ["ninja", "collector", "devil"]
    for reserved, other in (("r5", "r4d"), ("r4d", "r5")):
        g = playing(["r5 r4d b1", "r2 b2", "r8 b3"], characters=cast, deck="k1").when("0 r5, 0 r4d, 1 r2")
        assert g.asked() == "1 MayReserve: no r2 r5 r4d"
        g.when(f"1 {reserved}, 2 r8")
        assert g.table.taken(1) == g.game.read_cards(reserved)
        assert sorted(g.table.taken(2)) == sorted(g.game.read_cards(f"r2 r8 {other}"))


def test_healers_two_cards_are_reserved_together() -> None:
    """LT-COLL-06, LT-HEAL-13, LT-EX-50"""
    g = playing(
        ["r5 b3 b1", "r2 b2", "r8 b9"], characters=["healer", "collector", "gambler"], deck="k1 k2 k3"
    )
    g.when("0 r5, 0 b3, 1 r2")
    assert g.asked() == "1 MayReserve: no r2 r5"
    assert g.refused("1 b3") == "LT-COLL-06"
    g.when("1 r5")
    assert g.told("reserved") == ["1 r5 b3"]
    g.when("2 r8")
    assert g.now("taken") == ["r2 r8", "r5 b3", ""]  # as 8, Healer's play came first


def test_the_two_cards_of_an_elixir_are_reserved_together() -> None:
    """LT-COLL-06, LT-MAT-85"""
    g = playing(["r5 b1", "r2 b2", "r8 b3"], leader=2, items=["elixir", "", ""], deck="k1")
    g.when(f"2 r8, 0 {ELIXIR}, 0 r5, 0 b1, 1 r2")
    assert g.asked() == "1 MayReserve: no r2 r5 r8"
    g.when("1 r5")
    assert sorted(g.table.taken(1)) == sorted(g.game.read_cards("r5 b1"))


def test_a_reservation_reaches_nothing_that_is_played_later() -> None:
    """LT-COLL-19, LT-GAP-69  And it stays where it is."""
    g = playing(HANDS).when("0 r5, 1 r2")
    assert [g.refused(f"1 {card}") for card in ("r8", "r9", "b1")] == ["LT-COLL-01"] * 3
    g.when("1 r5, 2 r8")
    assert g.refused("1 r8") == "FS-TURN-01"
    assert g.when("3 r9").told("took-reserved") == ["1 r5"]


def test_if_another_wins_collector_takes_the_reserved_play_only() -> None:
    """LT-COLL-07, LT-TRICK-03, LT-TRICK-04, LT-TRICK-05  The win is the winner's alone."""
    g = playing(HANDS).when("0 r5, 1 r2, 1 r5, 2 r8, 3 r9")
    assert (g.now("taken"), g.now("wins")) == (["", "r5", "", "r2 r8 r9"], [0, 0, 0, 1])


def test_if_collector_wins_everything_is_taken() -> None:
    """LT-COLL-08"""
    g = playing(["r5 b1", "RAa b2", "r8 b3", "r7 b4"]).when("0 r5, 1 RAa, 1 r5, 2 r8, 3 r7")
    assert g.now("taken") == ["", "r5 r7 r8 RAa", "", ""]
    assert g.told("took-reserved") == []


def test_a_restarted_trick_is_reserved_in_anew() -> None:
    """LT-ITEM-107, LT-MAT-74, LT-TURN-14"""
    g = playing(["r5 b1", "r2 b2", "r8 b3"], items=["", "", "clock"]).when(f"0 r5, 1 r2, 1 r5, 2 {CLOCK}")
    g.when("2 seat-0")
    assert (g.now("reserved"), g.asked()) == ("", "0 LittleTurn: r5 b1")
    assert g.when("0 r5, 1 r2").asked() == "1 MayReserve: no r2 r5"


# Scoring.


def test_up_to_three_combinations_score_and_every_two_cards_left_over_cost_10() -> None:
    """LT-COLL-09, LT-COLL-13, LT-DEC-27  All see the groups; 5 cards left over cost 20."""
    g = scoring("r1 r2 r3 b5 b6 b7 g1 g2 g3 k5 k9 WFa WFb M")
    assert [g.game.write_cards(event.cards) for event in g.events("set", 0)] == [
        "r1 r2 r3",
        "b5 b6 b7",
        "g1 g2 g3",
    ]
    assert (gains(g), unused(g), g.table.points[1]) == ([50, 50, 50], 20, 100 + 150 - 20)


@pytest.mark.parametrize(
    ("taken", "cost"), [("", 0), ("r1", 0), ("r1 b9", 10), ("r1 b9 WFa", 10), ("r1 b9 k5 M", 20)]
)
def test_each_full_pair_left_over_costs_10(taken: str, cost: int) -> None:
    """LT-COLL-11, LT-COLL-13"""
    g = scoring(taken)
    assert (gains(g), unused(g), g.table.points[1]) == ([], cost, 100 - cost)


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("r1 r4 r8", 20),
        ("r1 b2 g3", 30),
        ("r1 b1 g1", 40),
        ("r1 r2 r3", 50),
        ("r1 b1 g1 k1", 70),
        ("r1 r2 r3 r4 r5", 90),
    ],
)
def test_the_points_of_each_combination(cards: str, points: int) -> None:
    """LT-COLL-09, LT-COLL-20, LT-2P-03  With two players they are the same."""
    assert gains(scoring(cards)) == [points]
    two: dict[str, object] = {"characters": ["king", "collector"], "wins": [4, 1], "taken": ["", cards]}
    g = Little(2, None, 0, at="score", **two)
    assert gains(g) == [points]


@pytest.mark.parametrize(("points", "made"), [(0, [70]), (10, [20, 40]), (100, [20, 40])])
def test_the_best_is_what_leaves_the_most_points(points: int, made: list[int]) -> None:
    """LT-COLL-14, LT-SCORE-02, LT-SCORE-04  Whoever has nothing to lose need not use the cards left over."""
    g = scoring("r7 b7 g7 k7 r1 r3", points)
    assert gains(g) == made
    assert g.table.points[1] == max(points + 60, 70)


def test_what_other_losses_take_cannot_be_lost_again() -> None:
    """LT-COLL-14, LT-SCORE-02, LT-SCORE-07  A Devil Card and the line of another character count first."""
    devil: dict[str, object] = {"characters": ["devil", "collector", "gambler"]}
    assert gains(scoring("r7 b7 g7 k7 r1 r4d", 30, **devil)) == [70]
    assert gains(scoring("r7 b7 g7 k7 r1 r4d", 40, **devil)) == [20, 40]
    hermit: dict[str, object] = {
        "characters": ["king gambler", "collector hermit", "samurai healer"],
        "round": 3,
    }
    assert gains(scoring("r7 b7 g7 k7 r1 r3", 30, wins=[2, 2, 1], **hermit)) == [70]
    assert gains(scoring("r7 b7 g7 k7 r1 r3", 40, wins=[2, 2, 1], **hermit)) == [20, 40]


def test_behind_the_shield_nothing_can_be_lost() -> None:
    """LT-COLL-14, LT-BEAST-16, LT-MAT-88"""
    g = scoring("r7 b7 g7 k7 r1 r3", 100, characters=PAIRS, round=3, beasts=["", "oko-shield", ""])
    assert (gains(g), unused(g)) == ([70], 10)
    assert g.table.points[1] == 100 + 70 + 40  # and two wins of Resistance


def test_a_devil_card_taken_by_reservation_counts_like_any_other() -> None:
    """LT-COLL-18, LT-MAT-55, LT-DEVIL-07  It costs Collector 30, and not the winner."""
    cast = ["king", "collector", "devil"]
    g = playing(["r4d", "r2", "r8"], characters=cast, trick_number=5, points=[100, 100, 100], wins=[2, 1, 1])
    g.when("0 r4d, 1 r2, 1 r4d, 2 r8")
    assert [event.seat for event in g.events("scored-loss")] == [1]
    assert g.table.points[1] == 70


def test_with_devil_as_second_character_they_gain() -> None:
    """LT-MAT-29, LT-COLL-12  30 each, and they are 4s as well."""
    pairs = ["king gambler", "collector devil", "samurai hermit"]
    g = scoring("r4d b4d g4d", 100, characters=pairs, round=3, wins=[3, 0, 2])
    assert gains(g) == [40]
    assert g.table.points[1] == 100 + 40 + 20 + 90


def test_berserkers_special_cards_are_dead_weight() -> None:
    """LT-MAT-27, LT-COLL-11"""
    pairs = ["king gambler", "collector berserker", "samurai hermit"]
    g = scoring("M WFm", 100, characters=pairs, round=3, wins=[4, 1, 0])
    assert (gains(g), unused(g)) == ([], 10)


def test_with_healer_reserved_cards_score_twice() -> None:
    """LT-MAT-28, LT-HEAL-10  The own two cards can be reserved as one."""
    pairs = ["king gambler", "collector healer", "samurai hermit"]
    g = playing(["r5 b1", "g2 b2 k1", "r8 b3"], characters=pairs, round=3, leader=1, deck="r1 r2 r3 r4 r6")
    g.when("1 g2, 1 b2, 1 g2")
    assert g.told("reserved") == ["1 g2 b2"]
    g = scoring("g2 b2 k2", 100, characters=pairs, round=3, wins=[3, 0, 2])
    assert (gains(g), g.table.points[1]) == ([40], 100 + 40 + 20)


@pytest.mark.parametrize("players", [2, 3])
def test_five_wins_do_not_win_the_game(players: int) -> None:
    """LT-COLL-17, LT-GAP-06, LT-MAT-20  Nor beside Resistance."""
    wins = [0, 5, 0][:players]
    g = Little(players, None, 0, at="score", characters=CAST[:players], wins=wins)
    assert g.t.outcome is None
    pairs = ["king gambler", "collector resistance", "samurai hermit"][:players]
    g = Little(
        players, None, 0, at="score", round=3, characters=pairs, wins=wins, points=[999, 0, 0][:players]
    )
    assert g.told("game-over") == ([] if players == 2 else ["0 LT-END-01"])


def test_collector_looks_at_the_own_collection() -> None:
    """LT-HID-14  What was taken was seen by all."""
    g = playing(HANDS, taken=["", "r1 g9", "", ""])
    assert "collection" in [area.name for area in g.game.layout(g.t.view(1)).areas if area.cards]
