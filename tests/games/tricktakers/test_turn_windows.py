"""A turn and its windows, following, the end of a trick, who wins it (chapters 3.5 to 3.7 and 5).

Where the Adventurer takes part, it is seat 0.
"""

import pytest

from followsuit import SPECTATOR
from followsuit.games.takers.cards import BLACK, BLUE, FLAG, NO_COLOUR, NUMBER, RARE, RED
from followsuit.games.tricktakers.table import TrickTakersTable
from tables import Given
from tricktakers import Takers

CAST = ["adventurer", "king", "gambler", "berserker"]
WITH_COLLECTOR = ["adventurer", "collector", "king", "gambler"]
WITH_RULER = ["adventurer", "ruler", "king", "gambler"]
MAP, POTION, BOOTS, SWORD_UP, WAND, AXE = "power-0", "power-1", "power-2", "power-3", "power-4", "power-5"
BOOK, FAIRY, ORB, CASTLE, WING, GOLD = "power-6", "power-7", "power-8", "power-9", "power-10", "power-11"
DOLL, SWORD_DOWN = "power-13", "power-15"
TOKEN = KAKUMEI = "power-0"
ITEMS = {
    MAP: "map-of-destiny",
    POTION: "potion-of-invisibility",
    BOOTS: "timid-boots",
    SWORD_UP: "miracle-sword",
    SWORD_DOWN: "miracle-sword",
    WAND: "rulers-wand",
    AXE: "berserker-axe",
    BOOK: "hermits-book-of-secrets",
    FAIRY: "fairy-mischief",
    ORB: "white-orb",
    CASTLE: "visit-to-the-castle",
    WING: "proactive-wing",
    GOLD: "discovered-gold",
    DOLL: "dragon-doll",
}
WITH = [SWORD_UP, SWORD_DOWN, WAND, AXE, POTION, ORB, WING, DOLL]


def playing(cast: list[str], hands: list[str], trick_number: int = 4, **position: object) -> Takers:
    cast = cast[: len(hands)]
    return Takers(len(hands), None, 0, characters=cast, hands=hands, trick_number=trick_number, **position)


def of_two(hands: list[str], items: str, trick_number: int = 4, **position: object) -> Takers:
    return Takers(
        2,
        {"two_player_mode": "drafted"},
        0,
        characters=["adventurer", "king"],
        unused_characters=["hermit", "ruler"],
        hands=hands,
        items=items,
        trick_number=trick_number,
        **position,
    )


def kinds(g: Given) -> list[str]:
    """What those who watch were told, in order."""
    assert g.t.log is not None
    return [event.kind for event in g.t.log.told[SPECTATOR]]


def counts_as(g: Given) -> tuple[int, int, int]:
    """Kind, colour and number of the card that was played last."""
    assert isinstance(g.t, TrickTakersTable)
    play = g.t.plays[-1]
    return play.kind, play.colour, play.value


# The windows of a turn.


@pytest.mark.parametrize(
    ("power", "question"),
    [
        (MAP, "0 ExchangeCards: done r5 g5"),
        (BOOK, "0 DiscardOne: r5 g5 k9"),
        (FAIRY, "0 TakeTurn: r5"),
        (CASTLE, "0 TakeTurn: r5"),
        (GOLD, "0 TakeTurn: r5"),
        (BOOTS, "1 TakeTurn: r2"),
    ],
)
def test_a_before_item_acts_at_once_and_no_card_is_played_yet(power: str, question: str) -> None:
    """TA-TURN-01, TA-DEC-03"""
    hands = ["r5 g5", "r2 b2", "r3 b3"]
    g = playing(CAST, hands, items=ITEMS[power], leader=2, trick="r3", deck="k9").when(f"0 {power}")
    assert g.asked() == question
    assert g.events("power")[0].number == int(power.removeprefix("power-"))
    assert g.now("trick") == "r3"


def test_without_a_usable_item_none_is_offered() -> None:
    """TA-DEC-03"""
    hands = ["r5", "r2", "r3"]
    assert playing(CAST, hands, 5, items="crystal fairy-mischief").asked() == "0 TakeTurn: r5"
    assert playing(CAST, hands, 5, items="crystal discovered-gold").asked() == f"0 TakeTurn: r5 {GOLD}"


@pytest.mark.parametrize("power", WITH)
def test_a_with_item_is_declared_together_with_the_card(power: str) -> None:
    """TA-TURN-02, TA-DEC-06  Until the card is played nothing has happened."""
    hands = ["r5 g5", "r2 b2", "r3 b3"]
    g = playing(CAST, hands, items=ITEMS[power], leader=2, trick="r3").when(f"0 {power}")
    assert g.asked().startswith("0 TakeTurn: r5")
    assert kinds(g) == []
    g.when("0 r5")
    assert kinds(g) == ["played-face-down" if power == POTION else "played", "power", "equipped"]
    assert g.events("power")[0].number == int(power.removeprefix("power-"))


def test_a_card_must_be_played_and_an_item_whose_condition_fails_is_refused() -> None:
    """TA-DEC-06"""
    g = playing(CAST, ["WFa RAa", "r2 b2", "r3 b3"], items="miracle-sword", leader=2, trick="r3")
    assert g.asked() == "0 TakeTurn: RAa WFa"
    assert g.refused(f"0 {SWORD_UP}") == "TA-ITM-20"
    assert g.refused("0 done") == "FS-TURN-02"


def test_ruler_may_lay_a_lead_token_on_the_card() -> None:
    """TA-TURN-03"""
    g = playing(WITH_RULER, ["r5 g5", "r2 b2", "r3 b3"], tasks="take-red take-blue", trick="r5")
    assert g.asked() == f"1 TakeTurn: r2 {TOKEN}"
    g.when(f"1 {TOKEN}, 1 b2")
    assert counts_as(g) == (NUMBER, RED, 2)


def test_collector_may_reserve_after_playing() -> None:
    """TA-TURN-04"""
    g = playing(WITH_COLLECTOR, ["r5 g5", "r2 b2", "r3 b3"], trick="r5")
    assert g.asked() == "1 TakeTurn: r2"
    assert g.when("1 r2").asked() == "1 MayReserve: no r2 r5"
    assert g.when("1 r5").now("reserved") == "r5"


@pytest.mark.parametrize("power", [MAP, GOLD])
def test_one_item_a_trick_all_windows_together(power: str) -> None:
    """TA-TURN-05, TA-GAP-06  After a 'before' item none goes with the card; the next trick allows one."""
    items = f"{ITEMS[power]} rulers-wand"
    g = playing(CAST, ["r5 g5", "r2 b2", "r3 b3"], items=items, item_deck="white-orb")
    g.when(f"0 {power}, 0 done, 0 r5" if power == MAP else f"0 {power}, 0 r5")
    assert g.now("items") == "white-orb rulers-wand"
    g.when("1 r2, 2 r3")
    assert f" {WAND} {ORB}" in g.asked()


def test_an_item_used_with_the_card_closes_the_turn_for_others() -> None:
    """TA-TURN-05"""
    g = playing(CAST, ["r5 g5", "r2 b2", "r3 b3"], items="discovered-gold rulers-wand").when(f"0 {WAND}")
    assert g.refused(f"0 {GOLD}") == "TT-TRICK-14"
    assert g.when("0 r5").asked() == "1 TakeTurn: r2"


def test_the_next_turn_begins_when_the_windows_of_this_one_are_over() -> None:
    """TA-TURN-06  After the reservation, and nothing else stands between."""
    g = playing(WITH_COLLECTOR, ["r5 g5", "r2 b2", "r3 b3"], trick="r5").when("1 r2")
    assert g.t.seats_to_act() == [1]
    assert g.when("1 no").asked() == "2 TakeTurn: r3"


# Following and lead colour.


@pytest.mark.parametrize("card", ["r5", "b9"])
def test_cards_in_hand_count_with_their_printed_colour(card: str) -> None:
    """TA-FOL-01  Neither token nor item changes what the hand must follow with."""
    hands = ["r5 b9 g1", "r2 b2 g2", "r3 b3 g3"]
    g = playing(CAST, hands, 3, items="miracle-sword rulers-wand", leader=2, trick="r3")
    assert g.asked().startswith(f"0 TakeTurn: r5 {SWORD_UP}")
    assert counts_as(g.when(f"0 {WAND}, 0 {card}"))[1] == RED


def test_a_later_player_follows_the_printed_cards_although_one_counts_as_the_lead_colour() -> None:
    """TA-FOL-01  Red is led; a blue card made red does not make blue the colour to follow."""
    hands = ["b9 g1", "r2 b2", "r3 b3"]
    g = playing(CAST, hands, items="rulers-wand", leader=2, trick="r3").when(f"0 {WAND}, 0 b9")
    assert g.asked() == "1 TakeTurn: r2"


def test_the_first_open_number_card_sets_the_lead_colour() -> None:
    """TA-FOL-02, TA-STR-03  Not a Rare, and not a card face down before it."""
    hands = ["r5 g1", "b2 r2", "b3 r3", "RAa g9"]
    g = playing(CAST, hands, items="potion-of-invisibility", leader=3, trick="RAa").when(f"0 {POTION}, 0 r5")
    assert g.now("lead_colour") == ""
    g.when("1 b2")
    assert g.now("lead_colour") == "blue"
    assert g.asked() == "2 TakeTurn: b3"


def test_a_card_under_the_orb_sets_no_lead_colour() -> None:
    """TA-FOL-03"""
    g = playing(CAST, ["r5 g1", "b2 r2", "b3 r3"], items="white-orb").when(f"0 {ORB}, 0 r5")
    assert g.asked() == "1 TakeTurn: r2 b2"
    assert g.when("1 b2").asked() == "2 TakeTurn: b3"


def test_a_potion_card_sets_no_lead_colour_while_it_lies_face_down() -> None:
    """TA-FOL-04, TA-GAP-12"""
    hands = ["r5 g1", "b2 r2", "WFa r3"]
    g = playing(CAST, hands, items="potion-of-invisibility", leader=2, trick="WFa").when(f"0 {POTION}, 0 r5")
    assert g.asked() == "1 TakeTurn: r2 b2"


def test_flipped_without_a_lead_colour_the_potion_card_sets_it() -> None:
    """TA-FOL-05, TA-GAP-12  Of nothing but White Flags and a red 5, the red 5 wins as the lead colour."""
    hands = ["r5", "WFb", "WFa"]
    g = playing(CAST, hands, 5, items="potion-of-invisibility", leader=2, trick="WFa")
    assert g.when(f"0 {POTION}, 0 r5, 1 WFb").told("won") == ["0 r5 TT-STRN-03"]


def test_flipped_after_a_lead_colour_was_set_the_potion_card_does_not_change_it() -> None:
    """TA-FOL-05, TA-FOL-04  The blue 2, first to lie open, beats the red 5 that was played before it."""
    hands = ["r5", "b2", "WFa"]
    g = playing(CAST, hands, 5, items="potion-of-invisibility", leader=2, trick="WFa")
    assert g.when(f"0 {POTION}, 0 r5, 1 b2").told("won") == ["1 b2 TT-STRN-03"]


@pytest.mark.parametrize("power", WITH)
def test_wand_and_orb_free_from_following_and_no_other_item_does(power: str) -> None:
    """TA-FOL-06"""
    hands = ["r5 g5", "r2 b2", "r3 b3"]
    g = playing(CAST, hands, items=ITEMS[power], leader=2, trick="r3").when(f"0 {power}")
    assert g.asked() == ("0 TakeTurn: r5 g5" if power in (WAND, ORB) else "0 TakeTurn: r5")


def test_rulers_token_frees_from_following() -> None:
    """TA-FOL-06"""
    g = playing(WITH_RULER, ["r5 g5", "r2 b2", "r3 b3"], tasks="take-red take-blue", trick="r5")
    assert g.refused("1 b2") == "TT-TRICK-07"
    assert g.when(f"1 {TOKEN}").asked() == "1 TakeTurn: b2"


# The end of a trick.


def test_the_put_off_turn_comes_when_everybody_else_has_played() -> None:
    """TA-TRK-01"""
    g = playing(CAST, ["r9 g5", "r2 b2", "r3 b3", "r4 b4"], items="timid-boots").when(
        f"0 {BOOTS}, 1 r2, 2 r3"
    )
    assert g.asked() == "3 TakeTurn: r4"
    assert g.when("3 r4").asked() == "0 TakeTurn: r9"
    assert g.told("won") == []


def test_a_potion_card_is_flipped_after_the_last_turn_and_then_the_winner_is_found() -> None:
    """TA-TRK-02, TA-TRK-03"""
    hands = ["r9 g5", "r2 b2", "r3 b3"]
    g = playing(
        CAST, hands, items="potion-of-invisibility", leader=2, trick="r3", item_deck="crystal white-orb"
    )
    g.when(f"0 {POTION}, 0 r9, 1 r2")
    assert kinds(g) == ["played-face-down", "power", "equipped", "played", "flipped", "won", "equipped"]
    assert g.told("won") == ["0 r9 TT-STRN-03"]


def test_a_collector_who_wins_takes_all_cards() -> None:
    """TA-TRK-04"""
    g = playing(WITH_COLLECTOR, ["r5 g5", "r9 b2", "r3 b3"], trick="r5").when("1 r9, 1 r5, 2 r3")
    assert g.now("taken") == ["", "r3 r5 r9", ""]


def test_the_reserved_card_goes_to_collector_and_the_rest_to_the_winner() -> None:
    """TA-TRK-05"""
    g = playing(WITH_COLLECTOR, ["r5 g5", "r2 b2", "r9 b3"], trick="r5").when("1 r2, 1 r5, 2 r9")
    assert g.now("taken") == ["", "r5", "r2 r9"]


def test_tasks_are_brought_up_to_date_for_winner_and_collector() -> None:
    """TA-TRK-06"""
    cast = ["adventurer", "collector", "king", "ruler"]
    hands = ["r5 g5", "b2 b6", "r9 b3", "r4 b4"]
    tasks = "take-green take-blue take-red"
    g = playing(cast, hands, tasks=tasks, trick="r5").when("1 b2, 1 b2, 2 r9, 3 r4")
    assert g.now("taken") == ["", "b2", "r4 r5 r9", ""]
    assert g.now("tasks_taken") == "take-blue take-red"


def test_an_adventurer_who_won_levels_up_after_the_tasks() -> None:
    """TA-TRK-07  Both are done when the next trick is led."""
    hands = ["r9 g5", "r2 b2", "r3 b3"]
    items = "map-of-destiny"
    g = playing(WITH_RULER, hands, tasks="take-blue take-red", items=items, item_deck="white-orb")
    g.when("0 r9, 1 r2, 2 r3")
    assert g.now("tasks_taken") == "take-red"
    assert g.now("items") == "map-of-destiny white-orb"
    assert kinds(g)[-2:] == ["won", "equipped"]


def test_tokens_come_back_at_the_end_of_the_trick() -> None:
    """TA-TRK-08  The lead token and the reservation token serve again in the next trick."""
    g = playing(WITH_RULER, ["r5 r4", "b2 g2", "r3 b3"], tasks="take-red take-blue", trick="r5")
    g.when(f"1 {TOKEN}, 1 b2, 2 r3, 0 r4, 1 {TOKEN}, 1 g2")
    assert counts_as(g) == (NUMBER, RED, 2)
    g = playing(WITH_COLLECTOR, ["r5 g5 g6", "r2 b2 b4", "r3 b3 b5"], 3, trick="r5")
    g.when("1 r2, 1 r5, 2 r3, 0 g5, 1 b2")
    assert g.asked() == "1 MayReserve: no b2 g5"
    g.when("1 no, 2 b3")
    assert g.now("taken") == ["r2 r3 b2 b3 g5", "r5", ""]


@pytest.mark.parametrize("power", WITH)
def test_the_effect_of_an_item_ends_with_the_trick(power: str) -> None:
    """TA-TRK-09  In the next trick the Adventurer's black 4 is a black 4, open, without any mark."""
    hands = ["r5 k4", "r2 b2", "r9 b3"]
    g = playing(CAST, hands, items=ITEMS[power], item_deck="crystal rock-crystal", leader=2, trick="r9")
    g.when(f"0 {power}, 0 r5, 1 r2")
    leader = g.t.next_seat()
    g.when(*{0: ["0 k4"], 2: ["2 b3", "0 k4"]}[leader])
    assert counts_as(g) == (NUMBER, BLACK, 4)
    assert g.table.plays[-1].marks == 0


def test_boots_put_off_one_turn_only() -> None:
    """TA-TRK-09"""
    g = playing(CAST, ["r1 b9", "r2 b2", "r3 b3"], items="timid-boots", item_deck="crystal")
    g.when(f"0 {BOOTS}, 1 r2, 2 r3, 0 r1, 2 b3")
    assert g.asked() == "0 TakeTurn: b9"


def test_the_winner_leads_the_next_trick() -> None:
    """TA-TRK-10  Also one who played late."""
    g = playing(CAST, ["r9 b9", "r2 b2", "r3 b3"], items="timid-boots", item_deck="crystal rock-crystal")
    g.when(f"0 {BOOTS}, 1 r2, 2 r3, 0 r9")
    assert g.asked() == "0 TakeTurn: b9"
    assert g.when("0 b9").told("led") == ["1 r2", "0 b9"]


def test_a_reservation_changes_neither_winner_nor_winning_card() -> None:
    """TA-TRK-11"""
    g = playing(WITH_COLLECTOR, ["r9 g5", "r2 b2", "r3 b3"], trick="r9").when("1 r2, 1 r9, 2 r3")
    assert g.told("won") == ["0 r9 TT-STRN-03"]
    assert g.now("wins") == [1, 0, 0]
    assert g.asked() == "0 TakeTurn: g5"


# Who wins a trick.


@pytest.mark.parametrize(("power", "winner"), [(BOOTS, "2 RAb"), (POTION, "0 RAa")])
def test_cards_are_compared_in_the_order_of_the_turns(power: str, winner: str) -> None:
    """TA-STR-01  The user of the Boots comes last, a Potion card keeps its place."""
    hands = ["RAa", "r2", "RAb", "r4"]
    g = playing(CAST, hands, 5, items=ITEMS[power], leader=3, trick="r4")
    g.when(f"0 {BOOTS}, 1 r2, 2 RAb, 0 RAa" if power == BOOTS else f"0 {POTION}, 0 RAa, 1 r2, 2 RAb")
    assert g.told("won") == [f"{winner} TT-STRN-05"]


@pytest.mark.parametrize(
    ("power", "card", "face"),
    [
        (ORB, "b4", (FLAG, NO_COLOUR)),
        (ORB, "RAa", (FLAG, NO_COLOUR)),
        (SWORD_UP, "b4", (NUMBER, BLUE, 9)),
        (SWORD_UP, "b2", (NUMBER, BLUE, 7)),
        (SWORD_DOWN, "b9", (NUMBER, BLUE, 4)),
        (AXE, "b4", (NUMBER, BLUE, 10)),
        (WAND, "b4", (NUMBER, RED, 4)),
        (WING, "b4", (NUMBER, BLUE, 4)),
        (DOLL, "RAa", (RARE, NO_COLOUR, 0)),
    ],
)
def test_what_a_card_counts_as_under_an_item(power: str, card: str, face: tuple[int, ...]) -> None:
    """TA-STR-02  Red is led."""
    hands = [card, "r7", "r3"]
    g = playing(CAST, hands, 5, items=ITEMS[power], leader=2, trick="r3").when(f"0 {power}, 0 {card}")
    assert counts_as(g)[: len(face)] == face


def test_what_a_card_counts_as_under_the_token_or_without_a_lead_colour() -> None:
    """TA-STR-02  The token makes the lead colour, and so does the Wand if one was set before."""
    g = playing(WITH_RULER, ["r5", "b2", "r3"], 5, tasks="take-red take-blue", trick="r5")
    assert counts_as(g.when(f"1 {TOKEN}, 1 b2")) == (NUMBER, RED, 2)
    g = playing(CAST, ["b4", "r7", "RAa"], 5, items="rulers-wand", leader=2, trick="RAa")
    assert counts_as(g.when(f"0 {WAND}, 0 b4")) == (NUMBER, BLUE, 4)


def test_without_a_number_card_there_is_no_lead_colour() -> None:
    """TA-STR-03"""
    g = playing(CAST, ["r5 b5", "WFa b2", "RAa b3"], items="white-orb").when(f"0 {ORB}, 0 r5, 1 WFa")
    assert g.now("lead_colour") == ""
    assert g.when("2 RAa").told("won") == ["2 RAa TT-STRN-05"]


@pytest.mark.parametrize(
    ("power", "card", "others", "won"),
    [
        (DOLL, "r4", ["RAb", "k9"], "0 r4 TA-ITM-80"),
        (DOLL, "RAa", ["RAb", "k9"], "0 RAa TA-ITM-80"),
        (DOLL, "RAa", ["k8", "k9"], "0 RAa TA-ITM-80"),
        (DOLL, "r1", ["RAb", "M"], "0 r1 TT-BER-08"),
        (DOLL, "r4", ["RAb", "M"], "2 M TT-BER-07"),
        (ORB, "RAa", ["r2", "r3"], "2 r3 TT-STRN-03"),
        (AXE, "r4", ["r9", "r1"], "2 r1 TA-ITM-42"),
        (AXE, "r4", ["r9", "b1"], "0 r4 TT-STRN-03"),
    ],
)
def test_the_strength_of_doll_orb_and_axe(power: str, card: str, others: list[str], won: str) -> None:
    """TA-STR-04"""
    hands = [card, others[0], others[1]]
    g = playing(CAST, hands, 5, items=ITEMS[power], leader=1, trick=" ".join(others))
    assert g.when(f"0 {power}, 0 {card}").told("won") == [won]


def test_a_rare_under_the_orb_is_no_rare_for_the_hermit() -> None:
    """TA-STR-04"""
    cast = ["adventurer", "hermit", "king"]
    g = playing(cast, ["RAa", "WFa", "r3"], 5, items="white-orb", leader=1, trick="WFa r3")
    assert g.when(f"0 {ORB}, 0 RAa").told("won") == ["2 r3 TT-STRN-03"]


@pytest.mark.parametrize(
    ("power", "card", "others", "won"),
    [
        (DOLL, "r4", ["RAb", "r3"], "2 r3 TT-RES-11"),
        (ORB, "k9", ["r1", "b1"], "0 k9 TT-RES-12"),
        (SWORD_DOWN, "r6", ["r2", "b3"], "0 r6 TT-RES-11"),
        (AXE, "r2", ["r9", "k1"], "1 r9 TT-RES-11"),
        (WAND, "k2", ["r3", "r4"], "0 k2 TT-RES-11"),
    ],
)
def test_in_kakumei_changed_cards_stay_changed(power: str, card: str, others: list[str], won: str) -> None:
    """TA-STR-05"""
    hands = [card, others[0], others[1]]
    g = playing(CAST, hands, 5, items=ITEMS[power], leader=1, trick=" ".join(others), kakumei=1)
    assert g.when(f"0 {power}, 0 {card}").told("won") == [won]


@pytest.mark.parametrize("is_kakumei", [0, 1])
def test_among_the_best_the_wing_card_wins_and_otherwise_the_earliest(is_kakumei: int) -> None:
    """TA-STR-06"""
    for item, winner in [(f"0 {WING}, ", "0"), ("", "1")]:
        hands = ["WFa", "WFb", "WFm"]
        g = playing(CAST, hands, 5, items="proactive-wing", leader=1, trick="WFb WFm", kakumei=is_kakumei)
        assert g.when(f"{item}0 WFa").told("won")[0].split()[0] == winner


# Two players.


def test_of_two_players_the_leader_may_use_the_potion_and_any_card_may_be_played_to_it() -> None:
    """TA-2P-20, TA-2P-21, TA-GAP-13"""
    g = of_two(["r5 b5", "r2 b2 RAa"], "potion-of-invisibility").when(f"0 {POTION}, 0 r5")
    assert g.now("trick", 1) == "?"
    assert g.asked() == "1 TakeTurn: r2 b2 RAa"


@pytest.mark.parametrize(
    ("lead", "answer", "won"),
    [
        ("r2", "b9", "0 r2 TT-STRN-03"),
        ("r2", "r9", "1 r9 TT-STRN-03"),
        ("RAa", "RAb", "0 RAa TT-STRN-05"),
    ],
)
def test_flipped_a_face_down_lead_is_the_lead_card(lead: str, answer: str, won: str) -> None:
    """TA-2P-22, TA-GAP-13  Its colour is the lead colour, and for ties it is the first."""
    g = of_two([lead, answer], "potion-of-invisibility", 5).when(f"0 {POTION}, 0 {lead}, 1 {answer}")
    assert g.told("won") == [won]


def test_if_a_face_down_lead_is_no_number_card_the_other_card_gives_the_lead_colour() -> None:
    """TA-2P-23, TA-GAP-13"""
    g = of_two(["WFa", "b1"], "potion-of-invisibility", 5).when(f"0 {POTION}, 0 WFa, 1 b1")
    assert g.told("won") == ["1 b1 TT-STRN-03"]


def test_of_two_players_the_other_leads_when_the_boots_are_used() -> None:
    """TA-2P-24"""
    g = of_two(["r5 b5", "r2 b2"], "timid-boots").when(f"0 {BOOTS}")
    assert g.asked() == "1 TakeTurn: r2 b2"
    assert g.when("1 b2").asked() == "0 TakeTurn: b5"


def test_after_a_face_down_lead_nothing_sets_the_lead_colour_before_the_flip() -> None:
    """TA-2P-32, TT-FLOW-11  So the Ruler has no colour to lay a token for."""
    g = Takers(
        2,
        {"two_player_mode": "drafted"},
        characters=["adventurer", "ruler"],
        hands=["r5 b5", "r2 b2"],
        items="potion-of-invisibility",
        trick_number=4,
    )
    g.when(f"0 {POTION}, 0 r5")
    assert g.refused(f"1 {TOKEN}") == "TA-RUL-36"
    assert g.when("1 b2").told("won") == ["0 r5 TT-STRN-03"]
