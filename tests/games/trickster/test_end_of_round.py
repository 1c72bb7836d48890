"""The end of a round and its scores: section 3.7 of the rules."""

import pytest

from followsuit import SPECTATOR
from trickster import Trickster

FULL = ["Nomad/white Nomad/blue", "Nomad/black Nomad/green", "Magician/white Magician/blue"]
RED = "Guard/red Nomad/red Magician/red"


def scored(g: Trickster) -> list[tuple[int, int, str]]:
    return [(event.seat, event.number, event.because[0].rule) for event in g.events("scored")]


def scoring(*tableaux: str, **position: object) -> Trickster:
    return Trickster(4, None, 0, at="round end", tableaux=list(tableaux), **position)


@pytest.mark.parametrize("empty", range(4))
def test_an_empty_hand_after_the_bust_ends_the_round(empty: int) -> None:
    """TS-RND-01, TS-RND-05  Whoever's it is, that of the seat that bust too."""
    hands = [*FULL, "Brigand/red Brigand/blue"]
    hands[empty] = "Brigand/red" if empty == 3 else ""
    g = Trickster(pot=RED, hands=hands).when("3 Brigand/red")
    assert [event.seat for event in g.events("bust")] == [1]
    assert g.told("round-over") == ["TS-RND-01"]
    assert g.now("round") == 2


def test_the_next_trick_begins_while_all_have_cards() -> None:
    """TS-RND-02"""
    g = Trickster(pot=RED, hands=[*FULL, "Brigand/red Brigand/blue"]).when("3 Brigand/red")
    assert g.told("round-over") == []
    assert (g.asked(), g.now("trick_number")) == ("1 Lead: Nomad/green Nomad/black", 2)


def test_all_hands_go_to_their_tableaux_face_up() -> None:
    """TS-RND-03"""
    g = Trickster(round=3, at="trick", hands=[*FULL, ""], tableaux=["Guard/white", "", "", ""])
    assert g.now("hand_counts") == [0] * 4
    for viewer in [*range(4), SPECTATOR]:
        laid = [
            "Nomad/blue Guard/white Nomad/white",
            "Nomad/green Nomad/black",
            "Magician/blue Magician/white",
            "",
        ]
        assert g.now("tableaux", viewer) == laid
        assert g.told("laid-down", viewer)[0] == "0 Nomad/blue Nomad/white TS-RND-03"


def test_a_hand_that_was_empty_in_between_does_not_end_the_round() -> None:
    """TS-RND-04  The last seat's Doctor gives the leader, who has no card left, a new one."""
    hands = ["", FULL[1], FULL[2], "Doctor/red Doctor/blue"]
    g = Trickster(pot=RED, hands=hands, tableaux=["", "Guard/blue", "", ""]).when("3 Doctor/red, 3 seat-0")
    assert g.told("round-over") == []
    assert g.asked() == "1 Lead: Nomad/green Nomad/black"


def test_cards_taken_by_the_bust_do_not_fill_the_hand() -> None:
    """TS-RND-05"""
    g = Trickster(pot="Guard/red Nomad/red", hands=[FULL[0], FULL[1], "", "Brigand/red Brigand/blue"])
    assert [event.seat for event in g.events("bust")] == [2]
    assert g.told("round-over") == ["TS-RND-01"]


@pytest.mark.parametrize(
    ("players", "trick_number", "timeline", "rules"),
    [
        (4, 59, "", []),
        (4, 60, "", ["TS-RND-06"]),
        (7, 60, "", ["TS-RND-06"]),
        (2, 60, "Brigand/white", []),
        (3, 60, "Brigand/white", []),
        (2, 5, "", ["TS-TL-11"]),
        (3, 5, "", ["TS-TL-11"]),
    ],
)
def test_a_round_ends_in_three_ways_only(
    players: int, trick_number: int, timeline: str, rules: list[str]
) -> None:
    """TS-RND-06, TS-GAP-19  The timeline counts with 2 and 3 players, the technical limit with 4 to 7."""
    hands = ["Soldier/white", "Magician/blue", "Magician/black", "Magician/white"]
    hands += ["Magician/green", "Magician/yellow", "Magician/orange"]
    g = Trickster(
        players,
        at="turn",
        pot="Guard/red Nomad/red",
        trick_number=trick_number,
        timeline=timeline,
        hands=hands[:players],
    )
    assert len(g.events("bust")) == 1
    assert g.told("round-over") == rules


def test_after_the_technical_limit_the_last_to_bust_leads() -> None:
    """TS-GAP-19, TS-GAP-44  The round is scored as any other."""
    hands = [FULL[0], FULL[1], "Magician/blue", "Brigand/blue"]
    g = Trickster(pot="Guard/red Nomad/red", trick_number=60, hands=hands, round=1)
    assert (g.now("round"), g.now("first")) == (2, 2)
    assert len(g.events("points")) == 4


@pytest.mark.parametrize("round", [1, 3])
def test_a_round_is_closed_in_its_order(round: int) -> None:
    """TS-RND-07  Hands, points for each suit, totals; then the next round or the ranking."""
    g = Trickster(round=round, at="trick", hands=[*FULL, ""])
    assert g.t.log is not None
    kinds = list(dict.fromkeys(event.kind for event in g.t.log.told[SPECTATOR]))
    closing = ["round-over", "laid-down", "scored", "points", "round" if round == 1 else "game-over"]
    assert kinds[:5] == closing
    assert (g.asked() == "") == (round == 3)


# Scores.


def test_every_card_is_a_trouble_point() -> None:
    """TS-SCORE-01"""
    tableaux = [
        "Guard/red Guard/blue Nomad/blue",
        "Brigand/red Magician/red",
        "Soldier/blue Brigand/blue Magician/blue",
    ]
    g = scoring(*tableaux, "")
    assert (0, 1, "TS-SCORE-01") in scored(g)
    assert (0, 2, "TS-SCORE-01") in scored(g)
    assert g.now("totals") == [3, 0, 0, 0]


def test_who_alone_has_the_most_of_a_suit_scores_nothing_for_it() -> None:
    """TS-SCORE-02  Suit by suit: only that one is free."""
    g = scoring("Guard/red Nomad/red Guard/blue", "Brigand/red", "Brigand/blue Nomad/blue", "")
    assert scored(g) == [
        (0, 0, "TS-SCORE-02"),
        (0, 1, "TS-SCORE-01"),
        (1, 1, "TS-SCORE-01"),
        (2, 0, "TS-SCORE-02"),
    ]
    assert g.now("totals") == [1, 1, 0, 0]


@pytest.mark.parametrize(
    ("others", "totals"),
    [
        (["Brigand/red Soldier/red", "", ""], [2, 2, 0, 0]),
        (["Brigand/red Soldier/red", "Magician/red Peddler/red", "Revolutionary/red"], [2, 2, 2, 1]),
    ],
)
def test_all_who_tie_for_the_most_score(others: list[str], totals: list[int]) -> None:
    """TS-SCORE-03"""
    g = scoring("Guard/red Nomad/red", *others)
    assert g.now("totals") == totals
    assert scored(g)[0] == (0, 2, "TS-SCORE-03")


def test_one_card_is_enough_to_have_the_most() -> None:
    """TS-SCORE-04, TS-GAP-31"""
    g = scoring("Guard/red", "Guard/blue", "Nomad/blue", "")
    assert g.now("totals") == [0, 1, 1, 0]
    assert scored(g)[0] == (0, 0, "TS-SCORE-02")


def test_the_points_of_the_rounds_are_added_up() -> None:
    """TS-SCORE-05"""
    g = scoring("Guard/red", "Nomad/red", "", "", totals=[5, 6, 7, 8], round=2)
    assert g.now("totals") == [6, 7, 7, 8]
    assert [event.number for event in g.events("points")] == [6, 7, 7, 8]


@pytest.mark.parametrize("players", [2, 4])
def test_all_cards_are_put_together_for_the_next_round(players: int) -> None:
    """TS-SCORE-06  Tableaux, trash, timeline and deck."""
    piles: dict[str, object] = {"trash": "Guard/green", "deck": "Guard/black"}
    if players == 2:
        piles["timeline"] = "Guard/white"
    g = Trickster(
        players, None, 0, at="round end", tableaux=["Guard/red", "Nomad/red", "", ""][:players], **piles
    )
    dealt = [card for pile in g.t.cards.piles for card in pile]
    assert (len(dealt), len(set(dealt))) == (56, 56)
    assert g.now("tableau_counts") == [0] * players
    assert g.now("timeline") == ""
    assert len(str(g.now("trash")).split()) == 6
