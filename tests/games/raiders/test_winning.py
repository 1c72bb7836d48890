"""Winning a trick: section 3.6 of the rules."""

from itertools import product

import pytest

from followsuit import SPECTATOR
from followsuit.core.rng import seeded
from followsuit.games.raiders.cards import ALIKE, CARD_NAMES
from followsuit.games.raiders.game import GAME
from raiders import Raiders


def won(trick: str, trump: str = "spades", players: int = 4, leader: int = 0) -> str:
    """Who wins this trick, with which card and why; seat 0 has led."""
    placed = trick.split()
    spare = [name for name in CARD_NAMES if name not in placed and name[1:] in list("34567")][:players]
    g = Raiders(players, at="follow", leader=leader, trick=trick, trump=trump, leads=spare)
    return g.told("won")[0]


def test_a_trick_is_decided_when_every_seat_has_taken_its_turn() -> None:
    """TR-WIN-01"""
    g = Raiders(hands=["C1", "S10a C2", "H2 C3", "H3 C4"], leads=["H5 C5", "C6", "C7", "C10a"])
    for answer in ("0 H5", "1 S10a", "2 H2"):
        assert g.when(answer).told("won") == []
    assert g.when("3 H3").told("won") == ["1 S10a TR-WIN-05"]
    assert g.asked() == "1 Lead: C6"


def test_a_trick_waits_for_nobody_who_has_dropped_out() -> None:
    """TR-WIN-01  Seat 1 was out before, seat 3 has an empty hand: two cards are the trick."""
    g = Raiders(out="1", hands=["C1", "S10a C2", "H2 C3", ""], leads=["H5 C5", "", "C7", "C10a"])
    g.when("0 H5, 2 H2")
    assert g.told("won") == ["0 H5 TR-WIN-06"]


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("H9a H9b H2 H3", "3 H3 TR-WIN-02 TR-WIN-06"),  # two
        ("H10a H2 H10b H10c", "1 H2 TR-WIN-02 TR-WIN-06"),  # three
        ("H1 S10a S10b S2", "3 S2 TR-WIN-02 TR-WIN-05"),  # trumps
        ("H10a H10c S9a S9b", "0 H10a TR-WIN-02 TR-WIN-07"),  # two pairs
        ("H3 D10a D10b H4", "3 H4 TR-WIN-02 TR-WIN-06"),  # of a suit that could not win anyway
        ("H10a D10a C10a H2", "0 H10a TR-WIN-06"),  # the value alone is not enough
        ("H9a H8 H7 H6", "0 H9a TR-WIN-06"),  # nor is the suit alone
    ],
)
def test_cards_of_the_same_suit_and_value_cancel_each_other(trick: str, winner: str) -> None:
    """TR-WIN-02"""
    assert won(trick) == winner


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("H10a H10b H1 D1", "2 H1 TR-WIN-02 TR-WIN-06"),
        ("H10a H10b H10c H1", "3 H1 TR-WIN-02 TR-WIN-06"),
        ("D2 S9a S9b D1", "0 D2 TR-WIN-02 TR-WIN-06"),
        ("D2 S9a S9b S1", "3 S1 TR-WIN-02 TR-WIN-05"),
    ],
)
def test_a_cancelled_card_does_not_win(trick: str, winner: str) -> None:
    """TR-WIN-03"""
    assert won(trick) == winner


def test_a_cancelled_lead_still_is_the_lead_suit() -> None:
    """TR-WIN-04  For winning the trick and for the duty to follow."""
    assert won("H9a H9b C10a H1") == "3 H1 TR-WIN-02 TR-WIN-06"
    g = Raiders(leader=0, trick="H9a H9b", hands=["", "", "H1 C10b", "C4"])
    assert g.asked() == "2 Follow: H1"


@pytest.mark.parametrize(
    ("trick", "trump", "winner"),
    [
        ("H10a S1 H9b H8", "spades", "1 S1 TR-WIN-05"),  # the lowest trump beats all else
        ("H10a S1 S7 S6", "spades", "2 S7 TR-WIN-05"),
        ("S2 S3 H10a D10a", "spades", "1 S3 TR-WIN-05"),  # trump was led
        ("H10a S9a S9b S1", "spades", "3 S1 TR-WIN-02 TR-WIN-05"),
        ("S10a H1 D10a C10a", "hearts", "1 H1 TR-WIN-05"),
        ("S10a H1 D1 C10a", "diamonds", "2 D1 TR-WIN-05"),
        ("S9a S2 H1 D10a", "hearts", "2 H1 TR-WIN-05"),  # spades are no trump any more
    ],
)
def test_the_highest_trump_that_is_not_cancelled_wins(trick: str, trump: str, winner: str) -> None:
    """TR-WIN-05"""
    assert won(trick, trump) == winner


@pytest.mark.parametrize(
    ("trick", "trump", "winner"),
    [
        ("H2 H7 H6 H3", "spades", "1 H7 TR-WIN-06"),
        ("H2 H1 C10a D10a", "spades", "0 H2 TR-WIN-06"),
        ("C9b C10a C10b C3", "spades", "0 C9b TR-WIN-02 TR-WIN-06"),
        ("H2 S10a S10b H3", "spades", "3 H3 TR-WIN-02 TR-WIN-06"),  # all trumps are cancelled
        ("S2 S7 C10a S6", "hearts", "1 S7 TR-WIN-06"),
        ("D2 D10a H3 D9a", "spades", "1 D10a TR-WIN-06"),
        ("D2 D9a D10a D9b", "spades", "2 D10a TR-WIN-02 TR-WIN-06"),  # 10 is above 9
    ],
)
def test_without_a_trump_the_highest_card_of_the_lead_suit_wins(trick: str, trump: str, winner: str) -> None:
    """TR-WIN-06"""
    assert won(trick, trump) == winner


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("H9a H9b C10a D10a", "0 H9a TR-WIN-02 TR-WIN-07"),
        ("H10a H10b H10c D10a", "0 H10a TR-WIN-02 TR-WIN-07"),
        ("H10a H10b S9a S9b", "0 H10a TR-WIN-02 TR-WIN-07"),
        ("S10a S10b S10c H9a", "0 S10a TR-WIN-02 TR-WIN-07"),
    ],
)
def test_the_leader_wins_where_no_card_can(trick: str, winner: str) -> None:
    """TR-WIN-07"""
    assert won(trick) == winner


def test_the_leader_wins_from_any_seat_and_with_three_players() -> None:
    """TR-WIN-07"""
    assert won("H9a H9b C10a D10a", leader=2) == "2 H9a TR-WIN-02 TR-WIN-07"
    assert won("H9a C10a H9b", players=3, leader=1) == "1 H9a TR-WIN-02 TR-WIN-07"


@pytest.mark.parametrize(
    ("trick", "trump", "winner"),
    [
        ("H1 C10a D10a C9b", "spades", "0 H1 TR-WIN-06"),
        ("H1 S10a D10a C9b", "diamonds", "2 D10a TR-WIN-05"),
        ("H9a H9b C3 D10a", "spades", "0 H9a TR-WIN-02 TR-WIN-07"),
        ("C1 D5 H9a D10a", "spades", "0 C1 TR-WIN-06"),  # special cards are no stronger for it
        ("D1 C8 C9a H10a", "spades", "0 D1 TR-WIN-06"),
    ],
)
def test_a_card_neither_trump_nor_of_the_lead_suit_never_wins(trick: str, trump: str, winner: str) -> None:
    """TR-WIN-08"""
    assert won(trick, trump) == winner


def test_a_finished_trick_goes_to_the_discard_pile() -> None:
    """TR-WIN-09  And to nobody: hands and lead cards are what they were, less one each."""
    g = Raiders(hands=["C1", "H1 C2", "H2 C3", "H3 C4"], leads=["H5 C5", "C6", "C7", "C10a"])
    before = str(g.now("discards")).split()
    g.when("0 H5, 1 H1, 2 H2, 3 H3")
    assert g.now("trick") == ""
    assert str(g.now("discards")).split() == [*before, "H5", "H1", "H2", "H3"]
    assert (g.now("hands"), g.now("leads")) == (["C1", "C2", "C3", "C4"], ["C5", "C6", "C7", "C10a"])
    names = {area.name for area in GAME.layout(g.t.view(0)).areas if area.seat == 0}
    assert names == {"hand", "lead cards"}


@pytest.mark.parametrize("trump", ["spades", "hearts", "diamonds"])
def test_every_round_starts_with_spades_as_trump(trump: str) -> None:
    """TR-WIN-10"""
    assert Raiders().now("trump") == "spades"
    g = Raiders(at="round end", trump=trump)
    assert (g.now("round"), g.now("trump")) == (2, "spades")


@pytest.mark.parametrize(
    ("trump", "moment"),
    [("spades", "declaration"), *product(["spades", "hearts", "diamonds"], ["lead", "follow"])],
)
def test_the_trump_is_on_display_for_everybody(trump: str, moment: str) -> None:
    """TR-WIN-11"""
    trick = "H3" if moment == "follow" else ""
    g = Raiders(
        at=moment, trump=trump, trick=trick, hands=["C1", "C2", "C3", "C4"], leads=["D1", "D2", "D3", "D4"]
    )
    for viewer in (0, 1, 2, 3, SPECTATOR):
        counters = GAME.layout(g.t.view(viewer)).counters
        assert [counter.value for counter in counters if counter.name == "trump"] == [trump]


def test_a_new_trump_is_on_display_at_once() -> None:
    """TR-WIN-11"""
    g = Raiders(hands=["H1", "C2 H2", "C3 H3", "C4 H4"], leads=["C8 D1", "D2", "D3", "D4"])
    g.when("0 C8, 1 C2, 2 C3, 3 C4")
    for viewer in (0, 1, 2, 3, SPECTATOR):
        assert GAME.layout(g.t.view(viewer)).counters[0].value == "hearts"
        assert g.told("hearts-trump", viewer) == ["TR-SPC-01"]


def test_a_leader_who_wins_for_want_of_another_led_a_cancelled_card() -> None:
    """TR-WIN-12  Over tricks of high cards, where many cancel each other."""
    high = [card for card in range(len(CARD_NAMES)) if ALIKE[card] % 16 >= 8]
    rng = seeded(12)
    cancelled_leads = 0
    for _ in range(300):
        rng.shuffle(high)
        trick = high[:4]
        text = won(GAME.write_cards(trick))
        if text.endswith("TR-WIN-07"):
            cancelled_leads += 1
            assert text.startswith("0 ")
            assert ALIKE[trick[0]] in [ALIKE[card] for card in trick[1:]]
    assert cancelled_leads > 5


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("H5 H2", "0 H5 TR-WIN-06"),
        ("H5 H7", "2 H7 TR-WIN-06"),
        ("H9a H9b", "0 H9a TR-WIN-02 TR-WIN-07"),
    ],
)
def test_the_winner_has_played_to_the_trick_and_is_in_the_round(cards: str, winner: str) -> None:
    """TR-WIN-13  Seats 1 and 3 drop out in this trick, so the second card is that of seat 2."""
    led, followed = cards.split()
    g = Raiders(hands=["C1", "", f"{followed} C3", ""], leads=[led, "S10a", "C7", "S10b"])
    g.when(f"0 {led}, 2 {followed}")
    assert g.told("dropped-out") == ["1 TR-DROP-02", "3 TR-DROP-02"]
    assert g.told("won") == [winner]


def test_no_trick_is_won_by_a_seat_that_has_dropped_out() -> None:
    """TR-WIN-13"""
    for seed in range(20):
        g = Raiders(seed=seed).play_on(seed)
        assert g.t.log is not None
        out: set[int] = set()
        played: set[int] = set()
        for event in g.t.log.told[SPECTATOR]:
            if event.kind == "round":
                out = set()
            elif event.kind == "dropped-out":
                out.add(event.seat)
            elif event.kind in ("led", "led-from-hand", "followed"):
                played.add(event.seat)
            elif event.kind == "won":
                assert event.seat in played - out
                played = set()


@pytest.mark.parametrize(("card", "trump"), [("C8", "hearts"), ("C9a", "hearts"), ("C9b", "spades")])
def test_of_the_two_nines_of_clubs_only_one_shifts_trump(card: str, trump: str) -> None:
    """TR-GAP-02"""
    g = Raiders(at="follow", leader=0, trick=f"{card} C2 C3 C4", leads=["D1", "D2", "D3", "D4"])
    assert g.events("won")[0].seat == 0
    assert g.now("trump") == trump
    assert g.asked() == "0 Lead: D1"


@pytest.mark.parametrize(("card", "asked"), [("H9a", "0 PullBack: D1 D2"), ("H9b", "0 Lead: D1 D2")])
def test_of_the_two_nines_of_hearts_only_one_pulls_back(card: str, asked: str) -> None:
    """TR-GAP-02"""
    g = Raiders(at="follow", leader=0, trick=f"{card} H2 H3 H4", leads=["D1 D2", "D3", "D4", "D6"])
    assert g.asked() == asked
