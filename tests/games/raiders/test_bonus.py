"""The bonus declarations: section 3.3 of the rules."""

import pytest

from followsuit import SPECTATOR
from followsuit.games.raiders.game import GAME
from followsuit.games.raiders.rules import BY_PLAYERS
from raiders import Raiders


def revealed(*counts: int) -> Raiders:
    """So many lead cards before each seat, as they were revealed."""
    deck = [GAME.write_card(card) for card in BY_PLAYERS[len(counts)].deck]
    leads = [" ".join(deck.pop() for _ in range(count)) for count in counts]
    return Raiders(len(counts), at="reveal", leads=leads)


@pytest.mark.parametrize(
    ("counts", "told"),
    [
        ((3, 5, 3, 3), []),
        ((3, 6, 3, 3), ["1 TR-BONUS-01"]),
        ((3, 7, 6, 3), ["1 TR-BONUS-01"]),
        ((6, 3, 3, 7), ["3 TR-BONUS-01"]),
        ((13, 12, 6, 6), ["0 TR-BONUS-01"]),
    ],
)
def test_six_lead_cards_and_more_than_anyone_else_are_aggressive(
    counts: tuple[int, ...], told: list[str]
) -> None:
    """TR-BONUS-01"""
    assert revealed(*counts).told("aggressive") == told


@pytest.mark.parametrize(
    ("counts", "told"),
    [
        ((4, 6, 4), []),
        ((4, 7, 4), []),
        ((4, 8, 4), ["1 TR-BONUS-02"]),
        ((4, 8, 9), ["2 TR-BONUS-02"]),
        ((13, 4, 4), ["0 TR-BONUS-02"]),
    ],
)
def test_with_three_players_it_takes_eight_lead_cards(counts: tuple[int, ...], told: list[str]) -> None:
    """TR-BONUS-02"""
    assert revealed(*counts).told("aggressive") == told


@pytest.mark.parametrize(
    "counts", [(6, 6, 3, 3), (7, 3, 7, 6), (7, 7, 7, 3), (8, 8, 8, 8), (8, 4, 8), (9, 9, 8)]
)
def test_a_tie_for_the_most_lead_cards_earns_nobody_the_aggressive_token(counts: tuple[int, ...]) -> None:
    """TR-BONUS-03"""
    g = revealed(*counts)
    assert g.told("aggressive") == []
    assert g.now("aggressive") == -1


@pytest.mark.parametrize(
    ("counts", "told"),
    [
        ((3, 3, 1, 3), []),
        ((3, 3, 0, 3), ["2 TR-BONUS-04"]),
        ((0, 1, 1, 1), ["0 TR-BONUS-04"]),
        ((13, 13, 13, 0), ["3 TR-BONUS-04"]),
    ],
)
def test_the_only_seat_without_lead_cards_is_passive(counts: tuple[int, ...], told: list[str]) -> None:
    """TR-BONUS-04"""
    assert revealed(*counts).told("passive") == told


@pytest.mark.parametrize("counts", [(0, 3, 0, 3), (0, 0, 0, 3), (6, 0, 0, 3), (0, 0, 0, 0)])
def test_two_seats_without_lead_cards_earn_nobody_the_passive_token(counts: tuple[int, ...]) -> None:
    """TR-BONUS-05"""
    assert revealed(*counts).told("passive") == []


@pytest.mark.parametrize("counts", [(0, 4, 4), (4, 0, 9), (4, 1, 0)])
def test_with_three_players_nobody_is_passive(counts: tuple[int, ...]) -> None:
    """TR-BONUS-06"""
    g = revealed(*counts)
    assert g.told("passive") == []
    assert g.now("passive") == -1


def test_tokens_are_handed_out_right_after_the_reveal_and_nobody_is_asked() -> None:
    """TR-BONUS-07"""
    g = Raiders(at="declaration", hands=["H1 H2 H3", "C4", "C5", "C6"], leads=["S1 S2 S3", "S4", "S5", "S6"])
    g.when("0 H1, 0 H2, 0 H3, 0 done, 1 S4, 1 done, 2 done")
    assert (g.now("aggressive"), g.now("passive")) == (-1, -1)
    g.when("3 done")
    assert (g.now("aggressive"), g.now("passive")) == (0, 1)
    assert g.t.log is not None
    told = [event.kind for event in g.t.log.told[SPECTATOR]]
    assert told[-5:] == ["kept", "kept", "aggressive", "passive", "first-leader"]
    assert g.asked() == "0 Lead: S1 S2 S3 H1 H2 H3"


def test_both_tokens_can_be_out_with_different_seats() -> None:
    """TR-BONUS-08"""
    g = revealed(3, 0, 6, 3)
    assert (g.now("aggressive"), g.now("passive")) == (2, 1)
    for viewer in (0, 1, 2, 3, SPECTATOR):
        counters = GAME.layout(g.t.view(viewer)).counters
        tokens = {counter.seat: counter.value for counter in counters if counter.name == "token"}
        assert tokens == {2: "aggressive", 1: "passive"}


@pytest.mark.parametrize(("aggressive", "passive"), [(-1, -1), (0, 1), (2, 1), (3, 1), (3, -1)])
def test_tokens_have_no_effect_while_tricks_are_played(aggressive: int, passive: int) -> None:
    """TR-BONUS-09  The same cards are offered, win and cost the same, whoever holds the tokens."""
    g = Raiders(
        aggressive=aggressive,
        passive=passive,
        hands=["C1", "H2 D2 D3", "", "D4 D6"],
        leads=["H5 H6", "", "S2 S3 S4", "S5"],
    )
    assert g.asked() == "0 Lead: H5 H6"
    g.when("0 H5")
    assert g.asked() == "1 Follow: H2"
    g.when("1 H2")
    assert (g.now("out"), g.now("lives")) == ("2", [2, 2, 1, 2])
    assert g.asked() == "3 Follow: D4 D6"
    g.when("3 D4")
    assert g.told("won") == ["0 H5 TR-WIN-06"]
    assert g.now("lives") == [2, 2, 1, 2]
    assert g.asked() == "0 Lead: H6"


def test_spent_lead_cards_change_no_token() -> None:
    """TR-BONUS-10  The holder may fall below 6, others may come to 0 or have more."""
    hands = ["C1 C2", "H1 C3", "H2 C4", "H3 C5"]
    leads = ["H4 S1 S2 S3 S4 S5", "S6", "", "D1 D2 D3 D4 D6 D7"]
    g = Raiders(aggressive=0, passive=2, hands=hands, leads=leads).when("0 H4, 1 H1, 2 H2, 3 H3")
    assert g.now("lead_counts") == [5, 1, 0, 6]
    assert (g.now("aggressive"), g.now("passive")) == (0, 2)
    assert g.told("aggressive") == []
    assert g.asked() == "0 Lead: S1 S2 S3 S4 S5"


def test_the_last_lead_card_spent_earns_no_passive_token() -> None:
    """TR-BONUS-10"""
    g = Raiders(hands=["C1", "H1", "H2", "H3"], leads=["H4", "D1", "D2", "D3"])
    g.when("0 H4, 1 H1, 2 H2")
    assert (g.now("lead_counts"), g.now("passive")) == ([0, 1, 1, 1], -1)
    assert g.asked() == "3 Follow: H3"


def test_a_pull_back_takes_no_token_away() -> None:
    """TR-BONUS-10"""
    hands = ["C1 C2", "H9a C3", "H2 C4", "H3 C5"]
    leads = ["H10a S1 S2 S3 S4 S5", "S6", "D1", "D2 D3"]
    g = Raiders(aggressive=0, hands=hands, leads=leads).when("0 H10a, 1 H9a, 2 H2, 3 H3, 0 S1")
    assert (g.now("lead_counts"), g.now("aggressive")) == ([4, 1, 1, 2], 0)
    assert g.asked() == "0 Lead: S2 S3 S4 S5"


def test_a_pull_back_of_the_last_lead_card_earns_no_passive_token() -> None:
    """TR-BONUS-10"""
    g = Raiders(hands=["C1", "H9a C3", "H2 C4", "H3 C5"], leads=["H10a S1", "S6", "D1", "D2"])
    g.when("0 H10a, 1 H9a, 2 H2, 3 H3")
    assert g.told("pulled-back") == ["0 S1 TR-SPC-20"]
    assert (g.now("lead_counts"), g.now("passive"), g.told("passive")) == ([0, 1, 1, 1], -1, [])
    assert g.asked() == "1 LeadFromHand: C3"
