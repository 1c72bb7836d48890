"""What meets in one trick or at the end of a round: the rows of section 11 of the rules."""

import pytest

from followsuit.core.record import result_text
from followsuit.games.raiders.cards import ALIKE, D5
from followsuit.games.raiders.rules import BY_PLAYERS
from raiders import Raiders

THREE_LIVES = [3, 3, 3, 3]
# Three seats have played to the trick that seat 0 leads; seat 3 has one card more to play.
LEADS = ["D3 D4", "D6 C6", "D7 C7", "D8 C1"]


def hands(last: str) -> list[str]:
    """One spade each, and for seat 3 its card to this trick."""
    return ["S3", "S4", "S5", f"{last} S6"]


def test_both_9s_of_hearts() -> None:
    """TR-MAT-01  Both are cancelled, and the pull-back happens."""
    g = Raiders(trick="H9a H9b H3", hands=hands("H4"), leads=LEADS).when("3 H4")
    assert g.told("won") == ["3 H4 TR-WIN-02 TR-WIN-06"]
    assert g.asked() == "3 PullBack: D8 C1"


def test_the_special_9_of_hearts_in_a_trick_the_leader_wins_for_want_of_another() -> None:
    """TR-MAT-02  The leader pulls back."""
    g = Raiders(trick="H9a H9b D10a", hands=hands("C3"), leads=LEADS).when("3 C3")
    assert g.told("won") == ["0 H9a TR-WIN-02 TR-WIN-07"]
    assert g.asked() == "0 PullBack: D3 D4"


def test_the_special_9_of_hearts_and_a_winner_with_one_lead_card() -> None:
    """TR-MAT-03  Kind A at the next lead; the left neighbour leads from the hand."""
    g = Raiders(trick="H9a H3 H4", hands=hands("H5"), leads=["D3", *LEADS[1:]]).when("3 H5")
    assert g.told("pulled-back") == ["0 D3 TR-SPC-20"]
    assert (g.told("dropped-out"), g.told("life-lost")) == (["0 TR-DROP-01"], ["0 TR-DROP-05"])
    assert g.asked() == "1 LeadFromHand: S4"


def test_the_special_9_of_hearts_and_a_winner_without_lead_cards() -> None:
    """TR-MAT-04  An ordinary drop-out of kind A."""
    g = Raiders(trick="H9a H3 H4", hands=hands("H5"), leads=["", *LEADS[1:]]).when("3 H5")
    assert g.told("pulled-back") == []
    assert (g.told("dropped-out"), g.told("life-lost")) == (["0 TR-DROP-01"], ["0 TR-DROP-05"])
    assert g.asked() == "1 LeadFromHand: S4"


def test_the_special_9_of_hearts_in_the_last_trick() -> None:
    """TR-MAT-05  Void: with the limit reached, and when the cards run out."""
    leads = ["D3 D4", "", "", "D8 C1"]
    limit = Raiders(trick="H9a", out="1 2", hands=hands("H5"), leads=leads).when("3 H5")
    run_out = Raiders(trick="H9a H3 H4", hands=["", "", "", "H5"]).when("3 H5")
    for g in (limit, run_out):
        assert g.told("won") == ["0 H9a TR-WIN-06"]
        assert g.told("pulled-back") == []
        assert g.t.heading() == "round 2, declaration"
    assert (limit.now("lives"), run_out.now("lives")) == ([2, 2, 2, 2], [2, 1, 1, 1])


def test_the_special_9_of_hearts_and_a_drop_out_below_the_limit() -> None:
    """TR-MAT-06  The pull-back happens as usual."""
    leads = ["D3 D4", "D6 C6 C5 C4", "D7 C7", "D8 C1"]
    g = Raiders(trick="H9a", hands=["S3", "", "H4 S5", "H5 S6"], leads=leads).when("2 H4, 3 H5")
    assert (g.told("dropped-out"), g.told("life-lost")) == (["1 TR-DROP-02"], ["1 TR-DROP-05"])
    assert g.asked() == "0 PullBack: D3 D4"


@pytest.mark.parametrize(("last", "asked"), [("H5", "0 PullBack: D3 D4"), ("H10a", "3 PullBack: D8 C1")])
def test_the_special_9_of_hearts_led_by_its_owner(last: str, asked: str) -> None:
    """TR-MAT-07  It counts as played; the owner pulls back only when winning."""
    g = Raiders(hands=["S3", "H3 S4", "H4 S5", f"{last} S6"], leads=["H9a D3 D4", *LEADS[1:]])
    g.when(f"0 H9a, 1 H3, 2 H4, 3 {last}")
    assert g.asked() == asked


@pytest.mark.parametrize("card", ["C8", "C9a"])
def test_the_special_9_of_hearts_in_a_trick_that_shifts_trump(card: str) -> None:
    """TR-MAT-08  First the shift, then the pull-back."""
    g = Raiders(trick=f"{card} C3 C4", hands=hands("H9a"), leads=LEADS).when("3 H9a")
    assert (g.now("trump"), g.told("pulled-back")) == ("hearts", [])
    assert g.asked() == "0 PullBack: D3 D4"


def test_the_special_9_of_hearts_in_a_trick_won_by_the_5_of_diamonds() -> None:
    """TR-MAT-09  First the steal, then the pull-back."""
    g = Raiders(trick="D5 C3 C4", hands=hands("H9a"), leads=LEADS).when("3 H9a")
    assert g.asked() == "0 StealLife: seat-1 seat-2 seat-3"
    assert g.told("pulled-back") == []
    g.when("0 seat-2")
    assert (g.told("life-lost"), g.told("life-gained")) == (["2 TR-SPC-13"], ["0 TR-SPC-13"])
    assert g.asked() == "0 PullBack: D3 D4"


@pytest.mark.parametrize(
    ("trick", "won", "trump"),
    [
        ("C9a C9b H3 H4", "0 C9a TR-WIN-02 TR-WIN-07", "hearts"),
        ("C9b C9a H3 H4", "0 C9b TR-WIN-02 TR-WIN-07", "spades"),
        ("C9a C9b C3 H4", "2 C3 TR-WIN-02 TR-WIN-06", "spades"),
        ("C3 C9a C9b H4", "0 C3 TR-WIN-02 TR-WIN-06", "spades"),
    ],
)
def test_both_9s_of_clubs(trick: str, won: str, trump: str) -> None:
    """TR-MAT-10  Both are cancelled; trump shifts only for C9a led, if its seat wins as leader."""
    *played, last = trick.split()
    g = Raiders(trick=" ".join(played), hands=hands(last), leads=LEADS).when(f"3 {last}")
    assert (g.told("won"), g.now("trump")) == ([won], trump)


@pytest.mark.parametrize("card", ["C8", "C9a"])
def test_a_trump_shift_while_hearts_are_trump(card: str) -> None:
    """TR-MAT-11  Diamonds are trump."""
    g = Raiders(trick=f"{card} C3 C4", trump="hearts", hands=hands("C5"), leads=LEADS).when("3 C5")
    assert (g.now("trump"), g.told("diamonds-trump")) == ("diamonds", ["TR-SPC-01"])
    assert g.asked() == "0 Lead: D3 D4"


def test_the_special_9_of_hearts_as_a_trump() -> None:
    """TR-MAT-12  A trump of value 9: over the 8, under the 10, and the pull-back is unchanged."""
    wins = Raiders(trick="C10a H8 C4", trump="hearts", hands=hands("H9a"), leads=LEADS).when("3 H9a")
    assert wins.told("won") == ["3 H9a TR-WIN-05"]
    assert wins.asked() == "3 PullBack: D8 C1"
    loses = Raiders(trick="C10a H10a C4", trump="hearts", hands=hands("H9a"), leads=LEADS).when("3 H9a")
    assert loses.told("won") == ["1 H10a TR-WIN-05"]
    assert loses.asked() == "1 PullBack: D6 C6"


def test_both_9s_of_hearts_as_trumps() -> None:
    """TR-MAT-13  Cancelled, and a lower trump wins."""
    g = Raiders(trick="C10a H9a H9b", trump="hearts", hands=hands("H2"), leads=LEADS).when("3 H2")
    assert g.told("won") == ["3 H2 TR-WIN-02 TR-WIN-05"]
    assert g.asked() == "3 PullBack: D8 C1"


@pytest.mark.parametrize(
    ("trump", "won", "lives"),
    [("diamonds", "3 D5 TR-WIN-05", [1, 2, 2, 3]), ("spades", "0 C10a TR-WIN-06", [2, 2, 2, 2])],
)
def test_the_5_of_diamonds_as_a_trump(trump: str, won: str, lives: list[int]) -> None:
    """TR-MAT-14  It can win when another suit is led; the steal is unchanged."""
    g = Raiders(trick="C10a C3 C4", trump=trump, hands=hands("D5"), leads=LEADS).when("3 D5")
    assert g.told("won") == [won]
    if trump == "diamonds":
        assert g.asked() == "3 StealLife: seat-0 seat-1 seat-2"
        g.when("3 seat-0")
    assert g.now("lives") == lives


def test_all_three_10s_of_a_suit() -> None:
    """TR-MAT-15  All three are cancelled."""
    g = Raiders(trick="H10a H10b H10c", hands=hands("H1"), leads=LEADS).when("3 H1")
    assert g.told("won") == ["3 H1 TR-WIN-02 TR-WIN-06"]
    assert g.asked() == "3 Lead: D8 C1"


def test_the_lead_is_cancelled_and_another_card_of_its_suit_is_there() -> None:
    """TR-MAT-16  That card wins; a higher one of a third suit does not."""
    g = Raiders(trick="H10a H10b D10a", hands=hands("H1"), leads=LEADS).when("3 H1")
    assert g.told("won") == ["3 H1 TR-WIN-02 TR-WIN-06"]
    assert g.asked() == "3 Lead: D8 C1"


def test_all_cards_of_the_lead_suit_are_cancelled() -> None:
    """TR-MAT-17  The leader wins, the cards of other suits never."""
    g = Raiders(trick="H10a H10b C10a", hands=hands("D10a"), leads=LEADS).when("3 D10a")
    assert g.told("won") == ["0 H10a TR-WIN-02 TR-WIN-07"]
    assert g.asked() == "0 Lead: D3 D4"


def test_the_richest_player_drops_out_in_the_trick_of_the_5_of_diamonds() -> None:
    """TR-MAT-18  The drop-out is paid first, then the richest is determined."""
    leads = ["D3 D4", "D6 C6 C7 C8", "D7 C5", "D8 C1"]
    g = Raiders(trick="D5", hands=["S3", "", "C3 S5", "C4 S6"], leads=leads, lives=[2, 3, 2, 1])
    g.when("2 C3, 3 C4")
    assert (g.now("lives"), g.told("life-lost")) == ([2, 2, 2, 1], ["1 TR-DROP-05"])
    assert g.asked() == "0 StealLife: seat-1 seat-2"


def test_the_5_of_diamonds_and_the_run_out() -> None:
    """TR-MAT-19  The eliminations come first, and leave nobody with a chip to steal."""
    g = Raiders(trick="D5 C3 C4", hands=["", "", "", "C5"], lives=[2, 1, 1, 1]).when("3 C5")
    assert g.told("life-lost") == ["1 TR-REND-02", "2 TR-REND-02", "3 TR-REND-02"]
    assert (g.told("stolen"), g.told("life-gained")) == ([], [])
    assert result_text(g.t) == "places 1 2 2 2, scores 2 0 0 0, by TR-GAME-02"


def test_the_5_of_diamonds_and_a_victim_with_one_life_chip() -> None:
    """TR-MAT-20  The victim is at 0 and stays in the round."""
    g = Raiders(trick="D5 C3 C4", hands=hands("C5"), leads=LEADS, lives=[1, 1, 0, 0]).when("3 C5")
    assert (g.told("life-lost"), g.told("life-gained")) == (["1 TR-SPC-13"], ["0 TR-SPC-13"])
    assert (g.now("lives"), g.now("out")) == ([2, 0, 0, 0], "")
    assert g.when("0 D3").asked() == "1 Follow: S4"


def test_the_5_of_diamonds_and_everybody_else_at_0() -> None:
    """TR-MAT-21  No effect."""
    g = Raiders(trick="D5 C3 C4", hands=hands("C5"), leads=LEADS, lives=[1, 0, 0, 0]).when("3 C5")
    assert (g.told("stolen"), g.now("lives")) == ([], [1, 0, 0, 0])
    assert g.asked() == "0 Lead: D3 D4"


@pytest.mark.parametrize("players", [3, 4])
def test_the_5_of_diamonds_cannot_be_cancelled(players: int) -> None:
    """TR-MAT-22  The deck has no other card of its suit and value."""
    assert [card for card in BY_PLAYERS[players].deck if ALIKE[card] == ALIKE[D5]] == [D5]


def test_both_bonuses_are_achieved() -> None:
    """TR-MAT-23  The aggressive one first, with lives stopping at 0; then one chip for the passive one."""
    g = Raiders(at="round end", aggressive=0, passive=2, lives=[2, 2, 0, 2])
    assert g.told("life-lost") == ["1 TR-REND-06", "3 TR-REND-06"]
    assert g.told("life-gained") == ["2 TR-REND-07"]
    assert (g.now("lives"), g.t.heading()) == ([2, 1, 1, 1], "round 2, declaration")


def test_the_aggressive_bonus_and_an_opponent_at_0() -> None:
    """TR-MAT-24  No effect on that opponent."""
    g = Raiders(at="round end", aggressive=0, lives=[2, 0, 2, 2])
    assert g.told("life-lost") == ["2 TR-REND-06", "3 TR-REND-06"]
    assert result_text(g.t) == "places 1 4 2 2, scores 2 0 1 1, by TR-GAME-02"


def test_the_passive_bonus_and_a_victim_of_the_5_of_diamonds() -> None:
    """TR-MAT-25, TR-GAP-09  At 0 in the last trick, back to 1 at the end of the round: the game goes on."""
    leads = ["D3", "", "", "D8 C1 C5"]
    g = Raiders(
        trick="D5", out="2", hands=["S3", "C3 S4", "", ""], leads=leads, passive=1, lives=[2, 1, 1, 2]
    )
    g.when("1 C3")
    assert g.asked() == "0 StealLife: seat-1 seat-2 seat-3"
    g.when("0 seat-1")
    assert g.told("life-lost") == ["3 TR-DROP-05", "1 TR-SPC-13"]
    assert g.told("life-gained") == ["0 TR-SPC-13", "1 TR-REND-07"]
    assert (g.now("lives"), g.t.heading()) == ([3, 1, 1, 1], "round 2, declaration")


def test_the_holder_of_the_passive_token_wins_a_trick() -> None:
    """TR-MAT-26  Without a lead card it drops out, and the bonus has failed."""
    seats, leads = ["S3 S7", "H6 S4", "H4 S5", ""], ["D3", "", "D7 D8", "C1 C4 C5 C6"]
    g = Raiders(trick="H3", hands=seats, leads=leads, passive=1, lives=THREE_LIVES).when("1 H6, 2 H4")
    assert g.told("dropped-out") == ["3 TR-DROP-02", "1 TR-DROP-01"]
    assert g.asked() == "2 LeadFromHand: S5"
    g.when("2 S5, 0 S7")
    assert (g.told("life-lost"), g.told("life-gained")) == (["3 TR-DROP-05", "1 TR-DROP-05"], [])
    assert (g.now("lives"), g.t.heading()) == ([3, 2, 3, 2], "round 2, declaration")


def test_the_holder_of_the_passive_token_wins_the_last_trick() -> None:
    """TR-MAT-26  There is no next lead, so the bonus is achieved."""
    seats, leads = ["S3", "H6 S4", "", ""], ["D3", "", "", ""]
    g = Raiders(trick="H3", out="2 3", hands=seats, leads=leads, passive=1, lives=THREE_LIVES).when("1 H6")
    assert (g.told("dropped-out"), g.told("life-gained")) == ([], ["1 TR-REND-07"])
    assert (g.now("lives"), g.t.heading()) == ([3, 4, 3, 3], "round 2, declaration")


def test_the_holder_of_the_passive_token_wins_the_last_trick_of_a_run_out() -> None:
    """TR-MAT-27  It survives, and the bonus is achieved."""
    g = Raiders(trick="H3 H6 H4", hands=["", "", "", "H5"], passive=1, lives=THREE_LIVES).when("3 H5")
    assert g.told("life-lost") == ["0 TR-REND-02", "2 TR-REND-02", "3 TR-REND-02"]
    assert g.told("life-gained") == ["1 TR-REND-07"]
    assert (g.now("lives"), g.t.heading()) == ([2, 4, 2, 2], "round 2, declaration")


def test_the_holder_of_the_passive_token_does_not_win_the_last_trick_of_a_run_out() -> None:
    """TR-MAT-28  It is eliminated, and the bonus has failed."""
    g = Raiders(trick="H6 H3 H4", hands=["", "", "", "H5"], passive=1, lives=THREE_LIVES).when("3 H5")
    assert g.told("life-lost") == ["1 TR-REND-02", "2 TR-REND-02", "3 TR-REND-02"]
    assert g.told("life-gained") == []
    assert (g.now("lives"), g.t.heading()) == ([3, 2, 2, 2], "round 2, declaration")


def test_the_holder_of_the_aggressive_token_loses_the_lead_with_an_empty_hand() -> None:
    """TR-MAT-29  It drops out at its next turn to follow, not before."""
    leads = ["H6 D3 D4", "C5 C6", "D7", "D8"]
    g = Raiders(hands=["", "H7", "H4 S5", "H5 S6"], leads=leads, aggressive=0, due=0)
    g.when("0 H6, 1 H7, 2 H4, 3 H5")
    assert (g.told("dropped-out"), g.asked()) == ([], "1 Lead: C5 C6")
    g.when("1 C5, 2 S5, 3 S6")
    assert (g.told("dropped-out"), g.told("life-lost")) == (["0 TR-DROP-02"], ["0 TR-DROP-05"])


def test_all_ten_hand_cards_are_added() -> None:
    """TR-MAT-30  Thirteen lead cards, an empty hand, and no drop-out by that."""
    ten = "S1 S2 S3 S4 S5 S6 S7 S8 S9a S9b"
    g = Raiders(at="declaration", hands=[ten, "H1", "H2", "H3"], leads=["C1 C2 C3", "D1", "D2", "D3"])
    g.when(*[f"0 {card}" for card in ten.split()], "0 done, 1 done, 2 done, 3 done")
    assert (g.now("lead_counts"), g.now("hand_counts")) == ([13, 1, 1, 1], [0, 1, 1, 1])
    assert g.told("dropped-out") == []
    assert g.asked() == f"0 Lead: {ten} C1 C2 C3"


def test_a_replacement_leader_with_lead_cards_but_an_empty_hand() -> None:
    """TR-MAT-31  Drops out."""
    g = Raiders(hands=["S3 S4", "", "H4", "H5"], leads=["", "D6 C6", "D7", "D8"], due=0)
    assert g.told("dropped-out") == ["0 TR-DROP-01", "1 TR-DROP-02"]
    assert g.told("life-lost") == ["0 TR-DROP-05", "1 TR-DROP-05"]
    assert g.asked() == "2 LeadFromHand: H4"


def test_the_lead_of_a_replacement_leader_is_cancelled_and_nothing_else_can_win() -> None:
    """TR-MAT-32  The replacement leader wins, and leads a lead card next."""
    leads = ["", "D6", "D7", "D8"]
    g = Raiders(hands=["S3 S4 S5", "H10a C6", "H10b C7", "C10a C5"], leads=leads, due=0)
    g.when("1 H10a, 2 H10b, 3 C10a")
    assert g.told("won") == ["1 H10a TR-WIN-02 TR-WIN-07"]
    assert g.asked() == "1 Lead: D6"


def test_a_drop_out_of_kind_a_reaches_the_limit() -> None:
    """TR-MAT-33  The trick is still played, led from the hand."""
    g = Raiders(out="1", hands=["S3 S4", "", "H4", "H5"], leads=["", "", "D7", "D8"], due=0)
    assert g.told("dropped-out") == ["0 TR-DROP-01"]
    assert g.asked() == "2 LeadFromHand: H4"
    g.when("2 H4, 3 H5")
    assert g.told("won") == ["3 H5 TR-WIN-06"]
    assert (g.now("lives"), g.t.heading()) == ([1, 2, 2, 2], "round 2, declaration")


def test_three_players_two_of_them_without_a_hand_card() -> None:
    """TR-MAT-34  The first drop-out is the limit; the later seat drops out too."""
    g = Raiders(3, hands=["S3", "", ""], leads=["H6", "D6 C6", "D7 C7"], lives=[3, 3, 3]).when("0 H6")
    assert g.told("dropped-out") == ["1 TR-DROP-02", "2 TR-DROP-02"]
    assert g.told("life-lost") == ["1 TR-DROP-05", "2 TR-DROP-05"]
    assert (g.now("lives"), g.t.heading()) == ([3, 2, 2], "round 2, declaration")


def test_the_winner_of_the_last_trick_has_no_lead_card() -> None:
    """TR-MAT-35  Survives."""
    g = Raiders(trick="H3", out="2 3", hands=["S3", "H6 S4", "", ""], leads=["D3", "", "", ""]).when("1 H6")
    assert g.told("won") == ["1 H6 TR-WIN-06"]
    assert (g.told("dropped-out"), g.now("lives")) == ([], [2, 2, 2, 2])
    assert g.t.heading() == "round 2, declaration"


def test_the_limit_is_reached_in_the_thirteenth_trick() -> None:
    """TR-MAT-36, TR-GAP-35  No run-out: seat 2, which played its last card and lost, pays nothing."""
    leads = ["H6", "D6", "", ""]
    g = Raiders(out="3", hands=["", "", "H4", ""], leads=leads, trick_number=13).when("0 H6, 2 H4")
    assert (g.told("dropped-out"), g.told("life-lost")) == (["1 TR-DROP-02"], ["1 TR-DROP-05"])
    assert (g.now("lives"), g.t.heading()) == ([2, 1, 2, 2], "round 2, declaration")


def test_the_first_drop_out_comes_in_the_thirteenth_trick() -> None:
    """TR-MAT-37, TR-GAP-07  Below the limit, so a run-out: of those still in, only the winner is spared."""
    leads = ["H6", "D6", "", ""]
    g = Raiders(hands=["", "", "H4", "H5"], leads=leads, trick_number=13, lives=THREE_LIVES)
    g.when("0 H6, 2 H4, 3 H5")
    assert g.told("dropped-out") == ["1 TR-DROP-02", "2 TR-REND-02", "3 TR-REND-02"]
    assert g.told("life-lost") == ["1 TR-DROP-05", "2 TR-REND-02", "3 TR-REND-02"]
    assert (g.now("lives"), g.t.heading()) == ([3, 2, 2, 2], "round 2, declaration")


def test_the_5_of_diamonds_wins_for_a_seat_without_lead_cards() -> None:
    """TR-MAT-38  First the steal, then the drop-out of kind A at the next lead."""
    leads = ["D6", "D7", "D8", ""]
    g = Raiders(trick="D3 C3 C4", hands=["S3 S7", "S4 S8", "S5 S9a", "D5 S6 S10a"], leads=leads).when("3 D5")
    assert (g.asked(), g.told("dropped-out")) == ("3 StealLife: seat-0 seat-1 seat-2", [])
    g.when("3 seat-1")
    assert g.told("life-lost") == ["1 TR-SPC-13", "3 TR-DROP-05"]
    assert (g.now("lives"), g.told("dropped-out")) == ([2, 1, 2, 2], ["3 TR-DROP-01"])
    assert g.asked() == "0 LeadFromHand: S3 S7"


def test_the_lead_suit_lies_among_the_lead_cards_only() -> None:
    """TR-MAT-39  No duty to follow suit: any hand card may be played, and the lead card may not."""
    g = Raiders(trick="H3", hands=["S3", "S4 D4", "S5", "S6"], leads=["C3", "H6 C6", "C7", "C1"])
    assert g.refused("1 H6") == "TR-FOLLOW-05"
    assert g.asked() == "1 Follow: S4 D4"
