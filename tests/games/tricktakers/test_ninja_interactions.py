"""The Ninja with the other characters: the matrix of the expansion (TX, chapter 9)."""

import pytest

from followsuit.games.takers.table import BOX
from followsuit.games.tricktakers.game import trick_table
from tables import Given
from tricktakers import Takers


def playing(cast: str, hands: list[str], /, **position: object) -> Given:
    """The Ninja is seat 1; two tricks are left."""
    names = cast.split(", ")
    position.setdefault("trick_number", 4)
    return Takers(len(names), {"characters": ",".join(names)}, 0, characters=names, hands=hands, **position)


def won(g: Given) -> str:
    return g.told("won")[-1]


def part(g: Given, key: str, seat: int) -> object:
    values = g.now(key)
    assert isinstance(values, list)
    return values[seat]


# Late cards.


def test_first_the_boots_then_the_ninja() -> None:
    """TX-MAT-50, TX-MAT-71  A lead colour set in the turn put off binds nobody any more."""
    items = "timid-boots miracle-sword"
    g = playing("adventurer, ninja, king", ["g5 b1", "WFa r7 g3", "WFb b3"], items=items)
    g.when("0 power-2, 1 WFa, 1 r7, 2 WFb")
    assert g.asked().startswith("0 TakeTurn: b1 g5")
    g.when("0 g5")
    assert g.now("lead_colour") == "green"
    assert g.asked() == "1 MayReveal: no yes"
    assert won(g.when("1 yes")) == "0 g5 TT-STRN-03"  # the r7 is of another colour


def test_the_potion_is_flipped_before_the_ninja_decides_and_is_the_earlier_card() -> None:
    """TX-MAT-50, TX-MAT-69"""
    items = "potion-of-invisibility miracle-sword"
    g = playing("king, ninja, adventurer", ["r9 b3", "r2 RAb", "RAa b1"], items=items)
    g.when("0 r9, 1 r2, 1 RAb, 2 power-1, 2 RAa")
    assert (g.told("flipped"), g.asked()) == (["2 RAa"], "1 MayReveal: no yes")
    assert [part(g, "face_down", seat) for seat in range(3)] == ["", "RAb", ""]
    assert won(g.when("1 yes")) == "2 RAa TT-STRN-05"


def test_a_card_with_the_wing_keeps_the_tie() -> None:
    """TX-MAT-50"""
    items = "proactive-wing miracle-sword"
    g = playing("king, ninja, adventurer", ["RAk b3", "r2 RAb", "RAa b1"], items=items)
    g.when("0 RAk, 1 r2, 1 RAb, 2 power-10, 2 RAa, 1 yes")
    assert won(g) == "2 RAa TT-STRN-05 TA-ITM-70"


@pytest.mark.parametrize(("answer", "taken"), [("yes", "r2 r7 r9"), ("no", "r2 r9")])
def test_the_second_card_is_never_reserved(answer: str, taken: str) -> None:
    """TX-MAT-51, TX-MAT-77  Revealed it goes to the winner, otherwise to the discards."""
    g = playing("king, ninja, collector", ["r9 b1", "r2 r7", "r1 b3"], trick="r9").when("1 r2, 1 r7, 2 r1")
    assert g.asked() == "2 MayReserve: no r1 r2 r9"
    g.when(f"2 r1, 1 {answer}")
    assert (part(g, "taken", 0), part(g, "taken", 2)) == (taken, "r1")
    assert g.now("discards") == ("r7" if answer == "no" else "")


def test_an_exclusive_card_the_ninja_discards_is_out_for_the_round() -> None:
    """TX-MAT-77"""
    hands = ["r9 b1", "r2 M", "r1 b3"]
    g = playing("hermit, ninja, berserker", hands, trick="r9", deck="k9", rest_in_deck=0)
    g.when("1 r2, 1 M, 2 r1, 1 no, 0 power-0")  # the Hermit draws, so the discards are shuffled
    assert trick_table(g.t).cards.piles[BOX] == g.game.read_cards("M")


def test_in_kakumei_a_low_card_revealed_wins() -> None:
    """TX-MAT-53  The Resistance scores by its own card, which has lost."""
    g = playing("resistance, ninja, king", ["r3 b1", "r8 r1", "r9 b3"]).when(
        "0 power-0, 0 r3, 1 r8, 1 r1, 2 r9"
    )
    assert won(g.when("1 yes")) == "1 r1 TT-RES-11"
    assert (g.now("kakumei_wins"), g.now("kakumei_bonus")) == (0, 0)
    g = playing("resistance, ninja, king", ["r3 b1", "r8 r1", "r9 b3"]).when(
        "0 power-0, 0 r3, 1 r8, 1 r1, 2 r9"
    )
    assert won(g.when("1 no")) == "0 r3 TT-RES-11"
    assert g.now("kakumei_bonus") == 50


@pytest.mark.parametrize(("answer", "winner"), [("yes", "0 WFa TT-HER-06"), ("no", "2 r9 TT-STRN-03")])
def test_a_rare_revealed_makes_the_hermits_flag_stronger_than_it(answer: str, winner: str) -> None:
    """TX-MAT-54, TX-MAT-81  And the Hermit earns the bonus."""
    g = playing("hermit, ninja, king", ["WFa b1", "r2 RAb", "r9 b3"], trick="WFa").when("1 r2, 1 RAb, 2 r9")
    assert won(g.when(f"1 {answer}")) == winner
    assert g.told("gained") == (["0 TT-HER-13"] if answer == "yes" else [])


def test_a_rare_revealed_makes_el_stronger_than_it() -> None:
    """TX-MAT-54"""
    g = playing("summoner, ninja, king", ["WFa b1", "r2 RAb", "r9 b3"], rear="EL", mp=0)
    assert won(g.when("0 WFa, 0 EL, 1 r2, 1 RAb, 2 r9, 1 yes")) == "0 EL TX-SUM-24"


@pytest.mark.parametrize(
    ("cast", "first"), [("berserker, ninja, king", "0 M"), ("summoner, ninja, king", "0 WFa, 0 MIRIA")]
)
def test_a_1_revealed_beats_a_card_of_the_berserkers_kind(cast: str, first: str) -> None:
    """TX-MAT-55"""
    hand = first.split()[1].rstrip(",")
    rear: dict[str, object] = {"rear": "MIRIA", "mp": 0} if cast.startswith("summoner") else {}
    g = playing(cast, [f"{hand} b1", "r2 r1", "r9 b3"], **rear)
    assert won(g.when(first, "1 r2, 1 r1, 2 r9, 1 yes")) == f"1 r1 {'TX-SUM-26' if rear else 'TT-BER-08'}"


def test_a_rare_revealed_late_loses_to_the_kings_rare() -> None:
    """TX-MAT-80"""
    g = playing("king, ninja, gambler", ["RAk b1", "r2 RAb", "r9 b3"], trick="RAk").when("1 r2, 1 RAb, 2 r9")
    assert won(g.when("1 yes")) == "0 RAk TT-STRN-05"


@pytest.mark.parametrize(("answer", "done"), [("yes", "take-green"), ("no", "")])
def test_a_revealed_card_counts_for_the_winners_task_and_a_discarded_one_for_nobody(
    answer: str, done: str
) -> None:
    """TX-MAT-78"""
    tasks = "take-green take-blue"  # of the King and of the Ninja
    g = playing("king, ninja, ruler", ["r9 b1", "r2 g7", "r1 b3"], tasks=tasks, trick="r9").when(
        "1 r2, 1 g7, 2 r1"
    )
    assert won(g.when(f"1 {answer}")) == "0 r9 TT-STRN-03"
    assert g.now("tasks_taken") == done


def test_the_second_card_follows_a_leading_beast() -> None:
    """TX-MAT-79"""
    hands = ["b3 b1", "r2 r7 b8", "r1 g3"]
    g = playing("summoner, ninja, king", hands, rear="MARU").when("0 b3, 0 MARU, 1 r2")
    assert g.asked() == "1 MayPlaySecond: no r7"


def test_the_second_card_follows_a_declared_colour() -> None:
    """TX-MAT-79"""
    hands = ["ar1 ab3 ag5 ab2", "r2 r7 b8", "r1 g3"]
    g = playing("alchemist, ninja, king", hands).when("0 ar1, 0 ab3, 0 ag5, 0 colour-0")
    while g.asked().startswith("0 "):
        g.when("0 " + g.asked().split()[-1])
    assert g.when("1 r2").asked() == "1 MayPlaySecond: no r7"


def test_alpha_looks_at_the_face_up_lead() -> None:
    """TX-MAT-31  The Ninja's second card, which would fit, is no lead."""
    hands = ["r1 g3", "r2 r9", "ar5 ar3 ar1 ab2"]  # 5 + 3 + 1 = 9
    g = playing("king, ninja, alchemist", hands, leader=1).when("1 r2, 1 r9, 2 ar1, 2 ar3, 2 ar5")
    while g.asked().startswith("2 "):
        g.when("2 " + g.asked().split()[-1])
    assert "TX-ALC-27" not in [event.because[0].rule for event in g.events("element")]


# Time travel and exchanges.


def test_on_a_rewind_the_second_card_is_discarded_and_the_card_drawn_stays() -> None:
    """TX-MAT-40"""
    hands = ["r9 b1", "r2 r7", "r1 b3"]
    g = playing("king, ninja, time traveler", hands, trick="r9", deck="g9 k9 k8").when(
        "1 r2, 1 r7, 2 power-0"
    )
    assert (part(g, "hands", 1), g.now("face_down"), g.now("discards")) == ("r2 g9", ["", "", ""], "r7")
    g.when("2 k8, 2 k9, 2 seat-1, 1 r2")
    assert g.asked() == "1 MayPlaySecond: no g9"


def test_when_the_past_is_changed_one_card_comes_back_though_two_were_played() -> None:
    """TX-MAT-40, TX-TIM-47"""
    hands = ["r8 b1", "r2 r7", "r9 b3"]
    g = playing("king, ninja, time traveler", hands, trick="r8", deck="g9").when(
        "1 r2, 1 r7, 2 r9, 1 yes, 2 yes"
    )
    assert g.asked() == "2 GiveCards: r2 r7 r8 r9 b3"
    g.when("2 r8, 2 r2")
    assert g.asked() == "2 DiscardCards: r7 r9 b3"
    g.when("2 r7, 2 seat-0")
    assert [part(g, "hands", seat) for seat in range(3)] == ["r8 b1", "r2 g9", "r9 b3"]


def test_in_the_fifth_trick_a_rewind_discards_the_card_from_the_deck() -> None:
    """TX-MAT-82"""
    hands = ["r9", "r2", "r1"]
    position: dict[str, object] = {"trick_number": 5, "trick": "r9", "deck": "g9 g8 g7 g6"}
    g = playing("king, ninja, time traveler", hands, **position).when("1 r2, 1 yes, 1 yes, 2 power-0")
    assert (part(g, "hands", 1), g.now("discards")) == ("r2", "g9")
    g.when("2 g7, 2 g8, 2 seat-1, 1 r2")
    assert g.asked() == "1 MayLook: no yes"


def test_a_card_put_back_is_the_next_one_drawn_and_the_ninja_knows_it() -> None:
    """TX-MAT-82, TX-HID-23"""
    hands = ["r9", "r2", "r1"]
    position: dict[str, object] = {"trick_number": 5, "trick": "r9", "deck": "g9 g8 g7 g6"}
    g = playing("king, ninja, time traveler", hands, **position).when("1 r2, 1 yes, 1 no, 2 power-0")
    assert g.asked() == "2 DiscardCards: r1 g8"
    assert g.now("hands", 1) == ["r9", "r2", "g9 ? ?"]
    assert g.now("hands", 0) == ["r9", "r2", "? ? ?"]


def test_the_face_down_card_of_a_partner_is_no_hand_card() -> None:
    """TX-MAT-83"""
    letters = ["crown", "invitation", ""]
    hands = ["r9 b1", "r2 r7 g1", "r1 b8"]
    g = playing("king, ninja, phantom thief", hands, letters=letters, chip="0", trick="r9", deck="k9")
    g.when("1 r2, 1 r7, 2 power-0, 2 b8")
    assert g.asked() == "1 AnswerOffer: no g1 k9"


def test_in_the_fifth_trick_a_partner_who_has_played_has_no_card_to_exchange() -> None:
    """TX-MAT-83"""
    letters = ["crown", "invitation", ""]
    position: dict[str, object] = {"trick_number": 5, "trick": "r9", "deck": "k9"}
    g = playing("king, ninja, phantom thief", ["r9", "r2", "r1"], letters=letters, chip="0", **position)
    g.when("1 r2, 1 yes, 1 yes")
    assert g.asked() == "2 TakeTurn: r1"


# The end of the round.


def test_the_ninjas_black_crown_comes_before_the_thiefs() -> None:
    """TX-MAT-47  Two wins and one: the difference is +1."""
    names = ["king", "ninja", "phantom thief", "collector"]
    g = Takers(
        4,
        {"characters": ",".join(names)},
        0,
        at="score",
        characters=names,
        wins=[0, 2, 1, 2],
        letters=["invitation", "crown", "", "30-points"],
        chip="1",
    )
    assert [word.split()[0] for word in g.told("black-crown")] == ["0", "1"]  # the King had no win
    names = ["hermit", "ninja", "phantom thief"]
    g = Takers(
        3,
        {"characters": ",".join(names)},
        0,
        at="score",
        characters=names,
        wins=[2, 2, 1],
        letters=["invitation", "crown", ""],
        chip="1",
        crowns=[0, 1, 0],
    )
    assert [word.split()[0] for word in g.told("black-crown")] == ["1", "2"]
    assert trick_table(g.t).crowns[2] == 1  # stolen from the Ninja
