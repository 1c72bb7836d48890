"""Who sees what: section 8 of the rules."""

import pytest

from followsuit import HIDDEN, SPECTATOR
from followsuit.games.little.cards import NAMES
from followsuit.games.little.game import GAME
from followsuit.games.little.places import BERSERKERS_PLACE, WAITING
from followsuit.games.takers.table import BOX, DECK, DISCARDS, FACE_DOWN
from little import Little
from little_rounds import cards, names, pass_on, question, seen, task, to_round, use

HANDS = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5"]
VIEWERS = [0, 1, 2, SPECTATOR]
OTHERS = [1, 2, SPECTATOR]


def playing(characters: list[str], hands: list[str] | None = None, **more: object) -> Little:
    return Little(len(characters), {}, 0, characters=characters, hands=hands or HANDS, **more)


def pile(g: Little, place: int, viewer: int) -> list[str]:
    """What lies somewhere, as a viewer sees it."""
    return sorted(GAME.write_card(card) for card in seen(g, viewer).cards.piles[place])


def shows(g: Little, viewer: int, name: str) -> bool:
    """Whether a viewer has been told this card, or can see it somewhere, or is drawn it."""
    card = NAMES.index(name)
    view = g.t.view(viewer)
    assert g.t.log is not None
    areas = [area.cards for area in GAME.layout(view).areas]
    told = [event.cards for event in g.t.log.told[viewer]]
    return any(card in seen for seen in [*areas, *told, *view.table.cards.piles])


def looks_alike(one: Little, other: Little, viewer: int) -> bool:
    """Whether a viewer cannot tell these two tables apart."""
    assert one.t.log is not None
    assert other.t.log is not None
    told = [
        [(event.kind, event.seat, event.cards, event.other, event.number) for event in g.t.log.told[viewer]]
        for g in (one, other)
        if g.t.log is not None
    ]
    same_view = one.t.view(viewer).fingerprint() == other.t.view(viewer).fingerprint()
    return same_view and told[0] == told[1]


def test_a_hand_is_seen_by_its_owner_only() -> None:
    """LT-HID-01, LT-HID-03  The others see how many cards it has."""
    g = playing(["king", "hermit", "resistance"])
    for viewer in VIEWERS:
        for seat in range(3):
            hand = pile(g, seat, viewer)
            assert hand == (HANDS[seat].split() if viewer == seat else ["?"] * 5)
            assert all(shows(g, viewer, card) == (viewer == seat) for card in HANDS[seat].split())
        assert g.now("hand_counts", viewer) == [5, 5, 5]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_dealt_hand_is_told_to_its_owner_only(players: int) -> None:
    """LT-HID-01"""
    g = Little(players, seed=players)
    for viewer in [*range(players), SPECTATOR]:
        for seat in range(players):
            assert all(shows(g, viewer, card) == (viewer == seat) for card in cards(g, seat))


def test_devil_cards_in_a_hand_are_seen_by_all() -> None:
    """LT-HID-02, LT-DEVIL-05"""
    g = Little(3, {}, 0, at="hand out", characters=["devil", "king", "hermit"], hands=HANDS)
    g.when("0 r4d, 0 k4d, 1 b1, 2 g1")
    for viewer in VIEWERS:
        assert "r4d" in pile(g, 1, viewer)
        assert "k4d" in pile(g, 2, viewer)
        assert pile(g, 1, viewer).count("?") == (0 if viewer == 1 else 4)


def test_nobody_knows_the_draw_deck_but_its_size() -> None:
    """LT-HID-04"""
    one = playing(["king", "hermit", "resistance"], deck="k1 k2")
    other = playing(["king", "hermit", "resistance"], deck="k9 RAa")
    for viewer in VIEWERS:
        assert pile(one, DECK, viewer) == ["?"] * 25
        assert looks_alike(one, other, viewer)
        assert one.now("deck_count", viewer) == 25


def test_nobody_knows_the_discard_pile_but_its_size_and_what_was_discarded() -> None:
    """LT-HID-05, LT-GAP-57"""
    g = playing(["hermit", "king", "resistance"], deck="k9").when("0 power-0, 0 r3")
    for viewer in OTHERS:
        assert pile(g, DISCARDS, viewer) == ["?"]
        assert not shows(g, viewer, "r3")
        assert g.now("discard_count", viewer) == 1
    assert pile(g, DISCARDS, 0) == ["r3"]


def test_black_cards_that_samurai_discards_are_shown() -> None:
    """LT-HID-06"""
    hands = ["k1 r1 r2 r3 r4", *HANDS[1:]]
    g = Little(3, {}, 0, at="select", row="samurai king ninja", hands=hands, deck="k2 g9", points=[60] * 3)
    g.when(f"0 samurai, 0 {task('samurai')}")
    for viewer in VIEWERS:
        assert shows(g, viewer, "k1")
        assert shows(g, viewer, "k2")
    assert not any(shows(g, viewer, "g9") for viewer in OTHERS)


def test_an_enhancement_card_is_open_until_it_is_in_the_hand() -> None:
    """LT-HID-07  There it is hidden like the others; that it was bought, all know."""
    g = Little(3, {}, 0, at="select", row="king ninja hermit", hands=HANDS, points=[60] * 3).when(
        "0 buy-rare"
    )
    for viewer in VIEWERS:
        assert pile(g, WAITING, viewer) == ["RAe"]
        assert len(g.events("took-option", viewer)) == 1
    g.when("0 put-in, 0 r1")
    # It has just gone in, and could not be the one discarded: that much all know. An exchange hides it.
    g.when("1 ninja, 2 hermit, 0 king, 0 done, 1 poker-exchange, 1 done, 2 poker-exchange, 2 done")
    assert question(g) == "Discard"
    g.when("0 RAe")
    for viewer in OTHERS:
        assert "RAe" not in pile(g, DISCARDS, viewer)
        assert "RAe" not in pile(g, 0, viewer)


def test_berserkers_cards_are_known_to_berserker_only() -> None:
    """LT-HID-08  MIRIA is certain to be there; the two left over are not shown either."""
    g = Little(3, {}, 0, at="prepare", characters=["berserker", "king", "hermit"], hands=HANDS)
    g.when("1 b1, 0 RAm, 0 WFm, 0 r10, 0 b10")
    for viewer in OTHERS:
        assert pile(g, 0, viewer) == ["?", "?", "?", "?", "M"]
        assert not any(shows_after(g, viewer, card) for card in ("RAm", "WFm", "r10", "b10", "g10", "k10"))
    assert sorted(pile(g, BOX, 0) + pile(g, BERSERKERS_PLACE, 0)) == ["g10", "k10"]
    assert pile(g, 0, 0) == sorted(["M", "RAm", "WFm", "r10", "b10"])


def shows_after(g: Little, viewer: int, name: str) -> bool:
    """Whether a viewer can see this card anywhere now."""
    return any(NAMES.index(name) in cards for cards in seen(g, viewer).cards.piles)


@pytest.mark.parametrize("power", ["power-0", use("book"), use("map"), use("guru-draw"), use("elixir")])
def test_a_drawn_card_is_seen_by_who_drew_it_only(power: str) -> None:
    """LT-HID-09"""
    g = playing(
        ["king gambler", "hermit samurai", "ninja devil"],
        items=["", "book map elixir", ""],
        beasts=["", "guru-draw", ""],
        bid=0,
        deck="g9 g8 g7",
    )
    g.when("0 r1", f"1 {power}")
    if power == use("map"):
        g.when("1 b1, 1 done")
    assert shows(g, 1, "g9")
    assert not any(shows(g, viewer, "g9") for viewer in (0, 2, SPECTATOR))


def test_what_ninja_and_healer_draw_is_theirs_to_know() -> None:
    """LT-HID-09"""
    g = playing(["ninja", "healer", "hermit"], ["r1 r2 r3", "b1 b2 b3 b4 b5", "g1 g2"], deck="k9 k8")
    g.when("0 r1, 0 r2, 1 b1, 1 no")
    assert [shows(g, viewer, "k9") for viewer in VIEWERS] == [True, False, False, False]
    assert [shows(g, viewer, "k8") for viewer in VIEWERS] == [False, True, False, False]


def test_ninjas_hidden_card() -> None:
    """LT-HID-10  Known when it is flipped; if it is discarded, never."""
    g = playing(["ninja", "king", "hermit"], ["r1 r2 r3", "b1", "g1"]).when("0 r1, 0 r2")
    for viewer in OTHERS:
        assert pile(g, FACE_DOWN, viewer) == ["?"]
        assert not shows(g, viewer, "r2")
    assert pile(g, FACE_DOWN, 0) == ["r2"]
    g.when("1 b1, 2 g1")
    flipped = Little(3, {}, 0, characters=["ninja", "king", "hermit"], hands=["r1 r2 r3", "b1", "g1"])
    flipped.when("0 r1, 0 r2, 1 b1, 2 g1, 0 yes")
    g.when("0 no")
    for viewer in OTHERS:
        assert not shows(g, viewer, "r2")
        assert shows(flipped, viewer, "r2")


def test_the_top_card_ninja_looks_at() -> None:
    """LT-HID-11  Put back, it stays known to Ninja; others see where the second card came from."""
    given: dict[str, object] = {"trick_number": 5, "deck": "k9 k8", "hands": ["r1 r2", "b1", "g1"]}
    back = Little(3, {}, 0, characters=["ninja", "king", "hermit"], **given).when("0 r1, 0 yes")
    assert question(back) == "MayPlayTop"
    assert shows(back, 0, "k9")
    assert not any(shows(back, viewer, "k9") for viewer in OTHERS)
    laid = Little(3, {}, 0, characters=["ninja", "king", "hermit"], **given).when("0 r1, 0 yes, 0 yes")
    back.when("0 no")
    assert NAMES.index("k9") in seen(back, 0).cards.piles[DECK]
    for viewer in OTHERS:
        assert all(card == HIDDEN for card in seen(back, viewer).cards.piles[DECK])
        assert len(back.events("put-back", viewer)) == 1
        assert pile(laid, FACE_DOWN, viewer) == ["?"]
        assert laid.now("deck_count", viewer) == 35
    assert pile(laid, FACE_DOWN, 0) == ["k9"]
    # Laid from the hand instead, the deck is one card less for the card that is drawn, not looked at.
    back.when("0 r2")
    for viewer in OTHERS:
        assert pile(back, FACE_DOWN, viewer) == ["?"]


def test_bid_and_stake_are_open() -> None:
    """LT-HID-12"""
    g = Little(
        3, {}, 0, at="prepare", characters=["gambler", "ninja", "hermit"], hands=HANDS, points=[60] * 3
    )
    g.when("0 done, 0 number-3, 0 number-20")
    for viewer in VIEWERS:
        assert (g.now("bid", viewer), g.now("stake", viewer)) == (3, 20)


def test_points_wins_items_beasts_and_characters_are_open() -> None:
    """LT-HID-13"""
    g = playing(
        ["king gambler", "hermit samurai", "ninja devil"],
        items=["", "book map", ""],
        beasts=["", "guru-draw", ""],
        bid=0,
        wins=[1, 0, 2],
        points=[10, 20, 30],
        trick_number=4,
    )
    for viewer in VIEWERS:
        for key in ("points", "wins", "items", "beasts", "characters", "display"):
            assert g.now(key, viewer) == g.now(key)


def test_cards_played_are_seen_by_all() -> None:
    """LT-HID-14  And all may be told again what was public: every taken card."""
    g = playing(["healer", "collector", "king"], ["r5 b3 b4 b5 b6", "r2 r8", "r9 r7"])
    g.when("0 r5, 0 b3, 1 r2, 1 r5")
    pass_on(g)
    g.when("2 r9")
    for viewer in VIEWERS:
        assert all(shows(g, viewer, card) for card in ("r5", "b3", "r2", "r9"))
        assert g.now("taken", viewer) == g.now("taken")


def test_characters_that_were_not_turned_up_are_known_to_nobody() -> None:
    """LT-HID-15  But for what follows from the others: no list of the view or of the layout has them."""
    g = Little(4, seed=1)
    unseen = set(range(10)) - set(g.table.row)
    for viewer in (0, 1, 2, 3, SPECTATOR):
        assert {event.number for event in g.events("laid-out", viewer)} == set(g.table.row)
        pieces = [piece for area in GAME.layout(g.t.view(viewer)).areas for piece in area.pieces or []]
        assert not unseen & {piece for piece in pieces if piece < 10}
    to_round(g, 2)
    for viewer in (0, 1, 2, 3, SPECTATOR):
        assert {event.number for event in g.events("laid-out", viewer)} == set(range(10))


def test_the_rest_of_the_pool_of_round_3_is_not_shown() -> None:
    """LT-HID-15"""
    kept = ["king gambler", "ninja resistance", "samurai hermit"]
    g = Little(3, {}, 0, at="give back", kept=kept, hands=HANDS).when("0 king, 1 ninja, 2 samurai")
    for viewer in VIEWERS:
        assert len(g.events("laid-out", viewer)) == 5
        pieces = [piece for area in GAME.layout(g.t.view(viewer)).areas for piece in area.pieces or []]
        assert not set(g.table.aside) & {piece for piece in pieces if piece < 10}


def test_the_character_given_back_is_secret_until_all_have_chosen() -> None:
    """LT-HID-16, LT-GAP-60"""
    kept = ["king gambler", "ninja resistance", "samurai hermit"]
    one = Little(3, {}, 0, at="give back", kept=kept, hands=HANDS).when("0 king")
    other = Little(3, {}, 0, at="give back", kept=kept, hands=HANDS).when("0 gambler")
    for viewer in OTHERS:
        assert looks_alike(one, other, viewer)
    assert not looks_alike(one, other, 0)
    one.when("1 ninja, 2 hermit")
    for viewer in VIEWERS:
        assert [names([event.number])[0] for event in one.events("returned", viewer)] == [
            "king",
            "ninja",
            "hermit",
        ]


def test_the_character_handed_over_is_secret_until_both_have_given() -> None:
    """LT-HID-17"""
    given: dict[str, object] = {
        "at": "deal",
        "round": 4,
        "kept": ["king samurai healer", "gambler ninja devil"],
        "aside": "resistance hermit collector berserker",
    }
    one = Little(2, {}, 0, **given).when("0 king")
    other = Little(2, {}, 0, **given).when("0 healer")
    for viewer in (1, SPECTATOR):
        assert looks_alike(one, other, viewer)
    assert not looks_alike(one, other, 0)


def test_the_cards_of_the_glove_are_known_to_the_two_concerned() -> None:
    """LT-HID-18  A Devil Card is seen by all."""
    g = playing(
        ["king", "hermit", "resistance"],
        ["r1 r2", "b1 b4d", "g1"],
        items=["glove", "", ""],
        open=["", "b4d", ""],
    )
    g.when(f"0 {use('glove')}, 0 seat-1")
    unknown = next(GAME.write_pick(pick) for pick in g.t.options(0) if GAME.write_pick(pick) != "b4d")
    g.when(f"0 {unknown}, 0 r1")
    assert [NAMES.index("b1") in seen(g, viewer).hand(0) for viewer in VIEWERS] == [
        True,
        True,
        False,
        False,
    ]
    assert [NAMES.index("r1") in seen(g, viewer).hand(1) for viewer in VIEWERS] == [
        True,
        True,
        False,
        False,
    ]
    g = playing(
        ["king", "hermit", "resistance"],
        ["r1 r2", "b1 b4d", "g1"],
        items=["glove", "", ""],
        open=["", "b4d", ""],
    )
    g.when(f"0 {use('glove')}, 0 seat-1, 0 b4d, 0 r1")
    for viewer in VIEWERS:
        assert "b4d" in pile(g, 0, viewer)


def test_which_card_of_an_elixir_came_back_is_public() -> None:
    """LT-HID-19"""
    g = playing(
        ["king", "hermit", "resistance"],
        ["r1 r2", "b1 b2", "g1 g2"],
        items=["", "elixir", "clock"],
        deck="g9",
    )
    g.when("0 r1", f"1 {use('elixir')}, 1 b1, 1 b2", f"2 {use('clock')}, 1 b2")
    for viewer in VIEWERS:
        assert "b2" in pile(g, DISCARDS, viewer)
        assert "b1" in pile(g, 1, viewer)


def test_what_healer_discards_because_of_the_clock_is_public() -> None:
    """LT-HID-20"""
    g = playing(["healer", "king", "hermit"], ["r1 b1 r3 r4 r5", "r7 b7", "g7 g8"], items=["", "clock", ""])
    g.when("0 r1, 0 b1", f"1 {use('clock')}")
    for viewer in VIEWERS:
        assert pile(g, DISCARDS, viewer) == ["b1", "r1"]


def test_nobody_knows_the_order_of_the_item_deck() -> None:
    """LT-HID-21  Its cards lie in the order of their numbers; what comes up is drawn when it does."""
    g = Little(3, seed=4)
    assert g.table.item_deck == sorted(g.table.item_deck)
    for viewer in VIEWERS:
        assert seen(g, viewer).item_deck == g.table.item_deck
        assert [event.number for event in g.events("turned-up", viewer)] == [
            40 + item for item in g.table.display
        ]


def test_pending_tasks_are_open() -> None:
    """LT-HID-22"""
    g = Little(3, {}, 0, at="select", row="king ninja hermit", hands=HANDS, points=[60] * 3)
    g.when("0 king, 0 done")
    for viewer in VIEWERS:
        notes = [(c.name, c.seat) for c in GAME.layout(g.t.view(viewer)).counters]
        assert ("to prepare", 0) in notes
        assert g.now("set_up_done", viewer) == ["0", "", ""]


def test_a_client_never_gets_the_seed() -> None:
    """LT-HID-04  A view has no generator: whatever comes next is drawn without it."""
    one = Little(3, {"first_player": "0"}, 1)
    for viewer in VIEWERS:
        assert (
            seen(one, viewer).rng.words()
            == Little(3, {"first_player": "0"}, 2).t.view(viewer).table.rng.words()
        )
