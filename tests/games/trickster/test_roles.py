"""Leader and Trickster with 4 to 7 players: section 3.3 of the rules."""

import pytest

from followsuit.games.trickster.cards import SUIT_NAMES
from followsuit.games.trickster.game import GAME
from tables import Given
from trickster import Trickster

RED = [
    "Guard/red Guard/white",
    "Nomad/red Nomad/white",
    "Magician/red Magician/white",
    "Revolutionary/red Revolutionary/white",
]
# A leader whose effect adds the second card: the cards of seat 0, its tableau, the deck.
ADDING = [
    ("Inventor", "Inventor/red Guard/white", "", "Brigand/red"),
    ("Noble", "Noble/red Guard/white", "Brigand/red", ""),
    ("Beast", "Beast/red Brigand/red Guard/white", "", ""),
]


def adding(hero: str, hand: str, tableau: str, deck: str, third: str = "Magician/red") -> Given:
    hands = [hand, "Nomad/red Nomad/blue", f"{third} Magician/white", RED[3]]
    g = Trickster(hands=hands, tableaux=[tableau, "", "", ""], deck=deck).when(f"0 {hero}/red")
    return g.when("0 Brigand/red") if hero == "Beast" else g


def expected_trickster(g: Given) -> list[int]:
    names = ("Trickster", "next Trickster")
    return [counter.seat for counter in GAME.layout(g.t.view(0)).counters if counter.name in names]


def test_the_oldest_player_is_drawn_by_the_seed_and_leads_first() -> None:
    """TS-ROLE-01, TS-GAP-14"""
    leaders: set[int] = set()
    for seed in range(30):
        g = Trickster(seed=seed)
        leaders.add(g.events("first-leader")[0].seat)
        while g.now("at") == "start":
            g.t.apply(g.t.next_seat(), g.t.options(g.t.next_seat())[0])
        assert g.asked().startswith(f"{g.events('first-leader')[0].seat} Lead:")
        assert g.told("first-leader")[0].endswith("TS-GAP-14")
    assert leaders == {0, 1, 2, 3}


@pytest.mark.parametrize("players", [4, 5, 6, 7])
@pytest.mark.parametrize("first", [0, 3])
def test_the_left_neighbour_of_the_leader_is_the_trickster(players: int, first: int) -> None:
    """TS-ROLE-02"""
    hands = [f"Guard/{suit}" for suit in SUIT_NAMES[:7]]
    g = Trickster(players, first=first, hands=hands[:players])
    g.when(f"{first} {hands[first]}")
    left = (first + 1) % players
    assert g.asked().startswith(f"{left} SetPattern:")
    g.when(f"{left} {hands[left]}")
    assert g.events("pattern-hero")[0].seat == left


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_turns_go_clockwise_once_round(players: int) -> None:
    """TS-ROLE-03"""
    heroes = ["Guard", "Nomad", "Magician", "Brigand", "Revolutionary", "Soldier", "Witness"]
    hands = [f"{hero}/red" for hero in heroes[:players]]
    g = Trickster(players, first=2, hands=hands)
    for i in range(players):
        seat = (2 + i) % players
        assert g.t.seats_to_act() == [seat]
        g.when(f"{seat} {hands[seat]}")
    assert [event.seat for event in g.events("led") + g.events("played")] == [
        (2 + i) % players for i in range(players)
    ]
    assert len(g.events("bust")) == 1


def test_the_seat_that_bust_leads_the_next_trick() -> None:
    """TS-ROLE-04"""
    g = Trickster(hands=[*RED[:2], "Brigand/blue Brigand/green", RED[3]]).when("0 Guard/red, 1 Nomad/red")
    assert g.told("bust") == ["2 Guard/red Nomad/red TS-PLAY-11 TS-PLAY-03"]
    assert g.asked() == "2 Lead: Brigand/green Brigand/blue"
    assert expected_trickster(g) == [3]


@pytest.mark.parametrize("round", [1, 2])
def test_the_seat_that_bust_last_leads_the_next_round(round: int) -> None:
    """TS-ROLE-05"""
    g = Trickster(round=round, pot="Guard/red Nomad/red", hands=["", "Nomad/white", "Brigand/blue", RED[3]])
    assert (g.now("round"), g.now("at"), g.now("first")) == (round + 1, "start", 2)
    while g.now("at") == "start":
        g.t.apply(g.t.next_seat(), g.t.options(g.t.next_seat())[0])
    assert g.asked().startswith("2 Lead:")


@pytest.mark.parametrize(("hero", "hand", "tableau", "deck"), ADDING)
def test_a_second_card_added_by_the_leader_sets_the_pattern(
    hero: str, hand: str, tableau: str, deck: str
) -> None:
    """TS-ROLE-06, TS-ROLE-07  The left neighbour has to follow like everybody else."""
    g = adding(hero, hand, tableau, deck)
    assert g.told("pattern-suit") == [f"0 {hero}/red Brigand/red TS-PLAY-03"]
    assert g.asked() == "1 Follow: Nomad/red"
    assert g.refused("1 Nomad/blue") == "TS-PLAY-03"
    assert expected_trickster(g) == [0]


@pytest.mark.parametrize(("hero", "hand", "tableau", "deck"), ADDING)
def test_a_leader_who_added_the_second_card_busts_if_all_follow(
    hero: str, hand: str, tableau: str, deck: str
) -> None:
    """TS-ROLE-08, TS-GAP-02, TS-GAP-32  Every other seat had its turn, and the leader leads again."""
    g = adding(hero, hand, tableau, deck).when("1 Nomad/red, 2 Magician/red, 3 Revolutionary/red")
    assert g.events("bust")[0].seat == 0
    assert [reason.rule for reason in g.events("bust")[0].because] == ["TS-BUST-02", "TS-ROLE-08"]
    assert len(g.events("bust")[0].cards) == 5
    assert g.asked() == "0 Lead: Guard/white"


def test_the_neighbour_who_followed_an_added_card_may_bust_instead() -> None:
    """TS-ROLE-07  Without a card that can follow, at once and with the two cards."""
    hands = ["Inventor/red Guard/white", "Nomad/blue Nomad/white", *RED[2:]]
    g = Trickster(hands=hands, deck="Brigand/red").when("0 Inventor/red")
    assert g.told("bust") == ["1 Inventor/red Brigand/red TS-PLAY-11 TS-PLAY-03"]


def test_nobody_is_the_trickster_before_the_second_card() -> None:
    """TS-ROLE-09  The neighbour is only expected to be; with an empty hand it never is."""
    g = Trickster(hands=RED).when("0 Guard/red")
    assert (g.now("trickster"), expected_trickster(g)) == (-1, [1])
    g.when("1 Nomad/red")
    assert (g.now("trickster"), expected_trickster(g)) == (1, [1])
    empty = Trickster(hands=[RED[0], "", *RED[2:]]).when("0 Guard/red")
    assert empty.told("bust") == ["1 Guard/red TS-PLAY-12"]
    assert empty.told("pattern-suit") + empty.told("pattern-no-match") == []


def test_the_trickster_is_special_in_two_ways_only() -> None:
    """TS-ROLE-10  When somebody else busts the Trickster takes nothing, and had one turn like all."""
    g = Trickster(hands=[*RED[:3], "Brigand/blue Brigand/green"])
    g.when("0 Guard/red, 1 Nomad/red, 2 Magician/red")
    assert g.now("tableau_counts") == [0, 0, 0, 3]
    assert [event.seat for event in g.events("played")] == [1, 2]


def test_a_leader_always_has_a_card() -> None:
    """TS-GAP-30  Where a hand is empty between two tricks, the round is over before anyone leads."""
    for seed in range(3):
        g = Trickster(4, {"deck_mode": "random"}, seed)
        while g.t.seats_to_act():
            if type(g.t.question()).__name__ == "Lead":
                assert all(g.table.hand(seat) for seat in range(4))
            g.t.apply(g.t.next_seat(), g.t.options(g.t.next_seat())[0])
    assert Trickster(at="trick", hands=["", *RED[1:]]).told("round-over") == ["TS-RND-01"]
