"""KT2-R3 and KT2-END-01: what Round 3 of two players pays."""

import pytest

from kings_points import Player, Scoring

IDLE = Player("black", bid="hermit", tricks=4, played="black")


@pytest.mark.parametrize("round", [1, 2, 3])
def test_a_successful_bid_pays_twice(round: int) -> None:
    """KT2-R3-01, KT2-GAP-03, KT-GAM-08  In Round 3 alone; Gambler's 20, Jack, Healer and Kings once."""
    player = Player("red", up="gambler healer", bid="ninja", tricks=2, taken="b1 r1", played="red")
    doubled = ["KT2-R3-01 70"] if round == 3 else []
    assert Scoring(player, IDLE, round=round).lines(0) == [
        "KT-BID-08 70",
        *doubled,
        "KT-JACK-01 30",
        "KT-GAM-02 20",
        "KT-HEA-01 10",
        "KT-KING-11 10",
    ]


def test_a_raised_bid_pays_twice_too() -> None:
    """KT2-R3-01, KT2-JACK-03"""
    player = Player("red", bid="ninja", tricks=5, played="red", is_jack_spent=True)
    assert Scoring(player, IDLE, round=3).lines(0) == ["KT2-JACK-01 70", "KT2-R3-01 70"]


def test_a_jack_as_bid_pays_200() -> None:
    """KT2-R3-01, KT2-RND-07"""
    player = Player("red", bid="jack", tricks=3, played="red")
    assert Scoring(player, IDLE, round=3).lines(0) == ["KT2-RND-07 100", "KT2-R3-01 100"]
    assert Scoring(player, IDLE, round=1).lines(0) == ["KT2-RND-07 100"]


def test_a_missed_bid_is_not_doubled_to_anything() -> None:
    """KT2-R3-01"""
    player = Player("red", bid="ninja", tricks=4, played="red")
    assert Scoring(player, IDLE, round=3).lines(0) == []


@pytest.mark.parametrize("round", [1, 2, 3])
def test_with_three_players_nothing_is_doubled(round: int) -> None:
    """KT2-R3-01  It is for two players only."""
    player = Player("red", bid="ninja", tricks=2, played="red")
    others = [IDLE, Player("blue", bid="hermit", tricks=4, played="blue")]
    assert Scoring(player, *others, round=round).lines(0) == ["KT-BID-08 70", "KT-JACK-01 30"]


@pytest.mark.parametrize(("round", "amount"), [(1, 20), (2, 20), (3, 40)])
def test_the_contract_card_shows_its_black_side(round: int, amount: int) -> None:
    """KT2-R3-02, KT2-RND-03"""
    player = Player("red", bid="ninja", tricks=4, played="red", taken="g1 g2", points=90)
    scoring = Scoring(player, IDLE, round=round, contract="green")
    assert scoring.lines(0) == [f"KT-DEVC-02 -{amount}"]


def test_every_king_that_was_not_played_pays() -> None:
    """KT2-END-01, KT2-ASSIST-03  Also those taken to help; one of them that was played pays by its back."""
    player = Player("red", bid="ninja", tricks=4, extra="white green", played="", taken="g1 RAa")
    assert Scoring(player, IDLE, round=3).lines(0) == ["KT2-END-01 60", "KT2-END-01 50", "KT2-END-01 30"]
    player.played = "white"
    assert Scoring(player, IDLE, round=3).lines(0) == ["KT-KING-12 20", "KT2-END-01 50", "KT2-END-01 30"]
    player.played = "green red"
    assert Scoring(player, IDLE, round=3).lines(0) == ["KT-KING-11 10", "KT2-END-01 60"]


def test_not_in_round_1_or_2() -> None:
    """KT2-END-01, KT-KING-10"""
    player = Player("red", bid="ninja", tricks=4)
    for round in (1, 2):
        assert Scoring(player, IDLE, round=round).lines(0) == []
