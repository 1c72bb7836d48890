"""2  Gambler: the exchange, the bid and the bet (LT, chapter 4.2)."""

import pytest

from little import Little

HANDS = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5"]
CAST = ["gambler", "ninja", "hermit"]
DECK = "k1 k2 k3 k4 k5 k6 k7 k8"
EXCHANGE = "gambler-exchange-cards"
BID = "gambler-bid"
BET = "gambler-bet"


def preparing(**position: object) -> Little:
    """All is selected; Gambler is seat 0 and prepares first."""
    given: dict[str, object] = {"characters": CAST, "hands": HANDS, "deck": DECK, "points": [40, 40, 40]}
    return Little(3, None, 0, at="prepare", **{**given, **position})


def bidding(**position: object) -> Little:
    return preparing(set_up_done=["1", "0", "0"], **position)


def betting(**position: object) -> Little:
    return preparing(**{"set_up_done": ["2", "0", "0"], "bid": 2, **position})


def scored(wins: int, bid: int, stake: int = 0, points: int = 100, **position: object) -> Little:
    """The points are what Gambler has beside the stake."""
    given: dict[str, object] = {"characters": ["gambler", "resistance", "collector"], **position}
    won = [wins, 5 - wins, 0]
    return Little(3, None, 0, at="score", wins=won, points=[points, 100, 100], bid=bid, stake=stake, **given)


def lines(g: Little) -> list[tuple[int, str]]:
    """What Gambler scores, line by line."""
    return [(event.number, event.because[0].rule) for event in g.events("scored") if event.seat == 0]


# The exchange.


def test_gambler_exchanges_once() -> None:
    """LT-GAMB-01, LT-DEC-09, LT-DECK-06  Cards go first, then as many come; others see how many."""
    g = preparing()
    assert g.asked() == "0 Exchange: done r1 r2 r3 r4 r5"
    g.when("0 r1, 0 r4, 0 done")
    assert g.now("hands", 0) == ["r2 r3 r5 k1 k2", "? ? ? ? ?", "? ? ? ? ?"]
    assert g.now("hands", 1) == ["? ? ? ? ?", HANDS[1], "? ? ? ? ?"]
    assert [event.number for event in g.events("exchanged", 1)] == [2]
    assert g.asked().startswith("0 BidWins")


def test_the_whole_hand_may_be_exchanged_or_nothing() -> None:
    """LT-GAMB-01, LT-DEC-09  It is optional, and nothing else is missed by declining."""
    g = preparing().when("0 r1, 0 r2, 0 r3, 0 r4, 0 r5")
    assert g.now("hands", 0) == ["k1 k2 k3 k4 k5", "? ? ? ? ?", "? ? ? ? ?"]
    g = preparing().when("0 done")
    assert (g.now("hands"), g.now("discards")) == (HANDS, "")
    assert g.asked().startswith("0 BidWins")


def test_an_exchange_of_nothing_hides_nothing() -> None:
    """LT-GAMB-01, LT-DEC-09  King's Rare was seen to come, and all see that no card went."""
    pairs = ["gambler king", "hermit samurai", "ninja healer"]
    g = preparing(characters=pairs).when("0 king-take-kings-rare, 0 r1, 0 done")
    assert [event.number for event in g.events("exchanged", 1)] == [0]
    assert g.hand_of(0, 1) == "RAk ? ? ? ?"


def test_beside_berserker_the_exchange_draws_common_cards_and_miria_stays() -> None:
    """LT-MAT-07, LT-BERS-03, LT-BERS-04"""
    pairs = ["gambler berserker", "hermit samurai", "resistance healer"]
    g = preparing(characters=pairs).when("0 berserker-build-the-hand, 0 RAm, 0 WFm, 0 r10, 0 b10")
    assert g.asked() == "0 Exchange: done RAm WFm r10 b10"
    assert g.refused("0 M") == "LT-BERS-04"
    g.when("0 WFm, 0 b10, 0 done")
    assert g.now("hands", 0) == ["k1 k2 M RAm r10", "? ? ? ? ?", "? ? ? ? ?"]
    assert g.now("hands", 1) == ["M ? ? ? ?", HANDS[1], "? ? ? ? ?"]


def test_beside_samurai_black_cards_that_are_drawn_go_at_once_if_he_is_set_up() -> None:
    """LT-MAT-08, LT-SAMU-03  Otherwise with his own task."""
    pairs = ["gambler samurai", "hermit ninja", "resistance healer"]
    g = preparing(characters=pairs, deck="k1 r9 r8 r7").when("0 samurai-replace-black-cards, 0 r1, 0 done")
    assert g.now("hands", 0) == ["r2 r3 r4 r5 r9", "? ? ? ? ?", "? ? ? ? ?"]
    g = preparing(characters=pairs, deck="k1 r9 r8 r7").when(f"0 {EXCHANGE}, 0 r1, 0 done")
    assert g.now("hands", 0) == ["r2 r3 r4 r5 k1", "? ? ? ? ?", "? ? ? ? ?"]
    g.when("0 samurai-replace-black-cards")
    assert g.now("hands", 0) == ["r2 r3 r4 r5 r9", "? ? ? ? ?", "? ? ? ? ?"]


# The bid.


def test_the_bid_is_open() -> None:
    """LT-GAMB-02, LT-HID-12"""
    g = bidding().when("0 number-2")
    assert [event.number for event in g.events("bid", 2)] == [2]
    assert g.now("bid", 1) == 2


def test_bids_are_0_to_4() -> None:
    """LT-GAMB-03"""
    g = bidding()
    assert g.asked() == "0 BidWins: number-0 number-1 number-2 number-3 number-4"
    assert g.refused("0 number-5") == "LT-GAMB-03"


def test_with_two_players_5_too() -> None:
    """LT-2P-26"""
    g = Little(2, None, 0, at="prepare", characters=CAST[:2], hands=HANDS[:2], set_up_done=["1", "0"])
    assert g.asked() == "0 BidWins: number-0 number-1 number-2 number-3 number-4 number-5"


@pytest.mark.parametrize("answer", ["0 no", "0 done"])
def test_the_bid_is_compulsory(answer: str) -> None:
    """LT-GAMB-04"""
    assert bidding().refused(answer) == "LT-GAMB-03"


# The bet.


@pytest.mark.parametrize(("points", "most"), [(100, 30), (30, 30), (20, 20), (10, 10), (0, 0)])
def test_up_to_30_points_in_tens_may_be_bet(points: int, most: int) -> None:
    """LT-GAMB-05  No more than one has; the last round is like the others."""
    pairs = ["gambler king", "ninja healer", "hermit devil"]
    offered = " ".join(f"number-{bet}" for bet in range(0, most + 1, 10))
    assert betting(points=[points, 40, 40]).asked() == f"0 StakePoints: {offered}"
    g = betting(points=[points, 40, 40], round=3, characters=pairs, set_up_done=["2 1", "0 0", "0 0"])
    assert g.asked() == f"0 StakePoints: {offered}"
    assert {g.refused(f"0 number-{bet}") for bet in (5, 40, 50)} == {"LT-GAMB-05"}


def test_the_bet_is_optional() -> None:
    """LT-GAMB-05"""
    g = betting().when("0 number-0")
    assert (g.now("points"), g.now("stake"), g.told("no-stake")) == ([40, 40, 40], 0, ["0"])


def test_the_stake_is_no_part_of_the_points() -> None:
    """LT-GAMB-06, LT-HID-12  All see it lie there."""
    g = betting().when("0 number-30")
    assert (g.now("points", 2), g.now("stake", 2), g.told("lost")) == ([10, 40, 40], 30, ["0 LT-GAMB-06"])


# Three tasks.


def test_the_three_steps_keep_their_order() -> None:
    """LT-GAMB-07, LT-PREP-04, LT-PREP-12  One of them is pending at a time."""
    pairs = ["gambler king", "hermit samurai", "resistance healer"]
    g = preparing(characters=pairs)
    assert g.asked() == f"0 ChooseTask: king-take-kings-rare {EXCHANGE}"
    g.when(f"0 {EXCHANGE}, 0 done")
    assert g.asked() == f"0 ChooseTask: king-take-kings-rare {BID}"
    g.when(f"0 {BID}, 0 number-1")
    assert g.asked() == f"0 ChooseTask: king-take-kings-rare {BET}"
    g.when("0 king-take-kings-rare, 0 r1, 0 number-10")
    assert (g.now("bid"), g.now("stake")) == (1, 10)


@pytest.mark.parametrize("done", [0, 1, 2])
def test_an_enhancement_card_may_be_put_in_between_them(done: int) -> None:
    """LT-GAMB-07, LT-OPT-21  Before, between or after."""
    tasks = [(EXCHANGE, "0 done"), (BID, "0 number-1"), (BET, "0 number-0")]
    g = preparing(bought=["k7e", "", ""])
    for task, answer in tasks[:done]:
        g.when(f"0 {task}", answer)
    assert g.asked() == f"0 ChooseTask: {tasks[done][0]} put-in"
    g.when("0 put-in, 0 r1")
    assert "k7e" in str(g.now("hands", 0))
    for _, answer in tasks[done:]:
        g.when(answer)
    assert (g.now("bid"), g.now("stake")) == (1, 0)


# Points.


@pytest.mark.parametrize(("bid", "points"), [(0, 20), (1, 40), (2, 90), (3, 150), (4, 200)])
def test_a_bid_is_made_by_exactly_so_many_wins(bid: int, points: int) -> None:
    """LT-GAMB-08, LT-GAMB-09  Not by one more or one less."""
    for wins in range(5):
        rule = "LT-GAMB-08" if wins == bid else "LT-GAMB-09"
        assert lines(scored(wins, bid)) == [(points if wins == bid else 0, rule)]


@pytest.mark.parametrize(("bid", "points"), [(0, 100), (1, 50), (2, 40), (3, 50), (4, 100), (5, 200)])
def test_points_with_two_players(bid: int, points: int) -> None:
    """LT-2P-03, LT-2P-04, LT-GAP-16  The rules of the stake are the same."""
    won = [bid, 5 - bid]
    position: dict[str, object] = {"characters": ["gambler", "king"], "wins": won, "points": [100, 100]}
    g = Little(2, None, 0, at="score", bid=bid, stake=30, **position)
    assert lines(g) == [(points, "LT-2P-03"), (60, "LT-GAMB-08"), (30, "LT-GAMB-08")]
    assert g.t.outcome is None


@pytest.mark.parametrize("stake", [10, 20, 30])
def test_a_made_bid_pays_twice_the_stake_and_gives_it_back(stake: int) -> None:
    """LT-GAMB-08, LT-SCORE-05"""
    g = scored(1, bid=1, stake=stake)
    assert lines(g) == [(40, "LT-GAMB-08"), (2 * stake, "LT-GAMB-08"), (stake, "LT-GAMB-08")]
    assert g.table.points[0] == 100 + 40 + 3 * stake


def test_a_missed_bid_costs_the_stake_and_nothing_else() -> None:
    """LT-GAMB-09, LT-SCORE-12"""
    g = scored(3, bid=2, stake=30)
    assert (g.table.points[0], g.told("scored-loss")) == (100, [])
    sentences = [missed_sentence(stake) for stake in (30, 0)]
    assert sentences == ["The bid was missed; the stake is lost.", "The bid was missed."]


def missed_sentence(stake: int) -> str:
    events = scored(3, bid=2, stake=stake).events("scored")
    return next(r.sentence for e in events for r in e.because if r.rule == "LT-GAMB-09")


def test_losses_of_the_round_do_not_touch_the_stake() -> None:
    """LT-GAMB-10, LT-SCORE-02 to LT-SCORE-05  Devil Cards cost what there is; the stake comes back."""
    g = scored(1, 1, 30, 20, characters=["gambler", "devil", "hermit"], taken=["r4d b4d r1", "", ""])
    assert g.table.points[0] == 0 + 40 + 60 + 30


def test_with_the_shield_a_lost_stake_comes_back() -> None:
    """LT-GAMB-12, LT-BEAST-16, LT-MAT-87  And without a stake there is nothing to come back."""
    shielded: dict[str, object] = {
        "characters": ["gambler king", "ninja hermit", "samurai healer"],
        "round": 3,
    }
    g = scored(3, 2, 30, 100, beasts=["oko-shield", "", ""], **shielded)
    assert (30, "LT-GAMB-12") in lines(g)
    assert g.table.points[0] == 100 + 100 + 30
    assert (0, "LT-GAMB-09") in lines(scored(3, 2, 30, 100, beasts=["", "oko-shield", ""], **shielded))
    assert (0, "LT-GAMB-09") in lines(scored(3, 2, 0, 100, beasts=["oko-shield", "", ""], **shielded))


@pytest.mark.parametrize("bid", range(5))
def test_five_wins_win_the_game_whatever_was_bid(bid: int) -> None:
    """LT-GAMB-13, LT-TRICK-07, LT-END-05  The stake is not paid out then."""
    g = scored(5, bid, stake=30)
    assert (g.told("game-over"), g.table.points[0]) == (["0 LT-GAMB-13"], 100)


def test_four_wins_with_a_bid_of_4_do_not_win_the_game() -> None:
    """LT-GAP-06  Only five do."""
    assert scored(4, 4).told("game-over") == []


def test_the_bid_counts_all_wins_of_the_player() -> None:
    """LT-MAT-02, LT-MAT-09, LT-SCORE-06  With two characters, Kakumei or not."""
    pairs = ["gambler resistance", "king hermit", "samurai healer"]
    g = scored(2, 2, characters=pairs, round=3, kakumei_uses=1, kakumei_wins=1, kakumei_bonus=50)
    assert (90, "LT-GAMB-08") in lines(g)
