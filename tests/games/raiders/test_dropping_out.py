"""Dropping out of the round: section 3.7 of the rules."""

import pytest

from followsuit import SPECTATOR
from raiders import Raiders

THREE_LIVES = [3, 3, 3, 3]
# Seat 1 has three lead cards and an empty hand: it drops out when it has to follow.
HANDS = ["S3", "", "D3", "C5"]
LEADS = ["H6 S4", "C3 C4 C7", "D4 D6", "C6 C10a"]


def test_without_a_lead_card_a_seat_due_to_lead_drops_out() -> None:
    """TR-DROP-01  Kind A; the left neighbour leads from the hand."""
    g = Raiders(hands=["S3 S4", "H3", "D3", "C5"], leads=["", "H5", "D4", "C6"], due=0)
    assert g.told("dropped-out") == ["0 TR-DROP-01"]
    assert g.told("life-lost") == ["0 TR-DROP-05"]
    assert g.asked() == "1 LeadFromHand: H3"


def test_one_lead_card_is_enough_to_lead() -> None:
    """TR-DROP-01  Its neighbour: with a single lead card nobody drops out."""
    g = Raiders(hands=["S3", "H3", "D3", "C5"], leads=["S4", "H5", "D4", "C6"], due=0)
    assert g.told("dropped-out") == []
    assert g.asked() == "0 Lead: S4"


def test_kind_a_waits_for_the_lead_that_cannot_be_played() -> None:
    """TR-DROP-01  The winner without lead cards is in until the trick is over, and out at the next lead."""
    g = Raiders(trick="H3", leader=3, hands=["H10a S3", "H4 S4", "H5 S5", "S6"], leads=["", "C3", "C4", "C5"])
    g.when("0 H10a, 1 H4")
    assert (g.told("dropped-out"), g.now("lives")) == ([], [2, 2, 2, 2])
    g.when("2 H5")
    assert (g.told("dropped-out"), g.now("lives")) == (["0 TR-DROP-01"], [1, 2, 2, 2])
    assert g.asked() == "1 LeadFromHand: S4"


def test_with_an_empty_hand_a_seat_that_has_to_follow_drops_out() -> None:
    """TR-DROP-02  Kind B, at that turn and not before."""
    g = Raiders(hands=HANDS, leads=LEADS)
    assert g.told("dropped-out") == []
    g.when("0 H6")
    assert g.told("dropped-out") == ["1 TR-DROP-02"]
    assert g.told("life-lost") == ["1 TR-DROP-05"]
    assert g.asked() == "2 Follow: D3"


def test_one_hand_card_is_enough_to_follow() -> None:
    """TR-DROP-02  Its neighbour: with a single hand card nobody drops out."""
    g = Raiders(hands=["S3", "C4", "D3", "C5"], leads=["H6", "C3", "D4", "C6"]).when("0 H6")
    assert g.told("dropped-out") == []
    assert g.asked() == "1 Follow: C4"


def test_with_an_empty_hand_a_seat_that_has_to_replace_the_leader_drops_out() -> None:
    """TR-DROP-02  Its lead cards do not help: a replacement leader leads from the hand."""
    g = Raiders(hands=["S3 S4", "", "D3", "C5"], leads=["", "H5 H6", "D4", "C6"], due=0)
    assert g.told("dropped-out") == ["0 TR-DROP-01", "1 TR-DROP-02"]
    assert g.asked() == "2 LeadFromHand: D3"


def test_an_empty_hand_or_no_lead_card_is_no_drop_out_by_itself() -> None:
    """TR-DROP-03  A leader needs no hand, a seat that follows no lead cards."""
    g = Raiders(hands=["", "H3 H4", "H5 S5", "H6 S6"], leads=["H10a S10a", "", "", ""])
    g.when("0 H10a, 1 H3, 2 H5, 3 H6")
    assert g.told("dropped-out") == []
    assert g.asked() == "0 Lead: S10a"


def test_dropping_out_can_be_neither_refused_nor_chosen() -> None:
    """TR-DROP-04  The seat out is not asked, and who can play may not drop out instead."""
    g = Raiders(hands=HANDS, leads=LEADS).when("0 H6")
    assert g.told("dropped-out") == ["1 TR-DROP-02"]
    assert g.refused("1 C3") == "FS-TURN-01"
    assert g.refused("2 no") == "TR-FOLLOW-02"
    assert g.asked() == "2 Follow: D3"


def test_the_life_chip_is_paid_at_once() -> None:
    """TR-DROP-05  While the trick is still going on."""
    g = Raiders(hands=HANDS, leads=LEADS).when("0 H6")
    assert g.now("lives") == [2, 1, 2, 2]
    assert g.told("life-lost") == ["1 TR-DROP-05"]
    assert g.told("won") == []
    assert g.asked() == "2 Follow: D3"


@pytest.mark.parametrize(("before", "after", "lost"), [(2, 1, 1), (1, 0, 1), (0, 0, 0)])
def test_without_a_life_chip_nothing_is_paid(before: int, after: int, lost: int) -> None:
    """TR-DROP-06, TR-GAP-08  Out of the round all the same."""
    g = Raiders(hands=HANDS, leads=LEADS, lives=[2, before, 2, 2]).when("0 H6")
    assert g.now("lives") == [2, after, 2, 2]
    assert g.told("life-lost") == ["1 TR-DROP-05"] * lost
    assert g.told("dropped-out") == ["1 TR-DROP-02"]
    assert g.now("out") == "1"


def test_who_has_dropped_out_plays_no_more_cards_in_this_round() -> None:
    """TR-DROP-07  Seat 1 still has hand cards and is passed over, in this trick and in the next."""
    g = Raiders(out="1", hands=["S3", "H3 H4", "H5 D3", "H6 D4"], leads=["H10a S10a", "", "C3", "C4"])
    g.when("0 H10a")
    assert g.refused("1 H3") == "FS-TURN-01"
    assert g.asked() == "2 Follow: H5"
    g.when("2 H5, 3 H6, 0 S10a")
    assert g.asked() == "2 Follow: D3"


def test_the_others_go_on_with_the_same_trick() -> None:
    """TR-DROP-08"""
    g = Raiders(hands=HANDS, leads=LEADS).when("0 H6, 2 D3")
    assert g.t.heading() == "round 1, trick 1"
    assert g.now("trick") == "H6 D3"
    assert g.asked() == "3 Follow: C5"
    g.when("3 C5")
    assert g.told("won") == ["0 H6 TR-WIN-06"]
    assert g.asked() == "0 Lead: S4"


@pytest.mark.parametrize(
    ("hands", "answers", "heading"),
    [
        (["S3", "H3", "H4", "H5"], "0 H10a, 1 H3, 2 H4, 3 H5", "round 1, trick 2"),
        (["S3", "", "H4", "H5"], "0 H10a, 2 H4, 3 H5", "round 1, trick 2"),
        (["S3", "", "", "H5"], "0 H10a, 3 H5", "round 2, declaration"),
        (["S3", "", "", ""], "0 H10a", "round 2, declaration"),
    ],
)
def test_four_players_end_the_round_with_two_drop_outs_or_more(
    hands: list[str], answers: str, heading: str
) -> None:
    """TR-DROP-09, TR-GAP-17  None and one are too few; three, more than the limit, do as two."""
    leads = ["H10a S10a", "C3 C4", "D3 D4", "C5 C6"]
    g = Raiders(hands=hands, leads=leads, lives=THREE_LIVES).when(answers)
    assert g.t.heading() == heading


def test_the_trick_of_the_second_drop_out_is_played_to_its_end() -> None:
    """TR-DROP-09  With one drop-out from an earlier trick and one in this."""
    g = Raiders(out="3", hands=["S3", "", "H4", ""], leads=["H10a", "C3 C4", "D4", ""], lives=THREE_LIVES)
    g.when("0 H10a")
    assert g.told("dropped-out") == ["1 TR-DROP-02"]
    assert g.asked() == "2 Follow: H4"
    g.when("2 H4")
    assert g.told("won") == ["0 H10a TR-WIN-06"]
    assert g.t.heading() == "round 2, declaration"


@pytest.mark.parametrize(
    ("hands", "answers", "heading"),
    [
        (["S3", "H3", "H4"], "0 H10a, 1 H3, 2 H4", "round 1, trick 2"),
        (["S3", "", "H4"], "0 H10a, 2 H4", "round 2, declaration"),
        (["S3", "", ""], "0 H10a", "round 2, declaration"),
    ],
)
def test_three_players_end_the_round_with_one_drop_out_or_more(
    hands: list[str], answers: str, heading: str
) -> None:
    """TR-DROP-10, TR-GAP-17"""
    g = Raiders(3, hands=hands, leads=["H10a S10a", "C3 C4", "D3 D4"], lives=[3, 3, 3]).when(answers)
    assert g.t.heading() == heading


def test_more_seats_can_drop_out_after_the_limit_is_reached() -> None:
    """TR-DROP-11  Seats 1 and 2 are the limit; seat 3 has its turn all the same, and cannot play."""
    g = Raiders(hands=["S3", "", "", ""], leads=["H6", "C3 C4", "D3 D4", "C5 C6"], lives=THREE_LIVES)
    g.when("0 H6")
    assert g.told("dropped-out") == ["1 TR-DROP-02", "2 TR-DROP-02", "3 TR-DROP-02"]
    assert g.now("lives") == [3, 2, 2, 2]
    assert g.t.heading() == "round 2, declaration"


def test_a_seat_that_can_play_has_its_turn_after_the_limit_is_reached() -> None:
    """TR-DROP-11"""
    g = Raiders(hands=["S3", "", "", "C5"], leads=["H6", "C3 C4", "D3 D4", "C6"]).when("0 H6")
    assert g.told("dropped-out") == ["1 TR-DROP-02", "2 TR-DROP-02"]
    assert g.asked() == "3 Follow: C5"


def test_kind_a_belongs_to_the_new_trick_which_is_still_played() -> None:
    """TR-DROP-12, TR-GAP-32  Even when it reaches the limit before a card is down."""
    hands, leads = ["S3 S4", "H3", "", "H5"], ["", "D4", "", "C4"]
    g = Raiders(out="2", hands=hands, leads=leads, due=0, lives=THREE_LIVES)
    assert g.asked() == "1 LeadFromHand: H3"
    g.when("1 H3")
    assert g.asked() == "3 Follow: H5"
    g.when("3 H5")
    assert g.told("won") == ["3 H5 TR-WIN-06"]
    assert g.t.heading() == "round 2, declaration"


def test_the_trick_after_kind_a_can_bring_another_drop_out_a_steal_and_a_winner() -> None:
    """TR-GAP-32"""
    hands, leads = ["S3 S4", "D5", "", ""], ["", "D4", "", "C3 C4"]
    g = Raiders(out="2", hands=hands, leads=leads, due=0, lives=THREE_LIVES).when("1 D5")
    assert g.told("dropped-out") == ["0 TR-DROP-01", "3 TR-DROP-02"]
    assert g.told("won") == ["1 D5 TR-WIN-06"]
    assert g.told("stolen") == ["1 2"]
    assert g.now("lives") == [2, 4, 2, 2]


def test_if_nobody_can_play_a_card_the_trick_has_no_winner() -> None:
    """TR-DROP-13, TR-GAP-06"""
    g = Raiders(hands=["S3 S4", "", "", ""], leads=["", "C3 C4", "D3 D4", "C5 C6"], due=0, lives=THREE_LIVES)
    assert g.told("dropped-out") == ["0 TR-DROP-01", "1 TR-DROP-02", "2 TR-DROP-02", "3 TR-DROP-02"]
    assert g.told("no-winner") == ["TR-DROP-13"]
    assert g.told("won") == []
    assert g.now("lives") == [2, 2, 2, 2]
    assert g.t.heading() == "round 2, declaration"


def test_the_winner_of_the_last_trick_needs_no_lead_card() -> None:
    """TR-DROP-14  There is no next lead."""
    g = Raiders(out="3", hands=["S3", "H7 S4", "", ""], leads=["H6", "", "D3 D4", ""]).when("0 H6, 1 H7")
    assert g.told("won") == ["1 H7 TR-WIN-06"]
    assert g.told("dropped-out") == ["2 TR-DROP-02"]
    assert g.now("lives") == [2, 2, 1, 2]
    assert g.t.heading() == "round 2, declaration"


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, SPECTATOR])
def test_lead_cards_of_a_seat_that_is_out_are_laid_away_face_up(viewer: int) -> None:
    """TR-DROP-15, TR-GAP-19"""
    g = Raiders(hands=HANDS, leads=LEADS).when("0 H6")
    assert g.now("lead_counts", viewer) == [1, 0, 2, 2]
    assert str(g.now("discards", viewer)).endswith(" C3 C4 C7")


@pytest.mark.parametrize(("viewer", "seen"), [(0, "S3 S4"), (1, "? ?"), (3, "? ?"), (SPECTATOR, "? ?")])
def test_the_hand_of_a_seat_that_is_out_stays_hidden(viewer: int, seen: str) -> None:
    """TR-DROP-15, TR-GAP-19  The others know its number of cards, and nothing more."""
    g = Raiders(hands=["S3 S4", "H3", "D3", "C5"], leads=["", "H5", "D4", "C6"], due=0)
    hands = g.now("hands", viewer)
    assert isinstance(hands, list)
    assert hands[0] == seen
    assert "S3" not in str(g.now("discards"))


@pytest.mark.parametrize(
    ("hands", "leads", "out", "answers"),
    [
        (["S3 S4", "H3", "", "C5"], ["", "H5", "D3 D4", "C6"], "", "1 H3, 3 C5"),  # A and B in one trick
        (["S3 S4", "H3", "D3", ""], ["", "H5", "D4", ""], "3", "1 H3, 2 D3"),  # an earlier one, and A
        (["S3", "", "D3", ""], ["S4", "C3 C4", "D4", ""], "3", "0 S4, 2 D3"),  # an earlier one, and B
    ],
)
def test_both_kinds_are_counted_together_from_the_start_of_the_round(
    hands: list[str], leads: list[str], out: str, answers: str
) -> None:
    """TR-DROP-16  Any two are the limit of four players, and the next round begins with none."""
    g = Raiders(hands=hands, leads=leads, out=out, due=0, lives=THREE_LIVES).when(answers)
    assert g.t.heading() == "round 2, declaration"
    assert g.now("out") == ""


@pytest.mark.parametrize(
    ("hand", "lead", "answers", "out"),
    [("D3", "D4", "1 H3, 2 D3", ["0 TR-DROP-01"]), ("", "D3 D4", "1 H3", ["0 TR-DROP-01", "2 TR-DROP-02"])],
)
def test_three_players_play_one_more_trick_after_kind_a(
    hand: str, lead: str, answers: str, out: list[str]
) -> None:
    """TR-DROP-17  Of two cards or one, led from the hand; then the round ends."""
    g = Raiders(3, hands=["S3 S4", "H3", hand], leads=["", "H5", lead], due=0, lives=[3, 3, 3])
    assert g.asked() == "1 LeadFromHand: H3"
    g.when(answers)
    assert g.told("dropped-out") == out
    assert g.told("won") == ["1 H3 TR-WIN-06"]
    assert g.t.heading() == "round 2, declaration"


def test_the_only_seat_left_still_leads_and_its_5_of_diamonds_steals() -> None:
    """TR-GAP-27  Three seats cannot play; the fourth has to, alone, and wins."""
    hands, leads = ["S3 S4", "", "", "D5"], ["", "C3 C4", "D3 D4", "C6"]
    g = Raiders(hands=hands, leads=leads, due=0, lives=[3, 2, 2, 2])
    assert g.asked() == "3 LeadFromHand: D5"
    g.when("3 D5")
    assert g.told("won") == ["3 D5 TR-WIN-06"]
    assert g.told("stolen") == ["3 0"]
    assert g.now("lives") == [1, 1, 1, 3]


def test_the_only_seat_left_drops_out_with_an_empty_hand() -> None:
    """TR-GAP-27  Seats 1 and 2 are out, and seat 0 goes: nobody is left but seat 3, which cannot lead."""
    g = Raiders(out="1 2", hands=["S3 S4", "", "", ""], leads=["", "", "", "C5 C6"], due=0)
    assert g.told("dropped-out") == ["0 TR-DROP-01", "3 TR-DROP-02"]
    assert g.told("no-winner") == ["TR-DROP-13"]
    assert g.now("lives") == [1, 2, 2, 1]


def test_the_last_life_chip_paid_for_a_drop_out_does_not_end_the_game_at_once() -> None:
    """TR-GAP-28  The round is played on without that seat; the game is over after it."""
    g = Raiders(hands=["S3", "", "", "H5"], leads=["H6", "C3 C4", "D3 D4", "C6"], lives=[2, 1, 2, 2])
    g.when("0 H6")
    assert g.now("lives") == [2, 0, 1, 2]
    assert (g.told("game-over"), g.asked()) == ([], "3 Follow: H5")
    g.when("3 H5")
    assert (g.told("game-over"), g.asked()) == (["TR-GAME-03"], "")
