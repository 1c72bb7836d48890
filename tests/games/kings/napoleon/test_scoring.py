"""Napoleon: what a round pays (KN-SCORE)."""

import pytest

from kings import Napoleon

SETS = ["white", "red", "blue", "green", "black"]  # teams: seats 0 and 4, seats 1 to 3


def scored(taken: list[str], wins: list[int] | None = None, **more: object) -> Napoleon:
    """Round 1 is scored, with nothing of a King's unless it says so."""
    given: dict[str, object] = {
        "at": "score",
        "round": 1,
        "sets": SETS,
        "taken": taken,
        "wins": wins or [0, 0, 0, 0, 0],
        "points": [100, 100, 100, 100, 100],
    }
    return Napoleon({}, 0, **{**given, **more})


def own_lines(g: Napoleon) -> list[str]:
    """What each player was paid for, without what the others of the team brought."""
    return [line for line in g.told("scored") if not line.endswith("KN-SCORE-08")]


def gained(g: Napoleon) -> list[int]:
    """What both teams got or lost, of 100 they had."""
    points = g.table.points
    assert points == [points[0], points[1], points[1], points[1], points[0]]
    return [points[0] - 100, points[1] - 100]


@pytest.mark.parametrize("first", range(10))
def test_a_trick_brings_ten(first: int) -> None:
    """KN-SCORE-01  To the team of whoever won it."""
    g = scored([""] * 5, [first, 9 - first, 0, 0, 0])
    assert gained(g) == [10 * first, 10 * (9 - first)]
    g = scored([""] * 5, [0, 1, 2, 3, 3])
    assert gained(g) == [30, 60]
    assert own_lines(g) == [f"{seat} KN-SCORE-01" for seat in (1, 2, 3, 4)]


PICTURES = ["RAa", "RAb", "w11", "w12", "r11", "r12", "b11", "b12", "g11", "g12", "k11", "k12"]


@pytest.mark.parametrize("card", PICTURES)
def test_a_rare_eleven_or_twelve_brings_ten(card: str) -> None:
    """KN-SCORE-02, KN-GAP-09  Whatever its colour, white too."""
    assert gained(scored([card, "", "", "", ""])) == [10, 0]
    assert gained(scored(["", "", card, "", ""])) == [0, 10]


@pytest.mark.parametrize("card", ["r1", "r10", "k10", "g5", "b7"])
def test_number_cards_bring_nothing_by_themselves(card: str) -> None:
    """KN-SCORE-02, KN-SCORE-09"""
    assert gained(scored([card, "", "", "", ""])) == [0, 0]


@pytest.mark.parametrize(("seat", "letter"), [(1, "r"), (2, "b"), (3, "g"), (4, "k")])
def test_a_coloured_king_that_was_played_brings_ten_a_card(seat: int, letter: str) -> None:
    """KN-SCORE-03, KN-GAP-04  For cards its owner has taken, 11 and 12 included; these bring 10 besides."""
    taken = ["", "", "", "", ""]
    taken[seat] = f"{letter}1 {letter}10 {letter}11 {letter}12 w11"
    team = 0 if seat == 4 else 1
    assert gained(scored(taken))[team] == 30
    g = scored(taken, kings_played=SETS[seat])
    assert gained(g)[team] == 30 + 40
    assert gained(g)[1 - team] == 0
    assert own_lines(g) == [f"{seat} KN-SCORE-02", f"{seat} KN-SCORE-03"]
    moved = ["", "", "", "", ""]
    moved[2 if seat == 1 else 1] = f"{letter}1 {letter}10"  # another player's cards
    assert gained(scored(moved, kings_played=SETS[seat])) == [0, 0]


@pytest.mark.parametrize(
    ("cards", "own"),
    [("RAa", 20), ("WFa", 20), ("RAa WFa", 50), ("RAa RAb WFa", 80), ("RAa RAb WFa WFb", 150)],
)
def test_the_white_king_that_was_played_brings_points_for_special_cards(cards: str, own: int) -> None:
    """KN-SCORE-04, KN-GAP-04  Besides what each Rare brings and each White Flag costs."""
    each = 10 * cards.count("RA") - 10 * cards.count("WF")
    assert gained(scored([cards, "", "", "", ""])) == [each, 0]
    g = scored([cards, "", "", "", ""], kings_played="white")
    assert gained(g) == [own + each, 0]
    assert "0 KN-SCORE-04" in g.told("scored")
    assert gained(scored(["w11 w12", "", "", "", ""], kings_played="white")) == [20, 0]


def test_a_white_flag_costs_ten() -> None:
    """KN-SCORE-05  After everything else is added; a team never has less than 0."""
    g = scored(["", "WFa WFb", "", "", ""])
    assert gained(g) == [0, -20]
    assert g.told("scored-loss") == ["1 KN-SCORE-05", "2 KN-SCORE-08", "3 KN-SCORE-08"]
    nothing = [0] * 5
    assert scored(["", "WFa WFb", "", "", ""], points=nothing).table.points == nothing
    # The gain of another player of the team comes first: 10 - 20 and 20 more is 10, and not 20.
    g = scored(["", "WFa WFb", "RAa RAb w12", "", ""], points=nothing)
    assert g.table.points == [0, 10, 10, 10, 0]


@pytest.mark.parametrize("seat", range(5))
def test_a_king_never_played_brings_points_in_round_2(seat: int) -> None:
    """KN-SCORE-06  And not in Round 1."""
    amount = [60, 50, 40, 30, 20][seat]
    others = " ".join(name for name in SETS if name != SETS[seat])
    team = 0 if seat in (0, 4) else 1
    assert gained(scored([""] * 5, kings_played=others)) == [0, 0]
    g = scored([""] * 5, kings_played=others, round=2)
    assert gained(g)[team] == amount
    assert gained(g)[1 - team] == 0
    assert own_lines(g) == [f"{seat} KN-SCORE-06"]
    assert gained(scored([""] * 5, kings_played=" ".join(SETS), round=2)) == [0, 0]


def test_elevens_and_twelves_go_back_to_their_sets() -> None:
    """KN-SCORE-07  Whoever has taken them."""
    g = scored(["r11 b12 w11", "k11 g12", "", "w12", "k12"])
    assert g.table.round == 2
    assert g.told("took-own") == ["0 w11 w12", "1 r11 r12", "2 b11 b12", "3 g11 g12", "4 k11 k12"]


def test_a_team_adds_and_takes_off_once() -> None:
    """KN-SCORE-08, KN-GAP-08  Points are the team's, and the same at every seat of it."""
    g = scored(["RAa", "r1", "WFa", "r11", "WFb"], [1, 2, 3, 0, 3])
    assert gained(g) == [10 + 10 + 30 - 10, 20 + 30 - 10 + 10]
    assert [event.number for event in g.events("points")] == g.table.points
    of_others = [event.number for event in g.events("scored") if event.because[0].rule == "KN-SCORE-08"]
    assert of_others == [20, 30, 30, 40, 20]


def test_nothing_scores_but_cards_in_tricks() -> None:
    """KN-SCORE-09, KN-GAP-10  Not what was discarded or is left of the deck."""
    g = scored(
        ["", "", "", "", ""], discards="k10 r9 b8 g7 k6 r1 r2 r3 r4", kings_played="black red blue green"
    )
    assert gained(g) == [0, 0]
