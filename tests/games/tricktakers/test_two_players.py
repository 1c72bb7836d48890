"""The games of two: section 3.13 of the rules, 3.11 of the additional characters."""

from itertools import combinations, product

import pytest

from followsuit.games.takers.cards import DRAW_DECK
from followsuit.games.takers.table import DECK
from followsuit.games.tricktakers.cards import VALUE
from followsuit.games.tricktakers.game import GAME
from followsuit.games.tricktakers.roster import CHARACTERS, number_of
from tables import Given
from tricktakers import Takers

Options = dict[str, int | str | bool]
BASIC = "king gambler resistance hermit berserker"
DRAFTED: Options = {"two_player_mode": "drafted"}
DRAFT_OF_SIX: Options = {"two_player_mode": "drafted", "characters": "adventurer_too"}
LOW_CARDS: Options = {"low_cards_2p": True}
HANDS = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5"]


def scored(
    characters: str, wins: int, round: int = 1, options: Options | None = None, **more: object
) -> Takers:
    """A round of two ends; seat 0 has this many wins and 100 points before scoring."""
    return Takers(
        2,
        options,
        0,
        at="score",
        round=round,
        characters=characters.split(),
        wins=[wins, 5 - wins],
        points=[100, 100],
        unused_characters=[BASIC, BASIC],
        **more,
    )


def finish_round(g: Given) -> None:
    """Play on with the first option of each question until the round is over."""
    round = g.now("round")
    while g.t.seats_to_act() and g.now("round") == round:
        seat = g.t.next_seat()
        g.t.apply(seat, g.t.options(seat)[0])


# The basic version.


def test_five_rounds_and_the_most_points_win() -> None:
    """TT-2P-01"""
    for round in range(1, 5):
        assert scored("king hermit", 2, round).now("round") == round + 1
    g = scored("king hermit", 4, 5)
    assert g.asked() == ""
    assert g.told("game-over") == ["0 TT-2P-01"]
    assert g.table.outcome is not None
    assert g.table.outcome.places == [1, 2]


def test_each_round_of_two_has_five_tricks() -> None:
    """TT-2P-01"""
    g = Takers(2, seed=4)
    finish_round(g)
    assert len(g.events("won")) == 5


@pytest.mark.parametrize("wins", [0, 2, 5])
def test_crowns_are_not_awarded_and_win_nothing(wins: int) -> None:
    """TT-2P-02  Not even two Crowns and three Black Crowns win."""
    g = scored("resistance hermit", wins, 1, crowns=[0, 2], black_crowns=[3, 0])
    assert (g.now("crowns"), g.now("black_crowns")) == ([0, 2], [3, 0])
    assert (g.now("round"), g.told("crown"), g.told("black-crown")) == (2, [], [])


def test_two_players_start_with_30_points() -> None:
    """TT-2P-03, TA-2P-02"""
    assert Takers(2).now("points") == [30, 30]
    assert Takers(2, DRAFTED).now("points") == [30, 30]


@pytest.mark.parametrize("options", [{}, DRAFTED])
def test_the_first_player_of_two_is_drawn_by_lot(options: Options) -> None:
    """TT-2P-04, TA-2P-03, TT-GAP-46"""
    first = [Takers(2, options, seed).t.next_seat() for seed in range(40)]
    assert 8 < sum(first) < 32


def test_each_player_has_five_markers_for_five_characters() -> None:
    """TT-2P-05  The tokens only mark who used which character; nobody owns a crown."""
    g = Takers(2)
    assert g.now("unused_characters") == [BASIC, BASIC]
    assert (g.now("crowns"), g.now("black_crowns")) == ([0, 0], [0, 0])


def test_the_five_basic_characters_with_their_cards_for_two() -> None:
    """TT-2P-06  The table of the card for two replaces the other."""
    g = Takers(2, at="choose")
    assert g.asked() == f"0 ChooseUnused: {BASIC}"
    assert scored("king hermit", 1).now("points") == [100, 170]
    three = Takers(3, at="score", characters=["king", "hermit", "gambler"], wins=[1, 4, 0], points=[100] * 3)
    assert three.table.points[:2] == [120, 200]


def test_all_forty_cards_are_shuffled_and_five_dealt_to_each_of_two() -> None:
    """TT-2P-07, TA-2P-08"""
    for options in ({}, DRAFTED):
        g = scored("king hermit", 2, 1, options, taken=["r1 r2", "b1"], discards="g1")
        assert g.now("hand_counts") == [5, 5]
        assert sorted(g.table.hand(0) + g.table.hand(1) + g.t.cards.piles[DECK]) == DRAW_DECK
        assert g.now("hands", 0) == [GAME.write_cards(sorted(g.table.hand(0))), "? ? ? ? ?"]


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_the_two_take_turns_in_choosing_first(first: int, round: int) -> None:
    """TT-2P-08, TT-2P-17  And whoever chose first leads the first trick."""
    unused = [BASIC, BASIC]
    g = Takers(2, at="deal", round=round, first_player=first, unused_characters=unused, points=[0, 90])
    chooser = first if round in (1, 3) else 1 - first
    g.when(f"{chooser} resistance")
    assert g.t.next_seat() == 1 - chooser
    g.when(f"{1 - chooser} hermit")
    assert g.t.next_seat() == chooser
    assert "TakeTurn" in g.asked()


def test_a_marker_stays_for_the_rest_of_the_game() -> None:
    """TT-2P-09, TT-2P-10"""
    g = Takers(2, {"first_player": "0"}, seed=1)
    g.when("0 resistance, 1 hermit")
    assert g.now("unused_characters") == [
        "king gambler hermit berserker",
        "king gambler resistance berserker",
    ]
    finish_round(g)
    assert g.asked() == "1 ChooseUnused: king gambler resistance berserker"
    assert g.refused("1 hermit") == "TT-2P-10"
    g.when("1 resistance, 0 hermit")
    finish_round(g)
    assert g.asked() == "0 ChooseUnused: king gambler berserker"
    assert g.now("unused_characters", 1) == ["king gambler berserker", "king gambler berserker"]


def test_everyone_uses_each_of_the_five_exactly_once() -> None:
    """TT-2P-10, TT-2P-15"""
    for seed in range(4):
        g = Takers(2, seed=seed).play_on(seed)
        for seat in range(2):
            used = [event.number for event in g.events("chose") if event.seat == seat]
            assert len(set(used)) == len(used) == 5


def test_not_what_the_other_has_chosen_in_this_round() -> None:
    """TT-2P-11"""
    g = Takers(2, at="choose").when("0 hermit")
    assert g.asked() == "1 ChooseUnused: king gambler resistance berserker"
    assert g.refused("1 hermit") == "TT-2P-11"


def test_what_the_other_used_before_may_be_chosen() -> None:
    """TT-2P-12"""
    g = Takers(2, at="choose", round=2, unused_characters=["king gambler resistance berserker", BASIC])
    g.when("1 hermit")
    g = Takers(
        2, at="choose", round=3, unused_characters=["gambler resistance hermit", "king hermit berserker"]
    )
    g.when("0 resistance, 1 king")
    assert g.now("characters") == ["resistance", "king"]


def test_round_4_may_not_leave_both_with_the_same_character() -> None:
    """TT-2P-13"""
    unused = ["king hermit", "hermit gambler"]
    g = Takers(2, at="choose", round=4, unused_characters=unused).when("1 hermit")
    assert g.now("unused_characters") == ["king hermit", "gambler"]
    g = Takers(2, at="choose", round=4, first_player=1, unused_characters=unused).when("0 king")
    assert g.asked() == "1 ChooseUnused: hermit"
    assert g.refused("1 gambler") == "TT-2P-13"


def test_the_bar_binds_only_in_round_4() -> None:
    """TT-2P-13"""
    unused = ["king hermit gambler", "king hermit resistance"]
    g = Takers(2, at="choose", round=3, unused_characters=unused).when("0 gambler, 1 resistance")
    assert g.now("unused_characters") == ["king hermit", "king hermit"]


def test_the_bar_binds_the_second_chooser_only_and_leaves_a_choice() -> None:
    """TT-2P-14  Every pair of characters that two players may have left before round 4."""
    pairs = [" ".join(pair) for pair in combinations(BASIC.split(), 2)]
    for first, second in product(pairs, pairs):
        start = Takers(2, at="choose", round=4, first_player=1, unused_characters=[first, second])
        assert start.asked() == f"0 ChooseUnused: {first}"
        for choice in first.split():
            g = Takers(2, at="choose", round=4, first_player=1, unused_characters=[first, second])
            g.when(f"0 {choice}")
            options = g.t.options(1)
            assert options
            for option in options:
                t = g.table.clone()
                t.apply(1, option)
                assert t.drafted[0] != t.drafted[1]


def test_in_round_5_nothing_is_chosen() -> None:
    """TT-2P-15"""
    g = Takers(
        2, at="deal", round=5, unused_characters=["resistance", "hermit"], previous=["king", "gambler"]
    )
    assert g.now("characters") == ["resistance", "hermit"]
    assert "NameLeader" in g.asked()


@pytest.mark.parametrize(
    ("characters", "order"), [("hermit king", [1]), ("berserker gambler", [1]), ("gambler king", [1, 0])]
)
def test_two_players_set_up_in_the_order_of_priority(characters: str, order: list[int]) -> None:
    """TT-2P-16, TT-GAP-14"""
    g = Takers(2, at="setup", characters=characters.split(), hands=HANDS)
    asked: list[int] = []
    while "TakeTurn" not in g.asked():
        seat = g.t.next_seat()
        asked += [seat] if seat not in asked else []
        g.t.apply(seat, g.t.options(seat)[-1])
    assert asked == order


@pytest.mark.parametrize(("points", "namer"), [([20, 50], 0), ([50, 20], 1)])
def test_in_round_5_the_player_with_fewer_points_names_the_leader(points: list[int], namer: int) -> None:
    """TT-2P-18, TT-GAP-13"""
    for leader in (0, 1):
        g = Takers(
            2,
            at="deal",
            round=5,
            points=points,
            unused_characters=["resistance", "hermit"],
            previous=["king", "gambler"],
        )
        assert g.asked() == f"{namer} NameLeaderOfTwo: seat-0 seat-1"
        question = g.t.question()
        assert question is not None
        about = question.about()
        assert about is not None
        assert about.rule == "TT-2P-18"
        g.when(f"{namer} seat-{leader}")
        assert g.t.next_seat() == leader


@pytest.mark.parametrize(("previous", "namer"), [(["king", "hermit"], 0), (["berserker", "hermit"], 1)])
def test_equal_points_before_round_5_go_by_the_characters_of_round_4(previous: list[str], namer: int) -> None:
    """TT-2P-19, TT-GAP-13"""
    unused = ["resistance", "gambler"]
    g = Takers(2, at="deal", round=5, points=[60, 60], unused_characters=unused, previous=previous)
    g.when("1 done, 1 number-0, 1 number-0")
    assert g.t.next_seat() == namer


def test_the_leader_of_round_5_is_named_after_both_setups() -> None:
    """TT-2P-19, TT-2P-20, TT-GAP-13  By the points at the end of round 4, before the Gambler's 20."""
    g = Takers(
        2,
        at="deal",
        round=5,
        points=[50, 60],
        unused_characters=["gambler", "king"],
        previous=["hermit", "resistance"],
    )
    assert g.t.next_seat() == 1
    g.t.apply(1, g.t.options(1)[0])
    g.when("0 done, 0 number-0, 0 number-0")
    assert g.now("points") == [70, 60]
    assert g.asked() == "0 NameLeaderOfTwo: seat-0 seat-1"


def test_the_winner_of_a_trick_leads_the_next() -> None:
    """TT-2P-21, TA-2P-15"""
    for options in ({}, DRAFTED):
        g = Takers(2, options, characters=["king", "hermit"], hands=["r1 r2", "r5 r6"])
        g.when("0 r1, 1 r5")
        assert (g.now("leader"), g.t.next_seat()) == (1, 1)


TABLES = [
    ("king", [0, 0, 20, 50, 80, 120], [0, 0, 40, 100, 160, 240]),
    ("resistance", [0] * 6, [0, 30, 60, 90, 120, 150]),
    ("hermit", [100, 50, -10, -30, 70, 100], [100, 50, -10, -30, 70, 100]),
]


@pytest.mark.parametrize(("character", "values", "last_values"), TABLES)
def test_points_by_the_cards_for_two(character: str, values: list[int], last_values: list[int]) -> None:
    """TT-2P-22, TT-2P-28, TT-GAP-10  The tables of chapter 4.6; in round 5 the other line."""
    for wins in range(6):
        assert scored(f"{character} berserker", wins).table.points[0] == 100 + values[wins]
    for wins in range(4):  # with fewer wins than two the Berserker opposite would end the game
        assert scored(f"{character} berserker", wins, 5).table.points[0] == 100 + last_values[wins]


@pytest.mark.parametrize(("bid", "value"), [(0, 100), (1, 60), (2, 50), (3, 60), (4, 100), (5, 150)])
def test_the_gamblers_bids_by_the_card_for_two(bid: int, value: int) -> None:
    """TT-2P-22"""
    assert scored("gambler king", bid, bid=bid).table.points[0] == 100 + value
    assert scored("gambler king", (bid + 1) % 6, bid=bid).table.points[0] == 100


def test_the_berserkers_table_for_two() -> None:
    """TT-2P-22"""
    values = [-30, -30, -10, 30, 60, -50]
    for wins in range(6):
        assert scored("berserker king", wins).table.points[0] == 100 + values[wins]
        if wins > 1:
            assert scored("berserker king", wins, 5).table.points[0] == 100 + values[wins]


@pytest.mark.parametrize(
    ("character", "more"),
    [("king", {}), ("hermit", {}), ("gambler", {"bid": 4}), ("gambler", {"bid": 5}), ("resistance", {})],
)
def test_five_wins_do_not_win_a_game_of_two(character: str, more: dict[str, object]) -> None:
    """TT-2P-23, TT-GAP-08"""
    g = scored(f"{character} berserker", 5, 2, None, **more)
    assert (g.now("round"), g.told("game-over")) == (3, [])


def test_a_made_bid_of_four_does_not_win_a_game_of_two() -> None:
    """TT-2P-23, TT-GAP-08"""
    g = scored("gambler king", 4, 2, bid=4)
    assert (g.now("round"), g.now("points")) == (3, [200, 100])


def test_black_kakumei_does_not_win_a_game_of_two() -> None:
    """TT-2P-23, TT-GAP-08  It brings 80 points."""
    g = Takers(2, characters=["resistance", "king"], hands=["k1 r9", "k2 r8"], trick_number=4)
    g.when("0 power-0, 0 k1, 1 k2")
    assert "TakeTurn" in g.asked()
    assert g.now("kakumei_bonus") == 80


@pytest.mark.parametrize(
    ("wins", "round", "is_won"), [(0, 5, True), (1, 5, True), (2, 5, False), (0, 4, False)]
)
def test_the_berserker_wins_with_at_most_one_win_in_the_last_round(
    wins: int, round: int, is_won: bool
) -> None:
    """TT-2P-24, TT-GAP-08"""
    g = scored("berserker king", wins, round)
    assert (g.told("game-over") == ["0 TT-2P-24"]) == is_won


@pytest.mark.parametrize(("options", "last"), [({}, 5), (DRAFT_OF_SIX, 3), (DRAFTED, 4)])
def test_a_whole_last_round_ends_as_the_berserker_does(options: Options, last: int) -> None:
    """TT-2P-24, TT-2P-32, TA-2P-31  Played from the deal on; the King is far ahead in points."""
    seen: set[bool] = set()
    for seed in range(12):
        unused = ["berserker", "king"]
        g = Takers(2, options, seed, at="deal", round=last, unused_characters=unused, points=[0, 500])
        g.play_on(seed)
        is_won = g.table.wins[0] <= 1
        drafted = "two_player_mode" in options
        direct, by_points = ("TT-2P-32", "TA-2P-17") if drafted else ("TT-2P-24", "TT-2P-01")
        assert g.told("game-over") == [f"0 {direct}" if is_won else f"1 {by_points}"]
        seen.add(is_won)
    assert seen == {True, False}


def test_the_gambler_bids_zero_to_five() -> None:
    """TT-2P-25"""
    g = Takers(2, at="setup", characters=["gambler", "hermit"], hands=HANDS).when("0 done")
    assert g.asked() == "0 BidWins: number-0 number-1 number-2 number-3 number-4 number-5"


def test_kakumei_in_two_tricks_of_a_round() -> None:
    """TT-2P-26, TT-GAP-09  The bonus is given for each."""
    g = Takers(2, characters=["resistance", "king"], hands=["r1 r4 g9", "r9 r8 g8"])
    g.when("0 power-0, 0 r1, 1 r9")
    assert g.now("kakumei_bonus") == 30
    g.when("0 power-0, 0 r4, 1 r8")
    assert g.now("kakumei_bonus") == 70
    assert g.asked() == "0 TakeTurn: g9"
    assert g.refused("0 power-0") == "TT-RES-02"


def test_kakumei_once_in_a_trick() -> None:
    """TT-2P-26, TT-GAP-09"""
    g = Takers(2, characters=["resistance", "king"], hands=["r1 r4", "r9 r8"]).when("0 power-0, 0 r1")
    assert g.t.next_seat() == 1


@pytest.mark.parametrize("round", [2, 3])
def test_the_last_king_has_no_privilege_with_two(round: int) -> None:
    """TT-2P-27, TT-GAP-12  Whose turn it is chooses first, and the King is barred as any used character."""
    chooser = 1 if round == 2 else 0
    previous = ["hermit", "hermit"]
    previous[1 - chooser] = "king"
    g = Takers(2, at="deal", round=round, previous=previous, unused_characters=[BASIC, BASIC])
    assert g.t.next_seat() == chooser
    g.when(f"{chooser} hermit")
    assert g.asked().startswith(f"{1 - chooser} ChooseUnused: king")


def test_stakes_of_the_last_round_of_two() -> None:
    """TT-2P-28, TT-GAP-10"""
    for round, most in ((4, 50), (5, 100)):
        position: dict[str, object] = {"at": "setup", "characters": ["gambler", "hermit"], "hands": HANDS}
        g = Takers(2, None, 0, round=round, points=[200, 0], **position).when("0 done, 0 number-0")
        assert GAME.write_pick(g.t.options(0)[-1]) == f"number-{most}"


@pytest.mark.parametrize(("round", "bonus"), [(4, 30), (5, 100)])
def test_the_hermits_flag_in_the_last_round_of_two(round: int, bonus: int) -> None:
    """TT-2P-28, TT-GAP-10"""
    hands = ["WFa r1", "RAa r2"]
    g = Takers(2, round=round, characters=["hermit", "king"], hands=hands, trick_number=4, points=[0, 0])
    g.when("0 WFa, 1 RAa")
    assert g.now("points") == [bonus, 0]


@pytest.mark.parametrize("options", [{}, DRAFTED])
def test_two_players_have_no_renewal(options: Options) -> None:
    """TT-2P-29, TT-GAP-11, TA-2P-16"""
    last = 4 if options else 5
    characters = ["resistance", "hermit"]
    position: dict[str, object] = {"characters": characters, "black_crowns": [2, 2], "hands": HANDS}
    g = Takers(2, options, 0, at="setup", round=last, **position)
    assert "SpendBlackCrown" not in g.asked()
    assert g.now("black_crowns") == [2, 2]


@pytest.mark.parametrize(("characters", "winner"), [("king hermit", 0), ("hermit king", 1)])
@pytest.mark.parametrize(("options", "round"), [({}, 5), (DRAFTED, 4), (DRAFT_OF_SIX, 3)])
def test_equal_points_go_to_the_higher_priority_of_the_last_round(
    characters: str, winner: int, options: Options, round: int
) -> None:
    """TT-2P-30, TA-2P-18, TT-GAP-13, TA-GAP-04"""
    king = characters.split().index("king")
    wins, points = [0, 0], [100, 100]
    wins[king], wins[1 - king] = 2, 3
    points[king] = 30  # the King gains 40, the Hermit loses 30
    g = Takers(2, options, at="score", round=round, characters=characters.split(), wins=wins, points=points)
    assert g.now("points") == [70, 70]
    assert g.told("game-over") == [f"{winner} {'TA-2P-18' if options else 'TT-2P-30'}"]


@pytest.mark.parametrize(("options", "last"), [(DRAFT_OF_SIX, 3), (DRAFTED, 4)])
def test_basic_characters_keep_their_cards_for_two_when_drafted(options: Options, last: int) -> None:
    """TT-2P-31, TT-2P-32, TA-2P-11, TA-2P-31, TT-GAP-08, TT-GAP-70"""
    assert scored("king berserker", 3, 1, options).now("points") == [150, 90]
    assert scored("hermit king", 2, last, options).now("points") == [90, 200]
    assert scored("resistance hermit", 2, last, options).now("points") == [160, 70]
    assert scored("berserker hermit", 1, last, options).told("game-over") == ["0 TT-2P-32"]
    assert scored("berserker hermit", 1, last - 1, options).told("game-over") == []
    g = Takers(
        2, options, at="setup", round=last, characters=["gambler", "hermit"], points=[200, 0], hands=HANDS
    )
    g.when("0 done, 0 number-5")
    assert GAME.write_pick(g.t.options(0)[-1]) == "number-100"
    g = Takers(2, options, characters=["resistance", "king"], kakumei_uses=1, hands=["r1", "r9"])
    assert g.asked() == "0 TakeTurn: r1 power-0"


@pytest.mark.parametrize(
    ("character", "wins", "more", "gain"),
    [
        ("adventurer", 5, {"items": "timid-boots crystal"}, 60),
        ("collector", 0, {"taken": ["r1 r2 r3 r4 r5 r6 r7 r8 r9", ""]}, 200),
        ("ruler", 3, {"taken": ["k1 k2 k3 RAa", ""], "tasks": "take-red take-blue"}, 110),
    ],
)
def test_the_additional_characters_get_points_instead_of_the_game(
    character: str, wins: int, more: dict[str, object], gain: int
) -> None:
    """TT-2P-33, TT-2P-32, TA-2P-11, TT-GAP-70  Their own cards for two, beside the basic ones."""
    g = scored(f"{character} king", wins, 4, DRAFTED, **more)
    items = sum(event.number for event in g.events("scored") if event.because[0].rule == "TA-ADV-51")
    losses = sum(event.number for event in g.events("scored-loss") if event.because[0].rule == "TA-ADV-51")
    assert g.table.points[0] == 100 + gain + items - losses
    assert g.told("game-over")[0].endswith("TA-2P-17")


# Six or eight characters.


@pytest.mark.parametrize(("options", "count", "rounds"), [(DRAFT_OF_SIX, 6, 3), (DRAFTED, 8, 4)])
def test_six_characters_make_three_rounds_and_eight_make_four(
    options: Options, count: int, rounds: int
) -> None:
    """TA-2P-01, TA-2P-17"""
    g = Takers(2, options)
    assert len(g.t.options(g.t.next_seat())) == count
    assert scored("king hermit", 4, rounds - 1, options).now("round") == rounds
    over = scored("king hermit", 4, rounds, options)
    assert over.told("game-over") == ["0 TA-2P-17"]


def test_the_sixth_is_the_adventurer() -> None:
    """TA-2P-01, TA-OPT-20"""
    g = Takers(2, DRAFT_OF_SIX)
    assert g.asked().split(": ")[1] == "king gambler resistance adventurer hermit berserker"


def test_characters_are_drafted_openly_one_at_a_time() -> None:
    """TA-2P-04"""
    g = Takers(2, {**DRAFTED, "first_player": "0"}).when("0 hermit")
    assert g.now("unused_characters", 1) == ["hermit", ""]
    assert [(event.seat, event.number) for event in g.events("drafted", 1)] == [(0, number_of("hermit"))]
    assert g.refused("1 hermit") == "TA-2P-04"
    assert "hermit" not in g.asked()


@pytest.mark.parametrize(
    ("options", "order"), [(DRAFT_OF_SIX, [0, 1, 1, 0, 0, 1]), (DRAFTED, [0, 1, 1, 0, 0, 1, 1, 0])]
)
@pytest.mark.parametrize("first", [0, 1])
def test_the_order_of_the_draft(options: Options, order: list[int], first: int) -> None:
    """TA-2P-05, TA-2P-06"""
    g = Takers(2, {**options, "first_player": str(first)})
    asked: list[int] = []
    while "DraftCharacter" in g.asked():
        asked.append(g.t.next_seat())
        g.t.apply(asked[-1], g.t.options(asked[-1])[0])
    assert asked == [(first + turn) % 2 for turn in order]
    assert [len(left) for left in g.table.drafted] == [len(order) // 2] * 2


def test_no_cards_are_dealt_before_the_draft() -> None:
    """TA-2P-07"""
    g = Takers(2, DRAFT_OF_SIX)
    while "DraftCharacter" in g.asked():
        assert (g.now("hand_counts"), g.now("deck_count"), g.told("hand")) == ([0, 0], 40, [])
        g.t.apply(g.t.next_seat(), g.t.options(g.t.next_seat())[0])
    assert g.now("hand_counts") == [5, 5]


def laying(round: int = 1, **position: object) -> Takers:
    unused = ["king hermit ruler", "gambler berserker collector"]
    return Takers(2, DRAFTED, 0, at="deal", round=round, unused_characters=unused, **position)


def test_after_looking_each_lays_an_unused_character_face_down() -> None:
    """TA-2P-09"""
    g = laying()
    assert g.asked() == "0 LayFaceDown: king hermit ruler; 1 LayFaceDown: gambler collector berserker"
    assert g.now("hand_counts") == [5, 5]
    assert g.refused("0 gambler") == g.refused("1 resistance") == "TA-2P-12"


def test_both_are_turned_up_together() -> None:
    """TA-2P-10, TA-GAP-04"""
    g = laying().when("0 hermit")
    for viewer in range(2):
        assert g.now("characters", viewer) == ["", ""]
        assert g.events("chose", viewer) == []
        assert g.told("sealed", viewer) == ["0"]
    g.when("1 collector")
    assert g.now("characters", 0) == g.now("characters", 1) == ["hermit", "collector"]


def test_a_laid_character_cannot_be_changed() -> None:
    """TA-2P-10"""
    g = laying().when("0 hermit")
    assert g.refused("0 king") == "FS-TURN-03"


def test_a_character_is_used_in_one_round_and_the_last_one_is_forced() -> None:
    """TA-2P-12"""
    g = laying().when("0 hermit, 1 collector")
    finish_round(g)
    assert g.asked() == "0 LayFaceDown: king ruler; 1 LayFaceDown: gambler berserker"
    g = Takers(2, DRAFTED, at="deal", round=4, unused_characters=["hermit", "collector"])
    assert g.now("characters") == ["hermit", "collector"]
    assert g.asked().startswith("0 TakeTurn")


def test_the_ruler_gives_tasks_after_the_others_setup() -> None:
    """TA-2P-13"""
    g = laying().when("0 ruler, 1 gambler")
    assert g.t.next_seat() == 1
    g.when("1 done, 1 number-2, 1 number-0")
    assert g.asked().startswith("0 GiveTasks")


@pytest.mark.parametrize("round", [1, 2, 3])
@pytest.mark.parametrize(("answers", "leader"), [("0 hermit, 1 collector", 0), ("0 hermit, 1 gambler", 1)])
def test_the_higher_priority_leads_the_first_trick(round: int, answers: str, leader: int) -> None:
    """TA-2P-14, TA-GAP-04  Whatever the points."""
    for points in ([10, 90], [90, 10]):
        g = laying(round, points=points).when(answers)
        while "TakeTurn" not in g.asked():
            g.t.apply(g.t.next_seat(), g.t.options(g.t.next_seat())[-1])
        assert g.t.next_seat() == leader


def test_a_drafted_round_has_five_tricks() -> None:
    """TA-2P-15"""
    g = laying().when("0 hermit, 1 collector")
    finish_round(g)
    assert len(g.events("won")) == 5


def test_crowns_are_neither_awarded_nor_used_when_drafted() -> None:
    """TA-2P-16"""
    g = scored("resistance hermit", 5, 1, DRAFTED)
    assert (g.now("crowns"), g.now("black_crowns")) == ([0, 0], [0, 0])


@pytest.mark.parametrize("character", ["adventurer", "collector", "ruler"])
def test_additional_characters_are_not_in_the_basic_version(character: str) -> None:
    """TA-2P-30"""
    g = Takers(2, at="choose")
    assert character not in g.asked()
    assert g.refused(f"0 {character}") == "FS-TURN-02"


@pytest.mark.parametrize("options", [{}, DRAFTED])
def test_by_option_two_play_without_sevens_eights_and_nines(options: Options) -> None:
    """TA-VAR-05  In the deck; the Berserker's 10s stay."""
    g = Takers(2, {**options, **LOW_CARDS}, at="deal", unused_characters=["king hermit", "gambler ruler"])
    cards = g.table.hand(0) + g.table.hand(1) + g.t.cards.piles[DECK]
    assert sorted(cards) == [card for card in DRAW_DECK if VALUE[card] < 7]
    assert len(cards) == 28
    berserker = CHARACTERS[number_of("berserker")]
    assert len(g.t.cards.piles[berserker.place]) == 7


def test_low_cards_hold_in_every_round() -> None:
    """TA-VAR-05"""
    g = scored("king hermit", 2, 1, LOW_CARDS)
    assert (g.now("round"), g.now("deck_count")) == (2, 18)
    assert Takers(2).now("deck_count") == 30
