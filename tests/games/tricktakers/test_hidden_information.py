"""Who sees what: section 8 of the rules."""

import pytest

from followsuit import HIDDEN, SPECTATOR, Event, read_record
from followsuit.core.record import Match
from followsuit.core.rng import seeded
from followsuit.games.takers.table import DECK, DISCARDS
from followsuit.games.tricktakers.game import GAME
from tables import Given
from tricktakers import Takers

VIEWERS = [0, 1, 2, 3, SPECTATOR]
OTHERS_OF_SEAT_0 = [1, 2, 3, SPECTATOR]
HANDS = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5", "k1 k2 k3 k4 k5"]
OPEN: dict[str, int | str | bool] = {"discards": "face_up"}


def laid_out(g: Given, viewer: int) -> dict[tuple[str, int], str]:
    """What is drawn for a viewer, by name and seat."""
    areas = GAME.layout(g.t.view(viewer)).areas
    return {(area.name, area.seat): GAME.write_cards(area.cards) for area in areas}


def counters(g: Given, viewer: int) -> dict[tuple[str, int], str]:
    drawn = GAME.layout(g.t.view(viewer)).counters
    return {(counter.name, counter.seat): counter.value for counter in drawn}


def all_told(g: Given, viewer: int) -> list[Event]:
    assert g.t.log is not None
    return g.t.log.told[viewer]


def told_words(g: Given, viewer: int) -> list[tuple[str, int, list[int], int, int]]:
    return [(event.kind, event.seat, event.cards, event.other, event.number) for event in all_told(g, viewer)]


def shows(g: Given, viewer: int, name: str) -> bool:
    """Whether this card is in anything that the viewer was told or is shown, or knows by heart."""
    card = GAME.read_card(name)
    view = g.t.view(viewer)
    piles = [area.cards for area in GAME.layout(view).areas] + view.table.cards.piles
    return any(card in event.cards for event in all_told(g, viewer)) or any(card in pile for pile in piles)


def looks_alike(one: Given, other: Given, viewer: int) -> bool:
    """Whether a viewer can tell these two tables apart, by the view, the layout or what was told."""
    return (
        one.t.view(viewer).fingerprint() == other.t.view(viewer).fingerprint()
        and laid_out(one, viewer) == laid_out(other, viewer)
        and counters(one, viewer) == counters(other, viewer)
        and told_words(one, viewer) == told_words(other, viewer)
    )


def hermit(options: dict[str, int | str | bool] | None = None, **more: object) -> Takers:
    """The Hermit of seat 0 leads."""
    position = {"characters": ["hermit", "king", "gambler", "resistance"], "hands": HANDS, **more}
    return Takers(4, options, 0, **position)


def second_to_play() -> Takers:
    g = hermit(hands=["r5 b5", "r9 b9", "r2 b2", "r1 b1"])
    g.when("0 r5")
    return g


def king(**more: object) -> Takers:
    """The King of seat 0 is to set up; nobody after him decides anything."""
    return Takers(
        4,
        {},
        0,
        at="setup",
        characters=["king", "resistance", "hermit", "berserker"],
        hands=HANDS,
        deck="r9 r8 r7 r6",
        **more,
    )


def test_a_hand_is_seen_by_its_owner_and_counted_by_the_others() -> None:
    """TT-VIS-01"""
    g = hermit()
    for viewer in VIEWERS:
        assert g.now("hand_counts", viewer) == [5, 5, 5, 5]
        for seat in range(4):
            assert laid_out(g, viewer)["hand", seat] == (HANDS[seat] if viewer == seat else "? ? ? ? ?")
            assert all(shows(g, viewer, card) == (viewer == seat) for card in HANDS[seat].split())


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_dealt_hand_is_shown_to_its_owner_alone(players: int) -> None:
    """TT-VIS-01"""
    g = Takers(players, seed=players)
    for viewer in [*range(players), SPECTATOR]:
        assert len(g.told("hand", viewer)) == players
        for seat in range(players):
            hand = [GAME.write_card(card) for card in g.table.hand(seat)]
            assert all(shows(g, viewer, card) == (viewer == seat) for card in hand)


def test_nobody_sees_the_order_of_the_draw_deck() -> None:
    """TT-VIS-02  Whatever lies on top, it looks the same; its number is open."""
    for viewer in VIEWERS:
        assert looks_alike(hermit(deck="b9 b8"), hermit(deck="g8 r7"), viewer)
        assert laid_out(hermit(), viewer)["draw deck", -1] == " ".join(["?"] * 20)
        assert hermit().now("deck_count", viewer) == 20


def test_the_discards_are_not_looked_through() -> None:
    """TT-VIS-03  Not drawn for anybody; counted by all; whoever discarded a card remembers it."""
    g = hermit(deck="b9").when("0 power-0, 0 r3")
    for viewer in VIEWERS:
        assert laid_out(g, viewer)["discards", -1] == "?"
        assert g.now("discard_count", viewer) == 1
        assert g.now("discards", viewer) == ("r3" if viewer == 0 else "?")


def test_face_up_discards_are_open_to_all_in_their_order() -> None:
    """TT-VIS-04, TT-GAP-49"""
    g = Takers(
        options=OPEN,
        at="setup",
        characters=["king", "berserker", "hermit", "resistance"],
        hands=["r1 r2 r3 r4 r5", "b1 b3 b2 k5 g4", "", ""],
    ).when("0 r4")
    for viewer in VIEWERS:
        told = [card for event in g.events("discarded", viewer) for card in event.cards]
        assert GAME.write_cards(told) == laid_out(g, viewer)["discards", -1]
        assert laid_out(g, viewer)["discards", -1].startswith("r4 ")
        assert set(laid_out(g, viewer)["discards", -1].split()) == {"r4", "b1", "b3", "b2", "k5", "g4"}


DISCARDING = {
    "king": (["king", "resistance", "hermit", "berserker"], {}, "0 r3", "r3"),
    "gambler": (["gambler", "resistance", "hermit", "berserker"], {}, "0 r2, 0 r3, 0 done", "r2 r3"),
    "renewal": (
        ["hermit", "resistance", "collector", "ruler"],
        {"round": 3, "black_crowns": [1, 0, 0, 0]},
        "0 yes, 0 r2, 0 r3, 0 r5, 0 done",
        "r2 r3 r5",
    ),
}


@pytest.mark.parametrize("kind", DISCARDING)
@pytest.mark.parametrize("discards", ["face_down", "face_up"])
def test_a_discarded_card_is_seen_by_whoever_discards_it(kind: str, discards: str) -> None:
    """TT-VIS-05  The others see how many; face up, they see the cards."""
    characters, more, answers, cards = DISCARDING[kind]
    options: dict[str, int | str | bool] = {"characters": "base_box", "discards": discards}
    g = Takers(4, options, 0, at="setup", characters=characters, hands=HANDS, **more).when(answers)
    for viewer in VIEWERS:
        assert len([event for event in g.events("discarded", viewer) if event.seat == 0]) == len(
            cards.split()
        )
        for card in cards.split():
            assert shows(g, viewer, card) == (viewer == 0 or discards == "face_up")


@pytest.mark.parametrize("discards", ["face_down", "face_up"])
def test_what_the_hermit_discards_is_seen_by_the_hermit(discards: str) -> None:
    """TT-VIS-05"""
    g = hermit({"discards": discards}).when("0 power-0, 0 r3")
    for viewer in VIEWERS:
        assert shows(g, viewer, "r3") == (viewer == 0 or discards == "face_up")


def test_the_hand_the_berserker_throws_away_is_not_seen() -> None:
    """TT-VIS-05  But its number is."""
    g = king().when("0 r1")
    for viewer in VIEWERS:
        assert [len(event.cards) for event in g.events("discarded", viewer) if event.seat == 3] == [1] * 5
        assert all(shows(g, viewer, card) == (viewer == 3) for card in HANDS[3].split())


def test_nobody_can_tell_which_card_another_has_discarded() -> None:
    """TT-VIS-05  All choices look the same to the others."""
    one, other = king().when("0 r1"), king().when("0 r4")
    assert [looks_alike(one, other, viewer) for viewer in VIEWERS] == [False, True, True, True, True]
    one, other = hermit(deck="b9").when("0 power-0, 0 r1"), hermit(deck="b9").when("0 power-0, 0 b9")
    assert [looks_alike(one, other, viewer) for viewer in VIEWERS] == [False, True, True, True, True]


def test_what_the_hermit_draws_is_the_hermits_secret() -> None:
    """TT-VIS-06  Every card that could have been drawn looks the same to the others."""
    one, other = hermit(deck="b9 b8").when("0 power-0"), hermit(deck="b8 b9").when("0 power-0")
    assert [looks_alike(one, other, viewer) for viewer in VIEWERS] == [False, True, True, True, True]
    for viewer in VIEWERS:
        assert shows(one, viewer, "b9") == (viewer == 0)
        assert one.told("drew", viewer) == (["0 b9"] if viewer == 0 else ["0 ?"])
        assert one.now("hand_counts", viewer) == [6, 5, 5, 5]


def test_what_an_exchange_brings_is_the_owners_secret() -> None:
    """TT-VIS-06"""
    g = Takers(
        at="setup", characters=["gambler", "king", "hermit", "resistance"], hands=HANDS, deck="b9 b8 b7"
    )
    g.when("1 b1, 0 r1, 0 r2, 0 done")
    for viewer in VIEWERS:
        assert [shows(g, viewer, card) for card in ("b9", "b8")] == [viewer == 0] * 2
        assert [event.number for event in g.events("exchanged", viewer)] == [2]


def test_nothing_is_seen_of_an_exchange_under_way() -> None:
    """TT-VIS-06  Neither the cards nor their number, until it is made."""
    before = Takers(at="setup", characters=["gambler", "resistance", "hermit", "berserker"], hands=HANDS)
    after = Takers(at="setup", characters=["gambler", "resistance", "hermit", "berserker"], hands=HANDS)
    after.when("0 r1, 0 r2, 0 r3")
    assert [looks_alike(before, after, viewer) for viewer in VIEWERS] == [False, True, True, True, True]


def test_the_kings_rare_is_known_to_be_in_his_hand() -> None:
    """TT-VIS-07  From the setup on; the layout shows it as a back all the same."""
    g = king().when("0 r1")
    for viewer in VIEWERS:
        assert g.now("hands", viewer) != g.now("hands")
        assert g.t.view(viewer).table.cards.piles[0].count(GAME.read_card("RAk")) == 1
        assert g.told("took-own", viewer)[0] == "0 RAk"
        assert ("RAk" in laid_out(g, viewer)["hand", 0]) == (viewer == 0)


def test_whether_the_kings_rare_was_renewed_only_the_king_knows() -> None:
    """TT-VIS-07  Renewing it looks like renewing any other card."""
    answers = "0 no, 0 r1, 0 yes, 0 {}, 0 done"
    rare = king(round=3, black_crowns=[1, 0, 0, 0]).when(answers.format("RAk"))
    other = king(round=3, black_crowns=[1, 0, 0, 0]).when(answers.format("r2"))
    assert [looks_alike(rare, other, viewer) for viewer in VIEWERS] == [False, True, True, True, True]
    for viewer in OTHERS_OF_SEAT_0:
        for g in (rare, other):
            assert GAME.read_card("RAk") not in g.t.view(viewer).table.cards.piles[0]
            assert GAME.read_card("RAk") not in g.t.view(viewer).table.cards.piles[DISCARDS]


def berserker(seed: int) -> Takers:
    characters = ["berserker", "resistance", "hermit", "collector"]
    return Takers(4, {"characters": "base_box"}, seed, at="setup", characters=characters, hands=HANDS)


def own_pile(g: Takers) -> list[int]:
    """What is left of the Berserker deck."""
    return g.table.cards.piles[g.table.roles_of(0)[0].character.place]


def test_of_the_berserkers_hand_the_others_know_the_berserker_card() -> None:
    """TT-VIS-08  Until it is played; the four others are hidden."""
    for seed in range(5):
        g = berserker(seed)
        hand = [GAME.write_card(card) for card in g.table.hand(0)]
        for viewer in OTHERS_OF_SEAT_0:
            assert [shows(g, viewer, card) for card in hand] == [card == "M" for card in hand]
            assert laid_out(g, viewer)["hand", 0] == "? ? ? ? ?"
            assert GAME.read_card("M") in g.t.view(viewer).table.cards.piles[0]
        assert laid_out(g, 0)["hand", 0] == GAME.write_cards(sorted(g.table.hand(0)))


def test_no_viewer_can_tell_one_berserker_hand_from_another() -> None:
    """TT-VIS-08"""
    first = berserker(0)
    hands = {tuple(sorted(berserker(seed).table.hand(0))) for seed in range(8)}
    assert len(hands) > 1
    for seed in range(1, 8):
        g = berserker(seed)
        assert all(looks_alike(first, g, viewer) for viewer in OTHERS_OF_SEAT_0)


def test_a_renewal_keeps_the_berserker_card_known_and_the_rest_hidden() -> None:
    """TT-VIS-08  Everybody knows that it cannot have been discarded."""
    g = Takers(
        3,
        at="setup",
        round=3,
        black_crowns=[1, 0, 0],
        characters=["berserker", "resistance", "hermit"],
        hands=HANDS[:3],
    ).when("0 yes")
    given = GAME.write_pick(g.t.options(0)[0])
    g.when(f"0 {given}, 0 done")
    for viewer in (1, 2, SPECTATOR):
        hand = g.t.view(viewer).table.cards.piles[0]
        assert (hand.count(GAME.read_card("M")), hand.count(HIDDEN)) == (1, 4)
        assert not shows(g, viewer, given)


def test_the_two_left_over_berserker_cards_are_shown_to_nobody() -> None:
    """TT-VIS-09  Not to the others at any moment, nor when the next round begins."""
    for seed in range(4):
        g = berserker(seed)
        left = [GAME.write_card(card) for card in own_pile(g)]
        assert len(left) == 2
        rng = seeded(seed)
        while g.t.seats_to_act() and g.table.round == 1:
            for viewer in OTHERS_OF_SEAT_0:
                assert not any(shows(g, viewer, card) for card in left)
                place = g.table.roles_of(0)[0].character.place
                assert g.t.view(viewer).table.cards.piles[place] == [HIDDEN, HIDDEN]
            options = g.t.options(g.t.next_seat())
            g.t.apply(g.t.next_seat(), options[rng.below(len(options))])
        for viewer in OTHERS_OF_SEAT_0:
            told = [GAME.write_card(card) for event in all_told(g, viewer) for card in event.cards]
            assert not set(left) & set(told)


def test_characters_are_known_to_all_at_once() -> None:
    """TT-VIS-10"""
    g = Takers(at="choose", first_player=1)
    g.when("1 hermit")
    for viewer in VIEWERS:
        assert g.now("characters", viewer) == ["", "hermit", "", ""]
        assert counters(g, viewer)["character", 1] == "Hermit"
        assert [(event.seat, event.number) for event in g.events("chose", viewer)] == [
            (1, g.table.characters[1])
        ]


def test_bid_stake_and_exchanges_are_known_to_all_at_once() -> None:
    """TT-VIS-11"""
    g = Takers(at="setup", characters=["gambler", "resistance", "hermit", "berserker"], hands=HANDS)
    g.when("0 r1, 0 done, 0 done, 0 number-2, 0 number-30")
    for viewer in VIEWERS:
        assert [event.number for event in g.events("exchanged", viewer)] == [1, 0]
        assert (counters(g, viewer)["bid", 0], counters(g, viewer)["stake", 0]) == ("2", "30")
        assert (g.now("bid", viewer), g.now("stake", viewer)) == (2, 30)


def test_a_spent_black_crown_is_known_to_all_at_once() -> None:
    """TT-VIS-12"""
    g = king(round=3, black_crowns=[2, 0, 0, 0]).when("0 yes")
    for viewer in VIEWERS:
        assert g.told("spent-black-crown", viewer) == ["0"]
        assert counters(g, viewer)["black crowns", 0] == "1"
        assert g.now("black_crowns", viewer) == [1, 0, 0, 0]


def test_the_trick_its_lead_colour_and_the_kakumei_token_are_open() -> None:
    """TT-VIS-13"""
    g = hermit(characters=["resistance", "king", "gambler", "hermit"], hands=["r5 b5", "RAa", "r2", "r1"])
    g.when("0 power-0, 0 r5, 1 RAa, 2 r2")
    for viewer in VIEWERS:
        assert laid_out(g, viewer)["trick", -1] == "r5 RAa r2"
        assert counters(g, viewer)["lead colour", -1] == "red"
        assert counters(g, viewer)["Kakumei", -1] == "declared"
        assert g.told("led", viewer) + g.told("played", viewer) == ["0 r5", "1 RAa", "2 r2"]
    g.when("3 r1")
    assert ("Kakumei", -1) not in counters(g, 0)


def test_the_last_trick_can_be_seen_until_the_next_lead() -> None:
    """TT-VIS-14"""
    g = hermit(hands=["r5 b5", "r9 b9", "r2 b2", "r1 b1"]).when("0 r5, 1 r9, 2 r2, 3 r1")
    for viewer in VIEWERS:
        assert laid_out(g, viewer)["last trick", -1] == "r5 r9 r2 r1"
        assert laid_out(g, viewer)["trick", -1] == ""
    g.when("1 b9")
    for viewer in VIEWERS:
        assert ("last trick", -1) not in laid_out(g, viewer)
        assert laid_out(g, viewer)["trick", -1] == "b9"


def test_older_tricks_are_in_the_log_and_not_on_the_table() -> None:
    """TT-VIS-15  Wins are open to all."""
    g = hermit(hands=["r5 b5", "r9 b9", "r2 b2", "r1 b1"])
    g.when("0 r5, 1 r9, 2 r2, 3 r1, 1 b9, 2 b2, 3 b1")
    for viewer in VIEWERS:
        drawn = " ".join(laid_out(g, viewer).values()).split()
        assert not {"r5", "r9", "r2", "r1"} & set(drawn)
        assert g.told("led", viewer) == ["0 r5", "1 b9"]
        assert g.told("won", viewer) == ["1 r9 TT-STRN-03"]
        assert [counters(g, viewer)["wins", seat] for seat in range(4)] == ["0", "1", "0", "0"]


def test_points_and_crowns_are_open() -> None:
    """TT-VIS-16"""
    g = hermit(points=[10, 20, 30, 40], crowns=[0, 1, 0, 0], black_crowns=[2, 0, 0, 1])
    for viewer in VIEWERS:
        drawn = counters(g, viewer)
        assert [drawn["points", seat] for seat in range(4)] == ["10", "20", "30", "40"]
        assert (drawn["crowns", 1], drawn["black crowns", 0], drawn["black crowns", 3]) == ("1", "2", "1")


def test_the_markers_of_two_players_are_open() -> None:
    """TT-VIS-16  Who has used which character, and so who has which left."""
    g = Takers(2, at="choose", round=4, unused_characters=["king hermit", "gambler hermit"])
    for viewer in (0, 1, SPECTATOR):
        areas = [area for area in GAME.layout(g.t.view(viewer)).areas if area.name == "characters left"]
        left = [[GAME.pieces[piece].key for piece in area.pieces or []] for area in areas]
        assert left == [["king", "hermit"], ["gambler", "hermit"]]


def test_nobody_is_sent_what_another_seat_may_play() -> None:
    """TT-VIS-17"""
    g = second_to_play()
    assert [GAME.write_pick(pick) for pick in g.t.view(1).options()] == ["r9"]
    for viewer in (0, 2, 3, SPECTATOR):
        assert g.t.view(viewer).options() == []
        refusal = g.t.view(viewer).why_not(GAME.read_pick("b9"))
        assert refusal is not None
        assert refusal.rule == "FS-TURN-01"


def test_nobody_knows_of_a_kakumei_before_the_card_is_played() -> None:
    """TT-VIS-18  Announced and not yet played, it looks like nothing at all."""
    position: dict[str, object] = {"characters": ["resistance", "king", "gambler", "hermit"], "hands": HANDS}
    before, after = Takers(4, {}, 0, **position), Takers(4, {}, 0, **position)
    after.when("0 power-0")
    assert [looks_alike(before, after, viewer) for viewer in OTHERS_OF_SEAT_0] == [True] * 4
    assert all(event.kind != "power" for viewer in VIEWERS for event in all_told(after, viewer))


def test_nobody_knows_whether_the_hermit_will_draw() -> None:
    """TT-VIS-18  Before it is done, all that is known is that it is the Hermit's turn."""
    g = hermit()
    for viewer in OTHERS_OF_SEAT_0:
        assert (g.t.view(viewer).seats_to_act(), g.t.view(viewer).options()) == ([0], [])
        assert all_told(g, viewer) == []


def test_no_view_holds_the_seed_or_what_will_be_drawn() -> None:
    """TT-VIS-19  Tables that differ only in what the generator has in store look the same to everyone."""
    position: dict[str, object] = {"characters": ["hermit", "king", "gambler", "resistance"], "hands": HANDS}
    one, other = Takers(4, {}, 1, **position), Takers(4, {}, 2, **position)
    assert one.t.fingerprint() != other.t.fingerprint()
    assert all(looks_alike(one, other, viewer) for viewer in VIEWERS)


def test_a_refused_play_tells_the_others_nothing() -> None:
    """TT-VIS-20"""
    g = second_to_play()
    looks = [(g.t.view(viewer).fingerprint(), told_words(g, viewer)) for viewer in VIEWERS]
    assert g.refused("1 b9") == "TT-TRICK-07"
    assert [(g.t.view(viewer).fingerprint(), told_words(g, viewer)) for viewer in VIEWERS] == looks


def test_after_a_reshuffle_nobody_knows_the_order() -> None:
    """TT-VIS-21  Its number is told to all; not even the owner of the discards can name its cards."""
    g = hermit(rest_in_deck=0, discards="b6 b7 b8 b9").when("0 power-0, 0 r1")
    for viewer in VIEWERS:
        assert [event.number for event in g.events("reshuffled", viewer)] == [4]
        assert g.t.view(viewer).table.cards.piles[DECK] == [HIDDEN] * 3


def test_a_finished_game_can_be_shown_whole() -> None:
    """TT-VIS-22  Its record holds the seed, and gives every hand at every moment again."""
    match = Match(GAME, 3, {}, 11, ["Ann", "Ben", "Cleo"])
    dealt = [match.table.view(seat).table.cards.piles[seat] for seat in range(3)]
    rng = seeded(5)
    while (seat := match.table.next_seat()) >= 0:
        options = match.table.options(seat)
        match.answer(seat, options[rng.below(len(options))])
    again = read_record(match.record())
    assert [sorted(again.at(0).cards.piles[seat]) for seat in range(3)] == dealt
    assert again.table.fingerprint() == match.table.fingerprint()
