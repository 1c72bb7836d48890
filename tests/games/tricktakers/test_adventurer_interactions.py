"""The Adventurer beside other characters, and what the others learn (chapters 8 and 9).

The Adventurer is seat 0.
"""

import pytest

from followsuit import SPECTATOR
from followsuit.core.rng import seeded
from followsuit.games.takers.cards import RED
from followsuit.games.tricktakers.game import GAME
from followsuit.games.tricktakers.table import TrickTakersTable
from tables import Given
from tricktakers import Takers

MAP, POTION, BOOTS, SWORD_UP, WAND, AXE = "power-0", "power-1", "power-2", "power-3", "power-4", "power-5"
BOOK, FAIRY, ORB, WING, GOLD, DOLL = "power-6", "power-7", "power-8", "power-10", "power-11", "power-13"
SWORD_DOWN = "power-15"
TOKEN = KAKUMEI = "power-0"
OTHERS = [1, 2, SPECTATOR]
EVERYBODY = [0, *OTHERS]
WITH = {
    SWORD_UP: "miracle-sword",
    SWORD_DOWN: "miracle-sword",
    WAND: "rulers-wand",
    AXE: "berserker-axe",
    POTION: "potion-of-invisibility",
    ORB: "white-orb",
    WING: "proactive-wing",
    DOLL: "dragon-doll",
}


def beside(others: str, hands: list[str], items: str, trick_number: int = 5, **position: object) -> Takers:
    """The Adventurer and these characters, in the order of the seats."""
    cast = ["adventurer", *others.split()]
    return Takers(
        len(hands), None, 0, characters=cast, hands=hands, items=items, trick_number=trick_number, **position
    )


def look(g: Given, viewer: int) -> list[object]:
    """All that reaches a viewer: the view, what is drawn of it, the log, and the answers open to it."""
    view = g.t.view(viewer)
    layout = GAME.layout(view)
    assert g.t.log is not None
    log = g.t.log.told[viewer]
    return [
        view.fingerprint(),
        [(area.name, area.seat, area.cards) for area in layout.areas],
        [(counter.name, counter.seat, counter.value) for counter in layout.counters],
        [(e.kind, e.seat, e.cards, e.other, e.number, [r.rule for r in e.because]) for e in log],
        view.options(),
    ]


def knows(g: Given, viewer: int, card: str) -> bool:
    """Whether the viewer can name where this card is, or was told of it."""
    assert g.t.log is not None
    number = GAME.read_card(card)
    piles = g.t.view(viewer).table.cards.piles
    return any(number in pile for pile in piles) or any(number in e.cards for e in g.t.log.told[viewer])


# Among the three.


def test_a_reserved_card_is_missing_from_the_new_equipment() -> None:
    """TA-MAT-01  The level up happens all the same."""
    g = beside("collector king", ["r9 g5", "r2 b2", "r3 b3"], "white-orb", 4, item_deck="crystal", trick="r9")
    g.when("1 r2, 1 r2, 2 r3")
    assert g.now("taken") == ["r3 r9", "r2", ""]
    assert g.now("items") == "white-orb crystal"


def test_collector_reserves_neither_a_potion_card_nor_a_late_card() -> None:
    """TA-MAT-01"""
    hands = ["r9 g5", "r2 b2", "r3 b3"]
    g = beside("collector king", hands, "potion-of-invisibility", 4, leader=2, trick="r3")
    g.when(f"0 {POTION}, 0 r9, 1 r2")
    assert g.asked() == "1 MayReserve: no r2 r3"
    g = beside("collector king", hands, "timid-boots", 4)
    g.when(f"0 {BOOTS}, 1 r2")
    assert g.asked() == "1 MayReserve: no r2"
    assert g.refused("1 r9") == "TA-COL-05"


@pytest.mark.parametrize("power", [SWORD_UP, AXE, WAND, ORB])
def test_in_the_collection_the_printed_card_counts(power: str) -> None:
    """TA-MAT-02, TA-GAP-14  A red 2 completes red 1 and red 3, whatever it was in the trick."""
    hands = ["r2", "b9", "b5"]
    position = {"leader": 2, "trick": "b5", "taken": ["", "r1 r3", ""]}
    g = beside("collector king", hands, WITH[power], 5, **position)
    g.when(f"0 {power}, 0 r2, 1 b9, 1 r2")
    made = [(event.number, GAME.write_cards(sorted(event.cards))) for event in g.events("set")]
    assert made == [(50, "r1 r2 r3")]


@pytest.mark.parametrize("power", [SWORD_UP, AXE, WAND, ORB])
def test_tasks_go_by_printed_colours_whatever_an_item_changed(power: str) -> None:
    """TA-MAT-03, TA-GAP-14  The winner takes a red card, whatever colour it had in the trick."""
    hands = ["r2 g1", "b9 g2", "b5 g3"]
    g = beside("king ruler", hands, WITH[power], 4, leader=2, trick="b5", tasks="take-blue take-red")
    g.when(f"0 {power}, 0 r2, 1 b9")
    assert g.told("won") == ["1 b9 TT-STRN-03"]
    assert g.now("tasks_taken") == "take-red"


@pytest.mark.parametrize("leader", [0, 1])
def test_wand_and_token_make_equal_cards_of_which_the_earlier_wins(leader: int) -> None:
    """TA-MAT-04"""
    cast = "ruler king gambler" if leader == 0 else "gambler ruler king"
    hands = ["b8", "g8", "r1", "r2"] if leader == 0 else ["b8", "r2", "g8", "r1"]
    g = beside(cast, hands, "rulers-wand", leader=3 if leader == 0 else 1, tasks="")
    if leader == 0:
        g.when(f"3 r2, 0 {WAND}, 0 b8, 1 {TOKEN}, 1 g8, 2 r1")
        assert g.told("won") == ["0 b8 TT-STRN-03 TT-TRICK-16"]
    else:
        g.when(f"1 r2, 2 {TOKEN}, 2 g8, 3 r1, 0 {WAND}, 0 b8")
        assert g.told("won") == ["2 g8 TT-STRN-03 TT-TRICK-16"]


# With the basic characters.


def test_a_rare_with_the_wing_wins_the_tie_against_the_kings_rare() -> None:
    """TA-MAT-10"""
    g = beside("king gambler", ["RAa", "RAk", "r2"], "proactive-wing", leader=1, trick="RAk r2")
    assert g.when(f"0 {WING}, 0 RAa").told("won") == ["0 RAa TT-STRN-05 TA-ITM-70"]


def test_the_doll_beats_the_kings_rare() -> None:
    """TA-MAT-10"""
    g = beside("king gambler", ["r5", "RAk", "r2"], "dragon-doll", leader=1, trick="RAk r2")
    assert g.when(f"0 {DOLL}, 0 r5").told("won") == ["0 r5 TA-ITM-80"]


@pytest.mark.parametrize(("bid", "paid"), [(1, 60 + 20 + 20), (2, 0)])
def test_gold_and_tasks_are_no_part_of_a_bet(bid: int, paid: int) -> None:
    """TA-MAT-15  The Gambler's task pays 20 whatever became of the bet, and the Adventurer keeps the gold."""
    hands = ["r1", "r9", "r3"]
    position = {"bid": bid, "stake": 20, "tasks": "take-blue take-red", "points": [30, 10, 30]}
    g = beside("gambler ruler", hands, "discovered-gold", 5, item_deck="white-orb", **position)
    # Seat 0 is the first after the Ruler, seat 1 the second.
    g.when(f"0 {GOLD}, 0 r1, 1 r9, 2 r3")
    assert g.table.points[1] == 10 + 20 + paid
    assert g.table.points[0] == 30 + 30 - 10 + 20 + 10


@pytest.mark.parametrize(
    ("power", "card", "others", "won"),
    [
        (ORB, "k9", ["r1", "b1"], "0 k9 TT-RES-12"),
        (SWORD_DOWN, "r6", ["r2", "b2"], "0 r6 TT-RES-11"),
        (AXE, "r1", ["r9", "k1"], "1 r9 TT-RES-11"),
        (WAND, "k2", ["r3", "r4"], "0 k2 TT-RES-11"),
        (DOLL, "r4", ["r3", "RAa"], "1 r3 TT-RES-11"),
        (WING, "b3", ["r3", "RAa"], "0 b3 TT-RES-11 TA-ITM-70"),
    ],
)
def test_items_in_a_declared_kakumei(power: str, card: str, others: list[str], won: str) -> None:
    """TA-MAT-16"""
    hands = [card, others[0], others[1]]
    g = beside("resistance king", hands, WITH[power], leader=1)
    g.when(f"1 {KAKUMEI}, 1 {others[0]}, 2 {others[1]}, 0 {power}, 0 {card}")
    assert g.told("won") == [won]


def test_the_user_of_the_boots_knows_of_the_kakumei() -> None:
    """TA-MAT-16"""
    g = beside("resistance king", ["r1 r9", "r2 b2", "r3 b3"], "timid-boots", 4)
    g.when(f"0 {BOOTS}, 1 {KAKUMEI}, 1 r2, 2 r3")
    assert g.asked() == "0 TakeTurn: r1 r9"
    assert g.now("kakumei", 0) == 1
    assert g.when("0 r1").told("won") == ["0 r1 TT-RES-11"]


@pytest.mark.parametrize("leader", [1, 2])
def test_kakumei_before_or_after_the_potion_reverses_the_flipped_card_too(leader: int) -> None:
    """TA-MAT-17"""
    hands = ["r1", "r2", "r3"]
    g = beside("resistance king", hands, "potion-of-invisibility", leader=leader)
    declared = f"1 {KAKUMEI}, 1 r2"
    hidden = f"0 {POTION}, 0 r1"
    g.when(*([declared, "2 r3", hidden] if leader == 1 else ["2 r3", hidden, declared]))
    assert g.told("won") == ["0 r1 TT-RES-11"]


@pytest.mark.parametrize(
    ("leader", "won"), [(1, "1 WFa TT-HER-06 TT-TRICK-16"), (0, "0 r5 TA-ITM-80 TT-TRICK-16")]
)
def test_the_hermits_flag_and_the_dolls_card_are_equal(leader: int, won: str) -> None:
    """TA-MAT-20  With a Rare in the trick the earlier one wins."""
    g = beside("hermit king", ["r5", "WFa", "RAa"], "dragon-doll", leader=leader)
    doll = f"0 {DOLL}, 0 r5"
    g.when(*(["1 WFa", "2 RAa", doll] if leader == 1 else [doll, "1 WFa", "2 RAa"]))
    assert g.told("won") == [won]


def test_wing_and_doll_cannot_be_combined() -> None:
    """TA-MAT-20"""
    g = beside("hermit king", ["r5", "WFa", "RAa"], "proactive-wing dragon-doll").when(f"0 {WING}")
    assert g.refused(f"0 {DOLL}") == "TT-TRICK-14"
    assert g.asked() == "0 TakeTurn: r5"


def test_an_orb_flag_is_not_of_the_hermits_kind() -> None:
    """TA-MAT-20"""
    g = beside("hermit king", ["WFb", "r2", "RAa"], "white-orb", leader=1, trick="r2 RAa")
    assert g.when(f"0 {ORB}, 0 WFb").told("won") == ["2 RAa TT-STRN-05"]


def test_a_rare_under_the_orb_does_not_strengthen_the_hermits_flag() -> None:
    """TA-MAT-20  And there is no bonus for beating one."""
    g = beside("hermit king", ["RAa", "WFa", "r3"], "white-orb", leader=1, trick="WFa r3")
    assert g.when(f"0 {ORB}, 0 RAa").told("won") == ["2 r3 TT-STRN-03"]
    assert g.told("gained") == []


@pytest.mark.parametrize(
    ("power", "card", "others", "won"),
    [
        (SWORD_DOWN, "r6", ["r3", "M"], "0 r6 TT-BER-08"),
        (SWORD_DOWN, "r6", ["r3", "r10"], "0 r6 TT-BER-13"),
        (AXE, "r6", ["r3", "r10"], "2 r10 TT-STRN-03 TT-TRICK-16"),
        (AXE, "r6", ["r1", "r10"], "1 r1 TT-BER-13"),
        (DOLL, "r6", ["RAa", "M"], "2 M TT-BER-07"),
        (DOLL, "b1", ["RAa", "M"], "0 b1 TT-BER-08"),
        (DOLL, "b2", ["b1", "M"], "1 b1 TT-BER-08"),
    ],
)
def test_items_against_the_berserkers_cards(power: str, card: str, others: list[str], won: str) -> None:
    """TA-MAT-23"""
    hands = [card, others[0], others[1]]
    g = beside("king berserker", hands, WITH[power], leader=1, trick=" ".join(others))
    assert g.when(f"0 {power}, 0 {card}").told("won") == [won]


def test_an_axe_ten_played_before_the_berserkers_ten_wins() -> None:
    """TA-MAT-23"""
    g = beside("king berserker", ["r6", "r3", "r10"], "berserker-axe").when(f"0 {AXE}, 0 r6, 1 r3, 2 r10")
    assert g.told("won") == ["0 r6 TT-STRN-03 TT-TRICK-16"]


def test_a_renewal_belongs_to_setup_and_the_map_to_a_trick() -> None:
    """TA-MAT-27, TA-SET-08  In the last round, before, between or after choosing the items."""
    hands = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5"]
    g = Takers(
        3,
        at="setup",
        round=3,
        leader=0,
        characters=["adventurer", "hermit", "collector"],
        hands=hands,
        black_crowns=[1, 0, 0],
        deck="k9 k8 k7",
    )
    assert g.asked() == "0 SpendBlackCrown: no yes"
    g.when("0 no, 0 map-of-destiny")
    assert g.asked() == "0 SpendBlackCrown: no yes"
    g.when("0 no, 0 rulers-wand, 0 yes, 0 r1, 0 done")
    assert g.now("black_crowns") == [0, 0, 0]
    assert f" {MAP} " in g.asked()
    g.when(f"0 {MAP}, 0 r2, 0 r3, 0 done")
    assert g.now("hands", 0) == ["r4 r5 k7 k8 k9", "? ? ? ? ?", "? ? ? ? ?"]


def test_a_ten_that_came_to_the_adventurer_leaves_the_round_when_the_map_discards_it() -> None:
    """TA-MAT-40  It is a legal card, and never comes back by a draw."""
    hands = ["r10 r5", "b2 b3", "g2 g3"]
    g = beside("king gambler", hands, "map-of-destiny", 4, rest_in_deck=0, discards="k9")
    assert g.asked() == f"0 TakeTurn: r5 r10 {MAP}"
    g.when(f"0 {MAP}, 0 r5, 0 r10")
    assert g.now("hands", 0) == ["r5 k9", "? ?", "? ?"]
    assert g.now("out") == "r10"


# Who sees what.


def test_a_hand_is_seen_by_its_owner_and_counted_by_the_others() -> None:
    """TA-HID-01"""
    g = beside("king gambler", ["r1 r5", "b2 b3", "g2 g3"], "white-orb", 4)
    assert g.now("hands", 0) == ["r1 r5", "? ?", "? ?"]
    assert g.now("hands", 1) == ["? ?", "b2 b3", "? ?"]
    assert g.now("hands", SPECTATOR) == ["? ?", "? ?", "? ?"]
    assert all(g.now("hand_counts", viewer) == [2, 2, 2] for viewer in EVERYBODY)


@pytest.mark.parametrize("viewer", OTHERS)
def test_opened_cards_are_seen_until_they_leave_the_hand(viewer: int) -> None:
    """TA-HID-02, TA-GAP-20  By everybody, in the view and as it is drawn."""
    hands = ["r1 r5 r6", "r2 b3 b4", "g2 g3 g4"]
    g = beside("king gambler", hands, "fairy-mischief", 3, item_deck="map-of-destiny").when(f"0 {FAIRY}")
    assert drawn_hand(g, viewer) == "r1 r5 r6"
    g.when("0 r5")
    assert drawn_hand(g, viewer) == "r1 r6"
    assert g.now("open", viewer) == ["r1 r6", "", ""]
    g.when("1 r2, 2 g2")
    assert drawn_hand(g, viewer) == "r1 r6"


@pytest.mark.parametrize("seed", range(3))
def test_an_open_card_is_seen_to_be_discarded_and_comes_back_hidden(seed: int) -> None:
    """TA-HID-02, TA-HID-03, TA-GAP-20  Two of the three discards come back, so at least one was open."""
    g = Takers(
        3,
        seed=seed,
        characters=["adventurer", "king", "gambler"],
        hands=["r3 b8", "b2 b3", "g2 g3"],
        items="map-of-destiny",
        trick_number=4,
        open=["r3 b8", "", ""],
        rest_in_deck=0,
        discards="k9",
    )
    g.when(f"0 {MAP}, 0 r3, 0 b8")
    assert g.now("open") == ["", "", ""]
    for viewer in OTHERS:
        assert g.told("discarded", viewer) == ["0 r3", "0 b8"]
        assert drawn_hand(g, viewer) == "? ?"
        assert not any(g.t.cards.is_known(GAME.read_card(card), viewer) for card in ("r3", "b8", "k9"))


def drawn_hand(g: Given, viewer: int) -> str:
    """The Adventurer's hand as it is drawn for a viewer."""
    areas = GAME.layout(g.t.view(viewer)).areas
    return next(GAME.write_cards(area.cards) for area in areas if (area.name, area.seat) == ("hand", 0))


@pytest.mark.parametrize("viewer", OTHERS)
def test_cards_drawn_after_fairy_mischief_are_seen_by_their_owner_alone(viewer: int) -> None:
    """TA-HID-03  The open ones stay open while a hidden one is discarded beside them."""
    hands = ["r1 r5", "b2 b3", "g2 g3"]
    items = "hermits-book-of-secrets"
    one, other = [
        beside("king gambler", hands, items, 4, deck=deck, open=["r1 r5", "", ""])
        for deck in ("k9 k8", "k8 k9")
    ]
    one.when(f"0 {BOOK}")
    other.when(f"0 {BOOK}")
    assert not knows(one, viewer, "k9")
    assert knows(one, 0, "k9")
    assert look(one, viewer) == look(other, viewer)
    one.when("0 k9")
    other.when("0 k8")
    assert one.now("open", viewer) == ["r1 r5", "", ""]
    assert look(one, viewer) == look(other, viewer)


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_nobody_sees_the_order_of_the_draw_deck(viewer: int) -> None:
    """TA-HID-04"""
    hands = ["r1 r5", "b2 b3", "g2 g3"]
    one, other = [
        beside("king gambler", hands, "map-of-destiny", 4, deck=deck) for deck in ("k9 k8", "k8 k9")
    ]
    assert one.t.fingerprint() != other.t.fingerprint()
    assert look(one, viewer) == look(other, viewer)


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_nobody_sees_the_discard_pile(viewer: int) -> None:
    """TA-HID-04"""
    hands = ["r1 r5", "b2 b3", "g2 g3"]
    one, other = [beside("king gambler", hands, "white-orb", 4, discards=card) for card in ("k9", "k8")]
    assert look(one, viewer) == look(other, viewer)
    assert one.now("discards", viewer) == "?"


@pytest.mark.parametrize("viewer", OTHERS)
@pytest.mark.parametrize("item", ["map-of-destiny", "hermits-book-of-secrets"])
def test_the_adventurer_knows_the_own_discards_and_the_others_their_number(item: str, viewer: int) -> None:
    """TA-HID-05"""
    hands = ["r1 r5", "b2 b3", "g2 g3"]
    use = f"0 {MAP}, 0 CARD, 0 done" if item == "map-of-destiny" else f"0 {BOOK}, 0 CARD"
    one, other = [
        beside("king gambler", hands, item, 4, deck="k9").when(use.replace("CARD", card))
        for card in ("r1", "r5")
    ]
    assert one.now("discards", 0) == "r1"
    assert one.now("discards", viewer) == "?"
    assert one.told("discarded", viewer) == ["0 ?"]
    assert look(one, viewer) == look(other, viewer)


@pytest.mark.parametrize("answers", [f"0 {MAP}, 0 r1, 0 done", f"0 {BOOK}"])
def test_drawn_cards_are_seen_by_the_adventurer_alone(answers: str) -> None:
    """TA-HID-06"""
    items = "map-of-destiny hermits-book-of-secrets"
    g = beside("king gambler", ["r1 r5", "b2 b3", "g2 g3"], items, 4, deck="k9").when(answers)
    assert g.told("drew", 0) == ["0 k9"]
    assert knows(g, 0, "k9")
    assert all(g.told("drew", viewer) == ["0 ?"] and not knows(g, viewer, "k9") for viewer in OTHERS)


def test_a_set_of_cards_for_the_map_is_picked_in_private() -> None:
    """TA-HID-05  Until it is complete nobody sees even how many were picked."""
    hands = ["r1 r5", "b2 b3", "g2 g3"]
    one = beside("king gambler", hands, "map-of-destiny", 4).when(f"0 {MAP}")
    other = beside("king gambler", hands, "map-of-destiny", 4).when(f"0 {MAP}, 0 r5")
    assert all(look(one, viewer) == look(other, viewer) for viewer in OTHERS)


FACE_DOWN = ["r3", "RAa", "WFa"]


def with_potion(hand: str, card: str) -> Given:
    """Red is led by seat 3, then the Adventurer plays this card face down; others are still to play."""
    hands = [hand, "r2 b2 g2", "r4 b4 g4", "r5 b5 g5"]
    items = "potion-of-invisibility"
    g = beside("king gambler berserker", hands, items, 3, leader=3, trick="r5", item_deck="crystal")
    return g.when(f"0 {POTION}, 0 {card}")


@pytest.mark.parametrize("card", FACE_DOWN)
def test_a_potion_card_is_known_to_its_owner_until_the_flip_and_then_to_all(card: str) -> None:
    """TA-HID-10"""
    g = with_potion("r3 RAa WFa", card)
    assert g.now("face_down", 0) == [card, "", "", ""]
    assert not any(knows(g, viewer, card) for viewer in [1, 2, 3, SPECTATOR])
    g.when("1 r2, 2 r4")
    assert all(g.told("flipped", viewer) == [f"0 {card}"] for viewer in [0, 1, 2, 3, SPECTATOR])


@pytest.mark.parametrize("viewer", [1, 2, 3, SPECTATOR])
def test_nothing_that_reaches_the_others_depends_on_the_face_of_a_potion_card(viewer: int) -> None:
    """TA-HID-11, TA-ITM-12  Whichever card was played, of the same hand or of another, void of red or not."""
    played = [
        ("r3 RAa WFa", "r3"),
        ("r3 RAa WFa", "RAa"),
        ("r3 RAa WFa", "WFa"),
        ("r9 RAa WFa", "r9"),
        ("b3 RAa k1", "b3"),
        ("b3 g3 k1", "k1"),
    ]
    tables = [with_potion(hand, card) for hand, card in played]
    assert all(look(g, viewer) == look(tables[0], viewer) for g in tables)
    for g in tables:
        g.when("1 r2")
    assert all(look(g, viewer) == look(tables[0], viewer) for g in tables)
    assert tables[0].asked() == "2 TakeTurn: r4"


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_a_face_down_lead_of_two_players_tells_nothing_either(viewer: int) -> None:
    """TA-HID-11, TA-GAP-13"""
    tables = [
        Takers(
            2,
            {"two_player_mode": "drafted"},
            characters=["adventurer", "king"],
            unused_characters=["hermit", "ruler"],
            hands=["r3 RAa b9", "r2 b2 g2"],
            items="potion-of-invisibility",
            item_deck="crystal",
            trick_number=3,
        ).when(f"0 {POTION}, 0 {card}")
        for card in ("r3", "RAa", "b9")
    ]
    assert all(look(g, viewer) == look(tables[0], viewer) for g in tables)
    assert len(tables[0].t.view(1).options()) == 3


def test_worlds_imagined_by_others_have_some_card_of_the_adventurer_face_down() -> None:
    """TA-HID-11  Whoever imagines the table draws the hidden card anew and can play on."""
    g = with_potion("r3 RAa WFa", "RAa")
    found: set[str] = set()
    for seed in range(12):
        world = g.t.view(1).imagine(seeded(seed))
        found.add(str(GAME.write_position(world)["face_down"]))
        world.apply(1, world.options(1)[0])
        world.apply(2, world.options(2)[0])
        assert world.next_seat() >= 0
    assert len(found) > 3


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_reserved_card_is_seen_by_everybody(viewer: int) -> None:
    """TA-HID-13"""
    g = beside("collector king", ["r9 g5", "r2 b2", "r3 b3"], "white-orb", 4, trick="r9").when("1 r2, 1 r9")
    assert g.now("reserved", viewer) == "r9"
    assert g.told("reserved", viewer) == ["1 r9"]


@pytest.mark.parametrize("power", list(WITH))
@pytest.mark.parametrize("viewer", OTHERS)
def test_a_declared_item_is_seen_with_the_card_and_not_before(viewer: int, power: str) -> None:
    """TA-HID-14, TA-DEC-06  While the Adventurer thinks about the card, nobody learns of the item."""
    hands = ["r5 g5", "r2 b2", "r3 b3"]
    position = {"leader": 2, "trick": "r3", "item_deck": "crystal"}
    g, silent = [beside("king gambler", hands, WITH[power], 4, **position) for _ in range(2)]
    g.when(f"0 {power}")
    assert look(g, viewer) == look(silent, viewer)
    g.when("0 r5")
    assert g.events("power", viewer)[0].number == int(power.removeprefix("power-"))
    assert g.now("used_items", viewer) == WITH[power]
    assert g.now("trick", viewer) == ("r3 ?" if power == POTION else "r3 r5")


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_lead_token_is_seen_when_the_card_is_played(viewer: int) -> None:
    """TA-HID-14  The card is there with the colour it counts as."""
    hands = ["r9 g5", "r2 b2", "r3 b3"]
    g = beside("ruler king", hands, "white-orb", 4, tasks="", trick="r9").when(f"1 {TOKEN}, 1 b2")
    seen = g.t.view(viewer).table
    assert isinstance(seen, TrickTakersTable)
    assert (seen.plays[-1].card, seen.plays[-1].colour) == (GAME.read_card("b2"), RED)
    assert [event.seat for event in g.events("power", viewer)] == [1]
