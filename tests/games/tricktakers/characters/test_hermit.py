"""4A  Hermit: section 4.4."""

import pytest

from tables import Given
from tricktakers import Takers

CAST = ["hermit", "king", "gambler"]


def at_play(hands: list[str], **position: object) -> Takers:
    given: dict[str, object] = {"characters": CAST, "hands": hands, "deck": "g8 g9", **position}
    return Takers(3, None, 0, **given)


def laid(cards: str, hermit: int, **position: object) -> Takers:
    """These cards are the trick; the Hermit sits here."""
    plays = cards.split()
    cast = ["king", "gambler", "berserker", "ruler"][: len(plays) - 1]
    cast.insert(hermit, "hermit")
    return Takers(len(plays), None, 0, characters=cast, hands=plays, trick=cards, **position)


def gained(g: Given) -> int:
    return sum(event.number for event in g.events("gained"))


def scored(wins: int, **position: object) -> Takers:
    given: dict[str, object] = {"points": [100, 100, 100], **position}
    cast = ["hermit", "berserker", "resistance"]
    return Takers(3, None, 0, at="score", characters=cast, wins=[wins, 5 - wins, 0], **given)


# Dexterous hand.


def test_before_playing_the_hermit_may_draw_a_card_and_then_discards_one() -> None:
    """TT-HER-01  The others see that a card was drawn and one discarded, not which."""
    g = at_play(["r5 b1", "r2", "r3"])
    assert g.asked() == "0 TakeTurn: r5 b1 power-0"
    g.when("0 power-0")
    assert g.asked() == "0 DiscardOne: r5 b1 g8"
    g.when("0 b1")
    assert (g.now("hands"), g.now("discards")) == (["r5 g8", "r2", "r3"], "b1")
    assert (g.told("drew"), g.told("discarded"), g.told("drew", 0)) == (["0 ?"], ["0 ?"], ["0 g8"])


def test_the_hermit_draws_only_on_the_own_turn_and_before_playing() -> None:
    """TT-HER-01"""
    g = at_play(["r5 b1", "r2", "r3"], leader=2)
    assert g.refused("0 power-0") == "FS-TURN-01"
    g.when("2 r3, 0 r5")
    assert g.asked() == "1 TakeTurn: r2"


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("leader", [0, 2])
def test_the_hermit_draws_at_most_once_a_turn_in_each_trick(leader: int, number: int) -> None:
    """TT-HER-02  Also when leading."""
    g = at_play(["r5 b1", "r2", "r3"], leader=leader, trick_number=number)
    if leader == 2:
        g.when("2 r3")
    g.when("0 power-0, 0 b1")
    assert g.refused("0 power-0") == "TT-HER-02"
    assert "power" not in g.asked()


def test_in_the_next_trick_the_hermit_may_draw_again() -> None:
    """TT-HER-02"""
    g = at_play(["r9 b1 b2", "r2 b3", "r3 b4"]).when("0 power-0, 0 b1, 0 r9, 1 r2, 2 r3, 0 power-0")
    assert g.asked() == "0 DiscardOne: b2 g8 g9"


def test_the_drawn_card_may_be_the_one_that_goes() -> None:
    """TT-HER-03, TT-GAP-30  The draw comes first."""
    g = at_play(["r5 b1", "r2", "r3"]).when("0 power-0, 0 g8")
    assert (g.now("hands"), g.now("discards")) == (["r5 b1", "r2", "r3"], "g8")


def test_having_drawn_the_hermit_must_discard() -> None:
    """TT-HER-04  And may not play before; the hand keeps its size."""
    g = at_play(["r5 b1", "r2", "r3"]).when("0 power-0")
    assert [g.refused(f"0 {answer}") for answer in ("no", "done", "power-0", "r2")] == ["FS-TURN-02"] * 4
    assert g.when("0 r5").now("hand_counts") == [2, 1, 1]
    assert g.told("led") == []


def test_following_is_judged_after_the_draw() -> None:
    """TT-HER-05  Without the last card of the lead colour the Hermit is free; a red card drawn binds."""
    g = at_play(["r9 b7 k1", "r2", "r3"], leader=2).when("2 r3")
    assert g.asked() == "0 TakeTurn: r9 power-0"
    assert g.when("0 power-0, 0 r9").asked() == "0 TakeTurn: b7 g8 k1"
    g = at_play(["b7 k1", "r2", "r3"], leader=2, deck="r9").when("2 r3, 0 power-0, 0 b7")
    assert g.asked() == "0 TakeTurn: r9"


# White Flag defeats Rare.


@pytest.mark.parametrize("cards", ["RAa WFa k9", "r9 RAa k1 WFa", "RAa RAb WFa", "RAa r1 k1 WFb"])
def test_the_hermits_flag_is_stronger_than_a_rare(cards: str) -> None:
    """TT-HER-06"""
    flag = next(i for i, card in enumerate(cards.split()) if card.startswith("WF"))
    assert laid(cards, hermit=flag).told("won")[0].endswith(" TT-HER-06")


@pytest.mark.parametrize(
    ("cards", "winner"), [("RAa WFa M", "2 M TT-BER-07"), ("RAa WFa M r1", "3 r1 TT-BER-08")]
)
def test_the_hermits_flag_is_weaker_than_the_berserker_card_and_the_1s_that_beat_it(
    cards: str, winner: str
) -> None:
    """TT-HER-07"""
    assert laid(cards, hermit=1).told("won") == [winner]


@pytest.mark.parametrize(
    ("cards", "winner"),
    [("r1 WFa r2", "2 r2"), ("WFb WFa r1", "2 r1"), ("M WFa r3", "0 M"), ("WFb WFa WFm", "0 WFb")],
)
def test_without_a_rare_the_hermits_flag_is_an_ordinary_one(cards: str, winner: str) -> None:
    """TT-HER-08, TT-GAP-17"""
    assert laid(cards, hermit=1).told("won")[0].startswith(f"{winner} ")


@pytest.mark.parametrize(("cards", "hermit"), [("RAa b8 WFa", 2), ("WFa b8 RAa", 0), ("b8 WFa RAa", 1)])
def test_the_rare_may_be_played_before_or_after_the_flag(cards: str, hermit: int) -> None:
    """TT-HER-09"""
    assert laid(cards, hermit).told("won") == [f"{hermit} WFa TT-HER-06"]


def test_the_power_of_the_flag_cannot_be_declined() -> None:
    """TT-HER-10  The Hermit leads a flag to lose, is asked nothing, and a later Rare makes it win."""
    g = at_play(["WFa", "RAa", "r3"]).when("0 WFa")
    assert g.asked().startswith("1 TakeTurn")
    assert g.when("1 RAa, 2 r3").told("won") == ["0 WFa TT-HER-06"]


@pytest.mark.parametrize(
    ("cards", "winner"), [("RAa WFa r3", "0 RAa"), ("WFb RAa WFa", "2 WFa"), ("WFm RAa r9", "1 RAa")]
)
def test_flags_of_others_have_no_power_over_a_rare(cards: str, winner: str) -> None:
    """TT-HER-11  The Hermit sits on seat 2."""
    assert laid(cards, hermit=2).told("won")[0].startswith(f"{winner} ")


@pytest.mark.parametrize("rare", ["RAa", "RAb", "RAk", "RAm"])
def test_every_rare_counts(rare: str) -> None:
    """TT-HER-12  Those of the deck, the King's and the Berserker's."""
    g = laid(f"{rare} WFa r3", hermit=1)
    assert (g.told("won"), gained(g)) == (["1 WFa TT-HER-06"], 30)


@pytest.mark.parametrize(("round_number", "bonus"), [(1, 30), (2, 30), (3, 100)])
def test_a_rare_beaten_brings_30_points_and_100_in_the_last_round(round_number: int, bonus: int) -> None:
    """TT-HER-13"""
    g = laid("RAa WFa r3", hermit=1, round=round_number)
    assert g.told("gained") == ["1 TT-HER-13"]
    assert g.now("points") == [30, 30 + bonus, 30]


def test_the_bonus_comes_when_the_trick_is_resolved() -> None:
    """TT-HER-14, TT-GAP-29  Before the next lead; at the end of the round only the table is added."""
    g = at_play(["WFa b1", "RAa b2", "r3 b3"], trick_number=4).when("0 WFa, 1 RAa, 2 r3")
    assert g.now("points") == [60, 30, 30]
    assert g.asked().startswith("0 TakeTurn: b1")
    g.when("0 b1, 1 b2, 2 b3")
    assert g.now("points") == [50, 30, 30]  # one win: 10 less


def test_the_bonus_is_given_once_a_trick_and_again_in_the_next() -> None:
    """TT-HER-15, TT-GAP-29  Two Rares in a trick bring it once."""
    g = at_play(["WFa WFb", "RAa RAk", "RAb b3"]).when("0 WFa, 1 RAa, 2 RAb")
    assert gained(g) == 30
    assert gained(g.when("0 WFb, 1 RAk, 2 b3")) == 60


@pytest.mark.parametrize("cards", ["RAa WFa M", "RAa WFa M r1", "r9 WFa RAa M"])
def test_there_is_no_bonus_if_another_card_wins(cards: str) -> None:
    """TT-HER-16, TT-GAP-29  Although the Rare was beaten."""
    g = laid(cards, hermit=1)
    assert (g.events("won")[0].seat == 1, gained(g)) == (False, 0)


@pytest.mark.parametrize(
    ("cards", "winner"), [("RAa WFa r1", "1 WFa TT-RES-12"), ("WFb WFa RAa", "0 WFb TT-RES-12")]
)
def test_in_kakumei_the_flag_has_neither_its_power_nor_its_bonus(cards: str, winner: str) -> None:
    """TT-HER-17  It may win as a flag, which is an ordinary win."""
    g = laid(cards, hermit=1, kakumei=1)
    assert (g.told("won"), gained(g)) == ([winner], 0)


# The end of the round.


@pytest.mark.parametrize("round_number", [1, 2, 3])
def test_five_wins_win_the_game_in_any_round(round_number: int) -> None:
    """TT-HER-18"""
    assert scored(5, round=round_number).told("game-over") == ["0 TT-HER-18"]
    assert "0 TT-HER-18" not in scored(4, round=round_number).told("game-over")


def test_the_hermit_gets_crowns_like_anybody() -> None:
    """TT-HER-19  The Crown with the most wins, a Black Crown with none."""
    assert scored(4).told("crown") == ["0 TT-CRN-02"]
    assert "0 TT-BCR-02" in scored(0).told("black-crown")


@pytest.mark.parametrize(("wins", "points"), [(0, 50), (1, -10), (2, -30), (3, 70), (4, 100)])
def test_the_hermits_points_by_tricks_won(wins: int, points: int) -> None:
    """TT-HER-19  The same in all rounds."""
    for round_number in (1, 2, 3):
        assert scored(wins, round=round_number).table.points[0] == 100 + points


@pytest.mark.parametrize(("wins", "points"), [(0, 100), (1, 50), (2, -10), (3, -30), (4, 70), (5, 100)])
def test_the_hermits_card_for_two_players(wins: int, points: int) -> None:
    """TT-GAP-07  Five wins do not win the game."""
    g = Takers(2, at="score", characters=["hermit", "king"], wins=[wins, 5 - wins], points=[100, 0])
    assert (g.table.points[0], g.told("game-over")) == (100 + points, [])


@pytest.mark.parametrize(("round_number", "bonus"), [(4, 30), (5, 100)])
def test_the_bonus_for_two_players(round_number: int, bonus: int) -> None:
    """TT-GAP-07  30 points, and 100 in the fifth round."""
    g = Takers(2, characters=["hermit", "king"], hands=["WFa", "RAa"], trick="WFa RAa", round=round_number)
    assert gained(g) == bonus
