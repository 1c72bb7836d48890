"""Between players: section 9.2 of the rules, row by row."""

import pytest

from followsuit.games.little.cards import NAMES
from followsuit.games.takers.table import BOX, DISCARDS
from little import Little
from little_rounds import answer_until, cards, offered, pass_on, play, question, taken, use, winners

HANDS = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5"]


def playing(characters: list[str], hands: list[str], **more: object) -> Little:
    return Little(len(characters), {}, 0, characters=characters, hands=hands, **more)


def handing_out(receiver: str, hand: str, **more: object) -> Little:
    """Devil in seat 0; the receiver is seat 1."""
    return Little(
        3,
        {},
        0,
        at="hand out",
        characters=["devil", receiver, "king"],
        hands=[HANDS[0], hand, HANDS[2]],
        **more,
    )


def scored(characters: list[str], wins: list[int], **more: object) -> list[int]:
    """The points after a round, from 100 each unless it says otherwise."""
    given: dict[str, object] = {"points": [100] * len(characters), **more}
    return Little(len(characters), {}, 0, at="score", characters=characters, wins=wins, **given).table.points


def pile(g: Little, place: int) -> list[str]:
    return sorted(NAMES[card] for card in g.t.cards.piles[place])


def trick(characters: list[str], plays: str, **more: object) -> str:
    """Who wins a trick of one card each, played from seat 0 on."""
    hands = [
        f"{card} {spare}" for card, spare in zip(plays.split(), ["g8", "g7", "g6", "b6", "b7"], strict=False)
    ]
    g = playing(characters, hands, **more)
    return winner_of(g, plays)


def winner_of(g: Little, plays: str) -> str:
    play(g, *[f"{seat} {card}" for seat, card in enumerate(plays.split())])
    return winners(g)[0]


# Devil.


def test_devil_and_samurai() -> None:
    """LT-MAT-51, LT-DEVIL-08  Black 4 leaves at once, replaced; one other card is still discarded."""
    g = handing_out("samurai", "r6 b2 b3 b4 b5", deck="g9").when("0 k4d, 0 r4d")
    assert "k4d" in pile(g, BOX)
    assert g.asked() == "1 DiscardForIt: r6 b2 b3 b4 b5 g9"
    g.when("1 b2")
    assert cards(g, 1) == sorted(["r6", "b3", "b4", "b5", "g9"])


def test_devil_and_berserker() -> None:
    """LT-MAT-52"""
    g = handing_out("berserker", "M RAm r10 b10 g10").when("0 b4d, 0 r4d")
    assert g.asked() == "1 DiscardForIt: RAm r10 b10 g10"
    assert g.refused("1 M") == "LT-BERS-04"
    assert g.refused("1 b4d") == "LT-DEVIL-03"
    g.when("1 g10")
    assert cards(g, 1) == sorted(["M", "RAm", "r10", "b10", "b4d"])


def test_devil_and_ninja() -> None:
    """LT-MAT-53, LT-NINJA-10  A Devil Card as second card lies open."""
    g = playing(["ninja", "devil", "king"], ["b1 b4d g2", "b2 g3", "b3 g5"], open=["b4d", "", ""]).when(
        "0 b1, 0 b4d"
    )
    assert g.now("trick", 1) == "b1 &b4d"
    g.when("1 b2, 2 b3")
    assert question(g) == "LittleTurn"
    assert winners(g) == ["0 b4d"]


@pytest.mark.parametrize("by", ["power-0", use("map"), use("book"), use("guru-draw")])
def test_devil_cards_in_exchanges(by: str) -> None:
    """LT-MAT-54, LT-DEVIL-09, LT-HERM-10  May be discarded in play, and then score for nobody."""
    g = playing(
        ["hermit king", "devil gambler", "ninja samurai"],
        ["b4d r1 r2", "b2 g3", "b3 g5"],
        open=["b4d", "", ""],
        items=["map book", "", ""],
        beasts=["guru-draw", "", ""],
        bid=0,
        deck="k9 k8 k7",
    )
    g.when(f"0 {by}")
    assert "b4d" in offered(g) or by == use("guru-draw")
    discards = {use("guru-draw"): "0 r1, 0 r2, 0 b4d", use("map"): "0 b4d, 0 done"}.get(by, "0 b4d")
    g.when(*discards.split(", "))
    assert question(g) == "LittleTurn"
    assert "b4d" in pile(g, BOX) + pile(g, DISCARDS)
    assert g.now("open") == ["", "", ""]


def test_devil_and_collector() -> None:
    """LT-MAT-55  A reserved Devil Card costs Collector 30, not the winner."""
    g = playing(
        ["devil", "collector", "king"],
        ["b1 g1", "b2 g2", "b4d g3"],
        open=["", "", "b4d"],
        leader=2,
        trick_number=4,
        points=[100, 100, 100],
    )
    play(g, "2 b4d, 0 b1, 1 b2, 1 b4d")
    assert taken(g, 1) == ["b4d"]
    assert taken(g, 2) == ["b1", "b2"]
    assert scored(["devil", "collector", "king"], [2, 1, 2], taken=["", "b4d", "b1 b2"]) == [130, 70, 170]


def test_devil_and_a_player_without_points() -> None:
    """LT-MAT-56, LT-SCORE-02"""
    assert scored(["devil", "collector", "king"], [2, 1, 2], taken=["", "b4d", ""], points=[0, 0, 0]) == [
        30,
        0,
        70,
    ]


# Flags, Rares, MIRIA, ones and tens.


def test_a_white_flag_and_samurai() -> None:
    """LT-MAT-57  Whoever plays it, also flipped; red is red in that trick."""
    assert trick(["samurai", "king", "gambler"], "r2 r9 b1") == "0 r2"
    assert trick(["samurai", "king", "gambler"], "r2 r9 WFa") == "1 r9"
    assert trick(["gambler", "king", "samurai"], "WFa r9 r2") == "1 r9"
    g = playing(["samurai", "ninja", "king"], ["r2 g1", "r3 WFa g2", "r9 g3"])
    play(g, "0 r2, 1 r3, 1 WFa, 2 r9, 1 yes")
    assert winners(g) == ["2 r9"]


def test_a_white_flag_in_an_elixir_and_samurai() -> None:
    """LT-MAT-58, LT-ITEM-88  No effect."""
    g = playing(
        ["samurai", "king", "gambler"], ["r2 g1", "b1 WFa", "r9 g3"], items=["", "elixir", ""], deck="g9"
    )
    g.when("0 r2", f"1 {use('elixir')}, 1 b1, 1 WFa, 2 r9")
    assert winners(g) == ["0 r2"]


@pytest.mark.parametrize("rare", ["RAa", "RAk", "RAm", "RAe"])
def test_hermit_and_every_rare(rare: str) -> None:
    """LT-MAT-59, LT-HERM-04"""
    assert trick(["king", "hermit", "gambler"], f"{rare} WFa b1") == "1 WFa"


def test_hermits_flag_and_the_ties_of_rares() -> None:
    """LT-MAT-60  King's Rare and a Rare with the Wing are no tie with it."""
    assert trick(["king", "hermit", "gambler"], "RAk WFa RAa") == "1 WFa"
    g = playing(["gambler", "hermit", "king"], ["RAa g1", "WFa g2", "RAk g3"], items=["wing", "", ""])
    play(g, f"0 {use('wing')}", "0 RAa, 1 WFa, 2 RAk")
    assert winners(g) == ["1 WFa"]


def test_hermits_flag_and_miria() -> None:
    """LT-MAT-61  Without a Rare it is a plain White Flag."""
    assert trick(["berserker", "hermit", "king"], "M WFa b2") == "0 M"
    assert trick(["gambler", "hermit", "king"], "b2 WFa g1") == "0 b2"


@pytest.mark.parametrize(
    ("characters", "plays", "winner"),
    [
        (["berserker", "gambler", "devil"], "M r1 k1", "1 r1"),
        (["berserker", "gambler", "devil"], "M k1 r1", "1 k1"),
        (["berserker", "gambler", "king"], "M r1 k1", "2 k1"),
    ],
)
def test_ones_and_miria(characters: list[str], plays: str, winner: str) -> None:
    """LT-MAT-62  All ones are equal; King's may win over the first."""
    assert trick(characters, plays) == winner


def test_ones_and_miria_with_the_wing() -> None:
    """LT-MAT-62"""
    g = playing(["berserker", "king", "devil"], ["M g1", "r1 g2", "k1 g3"], items=["", "", "wing"])
    play(g, "0 M, 1 r1", f"2 {use('wing')}", "2 k1")
    assert winners(g) == ["2 k1"]


def test_samurais_red_1_and_black_10() -> None:
    """LT-MAT-63"""
    assert trick(["berserker", "samurai", "king"], "k10 r1 b9") == "1 r1"
    assert trick(["berserker", "gambler", "king"], "k10 r1 b9") == "0 k10"


def test_a_1_that_is_made_beats_miria_and_a_10() -> None:
    """LT-MAT-64, LT-BERS-08  By the Sword, by Healer, by the Elixir."""
    for first in ("M", "r10"):
        g = playing(
            ["berserker", "gambler", "king"], [f"{first} g1", "r5 g2", "b3 g3"], items=["", "sword", ""]
        )
        play(g, f"0 {first}", f"1 {use('sword-less')}", "1 r5, 2 b3")
        assert winners(g) == ["1 r5"]
        g = playing(["berserker", "healer", "king"], [f"{first} g1", "r5 g6 k1 k2 k3", "b3 g3"])
        play(g, f"0 {first}, 1 r5, 1 g6, 2 b3")
        assert winners(g) == ["1 r5"]
    g = playing(
        ["berserker", "gambler", "king"], ["r10 g1", "b5 g6", "b3 g3"], items=["", "elixir", ""], deck="k9"
    )
    play(g, "0 r10", f"1 {use('elixir')}", "1 b5, 1 g6, 2 b3")
    assert winners(g) == ["1 b5"]


def test_a_10_that_is_made_loses_to_the_1_of_its_colour() -> None:
    """LT-MAT-65  By the Axe, by Healer, by the Elixir."""
    for one, winner in (("r1", "2 r1"), ("b1", "1 r5")):
        g = playing(["gambler", "devil", "king"], ["r9 g1", "r5 g2", f"{one} g3"], items=["", "axe", ""])
        play(g, "0 r9", f"1 {use('axe')}", f"1 r5, 2 {one}")
        assert winners(g) == [winner]
        g = playing(["gambler", "healer", "king"], ["r9 g1", "r4 g6 k1 k2 k3", f"{one} g3"])
        play(g, f"0 r9, 1 r4, 1 g6, 2 {one}")
        assert winners(g) == [winner.replace("r5", "r4")]
        g = playing(
            ["gambler", "devil", "king"], ["r9 g1", "b4 g6", f"{one} g3"], items=["", "elixir", ""], deck="k9"
        )
        play(g, "0 r9", f"1 {use('elixir')}", f"1 b4, 1 g6, 2 {one}")
        assert winners(g) == [winner.replace("r5", "b4")]


# Kakumei.


def kakumei(characters: list[str], hands: list[str], **more: object) -> Little:
    """Resistance in seat 0 leads black 9 and declares."""
    g = playing(characters, ["k9 g1", *hands], **more)
    return g.when("0 k9, 0 yes")


def test_kakumei_and_changed_numbers() -> None:
    """LT-MAT-66, LT-RESI-05"""
    g = kakumei(["resistance", "gambler", "king"], ["r3 g2", "r2 g3"], items=["", "axe", ""])
    play(g, f"1 {use('axe')}", "1 r3, 2 r2")
    assert winners(g) == ["2 r2"]
    g = kakumei(["resistance", "gambler", "devil"], ["r7 g2", "r3 g3"], items=["", "sword", ""])
    play(g, f"1 {use('sword-less')}", "1 r7, 2 r3")
    assert winners(g) == ["1 r7"]
    g = kakumei(["resistance", "healer", "devil"], ["r5 b6 r7 r8 r9", "r2 g3"])
    play(g, "1 r5, 1 b6, 2 r2")
    assert winners(g) == ["1 r5"]
    g = kakumei(["resistance", "gambler", "devil"], ["r5 b6", "r2 g3"], items=["", "elixir", ""], deck="g9")
    play(g, f"1 {use('elixir')}", "1 r5, 1 b6, 2 r2")
    # A black 1 by the lead colour: after all others, before black 9.
    assert winners(g) == ["2 r2"]


def test_kakumei_and_tie_rules() -> None:
    """LT-MAT-67, LT-GAP-25  Wing, King and NEMU stay."""
    g = kakumei(["resistance", "gambler", "king"], ["r2 g2", "b2 g3"])
    play(g, "1 r2, 2 b2")
    assert winners(g) == ["2 b2"]
    g = kakumei(["resistance", "king", "gambler"], ["r2 g2", "b2 g3"], items=["", "", "wing"])
    play(g, "1 r2", f"2 {use('wing')}", "2 b2")
    assert winners(g) == ["2 b2"]
    g = kakumei(
        ["resistance gambler", "devil hermit", "collector berserker"],
        ["r2 g2", "b2 g3"],
        beasts=["", "", "nemu-tie"],
    )
    play(g, "1 r2, 2 b2")
    assert winners(g) == ["2 b2"]


def test_kakumei_switches_these_effects_off() -> None:
    """LT-MAT-68, LT-RESI-04"""
    # Samurai's red is red: the lower number wins, and red is before black.
    assert (
        winner_after(kakumei(["resistance", "samurai", "gambler"], ["r3 g2", "b4 g3"]), "1 r3, 2 b4")
        == "1 r3"
    )
    # Hermit's flag is the strongest as any flag is, without the 80.
    g = kakumei(["resistance", "hermit", "gambler"], ["WFa g2", "RAa g3"])
    assert winner_after(g, "1 WFa, 2 RAa") == "1 WFa"
    assert g.now("flags_over_rare") == 0
    # MIRIA is the weakest, and no 1 has to beat it.
    assert (
        winner_after(kakumei(["resistance", "berserker", "gambler"], ["M g2", "RAa g3"]), "1 M, 2 RAa")
        == "0 k9"
    )
    # A 1 is no 11 where a 10 lies: it is the strongest number.
    assert (
        winner_after(kakumei(["resistance", "berserker", "gambler"], ["r10 g2", "r1 g3"]), "1 r10, 2 r1")
        == "2 r1"
    )


def winner_after(g: Little, answers: str) -> str:
    play(g, *answers.split(", "))
    return winners(g)[0]


def test_kakumei_and_the_clock() -> None:
    """LT-MAT-69, LT-RESI-13, LT-ITEM-106  Cancelled, and it may be declared again."""
    g = kakumei(["resistance", "gambler", "king"], ["r2 g2", "b2 g3"], items=["", "clock", ""])
    g.when(f"1 {use('clock')}, 1 seat-0")
    assert g.now("kakumei") == 0
    g.when("0 k9")
    assert question(g) == "MayDeclare"


# Boots.


def test_boots_and_ninja() -> None:
    """LT-MAT-70, LT-NINJA-13  The Boots user plays before the flip."""
    g = playing(["ninja", "gambler", "king"], ["b1 b2 g1", "b3 g2", "b4 g3"], items=["", "boots", ""])
    g.when("0 b1, 0 b2", f"1 {use('boots')}", "2 b4")
    assert (question(g), g.t.next_seat()) == ("LittleTurn", 1)
    g.when("1 b3")
    assert question(g) == "MayReveal"


def test_boots_when_leading() -> None:
    """LT-MAT-71  The next seat leads, and the lead changes for this trick only."""
    g = playing(["gambler", "devil", "king"], ["b9 g1 g2", "b3 g3 g4", "b4 g5 g6"], items=["boots", "", ""])
    g.when(f"0 {use('boots')}")
    assert g.t.next_seat() == 1
    g.when("1 b3, 2 b4, 0 b9")
    assert [event.seat for event in g.events("led")] == [1]
    assert winners(g) == ["0 b9"]
    assert g.t.next_seat() == 0
    g.when("0 g1")
    assert g.t.next_seat() == 1


def test_boots_and_then_the_clock_of_another() -> None:
    """LT-MAT-72  The Boots are spent, and the user plays in the normal order."""
    g = playing(["gambler", "devil", "king"], ["b9 g1", "b3 g3", "b4 g5"], items=["boots", "", "clock"])
    g.when(f"0 {use('boots')}", "1 b3", f"2 {use('clock')}, 2 seat-0")
    assert g.table.items == [[], [], []]
    assert [g.t.next_seat(), *g.table.waiting] == [0, 1, 2]


def test_the_boots_user_may_use_the_clock_later() -> None:
    """LT-MAT-73, LT-ITEM-52"""
    g = playing(["gambler", "devil", "king"], ["b9 g1", "b3 g3", "b4 g5"], items=["boots clock", "", ""])
    g.when(f"0 {use('boots')}", "1 b3, 2 b4", f"0 {use('clock')}, 0 seat-1")
    assert [g.t.next_seat(), *g.table.waiting] == [1, 2, 0]
    assert cards(g, 1) == ["b3", "g3"]


# The Clock.


def test_the_clock_and_collector() -> None:
    """LT-MAT-74, LT-ITEM-107  The reservation is cancelled and may be made again."""
    g = playing(["gambler", "collector", "king"], ["b9 g1", "b3 g3", "b4 g5"], items=["", "", "clock"])
    g.when("0 b9, 1 b3, 1 b9", f"2 {use('clock')}, 2 seat-0")
    assert g.now("reserved") == ""
    g.when("0 g1, 1 g3")
    assert question(g) == "MayReserve"


def test_the_clock_and_healer() -> None:
    """LT-MAT-75, LT-ITEM-109  Played cards are discarded, and the hand stays at five."""
    g = playing(["healer", "gambler", "king"], ["b1 b2 g1 g2 g3", "b3 g4", "b4 g5"], items=["", "clock", ""])
    g.when("0 b1, 0 b2", f"1 {use('clock')}, 1 seat-0")
    assert pile(g, DISCARDS) == ["b1", "b2"]
    assert len(g.table.hand(0)) == 5
    assert {"g1", "g2", "g3"} <= set(cards(g, 0))


def test_the_clock_and_ninja() -> None:
    """LT-MAT-76, LT-ITEM-108  The main card returns, the second one is discarded."""
    g = playing(
        ["ninja", "gambler", "king"], ["b1 b2 g1", "b3 g4", "b4 g5"], items=["", "clock", ""], deck="k9"
    )
    g.when("0 b1, 0 b2", f"1 {use('clock')}, 1 seat-0")
    assert cards(g, 0) == ["b1", "g1", "k9"]
    assert pile(g, DISCARDS) == ["b2"]


def test_the_clock_and_the_elixir() -> None:
    """LT-MAT-77, LT-ITEM-105  One card back, one discarded."""
    g = playing(
        ["king", "gambler", "devil"], ["b9 g1", "b1 b2", "b4 g5"], items=["", "elixir", "clock"], deck="k9"
    )
    g.when("0 b9", f"1 {use('elixir')}, 1 b1, 1 b2", f"2 {use('clock')}, 1 b1")
    assert cards(g, 1) == ["b2", "k9"]
    assert pile(g, DISCARDS) == ["b1"]


def test_the_clock_does_not_undo_exchanges() -> None:
    """LT-MAT-78, LT-ITEM-104, LT-ITEM-111  Items are spent, the GURU card stays face down."""
    g = playing(
        ["hermit king", "gambler devil", "ninja samurai"],
        ["b9 g1 g2 g3", "b3 g4", "b4 g5"],
        items=["map book glove", "clock", ""],
        beasts=["guru-draw", "", ""],
        bid=0,
        deck="k1 k2 k3 k4 k5 k6",
    )
    g.when("0 power-0, 0 k1", f"0 {use('map')}, 0 g1, 0 done", f"0 {use('book')}, 0 k3")
    g.when(f"0 {use('guru-draw')}")
    answer_until(g, "LittleTurn")
    g.when(f"0 {use('glove')}, 0 seat-2")
    answer_until(g, "LittleTurn")
    before = [cards(g, seat) for seat in range(3)]
    main = next(word for word in offered(g) if not word.startswith("power"))
    g.when(f"0 {main}", f"1 {use('clock')}")
    answer_until(g, "NameLeaderAnew")
    g.when("1 seat-0")
    assert [cards(g, seat) for seat in range(3)] == before
    assert g.table.items == [[], [], []]
    assert g.now("asleep") == "guru-draw"
    powers = [word for word in offered(g) if word.startswith("power")]
    assert powers == ["power-0"]


# The Glove.


def glove(characters: list[str], hands: list[str], **more: object) -> Little:
    return playing(characters, hands, items=["glove", "", ""], **more).when(f"0 {use('glove')}, 0 seat-1")


def test_the_glove_and_berserker() -> None:
    """LT-MAT-79, LT-ITEM-122, LT-ITEM-124  MIRIA can be taken, and given."""
    g = glove(["gambler", "berserker", "king"], ["b1 b2", "M", "g1"]).when("0 b1")
    assert (cards(g, 0), cards(g, 1)) == (["M", "b2"], ["b1"])
    g = glove(["berserker", "gambler", "king"], ["M b2", "g9", "g1"]).when("0 M")
    assert (cards(g, 0), cards(g, 1)) == (["b2", "g9"], ["M"])


def test_the_glove_and_samurai() -> None:
    """LT-MAT-80, LT-ITEM-125  A black card is replaced when it arrives, and the new one may be given."""
    g = glove(["samurai", "gambler", "king"], ["b1 b2", "k9", "g1"], deck="g8")
    assert sorted(offered(g)) == ["b1", "b2", "g8"]
    g.when("0 g8")
    assert (cards(g, 0), cards(g, 1)) == (["b1", "b2"], ["g8"])
    g = glove(["gambler", "samurai", "king"], ["k1 b2", "b9", "g1"], deck="g8").when("0 k1")
    assert (cards(g, 0), cards(g, 1)) == (["b2", "b9"], ["g8"])


def test_the_glove_and_devil_cards() -> None:
    """LT-MAT-81, LT-ITEM-123  Seen: may be chosen, avoided, or passed on."""
    hands = ["b1 r4d", "b4d g9", "g1"]
    g = glove(["gambler", "devil", "king"], hands, open=["r4d", "b4d", ""])
    assert "b4d" in offered(g)
    assert len(offered(g)) == 2
    g.when("0 b4d, 0 r4d")
    assert (cards(g, 0), cards(g, 1)) == (["b1", "b4d"], ["g9", "r4d"])
    assert g.now("open", 2) == ["b4d", "r4d", ""]


def test_the_glove_and_an_empty_hand() -> None:
    """LT-MAT-82, LT-ITEM-126  No target."""
    g = playing(["gambler", "devil", "king"], ["b1 b2", "", "g1"], items=["glove", "", ""]).when(
        f"0 {use('glove')}"
    )
    assert offered(g) == ["seat-2"]
    assert g.refused("0 seat-1")
    g = playing(["king", "gambler", "devil"], ["b1", "b2", "b3"], items=["", "", "glove"], trick_number=5)
    g.when("0 b1, 1 b2")
    assert g.refused(f"2 {use('glove')}") == "LT-ITEM-126"


# Fan, Elixir, beasts, equal cards.


def test_the_fan_lifts_following_only() -> None:
    """LT-MAT-83, LT-ITEM-71  Samurai's red is what it is, and so is a Rare."""
    for card, winner in (("r2", "1 r2"), ("g9", "0 b3"), ("RAa", "1 RAa")):
        g = playing(["gambler", "samurai", "king"], ["b3 g1", f"{card} b9", "b2 g3"], items=["", "fan", ""])
        play(g, "0 b3", f"1 {use('fan')}", f"1 {card}, 2 b2")
        assert winners(g) == [winner]


def test_an_elixir_after_special_cards_names_the_lead_colour() -> None:
    """LT-MAT-84, LT-ITEM-86"""
    g = playing(
        ["gambler", "devil", "king"], ["WFa g1", "b3 r4", "b2 r9"], items=["", "elixir", ""], deck="k9"
    )
    g.when("0 WFa", f"1 {use('elixir')}, 1 r4, 1 b3")
    assert g.t.next_seat() == 1
    assert len(offered(g)) == 2
    g.t.apply(1, g.t.options(1)[0])
    named = g.now("lead_colour")
    assert named in ("red", "blue")
    assert offered(g) == ["r9" if named == "red" else "b2"]


def test_the_elixir_and_collector() -> None:
    """LT-MAT-85, LT-COLL-06  Both cards are reserved."""
    g = playing(
        ["gambler", "devil", "collector"], ["r9 g1", "b3 r4", "b2 g3"], items=["", "elixir", ""], deck="k9"
    )
    g.when("0 r9", f"1 {use('elixir')}, 1 r4, 1 b3", "2 b2, 2 r4")
    assert winners(g) == ["0 r9"]
    assert taken(g, 2) == ["b3", "r4"]


@pytest.mark.parametrize(("reserved", "points"), [("no", 20), ("b5", 10)])
def test_beasts_of_ten_and_collector(reserved: str, points: int) -> None:
    """LT-MAT-86  What another has reserved does not count for the winner."""
    g = playing(
        ["king gambler", "collector devil", "ninja hermit"],
        ["b9 b1", "g3 g2", "b5 g4"],
        leader=2,
        trick_number=5,
        beasts=["guru-x10", "", ""],
        bid=4,
        points=[0, 0, 0],
    )
    play(g, "2 b5")
    g.when("0 b9, 1 g3", f"1 {reserved}")
    pass_on(g)
    assert g.t.outcome is not None
    assert g.table.points[0] == 30 + points


def test_the_shield_and_gambler() -> None:
    """LT-MAT-87, LT-BEAST-16, LT-GAMB-12  A lost stake returns."""
    characters = ["gambler king", "devil hermit", "ninja samurai"]
    given: dict[str, object] = {"bid": 3, "stake": 30, "points": [50, 50, 50], "round": 3}
    assert scored(characters, [1, 2, 2], **given)[0] == 50 + 30
    assert scored(characters, [1, 2, 2], beasts=["oko-shield", "", ""], **given)[0] == 50 + 30 + 30


@pytest.mark.parametrize(
    ("pair", "wins", "cards_taken", "plain", "shielded"),
    [
        ("ninja gambler", 3, "", -20, 0),
        ("hermit gambler", 2, "", -30, 0),
        ("berserker gambler", 1, "", -10, 0),
        ("devil gambler", 3, "", -10, 0),
        ("collector gambler", 1, "r1 b9", -10, 0),
        ("king gambler", 0, "r4d b4d", -60, 0),
    ],
)
def test_the_shield_and_every_loss(pair: str, wins: int, cards_taken: str, plain: int, shielded: int) -> None:
    """LT-MAT-88, LT-BEAST-16"""
    others = [name for name in ["devil", "samurai", "healer", "resistance"] if name not in pair]
    characters = [
        pair,
        " ".join(others[:2]),
        " ".join(["ninja" if "ninja" not in pair else "hermit", others[2]]),
    ]
    given: dict[str, object] = {"bid": 4, "taken": [cards_taken, "", ""], "round": 3}
    rest = [wins, (5 - wins) // 2, 5 - wins - (5 - wins) // 2]
    assert scored(characters, rest, **given)[0] == 100 + plain
    assert scored(characters, rest, beasts=["oko-shield", "", ""], **given)[0] == 100 + shielded


def test_nemu_and_a_later_equal_card() -> None:
    """LT-MAT-89  The owner, who played earlier, still wins; and played later, wins too."""
    characters = ["gambler devil", "berserker hermit", "samurai collector"]
    for owner in (0, 1):
        beasts = ["", "", ""]
        beasts[owner] = "nemu-tie"
        assert trick(characters, "RAa RAb b1", beasts=beasts) == f"{owner} {'RAa' if owner == 0 else 'RAb'}"
    assert trick(characters, "RAa RAb b1") == "0 RAa"


@pytest.mark.parametrize(("one", "other"), [("r1e", "r1"), ("r1", "r1e")])
def test_the_enhancement_red_1_and_the_red_1(one: str, other: str) -> None:
    """LT-MAT-90  Equal cards: tie rules."""
    assert trick(["gambler", "devil", "hermit"], f"{one} {other} b9") == f"0 {one}"
    assert trick(["gambler", "king", "hermit"], f"{one} {other} b9") == f"1 {other}"


@pytest.mark.parametrize(("one", "other"), [("r4d", "r4"), ("r4", "r4d")])
def test_a_devil_4_and_the_4_of_its_colour(one: str, other: str) -> None:
    """LT-MAT-91  Equal cards: tie rules."""
    opened = ["r4d" if one == "r4d" else "", "r4d" if other == "r4d" else "", ""]
    assert trick(["gambler", "devil", "hermit"], f"{one} {other} b9", open=opened) == f"0 {one}"
    assert trick(["gambler", "king", "hermit"], f"{one} {other} b9", open=opened) == f"1 {other}"
