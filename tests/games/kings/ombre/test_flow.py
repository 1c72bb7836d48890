"""The order of a game and of a round: KO-FLOW."""

import pytest

from followsuit.games.kings.ombre.flow import THE_ROUND
from followsuit.games.kings.places import AUCTION, FRONT
from followsuit.games.kings.table import DOWN
from followsuit.games.takers.cards import NO_COLOUR
from kings import Ombre
from ombre import SEATS, answer_first, deck_of, playing

STEPS = [
    "round",
    "hand",
    "auction-cards",
    "auction",
    "king-player",
    "took-up",
    "took-set",
    "discarded",
    "led",
    "points",
]


def test_a_game_is_set_up() -> None:
    """KO-FLOW-01  43 cards, no points, and a starter drawn by lot."""
    starters = set()
    for seed in range(20):
        g = Ombre(seed=seed)
        assert len(deck_of(g)) == 43
        assert g.table.points == [0, 0, 0]
        starters.add(g.table.drafter)
    assert starters == {0, 1, 2}


@pytest.mark.parametrize("first", SEATS)
def test_or_a_starter_chosen_by_the_host(first: int) -> None:
    """KO-FLOW-01, KO-AUC-01  The option ombre_first_starter."""
    for seed in range(5):
        assert Ombre({"ombre_first_starter": str(first)}, seed=seed).table.drafter == first


def test_the_ten_steps_of_a_round() -> None:
    """KO-FLOW-02  As the page lists them: the names of the steps are its words."""
    names = [type(step).__name__ for step in THE_ROUND]
    assert names == [
        "BeginRound",
        "LayOutSets",  # 1
        "Deal",  # 2
        "BeginAuction",  # 3
        "HoldAuction",
        "KingPlayerTakesUp",  # 4
        "RivalsTakeUp",  # 5
        "KingPlayerTakesSet",  # 6
        "RivalsTakeSets",  # 7
        "SeatCourts",
        "RivalsDiscard",  # 8
        "PlayTricks",  # 9
        "ScoreRound",  # 10
        "FindWinner",
        "PlayRound",
    ]


@pytest.mark.parametrize("seed", range(6))
def test_a_round_is_told_in_this_order(seed: int) -> None:
    """KO-FLOW-02, KO-GAP-03"""
    g = Ombre(seed=seed).play_on(seed)
    assert g.t.log is not None
    kinds = [event.kind for event in g.t.log.told[0]]
    rounds = [i for i, kind in enumerate(kinds) if kind == "round"]
    assert len(rounds) == 3
    for begin, end in zip(rounds, [*rounds[1:], len(kinds)], strict=True):
        told = kinds[begin:end]
        firsts = [told.index(kind) for kind in STEPS if kind != "discarded"]
        assert firsts == sorted(firsts)
        last_discard = max(i for i, kind in enumerate(told) if kind == "discarded")
        last_set = max(i for i, kind in enumerate(told) if kind == "took-set")
        assert last_set < last_discard < told.index("led")
        assert told.count("took-set") == 3
        assert told.count("won") == 9
        assert told.count("points") == 3


def test_then_everything_goes_back() -> None:
    """KO-FLOW-03  What was declared, who passed, trump and the Queens are those of the round."""
    g = playing(
        ["red", "blue", "green"],
        ["r1", "b1", "g1"],
        trick_number=9,
        wins=[3, 3, 2],
        drafter=1,
        round=1,
        declared=[3, 2, 1],
        passed="1 2",
    )
    g.when("0 power-5, 0 r1, 1 b1, 2 g1")
    t = g.table
    assert t.round == 2
    assert (t.trick_number, t.wins, t.played, t.passed) == (0, [0, 0, 0], 0, 0)
    assert (t.king_player, t.declared, t.set_row) == (-1, [0, 0, 0], [4, 0, 1, 2, 3])
    assert (t.declarer, t.trump, t.queens) == (2, NO_COLOUR, [DOWN, DOWN, DOWN])
    assert t.roles == []
    assert t.bids == [[], [], []]
    assert [len(t.hand(seat)) for seat in SEATS] == [9, 9, 9]
    assert [len(t.taken(seat)) for seat in SEATS] == [0, 0, 0]
    assert [len(t.cards.piles[AUCTION + seat]) for seat in SEATS] == [3, 3, 3]
    assert [len(t.cards.piles[FRONT + seat]) for seat in SEATS] == [0, 0, 0]


def test_the_next_seat_starts_the_next_auction() -> None:
    """KO-FLOW-03"""
    for starter in SEATS:
        g = Ombre(at="score", sets=["red", "blue", "green"], wins=[3, 3, 3], drafter=starter)
        assert g.table.drafter == (starter + 1) % 3
        assert g.t.seats_to_act() == [(starter + 2) % 3]
        assert [event.seat for event in g.events("auction")] == [(starter + 1) % 3]


def test_with_round_three_the_game_is_over() -> None:
    """KO-FLOW-03"""
    g = playing(["red", "blue", "green"], ["r1", "b1", "g1"], trick_number=9, round=3, wins=[4, 2, 2])
    g.when("0 r1, 1 b1, 2 g1")
    assert g.t.outcome is not None
    assert g.t.seats_to_act() == []


def test_a_round_can_be_taken_up_at_every_moment() -> None:
    """KO-FLOW-02  A position that is written and set up again goes on alike."""
    g = Ombre(seed=2)
    moments: list[str] = []
    for kind in ("Declare", "DiscardToNine", "ChooseTrump", "TakeSetLeft", "DiscardToNine"):
        again = Ombre({}, 0, **g.game.write_position(g.t))
        assert again.asked() == g.asked()
        moments.append(str(g.now("at")))
        answer_first(g, kind)
        assert answer_first(again, kind).now("hands") == g.now("hands")
    assert g.now("at") == Ombre({}, 0, **g.game.write_position(g.t)).now("at") == "play"
    assert moments == ["auction", "discard", "sets", "sets", "discard"]
