"""The Alchemist beside other characters: rows of the matrix of the expansion."""

import pytest

from followsuit.games.takers.cards import COLOUR_NAMES
from followsuit.games.tricktakers.cards import NAMES
from tables import Given
from tricktakers import Takers

HEXAGON = "T UR LR B LL UL"


def beside(cast: list[str], /, **position: object) -> Takers:
    """The Alchemist sits in seat 0."""
    names = ["alchemist", *cast]
    return Takers(len(names), {"characters": ",".join(names)}, 0, characters=names, **position)


def behind(other: str, led: str, hand: str, last: str = "b1", /, **position: object) -> Takers:
    """Another character in seat 2 has led this card; the Alchemist plays, then the King in seat 1."""
    return beside(["king", other], leader=2, trick=led, hands=[hand, last, led], **position)


def plays(g: Takers, cards: str) -> Takers:
    """The Alchemist plays three cards, and places what they bring."""
    for card in sorted(g.game.read_cards(cards)):
        g.when(f"0 {NAMES[card]}")
    return places(g)


def places(g: Takers) -> Takers:
    while g.asked().startswith("0 PlaceElement"):
        g.when("0 " + g.asked().split()[-1])
    return g


def elements(g: Given) -> list[str]:
    return [event.because[0].rule for event in g.events("element")]


def entry(g: Takers) -> str:
    play = next(play for play in g.table.plays if play.seat == 0)
    return f"{COLOUR_NAMES[play.colour]} {play.value}"


@pytest.mark.parametrize(("led", "other"), [("M", "r9"), ("r10", "b9")])
def test_berserker_a_sum_of_11_is_a_1(led: str, other: str) -> None:
    """TX-MAT-24  It beats the Berserker card and the 10 of its colour."""
    g = plays(behind("berserker", led, "ar5 ab5 ag1", other), "ar5 ab5 ag1")
    if led == "M":
        g.when("0 colour-0")
    g.when(f"1 {other}")
    assert g.events("won")[0].seat == 0


def test_resistance_in_kakumei_0_is_the_best_number() -> None:
    """TX-MAT-25  Elements are gained as usual, that for the win too."""
    g = plays(behind("resistance", "r1", "r10 r9 ar1", "b1", kakumei=1), "r10 r9 ar1")
    places(g)
    g.when("1 b1")
    assert (g.events("won")[0].seat, g.asked().split(":")[0]) == (0, "0 PlaceElement")
    assert elements(places(g)) == ["TX-ALC-31", "TX-ALC-33"]


def test_collector_reserves_one_of_the_three() -> None:
    """TX-MAT-26, TX-INT-05, TA-MAT-34"""
    g = beside(["collector", "king"], leader=2, trick="r9", hands=["ar1 ab1 ag4", "b3", "r9"])
    plays(g, "ar1 ab1 ag4").when("1 b3")
    assert g.asked() == "1 MayReserve: no r9 b3 ar1 ab1 ag4"
    g.when("1 ab1")
    assert g.now("taken") == ["", "ab1", "r9 b3 ar1 ag4"]


def test_collector_takes_all_three_with_the_trick_and_they_count_by_their_print() -> None:
    """TX-MAT-26  1, 2 and 3 of red are a set, whatever colour they had in the trick."""
    g = beside(["collector", "king"], leader=2, trick="b1", hands=["ar1 ar2 ar3", "b9", "b1"], trick_number=5)
    plays(g, "ar1 ar2 ar3").when("1 b9, 1 no")
    assert g.told("set") == ["1 ar1 ar2 ar3"]


def test_ruler_tasks_look_at_the_print_of_all_three() -> None:
    """TX-MAT-27, TA-MAT-35"""
    tasks = "take-green do-not-take-blue"
    g = beside(["king", "ruler"], leader=1, hands=["ar1 ab1 ag4", "r9", "k2"], tasks=tasks)
    g.when("1 r9, 2 k2")
    plays(g, "ar1 ab1 ag4")
    assert (g.now("taken"), g.now("tasks_taken")) == (["", "", "r9 k2 ar1 ab1 ag4"], "")
    won_by_king = beside(["king", "ruler"], leader=1, hands=["ar1 ab1 ag4", "r9", "r2"], tasks=tasks)
    won_by_king.when("1 r9, 2 r2")
    plays(won_by_king, "ar1 ab1 ag4")
    assert won_by_king.now("tasks_taken") == "do-not-take-blue"


def test_ruler_a_trick_with_the_three_cards_is_not_clean() -> None:
    """TX-MAT-27  Two wins with black cards alone win the game; not so with these."""
    clean = beside(["king", "ruler"], at="score", wins=[0, 3, 2], taken=["", "", "k1 k2 k3 k4 k5 k6"])
    assert clean.told("game-over") == ["2 TA-RUL-23"]
    mixed = beside(
        ["king", "ruler"], at="score", wins=[0, 3, 2], taken=["", "", "k1 k2 k3 k4 k5 ar1 ab1 ag4"]
    )
    assert mixed.events("game-over") == []


def test_ruler_the_lead_token_takes_the_declared_black() -> None:
    """TA-MAT-35"""
    g = beside(["ruler", "king"], hands=["ar1 ab1 ag4", "r9", "b9"])
    plays(g, "ar1 ab1 ag4").when("0 colour-3, 1 power-0, 1 r9, 2 b9")
    assert g.told("won") == ["1 r9 TT-STRN-02"]


def test_phantom_thief_steals_a_crown_forged_in_this_round() -> None:
    """TX-MAT-29, TX-END-12"""
    cast = ["king", "phantom-thief"]
    letters = ["crown", "black-crown", ""]
    g = beside(
        cast, at="score", wins=[1, 3, 1], circle=HEXAGON, black_crowns=[1, 0, 0], letters=letters, chip="0"
    )
    assert g.asked() == "0 Forge: no forge-crown forge-black-crown"
    assert g.when("0 forge-crown").now("crowns") == [0, 1, 1]


@pytest.mark.parametrize("led", ["RAa", "WFa"])
def test_hermit_and_king_behind_cards_without_colour_the_alchemist_declares(led: str) -> None:
    """TX-MAT-32"""
    g = plays(behind("hermit", led, "ar1 ab1 ag4"), "ar1 ab1 ag4")
    assert g.asked().startswith("0 DeclareColour")


@pytest.mark.parametrize(
    ("items", "power", "cards", "is_alpha"),
    [
        ("map-of-destiny miracle-sword", "power-3", "ar1 ab1 ag5", True),  # red 2 counts as 7
        ("map-of-destiny miracle-sword", "power-3", "ar5 ab5 ag2", False),
        ("map-of-destiny berserker-axe", "power-5", "ar4 ab4 ag2", True),  # red 2 counts as 10
    ],
)
def test_adventurer_alpha_looks_at_the_changed_value(
    items: str, power: str, cards: str, is_alpha: bool
) -> None:
    """TX-MAT-33"""
    g = plays(behind("adventurer", "r2", cards, items=items, powers=["", "", power]), cards)
    assert elements(g) == (["TX-ALC-27"] if is_alpha else [])


def test_adventurer_a_lead_with_the_wand_keeps_its_colour() -> None:
    """TX-MAT-33"""
    items = "map-of-destiny rulers-wand"
    g = plays(
        behind("adventurer", "r2", "ar1 ab1 ag4", items=items, powers=["", "", "power-4"]), "ar1 ab1 ag4"
    )
    assert entry(g) == "red 6"


def test_adventurer_a_potion_behind_a_lead_without_colour_sets_none() -> None:
    """TX-MAT-67  The Alchemist declares; turned up, the card is an ordinary one of its colour."""
    g = beside(
        ["king", "adventurer"],
        leader=1,
        trick="WFa ?",
        face_down=["", "", "r9"],
        hands=["ar1 ab1 ag4", "WFa", ""],
        items="map-of-destiny potion-of-invisibility",
        powers=["", "", "power-1"],
    )
    plays(g, "ar1 ab1 ag4").when("0 colour-1")
    assert g.told("flipped") == ["2 r9"]
    assert g.events("won")[0].seat == 0  # blue 6 is of the lead colour, red 9 is not


@pytest.mark.parametrize(
    ("led", "cards", "traps"),
    [
        ("r9", "ar1 ab1 ag1", "A"),
        ("r9", "ar1 ab1 ag4", "A"),
        ("r9", "ar1 ab1 ag5", "B"),
        ("r8", "ar2 ab2 ag5", "B"),
        ("r9", "ar4 ab4 ag2", ""),
        ("r9", "r10 ar5 ab5", ""),
        ("k9", "ar1 ab1 ag4", "AC"),
    ],
)
def test_strategist_the_traps_look_once_at_what_the_three_stand_for(led: str, cards: str, traps: str) -> None:
    """TX-MAT-95, TX-MAT-03  A for 1 to 6, B for 7 to 9, C for black, E never; 10 points at most."""
    caught = ""
    for letter in "ABCE":
        order = letter + "ABCDE".replace(letter, "")
        g = beside(["king", "strategist"], leader=2, trick=led, hands=[cards, "b1", led], traps=order)
        plays(g, cards)
        lost = [event.number for event in g.events("lost") if event.seat == 0]
        assert lost in ([], [10])
        caught += letter if lost else ""
    assert caught == traps


def test_adventurer_all_three_lie_in_one_new_equipment() -> None:
    """TX-MAT-99"""
    items = "map-of-destiny miracle-sword"
    g = behind("adventurer", "r9", "ar1 ab1 ag4", items=items, item_deck="white-orb crystal")
    plays(g, "ar1 ab1 ag4").when("1 b1")
    assert g.now("items") == f"{items} white-orb"
    assert g.now("taken") == ["", "", "r9 b1 ar1 ab1 ag4"]


@pytest.mark.parametrize("card", ["WFa", "RAa", "EL"])
def test_no_special_card_acts_from_inside_the_three(card: str) -> None:
    """TX-MAT-101  Neither wins over the Rare, nor makes the Hermit's flag strong, nor stops the Samurai."""
    cast = ["samurai", "hermit", "summoner"]
    hands = [f"{card} ar2 ab3", "r7", "WFb", "r9"]
    g = beside(cast, leader=3, trick="r9", hands=hands)
    plays(g, f"{card} ar2 ab3").when("1 r7, 2 WFb")
    assert g.events("won")[0].seat == 3  # the Hermit's flag lies there, so red 7 is not black
    no_flag = beside(cast, leader=3, trick="r9", hands=[f"{card} ar2 ab3", "r7", "b1", "r9"])
    plays(no_flag, f"{card} ar2 ab3").when("1 r7, 2 b1")
    assert no_flag.events("won")[0].seat == 1


def test_forging_comes_after_the_points_and_before_the_winner_is_found() -> None:
    """TT-EOR-10"""
    g = beside(["king", "hermit"], at="score", wins=[1, 2, 2], circle=HEXAGON, points=[30, 0, 0])
    assert (g.told("points")[0], g.asked()) == ("0", "0 Forge: no forge-black-crown")
    won = beside(["king", "hermit"], at="score", wins=[1, 2, 2], circle=HEXAGON, black_crowns=[2, 0, 0])
    assert won.when("0 forge-black-crown").told("game-over") == ["0 TT-WIN-04"]


def test_two_players_may_have_two_crowns_by_a_forged_one() -> None:
    """TT-MAT-50  The higher priority wins: the King before the Alchemist, the Alchemist before the Hermit."""
    crowns: dict[str, object] = {"crowns": [1, 1, 0], "black_crowns": [1, 0, 0]}
    g = beside(["king", "hermit"], at="score", wins=[1, 3, 1], circle=HEXAGON, **crowns)
    assert g.when("0 forge-crown").told("game-over") == ["1 TT-WIN-13"]
    crowns = {"crowns": [1, 0, 1], "black_crowns": [1, 0, 0]}
    g = beside(["king", "hermit"], at="score", wins=[1, 1, 3], circle=HEXAGON, **crowns)
    assert g.when("0 forge-crown").told("game-over") == ["0 TT-WIN-13"]
