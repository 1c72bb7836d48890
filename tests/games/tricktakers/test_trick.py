"""Playing a trick: section 3.8 of the rules, up to the strength of cards."""

import pytest

from tricktakers import Takers

PLAIN = ["king", "gambler", "berserker"]  # who have nothing to decide in a turn


def trick(hands: list[str], **position: object) -> Takers:
    """Seat 0 leads unless told otherwise."""
    return Takers(3, None, 0, characters=PLAIN, hands=hands, **position)


def test_the_leader_plays_first_and_the_others_follow_clockwise() -> None:
    """TT-TRICK-01  One play each, then the trick is over."""
    g = trick(["r5 b1", "r2 b2", "r9 b3"], leader=1)
    asked = []
    for answer in ("1 r2", "2 r9", "0 r5"):
        asked.append(g.t.seats_to_act())
        g.when(answer)
    assert asked == [[1], [2], [0]]
    assert (g.told("led"), g.told("played")) == (["1 r2"], ["2 r9", "0 r5"])
    assert g.told("won") == ["2 r9 TT-STRN-03"]


@pytest.mark.parametrize("number", [1, 3, 5])
def test_any_card_may_be_led_in_every_trick(number: int) -> None:
    """TT-TRICK-02  Black too, though no trick has shown a black card yet."""
    g = trick(["r5 b1 g7 k9 RAa WFa M", "r2", "r3"], trick_number=number)
    assert g.asked() == "0 TakeTurn: r5 b1 g7 k9 RAa WFa M"
    assert g.when("0 k9").told("led") == ["0 k9"]


@pytest.mark.parametrize(
    ("card", "colour"), [("r5", "red"), ("b1", "blue"), ("g7", "green"), ("k9", "black")]
)
def test_the_first_number_card_fixes_the_lead_colour(card: str, colour: str) -> None:
    """TT-TRICK-03  And no later one changes it."""
    g = trick(["r5 b1 g7 k9", "k1", "r3"]).when(f"0 {card}")
    assert g.now("lead_colour") == colour
    assert g.when("1 k1").now("lead_colour") == colour


@pytest.mark.parametrize("card", ["RAa", "WFa", "M"])
def test_a_colourless_card_fixes_no_lead_colour(card: str) -> None:
    """TT-TRICK-04, TT-GAP-16  Rare, White Flag and Berserker card: the next player is free."""
    g = trick([f"r5 {card}", "r2 b3 k4", "r3"]).when(f"0 {card}")
    assert g.now("lead_colour") == ""
    assert g.asked() == "1 TakeTurn: r2 b3 k4"


def test_the_first_number_card_after_colourless_ones_binds_whoever_plays_later() -> None:
    """TT-TRICK-05"""
    g = Takers(
        4, characters=["king", "gambler", "berserker", "ruler"], hands=["RAa", "WFa", "g3 r1", "g5 r9"]
    )
    g.when("0 RAa, 1 WFa")
    assert g.asked() == "2 TakeTurn: r1 g3"
    g.when("2 g3")
    assert g.now("lead_colour") == "green"
    assert g.refused("3 r9") == "TT-TRICK-07"


def test_black_is_followed_like_any_colour() -> None:
    """TT-TRICK-06"""
    g = trick(["k5", "r2 k2", "r3"]).when("0 k5")
    assert g.asked() == "1 TakeTurn: k2"
    assert g.refused("1 r2") == "TT-TRICK-07"


def test_whoever_holds_the_lead_colour_plays_it_or_a_colourless_card() -> None:
    """TT-TRICK-07  Not even black may be played instead."""
    g = trick(["r5", "r2 b9 k9 WFa", "r3"]).when("0 r5")
    assert g.asked() == "1 TakeTurn: r2 WFa"
    assert [g.refused(f"1 {card}") for card in ("b9", "k9")] == ["TT-TRICK-07"] * 2


@pytest.mark.parametrize("red", ["r2 r7", "r2 r7 r9", "r1 r4 r6 r8"])
def test_two_or_more_cards_of_the_lead_colour_leave_a_free_choice_among_them(red: str) -> None:
    """TT-TRICK-08, TT-GAP-15  With two cards as with more: higher or lower than the card that was led."""
    g = trick(["r5", f"{red} b9", "r3"]).when("0 r5")
    assert g.asked() == f"1 TakeTurn: {red}"


def test_without_the_lead_colour_any_card_may_be_played() -> None:
    """TT-TRICK-09"""
    g = trick(["r5", "b2 g9 k1 RAa WFb", "r3"]).when("0 r5")
    assert g.asked() == "1 TakeTurn: b2 g9 k1 RAa WFb"


@pytest.mark.parametrize("card", ["RAa", "WFa"])
@pytest.mark.parametrize("led", ["r5", "k5", "RAb", "WFb"])
def test_rare_and_white_flag_may_be_played_at_any_turn(led: str, card: str) -> None:
    """TT-TRICK-10  Whatever is led and whatever else the hand holds."""
    g = trick([led, f"r2 k2 {card}", "r3"]).when(f"0 {led}, 1 {card}")
    assert g.told("played") == [f"1 {card}"]


@pytest.mark.parametrize("led", ["r5", "k5", "RAb", "WFb"])
def test_the_berserker_card_may_be_played_at_any_turn(led: str) -> None:
    """TT-TRICK-11, TT-GAP-16"""
    g = trick([led, "r3", "r2 k2 M"]).when(f"0 {led}, 1 r3, 2 M")
    assert g.told("won") == ["2 M TT-BER-07"]


def test_colourless_cards_free_nobody_from_following_with_number_cards() -> None:
    """TT-TRICK-12"""
    g = trick(["r5", "r2 b9 RAa WFa M", "r3"]).when("0 r5")
    assert g.asked() == "1 TakeTurn: r2 RAa WFa M"
    assert g.refused("1 b9") == "TT-TRICK-07"


@pytest.mark.parametrize(
    ("character", "power", "playable"),
    [
        ("adventurer", "power-4", "r2 b9"),  # Ruler's Wand
        ("adventurer", "power-8", "r2 b9 RAa"),  # White Orb
        ("adventurer", "power-3", "r2"),  # Miracle Sword, up and down
        ("adventurer", "power-15", "r2"),
        ("adventurer", "power-5", "r2"),  # Berserker Axe
        ("adventurer", "power-1", "r2 RAa"),  # Potion of Invisibility
        ("adventurer", "power-10", "r2 RAa"),  # Proactive Wing
        ("adventurer", "power-13", "r2 RAa"),  # Dragon Doll
        ("ruler", "power-0", "b9"),  # the lead token, which a card of the lead colour needs not
        ("resistance", "power-0", "r2 RAa"),  # Kakumei
    ],
)
def test_only_wand_orb_and_lead_token_lift_the_duty_to_follow(
    character: str, power: str, playable: str
) -> None:
    """TT-TRICK-21"""
    items = (
        "rulers-wand white-orb miracle-sword berserker-axe potion-of-invisibility proactive-wing dragon-doll"
    )
    more = {"items": items} if character == "adventurer" else {}
    g = Takers(3, None, 0, characters=["king", character, "hermit"], hands=["r5", "r2 b9 RAa", "r3"], **more)
    g.when("0 r5")
    assert g.refused("1 b9") == "TT-TRICK-07"
    g.when(f"1 {power}")
    assert g.asked() == f"1 TakeTurn: {playable}"


@pytest.mark.parametrize(("hand", "card"), [("r2 r9", "r2"), ("k9 b1", "b1"), ("RAa r2", "r2")])
def test_nobody_has_to_win_or_to_play_black(hand: str, card: str) -> None:
    """TT-TRICK-13"""
    g = trick(["r5", f"{hand}", "r3"]).when(f"0 r5, 1 {card}, 2 r3")
    assert g.told("won") == ["0 r5 TT-STRN-03"]


def test_an_illegal_play_is_refused_and_the_player_chooses_again() -> None:
    """TT-TRICK-14  Not following, or a card of somebody else; nothing has happened and nobody is told."""
    g = trick(["r5", "r2 b9", "r3"]).when("0 r5")
    assert [g.refused(f"1 {card}") for card in ("b9", "r3", "g1")] == [
        "TT-TRICK-07",
        "TT-TRICK-14",
        "TT-TRICK-14",
    ]
    assert g.told("played") == []
    assert g.asked() == "1 TakeTurn: r2"


@pytest.mark.parametrize(
    ("cards", "winner"),
    [("r5 r2 r9", "2 r9"), ("r9 r2 k1", "2 k1"), ("r9 RAa k9", "1 RAa"), ("r9 RAa M", "2 M")],
)
def test_the_strongest_play_wins(cards: str, winner: str) -> None:
    """TT-TRICK-15"""
    assert trick(cards.split(), trick=cards).told("won")[0].startswith(f"{winner} ")


@pytest.mark.parametrize(
    ("cards", "winner"),
    [("RAa RAb RAk", "0 RAa"), ("r1 RAb RAa", "1 RAb"), ("M r1 k1", "1 r1"), ("WFb WFa WFm", "0 WFb")],
)
def test_of_equally_strong_plays_the_first_wins(cards: str, winner: str) -> None:
    """TT-TRICK-16"""
    assert trick(cards.split(), trick=cards).told("won")[0].startswith(f"{winner} ")


def test_the_winner_takes_all_cards_of_the_trick() -> None:
    """TT-TRICK-17  They go neither to a hand nor to the discards."""
    g = trick(["r5 b1", "RAa b2", "k3 b3"]).when("0 r5, 1 RAa, 2 k3")
    assert g.now("taken") == ["", "r5 k3 RAa", ""]
    assert (g.now("hands"), g.now("discards"), g.now("trick")) == (["b1", "b2", "b3"], "", "")


def test_the_winner_leads_the_next_trick() -> None:
    """TT-TRICK-18"""
    g = trick(["r5 b1", "r2 b2", "r9 b3"]).when("0 r5, 1 r2, 2 r9")
    assert g.asked() == "2 TakeTurn: b3"
    assert g.now("leader") == 2


@pytest.mark.parametrize("cards", ["r1 b1 g1", "WFa WFb WFm", "RAa RAb RAk", "k9 k8 k10"])
def test_each_trick_is_one_win_whatever_it_holds(cards: str) -> None:
    """TT-TRICK-19"""
    g = trick(cards.split(), trick=cards, wins=[1, 1, 1])
    assert sorted(g.table.wins) == [1, 1, 2]


def test_a_turn_and_the_end_of_a_trick_have_their_order() -> None:
    """TT-TRICK-20  Draw, discard, play; when all have played the winner, what acts at once, the next lead."""
    g = Takers(3, characters=["hermit", "king", "gambler"], hands=["WFa r1", "RAa b1", "r9 b2"], deck="g5")
    g.when("0 power-0, 0 r1, 0 WFa, 1 RAa, 2 r9, 0 g5")
    assert g.t.log is not None
    kinds = [event.kind for event in g.t.log.told[0]]
    assert kinds == ["power", "drew", "discarded", "led", "played", "played", "won", "gained", "led"]
