"""Options: exchanges, Enhancement Cards and items. Section 3.4 of the rules."""

import pytest

from followsuit import SPECTATOR
from followsuit.games.little.cards import ENHANCEMENT_CARDS, NAMES
from followsuit.games.little.faces import ENHANCEMENTS
from followsuit.games.little.items import ITEMS
from followsuit.games.little.numbers import ENHANCEMENT_PRICES
from followsuit.games.little.places import SHELF, WAITING
from followsuit.games.takers.table import DECK, DISCARDS
from little import Little
from little_rounds import answer_until, cards, offered, options_offered, seen, to_round

ROW = "ninja resistance samurai hermit collector"
HANDS = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5"]
BUYABLE = [key for key, _ in ENHANCEMENTS]


def shop(**position: object) -> Little:
    """Seat 0 has Hermit and takes its option; the draw deck is known."""
    given: dict[str, object] = {
        "at": "select",
        "row": "ninja resistance collector",
        "characters": ["hermit", "", ""],
        "has_option": [0, 1, 1],
        "display": "sword axe clock",
        "hands": HANDS,
        "deck": "g9 g8 g7 g6 b9",
        "points": [60, 60, 60],
        **position,
    }
    return Little(3, {}, 0, **given)


def first_pass(**position: object) -> Little:
    """Three players, nobody has taken anything."""
    given: dict[str, object] = {
        "at": "select",
        "row": ROW,
        "display": "sword axe clock",
        "hands": HANDS,
        "points": [60, 60, 60],
        **position,
    }
    return Little(3, {}, 0, **given)


def test_one_option_a_round_of_four_kinds() -> None:
    """LT-OPT-01, LT-OPT-02"""
    g = shop()
    assert offered(g) == ["poker-exchange", "hermits-exchange", *BUYABLE, "sword", "axe", "clock"]
    g.when("0 sword")
    assert g.table.has_option == [1, 1, 1]
    assert g.t.next_seat() == 1
    assert options_offered(g) == []
    assert g.refused("1 sword") == "LT-SEL-03"


@pytest.mark.parametrize("answers", ["0 poker-exchange, 0 done", "0 hermits-exchange, 0 r1"])
def test_exchanges_cost_nothing(answers: str) -> None:
    """LT-OPT-03"""
    assert shop().when(answers).table.points == [60, 60, 60]


@pytest.mark.parametrize("exchange", ["poker-exchange", "hermits-exchange"])
def test_any_number_of_players_may_take_the_same_exchange(exchange: str) -> None:
    """LT-OPT-04, LT-GAP-38"""
    g = first_pass()
    for seat in range(3):
        g.when(f"{seat} {exchange}")
        answer_until(g, "Select", "SelectRest")
    assert [event.seat for event in g.events("took-option")] == [0, 1, 2]


@pytest.mark.parametrize("count", [0, 1, 3, 5])
def test_the_poker_exchange_discards_and_then_draws_as_many(count: int) -> None:
    """LT-OPT-05, LT-OPT-06, LT-GAP-38, LT-DECK-06, LT-EX-22  None is allowed; once."""
    given = HANDS[0].split()[:count]
    g = shop().when("0 poker-exchange", *[f"0 {card}" for card in given])
    if count < 5:
        g.when("0 done")
    kept = [card for card in HANDS[0].split() if card not in given]
    assert cards(g, 0) == sorted([*kept, *["g9", "g8", "g7", "g6", "b9"][:count]])
    assert sorted(NAMES[card] for card in g.t.cards.piles[DISCARDS]) == given
    assert g.t.next_seat() == 1


def test_hermits_exchange_draws_one_and_then_discards_one() -> None:
    """LT-OPT-07, LT-DECK-06, LT-GAP-29  The drawn card may be the one; once."""
    g = shop().when("0 hermits-exchange")
    assert g.asked() == "0 Discard: r1 r2 r3 r4 r5 g9"
    assert g.refused("0 done")
    g.when("0 g9")
    assert cards(g, 0) == HANDS[0].split()
    assert g.t.next_seat() == 1


def test_an_exchange_is_carried_out_on_the_spot() -> None:
    """LT-OPT-08, LT-GAP-40, LT-FLOW-04  Before the next player selects anything."""
    g = first_pass().when("0 poker-exchange")
    assert g.t.seats_to_act() == [0]
    g.when("0 r1, 0 done")
    assert g.t.seats_to_act() == [1]


def test_what_the_enhancement_cards_are_and_cost() -> None:
    """LT-OPT-09, LT-GAP-09  Four at 20, the Rare at 30; the fifth is blue 9."""
    assert [NAMES[card] for card in ENHANCEMENT_CARDS] == ["r1e", "b9e", "k7e", "WFe", "RAe"]
    assert ENHANCEMENT_PRICES == (20, 20, 20, 20, 30)
    for key, price in zip(BUYABLE, [20, 20, 20, 20, 30], strict=True):
        assert shop().when(f"0 {key}").table.points == [60 - price, 60, 60]


def test_what_the_items_cost() -> None:
    """LT-OPT-10, LT-GAP-11  Three at 10, six at 20, the Clock at 30."""
    prices = {item.key: item.price for item in ITEMS}
    assert prices == {
        "sword": 10,
        "map": 10,
        "book": 10,
        "axe": 20,
        "boots": 20,
        "wing": 20,
        "fan": 20,
        "elixir": 20,
        "glove": 20,
        "clock": 30,
    }
    for key, price in prices.items():
        assert shop(display=key).when(f"0 {key}").table.points == [60 - price, 60, 60]


def test_the_price_is_paid_at_once_to_the_supply() -> None:
    """LT-OPT-11  Nobody else gets it."""
    g = first_pass(points=[50, 50, 50]).when("0 clock")
    assert g.table.points == [20, 50, 50]
    assert g.told("lost") == ["0 LT-OPT-11"]


def test_an_enhancement_card_is_bought_once_a_round() -> None:
    """LT-OPT-12"""
    g = first_pass().when("0 buy-rare, 0 done")
    assert "buy-rare" not in offered(g)
    assert g.refused("1 buy-rare") == "LT-OPT-12"


def test_an_item_exists_once() -> None:
    """LT-OPT-13"""
    g = first_pass().when("0 axe")
    assert "axe" not in offered(g)
    assert g.refused("1 axe") == "LT-OPT-13"


def test_a_display_is_not_refilled_during_a_round() -> None:
    """LT-OPT-14"""
    g = first_pass().when("0 axe, 1 sword")
    assert [ITEMS[item].key for item in g.table.display] == ["clock"]
    assert g.refused("2 map") == "LT-DEC-06"
    answer_until(g, "NameLeader")
    assert set(g.table.display) <= {9}


@pytest.mark.parametrize("points", [0, 10])
@pytest.mark.parametrize("what", ["clock", "sword", "buy-rare", "buy-red-1"])
def test_with_10_points_or_fewer_it_costs_nothing(points: int, what: str) -> None:
    """LT-OPT-15"""
    g = shop(points=[points, 60, 60])
    g.when(f"0 {what}")
    assert g.table.points == [points, 60, 60]
    assert g.told("free") == ["0 LT-OPT-15"]


def test_with_20_points_it_costs_its_price() -> None:
    """LT-OPT-15"""
    g = shop(points=[20, 60, 60]).when("0 axe")
    assert g.table.points == [0, 60, 60]
    assert g.told("free") == []


def gambler(points: int, stake: int) -> Little:
    """Gambler has laid the stake down and is to take an option."""
    return shop(
        characters=["gambler", "", ""], set_up_done=["3", "", ""], bid=1, stake=stake, points=[points, 60, 60]
    )


def test_a_stake_counts_as_points_when_a_free_option_is_asked_for() -> None:
    """LT-OPT-16, LT-GAMB-11, LT-GAP-39"""
    g = gambler(0, 30)
    assert options_offered(g) == ["poker-exchange", "hermits-exchange"]
    g = gambler(10, 30).when("0 sword")
    assert g.table.points[0] == 0
    g = gambler(0, 10).when("0 clock")
    assert g.table.points[0] == 0
    assert g.told("free") == ["0 LT-OPT-15"]


def test_staked_points_cannot_be_spent() -> None:
    """LT-OPT-17, LT-GAP-39"""
    g = gambler(20, 30)
    assert "axe" in offered(g)
    assert g.refused("0 clock") == "LT-OPT-18"
    assert g.refused("0 buy-rare") == "LT-OPT-18"


def test_who_has_more_than_10_points_but_less_than_the_price_cannot_buy() -> None:
    """LT-OPT-18, LT-GAP-39"""
    g = shop(points=[20, 60, 60])
    assert offered(g) == ["poker-exchange", "hermits-exchange", *BUYABLE[:4], "sword", "axe"]
    assert g.refused("0 clock") == "LT-OPT-18"
    assert g.refused("0 buy-rare") == "LT-OPT-18"
    assert g.table.points == [20, 60, 60]


def test_a_bought_card_has_to_go_into_the_hand_in_this_round() -> None:
    """LT-OPT-19, LT-OPT-21, LT-PREP-02, LT-PREP-05"""
    g = first_pass(row="resistance hermit collector")
    g.when("0 buy-red-1, 0 done, 1 hermit, 2 collector, 0 resistance, 0 done, 1 sword, 2 axe")
    assert g.asked() == "0 Discard: r1 r2 r3 r4 r5"
    g.when("0 r2")
    assert cards(g, 0) == ["r1", "r1e", "r3", "r4", "r5"]


def test_a_bought_card_is_never_carried_over() -> None:
    """LT-OPT-19, LT-OPT-22"""
    g = first_pass().when("0 buy-rare, 0 put-in, 0 r1")
    assert "RAe" in cards(g, 0)
    to_round(g, 2)
    assert sorted(g.t.cards.piles[SHELF]) == ENHANCEMENT_CARDS
    assert not any("RAe" in cards(g, seat) for seat in range(3))


def test_putting_in_is_adding_it_and_discarding_another() -> None:
    """LT-OPT-20, LT-GAP-29, LT-ENH-01"""
    g = shop().when("0 buy-black-7, 0 put-in")
    assert g.asked() == "0 Discard: r1 r2 r3 r4 r5"
    assert g.refused("0 k7e")
    g.when("0 r3")
    assert cards(g, 0) == sorted(["r1", "r2", "r4", "r5", "k7e"])
    assert [NAMES[card] for card in g.t.cards.piles[DISCARDS]] == ["r3"]


@pytest.mark.parametrize("is_set_up", [True, False])
def test_samurai_putting_in_the_black_7(is_set_up: bool) -> None:
    """LT-OPT-20, LT-SAMU-03, LT-SAMU-14  Once set up, it leaves at once; the swap still costs a card."""
    g = shop(characters=["samurai", "", ""], set_up_done=[str(int(is_set_up)), "", ""])
    g.when("0 buy-black-7, 0 put-in")
    assert ("k7e" in cards(g, 0)) != is_set_up
    assert g.asked() == f"0 Discard: r1 r2 r3 r4 r5{' g9' if is_set_up else ''}"
    g.when("0 r3")
    assert len(g.table.hand(0)) == 5


def test_it_is_put_in_at_once_or_lies_on_the_table_until_later() -> None:
    """LT-OPT-21, LT-HID-07"""
    g = shop().when("0 buy-white-flag")
    assert g.asked() == "0 MayPrepare: done put-in"
    g.when("0 done")
    assert [NAMES[card] for card in g.t.cards.piles[WAITING]] == ["WFe"]
    for viewer in (1, 2, SPECTATOR):
        assert seen(g, viewer).cards.piles[WAITING] == g.t.cards.piles[WAITING]


def test_all_five_are_on_sale_again_in_every_round() -> None:
    """LT-OPT-22"""
    g = first_pass().when("0 buy-rare, 0 done, 1 buy-red-1, 1 done, 2 buy-white-flag, 2 done")
    assert len(g.t.cards.piles[SHELF]) == 2
    to_round(g, 2)
    assert sorted(g.t.cards.piles[SHELF]) == ENHANCEMENT_CARDS


def test_a_bought_item_lies_face_up_before_its_owner() -> None:
    """LT-OPT-23, LT-GAP-57, LT-HID-13"""
    g = shop().when("0 clock")
    for viewer in (0, 1, 2, SPECTATOR):
        assert seen(g, viewer).items == [[9], [], []]


def test_unused_items_stay_with_their_owner_in_later_rounds() -> None:
    """LT-OPT-24, LT-SCORE-12"""
    g = Little(
        3,
        {},
        0,
        at="score",
        characters=["king", "hermit", "ninja"],
        wins=[1, 2, 2],
        items=["sword map", "clock", ""],
    )
    assert (g.table.round, g.table.items) == (2, [[0, 1], [9], []])


def test_there_is_no_limit_to_the_items_a_player_owns() -> None:
    """LT-OPT-25"""
    g = shop(items=["map book boots wing fan elixir glove", "", ""]).when("0 sword")
    assert len(g.table.items[0]) == 8


def test_a_used_item_leaves_the_game() -> None:
    """LT-OPT-26"""
    g = Little(
        3,
        {},
        0,
        characters=["king", "hermit", "ninja"],
        hands=HANDS,
        items=["book", "", ""],
        display="sword",
        item_deck="map",
        trick_number=1,
    )
    power = next(word for word in offered(g) if word.startswith("power-"))
    g.when(f"0 {power}")
    answer_until(g, "LittleTurn", "TakeTurn")
    assert g.table.items == [[], [], []]
    assert 2 not in [*g.table.display, *g.table.item_deck]


def test_unsold_items_stay_on_display() -> None:
    """LT-OPT-27, LT-GAP-53"""
    g = Little(
        3, {}, 0, at="score", characters=["king", "hermit", "ninja"], wins=[1, 2, 2], display="clock wing"
    )
    assert g.table.round == 2
    assert {5, 9} <= set(g.table.display)
    assert len(g.table.display) == 5


def test_unused_items_are_worth_nothing_at_the_end() -> None:
    """LT-OPT-28"""
    given: dict[str, object] = {
        "at": "score",
        "round": 3,
        "characters": ["king hermit", "gambler samurai", "ninja collector"],
        "wins": [1, 2, 2],
        "points": [50, 50, 50],
    }
    with_items = Little(3, {}, 0, **given, items=["sword map book axe clock", "", ""])
    assert with_items.table.points == Little(3, {}, 0, **given).table.points


def test_what_is_drawn_comes_from_the_common_deck() -> None:
    """LT-OPT-05, LT-OPT-07"""
    g = shop()
    size = len(g.t.cards.piles[DECK])
    g.when("0 poker-exchange, 0 r1, 0 r2, 0 done")
    assert len(g.t.cards.piles[DECK]) == size - 2
