"""A trick from its first card to the bust, and a round to its end."""

import pytest

from trickster import Trickster

HANDS = ["Guard/red Nomad/white", "Soldier/red Nomad/black", "Guard/orange Magician/red", "Brigand/blue"]


def test_the_second_card_sets_a_suit_and_the_third_seat_must_follow_it() -> None:
    """TS-PLAY-03, TS-PLAY-08, TS-ROLE-02, TS-ROLE-03"""
    g = Trickster(hands=HANDS)
    assert g.asked() == "0 Lead: Guard/red Nomad/white"
    g.when("0 Guard/red")
    assert g.asked() == "1 SetPattern: Soldier/red Nomad/black"
    g.when("1 Soldier/red", "1 seat-3")
    assert g.told("soldier") == ["1 3 Nomad/black TS-SOL-01"]
    assert g.now("pattern") == "suit"
    assert g.asked() == "2 Follow: Magician/red"
    assert g.refused("2 Guard/orange") == "TS-PLAY-03"
    assert g.refused("2 no") == "TS-PLAY-08"
    assert g.refused("2 Guard/red") == "TS-DEC-05"


def test_a_seat_that_cannot_follow_busts_and_leads_next() -> None:
    """TS-BUST-01, TS-BUST-04, TS-ROLE-04, TS-PLAY-11"""
    hands = ["Guard/red Nomad/white", "Guard/blue Nomad/black", "Brigand/orange Nomad/red", "Soldier/red"]
    g = Trickster(hands=hands, tableaux=["", "", "", "Nomad/green Nomad/blue"])
    g.when("0 Guard/red", "0 Nomad/green", "1 Guard/blue")
    assert g.told("guard") == ["0 3 Nomad/green TS-GUA-01", "1 3 Nomad/blue TS-GUA-01"]
    assert g.told("bust") == ["2 Guard/red Guard/blue TS-PLAY-11 TS-PLAY-04"]
    assert g.now("tableaux") == ["", "", "Guard/red Guard/blue", ""]
    assert g.asked() == "2 Lead: Nomad/red Brigand/orange"
    assert (g.now("trick_number"), g.now("first")) == (2, 2)


def test_the_trickster_busts_when_all_followed_and_an_empty_hand_ends_the_round() -> None:
    """TS-BUST-02, TS-RND-01, TS-RND-03, TS-SCORE-02, TS-FX-04"""
    hands = ["Witness/red", "Witness/blue Nomad/red", "Witness/green Nomad/blue", "Witness/white"]
    g = Trickster(hands=hands, totals=[3, 0, 0, 0])
    g.when("0 Witness/red", "1 Witness/blue", "2 Witness/green", "3 Witness/white")
    assert g.told("ignored") == [f"{seat} TS-FX-04" for seat in range(4)]
    assert g.told("bust")[0].startswith("1 Witness/red Witness/blue Witness/green Witness/white TS-BUST-02")
    assert g.told("round-over") == ["TS-RND-01"]
    scores = [(event.seat, event.number, event.because[0].rule) for event in g.events("scored")]
    assert (1, 0, "TS-SCORE-02") in scores
    assert (2, 1, "TS-SCORE-03") in scores
    assert g.now("totals") == [3, 1, 1, 0]
    assert (g.now("round"), g.now("at"), g.now("first")) == (2, "start", 1)


@pytest.mark.parametrize("players", [2, 3])
def test_the_timeline_leads_and_the_token_goes_on(players: int) -> None:
    """TS-TL-02, TS-TL-03, TS-TL-06, TS-2P-01"""
    hands = ["Brigand/red Guard/white", "Soldier/blue Soldier/black", "Nomad/green Nomad/white"][:players]
    g = Trickster(players, hands=hands, timeline="Guard/red Soldier/white", first=1)
    assert g.told("timeline-led") == ["Guard/red"]
    assert g.now("pot") == "Guard/red"
    assert g.asked() == "1 SetPattern: Soldier/blue Soldier/black"


def test_everyone_chooses_a_starting_card_at_the_same_time() -> None:
    """TS-SETUP-04, TS-SETUP-05, TS-SETUP-06"""
    g = Trickster(at="start", hands=[*HANDS[:3], "Brigand/blue Brigand/black"])
    g.when("2 Magician/red", "0 Guard/red", "3 Brigand/blue")
    assert g.now("sealed", 1) == ["?", "", "?", "?"]
    assert g.now("hand_counts", 1) == [2, 2, 2, 2]
    assert g.refused("1 Guard/red") == "TS-SETUP-05"
    g.when("1 Soldier/red")
    assert g.now("tableaux") == ["Guard/red", "Soldier/red", "Magician/red", "Brigand/blue"]


@pytest.mark.parametrize("players", range(2, 8))
def test_a_whole_game_is_three_rounds(players: int) -> None:
    """TS-GAME-01, TS-SETUP-02, TS-SETUP-03"""
    g = Trickster(players, seed=players)
    assert g.now("hand_counts") == [{2: 11, 3: 11, 4: 10, 5: 9, 6: 8, 7: 7}[players]] * players
    assert len(str(g.now("trash")).split()) == 6
    g.play_on(players)
    assert len(g.events("round")) == 3
    assert g.t.outcome is not None
    assert g.t.outcome.scores == g.now("totals")
