"""Every decision of the game: section 3.0 of the rules. Who, what, whether it may be left, who sees it."""

import pytest

from followsuit import SPECTATOR, WrongOption
from followsuit.games.little.cards import NAMES
from followsuit.games.takers.table import DISCARDS, FACE_DOWN, TRICK
from little import Little
from little_rounds import answer_until, cards, names, offered, pass_on, question, seen, task, use

HANDS = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5"]
KEPT = ["king gambler", "ninja resistance", "samurai hermit"]
VIEWERS = [0, 1, 2, SPECTATOR]


def selecting(**more: object) -> Little:
    given: dict[str, object] = {
        "at": "select",
        "row": "king gambler ninja hermit berserker",
        "display": "sword clock",
        "hands": HANDS,
        "points": [60, 60, 60],
        **more,
    }
    return Little(3, {}, 0, **given)


def preparing(characters: list[str], **more: object) -> Little:
    return Little(
        len(characters), {}, 0, **{"at": "prepare", "characters": characters, "hands": HANDS, **more}
    )


def playing(characters: list[str], hands: list[str], **more: object) -> Little:
    return Little(len(characters), {}, 0, characters=characters, hands=hands, **more)


def is_compulsory(g: Little) -> bool:
    """Whether none of the words that leave a choice is accepted."""
    return not {"no", "done"} & set(offered(g))


def unseen(g: Little, viewer: int, kind: str) -> bool:
    """Whether a viewer was told of this without the card."""
    events = g.events(kind, viewer)
    return bool(events) and all(event.cards == [-1] for event in events)


# Selecting.


def test_the_first_pass() -> None:
    """LT-DEC-01"""
    g = selecting()
    assert is_compulsory(g)
    assert offered(g)[:5] == ["king", "gambler", "ninja", "hermit", "berserker"]
    assert "sword" in offered(g)
    assert g.refused("0 devil") == "LT-R1-02"
    g.when("0 ninja")
    for viewer in VIEWERS:
        assert names(seen(g, viewer).characters[0]) == ["ninja"]


def test_the_second_pass() -> None:
    """LT-DEC-02"""
    g = selecting().when("0 ninja, 1 sword, 2 hermit")
    assert is_compulsory(g)
    assert g.refused("0 king") == "LT-SEL-03"
    g.when("0 clock")
    assert is_compulsory(g)
    assert g.refused("1 poker-exchange") == "LT-SEL-03"


def test_the_poker_exchange_as_an_option() -> None:
    """LT-DEC-03  Others see how many; what is there is drawn."""
    g = selecting(hands=["M r2 r3 r4 r5", *HANDS[1:]], deck="g9", rest_in_deck=0).when("0 poker-exchange")
    assert g.refused("0 M") == "LT-BERS-04"
    g.when("0 r2, 0 r3, 0 done")
    for viewer in VIEWERS:
        assert [(event.seat, event.number) for event in g.events("exchanged", viewer)] == [(0, 2)]
    assert len(g.table.hand(0)) == 5
    g = selecting().when("0 poker-exchange, 0 done")
    assert cards(g, 0) == HANDS[0].split()


def test_hermits_exchange_as_an_option() -> None:
    """LT-DEC-04"""
    g = selecting(hands=["M r2 r3 r4 r5", *HANDS[1:]], deck="g9").when("0 hermits-exchange")
    assert g.asked() == "0 Discard: r2 r3 r4 r5 g9"
    assert is_compulsory(g)
    assert g.refused("0 M") == "LT-BERS-04"
    g.when("0 r2")
    for viewer in (1, 2, SPECTATOR):
        assert unseen(g, viewer, "discarded")
    g = selecting(deck="", rest_in_deck=0).when("0 hermits-exchange")
    assert g.t.next_seat() == 1


def test_an_enhancement_card_as_an_option() -> None:
    """LT-DEC-05"""
    g = selecting(points=[20, 60, 60])
    assert [word for word in offered(g) if word.startswith("buy")] == [
        "buy-red-1",
        "buy-blue-9",
        "buy-black-7",
        "buy-white-flag",
    ]
    assert g.refused("0 buy-rare") == "LT-OPT-18"
    g.when("0 buy-black-7")
    for viewer in VIEWERS:
        assert g.now("bought", viewer) == ["k7e", "", ""]
        assert g.told("lost", viewer) == ["0 LT-OPT-11"]


def test_an_item_as_an_option() -> None:
    """LT-DEC-06"""
    g = selecting(points=[20, 60, 60])
    assert [word for word in offered(g) if word in ("sword", "clock", "map")] == ["sword"]
    assert g.refused("0 clock") == "LT-OPT-18"
    assert g.refused("0 map") == "LT-DEC-06"
    g.when("0 sword")
    for viewer in VIEWERS:
        assert g.now("items", viewer) == ["sword", "", ""]


def test_when_pending_tasks_are_done() -> None:
    """LT-DEC-07  May wait until the closing step; the others see which was done."""
    g = selecting().when("0 king")
    assert offered(g) == [task("king"), "done"]
    g.when(f"0 {task('king')}, 0 r1")
    for viewer in VIEWERS:
        assert [event.seat for event in g.events("prepares", viewer)] == [0]
    g = preparing(["king gambler", "ninja hermit", "resistance collector"])
    assert question(g) == "ChooseTask"
    assert is_compulsory(g)


def test_the_card_discarded_for_one_that_is_put_in() -> None:
    """LT-DEC-08"""
    g = preparing(
        ["ninja", "hermit", "resistance"], bought=["r1e", "", ""], hands=["M r2 r3 r4 r5", *HANDS[1:]]
    )
    assert g.asked() == "0 Discard: r2 r3 r4 r5"
    assert is_compulsory(g)
    assert g.refused("0 M") == "LT-BERS-04"
    assert g.refused("0 r1e") == "LT-OPT-20"
    g.when("0 r5")
    for viewer in (1, 2, SPECTATOR):
        assert unseen(g, viewer, "discarded")
    g = preparing(["king", "hermit", "resistance"])
    assert g.asked() == "0 Discard: r1 r2 r3 r4 r5"
    assert g.refused("0 RAk") == "LT-KING-01"


def test_gamblers_preparation() -> None:
    """LT-DEC-09  Exchange and bet may be left, the bid may not; bid and bet are open."""
    g = preparing(["gambler", "hermit", "resistance"], points=[20, 60, 60])
    assert "done" in offered(g)
    g.when("0 done")
    assert offered(g) == [f"number-{bid}" for bid in range(5)]
    assert g.refused("0 number-5") == "LT-GAMB-03"
    g.when("0 number-2")
    assert offered(g) == ["number-0", "number-10", "number-20"]
    assert g.refused("0 number-30") == "LT-GAMB-05"
    g.when("0 number-20")
    for viewer in VIEWERS:
        assert (g.now("bid", viewer), g.now("stake", viewer)) == (2, 20)


def test_berserkers_preparation() -> None:
    """LT-DEC-10  Four of six; others see that it was done."""
    g = preparing(["berserker", "hermit", "resistance"])
    assert question(g) == "BuildHand"
    assert is_compulsory(g)
    assert g.refused("0 M")
    answer_until(g, "NameLeader")
    assert len(g.table.hand(0)) == 5
    for viewer in (1, 2, SPECTATOR):
        assert len(g.events("prepares", viewer)) == 1
        assert [card for card in seen(g, viewer).hand(0) if card >= 0] == [NAMES.index("M")]


def test_devils_hand_out() -> None:
    """LT-DEC-11  A card of choice for each other; all see every card."""
    g = Little(3, {}, 0, at="hand out", characters=["devil", "king", "ninja"], hands=HANDS)
    assert g.asked() == "0 GiveDevilCards: r4d b4d g4d k4d"
    assert is_compulsory(g)
    g.when("0 k4d, 0 r4d")
    answer_until(g, "NameLeader")
    for viewer in VIEWERS:
        assert g.now("open", viewer) == ["", "k4d", "r4d"]


def test_the_card_discarded_for_a_devil_card() -> None:
    """LT-DEC-12"""
    hands = [HANDS[0], "M b2 b3 b4 b5", HANDS[2]]
    g = Little(3, {}, 0, at="hand out", characters=["devil", "king", "ninja"], hands=hands).when(
        "0 k4d, 0 r4d"
    )
    assert g.asked() == "1 DiscardForIt: b2 b3 b4 b5"
    assert is_compulsory(g)
    assert g.refused("1 k4d") == "LT-DEVIL-03"
    assert g.refused("1 M") == "LT-BERS-04"
    g.when("1 b3")
    for viewer in (0, 2, SPECTATOR):
        assert unseen(g, viewer, "discarded")


def test_naming_the_leader() -> None:
    """LT-DEC-13"""
    g = Little(3, {}, 0, at="lead", characters=["devil", "king", "ninja"], hands=HANDS)
    assert g.asked() == "1 NameLeader: seat-0 seat-1 seat-2"
    assert is_compulsory(g)
    g.when("1 seat-2")
    for viewer in VIEWERS:
        assert g.told("named-leader", viewer) == ["1 2"]


# The turn.


def test_what_may_be_done_before_playing() -> None:
    """LT-DEC-14  Own items, Hermit's exchange, GURU's draw; all optional, and open."""
    g = playing(
        ["hermit king", "samurai gambler", "ninja devil"],
        HANDS,
        items=["book", "map", ""],
        beasts=["guru-draw", "", ""],
        bid=0,
    )
    powers = [word for word in offered(g) if word.startswith("power")]
    assert powers == ["power-0", use("book"), use("guru-draw")]
    assert set(HANDS[0].split()) <= set(offered(g))
    assert g.refused(f"0 {use('map')}") == "LT-OPT-23"
    g.when(f"0 {use('book')}, 0 r1")
    for viewer in VIEWERS:
        assert [event.what for event in g.events("power", viewer)] == ["book"]
        assert g.now("items", viewer) == ["", "map", ""]


def test_the_main_card() -> None:
    """LT-DEC-15, LT-TURN-11  By the rules of following; with an empty hand there is no turn."""
    g = playing(["hermit", "king", "samurai"], ["r1 b1", "r2 b2", ""]).when("0 r1")
    assert is_compulsory(g)
    assert g.refused("1 b2") == "LT-FOL-03"
    g.when("1 r2")
    assert g.table.trick_number == 2
    for viewer in VIEWERS:
        assert [event.cards for event in g.events("led", viewer)] == [[NAMES.index("r1")]]


def test_healers_added_card() -> None:
    """LT-DEC-16"""
    g = playing(["healer", "king", "samurai"], ["r1 b1 g1 r2 k1", "r3", "r4"]).when("0 r1")
    assert g.asked() == "0 MayAdd: no b1 g1"
    assert g.refused("0 k1") == "LT-HEAL-04"
    g.when("0 g1")
    for viewer in VIEWERS:
        assert NAMES.index("g1") in seen(g, viewer).cards.piles[TRICK]


def test_ninjas_hidden_card() -> None:
    """LT-DEC-17  Others see that there is one; a Devil Card lies open."""
    g = playing(["ninja", "king", "samurai"], ["r1 r2 b4d", "r3", "r4"], open=["b4d", "", ""])
    g.when("0 r1")
    assert g.asked() == "0 MayPlaySecond: no r2"
    assert g.refused("0 b4d")
    g.when("0 r2")
    for viewer in (1, 2, SPECTATOR):
        assert seen(g, viewer).cards.piles[FACE_DOWN] == [-1]
    g = playing(["ninja", "king", "samurai"], ["r1 b4d", "r3", "r4"], open=["b4d", "", ""]).when(
        "0 r1, 0 b4d"
    )
    for viewer in VIEWERS:
        assert NAMES.index("b4d") in seen(g, viewer).cards.piles[TRICK]
    # In the fifth trick also the top card of the draw deck; with no card at all nothing is asked.
    g = playing(["ninja", "king", "samurai"], ["r1", "r3", "r4"], trick_number=5).when("0 r1")
    assert g.asked() == "0 MayLook: no yes"
    g = playing(["ninja", "king", "samurai"], ["r1", "r3", "r4"]).when("0 r1")
    assert g.t.next_seat() == 1


def test_declaring_kakumei() -> None:
    """LT-DEC-18"""
    g = playing(["resistance", "king", "samurai"], ["r1 r5", "r3 r6", "b4 b5"]).when("0 r1")
    assert g.asked() == "0 MayDeclare: no yes"
    g.when("0 yes")
    for viewer in VIEWERS:
        assert g.now("kakumei", viewer) == 1
    g.when("1 r3, 2 b4, 0 r5")
    assert g.t.next_seat() == 1
    assert g.refused("0 yes")


def test_reserving_a_play() -> None:
    """LT-DEC-19"""
    g = playing(["king", "collector", "samurai"], ["r1 r5", "r3 r6", "r4 b5"]).when("0 r1, 1 r3")
    assert g.asked() == "1 MayReserve: no r1 r3"
    assert g.refused("1 r4")
    g.when("1 r1")
    for viewer in VIEWERS:
        assert g.now("reserved", viewer) == "r1"


def test_flipping_the_hidden_card() -> None:
    """LT-DEC-20  Flip or discard; MIRIA must be flipped; a discard stays unseen."""
    g = playing(["ninja", "king", "samurai"], ["r1 r2 r5", "r3 r6", "r4 b5"]).when("0 r1, 0 r2, 1 r3, 2 r4")
    assert g.asked() == "0 MayReveal: no yes"
    assert "done" not in offered(g)
    g.when("0 no")
    for viewer in (1, 2, SPECTATOR):
        assert seen(g, viewer).cards.piles[DISCARDS] == [-1]
    g = playing(["ninja", "king", "samurai"], ["r1 M r5", "r3 r6", "r4 b5"]).when("0 r1, 0 M, 1 r3, 2 r4")
    assert offered(g) == ["yes"]
    assert g.refused("0 no") == "LT-NINJA-12"
    g.when("0 yes")
    assert [event.cards for event in g.events("flipped", 1)] == [[NAMES.index("M")]]


def clock(**more: object) -> Little:
    given: dict[str, object] = {
        "characters": ["king", "hermit", "samurai"],
        "hands": ["r1 r2", "b1 b2", "g1 g2"],
        "items": ["", "elixir", "clock"],
        "deck": "g9",
        **more,
    }
    return Little(3, {}, 0, **given)


def test_the_leader_of_a_trick_that_begins_again() -> None:
    """LT-DEC-21"""
    g = clock().when("0 r1, 1 b1", f"2 {use('clock')}")
    assert g.asked() == "2 NameLeaderAnew: seat-0 seat-1 seat-2"
    assert is_compulsory(g)
    g.when("2 seat-1")
    assert (g.t.next_seat(), g.table.trick_number) == (1, 1)


def test_which_card_of_an_elixir_is_discarded() -> None:
    """LT-DEC-22  Both lay open; with MIRIA there is no choice."""
    g = clock().when("0 r1", f"1 {use('elixir')}, 1 b1, 1 b2", f"2 {use('clock')}")
    assert g.asked() == "1 ChooseOfTwo: b1 b2"
    g.when("1 b2")
    for viewer in VIEWERS:
        assert NAMES.index("b2") in seen(g, viewer).cards.piles[DISCARDS]
    assert cards(g, 1) == ["b1", "g9"]
    g = clock(hands=["r1 r2", "b1 M", "g1 g2"]).when(
        "0 r1", f"1 {use('elixir')}, 1 b1, 1 M", f"2 {use('clock')}"
    )
    assert question(g) == "NameLeaderAnew"
    assert cards(g, 1) == ["M", "g9"]


def glove(**more: object) -> Little:
    given: dict[str, object] = {
        "characters": ["king", "hermit", "samurai"],
        "hands": ["r1 r2", "b1 b4d", ""],
        "items": ["glove", "", ""],
        "open": ["", "b4d", ""],
        **more,
    }
    return Little(3, {}, 0, **given)


def test_using_the_glove() -> None:
    """LT-DEC-23  Who, which card, which card for it; the faces stay unseen but for Devil Cards."""
    g = glove().when(f"0 {use('glove')}")
    assert offered(g) == ["seat-1"]
    assert is_compulsory(g)
    g.when("0 seat-1")
    assert len(offered(g)) == 2
    assert "b4d" in offered(g)
    unknown = next(word for word in offered(g) if word != "b4d")
    g.when(f"0 {unknown}")
    assert offered(g) == ["r1", "r2"]
    assert g.refused("0 b1") == "LT-ITEM-121"
    g.when("0 r1")
    assert (cards(g, 0), cards(g, 1)) == (["b1", "r2"], ["b4d", "r1"])
    for viewer in (2, SPECTATOR):
        assert NAMES.index("b1") not in seen(g, viewer).hand(0)
        assert NAMES.index("r1") not in seen(g, viewer).hand(1)
    g = glove(hands=["r1 r2", "", ""], open=["", "", ""])
    assert g.refused(f"0 {use('glove')}") == "LT-ITEM-126"


# Round 3, and two players.


def test_giving_a_character_back() -> None:
    """LT-DEC-24  At the same time, face down; shown when all have chosen."""
    g = Little(3, {}, 0, at="give back", kept=KEPT, hands=HANDS)
    assert g.t.seats_to_act() == [0, 1, 2]
    assert is_compulsory(g)
    assert g.refused("0 ninja")
    g.when("1 ninja")
    for viewer in (0, 2, SPECTATOR):
        assert seen(g, viewer).sealed[1] != g.t.sealed[1]
    g.when("0 king, 2 hermit")
    for viewer in VIEWERS:
        assert g.now("characters", viewer) == ["gambler", "resistance", "samurai"]


def test_the_side_of_the_new_character() -> None:
    """LT-DEC-25"""
    g = Little(
        3,
        {},
        0,
        at="select",
        round=3,
        characters=["gambler", "resistance", "samurai"],
        row="king ninja",
        has_option=[1, 1, 1],
        choosers="0 1 2",
    ).when("0 king")
    assert g.asked() == "0 ChooseSide: left right"
    g.when("0 left")
    for viewer in VIEWERS:
        assert g.now("characters", viewer) == ["king gambler", "resistance", "samurai"]


def test_which_beast_is_taken() -> None:
    """LT-DEC-26"""
    g = Little(
        3,
        {},
        0,
        at="select",
        round=3,
        characters=["ninja", "resistance", "hermit"],
        row="king samurai",
        has_option=[1, 1, 1],
        choosers="0 1 2",
        beast_display="oko-x10 oko-shield",
    ).when("0 samurai, 0 right")
    assert g.asked() == "0 ChooseBeast: oko-x10 oko-shield"
    assert is_compulsory(g)
    g.when("0 oko-shield")
    for viewer in VIEWERS:
        assert g.now("beasts", viewer) == ["oko-shield", "", ""]


def test_collectors_combinations_are_no_choice() -> None:
    """LT-DEC-27, LT-COLL-14  The best are found; all see them."""
    g = Little(
        3,
        {},
        0,
        at="score",
        characters=["collector", "king", "samurai"],
        taken=["r1 r2 r3 b3 g3", "", ""],
        wins=[2, 2, 1],
        points=[50, 0, 0],
    )
    # A straight flush of red leaves two cards: 50 - 10; three of a kind leaves two as well: 40 - 10.
    assert g.table.points[0] == 90
    assert question(g) == "Select"
    for viewer in VIEWERS:
        assert any("r1 r2 r3" in text for text in set_texts(g, viewer))


def set_texts(g: Little, viewer: int) -> list[str]:
    assert g.t.log is not None
    return [g.game.write_cards(event.cards) for event in g.t.log.told[viewer]]


def test_round_3_of_two() -> None:
    """LT-DEC-28"""
    g = Little(
        2,
        {},
        0,
        at="deal",
        round=3,
        kept=["king gambler", "ninja resistance"],
        points=[80, 90],
        aside="samurai hermit collector berserker healer devil",
    )
    assert g.asked() == "0 ChooseOwn: king gambler"
    g.when("0 king")
    assert offered(g) == ["samurai", "hermit", "collector", "berserker", "healer", "devil"]
    assert g.refused("0 ninja") == "LT-2P-11"
    g.when("0 devil")
    assert offered(g) == ["left", "right"]
    g.when("0 right")
    for viewer in (0, 1, SPECTATOR):
        assert g.now("characters", viewer) == ["king devil", ""]


def handing_over() -> Little:
    return Little(
        2,
        {},
        0,
        at="deal",
        round=4,
        kept=["king samurai healer", "gambler ninja devil"],
        points=[80, 90],
        aside="resistance hermit collector berserker",
    )


def test_handing_a_character_over() -> None:
    """LT-DEC-29"""
    g = handing_over()
    assert g.asked() == "0 HandOverCharacters: king samurai healer; 1 HandOverCharacters: gambler ninja devil"
    g.when("0 samurai")
    for viewer in (1, SPECTATOR):
        assert seen(g, viewer).sealed[0] != g.t.sealed[0]
    g.when("1 ninja")
    for viewer in (0, 1, SPECTATOR):
        assert g.now("characters", viewer) == ["ninja", "samurai"]


def test_round_4_of_two() -> None:
    """LT-DEC-30"""
    g = handing_over().when("0 samurai, 1 ninja")
    assert offered(g) == ["resistance", "hermit", "collector", "berserker"]
    g.when("0 hermit, 0 right")
    answer_until(g, "SelectCharacter")
    for viewer in (0, 1, SPECTATOR):
        assert g.now("characters", viewer) == ["ninja hermit", "samurai"]


# Exchanges and items in play.


@pytest.mark.parametrize(("item", "count"), [("map", 1), ("book", 1), ("guru-draw", 3)])
def test_the_discards_of_an_exchange_in_play(item: str, count: int) -> None:
    """LT-DEC-31  Never MIRIA; cards just drawn are allowed; others see how many."""
    g = playing(
        ["hermit king", "samurai gambler", "ninja devil"],
        ["M r1 r2", "b1", "g1"],
        items=["map book", "", ""],
        beasts=["guru-draw", "", ""],
        bid=0,
        deck="k9 k8 k7",
    ).when(f"0 {use(item)}")
    assert is_compulsory(g)
    assert g.refused("0 M") == "LT-BERS-04"
    if item == "map":
        g.when("0 r1, 0 done")
    elif item == "book":
        assert "k9" in offered(g)
        g.when("0 k9")
    else:
        g.when("0 r1, 0 k7, 0 k9")
    assert question(g) == "LittleTurn"
    assert len(g.table.hand(0)) == 3
    for viewer in (1, 2, SPECTATOR):
        assert len([event for event in g.events("discarded", viewer) if event.cards == [-1]]) == count


def test_the_two_cards_of_an_elixir() -> None:
    """LT-DEC-32, LT-ITEM-86, LT-ITEM-93  Which is the main card; without a lead colour, which colour."""
    g = playing(["king", "hermit", "samurai"], ["WFa", "b1 r2", "g1"], items=["", "elixir", ""], deck="g9")
    g.when("0 WFa", f"1 {use('elixir')}")
    assert is_compulsory(g)
    g.when("1 b1, 1 r2")
    asked = question(g)
    assert g.t.next_seat() == 1
    assert asked != "LittleTurn"
    assert len(offered(g)) == 2
    g.t.apply(1, g.t.options(1)[0])
    for viewer in VIEWERS:
        assert {NAMES.index("b1"), NAMES.index("r2")} <= set(seen(g, viewer).cards.piles[TRICK])
    assert g.now("lead_colour") in ("blue", "red")


@pytest.mark.parametrize(("power", "value"), [("sword", 9), ("sword-less", 1)])
def test_the_direction_of_the_sword(power: str, value: int) -> None:
    """LT-DEC-33"""
    g = playing(["hermit", "king", "samurai"], ["r4 RAa", "b1", "g1"], items=["sword", "", ""])
    g.when(f"0 {use(power)}")
    assert is_compulsory(g)
    assert g.refused("0 RAa") == "LT-ITEM-12"
    g.when("0 r4")
    for viewer in VIEWERS:
        assert seen(g, viewer).plays[0].value == value


def test_the_card_discarded_when_miria_returns() -> None:
    """LT-DEC-34, LT-ITEM-110"""
    g = playing(
        ["berserker healer", "king ninja", "samurai hermit"],
        ["M r1 r2 r3 r4", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5"],
        items=["", "clock", ""],
    ).when("0 M")
    pass_on(g)
    assert len(g.table.hand(0)) == 5
    g.when(f"1 {use('clock')}")
    assert g.t.next_seat() == 0
    assert question(g) == "Discard"
    assert is_compulsory(g)
    assert g.refused("0 M")
    g.when("0 r1")
    assert len(g.table.hand(0)) == 5
    assert "M" in cards(g, 0)
    for viewer in (1, 2, SPECTATOR):
        assert unseen(g, viewer, "discarded")


def test_the_host_chooses_the_set_and_the_style() -> None:
    """LT-DEC-35"""
    assert names(Little(3, {"mode": "light1"}).table.rules.characters) == [
        "king",
        "gambler",
        "resistance",
        "hermit",
        "berserker",
    ]
    assert Little(3, {"mode": "light1"}).table.rules.style == "all_stars"
    with pytest.raises(WrongOption, match="need 3 characters"):
        Little(3, {"mode": "light1", "characters": "king,devil"})
    with pytest.raises(WrongOption, match="need 4 characters"):
        Little(3, {"mode": "light1", "style": "shuffle", "characters": "king,devil,ninja"})
