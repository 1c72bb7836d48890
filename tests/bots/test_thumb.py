"""Rules of thumb: they look at what a seat knows, say something about every answer, and beat chance."""

import pytest

from followsuit import Game, Table
from followsuit.bots.bot import Bot
from followsuit.bots.playing import bot_answer
from followsuit.bots.random_bot import RandomBot
from followsuit.bots.thumb_bot import ThumbBot
from followsuit.bots.travel import packed_view, unpacked_view
from followsuit.core.policy import NO_POLICY, Policy
from followsuit.core.rng import seeded
from followsuit.properties.knowledge import twin_of
from followsuit.search.tree import Search
from moments import GAMES, SIZES, after, moments, name_of
from pond import Pond
from raiders import Raiders
from tables import Given
from trickster import Trickster
from tricktakers import Takers


def share_of_thumbs(game: Game, players: int, deals: int) -> float:
    """What one of the thumbs wins, in even shares, when they have every other seat, and each seat in turn."""
    won = 0.0
    seats = 0
    for deal in range(deals):
        for first in range(2):
            bots: list[Bot] = [
                ThumbBot(seeded(seat)) if seat % 2 == first else RandomBot(seeded(seat))
                for seat in range(players)
            ]
            t = game.new_table(players, {}, deal)
            while (seat := t.next_seat()) >= 0:
                t.apply(seat, bot_answer(bots[seat], t, seat))
            standing = t.standing()
            thumbs = range(first, players, 2)
            won += sum(standing[seat] for seat in thumbs)
            seats += len(thumbs)
    return won * players / seats


@pytest.mark.parametrize(("game", "players"), SIZES, ids=name_of)
def test_rules_of_thumb_beat_chance(game: Game, players: int) -> None:
    """At every table; the games and so the share are the same each time."""
    assert share_of_thumbs(game, players, 30) > 1.1


@pytest.mark.parametrize(("game", "players"), SIZES, ids=name_of)
def test_priors_are_about_every_answer_and_about_nothing_hidden(game: Game, players: int) -> None:
    """From a view, from the table, and from another one that looks the same, they are the same."""
    policy = game.policy
    said = 0
    for t, seat in moments(game, players, 5, 4):
        offered = sorted(t.options(seat))
        priors = policy.priors(t, seat, offered)
        assert len(priors) in (0, len(offered))
        assert all(0 <= prior <= 100 for prior in priors)
        view = t.view(seat)
        twin = twin_of(t, seat, seeded(3))
        assert policy.priors(view.table, seat, offered) == priors
        assert policy.priors(twin, seat, offered) == priors
        assert policy.equivalent(view.table, seat, offered) == policy.equivalent(t, seat, offered)
        said += 1 if priors else 0
    assert said > 5


def test_a_game_without_rules_of_thumb_is_looked_at_for_a_moment() -> None:
    """The bot still gives an answer, and the same one again."""
    t = Pond().new_table(3, {}, 1)
    assert t.policy is NO_POLICY
    answers = [ThumbBot(seeded(2)).answer(t.view(t.next_seat())) for _ in range(2)]
    assert answers[0] == answers[1]
    assert answers[0] in t.options(t.next_seat())


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_a_game_names_its_policy_and_every_table_of_it_has_it(game: Game) -> None:
    """Views, worlds and clones as well, and what has travelled to another process."""
    t = game.new_table(game.players[0], {}, 1)
    assert game.policy is not NO_POLICY
    assert game.policy.has_priors
    view = t.view(t.next_seat())
    tables = [t, t.clone(), view.table, view.imagine(seeded(1)), unpacked_view(packed_view(view)).table]
    assert all(table.policy is game.policy for table in tables)


class Highest(Policy):
    """As one of another package writes it."""

    def priors(self, t: Table, seat: int, offered: list[int]) -> list[int]:
        return [index for index, _ in enumerate(offered)]


def test_a_policy_of_another_package_is_played_by_and_searched_along() -> None:
    game = Pond()
    game.policy = Highest()
    t = game.new_table(3, {}, 1)
    seat = t.next_seat()
    assert ThumbBot(seeded(2)).answer(t.view(seat)) == max(t.options(seat))
    search = Search(t.view(seat), seeded(3), is_exact=False)
    search.run(1)
    assert [node.pick for node in search.answers()] == [search.offered[-1]]


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_a_thumb_that_has_no_choice_draws_no_number(game: Game) -> None:
    tables = [after(game, game.players[-1], answers, 11) for answers in range(150)]
    t = next(t for t in tables if t.next_seat() >= 0 and len(t.options(t.next_seat())) == 1)
    rng = seeded(1)
    assert ThumbBot(rng).answer(t.view(t.next_seat())) == t.options(t.next_seat())[0]
    assert rng.words() == seeded(1).words()


# What some of the rules say, in positions.


def best(g: Given) -> str:
    """The answer that looks best to the seat that is asked."""
    seat = g.t.next_seat()
    offered = sorted(g.t.options(seat))
    priors = g.t.policy.priors(g.t, seat, offered)
    return g.game.write_pick(offered[priors.index(max(priors))])


def follower(leads: str, hand: str) -> Raiders:
    """Seat 1 follows a 5 of hearts with this hand, and is the last to play."""
    return Raiders(
        3, leader=2, trick="H5 H3", hands=["S4", hand, "S5"], leads=["C6", leads, "C7"], due=2, out=""
    )


def test_whoever_has_no_lead_card_loses_with_the_highest() -> None:
    """TR-DROP-01"""
    assert best(follower("", "H4 H9a H6 H7")) == "H4"


def test_whoever_runs_out_of_hand_cards_wins_as_cheaply_as_is_sure() -> None:
    """TR-DROP-02"""
    assert best(follower("C3 C4 C5", "H4 H9b H7")) == "H7"


def test_a_weak_hand_adds_few_cards_and_a_strong_one_many() -> None:
    """TR-DECL-09"""
    lows = "H1 H2 H3 H4 D1 D2 D3 D4 C1 C2"
    highs = "S10a S10b S10c S9a S9b S8 H10a H10b D10a C10a"
    for hand, leads, count in ((lows, "C3 C4 C6", 1), (highs, "S7 H9b D9a", 4)):
        others = ["H5", "H6", "H7"]
        g = Raiders(at="declaration", hands=[hand, *others], leads=[leads, "C7", "D7", "D8"])
        added = 0
        while g.t.next_seat() == 0:
            pick = best(g)
            added += 0 if pick == "done" else 1
            g.when(f"0 {pick}")
        assert added == count


def test_cards_that_are_the_same_in_play_are_one_answer() -> None:
    """TR-GAP-02  The special nine of hearts is another card than its twin."""
    g = follower("", "H9a H9b H10a H10b H4")
    offered = g.t.options(1)
    told_apart = g.t.policy.different(g.t, 1, offered)
    assert [g.game.write_pick(pick) for pick in told_apart] == ["H4", "H9a", "H9b", "H10a"]
    takers = Takers(
        3, characters=["king", "gambler", "hermit"], hands=["RAa RAb WFa WFb r1", "r2", "r3"], leader=0
    )
    left = takers.t.policy.different(takers.t, 0, takers.t.options(0))
    assert [takers.game.write_pick(pick) for pick in left] == ["r1", "RAa", "WFa"]


def test_the_king_wins_as_cheaply_as_is_sure_and_throws_the_lowest_away() -> None:
    """TT-TRICK-07"""
    cast = ["king", "hermit", "berserker"]
    for hand, card in (("r4 r7 r9", "r7"), ("r1 r3 r4", "r1")):
        g = Takers(3, characters=cast, hands=[hand, "g1", "g2"], trick="r5 r6", leader=1)
        assert best(g) == card


def test_what_costs_trouble_is_moved_away_and_a_sole_majority_kept() -> None:
    """TS-SCORE-02"""
    g = Trickster(
        4,
        hands=["Magician/red Guard/blue", "Guard/red", "Guard/green", "Guard/white"],
        tableaux=["Nomad/red Guard/orange Nomad/orange", "Witness/red Nomad/green", "", ""],
        first=0,
    )
    g.when("0 Magician/red")
    assert best(g) == "Nomad/red"
