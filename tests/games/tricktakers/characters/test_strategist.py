"""1C  Strategist: traps in a secret order, the Tactical Card, and a card carried over (TX 4.1)."""

import itertools

import pytest

from followsuit import SPECTATOR
from followsuit.core.position import PositionError
from followsuit.core.rng import seeded
from followsuit.games.tricktakers.game import GAME
from tables import Given
from tricktakers import Takers

Options = dict[str, int | str | bool]

FIVE_EACH = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5", "k1 k2 k3 k4 k5"]
CAST = ["king", "resistance", "hermit", "strategist"]
OTHERS = [0, 1, 2, SPECTATOR]  # who is not the Strategist in that cast
A_TO_D = "3 trap-a, 3 trap-b, 3 trap-c, 3 trap-d"


def with_characters(*names: str) -> Options:
    """All of these lie face up in every round."""
    return {"characters": ",".join(names), "selection_mode": "all_star"}


ALL = with_characters(
    "king", "strategist", "gambler", "resistance", "adventurer", "samurai", "hermit", "berserker", "ruler"
)


def setting_up(**position: object) -> Takers:
    """The Strategist of seat 3 is the first to decide."""
    cast = ["resistance", "hermit", "berserker", "strategist"]
    return Takers(4, ALL, 0, at="setup", characters=cast, hands=FIVE_EACH, **position)


def trap(letter: str, cast: list[str] | None = None, **position: object) -> Takers:
    """A trick with this trap open; seat 0 is to lead, and the Strategist of seat 3 comes last."""
    position.setdefault("traps", letter + "ABCDE".replace(letter, ""))
    return Takers(4, ALL, 0, characters=cast or CAST, **position)


def paid(g: Given) -> list[int]:
    """Who has paid, in order; each time 10 points."""
    assert {event.number for event in g.events("lost")} <= {10}
    return [event.seat for event in g.events("lost")]


def hand(g: Given, seat: int, viewer: int | None = None) -> str:
    """A hand as a viewer knows it; as it is, if nobody is named."""
    hands = g.now("hands", viewer)
    assert isinstance(hands, list)
    return str(hands[seat])


def drawn(g: Given, viewer: int) -> dict[str, tuple[str, str]]:
    """What a viewer sees of the Strategist's things: each value, and the piece it is about."""
    return {
        counter.name: (counter.value, GAME.pieces[counter.piece].key if counter.piece >= 0 else "")
        for counter in GAME.layout(g.t.view(viewer)).counters
        if counter.name in ("trap", "pool", "tactical card")
    }


def scoring(wins: list[int], round_number: int = 1, **position: object) -> Takers:
    return Takers(4, ALL, 0, at="score", round=round_number, characters=CAST, wins=wins, **position)


# Setting up.


def test_the_strategist_takes_an_own_black_7() -> None:
    """TX-STG-01  Everyone sees it; the hand has six cards."""
    g = setting_up()
    assert g.told("took-own") == ["3 k7s"]
    assert g.now("hands", 0) == [FIVE_EACH[0], "? ? ? ? ?", "? ? ? ? ?", "k7s ? ? ? ? ?"]


def test_the_strategist_discards_another_card_for_it() -> None:
    """TX-STG-02, TX-DEC-07, TX-HID-11  Not the own black 7; the others see that a card went."""
    g = setting_up()
    assert g.asked() == "3 DiscardOne: k1 k2 k3 k4 k5"
    assert (g.refused("3 k7s"), g.refused("3 no")) == ("TX-STG-02", "FS-TURN-02")
    g.when("3 k2")
    assert g.now("hands", 3) == ["? ? ? ? ?", "? ? ? ? ?", "? ? ? ? ?", "k1 k3 k4 k5 k7s"]
    for viewer in OTHERS:
        assert (g.told("discarded", viewer), g.now("discards", viewer)) == (["3 ?"], "?")


@pytest.mark.parametrize(
    ("cards", "winner"), [("k7 k7s", 0), ("k7s k7", 0), ("r9 k7s k7", 1), ("k8 k7s k7", 0)]
)
def test_the_own_black_7_is_a_black_7_like_the_other(cards: str, winner: int) -> None:
    """TX-STG-03  Of two the earlier is stronger; black is followed with it."""
    cast = ["strategist", "king", "hermit"]
    hands = [*cards.split(), "WFa"][:3]
    g = Takers(3, ALL, 0, characters=cast, hands=hands, trick=" ".join(hands))
    assert g.told("won")[0].startswith(f"{winner} ")
    bound = Takers(3, ALL, 0, characters=cast, hands=["k2 b2", "k7s b3", "b4"], trick="k2")
    assert bound.asked() == "1 TakeTurn: k7s"


def test_the_traps_are_stacked_in_any_order() -> None:
    """TX-STG-04, TX-DEC-08, TX-GAP-05  120 orders; each trap once; what is left comes last."""
    g = setting_up().when("3 k1")
    assert g.asked() == "3 OrderTraps: trap-a trap-b trap-c trap-d trap-e"
    g.when("3 trap-d")
    assert (g.refused("3 trap-d"), g.refused("3 done")) == ("TX-STG-04", "FS-TURN-02")
    g.when("3 trap-b, 3 trap-e, 3 trap-a")
    assert g.now("traps") == "D B E A C"
    orders = set()
    for order in itertools.permutations("abcde"):
        stacked = setting_up().when("3 k1", *[f"3 trap-{letter}" for letter in order[:4]])
        orders.add(stacked.now("traps"))
    assert len(orders) == 120


def test_the_order_of_the_traps_cannot_be_changed_later() -> None:
    """TX-STG-04  They come as they were stacked, and the Strategist is asked no more."""
    g = Takers(4, ALL, 0, at="lead", characters=CAST, hands=FIVE_EACH, traps="E C A D B").play_on()
    turned_up = [GAME.pieces[event.number].key for event in g.events("trap")]
    assert turned_up[:5] == ["trap-e", "trap-c", "trap-a", "trap-d", "trap-b"]


def test_only_the_strategist_knows_the_order() -> None:
    """TX-STG-05, TX-HID-06  For the others two orders look the same, and any may be."""
    one = setting_up().when("3 k1", A_TO_D)
    other = setting_up().when("3 k1", "3 trap-a, 3 trap-e, 3 trap-d, 3 trap-c")
    assert (one.now("traps", 3), other.now("traps", 3)) == ("A B C D E", "A E D C B")
    for viewer in OTHERS:
        assert one.now("traps", viewer) == "A ? ? ? ?"  # the first trick has begun
        assert one.t.view(viewer).fingerprint() == other.t.view(viewer).fingerprint()
        assert one.told("sealed", viewer) == ["3"]
    rng = seeded(1)
    imagined = {str(GAME.write_position(one.t.view(0).imagine(rng))["traps"]) for _ in range(200)}
    assert len(imagined) == 24
    assert {order[0] for order in imagined} == {"A"}


# Traps.


def test_a_trap_is_turned_up_for_everybody_before_the_lead() -> None:
    """TX-STG-06, TX-HID-06, TX-TRK-01, TT-FLOW-01  The next one in each trick; the past ones are known."""
    hands = ["r1 r2 r3", "r4 r5 r6", "r7 r8 r9", "b1 b2 b3"]
    g = Takers(4, ALL, 0, at="lead", characters=CAST, hands=hands, traps="D B E A C", leader=0)
    for viewer in [*OTHERS, 3]:
        assert drawn(g, viewer)["trap"] == ("", "trap-d")
    g.when("0 r1, 1 r4, 2 r7, 3 b1")
    for viewer in OTHERS:
        assert drawn(g, viewer)["trap"] == ("", "trap-b")
        assert g.now("traps", viewer) == "D B ? ? ?"
        assert [GAME.pieces[event.number].key for event in g.events("trap", viewer)] == ["trap-d", "trap-b"]


def test_who_is_caught_pays_right_after_the_play() -> None:
    """TX-STG-07, TX-HID-07  10 points, from the player into the pool, before the next one plays."""
    g = trap("A", hands=["r5 k1", "r8 k2", "r6 k3", "g1"])
    g.when("0 r5")
    assert (g.now("points"), g.now("pool")) == ([20, 30, 30, 30], 10)
    g.when("1 r8")
    assert (g.now("points"), g.now("pool")) == ([20, 30, 30, 30], 10)
    g.when("2 r6")
    assert (g.now("points"), g.now("pool")) == ([20, 30, 20, 30], 20)
    assert g.told("lost") == ["0 TX-STG-11", "2 TX-STG-11"]
    for viewer in OTHERS:
        assert (drawn(g, viewer)["pool"], g.now("pool", viewer)) == (("20", ""), 20)


def test_every_trick_may_cost_its_10_points() -> None:
    """TX-STG-07, TX-STG-15  Once in a turn, and again in the next trick."""
    hands = ["r5 b9 b1", "r8 b2 g2", "r9 b3 g3", "r7 b4 g4"]
    g = trap("A", hands=hands, traps="A B C D E").when("0 r5, 1 r8, 2 r9, 3 r7")
    assert paid(g) == [0]
    assert paid(g.when("2 b3, 3 b4, 0 b9")) == [0, 0]


@pytest.mark.parametrize(("letter", "card"), [("A", "r5"), ("B", "r8"), ("C", "k8"), ("E", "WFa")])
def test_the_strategist_never_pays(letter: str, card: str) -> None:
    """TX-STG-08  Whoever else leads that card does."""
    g = trap(letter, hands=["r1", "r2", "r3", f"{card} b1"], leader=3).when(f"3 {card}")
    assert (paid(g), g.now("points")) == ([], [30, 30, 30, 30])
    other = trap(letter, hands=[f"{card} b1", "r2", "r3", "r4"]).when(f"0 {card}")
    assert paid(other) == [0]


def test_who_has_no_points_pays_nothing() -> None:
    """TX-STG-09, TA-MAT-31  And the pool receives nothing."""
    g = trap("A", hands=["r5 k1", "r4 k2", "r6 k3", "g1"], points=[0, 10, 0, 30]).when("0 r5, 1 r4, 2 r6")
    assert (paid(g), g.now("points"), g.now("pool")) == ([1], [0, 0, 0, 30], 10)


def test_a_stake_is_never_taken_by_a_trap() -> None:
    """TX-STG-10, TT-MAT-44  It is no part of the points."""
    cast = ["gambler", "king", "hermit", "strategist"]
    hands = ["r5 k1", "r8 k2", "b9 k3", "g1"]
    g = trap("A", cast, hands=hands, points=[0, 30, 30, 30], bid=1, stake=50).when("0 r5")
    assert (paid(g), g.now("stake"), g.now("pool")) == ([], 50, 0)
    g = trap("A", cast, hands=hands, points=[10, 30, 30, 30], bid=1, stake=50).when("0 r5")
    assert (paid(g), g.now("stake"), g.now("pool")) == ([0], 50, 10)


CAUGHT_BY = {
    "A": "r1 r6 k1 k5 k6 b3",
    "B": "r7 r9 k7 k9 g8",
    "C": "k1 k5 k6 k7 k9 k10",
    "D": "",
    "E": "RAa WFa M",  # as leads
}
SAMPLE = ["r1", "r6", "k1", "k6", "b3", "r7", "r9", "k7", "k9", "g8", "k5", "r10", "k10", "RAa", "WFa", "M"]


@pytest.mark.parametrize("card", SAMPLE)
@pytest.mark.parametrize("letter", list("ABCDE"))
def test_what_each_trap_catches(letter: str, card: str) -> None:
    """TX-STG-11, TX-GAP-05  A 1 to 6, B 7 to 9, C black, E what is not the lead colour; 10 is in neither."""
    cast = ["berserker", "resistance", "hermit", "strategist"]
    g = trap(letter, cast, hands=[f"{card} b9", "b2", "g2", "b4"]).when(f"0 {card}")
    assert paid(g) == ([0] if card in CAUGHT_BY[letter].split() else [])


ITEMS = {"items": "map-of-destiny miracle-sword", "item_deck": "rock-crystal white-orb"}
SECOND = {"adventurer": ["king", "adventurer", "hermit", "strategist"]}


@pytest.mark.parametrize(
    ("item", "power", "led", "card", "caught_by"),
    [
        ("miracle-sword", "power-3", "r2", "r3", "B"),  # red 8
        ("miracle-sword", "power-15", "r2", "r8", "A"),  # red 3
        ("berserker-axe", "power-5", "k2", "k3", "C"),  # black 10
        ("rulers-wand", "power-4", "k2", "g8", "BC"),  # black 8
        ("white-orb", "power-8", "k2", "k3", "E"),  # a White Flag
    ],
)
def test_a_trap_looks_at_what_an_item_makes_of_the_card(
    item: str, power: str, led: str, card: str, caught_by: str
) -> None:
    """TX-STG-12, TX-GAP-06, TA-MAT-30"""
    for letter in "ABCDE":
        items = {"items": f"map-of-destiny {item}", "item_deck": "rock-crystal"}
        g = trap(letter, SECOND["adventurer"], hands=[led, f"{card} b1", "b2", "b3"], trick=led, **items)
        g.when(f"1 {power}, 1 {card}")
        assert paid(g) == ([1] if letter in caught_by else [])


def test_a_trap_looks_at_the_colour_under_the_lead_token() -> None:
    """TX-STG-12, TA-MAT-31  A green 9 as the lead colour: not caught by E, and by C if that is black."""
    cast = ["king", "ruler", "hermit", "strategist"]
    for letter, led, is_caught in [
        ("E", "b2", False),
        ("C", "b2", False),
        ("C", "k2", True),
        ("E", "k2", False),
    ]:
        g = trap(letter, cast, hands=[led, "g9 r1", "b3", "b4"], trick=led).when("1 power-0, 1 g9")
        assert paid(g) == ([1] if is_caught else [])
    plain = trap("E", cast, hands=["b2", "g9 r1", "b3", "b4"], trick="b2").when("1 g9")
    assert paid(plain) == [1]


def test_the_samurais_red_counts_as_red_for_a_trap() -> None:
    """TX-STG-12, TX-SAM-06, TX-GAP-06  Not caught by C; with red led, not by E."""
    cast = ["king", "samurai", "hermit", "strategist"]
    hands = ["r2", "r8 b1", "b3", "b4"]
    assert paid(trap("C", cast, hands=hands, trick="r2").when("1 r8")) == []
    assert paid(trap("E", cast, hands=hands, trick="r2").when("1 r8")) == []
    assert paid(trap("B", cast, hands=hands, trick="r2").when("1 r8")) == [1]


@pytest.mark.parametrize("card", ["RAa", "WFa"])
def test_a_card_without_colour_is_caught_by_the_must_follow_trap(card: str) -> None:
    """TX-STG-13, TX-GAP-08, TX-MAT-11  Led or not."""
    g = trap("E", hands=["r2", f"{card} r1", "r3", "r4"], trick="r2").when(f"1 {card}")
    assert g.told("lost") == ["1 TX-STG-13"]
    led = trap("E", hands=[f"{card} b1", "r2", "r3", "r4"]).when(f"0 {card}")
    assert led.told("lost") == ["0 TX-STG-13"]


def test_what_is_not_the_lead_colour_is_caught_and_what_sets_it_is_not() -> None:
    """TX-STG-14, TX-GAP-08  Also behind a White Flag, which is."""
    g = trap("E", hands=["r2 k1", "b9 k2", "r3 k3", "g1"]).when("0 r2, 1 b9, 2 r3")
    assert paid(g) == [1]
    g = trap("E", hands=["WFa k1", "b9 k2", "r3 k3", "g1"]).when("0 WFa, 1 b9, 2 r3")
    assert paid(g) == [0, 2]


POTION = {"items": "potion-of-invisibility crystal", "item_deck": "rock-crystal"}


@pytest.mark.parametrize(
    ("letter", "led", "card", "is_caught"),
    [("A", "r2", "r3", True), ("E", "RAa", "g3", False), ("E", "r2", "WFa", True)],
)
def test_a_card_turned_up_late_is_looked_at_then(letter: str, led: str, card: str, is_caught: bool) -> None:
    """TX-STG-16, TX-STG-14, TX-GAP-07, TX-MAT-66, TA-MAT-30  The Potion; what sets the colour is free."""
    hands = [f"{led} b1", f"{card} b2", "WFb b3", "RAb b4"]
    g = trap(letter, SECOND["adventurer"], hands=hands, trick=led, points=[0, 30, 0, 30], **POTION)
    g.when(f"1 power-1, 1 {card}, 2 WFb")
    assert paid(g) == []
    g.when("3 RAb")
    assert paid(g) == ([1] if is_caught else [])


def ninja_plays(first: str, second: str) -> Given:
    """Trap A; the Ninja of seat 0 leads a card and lays another face down, and then all have played."""
    options = with_characters("king", "strategist", "ninja", "hermit")
    hands = [f"{first} {second} b1", "r9 b2", "r8 b3", "r7 b4"]
    cast = ["ninja", "king", "hermit", "strategist"]
    return Takers(4, options, 0, characters=cast, hands=hands, traps="A B C D E").when(
        f"0 {first}, 0 {second}"
    )


def test_the_ninjas_two_cards_cost_10_points_together() -> None:
    """TX-STG-15, TX-GAP-07, TX-MAT-05  Two numbers from 1 to 6 are paid for once."""
    g = ninja_plays("r5", "r4")
    assert paid(g) == [0]
    g.when("1 r9, 2 r8, 3 r7, 0 yes")
    assert (g.told("flipped"), paid(g)) == (["0 r4"], [0])


@pytest.mark.parametrize(("answer", "payers"), [("yes", [0]), ("no", [])])
def test_a_face_down_card_is_looked_at_only_if_it_is_revealed(answer: str, payers: list[int]) -> None:
    """TX-STG-16, TX-GAP-07, TX-MAT-05  One that is discarded never is."""
    g = ninja_plays("RAa", "r4").when("1 r9, 2 r8, 3 r7")
    assert paid(g) == []
    assert paid(g.when(f"0 {answer}")) == payers


def test_when_the_strategist_wins_with_trap_d_the_others_pay() -> None:
    """TX-STG-17, TX-TRK-09  Who has points; then the pool is taken."""
    hands = ["r5 k1", "r8 k2", "r6 k3", "r9 k4"]
    g = trap("D", hands=hands, points=[30, 0, 50, 30]).when("0 r5, 1 r8, 2 r6")
    assert paid(g) == []
    g.when("3 r9")
    assert g.told("lost") == ["0 TX-STG-17", "2 TX-STG-17"]
    assert (g.now("points"), g.now("pool")) == ([20, 0, 40, 50], 0)


def test_trap_d_catches_nobody_when_another_wins() -> None:
    """TX-STG-17"""
    g = trap("D", hands=["r9 k1", "r8 k2", "r6 k3", "r5 k4"]).when("0 r9, 1 r8, 2 r6, 3 r5")
    assert (paid(g), g.now("points")) == ([], [30, 30, 30, 30])


def test_a_win_brings_the_strategist_the_pool_at_once() -> None:
    """TX-STG-18  Whatever the trap."""
    hands = ["r5 k1", "r8 k2", "r6 k3", "r9 k4"]
    g = trap("A", hands=hands, pool=40).when("0 r5, 1 r8, 2 r6, 3 r9")
    assert g.told("gained") == ["3 TX-STG-18"]
    assert (g.now("points"), g.now("pool")) == ([20, 30, 20, 30 + 60], 0)


def test_the_pool_stays_over_tricks_that_others_win() -> None:
    """TX-STG-19  And grows."""
    hands = ["r5 b1 b5", "r8 b2 b8", "r6 b3 b6", "r1 b4 b9"]
    g = trap("A", hands=hands, pool=30, traps="A D B C E").when("0 r5, 1 r8, 2 r6, 3 r1")
    assert (g.now("pool"), g.told("gained")) == (50, [])
    g.when("1 b2, 2 b3, 3 b4, 0 b1")
    assert g.now("pool") == 0  # now the Strategist has won
    assert g.now("points") == [10, 20, 10, 30 + 80]


def test_what_is_in_the_pool_after_the_fifth_trick_goes_to_the_box() -> None:
    """TX-STG-20, TX-END-01, TT-EOR-01  Nobody gets it."""
    hands = ["r9", "r8", "r6", "r1"]
    position = {"trick_number": 5, "traps": "B C D E A", "pool": 50, "wins": [1, 1, 1, 1]}
    g = Takers(4, ALL, 0, characters=CAST, hands=hands, points=[0, 0, 0, 30], **position)
    g.when("0 r9, 1 r8, 2 r6, 3 r1")
    assert [event.number for event in g.events("pool-to-box")] == [50]
    assert g.asked().startswith("3 ChooseReward")
    assert (g.now("pool"), drawn(g, 0)) == (0, {"tactical card": ("ready", "")})
    assert g.table.points[3] == 30


# The Tactical Card.


def test_once_a_round_any_card_may_be_played() -> None:
    """TX-STG-21, TX-DEC-09, TX-HID-09  Before playing; the use is open; then there is none."""
    hands = ["r2 r3", "r4 r5", "r6 b1", "r7 k8 g1"]
    g = trap("D", hands=hands, trick="r2 r4 r6")
    assert (g.asked(), g.refused("3 k8")) == ("3 TakeTurn: r7 power-0", "TT-TRICK-07")
    g.when("3 power-0")
    assert g.asked() == "3 TakeTurn: r7 g1 k8"
    assert g.refused("3 power-0") == "TX-STG-21"
    for viewer in OTHERS:
        assert drawn(g, viewer)["tactical card"] == ("used", "")
        assert [(event.seat, event.what) for event in g.events("power", viewer)] == [(3, "strategist-0")]
    g.when("3 k8")
    assert g.told("won") == ["3 k8 TT-STRN-02"]
    assert (g.refused("3 power-0"), g.asked()) == ("TX-STG-21", "3 TakeTurn: r7 g1")


def test_the_tactical_card_is_useless_but_legal_when_leading() -> None:
    """TX-DEC-09"""
    g = trap("D", hands=["r2", "r4", "r6", "r7 g1"], leader=3)
    assert g.asked() == "3 TakeTurn: r7 g1 power-0"
    assert g.when("3 power-0").asked() == "3 TakeTurn: r7 g1"


def test_the_next_turn_is_bound_again() -> None:
    """TX-STG-21  The lead colour need not be followed in one turn only."""
    hands = ["r2 r3", "r4 r5", "r9 r8", "r7 k1 g1"]
    g = trap("D", hands=hands, trick="r2 r4 r9").when("3 power-0, 3 g1, 2 r8, 3 r7")
    assert g.told("played")[-1] == "3 r7"
    again = trap("D", hands=hands, trick="r2 r4 r9").when("3 power-0, 3 g1, 2 r8")
    assert again.refused("3 k1") == "TT-TRICK-07"


def test_the_card_played_freely_keeps_its_colour() -> None:
    """TX-STG-22, TX-GAP-09  A blue 9 under red loses; and the Tactical Card does nothing else."""
    g = trap("D", hands=["r2 k1", "r4 k2", "r6 k3", "r7 b9"], trick="r2 r4 r6").when("3 power-0, 3 b9")
    assert g.told("won") == ["2 r6 TT-STRN-03"]
    black = trap("D", hands=["k2", "r4", "r6", "k7s b9"], trick="k2 r4 r6")
    assert black.asked() == "3 TakeTurn: k7s power-0"  # black 7 follows black without help


def test_playing_freely_does_not_show_that_a_colour_is_missing() -> None:
    """TX-STG-21, TX-HID-01  The others cannot tell whether the Strategist holds the lead colour."""
    hands = ["r2 k1", "r4 k2", "r6 k3", "r7 b9"]
    g = trap("D", hands=hands, trick="r2 r4 r6").when("3 power-0, 3 b9")
    assert "red" not in str(g.now("voids"))
    bound = trap("D", hands=[*hands[:3], "g7 b9"], trick="r2 r4 r6").when("3 b9")
    assert "red" in str(bound.now("voids"))


# A trick that is played anew.


def rewound(trap_order: str, first: str, **position: object) -> Given:
    """Strategist, King, Time Traveler, Hermit: the third rewinds the trick, and seat 0 leads again."""
    options = with_characters("king", "strategist", "hermit", "time traveler")
    cast = ["strategist", "king", "time traveler", "hermit"]
    hands = ["r2 k8 g1", "r5 b2 b6", "r9 b3 b5", "r8 b4 g7"]
    g = Takers(4, options, 0, characters=cast, hands=hands, traps=trap_order, deck="g8 g9", **position)
    return g.when(first, "1 r5, 2 power-0, 2 g8, 2 g9, 2 seat-0")


def test_the_tactical_card_stays_spent_when_the_trick_is_rewound() -> None:
    """TX-STG-22, TX-GAP-65, TT-FLOW-06"""
    g = rewound("D A B C E", "0 power-0, 0 r2")
    assert (g.now("trick"), g.refused("0 power-0")) == ("", "TX-STG-21")
    later = rewound("D A B C E", "0 r2")
    assert later.asked() == "0 TakeTurn: r2 g1 k8 power-0"


def test_trap_and_pool_stay_in_a_new_run_and_all_may_be_caught_again() -> None:
    """TT-FLOW-01, TX-STG-15, TX-MAT-07, TX-TRK-13"""
    g = rewound("A B C D E", "0 r2")
    assert (paid(g), g.now("pool"), g.now("traps", 1)) == ([1], 10, "A ? ? ? ?")
    g.when("0 r2, 1 r5")
    assert (paid(g), g.now("pool"), g.events("trap")) == ([1, 1], 20, [])


# A card carried over.


@pytest.mark.parametrize(
    ("wins", "card", "points", "rest"), [(0, "RAs", 50, [3, 1, 1]), (1, "k7t", 30, [2, 1, 1])]
)
def test_with_no_win_or_one_a_card_may_be_carried_instead_of_points(
    wins: int, card: str, points: int, rest: list[int]
) -> None:
    """TX-STG-23, TX-DEC-10, TX-GAP-10, TX-HID-10  The choice is open."""
    g = scoring([*rest, wins])
    assert g.asked() == "3 ChooseReward: no yes"
    paid_out = scoring([*rest, wins])
    paid_out.when("3 no")
    assert paid_out.table.points[3] == 30 + points
    g.when("3 yes")
    assert (g.table.points[3], g.now("carried")) == (30, ["", "", "", card])
    for viewer in OTHERS:
        assert g.told("carries", viewer) == [f"3 {card}"]
        assert g.now("carried", viewer) == ["", "", "", card]


@pytest.mark.parametrize("wins", [2, 3, 4])
def test_with_more_wins_nothing_is_chosen(wins: int) -> None:
    """TX-STG-23"""
    assert scoring([5 - wins, 0, 0, wins]).told("carries") == []
    assert "ChooseReward" not in scoring([5 - wins, 0, 0, wins]).asked()


@pytest.mark.parametrize(("wins", "points"), [(0, 50), (1, 30)])
def test_in_the_last_round_nothing_can_be_carried(wins: int, points: int) -> None:
    """TX-STG-28, TX-GAP-12, TX-DEC-10  The points come without a choice."""
    g = scoring([5 - wins, 0, 0, wins], 3, points=[0, 0, 0, 100])
    assert (g.asked(), g.table.points[3]) == ("", 100 + points)


def carrying(characters: list[str], card: str, hands: list[str] | None = None, **position: object) -> Takers:
    """Seat 0 has carried a card into this round, which is being set up."""
    return Takers(
        3, EVERYBODY, 0, at="setup", round=2, characters=characters, hands=hands or FIVE_EACH[:3],
        carried=[card, "", ""], leader=1, **position,
    )  # fmt: skip


EVERYBODY = with_characters(
    "king", "strategist", "gambler", "resistance", "alchemist", "samurai", "hermit", "berserker", "ruler"
)


@pytest.mark.parametrize("card", ["RAs", "k7t"])
@pytest.mark.parametrize("character", ["resistance", "hermit", "ruler", "gambler"])
def test_the_carried_card_joins_the_hand_whatever_the_character(character: str, card: str) -> None:
    """TX-STG-24 to TX-STG-26, TX-DEC-11, TX-GAP-11, TX-GAP-13  Before any choice, for another card."""
    g = carrying([character, "king", "berserker"], card).when("1 b1")
    assert g.told("took-carried") == [f"0 {card}"]
    assert g.asked() == "0 DiscardOne: r1 r2 r3 r4 r5"
    assert (g.refused(f"0 {card}"), g.refused("0 no")) == ("TX-STG-26", "FS-TURN-02")
    g.when("0 r2")
    assert hand(g, 0, 0) == f"r1 r3 r4 r5 {card}"
    assert g.now("carried") == ["", "", ""]
    assert "0 ?" in g.told("discarded")


def test_the_others_know_that_the_carried_card_is_in_that_hand() -> None:
    """TX-HID-10, TX-HID-11  And not which card was discarded for it."""
    g = carrying(["hermit", "king", "berserker"], "RAs").when("1 b1, 0 r2")
    for viewer in (1, 2, SPECTATOR):
        assert hand(g, 0, viewer) == "RAs ? ? ? ?"
        assert "r2" not in str(g.now("discards", viewer))


def test_the_carried_card_must_be_taken_in_the_very_next_round() -> None:
    """TX-STG-25, TX-GAP-11  Over two rounds of a whole game: chosen, taken, and gone home after that."""
    g = Takers(4, ALL, 0, at="score", characters=CAST, wins=[3, 1, 1, 0], points=[0, 10, 20, 30])
    g.when("3 yes").when("0 gambler, 1 resistance, 2 hermit, 3 king")
    assert g.told("took-carried") == []
    assert g.asked().startswith("3 DiscardOne:")  # for the King's Rare, which comes first
    g.when(f"3 {hand(g, 3).split()[0]}")
    assert g.told("took-carried") == ["3 RAs"]
    assert "RAs" in hand(g, 3)


def test_a_carried_card_is_then_a_card_like_any_other() -> None:
    """TX-STG-27, TX-GAP-11  The Gambler exchanges it; exclusive as it is, it is not drawn again."""
    g = carrying(["gambler", "king", "berserker"], "RAs", deck="g9").when("1 b1, 0 r1")
    assert "RAs" in g.asked()
    g.when("0 RAs, 0 done")
    assert "RAs" not in str(g.now("hands"))
    assert "RAs" in str(g.now("discards"))


def test_the_berserker_takes_the_carried_card_after_the_own_deck() -> None:
    """TX-STG-29, TX-INT-09, TX-MAT-02  Six cards then; the Berserker card cannot be the one discarded."""
    g = carrying(["berserker", "king", "hermit"], "k7t").when("1 b1")
    assert g.told("took-own") == ["1 RAk", "0 M"]
    held = hand(g, 0).split()
    assert len(held) == 6
    assert {"M", "k7t"} <= set(held)
    assert sorted(g.asked().removeprefix("0 DiscardOne: ").split()) == sorted(set(held) - {"M", "k7t"})
    assert (g.refused("0 M"), g.refused("0 k7t")) == ("TT-BER-18", "TX-STG-26")


def test_the_alchemist_takes_the_carried_card_after_the_own_six() -> None:
    """TX-STG-30, TX-INT-09, TX-MAT-03  Seven cards then, and one of the six goes."""
    g = carrying(["alchemist", "king", "hermit"], "k7t").when("1 b1")
    held = hand(g, 0).split()
    assert (len(held), held[-1]) == (7, "k7t")
    assert sorted(g.asked().removeprefix("0 DiscardOne: ").split()) == sorted(set(held) - {"k7t"})


def test_what_an_alchemist_discards_for_it_is_out_of_the_round() -> None:
    """TX-STG-31, TT-GEN-12  When the discards are shuffled, it is not among the cards of the new deck."""
    g = carrying(["alchemist", "king", "hermit"], "RAs", deck="g9", rest_in_deck=0).when("1 b1")
    card = hand(g, 0).split()[0]
    g.when(f"0 {card}, 1 b2")
    g.when("2 power-0, 2 g1, 2 g2")  # draws the last card of the deck
    assert card in str(g.now("discards"))
    while "2 TakeTurn" not in g.asked():
        seat = g.t.next_seat()
        g.t.apply(seat, g.t.options(seat)[0])
    g.when("2 power-0")  # the discards are shuffled
    assert card in str(g.now("out"))


def test_the_samurai_takes_a_carried_black_7_and_throws_it_away() -> None:
    """TX-STG-32, TX-SAM-02, TT-OWN-06, TX-GAP-13, TX-MAT-06  After the discard: shown, out, replaced."""
    g = carrying(["samurai", "king", "hermit"], "k7t", deck="g8 g9").when("1 b1")
    assert g.asked() == "0 DiscardOne: r1 r2 r3 r4 r5"
    g.when("0 r2")
    assert g.told("discarded", 2) == ["1 ?", "0 ?", "0 k7t TX-SAM-02"]
    assert (hand(g, 0), g.now("out")) == ("r1 r3 r4 r5 g8", "k7t")


def test_a_strategist_who_carries_takes_both_cards() -> None:
    """TX-STG-33, TX-GAP-10, TX-MAT-114  One discard each; there are two own black 7."""
    g = carrying(["strategist", "king", "hermit"], "k7t").when("1 b1")
    assert g.asked() == "0 DiscardOne: r1 r2 r3 r4 r5"
    g.when("0 r1")
    assert g.asked() == "0 DiscardOne: r2 r3 r4 r5 k7s"
    g.when("0 r2")
    assert hand(g, 0) == "r3 r4 r5 k7s k7t"
    assert g.asked().startswith("0 OrderTraps")


# Points and crowns.


@pytest.mark.parametrize(("wins", "points"), [(2, -50), (3, 50), (4, 80)])
def test_the_strategists_points_by_tricks_won(wins: int, points: int) -> None:
    """TX-STG-34"""
    g = scoring([5 - wins, 0, 0, wins], 1, points=[0, 0, 0, 100])
    assert g.table.points[3] == 100 + points


def test_five_wins_win_the_game() -> None:
    """TX-STG-34, TX-WIN-04"""
    assert scoring([0, 0, 0, 5]).told("game-over") == ["3 TX-STG-34"]
    assert scoring([1, 0, 0, 4]).told("game-over") == []


def test_the_strategist_gets_crowns_like_anybody() -> None:
    """TX-STG-34  The most wins, the Crown; none, a Black Crown, after the King and before all others."""
    assert scoring([1, 1, 1, 2]).told("crown") == ["3 TT-CRN-02"]
    assert scoring([0, 5, 0, 0]).told("black-crown") == ["0 TT-BCR-02", "3 TT-BCR-02"]


# Two players.


def of_two(round_number: int = 1, **position: object) -> Takers:
    options: Options = {
        **with_characters("strategist", "king", "hermit", "gambler"),
        "two_player_mode": "drafted",
    }
    options.pop("selection_mode")
    unused = ["king", "gambler"] if round_number == 1 else ["", ""]
    cast = ["strategist", "hermit"]
    return Takers(2, options, 0, characters=cast, unused_characters=unused, round=round_number, **position)


@pytest.mark.parametrize(("wins", "points"), [(0, 50), (1, 30), (2, -50), (3, 50), (4, 80), (5, 120)])
def test_the_strategists_card_for_two_players(wins: int, points: int) -> None:
    """TX-2P-10, TX-GAP-46  Five wins bring points; with no win or one the choice is the same."""
    g = of_two(at="score", wins=[wins, 5 - wins], points=[100, 0])
    if wins < 2:
        assert g.asked() == "0 ChooseReward: no yes"
        g.when("0 no")
    assert g.table.points[0] == 100 + points
    assert g.told("game-over") == []


def test_with_two_players_trap_d_makes_the_other_pay() -> None:
    """TX-2P-28"""
    g = of_two(traps="D A B C E", hands=["r9 b1", "r2 b2"]).when("0 r9, 1 r2")
    assert (paid(g), g.now("points")) == ([1], [40, 20])


def test_with_two_players_a_card_is_carried_into_the_own_next_round() -> None:
    """TX-2P-11, TX-STG-24  Whatever character is chosen then; in the last round nothing is carried."""
    g = of_two(at="score", wins=[1, 4]).when("0 yes")
    assert (g.now("round"), g.now("carried")) == (2, ["k7t", ""])
    g.when(f"0 {hand(g, 0).split()[0]}")  # for the King's Rare, which comes first
    assert g.told("took-carried") == ["0 k7t"]
    assert "k7t" in hand(g, 0)
    assert "ChooseReward" not in of_two(2, at="score", wins=[1, 4]).asked()


# Positions and what is drawn.


def test_a_position_of_the_strategist_is_written_as_it_is_read() -> None:
    """FS-POS  Traps, pool, who has paid, and the Tactical Card."""
    hands = ["r5 k1", "r8 k2", "r6 k3", "r9 g1"]
    g = trap("A", hands=hands, pool=20, tactical_card_used=1).when("0 r5, 1 r8")
    written = {key: g.now(key) for key in ("traps", "pool", "payers", "tactical_card_used")}
    assert written == {"traps": "A B C D E", "pool": 30, "payers": "0", "tactical_card_used": 1}
    again = Takers(4, ALL, 0, **GAME.write_position(g.t))
    assert GAME.write_position(again.t) == GAME.write_position(g.t)


@pytest.mark.parametrize(
    ("position", "sentence"),
    [({"traps": "A B C D"}, "traps names each of A B C D E once"), ({"payers": "9"}, "payers lists seats")],
)
def test_a_wrong_position_is_refused_in_a_sentence(position: dict[str, object], sentence: str) -> None:
    with pytest.raises(PositionError, match=sentence):
        Takers(4, ALL, 0, characters=CAST, **position)


def test_the_stack_of_traps_is_drawn_for_each_seat_as_it_knows_it() -> None:
    """TX-HID-06"""
    g = Takers(4, ALL, 0, characters=CAST, traps="C A D B E", trick_number=2)
    for viewer, stack in [(3, "traps: C [A] D B E"), (0, "traps: C [A] ? ? ?")]:
        t = g.t.view(viewer).table
        role = g.table.roles[3]
        assert role.character.drawing(t, role)[0] == stack  # type: ignore[arg-type]
