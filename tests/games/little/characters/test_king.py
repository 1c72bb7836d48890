"""1  King: the Rare of his own and the ties he wins (LT, chapter 4.1)."""

import pytest

from little import Little

HANDS = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5"]
CAST = ["king", "ninja", "hermit"]
WING = "power-37"
PAIRS = ["king berserker", "hermit samurai", "resistance healer"]


def preparing(characters: list[str] | None = None, hands: list[str] | None = None) -> Little:
    """All is selected; King is seat 0 and prepares first."""
    return Little(3, None, 0, at="prepare", characters=characters or CAST, hands=hands or HANDS)


def trick(cards: str, **position: object) -> Little:
    """A trick, in the order of seats; King is seat 2, unless the test says otherwise."""
    characters = ["gambler", "collector", "king"]
    return Little(3, None, 0, **{"characters": characters, "hands": [""] * 3, "trick": cards, **position})


def points_as_king(wins: int, round_number: int, players: int = 3) -> int:
    """What a round brings King, who begins with 100 points."""
    characters = ["king", "resistance", "collector"][:players]
    if round_number == 3:
        characters = ["king resistance", "collector gambler", "healer devil"][:players]
    wins_of_all = [wins, 5 - wins, 0][:players]
    points = [100] * players
    g = Little(
        players,
        None,
        0,
        at="score",
        round=round_number,
        characters=characters,
        wins=wins_of_all,
        points=points,
    )
    return sum(event.number for event in g.events("scored") if "King" in event.because[0].sentence)


# King's Rare.


def test_king_takes_the_rare_and_discards_another_card() -> None:
    """LT-KING-01, LT-DEC-08  Everyone sees the Rare come, and nobody which card goes."""
    g = preparing()
    assert g.told("took-own") == ["0 RAk"]
    assert g.asked() == "0 Discard: r1 r2 r3 r4 r5"
    g.when("0 r3")
    assert (g.now("hands"), g.now("discards")) == (["r1 r2 r4 r5 RAk", *HANDS[1:]], "r3")
    assert g.told("discarded") == ["0 ?"]
    assert g.now("hands", 1) == ["RAk ? ? ? ?", HANDS[1], "? ? ? ? ?"]


@pytest.mark.parametrize("answer", ["0 RAk", "0 no", "0 done"])
def test_the_rare_stays_and_a_card_has_to_go(answer: str) -> None:
    """LT-KING-01, LT-GAP-29"""
    rule = "LT-KING-01" if answer == "0 RAk" else "FS-TURN-02"
    assert preparing().refused(answer) == rule


def test_before_berserkers_hand_the_rare_is_thrown_away_with_it() -> None:
    """LT-MAT-03, LT-BERS-10"""
    g = preparing(PAIRS).when("0 king-take-kings-rare, 0 r1, 0 RAm, 0 r10, 0 b10, 0 k10")
    assert g.now("hands") == ["M RAm r10 b10 k10", *HANDS[1:]]
    assert g.now("hands", 1) == ["M ? ? ? ?", HANDS[1], "? ? ? ? ?"]


def test_after_berserkers_hand_the_rare_stays_beside_miria() -> None:
    """LT-MAT-03, LT-KING-01, LT-BERS-04  One of the four chosen cards goes; all know what stays."""
    g = preparing(PAIRS).when("0 berserker-build-the-hand, 0 RAm, 0 r10, 0 b10, 0 k10")
    assert g.asked() == "0 Discard: RAm r10 b10 k10"
    assert g.refused("0 M") == "LT-BERS-04"
    g.when("0 r10")
    assert g.now("hands") == ["RAk M RAm b10 k10", *HANDS[1:]]
    assert g.now("hands", 1) == ["RAk M ? ? ?", HANDS[1], "? ? ? ? ?"]


def test_with_samurai_any_other_card_may_go() -> None:
    """LT-MAT-04  Black cards too, if they are still there."""
    g = preparing(["king samurai", "hermit ninja", "resistance healer"], ["r1 k2 r3 k4 r5", *HANDS[1:]])
    g.when("0 king-take-kings-rare")
    assert g.asked() == "0 Discard: r1 r3 r5 k2 k4"
    g = preparing(["king samurai", "hermit ninja", "resistance healer"], ["r1 k2 r3 k4 r5", *HANDS[1:]])
    g.when("0 samurai-replace-black-cards")
    assert "k" not in g.asked().split(": ")[1]


# Ties.


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("RAa RAb RAk", "2 RAk LT-STR-01 LT-KING-02"),
        ("RAa r9 RAk", "2 RAk LT-STR-01 LT-KING-02"),
        ("RAk r9 RAa", "2 RAa LT-STR-01 LT-KING-02"),
        ("r4d r9 r4", "1 r9 LT-STR-01"),  # not the strongest
        ("r4d b9 r4", "2 r4 LT-STR-01 LT-KING-02"),
        ("k4 r9 k4d", "2 k4d LT-STR-07 LT-KING-02"),
        ("r4 b4 g4", "0 r4 LT-STR-01"),  # equal numbers of other colours are no tie
        ("M r1 k1", "2 k1 LT-BERS-06 LT-KING-02"),
        ("r10 r1 r1e", "2 r1e LT-BERS-07 LT-KING-02"),
        ("WFa WFb WFm", "2 WFm LT-STR-04 LT-KING-02"),
    ],
)
def test_king_wins_a_tie_for_the_strongest(cards: str, winner: str) -> None:
    """LT-KING-02, LT-STR-04, LT-MAT-62  Whenever it was played; a card of other strength is no tie."""
    assert trick(cards).told("won") == [winner]


def test_nobody_asks_king_about_it() -> None:
    """LT-KING-03  He wins the tie also when he would rather not."""
    g = trick("RAa RAb", hands=["b1", "b2", "RAk b3"])
    g.when("2 RAk")
    assert g.told("won") == ["2 RAk LT-STR-01 LT-KING-02"]
    assert g.asked().startswith("2 LittleTurn")


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_in_every_trick(number: int) -> None:
    """LT-KING-05"""
    assert trick("RAa r9 RAb", trick_number=number).told("won") == ["2 RAb LT-STR-01 LT-KING-02"]


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("r1 WFa WFb", "2 WFb LT-RESI-03 LT-KING-02"),
        ("b2 g2 r2", "2 r2 LT-RESI-03 LT-KING-02"),
        ("b2 g3 r2", "2 r2 LT-RESI-03 LT-KING-02"),
        ("k2 g2 k1", "1 g2 LT-RESI-03"),
    ],
)
def test_in_kakumei_too(cards: str, winner: str) -> None:
    """LT-KING-05, LT-GAP-25, LT-MAT-67"""
    g = trick(cards, characters=["resistance", "gambler", "king"], kakumei=1, kakumei_uses=1)
    assert g.told("won") == [winner]


def test_every_card_of_his_wins_ties() -> None:
    """LT-KING-05, LT-MAT-01, LT-MAT-06  A card flipped last as well."""
    pairs = ["gambler healer", "collector hermit", "king ninja"]
    position = {"round": 3, "characters": pairs, "face_down": ["", "", "RAb"]}
    g = trick("RAa r9 r1", hands=["b1", "b2", "b3"], **position)
    assert g.when("2 yes").told("won") == ["2 RAb LT-STR-01 LT-KING-02"]


def test_the_wing_comes_before_king_and_king_before_nemu() -> None:
    """LT-KING-04, LT-MAT-67"""
    pairs = ["gambler healer", "king samurai", "berserker hermit"]
    position = {"round": 3, "characters": pairs, "beasts": ["nemu-tie", "", ""], "items": ["", "", "wing"]}
    hands = ["b1", "b2", "RAm b3"]
    g = trick("RAa RAk", hands=hands, **position)
    assert g.when("2 RAm").told("won") == ["1 RAk LT-STR-01 LT-KING-02"]
    g = trick("RAa RAk", hands=hands, **position)
    assert g.when(f"2 {WING}, 2 RAm").told("won") == ["2 RAm LT-STR-01 LT-ITEM-60"]


@pytest.mark.parametrize("cards", ["RAk WFa r9", "WFa RAk r9"])
def test_hermits_flag_beats_kings_rare(cards: str) -> None:
    """LT-KING-07, LT-MAT-59, LT-MAT-60  That is no tie."""
    characters = ["king", "hermit", "gambler"] if cards.startswith("RAk") else ["hermit", "king", "gambler"]
    g = trick(cards, characters=characters)
    winner = characters.index("hermit")
    assert g.told("won") == [f"{winner} WFa LT-HERM-04"]


def test_with_hermit_he_wins_among_white_flags() -> None:
    """LT-MAT-05  Without a Rare his flag is one of several."""
    pairs = ["gambler healer", "collector ninja", "king hermit"]
    g = trick("WFa WFb WFm", round=3, characters=pairs)
    assert g.told("won") == ["2 WFm LT-STR-04 LT-KING-02"]


# Points.


@pytest.mark.parametrize(("wins", "points"), [(0, 0), (1, 30), (2, 70), (3, 100), (4, 140)])
def test_points_by_wins(wins: int, points: int) -> None:
    """LT-GAP-02, LT-EX-51  And in the last round they are not doubled: LT-KING-06."""
    assert points_as_king(wins, 1) == points
    assert points_as_king(wins, 3) == points


@pytest.mark.parametrize(("wins", "points"), [(0, 0), (1, 0), (2, 30), (3, 70), (4, 100), (5, 140)])
def test_points_by_wins_with_two_players(wins: int, points: int) -> None:
    """LT-2P-03, LT-2P-04, LT-GAP-16"""
    assert points_as_king(wins, 1, 2) == points


def test_five_wins_win_the_game() -> None:
    """LT-TRICK-07, LT-GAP-06"""
    g = Little(3, None, 0, at="score", characters=CAST, wins=[5, 0, 0], points=[0, 90, 90])
    assert g.t.outcome is not None
    assert g.t.outcome.places[0] == 1
    assert g.told("game-over") == ["0 LT-TRICK-07"]


def test_king_does_not_choose_first_in_the_next_round() -> None:
    """LT-KING-06  Neither privilege of the base game is left: the fewest points choose first."""
    g = Little(3, None, 0, at="score", characters=CAST, wins=[4, 1, 0], points=[100, 100, 0])
    assert g.table.round == 2
    assert g.t.next_seat() != 0
