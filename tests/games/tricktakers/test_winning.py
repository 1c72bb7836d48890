"""Winning the game with three to five players: section 3.12 of the rules."""

import pytest

from followsuit.core.rng import seeded
from tricktakers import Takers

FOUR = ["king", "gambler", "resistance", "berserker"]
BOX: dict[str, int | str | bool] = {"characters": "base_box"}


def scored(characters: list[str], wins: list[int], **more: object) -> Takers:
    return Takers(len(wins), BOX, 0, at="score", characters=characters, wins=wins, **more)


def won(g: Takers) -> list[str]:
    return g.told("game-over")


def test_a_character_win_goes_before_two_crowns() -> None:
    """TT-WIN-01"""
    assert won(scored(FOUR, [5, 0, 0, 0], round=2, crowns=[0, 2, 0, 0])) == ["0 TT-KING-11"]


def test_two_crowns_go_before_three_black_crowns() -> None:
    """TT-WIN-01"""
    g = scored(FOUR, [0, 1, 1, 3], round=3, crowns=[0, 0, 0, 1], black_crowns=[2, 0, 0, 0])
    assert (g.table.crowns[3], g.table.black_crowns[0]) == (2, 3)
    assert won(g) == ["3 TT-WIN-03"]


def test_three_black_crowns_go_before_the_most_points() -> None:
    """TT-WIN-01"""
    g = scored(FOUR, [1, 2, 2, 0], round=2, black_crowns=[0, 0, 0, 2], points=[300, 30, 30, 30])
    assert won(g) == ["3 TT-WIN-04"]


@pytest.mark.parametrize(
    ("character", "wins", "more", "rule"),
    [
        ("king", 5, {}, "TT-KING-11"),
        ("gambler", 5, {"bid": 2}, "TT-GAM-17"),
        ("gambler", 4, {"bid": 4}, "TT-GAM-16"),
        ("hermit", 5, {}, "TT-HER-18"),
        ("berserker", 0, {"round": 3}, "TT-BER-19"),
        ("resistance", 1, {"black_kakumei": 1}, "TT-RES-19"),
        ("adventurer", 5, {}, "TA-ADV-55"),
    ],
)
def test_a_character_wins_the_game_by_its_own_line(
    character: str, wins: int, more: dict[str, object], rule: str
) -> None:
    """TT-WIN-02"""
    other = "hermit" if character == "resistance" else "resistance"
    g = scored([character, other, "collector"], [wins, 5 - wins, 0], **more)
    assert won(g) == [f"0 {rule}"]


def test_two_crowns_win_the_game() -> None:
    """TT-WIN-03  The second comes with this round; one alone does not win."""
    g = scored(FOUR, [1, 1, 3, 0], round=2, crowns=[0, 0, 1, 0])
    assert won(g) == ["2 TT-WIN-03"]
    assert won(scored(FOUR, [1, 1, 3, 0], round=2, crowns=[0, 1, 0, 0])) == []


def test_three_black_crowns_win_the_game() -> None:
    """TT-WIN-04  Held at the same time: two and one more."""
    assert won(scored(FOUR, [0, 2, 2, 1], round=2, black_crowns=[2, 0, 0, 0])) == ["0 TT-WIN-04"]
    assert won(scored(FOUR, [0, 2, 2, 1], round=2, black_crowns=[1, 0, 0, 0])) == []


def test_a_black_crown_that_was_spent_does_not_count() -> None:
    """TT-WIN-04  Two before round 3, one spent, one gained: two again, and no win by them."""
    g = Takers(
        3,
        at="setup",
        round=3,
        black_crowns=[2, 0, 0],
        points=[0, 500, 0],
        characters=["hermit", "resistance", "gambler"],
        hands=["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5"],
    )
    g.when("2 done, 2 number-0, 2 number-0, 0 yes, 0 r1, 0 done, 0 no").play_on(3)
    assert g.table.black_crowns[0] < 3
    assert "0 TT-WIN-04" not in won(g)


def test_the_most_points_win_after_the_last_round() -> None:
    """TT-WIN-05  With the points of round 3; before it nobody wins by points."""
    g = scored(FOUR, [2, 1, 1, 1], round=3, points=[100, 150, 190, 120])
    assert g.table.points == [200, 150, 220, 110]
    assert won(g) == ["2 TT-WIN-05"]
    assert won(scored(FOUR, [2, 1, 1, 1], round=2, points=[100, 150, 900, 120])) == []


@pytest.mark.parametrize("round_number", [1, 2, 3])
def test_the_first_three_categories_end_the_game_in_any_round(round_number: int) -> None:
    """TT-WIN-06"""
    assert won(scored(FOUR, [5, 0, 0, 0], round=round_number)) == ["0 TT-KING-11"]
    g = scored(FOUR, [2, 1, 1, 1], round=round_number, crowns=[1, 0, 0, 0])
    assert won(g) == ["0 TT-WIN-03"]
    g = scored(FOUR, [2, 0, 2, 1], round=round_number, black_crowns=[0, 2, 0, 0])
    assert won(g) == ["1 TT-WIN-04"]


def test_wins_by_tricks_are_noted_after_the_fifth() -> None:
    """TT-WIN-07  Four of four bid are no win yet; the fifth makes them five wins."""
    g = Takers(
        characters=["gambler", "hermit", "resistance", "berserker"],
        trick_number=4,
        wins=[3, 0, 0, 0],
        bid=4,
        hands=["k9 r1", "r2 r3", "r4 r5", "g10 r10"],
    )
    g.when("0 k9, 1 r2, 2 r4, 3 g10")
    assert (g.table.wins[0], g.t.outcome, g.asked()) == (4, None, "0 TakeTurn: r1")
    g.when("0 r1, 1 r3, 2 r5, 3 r10")
    assert g.told("won") == ["0 k9 TT-STRN-02", "0 r1 TT-BER-13"]
    assert won(g) == ["0 TT-GAM-17"]


def test_a_bid_of_four_is_compared_once_when_all_tricks_are_played() -> None:
    """TT-WIN-07  With the fifth trick lost, four of four bid win."""
    g = Takers(
        characters=["gambler", "hermit", "resistance", "berserker"],
        trick_number=4,
        wins=[3, 0, 0, 0],
        bid=4,
        hands=["k9 r1", "r2 r3", "r4 r5", "g10 b10"],
    )
    g.when("0 k9, 1 r2, 2 r4, 3 g10, 0 r1, 1 r3, 2 r5, 3 b10")
    assert won(g) == ["0 TT-GAM-16"]


def black_kakumei(trick_number: int, **more: object) -> Takers:
    """Resistance leads a black card, declares Kakumei and wins with it."""
    g = Takers(
        4,
        {},
        0,
        characters=["resistance", "gambler", "king", "hermit"],
        trick_number=trick_number,
        hands=["k2 r1", "RAa r2", "RAk r3", "RAb r4"] if trick_number < 5 else ["k2", "RAa", "RAk", "RAb"],
        **more,
    )
    g.when("0 power-0, 0 k2, 1 RAa, 2 RAk, 3 RAb")
    return g


def test_black_kakumei_ends_the_game_at_once() -> None:
    """TT-WIN-08  In the second trick, with cards still in the hands, and nothing scored."""
    g = black_kakumei(2)
    assert won(g) == ["0 TT-RES-19"]
    assert (g.now("hand_counts"), g.asked()) == ([1, 1, 1, 1], "")
    assert (g.told("crown"), g.told("points"), g.table.points) == ([], [], [30, 30, 30, 30])


def test_black_kakumei_in_the_fifth_trick_comes_together_with_the_other_wins() -> None:
    """TT-WIN-09  The Gambler's four of four bid go before it, by priority; without them it wins."""
    assert won(black_kakumei(5, wins=[0, 4, 0, 0], bid=4)) == ["1 TT-GAM-16"]
    assert won(black_kakumei(5, wins=[0, 4, 0, 0], bid=3)) == ["0 TT-RES-19"]


@pytest.mark.parametrize(
    ("characters", "wins", "winner"),
    [
        (["berserker", "king", "resistance"], [0, 5, 0], "1 TT-KING-11"),
        (["berserker", "resistance", "hermit"], [0, 0, 5], "2 TT-HER-18"),
        (["gambler", "resistance", "berserker"], [4, 1, 0], "0 TT-GAM-16"),
    ],
)
def test_of_several_character_wins_the_higher_priority_has_it_alone(
    characters: list[str], wins: list[int], winner: str
) -> None:
    """TT-WIN-10"""
    bid = {"bid": 4} if "gambler" in characters else {}
    g = scored(characters, wins, round=3, **bid)
    assert won(g) == [winner]
    assert g.t.outcome is not None
    assert g.t.outcome.winners() == [int(winner[0])]


def test_a_character_win_after_the_fifth_trick_ends_the_game_unscored() -> None:
    """TT-WIN-11, TT-GAP-33  Neither Crown nor Black Crowns nor points."""
    g = scored(FOUR, [5, 0, 0, 0], round=2)
    assert (g.table.crowns, g.table.black_crowns, g.table.points) == ([0] * 4, [0] * 4, [30] * 4)
    assert won(g) == ["0 TT-KING-11"]


def test_with_a_later_character_win_possible_the_round_is_scored_first() -> None:
    """TT-WIN-11  The points variant for all: the King of five tricks still wins, and is scored."""
    options: dict[str, int | str | bool] = {"points_win": True, "points_win_scope": "all"}
    g = Takers(4, options, at="score", round=3, characters=FOUR, wins=[5, 0, 0, 0])
    assert (g.told("crown"), g.table.black_crowns) == (["0 TT-CRN-02"], [0, 1, 1, 0])
    assert won(g) == ["0 TT-KING-11"]


def test_crowns_are_counted_when_the_round_is_scored() -> None:
    """TT-WIN-12  After Crown, Black Crowns and points of the round."""
    g = scored(FOUR, [1, 1, 3, 0], round=2, crowns=[0, 0, 1, 0])
    assert g.t.log is not None
    kinds = [event.kind for event in g.t.log.told[0] if event.kind not in ("scored", "scored-loss")]
    assert kinds == ["crown", "black-crown", *["points"] * 4, "game-over"]


def test_of_two_with_two_crowns_the_higher_priority_of_the_round_wins() -> None:
    """TT-WIN-13, TT-GAP-34"""
    characters = ["hermit", "resistance", "king", "gambler"]
    g = scored(characters, [2, 1, 1, 1], round=2, crowns=[2, 2, 0, 0])
    assert won(g) == ["1 TT-WIN-13"]


def test_of_several_with_three_black_crowns_the_higher_priority_of_the_round_wins() -> None:
    """TT-WIN-14"""
    characters = ["hermit", "resistance", "king", "gambler"]
    g = scored(characters, [0, 0, 3, 2], round=3, black_crowns=[2, 2, 0, 0])
    assert g.table.black_crowns == [3, 3, 0, 0]
    assert won(g) == ["1 TT-WIN-14"]


def test_equal_points_are_decided_by_the_characters_of_the_last_round() -> None:
    """TT-WIN-15  Resistance with 30 + 30 and the Hermit with 70 - 10 are equal; those before do not count."""
    characters = ["hermit", "resistance", "gambler", "berserker"]
    previous = ["king", "gambler", "hermit", "resistance"]
    g = scored(characters, [1, 1, 2, 1], round=3, points=[70, 30, 0, 0], previous=previous, bid=1)
    assert g.table.points == [60, 60, 0, 0]
    assert won(g) == ["1 TT-WIN-15"]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_there_is_always_exactly_one_winner(players: int) -> None:
    """TT-WIN-16"""
    for seed in range(40):
        g = Takers(players, seed=seed)
        g.play_on(seed)
        assert g.t.outcome is not None
        assert len(g.t.outcome.winners()) == 1
        assert won(g)[0].startswith(f"{g.t.outcome.winners()[0]} ")


def test_one_round_gives_no_second_crown_and_two_give_no_third_black_crown() -> None:
    """TT-WIN-17  Two Crowns from the end of round 2 on, three Black Crowns at the end of round 3."""
    ended: dict[str, set[int]] = {"TT-WIN-03": set(), "TT-WIN-04": set()}
    for seed in range(400):
        g = Takers(5, seed=seed, at="deal", previous=[""] * 5)
        rng = seeded(seed)
        while g.t.seats_to_act():
            options = g.t.options(g.t.next_seat())
            g.t.apply(g.t.next_seat(), options[rng.below(len(options))])
        assert g.t.outcome is not None
        if g.t.outcome.way.rule in ended:
            ended[g.t.outcome.way.rule].add(g.table.round)
    assert ended["TT-WIN-03"] == {2, 3}
    assert ended["TT-WIN-04"] <= {3}


def test_a_third_black_crown_needs_three_rounds() -> None:
    """TT-WIN-17  Without a win in all three rounds, with none spent, a player wins after the third."""
    for round_number, winner in ((1, []), (2, []), (3, ["0 TT-WIN-04"])):
        black = [round_number - 1, 0, 0, 0]
        assert won(scored(FOUR, [0, 2, 2, 1], round=round_number, black_crowns=black)) == winner


def test_crowns_are_worth_no_points() -> None:
    """TT-WIN-18  With a Crown and a Black Crown, but 10 points less, nobody wins."""
    g = scored(
        FOUR, [1, 1, 2, 1], round=3, points=[90, 140, 0, 0], crowns=[1, 0, 0, 0], black_crowns=[2, 0, 0, 0]
    )
    assert g.table.points == [130, 140, 60, 0]
    assert won(g) == ["1 TT-WIN-05"]
