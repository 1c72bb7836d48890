"""KT2-JACK: two players spend the Jack to raise their bid, at any moment and when points are counted."""

import pytest

from followsuit import Match, Rng, Unreadable, read_record
from followsuit.bots.search_bot import SearchBot
from followsuit.core.option import PIECE, option
from followsuit.core.rng import seeded
from followsuit.games.kings.game import KINGS
from followsuit.games.kings.jack import SpendJacks
from followsuit.games.kings.pieces import FIRST_JACK_PIECE
from followsuit.games.kings.table import KingsTable
from followsuit.properties.playing import answer_at_random
from kings import Kings
from kings_points import BIDS, Player, Scoring


def with_bids(
    bids: str = "gambler hermit", hands: list[str] | None = None, wins: list[int] | None = None
) -> Kings:
    """Two players with Blue and Black in the middle of a round."""
    return Kings(
        2,
        sets=["blue", "black"],
        bids=bids.split(),
        hands=hands or ["r1 r2", "r3 r4"],
        wins=wins or [0, 0],
        contracts="red green white",
    )


def spent(bid: str, wins: int, round: int = 1, up: str = "") -> list[str]:
    """The lines of a player with this bid card whose Jack is spent; the King is played."""
    player = Player("blue", up=up, bid=bid, tricks=wins, played="blue", is_jack_spent=True)
    other = Player("black", bid="jack", tricks=0, played="black")
    return Scoring(player, other, round=round).lines(0)


# What it does.


@pytest.mark.parametrize("bid", BIDS)
def test_every_number_also_stands_for_3_more(bid: str) -> None:
    """KT2-JACK-01, KT2-JACK-02, KT2-JACK-03, KT2-GAP-02, KT2-GAP-07

    What is printed for the number without the 3; the printed ones remain; if two fit, the larger, once.
    """
    for wins in range(10):
        printed = BIDS[bid].get(wins, 0)
        raised = BIDS[bid].get(wins - 3, 0)
        lines = spent(bid, wins)
        if raised > printed:
            assert lines == [f"KT2-JACK-01 {raised}"]
        else:
            assert lines == ([f"KT-BID-08 {printed}"] if printed else [])


def test_gambler_is_a_bid_of_0_2_3_or_5() -> None:
    """KT2-JACK-02"""
    assert [wins for wins in range(10) if spent("gambler", wins)] == [0, 2, 3, 5]


def test_resistance_with_3_wins_brings_90() -> None:
    """KT2-JACK-03, KT2-GAP-07  Not 30, and not both."""
    assert spent("resistance", 3) == ["KT-BID-08 90"]


def test_a_spent_jack_does_not_pay_by_its_front() -> None:
    """KT2-JACK-05, KT2-GAP-02"""
    kept = Player("blue", bid="ninja", tricks=1, played="blue")
    other = Player("black", bid="jack", tricks=0, played="black")
    assert Scoring(kept, other).lines(0) == ["KT-JACK-01 20"]
    assert spent("ninja", 1) == []


def test_it_is_the_bid_that_is_raised_and_not_the_wins() -> None:
    """KT2-JACK-06  With 3 wins a bid of 0 is made; Hermit, Berserker and Ninja see 3."""
    assert spent("collector", 3, up="hermit berserker ninja") == ["KT2-JACK-01 30"]
    assert spent("collector", 5, up="ninja") == []
    assert spent("gambler", 2, up="ninja") == ["KT-BID-08 60", "KT-NIN-07 30"]


def test_a_raised_bid_pays_gambler() -> None:
    """KT2-JACK-01, KT-GAM-02  It is successful, and the other's +3 is nothing to it."""
    assert spent("ninja", 5, up="gambler") == ["KT2-JACK-01 70", "KT-GAM-02 20"]
    player = Player("blue", bid="ninja", tricks=5, played="blue")
    other = Player("black", bid="hermit", tricks=4, played="black", is_jack_spent=True)
    assert Scoring(player, other).lines(0) == []


# When it can be done.


def test_not_before_the_bids_are_laid() -> None:
    """KT2-JACK-04  While bids are chosen, the Jack can be one; and nobody has any to raise."""
    g = Kings(2, at="bid", sets=["blue", "black"], party=["gambler hermit ninja", "healer samurai collector"])
    assert not g.table.out_of_turn(0)
    assert not g.table.out_of_turn(1)
    g.when("0 gambler-1")
    assert not g.table.out_of_turn(0)
    assert g.refused("0 blue-jack") == "FS-TURN-03"
    assert g.refused("1 blue-jack") == "KT2-RND-07"


def is_jack_of(t: KingsTable, seat: int) -> list[int]:
    return [option(PIECE, FIRST_JACK_PIECE + t.sets[seat])]


def test_at_every_question_from_the_bid_on() -> None:
    """KT2-JACK-04, KT2-DEC-01, KT2-GAP-08  By both, whoever is asked and whatever it is."""
    questions: dict[str, int] = {}
    for seed in range(40):
        t = KINGS.new_table(2, {}, seed)
        assert isinstance(t, KingsTable)
        play = seeded(seed + 1)
        while t.seats_to_act():
            question = type(t.question()).__name__
            is_after_bid = bool(t.bids[0])
            questions[question] = questions.get(question, 0) + int(is_after_bid)
            for seat in (0, 1):
                is_possible = is_after_bid and t.is_jack_up(seat) and question != "SpendJacks"
                assert t.out_of_turn(seat) == (is_jack_of(t, seat) if is_possible else [])
                if is_possible:
                    check_spending(t, seat)
            answer_at_random(t, play)
    never = {"TakeCharacter", "Bid", "TakeKing"}
    assert {name for name, count in questions.items() if not count} <= never
    assert {"KingsTurn", "DiscardSome", "TurnUpQueen", "Appoint"} <= set(questions)


def check_spending(t: KingsTable, seat: int) -> None:
    """The question stays what it was, and so do all others' answers; nothing else has changed."""
    copy = t.clone()
    copy.answer(seat, is_jack_of(t, seat)[0])
    assert copy.question() is t.question()
    assert copy.seats_to_act() == t.seats_to_act()
    for other in t.seats_to_act():
        assert copy.options(other) == t.options(other)
    assert copy.spent[seat] == 1
    assert copy.spent[1 - seat] == t.spent[1 - seat]
    copy.spent = t.spent
    assert copy.words() == t.words()


def test_once_in_a_round() -> None:
    """KT2-JACK-01, KT2-JACK-09  It cannot be undone: a second time is refused."""
    g = with_bids().when("1 black-jack")
    assert g.table.spent == [0, 1]
    assert g.refused("1 black-jack") == "KT2-JACK-01"
    g.when("0 blue-jack")
    assert g.table.spent == [1, 1]
    assert g.table.out_of_turn(0) == g.table.out_of_turn(1) == []


def test_all_see_it_and_it_need_not_be_the_own_turn() -> None:
    """KT2-JACK-09, KT2-DEC-01  Seat 0 is in turn; seat 1 spends the Jack, and both are told."""
    g = with_bids()
    assert g.asked().startswith("0 KingsTurn")
    g.when("1 black-jack")
    assert g.asked().startswith("0 KingsTurn")
    for viewer in (0, 1):
        assert g.told("jack-spent", viewer) == ["1 KT2-JACK-01"]
        assert g.now("spent", viewer) == [0, 1]


def test_nobody_spends_the_others_jack() -> None:
    """KT2-JACK-01"""
    g = with_bids()
    assert g.refused("1 blue-jack") == "FS-TURN-01"
    assert g.refused("0 black-jack").startswith("FS-")


def test_a_jack_that_is_the_bid_card() -> None:
    """KT2-JACK-07  It cannot be spent, nor is its owner asked when points are counted."""
    g = with_bids("gambler black-jack", hands=["r1", "r3"], wins=[4, 4])
    assert g.table.out_of_turn(1) == []
    assert g.refused("1 black-jack") == "KT2-JACK-07"
    g.when("0 r1, 1 r3")
    assert g.asked() == "0 SpendJacks: no yes"


def test_in_the_next_round_it_is_up_again() -> None:
    """KT2-JACK-08, KT2-GAP-02"""
    g = with_bids(hands=["r1", "r3"], wins=[4, 4])
    g.when("0 blue-jack, 0 r1, 1 r3, 1 no")
    assert g.table.round == 2
    assert g.table.spent == [0, 0]
    assert g.table.is_jack_up(0)
    assert g.told("jack-spent") == ["0 KT2-JACK-01"]


def test_a_seat_that_is_none_is_refused() -> None:
    """KT2-JACK-09  A table of two has two seats, in a record too."""
    g = with_bids()
    for seat in (-1, 2, 7):
        assert g.table.why_not(seat, option(PIECE, FIRST_JACK_PIECE)) is not None
        assert g.table.out_of_turn(seat) == []


# When points are counted.


def at_scoring() -> Kings:
    return with_bids(hands=["r1", "r3"], wins=[4, 4]).when("0 r1, 1 r3")


def test_each_is_asked_once_when_points_are_counted() -> None:
    """KT2-JACK-04, KT2-JACK-09, KT2-FLOW-03, KT2-GAP-08  Both at the same time, before anything is scored."""
    g = at_scoring()
    assert isinstance(g.table.question(), SpendJacks)
    assert g.asked() == "0 SpendJacks: no yes; 1 SpendJacks: no yes"
    assert g.asked_by() == "KT2-JACK-09"
    assert not g.told("scored")
    g.when("1 no")
    assert g.asked() == "0 SpendJacks: no yes"
    assert g.now("spent", 0) == [0, 0]
    g.when("0 yes")
    assert g.told("jack-spent") == ["0 KT2-JACK-01"]
    assert g.table.round == 2


def test_neither_answer_has_to_do_with_the_other() -> None:
    """KT2-JACK-09  In any order, the same table."""
    for answers in (("yes", "yes"), ("yes", "no"), ("no", "yes"), ("no", "no")):
        first = at_scoring().when(f"0 {answers[0]}, 1 {answers[1]}")
        second = at_scoring().when(f"1 {answers[1]}, 0 {answers[0]}")
        assert first.table.words() == second.table.words()


def test_who_has_spent_it_before_is_not_asked() -> None:
    """KT2-JACK-09  And if nobody's is face up, nobody is."""
    g = with_bids(hands=["r1", "r3"], wins=[4, 4]).when("1 black-jack, 0 r1, 1 r3")
    assert g.asked() == "0 SpendJacks: no yes"
    both = with_bids(hands=["r1", "r3"], wins=[4, 4]).when("0 blue-jack, 1 black-jack, 0 r1, 1 r3")
    assert both.table.round == 2


def test_while_it_is_asked_the_answer_is_yes() -> None:
    """KT2-JACK-09  Not the Jack, which can be spent in one way only."""
    g = at_scoring()
    assert g.table.out_of_turn(0) == []
    assert g.refused("0 blue-jack") == "KT2-JACK-09"
    g.when("0 no")
    assert g.refused("0 blue-jack") == "KT2-JACK-09"
    assert g.refused("0 yes") == "FS-TURN-03"


@pytest.mark.parametrize(("answer", "paid"), [("yes", ["KT2-JACK-01"]), ("no", [])])
def test_the_answer_counts_at_once(answer: str, paid: list[str]) -> None:
    """KT2-JACK-04  Black has 5 wins and Gambler as bid card: 60 with the Jack, nothing without."""
    g = with_bids("hermit gambler", hands=["r1", "r3"], wins=[4, 4]).when("0 r1, 1 r3")
    assert g.table.wins == [4, 5]
    g.when(f"1 {answer}, 0 no")
    told = [event.because[0].rule for event in g.events("scored") if event.seat == 1]
    assert told == paid


def test_three_players_have_no_such_thing() -> None:
    """KT2-JACK-01  It is for two players only."""
    g = Kings(3, hands=["r1 r2", "r3 r4", "r5 b1"], bids=["gambler", "hermit", "samurai"])
    assert not g.table.has_out_of_turn()
    assert g.table.out_of_turn(0) == []
    last = Kings(3, hands=["r1", "r3", "r4"], bids=["gambler", "hermit", "samurai"])
    last.when("0 r1, 1 r3, 2 r4")
    assert last.table.round == 2


# On record, and for bots.


def test_it_is_recorded_in_its_place() -> None:
    """KT2-JACK-04  Also by a seat that is not asked; the record gives the same game."""
    for seed in range(10):
        match = Match(KINGS, 2, {}, seed)
        play = seeded(seed + 1)
        while match.table.seats_to_act():
            give_at_random(match, play)
        text = match.record()
        assert "-jack" in text
        again = read_record(text)
        assert again.seats == match.seats
        assert again.picks == match.picks
        assert again.table.fingerprint() == match.table.fingerprint()


def give_at_random(match: Match, play: Rng) -> None:
    """An answer; or, now and then, a Jack that is spent."""
    t = match.table
    for seat in (0, 1):
        if t.out_of_turn(seat) and play.below(10) == 0:
            match.answer(seat, t.out_of_turn(seat)[0])
            return
    seat = t.seats_to_act()[0]
    options = t.options(seat)
    match.answer(seat, options[play.below(len(options))])


@pytest.mark.parametrize("seat", [2, 7, 99])
def test_a_record_with_a_seat_that_is_none_is_refused_in_a_sentence(seat: int) -> None:
    """KT2-JACK-09"""
    match = Match(KINGS, 2, {}, 1)
    while not match.table.out_of_turn(0):
        asked = match.table.seats_to_act()[0]
        match.answer(asked, sorted(match.table.options(asked))[0])
    jack = KINGS.write_pick(match.table.out_of_turn(0)[0])
    match.answer(0, match.table.out_of_turn(0)[0])
    text = match.record().replace(f"0 {jack}", f"{seat} {jack}")
    with pytest.raises(Unreadable, match=f"{seat} {jack}"):
        read_record(text)


@pytest.mark.parametrize(("bid", "wins", "answer"), [("gambler", 5, "yes"), ("collector", 3, "no")])
def test_a_bot_spends_it_where_it_pays(bid: str, wins: int, answer: str) -> None:
    """KT2-GAP-08  When points are counted: 60 more for Gambler; for Collector 30, where the Jack pays 40."""
    g = with_bids(f"hermit {bid}", hands=["r1", "r3"], wins=[9 - wins, wins - 1]).when("0 r1, 1 r3")
    assert g.table.wins[1] == wins
    bot = SearchBot(seeded(1), 0.0, 50)
    assert g.game.write_pick(bot.answer(g.t.view(1))) == answer


def test_a_bot_thinks_about_a_table_where_it_can_be_spent() -> None:
    """KT2-JACK-04  Its worlds are played on past the question for the Jacks."""
    g = with_bids("hermit gambler", hands=["r1 b1 g1", "r3 b3 g3"], wins=[3, 3])
    for seed in range(3):
        pick = SearchBot(seeded(seed), 0.0, 40).answer(g.t.view(0))
        assert pick in g.t.options(0)
