"""How the plays of a trick compare (3.6, chapter 5). Each trick is the last one, led by seat 0."""

import pytest

from kings import Kings, KingsGame, Napoleon, Ombre, Whist
from kings_powers import BLACK_QUEEN, of_slot

SETS = ["white", "red", "blue", "green", "black"]


def won(g: KingsGame) -> str:
    """The last card is laid; who wins with what, and the rules why."""
    (seat,) = g.t.seats_to_act()
    hands = g.now("hands")
    assert isinstance(hands, list)
    g.when(f"{seat} {hands[seat]}")
    return g.told("won")[-1]


def winner(plays: str, sets: list[str] | None = None, party: list[str] | None = None) -> str:
    """In the main game: one play for each seat, the last one without parts."""
    words = plays.split()
    count = len(words)
    position: dict[str, object] = {
        "sets": sets or SETS[:count],
        "party": party or [""] * count,
        "hands": [""] * (count - 1) + words[-1:],
        "trick": " ".join(words[:-1]),
        "trick_number": 5,
    }
    return won(Kings(count, None, 0, **position))


def remade(kind: type[Ombre] | type[Whist] | type[Napoleon], plays: str, **position: object) -> str:
    """The same in one of the remakes, whose last trick it is not."""
    words = plays.split()
    hands = [""] * (len(words) - 1) + words[-1:]
    given: dict[str, object] = {"hands": hands, "trick": " ".join(words[:-1]), "trick_number": 2}
    return won(kind(None, 0, **{**given, **position}))


@pytest.mark.parametrize(
    ("plays", "rule"),
    [
        ("r2 r10 r4", "1 r10 KT-TRICK-11"),
        ("r10 r1 r4", "0 r10 KT-TRICK-11"),
        ("b1 b2 b5", "2 b5 KT-TRICK-11"),
        ("k2 k10 k5", "1 k10 KT-TRICK-10"),
    ],
)
def test_of_one_colour_the_higher_number(plays: str, rule: str) -> None:
    """KT-TRICK-09"""
    assert winner(plays) == rule


@pytest.mark.parametrize("lead", ["r10", "b10", "g10"])
def test_black_is_trump(lead: str) -> None:
    """KT-TRICK-10  The lowest black card is above them all."""
    assert winner(f"{lead} k1 r1 b1") == "1 k1 KT-TRICK-10"


@pytest.mark.parametrize("plays", ["r1 b10 g10 b7", "b1 r10 g10 r7", "g1 r10 b10 r7"])
def test_the_lead_colour_is_above_the_other_two(plays: str) -> None:
    """KT-TRICK-11"""
    assert winner(plays) == f"0 {plays.split()[0]} KT-TRICK-11"


@pytest.mark.parametrize(
    ("plays", "party", "rule"),
    [
        ("RAa RAb r3", None, "0 RAa KT-TRICK-13 KT-TRICK-12"),
        ("r3 RAb RAa", None, "1 RAb KT-TRICK-13 KT-TRICK-12"),
        ("r10 k10 k1", ["samurai", "", ""], "0 r10 KT-SAM-01 KT-TRICK-12"),
        ("k10 r10 k1", ["", "samurai", ""], "0 k10 KT-TRICK-10 KT-TRICK-12"),
        ("k10 k10x k10y", None, "0 k10 KT-TRICK-10 KT-TRICK-12"),
        ("k10y k10 k1", None, "0 k10y KT-TRICK-10 KT-TRICK-12"),
    ],
)
def test_of_equals_the_first_one_wins(plays: str, party: list[str] | None, rule: str) -> None:
    """KT-TRICK-12"""
    assert winner(plays, party=party) == rule


@pytest.mark.parametrize(
    ("plays", "rule"),
    [
        ("k10 RAa r1", "1 RAa KT-TRICK-13"),
        ("RAb k10 k9 r9 r8", "0 RAb KT-TRICK-13"),
        ("r1 RAb RAa", "1 RAb KT-TRICK-13 KT-TRICK-12"),
    ],
)
def test_a_rare_is_above_all_number_cards(plays: str, rule: str) -> None:
    """KT-TRICK-13"""
    assert winner(plays) == rule


@pytest.mark.parametrize(
    ("plays", "rule"),
    [
        ("WFa r1 b2", "1 r1 KT-TRICK-11"),
        ("r1 WFa WFb", "0 r1 KT-TRICK-11"),
        ("r4 b1 WFb", "0 r4 KT-TRICK-11"),
        ("WFa RAa r5", "1 RAa KT-TRICK-13"),
    ],
)
def test_a_white_flag_is_below_all_number_cards(plays: str, rule: str) -> None:
    """KT-TRICK-14, KT-STR-07  And a Rare is not below it."""
    assert winner(plays) == rule


@pytest.mark.parametrize(
    ("plays", "sets"),
    [
        ("WFa r5+blue-queen WFb", ["white", "blue", "red"]),
        ("r5+blue-queen WFa WFb", ["blue", "white", "red"]),
    ],
)
def test_only_white_flags(plays: str, sets: list[str]) -> None:
    """KT-TRICK-15, KT-GAP-20  The first card wins, whatever is printed."""
    card = plays.split()[0].split("+")[0]
    assert winner(plays, sets) == f"0 {card} KT-TRICK-15 KT-TRICK-12"


@pytest.mark.parametrize(
    ("plays", "rule"),
    [
        ("r10+blue-queen b3 g5", "2 g5 KT-TRICK-16"),
        ("r10+blue-queen b3 g3", "1 b3 KT-TRICK-16 KT-TRICK-12"),
        ("r10+blue-queen g3 b3", "1 g3 KT-TRICK-16 KT-TRICK-12"),
        ("r10+blue-queen WFa g1", "2 g1 KT-TRICK-16"),
        ("r10+blue-queen b10 r1", "2 r1 KT-TRICK-11"),  # a card of the lead colour has its number
        ("r10+blue-queen b10 k1", "2 k1 KT-TRICK-10"),
        ("r10+blue-queen b10 RAa", "2 RAa KT-TRICK-13"),
    ],
)
def test_where_the_lead_colour_has_lost_its_numbers(plays: str, rule: str) -> None:
    """KT-TRICK-16, KT-STR-05, KT-GAP-19  The rest are compared by their numbers."""
    assert winner(plays, ["blue", "red", "white"]) == rule


def test_the_winner_is_looked_for_once() -> None:
    """KT-STR-02  A Rare makes a White Flag strong played long before; a colour the white 11."""
    assert remade(Whist, "WFa r10 k10 RAa") == "0 WFa KW-PLAY-09"
    assert remade(Whist, "WFa r10 k10 r1") == "2 k10 KW-PLAY-01"
    assert remade(Whist, "w11 k10 r9 k9") == "0 w11 KW-PLAY-04"
    assert remade(Whist, "w11 r10 k1 r9") == "2 k1 KW-PLAY-01"


@pytest.mark.parametrize(
    ("plays", "rule"),
    [
        ("k3 r10 k5 b10", "2 k5 KW-PLAY-01"),
        ("k3 w11 k10 r9", "1 w11 KW-PLAY-04"),  # the 11 of trump
        ("k3 k11 w11 r9", "1 k11 KW-PLAY-01 KT-TRICK-12"),
        ("r3 w11 k1 r10", "2 k1 KW-PLAY-01"),  # only the 11 of red
    ],
)
def test_trump_led(plays: str, rule: str) -> None:
    """KT-STR-04  Nothing but trump is in the lead colour's place then."""
    assert remade(Whist, plays) == rule


def test_white_12_and_white_11() -> None:
    """KT-STR-06, KW-GAP-03  Without a coloured card as with one; below a Rare, above a White Flag."""
    g = Napoleon(None, 0, trick="w11 w12 WFa RAa", hands=["", "", "", "", "r5"], trick_number=2)
    w11, w12, flag, rare = g.table.order.keys(g.table)
    assert rare > w12 > w11 > flag
    assert won(g) == "3 RAa KT-TRICK-13"
    assert remade(Napoleon, "w11 w12 r10 r9 b9") == "1 w12 KN-PLAY-03"
    assert remade(Napoleon, "w12 w11 r12 r9 b9") == "0 w12 KN-PLAY-03 KT-TRICK-12"


def test_a_white_flag_beats_a_rare_in_two_games_only() -> None:
    """KT-STR-07, KN-GAP-06  Not in the main game, with two players or in Napoleon."""
    assert winner("WFa RAa r5") == "1 RAa KT-TRICK-13"
    assert winner("RAa WFa") == "0 RAa KT-TRICK-13"
    assert remade(Napoleon, "WFa RAa r5 r6 k7") == "1 RAa KT-TRICK-13"
    assert remade(Ombre, "WFa RAa r5", king_player=0, sets=["red", "blue", "white"]) == "0 WFa KO-PLAY-04"
    assert remade(Whist, "RAa WFa r5 WFb") == "1 WFa KW-PLAY-09 KW-PLAY-10"


def test_trump_of_ombre() -> None:
    """KT-STR-01, KO-SET-02, KO-SET-03  The King player's colour; with white there is none."""
    red = {"king_player": 0, "sets": ["red", "blue", "white"]}
    assert remade(Ombre, "k10 r1 k9", **red) == "1 r1 KO-SET-01"
    white = {"king_player": 0, "sets": ["white", "blue", "red"]}
    assert remade(Ombre, "r1 k10 b10", **white) == "0 r1 KT-TRICK-11 KO-SET-03"
    assert remade(Ombre, "k1 r10 k2", **white) == "2 k2 KT-TRICK-11 KO-SET-03"


def test_a_king_is_above_everything() -> None:
    """KT-STR-01, KT-KING-05  Even with a White Flag and a Rare in Whist."""
    sets = ["white", "blue", "red", "black"]
    assert remade(Whist, "WFa+white-king RAa r5 k10", sets=sets) == "0 WFa KT-KING-05"
    assert remade(Whist, "WFa RAa r5+red-king k10", sets=sets) == "2 r5 KT-KING-05"


def test_the_black_queen_and_a_change_count_for_strength_as_they_say() -> None:
    """KT-QUEEN-52, KT-STR-03  Not at all, and with its new number alone."""
    g = Kings(
        3,
        None,
        0,
        sets=["red", "black", "white"],
        party=["", "resistance", ""],
        hands=["", "r1 b10", "r5"],
        trick="r4",
        trick_number=5,
    )
    g.when(f"1 {BLACK_QUEEN}, 1 {of_slot(1)}, 1 b10, 2 r5")
    assert g.told("won") == ["2 r5 KT-TRICK-11"]


def test_samurais_red_stays_black_when_it_is_changed() -> None:
    """KT-STR-03, KT-SAM-01, KT-RES-01  A red 1 played as a red 10 fights as a black 10."""
    sets = ["red", "black", "white"]
    party = ["resistance samurai", "", ""]
    g = Kings(3, None, 0, sets=sets, party=party, hands=["r1", "k5", "r5"], trick_number=5)
    g.when(f"0 {of_slot(1)}, 0 r1, 1 k5, 2 r5")
    assert g.told("won") == ["0 r1 KT-SAM-01"]
