"""Trick and turn in their order: section 3.18."""

import pytest

from followsuit.core.cards import SPECTATOR
from followsuit.core.rng import seeded
from followsuit.games.takers.trick import start_run
from followsuit.games.takers.turn import power_rule
from tables import Given
from tricktakers import Takers

BOX: dict[str, int | str | bool] = {"characters": "base_box"}


def kinds(g: Given) -> list[str]:
    """What kinds of things have happened, in their order."""
    assert g.t.log is not None
    return [event.kind for event in g.t.log.told[SPECTATOR]]


def test_turns_go_clockwise_from_the_leader_and_the_boots_put_one_off() -> None:
    """TT-FLOW-02  Everyone has one turn; the Adventurer, who was to lead, has it last."""
    g = Takers(
        3,
        characters=["king", "adventurer", "gambler"],
        hands=["r5", "r2", "r3"],
        leader=1,
        items="timid-boots",
    )
    g.when("1 power-2")
    assert g.asked() == "2 TakeTurn: r3"
    g.when("2 r3")
    assert g.asked() == "0 TakeTurn: r5"
    g.when("0 r5")
    assert g.asked() == "1 TakeTurn: r2"
    assert g.when("1 r2").told("won") == ["0 r5 TT-STRN-03"]


def test_the_windows_of_a_turn_come_in_their_order() -> None:
    """TT-FLOW-03  Before playing, the play and what goes with it, after playing."""
    hermit = Takers(3, characters=["hermit", "king", "gambler"], hands=["r5 b1", "r2", "r3"], deck="g5")
    assert kinds(hermit.when("0 power-0, 0 b1, 0 r5")) == ["power", "drew", "discarded", "led"]
    assert hermit.asked().startswith("1 TakeTurn")  # and no draw after the card
    adventurer = Takers(
        3, characters=["adventurer", "king", "gambler"], hands=["r5", "r2", "r3"], items="berserker-axe"
    )
    assert kinds(adventurer.when("0 power-5, 0 r5")) == ["led", "power", "equipped"]
    collector = Takers(3, characters=["collector", "king", "gambler"], hands=["r5", "r2", "r3"])
    assert collector.asked() == "0 TakeTurn: r5"
    assert collector.when("0 r5").asked() == "0 MayReserve: no r5"
    assert kinds(collector.when("0 r5")) == ["led", "reserved"]


@pytest.mark.parametrize("seed", range(6))
def test_only_the_player_in_turn_acts(seed: int) -> None:
    """TT-FLOW-04  All of the box, five tricks, at random: one seat is asked, the others are refused."""
    cast = [
        ["adventurer", "hermit", "collector", "ruler", "resistance"],
        ["king", "gambler", "berserker", "hermit"],
    ]
    characters = cast[seed % 2]
    hands = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5", "k1 k2 k3 k4 k5", "r6 b6 g6 k6 RAa"]
    seats = len(characters)
    items = {"items": "map-of-destiny miracle-sword"} if seed % 2 == 0 else {}
    g = Takers(seats, BOX, seed, characters=characters, hands=hands[:seats], **items)
    rng = seeded(seed)
    asked = 0
    while g.t.outcome is None and g.now("round") == 1:
        acting = g.t.seats_to_act()
        assert len(acting) == 1
        picks = g.t.options(acting[0])
        for other in range(seats):
            assert other in acting or [why.rule for why in [g.t.why_not(other, picks[0])] if why] == [
                "FS-TURN-01"
            ]
        g.t.apply(acting[0], picks[rng.below(len(picks))])
        asked += 1
    assert asked >= 5 * seats or g.t.outcome is not None


def test_once_a_turn_and_once_a_trick_begin_anew_with_the_trick() -> None:
    """TT-FLOW-05  The Hermit's draw, an item, a reservation."""
    hands = ["r5 r6 r1", "b2 b3", "g2 g3"]
    g = Takers(
        3,
        characters=["hermit", "adventurer", "collector"],
        hands=hands,
        items="berserker-axe timid-boots",
        deck="g9",
    )
    g.when("0 power-0, 0 r1")
    assert g.refused("0 power-0") == "TT-HER-02"
    g.when("0 r5, 1 power-5, 1 b2, 2 g2, 2 g2")
    assert g.told("won") == ["0 r5 TT-STRN-03"]
    assert "power-0" in g.asked()
    g.when("0 r6, 1 power-2, 2 g3")
    assert g.asked() == "2 MayReserve: no r6 g3"
    g.when("2 r6")
    assert g.refused("1 power-5") == "TA-ADV-10"  # used up and replaced
    assert g.asked() == "1 TakeTurn: b3"  # and none other, in this trick


def test_limits_of_a_turn_count_for_each_run_and_limits_of_a_round_over_all() -> None:
    """TT-FLOW-05, TT-FLOW-06, TT-GAP-71  The same trick begun anew: the draw is back, Kakumei is not."""
    g = Takers(
        3, characters=["resistance", "hermit", "king"], hands=["r5 r6", "b2 b3 b4", "g2 g3"], deck="g9"
    )
    g.when("0 power-0, 0 r5, 1 power-0, 1 b2")
    resistance, hermit = (g.table.roles_of(seat)[0] for seat in (0, 1))
    assert [why.rule for why in [power_rule(g.table, hermit, 0)] if why] == ["TT-HER-02"]
    start_run(g.table)
    assert power_rule(g.table, hermit, 0) is None
    assert [why.rule for why in [power_rule(g.table, resistance, 0)] if why] == ["TT-RES-02"]


def test_once_a_round_is_not_given_back_by_the_next_trick() -> None:
    """TT-FLOW-06"""
    g = Takers(3, characters=["resistance", "king", "gambler"], hands=["r5 r6", "r2 r3", "g2 g3"])
    g.when("0 power-0, 0 r5, 1 r2, 2 g2")
    leader = g.table.leader
    while g.table.next_seat() != 0:
        g.when(f"{g.table.next_seat()} {g.asked().split()[2]}")
    assert leader != 0
    assert g.refused("0 power-0") == "TT-RES-02"


@pytest.mark.parametrize(
    "character", ["king", "gambler", "resistance", "adventurer", "hermit", "collector", "berserker", "ruler"]
)
def test_only_the_play_itself_has_to_be_done(character: str) -> None:
    """TT-FLOW-07  Nobody has to use a power; after the card, what is asked may be declined."""
    others = [name for name in ("king", "gambler", "berserker") if name != character][:2]
    items = {"items": "map-of-destiny miracle-sword"} if character == "adventurer" else {}
    g = Takers(3, None, 0, characters=[others[0], character, others[1]], hands=["r5", "r2 b2", "r3"], **items)
    g.when("0 r5, 1 r2")
    if character == "collector":
        g.when("1 no")
    assert g.asked().startswith("2 TakeTurn")
    assert g.told("power") == []


def test_the_replacement_of_an_item_happens_by_itself() -> None:
    """TT-FLOW-07  The Adventurer is not asked whether to draw it."""
    cast = ["adventurer", "king", "gambler"]
    g = Takers(3, characters=cast, hands=["r5", "r2", "r3"], items="discovered-gold", item_deck="crystal")
    g.when("0 power-11")
    assert (g.now("items"), g.now("used_items")) == ("crystal", "discovered-gold")
    assert g.asked() == "0 TakeTurn: r5"


def test_following_is_judged_after_everything_before_the_play() -> None:
    """TT-FLOW-08  The Book takes away the only red card, or brings one, and that decides."""
    cast = ["king", "adventurer", "gambler"]
    book = "hermits-book-of-secrets"
    g = Takers(3, characters=cast, hands=["r5", "r9 b2", "r3"], items=book, deck="g3").when("0 r5")
    assert g.asked() == "1 TakeTurn: r9 power-6"
    assert g.when("1 power-6, 1 r9").asked() == "1 TakeTurn: b2 g3"
    g = Takers(3, characters=cast, hands=["r5", "g9 b2", "r3"], items=book, deck="r1").when("0 r5")
    assert g.when("1 power-6, 1 g9").asked() == "1 TakeTurn: r1"


def test_following_is_judged_by_the_printed_colours_of_the_hand() -> None:
    """TT-FLOW-08  A card that the token would make red is no red card for the duty, and needs the token."""
    g = Takers(3, characters=["king", "ruler", "gambler"], hands=["r5", "b9 r2", "r3"]).when("0 r5")
    assert g.asked() == "1 TakeTurn: r2 power-0"
    g = Takers(3, characters=["king", "ruler", "gambler"], hands=["r5", "b9 k2", "r3"]).when("0 r5")
    assert g.asked() == "1 TakeTurn: b9 k2 power-0"


def test_the_lead_colour_is_that_of_the_first_open_play_that_counts_as_a_number() -> None:
    """TT-FLOW-09  Under the Orb a number is none; and it is set before what follows the play."""
    g = Takers(
        3, characters=["adventurer", "collector", "king"], hands=["r5", "b3", "r3 b1"], items="white-orb"
    )
    g.when("0 power-8, 0 r5")
    assert g.now("lead_colour") == ""
    g.when("1 b3")
    assert g.asked().startswith("1 MayReserve")
    assert g.now("lead_colour") == "blue"
    assert g.when("1 no").asked() == "2 TakeTurn: b1"


def test_a_face_down_card_sets_no_lead_colour_before_it_is_flipped() -> None:
    """TT-FLOW-10, TT-GAP-66  If still none is set then, it sets one; a card played meanwhile comes first."""
    cast = ["king", "adventurer", "gambler"]
    potion = "potion-of-invisibility"
    g = Takers(3, characters=cast, hands=["WFa", "r5", "WFb"], items=potion).when("0 WFa, 1 power-1, 1 r5")
    assert g.now("lead_colour") == ""
    assert g.when("2 WFb").told("won") == ["1 r5 TT-STRN-03"]
    g = Takers(3, characters=cast, hands=["WFa", "r5", "b1 r9"], items=potion).when("0 WFa, 1 power-1, 1 r5")
    assert g.asked() == "2 TakeTurn: r9 b1"
    assert g.when("2 b1").told("won") == ["2 b1 TT-STRN-03"]


@pytest.mark.parametrize(
    ("lead", "winner"), [("r2", "0 r2 TT-STRN-03"), ("WFa", "1 b9 TT-STRN-03"), ("b1", "1 b9 TT-STRN-03")]
)
def test_after_a_face_down_lead_nothing_sets_the_lead_colour_before_the_flip(lead: str, winner: str) -> None:
    """TT-FLOW-11  With two players; the second is free, and then the flipped card decides first."""
    options: dict[str, int | str | bool] = {"two_player_mode": "drafted"}
    hands = [f"{lead} g1", "b9 r1 g2"]
    g = Takers(2, options, characters=["adventurer", "king"], hands=hands, items="potion-of-invisibility")
    g.when(f"0 power-1, 0 {lead}")
    assert g.asked() == "1 TakeTurn: r1 b9 g2"
    assert g.when("1 b9").told("won") == [winner]


def test_the_put_off_turn_is_a_whole_turn_without_an_item() -> None:
    """TT-FLOW-20  E1: after all others, and for ties too the Adventurer comes last."""
    items = "timid-boots berserker-axe map-of-destiny"
    g = Takers(3, characters=["adventurer", "king", "gambler"], hands=["RAa b1", "RAb", "r9"], items=items)
    g.when("0 power-2, 1 RAb, 2 r9")
    assert g.asked() == "0 TakeTurn: b1 RAa"
    assert g.refused("0 power-5") == "TA-ADV-11"
    assert g.when("0 RAa").told("won") == ["1 RAb TT-STRN-05"]


def test_the_potion_is_flipped_when_all_have_played_and_before_the_winner_is_found() -> None:
    """TT-FLOW-21, TT-FLOW-23  E2, then E4."""
    g = Takers(
        3,
        characters=["king", "adventurer", "gambler"],
        hands=["r5", "r9", "r3"],
        items="potion-of-invisibility",
    )
    g.when("0 r5, 1 power-1, 1 r9, 2 r3")
    assert kinds(g) == [
        "led",
        "played-face-down",
        "power",
        "equipped",
        "played",
        "flipped",
        "won",
        "equipped",
    ]
    assert g.told("won") == ["1 r9 TT-STRN-03"]


def test_the_winner_is_found_by_all_cards_of_the_trick() -> None:
    """TT-FLOW-23  E4: not before the last card lies there."""
    g = Takers(3, characters=["king", "gambler", "berserker"], hands=["r5", "k9", "RAa"]).when("0 r5, 1 k9")
    assert g.told("won") == []
    assert g.when("2 RAa").told("won") == ["2 RAa TT-STRN-05"]


def test_results_that_act_at_once_come_before_the_win_is_counted() -> None:
    """TT-FLOW-24  E5: the Hermit's bonus; a black Kakumei win ends the game, and no win is counted."""
    g = Takers(3, characters=["hermit", "king", "gambler"], hands=["WFa", "RAa", "r3"]).when(
        "0 WFa, 1 RAa, 2 r3"
    )
    assert kinds(g)[-2:] == ["won", "gained"]
    assert g.now("points") == [60, 30, 30]
    g = Takers(3, characters=["resistance", "king", "gambler"], hands=["k5 r1", "RAa", "k9"])
    g.when("0 power-0, 0 k5, 1 RAa, 2 k9")
    assert kinds(g)[-2:] == ["won", "game-over"]
    assert (g.now("wins"), g.now("taken"), g.asked()) == ([0, 0, 0], ["", "", ""], "")


@pytest.mark.parametrize(
    ("last", "wins", "taken"),
    [("r9", [0, 0, 1], ["", "r5", "r4 r9"]), ("r3", [0, 1, 0], ["", "r3 r4 r5", ""])],
)
def test_the_win_is_counted_and_the_collector_takes_the_reserved_card(
    last: str, wins: list[int], taken: list[str]
) -> None:
    """TT-FLOW-26  E7: the winner takes all others; the Collector as winner takes everything."""
    g = Takers(3, characters=["king", "collector", "gambler"], hands=["r4", "r5", last])
    g.when(f"0 r4, 1 r5, 1 r5, 2 {last}")
    assert (g.now("wins"), g.now("taken")) == (wins, taken)


def test_tasks_are_updated_for_the_winner_and_the_collector_by_printed_colours() -> None:
    """TT-FLOW-27  E8: red 2 under a token counts as blue in the trick, and is taken as red."""
    g = Takers(
        3,
        characters=["ruler", "king", "collector"],
        hands=["r2", "b5", "g3"],
        leader=1,
        tasks="take-red take-green",
    )
    g.when("1 b5, 2 g3, 2 g3")
    assert g.now("tasks_taken") == ""
    g.when("0 power-0, 0 r2")
    assert g.told("won") == ["1 b5 TT-STRN-03"]
    assert g.now("tasks_taken") == "take-red take-green"


@pytest.mark.parametrize(("own", "equipped"), [("r9", 1), ("r1", 0)])
def test_the_effect_of_the_winners_character_comes_after_the_taking(own: str, equipped: int) -> None:
    """TT-FLOW-28  E9: the Adventurer's level up, only for a trick the Adventurer wins."""
    g = Takers(3, characters=["adventurer", "king", "collector"], hands=[own, "r2", "r3"], items="crystal")
    g.when(f"0 {own}, 1 r2, 2 r3, 2 r2")
    assert len(g.events("equipped")) == equipped
    assert kinds(g)[-1] == ("equipped" if equipped else "won")
    assert g.told("took-reserved") == (["2 r2"] if equipped else [])


@pytest.mark.parametrize("number", [1, 5])
def test_tokens_go_back_and_effects_end_with_the_trick(number: int) -> None:
    """TT-FLOW-29  E10: nothing is left of Kakumei, lead colour and reservation; after the last trick, too."""
    hands = ["r5 b1", "r2 b2", "r3 b3"]
    g = Takers(3, characters=["resistance", "collector", "king"], hands=hands, trick_number=number)
    g.when("0 power-0, 0 r5, 1 r2, 1 r5")
    assert (g.now("kakumei"), g.now("lead_colour"), g.now("reserved")) == (1, "red", "r5")
    g.when("2 r3")
    assert (g.now("kakumei"), g.now("lead_colour"), g.now("reserved")) == (0, "", "")


def test_a_normal_trick_follows_one_with_kakumei_token_and_items() -> None:
    """TT-FLOW-29  E10: the order, the Axe's 10 and the lead token are gone with their cards."""
    cast = ["resistance", "adventurer", "ruler"]
    g = Takers(3, characters=cast, hands=["r5 r9", "r2 r3", "b3 b4"], items="berserker-axe")
    g.when("0 power-0, 0 r5, 1 power-5, 1 r2, 2 power-0, 2 b3")
    assert g.told("won") == ["2 b3 TT-RES-11"]
    g.when("2 b4, 0 r9, 1 r3")
    assert g.told("won")[1] == "2 b4 TT-STRN-03"


def test_the_winner_leads_the_next_trick_and_after_the_fifth_the_round_ends() -> None:
    """TT-FLOW-30"""
    g = Takers(
        3, characters=["king", "gambler", "berserker"], hands=["r5 b1", "r2 b2", "r9 b3"], trick_number=4
    )
    g.when("0 r5, 1 r2, 2 r9")
    assert g.asked() == "2 TakeTurn: b3"
    assert g.told("points") == []
    g.when("2 b3, 0 b1, 1 b2")
    assert len(g.told("points")) == 3
    assert g.now("round") == 2


def test_the_last_finished_trick_can_be_seen_until_the_next_lead() -> None:
    """TT-GAP-42  By everyone, in the order of play; older tricks are not shown."""
    g = Takers(3, characters=["king", "gambler", "berserker"], hands=["r5 b1 g1", "r2 b2 g2", "r9 b3 g3"])

    def shown() -> list[list[str]]:
        areas = [area for area in g.game.layout(g.t.view(SPECTATOR)).areas if area.name == "last trick"]
        return [[g.game.write_card(card) for card in area.cards] for area in areas]

    assert shown() == []
    g.when("0 r5, 1 r2, 2 r9")
    assert shown() == [["r5", "r2", "r9"]]
    g.when("2 b3")
    assert shown() == []
    g.when("0 b1, 1 b2")
    assert shown() == [["b3", "b1", "b2"]]
