"""The six decisions, and no other: section 4 of the rules."""

import pytest

from followsuit import SPECTATOR
from followsuit.core.rng import seeded
from raiders import Raiders

VIEWERS = [0, 1, 2, 3, SPECTATOR]
HANDS = ["S3 H3", "S4 H4", "S5 H5", "S6 H6"]
LEADS = ["C3", "C4", "C5", "C6"]


def test_these_six_are_all_the_decisions() -> None:
    """TR-DEC-01, TR-DEC-02, TR-DEC-03, TR-DEC-04, TR-DEC-05, TR-DEC-06  Nothing else is ever asked."""
    asked: set[str] = set()
    for seed in range(200):
        g = Raiders(3 + seed % 2, seed=seed)
        rng = seeded(seed)
        while g.t.seats_to_act():
            asked.add(type(g.t.question()).__name__)
            options = g.t.options(g.t.next_seat())
            g.t.apply(g.t.next_seat(), options[rng.below(len(options))])
    assert asked == {"Declare", "Lead", "LeadFromHand", "Follow", "StealLife", "PullBack"}


def test_everyone_declares_at_the_same_time() -> None:
    """TR-DEC-01  Own hand cards to add, own lead cards to collect, or nothing."""
    g = Raiders(at="declaration", hands=HANDS, leads=LEADS)
    assert g.asked().split("; ") == [
        "0 Declare: done S3 H3 C3",
        "1 Declare: done S4 H4 C4",
        "2 Declare: done S5 H5 C5",
        "3 Declare: done S6 H6 C6",
    ]


@pytest.mark.parametrize(
    ("answers", "leads", "hands"),
    [
        ("1 S4, 1 done", "S4 C4", "H4"),
        ("1 S4, 1 H4, 1 done", "S4 H4 C4", ""),
        ("1 C4, 1 done", "", "S4 H4 C4"),
        ("1 done", "C4", "S4 H4"),
    ],
)
def test_a_declaration_adds_collects_or_keeps(answers: str, leads: str, hands: str) -> None:
    """TR-DEC-01  When all have declared, everybody sees the new lead cards."""
    g = Raiders(at="declaration", hands=HANDS, leads=LEADS).when("0 done, 2 done, 3 done", answers)
    for viewer in VIEWERS:
        assert g.now("leads", viewer) == ["C3", leads, "C5", "C6"]
    assert g.now("hands") == ["S3 H3", hands, "S5 H5", "S6 H6"]


def test_a_declaration_is_final_and_the_others_see_only_that_it_was_made() -> None:
    """TR-DEC-01  And it must be made: nobody plays a card before the last one has declared."""
    g = Raiders(at="declaration", hands=HANDS, leads=LEADS).when("1 S4, 1 H4, 1 done, 0 done, 3 done")
    assert g.refused("1 done") == "FS-TURN-03"
    assert (g.now("hand_counts", 2), g.now("lead_counts", 2)) == ([2] * 4, [1] * 4)
    assert g.told("sealed", 2) == ["1", "0", "3"]
    assert g.told("added", 2) == []
    assert g.asked() == "2 Declare: done S5 H5 C5"


def test_a_declaration_cannot_add_and_collect() -> None:
    """TR-DEC-01"""
    g = Raiders(at="declaration", hands=HANDS, leads=LEADS).when("1 S4")
    assert g.refused("1 C4") == "TR-DECL-12"
    assert g.refused("1 S3") == "TR-DECL-21"


def test_whoever_is_due_leads_any_of_its_lead_cards() -> None:
    """TR-DEC-02  It must, and everybody sees the card."""
    g = Raiders(hands=HANDS, leads=["C3 D3 S7", "C4", "C5", "C6"], due=0)
    assert g.asked() == "0 Lead: S7 D3 C3"
    assert (g.refused("0 H3"), g.refused("0 done")) == ("TR-LEAD-06", "TR-LEAD-05")
    g.when("0 D3")
    assert [g.told("led", viewer) for viewer in VIEWERS] == [["0 D3"]] * 5
    assert g.asked() == "1 Follow: S4 H4"


def test_a_leader_without_a_lead_card_decides_nothing() -> None:
    """TR-DEC-02, TR-DEC-03  It drops out, and the next seat in the round leads any card of its hand."""
    g = Raiders(hands=HANDS, leads=["", "", "C5", "C6"], out="1", due=0, lives=[3, 3, 3, 3])
    assert g.told("dropped-out") == ["0 TR-DROP-01"]
    assert g.asked() == "2 LeadFromHand: S5 H5"
    assert (g.refused("2 C5"), g.refused("2 done")) == ("TR-LEAD-09", "TR-LEAD-09")
    g.when("2 H5")
    assert [g.told("led-from-hand", viewer) for viewer in VIEWERS] == [["2 H5"]] * 5
    assert g.asked() == "3 Follow: H6"


def test_a_replacement_leader_without_a_hand_card_decides_nothing() -> None:
    """TR-DEC-03  It drops out too, and the duty passes on."""
    g = Raiders(hands=["S3 H3", "", "S5 H5", "S6 H6"], leads=["", "C4 C7", "C5", "C6"], due=0)
    assert g.told("dropped-out") == ["0 TR-DROP-01", "1 TR-DROP-02"]
    assert g.asked() == "2 LeadFromHand: S5 H5"


@pytest.mark.parametrize(
    ("led", "asked", "refused"),
    [
        ("S10a", "1 Follow: S4", {"1 H4": "TR-FOLLOW-03", "1 C4": "TR-FOLLOW-05", "1 done": "TR-FOLLOW-02"}),
        ("D10a", "1 Follow: S4 H4", {"1 C4": "TR-FOLLOW-05", "1 D3": "TR-FOLLOW-02"}),
        ("C10a", "1 Follow: S4 H4", {"1 C4": "TR-FOLLOW-05", "1 no": "TR-FOLLOW-02"}),
    ],
)
def test_every_other_seat_follows_from_its_hand(led: str, asked: str, refused: dict[str, str]) -> None:
    """TR-DEC-04  With the lead suit if the hand has it, otherwise with any card; and it must."""
    g = Raiders(trick=led, hands=HANDS, leads=LEADS)
    assert g.asked() == asked
    assert {answer: g.refused(answer) for answer in refused} == refused
    g.when("1 S4")
    assert [g.told("followed", viewer) for viewer in VIEWERS] == [["1 S4"]] * 5


def test_who_cannot_follow_decides_nothing() -> None:
    """TR-DEC-04  With an empty hand seat 1 drops out, and the next seat has its turn."""
    g = Raiders(trick="S10a", hands=["S3 H3", "", "S5 H5", "S6 H6"], leads=["C3", "C4 C7 C8", "C5", "C6"])
    assert g.told("dropped-out") == ["1 TR-DROP-02"]
    assert g.asked() == "2 Follow: S5"


@pytest.mark.parametrize(
    ("lives", "asked", "stolen"),
    [
        ([1, 2, 2, 2], "0 StealLife: seat-1 seat-2 seat-3", []),
        ([1, 1, 2, 2], "0 StealLife: seat-2 seat-3", []),
        ([1, 1, 1, 2], "0 Lead: C3", ["0 3"]),  # a single candidate is taken without asking
        ([1, 0, 0, 0], "0 Lead: C3", []),  # without a candidate there is no effect
    ],
)
def test_the_winner_with_the_5_of_diamonds_chooses_among_the_richest(
    lives: list[int], asked: str, stolen: list[str]
) -> None:
    """TR-DEC-05, TR-GAP-37"""
    g = Raiders(trick="D5 H4 H5", hands=["S3", "S4", "S5", "S6 H6"], leads=LEADS, lives=lives).when("3 H6")
    assert (g.asked(), g.told("stolen")) == (asked, stolen)
    assert g.told("life-lost") == [f"{text[-1]} TR-SPC-13" for text in stolen]
    assert g.told("life-gained") == ["0 TR-SPC-13"] * len(stolen)


def test_the_choice_of_the_victim_must_be_made_and_is_seen_by_all() -> None:
    """TR-DEC-05"""
    hands = ["S3", "S4", "S5", "S6 H6"]
    g = Raiders(trick="D5 H4 H5", hands=hands, leads=LEADS, lives=[1, 1, 2, 2]).when("3 H6")
    assert (g.refused("0 no"), g.refused("0 seat-1"), g.refused("2 seat-3")) == (
        "TR-SPC-13",
        "TR-SPC-13",
        "FS-TURN-01",
    )
    g.when("0 seat-3")
    assert [g.told("stolen", viewer) for viewer in VIEWERS] == [["0 3"]] * 5
    assert g.now("lives") == [2, 1, 2, 1]


@pytest.mark.parametrize(
    ("leads", "asked", "pulled"),
    [
        ("C3 C7 D3", "0 PullBack: D3 C3 C7", []),
        ("C3 C7", "0 PullBack: C3 C7", []),
        ("C3", "1 LeadFromHand: S4", ["0 C3 TR-SPC-20"]),  # a single one is taken without asking
        ("", "1 LeadFromHand: S4", []),  # without one nothing moves
    ],
)
def test_the_winner_chooses_which_lead_card_to_pull_back(leads: str, asked: str, pulled: list[str]) -> None:
    """TR-DEC-06, TR-GAP-37  With none left to lead, a drop-out of kind A follows."""
    hands = ["S3", "S4", "S5", "S6 H6"]
    g = Raiders(trick="H9a H4 H5", hands=hands, leads=[leads, "C4", "C5", "C6"]).when("3 H6")
    assert (g.asked(), g.told("pulled-back")) == (asked, pulled)
    assert g.told("dropped-out") == (["0 TR-DROP-01"] if asked.startswith("1") else [])


def test_the_choice_of_the_pull_back_must_be_made_and_is_seen_by_all() -> None:
    """TR-DEC-06"""
    hands = ["S3", "S4", "S5", "S6 H6"]
    g = Raiders(trick="H9a H4 H5", hands=hands, leads=["C3 C7", "C4", "C5", "C6"]).when("3 H6")
    assert (g.refused("0 no"), g.refused("0 S3"), g.refused("1 C4")) == (
        "TR-SPC-22",
        "TR-SPC-22",
        "FS-TURN-01",
    )
    g.when("0 C3")
    assert [g.told("pulled-back", viewer) for viewer in VIEWERS] == [["0 C3 TR-SPC-20"]] * 5
    assert g.asked() == "0 Lead: C7"


def test_in_the_last_trick_there_is_no_pull_back_to_decide() -> None:
    """TR-DEC-06  Only if the round goes on."""
    g = Raiders(trick="H9a", out="1 2", hands=["S3", "", "", "S6 H6"], leads=["C3 C7", "", "", "C6"])
    g.when("3 H6")
    assert g.told("pulled-back") == []
    assert g.t.heading() == "round 2, declaration"


def test_a_single_card_to_play_is_still_asked_for() -> None:
    """TR-GAP-37  Left to the one who plays; only the victim and the pull-back are taken without asking."""
    g = Raiders(hands=["S3", "S4", "S5", "S6"], leads=LEADS, due=0)
    assert g.asked() == "0 Lead: C3"
    g.when("0 C3")
    assert g.asked() == "1 Follow: S4"
