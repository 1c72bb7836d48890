"""The Collector: reserving a card of each trick, and what the collection is worth (chapter 4.3)."""

import pytest

from followsuit import SPECTATOR
from followsuit.games.tricktakers.characters.collector import best_grouping
from tricktakers import Takers

CAST = ["king", "collector", "gambler", "berserker"]
EVERYBODY = [0, 1, 2, 3, SPECTATOR]
BY_HAND: dict[str, int | str | bool] = {"characters": "base_box", "collector_grouping": "by_hand"}
DRAFTED: dict[str, int | str | bool] = {"two_player_mode": "drafted"}
STRAIGHT_FLUSH_OF_NINE = "g1 g2 g3 g4 g5 g6 g7 g8 RAa"


def playing(hands: list[str], **position: object) -> Takers:
    """The Collector is seat 1; two tricks are left."""
    position.setdefault("trick_number", 4)
    return Takers(len(hands), None, 0, characters=CAST[: len(hands)], hands=hands, **position)


def scoring(taken: str, options: dict[str, int | str | bool] | None = None, **position: object) -> Takers:
    """Nobody else has taken a card."""
    position.setdefault("wins", [2, 1, 1, 1])
    return Takers(4, options, 0, at="score", characters=CAST, taken=["", taken, "", ""], **position)


def two_players(**position: object) -> Takers:
    unused = ["king hermit gambler", "resistance adventurer ruler"]
    cast = ["collector", "berserker"]
    return Takers(2, DRAFTED, 0, characters=cast, unused_characters=unused, **position)


def gained(g: Takers) -> int:
    """What the round has brought the Collector, who began it with 30 points."""
    return g.table.points[1] - 30


# Reservation.


def test_after_playing_one_card_in_play_may_be_reserved() -> None:
    """TA-COL-01, TA-DEC-08"""
    g = playing(["r5 b1", "r2 b2", "r8 b3", "r9 b4"]).when("0 r5, 1 r2")
    assert g.asked() == "1 MayReserve: no r2 r5"
    g.when("1 r5")
    assert [g.events("reserved", viewer)[0].cards for viewer in EVERYBODY] == [g.game.read_cards("r5")] * 5
    assert [g.now("reserved", seat) for seat in range(4)] == ["r5"] * 4


@pytest.mark.parametrize("answer", ["no", "r2", "r5"])
def test_at_most_one_reservation_a_trick_and_it_is_optional(answer: str) -> None:
    """TA-COL-02, TA-DEC-08"""
    g = playing(["r5 b1", "r2 b2", "r8 b3", "r9 b4"]).when(f"0 r5, 1 r2, 1 {answer}")
    assert g.asked() == "2 TakeTurn: r8"
    assert g.now("reserved") == ("" if answer == "no" else answer)
    assert g.when("2 r8, 3 r9").asked() == "3 TakeTurn: b4"


def test_the_own_card_is_the_only_choice_of_a_leader() -> None:
    """TA-COL-03, TA-DEC-08"""
    g = playing(["r5 b1", "r2 b2", "r8 b3", "r9 b4"], leader=1).when("1 r2")
    assert g.asked() == "1 MayReserve: no r2"
    g.when("1 r2, 2 r8, 3 r9, 0 r5")
    assert g.told("took-reserved") == ["1 r2"]


def test_cards_played_later_cannot_be_reserved_and_the_token_stays() -> None:
    """TA-COL-04"""
    g = playing(["r5 b1", "r2 b2", "r8 b3", "r9 b4"]).when("0 r5, 1 r2")
    assert [g.refused(f"1 {card}") for card in ("r8", "r9", "b1")] == ["TA-COL-05"] * 3
    g.when("1 r5, 2 r8")
    assert g.refused("1 r8") == "FS-TURN-01"
    g.when("3 r9")
    assert g.told("reserved") == ["1 r5"]
    assert g.told("took-reserved") == ["1 r5"]


@pytest.mark.parametrize("card", ["r9", "RAa", "WFa", "M", "RAk", "k10"])
def test_any_open_card_may_be_reserved(card: str) -> None:
    """TA-COL-05, TA-GAP-18  Useless ones too."""
    g = playing(["k3 b1", "r2 b2", "r8 b3", f"{card} b4"], leader=3).when(f"3 {card}, 0 k3, 1 r2")
    assert g.when(f"1 {card}").now("reserved") == card


def test_a_card_that_lies_face_down_cannot_be_reserved() -> None:
    """TA-COL-06, TA-GAP-18"""
    cast = ["king", "adventurer", "collector"]
    items = "potion-of-invisibility miracle-sword"
    g = Takers(3, characters=cast, hands=["r5 b1", "r7 b2", "r2 b3"], items=items, trick_number=4)
    g.when("0 r5, 1 power-1, 1 r7, 2 r2")
    assert g.asked() == "2 MayReserve: no r2 r5"
    assert g.refused("2 r7") == "TA-COL-05"


def test_if_another_wins_the_collector_takes_the_reserved_card_only() -> None:
    """TA-COL-07"""
    g = playing(["r5 b1", "r2 b2", "r8 b3", "r9 b4"]).when("0 r5, 1 r2, 1 r5, 2 r8, 3 r9")
    assert g.now("taken") == ["", "r5", "", "r2 r8 r9"]


def test_if_the_collector_wins_all_cards_of_the_trick_are_taken_once() -> None:
    """TA-COL-08"""
    g = playing(["r5 b1", "r9 b2", "r8 b3", "r7 b4"]).when("0 r5, 1 r9, 1 no, 2 r8, 3 r7")
    assert g.now("taken") == ["", "r5 r7 r8 r9", "", ""]


def test_without_reservation_and_win_nothing_is_taken() -> None:
    """TA-COL-09"""
    g = playing(["r5 b1", "r2 b2", "r8 b3", "r9 b4"]).when("0 r5, 1 r2, 1 no, 2 r8, 3 r9")
    assert g.now("taken") == ["", "", "", "r2 r5 r8 r9"]


def test_a_reservation_in_each_trick_collects_five_cards() -> None:
    """TA-COL-10"""
    hands = ["r9 b9 g9 k9 r3", "r1 b1 g1 k1 WFa", "r2 b2 g2 k2 RAa"]
    g = playing(hands, trick_number=1)
    for led, own, last in (("r9", "r1", "r2"), ("b9", "b1", "b2"), ("g9", "g1", "g2"), ("k9", "k1", "k2")):
        g.when(f"0 {led}, 1 {own}, 1 {led}, 2 {last}")
    assert g.now("taken", 1) == ["r1 r2 b1 b2 g1 g2 k1 k2", "r9 b9 g9 k9", ""]
    g.when("0 r3, 1 WFa, 1 r3, 2 RAa")
    assert g.told("took-reserved") == ["1 r9", "1 b9", "1 g9", "1 k9", "1 r3"]
    assert gained(g) == 80  # four 9s, and one card over


def test_the_token_is_there_again_in_the_next_trick() -> None:
    """TA-COL-11, TA-GAP-24"""
    g = playing(["r5 b1", "r2 b2", "r8 b3", "r9 b4"]).when("0 r5, 1 r2, 1 r5, 2 r8, 3 r9")
    assert g.now("reserved") == ""
    assert g.when("3 b4, 0 b1, 1 b2").asked() == "1 MayReserve: no b1 b2 b4"


# The collection.


@pytest.mark.parametrize(
    ("taken", "points"),
    [
        ("", 0),
        ("r1", 0),
        ("r1 b4", -10),
        ("r1 b4 g7", -10),
        ("r1 b4 g7 k9", -20),
        ("r4 r5 r6 b1", 50),
        ("r4 r5 r6 b1 g9", 40),
        ("r4 r5 r6 g7 k8 b9 k1", 80),  # a straight flush, a straight, one card over
    ],
)
def test_every_two_unused_cards_cost_ten(taken: str, points: int) -> None:
    """TA-COL-32, TA-COL-20  An odd one costs nothing."""
    assert gained(scoring(taken)) == points


@pytest.mark.parametrize("taken", ["WFa WFb", "WFa M", "RAa RAb", "RAk RAm", "r5 RAa", "WFm k3"])
def test_flags_pictures_and_surplus_rares_are_unused_cards(taken: str) -> None:
    """TA-COL-33, TA-COL-29"""
    assert gained(scoring(taken)) == -10


def test_up_to_three_sets_are_made_and_everyone_sees_them() -> None:
    """TA-COL-20, TA-COL-34, TA-DEC-09"""
    g = scoring("r1 r2 r3 b5 b6 b7 g1 g2 g3 k5 k7 k9")
    for viewer in EVERYBODY:
        assert [event.number for event in g.events("set", viewer)] == [50, 50, 50]
    assert gained(g) == 140  # and three cards over


def test_where_no_set_can_be_made_there_is_none() -> None:
    """TA-DEC-09  Grouped by hand, nothing is asked then."""
    for g in (scoring("r1 b4 g7 k9"), scoring("r1 b4 g7 k9", BY_HAND)):
        assert g.told("set") == []
        assert gained(g) == -20


def test_the_net_amount_may_be_negative() -> None:
    """TA-COL-35  Points stop at 0."""
    assert scoring("r1 b4 g7 k9", points=[30, 50, 30, 30]).now("points") == [80, 30, 30, 20]
    assert scoring("r1 b4 g7 k9", points=[30, 10, 30, 30]).now("points") == [80, 0, 30, 20]


def test_a_straight_flush_of_nine_wins_the_game() -> None:
    """TA-COL-36  One Rare is allowed in it."""
    g = scoring(STRAIGHT_FLUSH_OF_NINE)
    assert g.told("game-over") == ["1 TA-COL-36"]
    assert scoring("g1 g2 g3 g4 g5 g6 g7 g8").told("game-over") == []


def test_wins_bring_no_points_and_five_do_not_win_the_game() -> None:
    """TA-COL-37"""
    for wins in range(6):
        g = scoring("", wins=[5 - wins, wins, 0, 0], round=1)
        assert gained(g) == 0
        assert [over for over in g.told("game-over") if over.startswith("1")] == []


def test_neither_crown_nor_black_crown() -> None:
    """TA-COL-38"""
    most = scoring("", wins=[1, 3, 1, 0])
    none = scoring("", wins=[3, 0, 1, 1])
    assert most.now("crowns") == [0, 0, 0, 0]
    assert none.now("black_crowns") == [0, 0, 0, 0]


def test_crowns_of_other_rounds_are_kept_and_count_later() -> None:
    """TA-COL-39"""
    g = scoring("", wins=[1, 3, 1, 0], crowns=[0, 1, 0, 0], black_crowns=[0, 2, 0, 0], round=2)
    assert (g.now("crowns"), g.now("black_crowns")) == ([0, 1, 0, 0], [0, 2, 0, 1])
    later = Takers(
        4,
        at="score",
        round=3,
        characters=["collector", "king", "hermit", "gambler"],
        crowns=[0, 1, 0, 0],
        wins=[1, 3, 1, 0],
    )
    assert later.told("game-over") == ["1 TT-WIN-03"]


def test_black_crowns_may_be_spent_as_collector() -> None:
    """TA-COL-40"""
    cast = ["resistance", "collector", "hermit", "adventurer"]
    g = Takers(
        4, at="setup", round=3, characters=cast, black_crowns=[0, 1, 0, 0], hands=["", "r1 r2", "", ""]
    )
    g.when("3 map-of-destiny, 3 miracle-sword")
    assert g.asked() == "1 SpendBlackCrown: no yes"
    assert g.when("1 yes, 1 r1, 1 done").now("black_crowns") == [0, 0, 0, 0]


# Sets made by hand.


def test_by_hand_one_set_after_another_is_made_of_the_collected_cards() -> None:
    """TA-OPT-07, TA-DEC-09, TA-COL-21  Cards in a set are no longer offered."""
    g = scoring("r4 r5 r6 b4 g4", BY_HAND)
    assert g.asked() == "1 MakeSet: done r4 r5"
    g.when("1 r4, 1 b4, 1 g4, 1 done")
    assert gained(g) == 30  # 40, and the two reds left over make no set
    assert [event.number for event in g.events("set")] == [40]


def test_by_hand_cards_that_make_no_set_are_refused() -> None:
    """TA-OPT-07, TA-COL-22  And nothing but cards of the collection is taken."""
    g = scoring("r4 r5 r6 r9 b4 g4", BY_HAND)
    g.when("1 r4, 1 r5")
    assert g.asked() == "1 MakeSet: r6 r9"
    assert [g.refused(f"1 {answer}") for answer in ("done", "b4")] == ["TA-COL-22", "TA-COL-22"]
    assert g.refused("1 k1") == "FS-TURN-02"
    assert g.when("1 r6").asked() == "1 MakeSet: done"
    assert g.refused("1 r9") == "TA-COL-22"  # a row of three and a fourth card


def test_by_hand_a_set_counts_for_the_best_it_makes() -> None:
    """TA-OPT-07  A straight flush is no flush, and a Rare stands for what serves best."""
    g = scoring("r4 r5 RAa", BY_HAND)
    g.when("1 r4, 1 r5, 1 RAa, 1 done")
    assert gained(g) == 50


def test_by_hand_no_further_set_need_be_made() -> None:
    """TA-OPT-07, TA-DEC-09  The cards are unused then."""
    g = scoring("r4 r5 r6 b1 b2 b3", BY_HAND)
    g.when("1 done")
    assert gained(g) == -30


def test_by_hand_at_most_three_sets_are_made() -> None:
    """TA-OPT-07, TA-COL-20"""
    g = scoring("r1 r2 r3 b5 b6 b7 g1 g2 g3 k5 k7 k9", BY_HAND)
    g.when("1 r1, 1 r2, 1 r3, 1 done, 1 b5, 1 b6, 1 b7, 1 done")
    assert g.asked().startswith("1 MakeSet")
    g.when("1 k5, 1 k7, 1 k9, 1 done")
    assert [event.number for event in g.events("set")] == [50, 50, 20]
    assert gained(g) == 110


def test_by_hand_the_others_see_a_set_when_it_is_scored() -> None:
    """TA-OPT-07, TA-HID-16  Picks lie sealed, and the crowns are given before."""
    g = scoring("r4 r5 r6", BY_HAND)
    before = g.t.view(0).table.words()
    g.when("1 r4, 1 r5")
    assert g.t.view(0).table.words() == before
    assert (g.told("set"), g.told("crown")) == ([], ["0 TT-CRN-02"])
    assert g.when("1 r6, 1 done").told("set") == ["1 r4 r5 r6"]


def test_by_hand_with_two_players() -> None:
    """TA-OPT-07  The question comes there too."""
    options = {**DRAFTED, **BY_HAND}
    unused = ["king hermit gambler", "resistance adventurer ruler"]
    cast = ["collector", "berserker"]
    g = Takers(2, options, at="score", characters=cast, unused_characters=unused, taken=["r1 r2 r3", ""])
    assert g.asked() == "0 MakeSet: done r1"


# Two players.


def test_with_two_players_the_collector_reserves_as_ever() -> None:
    """TA-2P-29"""
    g = two_players(hands=["r2 b2", "r8 b3"], trick_number=4).when("0 r2")
    assert g.asked() == "0 MayReserve: no r2"
    g.when("0 r2, 1 r8")
    assert g.now("taken") == ["r2", "r8"]
    g.when("1 b3, 0 b2")
    assert g.asked() == "0 MayReserve: no b2 b3"


def test_with_two_players_nine_in_a_row_are_worth_200() -> None:
    """TA-GAP-22  The other sets are worth what they are worth to more players, and nobody wins by them."""
    nine = two_players(at="score", taken=[STRAIGHT_FLUSH_OF_NINE, ""], wins=[3, 2])
    five = two_players(at="score", taken=["g1 g2 g3 g4 g5", ""], wins=[3, 2])
    assert (nine.table.points[0], five.table.points[0]) == (230, 130)
    assert nine.told("game-over") == []


# Who sees what.


def test_taken_cards_were_public_and_are_the_same_for_all() -> None:
    """TA-HID-15, TA-GAP-29  The log repeats them; the piles are not laid out to be browsed."""
    hands = ["r5 b1 g1", "r2 b2 g2", "r8 b3 g3", "r9 b4 g4"]
    g = playing(hands, trick_number=3).when("0 r5, 1 r2, 1 r5, 2 r8, 3 r9, 3 b4, 0 b1, 1 b2, 1 no, 2 b3")
    for seat in range(4):
        assert g.now("taken", seat) == ["", "r5", "", "r2 r8 r9 b1 b2 b3 b4"]
        shown = [card for area in g.game.layout(g.t.view(seat)).areas for card in area.cards]
        assert g.game.read_card("r8") not in shown
    for kind in ("played", "won", "took-reserved"):
        assert len({tuple(g.told(kind, viewer)) for viewer in EVERYBODY}) == 1
        assert g.told(kind)


def test_the_collector_may_look_at_the_best_grouping_before_the_end() -> None:
    """TA-HID-16  The others see the groups when they are scored."""
    taken = ["", "r4 r5 r6 b1", "", ""]
    g = playing(["r9 b5", "r1 b2", "r8 b3", "r7 b4"], taken=taken, trick_number=5)
    made = best_grouping(g.table, 1)
    assert [g.game.write_cards(one.cards) for one in made] == ["r4 r5 r6"]
    assert [g.told("set", viewer) for viewer in EVERYBODY] == [[]] * 5
    g.when("0 r9, 1 r1, 1 no, 2 r8, 3 r7")
    assert [g.told("set", viewer) for viewer in EVERYBODY] == [["1 r4 r5 r6"]] * 5
