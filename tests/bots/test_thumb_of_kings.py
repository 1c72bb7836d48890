"""Rules of thumb of Kings TrickTakers and its remakes, in positions."""

import pytest

from followsuit import Game
from followsuit.bots.bot import Bot
from followsuit.bots.playing import bot_answer
from followsuit.bots.random_bot import RandomBot
from followsuit.bots.thumb_bot import ThumbBot
from followsuit.core.rng import seeded
from followsuit.games.kings.game import KINGS, NAPOLEON
from followsuit.games.kings.table import kings_table
from kings import Kings, KingsGame, Napoleon, Ombre, Options, Whist

NO_QUEENS = ["down"] * 4
SETS = ["white", "red", "blue", "black"]
TAKEN_SETS = "white red blue green black"


def best(g: KingsGame) -> str:
    """The answer that looks best to the seat that is asked."""
    seat = g.t.next_seat()
    offered = sorted(g.t.options(seat))
    priors = g.t.policy.priors(g.t, seat, offered)
    return g.game.write_pick(offered[priors.index(max(priors))])


def bidding_for(bid: str, hand: str, **more: object) -> Kings:
    """Seat 3 plays last, to r5 r6 r2, with this bid card and this hand, Kings and Queens used up."""
    position: dict[str, object] = {
        "hands": ["g1 g2", "g3 g4", "b3 b4", hand],
        "trick": "r5 r6 r2",
        "bids": ["", "", "", bid],
        "sets": SETS,
        "kings_played": TAKEN_SETS,
        "queens": NO_QUEENS,
    }
    return Kings(4, {}, 0, **{**position, **more})


def test_whoever_needs_a_win_takes_it_as_cheaply_as_is_sure() -> None:
    """KT-JACK-02  The Jack as bid card pays for three wins."""
    assert best(bidding_for("black-jack", "r7 r10 k7", round=3)) == "r7"


def test_whoever_needs_a_single_win_takes_it_with_the_card_that_would_win_another() -> None:
    """KT-BID-08  Berserker as bid card pays for one win."""
    assert best(bidding_for("berserker", "r7 r10")) == "r10"


def test_whoever_needs_no_win_ducks_with_the_highest() -> None:
    """KT-BID-08  Hermit as bid card pays for no win."""
    assert best(bidding_for("hermit", "r4 r10 r1")) == "r4"


def test_with_the_wins_of_the_bid_no_more_are_wanted() -> None:
    """KT-BID-08  Ninja as bid card pays for two wins."""
    assert best(bidding_for("ninja", "r7 r1", wins=[1, 1, 1, 1])) == "r7"
    assert best(bidding_for("ninja", "r7 r1", wins=[1, 1, 0, 2])) == "r1"


def test_the_king_is_played_for_the_win_that_makes_the_bid() -> None:
    """KT-KING-05  In the last trick of the last round; where the win is worth nothing, he is kept."""
    given: dict[str, object] = {
        "hands": ["", "", "", "r1"],
        "trick": "r5 r6 r2",
        "sets": ["red", "white", "blue", "black"],
        "queens": NO_QUEENS,
        "round": 3,
    }
    black = {**given, "hands": ["", "", "", "k1"], "trick": "k5 k6 k2", "bids": ["", "", "", "berserker"]}
    g = Kings(4, {}, 0, **{**black, "wins": [2, 2, 0, 0]})
    assert best(g) == "power-8"
    assert best(g.when("3 power-8")) == "k1"
    g = Kings(4, {}, 0, **{**black, "wins": [2, 1, 0, 1]})
    assert best(g) == "k1"


@pytest.mark.parametrize(("trick", "card"), [("r9 r2", "r1"), ("r2 r9", "r10")])
def test_partners_do_not_play_higher_than_each_other(trick: str, card: str) -> None:
    """KW-SCORE-01  The last to play leaves the trick to the partner, and takes it from the others."""
    hands = ["b3", "b4", "r1 r10", "b5"]
    g = Whist({}, 0, hands=hands, leader=0, trick=trick + " b8", turns="0 1 3 2", queens=NO_QUEENS)
    assert best(g) == card


def test_pictures_go_to_the_own_team_and_white_flags_to_the_other() -> None:
    """KN-SCORE-02, KN-SCORE-05"""
    sets = ["red", "white", "blue", "black", "green"]
    hands = ["b1", "b2", "b11 WFa b9", "b4", "b5"]
    # Seat 2 is the last; seat 0 of the own team has the trick, or seat 3 of the other.
    for trick, card in (("g4 g5 RAa g6", "b11"), ("RAa g4 g5 g6", "WFa")):
        g = Napoleon({}, 0, sets=sets, hands=hands, leader=3, trick=trick, kings_played=TAKEN_SETS, round=2)
        assert best(g) == card


def test_a_cheerleader_leaves_a_trick_to_a_partner_who_needs_it() -> None:
    """KT-CHE-11  And takes it where the partner needs none."""
    given: dict[str, object] = {
        "party": ["", "", "", "cheerleader"],
        "hands": ["", "", "", "r1 r10"],
        "partner": 1,
        "sets": SETS,
        "kings_played": TAKEN_SETS,
        "queens": NO_QUEENS,
        "trick": "r5 r6 r2",
        "uses": ["", "", "", "cheerleader"],
        "trick_number": 5,
    }
    for bid, card in (("berserker", "r1"), ("hermit", "r10")):
        g = Kings(4, {"cheerleader": True}, 0, **{**given, "bids": ["", bid, "", ""]})
        assert best(g) == card


def test_a_bid_goes_by_the_hand() -> None:
    """KT-BID-01"""
    party = ["collector samurai ninja", "", "", ""]
    strong = Kings(at="bid", party=party, hands=["RAa RAb k10 k7 k6", "r1", "r2", "r3"], sets=SETS)
    weak = Kings(at="bid", party=party, hands=["WFa r4 r1 b1 g1", "r5", "r2", "r3"], sets=SETS)
    assert best(strong) == "samurai-1"
    assert best(weak) == "collector-1"


def test_what_is_discarded_is_of_no_use() -> None:
    """KT-GAM-01  For a bid of three wins low cards go; for a bid of none, high ones."""
    given: dict[str, object] = {
        "at": "set up",
        "party": ["gambler", "", "", ""],
        "sets": SETS,
        "deck": "r1 k10",
    }
    hands = ["RAa k7 b1", "g1", "g2", "g3"]
    for bid, cards in (("samurai", {"r1", "b1"}), ("hermit", {"RAa", "k10"})):
        g = Kings(4, {}, 0, **{**given, "hands": hands, "bids": [bid, "", "", ""]})
        first = best(g)
        g.when(f"0 {first}")
        assert {first, best(g)} == cards


def test_a_strong_hand_declares_and_a_weak_one_passes() -> None:
    """KO-AUC-03"""
    for hand, answer in (
        ("r10 r9 r8 r7 r6 r5 RAa RAb k10", "number-1"),
        ("r1 r2 b1 b2 g1 g2 k1 k2 WFa", "no"),
    ):
        hands = ["g3 g4 g5 g6 g7 g8 g9 b3 b4", hand, "b5 b6 b7 b8 b9 k3 k4 k5 k6"]
        auction = ["k7 k8 k9", "r3 r4 b10", "g10"]
        assert best(Ombre(at="auction", drafter=0, hands=hands, auction=auction)) == answer


def test_copies_of_a_character_are_one_answer() -> None:
    """KT-GAP-27"""
    g = Kings(5, at="draft", round=2, row="gambler-1 gambler-2 hermit-3", hands=["r1"] + [""] * 4)
    offered = g.t.options(0)
    assert [g.game.write_pick(pick) for pick in g.t.policy.different(g.t, 0, offered)] == [
        "gambler-1",
        "hermit-3",
    ]


# A whole team of them, and options of the main game.


@pytest.mark.parametrize("team", [0, 1])
def test_a_team_that_goes_by_them_beats_one_that_does_not(team: int) -> None:
    """KN-PREP-05  Until there are teams all choose by chance; the team of the Emperor is the weaker one."""
    won = 0
    for deal in range(12):
        t = kings_table(NAPOLEON.new_table(5, {}, deal))
        thumbs: list[Bot] = [ThumbBot(seeded(seat)) for seat in range(5)]
        others: list[Bot] = [RandomBot(seeded(seat + 10)) for seat in range(5)]
        while (seat := t.next_seat()) >= 0:
            goes_by_them = bool(t.teams) and t.teams[seat] == team
            t.apply(seat, bot_answer((thumbs if goes_by_them else others)[seat], t, seat))
        assert t.outcome is not None
        won += t.outcome.places[t.teams.index(team)] == 1
    assert won >= 8


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (3, {"devil_contract": True}),
        (4, {"cheerleader": True, "initial_parties": "choice", "devil_contract": True}),
        (5, {"cheerleader": True, "red_queen_advanced": True}),
    ],
    ids=str,
)
def test_they_beat_chance_with_every_option(players: int, options: Options) -> None:
    assert share(KINGS, players, options, 8) > 1.1


def share(game: Game, players: int, options: Options, deals: int) -> float:
    """What one of the thumbs wins, in even shares, when they have every other seat."""
    won = 0.0
    seats = 0
    for deal in range(deals):
        for first in range(2):
            bots: list[Bot] = [
                ThumbBot(seeded(seat)) if seat % 2 == first else RandomBot(seeded(seat))
                for seat in range(players)
            ]
            t = game.new_table(players, options, deal)
            while (seat := t.next_seat()) >= 0:
                t.apply(seat, bot_answer(bots[seat], t, seat))
            thumbs = range(first, players, 2)
            won += sum(t.standing()[seat] for seat in thumbs)
            seats += len(thumbs)
    return won * players / seats
