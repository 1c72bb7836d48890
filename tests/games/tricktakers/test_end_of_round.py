"""The end of a round, step by step: section 3.19 of the rules."""

from itertools import permutations

import pytest

from followsuit.games.takers.table import BOX as OUT
from followsuit.games.takers.table import DECK
from tricktakers import Takers

BOX: dict[str, int | str | bool] = {"characters": "base_box"}
POINTS_FOR_ALL: dict[str, int | str | bool] = {"points_win": True, "points_win_scope": "all"}
FOUR = ["king", "gambler", "resistance", "berserker"]


def scored(characters: list[str], wins: list[int], **more: object) -> Takers:
    return Takers(len(wins), BOX, 0, at="score", characters=characters, wins=wins, **more)


def kinds(g: Takers) -> list[str]:
    """What happened at the end of the round, in order: before the next round begins."""
    assert g.t.log is not None
    told = [event.kind for event in g.t.log.told[0]]
    return told[: told.index("round")] if "round" in told else told


@pytest.mark.parametrize(
    ("characters", "wins", "more", "winner"),
    [
        (["king", "resistance", "hermit"], [5, 0, 0], {}, "0 TT-KING-11"),
        (["resistance", "gambler", "hermit"], [0, 5, 0], {"bid": 0}, "1 TT-GAM-17"),
        (["resistance", "gambler", "hermit"], [0, 4, 1], {"bid": 4}, "1 TT-GAM-16"),
        (["resistance", "adventurer", "hermit"], [0, 5, 0], {}, "1 TA-ADV-55"),
        (["resistance", "king", "hermit"], [0, 0, 5], {}, "2 TT-HER-18"),
        (["resistance", "king", "hermit"], [1, 2, 2], {"black_kakumei": 1}, "0 TT-RES-19"),
        (
            ["resistance", "collector", "hermit"],
            [1, 2, 2],
            {"taken": ["", "r1 r2 r3 r4 r5 r6 r7 r8 r9", ""]},
            "1 TA-COL-36",
        ),
        (["resistance", "king", "berserker"], [2, 3, 0], {"round": 3}, "2 TT-BER-19"),
        (["resistance", "king", "ruler"], [1, 2, 2], {"taken": ["", "", "k1 RAa"]}, "2 TA-RUL-23"),
    ],
)
def test_these_character_wins_are_noted_after_the_fifth_trick(
    characters: list[str], wins: list[int], more: dict[str, object], winner: str
) -> None:
    """TT-EOR-02"""
    assert scored(characters, wins, **more).told("game-over") == [winner]


@pytest.mark.parametrize(
    ("characters", "wins", "more"),
    [
        (["king", "resistance", "hermit"], [4, 1, 0], {}),
        (["resistance", "gambler", "hermit"], [1, 4, 0], {"bid": 3}),
        (["resistance", "king", "hermit"], [5, 0, 0], {}),
        (["resistance", "collector", "hermit"], [1, 2, 2], {"taken": ["", "r1 r2 r3 r4 r5 r6 r7 r8 b9", ""]}),
        (["resistance", "king", "berserker"], [2, 3, 0], {"round": 2}),
        (["resistance", "king", "ruler"], [1, 2, 2], {"taken": ["", "", "k1 r1"]}),
        (["resistance", "king", "ruler"], [2, 2, 1], {"taken": ["", "", "k1 RAa"]}),
    ],
)
def test_what_is_just_short_of_a_character_win_is_none(
    characters: list[str], wins: list[int], more: dict[str, object]
) -> None:
    """TT-EOR-02"""
    assert scored(characters, wins, **more).t.outcome is None


def test_the_game_ends_with_the_fifth_trick_if_no_later_win_is_possible() -> None:
    """TT-EOR-03, TT-GAP-65  The highest priority wins, nothing is scored, the stake stays where it lies."""
    g = scored(["berserker", "gambler", "king"], [0, 0, 5], round=3, points=[70, 40, 90], stake=50)
    assert kinds(g) == ["game-over"]
    assert g.told("game-over") == ["2 TT-KING-11"]
    assert g.t.outcome is not None
    assert g.t.outcome.scores == [70, 40, 90]


def test_with_a_later_win_possible_everything_is_carried_out_first() -> None:
    """TT-EOR-04, TT-GAP-65  The winner is the same as without the variant."""
    position: dict[str, object] = {"at": "score", "round": 3, "characters": FOUR, "wins": [1, 1, 3, 0]}
    plain, variant = Takers(4, {}, 0, **position), Takers(4, POINTS_FOR_ALL, 0, **position)
    assert kinds(plain) == ["game-over"]
    told = [kind for kind in kinds(variant) if not kind.startswith("scored")]
    assert told == ["crown", "black-crown", "points", "points", "points", "points", "game-over"]
    assert plain.told("game-over") == variant.told("game-over") == ["3 TT-BER-19"]


def test_a_later_win_is_possible_in_the_last_round_only() -> None:
    """TT-EOR-04  In round 2 the five wins of the King end the game at once, with the variant as without."""
    g = Takers(4, POINTS_FOR_ALL, at="score", round=2, characters=FOUR, wins=[5, 0, 0, 0])
    assert kinds(g) == ["game-over"]


def test_crown_and_black_crowns_and_points_in_this_order() -> None:
    """TT-EOR-05, TT-EOR-06, TT-EOR-09, TT-GAP-64  Then the winner is looked for, or the next round begins."""
    g = scored(["king", "hermit", "gambler", "berserker"], [3, 2, 0, 0], points=[30, 30, 30, 30])
    assert kinds(g) == [
        "crown",
        "black-crown",
        "black-crown",
        "scored",
        "scored",
        "scored-loss",
        "scored-loss",
        "points",
        "points",
        "points",
        "points",
    ]
    assert g.table.round == 2


def test_the_crown_of_the_round_is_given_by_wins() -> None:
    """TT-EOR-05"""
    g = scored(FOUR, [1, 3, 1, 0])
    assert (g.told("crown"), g.table.crowns) == (["1 TT-CRN-02"], [0, 1, 0, 0])


def test_up_to_two_black_crowns_are_given_by_priority() -> None:
    """TT-EOR-06"""
    assert scored(FOUR, [0, 0, 5, 0]).told("black-crown") == ["0 TT-BCR-02", "1 TT-BCR-02"]


def test_sets_bids_items_and_tasks_are_settled_before_points_move() -> None:
    """TT-EOR-08"""
    g = scored(
        ["collector", "gambler", "adventurer", "ruler"],
        [2, 1, 1, 1],
        taken=["r1 r2 r3", "", "", "k1"],
        bid=1,
        items="map-of-destiny timid-boots",
        tasks="take-red take-blue do-not-take-red",
    )
    told = kinds(g)
    assert "set" in told
    assert told.index("points") > max(
        i for i in range(len(told)) if told[i] in ("set", "scored", "scored-loss")
    )


def test_own_card_tasks_and_stake_make_the_points_of_a_round() -> None:
    """TT-EOR-09  Gambler: 60, the stake twice, and a task failed; Ruler: one task and one win."""
    g = scored(
        ["gambler", "hermit", "king", "ruler"],
        [1, 2, 1, 1],
        points=[0, 0, 0, 0],
        bid=1,
        stake=40,
        taken=["b1", "r1", "g1", "b2"],
        tasks="take-red take-blue take-green",
        tasks_taken="take-green",
    )
    assert g.table.points == [60 + 40 + 40, 0, 20 + 20, 20 + 20]


def test_the_winner_is_looked_for_by_categories_and_in_each_by_priority() -> None:
    """TT-EOR-12  Noted wins, two Crowns, three Black Crowns, and after round 3 the most points."""
    characters = ["hermit", "king", "gambler", "resistance"]
    by_crowns = scored(characters, [1, 1, 1, 2], round=3, crowns=[2, 2, 0, 0], black_crowns=[0, 0, 3, 3])
    by_black = scored(characters, [1, 1, 1, 2], round=3, black_crowns=[3, 0, 3, 0], points=[0, 0, 0, 900])
    by_points = scored(characters, [1, 1, 1, 2], round=3, points=[70, 20, 0, 0])
    going_on = scored(characters, [1, 1, 1, 2], round=2, points=[70, 20, 0, 0])
    assert by_crowns.told("game-over") == ["1 TT-WIN-13"]
    assert by_black.told("game-over") == ["2 TT-WIN-14"]
    assert (by_points.table.points, by_points.told("game-over")) == ([60, 60, 0, 60], ["1 TT-WIN-15"])
    assert going_on.told("game-over") == []


def test_everything_goes_back_before_the_next_round() -> None:
    """TT-EOR-13  Exclusive cards to their characters, items and tasks away, forty cards in deck and hands."""
    g = scored(
        ["king", "berserker", "adventurer", "ruler"],
        [2, 1, 1, 1],
        hands=["RAk", "M r10", "", ""],
        taken=["b10 r1", "WFm", "RAa", "k1"],
        out="g10",
        items="map-of-destiny miracle-sword",
        tasks="take-red take-blue take-green",
    )
    t = g.table
    assert t.round == 2
    assert [len(t.hand(seat)) for seat in range(4)] == [5, 5, 5, 5]
    assert sorted(t.cards.piles[DECK] + [card for seat in range(4) for card in t.hand(seat)]) == list(
        range(40)
    )
    assert (t.cards.piles[OUT], [t.taken(seat) for seat in range(4)]) == ([], [[], [], [], []])
    assert (t.roles, t.sheets) == ([], [])
    assert sum(len(pile) for pile in t.cards.piles) == 40 + 1 + 7 + 15


def test_crowns_nobody_got_go_to_the_box() -> None:
    """TT-EOR-13  Nothing of the round stays: a tie without a player at 0 wins leaves no crown behind."""
    g = scored(FOUR, [2, 2, 1, 0], crowns=[0, 0, 0, 1])
    assert (g.table.crowns, g.table.black_crowns) == ([0, 0, 0, 1], [0, 0, 0, 1])


def test_the_order_of_the_seats_does_not_matter_for_the_points() -> None:
    """TT-EOR-14  The same characters with the same wins score the same wherever they sit."""
    wins = {"king": 2, "gambler": 1, "hermit": 1, "berserker": 1}
    for seated in permutations(wins):
        g = scored(list(seated), [wins[name] for name in seated], points=[0, 0, 0, 0], bid=1, stake=20)
        points = dict(zip(seated, g.table.points, strict=True))
        assert points == {"king": 50, "gambler": 100, "hermit": 0, "berserker": 0}


def test_two_players_have_no_crowns_at_the_end_of_a_round() -> None:
    """TT-EOR-15  Only the points, and in the last round the most of them win."""
    g = Takers(2, at="score", round=1, characters=["king", "hermit"], wins=[5, 0])
    assert set(kinds(g)) == {"scored", "points"}
    assert (g.table.points, g.table.crowns, g.table.black_crowns) == ([150, 130], [0, 0], [0, 0])
    g = Takers(2, at="score", round=5, characters=["king", "hermit"], wins=[1, 4], points=[200, 100])
    assert (g.table.points, g.told("game-over")) == ([200, 170], ["0 TT-2P-01"])


def test_of_two_players_only_the_berserker_wins_directly() -> None:
    """TT-EOR-15  With one win at most, in the last round."""
    g = Takers(2, at="score", round=5, characters=["king", "berserker"], wins=[4, 1], points=[500, 0])
    assert g.told("game-over") == ["1 TT-2P-24"]
    g = Takers(2, at="score", round=5, characters=["king", "berserker"], wins=[3, 2], points=[500, 0])
    assert g.told("game-over") == ["0 TT-2P-01"]


def test_two_players_with_equal_points_are_parted_by_the_priority_of_the_last_round() -> None:
    """TT-EOR-15"""
    g = Takers(2, at="score", round=5, characters=["hermit", "king"], wins=[2, 3], points=[110, 0])
    assert (g.table.points, g.told("game-over")) == ([100, 100], ["1 TT-2P-30"])
