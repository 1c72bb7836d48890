"""The auction: KO-AUC. Every auction there can be is played out as well."""

from collections import Counter

import pytest

from followsuit import SPECTATOR, Table
from followsuit.core.option import NO, argument_of
from followsuit.games.kings.game import OMBRE
from followsuit.games.kings.ombre.auction import Declare
from followsuit.games.kings.places import AUCTION, FRONT
from followsuit.games.kings.table import KingsTable, kings_table
from kings import Ombre
from ombre import SEATS, answer_first, auctioning, offered, pile, question

Said = tuple[tuple[int, int], ...]  # seats, and the totals they declared; 0 is a pass
VIEWERS = [*SEATS, SPECTATOR]


# Who starts.


def test_a_player_drawn_by_lot_starts_the_first_auction() -> None:
    """KO-AUC-01"""
    starters = Counter(Ombre(seed=seed).table.drafter for seed in range(60))
    assert sorted(starters) == [0, 1, 2]
    assert min(starters.values()) > 10


@pytest.mark.parametrize("first", SEATS)
def test_each_player_starts_one_auction(first: int) -> None:
    """KO-AUC-01  The next seat in every later round."""
    g = Ombre({"ombre_first_starter": str(first)}, seed=8).play_on()
    assert [event.seat for event in g.events("auction")] == [first, (first + 1) % 3, (first + 2) % 3]


def test_the_starter_has_to_begin_with_no_card() -> None:
    """KO-AUC-02  So the next seat is the first one asked."""
    g = auctioning(1)
    assert g.asked() == "2 Declare: no number-1 number-2 number-3"
    assert g.table.declared == [0, 0, 0]
    assert [event.seat for event in Ombre({"ombre_first_starter": "1"}).events("auction")] == [1]


def test_it_goes_round_clockwise_among_those_who_have_not_passed() -> None:
    """KO-AUC-03, KO-AUC-08"""
    g = auctioning(1).when("2 number-1")
    assert g.t.seats_to_act() == [0]
    g.when("0 no")
    assert g.t.seats_to_act() == [1]
    g.when("1 number-1")
    assert g.t.seats_to_act() == [2]
    assert g.refused("0 number-3") == "FS-TURN-01"
    g.when("2 number-2")
    assert g.t.seats_to_act() == [1]


# What may be declared.


def test_declared_cards_lie_in_front_and_stay_there() -> None:
    """KO-AUC-04  Totals are what is compared, and what lies there already counts."""
    g = auctioning(0).when("1 number-1, 2 number-1, 0 no, 1 number-3")
    assert g.table.declared == [0, 3, 1]
    assert [len(g.table.cards.piles[FRONT + seat]) for seat in SEATS] == [0, 3, 1]
    assert [len(g.table.cards.piles[AUCTION + seat]) for seat in SEATS] == [3, 0, 2]
    for total in (0, 4, 9):
        assert auctioning(0).refused(f"1 number-{total}") == "KO-AUC-04"


def test_against_a_player_who_is_not_the_starter_the_same_total_is_enough() -> None:
    """KO-AUC-05, KO-EX-02"""
    g = auctioning(0).when("1 number-2")
    assert g.asked() == "2 Declare: no number-2 number-3"
    assert g.refused("2 number-1") == "KO-AUC-05"
    g.when("2 no")
    assert g.asked() == "0 Declare: no number-2 number-3"


def test_against_the_starter_a_higher_total_is_needed() -> None:
    """KO-AUC-06, KO-EX-02, KO-GAP-02"""
    g = auctioning(0).when("1 number-1, 2 no, 0 number-2")
    assert g.asked() == "1 Declare: no number-3"
    assert g.refused("1 number-2") == "KO-AUC-06"


def test_each_declaration_needs_one_more_card() -> None:
    """KO-AUC-07, KO-GAP-02  Though the same total would beat a player who is not the starter."""
    g = auctioning(0).when("1 number-2, 2 number-2, 0 no")
    assert g.asked() == "1 Declare: no number-3"
    assert g.refused("1 number-2") == "KO-AUC-07"


def test_who_has_passed_is_out() -> None:
    """KO-AUC-08"""
    g = auctioning(0).when("1 no, 2 number-1")
    assert g.t.seats_to_act() == [0]
    g.when("0 number-1")
    assert g.t.seats_to_act() == [2]


def test_the_second_pass_ends_it() -> None:
    """KO-AUC-09  Who declared last is the King player."""
    g = auctioning(0).when("1 number-1, 2 number-1, 0 no")
    assert question(g) == "Declare"
    assert g.table.king_player == -1
    g.when("1 no")
    assert g.table.king_player == 2
    assert g.told("king-player") == ["2 KO-AUC-09"]
    assert g.asked().startswith("2 DiscardToNine")


def test_without_a_legal_declaration_one_passes_unasked() -> None:
    """KO-AUC-10"""
    g = auctioning(0).when("1 number-3, 2 no, 0 number-3")
    assert g.table.king_player == 0
    assert g.told("passed") == ["2", "1 KO-AUC-10"]
    g = auctioning(0).when("1 number-3, 2 number-3, 0 no")
    assert g.table.king_player == 2
    assert g.told("passed") == ["0", "1 KO-AUC-10"]


def test_nobody_sees_what_lies_in_front() -> None:
    """KO-AUC-11  Only how many, here and beside it."""
    g = auctioning(0).when("1 number-2")
    for viewer in VIEWERS:
        assert pile(g, FRONT + 1, viewer) == ["?"] * 2
        assert pile(g, AUCTION + 1, viewer) == ["?"]
        assert all(not event.cards for event in g.events("declared", viewer))


def test_everybody_knows_what_is_said_at_once() -> None:
    """KO-AUC-12"""
    g = auctioning(0).when("1 number-2, 2 no")
    for viewer in VIEWERS:
        assert [(event.seat, event.number) for event in g.events("declared", viewer)] == [(1, 2)]
        assert g.told("passed", viewer) == ["2"]
        assert g.now("declared", viewer) == [0, 2, 0]
        assert g.now("passed", viewer) == "2"


def test_everybody_may_pass_when_asked() -> None:
    """KO-AUC-13  The starter as well; if the two others pass right away, it has cost the starter nothing."""
    g = auctioning(0).when("1 number-1, 2 no")
    assert "no" in offered(g)
    g.when("0 no")
    assert g.table.king_player == 1
    g = auctioning(0).when("1 no, 2 no")
    assert g.table.king_player == 0
    assert g.table.declared == [0, 0, 0]
    assert len(g.table.hand(0)) == 12


# All auctions there can be.


def by_the_page(starter: int) -> dict[Said, int]:
    """KO-AUC-02 to KO-AUC-10 written once more: what can be said, and who is the King player then."""
    found: dict[Said, int] = {}

    def go_on(said: Said, totals: list[int], out: list[int], last: int, turn: int) -> None:
        if len(out) == 2:
            found[said] = last
            return
        after = (turn + 1) % 3
        if turn in out:
            go_on(said, totals, out, last, after)
            return
        go_on((*said, (turn, 0)), totals, [*out, turn], last, after)
        for total in (1, 2, 3):
            beats = total > totals[last] if last == starter else total >= totals[last]
            if beats and total > totals[turn]:
                now = [total if seat == turn else totals[seat] for seat in SEATS]
                go_on((*said, (turn, total)), now, out, turn, after)

    go_on((), [0, 0, 0], [], starter, (starter + 1) % 3)
    return found


def played_out(t: KingsTable) -> dict[Said, int]:
    """The same, by giving every answer that is offered; a pass nobody was asked for is said as well."""
    found: dict[Said, int] = {}

    def go_on(said: Said, now: KingsTable) -> None:
        if not isinstance(now.question(), Declare):
            found[said] = now.king_player
            return
        seat = now.next_seat()
        for pick in now.options(seat):
            after = kings_table(now.clone())
            after.apply(seat, pick)
            others = [(seat + 1) % 3, (seat + 2) % 3]
            unasked = [(other, 0) for other in others if (after.passed & ~now.passed) >> other & 1]
            total = 0 if pick == NO else argument_of(pick)
            go_on((*said, (seat, total), *unasked), after)

    go_on((), t)
    return found


@pytest.mark.parametrize("starter", SEATS)
def test_every_auction_is_one_of_the_page_and_ends(starter: int) -> None:
    """KO-AUC-02 to KO-AUC-10, KO-GAP-02  With the same King player, and no other auctions."""
    found = played_out(auctioning(starter).table)
    assert found == by_the_page(starter)
    assert len(found) > 100
    assert max(len(said) for said in found) == 9 + 2  # every card, one after the other, and two passes
    assert set(found.values()) == {0, 1, 2}


@pytest.mark.parametrize("starter", SEATS)
def test_the_starter_can_always_win(starter: int) -> None:
    """KO-EX-02, KO-AUC-05, KO-AUC-06  Whoever answers each declaration with the least total that is legal."""
    ends = 0

    def go_on(now: KingsTable) -> None:
        nonlocal ends
        if not isinstance(now.question(), Declare):
            assert now.king_player == starter
            ends += 1
            return
        seat = now.next_seat()
        picks = sorted(now.options(seat))
        if seat == starter:
            assert argument_of(picks[1]) <= now.declared[now.declarer]  # the same total, and no more
            picks = picks[1:2]
        for pick in picks:
            after = kings_table(now.clone())
            after.apply(seat, pick)
            go_on(after)

    go_on(auctioning(starter).table)
    assert ends > 30


def test_others_cannot_always_win() -> None:
    """KO-AUC-06  Against a starter who answers all, no total helps."""
    g = auctioning(0).when("1 number-3, 2 number-3, 0 number-3")
    assert g.table.king_player == 0


def test_a_table_in_the_middle_of_an_auction_goes_on_as_it_was() -> None:
    """KO-AUC-03  Written as a position and set up again."""
    g = auctioning(2).when("0 number-1, 1 number-2, 2 no")
    position = OMBRE.write_position(g.t)
    again = Ombre({}, 0, **position)
    assert again.asked() == g.asked() == "0 Declare: no number-2 number-3"
    one: Table = answer_first(g, "Declare").t
    other: Table = answer_first(again, "Declare").t
    assert kings_table(one).king_player == kings_table(other).king_player == 1
