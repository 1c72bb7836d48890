"""Hearts on our core is a game like any other: it explains itself, and nobody sees what they should not."""

import pytest

from followsuit import HIDDEN, SPECTATOR, AnswerRefused, Log
from followsuit.benchmarks.beside.hearts import (
    C2,
    CARDS_OF_SUIT,
    GAME,
    HEARTS,
    NO_HEARTS,
    NO_PASSING,
    NO_POINTS,
    PASSED,
    POINTS,
    SUIT,
    TAKEN,
    HeartsTable,
    Score,
    hearts,
)
from followsuit.core.bits import BIT
from followsuit.core.option import CARD, argument_of, option
from followsuit.core.rng import seeded
from followsuit.properties import PROPERTIES


def new_table(seed: int) -> HeartsTable:
    t = hearts(GAME.start(4, {}, seeded(seed)))
    t.log = Log()
    t.advance()
    return t


def play_first(t: HeartsTable) -> int:
    """The seat to act gives its first option; the card it was."""
    seat = t.next_seat()
    pick = t.options(seat)[0]
    t.answer(seat, pick)
    return argument_of(pick)


def with_passing(direction: int) -> HeartsTable:
    for seed in range(100):
        t = new_table(seed)
        if t.direction == direction:
            return t
    raise AssertionError("a direction that is never drawn")


@pytest.mark.parametrize("name", PROPERTIES)
def test_every_property_of_a_game_holds(name: str) -> None:
    for seed in range(3):
        PROPERTIES[name](GAME, 4, {}, seed)


def test_hb_pass_01_without_passing_the_2_of_clubs_leads_at_once() -> None:
    t = with_passing(NO_PASSING)
    assert C2 in t.hand(t.next_seat())
    assert [argument_of(pick) for pick in t.options(t.next_seat())] == [C2]


@pytest.mark.parametrize("direction", [1, 2, 3])
def test_hb_pass_02_and_04_three_cards_each_in_turn_to_that_neighbour(direction: int) -> None:
    t = with_passing(direction)
    passed: list[list[int]] = []
    for seat in range(4):
        assert [t.next_seat()] == t.seats_to_act() == [seat]
        passed.append([play_first(t) for _ in range(3)])
        if seat < 3:
            assert t.cards.piles[PASSED + seat] == passed[seat]
    for seat in range(4):
        assert set(passed[seat]) <= set(t.hand((seat + direction) % 4))
        assert len(t.hand(seat)) == 13


def test_hb_pass_03_a_passed_card_is_seen_by_its_giver_alone_until_all_have_passed() -> None:
    t = with_passing(1)
    card = play_first(t)
    assert t.log is not None
    for viewer in [0, 1, 2, 3, SPECTATOR]:
        seen = [card] if viewer == 0 else [HIDDEN]
        view = t.view(viewer)
        assert view.table.cards.piles[PASSED] == seen
        assert t.log.told[viewer][-1].cards == seen
        (area,) = [area for area in GAME.layout(view).areas if (area.name, area.seat) == ("passed", 0)]
        assert area.cards == seen


def test_hb_pass_04_giver_and_taker_know_a_passed_card_and_nobody_else_does() -> None:
    t = with_passing(1)
    passed = [play_first(t) for _ in range(12)]
    for i, card in enumerate(passed):
        giver, taker = i // 3, (i // 3 + 1) % 4
        if card != C2:  # whoever has it leads, so everyone knows
            assert t.cards.known_by[card] == BIT[giver] | BIT[taker]


def test_hb_play_02_everyone_knows_who_has_the_2_of_clubs() -> None:
    t = with_passing(NO_PASSING)
    assert t.cards.possible_places[C2] == BIT[t.leader]
    assert t.view(SPECTATOR).table.cards.piles[t.leader].count(C2) == 1


def refused_cards(t: HeartsTable) -> list[int]:
    """The cards of its hand that the seat to act may not play."""
    seat = t.next_seat()
    return [card for card in t.hand(seat) if t.why_not(seat, option(CARD, card)) is not None]


def first_refused_by(wanted: str) -> HeartsTable:
    """A random game as far as the first question at which some card is refused by this rule."""
    for seed in range(300):
        t = new_table(seed)
        rng = seeded(seed)
        while t.next_seat() >= 0:
            seat = t.next_seat()
            for card in t.hand(seat):
                why = t.why_not(seat, option(CARD, card))
                if why is not None and why.rule == wanted:
                    return t
            options = t.options(seat)
            t.apply(seat, options[rng.below(len(options))])
    raise AssertionError(f"nothing is ever refused by {wanted}")


def test_hb_play_02_only_the_2_of_clubs_leads_first() -> None:
    t = first_refused_by("HB-PLAY-02")
    assert t.heading() == "trick 1"
    assert not t.trick()
    assert refused_cards(t) == [card for card in t.hand(t.leader) if card != C2]
    with pytest.raises(AnswerRefused, match="HB-PLAY-02"):
        t.answer(t.leader, option(CARD, refused_cards(t)[0]))


def test_hb_play_03_hearts_are_not_led_before_they_are_broken() -> None:
    t = first_refused_by("HB-PLAY-03")
    assert not t.is_broken
    assert not t.trick()
    assert refused_cards(t) == [card for card in t.hand(t.next_seat()) if SUIT[card] == HEARTS]


def test_hb_play_04_the_led_suit_is_followed() -> None:
    t = first_refused_by("HB-PLAY-04")
    led = SUIT[t.trick()[0]]
    assert refused_cards(t) == [card for card in t.hand(t.next_seat()) if SUIT[card] != led]


def test_hb_play_05_no_points_are_played_to_the_first_trick() -> None:
    t = first_refused_by("HB-PLAY-05")
    assert t.heading() == "trick 1"
    assert refused_cards(t) == [card for card in t.hand(t.next_seat()) if POINTS[card]]


def test_hb_play_06_hearts_are_broken_by_the_first_card_with_points() -> None:
    for seed in range(5):
        t = new_table(seed)
        has_seen_points = False
        while t.next_seat() >= 0:
            is_passing = t.trick_number == 0
            card = play_first(t)
            has_seen_points = has_seen_points or (not is_passing and POINTS[card] > 0)
            assert t.is_broken == has_seen_points


def test_hb_play_07_the_highest_of_the_led_suit_takes_the_points_and_leads() -> None:
    t = with_passing(NO_PASSING)
    for _ in range(13):
        leader, before = t.leader, t.points[:]
        trick = [play_first(t) for _ in range(4)]
        highest = max(card for card in trick if SUIT[card] == SUIT[trick[0]])
        winner = (leader + trick.index(highest)) % 4
        before[winner] += sum(POINTS[card] for card in trick)
        assert (t.leader, t.points) == (winner, before)


def test_hb_play_04_whoever_does_not_follow_has_none_of_that_suit_left() -> None:
    seen = 0
    for seed in range(5):
        t = new_table(seed)
        while t.trick_number < 8:
            seat = t.next_seat()
            led = SUIT[t.trick()[0]] if t.trick() else -1
            card = play_first(t)
            if led >= 0 and SUIT[card] != led and t.outcome is None:
                assert not may_have(t, seat, CARDS_OF_SUIT[led])
                seen += 1
    assert seen > 10


def take_from_hand(t: HeartsTable, seat: int, cards: list[int]) -> None:
    """As if these had been played already."""
    for card in [card for card in t.hand(seat) if card in cards]:
        t.cards.move(card, seat, TAKEN)


def may_have(t: HeartsTable, seat: int, cards: list[int]) -> list[int]:
    """Those of the cards that everyone has to reckon with in this hand."""
    return [card for card in cards if t.cards.possible_places[card] & BIT[seat]]


def test_hb_play_03_whoever_leads_unbroken_hearts_has_nothing_else() -> None:
    t = first_refused_by("HB-PLAY-03")
    seat = t.next_seat()
    take_from_hand(t, seat, NO_HEARTS)
    assert may_have(t, seat, NO_HEARTS)
    play_first(t)
    assert not may_have(t, seat, NO_HEARTS)
    assert may_have(t, seat, CARDS_OF_SUIT[HEARTS])


def test_hb_play_05_whoever_plays_points_to_the_first_trick_has_nothing_else() -> None:
    t = first_refused_by("HB-PLAY-05")
    seat = t.next_seat()
    take_from_hand(t, seat, NO_POINTS)
    assert may_have(t, seat, NO_POINTS)
    play_first(t)
    assert not may_have(t, seat, NO_POINTS)


def test_hb_pass_03_in_an_imagined_world_a_giver_knows_what_it_passed() -> None:
    t = with_passing(1)
    play_first(t)
    world = t.view(2).imagine(seeded(1))
    (passed,) = world.cards.piles[PASSED]
    assert world.cards.known_by[passed] == BIT[0]


def test_hb_end_01_the_fewest_points_win() -> None:
    t = new_table(0)
    while t.next_seat() >= 0:
        play_first(t)
    assert sum(t.points) == 26
    assert t.outcome is not None
    assert t.outcome.way.rule == "HB-END-01"
    assert t.outcome.scores == [26 - points for points in t.points]
    assert t.outcome.winners() == [seat for seat in range(4) if t.points[seat] == min(t.points)]


def test_hb_end_02_all_points_in_one_hand_count_against_the_others() -> None:
    t = new_table(0)
    t.points = [0, 26, 0, 0]
    Score().run(t)
    assert t.outcome is not None
    assert t.outcome.way.rule == "HB-END-02"
    assert t.outcome.scores == [0, 26, 0, 0]
    assert t.outcome.places == [2, 1, 2, 2]
