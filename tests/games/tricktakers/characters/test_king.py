"""1A  King: section 4.1."""

import pytest

from tricktakers import Takers

HANDS = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5"]


def king_sets_up(**position: object) -> Takers:
    return Takers(
        3, None, 0, at="setup", characters=["king", "resistance", "hermit"], hands=HANDS, **position
    )


def points_as_king(wins: int, round_number: int) -> int:
    """What the round brings a King who begins with 100 points."""
    cast = ["king", "berserker", "resistance"]
    wins_of_all = [wins, 5 - wins, 0]
    g = Takers(3, at="score", round=round_number, characters=cast, wins=wins_of_all, points=[100, 100, 100])
    return g.table.points[0] - 100


def test_the_king_takes_the_kings_rare_into_the_hand() -> None:
    """TT-KING-01  Everyone sees it; the hand has six cards."""
    g = king_sets_up()
    assert g.told("took-own") == ["0 RAk"]
    assert (g.now("hands", 0), g.now("hand_counts")) == (
        ["r1 r2 r3 r4 r5 RAk", "? ? ? ? ?", "? ? ? ? ?"],
        [6, 5, 5],
    )


def test_the_king_discards_a_card_of_choice() -> None:
    """TT-KING-02"""
    g = king_sets_up()
    assert g.asked() == "0 DiscardOne: r1 r2 r3 r4 r5"
    g.when("0 r3")
    assert (g.now("hands"), g.now("discards")) == (["r1 r2 r4 r5 RAk", *HANDS[1:]], "r3")
    assert g.asked().startswith("0 TakeTurn")


def test_the_kings_rare_may_not_be_the_card_discarded() -> None:
    """TT-KING-03, TT-GAP-21"""
    assert king_sets_up().refused("0 RAk") == "TT-KING-03"


@pytest.mark.parametrize("answer", ["0 no", "0 done", "0 yes"])
def test_taking_and_discarding_are_compulsory(answer: str) -> None:
    """TT-KING-04  The Rare is taken unasked, and the discard cannot be declined."""
    assert king_sets_up().refused(answer) == "FS-TURN-02"


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("RAk RAa RAb", "0 RAk TT-STRN-05"),
        ("RAa RAk RAb", "0 RAa TT-STRN-05"),
        ("r9 RAb RAk", "1 RAb TT-STRN-05"),
        ("RAk k9 M", "2 M TT-BER-07"),
    ],
)
def test_the_kings_rare_is_a_rare_like_any_other(cards: str, winner: str) -> None:
    """TT-KING-05"""
    g = Takers(3, characters=["king", "gambler", "berserker"], hands=cards.split(), trick=cards)
    assert g.told("won") == [winner]


@pytest.mark.parametrize("low", ["r1", "k1", "WFa", "b2"])
def test_no_low_card_beats_the_kings_rare(low: str) -> None:
    """TT-GAP-63  Only the Hermit's White Flag does, as it beats every Rare."""
    for cards in (f"RAk {low} r9", f"{low} RAk r9"):
        g = Takers(3, characters=["king", "gambler", "berserker"], hands=cards.split(), trick=cards)
        assert g.told("won")[0].endswith(" RAk TT-STRN-05")
    flag = Takers(
        3, characters=["king", "hermit", "berserker"], hands=["RAk", "WFa", "r9"], trick="RAk WFa r9"
    )
    assert flag.told("won") == ["1 WFa TT-HER-06"]


def test_who_was_king_chooses_first_in_the_next_round() -> None:
    """TT-KING-06  In spite of a Crown and the most points."""
    g = Takers(
        3, at="deal", round=2, previous=["gambler", "hermit", "king"], points=[30, 0, 300], crowns=[0, 0, 1]
    )
    assert g.asked().startswith("2 ChooseCharacter:")


def test_who_was_king_cannot_be_king_again_in_the_next_round() -> None:
    """TT-KING-07"""
    g = Takers(3, at="deal", round=2, previous=["gambler", "hermit", "king"])
    assert g.asked() == "2 ChooseCharacter: gambler resistance hermit berserker"
    assert g.refused("2 king") == "TT-SEL-08"
    assert "king" in g.when("2 gambler").asked()


def test_the_privilege_depends_only_on_having_been_king() -> None:
    """TT-KING-08  A round without a win, without points: first all the same."""
    cast = ["hermit", "berserker", "king"]
    g = Takers(3, at="score", characters=cast, wins=[3, 2, 0], points=[0, 0, 200])
    assert g.now("points") == [70, 30, 200]
    assert g.asked().startswith("2 ChooseCharacter:")


@pytest.mark.parametrize(("wins", "points"), [(0, 0), (1, 20), (2, 50), (3, 80), (4, 120)])
def test_the_kings_points_by_tricks_won(wins: int, points: int) -> None:
    """TT-KING-09, TT-KING-12  Rounds 1 and 2 by the table, and the last round twice that."""
    assert [points_as_king(wins, round_number) for round_number in (1, 2, 3)] == [points, points, 2 * points]


def test_only_the_own_table_is_doubled() -> None:
    """TT-KING-10, TT-GAP-61  In round 3 one win brings twice 20, and a task that was done its plain 20."""
    g = Takers(
        3,
        at="score",
        round=3,
        characters=["ruler", "king", "hermit"],
        wins=[1, 1, 3],
        points=[0, 100, 0],
        tasks="take-red take-blue",
        tasks_taken="take-red",
    )
    assert g.table.points[1] == 100 + 40 + 20


@pytest.mark.parametrize("round_number", [1, 2, 3])
def test_five_wins_win_the_game_in_any_round(round_number: int) -> None:
    """TT-KING-11"""
    g = Takers(3, at="score", round=round_number, characters=["hermit", "king", "berserker"], wins=[0, 5, 0])
    assert g.told("game-over") == ["1 TT-KING-11"]
    four = Takers(3, at="score", round=round_number, characters=["hermit", "king", "gambler"], wins=[0, 4, 1])
    assert four.told("game-over") != ["1 TT-KING-11"]


def test_the_king_gets_crowns_like_anybody() -> None:
    """TT-KING-12  Without a win no points and a Black Crown, before all others; the most wins, the Crown."""
    cast = ["berserker", "hermit", "gambler", "king"]
    g = Takers(4, at="score", characters=cast, wins=[5, 0, 0, 0], bid=1)
    assert (g.now("points"), g.told("crown")) == ([0, 80, 30, 30], ["0 TT-CRN-02"])
    assert g.told("black-crown") == ["3 TT-BCR-02", "2 TT-BCR-02"]
    assert Takers(4, at="score", characters=cast, wins=[1, 1, 1, 2], bid=0).told("crown") == ["3 TT-CRN-02"]


@pytest.mark.parametrize(("wins", "points"), [(0, 0), (1, 0), (2, 20), (3, 50), (4, 80), (5, 120)])
def test_the_kings_card_for_two_players(wins: int, points: int) -> None:
    """TT-GAP-07  Doubled in the fifth and last round; five wins do not win the game."""
    for round_number, factor in ((1, 1), (4, 1), (5, 2)):
        cast = ["king", "resistance"]
        g = Takers(
            2, at="score", round=round_number, characters=cast, wins=[wins, 5 - wins], points=[100, 100]
        )
        assert g.table.points[0] == 100 + factor * points
        assert "0 TT-KING-11" not in g.told("game-over")
