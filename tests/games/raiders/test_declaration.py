"""The deal and the declaration: section 3.2 of the rules."""

import pytest

from followsuit import HIDDEN, SPECTATOR
from followsuit.cli.speaker import Speaker
from followsuit.core.rng import seeded
from followsuit.games.raiders.flow import Lead
from followsuit.games.raiders.game import GAME
from followsuit.games.raiders.table import DECK
from raiders import Raiders

HANDS = ["H1 H2 D5", "H3 H4", "H5 H6", "H7 H8"]
LEADS = ["S1 S2", "S3", "S4 C8", "S5"]
VIEWERS = [0, 1, 2, 3, SPECTATOR]


def declaring() -> Raiders:
    return Raiders(at="declaration", hands=HANDS, leads=LEADS)


def lead_texts(g: Raiders) -> str:
    return "; ".join(g.told("lead-cards"))


def declare(g: Raiders, seat: int, lead_count: int) -> None:
    """Add the lowest hand cards, or collect the lowest lead cards, until so many are declared."""
    more = lead_count - len(g.table.leads(seat))
    cards = sorted(g.table.hand(seat))[:more] if more > 0 else sorted(g.table.leads(seat))[:-more]
    g.when(*[f"{seat} {GAME.write_card(card)}" for card in cards], f"{seat} done")


def test_every_seed_deals_its_own_cards_and_always_the_same() -> None:
    """TR-DECL-01"""
    deals = [lead_texts(Raiders(seed=seed)) for seed in range(50)]
    assert len(set(deals)) == 50
    assert deals == [lead_texts(Raiders(seed=seed)) for seed in range(50)]


@pytest.mark.parametrize("players", [3, 4])
def test_shuffled_cards_come_everywhere(players: int) -> None:
    """TR-DECL-01  Over many deals each card lies in each hand and among each seat's lead cards."""
    found: set[tuple[int, int]] = set()
    for seed in range(250):
        t = Raiders(players, seed=seed).table
        for place in range(len(t.cards.piles)):
            found |= {(card, place) for card in t.cards.piles[place]}
    places = 2 * players + (1 if players == 3 else 0)
    assert len(found) == len(Raiders(players).table.rules.deck) * places


def test_the_whole_deck_is_shuffled_again_for_every_round() -> None:
    """TR-DECL-01"""
    deals = {lead_texts(Raiders(at="round end", seed=seed)) for seed in range(20)}
    assert len(deals) == 20
    g = Raiders(at="round end", hands=HANDS, leads=LEADS)
    assert g.now("discards") == ""
    assert (g.now("lead_counts"), g.now("hand_counts")) == ([3] * 4, [10] * 4)


def test_a_later_round_is_dealt_other_cards_than_the_first() -> None:
    """TR-DECL-01"""
    games = [Raiders(seed=seed).play_on().told("lead-cards") for seed in range(20)]
    longer = [deals for deals in games if len(deals) > 4]
    assert longer
    assert all(deals[:4] != deals[4:8] for deals in longer)


@pytest.mark.parametrize(
    ("players", "lead_cards", "hand_cards", "surplus"),
    [
        (4, 3, 10, 0),  # TR-DECL-02, TR-DECL-04
        (3, 4, 9, 1),  # TR-DECL-03, TR-DECL-05, TR-DECL-06
    ],
)
def test_how_many_cards_are_dealt(players: int, lead_cards: int, hand_cards: int, surplus: int) -> None:
    """TR-DECL-02, TR-DECL-03, TR-DECL-04, TR-DECL-05, TR-DECL-06"""
    g = Raiders(players)
    assert g.now("lead_counts") == [lead_cards] * players
    assert g.now("hand_counts") == [hand_cards] * players
    assert len(g.t.cards.piles[DECK]) == surplus


@pytest.mark.parametrize("players", [3, 4])
def test_lead_cards_are_dealt_face_up_and_before_the_hands(players: int) -> None:
    """TR-DECL-02, TR-DECL-03, TR-DECL-04, TR-DECL-05"""
    g = Raiders(players)
    assert g.t.log is not None
    for viewer in [*range(players), SPECTATOR]:
        kinds = [event.kind for event in g.t.log.told[viewer]]
        assert kinds == ["begins", "round"] + ["lead-cards"] * players + ["hand"] * players
        assert g.now("leads", viewer) == g.now("leads")
        for event in g.events("lead-cards", viewer):
            assert event.cards == sorted(g.table.leads(event.seat))


@pytest.mark.parametrize(("players", "hand_cards"), [(3, 9), (4, 10)])
def test_hands_are_dealt_face_down(players: int, hand_cards: int) -> None:
    """TR-DECL-04, TR-DECL-05"""
    g = Raiders(players)
    for viewer in [*range(players), SPECTATOR]:
        for event in g.events("hand", viewer):
            hand = sorted(g.table.hand(event.seat))
            assert event.cards == (hand if event.seat == viewer else [HIDDEN] * hand_cards)


def test_nobody_sees_the_surplus_card() -> None:
    """TR-DECL-06, TR-GAP-21"""
    g = Raiders(3)
    surplus = g.table.cards.piles[DECK][0]
    assert g.t.log is not None
    for viewer in [0, 1, 2, SPECTATOR]:
        assert g.now("surplus", viewer) == "?"
        assert all(surplus not in event.cards for event in g.t.log.told[viewer])


def test_the_surplus_card_is_out_of_the_round() -> None:
    """TR-DECL-06  Nobody ever plays it, whatever is declared, and it is not shown at the end either."""
    for seed in range(15):
        g = Raiders(3, seed=seed)
        surplus = g.table.cards.piles[DECK][0]
        rng = seeded(seed)
        while g.t.seats_to_act() and g.table.round == 1:
            assert g.table.cards.piles[DECK] == [surplus]
            seat = g.t.next_seat()
            options = g.t.options(seat)
            g.t.apply(seat, options[rng.below(len(options))])
        assert g.t.log is not None
        events = g.t.log.told[SPECTATOR]
        rounds = [i for i in range(len(events)) if events[i].kind == "round"] + [len(events)]
        assert all(surplus not in event.cards for event in events[: rounds[1]])


def test_before_declaring_a_player_sees_all_lead_cards_and_the_own_hand() -> None:
    """TR-DECL-07"""
    g = declaring()
    for seat in range(4):
        assert g.now("leads", seat) == ["S1 S2", "S3", "S4 C8", "S5"]
        seen = ["? ? ?", "? ?", "? ?", "? ?"]
        seen[seat] = HANDS[seat]
        assert g.now("hands", seat) == seen


def test_declarations_are_made_in_any_order_and_carried_out_at_once() -> None:
    """TR-DECL-08"""
    g = declaring()
    assert g.t.seats_to_act() == [0, 1, 2, 3]
    g.when("2 S4, 2 done, 0 H1, 3 done, 0 H2, 0 done")
    assert g.now("leads") == ["S1 S2", "S3", "S4 C8", "S5"]
    assert g.asked() == "1 Declare: done S3 H3 H4"
    g.when("1 done")
    assert g.now("leads") == ["S1 S2 H1 H2", "S3", "C8", "S5"]
    other_order = declaring().when("0 H1, 0 H2, 0 done, 1 done, 2 S4, 2 done, 3 done")
    assert g.t.fingerprint() == other_order.t.fingerprint()
    assert g.asked() == "0 Lead: S1 S2 H1 H2"


@pytest.mark.parametrize(("players", "count"), [(4, 1), (4, 2), (4, 9), (4, 10), (3, 1), (3, 8), (3, 9)])
def test_one_hand_card_or_all_of_them_can_be_added(players: int, count: int) -> None:
    """TR-DECL-09"""
    g = Raiders(players)
    hand = sorted(g.table.hand(0))
    leads = sorted(g.table.leads(0) + hand[:count])
    declare(g, 0, len(leads))
    g.when(*[f"{seat} done" for seat in range(1, players)])
    assert sorted(g.table.leads(0)) == leads
    assert sorted(g.table.hand(0)) == hand[count:]


def test_no_more_than_the_whole_hand_can_be_added() -> None:
    """TR-DECL-09"""
    g = declaring().when("0 H1, 0 H2, 0 D5, 1 done, 2 done, 3 done")
    assert g.asked() == "0 Declare: done"
    g.when("0 done")
    assert (g.now("leads"), g.now("hand_counts")) == (["S1 S2 H1 H2 D5", "S3", "S4 C8", "S5"], [0, 2, 2, 2])


@pytest.mark.parametrize(("players", "count"), [(4, 1), (4, 2), (4, 3), (3, 1), (3, 3), (3, 4)])
def test_one_lead_card_or_all_of_them_can_be_collected(players: int, count: int) -> None:
    """TR-DECL-10"""
    g = Raiders(players)
    leads = sorted(g.table.leads(0))
    hand = sorted(g.table.hand(0) + leads[:count])
    declare(g, 0, len(leads) - count)
    g.when(*[f"{seat} done" for seat in range(1, players)])
    assert sorted(g.table.leads(0)) == leads[count:]
    assert sorted(g.table.hand(0)) == hand


def test_no_more_than_all_lead_cards_can_be_collected() -> None:
    """TR-DECL-10"""
    g = declaring().when("0 S1, 0 S2, 1 done, 2 done, 3 done")
    assert g.asked() == "0 Declare: done"


def test_keep_changes_nothing() -> None:
    """TR-DECL-11"""
    g = declaring().when("0 done, 1 done, 2 done")
    assert g.asked() == "3 Declare: done S5 H7 H8"
    g.when("3 done")
    assert (g.now("leads"), g.now("hands")) == (["S1 S2", "S3", "S4 C8", "S5"], HANDS)
    assert g.told("kept") == ["0", "1", "2", "3"]


def test_after_a_hand_card_no_lead_card_can_be_collected() -> None:
    """TR-DECL-12"""
    g = Raiders(at="declaration", hands=["H1 H2 D5", "", "", ""], leads=["S1 C8", "", "", ""])
    g.when("1 done, 2 done, 3 done, 0 H1")
    assert g.refused("0 C8") == "TR-DECL-12"
    assert g.refused("0 S1") == "TR-DECL-12"
    assert g.asked() == "0 Declare: done H2 D5"


def test_after_a_lead_card_no_hand_card_can_be_added() -> None:
    """TR-DECL-12"""
    g = declaring().when("0 done, 1 done, 2 S4, 3 done")
    assert g.refused("2 H5") == "TR-DECL-12"
    assert g.asked() == "2 Declare: done C8"


def test_every_seat_has_to_declare_before_a_trick_begins() -> None:
    """TR-DECL-13"""
    g = declaring()
    for seat in range(4):
        assert g.t.seats_to_act() == list(range(seat, 4))
        assert g.now("trick_number") == 0
        g.when(f"{seat} done")
    assert (g.now("trick_number"), g.asked()) == (1, "0 Lead: S1 S2")


def test_a_seat_declares_once_a_round() -> None:
    """TR-DECL-13  From the reveal on, lead cards and hand cards are there to be played."""
    g = declaring().when("0 done, 1 done, 2 done, 3 done, 0 S1, 1 H3, 2 H5, 3 H7")
    assert len(g.told("kept")) == 4
    assert g.asked() == "0 Lead: S2"


def test_a_declaration_is_final() -> None:
    """TR-DECL-14, TR-GAP-22"""
    g = declaring().when("0 H1, 0 done, 1 done")
    assert g.refused("0 H2") == "FS-TURN-03"
    assert g.refused("0 done") == "FS-TURN-03"
    assert g.refused("1 S3") == "FS-TURN-03"
    g.when("2 done, 3 done")
    assert g.now("leads") == ["S1 S2 H1", "S3", "S4 C8", "S5"]


def test_added_cards_lie_face_up_for_everybody() -> None:
    """TR-DECL-15"""
    g = declaring().when("0 H2, 0 D5, 0 done, 1 done, 2 done, 3 done")
    for viewer in VIEWERS:
        assert g.now("leads", viewer) == ["S1 S2 H2 D5", "S3", "S4 C8", "S5"]
        assert g.told("added", viewer) == ["0 H2 D5"]


def test_a_collected_card_is_hidden_again_but_known() -> None:
    """TR-DECL-16"""
    g = declaring().when("0 done, 1 done, 2 C8, 2 done, 3 done")
    for viewer in [0, 1, 3, SPECTATOR]:
        hands = [area for area in GAME.layout(g.t.view(viewer)).areas if area.name == "hand"]
        assert hands[2].cards == [HIDDEN] * 3
        assert g.t.cards.is_known(GAME.read_card("C8"), viewer)
    own = [area for area in GAME.layout(g.t.view(2)).areas if area.name == "hand"]
    assert GAME.write_cards(own[2].cards) == "H5 H6 C8"


def test_a_collected_card_is_a_hand_card_like_any_other() -> None:
    """TR-DECL-16"""
    g = declaring().when("0 done, 1 done, 2 S4, 2 done, 3 done, 0 S1, 1 H3")
    assert g.asked() == "2 Follow: S4"


def test_the_number_of_lead_cards_is_the_number_declared() -> None:
    """TR-DECL-17"""
    g = declaring().when("0 H1, 0 H2, 0 done, 1 S3, 1 done, 2 done, 3 H7, 3 done")
    declared = {
        event.seat: event.number for kind in ("added", "collected", "kept") for event in g.events(kind)
    }
    assert declared == {0: 4, 1: 0, 2: 2, 3: 2}
    assert g.now("lead_counts") == [4, 0, 2, 2]
    told = Speaker(GAME, ["Ada", "Ben", "Cem", "Dea"], "en").event(g.events("added")[0])
    assert told == "Ada adds 1 of hearts and 2 of hearts and declares 4 leads."


def test_the_order_of_lead_cards_has_no_meaning() -> None:
    """TR-DECL-18  A tie is broken alike, the same leads are offered, and nobody sees a difference."""
    one = Raiders(at="reveal", leads=["S9a H2 C5", "D5 S3 C2", "S1", "H1"])
    other = Raiders(at="reveal", leads=["H2 C5 S9a", "S3 C2 D5", "S1", "H1"])
    assert one.asked() == other.asked() == "1 Lead: S3 D5 C2"
    for viewer in VIEWERS:
        assert one.t.view(viewer).fingerprint() == other.t.view(viewer).fingerprint()


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("lead_count", range(14))
def test_any_number_from_0_to_13_can_be_declared(players: int, lead_count: int) -> None:
    """TR-DECL-19"""
    g = Raiders(players)
    declare(g, 1, lead_count)
    for seat in g.t.seats_to_act():
        g.when(f"{seat} done")
    assert len(g.table.leads(1)) == lead_count
    assert len(g.table.hand(1)) == 13 - lead_count
    assert isinstance(g.t.question(), Lead)


@pytest.mark.parametrize("players", [3, 4])
def test_only_a_pull_back_moves_a_card_between_lead_cards_and_hand(players: int) -> None:
    """TR-DECL-20"""
    pulled_back = 0
    for seed in range(40):
        g = Raiders(players, seed=seed)
        g.when(*[f"{seat} done" for seat in range(players)])
        rng = seeded(seed)
        while g.table.round == 1 and g.t.seats_to_act():
            leads = [set(g.table.leads(seat)) for seat in range(players)]
            hands = [set(g.table.hand(seat)) for seat in range(players)]
            seat = g.t.next_seat()
            options = g.t.options(seat)
            g.t.apply(seat, options[rng.below(len(options))])
            if g.table.round == 1:
                moved = set(g.events("pulled-back")[-1].cards) if g.events("pulled-back") else set()
                for other in range(players):
                    assert set(g.table.leads(other)) <= leads[other]
                    assert set(g.table.hand(other)) - hands[other] <= moved & leads[other]
        assert len(g.events("pulled-back")) <= 1  # the special 9 of hearts is played once a round
        pulled_back += len(g.events("pulled-back"))
    assert pulled_back > 0


def test_a_declaration_says_which_cards_move() -> None:
    """TR-DECL-21  Free choice among the own cards, special ones too."""
    g = declaring().when("0 H1, 0 D5, 0 done, 1 H4, 1 done, 2 C8, 2 done, 3 done")
    assert g.now("leads") == ["S1 S2 H1 D5", "S3 H4", "S4", "S5"]
    assert g.now("hands") == ["H2", "H3", "H5 H6 C8", "H7 H8"]


def test_no_card_of_another_seat_moves() -> None:
    """TR-DECL-21"""
    g = declaring()
    for foreign in ("H3", "S3", "C10a", "seat-1"):
        assert g.refused(f"0 {foreign}") == "TR-DECL-21"
    assert g.asked().startswith("0 Declare: done S1 S2 H1 H2 D5; ")


def test_tokens_the_first_leader_and_the_first_trick_follow_the_reveal() -> None:
    """TR-DECL-22"""
    hands = ["H1 H2 H3 H4", "", "", ""]
    g = Raiders(at="declaration", hands=hands, leads=["S1 S2", "S3", "S4", "S5"])
    g.when("1 S3, 1 done, 0 H1, 0 H2, 0 H3, 0 H4, 0 done, 2 done")
    g.when("3 done")
    assert g.t.log is not None
    kinds = [event.kind for event in g.t.log.told[SPECTATOR] if event.kind != "sealed"]
    assert kinds == ["added", "collected", "kept", "kept", "aggressive", "passive", "first-leader"]
    assert g.asked() == "0 Lead: S1 S2 H1 H2 H3 H4"
