"""KT-SCORE, and what bids and Kings pay: the end of a round, line by line."""

import pytest

from followsuit.core.cards import SPECTATOR
from followsuit.games.kings.cards import NAMES
from followsuit.games.kings.counting import own_wins
from kings_points import BIDS, UNUSED, WITH_CHEERLEADER, WITH_CONTRACT, Player, Scoring, idle, scored

LETTERS = {"red": "r", "blue": "b", "green": "g", "black": "k"}


def three(player: Player) -> list[Player]:
    return [player, *idle(player, 2)]


def jackless(lines: list[str]) -> list[str]:
    return [line for line in lines if not line.startswith("KT-JACK-01")]


# Wins.


@pytest.mark.parametrize(
    ("player", "wins"),
    [
        (Player("red", tricks=0), 0),
        (Player("red", tricks=3), 3),
        (Player("red", tricks=3, has_queen_win=True), 4),
        (Player("white", up="devil", tricks=1), 3),
        (Player("red", up="devil", tricks=0, has_queen_win=True), 3),
        (Player("white", up="hermit", bid="devil", tricks=1), 1),
    ],
)
def test_wins(player: Player, wins: int) -> None:
    """KT-SCORE-01, KT-QUEEN-21, KT-QUEEN-23  Tricks, 1 for the Red Queen, 2 for Devil face up."""
    others = [Player("blue", bid="hermit"), Player("green", bid="hermit"), Player("black", bid="ninja")]
    assert own_wins(Scoring(player, *others).t, 0) == wins


def test_a_red_queen_not_used_is_no_win() -> None:
    """KT-SCORE-01  Face up or face down, she counts only if she was used in this round."""
    assert own_wins(Scoring(*three(Player("red", bid="hermit", tricks=2))).t, 0) == 2


# Step 1: bids.


@pytest.mark.parametrize("bid", BIDS)
def test_what_a_bid_card_pays(bid: str) -> None:
    """KT-BID-08, KT-BID-17, KT-GAP-04, KT-SCORE-02  Exactly one of its numbers, and what stands beside it."""
    for wins in range(6):
        lines = jackless(scored(Player("red", bid=bid, tricks=wins)))
        assert lines == ([f"KT-BID-08 {BIDS[bid][wins]}"] if wins in BIDS[bid] else [])


def test_a_missed_bid_costs_nothing() -> None:
    """KT-BID-09"""
    scoring = Scoring(*three(Player("red", bid="hermit", tricks=4, points=70)))
    assert scoring.lines(0) == []
    assert scoring.points()[0] == 70


def test_two_bid_cards_are_judged_each_by_itself() -> None:
    """KT-BID-10  Two that pay, one that pays, none."""
    assert scored(Player("red", bid="hermit gambler", tricks=0), round=3)[:2] == [
        "KT-BID-08 40",
        "KT-BID-08 30",
    ]
    one = jackless(scored(Player("red", bid="berserker gambler", tricks=2), round=3))
    assert one == ["KT-BID-08 60", "KT-KING-09 50"]
    none = scored(Player("red", bid="berserker gambler", tricks=4), round=3)
    assert none == ["KT-KING-09 50"]


def missed(scoring: Scoring, seat: int) -> list[tuple[str, str]]:
    """What is told of bids that pay nothing: which card, and by which rule."""
    assert scoring.t.log is not None
    return [
        (event.what, event.because[0].rule)
        for event in scoring.t.log.told[SPECTATOR]
        if event.kind == "bid-missed" and event.seat == seat
    ]


def test_a_missed_bid_has_a_line_that_names_the_card() -> None:
    """KT-BID-08 to KT-BID-10, KT-DEV-06, KT-JACK-02  Each card by itself; one that pays has none."""
    one = Scoring(*three(Player("red", bid="hermit", tricks=4)))
    assert missed(one, 0) == [("hermit-1", "KT-BID-08")]
    both = Scoring(*three(Player("red", bid="berserker jack", tricks=4)), round=3)
    assert missed(both, 0) == [("berserker-1", "KT-BID-08"), ("red-jack", "KT-JACK-02")]
    half = Scoring(*three(Player("red", bid="berserker gambler", tricks=2)), round=3)
    assert missed(half, 0) == [("berserker-1", "KT-BID-08")]
    player = Player("red", bid="devil", tricks=1)
    others = [Player("green", bid="ninja", tricks=2), Player("blue", bid="samurai", tricks=1)]
    assert missed(Scoring(player, *others, Player("white", bid="healer", tricks=2)), 0) == [
        ("devil", "KT-DEV-06")
    ]


def test_who_shares_the_partners_bid_is_told_that_it_pays_nothing() -> None:
    """KT-CHE-12, KT-DEV-09  It is no bid of hers that she has missed."""
    players = [Player("red", up="cheerleader"), Player("green", bid="ninja", tricks=1)]
    scoring = Scoring(*players, *idle(players[0], 3)[1:], options=WITH_CHEERLEADER, partner=1)
    assert missed(scoring, 0) == [("ninja-1", "KT-CHE-12")]
    assert missed(scoring, 1) == [("ninja-1", "KT-BID-08")]


def test_what_a_bid_pays_names_the_card() -> None:
    scoring = Scoring(*three(Player("red", bid="hermit gambler", tricks=0)), round=3)
    assert scoring.t.log is not None
    told = [event for event in scoring.t.log.told[SPECTATOR] if event.seat == 0 and event.kind == "scored"]
    assert [event.what for event in told][:2] == ["hermit-1", "gambler-1"]


@pytest.mark.parametrize(("wins", "is_made"), [(0, True), (1, True), (4, False)])
def test_one_successful_card_makes_the_bid(wins: int, is_made: bool) -> None:
    """KT-BID-11, KT-GAP-28  Seen by Gambler face up, and by somebody's Devil as bid card."""
    players = [
        Player("red", up="gambler", bid="hermit samurai", tricks=wins),
        Player("blue", bid="devil", tricks=1),
        Player("green", bid="berserker", tricks=1),
        Player("white", bid="berserker", tricks=1),
    ]
    scoring = Scoring(*players, round=3)
    assert ("KT-GAM-02 20" in scoring.lines(0)) == is_made
    assert ("KT-DEV-06 30" in scoring.lines(1)) == (not is_made)


# Steps 2 to 5.


def test_points_for_wins_in_step_2() -> None:
    """KT-SCORE-03, KT-BID-15  Jack, Hermit, Berserker, Ninja; none of them is a bid."""
    assert scored(Player("blue", up="hermit", bid="ninja", tricks=0)) == ["KT-JACK-01 20", "KT-HER-04 20"]
    assert scored(Player("blue", up="berserker", bid="ninja", tricks=1)) == ["KT-JACK-01 20", "KT-BER-05 20"]
    assert scored(Player("green", up="ninja", bid="hermit", tricks=2)) == ["KT-JACK-01 30", "KT-NIN-07 30"]
    assert scored(Player("red", up="gambler berserker", bid="hermit", tricks=1)) == [
        "KT-JACK-01 20",
        "KT-BER-05 20",
    ]


def test_a_gambler_is_paid_in_step_3() -> None:
    """KT-SCORE-04  After points for wins, before points for cards."""
    player = Player("red", up="gambler healer", bid="ninja", tricks=2, taken="b1")
    assert scored(player) == ["KT-BID-08 70", "KT-JACK-01 30", "KT-GAM-02 20", "KT-HEA-01 10"]


def test_points_for_cards_in_step_4() -> None:
    """KT-SCORE-05  Healer, Collector, a King face down."""
    player = Player(
        "red", up="healer collector", bid="hermit", tricks=4, taken="b1 g2 r3 r4 RAa", played="red"
    )
    assert scored(player) == ["KT-HEA-01 20", "KT-COL-01 20", "KT-KING-11 20"]


@pytest.mark.parametrize("colour", UNUSED)
def test_a_king_never_played(colour: str) -> None:
    """KT-SCORE-06, KT-KING-09, KT-KING-10  In Round 3 and not before."""
    for round in (1, 2, 3):
        lines = scored(Player(colour, bid="hermit", tricks=5), round=round)
        assert lines == ([f"KT-KING-09 {UNUSED[colour]}"] if round == 3 else [])


def test_a_king_that_was_played_is_not_worth_what_an_unused_one_is() -> None:
    """KT-KING-09"""
    assert scored(Player("red", bid="hermit", tricks=5, played="red", taken="b1"), round=3) == []


@pytest.mark.parametrize("colour", LETTERS)
def test_the_back_of_a_coloured_king(colour: str) -> None:
    """KT-KING-11, KT-KING-13, KT-GAP-09  10 for every card of its colour of the whole round, in any round."""
    letter = LETTERS[colour]
    others = " ".join(f"{other}4" for other in LETTERS.values() if other != letter)
    player = Player(colour, bid="hermit", tricks=5, played=colour)
    for round in (1, 2, 3):
        for count in range(5):
            own = " ".join(f"{letter}{value}" for value in range(1, count + 1))
            player.taken = f"{own} {others} RAa WFa"
            assert scored(player, round=round) == ([f"KT-KING-11 {10 * count}"] if count else [])


def test_a_king_face_up_pays_for_no_card() -> None:
    """KT-KING-11  From the round on in which it was played."""
    assert scored(Player("red", bid="hermit", tricks=5, taken="r1 r2")) == []


@pytest.mark.parametrize(
    ("taken", "amount"),
    [
        ("r1", 0),
        ("RAa", 20),
        ("WFb", 20),
        ("RAa WFa", 50),
        ("WFa WFb RAb", 80),
        ("RAa RAb WFa WFb", 150),
    ],
)
def test_the_back_of_the_white_king(taken: str, amount: int) -> None:
    """KT-KING-12, KT-KING-13  By Rares and White Flags taken."""
    lines = scored(Player("white", bid="hermit", tricks=5, played="white", taken=taken))
    assert lines == ([f"KT-KING-12 {amount}"] if amount else [])


def test_berserkers_black_10_is_a_black_card() -> None:
    """KT-KING-14, KT-GAP-56  For the back of the Black King, like that of the deck."""
    player = Player("black", bid="hermit", tricks=5, played="black", taken="k10 k10x k10y")
    assert scored(player) == ["KT-KING-11 30"]


# Step 6.


def test_losses_come_off_at_the_end() -> None:
    """KT-SCORE-07, KT-GAP-47, KT-DEV-05  Devil's 20 and the contract, after all gains; nothing is lost twice.

    With losses first 140 would be left and not 60.
    """
    player = Player("red", up="devil", bid="samurai", tricks=1, taken="k1 k2 k3", points=0)
    scoring = Scoring(
        player,
        *idle(player, 3),
        round=3,
        options=WITH_CONTRACT,
        contract="black",
    )
    assert scoring.lines(0) == ["KT-BID-08 90", "KT-KING-09 50", "KT-DEV-04 -20", "KT-DEVC-02 -60"]
    assert scoring.points()[0] == 60


def test_nobody_has_less_than_nothing() -> None:
    """KT-SCORE-08, KT-GAP-11"""
    player = Player("red", bid="berserker", tricks=5, taken="k1 k2 k3", points=20)
    scoring = Scoring(*three(player), round=2, options=WITH_CONTRACT, contract="black")
    assert scoring.lines(0) == ["KT-DEVC-02 -30"]
    assert scoring.points()[0] == 0
    player.points = 30
    assert Scoring(*three(player), round=2, options=WITH_CONTRACT, contract="black").points()[0] == 0
    player.points = 40
    assert Scoring(*three(player), round=2, options=WITH_CONTRACT, contract="black").points()[0] == 10


# All of it.


def test_each_copy_pays_by_itself() -> None:
    """KT-SCORE-09, KT-GAP-27"""
    assert scored(Player("red", up="hermit hermit", bid="samurai")) == ["KT-HER-04 20", "KT-HER-04 20"]
    assert scored(Player("white", up="berserker berserker", bid="hermit", tricks=1)) == [
        "KT-JACK-01 10",
        "KT-BER-05 20",
        "KT-BER-05 20",
    ]
    both = Player("blue", up="gambler gambler", bid="ninja", tricks=2)
    assert scored(both) == ["KT-BID-08 70", "KT-GAM-02 20", "KT-GAM-02 20"]


@pytest.mark.parametrize("wins", [4, 5])
def test_a_number_that_is_in_no_table_gets_nothing(wins: int) -> None:
    """KT-SCORE-10, KT-GAP-31  Not the value of a lower number either."""
    for colour in UNUSED:
        for bid in BIDS:
            assert scored(Player(colour, up="ninja berserker", bid=bid, tricks=wins)) == []


def test_bids_are_judged_together() -> None:
    """KT-SCORE-11  Ordinary ones, copies of these, then Devil's: who sits where makes no difference."""
    cheerleader = Player("red", bid="cheerleader", tricks=4)
    devil = Player("blue", bid="devil", tricks=0)
    gambler = Player("green", bid="gambler", tricks=1)
    hermit = Player("white", bid="hermit", tricks=0)
    for order in ([0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2], [2, 0, 3, 1]):
        players = [[cheerleader, devil, gambler, hermit][one] for one in order]
        scoring = Scoring(
            *players,
            options=WITH_CHEERLEADER,
            copied="gambler",
            copied_from=order.index(2),
        )
        assert jackless(scoring.lines(order.index(1))) == ["KT-DEV-06 60"]
        assert jackless(scoring.lines(order.index(0))) == []


def test_points_change_once_and_for_all() -> None:
    """KT-SCORE-12  Nothing goes from one to another; each has one new total, told at the end."""
    scoring = Scoring(
        Player("red", up="ninja", bid="ninja", tricks=2, points=15),
        Player("blue", bid="hermit", tricks=3, points=25),
        Player("white", bid="hermit", tricks=0, points=35),
    )
    assert scoring.points() == [145, 25, 75]
    assert scoring.t.log is not None
    told = [(event.seat, event.number) for event in scoring.t.log.told[0] if event.kind == "points"]
    assert told == [(0, 145), (1, 25), (2, 75)]
    kinds = [event.kind for event in scoring.t.log.told[0]]
    assert kinds[-3:] == ["points"] * 3


def test_cards_taken_count_as_printed() -> None:
    """KT-SCORE-13, KT-QUEEN-15, KT-QUEEN-34, KT-GAP-53  Piles hold cards; what lay on them is not in there.

    A blue 3 that was a Rare or a White Flag is a blue card, a White Flag played as a Rare one special card,
    Samurai's red card red.
    """
    taken = "b3 WFa r5"
    assert scored(Player("white", up="collector", bid="hermit", tricks=5, played="white", taken=taken)) == [
        "KT-COL-01 20",
        "KT-KING-12 20",
    ]
    assert scored(Player("black", up="healer", bid="hermit", tricks=5, played="black", taken=taken)) == [
        "KT-HEA-01 10"
    ]
    assert scored(Player("red", bid="hermit", tricks=5, played="red", taken=taken)) == ["KT-KING-11 10"]
    assert NAMES.index("b3") in Scoring(*three(Player("red", taken=taken))).t.taken(0)
