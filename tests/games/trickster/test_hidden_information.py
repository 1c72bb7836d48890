"""Who sees what: section 8 of the rules."""

from collections.abc import Sequence

import pytest

from followsuit import HIDDEN, SPECTATOR, Event
from followsuit.games.trickster.game import GAME
from tables import Given
from trickster import Trickster

VIEWERS = [0, 1, 2, 3, SPECTATOR]
HANDS = ["Guard/red Guard/blue", "Nomad/red Nomad/blue", "Magician/red", "Brigand/red Brigand/blue"]
OF_GENERAL = ["General/red Soldier/white Guard/black", *HANDS[1:]]
BACKS = ["? ?", "? ?", "?", "? ?"]


def all_told(g: Given, viewer: int) -> list[Event]:
    assert g.t.log is not None
    return g.t.log.told[viewer]


def shows(g: Given, viewer: int, name: str) -> bool:
    """Whether this card is in anything that the viewer was told or is shown, or knows by heart."""
    card = GAME.read_card(name)
    view = g.t.view(viewer)
    piles = [area.cards for area in GAME.layout(view).areas] + view.table.cards.piles
    return any(card in event.cards for event in all_told(g, viewer)) or any(card in pile for pile in piles)


def who_sees(g: Given, name: str) -> list[int]:
    return [viewer for viewer in VIEWERS if shows(g, viewer, name)]


def area(g: Given, viewer: int, name: str, seat: int = -1) -> list[int]:
    areas = GAME.layout(g.t.view(viewer)).areas
    return [card for one in areas if (one.name, one.seat) == (name, seat) for card in one.cards]


def played(first: str, **position: object) -> Given:
    """Seat 0 has led this card, with another one left in the hand."""
    hands = [f"{first} Guard/white Guard/black", *HANDS[1:]]
    return Trickster(4, None, 0, **{"hands": hands, **position}).when(f"0 {first}")


def test_a_hand_is_seen_by_its_owner_and_counted_by_the_others() -> None:
    """TS-HID-01"""
    g = Trickster(hands=HANDS)
    for viewer in VIEWERS:
        assert g.now("hands", viewer) == [HANDS[s] if s == viewer else BACKS[s] for s in range(4)]
        assert g.now("hand_counts", viewer) == [2, 2, 1, 2]
        for seat in range(4):
            assert (HIDDEN in area(g, viewer, "hand", seat)) == (seat != viewer)


def test_a_dealt_hand_is_told_to_its_owner_alone() -> None:
    """TS-HID-01"""
    g = Trickster()
    for seat in range(4):
        assert all(who_sees(g, GAME.write_card(card)) == [seat] for card in g.table.hand(seat))


def test_all_hands_become_public_at_the_end_of_the_round() -> None:
    """TS-HID-01"""
    g = Trickster(round=3, at="trick", hands=[*HANDS[:3], ""])
    for hand in HANDS[:3]:
        assert all(who_sees(g, card) == VIEWERS for card in hand.split())


def test_nobody_sees_the_deck() -> None:
    """TS-HID-02  Only its size; decks in another order look the same to everyone."""
    one = Trickster(hands=HANDS, deck="Soldier/red Soldier/blue Soldier/green")
    other = Trickster(hands=HANDS, deck="Soldier/green Soldier/red Soldier/blue")
    assert one.t.fingerprint() != other.t.fingerprint()
    for viewer in VIEWERS:
        assert (one.now("deck", viewer), one.now("deck_count", viewer)) == ("? ? ?", 3)
        assert one.t.view(viewer).fingerprint() == other.t.view(viewer).fingerprint()
        assert area(one, viewer, "deck") == [HIDDEN] * 3


@pytest.mark.parametrize("card", ["Nomad/red", "Nomad/blue"])
def test_of_a_starting_card_the_others_see_only_that_it_is_chosen(card: str) -> None:
    """TS-HID-03  The sizes of hands change only at the reveal."""
    g = Trickster(at="start", hands=HANDS).when(f"1 {card}")
    usual = Trickster(at="start", hands=HANDS).when("1 Nomad/red")
    for viewer in [0, 2, 3, SPECTATOR]:
        assert g.t.view(viewer).fingerprint() == usual.t.view(viewer).fingerprint()
        assert g.now("hand_counts", viewer) == [2, 2, 1, 2]
        assert [(event.kind, event.seat, event.cards) for event in all_told(g, viewer)] == [("sealed", 1, [])]
    assert g.now("sealed", 1) == ["", card, "", ""]
    g.when("0 Guard/red, 2 Magician/red, 3 Brigand/red")
    assert who_sees(g, card) == VIEWERS


@pytest.mark.parametrize(("key", "value"), [
    ("trash", "Soldier/red Soldier/blue"),
    ("tableaux", ["Guard/green", "", "", "Guard/yellow"]),
    ("pot", "Guard/orange Nomad/orange"),
    ("timeline", "Guard/purple Guard/black Guard/white"),
    ("totals", [5, 0, 7, 1]),
])  # fmt: skip
def test_what_lies_open_is_seen_by_everybody(key: str, value: object) -> None:
    """TS-HID-04"""
    players = 3 if key == "timeline" else 4
    hands = [*HANDS[:2], "Magician/orange Magician/red", HANDS[3]][:players]
    g = Trickster(players, None, 0, at="turn" if players == 4 else "trick", hands=hands, **{key: value})
    assert g.now(key) == (value if players == 4 else "Guard/black Guard/white")
    for viewer in [*range(players), SPECTATOR]:
        assert g.now(key, viewer) == g.now(key)


def test_peddlers_cards_are_seen_by_the_two_partners() -> None:
    """TS-HID-05, TS-GAP-36  The others see who they are; neither knows the other's choice before."""
    g = played("Peddler/red").when("0 seat-1, 0 Guard/white")
    assert [shows(g, viewer, "Guard/white") for viewer in VIEWERS] == [True, False, False, False, False]
    assert (
        g.t.view(1).fingerprint()
        == played("Peddler/red").when("0 seat-1, 0 Guard/black").t.view(1).fingerprint()
    )
    g.when("1 Nomad/blue")
    assert who_sees(g, "Guard/white") == who_sees(g, "Nomad/blue") == [0, 1]
    assert g.told("peddler") == g.told("peddler", 2) == ["0 1 ?", "1 0 ?"]
    assert g.told("named", 2) == ["0 1"]


def test_saints_card_is_seen_by_its_receiver_and_its_former_owner() -> None:
    """TS-HID-06, TS-GAP-36"""
    g = played("Saint/red").when("0 seat-1, 0 seat-2")
    card = GAME.write_cards(g.events("saint-given", 2)[0].cards)
    assert card in HANDS[1].split()
    assert who_sees(g, card) == [1, 2]
    mine = played("Saint/red").when("0 seat-1, 0 seat-0")
    assert who_sees(mine, GAME.write_cards(mine.events("saint-given", 0)[0].cards)) == [0, 1]


def test_nobody_is_told_which_card_saint_gave_back() -> None:
    """TS-HID-06  Not even its owner."""
    g = played("Saint/red").when("0 seat-1, 0 seat-1")
    for viewer in VIEWERS:
        assert g.told("saint-given", viewer) == ["1 1 ?"]
    assert g.now("hands", 0) == ["Guard/black Guard/white", *BACKS[1:]]


@pytest.mark.parametrize("put_back", ["Soldier/blue", "Guard/black"])
def test_scions_cards_are_seen_by_the_actor_alone(put_back: str) -> None:
    """TS-HID-07, TS-GAP-36  The size of the deck does not change."""
    g = played("Scion/red", deck="Soldier/blue Soldier/green")
    assert who_sees(g, "Soldier/blue") == [0]
    g.when(f"0 {put_back}")
    assert who_sees(g, "Soldier/blue") == who_sees(g, "Guard/black") == [0]
    assert (g.told("scion-drawn", 1), g.told("scion", 1)) == (["0 ?"], ["0 ? TS-SCI-02"])
    assert g.now("deck_count", 1) == 2


def test_explorers_two_cards_are_seen_by_everybody() -> None:
    """TS-HID-08"""
    g = played("Explorer/red", deck="Soldier/blue Soldier/green Soldier/red").when("0 Soldier/green")
    for viewer in VIEWERS:
        assert g.told("explorer-shown", viewer) == ["0 Soldier/blue Soldier/green"]
        assert g.now("deck", viewer) == "? Soldier/blue"
    assert who_sees(g, "Soldier/red") == []


def test_a_card_under_the_deck_stays_in_the_log_and_is_not_marked_on_the_table() -> None:
    """TS-GAP-34  Explorer's is in everybody's log, Scion's in its player's; a drawn deck shows only backs."""
    g = played("Explorer/red", deck="Soldier/blue Soldier/green Soldier/red").when("0 Soldier/green")
    scion = played("Scion/red", deck="Soldier/blue Soldier/green").when("0 Guard/black")
    for viewer in VIEWERS:
        assert g.told("explorer-under", viewer) == ["0 Soldier/blue"]
        assert area(g, viewer, "deck") == [HIDDEN] * 2
        assert area(scion, viewer, "deck") == [HIDDEN] * 2
    assert scion.told("scion", 0) == ["0 Guard/black TS-SCI-02"]


@pytest.mark.parametrize(
    ("rule", "led", "answers", "position", "seen"),
    [
        ("TS-HID-09", "Inventor/red", "", {"deck": "Soldier/blue"}, "Soldier/blue"),
        ("TS-HID-13", "Guard/orange", "", {"tableaux": ["", "Soldier/blue", "", ""]}, "Soldier/blue"),
        ("TS-HID-13", "Doctor/red", "0 seat-2", {"tableaux": ["", "Soldier/blue", "", ""]}, "Soldier/blue"),
        ("TS-HID-13", "Revolutionary/red", "", {"trash": "Soldier/blue"}, "Soldier/blue"),
        ("TS-HID-13", "Witness/red", "", {"tableaux": ["Soldier/blue", "", "", ""]}, "Soldier/blue"),
        ("TS-HID-14", "Soldier/red", "0 seat-2, 0 Guard/black", {}, "Guard/black"),
        ("TS-HID-14", "Shaman/red", "0 Guard/black", {}, "Guard/black"),
        ("TS-HID-14", "Beast/red", "0 Guard/black", {}, "Guard/black"),
        ("TS-HID-12", "General/red", "0 Soldier/white", {"hands": OF_GENERAL}, "Soldier/white"),
    ],
)  # fmt: skip
def test_a_card_that_is_shown_is_seen_by_everybody(
    rule: str, led: str, answers: str, position: dict[str, object], seen: str
) -> None:
    """TS-HID-09, TS-HID-12, TS-HID-13, TS-HID-14  In the log and on the table; the rest stays hidden."""
    g = played(led, **position)
    if answers:
        g.when(answers)
    assert who_sees(g, seen) == VIEWERS, rule
    for viewer in VIEWERS:
        assert g.t.cards.is_known(GAME.read_card(seen), viewer)
    assert who_sees(g, "Nomad/blue") == [1]


def test_generals_card_is_back_in_the_hand() -> None:
    """TS-HID-12  Drawn as a back again, though everybody has seen it."""
    g = played("General/red", hands=OF_GENERAL).when("0 Soldier/white")
    assert area(g, 1, "hand", 0) == [HIDDEN] * 2
    assert g.now("hands", 1) == ["Soldier/white ?", *[HANDS[1], "?", "? ?"]]


def test_smugglers_two_cards_are_seen_and_the_rest_of_the_hand_is_not() -> None:
    """TS-HID-10"""
    hand = "Nomad/red Nomad/blue Nomad/green Nomad/white"
    g = played("Smuggler/red", hands=["Smuggler/red Guard/white", hand, "Magician/red", ""])
    shown = GAME.write_cards(g.events("smuggler-shown")[0].cards).split()
    assert len(shown) == 2
    for card in hand.split():
        assert who_sees(g, card) == (VIEWERS if card in shown else [1])


def test_mavens_card_is_seen_by_everybody() -> None:
    """TS-HID-11"""
    g = played("Maven/red").when("0 seat-1")
    card = GAME.write_cards(g.events("maven-shown")[0].cards)
    other = next(name for name in HANDS[1].split() if name != card)
    assert (who_sees(g, card), who_sees(g, other)) == (VIEWERS, [1])
    g.when("0 seat-2")
    assert g.told("maven", 3) == [f"0 2 {card} TS-MAV-02"]


def alike(games: Sequence[Given], seat: int) -> bool:
    """Whether everyone but this seat sees the same in all these games."""
    others = [viewer for viewer in VIEWERS if viewer != seat]
    assert all(g.t.view(viewer).options() == [] for viewer in others for g in games)
    return all(len({g.t.view(viewer).fingerprint() for g in games}) == 1 for viewer in others)


def test_what_a_seat_may_answer_is_known_to_it_alone() -> None:
    """TS-HID-15  Hands with one card that can follow and with two look the same."""
    pairs = [("Magician/blue", "Brigand/red"), ("Brigand/red", "Magician/blue")]
    hands = [["Soldier/white", "", f"Magician/red {card}", ""] for card, _ in pairs]
    games = [Trickster(pot="Guard/red Nomad/red", hands=hands[i], deck=pairs[i][1]) for i in range(2)]
    assert [len(g.t.view(2).options()) for g in games] == [1, 2]
    assert alike(games, 2)


def test_nobody_learns_whether_a_choice_was_one() -> None:
    """TS-HID-15, TS-GAP-40  Beast asks with one card that can follow as with two."""
    pot = "Magician/green Brigand/green"
    pairs = [("Guard/blue", "Nomad/green"), ("Nomad/green", "Guard/blue")]
    hands = [["", "", f"Beast/green Guard/green {card}", "Soldier/green"] for card, _ in pairs]
    games = [Trickster(pot=pot, hands=hands[i], deck=pairs[i][1]).when("2 Beast/green") for i in range(2)]
    assert [g.asked() for g in games] == [
        "2 ChooseCard: Guard/green",
        "2 ChooseCard: Guard/green Nomad/green",
    ]
    assert alike(games, 2)


def test_a_bust_and_an_ignored_effect_are_public() -> None:
    """TS-HID-15, TS-GAP-41  Without the reason that lies in a hand."""
    g = Trickster(
        pot="Guard/red", hands=["Guard/white", "Nomad/red Nomad/black", "Soldier/blue", "Soldier/red"]
    )
    g.when("1 Nomad/red")
    for viewer in VIEWERS:
        assert g.told("ignored", viewer) == ["1 TS-FX-04"]
        assert g.told("bust", viewer) == ["2 Guard/red Nomad/red TS-PLAY-11 TS-PLAY-03"]
    assert who_sees(g, "Soldier/blue") == [2]


@pytest.mark.parametrize(
    ("hero", "answers", "kind", "viewer"),
    [
        ("Saint", "0 seat-1, 0 seat-2", "saint-given", 2),
        ("Smuggler", "", "smuggler-shown", SPECTATOR),
        ("Maven", "0 seat-1", "maven-shown", SPECTATOR),
    ],
)
def test_random_cards_are_equally_likely_whatever_the_order_of_the_hand(
    hero: str, answers: str, kind: str, viewer: int
) -> None:
    """TS-HID-16"""
    hand = ["Nomad/red", "Nomad/blue", "Nomad/green"]
    drawn: dict[int, int] = {}
    for seed in range(240):
        draws: list[list[int]] = []
        for order in (hand, hand[::-1]):
            hands = [f"{hero}/red Guard/white", " ".join(order), "Magician/red", "Brigand/red"]
            g = Trickster(seed=seed, hands=hands).when(f"0 {hero}/red")
            draws.append((g.when(answers) if answers else g).events(kind, viewer)[0].cards)
        assert draws[0] == draws[1]
        for card in draws[0]:
            drawn[card] = drawn.get(card, 0) + 1
    expected = 160 if hero == "Smuggler" else 80
    assert len(drawn) == 3
    assert all(abs(number - expected) < 30 for number in drawn.values())
