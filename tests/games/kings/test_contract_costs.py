"""What the Devil's contract costs; which King it is in a round, test_contract.py shows."""

import pytest

from kings_points import WITH_CONTRACT, Player, Scoring, idle


def cost(taken: str, contract: str, round: int) -> list[str]:
    player = Player("red", bid="hermit", tricks=5, taken=taken, played="red", points=200)
    options = WITH_CONTRACT if contract else None
    scoring = Scoring(player, *idle(player, 2), round=round, options=options, contract=contract)
    return [line for line in scoring.lines(0) if line.startswith("KT-DEVC")]


@pytest.mark.parametrize("contract", ["blue", "green", "black"])
def test_every_card_of_the_colour_taken_costs(contract: str) -> None:
    """KT-DEVC-02, KT-GAP-43  Whichever card of the trick won; other colours cost nothing."""
    letter = {"blue": "b", "green": "g", "black": "k"}[contract]
    others = " ".join(f"{other}5" for other in "rbgk" if other != letter)
    assert cost(f"{others} RAa WFa", contract, 2) == []
    assert cost(f"{letter}1 {letter}10 {others}", contract, 2) == ["KT-DEVC-02 -20"]


@pytest.mark.parametrize(("round", "amount"), [(1, 20), (2, 20), (3, 40)])
def test_a_card_costs_10_and_in_round_3_twice_as_much(round: int, amount: int) -> None:
    """KT-DEVC-03"""
    assert cost("k1 k2", "black", round) == [f"KT-DEVC-02 -{amount}"]


def test_a_round_without_a_contract_costs_nothing() -> None:
    """KT-DEVC-02"""
    assert cost("k1 k2 b1 g1 RAa", "", 2) == []


def test_a_white_contract_means_rares_and_white_flags() -> None:
    """KT-DEVC-07, KT-GAP-44"""
    assert cost("RAa WFa WFb k1 r1", "white", 2) == ["KT-DEVC-02 -30"]


def test_it_is_the_contract_of_this_round_that_counts() -> None:
    """KT-DEVC-02  Not that of another one."""
    player = Player("red", bid="hermit", tricks=5, taken="k1 b1 b2", played="red", points=200)
    scoring = Scoring(player, *idle(player, 2), round=2, options=WITH_CONTRACT, contract="black")
    assert scoring.t.contracts[2] == 3
    assert scoring.t.contracts[1] == scoring.t.contracts[3] == -1
    assert scoring.lines(0) == ["KT-DEVC-02 -10"]


def test_berserkers_black_10_costs_in_a_black_contract() -> None:
    """KT-KING-14, KT-DEVC-02"""
    assert cost("k10x k10y", "black", 2) == ["KT-DEVC-02 -20"]
