"""The Samurai beside other characters: the rows of the matrix of the expansion that speak of it."""

import pytest

from tables import Given
from tricktakers import Takers


def table(cast: str, hands: list[str], trick: str = "", **position: object) -> Takers:
    names = cast.split(", ")
    options: dict[str, int | str | bool] = {"characters": ",".join(names), "selection_mode": "all_star"}
    return Takers(len(names), options, 0, characters=names, hands=hands, trick=trick, **position)


def part(g: Given, key: str, seat: int, viewer: int | None = None) -> str:
    """Of the hands or the taken cards those of one seat."""
    parts = g.now(key, viewer)
    assert isinstance(parts, list)
    return str(parts[seat])


def with_partner() -> Takers:
    """The Phantom Thief leads, and the Samurai of seat 0 holds the Invitation."""
    hands = ["r8 b1", "k5 b2", "r2 b3"]
    letters = ["invitation", "", "crown"]
    cast = "samurai, phantom thief, king"
    return table(cast, hands, letters=letters, chip="0", leader=1, deck="k6 g9")


def test_phantom_thief_a_black_card_that_is_accepted_is_replaced() -> None:
    """TX-MAT-45  The Samurai as the partner: shown, discarded, and a card is drawn for it."""
    g = with_partner().when("1 power-0, 1 k5, 0 b1")
    assert g.told("discarded", 2) == ["0 k5 TX-SAM-02", "0 k6 TX-SAM-02"]
    assert (part(g, "hands", 0), part(g, "hands", 1)) == ("r8 g9", "b1 b2")


def test_phantom_thief_a_black_card_that_is_refused_is_discarded_unseen() -> None:
    """TX-MAT-45"""
    g = with_partner().when("1 power-0, 1 k5, 0 no")
    assert (g.told("discarded", 2), part(g, "hands", 0)) == (["0 ?"], "r8 b1")


@pytest.mark.parametrize(("answer", "winner"), [("yes", "2 k6 TT-STRN-02"), ("no", "0 r8 TX-SAM-04")])
def test_ninja_a_revealed_flag_takes_the_power_away_at_the_last_moment(answer: str, winner: str) -> None:
    """TX-MAT-52, TX-GAP-51  One that is discarded does not."""
    g = table("samurai, ninja, king", ["r8 b1", "r2 WFa b2", "k6 b3"]).when("0 r8, 1 r2, 1 WFa, 2 k6")
    assert g.when(f"1 {answer}").told("won") == [winner]


def test_ninja_a_revealed_red_card_may_be_taken() -> None:
    """TX-MAT-52"""
    g = table("samurai, ninja, king", ["r8 b1", "r2 r3 b2", "b6 b3"]).when("0 r8, 1 r2, 1 r3, 2 b6")
    assert g.when("1 yes").asked() == "0 MayTakeRed: no r2 r3"
    g = table("samurai, ninja, king", ["r8 b1", "r2 r3 b2", "b6 b3"]).when("0 r8, 1 r2, 1 r3, 2 b6")
    assert g.when("1 no").asked() == "0 MayTakeRed: no r2"


def test_berserker_red_1_beats_the_berserker_card_like_every_1() -> None:
    """TX-MAT-57"""
    g = table("samurai, berserker, hermit", ["r1", "M", "k9"], "r1 M k9")
    assert g.told("won") == ["0 r1 TT-BER-08"]


def test_hermit_any_flag_takes_the_power_away() -> None:
    """TX-MAT-57  Also the one that would beat a Rare."""
    g = table("samurai, berserker, hermit", ["r9 b1", "k10 M", "WFa b2"], "r9 k10 WFa")
    assert g.told("won") == ["1 k10 TT-STRN-02"]


@pytest.mark.parametrize(("card", "asked"), [("r3", "0 MayTakeRed: no r3"), ("b3", "0 TakeTurn: b1")])
def test_potion_a_red_card_turned_up_can_be_taken(card: str, asked: str) -> None:
    """TX-MAT-68"""
    items = {"items": "potion-of-invisibility crystal", "item_deck": "rock-crystal"}
    g = table("samurai, adventurer, king", ["r8 b1", f"{card} g2", "g6 b4"], "r8", **items)
    assert g.when(f"1 power-1, 1 {card}, 2 g6").asked() == asked


def test_potion_a_flag_turned_up_takes_the_power_away() -> None:
    """TX-MAT-68"""
    items = {"items": "potion-of-invisibility crystal", "item_deck": "rock-crystal"}
    g = table("samurai, adventurer, king", ["r8 b1", "WFa g2", "k6 b4"], "r8", **items)
    assert g.when("1 power-1, 1 WFa, 2 k6").told("won") == ["2 k6 TT-STRN-02"]


def test_summoner_maru_is_a_red_10_in_the_samurais_hand() -> None:
    """TX-MAT-85, TX-SAM-10  Without magic points, and it fights as black 10: only black 1 beats it."""
    cast = "samurai, summoner, king"
    g = table(cast, ["MARU b1", "r2 b2", "k9 b3"], mp=0).when("0 MARU, 1 r2, 2 k9")
    assert g.told("won") == ["0 MARU TX-SAM-04"]
    g = table(cast, ["MARU b1", "r2 b2", "k1 b3"], mp=0).when("0 MARU, 1 r2, 2 k1")
    assert g.told("won") == ["2 k1 TX-SAM-10"]


def test_summoner_oko_is_black_and_does_not_stay() -> None:
    """TX-MAT-85, TX-MAT-41  Given by Change the past: shown, out for the round, replaced by a draw."""
    hands = ["RAa OKO b1", "r2 r3 b3", "r4 r5 b4"]
    g = table("time traveler, samurai, summoner", hands, deck="g9").when("0 RAa, 1 r2, 2 r4")
    g.when("0 yes, 0 OKO, 0 r4")
    assert g.told("discarded") == ["1 OKO TX-SAM-02"]
    assert (part(g, "hands", 1), g.now("out")) == ("r3 b3 g9", "OKO")


def test_the_proactive_wing_wins_the_tie_against_red_7() -> None:
    """TX-MAT-122  Black 7 with the Wing, played later."""
    items = {"items": "map-of-destiny proactive-wing", "item_deck": "rock-crystal"}
    cast = "samurai, adventurer, king"
    g = table(cast, ["r7 b1", "k7 g2", "b6 b4"], "r7", **items).when("1 power-10, 1 k7, 2 b6")
    assert g.told("won")[0].endswith(" TA-ITM-70")
    plain = table(cast, ["r7 b1", "k7 g2", "b6 b4"], "r7", **items).when("1 k7, 2 b6")
    assert plain.told("won") == ["0 r7 TX-SAM-04 TT-TRICK-16"]
