"""Two and three players: sections 3.9 and 3.10 of the rules."""

import pytest

from followsuit import SPECTATOR
from trickster import Trickster

THREE = ["Nomad/red Nomad/white", "Magician/red Magician/white", "Brigand/red Brigand/white"]
TWO = ["Nomad/red Brigand/red Nomad/white", "Magician/red Revolutionary/red Magician/white"]
FOUR_TURNS = "0 Nomad/red, 1 Magician/red, 0 Brigand/red, 1 Revolutionary/red"


def three(**position: object) -> Trickster:
    return Trickster(3, None, 0, **{"hands": THREE, "timeline": "Guard/red Soldier/blue", **position})


def two(**position: object) -> Trickster:
    return Trickster(2, None, 0, **{"hands": TWO, "timeline": "Guard/red Soldier/blue", **position})


def test_the_duty_to_follow_and_the_scores_are_the_same() -> None:
    """TS-TL-01"""
    g = three().when("0 Nomad/red")
    assert g.asked() == "1 Follow: Magician/red"
    assert g.refused("1 Magician/white") == "TS-PLAY-03"
    scored = Trickster(3, at="round end", tableaux=["Guard/red Nomad/red", "Brigand/red", ""])
    assert scored.now("totals") == [0, 1, 0]


@pytest.mark.parametrize("players", [2, 3])
def test_the_first_card_of_the_timeline_leads(players: int) -> None:
    """TS-TL-02, TS-GAP-16"""
    g = Trickster(players, hands=THREE[:players], timeline="Guard/red Soldier/blue")
    assert g.told("timeline-led") == ["Guard/red"]
    assert (g.now("pot"), g.now("timeline")) == ("Guard/red", "Soldier/blue")
    assert (g.told("led"), g.now("laid_by")) == ([], [-1])


def test_the_effect_of_the_timeline_card_is_not_used() -> None:
    """TS-TL-03  Not even said to be ignored."""
    g = three(tableaux=["Guard/blue", "Guard/green", ""])
    assert (g.told("guard"), g.told("ignored")) == ([], [])
    assert g.asked().startswith("0 SetPattern:")


@pytest.mark.parametrize("players", [2, 3])
def test_the_oldest_player_is_the_first_trickster(players: int) -> None:
    """TS-TL-04, TS-GAP-14"""
    seats: set[int] = set()
    for seed in range(20):
        g = Trickster(players, seed=seed)
        first = g.events("first-trickster")[0].seat
        while g.now("at") == "start":
            g.t.apply(g.t.next_seat(), g.t.options(g.t.next_seat())[0])
        assert g.asked().startswith(f"{first} SetPattern:")
        seats.add(first)
        assert g.told("first-trickster")[0].endswith("TS-GAP-14")
    assert seats == set(range(players))


def test_the_trickster_has_the_first_turn_and_the_others_follow() -> None:
    """TS-TL-05"""
    g = three(first=1)
    for seat, card in [(1, "Magician/red"), (2, "Brigand/red"), (0, "Nomad/red")]:
        assert g.t.seats_to_act() == [seat]
        g.when(f"{seat} {card}")
    assert g.events("pattern-suit")[0].seat == 1


@pytest.mark.parametrize("buster", [0, 1, 2])
def test_the_token_goes_to_the_left_whoever_bust(buster: int) -> None:
    """TS-TL-06, TS-TL-14"""
    hands = THREE[:]
    if buster:
        hands[buster] = "Peddler/green Peddler/yellow"
    plays = ["0 Nomad/red", "1 Magician/red", "2 Brigand/red"]
    g = three(hands=hands).when(*(plays[:buster] or plays))
    assert g.events("bust")[0].seat == buster
    assert g.asked().startswith("1 SetPattern:")


@pytest.mark.parametrize("buster", [0, 1, 2])
def test_the_token_goes_on_over_the_end_of_a_round(buster: int) -> None:
    """TS-TL-07, TS-TL-14, TS-GAP-13  Whoever bust in the last trick."""
    hands = THREE[:]
    if buster:
        hands[buster] = "Peddler/green Peddler/yellow"
    plays = ["0 Nomad/red", "1 Magician/red", "2 Brigand/red"]
    g = three(hands=hands, timeline="Guard/red").when(*(plays[:buster] or plays))
    assert g.events("bust")[0].seat == buster
    assert (g.now("round"), g.now("first")) == (2, 1)
    while g.now("at") == "start":
        g.t.apply(g.t.next_seat(), g.t.options(g.t.next_seat())[0])
    assert g.asked().startswith("1 SetPattern:")


def test_three_players_have_three_turns_and_then_the_trickster_busts() -> None:
    """TS-TL-08"""
    g = three().when("0 Nomad/red, 1 Magician/red, 2 Brigand/red")
    assert g.told("bust") == ["0 Guard/red Nomad/red Magician/red Brigand/red TS-BUST-02"]


def test_everybody_sees_the_timeline_and_its_order() -> None:
    """TS-TL-09"""
    g = three(timeline="Guard/red Soldier/white Guard/orange Soldier/blue")
    for viewer in [0, 1, 2, SPECTATOR]:
        assert g.now("timeline", viewer) == "Soldier/white Guard/orange Soldier/blue"


@pytest.mark.parametrize("players", [2, 3])
def test_the_first_card_turned_over_is_the_first_used(players: int) -> None:
    """TS-TL-10, TS-GAP-16"""
    g = Trickster(players)
    deck = str(g.now("deck")).split()
    while g.now("at") == "start":
        g.t.apply(g.t.next_seat(), g.t.options(g.t.next_seat())[0])
    assert g.told("timeline-led") == deck[:1]
    assert g.now("timeline") == " ".join(deck[1:12])


@pytest.mark.parametrize(("players", "timeline"), [(2, ""), (3, ""), (2, "Guard/white"), (3, "Guard/white")])
def test_an_empty_timeline_ends_the_round(players: int, timeline: str) -> None:
    """TS-TL-11, TS-GAP-12  At the end of a trick, and while all still have cards."""
    hands = ["Nomad/red Nomad/white", "Magician/blue", "Brigand/blue"][:players]
    g = Trickster(players, at="turn", pot="Guard/red", timeline=timeline, hands=hands).when("0 Nomad/red")
    assert g.events("bust")[0].seat == 1
    assert g.told("round-over") == ([] if timeline else ["TS-TL-11"])


@pytest.mark.parametrize("hero", ["Inventor", "Noble", "Beast"])
def test_a_timeline_card_never_adds_the_second_card(hero: str) -> None:
    """TS-TL-12"""
    g = three(
        timeline=f"{hero}/red Soldier/blue", deck="Brigand/blue", tableaux=["Guard/red", "Guard/blue", ""]
    )
    assert g.now("pot") == f"{hero}/red"
    assert g.asked().startswith("0 SetPattern:")


def test_the_pattern_is_set_against_the_timeline_card() -> None:
    """TS-TL-13  Whoever busts takes it."""
    g = three(hands=["Guard/white Nomad/white", "Guard/blue Nomad/blue", "Brigand/red"]).when("0 Guard/white")
    assert g.told("pattern-hero") == ["0 Guard/red Guard/white TS-PLAY-04"]
    g.when("1 Guard/blue")
    assert g.told("bust") == ["2 Guard/red Guard/white Guard/blue TS-PLAY-11 TS-PLAY-04"]
    assert g.now("tableaux") == ["", "", "Guard/red Guard/blue Guard/white"]


# Two players: two turns each.


@pytest.mark.parametrize("first", [0, 1])
def test_two_players_have_two_turns_each(first: int) -> None:
    """TS-2P-01"""
    g = two(first=first)
    turns: list[int] = []
    while not g.events("bust"):
        turns.append(g.t.next_seat())
        g.t.apply(g.t.next_seat(), g.t.options(g.t.next_seat())[0])
    assert turns == [first, 1 - first, first, 1 - first]


def test_each_of_the_four_turns_has_the_duty_to_follow() -> None:
    """TS-2P-02"""
    g = two()
    assert g.asked() == "0 SetPattern: Brigand/red Nomad/red Nomad/white"
    g.when("0 Nomad/red")
    assert g.asked() == "1 Follow: Magician/red Revolutionary/red"
    g.when("1 Magician/red")
    assert g.asked() == "0 Follow: Brigand/red"
    assert g.refused("0 Nomad/white") == "TS-PLAY-03"
    g.when("0 Brigand/red")
    assert g.asked() == "1 Follow: Revolutionary/red"
    assert g.refused("1 Magician/white") == "TS-PLAY-03"


@pytest.mark.parametrize(
    ("turn", "hand", "rules"),
    [
        (1, "Peddler/green Peddler/white", "TS-PLAY-11 TS-PLAY-03"),
        (2, "Peddler/green Peddler/white", "TS-PLAY-11 TS-PLAY-03"),
        (3, "Peddler/green Peddler/white", "TS-PLAY-11 TS-PLAY-03"),
        (0, "", "TS-PLAY-12"),
        (1, "", "TS-PLAY-12"),
        (2, "", "TS-PLAY-12"),
        (3, "", "TS-PLAY-12"),
    ],
)
def test_whoever_cannot_follow_at_a_turn_busts_at_once(turn: int, hand: str, rules: str) -> None:
    """TS-2P-03, TS-GAP-37  An empty hand in the middle of a trick is a bust, and only then the end."""
    pot = ["Guard/red", "Nomad/red", "Magician/red", "Brigand/red"][: turn + 1]
    hands = [hand, "Soldier/black"] if turn % 2 == 0 else ["Soldier/black", hand]
    g = two(at="turn", pot=" ".join(pot), hands=hands, timeline="Soldier/blue")
    assert g.told("bust") == [f"{turn % 2} {' '.join(pot)} {rules}"]
    assert len(g.told("round-over")) == (1 if hand == "" else 0)


def test_a_hand_emptied_by_the_first_turn_does_not_end_the_round_at_once() -> None:
    """TS-GAP-37  The other still has a turn before this one busts with an empty hand."""
    g = two(hands=["Nomad/red", TWO[1]]).when("0 Nomad/red")
    assert (g.told("round-over"), g.asked()) == ([], "1 Follow: Magician/red Revolutionary/red")
    g.when("1 Magician/red")
    assert g.told("bust") == ["0 Guard/red Nomad/red Magician/red TS-PLAY-12"]
    assert g.told("round-over") == ["TS-RND-01"]


def test_the_trickster_busts_if_all_four_turns_were_followed() -> None:
    """TS-2P-04"""
    g = two().when(FOUR_TURNS)
    assert g.events("bust")[0].seat == 0
    assert [reason.rule for reason in g.events("bust")[0].because] == ["TS-BUST-02"]
    assert (g.now("tableau_counts"), g.now("first")) == ([5, 0], 1)


def test_a_round_of_two_has_twelve_tricks_at_most() -> None:
    """TS-2P-05"""
    for seed in range(6):
        g = Trickster(2, seed=seed, options={"deck_mode": "random"}).play_on(seed)
        assert g.t.log is not None
        tricks = 0
        for event in g.t.log.told[SPECTATOR]:
            tricks = 0 if event.kind == "round" else tricks + (event.kind == "timeline-led")
            assert tricks <= 12
    last = two(at="turn", pot="Guard/red", timeline="", trick_number=12).when(FOUR_TURNS)
    assert last.told("round-over") == ["TS-TL-11"]


def test_a_card_gained_in_the_first_turn_may_be_played_in_the_second() -> None:
    """TS-2P-06"""
    hands = ["Guard/orange Guard/white", "Magician/orange Magician/white"]
    g = two(timeline="Nomad/orange Soldier/blue", hands=hands, tableaux=["", "Brigand/orange"])
    g.when("0 Guard/orange, 1 Magician/orange")
    assert g.asked() == "0 Follow: Brigand/orange"
