"""The fifteen items, one after the other (chapter 4.2). The Adventurer is seat 0."""

import pytest

from followsuit import SPECTATOR
from followsuit.games.takers.cards import BLUE, FLAG, NO_COLOUR, NUMBER, RED
from followsuit.games.tricktakers.items import BEFORE, BLUE_ITEM, ITEMS, NEVER, RED_ITEM, REGULAR_ITEM, WITH
from followsuit.games.tricktakers.table import TrickTakersTable
from tables import Given
from tricktakers import Takers

CAST = ["adventurer", "king", "gambler", "berserker"]
OTHERS = [1, 2, SPECTATOR]
MAP, POTION, BOOTS, SWORD_UP, WAND, AXE = "power-0", "power-1", "power-2", "power-3", "power-4", "power-5"
BOOK, FAIRY, ORB, CASTLE, WING, GOLD = "power-6", "power-7", "power-8", "power-9", "power-10", "power-11"
CRYSTAL, DOLL, ROCK_CRYSTAL, SWORD_DOWN = "power-12", "power-13", "power-14", "power-15"


def last_trick(items: str, hands: list[str], **position: object) -> Takers:
    """The fifth trick."""
    cast = CAST[: len(hands)]
    return Takers(len(hands), None, 0, characters=cast, items=items, hands=hands, trick_number=5, **position)


def fourth_trick(items: str, hands: list[str], **position: object) -> Takers:
    """The trick before: a card stays in every hand."""
    cast = CAST[: len(hands)]
    return Takers(len(hands), None, 0, characters=cast, items=items, hands=hands, trick_number=4, **position)


def counts_as(g: Given) -> tuple[int, int, int]:
    """Kind, colour and number of the card that was played last."""
    assert isinstance(g.t, TrickTakersTable)
    play = g.t.plays[-1]
    return play.kind, play.colour, play.value


def test_the_fifteen_items_have_their_names_groups_and_kinds() -> None:
    """TA-GAP-06  The table of chapter 4.2: three blue, three red, nine regular; before, with, or never."""
    table = [(item.name, item.japanese, item.group, item.kind) for item in ITEMS]
    assert table == [
        ("Map of Destiny", "運命の地図", BLUE_ITEM, BEFORE),
        ("Potion of Invisibility", "透明になる薬", BLUE_ITEM, WITH),
        ("Timid Boots", "臆病なブーツ", BLUE_ITEM, BEFORE),
        ("Miracle Sword", "奇跡のつるぎ", RED_ITEM, WITH),
        ("Ruler's Wand", "ルーラーの杖", RED_ITEM, WITH),
        ("Berserker Axe", "バーサーカーの斧", RED_ITEM, WITH),
        ("Hermit's Book of Secrets", "ハーミットの秘伝書", REGULAR_ITEM, BEFORE),
        ("Fairy Mischief", "妖精のいたずら", REGULAR_ITEM, BEFORE),
        ("White Orb", "白のオーブ", REGULAR_ITEM, WITH),
        ("Visit to the Castle", "城に立ち寄る", REGULAR_ITEM, BEFORE),
        ("Proactive Wing", "先回りの翼", REGULAR_ITEM, WITH),
        ("Discovered Gold", "ゴールド発見", REGULAR_ITEM, BEFORE),
        ("Crystal", "クリスタル", REGULAR_ITEM, NEVER),
        ("Dragon Doll", "ドラゴン人形", REGULAR_ITEM, WITH),
        ("Rock Crystal", "クリスタル原石", REGULAR_ITEM, NEVER),
    ]


# Map of Destiny.


@pytest.mark.parametrize(
    ("discarded", "hand"),
    [("0 done", "r1 r2 r3"), ("0 r2, 0 done", "r1 r3 k9"), ("0 r1, 0 r2, 0 r3", "k7 k8 k9")],
)
def test_the_map_exchanges_from_none_to_all_of_the_hand(discarded: str, hand: str) -> None:
    """TA-ITM-01, TA-DEC-04"""
    g = Takers(
        3,
        characters=CAST[:3],
        items="map-of-destiny",
        hands=["r1 r2 r3", "b1 b2 b3", "g1 g2 g3"],
        trick_number=3,
        deck="k9 k8 k7",
    )
    g.when(f"0 {MAP}")
    assert g.asked() == "0 ExchangeCards: done r1 r2 r3"
    g.when(discarded)
    assert g.now("hands", 0) == [hand, "? ? ?", "? ? ?"]
    assert g.asked().startswith("0 TakeTurn: ")


def test_cards_discarded_by_the_map_may_come_back_by_the_same_draw() -> None:
    """TA-ITM-02  They are in the discard pile before the draw, and nothing else is there to be drawn."""
    hands = ["r1 r2", "b1 b2", "g1 g2"]
    g = fourth_trick("map-of-destiny", hands, rest_in_deck=0).when(f"0 {MAP}, 0 r1, 0 r2")
    assert g.now("hands", 0) == ["r1 r2", "? ?", "? ?"]
    assert g.now("discard_count") == 0


@pytest.mark.parametrize("viewer", OTHERS)
def test_the_others_see_how_many_cards_the_map_discards_and_not_which(viewer: int) -> None:
    """TA-ITM-03"""
    hands = ["r1 r2 r3", "b1 b2 b3", "g1 g2 g3"]
    one, other = [fourth_trick("map-of-destiny", hands, deck="k9 k8").when(f"0 {MAP}") for _ in range(2)]
    one.when("0 r1, 0 r2, 0 done")
    other.when("0 r2, 0 r3, 0 done")
    assert one.told("discarded", viewer) == ["0 ?", "0 ?"]
    assert one.events("exchanged", viewer)[0].number == 2
    assert one.t.view(viewer).fingerprint() == other.t.view(viewer).fingerprint()
    assert one.told("discarded", 0) == ["0 r1", "0 r2"]


# Potion of Invisibility.


def test_the_potion_plays_a_card_face_down() -> None:
    """TA-ITM-05"""
    g = last_trick("potion-of-invisibility", ["r9", "r2", "r3"], leader=2, trick="r3")
    g.when(f"0 {POTION}, 0 r9")
    assert g.now("trick") == "r3 ?"
    assert g.now("face_down") == ["r9", "", ""]


def test_a_potion_card_must_follow_if_the_hand_can_and_special_cards_always_may() -> None:
    """TA-ITM-06"""
    hands = ["r9 b9 RAa WFa", "r2 b2 b3 b4", "r3 g2 g3 g4"]
    g = fourth_trick("potion-of-invisibility", hands, leader=2, trick="r3").when(f"0 {POTION}")
    assert g.asked() == "0 TakeTurn: r9 RAa WFa"
    assert g.refused("0 b9") == "TT-TRICK-07"


@pytest.mark.parametrize("players", [3, 4])
def test_the_leader_may_not_use_the_potion(players: int) -> None:
    """TA-ITM-07"""
    g = last_trick("potion-of-invisibility", ["r9", "r2", "r3", "r4"][:players])
    assert g.refused(f"0 {POTION}") == "TA-ITM-07"
    assert g.asked() == "0 TakeTurn: r9"


def test_the_potion_may_be_used_while_no_lead_colour_is_set() -> None:
    """TA-ITM-08, TA-GAP-12"""
    g = last_trick("potion-of-invisibility", ["r9", "r2", "WFa"], leader=2, trick="WFa")
    g.when(f"0 {POTION}, 0 r9")
    assert g.now("trick") == "WFa ?"
    assert g.now("lead_colour") == ""


def test_the_potion_card_is_flipped_when_all_have_played() -> None:
    """TA-ITM-09"""
    hands = ["r9", "r2", "r3", "r4"]
    g = last_trick("potion-of-invisibility", hands, leader=3, trick="r4").when(f"0 {POTION}, 0 r9, 1 r2")
    assert g.told("flipped") == []
    g.when("2 r3")
    assert g.told("flipped") == ["0 r9"]
    assert g.told("won") == ["0 r9 TT-STRN-03"]


@pytest.mark.parametrize(("before", "after", "winner"), [("RAb", "r2", 2), ("r2", "RAb", 0)])
def test_the_potion_card_keeps_the_place_of_its_turn(before: str, after: str, winner: int) -> None:
    """TA-ITM-10, TA-GAP-12  It is not the first Rare after one played before it, but before a later one."""
    g = last_trick("potion-of-invisibility", ["RAa", after, before], leader=2, trick=before)
    g.when(f"0 {POTION}, 0 RAa, 1 {after}")
    assert g.told("won")[0].startswith(f"{winner} RA")


def test_a_potion_card_cannot_be_reserved() -> None:
    """TA-ITM-11"""
    g = Takers(
        3,
        characters=["adventurer", "collector", "king"],
        items="potion-of-invisibility",
        hands=["r9", "r2", "r3"],
        trick_number=5,
        leader=2,
        trick="r3",
    )
    g.when(f"0 {POTION}, 0 r9, 1 r2")
    assert g.asked() == "1 MayReserve: no r2 r3"
    assert g.refused("1 r9") == "TA-COL-05"


@pytest.mark.parametrize("viewer", OTHERS)
def test_others_see_the_potion_and_a_card_face_down_and_nothing_else(viewer: int) -> None:
    """TA-ITM-12"""
    hands = ["r9 b9", "r2 b2", "r3 b3"]
    g = fourth_trick("potion-of-invisibility", hands, leader=2, trick="r3", item_deck="crystal")
    g.when(f"0 {POTION}, 0 r9")
    assert g.told("played-face-down", viewer) == ["0 ?"]
    assert g.now("trick", viewer) == "r3 ?"
    assert g.now("face_down", viewer) == ["?", "", ""]
    assert g.now("used_items", viewer) == "potion-of-invisibility"
    assert not g.t.cards.is_known(g.game.read_card("r9"), viewer)


# Timid Boots.


def test_timid_boots_put_the_turn_off_until_all_others_have_played() -> None:
    """TA-ITM-15"""
    hands = ["r9 b9", "r2 b2", "r3 b3", "r4 b4"]
    g = fourth_trick("timid-boots", hands, leader=3, trick="r4").when(f"0 {BOOTS}")
    assert g.asked() == "1 TakeTurn: r2"
    g.when("1 r2, 2 r3")
    assert g.asked() == "0 TakeTurn: r9"
    assert g.when("0 r9").told("won") == ["0 r9 TT-STRN-03"]


def test_the_lead_passes_to_the_next_player() -> None:
    """TA-ITM-16"""
    g = fourth_trick("timid-boots", ["r9 b9", "b2 b3", "r3 b4"]).when(f"0 {BOOTS}, 1 b2")
    assert g.told("led") == ["1 b2"]
    assert g.now("lead_colour") == "blue"
    assert g.when("2 b4").asked() == "0 TakeTurn: b9"


def test_the_put_off_turn_goes_by_the_normal_rules_without_an_item() -> None:
    """TA-ITM-17"""
    hands = ["r9 b9", "r2 b2", "r3 b3"]
    g = fourth_trick("timid-boots white-orb", hands, item_deck="rulers-wand").when(f"0 {BOOTS}, 1 r2, 2 r3")
    assert g.asked() == "0 TakeTurn: r9"
    assert g.refused("0 b9") == "TT-TRICK-07"
    assert [g.refused(f"0 {ORB}"), g.refused(f"0 {WAND}")] == ["TA-ADV-11", "TA-ADV-11"]


def test_timid_boots_may_be_used_by_whoever_is_last_anyway() -> None:
    """TA-ITM-18, TA-GAP-07"""
    g = fourth_trick("timid-boots", ["r9 b9", "r2 b2", "r3 b3"], leader=1, trick="r2 r3").when(f"0 {BOOTS}")
    assert g.asked() == "0 TakeTurn: r9"
    assert g.now("used_items") == "timid-boots"


# Miracle Sword.


@pytest.mark.parametrize("power", [SWORD_UP, SWORD_DOWN])
@pytest.mark.parametrize("special", ["RAa", "WFa", "M"])
def test_the_sword_needs_a_number_card(power: str, special: str) -> None:
    """TA-ITM-20"""
    g = fourth_trick("miracle-sword", [f"r5 {special}", "r2 b2", "r3 b3"]).when(f"0 {power}")
    assert g.refused(f"0 {special}") == "TA-ITM-20"
    assert g.asked() == "0 TakeTurn: r5"


@pytest.mark.parametrize("value", range(1, 10))
def test_the_sword_adds_or_takes_five_within_one_and_nine(value: int) -> None:
    """TA-ITM-21, TA-DEC-07, TA-EX-02"""
    up, down = [
        last_trick("miracle-sword", [f"r{value}", "b2", "b3"]).when(f"0 {power}, 0 r{value}")
        for power in (SWORD_UP, SWORD_DOWN)
    ]
    assert counts_as(up) == (NUMBER, RED, [6, 7, 8, 9, 9, 9, 9, 9, 9][value - 1])
    assert counts_as(down) == (NUMBER, RED, [1, 1, 1, 1, 1, 1, 2, 3, 4][value - 1])


def test_the_sword_is_used_either_way_and_only_one_of_them() -> None:
    """TA-ITM-21, TA-DEC-07"""
    g = last_trick("miracle-sword", ["r5", "b2", "b3"])
    assert g.asked() == f"0 TakeTurn: r5 {SWORD_UP} {SWORD_DOWN}"
    assert g.when(f"0 {SWORD_UP}").refused(f"0 {SWORD_DOWN}") == "TT-TRICK-14"


def test_the_sword_concerns_this_card_in_this_trick_only() -> None:
    """TA-ITM-22, TA-GAP-15  Red 3 wins as an 8; in the next trick red 4 is a 4 again."""
    g = fourth_trick("miracle-sword", ["r3 r4", "r7 r5", "b1 b2"], item_deck="crystal")
    g.when(f"0 {SWORD_UP}, 0 r3, 1 r7, 2 b1, 0 r4")
    assert counts_as(g) == (NUMBER, RED, 4)
    g.when("1 r5, 2 b2")
    assert g.told("won") == ["0 r3 TT-STRN-03", "1 r5 TT-STRN-03"]


def test_under_the_sword_the_colour_stays_and_must_follow() -> None:
    """TA-ITM-23"""
    hands = ["r5 b9", "r2 b2", "r3 b3"]
    g = fourth_trick("miracle-sword", hands, leader=2, trick="r3").when(f"0 {SWORD_UP}")
    assert g.refused("0 b9") == "TT-TRICK-07"
    assert counts_as(g.when("0 r5")) == (NUMBER, RED, 9)


@pytest.mark.parametrize("beaten", ["M", "r10"])
def test_a_one_made_by_the_sword_is_a_one_in_every_respect(beaten: str) -> None:
    """TA-ITM-24, TA-GAP-15"""
    g = last_trick("miracle-sword", ["r6", "r3", "r4", beaten], leader=3, trick=beaten)
    g.when(f"0 {SWORD_DOWN}, 0 r6, 1 r3, 2 r4")
    assert g.told("won")[0].startswith("0 r6 TT-BER-")


def test_a_nine_made_by_the_sword_does_not_lose_to_a_one() -> None:
    """TA-ITM-24, TA-GAP-15"""
    g = last_trick("miracle-sword", ["r5", "r1", "r4"]).when(f"0 {SWORD_UP}, 0 r5, 1 r1, 2 r4")
    assert g.told("won") == ["0 r5 TT-STRN-03"]


@pytest.mark.parametrize(("power", "value"), [(SWORD_UP, 9), (SWORD_DOWN, 5)])
def test_on_a_ten_the_sword_gives_nine_or_five(power: str, value: int) -> None:
    """TA-ITM-25, TA-GAP-15, TA-MAT-40"""
    g = last_trick("miracle-sword", ["r10", "r1", "r4"]).when(f"0 {power}, 0 r10")
    assert counts_as(g) == (NUMBER, RED, value)


# Ruler's Wand.


@pytest.mark.parametrize("special", ["RAa", "WFa", "M"])
def test_the_wand_needs_a_number_card(special: str) -> None:
    """TA-ITM-30"""
    g = fourth_trick("rulers-wand", [f"r5 {special}", "r2 b2", "r3 b3"]).when(f"0 {WAND}")
    assert g.refused(f"0 {special}") == "TA-ITM-30"
    assert g.asked() == "0 TakeTurn: r5"


def test_with_the_wand_any_number_card_may_be_played() -> None:
    """TA-ITM-31"""
    hands = ["r5 b9 k1", "r2 b2 b3", "r3 g2 g3"]
    g = fourth_trick("rulers-wand", hands, leader=2, trick="r3").when(f"0 {WAND}")
    assert g.asked() == "0 TakeTurn: r5 b9 k1"


def test_the_wands_card_has_the_lead_colour_and_its_own_number() -> None:
    """TA-ITM-32, TA-EX-04"""
    g = last_trick("rulers-wand", ["r9", "k2", "k5"], leader=2, trick="k5").when(f"0 {WAND}, 0 r9, 1 k2")
    assert g.told("won") == ["0 r9 TT-STRN-02"]


@pytest.mark.parametrize(("before", "trick"), [("b3", ""), ("WFa", "WFa")])
def test_without_a_lead_colour_the_wands_card_sets_its_own(before: str, trick: str) -> None:
    """TA-ITM-33, TA-GAP-16  When leading, or when only special cards lie there."""
    leader = 2 if trick else 0
    g = last_trick("rulers-wand", ["r5", "b9", before], leader=leader, trick=trick).when(f"0 {WAND}, 0 r5")
    assert g.now("lead_colour") == "red"
    assert counts_as(g) == (NUMBER, RED, 5)


def test_the_wand_changes_the_colour_for_the_worse_too() -> None:
    """TA-ITM-34  A black 1 under a red lead is a red 1."""
    g = last_trick("rulers-wand", ["k1", "r2", "r3"], leader=2, trick="r3").when(f"0 {WAND}, 0 k1, 1 r2")
    assert g.told("won") == ["2 r3 TT-STRN-03"]


# Berserker Axe.


@pytest.mark.parametrize("special", ["RAa", "WFa", "M"])
def test_the_axe_needs_a_number_card(special: str) -> None:
    """TA-ITM-40"""
    g = fourth_trick("berserker-axe", [f"r5 {special}", "r2 b2", "r3 b3"]).when(f"0 {AXE}")
    assert g.refused(f"0 {special}") == "TA-ITM-40"
    assert g.asked() == "0 TakeTurn: r5"


def test_the_axe_makes_a_ten_of_the_same_colour_which_must_follow() -> None:
    """TA-ITM-41"""
    hands = ["r5 b9", "r2 b2", "r9 b3"]
    g = fourth_trick("berserker-axe", hands, leader=2, trick="r9").when(f"0 {AXE}")
    assert g.refused("0 b9") == "TT-TRICK-07"
    assert counts_as(g.when("0 r5")) == (NUMBER, RED, 10)
    assert g.when("1 r2").told("won") == ["0 r5 TT-STRN-03"]


@pytest.mark.parametrize(("one", "won"), [("r1", "1 r1 TA-ITM-42"), ("b1", "0 r5 TT-STRN-03")])
def test_the_axes_ten_loses_to_a_one_of_its_colour(one: str, won: str) -> None:
    """TA-ITM-42, TA-EX-05, TA-EX-30"""
    g = last_trick("berserker-axe", ["r5", one, "r9"], leader=2, trick="r9").when(f"0 {AXE}, 0 r5, 1 {one}")
    assert g.told("won") == [won]


def test_in_kakumei_the_axes_card_is_still_a_ten() -> None:
    """TA-ITM-43  It loses to the 9, and the 1 wins only because it is the smallest."""
    g = last_trick("berserker-axe", ["r5", "b9", "r9"], leader=2, trick="r9", kakumei=1)
    g.when(f"0 {AXE}, 0 r5, 1 b9")
    assert g.told("won") == ["2 r9 TT-RES-11 TT-RES-13"]
    g = last_trick("berserker-axe", ["r5", "r1", "WFa"], leader=2, trick="WFa", kakumei=1)
    assert g.when(f"0 {AXE}, 0 r5, 1 r1").told("won") == ["2 WFa TT-RES-12"]


# Hermit's Book of Secrets.


@pytest.mark.parametrize("discarded", ["r1", "r5", "k9"])
def test_the_book_draws_a_card_and_then_one_is_discarded(discarded: str) -> None:
    """TA-ITM-45, TA-DEC-05  The drawn one may be it; declining is not offered."""
    g = fourth_trick("hermits-book-of-secrets", ["r1 r5", "r2 b2", "r3 b3"], deck="k9").when(f"0 {BOOK}")
    assert g.asked() == "0 DiscardOne: r1 r5 k9"
    assert g.refused("0 done") == "FS-TURN-02"
    g.when(f"0 {discarded}")
    assert discarded not in str(g.now("hands", 0))
    assert g.now("hand_counts") == [2, 2, 2]
    assert g.now("discard_count") == 1


def test_if_the_book_can_draw_no_card_nothing_is_discarded_and_it_is_used_up() -> None:
    """TA-ITM-46, TA-DEC-05, TA-GAP-07"""
    hands = ["r1 r5", "r2 b2", "r3 b3"]
    g = fourth_trick("hermits-book-of-secrets", hands, rest_in_deck=0).when(f"0 {BOOK}")
    assert g.asked() == "0 TakeTurn: r1 r5"
    assert g.now("used_items") == "hermits-book-of-secrets"
    assert g.refused(f"0 {BOOK}") == "TA-ADV-10"


def test_the_book_gives_none_of_the_hermits_other_abilities() -> None:
    """TA-ITM-47  A White Flag played after it does not beat a Rare."""
    g = last_trick("hermits-book-of-secrets", ["WFa", "r2", "RAa"], leader=2, trick="RAa", deck="k9")
    assert g.when(f"0 {BOOK}, 0 k9, 0 WFa, 1 r2").told("won") == ["2 RAa TT-STRN-05"]


# Fairy Mischief.


@pytest.mark.parametrize("viewer", OTHERS)
def test_fairy_mischief_opens_the_cards_that_are_in_the_hand(viewer: int) -> None:
    """TA-ITM-50  For the rest of the round."""
    hands = ["r1 r5 r6", "r2 b2 b5", "r3 b3 b6"]
    g = Takers(3, characters=CAST[:3], items="fairy-mischief", hands=hands, trick_number=3)
    g.when(f"0 {FAIRY}")
    assert all(g.t.cards.is_known(g.game.read_card(card), viewer) for card in ("r1", "r5", "r6"))
    assert g.told("opened-hand", viewer) == ["0 r1 r5 r6"]
    g.when("0 r1, 1 r2, 2 r3, 2 b3")
    assert g.now("open", viewer) == ["r5 r6", "", ""]


@pytest.mark.parametrize("viewer", OTHERS)
def test_cards_drawn_after_fairy_mischief_stay_hidden(viewer: int) -> None:
    """TA-ITM-51, TA-GAP-20, TA-EX-28"""
    g = fourth_trick("map-of-destiny", ["r3 b8", "r2 b2", "r4 b3"], open=["r3 b8", "", ""], deck="k9")
    g.when(f"0 {MAP}, 0 r3, 0 done")
    assert g.now("hands", 0) == ["b8 k9", "? ?", "? ?"]
    assert g.now("open", viewer) == ["b8", "", ""]
    assert not g.t.cards.is_known(g.game.read_card("k9"), viewer)
    assert g.t.cards.is_known(g.game.read_card("b8"), viewer)


def test_fairy_mischief_may_not_be_used_in_the_fifth_trick() -> None:
    """TA-ITM-52"""
    assert f" {FAIRY}" in fourth_trick("fairy-mischief", ["r1 r5", "r2 b2", "r3 b3"]).asked()
    g = last_trick("fairy-mischief", ["r1", "r2", "r3"])
    assert g.asked() == "0 TakeTurn: r1"
    assert g.refused(f"0 {FAIRY}") == "TA-ITM-52"


def test_fairy_mischief_costs_thirty_if_it_lies_there_in_the_fifth_trick() -> None:
    """TA-ITM-53"""
    g = last_trick("fairy-mischief", ["r1", "r2", "r3"], points=[100, 30, 30], wins=[1, 1, 2])
    g.when("0 r1, 1 r2, 2 r3")
    assert g.table.points[0] == 100 + 10 - 30


def test_the_castle_can_still_remove_fairy_mischief_in_the_fifth_trick() -> None:
    """TA-ITM-53"""
    items = "fairy-mischief visit-to-the-castle"
    g = last_trick(
        items, ["r1", "r2", "r3"], points=[100, 30, 30], wins=[1, 1, 2], item_deck="white-orb crystal"
    )
    g.when(f"0 {CASTLE}, 0 r1, 1 r2, 2 r3")
    assert g.table.points[0] == 100 + 10 + 10 + 20


# White Orb.


def test_with_the_orb_any_card_may_be_played() -> None:
    """TA-ITM-55, TA-EX-07, TA-EX-29"""
    hands = ["r9 g5 RAa", "r2 b2 b4", "r3 b3 b5"]
    g = fourth_trick("white-orb", hands, leader=2, trick="r3")
    assert g.refused("0 g5") == "TT-TRICK-07"
    assert g.when(f"0 {ORB}").asked() == "0 TakeTurn: r9 g5 RAa"
    assert counts_as(g.when("0 g5"))[:2] == (FLAG, NO_COLOUR)


@pytest.mark.parametrize("card", ["r9", "k9", "RAa"])
def test_the_orbs_card_counts_as_a_white_flag(card: str) -> None:
    """TA-ITM-56, TA-GAP-16  Even a Rare loses to the smallest number."""
    g = last_trick("white-orb", [card, "b1", "b2"], leader=1, trick="b1 b2").when(f"0 {ORB}, 0 {card}")
    assert g.told("won") == ["2 b2 TT-STRN-03"]


def test_the_orbs_flag_does_not_beat_a_rare() -> None:
    """TA-ITM-57"""
    g = last_trick("white-orb", ["r9", "b1", "RAa"], leader=2, trick="RAa").when(f"0 {ORB}, 0 r9, 1 b1")
    assert g.told("won") == ["2 RAa TT-STRN-05"]


def test_led_with_the_orb_a_card_sets_no_lead_colour() -> None:
    """TA-ITM-58"""
    g = fourth_trick("white-orb", ["r9 r8", "b1 r1", "b2 g3"]).when(f"0 {ORB}, 0 r9")
    assert g.now("lead_colour") == ""
    assert g.asked() == "1 TakeTurn: r1 b1"
    assert g.when("1 b1").now("lead_colour") == "blue"


# A visit to the Castle.


def test_the_castle_sends_all_other_items_away_crystals_included() -> None:
    """TA-ITM-60, TA-ITM-64, TA-EX-12"""
    items = "timid-boots white-orb visit-to-the-castle rock-crystal"
    top = "crystal dragon-doll discovered-gold map-of-destiny"
    g = fourth_trick(items, ["r1 r5", "r2 b2", "r3 b3"], item_deck=top).when(f"0 {CASTLE}")
    used = ["rock-crystal", "timid-boots", "visit-to-the-castle", "white-orb"]
    assert sorted(str(g.now("used_items")).split()) == used
    assert g.asked() == "0 TakeTurn: r1 r5"
    assert g.told("gained") == []


def test_every_equipment_gets_a_new_item_and_the_castle_no_further_one() -> None:
    """TA-ITM-61, TA-ITM-62"""
    items = "timid-boots visit-to-the-castle white-orb"
    g = fourth_trick(items, ["r1 r5", "r2 b2", "r3 b3"], item_deck="crystal dragon-doll discovered-gold")
    g.when(f"0 {CASTLE}")
    assert len(str(g.now("items")).split()) == 3
    assert len(g.told("equipped")) == 3


def test_items_sent_away_by_the_castle_bring_and_cost_nothing() -> None:
    """TA-ITM-63"""
    items = "rock-crystal visit-to-the-castle fairy-mischief"
    top = "white-orb map-of-destiny proactive-wing"
    g = last_trick(items, ["r1", "r2", "r3"], wins=[1, 1, 2], item_deck=top)
    g.when(f"0 {CASTLE}, 0 r1, 1 r2, 2 r3")
    assert g.table.points[0] == 30 + 10 + 10 + 10 + 10


def test_the_castles_new_items_come_in_the_order_of_the_equipments() -> None:
    """TA-ITM-65, TA-GAP-08  The blue one, the red one, the new ones by age, wherever the Castle lay."""
    top = "crystal dragon-doll discovered-gold"
    for items in ("visit-to-the-castle white-orb timid-boots", "timid-boots white-orb visit-to-the-castle"):
        g = fourth_trick(items, ["r1 r5", "r2 b2", "r3 b3"], item_deck=top).when(f"0 {CASTLE}")
        assert g.now("items") == top


def test_what_the_castle_sends_away_may_come_back_but_not_the_castle_itself() -> None:
    """TA-ITM-61, TA-ADV-41, TA-GAP-08  With an empty deck the used items are shuffled, without the Castle."""
    rest = "map-of-destiny potion-of-invisibility miracle-sword rulers-wand berserker-axe fairy-mischief"
    used = f"{rest} hermits-book-of-secrets proactive-wing discovered-gold crystal dragon-doll rock-crystal"
    items = "timid-boots visit-to-the-castle white-orb"
    g = fourth_trick(items, ["r1 r5", "r2 b2", "r3 b3"], used_items=used).when(f"0 {CASTLE}")
    assert g.now("used_items") == "visit-to-the-castle"
    assert len(str(g.now("items")).split()) == 3
    assert len(str(g.now("item_deck")).split()) == 11


# Proactive Wing.


@pytest.mark.parametrize(
    ("item", "won"), [(f"0 {WING}, ", "0 RAa TT-STRN-05 TA-ITM-70"), ("", "2 RAb TT-STRN-05")]
)
def test_the_wing_wins_the_tie_against_an_earlier_card(item: str, won: str) -> None:
    """TA-ITM-70, TA-EX-08"""
    g = last_trick("proactive-wing", ["RAa", "r2", "RAb"], leader=2, trick="RAb").when(f"{item}0 RAa, 1 r2")
    assert g.told("won") == [won]


def test_with_the_wing_the_adventurer_wins_against_later_equal_cards_too() -> None:
    """TA-ITM-71"""
    g = last_trick("proactive-wing", ["RAa", "r2", "RAb"]).when(f"0 {WING}, 0 RAa, 1 r2, 2 RAb")
    assert g.told("won") == ["0 RAa TT-STRN-05"]


def test_the_wing_does_not_touch_ties_between_others() -> None:
    """TA-ITM-72, TA-GAP-16"""
    hands = ["r9", "RAa", "RAb", "r4"]
    g = last_trick("proactive-wing", hands, leader=1, trick="RAa RAb r4").when(f"0 {WING}, 0 r9")
    assert g.told("won") == ["1 RAa TT-STRN-05"]


def test_the_wing_works_in_kakumei() -> None:
    """TA-ITM-73"""
    g = last_trick("proactive-wing", ["b2", "r4", "r2"], leader=2, trick="r2", kakumei=1)
    g.when(f"0 {WING}, 0 b2, 1 r4")
    assert g.told("won") == ["0 b2 TT-RES-11 TA-ITM-70"]


def test_equal_numbers_of_unlike_colours_are_no_tie() -> None:
    """TA-ITM-74"""
    g = last_trick("proactive-wing", ["b9", "r4", "r9"], leader=2, trick="r9").when(f"0 {WING}, 0 b9, 1 r4")
    assert g.told("won") == ["2 r9 TT-STRN-03"]


# Discovered Gold.


def test_gold_brings_thirty_points_at_once() -> None:
    """TA-ITM-75"""
    g = fourth_trick("discovered-gold", ["r1 r5", "r2 b2", "r3 b3"])
    g.when(f"0 {GOLD}")
    assert g.table.points == [60, 30, 30]
    assert g.told("gained") == ["0 TA-ITM-75"]
    assert g.asked() == "0 TakeTurn: r1 r5"


def test_points_from_gold_can_be_lost_to_a_penalty() -> None:
    """TA-ITM-76  A failed task takes 10 of them before 20 for no win are added."""
    g = Takers(
        3,
        characters=["adventurer", "ruler", "king"],
        hands=["r1", "r2", "r3"],
        items="discovered-gold",
        item_deck="dragon-doll",
        tasks="take-green take-blue",
        points=[0, 30, 30],
        trick_number=5,
    )
    g.when(f"0 {GOLD}")
    assert g.table.points[0] == 30
    g.when("0 r1, 1 r2, 2 r3")
    assert g.table.points[0] == 30 - 10 - 10


# Dragon Doll.


@pytest.mark.parametrize("kings", ["RAa", "RAk"])
def test_with_the_doll_a_card_beats_every_rare(kings: str) -> None:
    """TA-ITM-80, TA-EX-09"""
    g = last_trick("dragon-doll", ["r5", kings, "RAb"], leader=1, trick=f"{kings} RAb").when(
        f"0 {DOLL}, 0 r5"
    )
    assert g.told("won") == ["0 r5 TA-ITM-80"]


@pytest.mark.parametrize(("card", "won"), [("r5", "2 r6 TT-STRN-03"), ("WFa", "2 r6 TT-STRN-03")])
def test_without_a_rare_the_dolls_card_has_its_normal_strength(card: str, won: str) -> None:
    """TA-ITM-81"""
    g = last_trick("dragon-doll", [card, "r2", "r6"], leader=1, trick="r2 r6").when(f"0 {DOLL}, 0 {card}")
    assert g.told("won") == [won]


def test_a_rare_played_after_the_dolls_card_counts_too() -> None:
    """TA-ITM-82"""
    g = last_trick("dragon-doll", ["r1", "r2", "RAa"]).when(f"0 {DOLL}, 0 r1, 1 r2, 2 RAa")
    assert g.told("won") == ["0 r1 TA-ITM-80"]


def test_any_card_may_carry_the_doll_but_must_follow() -> None:
    """TA-ITM-83, TA-GAP-16"""
    hands = ["r5 b9 RAa WFa", "r2 b2 b3 b4", "r3 g2 g3 g4"]
    g = fourth_trick("dragon-doll", hands, leader=2, trick="r3").when(f"0 {DOLL}")
    assert g.asked() == "0 TakeTurn: r5 RAa WFa"
    assert g.refused("0 b9") == "TT-TRICK-07"


@pytest.mark.parametrize("flag_first", [True, False])
def test_between_the_doll_and_the_hermits_flag_the_earlier_wins(flag_first: bool) -> None:
    """TA-ITM-84, TA-GAP-16"""
    g = Takers(
        3,
        characters=["adventurer", "hermit", "king"],
        items="dragon-doll",
        hands=["r5", "WFa", "RAa"],
        trick_number=5,
        leader=1 if flag_first else 0,
    )
    if flag_first:
        g.when(f"1 WFa, 2 RAa, 0 {DOLL}, 0 r5")
    else:
        g.when(f"0 {DOLL}, 0 r5, 1 WFa, 2 RAa")
    assert g.told("won") == ["1 WFa TT-HER-06 TT-TRICK-16" if flag_first else "0 r5 TA-ITM-80 TT-TRICK-16"]


def test_the_dolls_card_is_below_the_berserker_card() -> None:
    """TA-ITM-84"""
    g = last_trick("dragon-doll", ["r5", "RAa", "r3", "M"]).when(f"0 {DOLL}, 0 r5, 1 RAa, 2 r3, 3 M")
    assert g.told("won") == ["3 M TT-BER-07"]


def test_the_doll_has_no_effect_in_kakumei() -> None:
    """TA-ITM-85, TA-GAP-16"""
    g = last_trick("dragon-doll", ["r5", "r2", "RAa"], leader=2, trick="RAa", kakumei=1)
    assert g.when(f"0 {DOLL}, 0 r5, 1 r2").told("won") == ["1 r2 TT-RES-11"]


# Crystal and Rock Crystal.


@pytest.mark.parametrize(("item", "power"), [("crystal", CRYSTAL), ("rock-crystal", ROCK_CRYSTAL)])
def test_a_crystal_can_never_be_used(item: str, power: str) -> None:
    """TA-ITM-90"""
    for trick_number in range(1, 6):
        hands = ["r1 r5", "r2 b2", "r3 b3"]
        g = Takers(3, characters=CAST[:3], items=item, hands=hands, trick_number=trick_number)
        assert g.refused(f"0 {power}") == "TA-ITM-90"


def test_crystals_stay_to_the_end_of_the_round() -> None:
    """TA-ITM-91  Only the Castle removes them (TA-ITM-60)."""
    hands = ["r1 r5", "r2 b2", "r3 b3"]
    g = fourth_trick("crystal rock-crystal white-orb", hands, item_deck="discovered-gold", wins=[0, 1, 2])
    g.when(f"0 {ORB}, 0 r1, 1 r2, 2 r3, 2 b3")
    assert g.now("items") == "crystal rock-crystal discovered-gold"
    g.when("0 r5, 1 b2")
    assert g.table.points[0] == 30 + 20 + 20 + 30 + 10


def test_an_adventurer_with_crystals_alone_has_no_item_to_use() -> None:
    """TA-ITM-92"""
    g = fourth_trick("crystal rock-crystal", ["r1 r5", "r2 b2", "r3 b3"])
    assert g.asked() == "0 TakeTurn: r1 r5"
    assert g.when("0 r1").asked() == "1 TakeTurn: r2"


def test_the_lead_colour_makes_the_wands_card_blue() -> None:
    """TA-ITM-32  Whatever colour it has in print."""
    g = last_trick("rulers-wand", ["k4", "b2", "b3"], leader=2, trick="b3").when(f"0 {WAND}, 0 k4")
    assert counts_as(g) == (NUMBER, BLUE, 4)
