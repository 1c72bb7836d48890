"""Each reason is a rule of the game that is played: of the main game, of two players, or of a remake."""

import pytest

from followsuit.core.reason import Reason
from followsuit.core.rng import seeded
from followsuit.games.kings.game import NAPOLEON
from games.kings.napoleon.test_round_2 import discard, second
from kings import Kings, Napoleon, Ombre, Whist
from ombre import AUCTION, HANDS, auctioning, playing, won
from tables import Given


def asked_by(g: Given) -> str:
    """The rule by which something is asked now."""
    asked = g.t.question()
    about = asked.about() if asked is not None else None
    assert isinstance(about, Reason)
    return about.rule


def answer_until(g: Given, kind: str) -> Given:
    rng = seeded(1)
    while type(g.t.question()).__name__ != kind:
        seat = g.t.next_seat()
        options = g.t.options(seat)
        g.t.apply(seat, options[rng.below(len(options))])
    return g


def test_characters_are_taken_by_the_rule_of_the_number_of_players() -> None:
    """KT-DRAFT-17, KT2-RND-05, KT2-DEC-04, KT2-PREP-02"""
    g = Kings(3, {}, 0, at="draft", round=2, sets=["red", "blue", "white"])
    assert (asked_by(g), g.refused("2 done")) == ("KT-DRAFT-17", "KT-DRAFT-22")
    assert g.refused("2 green-set") == "KT-DRAFT-10"
    g = Kings(2, {}, 0, at="draft", sets=["red", "blue"])
    assert (asked_by(g), g.refused("0 done")) == ("KT2-RND-05", "KT2-DEC-04")
    assert g.refused("0 green-set") == "KT2-PREP-02"


def test_a_bid_of_two_players_is_asked_by_their_rule() -> None:
    """KT2-RND-07"""
    party = ["gambler-1 hermit-1 ninja-1", "healer-1 samurai-1 collector-1"]
    g = Kings(2, {}, 0, at="bid", sets=["red", "blue"], party=party)
    assert g.refused("0 done") == "KT2-RND-07"


@pytest.mark.parametrize("points", [[50, 90], [90, 50]])
def test_the_emperor_and_the_team_behind_exchange_by_their_own_rules(points: list[int]) -> None:
    """KN-R2-04, KN-R2-05, KN-R2-08"""
    g = second(points)
    assert asked_by(g) == "KN-R2-04"
    assert g.refused(f"{g.t.next_seat()} done") == "KN-R2-04"
    discard(g)
    assert asked_by(g) == "KN-R2-05"
    discard(g)
    assert {line.split()[-1] for line in g.told("gave")} == {"KN-R2-08"}


def test_round_1_of_napoleon() -> None:
    """KN-R1-07, KN-R1-10"""
    g = answer_until(Napoleon({}, 0), "DiscardFour")
    assert asked_by(g) == "KN-R1-07"
    answer_until(g, "KingsTurn")
    assert {line.split()[-1] for line in g.told("gave")} == {"KN-R1-10"}


def test_a_team_of_napoleon_has_a_floor_of_its_own() -> None:
    """KN-SCORE-05"""
    assert NAPOLEON.floor is not None
    assert NAPOLEON.floor.rule == "KN-SCORE-05"


def test_the_discards_of_ombre_are_asked_by_who_discards() -> None:
    """KO-XCH-01, KO-XCH-03"""
    g = won()
    assert asked_by(g) == "KO-XCH-01"
    hands = [f"{hand} {cards}" for hand, cards in zip(HANDS, AUCTION, strict=True)]
    hands[0] = HANDS[0]
    g = Ombre({}, 0, at="discard", hands=hands, sets=["red", "blue", "green"], king_player=0)
    assert asked_by(g) == "KO-XCH-03"


@pytest.mark.parametrize(
    ("sets", "hands", "reasons"),
    [
        (["red", "blue", "green"], ["b3", "k9", "b2"], "KT-TRICK-11 KO-SET-02"),
        (["white", "blue", "green"], ["b3", "k9", "b2"], "KT-TRICK-11 KO-SET-03"),
        (["white", "blue", "green"], ["k3", "b9", "k2"], "KT-TRICK-11 KO-SET-03"),
        (["black", "blue", "green"], ["b3", "k9", "b2"], "KO-SET-01"),
        (["red", "blue", "green"], ["b3", "g9", "b2"], "KT-TRICK-11"),
    ],
)
def test_black_is_an_ordinary_colour_where_it_is_not_trump(
    sets: list[str], hands: list[str], reasons: str
) -> None:
    """KO-SET-01, KO-SET-02, KO-SET-03"""
    g = playing(sets, hands).when(", ".join(f"{seat} {hands[seat]}" for seat in range(3)))
    assert g.told("won")[0].split(maxsplit=2)[2] == reasons


def test_of_several_white_flags_the_first_wins_in_whist() -> None:
    """KW-PLAY-09, KW-PLAY-10"""
    hands = ["RAa", "WFa", "r5", "WFb"]
    g = Whist({}, 0, sets=["red", "blue", "green", "white"], hands=hands)
    g.when("0 RAa, 1 WFa, 2 r5, 3 WFb")
    assert g.told("won") == ["1 WFa KW-PLAY-09 KW-PLAY-10"]


def test_a_round_of_ombre_can_be_set_up_before_its_deal() -> None:
    """KO-FLOW-02, KO-DEAL-01  The deal comes next, and the auction."""
    g = Ombre({}, 0, at="deal", round=2, drafter=1, points=[100, 0, 100])
    assert type(g.t.question()).__name__ == "Declare"
    assert (g.now("round"), g.now("hand_counts")) == (2, [9, 9, 9])


def test_every_seat_of_ombre_shows_its_auction_cards() -> None:
    """KO-DEAL-01, KO-DEAL-02, KO-AUC-11  Face down, whoever looks; and those laid in front."""
    g = auctioning()
    for viewer in (0, 1, 2, 7):
        areas = g.game.layout(g.t.view(viewer)).areas
        found = {area.seat: area.cards for area in areas if area.name == "auction cards"}
        assert found == {seat: [-1] * 3 for seat in range(3)}
    g.when("1 number-2")
    areas = g.game.layout(g.t.view(0)).areas
    assert [len(a.cards) for a in areas if a.name == "auction cards"] == [3, 1, 3]
    assert [(a.seat, a.cards) for a in areas if a.name == "cards in front"] == [(1, [-1, -1])]
