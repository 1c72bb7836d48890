"""How the plays of a trick compare (section 5). Each trick is the last one, led by seat 0."""

import pytest

from little import Little
from little_powers import AXE, ELIXIR, SWORD_LESS, WING

PLAIN = ["gambler", "berserker", "devil", "healer", "hermit"]


def winner(plays: str, characters: list[str] | None = None, **position: object) -> str:
    """Who wins this trick with what, and the rules why: one play for each seat."""
    words = plays.split()
    count = len(words)
    g = Little(
        count,
        None,
        0,
        characters=characters or PLAIN[:count],
        hands=[""] * (count - 1) + [words[-1]],
        trick=" ".join(words[:-1]),
        trick_number=5,
        **position,
    )
    g.when(f"{count - 1} {words[-1]}")
    (won,) = g.told("won")
    return won


@pytest.mark.parametrize(
    ("plays", "won"),
    [
        ("r9 b9 r3 k1", "3 k1 LT-STR-01"),  # 4 beats 3
        ("r2 b9 r3 g9", "2 r3 LT-STR-01"),  # 3 beats 2
        ("r2 k3 RAa k9", "2 RAa LT-STR-01"),  # 5 beats 4
        ("RAa M r2 k9", "1 M LT-BERS-05"),  # 7 beats 5
        ("RAa M k9 b1", "3 b1 LT-BERS-06"),  # 8 beats 7
        ("WFa g3 WFb g1", "1 g3 LT-STR-01"),  # the first number leads
        ("r5 r3 r9 r8", "2 r9 LT-STR-01"),
    ],
)
def test_the_classes_and_within_a_class_the_number(plays: str, won: str) -> None:
    """LT-STR-01, LT-FOL-01, LT-FOL-02"""
    assert winner(plays) == won


@pytest.mark.parametrize(
    ("plays", "won"),
    [
        ("r9 b10 r1 b1 g1", "0 r9 LT-STR-01"),
        ("r1 r10 k4 r5 g1", "2 k4 LT-STR-01"),
        ("k9 k10 k1 r9", "2 k1 LT-BERS-07"),
        ("r9 r10 r1 b1 g1", "2 r1 LT-BERS-07"),
        ("r10 r1 r9", "1 r1 LT-BERS-07"),
        ("r1 r9 r8", "1 r9 LT-STR-01"),
    ],
)
def test_a_1_beats_a_10_of_its_colour_and_only_there(plays: str, won: str) -> None:
    """LT-BERS-07, LT-BERS-08, LT-STR-01  In any order of play."""
    assert winner(plays) == won


def test_without_a_lead_colour_a_flipped_number_is_in_no_lead_colour() -> None:
    """LT-STR-02, LT-NINJA-09, LT-GAP-58  It beats the White Flags all the same."""
    g = Little(
        3,
        characters=["ninja", "gambler", "devil"],
        hands=["", "", "WFb"],
        face_down=["g3", "", ""],
        trick="WFa WFm",
        trick_number=5,
    )
    g.when("2 WFb, 0 yes")
    assert g.told("won") == ["0 g3 LT-STR-02"]
    assert g.table.round == 2  # nobody was left to be asked in this one


@pytest.mark.parametrize(
    ("plays", "won"),
    [
        ("RAa r3 RAb", "0 RAa LT-STR-01 LT-STR-03"),
        ("r3 r1e r1 r2", "0 r3 LT-STR-01"),
        ("r1 r1e b9", "0 r1 LT-STR-01 LT-STR-03"),
        ("r1e r1 b9", "0 r1e LT-STR-01 LT-STR-03"),
        ("b4d b4 b3", "0 b4d LT-STR-01 LT-STR-03"),
        ("M r1 k1", "1 r1 LT-BERS-06 LT-STR-03"),
        ("r2 RAa RAb", "1 RAa LT-STR-01 LT-STR-03"),
    ],
)
def test_among_equals_the_first_one_wins(plays: str, won: str) -> None:
    """LT-STR-03, LT-GAP-24, LT-MAT-62, LT-MAT-90, LT-MAT-91, LT-ENH-01"""
    assert winner(plays) == won


def test_only_white_flags() -> None:
    """LT-STR-04  The tie rule decides among them."""
    assert winner("WFa WFb WFm") == "0 WFa LT-STR-04 LT-STR-03"
    won = winner("WFa WFb WFm", characters=["gambler", "king", "devil"])
    assert won == "1 WFb LT-STR-04 LT-KING-02"


def test_equal_plays_of_one_winner() -> None:
    """LT-STR-05, LT-ITEM-62  The earlier one counts; who wins ties wins them with every play."""
    position: dict[str, object] = {
        "characters": ["gambler hermit", "ninja devil", "king samurai"],
        "hands": ["r2", "", ""],
        "face_down": ["", "RAb", ""],
        "trick": "RAk RAa",
        "leader": 1,
        "trick_number": 5,
    }
    g = Little(3, None, 0, **{**position, "trick": "RAa b3", "hands": ["r2", "", "b3"]})
    assert g.when("0 r2, 1 yes").told("won") == ["1 RAa LT-STR-01"]
    beasts = ["", "nemu-tie", ""]
    g = Little(3, None, 0, **{**position, "trick": "b3 r3", "hands": ["RAa", "", ""], "beasts": beasts})
    assert g.when("0 RAa, 1 yes").told("won") == ["1 RAb LT-STR-01 LT-BEAST-14"]


def test_the_winner_is_found_once_over_all_plays() -> None:
    """LT-STR-06  Card by card, a Rare after the 1 that beat MIRIA would win."""
    assert winner("M r1 RAa") == "1 r1 LT-BERS-06"
    assert winner("M r1 k1 RAa") == "1 r1 LT-BERS-06 LT-STR-03"


def test_black_led() -> None:
    """LT-STR-07  Nothing is of the lead colour and not black."""
    assert winner("k2 r9 k5 b9") == "2 k5 LT-STR-07"


def test_zero() -> None:
    """LT-ITEM-85, LT-GAP-23  Above White Flags, below every number of whatever colour; so is black."""
    zero = {"items": ["", "", "elixir"], "trick_number": 4, "rest_in_deck": 1}
    g = Little(3, None, 0, characters=PLAIN[:3], hands=["", "", "RAa WFa k9"], trick="k2 WFb", **zero)
    g.when(f"2 {ELIXIR}, 2 RAa, 2 WFa")
    assert g.told("won") == ["0 k2 LT-STR-07"]
    g = Little(3, None, 0, characters=PLAIN[:3], hands=["", "", "RAa WFa k9"], trick="WFb WFm", **zero)
    g.when(f"2 {ELIXIR}, 2 RAa, 2 WFa")
    assert g.told("won") == ["2 RAa LT-ITEM-85"]


@pytest.mark.parametrize(
    ("plays", "won"),
    [
        ("r3 r2 b1 g1 k1", "2 b1 LT-RESI-03 LT-STR-03"),
        ("r7 M k1 r1 RAa", "3 r1 LT-RESI-03"),
        ("b9 WFa b1 WFb M", "1 WFa LT-RESI-03 LT-STR-03"),
        ("k1 r9 b10", "1 r9 LT-RESI-03"),
        ("k1 RAa M", "0 k1 LT-RESI-03"),
        ("M RAa RAb", "1 RAa LT-RESI-03 LT-STR-03"),
        ("r10 r1 b9", "1 r1 LT-RESI-03"),
    ],
)
def test_kakumei(plays: str, won: str) -> None:
    """LT-STR-01, LT-RESI-03, LT-RESI-04, LT-FOL-09  The lowest number wins; no colour leads."""
    assert winner(plays, kakumei=1) == won


def test_zero_in_kakumei() -> None:
    """LT-GAP-23, LT-RESI-09  Right after the White Flag, black or not."""
    position: dict[str, object] = {
        "characters": PLAIN[:3],
        "items": ["", "", "elixir"],
        "trick_number": 4,
        "rest_in_deck": 1,
        "kakumei": 1,
    }
    g = Little(3, None, 0, hands=["", "", "RAa WFa k9"], trick="k1 r1", **position)
    assert g.when(f"2 {ELIXIR}, 2 RAa, 2 WFa").told("won") == ["2 RAa LT-STR-01"]
    g = Little(3, None, 0, hands=["", "", "RAa RAb k9"], trick="k1 WFa", **position)
    assert g.when(f"2 {ELIXIR}, 2 RAa, 2 RAb").told("won") == ["1 WFa LT-RESI-03"]


TIES = {"wing": "LT-ITEM-60", "king": "LT-KING-02", "beast": "LT-BEAST-14"}


@pytest.mark.parametrize("kakumei", [0, 1])
@pytest.mark.parametrize(
    ("first", "second", "third", "seat"),
    [
        ("king", "wing", "beast", 1),
        ("beast", "king", "wing", 2),
        ("wing", "king", "beast", 0),
        ("", "beast", "king", 2),
        ("beast", "", "king", 2),
        ("king", "beast", "", 0),
        ("", "", "beast", 2),
        ("", "beast", "", 1),
    ],
)
def test_who_wins_ties(first: str, second: str, third: str, seat: int, kakumei: int) -> None:
    """LT-STR-03, LT-KING-04, LT-KING-05, LT-ITEM-61, LT-BEAST-14, LT-BEAST-15, LT-MAT-67, LT-MAT-89

    The Wing, then the King, then the beast, whenever they played; and so in Kakumei.
    """
    marks = [first, second, third]
    wants = [mark or "plain" for mark in marks]
    characters = ["gambler healer", "berserker devil", "hermit samurai"]
    if "king" in marks:
        characters[marks.index("king")] = "king collector"
    g = Little(
        3,
        None,
        0,
        characters=characters,
        hands=["RAa r1", "RAb r2", "RAk r3"],
        items=["wing" if mark == "wing" else "" for mark in marks],
        beasts=["nemu-tie" if mark == "beast" else "" for mark in marks],
        trick_number=4,
        kakumei=kakumei,
    )
    for i, card in enumerate(["RAa", "RAb", "RAk"]):
        if marks[i] == "wing":
            g.when(f"{i} {WING}")
        g.when(f"{i} {card}")
        if wants[i] == "king":
            g.when(f"{i} no")
    assert g.table.last_win is not None
    assert g.table.last_win.seat == seat
    assert [reason.rule for reason in g.table.last_win.because][1:] == [TIES[marks[seat]]]


def test_the_wing_covers_every_play_of_its_user() -> None:
    """LT-ITEM-62  A flipped card as well."""
    g = Little(
        3,
        None,
        0,
        characters=["gambler", "ninja", "king"],
        hands=["RAa b1", "RAb r2", "r3 r4"],
        items=["", "wing", ""],
        trick_number=4,
        deck="b9 b8",
    )
    g.when(f"0 RAa, 1 {WING}, 1 r2, 1 RAb, 2 r3, 1 yes")
    assert g.told("won") == ["1 RAb LT-STR-01 LT-ITEM-60"]


def test_numbers_made_by_items_count_like_printed_ones() -> None:
    """LT-MAT-64, LT-MAT-65, LT-MAT-66, LT-BERS-08  A made 1 beats MIRIA, a made 10 loses to a 1."""
    position: dict[str, object] = {"characters": PLAIN[:3], "trick_number": 4}
    g = Little(3, None, 0, hands=["", "", "b6 b9"], trick="M RAa", items=["", "", "sword"], **position)
    assert g.when(f"2 {SWORD_LESS}, 2 b6").told("won") == ["2 b6 LT-BERS-06"]
    g = Little(3, None, 0, hands=["", "", "b6 b9"], trick="b1 r9", items=["", "", "axe"], **position)
    assert g.when(f"2 {AXE}, 2 b6").told("won") == ["0 b1 LT-BERS-07"]
    g = Little(
        3, None, 0, hands=["", "", "b6 b9"], trick="b2 r9", items=["", "", "sword"], kakumei=1, **position
    )
    assert g.when(f"2 {SWORD_LESS}, 2 b6").told("won") == ["2 b6 LT-RESI-03"]


def test_a_lead_that_is_a_0_is_beaten_by_any_number() -> None:
    """LT-ITEM-85, LT-STR-02  Red is led and nobody has it; the reason does not say that nothing is led."""
    characters = ["berserker healer", "king gambler", "ninja collector"]
    hands = ["M r10 b10 k10 g10", "g3 g1 g5 g6 g7", "k1 g2 k3 k4 k5"]
    g = Little(3, None, 0, round=3, trick_number=1, leader=0, characters=characters, hands=hands)
    g.when("0 r10, 0 b10, 1 g3, 2 g2, 2 no, 2 no")
    assert g.told("won") == ["1 g3 LT-ITEM-85"]
