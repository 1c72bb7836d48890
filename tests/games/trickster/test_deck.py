"""The seven heroes of a game and their cards: section 3.1 of the rules."""

import re
from pathlib import Path

import pytest

from followsuit import SPECTATOR
from followsuit.games.trickster.cards import BASE, CARD_NAMES, GRAND_GAMBIT, HERO_NAMES, LIMITED, SUIT_NAMES
from followsuit.games.trickster.game import GAME, SUIT_SYMBOLS
from followsuit.games.trickster.table import BOX
from trickster import Options, Trickster

INTRO = "brigand guard magician nomad peddler revolutionary soldier"
STRATEGIC = "archivist doctor explorer inventor scavenger scion witness"
OTHER = "archivist guard noble saint beast maven nomad"
MODES: list[Options] = [
    {"deck_mode": "intro"},
    {"deck_mode": "strategic"},
    {"deck_mode": "random"},
    {"deck_mode": "draft"},
    {"deck_mode": "custom", "heroes": OTHER.replace(" ", ",")},
]
DRAFT: Options = {"deck_mode": "draft", "first_seat": "0", "sets": "base"}


def drafted(g: Trickster) -> Trickster:
    """The draft is over: each seat picked the first hero that was left."""
    while g.now("at") == "draft":
        seat = g.t.next_seat()
        g.t.apply(seat, g.t.options(seat)[0])
    return g


def in_play(g: Trickster) -> list[str]:
    piles = g.t.cards.piles
    return sorted(GAME.write_card(card) for i in range(len(piles)) if i != BOX for card in piles[i])


def names(g: Trickster) -> list[str]:
    return str(g.now("heroes")).split()


@pytest.mark.parametrize("options", MODES, ids=lambda options: str(options["deck_mode"]))
def test_a_game_has_seven_heroes_and_all_their_cards(options: Options) -> None:
    """TS-DECK-01, TS-DECK-02  56 cards: each of the seven heroes once in each of the eight suits."""
    g = drafted(Trickster(options=options))
    assert len(set(names(g))) == 7
    wanted = [f"{hero.capitalize()}/{suit}" for hero in names(g) for suit in SUIT_NAMES]
    assert in_play(g) == sorted(wanted)
    assert len(wanted) == 56


@pytest.mark.parametrize("options", MODES[2:], ids=lambda options: str(options["deck_mode"]))
def test_the_heroes_are_the_same_in_all_three_rounds(options: Options) -> None:
    """TS-DECK-03"""
    g = drafted(Trickster(2, options=options))
    cards, heroes = in_play(g), names(g)
    seen: set[object] = set()
    while g.t.seats_to_act():
        if g.now("at") == "start":
            seen.add(g.now("round"))
            assert (in_play(g), names(g)) == (cards, heroes)
        g.t.apply(g.t.next_seat(), g.t.options(g.t.next_seat())[0])
    assert seen == {1, 2, 3}


@pytest.mark.parametrize(
    ("mode", "heroes"), [("intro", INTRO), ("strategic", STRATEGIC)], ids=["TS-DECK-04", "TS-DECK-05"]
)
def test_the_recommended_decks(mode: str, heroes: str) -> None:
    """TS-DECK-04, TS-DECK-05"""
    assert Trickster(options={"deck_mode": mode}).now("heroes") == heroes


def test_any_other_seven_heroes_may_be_agreed_on() -> None:
    """TS-DECK-06"""
    g = Trickster(options=MODES[4])
    assert sorted(names(g)) == sorted(OTHER.split())


def test_a_random_deck_is_drawn_from_the_heroes_that_are_available() -> None:
    """TS-DECK-07, TS-OPT-03, TS-GAP-21  Seven different ones; all of them come up in time."""
    decks = [names(Trickster(options={"deck_mode": "random", "sets": "base"}, seed=n)) for n in range(40)]
    assert all(len(set(deck)) == 7 for deck in decks)
    assert {hero for deck in decks for hero in deck} == {name.lower() for name in BASE}


def test_a_draft_begins_with_the_trickster_of_the_first_trick() -> None:
    """TS-DECK-08, TS-GAP-20  All heroes lie open; what is picked is gone, and the left neighbour is next."""
    g = Trickster(options=DRAFT)
    assert g.asked() == "1 DraftHero: " + " ".join(sorted(name.lower() for name in BASE))
    g.when("1 guard")
    assert g.asked() == "2 DraftHero: " + " ".join(sorted(name.lower() for name in BASE if name != "Guard"))


@pytest.mark.parametrize(
    ("players", "order"),
    [(2, "0101010"), (3, "0120120"), (4, "1230123"), (5, "1234012"), (6, "1234501"), (7, "1234560")],
)
def test_the_draft_goes_round_the_table_until_seven_are_picked(players: int, order: str) -> None:
    """TS-DECK-09, TS-GAP-20  Every seat picks at least once."""
    g = drafted(Trickster(players, DRAFT))
    assert "".join(str(event.seat) for event in g.events("drafted")) == order
    assert set(order) == {str(seat) for seat in range(players)}


@pytest.mark.parametrize("players", range(2, 8))
def test_the_first_roles_are_settled_before_the_draft(players: int) -> None:
    """TS-DECK-10, TS-SETUP-10, TS-GAP-20  Whoever they fall to, the Trickster of the first trick picks."""
    for seed in range(8):
        g = Trickster(players, {"deck_mode": "draft"}, seed)
        first = g.events("first-trickster" if players < 4 else "first-leader")[0].seat
        assert g.events("round") == []
        assert g.t.next_seat() == (first if players < 4 else (first + 1) % players)


@pytest.mark.parametrize(
    ("sets", "heroes"),
    [
        ("base", BASE),
        ("grand_gambit", GRAND_GAMBIT),
        ("grand_gambit,limited", GRAND_GAMBIT + LIMITED),
        ("base,grand_gambit,limited", HERO_NAMES),
    ],
)
def test_only_heroes_of_the_enabled_sets_can_be_picked(sets: str, heroes: list[str]) -> None:
    """TS-DECK-11, TS-OPT-03, TS-GAP-21"""
    g = Trickster(options={"deck_mode": "draft", "sets": sets, "first_seat": "0"})
    assert g.asked() == "1 DraftHero: " + " ".join(name.lower() for name in heroes)


def test_picks_are_public_and_belong_to_the_common_deck() -> None:
    """TS-DECK-12"""
    g = drafted(Trickster(options=DRAFT))
    for viewer in [*range(4), SPECTATOR]:
        assert [event.number for event in g.events("drafted", viewer)] == list(range(7))
        areas = [area for area in GAME.layout(g.t.view(viewer)).areas if area.name == "heroes"]
        assert [(area.seat, area.pieces) for area in areas] == [(-1, list(range(7)))]
    picked_by_0 = {event.number for event in g.events("drafted") if event.seat == 0}
    assert {GAME.write_card(card).partition("/")[0] for card in g.t.cards.piles[0]} > {
        HERO_NAMES[hero] for hero in picked_by_0
    }


def test_the_numbers_are_those_of_the_printed_rules() -> None:
    """TS-GAP-28  2 to 7 players, eight suits, 23 heroes."""
    assert GAME.players == [2, 3, 4, 5, 6, 7]
    assert (len(SUIT_NAMES), len(BASE), len(GRAND_GAMBIT), len(LIMITED)) == (8, 14, 7, 2)
    assert len(set(CARD_NAMES)) == 8 * 23


def test_every_suit_has_a_word_and_a_sign_of_its_own() -> None:
    """TS-GAP-27  Nobody needs to tell colours apart: the page draws a different sign for each suit."""
    symbols = (Path(__file__).parents[3] / "web/src/cards/symbols.svg").read_text(encoding="utf-8")
    signs = [re.findall(rf'<symbol id="s-{sign}"[^>]*>(.*?)</symbol>', symbols) for sign in SUIT_SYMBOLS]
    assert len({str(sign) for sign in signs if sign}) == 8
    assert {face.suit for face in GAME.faces} == set(SUIT_NAMES)
