"""The Adventurer: equipments, using and replacing items, levelling up, scoring (chapter 4.1)."""

import pytest

from followsuit import SPECTATOR
from followsuit.core.position import PositionError
from followsuit.core.rng import seeded
from followsuit.games.tricktakers.game import GAME
from followsuit.games.tricktakers.roster import number_of
from tables import Given
from tricktakers import Takers

CAST = ["adventurer", "king", "gambler", "berserker"]
EVERYBODY = [0, 1, 2, 3, SPECTATOR]
MAP, POTION, BOOTS, SWORD_UP, WAND, AXE = "power-0", "power-1", "power-2", "power-3", "power-4", "power-5"
BOOK, ORB, WING, GOLD, CRYSTAL, DOLL = "power-6", "power-8", "power-10", "power-11", "power-12", "power-13"
FIVE_EACH = ["r1 r2 b3 g4 k5", "r3 b4 g5 k6 r7", "r4 b5 g6 k7 r8", "b6 g7 k8 r9 b9"]


def setting_up(seed: int = 0) -> Takers:
    cast = ["adventurer", "hermit", "collector", "berserker"]
    return Takers(4, seed=seed, at="setup", characters=cast, hands=FIVE_EACH)


def playing(items: str, hands: list[str], trick_number: int = 4, **position: object) -> Takers:
    """The Adventurer is seat 0."""
    cast = CAST[: len(hands)]
    return Takers(
        len(hands), None, 0, characters=cast, items=items, hands=hands, trick_number=trick_number, **position
    )


def scoring(items: str, **position: object) -> Takers:
    return Takers(4, None, 0, at="score", round=2, characters=CAST, items=items, **position)


def points(g: Takers, seat: int = 0) -> int:
    return g.table.points[seat]


# Setup.


def test_one_blue_and_one_red_item_are_chosen_for_two_equipments() -> None:
    """TA-ADV-01, TA-ADV-02, TA-ADV-03, TA-DEC-02"""
    g = setting_up()
    assert g.asked() == "0 ChooseItem: map-of-destiny potion-of-invisibility timid-boots"
    assert [g.refused(f"0 {answer}") for answer in ("miracle-sword", "white-orb", "no")] == ["FS-TURN-02"] * 3
    g.when("0 timid-boots")
    assert g.asked() == "0 ChooseItem: miracle-sword rulers-wand berserker-axe"
    g.when("0 berserker-axe")
    assert g.now("items") == "timid-boots berserker-axe"


def test_the_other_thirteen_items_are_shuffled_as_the_item_deck() -> None:
    """TA-ADV-04"""
    decks: list[list[str]] = []
    for seed in (1, 2):
        g = setting_up(seed).when("0 map-of-destiny, 0 rulers-wand")
        decks.append(str(g.now("item_deck")).split())
    assert decks[0] != decks[1]
    assert sorted(decks[0]) == sorted(decks[1])
    assert len(set(decks[0])) == 13
    assert not {"map-of-destiny", "rulers-wand"} & set(decks[0])


def test_the_adventurers_hand_stays_as_dealt() -> None:
    """TA-ADV-05"""
    g = setting_up().when("0 map-of-destiny, 0 rulers-wand")
    assert g.now("hands", 0) == ["r1 r2 b3 g4 k5", "? ? ? ? ?", "? ? ? ? ?", "M ? ? ? ?"]


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_items_are_open_to_all_from_the_moment_they_are_chosen(viewer: int) -> None:
    """TA-ADV-06, TA-HID-12"""
    g = setting_up().when("0 potion-of-invisibility")
    assert g.now("items", viewer) == "potion-of-invisibility"
    g.when("0 miracle-sword")
    assert g.now("items", viewer) == "potion-of-invisibility miracle-sword"
    assert g.told("equipped", viewer) == ["0 potion-of-invisibility", "0 miracle-sword"]


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_nobody_sees_the_items_of_the_deck_and_everybody_counts_them(viewer: int) -> None:
    """TA-HID-07  The Adventurer neither, and the order of the deck makes no difference to what is shown."""
    gs = [setting_up(seed).when("0 timid-boots, 0 rulers-wand") for seed in (1, 2)]
    for g in gs:
        assert g.now("item_deck", viewer) == " ".join(["?"] * 13)
        assert counters(g, viewer)["item deck"] == "13"
    one, other = [
        playing("map-of-destiny rulers-wand", ["r1", "r2", "r3", "r4"], item_deck=top, trick_number=5)
        for top in ("white-orb crystal", "crystal white-orb")
    ]
    assert one.t.fingerprint() != other.t.fingerprint()
    assert one.t.view(viewer).fingerprint() == other.t.view(viewer).fingerprint()


def counters(g: Given, viewer: int) -> dict[str, str]:
    """What is drawn beside the Adventurer, by name."""
    drawn = GAME.layout(g.t.view(viewer)).counters
    return {counter.name: counter.value for counter in drawn if counter.seat == 0}


@pytest.mark.parametrize(
    ("key", "named", "sentence"),
    [
        ("items", "white-orb r5", "r5 is no item."),
        ("item_deck", "white-orb", "white-orb lies in two places."),
        ("used_items", "crystal crystal", "crystal lies in two places."),
    ],
)
def test_a_position_names_every_item_once_and_nothing_else(key: str, named: str, sentence: str) -> None:
    items = {"items": "white-orb timid-boots", key: named}
    with pytest.raises(PositionError) as error:
        Takers(4, None, 0, characters=CAST, hands=FIVE_EACH, **items)
    assert str(error.value) == sentence


# Using items.


def test_only_an_item_on_an_equipment_is_used_and_only_on_the_own_turn() -> None:
    """TA-ADV-10"""
    g = playing("map-of-destiny rulers-wand", ["r1 r5", "r2 b2", "r3 b3"])
    assert g.asked() == "0 TakeTurn: r1 r5 power-0 power-4"
    assert g.refused(f"0 {GOLD}") == "TA-ADV-10"
    assert g.when("0 r1").refused(f"0 {MAP}") == "FS-TURN-01"


def test_one_item_is_used_in_a_trick_and_in_the_next_trick_another() -> None:
    """TA-ADV-11"""
    g = playing("discovered-gold rulers-wand", ["r1 r5", "r2 b2", "r3 b3"], item_deck="white-orb dragon-doll")
    g.when(f"0 {GOLD}")
    assert g.asked() == "0 TakeTurn: r1 r5"
    assert g.refused(f"0 {WAND}") == "TA-ADV-11"
    g.when("0 r1, 1 r2, 2 r3, 2 b3")
    assert g.asked() == f"0 TakeTurn: r5 {WAND} {ORB}"


def test_the_put_off_turn_allows_no_second_item() -> None:
    """TA-ADV-11, TA-GAP-06"""
    g = playing("timid-boots rulers-wand", ["r1 r5", "r2 b2", "r3 b3"]).when(f"0 {BOOTS}, 1 r2, 2 r3")
    assert g.asked() == "0 TakeTurn: r1 r5"
    assert g.refused(f"0 {WAND}") == "TA-ADV-11"


def test_using_an_item_is_optional() -> None:
    """TA-ADV-12"""
    g = playing("map-of-destiny rulers-wand", ["r1 r5", "r2 b2", "r3 b3"]).when("0 r1")
    assert g.now("items") == "map-of-destiny rulers-wand"
    assert g.asked() == "1 TakeTurn: r2"


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_used_item_goes_open_to_the_used_pile_and_the_top_item_takes_its_place(viewer: int) -> None:
    """TA-ADV-13, TA-ADV-14, TA-HID-08"""
    hands = ["r1 r5", "r2 b2", "r3 b3", "r4 b4"]
    g = playing("map-of-destiny rulers-wand", hands, used_items="crystal", item_deck="white-orb dragon-doll")
    g.when(f"0 {WAND}, 0 r1")
    assert g.now("items", viewer) == "map-of-destiny white-orb"
    assert g.now("used_items", viewer) == "crystal rulers-wand"
    assert str(g.now("item_deck")).startswith("dragon-doll ")
    assert g.told("equipped", viewer) == ["0 white-orb"]
    drawn = {area.name: GAME.write_cards(area.cards) for area in GAME.layout(g.t.view(viewer)).areas}
    assert drawn["equipment"] == "map-of-destiny white-orb"
    assert drawn["used items"] == "crystal rulers-wand"


def test_a_before_item_is_replaced_when_its_effect_is_finished_and_before_the_card() -> None:
    """TA-ADV-15, TA-GAP-06"""
    g = playing("hermits-book-of-secrets rulers-wand", ["r1 r5", "r2 b2", "r3 b3"], item_deck="white-orb")
    g.when(f"0 {BOOK}")
    assert g.asked().startswith("0 DiscardOne: ")
    assert g.now("items") == "hermits-book-of-secrets rulers-wand"
    g.when("0 r5")
    assert g.asked().startswith("0 TakeTurn: ")
    assert g.now("items") == "white-orb rulers-wand"


def test_a_with_item_is_replaced_right_after_the_card() -> None:
    """TA-ADV-16, TA-GAP-06"""
    g = playing("map-of-destiny berserker-axe", ["r1 r5", "r2 b2", "r3 b3"], item_deck="white-orb")
    g.when(f"0 {AXE}")
    assert g.now("items") == "map-of-destiny berserker-axe"
    g.when("0 r5")
    assert g.now("items") == "map-of-destiny white-orb"
    assert g.asked() == "1 TakeTurn: r2"


def test_the_item_just_drawn_is_locked_for_the_trick() -> None:
    """TA-ADV-17"""
    g = playing("discovered-gold rulers-wand", ["r1 r5", "r2 b2", "r3 b3"], item_deck="white-orb")
    g.when(f"0 {GOLD}")
    assert g.now("items") == "white-orb rulers-wand"
    assert g.refused(f"0 {ORB}") == "TA-ADV-11"


def test_an_item_cannot_be_thrown_away() -> None:
    """TA-ADV-18  Besides the cards nothing is offered but the use of items, and some cannot be used now."""
    g = playing("potion-of-invisibility miracle-sword crystal fairy-mischief", ["RAa", "r2", "r3"], 5)
    assert g.asked() == "0 TakeTurn: RAa"
    refusals = [g.refused(f"0 power-{power}") for power in (1, 3, 12, 7)]
    assert refusals == ["TA-ITM-07", "TA-ITM-20", "TA-ITM-90", "TA-ITM-52"]


WITHOUT_EFFECT = [
    ("map-of-destiny", f"0 {MAP}, 0 done, 0 r9"),
    ("timid-boots", f"0 {BOOTS}, 0 r9"),
    ("miracle-sword", f"0 {SWORD_UP}, 0 r9"),
    ("rulers-wand", f"0 {WAND}, 0 r9"),
    ("dragon-doll", f"0 {DOLL}, 0 r9"),
    ("proactive-wing", f"0 {WING}, 0 r9"),
]


@pytest.mark.parametrize(("item", "answers"), WITHOUT_EFFECT)
def test_an_item_may_be_used_although_it_changes_nothing(item: str, answers: str) -> None:
    """TA-ADV-19, TA-GAP-07  The Adventurer is last anyway, and the red 9 wins in any case."""
    g = playing(item, ["r9 b9", "r2 b2", "r3 b3"], leader=1, trick="r2 r3").when(answers)
    assert g.told("won") == ["0 r9 TT-STRN-03"]
    assert g.now("used_items") == item
    assert g.asked().startswith("0 TakeTurn: b9")


def test_an_item_never_moves_to_another_equipment() -> None:
    """TA-ADV-20  The middle one of three is replaced where it lay."""
    g = playing("map-of-destiny rulers-wand white-orb", ["r1 r5", "r2 b2", "r3 b3"], item_deck="crystal")
    g.when(f"0 {WAND}, 0 r1")
    assert g.now("items") == "map-of-destiny crystal white-orb"


def test_an_item_concerns_the_adventurers_own_card_only() -> None:
    """TA-ADV-21  The Wand makes the blue 2 red, and not the blue 9 of another player."""
    g = playing("map-of-destiny rulers-wand", ["b2", "r3", "b9"], 5, leader=1, trick="r3")
    g.when("2 b9", f"0 {WAND}, 0 b2")
    assert g.told("won") == ["1 r3 TT-STRN-03"]


def test_an_item_with_an_illegal_card_is_refused_as_a_whole() -> None:
    """TA-ADV-22, TA-GAP-07  Nothing is spent by the refusal."""
    g = playing("map-of-destiny berserker-axe", ["r1 b5 WFa", "r2 b2 k2", "r3 b3 k3"], leader=2, trick="r3")
    g.when(f"0 {AXE}")
    assert g.refused("0 WFa") == "TA-ITM-40"
    assert g.refused("0 b5") == "TT-TRICK-07"
    assert g.now("items") == "map-of-destiny berserker-axe"
    assert g.now("used_items") == ""
    assert g.now("hands", 0) == ["r1 b5 WFa", "? ? ?", "? ?"]
    assert g.asked() == "0 TakeTurn: r1"


# Level up.


def test_a_trick_won_becomes_a_new_equipment_with_the_top_item() -> None:
    """TA-ADV-30, TA-ADV-31"""
    g = playing("map-of-destiny rulers-wand", ["r9 r5", "r2 b2", "r3 b3"], item_deck="white-orb crystal")
    g.when("0 r9, 1 r2, 2 r3")
    assert g.now("items") == "map-of-destiny rulers-wand white-orb"
    assert g.now("taken") == ["r2 r3 r9", "", ""]
    assert g.told("equipped") == ["0 white-orb"]


def test_no_item_comes_with_a_trick_that_another_player_wins() -> None:
    """TA-ADV-30"""
    g = playing("map-of-destiny rulers-wand", ["r1 r5", "r2 b2", "r3 b3"]).when("0 r1, 1 r2, 2 r3")
    assert g.now("items") == "map-of-destiny rulers-wand"


def test_the_fifth_trick_brings_an_item_too() -> None:
    """TA-ADV-32  Here one that costs 30: 10 for the win, 10 for the Map, 10 for the Orb, 30 less."""
    g = playing("map-of-destiny white-orb", ["r9", "r2", "r3"], 5, item_deck="fairy-mischief")
    g.when("0 r9, 1 r2, 2 r3")
    assert g.told("equipped") == ["0 fairy-mischief"]
    assert points(g) == 30 + 10 + 10 + 10 - 30


def test_the_level_up_comes_although_a_card_was_reserved() -> None:
    """TA-ADV-33  Even the winning card."""
    g = Takers(
        3,
        characters=["adventurer", "collector", "king"],
        hands=["r9 r5", "r2 b2", "r3 b3"],
        items="map-of-destiny rulers-wand",
        item_deck="white-orb",
        trick_number=4,
    )
    g.when("0 r9, 1 r2, 1 r9, 2 r3")
    assert g.now("taken") == ["r2 r3", "r9", ""]
    assert g.now("items") == "map-of-destiny rulers-wand white-orb"


def test_there_are_two_equipments_and_one_for_each_win_at_the_end() -> None:
    """TA-ADV-34  A round with three wins."""
    hands = ["r9 r8 r7 b1 g1", "r1 r2 r3 b2 g2", "r4 r5 r6 b3 g3"]
    g = playing("map-of-destiny rulers-wand", hands, 1)
    g.when("0 r9, 1 r1, 2 r4, 0 r8, 1 r2, 2 r5, 0 r7, 1 r3, 2 r6, 0 b1, 1 b2, 2 b3, 2 g3, 0 g1, 1 g2")
    awards = g.told("scored") + g.told("scored-loss")
    assert awards.count("0 TA-ADV-51") == 2 + 3


@pytest.mark.parametrize("seed", range(4))
def test_at_every_moment_of_a_game_there_is_an_item_on_each_equipment(seed: int) -> None:
    """TA-ADV-34, TA-ADV-14, TA-ADV-31  However the items were used; and all fifteen are somewhere."""
    g = Takers(3, {"characters": "adventurer,hermit,ruler", "selection_mode": "all_star"}, seed)
    rng = seeded(seed)
    seen = 0
    while g.t.seats_to_act():
        seat = g.t.next_seat()
        if g.table.trick_number > 0:
            items, deck, used = [str(g.now(key)).split() for key in ("items", "item_deck", "used_items")]
            adventurer = g.table.characters.index(number_of("adventurer"))
            assert len(items) == 2 + g.table.wins[adventurer]
            assert len({*items, *deck, *used}) == 15 == len(items + deck + used)
            seen += 1
        options = g.t.options(seat)
        g.t.apply(seat, options[rng.below(len(options))])
    assert seen > 15


def test_cards_of_a_new_equipment_are_taken_cards() -> None:
    """TA-ADV-35  They do a task."""
    g = Takers(
        3,
        characters=["adventurer", "ruler", "king"],
        hands=["b9 r5", "b2 k2", "r3 b3"],
        items="map-of-destiny rulers-wand",
        tasks="take-green take-blue",
        trick_number=4,
    )
    g.when("0 b9, 1 b2, 2 b3")
    assert g.now("taken") == ["b2 b3 b9", "", ""]
    assert g.now("tasks_taken") == "take-blue"


def test_the_replacement_is_drawn_before_the_item_of_the_level_up() -> None:
    """TA-ADV-36"""
    g = playing("map-of-destiny berserker-axe", ["r9 r5", "r2 b2", "r3 b3"], item_deck="crystal white-orb")
    g.when(f"0 {AXE}, 0 r9, 1 r2, 2 r3")
    assert g.told("equipped") == ["0 crystal", "0 white-orb"]
    assert g.now("items") == "map-of-destiny crystal white-orb"


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_sees_which_equipments_are_initial_and_how_old_the_new_ones_are(viewer: int) -> None:
    """TA-HID-09  The initial ones lie first, then the new ones by age; a replacement changes no place."""
    hands = ["r9 r8 r7", "r1 r2 r3", "r4 r5 r6", "b4 b5 b6"]
    top = "crystal white-orb discovered-gold dragon-doll"
    g = playing("map-of-destiny berserker-axe", hands, 3, item_deck=top)
    g.when("0 r9, 1 r1, 2 r4, 3 b4", "0 r8, 1 r2, 2 r5, 3 b5", f"0 {AXE}, 0 r7")
    assert g.now("items", viewer) == "map-of-destiny discovered-gold crystal white-orb"


# The item deck.

ALL_BUT_TWO = (
    "potion-of-invisibility timid-boots miracle-sword rulers-wand hermits-book-of-secrets fairy-mischief "
    "white-orb visit-to-the-castle proactive-wing discovered-gold crystal dragon-doll rock-crystal"
)


def test_an_empty_item_deck_is_made_anew_from_the_used_items() -> None:
    """TA-ADV-40, TA-GAP-08"""
    drawn: set[str] = set()
    for seed in range(6):
        g = Takers(
            3,
            seed=seed,
            characters=CAST[:3],
            hands=["r9", "r2", "r3"],
            trick_number=5,
            items="map-of-destiny berserker-axe",
            used_items=ALL_BUT_TWO,
        )
        assert g.now("item_deck") == ""
        g.when(f"0 {AXE}, 0 r9")
        new = str(g.now("items")).split()[1]
        assert new in ALL_BUT_TWO.split()
        drawn.add(new)
    assert len(drawn) > 1


def test_the_item_being_used_joins_the_used_pile_after_its_draw() -> None:
    """TA-ADV-41, TA-GAP-08  So it is not among those shuffled into the new deck."""
    g = playing("map-of-destiny berserker-axe", ["r9", "r2", "r3"], 5, used_items=ALL_BUT_TWO)
    g.when(f"0 {AXE}, 0 r9")
    assert g.now("used_items") == "berserker-axe"
    assert len(str(g.now("item_deck")).split()) == 12


# Scoring.


@pytest.mark.parametrize(
    ("wins", "gain"),
    [([0, 2, 2, 1], 20), ([1, 2, 1, 1], 10), ([2, 1, 1, 1], 20), ([3, 1, 1, 0], 40), ([4, 1, 0, 0], 60)],
)
def test_points_go_by_wins(wins: list[int], gain: int) -> None:
    """TA-ADV-50"""
    g = scoring("", wins=wins)
    assert points(g) == 30 + gain
    assert "0 TA-ADV-50" in g.told("scored")


@pytest.mark.parametrize(("wins", "gain"), [(0, 40), (1, 20), (2, 10), (3, 20), (4, 40), (5, 60)])
def test_two_players_have_a_table_of_their_own(wins: int, gain: int) -> None:
    """TA-2P-19, TA-GAP-22  Five wins bring points, too, and not the game."""
    g = Takers(
        2,
        {"two_player_mode": "drafted"},
        at="score",
        characters=["adventurer", "king"],
        unused_characters=["hermit", "ruler"],
        items="map-of-destiny",
        wins=[wins, 5 - wins],
    )
    assert points(g) == 30 + gain + 10
    assert g.t.seats_to_act() == [0, 1]


UNUSED = [
    ("map-of-destiny", 10, 10),
    ("potion-of-invisibility", 10, 10),
    ("timid-boots", 10, 10),
    ("miracle-sword", -30, -30),
    ("rulers-wand", -30, -30),
    ("berserker-axe", -30, -30),
    ("hermits-book-of-secrets", 10, 10),
    ("fairy-mischief", -30, -30),
    ("white-orb", 10, 10),
    ("visit-to-the-castle", -30, -30),
    ("proactive-wing", 10, 10),
    ("discovered-gold", 10, 10),
    ("crystal", 20, 30),
    ("dragon-doll", -30, -30),
    ("rock-crystal", 30, 50),
]


@pytest.mark.parametrize(("item", "on_initial", "on_new"), UNUSED)
def test_an_unused_item_is_worth_what_is_printed_on_it(item: str, on_initial: int, on_new: int) -> None:
    """TA-ADV-51, TA-GAP-11"""
    blue = scoring(item, points=[100] * 4, wins=[2, 1, 1, 1])
    assert points(blue) == 100 + 20 + on_initial
    ten_each = [other for other in ("white-orb", "proactive-wing", "timid-boots") if other != item][:2]
    new = scoring(" ".join([*ten_each, item]), points=[100] * 4, wins=[2, 1, 1, 1])
    assert points(new) == 100 + 20 + 10 + 10 + on_new


def test_a_crystal_scores_by_the_kind_of_its_equipment() -> None:
    """TA-ADV-52  The first two equipments are the initial ones."""
    assert points(scoring("crystal rock-crystal white-orb", wins=[2, 1, 1, 1])) == 30 + 20 + 20 + 30 + 10
    assert points(scoring("white-orb crystal rock-crystal", wins=[2, 1, 1, 1])) == 30 + 20 + 10 + 20 + 50


def test_used_items_score_nothing() -> None:
    """TA-ADV-53"""
    g = scoring("white-orb", used_items="rock-crystal berserker-axe", wins=[2, 1, 1, 1])
    assert points(g) == 30 + 20 + 10


def test_wins_and_items_are_one_net_amount() -> None:
    """TA-ADV-54  Taken one by one, the losses would stop at 0 and the gains be added in full."""
    g = scoring("rock-crystal miracle-sword", points=[0, 30, 30, 30], wins=[2, 1, 1, 1])
    assert points(g) == 20 + 30 - 30


def test_the_net_amount_may_be_negative() -> None:
    """TA-ADV-54"""
    g = scoring("map-of-destiny miracle-sword", points=[70, 30, 30, 30], wins=[1, 2, 1, 1])
    assert points(g) == 70 + 10 + 10 - 30
    g = scoring("rulers-wand miracle-sword", points=[30, 30, 30, 30], wins=[1, 2, 1, 1])
    assert points(g) == 0


def test_the_example_of_the_rulebook_makes_sixty() -> None:
    """TA-ADV-54, TA-EX-06"""
    g = scoring("rock-crystal discovered-gold crystal fairy-mischief", wins=[2, 1, 1, 1])
    assert points(g) == 30 + 60


def test_five_wins_win_the_game_whatever_items_are_left() -> None:
    """TA-ADV-55"""
    g = scoring("rulers-wand miracle-sword fairy-mischief", wins=[5, 0, 0, 0])
    assert g.asked() == ""
    assert g.told("game-over") == ["0 TA-ADV-55"]
    assert not scoring("white-orb", wins=[4, 1, 0, 0]).told("game-over")


def test_the_adventurer_gets_crown_and_black_crown_like_others() -> None:
    """TA-ADV-56  Without a win the 20 points come besides."""
    assert scoring("", wins=[3, 1, 1, 0]).table.crowns == [1, 0, 0, 0]
    without = scoring("", wins=[0, 2, 2, 1])
    assert without.table.black_crowns == [1, 0, 0, 0]
    assert points(without) == 30 + 20
