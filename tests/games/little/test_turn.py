"""The windows of a turn (3.7)."""

from little import Little
from little_powers import AXE, BOOK, BOOTS, CLOCK, ELIXIR, FAN, GLOVE, GURU, MAP, SWORD_LESS, SWORD_MORE, WING

ALL_ITEMS = "sword map book axe boots wing fan elixir glove clock"
PLAIN = ["gambler", "berserker", "devil"]


def test_all_that_may_be_done_before_playing() -> None:
    """LT-TURN-01, LT-TURN-09, LT-DEC-14  In any order; each is asked for again until a card is played."""
    g = Little(
        3,
        None,
        0,
        characters=["gambler king", "hermit samurai", "devil berserker"],
        hands=["r2 b1 b2", "r3 r4 b4", "k9 g1 g2"],
        items=["", ALL_ITEMS, ""],
        beasts=["", "guru-draw", ""],
        trick="r2",
        trick_number=3,
        deck="b9 b8 b7 b6 b5 g3 g4 g5 g6",
    )
    before = [MAP, BOOK, BOOTS, GLOVE, CLOCK, ELIXIR, GURU, "power-0"]
    together = [SWORD_MORE, SWORD_LESS, AXE, WING, FAN]
    offered = g.asked().split(": ")[1].split()
    assert sorted(offered) == sorted(["r3", "r4", *before, *together])
    g.when(f"1 {BOOK}, 1 b9, 1 power-0, 1 b8, 1 {MAP}, 1 b4, 1 done, 1 {GURU}, 1 b6, 1 b7, 1 g3")
    offered = g.asked().split(": ")[1].split()
    left = [BOOTS, GLOVE, CLOCK, ELIXIR]
    assert sorted(offered) == sorted(["r3", "r4", *left, *together])
    assert g.when("1 r4").asked().startswith("2 LittleTurn")


def test_one_card_is_played() -> None:
    """LT-TURN-02, LT-LEAD-07  By everyone, clockwise."""
    g = Little(3, None, 0, characters=PLAIN, hands=["r2 b1", "r3 b3", "r9 b5"], leader=1, trick_number=4)
    assert g.asked() == "1 LittleTurn: r3 b3"
    assert g.when("1 r3").asked() == "2 LittleTurn: r9"
    assert g.when("2 r9").asked() == "0 LittleTurn: r2"
    assert g.when("0 r2").asked() == "2 LittleTurn: b5"


def test_what_is_announced_goes_with_the_card() -> None:
    """LT-TURN-03  Nobody else hears of it before, and nothing else can be done in between."""
    g = Little(
        3, None, 0, characters=PLAIN, hands=["r2 b1", "r3 b3", "r9 b5"], items=["sword map wing", "", ""]
    )
    g.when(f"0 {SWORD_MORE}")
    assert g.told("power", 1) == []
    assert g.now("sealed", 1) == ["", "", ""]
    assert g.refused(f"0 {MAP}") == "LT-TURN-03"
    assert g.refused(f"0 {SWORD_LESS}") == "LT-OPT-26"
    assert g.refused("0 power-0") == "LT-TURN-03"
    assert g.refused("0 g3") == "LT-DEC-15"
    assert g.refused("0 done") == "FS-TURN-02"
    assert g.asked() == f"0 LittleTurn: r2 b1 {WING}"
    g.when(f"0 {WING}, 0 r2")
    assert [event.what for event in g.events("power", 1)] == ["sword-more", "wing"]
    assert g.now("items") == ["map", "", ""]


def test_the_order_of_what_follows_the_card() -> None:
    """LT-TURN-04, LT-TURN-05, LT-TURN-06, LT-TURN-07, LT-TURN-08  Steps 3 to 7."""
    g = Little(
        3,
        None,
        0,
        characters=["healer ninja", "resistance collector", "devil berserker"],
        hands=["r2 b1 r5 r7 g8", "r3 b3", "r9 b5"],
        deck="b9 b8 b7 b6",
        trick_number=4,
    )
    assert g.when("0 r2").asked() == "0 MayAdd: no b1 g8"
    assert g.when("0 b1").asked() == "0 MayPlaySecond: no r5 r7"
    assert g.now("hands") == ["r5 r7 g8", "r3 b3", "r9 b5"]
    g.when("0 r5")
    assert g.now("hands") == ["r7 b7 b8 b9 g8", "r3 b3", "r9 b5"]
    assert g.when("1 r3").asked() == "1 MayDeclare: no yes"
    assert g.when("1 no").asked() == "1 MayReserve: no r2 r3"
    assert g.when("1 r2").asked() == "2 LittleTurn: r9"


def test_an_item_is_used_on_the_own_turn_by_its_owner() -> None:
    """LT-TURN-10, LT-OPT-23"""
    g = Little(3, None, 0, characters=PLAIN, hands=["r2 b1", "r3 b3", "r9 b5"], items=["", "map", "sword"])
    assert g.refused(f"0 {MAP}") == "LT-OPT-23"
    assert g.refused(f"1 {MAP}") == "FS-TURN-01"
    assert g.when("0 r2").asked() == f"1 LittleTurn: r3 {MAP}"


def test_who_has_no_card_has_no_turn() -> None:
    """LT-TURN-11  Nothing is played, not even an item used, and the trick cannot be won."""
    g = Little(
        3,
        None,
        0,
        characters=PLAIN,
        hands=["r2 b1", "", "r9 b5"],
        items=["", "map clock", ""],
        trick_number=3,
    )
    g.when("0 r2")
    assert g.asked() == "2 LittleTurn: r9"
    g.when("2 r9")
    assert g.told("won") == ["2 r9 LT-STR-01"]


def test_the_round_ends_after_five_tricks() -> None:
    """LT-TURN-12, LT-SCORE-09  Whoever still holds cards."""
    g = Little(
        3,
        None,
        0,
        characters=["healer", "gambler", "devil"],
        hands=["g2 b1", "g3", "g9"],
        trick_number=5,
        deck="r9 r8 r7 r6 r5",
    )
    g.when("0 g2, 0 no, 1 g3, 2 g9")
    assert g.table.round == 2


def test_the_next_one_leads_for_who_has_no_card() -> None:
    """LT-TURN-13, LT-GAP-68  The winner should lead, but has no card, and so no action at all."""
    g = Little(
        3, None, 0, characters=PLAIN, hands=["r9", "r3 b3", "r8 b5"], items=["clock", "", ""], trick_number=3
    )
    g.when("0 r9, 1 r3, 2 r8")
    assert g.told("won") == ["0 r9 LT-STR-01"]
    assert g.asked() == "1 LittleTurn: b3"
    g.when("1 b3, 2 b5")
    assert g.told("led") == ["0 r9", "1 b3"]
    assert g.told("won")[1:] == ["2 b5 LT-STR-01"]


def test_once_a_turn_is_once_in_a_run_of_the_trick() -> None:
    """LT-TURN-14, LT-ITEM-112, LT-GAP-65  The turn put off is the same; a trick begun again is a new one."""
    g = Little(
        3,
        None,
        0,
        characters=["hermit", "gambler", "devil"],
        hands=["r2 b1", "r3 b3", "r9 b5"],
        items=["boots", "", "clock"],
        trick_number=4,
        deck="b9 b8 b7",
    )
    g.when(f"0 power-0, 0 b9, 0 {BOOTS}, 1 r3")
    assert g.told("led") == ["1 r3"]
    g.when("2 r9")
    assert g.asked() == "0 LittleTurn: r2"
    assert g.refused("0 power-0") == "LT-HERM-02"
    g = Little(
        3,
        None,
        0,
        characters=["hermit", "gambler", "devil"],
        hands=["r2 b1", "r3 b3", "r9 b5"],
        items=["", "clock", ""],
        trick_number=4,
        deck="b9 b8 b7",
    )
    g.when(f"0 power-0, 0 b9, 0 r2, 1 {CLOCK}, 1 seat-0")
    assert g.asked() == "0 LittleTurn: r2 b1 power-0"
