"""The Strategist beside every other character: rows 1 to 13 of the matrix of the expansion."""

import pytest

from tables import Given
from tricktakers import Takers


def trap(letter: str, second: str, hands: list[str], trick: str = "", **position: object) -> Takers:
    """King, another character, Hermit, Strategist, in this order; this trap is open."""
    cast = ["king", second, "hermit", "strategist"]
    options: dict[str, int | str | bool] = {"characters": ",".join(cast), "selection_mode": "all_star"}
    position.setdefault("traps", letter + "ABCDE".replace(letter, ""))
    return Takers(4, options, 0, characters=cast, hands=hands, trick=trick, **position)


def paid(g: Given) -> list[int]:
    return [event.seat for event in g.events("lost") if event.because[0].rule.startswith("TX-STG")]


def caught_by(second: str, led: str, hand: str, answers: str, **position: object) -> str:
    """The traps that catch what the second player plays."""
    caught = ""
    for letter in "ABCE":
        g = trap(letter, second, [f"{led} b6", hand, "g5 g6", "g7 g8"], led, **position).when(answers)
        caught += letter if paid(g) == [1] else ""
    return caught


def test_gambler_the_points_of_the_setup_can_be_trapped_and_the_stake_cannot() -> None:
    """TX-MAT-01, TX-INT-08"""
    options: dict[str, int | str | bool] = {
        "characters": "strategist,gambler,hermit",
        "selection_mode": "all_star",
    }
    hands = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5"]
    cast = ["strategist", "gambler", "hermit"]
    g = Takers(3, options, 0, at="setup", characters=cast, hands=hands, points=[0, 0, 0], leader=1)
    g.when("0 r1, 0 trap-a, 0 trap-b, 0 trap-c, 0 trap-d, 1 done, 1 number-1, 1 number-10, 1 b2")
    assert (paid(g), g.now("points"), g.now("stake")) == ([1], [0, 0, 0], 10)


def test_gambler_a_carried_card_joins_before_the_exchanges_and_the_bid() -> None:
    """TX-MAT-01, TX-SET-05"""
    options: dict[str, int | str | bool] = {
        "characters": "strategist,gambler,hermit,resistance",
        "selection_mode": "all_star",
    }
    cast = ["gambler", "hermit", "resistance"]
    hands = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5"]
    carried = ["RAs", "", ""]
    g = Takers(3, options, 0, at="setup", round=2, characters=cast, hands=hands, carried=carried)
    assert g.asked() == "0 DiscardOne: r1 r2 r3 r4 r5"
    assert g.when("0 r1").asked() == "0 PokerExchange: done r2 r3 r4 r5 RAs"


@pytest.mark.parametrize(("card", "traps"), [("r10", ""), ("k10", "CE"), ("M", "E"), ("RAm", "E")])
def test_berserker(card: str, traps: str) -> None:
    """TX-MAT-02  A 10 is in neither A nor B; black 10 trips C, the Berserker card E."""
    assert caught_by("berserker", "r2", f"{card} b1", f"1 {card}") == traps


@pytest.mark.parametrize(
    ("led", "cards", "traps"),
    [
        ("r2", ["ab1", "ab3", "ag1"], "A"),  # red 5
        ("r2", ["ab1", "ab3", "ag5"], "B"),  # red 9
        ("k2", ["ab1", "ab3", "ag1"], "AC"),  # black 5
        ("r2", ["ab1", "ab4", "ag5"], ""),  # red 10
    ],
)
def test_alchemist(led: str, cards: list[str], traps: str) -> None:
    """TX-MAT-03  By the sum and the lead colour: never caught by E; one payment for three cards."""
    answers = ", ".join(f"1 {card}" for card in cards)
    assert caught_by("alchemist", led, " ".join(cards), answers) == traps


@pytest.mark.parametrize(
    ("beast", "traps"), [("OKO", "CE"), ("GURU", "E"), ("MARU", ""), ("EL", "E"), ("MIRIA", "E")]
)
def test_summoner(beast: str, traps: str) -> None:
    """TX-MAT-04  The beast at the front counts, not the red 3 under it, which A would catch."""
    assert caught_by("summoner", "r2", "r3 b1", f"1 r3, 1 {beast}", rear=beast) == traps
    assert caught_by("summoner", "r2", "r3 b1", "1 r3, 1 no", rear=beast) == "A"


def test_ninja_pays_once_for_two_cards() -> None:
    """TX-MAT-05  The first is looked at in its turn, the other when it is revealed."""
    for first, in_turn in [("r3", [1]), ("r9", [])]:
        hands = ["r2 b6", f"{first} r4 b1", "r7 g6", "r8 g8"]
        g = trap("A", "ninja", hands, "r2").when(f"1 {first}, 1 r4")
        assert paid(g) == in_turn
        assert paid(g.when("2 r7, 3 r8, 1 yes")) == [1]


def test_samurai_red_is_red() -> None:
    """TX-MAT-06  Not caught by C; with red led, not by E."""
    assert caught_by("samurai", "r2", "r8 b1", "1 r8") == "B"


def test_time_traveler_payments_survive_a_rewind_and_can_repeat() -> None:
    """TX-MAT-07  The trap stays open for the trick that is played anew, and the pool stays."""
    hands = ["r5 b6", "r9 b1", "r7 g6", "r8 g8"]
    g = trap("A", "time traveler", hands, deck="k1 k2").when("0 r5, 1 power-0, 1 k1, 1 k2, 1 seat-0, 0 r5")
    assert (paid(g), g.now("pool")) == ([0, 0], 20)


def test_time_traveler_change_the_past_does_not_touch_the_pool() -> None:
    """TX-MAT-07"""
    hands = ["r5 b6", "RAa b1", "r7 g6", "r8 g8"]
    g = trap("A", "time traveler", hands).when("0 r5, 1 RAa, 2 r7, 3 r8, 1 yes, 1 r7, 1 r8, 1 r5")
    assert g.now("pool") == 10
    g.when("1 seat-0, 0 r5")
    assert (paid(g), g.now("pool")) == ([0, 0], 20)


@pytest.mark.parametrize(("winner", "is_robbed"), [(3, True), (0, False)])
def test_phantom_thief_steals_points_of_the_pool_once_they_are_taken(winner: int, is_robbed: bool) -> None:
    """TX-MAT-08  Points in the pool cannot be stolen; after the fifth trick they go to the box."""
    cards = ["r2", "r3", "r4", "r5"]
    cards[winner] = "r9"
    letters = ["", "", "", "30-points"]
    wins = [3 if winner == 3 else 2, 1, 0, 0 if winner == 3 else 1]
    g = trap(
        "A", "phantom thief", cards, letters=letters, chip="0", trick_number=5, pool=40, wins=wins,
        points=[0, 0, 0, 0], traps="B C D E A",
    )  # fmt: skip
    g.when(*[f"{seat} {cards[seat]}" for seat in range(4)], "3 yes")
    stolen = [event.number for event in g.events("lost") if event.because[0].rule == "TX-THF-27"]
    assert stolen == ([30] if is_robbed else [])


@pytest.mark.parametrize(
    ("led", "card", "traps"), [("b2", "g9", "B"), ("k2", "g9", "BC"), ("k2", "g3", "AC")]
)
def test_ruler_the_colour_under_the_token_counts(led: str, card: str, traps: str) -> None:
    """TX-MAT-09  No E, but C when the token is black."""
    assert caught_by("ruler", led, f"{card} r1", f"1 power-0, 1 {card}") == traps


@pytest.mark.parametrize(
    ("item", "power", "card", "traps"),
    [
        ("white-orb", 8, "r3", "E"),
        ("miracle-sword", 3, "r3", "B"),
        ("berserker-axe", 5, "r3", ""),
        ("rulers-wand", 4, "k8", "B"),
        ("proactive-wing", 10, "r3", "A"),
    ],
)
def test_adventurer_what_the_item_makes_of_the_card_counts(
    item: str, power: int, card: str, traps: str
) -> None:
    """TX-MAT-10"""
    items = {"items": f"map-of-destiny {item}", "item_deck": "rock-crystal crystal"}
    assert caught_by("adventurer", "r2", f"{card} b1", f"1 power-{power}, 1 {card}", **items) == traps


def test_adventurer_the_gold_just_found_can_be_trapped() -> None:
    """TX-MAT-10"""
    items = {"items": "map-of-destiny discovered-gold", "item_deck": "rock-crystal crystal"}
    hands = ["r2 b6", "r3 b1", "g5 g6", "g7 g8"]
    g = trap("A", "adventurer", hands, "r2", points=[0, 0, 0, 0], **items).when("1 power-11, 1 r3")
    assert (paid(g), g.now("points")) == ([1], [0, 20, 0, 0])


def test_hermits_win_over_a_rare_does_not_touch_the_pool() -> None:
    """TX-MAT-11  Both cards trip E; the 30 points come from elsewhere."""
    hands = ["RAa b6", "r2 b1", "WFa g6", "r8 g8"]
    g = trap("E", "resistance", hands).when("0 RAa, 1 r2, 2 WFa, 3 r8")
    assert g.told("won") == ["2 WFa TT-HER-06"]
    assert (paid(g), g.now("pool"), g.now("points")) == ([0, 2], 20, [20, 30, 20 + 30, 30])


def test_resistance_kakumei_changes_no_trap() -> None:
    """TX-MAT-12"""
    assert caught_by("resistance", "r2", "r3 b1", "1 power-0, 1 r3") == "A"
    assert caught_by("resistance", "r2", "k8 b1", "1 power-0, 1 k8") == "BCE"


def test_collector_gets_the_reserved_card_and_the_strategist_the_pool() -> None:
    """TX-MAT-13"""
    hands = ["r5 b6", "r9 b1", "r7 g6", "k8 g8"]
    g = trap("A", "collector", hands, pool=20).when("0 r5, 1 r9, 1 r5, 2 r7, 3 k8")
    assert g.told("took-reserved") == ["1 r5"]
    assert (g.now("pool"), g.now("points")) == (0, [20, 30, 30, 30 + 30])
