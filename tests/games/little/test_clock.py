"""Time Traveler's Clock: the trick as played so far is undone, and begins again (4.11)."""

import pytest

from followsuit.games.little.game import GAME
from little import Little
from little_powers import AXE, BOOK, BOOTS, CLOCK, ELIXIR, GLOVE, GURU, WING

PLAIN = ["gambler", "berserker", "devil"]


def turned_back(
    characters: list[str], hands: list[str], answers: str, items: list[str] | None = None, **position: object
) -> Little:
    """Seat 0 leads; after these answers seat 2 uses the Clock."""
    others = items or ["", ""]
    deck = {"deck": "g9 g8 g7 g6 g5", "trick_number": 3, **position}
    g = Little(3, None, 0, characters=characters, hands=hands, items=[*others, "clock"], **deck)
    return g.when(f"{answers}, 2 {CLOCK}")


def test_the_cards_return_and_a_leader_is_named() -> None:
    """LT-ITEM-100, LT-ITEM-101, LT-ITEM-103, LT-DEC-21  Before the own card; any seat."""
    g = turned_back(PLAIN, ["r1 r2 r3", "r4 r5 r6", "r7 r8 r9"], "0 r1, 1 r4")
    assert g.now("hands") == ["r1 r2 r3", "r4 r5 r6", "r7 r8 r9"]
    assert g.now("hands", 2) == ["r1 ? ?", "r4 ? ?", "r7 r8 r9"]  # they were seen
    assert g.told("took-back") == ["0 r1", "1 r4"]
    assert g.now("items") == ["", "", ""]
    assert g.asked() == "2 NameLeaderAnew: seat-0 seat-1 seat-2"
    g.when("2 seat-1")
    assert g.table.trick_number == 3
    assert g.asked() == "1 LittleTurn: r4 r5 r6"
    g.when("1 r4, 2 r9, 0 r2")
    assert g.told("won") == ["2 r9 LT-STR-01"]
    assert g.now("wins") == [0, 0, 1]
    assert g.table.trick_number == 4


def test_all_see_the_two_cards_until_one_is_chosen() -> None:
    """LT-ITEM-105, LT-HID-19  They lie in the trick while their owner decides."""
    hands = ["r1 r2 r3", "g3 g1 r6", "r7 r8 r9"]
    g = turned_back(PLAIN, hands, f"0 r1, 1 {ELIXIR}, 1 g3, 1 g1", ["", "elixir"])
    assert g.asked().startswith("1 ChooseOfTwo")
    trick = next(area for area in GAME.layout(g.t.view(0)).areas if area.name == "trick")
    assert [GAME.write_card(card) for card in trick.cards] == ["g3", "g1"]
    g.when("1 g3")
    assert g.table.plays == []


def test_the_leader_may_use_it() -> None:
    """LT-ITEM-102, LT-GAP-33  Before leading, it only names another one."""
    g = Little(
        3,
        None,
        0,
        characters=PLAIN,
        hands=["r1 r2", "r4 r5", "r7 r8"],
        items=["clock", "", ""],
        trick_number=4,
    )
    g.when(f"0 {CLOCK}")
    assert g.asked() == "0 NameLeaderAnew: seat-0 seat-1 seat-2"
    assert g.when("0 seat-2").asked() == "2 LittleTurn: r7 r8"


def test_items_used_in_the_trick_are_spent() -> None:
    """LT-ITEM-104, LT-MAT-72, LT-MAT-73  Without effect; the Boots' user plays in the normal order."""
    g = turned_back(
        PLAIN,
        ["r1 r2 r3", "r4 r5 r6", "r7 r8 r9"],
        f"0 {WING}, 0 {AXE}, 0 r1, 1 {BOOTS}",
        ["axe wing", "boots"],
    )
    assert g.now("items") == ["", "", ""]
    g.when("2 seat-0, 0 r1")
    assert g.table.plays[0].value == 1
    assert g.table.plays[0].marks == 0
    assert g.when("1 r4").asked().startswith("2 LittleTurn")


def test_the_boots_user_may_use_it_on_the_put_off_turn() -> None:
    """LT-MAT-73, LT-ITEM-52"""
    g = Little(
        3,
        None,
        0,
        characters=PLAIN,
        hands=["r1 r2", "r4 r5", "r7 r8"],
        items=["boots clock", "", ""],
        trick_number=4,
    )
    g.when(f"0 {BOOTS}, 1 r4, 2 r7, 0 {CLOCK}")
    assert g.told("took-back") == ["1 r4", "2 r7"]
    assert g.when("0 seat-0").asked() == "0 LittleTurn: r1 r2"


def test_one_card_of_an_elixir_is_discarded() -> None:
    """LT-ITEM-105, LT-DEC-22, LT-HID-19, LT-MAT-77  By choice; all see which one returned."""
    g = turned_back(
        PLAIN, ["r1 r2 r3", "b4 b5 b6", "r7 r8 r9"], f"0 r1, 1 {ELIXIR}, 1 b4, 1 b6", ["", "elixir"]
    )
    assert g.asked() == "1 ChooseOfTwo: b4 b6"
    g.when("1 b6")
    assert g.now("hands") == ["r1 r2 r3", "b4 b5 g9", "r7 r8 r9"]
    assert g.now("hands", 0) == ["r1 r2 r3", "b4 ? ?", "? ? ?"]
    assert g.now("discards", 0) == "b6"
    assert g.told("discarded", 0) == ["1 b6"]
    assert g.asked().startswith("2 NameLeaderAnew")


def test_a_kakumei_is_cancelled() -> None:
    """LT-ITEM-106, LT-RESI-13, LT-MAT-69  And may be declared again."""
    cast = ["resistance", "gambler", "devil"]
    g = turned_back(cast, ["r1 r2 r3", "r4 r5 r6", "r7 r8 r9"], "0 r1, 0 yes, 1 r4")
    g.when("2 seat-0")
    assert g.now("kakumei") == 0
    assert g.when("0 r1").asked() == "0 MayDeclare: no yes"
    g.when("0 yes, 1 r4, 2 r9")
    assert g.told("won") == ["0 r1 LT-RESI-03"]


def test_a_reservation_is_cancelled() -> None:
    """LT-ITEM-107, LT-MAT-74  And may be made again."""
    cast = ["gambler", "collector", "devil"]
    g = turned_back(cast, ["r1 r2 r3", "r4 r5 r6", "r7 r8 r9"], "0 r1, 1 r4, 1 r1")
    g.when("2 seat-0")
    assert g.now("reserved") == ""
    g.when("0 r2, 1 r5")
    assert g.asked() == "1 MayReserve: no r2 r5"
    g.when("1 r5, 2 r9")
    assert g.now("taken") == ["", "r5", "r2 r9"]


def test_a_hidden_card_is_discarded() -> None:
    """LT-ITEM-108, LT-HID-10, LT-MAT-76  Unseen; the main card returns, the card drawn stays."""
    cast = ["ninja", "gambler", "devil"]
    g = turned_back(cast, ["r1 r2 r3", "r4 r5 r6", "r7 r8 r9"], "0 r1, 0 r2, 1 r4")
    assert g.now("hands") == ["r1 r3 g9", "r4 r5 r6", "r7 r8 r9"]
    assert g.now("discards") == "r2"
    assert g.now("face_down") == ["", "", ""]
    assert g.now("discards", 1) == "?"
    assert g.told("discarded-second", 1) == ["0 ?"]
    assert g.now("hands", 1) == ["r1 ? ?", "r4 r5 r6", "? ? ?"]


def test_an_open_second_card_is_set_aside() -> None:
    """LT-ITEM-108, LT-DEVIL-09"""
    cast = ["ninja", "gambler", "devil"]
    g = turned_back(cast, ["r1 r4d r3", "r4 r5 r6", "r7 r8 r9"], "0 r1, 0 r4d, 1 r4")
    assert g.now("hands") == ["r1 r3 g9", "r4 r5 r6", "r7 r8 r9"]
    assert g.now("out") == "r4d"
    assert g.now("open") == ["", "", ""]


def test_a_devil_card_returns_openly() -> None:
    """LT-ITEM-103, LT-DEVIL-05"""
    g = turned_back(["gambler", "hermit", "devil"], ["r4d r2 r3", "r4 r5 r6", "r7 r8 r9"], "0 r4d, 1 r4")
    assert g.now("open") == ["r4d", "", ""]
    assert g.now("hands", 1) == ["r4d ? ?", "r4 r5 r6", "? ? ?"]


@pytest.mark.parametrize("added", ["no", "b2"])
def test_what_healer_played_is_discarded(added: str) -> None:
    """LT-ITEM-109, LT-HEAL-12, LT-HID-20, LT-MAT-75  The hand is full already."""
    cast = ["healer", "gambler", "devil"]
    hands = ["r1 b2 r3 r5 r6", "r4 b4 b5", "r7 r8 r9"]
    g = turned_back(cast, hands, f"0 r1, 0 {added}, 1 r4", trick_number=1)
    played = ["r1"] if added == "no" else ["r1", "b2"]
    assert g.now("discards", 1) == " ".join(played)
    assert g.told("discarded", 1) == [f"0 {card}" for card in played]
    assert len(g.t.cards.piles[0]) == 5
    assert g.asked().startswith("2 NameLeaderAnew")


def test_healers_exclusive_cards_are_set_aside() -> None:
    """LT-ITEM-109, LT-DECK-02"""
    cast = ["healer", "gambler", "devil"]
    g = turned_back(cast, ["RAe r2 r3 r5 r6", "r4 b4 b5", "r7 r8 r9"], "0 RAe, 1 r4", trick_number=1)
    assert g.now("out") == "RAe"
    assert g.now("discards") == ""


def test_healer_keeps_miria_and_discards_another() -> None:
    """LT-ITEM-110, LT-DEC-34, LT-MAT-30  If there are more than five then."""
    cast = ["healer berserker", "gambler king", "devil hermit"]
    hands = ["M r2 r3 r5 r6", "r4 b4 b5 b6 b7", "r7 r8 r9 g1 g2"]
    g = turned_back(cast, hands, "0 M, 1 r4", trick_number=1)
    assert g.asked() == "0 Discard: r2 r3 r5 r6 g9"
    assert g.refused("0 M") == "LT-ITEM-110"
    g.when("0 r2")
    assert g.now("hands") == ["r3 r5 r6 g9 M", "r4 b4 b5 b6 b7", "r7 r8 r9 g1 g2"]
    assert g.told("discarded", 1) == ["0 ?"]
    assert g.now("hands", 1) == ["M ? ? ? ?", "r4 b4 b5 b6 b7", "? ? ? ? ?"]
    hands = ["M r2 r3", "r4 b4 b5 b6 b7", "r7 r8 r9 g1 g2"]
    g = turned_back(cast, hands, "0 M, 1 r4", trick_number=1, deck="", rest_in_deck=0)
    assert g.asked().startswith("2 NameLeaderAnew")  # nothing was drawn, so nothing is too many
    hands = ["M r2 r3 r5", *hands[1:]]
    sizes = [4, 5, 5]
    g5 = turned_back(cast, hands, "0 M, 1 r4", deck="g9", rest_in_deck=0, hands_before=sizes)
    assert g5.asked().startswith("2 NameLeaderAnew")  # five are not too many, whatever there was before
    assert g.now("hands") == ["r2 r3 M", "r4 b4 b5 b6 b7", "r7 r8 r9 g1 g2"]


def test_a_hidden_miria_returns() -> None:
    """LT-ITEM-110, LT-ITEM-108, LT-NINJA-12  All can tell by that which card it was."""
    cast = ["ninja berserker", "gambler king", "devil hermit"]
    hands = ["M r2 r3", "r4 b4 b5", "r7 r8 r9"]
    g = turned_back(cast, hands, "0 r2, 0 M, 1 r4")
    assert g.asked() == "0 Discard: r2 r3 g9"
    g.when("0 g9")
    assert g.now("hands") == ["r2 r3 M", "r4 b4 b5", "r7 r8 r9"]
    assert g.told("took-back", 1) == ["0 M", "0 r2", "1 r4"]
    assert g.now("hands", 1) == ["M ? ?", "r4 b4 b5", "? ? ?"]
    g = turned_back(cast, hands, "0 r2, 0 M, 1 r4", deck="", rest_in_deck=0)
    assert g.asked().startswith("2 NameLeaderAnew")  # there was no card to draw
    assert g.now("hands") == ["r2 r3 M", "r4 b4 b5", "r7 r8 r9"]


def test_how_large_the_hand_was_before_the_trick() -> None:
    """LT-ITEM-110  Not how large it would be by the number of the trick."""
    cast = ["ninja berserker", "gambler king", "devil hermit"]
    hands = ["M r2 r3", "r4 b4 b5", "r7 r8 r9"]
    g = turned_back(cast, hands, "0 r2, 0 M, 1 r4", trick_number=2, hands_before=[3, 3, 3])
    assert g.asked() == "0 Discard: r2 r3 g9"
    g = turned_back(cast, hands, "0 r2, 0 M, 1 r4", trick_number=2, hands_before=[4, 3, 3])
    assert g.asked().startswith("2 NameLeaderAnew")
    # Noted at the start of a trick, for whoever owns the Clock.
    g = Little(
        3,
        None,
        0,
        characters=cast,
        hands=["M r2 r3", "r4 b4", "r7 r8 r9"],
        items=["", "", "clock"],
        deck="g9 g8",
        trick_number=2,
    )
    assert "hands_before" not in g.game.write_position(g.t)
    g.when("0 r3, 0 no, 1 r4, 2 r9")
    assert g.now("hands_before") == [2, 1, 2]


def test_miria_in_an_elixir_returns() -> None:
    """LT-DEC-22, LT-ITEM-110  The other one goes, without a choice."""
    g = turned_back(
        PLAIN, ["r1 r2 r3", "M b5 b6", "r7 r8 r9"], f"0 r1, 1 {ELIXIR}, 1 M, 1 b6", ["", "elixir"]
    )
    assert g.asked().startswith("2 NameLeaderAnew")
    assert g.now("hands") == ["r1 r2 r3", "b5 g9 M", "r7 r8 r9"]
    assert g.now("discards") == "b6"


def test_cards_drawn_exchanged_or_stolen_stay() -> None:
    """LT-ITEM-111, LT-GAP-34, LT-MAT-78  And the beast stays asleep."""
    g = Little(
        3,
        None,
        0,
        characters=["hermit king", "gambler samurai", "devil healer"],
        hands=["r1 r2 b3", "r5", "r7 r8 r9"],
        items=["book glove", "", "clock"],
        beasts=["guru-draw", "", ""],
        deck="g9 g8 g7 g6 g5",
        trick_number=3,
    )
    g.when(f"0 {BOOK}, 0 g9, 0 power-0, 0 b3, 0 {GLOVE}, 0 seat-1, 0 r2, 0 {GURU}, 0 g5, 0 g6, 0 g7")
    g.when(f"0 r5, 1 r2, 2 {CLOCK}")
    assert g.now("hands") == ["r1 r5 g8", "r2", "r7 r8 r9"]
    assert g.now("asleep") == "guru-draw"
    assert g.now("items") == ["", "", ""]
    g.when("2 seat-0")
    assert g.asked() == "0 LittleTurn: r1 r5 g8 power-0"


def test_all_act_as_in_a_new_trick() -> None:
    """LT-ITEM-112  Ninja may lay a second card again, Healer add one."""
    cast = ["ninja", "healer", "devil"]
    hands = ["r1 r2 r3", "b4 b5 b6 b7 b8", "r7 r8 r9"]
    g = turned_back(cast, hands, "0 r1, 0 r2, 1 b4, 1 b5", trick_number=1)
    g.when("2 seat-0, 0 r1")
    assert g.asked() == "0 MayPlaySecond: no r3"
    assert g.when("0 no, 1 b6").asked() == "1 MayAdd: no b7 b8 g7 g8"


def test_both_cards_of_healers_elixir_are_discarded() -> None:
    """LT-ITEM-113, LT-GAP-66  The hand is full already."""
    cast = ["gambler", "healer", "devil"]
    hands = ["r1 r2 r3", "b4 b5 b6 b7 b8", "r7 r8 r9"]
    g = turned_back(cast, hands, f"0 r1, 1 {ELIXIR}, 1 b4, 1 b6", ["", "elixir"], trick_number=1)
    assert g.asked().startswith("2 NameLeaderAnew")
    assert g.now("discards") == "b4 b6"
    assert g.now("hands") == ["r1 r2 r3", "b5 b7 b8 g8 g9", "r7 r8 r9"]


def test_the_order_of_undoing() -> None:
    """LT-ITEM-114  Clockwise from the leader of the broken-off trick; then the user of the Clock names."""
    g = Little(
        4,
        None,
        0,
        characters=["healer berserker", "gambler king", "devil hermit", "collector samurai"],
        hands=["M r2 r3 r5 r6", "r4 b4 b5", "r7 r8 r9", "b1 b2 b3"],
        items=["", "clock", "", "elixir"],
        leader=2,
        trick_number=1,
        deck="g9 g8 g7 g6",
    )
    g.when(f"2 r7, 3 {ELIXIR}, 3 b1, 3 b2, 3 no, 0 M, 1 {CLOCK}")
    assert g.told("took-back") == ["2 r7"]
    assert g.asked() == "3 ChooseOfTwo: b1 b2"
    assert g.when("3 b1").asked().startswith("0 Discard")
    assert g.told("took-back") == ["2 r7", "3 b2", "0 M"]
    assert g.when("0 r2").asked().startswith("1 NameLeaderAnew")


def test_the_trick_before_can_be_seen_no_more() -> None:
    """LT-ITEM-100  Once there was a lead; before it, the Clock hides nothing."""
    g = Little(
        3,
        None,
        0,
        characters=PLAIN,
        hands=["r1 r2", "r4 r5", "r7 r8"],
        items=["", "clock", ""],
        trick_number=4,
        last_trick="b1 b2 b3",
    )
    g.when(f"0 r1, 1 {CLOCK}, 1 seat-1")
    assert g.now("last_trick") == ""
