"""The end of a trick, step by step: section 3.8 of the rules."""

import pytest

from raiders import Raiders

THREE_LIVES = [3, 3, 3, 3]


def test_drop_outs_are_paid_before_the_winner_is_found() -> None:
    """TR-TEND-01  Step 1 is already done at the turn of each drop-out."""
    g = Raiders(trick="H6", hands=["S3", "", "H4 D3", "H5 C3"], leads=["S4", "C4 C5 C6", "D4", "C7"])
    assert g.told("life-lost") == ["1 TR-DROP-05"]
    g.when("2 H4")
    assert (g.told("won"), g.now("lives")) == ([], [2, 1, 2, 2])
    g.when("3 H5")
    assert (g.told("won"), g.now("lives")) == (["0 H6 TR-WIN-06"], [2, 1, 2, 2])
    assert g.asked() == "0 Lead: S4"


def test_then_the_winner_is_found() -> None:
    """TR-TEND-02  Step 2: once the last seat has played, and the winner leads the next trick."""
    g = Raiders(trick="H6 H3 H8", hands=["S3", "S4", "S5", "H7 S6"], leads=["C3", "C4", "C5", "C6"])
    assert g.told("won") == []
    g.when("3 H7")
    assert g.told("won") == ["2 H8 TR-WIN-06"]
    assert g.asked() == "2 Lead: C5"


@pytest.mark.parametrize(
    ("trick", "last", "trump"),
    [
        ("C8 C3 C4", "C5", "hearts"),
        ("C9a C3 C4", "C5", "hearts"),
        ("C8 C3 C4", "C9b", "spades"),  # the 8 of clubs is there but does not win
        ("C7 C3 C4", "C5", "spades"),
    ],
)
def test_then_trump_shifts_if_the_winning_card_says_so(trick: str, last: str, trump: str) -> None:
    """TR-TEND-03  Step 3."""
    g = Raiders(trick=trick, hands=["S3", "S4", "S5", f"{last} S6"], leads=["D3", "D4", "D6", "D7"])
    assert g.now("trump") == "spades"
    g.when(f"3 {last}")
    assert g.now("trump") == trump
    assert g.t.heading() == "round 1, trick 2"


def test_trump_shifts_before_the_cards_are_seen_to_have_run_out() -> None:
    """TR-TEND-03, TR-TEND-04  Step 3 comes before steps 4 and 5: hearts are trump when the seats go."""
    g = Raiders(trick="C8 C3 C4", hands=["", "", "", "C5"], lives=THREE_LIVES).when("3 C5")
    assert g.t.log is not None
    kinds = [event.kind for event in g.t.log.told[0]]
    assert kinds.index("won") < kinds.index("hearts-trump") < kinds.index("dropped-out")


@pytest.mark.parametrize(
    ("hands", "leads", "out", "lives", "heading"),
    [
        (["S3", "S4", "S5", "H5 S6"], ["C3", "C4", "C5", "C6"], "", [3, 3, 3, 3], "round 1, trick 2"),
        (["", "S4", "S5", "H5 S6"], ["C3", "", "", ""], "", [3, 3, 3, 3], "round 1, trick 2"),  # a card each
        (["", "", "", "H5"], ["", "", "", ""], "", [3, 2, 2, 2], "round 2, declaration"),  # nobody has one
        # nobody but a seat that is out
        (["", "S4 S7", "", "H5"], ["", "", "", ""], "1", [3, 3, 2, 2], "round 2, declaration"),
        (["S3", "S4", "", "H5 S6"], ["C3", "", "C5 C7", "C6"], "1", [3, 3, 3, 3], "round 1, trick 2"),
        (["S3", "S4", "S5", "H5 S6"], ["C3", "", "", "C6"], "1 2", [3, 3, 3, 3], "round 2, declaration"),
    ],
)
def test_then_it_is_seen_whether_this_was_the_last_trick(
    hands: list[str], leads: list[str], out: str, lives: list[int], heading: str
) -> None:
    """TR-TEND-04  Step 4: by the drop-out limit, or because no seat in the round has a card left."""
    played = ["H6 H3 H4", "H6 H4", "H6"][len(out.split())]
    g = Raiders(trick=played, hands=hands, leads=leads, out=out, lives=THREE_LIVES).when("3 H5")
    assert g.told("won") == ["0 H6 TR-WIN-06"]
    assert (g.now("lives"), g.t.heading()) == (lives, heading)


def test_then_the_run_out_eliminates_all_but_the_winner() -> None:
    """TR-TEND-05  Step 5: in the trick that used up the cards, below the limit."""
    g = Raiders(trick="H6 H3 H4", hands=["", "", "", "H7"], lives=THREE_LIVES).when("3 H7")
    assert g.told("dropped-out") == ["0 TR-REND-02", "1 TR-REND-02", "2 TR-REND-02"]
    assert g.told("life-lost") == ["0 TR-REND-02", "1 TR-REND-02", "2 TR-REND-02"]
    assert g.now("lives") == [2, 2, 2, 3]
    assert g.t.heading() == "round 2, declaration"


def test_the_run_out_is_left_out_where_cards_remain_or_the_limit_is_reached() -> None:
    """TR-TEND-05  Its neighbours: one more card each, and two seats already out."""
    more = Raiders(trick="H6 H3 H4", hands=["S3", "S4", "S5", "H7"], leads=["", "", "", "S6"]).when("3 H7")
    assert (more.now("lives"), more.asked()) == ([2, 2, 2, 2], "3 Lead: S6")
    limit = Raiders(trick="H6", hands=["", "", "", "H7"], out="1 2").when("3 H7")
    assert (limit.now("lives"), limit.t.heading()) == ([2, 2, 2, 2], "round 2, declaration")


def test_then_the_5_of_diamonds_steals_after_the_run_out() -> None:
    """TR-TEND-05, TR-TEND-06  Step 6: the others have paid for the run-out when the victim is chosen."""
    g = Raiders(trick="D5 C3 C4", hands=["", "", "", "C5"], lives=THREE_LIVES).when("3 C5")
    assert g.told("life-lost") == ["1 TR-REND-02", "2 TR-REND-02", "3 TR-REND-02"]
    assert g.now("lives") == [3, 2, 2, 2]
    assert g.asked() == "0 StealLife: seat-1 seat-2 seat-3"


def test_the_5_of_diamonds_steals_before_the_bonuses() -> None:
    """TR-TEND-06, TR-TEND-07  The last trick is over, but no bonus is paid until the steal is done."""
    hands, leads = ["", "C3", "", ""], ["D5 S3", "C4", "D3 D4", ""]
    g = Raiders(hands=hands, leads=leads, out="3", aggressive=0, lives=THREE_LIVES).when("0 D5, 1 C3")
    assert (g.now("lives"), g.asked()) == ([3, 3, 2, 3], "0 StealLife: seat-1 seat-3")
    g.when("0 seat-3")
    assert g.now("lives") == [4, 2, 1, 1]
    assert g.told("life-lost")[:2] == ["2 TR-DROP-05", "3 TR-SPC-13"]
    assert g.told("life-lost")[2:] == ["1 TR-REND-06", "2 TR-REND-06", "3 TR-REND-06"]
    assert g.told("life-gained") == ["0 TR-SPC-13"]


def test_last_comes_the_pull_back_and_then_the_winner_leads() -> None:
    """TR-TEND-07  Step 7, while the round goes on."""
    g = Raiders(trick="H9a H3 H4", hands=["S3", "S4", "S5", "H5"], leads=["C3 C4", "D3", "D4", "D6"])
    g.when("3 H5")
    assert g.asked() == "0 PullBack: C3 C4"
    g.when("0 C4")
    assert g.asked() == "0 Lead: C3"


def test_the_last_trick_goes_to_the_end_of_the_round_without_a_pull_back() -> None:
    """TR-TEND-07  Step 7, with two seats out."""
    hands, leads = ["S3", "", "", "H5"], ["C3 C4", "", "", "D6 D7"]
    g = Raiders(trick="H9a", hands=hands, leads=leads, out="1 2").when("3 H5")
    assert g.told("pulled-back") == []
    assert g.t.heading() == "round 2, declaration"


def test_a_trick_without_a_winner_goes_straight_to_the_end_of_the_round() -> None:
    """TR-TEND-08  Nothing but the drop-outs happens in it: no winner, no run-out, no effect."""
    g = Raiders(hands=["S3", "", "", ""], leads=["", "C8", "D5", "H9a"], due=0, lives=THREE_LIVES)
    assert g.told("no-winner") == ["TR-DROP-13"]
    assert g.told("won") + g.told("hearts-trump") + g.told("stolen") + g.told("pulled-back") == []
    assert g.told("life-lost") == [f"{seat} TR-DROP-05" for seat in range(4)]
    assert g.now("lives") == [2, 2, 2, 2]
    assert g.t.heading() == "round 2, declaration"
