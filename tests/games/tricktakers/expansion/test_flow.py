"""The flow of a round with fifteen characters: sections 3.1, 3.5, 3.6 and 5 of the expansion's rules."""

import pytest

from followsuit.core.cards import SPECTATOR
from followsuit.games.takers.table import BOX, DECK, DISCARDS
from followsuit.games.tricktakers.cards import OWNER
from followsuit.games.tricktakers.game import GAME
from followsuit.games.tricktakers.roster import CHARACTERS, number_of
from tricktakers import Takers

Options = dict[str, int | str | bool]
ALL: Options = {"characters": "with_expansion"}


def given(characters: list[str], hands: list[str], **more: object) -> Takers:
    return Takers(len(characters), ALL, 0, characters=characters, hands=hands, **more)


def hand(g: Takers, seat: int, viewer: int | None = None) -> list[str]:
    t = g.t if viewer is None else g.t.view(viewer).table
    return sorted("?" if card < 0 else GAME.write_card(card) for card in t.cards.piles[seat])


def questions(g: Takers, most: int = 60) -> list[str]:
    """Who is asked what until the first trick, always giving the first answer."""
    asked: list[str] = []
    while "TakeTurn" not in g.asked() and "PlayThree" not in g.asked() and len(asked) < most:
        words = g.asked().split(": ")[0]
        if not asked or asked[-1] != words:
            asked.append(words)
        seat = g.t.next_seat()
        g.t.apply(seat, g.t.options(seat)[0])
    return asked


# General.


def test_what_the_expansion_does_not_change_stays() -> None:
    """TX-GEN-01  Forty cards are dealt, five to each; the lead colour must be followed."""
    g = given(["samurai", "ninja", "hermit"], ["r1 r2 b1", "r5 g1 g2", "b5 b6 b7"]).when("0 r1")
    assert g.refused("1 g1") == "TT-TRICK-07"
    dealt = Takers(3, ALL)
    assert [len(dealt.table.hand(seat)) for seat in range(3)] == [5, 5, 5]
    assert len(dealt.t.cards.piles[DECK]) == 25


@pytest.mark.parametrize(("points", "left"), [(120, 20), (60, 0)])
def test_points_never_fall_below_0(points: int, left: int) -> None:
    """TX-GEN-06"""
    g = Takers(
        3, ALL, at="score", characters=["samurai", "ninja", "hermit"], wins=[5, 0, 0], points=[points, 0, 0]
    )
    assert g.table.points[0] == left


def test_discards_lie_face_down_unless_agreed_otherwise() -> None:
    """TX-GEN-07, TX-HID-04"""
    for options, seen in ((ALL, "?"), ({**ALL, "discards": "face_up"}, "r2")):
        cast = ["strategist", "ninja", "hermit"]
        g = Takers(3, options, 0, at="setup", characters=cast, hands=["r1 r2 r3 r4 r5", "b1", "g1"])
        g.when("0 r2")
        assert g.now("discards", 0) == "r2"
        assert g.now("discards", 1) == seen
        assert g.now("discards", SPECTATOR) == seen


def test_an_empty_deck_is_made_of_the_discards_but_not_of_exclusive_cards() -> None:
    """TX-GEN-08, TX-GEN-09, TX-GAP-58  Whoever discarded them."""
    hands = ["r1 r2", "b1 b2", "g1 g2"]
    g = given(["hermit", "ninja", "samurai"], hands, discards="k7s ar1 MARU r9", rest_in_deck=0)
    g.when("0 power-0")
    assert "r9" in hand(g, 0)
    assert sorted(GAME.write_card(card) for card in g.t.cards.piles[BOX]) == ["MARU", "ar1", "k7s"]


def test_without_any_card_to_draw_as_much_as_there_is_is_drawn() -> None:
    """TX-GEN-10, TX-GAP-58  The Hermit is not even offered the draw."""
    hands = ["r1 r2", "b1 b2", "g1 g2"]
    g = given(["hermit", "ninja", "samurai"], hands, rest_in_deck=0)
    assert g.refused("0 power-0") == "TT-GEN-14"


def test_what_is_discarded_can_come_back_by_the_reshuffle() -> None:
    """TX-GEN-11, TX-GAP-58"""
    hands = ["r1 r2 r3 r4 r5", "b1", "g1"]
    cast = ["gambler", "ninja", "hermit"]
    g = Takers(3, ALL, 0, at="setup", characters=cast, hands=hands, rest_in_deck=0)
    g.when("0 r1, 0 r2, 0 done")
    assert hand(g, 0) == ["r1", "r2", "r3", "r4", "r5"]


def test_exclusive_cards_go_home_when_the_round_ends() -> None:
    """TX-GEN-12, TX-END-13, TX-GAP-58  Beasts, the Alchemist's cards, the black 7; a carried card stays."""
    cast = ["king", "hermit", "gambler"]
    taken = ["k7s MARU ar1 EL", "ab2", ""]
    g = Takers(
        3,
        ALL,
        0,
        at="score",
        characters=cast,
        wins=[3, 1, 1],
        taken=taken,
        discards="ag3",
        carried=["", "RAs", ""],
    )
    assert g.table.round == 2
    for name, cards in (
        ("strategist", "k7s"),
        ("summoner", "MARU"),
        ("summoner", "EL"),
        ("alchemist", "ar1"),
    ):
        place = CHARACTERS[number_of(name)].place
        assert GAME.read_card(cards) in g.t.cards.piles[place]
    held = [card for place in (0, 1, 2, DECK, DISCARDS) for card in g.t.cards.piles[place]]
    assert not any(OWNER[card] for card in held)
    assert GAME.write_card(g.table.carried[1]) == "RAs"


# Setup.


def test_all_fifteen_set_up_in_the_order_of_priority() -> None:
    """TX-SET-01, TX-SET-02, TX-SET-03, TX-GAP-71, TX-GAP-62  The Ruler last but for the Thief."""
    cast = ["phantom thief", "ruler", "gambler", "time traveler", "strategist"]
    g = Takers(
        5, ALL, 3, at="setup", characters=cast, hands=["r1 r2 r3 r4 r5", "b1 b2", "g1 g2", "k1 k2", "r6 r7"]
    )
    order = [int(words.split()[0]) for words in questions(g)]
    assert sorted(set(order), key=order.index) == [4, 2, 3, 1, 0]


def test_the_carried_card_comes_between_what_must_and_what_may_be_done() -> None:
    """TX-SET-05, TX-GAP-59  The Gambler's 20 points, the carried card, then exchange, bid and stake."""
    cast = ["gambler", "ninja", "hermit"]
    hands = ["r1 r2 r3 r4 r5", "b1", "g1"]
    g = Takers(3, ALL, 0, at="setup", round=2, characters=cast, hands=hands, carried=["RAs", "", ""])
    assert g.table.points[0] == 50
    assert g.asked().split(":")[0] == "0 DiscardOne"
    g.when("0 r1")
    assert "RAs" in hand(g, 0)
    assert g.asked().split(":")[0] == "0 PokerExchange"


def test_a_black_crown_renews_a_hand_in_the_last_round() -> None:
    """TX-SET-06, TX-SET-07, TX-DEC-06, TX-GAP-62  Twice with two of them; the forging stock is as it was."""
    cast = ["ninja", "samurai", "hermit"]
    hands = ["r1 r2 r3 r4 r5", "b1", "g1"]
    g = Takers(3, ALL, 0, at="setup", round=3, characters=cast, hands=hands, black_crowns=[2, 0, 0])
    assert g.asked() == "0 SpendBlackCrown: no yes"
    g.when("0 yes, 0 r1, 0 done")
    assert g.asked() == "0 SpendBlackCrown: no yes"
    assert len(g.table.hand(0)) == 5
    g.when("0 yes")
    assert (g.table.black_crowns[0], g.table.forging_black_crowns) == (0, 2)
    assert [event.number for event in g.events("exchanged", 1)] == [1]
    earlier = Takers(3, ALL, 0, at="setup", round=2, characters=cast, hands=hands, black_crowns=[2, 0, 0])
    assert "SpendBlackCrown" not in earlier.asked()


def test_the_gambler_exchanges_once_more_for_each_black_crown() -> None:
    """TX-INT-10"""
    cast = ["gambler", "ninja", "hermit"]
    hands = ["r1 r2 r3 r4 r5", "b1", "g1"]
    g = Takers(3, ALL, 0, at="setup", round=3, characters=cast, hands=hands, black_crowns=[1, 0, 0])
    asked = [words for words in questions(g) if words.startswith("0")]
    assert asked.count("0 SpendBlackCrown") >= 1
    assert "0 PokerExchange" in asked


# A trick.


def test_a_turn_has_its_windows_in_order() -> None:
    """TX-TRK-02, TX-TRK-03, TX-TRK-04, TX-GAP-59  Before, the card, after, the trap, the end of the turn."""
    g = given(
        ["summoner", "strategist", "hermit"],
        ["WFa r2", "b1 b2", "g1 g2"],
        traps="E A B C D",
        points=[30, 30, 30],
        mp=5,
    )
    assert "power-0" in g.asked()  # W1: a beast may be summoned
    g.when("0 power-0").when("0 WFa")
    assert g.asked().split(":")[0] == "0 MoveToFront"  # W3
    assert g.table.points[0] == 30
    g.when("0 no")
    assert g.table.points[0] == 20  # W4: the trap for what does not follow
    assert sheet_note(g, "magic points") == "2"  # W5: EL cost four, and brings one back


def sheet_note(g: Takers, name: str) -> str:
    layout = GAME.layout(g.t.view(0))
    return next(counter.value for counter in layout.counters if counter.name == name)


def test_the_summoner_fixes_the_lead_colour_only_after_the_front_decision() -> None:
    """TX-TRK-05, TX-STR-02"""
    g = given(["summoner", "ninja", "hermit"], ["r1 r2", "b1 b2", "g1 g2"], mp=5)
    g.when("0 power-3").when("0 r1")
    assert g.now("lead_colour") == ""
    g.when("0 no")
    assert g.now("lead_colour") == "red"
    other = given(["samurai", "ninja", "hermit"], ["r1 r2", "b1 b2", "g1 g2"]).when("0 r1")
    assert other.now("lead_colour") == "red"


def test_the_winner_is_found_when_all_late_cards_lie_open() -> None:
    """TX-TRK-08, TX-STR-07  The Ninja's second card is the last entry, and one of the same player."""
    g = given(["ninja", "samurai", "hermit"], ["g1 g9", "g5 b1", "g8 b2"], trick_number=2)
    g.when("0 g1, 0 g9, 1 g5, 2 g8")
    assert not g.events("won")
    g.when("0 yes")
    assert g.told("won")[0].startswith("0 g9")


def test_then_the_win_counts_the_cards_are_taken_and_the_winner_acts() -> None:
    """TX-TRK-11, TX-TRK-12  Reserved cards first, the rest to the winner, then the winner's own effect."""
    cast = ["samurai", "collector", "hermit"]
    g = given(cast, ["r8 g2", "r3 b1", "r9 b2"], trick_number=2).when("0 r8, 1 r3, 1 r3, 2 r9")
    assert g.told("took-reserved") == ["1 r3"]
    assert g.table.wins == [1, 0, 0]
    assert g.asked().startswith("0 ")  # the Samurai may take the red 9, but not the reserved 3
    assert "r9" in g.asked()
    assert "r3" not in g.asked()


# Strength.


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        (["r5", "EL", "RAa"], 1),  # a Hermit-kind flag, whoever plays it, above a Rare
        (["r5", "EL", "r6"], 2),  # without a Rare a flag like the others
        (["RAa", "MIRIA", "b9"], 1),  # above Rare
        (["MIRIA", "b1", "RAa"], 1),  # below every 1
        (["r9", "MARU", "r8"], 1),  # a red 10
        (["MARU", "r1", "r9"], 1),  # which the red 1 beats
        (["k9", "OKO", "k8"], 1),
        (["r5", "k7s", "k6"], 1),  # a black 7 like the other
        (["ar5", "r4", "r3"], 0),  # an Alchemist's card in another hand is a number card
    ],
)
def test_what_exclusive_cards_are_in_any_hand(cards: list[str], winner: int) -> None:
    """TX-STR-01, TX-STR-04, TX-SUM-35, TX-MAT-88"""
    g = given(
        ["ruler", "resistance", "gambler"],
        [f"{card} {low}" for card, low in zip(cards, ["g2", "g3", "g4"], strict=True)],
    )
    g.when(", ".join(f"{seat} {card}" for seat, card in enumerate(cards)))
    assert g.events("won")[0].seat == winner


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        (["r5", "EL", "r6"], 1),
        (["MIRIA", "r9", "RAa"], 1),
        (["MARU", "b9", "k1"], 1),
        (["MIRIA", "RAa", "RAb"], 1),
    ],
)
def test_in_kakumei_everything_that_strengthens_is_off(cards: list[str], winner: int) -> None:
    """TX-STR-06, TX-INT-03"""
    hands = [f"{card} {low}" for card, low in zip(cards, ["g2", "g3", "g4"], strict=True)]
    g = given(["ruler", "hermit", "resistance"], hands)
    played = [f"{seat} {card}" for seat, card in enumerate(cards)]
    g.when(f"{played[0]}, {played[1]}, 2 power-0, {played[2]}")
    assert g.events("won")[0].seat == winner


# Who sees what.


def test_numbers_of_cards_points_crowns_and_wins_are_open() -> None:
    """TX-HID-03, TX-HID-07, TX-HID-27"""
    g = given(
        ["alchemist", "collector", "ruler", "adventurer"],
        ["ar1 ar2 ar3", "b1 b2", "g1 g2", "k1"],
        points=[10, 20, 30, 40],
        crowns=[1, 0, 0, 0],
        black_crowns=[0, 1, 0, 0],
        wins=[0, 1, 0, 0],
        items="map-of-destiny miracle-sword",
        tasks="take-red take-blue take-green",
    )
    for viewer in (0, 1, 2, 3, SPECTATOR):
        for key in ("hand_counts", "deck_count", "discard_count", "points", "crowns", "black_crowns", "wins"):
            assert g.now(key, viewer) == g.now(key)
        for key in ("forging_crowns", "forging_black_crowns", "items", "tasks"):
            assert g.now(key, viewer) == g.now(key)


# Rows of the matrix that belong to no single character.


def test_potion_and_traps() -> None:
    """TX-MAT-66  No payment before the flip; what sets the lead colour is not caught by E."""
    g = given(
        ["strategist", "adventurer", "hermit"],
        ["WFa g1", "b3 g2", "RAa g3"],
        traps="E A B C D",
        items="potion-of-invisibility miracle-sword",
        points=[30, 30, 30],
    )
    g.when("0 WFa").when("1 power-1").when("1 b3")
    assert g.table.points[1] == 30
    g.when("2 RAa")
    assert g.table.points == [30, 30, 20]  # the blue 3 set the lead colour at the flip


def test_potion_and_what_copies_the_lead_colour() -> None:
    """TX-MAT-70  A face-down card never counts for the token."""
    g = given(
        ["gambler", "adventurer", "ruler"],
        ["WFa g1", "b3 g2", "r3 g3"],
        items="potion-of-invisibility miracle-sword",
        tasks="take-red take-blue",
    )
    g.when("0 WFa").when("1 power-1").when("1 b3")
    assert g.refused("2 power-0").startswith("TA-RUL")


def test_timid_boots_on_the_lead() -> None:
    """TX-MAT-74  The next player leads in every respect."""
    g = given(
        ["adventurer", "alchemist", "ruler"],
        ["r1 g1", "ar1 ab1 ag1 ar2 ab2 ag2", "b3 g3"],
        items="timid-boots miracle-sword",
        tasks="take-red take-blue",
    )
    g.when("0 power-2")
    assert g.table.leader == 1
    g.when("1 ar1, 1 ab1, 1 ag1")
    assert g.asked().split(":")[0] == "1 DeclareColour"


def test_an_open_hand_and_cards_that_come_back() -> None:
    """TX-MAT-76  What left the hand and comes back is hidden, and so is what is received."""
    g = given(
        ["adventurer", "time traveler", "hermit"],
        ["r1 g1 g4", "b3 g2 g5", "k3 g3 g6"],
        items="fairy-mischief miracle-sword",
        tokens=2,
    )
    g.when("0 power-7").when("0 r1")
    layout = GAME.layout(g.t.view(2))
    shown = next(area for area in layout.areas if area.name == "hand" and area.seat == 0)
    assert sorted(GAME.write_card(card) for card in shown.cards if card >= 0) == ["g1", "g4"]
    g.when("1 power-0")
    layout = GAME.layout(g.t.view(2))
    shown = next(area for area in layout.areas if area.name == "hand" and area.seat == 0)
    assert sorted(GAME.write_card(card) for card in shown.cards if card >= 0) == ["g1", "g4"]
    assert "r1" in hand(g, 0)


@pytest.mark.parametrize(
    ("taken", "is_clean"),
    [
        ("OKO k7s", True),
        ("EL MIRIA RAs", True),
        ("MARU k1", False),
        ("GURU", False),
        ("ag1", False),
        ("r1 OKO", False),
    ],
)
def test_clean_wins_of_the_ruler(taken: str, is_clean: bool) -> None:
    """TX-MAT-104"""
    cast = ["ruler", "summoner", "alchemist"]
    g = Takers(
        3,
        ALL,
        at="score",
        round=1,
        characters=cast,
        wins=[2, 3, 0],
        taken=[taken, "", ""],
        tasks="take-red take-blue",
    )
    assert bool(g.told("game-over")) == is_clean


def test_duplicates_in_the_collectors_sets() -> None:
    """TX-MAT-107, TA-COL-31  Two black 7s; and 2 to 10 of a colour are a Straight Flush of nine."""
    cast = ["collector", "king", "hermit"]
    taken = ["r2 r3 r4 r5 r6 r7 r8 r9 MARU", "", ""]
    g = Takers(3, ALL, at="score", round=1, characters=cast, wins=[2, 2, 1], taken=taken)
    assert g.told("game-over") == ["0 TA-COL-36"]
    twice = Takers(
        3, ALL, at="score", round=1, characters=cast, wins=[2, 2, 1], taken=["k6 k7 k7s k8 k9 k5", "", ""]
    )
    assert not twice.told("game-over")
    assert max(event.number for event in twice.events("set")) >= 50


def test_the_wing_wins_every_tie() -> None:
    """TX-MAT-122  Against the Samurai's red 7, which counts as black, though that was played first."""
    g = given(
        ["samurai", "adventurer", "hermit"],
        ["r7 g1", "k7 g2", "b1 g3"],
        items="proactive-wing miracle-sword",
    )
    g.when("0 r7").when("1 power-10").when("1 k7").when("2 b1")
    assert g.events("won")[0].seat == 1
    plain = given(["samurai", "adventurer", "hermit"], ["r7 g1", "k7 g2", "b1 g3"]).when("0 r7, 1 k7, 2 b1")
    assert plain.events("won")[0].seat == 0


def test_a_stake_is_open_apart_from_the_points() -> None:
    """TX-HID-08"""
    g = given(["gambler", "ninja", "hermit"], ["r1 r2", "b1", "g1"], bid=2, stake=50)
    for viewer in (0, 1, SPECTATOR):
        assert g.now("stake", viewer) == 50
        assert g.now("points", viewer) == [30, 30, 30]


def test_a_put_off_turn_meets_the_trap_when_it_is_taken() -> None:
    """TX-MAT-73"""
    g = given(
        ["adventurer", "strategist", "hermit"],
        ["r1 g1", "r2 g2", "b9 g3"],
        traps="A B C D E",
        items="timid-boots miracle-sword",
    )
    g.when("0 power-2, 1 r2, 2 b9")
    assert g.table.points == [30, 30, 30]
    g.when("0 r1")
    assert g.table.points[0] == 20


@pytest.mark.parametrize(("reserved", "is_clean"), [("0 MARU", True), ("0 no", False)])
def test_clean_wins_and_a_reserved_beast(reserved: str, is_clean: bool) -> None:
    """TX-MAT-105, TX-INT-04  Neither the beast nor the red card under it goes to the Ruler."""
    g = given(
        ["collector", "ruler", "summoner"],
        ["WFa g1", "k9 g2", "r5 g3"],
        leader=2,
        trick_number=5,
        wins=[2, 1, 1],
        taken=["", "k1 k2", ""],
        rear="MARU",
        tasks="take-red take-blue",
    )
    g.when("2 r5, 2 MARU, 0 WFa").when(reserved).when("1 k9")
    assert [event.seat for event in g.events("game-over")] == ([1] if is_clean else [])


@pytest.mark.parametrize(
    "character",
    [
        "adventurer",
        "collector",
        "ruler",
        "ninja",
        "hermit",
        "resistance",
        "summoner",
        "time traveler",
        "phantom thief",
    ],
)
def test_a_carried_card_is_taken_before_any_choice(character: str) -> None:
    """TX-MAT-113"""
    cast = [character, "gambler", "berserker"]
    hands = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5"]
    g = Takers(3, ALL, 0, at="setup", round=2, characters=cast, hands=hands, carried=["k7t", "", ""])
    while g.t.next_seat() != 0:
        seat = g.t.next_seat()
        g.t.apply(seat, g.t.options(seat)[0])
    assert g.asked() == "0 DiscardOne: r1 r2 r3 r4 r5"


def test_the_king_may_discard_his_rare_for_a_carried_card() -> None:
    """TX-MAT-113"""
    hands = ["r1 r2 r3 r4 r5", "b1", "g1"]
    cast = ["king", "ninja", "hermit"]
    g = Takers(3, ALL, 0, at="setup", round=2, characters=cast, hands=hands, carried=["RAs", "", ""])
    g.when("0 r1, 0 RAk")
    assert hand(g, 0) == ["RAs", "r2", "r3", "r4", "r5"]
