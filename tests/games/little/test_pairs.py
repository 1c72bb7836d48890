"""Two characters side by side, and the beasts they summon: section 3.13 of the rules."""

from itertools import combinations, permutations

import pytest

from followsuit import SPECTATOR
from followsuit.games.little.beasts import BEASTS, MARK_NAMES, completed_marks
from followsuit.games.little.numbers import LEFT_MARKS, RIGHT_MARKS
from followsuit.games.little.roster import CHARACTERS
from followsuit.games.takers.cards import BLACK, BLUE, GREEN, NO_COLOUR, RED
from little import Little
from little_rounds import answer_until, offered, question, seen

CODES = [character.code for character in CHARACTERS]
POINTS = [10, 50, 50]


def pairing(kept: str, row: str, **more: object) -> Little:
    """Round 3: seat 0 has kept this character and selects first."""
    given: dict[str, object] = {
        "at": "select",
        "round": 3,
        "characters": [kept, "", ""],
        "kept": ["", "", ""],
        "row": row,
        "points": POINTS,
        "has_option": [1, 1, 1],
        "choosers": "0 1 2",
        **more,
    }
    others = [name for name in ["collector", "healer", "berserker", "devil"] if name not in f"{kept} {row}"]
    given["characters"] = [kept, others[0], others[1]]
    return Little(3, {}, 0, **given)


def owned(g: Little, seat: int = 0) -> list[str]:
    return [BEASTS[beast].key for beast in g.table.beasts[seat]]


def marks(left: str, right: str) -> list[str]:
    return sorted(MARK_NAMES[mark] for mark in completed_marks(left, right))


# The marks on the cards.


def test_each_edge_has_two_marks_and_both_together_all_four() -> None:
    """LT-GAP-15"""
    for code in CODES:
        assert sorted([*LEFT_MARKS[code], *RIGHT_MARKS[code]]) == [0, 1, 2, 3]


def test_how_many_marks_the_pairs_complete() -> None:
    """LT-GAP-15, LT-BEAST-01  Nine complete two, 32 one, four none; both sides as many, but others."""
    counts: dict[int, list[tuple[str, str]]] = {0: [], 1: [], 2: []}
    for one, other in combinations(CODES, 2):
        assert len(marks(one, other)) == len(marks(other, one))
        assert not set(marks(one, other)) & set(marks(other, one))
        counts[len(marks(one, other))].append((one, other))
    assert [len(counts[number]) for number in (2, 1, 0)] == [9, 32, 4]
    assert counts[0] == [("01", "08"), ("02", "04"), ("06", "10"), ("07", "09")]


@pytest.mark.parametrize(("left", "right"), list(permutations(CODES, 2)))
def test_a_mark_is_complete_where_both_edges_that_touch_have_it(left: str, right: str) -> None:
    """LT-BEAST-01"""
    expected = set(RIGHT_MARKS[left]) & set(LEFT_MARKS[right])
    assert set(completed_marks(left, right)) == expected


def test_ninja_left_of_samurai_completes_maru_and_oko() -> None:
    """LT-BEAST-01, LT-GAP-15, LT-EX-08  The only pair whose marks are known; the other way round, others."""
    assert marks("03", "05") == ["MARU", "OKO"]
    assert marks("05", "03") == ["GURU", "NEMU"]


# The beasts.


def test_the_eight_beasts() -> None:
    """LT-GAP-13, LT-GAP-14  Two for each mark: ten for each card of its colour, and another."""
    assert [beast.key for beast in BEASTS] == [
        "maru-x10",
        "maru-30",
        "guru-x10",
        "guru-draw",
        "nemu-x10",
        "nemu-tie",
        "oko-x10",
        "oko-shield",
    ]
    assert [MARK_NAMES[beast.mark].lower() for beast in BEASTS] == [
        beast.key.split("-")[0] for beast in BEASTS
    ]
    assert [beast.colour for beast in BEASTS] == [
        RED,
        NO_COLOUR,
        BLUE,
        NO_COLOUR,
        GREEN,
        NO_COLOUR,
        BLACK,
        NO_COLOUR,
    ]


def test_for_each_mark_a_beast_of_it_at_once() -> None:
    """LT-BEAST-02, LT-BEAST-03, LT-DEC-26, LT-FLOW-04  Of two the player picks one."""
    g = pairing("ninja", "samurai king gambler").when("0 samurai, 0 right")
    assert g.asked() == "0 ChooseBeast: maru-x10 maru-30"
    assert g.refused("0 oko-shield") == "LT-BEAST-02"
    g.when("0 maru-30")
    assert g.asked() == "0 ChooseBeast: oko-x10 oko-shield"
    g.when("0 oko-shield")
    assert owned(g) == ["maru-30", "oko-shield"]
    assert [BEASTS[beast].key for beast in g.table.beast_display] == [
        "maru-x10",
        "guru-x10",
        "guru-draw",
        "nemu-x10",
        "nemu-tie",
        "oko-x10",
    ]
    answer_until(g, "SelectRest")
    assert g.t.next_seat() == 1


def test_the_other_side_completes_other_marks() -> None:
    """LT-BEAST-01, LT-R3-08"""
    g = pairing("ninja", "samurai king gambler").when("0 samurai, 0 left")
    assert offered(g) == ["guru-x10", "guru-draw"]
    g.when("0 guru-draw, 0 nemu-tie")
    assert owned(g) == ["guru-draw", "nemu-tie"]


def test_one_mark_brings_one_beast_and_none_brings_none() -> None:
    """LT-BEAST-02"""
    g = pairing("king", "gambler resistance samurai").when("0 gambler, 0 right")
    assert offered(g) == ["maru-x10", "maru-30"]
    g.when("0 maru-x10")
    assert owned(g) == ["maru-x10"]
    g = pairing("gambler", "king resistance samurai").when("0 resistance, 0 right")
    assert question(g) != "ChooseBeast"
    assert owned(g) == []


def test_of_one_that_is_left_there_is_no_choice() -> None:
    """LT-BEAST-03"""
    g = pairing("ninja", "samurai king gambler", beast_display="maru-x10 oko-x10 oko-shield")
    g.when("0 samurai, 0 right")
    assert owned(g) == ["maru-x10"]
    assert question(g) == "ChooseBeast"


def test_if_none_of_the_mark_is_left_there_is_none() -> None:
    """LT-BEAST-04, LT-GAP-54"""
    g = pairing("ninja", "samurai king gambler", beast_display="guru-x10 oko-x10 oko-shield")
    g.when("0 samurai, 0 right")
    assert g.asked() == "0 ChooseBeast: oko-x10 oko-shield"
    assert g.refused("0 maru-30") == "LT-BEAST-02"
    g.when("0 oko-x10")
    assert owned(g) == ["oko-x10"]
    g = pairing("ninja", "samurai king gambler", beast_display="").when("0 samurai, 0 right")
    assert owned(g) == []


def test_a_beast_that_somebody_has_is_not_left_for_others() -> None:
    """LT-BEAST-03, LT-BEAST-04"""
    g = pairing("ninja", "samurai king gambler", beasts=["", "maru-x10", "maru-30"])
    g.when("0 samurai, 0 right")
    assert offered(g) == ["oko-x10", "oko-shield"]


@pytest.mark.parametrize("round", [3, 4])
def test_a_beast_belongs_to_its_owner_for_one_round(round: int) -> None:
    """LT-BEAST-05, LT-2P-17"""
    if round == 3:
        characters = ["king gambler", "ninja samurai"]
        g = Little(
            2,
            {},
            0,
            at="score",
            round=3,
            characters=characters,
            kept=["hermit", "healer"],
            wins=[2, 3],
            bid=1,
            beasts=["maru-30", "guru-draw"],
            asleep="guru-draw",
            row="collector devil",
            aside="resistance berserker",
        )
        assert g.table.round == 4
        assert (g.table.beasts, g.table.asleep) == ([[], []], [])
        assert g.table.beast_display == list(range(8))
    else:
        g = Little(
            2, {}, 0, at="score", round=4, characters=["king gambler", "ninja samurai"], wins=[2, 3], bid=1
        )
        assert g.asked() == ""


def test_beasts_lie_face_up() -> None:
    """LT-BEAST-06, LT-HID-13"""
    g = pairing("ninja", "samurai king gambler").when("0 samurai, 0 right, 0 maru-30, 0 oko-shield")
    for viewer in (0, 1, 2, SPECTATOR):
        assert seen(g, viewer).beasts == g.table.beasts
        assert [event.number for event in g.events("summoned", viewer)] == [51, 57]
