"""The four special cards: section 6 of the rules."""

import pytest

from followsuit import SPECTATOR
from raiders import Raiders

VIEWERS = [0, 1, 2, 3, SPECTATOR]
# To a trick of clubs or diamonds that seat 0 leads: the others have no card of those suits.
HEARTS = ["S3", "H3 S4", "H4 S5", "H5 S6"]
PLAY_HEARTS = "1 H3, 2 H4, 3 H5"
LEADS = ["D3 D4", "D6", "D7", "D8"]


# C8 and C9a: trump shift.


@pytest.mark.parametrize(
    ("led", "last", "winner", "trump"),
    [
        ("C8", "C7", 0, "hearts"),
        ("C9a", "C7", 0, "hearts"),
        ("C7", "C8", 3, "hearts"),
        ("C7", "C9a", 3, "hearts"),
        ("C8", "C10a", 3, "spades"),
        ("C10a", "C9a", 0, "spades"),
        ("D10a", "C8", 0, "spades"),
    ],
)
def test_trump_shifts_if_the_seat_that_played_the_card_wins(
    led: str, last: str, winner: int, trump: str
) -> None:
    """TR-SPC-01  Led or not; but not in a trick that somebody else wins."""
    hands = ["S3", "H3 S4", "H4 S5", f"{last} S6"]
    g = Raiders(trick=led, hands=hands, leads=LEADS).when(f"1 H3, 2 H4, 3 {last}")
    assert g.told("won")[0].split()[0] == str(winner)
    assert g.now("trump") == trump
    assert g.told("hearts-trump") == (["TR-SPC-01"] if trump == "hearts" else [])


@pytest.mark.parametrize("card", ["C8", "C9a"])
def test_the_first_win_makes_hearts_trump(card: str) -> None:
    """TR-SPC-02"""
    g = Raiders(trick=card, trump="spades", hands=HEARTS, leads=LEADS).when(PLAY_HEARTS)
    assert (g.now("trump"), g.told("diamonds-trump")) == ("hearts", [])
    assert g.told("hearts-trump") == ["TR-SPC-01"]


@pytest.mark.parametrize("card", ["C8", "C9a"])
def test_the_second_win_makes_diamonds_trump(card: str) -> None:
    """TR-SPC-03"""
    hands = ["S3", "S4 S7", "S5 S8", "S6 S9a"]
    g = Raiders(trick=card, trump="hearts", hands=hands, leads=LEADS).when("1 S4, 2 S5, 3 S6")
    assert (g.now("trump"), g.told("hearts-trump")) == ("diamonds", [])
    assert g.told("diamonds-trump") == ["TR-SPC-01"]


@pytest.mark.parametrize(("first", "second"), [("C8", "C9a"), ("C9a", "C8")])
def test_either_card_may_come_first(first: str, second: str) -> None:
    """TR-SPC-04"""
    leads = [f"{first} {second} D3", "D6", "D7", "D8"]
    g = Raiders(hands=["", "C3 C4", "C5 C6", "C7 C1"], leads=leads)
    g.when(f"0 {first}, 1 C3, 2 C5, 3 C7")
    assert g.now("trump") == "hearts"
    g.when(f"0 {second}, 1 C4, 2 C6, 3 C1")
    assert g.now("trump") == "diamonds"
    assert g.asked() == "0 Lead: D3"


def test_nobody_is_asked_whether_trump_shifts() -> None:
    """TR-SPC-05  It has, and the winner leads."""
    g = Raiders(trick="C8", hands=HEARTS, leads=LEADS).when(PLAY_HEARTS)
    assert g.now("trump") == "hearts"
    assert g.asked() == "0 Lead: D3 D4"


def test_the_trick_just_won_is_not_judged_again() -> None:
    """TR-SPC-06  The hearts in it are no trumps yet; those of the next trick are."""
    hands = ["S3", "H10a S4", "H4 H6", "H5 S6"]
    g = Raiders(trick="C8", hands=hands, leads=LEADS).when("1 H10a, 2 H4, 3 H5")
    assert g.told("won") == ["0 C8 TR-WIN-06"]
    g.when("0 D4, 1 S4, 2 H6, 3 S6")
    assert g.told("won")[1:] == ["2 H6 TR-WIN-05"]


@pytest.mark.parametrize(
    ("trump", "spades_win", "hearts_win"),
    [("spades", True, False), ("hearts", False, True), ("diamonds", False, False)],
)
def test_the_old_trump_is_an_ordinary_suit(trump: str, spades_win: bool, hearts_win: bool) -> None:
    """TR-SPC-07  It no longer beats a card of the lead suit."""
    hands = ["S3", "S10a S4", "C4 S5", "C5 S6"]
    spades = Raiders(trick="C3", trump=trump, hands=hands, leads=LEADS).when("1 S10a, 2 C4, 3 C5")
    assert spades.told("won") == (["1 S10a TR-WIN-05"] if spades_win else ["3 C5 TR-WIN-06"])
    hands = ["S3", "H10a S4", "C4 S5", "C5 S6"]
    hearts = Raiders(trick="C3", trump=trump, hands=hands, leads=LEADS).when("1 H10a, 2 C4, 3 C5")
    assert hearts.told("won") == (["1 H10a TR-WIN-05"] if hearts_win else ["3 C5 TR-WIN-06"])


def test_diamonds_are_the_last_trump_and_clubs_never_are() -> None:
    """TR-SPC-08  Over random games no round shifts twice to the same suit, or a third time."""
    shifts: list[str] = []
    for seed in range(300):
        g = Raiders(3 + seed % 2, seed=seed).play_on(seed)
        assert g.t.log is not None
        for event in g.t.log.told[SPECTATOR]:
            if event.kind == "round":
                shifts.append("")
            elif event.kind.endswith("-trump"):
                shifts[-1] += event.kind.removesuffix("trump")
    assert set(shifts) == {"", "hearts-", "hearts-diamonds-"}


def test_after_both_cards_nothing_shifts_trump_any_more() -> None:
    """TR-SPC-08  Both lie with the cards played, where nobody can play them again."""
    g = Raiders(hands=["", "C3 C4 C5", "H3 S4 S5", "H6 S6 S7"], leads=["C8 C9a C10a D3", "D6", "D7", "D8"])
    g.when("0 C8, 1 C3, 2 H3, 3 H6, 0 C9a, 1 C4, 2 S4, 3 S6")
    assert {"C8", "C9a"} <= set(str(g.now("discards")).split())
    assert (g.refused("0 C8"), g.refused("0 C9a")) == ("TR-LEAD-05", "TR-LEAD-05")
    g.when("0 C10a, 1 C5, 2 S5, 3 S7")
    assert (g.now("trump"), g.asked()) == ("diamonds", "0 Lead: D3")


@pytest.mark.parametrize("trump", ["spades", "hearts", "diamonds"])
def test_the_ordinary_9_of_clubs_shifts_nothing(trump: str) -> None:
    """TR-SPC-09"""
    g = Raiders(trick="C9b C3 C4", trump=trump, hands=["S3", "S4", "S5", "C5 S6"], leads=LEADS)
    g.when("3 C5")
    assert g.told("won") == ["0 C9b TR-WIN-06"]
    assert g.now("trump") == trump


def test_a_cancelled_9_of_clubs_shifts_trump_if_its_leader_wins_for_want_of_another() -> None:
    """TR-SPC-10, TR-GAP-15"""
    g = Raiders(trick="C9a C9b H3", hands=["S3", "S4", "S5", "H5 S6"], leads=LEADS).when("3 H5")
    assert g.told("won") == ["0 C9a TR-WIN-02 TR-WIN-07"]
    assert g.now("trump") == "hearts"
    assert g.asked() == "0 Lead: D3 D4"


@pytest.mark.parametrize(
    ("trick", "won"),
    [
        ("C9b C9a H3 H5", "0 C9b TR-WIN-02 TR-WIN-07"),  # the leader's own card is the ordinary one
        ("C9a C9b C3 H5", "2 C3 TR-WIN-02 TR-WIN-06"),  # another club wins
        ("C9a C9b S7 H5", "2 S7 TR-WIN-02 TR-WIN-05"),  # a trump wins
    ],
)
def test_a_cancelled_9_of_clubs_shifts_nothing_otherwise(trick: str, won: str) -> None:
    """TR-SPC-10, TR-GAP-15"""
    *played, last = trick.split()
    g = Raiders(trick=" ".join(played), hands=["S3", "S4", "S5", f"{last} S6"], leads=LEADS)
    g.when(f"3 {last}")
    assert g.told("won") == [won]
    assert g.now("trump") == "spades"


def test_a_shift_in_the_last_trick_has_no_consequence() -> None:
    """TR-SPC-11  Told, and gone with the round."""
    g = Raiders(trick="C8", out="1 2", hands=["S3", "", "", "H5 S6"], leads=["D3", "", "", "D8"])
    g.when("3 H5")
    assert g.told("hearts-trump") == ["TR-SPC-01"]
    assert (g.t.heading(), g.now("trump")) == ("round 2, declaration", "spades")


# D5: life steal.


@pytest.mark.parametrize(
    ("trick", "last", "stolen", "lives"),
    [
        ("D5 H3 H4", "H5", ["0 1"], [3, 2, 2, 2]),
        ("D3 H3 H4", "D5", ["3 1"], [2, 2, 2, 3]),
        ("D5 H3 H4", "D6", [], [2, 3, 2, 2]),  # a higher diamond wins
        ("D5 S7 H4", "H5", [], [2, 3, 2, 2]),  # a trump wins
        ("H6 H3 H4", "D5", [], [2, 3, 2, 2]),  # not of the lead suit
    ],
)
def test_a_life_is_stolen_if_the_seat_that_played_the_card_wins(
    trick: str, last: str, stolen: list[str], lives: list[int]
) -> None:
    """TR-SPC-12  Led or not; but not in a trick that somebody else wins."""
    hands, leads = ["S3", "S4", "S5", f"{last} S6"], ["C3", "C4", "C5", "C6"]
    g = Raiders(trick=trick, hands=hands, leads=leads, lives=[2, 3, 2, 2]).when(f"3 {last}")
    assert g.told("stolen") == stolen
    assert g.told("life-lost") == ["1 TR-SPC-13"] * len(stolen)
    assert g.told("life-gained") == [f"{text[0]} TR-SPC-13" for text in stolen]
    assert g.now("lives") == lives


@pytest.mark.parametrize(
    ("before", "after", "victim"),
    [
        ([2, 3, 2, 2], [3, 2, 2, 2], 1),
        ([1, 1, 1, 2], [2, 1, 1, 1], 3),
        ([2, 0, 1, 0], [3, 0, 0, 0], 2),
    ],
)
def test_the_richest_other_player_is_robbed(before: list[int], after: list[int], victim: int) -> None:
    """TR-SPC-13  Of one life chip."""
    g = Raiders(trick="D5", hands=HEARTS, leads=LEADS, lives=before).when(PLAY_HEARTS)
    assert g.told("stolen") == [f"0 {victim}"]
    assert g.told("life-lost") == [f"{victim} TR-SPC-13"]
    assert g.told("life-gained") == ["0 TR-SPC-13"]
    assert (g.now("lives"), g.asked()) == (after, "0 Lead: D3 D4")


@pytest.mark.parametrize("own", [0, 1, 2, 3, 9])
def test_the_winners_own_life_chips_are_not_considered(own: int) -> None:
    """TR-SPC-14  Neither the least nor the most of all keeps the winner from stealing."""
    g = Raiders(trick="D5", hands=HEARTS, leads=LEADS, lives=[own, 1, 2, 1]).when(PLAY_HEARTS)
    assert g.told("stolen") == ["0 2"]
    assert g.now("lives") == [own + 1, 1, 1, 1]


@pytest.mark.parametrize(
    ("lives", "asked"),
    [
        ([2, 2, 2, 1], "0 StealLife: seat-1 seat-2"),
        ([3, 1, 2, 2], "0 StealLife: seat-2 seat-3"),
        ([1, 1, 1, 1], "0 StealLife: seat-1 seat-2 seat-3"),
        ([2, 2, 3, 2], "0 Lead: D3 D4"),
    ],
)
def test_among_tied_players_the_winner_chooses(lives: list[int], asked: str) -> None:
    """TR-SPC-15  All who tie for the most are offered, and nobody else."""
    g = Raiders(trick="D5", hands=HEARTS, leads=LEADS, lives=lives).when(PLAY_HEARTS)
    assert g.asked() == asked


def test_the_chosen_player_is_robbed_and_no_other_may_be_chosen() -> None:
    """TR-SPC-15"""
    g = Raiders(trick="D5", hands=HEARTS, leads=LEADS, lives=[2, 2, 1, 2]).when(PLAY_HEARTS)
    assert g.refused("0 seat-2") == "TR-SPC-13"
    assert g.refused("0 seat-0") == "TR-SPC-13"
    g.when("0 seat-3")
    assert (g.told("life-lost"), g.told("life-gained")) == (["3 TR-SPC-13"], ["0 TR-SPC-13"])
    assert (g.now("lives"), g.asked()) == ([3, 2, 1, 1], "0 Lead: D3 D4")


def test_the_steal_comes_after_the_drop_outs_of_the_trick() -> None:
    """TR-SPC-16  Seat 1 had the most before it dropped out."""
    hands, leads = ["S3", "", "H4 S5", "H5 S6"], ["D3 D4", "C3 C4 C5", "D7", "D8"]
    g = Raiders(trick="D5", hands=hands, leads=leads, lives=[2, 3, 2, 1]).when("2 H4, 3 H5")
    assert (g.now("lives"), g.told("life-lost")) == ([2, 2, 2, 1], ["1 TR-DROP-05"])
    assert g.asked() == "0 StealLife: seat-1 seat-2"


def test_the_steal_comes_after_the_run_out() -> None:
    """TR-SPC-16, TR-GAP-13  Seats 1 and 2 have paid, so seat 3, out long ago, has the most."""
    g = Raiders(trick="D5 H3", out="3", hands=["", "", "H4", ""], lives=[2, 2, 2, 2]).when("2 H4")
    assert g.told("life-lost") == ["1 TR-REND-02", "2 TR-REND-02", "3 TR-SPC-13"]
    assert g.told("life-gained") == ["0 TR-SPC-13"]
    assert g.now("lives") == [3, 1, 1, 1]


def test_the_steal_comes_before_the_bonuses() -> None:
    """TR-SPC-16, TR-GAP-14  The aggressive bonus would have left seats 1 and 3 with nothing to steal."""
    hands, leads = ["S3", "", "", "H5 S6"], ["D3", "", "", "D8"]
    g = Raiders(trick="D5", out="1 2", hands=hands, leads=leads, aggressive=0, lives=[1, 1, 0, 1])
    g.when("3 H5")
    assert (g.now("lives"), g.asked()) == ([1, 1, 0, 1], "0 StealLife: seat-1 seat-3")
    g.when("0 seat-3")
    assert g.told("life-lost") == ["3 TR-SPC-13", "1 TR-REND-06"]
    assert g.now("lives") == [2, 0, 0, 0]


def test_a_player_who_has_dropped_out_can_be_robbed() -> None:
    """TR-SPC-17, TR-GAP-10"""
    hands, leads = ["S3", "H3 S4", "S7 S8", "H5 S6"], ["D3 D4", "D6", "", "D8"]
    g = Raiders(trick="D5", out="2", hands=hands, leads=leads, lives=[2, 1, 2, 1]).when("1 H3, 3 H5")
    assert (g.told("stolen"), g.told("life-lost")) == (["0 2"], ["2 TR-SPC-13"])
    assert (g.now("lives"), g.now("out")) == ([3, 1, 1, 1], "2")


@pytest.mark.parametrize("own", [0, 1, 2])
def test_if_nobody_else_has_a_life_chip_nothing_happens(own: int) -> None:
    """TR-SPC-18, TR-GAP-11"""
    g = Raiders(trick="D5", hands=HEARTS, leads=LEADS, lives=[own, 0, 0, 0]).when(PLAY_HEARTS)
    assert g.told("stolen") + g.told("life-lost") + g.told("life-gained") == []
    assert (g.now("lives"), g.asked()) == ([own, 0, 0, 0], "0 Lead: D3 D4")


@pytest.mark.parametrize("before", [1, 2])
def test_who_is_robbed_stays_in_the_round(before: int) -> None:
    """TR-SPC-19, TR-GAP-09  Even of the last life chip."""
    g = Raiders(trick="D5", hands=HEARTS, leads=LEADS, lives=[1, before, 0, 0]).when(PLAY_HEARTS)
    assert g.now("lives") == [2, before - 1, 0, 0]
    assert (g.told("dropped-out"), g.now("out")) == ([], "")
    g.when("0 D3")
    assert g.asked() == "1 Follow: S4"


def test_the_steal_is_compulsory() -> None:
    """TR-GAP-25  Whom to rob is all there is to choose."""
    g = Raiders(trick="D5", hands=HEARTS, leads=LEADS, lives=[2, 2, 2, 1]).when(PLAY_HEARTS)
    assert (g.refused("0 no"), g.refused("0 done")) == ("TR-SPC-13", "TR-SPC-13")
    assert g.asked() == "0 StealLife: seat-1 seat-2"


# H9a: pull-back.


@pytest.mark.parametrize(
    ("trick", "last", "asked"),
    [
        ("H9a H3 H4", "H5", "0 PullBack: D3 D4"),  # led, and wins
        ("H9a H3 H4", "H10a", "3 PullBack: D8 C6"),  # led, and somebody else wins
        ("H3 H9a H4", "H10a", "3 PullBack: D8 C6"),  # followed with, and a third seat wins
        ("H3 H5 H4", "H9a", "3 PullBack: D8 C6"),  # followed with, and wins
        ("C10a C3 C4", "H9a", "0 PullBack: D3 D4"),  # of another suit
        ("H3 H4 H5", "H6", "3 Lead: D8 C6"),  # not in the trick
    ],
)
def test_the_pull_back_happens_whoever_played_the_card_and_whoever_wins(
    trick: str, last: str, asked: str
) -> None:
    """TR-SPC-20"""
    hands, leads = ["S3", "S4", "S5", last], ["D3 D4", "D6 C7", "D7 C8", "D8 C6"]
    assert Raiders(trick=trick, hands=hands, leads=leads).when(f"3 {last}").asked() == asked


@pytest.mark.parametrize("trick", ["H9a H9b H4", "H9b H9a H4"])
def test_the_pull_back_happens_though_the_card_is_cancelled(trick: str) -> None:
    """TR-SPC-21"""
    g = Raiders(trick=trick, hands=["S3", "S4", "S5", "H5"], leads=["D3 D4", "D6", "D7", "D8 C6"])
    g.when("3 H5")
    assert g.told("won") == ["3 H5 TR-WIN-02 TR-WIN-06"]
    assert g.asked() == "3 PullBack: D8 C6"


def test_the_winner_must_take_one_lead_card_of_its_own_into_the_hand() -> None:
    """TR-SPC-22  Any of them, special cards included, before the next lead."""
    leads = ["D3 D5 C8", "D6", "D7", "D8"]
    g = Raiders(trick="H9a H3 H4", hands=["S3", "S4", "S5", "H5"], leads=leads).when("3 H5")
    assert g.asked() == "0 PullBack: D3 D5 C8"
    for refused in ["0 S3", "0 D6", "0 no", "0 done"]:
        assert g.refused(refused) == "TR-SPC-22"
    g.when("0 D5")
    assert g.now("hands") == ["S3 D5", "S4", "S5", ""]
    assert g.now("leads") == ["D3 C8", "D6", "D7", "D8"]


def test_the_winner_then_leads_another_lead_card() -> None:
    """TR-SPC-23  Not the one that went to the hand."""
    leads = ["D3 D4 C3", "D6", "D7", "D8"]
    g = Raiders(trick="H9a H3 H4", hands=["S3", "S4", "S5", "H5"], leads=leads).when("3 H5, 0 D4")
    assert g.refused("0 D4") == "TR-LEAD-06"
    assert g.asked() == "0 Lead: D3 C3"


def test_two_lead_cards_are_enough_to_lead_after_the_pull_back() -> None:
    """TR-SPC-23  The neighbour of a single one."""
    g = Raiders(trick="H9a H3 H4", hands=["S3", "S4", "S5", "H5"], leads=LEADS).when("3 H5, 0 D4")
    assert g.told("dropped-out") == []
    assert g.asked() == "0 Lead: D3"


def test_the_only_lead_card_is_pulled_back_and_the_winner_drops_out() -> None:
    """TR-SPC-24  Kind A; nobody is asked."""
    leads = ["D3", "D6", "D7", "D8"]
    g = Raiders(trick="H9a H3 H4", hands=["S3", "S4", "S5", "H5 S6"], leads=leads).when("3 H5")
    assert g.told("pulled-back") == ["0 D3 TR-SPC-20"]
    assert (g.told("dropped-out"), g.told("life-lost")) == (["0 TR-DROP-01"], ["0 TR-DROP-05"])
    assert g.now("hand_counts") == [2, 1, 1, 1]
    assert g.asked() == "1 LeadFromHand: S4"


def test_without_a_lead_card_nothing_is_pulled_back_and_the_winner_drops_out() -> None:
    """TR-SPC-25, TR-GAP-26  Kind A."""
    leads = ["", "D6", "D7", "D8"]
    g = Raiders(trick="H9a H3 H4", hands=["S3", "S4", "S5", "H5 S6"], leads=leads).when("3 H5")
    assert g.told("pulled-back") == []
    assert (g.told("dropped-out"), g.told("life-lost")) == (["0 TR-DROP-01"], ["0 TR-DROP-05"])
    assert g.asked() == "1 LeadFromHand: S4"


def test_a_card_pulled_back_is_an_ordinary_hand_card() -> None:
    """TR-SPC-26  It has to follow suit like any other, and wins like any other."""
    hands, leads = ["S3", "S4 C3", "S5 C4", "H5 C5"], ["D8 H6 C1", "H7 D7", "H8 D6", "D1"]
    g = Raiders(trick="H9a H3 H4", hands=hands, leads=leads)
    g.when("3 H5, 0 D8, 0 C1, 1 C3, 2 C4, 3 C5, 3 D1")
    assert g.asked() == "0 Follow: D8"
    g.when("0 D8, 1 S4")
    assert g.now("trick") == "D1 D8 S4"


@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_sees_which_card_is_pulled_back(viewer: int) -> None:
    """TR-SPC-27"""
    g = Raiders(trick="H9a H3 H4", hands=["S3", "S4", "S5", "H5"], leads=LEADS).when("3 H5, 0 D4")
    assert g.told("pulled-back", viewer) == ["0 D4 TR-SPC-20"]
    hands = g.now("hands", viewer)
    assert isinstance(hands, list)
    assert hands[0] == ("S3 D4" if viewer == 0 else "D4 ?")


@pytest.mark.parametrize(
    ("out", "hands", "leads"),
    [
        ("1 2", ["S3", "", "", "H5 S6"], ["D3 D4", "", "", "D8 C6"]),  # the limit was reached
        ("2", ["S3", "", "", "H5"], ["D3 D4", "C3 C4 C5", "", "D7 D8"]),  # and here in this very trick
    ],
)
def test_in_the_last_trick_the_pull_back_is_void(out: str, hands: list[str], leads: list[str]) -> None:
    """TR-SPC-28"""
    g = Raiders(trick="H9a", out=out, hands=hands, leads=leads).when("3 H5")
    assert g.told("won") == ["0 H9a TR-WIN-06"]
    assert g.told("pulled-back") == []
    assert g.t.heading() == "round 2, declaration"


def test_the_ordinary_9_of_hearts_does_nothing() -> None:
    """TR-SPC-29"""
    g = Raiders(trick="H9b H3 H4", hands=["S3", "S4", "S5", "H5"], leads=LEADS).when("3 H5")
    assert g.told("won") == ["0 H9b TR-WIN-06"]
    assert g.told("pulled-back") == []
    assert g.asked() == "0 Lead: D3 D4"


def test_a_replacement_leader_does_not_take_over_the_pull_back() -> None:
    """TR-SPC-30  Seat 1 has lead cards to pull back, but leads, wins, and leads again."""
    hands, leads = ["S3", "S10a C3", "S5 C4", "H5 S6 C5"], ["D3", "D6 D4", "D7 C7", "D8"]
    g = Raiders(trick="H9a H3 H4", hands=hands, leads=leads).when("3 H5")
    assert g.told("pulled-back") == ["0 D3 TR-SPC-20"]
    assert g.asked() == "1 LeadFromHand: S10a C3"
    g.when("1 S10a, 2 S5, 3 S6")
    assert g.told("pulled-back") == ["0 D3 TR-SPC-20"]
    assert g.asked() == "1 Lead: D4 D6"


# Several of them.


def test_the_8_of_clubs_wins_among_all_the_special_cards() -> None:
    """TR-GAP-31  Trump shifts and the winner pulls back; the 5 of diamonds has not won."""
    hands, leads = ["S3", "S4", "S5", "H9a"], ["D3 D4", "D6", "D7", "D8"]
    g = Raiders(trick="C8 D5 C3", hands=hands, leads=leads).when("3 H9a")
    assert (g.now("trump"), g.told("stolen")) == ("hearts", [])
    assert g.asked() == "0 PullBack: D3 D4"


def test_the_5_of_diamonds_wins_among_all_the_special_cards() -> None:
    """TR-GAP-31  The winner steals, then pulls back; trump stays."""
    hands, leads = ["S3", "S4", "S5", "H9a"], ["D3 D4", "D6", "D7", "D8"]
    g = Raiders(trick="D5 C8 C9a", hands=hands, leads=leads, lives=[2, 2, 2, 1]).when("3 H9a")
    assert g.asked() == "0 StealLife: seat-1 seat-2"
    g.when("0 seat-2")
    assert (g.now("lives"), g.now("trump")) == ([3, 2, 1, 1], "spades")
    assert g.asked() == "0 PullBack: D3 D4"


def test_both_trump_shifting_cards_in_one_trick_shift_trump_once() -> None:
    """TR-GAP-31  Only the one that wins."""
    g = Raiders(trick="C8 C9a C3", hands=["S3", "S4", "S5", "C4"], leads=LEADS).when("3 C4")
    assert g.told("won") == ["1 C9a TR-WIN-06"]
    assert (g.now("trump"), g.told("diamonds-trump")) == ("hearts", [])
    assert g.asked() == "1 Lead: D6"
