"""4  Resistance: Kakumei, what it is judged by and what it brings (LT, chapter 4.4)."""

import pytest

from little import Little

CAST = ["gambler", "resistance", "hermit"]


def playing(hands: list[str], **position: object) -> Little:
    """Resistance is seat 1."""
    return Little(3, None, 0, **{"characters": CAST, "hands": hands, **position})


def kakumei(cards: str, **position: object) -> Little:
    """A finished Kakumei trick, in the order of seats; everybody holds one more card."""
    place = {"trick": cards, "kakumei": 1, "kakumei_uses": 1, **position}
    return playing(["b3", "b5", "b6"], **place)


def points_as_resistance(wins: int, players: int = 3, **position: object) -> list[int]:
    wins_of_all = [0, wins, 0][:players]
    place = {"at": "score", "characters": CAST[:players], "wins": wins_of_all, **position}
    g = Little(players, None, 0, **place)
    rules = ["LT-RESI-06", "LT-2P-03" if players == 2 else "LT-RESI-10"]
    return [event.number for event in g.events("scored") if event.because[0].rule in rules]


# The declaration.


def test_after_the_own_play_kakumei_may_be_declared() -> None:
    """LT-RESI-01, LT-TURN-06, LT-DEC-18"""
    g = playing(["r9 b1", "r7 b2", "r1 b3"], trick="r9").when("1 r7")
    assert g.asked() == "1 MayDeclare: no yes"
    g.when("1 yes")
    assert g.told("kakumei") == ["1"]
    assert (g.now("kakumei"), g.now("kakumei_uses")) == (1, 1)
    assert g.asked().startswith("2 LittleTurn")
    g = playing(["r9 b1", "r7 b2", "r1 b3"], trick="r9").when("1 r7, 1 no")
    assert (g.now("kakumei"), g.now("kakumei_uses"), g.told("kakumei")) == (0, 0, [])


def test_once_in_a_round() -> None:
    """LT-RESI-01"""
    g = playing(["r9 b1", "r7 b2", "r8 b3"], trick="r9").when("1 r7, 1 yes, 2 r8")
    assert g.told("won") == ["1 r7 LT-RESI-03"]
    g.when("1 b2")
    assert g.asked().startswith("2 LittleTurn")
    assert g.refused("1 yes") == "FS-TURN-01"


def test_kept_back_it_may_be_declared_later() -> None:
    """LT-RESI-01, LT-DEC-18"""
    g = playing(["r9 b1", "r7 b2", "r8 b3"], trick="r9").when("1 r7, 1 no, 2 r8, 0 b1, 1 b2")
    assert g.asked() == "1 MayDeclare: no yes"


def test_only_for_that_trick() -> None:
    """LT-RESI-02, LT-TRICK-06"""
    g = playing(["r9 b1", "r7 b2", "r8 b3"], trick="r9").when("1 r7, 1 yes, 2 r8, 1 b2, 2 b3, 0 b1")
    assert g.told("won") == ["1 r7 LT-RESI-03", "2 b3 LT-STR-01"]


def test_cards_played_before_it_are_judged_as_well() -> None:
    """LT-RESI-03"""
    g = playing(["r2 b1", "r7 b2", "k8 b3"], trick="r2").when("1 r7, 1 yes, 2 k8")
    assert g.told("won") == ["0 r2 LT-RESI-03"]


def test_following_stays_as_it_is() -> None:
    """LT-FOL-09"""
    g = playing(["r2 b1", "r7 b2", "r3 b3"], trick="r2").when("1 r7, 1 yes")
    assert g.asked() == "2 LittleTurn: r3 power-0"
    assert g.refused("2 b3") == "LT-FOL-03"


def test_with_two_players_twice_in_two_tricks() -> None:
    """LT-2P-25, LT-GAP-17"""
    g = Little(2, None, 0, characters=["gambler", "resistance"], hands=["r9 b1 g1", "r7 b2 g2"], trick="r9")
    g.when("1 r7, 1 yes, 1 b2")
    assert g.asked() == "1 MayDeclare: no yes"
    g.when("1 yes, 0 b1, 0 g1, 1 g2")
    assert not g.asked().startswith("1 MayDeclare")
    assert g.told("kakumei") == ["1", "1"]


def test_a_clock_gives_the_declaration_back() -> None:
    """LT-RESI-13, LT-ITEM-106, LT-MAT-69"""
    hands = ["r9 b1", "r7 b2", "r8 b3"]
    g = playing(hands, trick="r9", items=["", "", "clock"]).when("1 r7, 1 yes, 2 power-41, 2 seat-1")
    assert (g.now("kakumei"), g.now("kakumei_uses"), g.now("hands")) == (0, 0, hands)
    assert g.when("1 r7").asked() == "1 MayDeclare: no yes"


# The strength of a Kakumei trick.


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("r3 b2 g4", 1),
        ("k1 b9 g9", 1),  # black after the others
        ("k2 k1 RAa", 1),
        ("RAa k9 M", 1),
        ("WFa r1 WFb", 0),
        ("RAa M RAb", 0),
        ("r10 r1 b1", 1),  # a 1 has nothing to do with a 10
        ("r10 b9 r1", 2),
        ("M r5 b6", 1),  # nor MIRIA with a 1
        ("M RAa r10", 2),
    ],
)
def test_the_weakest_wins(cards: str, winner: int) -> None:
    """LT-RESI-03, LT-RESI-04, LT-GAP-26, LT-MAT-19, LT-MAT-68"""
    assert kakumei(cards).told("won")[0].startswith(f"{winner} {cards.split()[winner]} ")


def test_samurais_red_is_red_in_kakumei() -> None:
    """LT-RESI-04, LT-SAMU-06, LT-MAT-16"""
    cast = ["samurai", "resistance", "hermit"]
    assert kakumei("r5 k1 b6", characters=cast).told("won") == ["0 r5 LT-RESI-03"]


def test_changed_numbers_stay_changed() -> None:
    """LT-RESI-05, LT-MAT-66  The Sword makes a 7 a 2, the Axe a 2 a 10; Healer's sum counts."""
    hands = ["r3 b1", "r7 b2", "r8 b3"]
    g = playing(hands, trick="r3", items=["", "sword", ""]).when("1 power-42, 1 r7, 1 yes, 2 r8")
    assert g.told("won") == ["1 r7 LT-RESI-03"]
    assert g.now("kakumei_bonus") == 50
    g = playing(["r3 b1", "r2 b2", "r8 b3"], trick="r3", items=["", "axe", ""])
    assert g.when("1 power-35, 1 r2, 1 yes, 2 r8").told("won") == ["0 r3 LT-RESI-03"]
    pairs = ["gambler devil", "resistance healer", "hermit collector"]
    g = playing(["r3 b1", "r5 b6 g1", "r8 b3"], trick="r3", characters=pairs)
    g.when("1 r5, 1 b6, 1 yes, 2 r8, 2 no")
    assert (g.told("won"), g.now("kakumei_bonus")) == (["1 r5 LT-RESI-03"], 50)  # 11 is a 1


# Points.


@pytest.mark.parametrize(
    ("card", "bonus"),
    [
        *[(f"r{number}", 50) for number in (1, 2, 3)],
        *[(f"g{number}", 80) for number in (4, 5, 6)],
        *[(f"b{number}", 100) for number in (7, 8, 9)],
        ("b10", 100),
        ("k1", 150),
        ("k9", 150),
        ("k10", 150),
        ("k4d", 150),
        ("WFa", 30),
        ("RAa", 0),
    ],
)
def test_the_winning_card_decides_the_bonus(card: str, bonus: int) -> None:
    """LT-RESI-06 to LT-RESI-08, LT-GAP-56"""
    others = ("M", "RAm") if card == "RAa" else ("RAa", "RAb")
    g = kakumei(f"{others[0]} {card} {others[1]}")
    assert g.told("won")[0].startswith(f"1 {card} LT-RESI-03")
    assert (g.now("kakumei_bonus"), g.now("kakumei_wins")) == (bonus, 1)


def test_miria_brings_no_bonus() -> None:
    """LT-RESI-08  It wins a Kakumei trick only where nobody else has a card."""
    g = playing(["", "M", ""], leader=1, trick_number=5).when("1 M, 1 yes")
    assert g.told("won")[0].startswith("1 M")
    assert [event.number for event in g.events("scored") if event.seat == 1] == [20]


def test_a_0_counts_with_the_low_numbers() -> None:
    """LT-RESI-09, LT-RESI-07, LT-MAT-18  A sum of 20; a black one is black all the same."""
    pairs = ["gambler devil", "resistance healer", "hermit collector"]
    for main, bonus in (("r10", 50), ("k10", 150)):
        g = playing(["RAa b1", f"{main} b10 g1", "RAb b3"], trick="RAa", characters=pairs)
        g.when(f"1 {main}, 1 b10, 1 yes, 2 RAb, 2 no")
        assert (g.told("won")[0].split()[1], g.now("kakumei_bonus")) == (main, bonus)


def test_a_kakumei_trick_of_another_brings_nothing() -> None:
    """LT-RESI-12"""
    g = kakumei("r1 r2 r3")
    assert (g.told("won"), g.now("kakumei_bonus"), g.now("kakumei_wins")) == (["0 r1 LT-RESI-03"], 0, 0)


def test_another_trick_brings_no_bonus() -> None:
    """LT-RESI-06"""
    g = playing(["b3", "b5", "b6"], trick="r1 r2 b9")
    assert (g.told("won"), g.now("kakumei_bonus")) == (["1 r2 LT-STR-01"], 0)


@pytest.mark.parametrize("wins", range(6))
def test_every_win_brings_20(wins: int) -> None:
    """LT-RESI-10  The Kakumei trick included; with two players 10 (LT-2P-03)."""
    assert points_as_resistance(wins) == [20 * wins]
    assert points_as_resistance(wins, 2) == [10 * wins]


def test_the_bonus_comes_on_top() -> None:
    """LT-RESI-06, LT-RESI-10, LT-TRICK-08"""
    assert points_as_resistance(1, kakumei_bonus=150, kakumei_uses=1, kakumei_wins=1) == [20, 150]


@pytest.mark.parametrize(
    ("card", "bonus"), [("k5", 100), ("r8", 70), ("r5", 50), ("r2", 30), ("WFa", 20), ("RAa", 0)]
)
def test_the_bonus_with_two_players(card: str, bonus: int) -> None:
    """LT-2P-03, LT-GAP-16"""
    g = Little(
        2,
        None,
        0,
        characters=["gambler", "resistance"],
        hands=["b3", "b5"],
        trick=f"RAb {card}" if card != "RAa" else "M RAa",
        kakumei=1,
        kakumei_uses=1,
    )
    assert g.now("kakumei_bonus") == bonus


def test_five_wins_do_not_win_the_game() -> None:
    """LT-RESI-11, LT-GAP-06, LT-MAT-20"""
    g = Little(3, None, 0, at="score", characters=CAST, wins=[0, 5, 0])
    assert g.t.outcome is None
    assert g.table.round == 2
    pairs = ["gambler devil", "resistance collector", "hermit king"]
    g = Little(3, None, 0, at="score", round=3, characters=pairs, wins=[0, 5, 0], points=[0, 500, 0])
    assert g.told("game-over") != ["1 LT-TRICK-07"]


def test_with_gambler_a_kakumei_win_is_a_win_for_the_bid() -> None:
    """LT-MAT-09"""
    pairs = ["king devil", "gambler resistance", "hermit collector"]
    g = Little(
        3,
        None,
        0,
        at="score",
        round=3,
        characters=pairs,
        wins=[2, 1, 2],
        bid=1,
        kakumei_bonus=50,
        kakumei_wins=1,
    )
    assert sorted(event.number for event in g.events("scored") if event.seat == 1) == [20, 40, 50]
