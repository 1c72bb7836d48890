"""Two characters of one player: section 9.1 of the rules, row by row."""

import pytest

from followsuit.games.little.cards import BERSERKER_DECK, MIRIA, NAMES
from followsuit.games.takers.table import BOX, DECK, DISCARDS
from little import Little
from little_rounds import (
    answer_until,
    cards,
    offered,
    play,
    question,
    taken,
    task,
    use,
    winners,
)

QUIET = ["gambler", "devil", "berserker", "samurai", "hermit", "collector"]
HANDS = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5"]


def pairs(pair: str) -> list[str]:
    """This pair for seat 0, and quiet ones for the others."""
    others = [name for name in QUIET if name not in pair.split()]
    return [pair, " ".join(others[:2]), " ".join(others[2:4])]


def playing(pair: str, hands: list[str], leader: int = 0, **more: object) -> Little:
    return Little(3, {}, 0, characters=pairs(pair), hands=hands, leader=leader, **more)


def preparing(pair: str, hand: str = HANDS[0], **more: object) -> Little:
    """The closing step; the others have prepared."""
    characters = [pair, "resistance collector", "ninja healer"]
    if set(pair.split()) & {"resistance", "collector", "ninja", "healer"}:
        characters = pairs(pair)
    done = ["0 0", "3 3", "3 3"]
    given: dict[str, object] = {"hands": [hand, *HANDS[1:]], "set_up_done": done, **more}
    return Little(3, {}, 0, at="prepare", characters=characters, **given)


def scored(pair: str, wins: int, cards_taken: str = "", points: int = 100, **more: object) -> int:
    """What seat 0 gains in a round of which it has won so many tricks."""
    g = Little(
        3,
        {},
        0,
        at="score",
        round=3,
        characters=pairs(pair),
        wins=[wins, min(4, 5 - wins), 1 if wins == 0 else 0],
        points=[points, 0, 0],
        taken=[cards_taken, "", ""],
        **more,
    )
    return g.table.points[0] - points


def pile(g: Little, place: int) -> list[str]:
    return [NAMES[card] for card in g.t.cards.piles[place]]


@pytest.mark.parametrize(
    "other",
    ["gambler", "ninja", "resistance", "samurai", "hermit", "collector", "berserker", "healer", "devil"],
)
def test_any_with_king(other: str) -> None:
    """LT-MAT-01, LT-KING-05  King's tie rule covers all entries of the player."""
    g = playing(f"king {other}", ["RAb b1", "RAa b2", "g3 g4"], leader=1)
    play(g, "1 RAa, 2 g3, 0 RAb")
    assert winners(g) == ["0 RAb"]


def test_any_with_king_added_and_hidden_cards_too() -> None:
    """LT-MAT-01, LT-KING-05"""
    g = playing("king healer", ["b2 b3 k1 k2 k3", "b5 g2", "g3 g4"], leader=1)
    play(g, "1 b5, 2 g3, 0 b2, 0 b3")
    assert winners(g) == ["0 b2"]
    g = playing("healer samurai", ["b2 b3 r1 r2 r3", "b5 g2", "g3 g4"], leader=1)
    play(g, "1 b5, 2 g3, 0 b2, 0 b3")
    assert winners(g) == ["1 b5"]


@pytest.mark.parametrize(("other", "points"), [("king", 70), ("samurai", 80), ("ninja", 100), ("devil", 30)])
def test_any_with_gambler(other: str, points: int) -> None:
    """LT-MAT-02  The bid counts the player's wins, whoever of the two they are due to."""
    assert scored(f"gambler {other}", 2, bid=2) == points + 90
    assert scored(f"gambler {other}", 2, bid=1) == points


@pytest.mark.parametrize("first", ["king", "gambler"])
def test_the_exchange_before_or_after_the_other_setup(first: str) -> None:
    """LT-MAT-02, LT-GAMB-07"""
    g = preparing("king gambler")
    assert offered(g) == [task("king"), task("gambler")]
    g.when(f"0 {task(first)}")
    g.when("0 r1" if first == "king" else "0 done")
    if question(g) == "Exchange":
        assert set(offered(g)) == {"r2", "r3", "r4", "r5", "RAk", "done"}
        g.when("0 RAk, 0 done")
        assert "RAk" not in cards(g, 0)
    else:
        assert offered(g) == [task("king"), task("gambler", 1)]


def test_king_with_berserker_the_rare_first() -> None:
    """LT-MAT-03, LT-BERS-10  Berserker's discard removes King's Rare."""
    g = preparing("king berserker").when(f"0 {task('king')}, 0 r1")
    answer_until(g, "BuildHand")
    g.when("0 RAm, 0 WFm, 0 r10, 0 b10")
    assert cards(g, 0) == sorted(["M", "RAm", "WFm", "r10", "b10"])
    assert "RAk" in pile(g, DISCARDS) + pile(g, BOX)


def test_king_with_berserker_the_rare_second() -> None:
    """LT-MAT-03  MIRIA, King's Rare and three of the four chosen."""
    g = preparing("king berserker").when(f"0 {task('berserker')}, 0 RAm, 0 WFm, 0 r10, 0 b10")
    assert question(g) == "Discard"
    assert g.refused("0 M") == "LT-BERS-04"
    g.when("0 WFm")
    assert cards(g, 0) == sorted(["M", "RAm", "RAk", "r10", "b10"])


@pytest.mark.parametrize("first", ["king", "samurai"])
def test_king_with_samurai(first: str) -> None:
    """LT-MAT-04  Any other card may be discarded; black goes first if that step is done first."""
    g = preparing("king samurai", "r1 r2 r3 k4 k5", deck="g9 g8").when(f"0 {task(first)}")
    if first == "king":
        assert offered(g) == ["r1", "r2", "r3", "k4", "k5"]
        g.when("0 k4")
        assert cards(g, 0) == sorted(["r1", "r2", "r3", "g9", "RAk"])
    else:
        assert sorted(offered(g)) == ["g8", "g9", "r1", "r2", "r3"]
        g.when("0 r1")
        assert cards(g, 0) == sorted(["r2", "r3", "g9", "g8", "RAk"])


def test_king_with_hermit() -> None:
    """LT-MAT-05, LT-STR-04  Among White Flags only, King wins the tie; no Rare, so no 80."""
    g = playing("king hermit", ["WFb b1", "WFa b2", "WFe g4"], leader=1)
    play(g, "1 WFa, 2 WFe, 0 WFb")
    assert winners(g) == ["0 WFb"]
    assert g.now("flags_over_rare") == 0


def test_king_with_ninja() -> None:
    """LT-MAT-06  A flipped card of equal strength wins the tie."""
    g = playing("king ninja", ["b1 RAb b3", "RAa b2", "g3 g4"], leader=1)
    play(g, "1 RAa, 2 g3, 0 b1, 0 RAb, 0 yes")
    assert winners(g) == ["0 RAb"]


def test_gambler_with_berserker() -> None:
    """LT-MAT-07, LT-BERS-03, LT-BERS-04  The exchange draws from the common deck; MIRIA stays."""
    g = preparing("gambler berserker", deck="g9 g8").when(
        f"0 {task('berserker')}, 0 RAm, 0 WFm, 0 r10, 0 b10"
    )
    answer_until(g, "Exchange")
    assert g.refused("0 M") == "LT-BERS-04"
    g.when("0 r10, 0 b10, 0 done")
    assert cards(g, 0) == sorted(["M", "RAm", "WFm", "g9", "g8"])


def test_gambler_with_samurai_who_is_set_up() -> None:
    """LT-MAT-08, LT-SAMU-02, LT-SAMU-03  Black cards drawn in the exchange are replaced at once."""
    g = preparing("gambler samurai", deck="k9 g8").when(f"0 {task('samurai')}")
    assert question(g) == "Exchange"
    g.when("0 r1, 0 done")
    assert cards(g, 0) == sorted(["r2", "r3", "r4", "r5", "g8"])


def test_gambler_with_samurai_who_is_not_set_up_yet() -> None:
    """LT-MAT-08  Then they stay until that setup."""
    g = preparing("gambler samurai", deck="k9 g8").when(f"0 {task('gambler')}, 0 r1, 0 done")
    assert cards(g, 0) == sorted(["r2", "r3", "r4", "r5", "k9"])
    g.when(f"0 {task('samurai')}")
    assert cards(g, 0) == sorted(["r2", "r3", "r4", "r5", "g8"])


def test_gambler_with_resistance() -> None:
    """LT-MAT-09  Only wins matter for the bid; Kakumei wins are wins."""
    g = playing(
        "gambler resistance",
        ["b1 r2", "b9 r9", "g9 g8"],
        trick_number=4,
        wins=[1, 1, 1],
        bid=2,
        points=[0, 0, 0],
    )
    g.when("0 b1, 0 yes")
    play(g, "1 b9, 2 g9")
    assert g.table.wins[0] == 2
    play(g, "0 r2, 1 r9, 2 g8")
    # Bid made 90; two wins 40; Kakumei with a 1 gives 50.
    assert g.table.points[0] == 180


def test_ninja_with_resistance() -> None:
    """LT-MAT-10  Kakumei is declared after the hidden card is laid, and not when it is flipped."""
    g = playing("ninja resistance", ["b9 b2 b3 b4", "b5 b6", "b7 g8"])
    g.when("0 b9, 0 b2")
    assert g.asked() == "0 MayDeclare: no yes"
    g.when("0 no")
    play(g, "1 b5")
    g.when("2 b7")
    pass_to_reveal(g)
    g.when("0 yes")
    assert question(g) == "LittleTurn"
    assert winners(g) == ["0 b9"]


def pass_to_reveal(g: Little) -> None:
    """No to everything until the hidden card is decided on."""
    while question(g) != "MayReveal":
        g.when(f"{g.t.next_seat()} no")


def test_the_bonus_of_a_flipped_card() -> None:
    """LT-MAT-10  The hidden 2 wins the Kakumei trick: 50, not the 100 of the main card."""
    g = playing("ninja resistance", ["b9 b2 b3 b4", "b5 b6", "b7 g8"], trick_number=4, points=[0, 0, 0])
    g.when("0 b9, 0 b2, 0 yes")
    play(g, "1 b5")
    g.when("2 b7")
    pass_to_reveal(g)
    g.when("0 yes")
    assert winners(g) == ["0 b2"]
    assert (g.now("kakumei_wins"), g.now("kakumei_bonus")) == (1, 50)


def test_ninja_with_samurai() -> None:
    """LT-MAT-11  A flipped red card is black in strength, unless a White Flag lies open."""
    g = playing("ninja samurai", ["g1 r3 b4", "g9 b2", "k2 g4"], leader=1)
    play(g, "1 g9, 2 g4, 0 g1, 0 r3, 0 yes")
    assert winners(g) == ["0 r3"]
    g = playing("ninja samurai", ["g1 r3 b4", "g9 b2", "WFa g4"], leader=1)
    play(g, "1 g9, 2 WFa, 0 g1, 0 r3, 0 yes")
    assert winners(g) == ["1 g9"]


def test_ninja_with_samurai_flipping_a_white_flag() -> None:
    """LT-MAT-11  It switches the own main red card off."""
    for flips, winner in (("no", "0 r3"), ("yes", "1 g9")):
        g = playing("ninja samurai", ["r3 WFa b4", "g9 b2", "g5 g4"], leader=1)
        play(g, "1 g9, 2 g5, 0 r3, 0 WFa", f"0 {flips}")
        assert winners(g) == [winner]


def test_ninja_with_samurai_and_a_black_top_card() -> None:
    """LT-MAT-11, LT-NINJA-16"""
    g = playing("ninja samurai", ["g1", "g9", "g5"], leader=1, trick_number=5, deck="k2")
    play(g, "1 g9, 2 g5")
    g.when("0 g1, 0 yes, 0 yes")
    pass_to_reveal(g)
    g.when("0 yes")
    assert winners(g)[-1] == "0 k2"


def test_ninja_with_hermit_flipping_a_flag() -> None:
    """LT-MAT-12  It beats the Rare, and gives 80."""
    g = playing("ninja hermit", ["b1 WFa b3", "RAa b2", "g3 g4"], leader=1)
    play(g, "1 RAa, 2 g3, 0 b1, 0 WFa, 0 yes")
    assert winners(g) == ["0 WFa"]
    assert g.now("flags_over_rare") == 1


def test_ninja_with_hermit_flipping_a_rare() -> None:
    """LT-MAT-12  It makes the own White Flag the strongest."""
    g = playing("ninja hermit", ["WFa RAa b3", "k9 b2", "g3 g4"], leader=1)
    play(g, "1 k9, 2 g3, 0 WFa, 0 RAa, 0 yes")
    assert winners(g) == ["0 WFa"]
    assert g.now("flags_over_rare") == 1


def test_ninja_with_hermit_exchanging() -> None:
    """LT-MAT-12  Once, before the main card."""
    g = playing("ninja hermit", ["b1 b2 b3", "k9 b4", "g3 g4"], deck="b5 b6")
    power = next(word for word in offered(g) if word.startswith("power"))
    g.when(f"0 {power}, 0 b3")
    assert power not in offered(g)
    g.when("0 b1")
    assert question(g) == "MayPlaySecond"
    assert g.refused(f"0 {power}")


def test_ninja_with_collector() -> None:
    """LT-MAT-13, LT-COLL-04  The own hidden card cannot be reserved."""
    g = playing("ninja collector", ["b1 b2 b3", "k9 b4", "g3 g4"]).when("0 b1, 0 b2")
    assert g.asked() == "0 MayReserve: no b1"
    assert g.refused("0 b2")


def test_ninja_with_berserker() -> None:
    """LT-MAT-14, LT-NINJA-12  MIRIA as hidden card must be flipped."""
    g = playing("ninja berserker", ["b4 M b3", "k9 b5", "g3 g4"], leader=1)
    play(g, "1 k9, 2 g3")
    g.when("0 b4, 0 M")
    assert g.asked() == "0 MayReveal: yes"
    assert g.refused("0 no") == "LT-NINJA-12"
    g.when("0 yes")
    assert winners(g) == ["0 M"]


def test_ninja_with_healer() -> None:
    """LT-MAT-15  Main and added card, hidden card, Ninja's draw, then up to five."""
    g = playing("ninja healer", ["b1 b2 b3 b4 b5", "b9 b6", "g3 g4"], deck="k1 k2 k3 k4").when("0 b1")
    assert g.asked() == "0 MayAdd: no b2 b3 b4 b5"
    g.when("0 b2")
    assert g.asked() == "0 MayPlaySecond: no b3 b4 b5"
    g.when("0 b3")
    assert g.t.next_seat() == 1
    assert cards(g, 0) == sorted(["b4", "b5", "k1", "k2", "k3"])
    assert g.told("drew", 0) == ["0 k1", "0 k2", "0 k3"]


def test_ninja_with_healer_in_the_fifth_trick() -> None:
    """LT-MAT-15  The hidden card may come from hand or from the deck; nothing is added to it."""
    for answers, hidden in (("0 no, 0 b2", "b2"), ("0 yes, 0 yes", "k1")):
        g = playing("ninja healer", ["b1 b2 b3 b4 b5", "b9", "g3"], trick_number=5, deck="k1 k2").when(
            "0 b1, 0 no"
        )
        g.when(*answers.split(", "))
        assert pile(g, 10) == [hidden]
        assert question(g) == "LittleTurn"


def test_resistance_with_samurai() -> None:
    """LT-MAT-16  In Kakumei red is red, and gives no black bonus."""
    g = playing("resistance samurai", ["r5 r1", "r9 b2", "b9 g4"], trick_number=4, points=[0, 0, 0])
    g.when("0 r5, 0 yes")
    play(g, "1 r9, 2 b9")
    assert winners(g) == ["0 r5"]
    assert g.now("kakumei_bonus") == 80


def test_resistance_with_samurai_and_a_black_elixir() -> None:
    """LT-MAT-16  An Elixir in the lead colour black is black."""
    g = playing(
        "resistance samurai",
        ["r1 r2", "k9 b2", "RAa g4"],
        leader=1,
        items=["elixir", "", ""],
        trick_number=4,
        deck="g9",
    )
    play(g, "1 k9, 2 RAa")
    g.when(f"0 {use('elixir')}, 0 r1, 0 r2")
    while question(g) == "MayDeclare":
        g.when("0 yes")
    assert winners(g) == ["0 r1"]
    assert g.now("kakumei_bonus") == 150


def test_resistance_with_hermit() -> None:
    """LT-MAT-17, LT-HERM-09  Kakumei with a White Flag gives 30 + 20 and no 80."""
    g = playing("resistance hermit", ["WFa b1", "RAa b2", "g3 g4"], trick_number=4)
    g.when("0 WFa, 0 yes")
    play(g, "1 RAa, 2 g3")
    assert winners(g) == ["0 WFa"]
    assert (g.now("kakumei_bonus"), g.now("flags_over_rare")) == (30, 0)
    assert scored("resistance hermit", 3, kakumei_wins=1, kakumei_uses=1, kakumei_bonus=30) == 60 + 30 + 70


@pytest.mark.parametrize(
    ("main", "added", "bonus"), [("b5", "g6", 50), ("b4", "g6", 100), ("b10", "g10", 50)]
)
def test_resistance_with_healer(main: str, added: str, bonus: int) -> None:
    """LT-MAT-18  The sum decides: 11 is a 1, 10 a 10, 20 a 0, which is in the band of 1 to 3."""
    g = playing("resistance healer", [f"{main} {added} k1 k2 k3", "RAa b2", "RAb g4"], trick_number=4)
    g.when(f"0 {main}, 0 {added}, 0 yes")
    play(g, "1 RAa, 2 RAb")
    assert winners(g) == [f"0 {main}"]
    assert g.now("kakumei_bonus") == bonus


def test_resistance_with_healer_and_a_0() -> None:
    """LT-MAT-18, LT-RESI-09  In Kakumei a 0 comes before every 1, and is in the band of 1 to 3."""
    g = playing("resistance healer", ["b10 g10 k1 k2 k3", "b1 b2", "g1 g4"], trick_number=4)
    g.when("0 b10, 0 g10, 0 yes")
    play(g, "1 b1, 2 g1")
    assert winners(g) == ["0 b10"]
    assert g.now("kakumei_bonus") == 50


@pytest.mark.parametrize(("card", "winner"), [("M", "1 RAa"), ("RAm", "1 b9"), ("r10", "0 r10")])
def test_resistance_with_berserker(card: str, winner: str) -> None:
    """LT-MAT-19  MIRIA and Rare are the worst in Kakumei; a 10 that wins is in the band of 7 to 10."""
    other = {"M": "RAa", "RAm": "b9", "r10": "k9"}[card]
    g = playing("resistance berserker", [f"{card} b1", f"{other} b2", "RAb g4"], trick_number=4)
    g.when(f"0 {card}, 0 yes")
    play(g, f"1 {other}, 2 RAb")
    assert winners(g) == [winner]
    if card == "r10":
        assert g.now("kakumei_bonus") == 100


def test_resistance_with_collector() -> None:
    """LT-MAT-20, LT-GAP-06  No five-win condition at all."""
    g = Little(
        3,
        {},
        0,
        at="score",
        round=3,
        characters=pairs("resistance collector"),
        wins=[5, 0, 0],
        points=[0] * 3,
    )
    assert g.t.outcome is not None
    assert g.table.points[0] == 20 * 5
    ended_by = [reason.rule for event in g.events("game-over") for reason in event.because]
    assert ended_by[0] in ("LT-END-01", "LT-END-02")


def test_samurai_with_hermit() -> None:
    """LT-MAT-21  A black card drawn in the exchange is replaced before Hermit discards."""
    g = playing("samurai hermit", ["r1 r2", "b4 b5", "g3 g4"], deck="k9 g8")
    power = next(word for word in offered(g) if word.startswith("power"))
    g.when(f"0 {power}")
    assert offered(g) == ["r1", "r2", "g8"]
    assert "k9" in pile(g, DISCARDS)


@pytest.mark.parametrize(("flag", "winner"), [("b2", "0 r3"), ("WFa", "1 g9")])
def test_samurai_with_hermit_and_a_flag(flag: str, winner: str) -> None:
    """LT-MAT-21, LT-SAMU-05  Whoever's flag it is, red is off."""
    g = playing("samurai hermit", ["r3 r1", "g9 b5", f"{flag} k4"], leader=1)
    play(g, f"1 g9, 2 {flag}, 0 r3")
    assert winners(g) == [winner]


def test_samurai_with_berserker() -> None:
    """LT-MAT-22  Red 10 is black 10 in strength."""
    g = playing("samurai berserker", ["r10 M", "k9 b5", "g3 g4"], leader=1)
    play(g, "1 k9, 2 g3, 0 r10")
    assert winners(g) == ["0 r10"]


def test_samurai_with_berserker_choosing_black_10() -> None:
    """LT-MAT-22  It may be chosen, but is replaced at once from the draw deck."""
    g = preparing("samurai berserker", deck="g9").when(f"0 {task('samurai')}")
    assert question(g) == "BuildHand"
    g.when("0 RAm, 0 r10, 0 b10, 0 k10")
    assert cards(g, 0) == sorted(["M", "RAm", "r10", "b10", "g9"])
    assert "k10" in pile(g, BOX)


def test_samurai_with_healer() -> None:
    """LT-MAT-23  A red main card with an added one is a red entry, so black; drawn black is replaced."""
    g = playing("samurai healer", ["r3 b4 r1 r2 g1", "k6 b5", "g3 g4"], leader=1, deck="k9 g9 g8 k8")
    play(g, "1 k6, 2 g3, 0 r3, 0 b4")
    assert winners(g) == ["0 r3"]
    assert cards(g, 0) == sorted(["r1", "r2", "g1", "g9", "g8"])


def test_samurai_with_devil() -> None:
    """LT-MAT-24  Devil gives cards away and receives none."""
    g = Little(
        3, {}, 0, at="hand out", characters=["samurai devil", "king hermit", "ninja healer"], hands=HANDS
    )
    g.when("0 r4d, 0 b4d, 1 b1, 2 g1")
    assert question(g) == "NameLeader"
    assert cards(g, 0) == HANDS[0].split()
    assert g.now("open") == ["", "r4d", "b4d"]


def test_hermit_with_berserker() -> None:
    """LT-MAT-25  May hold Rare and White Flag by choice; the own flag needs another player's Rare."""
    g = preparing("hermit berserker").when("0 RAm, 0 WFm, 0 r10, 0 b10")
    assert {"RAm", "WFm"} <= set(cards(g, 0))
    for other, winner in (("RAa", "0 WFm"), ("b9", "1 b9")):
        g = playing("hermit berserker", ["WFm RAm", f"{other} b5", "g3 g4"], leader=1)
        play(g, f"1 {other}, 2 g3, 0 WFm")
        assert winners(g) == [winner]


def test_hermit_with_berserker_exchanging() -> None:
    """LT-MAT-25  Never MIRIA, and from the common deck."""
    g = playing("hermit berserker", ["M r10", "b4 b5", "g3 g4"], deck="k9")
    power = next(word for word in offered(g) if word.startswith("power"))
    g.when(f"0 {power}")
    assert sorted(offered(g)) == ["k9", "r10"]
    assert g.refused("0 M") == "LT-BERS-04"


def test_hermit_with_healer() -> None:
    """LT-MAT-26  Exchange before the play, refill after it; nothing is added to a White Flag."""
    g = playing("hermit healer", ["WFa b1 b2 b3 b4", "b9 b5", "g3 g4"], deck="k9 k8 k7")
    power = next(word for word in offered(g) if word.startswith("power"))
    g.when(f"0 {power}, 0 b1, 0 WFa")
    assert g.t.next_seat() == 1
    assert cards(g, 0) == sorted(["b2", "b3", "b4", "k9", "k8"])


@pytest.mark.parametrize(("more", "loss"), [("", 0), ("M WFm", 10), ("M WFm WFa b9", 20)])
def test_collector_with_berserker(more: str, loss: int) -> None:
    """LT-MAT-27  MIRIA and White Flags taken back are dead weight in combinations."""
    # One win gives Berserker -10; red 1, 2, 3 are a straight flush of three.
    assert scored("collector berserker", 1, f"r1 r2 r3 {more}".strip()) == 50 - 10 - loss


def test_collector_with_healer() -> None:
    """LT-MAT-28, LT-HEAL-10  The own play of two cards is reserved as one."""
    g = playing("collector healer", ["b1 b2 k1 k2 k3", "b9 b5", "g3 g4"])
    g.when("0 b1, 0 b2")
    assert question(g) == "MayReserve"
    assert g.refused("0 b9")
    g.when("0 b1")
    play(g, "1 b9, 2 g3")
    assert winners(g) == ["1 b9"]
    assert taken(g, 0) == ["b1", "b2"]


def test_collector_with_healer_scoring() -> None:
    """LT-MAT-28  Each blue and green card gives 10, and serves in combinations."""
    assert scored("collector healer", 0, "b1 b2 b3") == 50 + 30
    assert scored("collector healer", 0, "b1 g2 r3") == 30 + 20


def test_collector_with_devil() -> None:
    """LT-MAT-29  Reserved Devil Cards give 30 each and serve as 4s."""
    assert scored("collector devil", 0, "r4d b4d g4") == 20 + 2 * 30 + 40


def test_berserker_with_healer() -> None:
    """LT-MAT-30  10 and 10 make 0; refills come from the common deck."""
    g = playing("berserker healer", ["b10 g10 M r10 k10", "WFa b5", "WFb g4"], leader=1, deck="k9 k8")
    play(g, "1 WFa, 2 WFb, 0 b10, 0 g10")
    assert winners(g) == ["0 b10"]
    assert g.table.last_trick[-1].value == 0
    assert cards(g, 0) == sorted(["M", "r10", "k10", "k9", "k8"])
    g = playing("berserker healer", ["b10 g10 M r10 k10", "b1 b5", "g1 g4"], leader=1, deck="k9 k8")
    play(g, "1 b1, 2 g1, 0 b10, 0 g10")
    assert winners(g) == ["1 b1"]
    # Not even in the lead colour does a 0 beat a 1 of another.
    g = playing("berserker healer", ["b10 g10 M r10 k10", "r1 r5", "WFa r4"])
    play(g, "0 b10, 0 g10, 1 r1, 2 WFa")
    assert winners(g) == ["1 r1"]


def test_berserker_with_healer_and_the_clock() -> None:
    """LT-MAT-30, LT-ITEM-110  MIRIA returns; the hand is full, so another card goes."""
    g = playing("berserker healer", ["M r1 r2 r3 r4", "b9 b5", "g3 g4"], items=["", "clock", ""], deck="k9")
    g.when("0 M", f"1 {use('clock')}")
    assert g.asked() == "0 Discard: r1 r2 r3 r4 k9"
    g.when("0 r1")
    assert MIRIA in g.table.hand(0)
    assert len(g.table.hand(0)) == 5


def test_healer_with_devil() -> None:
    """LT-MAT-31  Blue 4 and green 4 taken give 30 and 10."""
    assert scored("healer devil", 0, "b4d g4d") == 20 + 2 * 40
    assert scored("healer devil", 0, "r4d k4d") == 20 + 2 * 30


def test_nothing_is_left_out_of_the_berserker_deck() -> None:
    """LT-MAT-07, LT-BERS-02  What was not chosen stays out, whatever is drawn later."""
    g = preparing("gambler berserker").when(f"0 {task('berserker')}, 0 RAm, 0 WFm, 0 r10, 0 b10")
    answer_until(g, "NameLeader")
    assert not {"g10", "k10"} & set(cards(g, 0))
    assert not set(BERSERKER_DECK) & set(g.t.cards.piles[DECK])
