"""The end of a round: section 3.9 of the rules."""

import pytest

from followsuit import SPECTATOR
from followsuit.core.record import result_text
from raiders import Raiders

THREE_LIVES = [3, 3, 3, 3]
VIEWERS = [0, 1, 2, 3, SPECTATOR]
NOBODY = -1
ALL_KEEP = "0 done, 1 done, 2 done, 3 done"


def test_the_round_ends_after_the_trick_in_which_the_limit_is_reached() -> None:
    """TR-REND-01  After that trick, not in the middle of it and not one later."""
    g = Raiders(trick="H6", hands=["S3", "", "", "H5"], leads=["S4", "C3 C4 C5", "D3 D4 D6", "C6 C7"])
    assert g.told("dropped-out") == ["1 TR-DROP-02", "2 TR-DROP-02"]
    assert (g.t.heading(), g.asked()) == ("round 1, trick 1", "3 Follow: H5")
    g.when("3 H5")
    assert g.t.heading() == "round 2, declaration"


@pytest.mark.parametrize(
    ("trick", "hands", "out", "answer", "lives", "eliminated"),
    [
        ("H6 H3 H4", ["", "", "", "H5"], "", "3 H5", [3, 2, 2, 2], [1, 2, 3]),
        ("H6 H3 H4", ["", "", "", "H7"], "", "3 H7", [2, 2, 2, 3], [0, 1, 2]),
        ("H6 H4", ["", "S3 S4", "", "H5"], "1", "3 H5", [3, 3, 2, 2], [2, 3]),
        ("H6", ["", "S3 S4", "", "H5"], "1 2", "3 H5", [3, 3, 3, 3], []),
    ],
)
def test_when_the_cards_run_out_all_but_the_winner_are_eliminated(
    trick: str, hands: list[str], out: str, answer: str, lives: list[int], eliminated: list[int]
) -> None:
    """TR-REND-02, TR-GAP-07  With nobody out before or one; with two the limit is reached, and no run-out."""
    g = Raiders(trick=trick, hands=hands, out=out, lives=THREE_LIVES).when(answer)
    assert g.told("dropped-out") == [f"{seat} TR-REND-02" for seat in eliminated]
    assert g.told("life-lost") == [f"{seat} TR-REND-02" for seat in eliminated]
    assert g.now("lives") == lives
    assert g.t.heading() == "round 2, declaration"


def test_the_run_out_is_the_same_with_three_players() -> None:
    """TR-REND-02, TR-GAP-29  Two players lose a life chip."""
    g = Raiders(3, trick="H6 H3", hands=["", "", "H7"], lives=[3, 3, 3]).when("2 H7")
    assert g.told("life-lost") == ["0 TR-REND-02", "1 TR-REND-02"]
    assert g.now("lives") == [2, 2, 3]
    assert g.t.heading() == "round 2, declaration"


def test_a_whole_round_runs_out_after_thirteen_tricks() -> None:
    """TR-REND-02  Seat 0 leads all the spades, the others play one suit each, H9a last: no pull-back then."""
    suits = [f"{s}1 {s}2 {s}3 {s}4 {s}5 {s}6 {s}7 {s}8 {s}9b {s}10a {s}10b {s}10c {s}9a" for s in "SHDC"]
    g = Raiders(hands=["", *suits[1:]], leads=[suits[0], "", "", ""], aggressive=0, lives=THREE_LIVES)
    for turn in range(13):
        assert g.t.heading() == f"round 1, trick {turn + 1}"
        cards = [suit.split()[turn] for suit in suits]
        g.when(*[f"{seat} {cards[seat]}" for seat in range(4)])
    assert g.told("life-lost")[:3] == ["1 TR-REND-02", "2 TR-REND-02", "3 TR-REND-02"]
    assert g.told("life-lost")[3:] == ["1 TR-REND-06", "2 TR-REND-06", "3 TR-REND-06"]
    assert (g.now("lives"), g.t.heading()) == ([3, 1, 1, 1], "round 2, declaration")


@pytest.mark.parametrize(("aggressive", "passive"), [(1, NOBODY), (NOBODY, 1)])
def test_who_is_eliminated_by_the_run_out_has_dropped_out(aggressive: int, passive: int) -> None:
    """TR-REND-03  A bonus declaration fails by it."""
    hands = ["", "", "", "H5"]
    g = Raiders(trick="H6 H3 H4", hands=hands, lives=THREE_LIVES, aggressive=aggressive, passive=passive)
    g.when("3 H5")
    assert g.now("lives") == [3, 2, 2, 2]
    assert g.told("life-lost") == ["1 TR-REND-02", "2 TR-REND-02", "3 TR-REND-02"]
    assert g.told("life-gained") == []


@pytest.mark.parametrize("out", ["", "1", "0 1 2"])
def test_surviving_earns_nothing_by_itself(out: str) -> None:
    """TR-REND-04"""
    g = Raiders(at="round end", out=out, lives=[2, 1, 3, 2])
    assert g.now("lives") == [2, 1, 3, 2]
    assert g.told("life-lost") + g.told("life-gained") == []
    assert g.t.heading() == "round 2, declaration"


@pytest.mark.parametrize(
    ("aggressive", "passive", "out", "lives"),
    [
        (0, NOBODY, "", [3, 2, 2, 2]),
        (0, NOBODY, "1 2 3", [3, 2, 2, 2]),
        (0, NOBODY, "0", [3, 3, 3, 3]),
        (NOBODY, 0, "", [4, 3, 3, 3]),
        (NOBODY, 0, "1 2 3", [4, 3, 3, 3]),
        (NOBODY, 0, "0", [3, 3, 3, 3]),
    ],
)
def test_a_bonus_is_achieved_by_not_dropping_out(
    aggressive: int, passive: int, out: str, lives: list[int]
) -> None:
    """TR-REND-05  Only the holder's own drop-out counts."""
    g = Raiders(at="round end", out=out, lives=THREE_LIVES, aggressive=aggressive, passive=passive)
    assert g.now("lives") == lives
    assert g.t.heading() == "round 2, declaration"


@pytest.mark.parametrize("out", ["", "0", "0 1", "0 1 3"])
def test_the_aggressive_bonus_costs_every_other_player_a_life_chip(out: str) -> None:
    """TR-REND-06  Dropped out or not."""
    g = Raiders(at="round end", aggressive=2, out=out, lives=[2, 3, 2, 4])
    assert g.now("lives") == [1, 2, 2, 3]
    assert g.told("life-lost") == ["0 TR-REND-06", "1 TR-REND-06", "3 TR-REND-06"]
    assert g.told("life-gained") == []


@pytest.mark.parametrize("before", [1, 2, 3, 8, 19])
def test_the_passive_bonus_gains_a_life_chip_without_limit(before: int) -> None:
    """TR-REND-07"""
    g = Raiders(at="round end", passive=1, lives=[2, before, 2, 2])
    assert g.now("lives") == [2, before + 1, 2, 2]
    assert g.told("life-gained") == ["1 TR-REND-07"]
    assert g.told("life-lost") == []


@pytest.mark.parametrize(("before", "after", "lost"), [(2, 2, 1), (1, 1, 1), (0, 1, 0)])
def test_the_aggressive_bonus_comes_before_the_passive_one(before: int, after: int, lost: int) -> None:
    """TR-REND-08, TR-GAP-12  At 0 it matters: nothing is lost first, and one chip gained then."""
    g = Raiders(at="round end", aggressive=0, passive=1, lives=[2, before, 2, 2])
    assert g.now("lives") == [2, after, 1, 1]
    assert g.told("life-lost") == ["1 TR-REND-06"] * lost + ["2 TR-REND-06", "3 TR-REND-06"]
    assert g.told("life-gained") == ["1 TR-REND-07"]
    assert g.t.heading() == "round 2, declaration"


@pytest.mark.parametrize(("aggressive", "passive"), [(1, NOBODY), (NOBODY, 1)])
def test_a_failed_bonus_costs_nothing_beyond_the_drop_out(aggressive: int, passive: int) -> None:
    """TR-REND-09"""
    theirs = "C3 C4 C5" if passive == NOBODY else ""
    hands, leads, lives = ["S3", "", "H4", ""], ["H6 S4", theirs, "D4 D6", ""], THREE_LIVES
    g = Raiders(hands=hands, leads=leads, out="3", lives=lives, aggressive=aggressive, passive=passive)
    g.when("0 H6, 2 H4")
    assert g.told("life-lost") == ["1 TR-DROP-05"]
    assert g.told("life-gained") == []
    assert (g.now("lives"), g.t.heading()) == ([3, 2, 3, 3], "round 2, declaration")


@pytest.mark.parametrize(
    ("aggressive", "passive", "before", "after", "asked"),
    [
        (0, NOBODY, [2, 1, 2, 2], [2, 0, 1, 1], []),  # at 1 before the bonus, at 0 after it
        (0, NOBODY, [2, 2, 2, 2], [2, 1, 1, 1], [0, 1, 2, 3]),
        (NOBODY, 1, [2, 0, 2, 2], [2, 1, 2, 2], [0, 1, 2, 3]),  # at 0 before the bonus, at 1 after it
        (NOBODY, NOBODY, [2, 0, 2, 2], [2, 0, 2, 2], []),
    ],
)
def test_the_end_of_the_game_is_checked_after_the_bonuses(
    aggressive: int, passive: int, before: list[int], after: list[int], asked: list[int]
) -> None:
    """TR-REND-10"""
    g = Raiders(at="round end", aggressive=aggressive, passive=passive, lives=before)
    assert g.now("lives") == after
    assert (g.t.outcome is None) == bool(asked)
    assert g.t.seats_to_act() == asked


def test_a_new_round_begins_with_everything_back_in_its_place() -> None:
    """TR-REND-11  Tokens in the centre, all cards together, spades trump, and a declaration."""
    hands, leads = ["S3", "H3 H4", "", "H5"], ["C3 C4", "", "", "D6"]
    g = Raiders(at="round end", hands=hands, leads=leads, trump="diamonds", out="2", aggressive=0, passive=1)
    assert (g.now("aggressive"), g.now("passive"), g.now("out")) == (NOBODY, NOBODY, "")
    assert (g.now("hand_counts"), g.now("lead_counts"), g.now("discards")) == ([10] * 4, [3] * 4, "")
    assert g.now("trump") == "spades"
    assert g.t.heading() == "round 2, declaration"
    assert g.t.seats_to_act() == [0, 1, 2, 3]


@pytest.mark.parametrize(("aggressive", "passive"), [(1, NOBODY), (NOBODY, 1)])
def test_a_token_of_the_last_round_is_worth_nothing_in_the_next(aggressive: int, passive: int) -> None:
    """TR-REND-11  Once it was paid for; in the next round all keep, nobody has a token, and none is paid."""
    g = Raiders(at="round end", lives=[9, 9, 9, 9], aggressive=aggressive, passive=passive).when(ALL_KEEP)
    assert g.told("aggressive") + g.told("passive") == []
    while g.now("round") == 2:
        g.t.apply(g.t.next_seat(), g.t.options(g.t.next_seat())[0])
    rules = [text.split()[1] for text in g.told("life-lost") + g.told("life-gained")]
    assert rules.count("TR-REND-06") == (3 if aggressive == 1 else 0)
    assert rules.count("TR-REND-07") == (1 if passive == 1 else 0)


def test_life_chips_are_kept_from_round_to_round() -> None:
    """TR-REND-12"""
    g = Raiders(at="round end", lives=[1, 3, 2, 5])
    assert g.t.heading() == "round 2, declaration"
    assert g.now("lives") == [1, 3, 2, 5]
    assert g.when(ALL_KEEP).now("lives") == [1, 3, 2, 5]


@pytest.mark.parametrize(
    ("lead", "hand"), [("", ""), ("C3", ""), ("", "S3"), ("C3 C4 C5 C6 C7 C8", "S3 S4 S5 S6")]
)
def test_cards_left_over_cost_nothing(lead: str, hand: str) -> None:
    """TR-REND-13  Survived is enough: even the aggressive declaration need not be used up."""
    leads, hands = [f"H10a {lead}", "", "", ""], [hand, "H3", "S7 S8", "S9a"]
    g = Raiders(leads=leads, hands=hands, out="2 3", aggressive=0, lives=THREE_LIVES).when("0 H10a, 1 H3")
    assert g.now("lives") == [3, 2, 2, 2]
    assert g.told("life-lost") == ["1 TR-REND-06", "2 TR-REND-06", "3 TR-REND-06"]
    assert g.t.heading() == "round 2, declaration"


@pytest.mark.parametrize("winner", [0, 1, 2, 3])
def test_the_first_leader_of_a_round_owes_nothing_to_the_round_before(winner: int) -> None:
    """TR-REND-14  The same new lead cards have the same first leader, whoever won the last trick."""
    same = Raiders(at="round end", seed=5).when(ALL_KEEP)
    g = Raiders(at="round end", seed=5, due=winner, leader=winner).when(ALL_KEEP)
    assert g.told("first-leader") == same.told("first-leader") == ["3 TR-LEAD-02"]
    assert g.asked() == same.asked()


@pytest.mark.parametrize("winner", [0, 1, 2, 3])
def test_the_most_new_lead_cards_lead_first_in_the_next_round(winner: int) -> None:
    """TR-REND-14"""
    g = Raiders(at="round end", seed=5, due=winner, leader=winner)
    hand_card = g.game.write_card(min(g.table.hand(2)))
    g.when("0 done, 1 done", f"2 {hand_card}", "2 done, 3 done")
    assert g.told("first-leader") == ["2 TR-LEAD-01"]


@pytest.mark.parametrize(
    ("before", "after", "dealt"),
    [([2, 0, 2, 2], [2, 1, 1, 1], [3, 3, 3, 3]), ([2, 2, 1, 2], [2, 2, 0, 1], [0, 0, 0, 0])],
)
def test_the_end_of_a_round_goes_by_itself(before: list[int], after: list[int], dealt: list[int]) -> None:
    """TR-REND-15  Aggressive, passive, check, deal: in any other order the first row would end the game."""
    g = Raiders(at="round end", aggressive=0, passive=1, lives=before)
    assert g.now("lives") == after
    assert g.now("lead_counts") == dealt
    assert g.t.seats_to_act() == ([0, 1, 2, 3] if g.t.outcome is None else [])


@pytest.mark.parametrize("viewer", VIEWERS)
def test_hands_left_over_are_not_shown(viewer: int) -> None:
    """TR-REND-16, TR-GAP-34  Neither told of nor to be seen, even when the game is over."""
    g = Raiders(at="round end", hands=["S3 S4", "H3", "", "D3"], lives=[2, 0, 1, 1])
    hidden = ["? ?", "?", "", "?"]
    own = ["S3 S4", "H3", "", "D3"]
    assert g.asked() == ""
    assert g.now("hands", viewer) == [own[seat] if seat == viewer else hidden[seat] for seat in range(4)]
    assert g.t.log is not None
    assert [event.cards for event in g.t.log.told[viewer] if event.cards] == []


@pytest.mark.parametrize("viewer", VIEWERS)
def test_nothing_is_told_between_two_rounds(viewer: int) -> None:
    """TR-REND-16, TR-GAP-34  The next thing told is that the new round begins."""
    g = Raiders(at="round end", hands=["S3 S4", "H3", "", "D3"])
    assert g.t.log is not None
    assert g.t.log.told[viewer][0].kind == "round"


@pytest.mark.parametrize(("players", "lives", "most"), [(4, 2, 5), (3, 2, 4), (4, 3, 9), (3, 3, 7)])
def test_every_round_but_the_last_lowers_the_sum_of_lives(players: int, lives: int, most: int) -> None:
    """TR-REND-17  And so a game has so many rounds at most: over random games."""
    for seed in range(200):
        g = Raiders(players, options={"starting_lives": lives}, seed=seed).play_on(seed)
        assert g.t.log is not None
        chips = [lives] * players
        sums: list[int] = []  # at the start of each round
        for event in g.t.log.told[SPECTATOR]:
            if event.kind == "round":
                sums.append(sum(chips))
            elif event.kind in ("life-lost", "life-gained"):
                chips[event.seat] = event.number
        assert all(sums[i] > sums[i + 1] for i in range(len(sums) - 1))
        assert len(sums) <= most
        assert result_text(g.t).split(", ")[1] == "scores " + " ".join(str(chip) for chip in chips)
