"""2A  Gambler: section 4.2."""

import pytest

from tricktakers import Takers

HANDS = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5"]
CAST = ["gambler", "resistance", "hermit"]
DECK = "k1 k2 k3 k4 k5 k6 k7 k8"


def gambler_sets_up(**position: object) -> Takers:
    """The Gambler's first question: which cards to exchange."""
    given: dict[str, object] = {"at": "setup", "characters": CAST, "hands": HANDS, "deck": DECK, **position}
    return Takers(3, None, 0, **given)


def scored(wins: int, bid: int, stake: int = 0, round_number: int = 1) -> Takers:
    """The Gambler has 100 points left beside the stake."""
    return Takers(
        3,
        at="score",
        round=round_number,
        characters=["gambler", "berserker", "resistance"],
        wins=[wins, 5 - wins, 0],
        points=[100, 100, 100],
        bid=bid,
        stake=stake,
    )


def test_the_gambler_gains_20_points_at_once() -> None:
    """TT-GAM-01, TT-GAP-22  Before the first exchange is asked for."""
    g = gambler_sets_up()
    assert g.asked().startswith("0 PokerExchange:")
    assert (g.now("points"), g.told("gained")) == ([50, 30, 30], ["0 TT-GAM-01"])


@pytest.mark.parametrize("round_number", [1, 2, 3])
def test_the_20_points_come_in_every_round_and_are_kept(round_number: int) -> None:
    """TT-GAM-02, TT-GAP-22  Also when the bid is missed."""
    g = gambler_sets_up(round=round_number, points=[40, 30, 30])
    assert g.now("points") == [60, 30, 30]
    g.when("0 done, 0 number-4, 0 number-0")
    assert g.now("points") == [60, 30, 30]
    assert scored(2, bid=3, round_number=round_number).table.points[0] == 100


def test_the_gambler_exchanges_up_to_two_times() -> None:
    """TT-GAM-03  Any number of cards each time, all five at once too; then comes the bid."""
    g = gambler_sets_up()
    assert g.asked() == "0 PokerExchange: done r1 r2 r3 r4 r5"
    g.when("0 r1, 0 r2, 0 r3, 0 r4, 0 r5")
    assert g.asked() == "0 PokerExchange: done k1 k2 k3 k4 k5"
    g.when("0 k1, 0 k2, 0 done")
    assert g.now("hands", 0) == ["k3 k4 k5 k6 k7", "? ? ? ? ?", "? ? ? ? ?"]
    assert [event.number for event in g.events("exchanged")] == [5, 2]
    assert g.asked().startswith("0 BidWins")


def test_each_exchange_may_be_declined() -> None:
    """TT-GAM-04  The second is decided with the new cards in hand."""
    assert gambler_sets_up().when("0 done").asked().startswith("0 BidWins")
    g = gambler_sets_up().when("0 r1, 0 r5, 0 done")
    assert g.asked() == "0 PokerExchange: done r2 r3 r4 k1 k2"
    assert g.when("0 done").asked().startswith("0 BidWins")
    assert [event.number for event in g.events("exchanged")] == [2, 0]


def test_drawn_cards_may_go_in_the_second_exchange() -> None:
    """TT-GAM-05"""
    g = gambler_sets_up().when("0 r1, 0 done, 0 k1, 0 done")
    assert (g.now("discards"), g.now("hands")) == ("r1 k1", ["r2 r3 r4 r5 k2", *HANDS[1:]])


def test_a_set_to_exchange_is_picked_in_order() -> None:
    """TT-GAM-03, FS-SET-01  Each card once; only cards of the own hand."""
    g = gambler_sets_up().when("0 r3")
    assert [g.refused(f"0 {card}") for card in ("r3", "r1", "b1")] == ["FS-SET-01", "FS-SET-01", "FS-TURN-02"]


def test_the_bid_is_open() -> None:
    """TT-GAM-06"""
    g = gambler_sets_up().when("0 done, 0 number-2")
    assert [event.number for event in g.events("bid", 2)] == [2]
    assert g.now("bid", 1) == 2


@pytest.mark.parametrize("answer", ["0 no", "0 done"])
def test_the_bid_is_compulsory(answer: str) -> None:
    """TT-GAM-07"""
    g = gambler_sets_up().when("0 done")
    assert g.refused(answer) == "TT-GAM-08"
    assert g.asked().startswith("0 BidWins")


def test_bids_are_0_to_4() -> None:
    """TT-GAM-08, TT-GAP-23  Five is not offered to three players and more."""
    g = gambler_sets_up().when("0 done")
    assert g.asked() == "0 BidWins: number-0 number-1 number-2 number-3 number-4"
    assert g.refused("0 number-5") == "TT-GAM-08"


@pytest.mark.parametrize(("round_number", "most"), [(1, 50), (2, 50), (3, 100)])
def test_up_to_50_points_may_be_staked_and_100_in_the_last_round(round_number: int, most: int) -> None:
    """TT-GAM-09  Or none."""
    g = gambler_sets_up(round=round_number, points=[200, 30, 30]).when("0 done, 0 number-1")
    tens = " ".join(f"number-{points}" for points in range(0, most + 1, 10))
    assert g.asked() == f"0 StakePoints: {tens}"
    g.when("0 number-0")
    assert (g.now("points"), g.told("no-stake")) == ([220, 30, 30], ["0"])


def test_a_stake_is_in_tens_and_no_more_than_the_gambler_has() -> None:
    """TT-GAM-10, TT-GAP-24  The 20 points of the setup included."""
    g = gambler_sets_up(points=[10, 30, 30]).when("0 done, 0 number-1")
    assert g.asked() == "0 StakePoints: number-0 number-10 number-20 number-30"
    assert [g.refused(f"0 number-{points}") for points in (40, 15, 60)] == ["TT-GAM-10"] * 3
    assert g.when("0 number-30").now("points") == [0, 30, 30]


def test_a_stake_lies_apart_and_is_no_part_of_the_points() -> None:
    """TT-GAM-11  All see it."""
    g = gambler_sets_up().when("0 done, 0 number-1, 0 number-40")
    assert (g.now("points", 2), g.now("stake", 2)) == ([10, 30, 30], 40)
    assert g.told("lost") == ["0 TT-GAM-11"]


def test_bid_and_stake_are_final() -> None:
    """TT-GAM-12  The Gambler is not asked again, and cannot answer again."""
    g = gambler_sets_up().when("0 done, 0 number-1")
    assert g.refused("0 number-2") == "TT-GAM-10"  # already the stake
    g.when("0 number-40")
    assert g.asked().startswith("0 TakeTurn")
    assert g.refused("0 number-10") == "FS-TURN-02"
    assert (g.now("bid"), g.now("stake")) == (1, 40)


@pytest.mark.parametrize("bid", range(4))
def test_a_bid_is_made_only_by_exactly_so_many_wins(bid: int) -> None:
    """TT-GAM-13  30, 60, 90 or 150 points; not with one win more or less."""
    points = (30, 60, 90, 150)
    for wins in range(5):
        assert scored(wins, bid).table.points[0] == 100 + (points[bid] if wins == bid else 0)


def test_a_made_bid_pays_its_value_and_the_stake_and_gives_the_stake_back() -> None:
    """TT-GAM-14  90 and 50, and the 50 that were staked."""
    g = scored(2, bid=2, stake=50)
    assert g.table.points[0] == 100 + 90 + 50 + 50
    assert [(event.number, event.because[0].rule) for event in g.events("scored")[:3]] == [
        (90, "TT-GAM-14"),
        (50, "TT-GAM-14"),
        (50, "TT-GAM-14"),
    ]


def test_a_missed_bid_costs_the_stake_and_nothing_else() -> None:
    """TT-GAM-15, TT-GAP-25"""
    g = scored(3, bid=2, stake=50)
    assert (g.table.points[0], g.told("scored")[0], g.told("scored-loss")) == (100, "0 TT-GAM-15", [])


@pytest.mark.parametrize("round_number", [1, 2, 3])
def test_a_made_bid_of_4_wins_the_game(round_number: int) -> None:
    """TT-GAM-16  In any round."""
    assert scored(4, bid=4, round_number=round_number).told("game-over") == ["0 TT-GAM-16"]


@pytest.mark.parametrize("bid", range(5))
def test_five_wins_win_the_game_whatever_was_bid(bid: int) -> None:
    """TT-GAM-17"""
    for round_number in (1, 2, 3):
        assert scored(5, bid, round_number=round_number).told("game-over") == ["0 TT-GAM-17"]


@pytest.mark.parametrize("bid", range(4))
def test_four_wins_without_a_bid_of_4_are_a_missed_bid(bid: int) -> None:
    """TT-GAM-18"""
    g = scored(4, bid, stake=20)
    assert (g.table.points[0], g.told("game-over")) == (100, [])
    assert scored(3, bid=4).told("game-over") == []


def test_the_gambler_gets_crowns_like_anybody() -> None:
    """TT-GAM-19  Bid 0 and no win: 30 points and a Black Crown; the most wins: the Crown."""
    g = scored(0, bid=0)
    assert g.table.points[0] == 130
    assert g.told("black-crown")[0] == "0 TT-BCR-02"
    assert scored(3, bid=0).told("crown") == ["0 TT-CRN-02"]


@pytest.mark.parametrize(("bid", "points"), [(0, 100), (1, 60), (2, 50), (3, 60), (4, 100), (5, 150)])
def test_the_gamblers_card_for_two_players(bid: int, points: int) -> None:
    """TT-GAP-07  Bids from 0 to 5, none of which wins the game; the stake as ever."""
    for round_number in (1, 5):
        g = Takers(
            2,
            at="score",
            round=round_number,
            characters=["gambler", "resistance"],
            wins=[bid, 5 - bid],
            points=[100, 100],
            bid=bid,
            stake=20,
        )
        assert g.table.points[0] == 100 + points + 40
        assert not {"0 TT-GAM-16", "0 TT-GAM-17"} & set(g.told("game-over"))
