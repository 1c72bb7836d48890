"""Phantom Thief's Glove: a card of another hand, unseen, for one of one's own (4.11)."""

from followsuit import SPECTATOR
from followsuit.games.little.cards import MIRIA, NAMES
from followsuit.games.little.places import HELD
from followsuit.games.takers.cards import BLACK
from little import Little
from little_powers import GLOVE
from worlds import check_knowledge

CAST = ["gambler", "healer", "berserker", "devil"]


def with_glove(hands: list[str], characters: list[str] | None = None, **position: object) -> Little:
    """Seat 0 has the Glove and leads."""
    count = len(hands)
    return Little(
        count,
        None,
        0,
        characters=characters or CAST[:count],
        hands=hands,
        items=["glove"] + [""] * (count - 1),
        trick_number=4,
        **position,
    )


def test_a_card_is_taken_and_another_given() -> None:
    """LT-ITEM-120, LT-DEC-23, LT-OPT-26  Of another player who holds a card."""
    g = with_glove(["r1 r2", "b5", ""]).when(f"0 {GLOVE}")
    assert g.asked() == "0 ChooseVictim: seat-1"
    assert [g.refused(f"0 {word}") for word in ("seat-0", "seat-2")] == ["LT-ITEM-126"] * 2
    assert g.refused("0 r1") == "FS-TURN-02"
    g.when("0 seat-1")
    assert g.asked() == "0 GiveAnother: r1 r2"
    g.when("0 r2")
    assert g.now("hands") == ["r1 b5", "r2", ""]
    assert g.now("items") == ["", "", ""]
    assert g.asked() == "0 LittleTurn: r1 b5"


def test_whom_to_take_from() -> None:
    """LT-ITEM-120, LT-MAT-82  Everybody else with a card."""
    g = with_glove(["r1 r2", "b5", "", "g5"]).when(f"0 {GLOVE}")
    assert g.asked() == "0 ChooseVictim: seat-1 seat-3"


def test_the_card_taken_lies_apart_beside_whoever_took_it() -> None:
    """LT-HID-18  Until another is given; the two see its face."""
    g = with_glove(["r1 r2", "b5", "g1 g2"])

    def taken(viewer: int) -> list[tuple[int, list[str]]]:
        areas = g.game.layout(g.t.view(viewer)).areas
        apart = [area for area in areas if area.name == "taken card"]
        return [(area.seat, [NAMES[card] if card >= 0 else "?" for card in area.cards]) for area in apart]

    assert taken(0) == []
    g.when(f"0 {GLOVE}, 0 seat-1")
    assert [taken(viewer) for viewer in (0, 1, 2)] == [[(0, ["b5"])], [(0, ["b5"])], [(0, ["?"])]]
    g.when("0 r2")
    assert taken(0) == []


def test_a_black_card_is_taken_like_any_other_by_whoever_may_hold_it() -> None:
    """LT-ITEM-120, LT-ITEM-125  Only who may not hold black cards replaces it."""
    g = with_glove(["r1 r2", "k5", "g1 g2"]).when(f"0 {GLOVE}, 0 seat-1")
    assert (g.told("took-from", 0), g.asked()) == (["0 1 k5"], "0 GiveAnother: r1 r2")
    g.when("0 r2")
    assert g.now("hands") == ["r1 k5", "r2", "g1 g2"]


def test_what_the_others_see() -> None:
    """LT-HID-18, LT-ITEM-120  The two know both cards; the others know that cards went."""
    g = with_glove(["r1 r2", "b5 b6", "g1 g2"])
    g.when(f"0 {GLOVE}, 0 seat-1")
    taken = g.told("took-from", 0)[0].split()[2]
    kept = {"b5": "b6", "b6": "b5"}[taken]
    g.when("0 r2")
    for viewer in (2, SPECTATOR):
        assert g.told("took-from", viewer) == ["0 1 ?"]
        assert g.told("gave", viewer) == ["0 1 ?"]
        assert g.now("hands", viewer) == ["? ?", "? ?", "g1 g2" if viewer == 2 else "? ?"]
    for viewer in (0, 1):
        assert g.told("took-from", viewer) == [f"0 1 {taken}"]
        assert g.told("gave", viewer) == ["0 1 r2"]
    assert g.now("hands", 0) == [f"r1 {taken}", "r2 ?", "? ?"]
    assert g.now("hands", 1) == [f"{taken} ?", f"r2 {kept}", "? ?"]


def test_what_was_open_to_all_before_is_no_more() -> None:
    """LT-HID-18  A card everyone knew in the hand may have gone, as far as the others can tell."""
    g = with_glove(["r1 r2", "b5 b6", "g1 g2"], shown=["", "b5", ""])
    assert g.now("hands", 2) == ["? ?", "b5 ?", "g1 g2"]
    g.when(f"0 {GLOVE}, 0 seat-1, 0 r2")
    assert g.now("hands", 2) == ["? ?", "? ?", "g1 g2"]


def test_the_card_just_taken_cannot_be_given() -> None:
    """LT-ITEM-121"""
    g = with_glove(["r1 r2", "b5", ""]).when(f"0 {GLOVE}, 0 seat-1")
    assert g.refused("0 b5") == "LT-ITEM-121"
    assert g.refused("0 g5") == "FS-TURN-02"


def test_miria_can_be_taken() -> None:
    """LT-ITEM-122, LT-MAT-79, LT-BERS-09  Its new owner cannot discard it either."""
    g = with_glove(["r1 r2", "M", "g1"], ["hermit", "berserker", "devil"], deck="b9 b8 b7")
    g.when(f"0 {GLOVE}, 0 seat-1, 0 r2, 0 power-0")
    assert g.asked() == "0 Discard: r1 b9"
    assert g.refused("0 M") == "LT-BERS-04"


def test_nobody_is_told_where_miria_is() -> None:
    """LT-HID-18, LT-BERS-04  What its new owner discards tells the others nothing."""
    g = with_glove(
        ["r1 r2", "M b5", "g1"], ["hermit", "berserker", "devil"], deck="b9 b8", shown=["", "M", ""]
    )
    g.when(f"0 {GLOVE}, 0 seat-1")
    g.when("0 r2, 0 power-0, 0 r1")
    assert g.now("hands", 2) == ["? ?", "? ?", "g1"]


def test_any_card_is_as_likely() -> None:
    """LT-ITEM-123  The hand is shuffled for the taker."""
    taken: list[str] = []
    for seed in range(300):
        g = Little(
            3,
            None,
            seed,
            characters=CAST[:3],
            hands=["r1 r2", "b5 b6 b7", "g1"],
            items=["glove", "", ""],
        )
        g.when(f"0 {GLOVE}, 0 seat-1")
        taken.append(g.told("took-from", 0)[0].split()[2])
    counts = [taken.count(card) for card in ("b5", "b6", "b7")]
    assert sum(counts) == 300
    assert min(counts) > 70


def test_devil_cards_are_recognised() -> None:
    """LT-ITEM-123, LT-MAT-81, LT-DEVIL-05, LT-GAP-32  It may be picked; all see where it is."""
    cast = ["gambler", "healer", "devil"]
    g = with_glove(["r1 r2", "r4d b4d b5 b6", "g1"], cast).when(f"0 {GLOVE}, 0 seat-1")
    assert g.asked() == "0 TakeOne: r4d b4d place-1"
    g.when("0 b4d")
    assert g.told("took-from", SPECTATOR) == ["0 1 b4d"]
    assert g.now("hands", 2) == ["? ?", "r4d ? ?", "g1"]  # what was taken lies apart for now
    g.when("0 r1")
    assert g.now("open") == ["b4d", "r4d", ""]
    assert g.now("hands", 2) == ["b4d ?", "r4d ? ? ?", "g1"]


def test_devil_cards_may_be_avoided() -> None:
    """LT-ITEM-123  Then it is one of the others, and those left stay open."""
    cast = ["gambler", "healer", "devil"]
    for seed in range(20):
        g = Little(
            3,
            None,
            seed,
            characters=cast,
            hands=["r1 r2", "r4d b5 b6", "g1"],
            items=["glove", "", ""],
        )
        g.when(f"0 {GLOVE}, 0 seat-1, 0 place-1")
        assert g.told("took-from", 0)[0].split()[2] in ("b5", "b6")
        assert g.now("hands", 2) == ["? ?", "r4d ?", "g1"]
        assert g.when("0 r1").now("hands", 2) == ["? ?", "r4d ? ?", "g1"]
    g = with_glove(["r1 r2", "r4d", "g1"], cast).when(f"0 {GLOVE}, 0 seat-1")
    assert g.asked() == "0 TakeOne: r4d"


def test_any_other_card_may_be_given() -> None:
    """LT-ITEM-124, LT-GAP-36, LT-MAT-79, LT-MAT-81  MIRIA, and a Devil Card, which stays open."""
    cast = ["gambler", "healer", "devil"]
    g = with_glove(["r4d M", "b5", "g1"], cast, shown=["M", "", ""]).when(f"0 {GLOVE}, 0 seat-1")
    assert g.asked() == "0 GiveAnother: M r4d"
    g.when("0 r4d")
    assert g.now("open") == ["", "r4d", ""]
    assert g.told("gave", SPECTATOR) == ["0 1 r4d"]
    g = with_glove(["r4d M", "b5", "g1"], cast, shown=["M", "", ""]).when(f"0 {GLOVE}, 0 seat-1, 0 M")
    assert g.now("hands") == ["b5 r4d", "M", "g1"]
    assert g.now("hands", 2) == ["r4d ?", "?", "g1"]


def test_samurai_takes_no_black_card() -> None:
    """LT-ITEM-125, LT-MAT-80  It is replaced before the exchange goes on, and the new card may be given."""
    g = with_glove(["r1", "k5", "g1"], ["samurai", "gambler", "devil"], deck="k9 b8 b7")
    g.when(f"0 {GLOVE}, 0 seat-1")
    assert g.asked() == "0 GiveAnother: r1 b8"
    assert g.when("0 b8").now("hands") == ["r1", "b8", "g1"]


def test_samurai_keeps_no_black_card_that_is_given() -> None:
    """LT-ITEM-125, LT-MAT-80"""
    g = with_glove(["k1 r1", "r5", "g1"], ["gambler", "samurai", "devil"], deck="k9 b8 b7")
    g.when(f"0 {GLOVE}, 0 seat-1, 0 k1")
    assert g.now("hands") == ["r1 r5", "b8", "g1"]
    assert g.told("discarded", 2) == ["1 k1 LT-SAMU-02", "1 k9 LT-SAMU-02"]


def test_somebody_must_hold_a_card() -> None:
    """LT-ITEM-126, LT-ITEM-01"""
    g = with_glove(["r1 r2", "", ""])
    assert g.refused(f"0 {GLOVE}") == "LT-ITEM-126"


def test_what_can_be_told_of_where_cards_are() -> None:
    """LT-HID-18  A card all knew lies in one of the two hands; the two know in which."""
    g = with_glove(["r1 r2", "b5 b6", "g1 g2"], shown=["", "b5", ""])
    g.when(f"0 {GLOVE}, 0 seat-1, 0 r2")
    blue = NAMES.index("b5")
    taken = NAMES.index(g.told("took-from", 0)[0].split()[2])
    check_knowledge(g.t, 2, lambda piles: blue in piles[0] or blue in piles[1])
    check_knowledge(g.t, 1, lambda piles: taken in piles[0])
    check_knowledge(g.t, 0, lambda piles: NAMES.index("r2") in piles[1])


def test_who_gave_miria_away_knows_that_it_is_still_there() -> None:
    """LT-HID-18, LT-BERS-04  Whatever its new owner discards; the others know of two hands."""
    g = with_glove(
        ["r1 r2", "M", "g1 g2"], ["hermit", "berserker", "devil"], deck="b9 b8", shown=["", "M", ""]
    )
    g.when(f"0 {GLOVE}, 0 seat-1, 0 r2, 0 power-0, 0 r1")
    check_knowledge(g.t, 1, lambda piles: MIRIA in piles[0])
    check_knowledge(g.t, 2, lambda piles: MIRIA in piles[0] or MIRIA in piles[1])


def test_what_samurai_keeps_is_not_black() -> None:
    """LT-ITEM-125, LT-SAMU-02  Everybody can tell, at once and later."""
    g = with_glove(["r1", "b5 b6", "g1 k1"], ["samurai", "gambler", "devil"])
    g.when(f"0 {GLOVE}, 0 seat-1")
    black = set(g.table.cards_of_colour(BLACK))
    check_knowledge(g.t, 2, lambda piles: not black & set(piles[HELD]))
    g.when("0 r1")
    check_knowledge(g.t, 2, lambda piles: not black & set(piles[0]))
