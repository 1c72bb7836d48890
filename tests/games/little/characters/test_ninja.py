"""3  Ninja: the second card, what the others learn of it, and when it fights (LT, chapter 4.3)."""

import pytest

from followsuit import SPECTATOR
from followsuit.core.cards import HIDDEN
from followsuit.core.rng import seeded
from followsuit.games.little.cards import COLOUR
from followsuit.games.takers.cards import GREEN
from little import Little

CAST = ["gambler", "ninja", "king"]
EVERYBODY = [0, 1, 2, SPECTATOR]


def playing(hands: list[str], **position: object) -> Little:
    """Ninja is seat 1. Two tricks are left, unless the test says otherwise."""
    return Little(3, None, 0, **{"characters": CAST, "hands": hands, "trick_number": 4, **position})


def with_second(second: str, hands: list[str], **position: object) -> Little:
    """Ninja has followed r9 with r2 and has this card face down; k9 was drawn for it."""
    held = [f"r9 {hands[0]}", f"r2 {second}", hands[1]]
    return playing(held, **{"trick": "r9", "deck": "k9", **position}).when(f"1 r2, 1 {second}")


def last_trick(own: str, deck: str, **position: object) -> Little:
    """The fifth trick; Ninja follows r9 with the first of these cards."""
    g = playing(["r9", own, "r1"], trick_number=5, trick="r9", deck=deck, **position)
    return g.when(f"1 {own.split()[0]}")


def points_as_ninja(wins: int, players: int = 3) -> list[int]:
    cast = ["resistance", "ninja", "collector"][:players]
    wins_of_all = [0, wins, 0][:players]
    g = Little(players, None, 0, at="score", characters=cast, wins=wins_of_all, points=[100] * players)
    found: list[int] = []
    for kind, sign in (("scored", 1), ("scored-loss", -1)):
        found += [sign * event.number for event in g.events(kind) if "Ninja" in event.because[0].sentence]
    return found


# The second card.


def test_after_the_main_card_a_second_one_may_be_laid_face_down() -> None:
    """LT-NINJA-01, LT-TURN-05, LT-DEC-17"""
    g = playing(["r9 b1", "r2 r7 b8", "r1 b3"], trick="r9").when("1 r2")
    assert g.asked() == "1 MayPlaySecond: no r7"
    assert g.when("1 no").asked() == "2 LittleTurn: r1"
    assert g.now("hands") == ["b1", "r7 b8", "r1 b3"]
    g = playing(["r9 b1", "r2 r7 b8", "r1 b3"], trick="r9").when("1 r2, 1 r7")
    assert (g.now("face_down"), g.now("trick")) == (["", "r7", ""], "r9 r2")


def test_without_a_card_there_is_none() -> None:
    """LT-NINJA-01, LT-DEC-17"""
    g = playing(["r9 b1", "r2", "r1 b3"], trick="r9").when("1 r2")
    assert g.asked() == "2 LittleTurn: r1"


def test_the_second_card_follows_too() -> None:
    """LT-NINJA-02  By the lead colour and the hand there are after the main card."""
    g = playing(["r9 b1", "r2 r7 b8 RAa", "r1 b3"], trick="r9").when("1 r2")
    assert g.asked() == "1 MayPlaySecond: no r7 RAa"
    assert g.refused("1 b8") == "LT-NINJA-02"
    assert g.refused("1 b1") == "FS-TURN-02"
    g = playing(["r9 b1", "r2 g7 b8", "r1 b3"], trick="r9").when("1 r2")
    assert g.asked() == "1 MayPlaySecond: no b8 g7"
    g = playing(["r9 b1", "r2 r7 b8", "r1 b3"], leader=1).when("1 r2")
    assert g.asked() == "1 MayPlaySecond: no r7"


def test_for_it_a_card_is_drawn() -> None:
    """LT-NINJA-03, LT-HID-09"""
    g = playing(["r9 b1", "r2 r7 b8", "r1 b3"], trick="r9", deck="k9 k8").when("1 r2, 1 r7")
    assert g.now("hands") == ["b1", "b8 k9", "r1 b3"]
    assert (g.told("drew", 1), g.told("drew", 0)) == (["1 k9"], ["1 ?"])
    g = playing(["r9 b1", "r2 r7 b8", "r1 b3"], trick="r9", deck="k9 k8").when("1 r2, 1 no")
    assert g.told("drew") == []


def test_it_sets_no_lead_colour_while_it_lies_face_down() -> None:
    """LT-FOL-08"""
    g = playing(["r9 b1", "WFa k1 b8", "k3 b3"], leader=1).when("1 WFa, 1 k1")
    assert g.now("lead_colour") == ""
    assert g.asked() == "2 LittleTurn: b3 k3"


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_the_others_see_that_a_card_lies_there_and_not_which(viewer: int) -> None:
    """LT-HID-10"""
    g = with_second("r7", ["b1", "r1 b3"])
    assert g.told("played-face-down", viewer) == ["1 ?"]
    shown = g.t.view(viewer).table.cards.piles[11]
    assert shown == [HIDDEN]
    assert g.now("face_down", 1) == ["", "r7", ""]


# The fifth trick.


def test_in_the_fifth_trick_it_may_be_the_top_of_the_deck() -> None:
    """LT-NINJA-04, LT-NINJA-05, LT-GAP-43, LT-HID-11  Nothing is drawn for it, and it need not follow."""
    g = last_trick("r2", "k9 k8")
    assert g.asked() == "1 MayLook: no yes"
    assert g.when("1 yes").asked() == "1 MayPlayTop: no yes"
    assert (g.told("looked-at-top", 1), g.told("looked-at-top", 0)) == (["1 k9"], ["1 ?"])
    g.when("1 yes")
    assert (g.now("face_down"), g.now("hands")) == (["", "k9", ""], ["", "", "r1"])
    assert (g.told("drew"), g.told("played-top")) == ([], ["1 ?"])
    assert g.when("2 r1, 1 yes").told("won") == ["1 k9 LT-STR-01"]


def test_not_before_the_fifth() -> None:
    """LT-NINJA-04"""
    g = playing(["r9 b1", "r2 r7", "r1 b3"], trick="r9", deck="k9").when("1 r2")
    assert g.asked() == "1 MayPlaySecond: no r7"


def test_the_top_card_does_not_follow_though_the_hand_could() -> None:
    """LT-NINJA-05"""
    g = last_trick("r2 r7", "b9").when("1 yes, 1 yes")
    assert (g.now("face_down"), g.now("hands")) == (["", "b9", ""], ["", "r7", "r1"])
    assert g.asked() == "2 LittleTurn: r1"


@pytest.mark.parametrize("look", ["1 no", "1 yes, 1 no"])
def test_instead_of_the_top_card_a_hand_card_or_nothing(look: str) -> None:
    """LT-NINJA-15, LT-MAT-15  Looked at and put back, or not looked at: for a hand card one is drawn."""
    g = last_trick("r2 r7 b8", "k9 k8").when(look)
    assert g.asked() == "1 MayPlaySecond: no r7"
    assert str(g.now("deck")).startswith("k9 k8 ")
    g.when("1 r7")
    assert (g.now("face_down"), g.now("hands")) == (["", "r7", ""], ["", "b8 k9", "r1"])
    g = last_trick("r2 r7 b8", "k9 k8").when(look, "1 no")
    assert (g.now("face_down"), g.asked()) == (["", "", ""], "2 LittleTurn: r1")


def test_with_an_empty_hand_only_the_top_card_is_asked_about() -> None:
    """LT-NINJA-15"""
    assert last_trick("r2", "k9 k8").when("1 yes, 1 no").asked() == "2 LittleTurn: r1"
    assert last_trick("r2", "k9 k8").when("1 no").asked() == "2 LittleTurn: r1"


def test_without_a_card_to_look_at_the_hand_is_left() -> None:
    """LT-NINJA-04, LT-DECK-07"""
    g = last_trick("r2 r7", "", rest_in_deck=0)
    assert g.asked() == "1 MayPlaySecond: no r7"
    g = last_trick("r2", "", rest_in_deck=0, discards="b5").when("1 yes")
    assert g.told("looked-at-top", 1) == ["1 b5"]  # the discards are shuffled


def test_put_back_it_stays_known_to_ninja_alone() -> None:
    """LT-HID-11"""
    g = last_trick("r2 r7", "k9 k8").when("1 yes, 1 no")
    assert str(g.now("deck", 1)).startswith("k9 ? ")
    for viewer in (0, 2):
        assert str(g.now("deck", viewer)).startswith("? ? ")


def test_with_samurai_the_top_card_may_be_black() -> None:
    """LT-NINJA-16, LT-GAP-64, LT-MAT-11  It is never in the hand."""
    pairs = ["gambler devil", "ninja samurai", "king hermit"]
    g = last_trick("r2", "k9 k8", characters=pairs).when("1 yes, 1 yes")
    assert (g.now("face_down"), g.told("discarded")) == (["", "k9", ""], [])


# Flipping or discarding it.


def test_when_all_have_played_it_is_flipped_or_discarded() -> None:
    """LT-NINJA-06, LT-TRICK-01, LT-DEC-20"""
    g = with_second("r7", ["b1", "r1 b3"])
    assert g.asked() == "2 LittleTurn: r1"
    assert g.when("2 r1").asked() == "1 MayReveal: no yes"
    assert (g.refused("1 done"), g.told("won")) == ("FS-TURN-02", [])


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_discarded_it_has_no_effect_and_is_never_seen(viewer: int) -> None:
    """LT-NINJA-07, LT-HID-10"""
    g = with_second("k8", ["b1", "r1 b3"], trick="r9").when("2 r1, 1 no")
    assert g.told("won") == ["0 r9 LT-STR-01"]
    assert (g.now("discards"), g.now("taken")) == ("k8", ["r1 r2 r9", "", ""])
    assert (g.now("discards", viewer if viewer != SPECTATOR else 0), g.told("discarded-second", viewer)) == (
        "?",
        ["1 ?"],
    )
    assert g.now("discards", 1) == "k8"


def test_flipped_it_fights_as_the_last_card() -> None:
    """LT-NINJA-08, LT-NINJA-14  Stronger, it wins, and goes to the winner like any other."""
    g = with_second("k8", ["b1", "r1 b3"]).when("2 r1, 1 yes")
    assert g.told("flipped") == ["1 k8"]
    assert g.told("won") == ["1 k8 LT-STR-01"]
    assert g.now("taken") == ["", "r1 r2 r9 k8", ""]
    g = with_second("b7", ["b1", "r1 b3"]).when("2 r1, 1 yes")
    assert (g.told("won"), g.now("taken")) == (["0 r9 LT-STR-01"], ["r1 r2 r9 b7", "", ""])


def test_of_equal_cards_an_earlier_one_wins() -> None:
    """LT-NINJA-08  Also one that was played after it was laid."""
    cast = ["gambler", "ninja", "healer"]
    g = with_second("RAa", ["b1", "RAb b3"], characters=cast).when("2 RAb, 1 yes")
    assert g.told("won") == ["2 RAb LT-STR-01 LT-STR-03"]


def test_flipped_it_does_not_set_the_lead_colour() -> None:
    """LT-NINJA-09, LT-STR-02  Nor does it win for being of that colour."""
    g = playing(["RAa b1", "WFa r7 b8", "WFb b3"], leader=1).when("1 WFa, 1 r7, 2 WFb, 0 RAa")
    before = g.now("lead_colour")
    g.when("1 yes")
    assert before == ""
    assert [play.seat for play in g.table.last_trick] == [1, 2, 0, 1]
    assert g.told("won") == ["0 RAa LT-STR-01"]
    g = playing(["WFm b1", "WFa r7 b8", "WFb b3"], leader=1).when("1 WFa, 1 r7, 2 WFb, 0 WFm, 1 yes")
    assert g.told("won") == ["1 r7 LT-STR-02"]


def test_a_put_off_turn_comes_before_the_flip() -> None:
    """LT-NINJA-13, LT-MAT-70"""
    hands = ["r9 b1", "r2 r7", "r1 b3"]
    g = playing(hands, items=["boots", "", ""], deck="k9").when("0 power-36, 1 r2, 1 r7, 2 r1")
    assert g.asked().startswith("0 LittleTurn")
    assert g.when("0 r9").asked() == "1 MayReveal: no yes"


def test_a_clock_discards_the_second_card_and_gives_the_main_card_back() -> None:
    """LT-ITEM-108, LT-MAT-76, LT-TURN-14"""
    g = with_second("r7", ["b1", "r1 b3"], items=["", "", "clock"]).when("2 power-41, 2 seat-1")
    assert (g.now("hands"), g.now("discards")) == (["r9 b1", "r2 k9", "r1 b3"], "r7")
    assert g.when("1 r2").asked() == "1 MayPlaySecond: no k9"


# Devil Cards and MIRIA.


def test_a_devil_card_lies_open_and_is_in_play_at_once() -> None:
    """LT-NINJA-10, LT-NINJA-11, LT-MAT-53, LT-TURN-05  A play of its own, behind the main card."""
    cast = ["gambler", "ninja", "devil"]
    hands = ["r3 b1", "r2 r4d b8", "r1 b3"]
    g = playing(hands, characters=cast, trick="r3", deck="k9", open=["", "r4d", ""]).when("1 r2, 1 r4d")
    assert (g.now("trick"), g.now("face_down"), g.now("open")) == ("r3 r2 &r4d", [""] * 3, [""] * 3)
    assert (g.told("played"), g.told("drew")) == (["1 r2", "1 r4d"], ["1 ?"])
    g.when("2 r1")
    assert g.told("won") == ["1 r4d LT-STR-01"]  # nobody was asked to flip it
    assert g.now("taken") == ["", "r1 r2 r3 r4d", ""]


def test_a_devil_card_may_set_the_lead_colour() -> None:
    """LT-NINJA-11, LT-FOL-01"""
    cast = ["gambler", "ninja", "devil"]
    hands = ["b2 b1", "WFa g4d b8", "g1 b3"]
    g = playing(hands, characters=cast, leader=1, deck="k9", open=["", "g4d", ""]).when("1 WFa, 1 g4d")
    assert g.now("lead_colour") == "green"
    assert g.asked() == "2 LittleTurn: g1"


def test_what_lies_open_is_seen_to_stay() -> None:
    """LT-HID-02, LT-NINJA-10"""
    cast = ["gambler", "ninja", "devil"]
    hands = ["r3 b1", "r2 r7 r4d b8", "r1 b3"]
    g = playing(hands, characters=cast, trick="r3", deck="k9", open=["", "r4d", ""]).when("1 r2, 1 r7")
    assert g.now("hands", 0) == ["b1", "r4d ? ?", "? ?"]


def test_miria_has_to_be_flipped() -> None:
    """LT-NINJA-12, LT-GAP-44, LT-MAT-14, LT-BERS-04"""
    pairs = ["gambler devil", "ninja berserker", "king hermit"]
    g = with_second("M", ["b1", "r3 b3"], characters=pairs).when("2 r3")
    assert g.asked() == "1 MayReveal: yes"
    assert g.refused("1 no") == "LT-NINJA-12"
    assert g.when("1 yes").told("won") == ["1 M LT-BERS-05"]


def test_a_card_that_was_discarded_was_not_miria() -> None:
    """LT-NINJA-12, LT-HID-08  So all know that MIRIA is still in the hand."""
    pairs = ["gambler devil", "ninja berserker", "king hermit"]
    held = ["r9 b1", "r2 RAm M", "r3 b3"]
    g = playing(held, characters=pairs, trick="r9", deck="k9", shown=["", "M", ""]).when("1 r2, 1 RAm")
    miria = g.game.read_card("M")
    assert g.table.cards.possible_places[miria] == 2**1 | 2**11  # the hand, or face down
    g.when("2 r3, 1 no")
    assert g.table.cards.possible_places[miria] == 2**1


# With another character.


def test_with_resistance_a_flipped_card_decides_the_bonus() -> None:
    """LT-MAT-10, LT-STR-05  And Kakumei is declared after the second card is laid, not at the flip."""
    pairs = ["gambler devil", "ninja resistance", "king hermit"]
    g = playing(["r9 b1", "r8 r2 b8", "r7 b3"], characters=pairs, trick="r9", deck="k9").when("1 r8, 1 r2")
    assert g.asked() == "1 MayDeclare: no yes"
    g.when("1 yes, 2 r7")
    assert g.asked() == "1 MayReveal: no yes"
    g.when("1 yes")
    assert (g.told("won"), g.now("kakumei_bonus")) == (["1 r2 LT-RESI-03"], 50)


def test_with_collector_the_own_hidden_card_cannot_be_reserved() -> None:
    """LT-MAT-13, LT-COLL-04"""
    pairs = ["gambler devil", "ninja collector", "king hermit"]
    g = playing(["r9 b1", "r8 r2 b8", "r7 b3"], characters=pairs, trick="r9", deck="k9").when("1 r8, 1 r2")
    assert g.asked() == "1 MayReserve: no r8 r9"


def test_with_healer_the_added_card_comes_first_and_the_refill_last() -> None:
    """LT-MAT-15, LT-TURN-04, LT-TURN-05, LT-TURN-08"""
    pairs = ["gambler devil", "ninja healer", "king samurai"]
    g = playing(["r9 b1", "r2 r7 b8", "r1 b3"], characters=pairs, trick="r9", deck="k9 k8 k7 k6 k5 k4")
    g.when("1 r2, 1 b8")
    assert g.asked() == "1 MayPlaySecond: no r7"
    g.when("1 r7")
    assert g.now("hands") == ["b1", "k5 k6 k7 k8 k9", "r1 b3"]


# Points.


@pytest.mark.parametrize(("wins", "points"), [(0, 30), (1, -10), (2, 100), (3, -20), (4, 140)])
def test_points_by_wins(wins: int, points: int) -> None:
    """LT-SCORE-01, LT-EX-51"""
    assert points_as_ninja(wins) == [points]


@pytest.mark.parametrize(("wins", "points"), [(0, 60), (1, 30), (2, -10), (3, 100), (4, -20), (5, 140)])
def test_points_by_wins_with_two_players(wins: int, points: int) -> None:
    """LT-2P-03, LT-2P-04, LT-GAP-16"""
    assert points_as_ninja(wins, 2) == [points]


def test_five_wins_win_the_game() -> None:
    """LT-TRICK-07, LT-GAP-06"""
    g = Little(3, None, 0, at="score", characters=CAST, wins=[0, 5, 0])
    assert g.told("game-over") == ["1 LT-TRICK-07"]


def test_an_open_devil_card_that_does_not_follow_shows_that_the_hand_could_not() -> None:
    """LT-NINJA-02, LT-NINJA-10, LT-FOL-03  Green is led, and nothing can be drawn: Ninja has none."""
    hands = ["WFa r4d b1 b9 k1", "g3 g1 g5 g6 g7", "k2 g2 k3 k4 k5"]
    position: dict[str, object] = {"round": 2, "trick_number": 1, "leader": 1, "rest_in_deck": 0}
    g = Little(3, None, 0, characters=["ninja", "king", "devil"], hands=hands, **position)
    g.when("1 g3, 2 g2, 0 WFa, 0 r4d")
    for seed in range(60):
        world = g.t.view(1).imagine(seeded(seed))
        assert not [card for card in world.cards.piles[0] if COLOUR[card] == GREEN]
