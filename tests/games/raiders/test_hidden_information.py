"""Who sees what: section 10 of the rules."""

import pytest

from followsuit import HIDDEN, SPECTATOR, Event
from followsuit.core.rng import seeded
from followsuit.games.raiders.game import GAME
from followsuit.games.raiders.table import DECK
from raiders import Raiders
from tables import Given

VIEWERS = [0, 1, 2, 3, SPECTATOR]
HANDS = ["H1 H2 D5", "H3 H4", "H5 H6", "H7 H8"]
BACKS = ["? ? ?", "? ?", "? ?", "? ?"]
LEADS = ["S1 S2", "S3", "S4 C8", "S5"]
OTHERS_OF_SEAT_0 = [1, 2, 3, SPECTATOR]


def declaring(seed: int = 0) -> Raiders:
    return Raiders(seed=seed, at="declaration", hands=HANDS, leads=LEADS)


def laid_out(g: Given, viewer: int) -> dict[tuple[str, int], str]:
    """What is drawn for a viewer, by name and seat."""
    areas = GAME.layout(g.t.view(viewer)).areas
    return {(area.name, area.seat): GAME.write_cards(area.cards) for area in areas}


def counters(g: Given, viewer: int) -> list[tuple[str, int, str]]:
    drawn = GAME.layout(g.t.view(viewer)).counters
    return [(counter.name, counter.seat, counter.value) for counter in drawn]


def all_told(g: Given, viewer: int) -> list[Event]:
    assert g.t.log is not None
    return g.t.log.told[viewer]


def shows(g: Given, viewer: int, name: str) -> bool:
    """Whether this card is in anything that the viewer was told or is shown, or knows by heart."""
    card = GAME.read_card(name)
    view = g.t.view(viewer)
    piles = [area.cards for area in GAME.layout(view).areas] + view.table.cards.piles
    return any(card in event.cards for event in all_told(g, viewer)) or any(card in pile for pile in piles)


@pytest.mark.parametrize("players", [3, 4])
def test_nobody_sees_the_order_of_the_deck(players: int) -> None:
    """TR-HID-01  During the deal, before a card is turned up: every order looks the same to everyone."""
    for viewer in [*range(players), SPECTATOR]:
        looks: list[list[int]] = []
        for seed in (1, 2):
            t = GAME.start(players, GAME.checked_options(players, {}, seed), seeded(seed))
            t.cards.gather(DECK)
            t.cards.shuffle(DECK, t.rng)
            t.cards.erase(viewer)
            assert set(t.cards.piles[DECK]) == {HIDDEN}
            looks.append([])
            t.cards.words(looks[-1])
        assert looks[0] == looks[1]


def test_a_view_does_not_tell_what_will_be_dealt() -> None:
    """TR-HID-01  Tables that differ only in what the generator has in store look the same to everyone."""
    one, other = declaring(seed=1), declaring(seed=2)
    assert one.t.fingerprint() != other.t.fingerprint()
    for viewer in VIEWERS:
        assert one.t.view(viewer).fingerprint() == other.t.view(viewer).fingerprint()


@pytest.mark.parametrize("players", [3, 4])
def test_everybody_sees_the_lead_cards_from_the_deal_on(players: int) -> None:
    """TR-HID-02"""
    g = Raiders(players)
    for viewer in [*range(players), SPECTATOR]:
        assert g.now("leads", viewer) == g.now("leads")
        for seat in range(players):
            dealt = GAME.write_cards(sorted(g.table.leads(seat)))
            assert laid_out(g, viewer)["lead cards", seat] == dealt
            assert f"{seat} {dealt}" in g.told("lead-cards", viewer)


def test_a_hand_is_seen_by_its_owner_and_counted_by_the_others() -> None:
    """TR-HID-03"""
    g = declaring()
    for viewer in VIEWERS:
        assert g.now("hand_counts", viewer) == [3, 2, 2, 2]
        for seat in range(4):
            assert laid_out(g, viewer)["hand", seat] == (HANDS[seat] if viewer == seat else BACKS[seat])
            assert all(shows(g, viewer, card) == (viewer == seat) for card in HANDS[seat].split())


@pytest.mark.parametrize("players", [3, 4])
def test_a_dealt_hand_is_shown_to_its_owner_alone(players: int) -> None:
    """TR-HID-03"""
    g = Raiders(players)
    for viewer in [*range(players), SPECTATOR]:
        for seat in range(players):
            hand = [GAME.write_card(card) for card in g.table.hand(seat)]
            assert all(shows(g, viewer, card) == (viewer == seat) for card in hand)


def test_spectators_see_no_hand() -> None:
    """TR-HID-03"""
    g = declaring()
    assert g.now("hands", SPECTATOR) == BACKS
    assert g.now("hands", 1) == ["? ? ?", "H3 H4", "? ?", "? ?"]


def test_a_hand_card_becomes_public_when_it_is_added() -> None:
    """TR-HID-03"""
    g = declaring().when("0 H2, 0 done, 1 done, 2 done, 3 done")
    for viewer in OTHERS_OF_SEAT_0:
        assert laid_out(g, viewer)["lead cards", 0] == "S1 S2 H2"
        assert [shows(g, viewer, card) for card in ("H1", "H2", "D5")] == [False, True, False]
        assert laid_out(g, viewer)["hand", 0] == "? ?"


def test_a_hand_card_becomes_public_when_it_is_played() -> None:
    """TR-HID-03"""
    g = Raiders(leader=3, trick="H10a", hands=HANDS, leads=LEADS).when("0 H2")
    for viewer in OTHERS_OF_SEAT_0:
        assert [shows(g, viewer, card) for card in ("H1", "H2", "D5")] == [False, True, False]
        assert laid_out(g, viewer)["hand", 0] == "? ?"


def test_nobody_is_sent_what_another_seat_may_play() -> None:
    """TR-HID-03"""
    g = Raiders(leader=3, trick="H10a", hands=HANDS, leads=LEADS)
    assert GAME.write_pick(g.t.view(0).options()[0]) == "H1"
    for viewer in OTHERS_OF_SEAT_0:
        assert g.t.view(viewer).options() == []


DECLARATIONS = ["0 done", "0 H1, 0 done", "0 H1, 0 H2, 0 D5, 0 done", "0 S2, 0 done", "0 S1, 0 S2, 0 done"]


@pytest.mark.parametrize("declaration", DECLARATIONS)
@pytest.mark.parametrize("viewer", OTHERS_OF_SEAT_0)
def test_others_see_that_a_seat_has_declared_and_not_what(viewer: int, declaration: str) -> None:
    """TR-HID-04  Neither the option nor a number of cards: all declarations look like Keep."""
    g, kept = declaring().when(declaration), declaring().when("0 done")
    assert g.t.view(viewer).seats_to_act() == [1, 2, 3]
    assert g.t.view(viewer).fingerprint() == kept.t.view(viewer).fingerprint()
    assert laid_out(g, viewer) == laid_out(declaring(), viewer)
    assert g.now("hand_counts", viewer) == [3, 2, 2, 2]
    events = [(event.kind, event.seat, event.cards, event.number) for event in all_told(g, viewer)]
    assert events == [("sealed", 0, [], 0)]


@pytest.mark.parametrize("picks", ["0 H1", "0 H1, 0 H2, 0 D5", "0 S1"])
@pytest.mark.parametrize("viewer", OTHERS_OF_SEAT_0)
def test_others_see_nothing_of_a_declaration_under_way(viewer: int, picks: str) -> None:
    """TR-HID-04"""
    g = declaring().when(picks)
    assert g.t.view(viewer).seats_to_act() == [0, 1, 2, 3]
    assert g.t.view(viewer).fingerprint() == declaring().t.view(viewer).fingerprint()
    assert all_told(g, viewer) == []


def test_the_owner_knows_the_declaration_and_all_do_at_the_reveal() -> None:
    """TR-HID-04"""
    g = declaring().when("0 H1, 0 D5, 0 done")
    assert [GAME.write_pick(pick) for pick in g.t.view(0).table.sealed[0]] == ["H1", "D5", "done"]
    g.when("1 done, 2 done, 3 done")
    for viewer in VIEWERS:
        assert g.told("added", viewer) == ["0 H1 D5"]
        assert g.now("lead_counts", viewer) == [4, 1, 2, 1]


def test_a_collected_card_is_not_shown_any_more_until_it_is_played() -> None:
    """TR-HID-05"""
    g = declaring().when("0 done, 1 done, 2 S4, 2 done, 3 done")
    for viewer in VIEWERS:
        assert laid_out(g, viewer)["hand", 2] == ("S4 H5 H6" if viewer == 2 else "? ? ?")
        assert laid_out(g, viewer)["lead cards", 2] == "C8"
        assert g.told("collected", viewer) == ["2 S4"]
    g.when("0 S1, 1 H3, 2 S4")
    for viewer in VIEWERS:
        assert laid_out(g, viewer)["trick", -1] == "S1 H3 S4"


def test_everybody_sees_which_card_is_pulled_back() -> None:
    """TR-HID-06"""
    hands = ["C1", "H9a C3", "H2 C4", "H3 C5"]
    g = Raiders(hands=hands, leads=["H10a S1 S2", "S6", "D1", "D2"]).when("0 H10a, 1 H9a, 2 H2, 3 H3, 0 S2")
    for viewer in VIEWERS:
        assert g.told("pulled-back", viewer) == ["0 S2 TR-SPC-20"]
        assert g.t.cards.is_known(GAME.read_card("S2"), viewer)
        assert laid_out(g, viewer)["lead cards", 0] == "S1"
        assert laid_out(g, viewer)["hand", 0] == ("S2 C1" if viewer == 0 else "? ?")


def test_nobody_ever_sees_the_surplus_card() -> None:
    """TR-HID-07  Not at any moment of the round, and not when the next one begins."""
    for seed in range(6):
        g = Raiders(3, seed=seed)
        surplus = GAME.write_card(g.table.cards.piles[DECK][0])
        rng = seeded(seed)
        while g.t.seats_to_act() and g.table.round == 1:
            for viewer in (0, 1, 2, SPECTATOR):
                assert g.now("surplus", viewer) == "?"
                assert not shows(g, viewer, surplus)
            seat = g.t.next_seat()
            options = g.t.options(seat)
            g.t.apply(seat, options[rng.below(len(options))])
        for viewer in (0, 1, 2, SPECTATOR):
            kinds = [event.kind for event in all_told(g, viewer)]
            end = kinds.index("round", 1) if "round" in kinds[1:] else len(kinds)
            assert all(GAME.read_card(surplus) not in event.cards for event in all_told(g, viewer)[:end])


def test_the_hand_of_a_seat_that_dropped_out_stays_hidden() -> None:
    """TR-HID-08"""
    g = Raiders(hands=HANDS, leads=["", "S3", "S4", "S5"])
    assert g.now("out") == "0"
    for viewer in VIEWERS:
        seen = [HANDS[seat] if seat == viewer else BACKS[seat] for seat in range(4)]
        assert g.now("hands", viewer) == seen
        assert laid_out(g, viewer)["hand", 0] == ("H1 H2 D5" if viewer == 0 else "? ? ?")
        assert shows(g, viewer, "D5") == (viewer == 0)


@pytest.mark.parametrize("lives", [[2, 1, 1, 2], [2, 0, 1, 2]])
def test_hands_left_at_the_end_of_a_round_stay_hidden(lives: list[int]) -> None:
    """TR-HID-08  Whether another round follows or the game is over."""
    g = Raiders(out="1 2", lives=lives, leader=0, trick="H10a", hands=["D5", "H3", "H5", "H7 S8"]).when(
        "3 H7"
    )
    left = [GAME.read_card(card) for card in ("D5", "H3", "H5", "S8")]
    for viewer in VIEWERS:
        kinds = [event.kind for event in all_told(g, viewer)]
        last = kinds.index("game-over" if lives[1] == 0 else "round")
        for event in all_told(g, viewer)[:last]:
            assert all(card not in event.cards for card in left)


def test_hands_left_at_the_end_of_the_game_are_not_laid_open() -> None:
    """TR-HID-08"""
    g = Raiders(out="1 2", lives=[2, 0, 1, 2], leader=0, trick="H10a", hands=["D5", "H3", "", "H7 S8"])
    g.when("3 H7")
    assert g.asked() == ""
    for viewer in VIEWERS:
        assert [shows(g, viewer, card) for card in ("D5", "H3", "S8")] == [
            viewer == 0,
            viewer == 1,
            viewer == 3,
        ]


def test_the_lead_cards_of_a_seat_that_dropped_out_stay_public() -> None:
    """TR-HID-09"""
    g = Raiders(due=1, hands=["", "H3", "H5 C2", "H7 C3"], leads=["S1 C8", "S3 S6", "S4", "S5"])
    g.when("1 S3, 2 H5, 3 H7")
    assert g.now("out") == "0"
    for viewer in VIEWERS:
        assert laid_out(g, viewer)["played", -1].endswith(" S1 C8 S3 H5 H7")
        assert g.now("discards", viewer) == g.now("discards")


def test_everybody_sees_lives_tokens_trump_drop_outs_and_discards() -> None:
    """TR-HID-10"""
    g = Raiders(
        trump="hearts",
        lives=[1, 4, 2, 0],
        out="3",
        aggressive=1,
        passive=2,
        hands=HANDS,
        leads=[*LEADS[:2], "", ""],
    )
    for viewer in VIEWERS:
        for key in ("lives", "trump", "out", "aggressive", "passive", "discards"):
            assert g.now(key, viewer) == g.now(key)
        assert counters(g, viewer) == [
            ("trump", -1, "hearts"),
            ("lives", 0, "1"),
            ("lives", 1, "4"),
            ("lives", 2, "2"),
            ("lives", 3, "0"),
            ("dropped out", 3, "yes"),
            ("token", 1, "aggressive"),
            ("token", 2, "passive"),
        ]


def test_the_played_cards_can_be_looked_through() -> None:
    """TR-GAP-20  The last trick lies at the end of the list, and everyone was told it card by card."""
    g = Raiders(hands=["C1", "H3 C2", "H5 C3", "H7 C4"], leads=["H10a S1", "S3", "S4", "S5"])
    g.when("0 H10a, 1 H3, 2 H5, 3 H7")
    for viewer in VIEWERS:
        assert laid_out(g, viewer)["played", -1] == g.now("discards")
        assert laid_out(g, viewer)["played", -1].endswith(" H10a H3 H5 H7")
        assert g.told("led", viewer) + g.told("followed", viewer) == ["0 H10a", "1 H3", "2 H5", "3 H7"]


def test_without_the_list_played_cards_are_not_drawn() -> None:
    """TR-GAP-20"""
    g = Raiders(options={"show_played_cards_list": False}, hands=HANDS, leads=LEADS)
    for viewer in VIEWERS:
        assert ("played", -1) not in laid_out(g, viewer)


@pytest.mark.parametrize("nine", ["C9", "H9"])
def test_which_nine_is_hidden_in_a_hand_only_its_owner_knows(nine: str) -> None:
    """TR-HID-11"""
    one = Raiders(hands=["S1 S2", f"{nine}a", f"{nine}b", "D1"], leads=["D2", "", "", ""])
    other = Raiders(hands=["S1 S2", f"{nine}b", f"{nine}a", "D1"], leads=["D2", "", "", ""])
    for viewer in VIEWERS:
        is_alike = one.t.view(viewer).fingerprint() == other.t.view(viewer).fingerprint()
        assert is_alike == (viewer not in (1, 2))
        assert laid_out(one, viewer)["hand", 1] == (f"{nine}a" if viewer == 1 else "?")


@pytest.mark.parametrize("nine", ["C9a", "C9b", "H9a", "H9b"])
def test_which_nine_it_is_becomes_public_with_the_card(nine: str) -> None:
    """TR-HID-11"""
    g = Raiders(leader=3, trick="D2", hands=[nine, "S3", "S4", "S5"]).when(f"0 {nine}")
    for viewer in VIEWERS:
        assert g.told("followed", viewer) == [f"0 {nine}"]
        assert laid_out(g, viewer)["trick", -1] == f"D2 {nine}"
