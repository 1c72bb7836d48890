"""Preparation, and the order of a round: sections 3.5 and 3.18 of the rules."""

import pytest

from followsuit import SPECTATOR, Event
from followsuit.games.little.cards import MIRIA, NAMES
from followsuit.games.takers.table import DISCARDS
from little import Little
from little_rounds import answer_until, cards, is_task, names, offered, question, seen, task

EVERYBODY = ["king", "gambler", "samurai", "berserker", "devil"]
HANDS = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5", "k1 k2 k3 k4 k5", "r6 b6 g6 k6 r7"]
TASKS = {
    "king": [task("king")],
    "gambler": [task("gambler"), task("gambler", 1), task("gambler", 2)],
    "samurai": [task("samurai")],
    "berserker": [task("berserker")],
}
KEPT = ["king gambler", "ninja resistance", "samurai hermit", "collector berserker", "healer devil"]


def first_pass(row: str, hands: list[str] | None = None, **position: object) -> Little:
    given: dict[str, object] = {
        "at": "select",
        "row": row,
        "hands": hands or HANDS[:3],
        "points": [60, 60, 60],
        **position,
    }
    return Little(3, {}, 0, **given)


def closing(characters: list[str], **position: object) -> Little:
    """All have selected; nobody has prepared anything."""
    given: dict[str, object] = {
        "at": "prepare",
        "characters": characters,
        "hands": HANDS[: len(characters)],
        "has_option": [1] * len(characters),
        **position,
    }
    return Little(len(characters), {}, 0, **given)


@pytest.mark.parametrize("name", list(TASKS))
def test_taking_a_character_gives_its_steps_as_tasks(name: str) -> None:
    """LT-PREP-01, LT-FLOW-04, LT-GAP-40  One after another, and none is done before it is wanted."""
    g = first_pass(f"{name} resistance hermit").when(f"0 {name}")
    assert question(g) == "MayPrepare"
    for step in TASKS[name]:
        assert [word for word in offered(g) if is_task(word)] == [step]
        g.when(f"0 {step}")
        answer_until(g, "MayPrepare", "Select")
    assert question(g) == "Select"
    assert g.t.next_seat() == 1


@pytest.mark.parametrize("name", ["ninja", "resistance", "hermit", "collector", "healer", "devil"])
def test_these_have_nothing_to_prepare_themselves(name: str) -> None:
    """LT-PREP-01"""
    g = first_pass(f"{name} king gambler").when(f"0 {name}")
    assert (question(g), g.t.next_seat()) == ("Select", 1)


def test_a_bought_card_is_a_task() -> None:
    """LT-PREP-02"""
    g = first_pass("king resistance hermit").when("0 buy-red-1")
    assert g.asked() == "0 MayPrepare: done put-in"


def test_tasks_are_done_on_the_own_turns_before_and_after_the_selection() -> None:
    """LT-PREP-03, LT-FLOW-03, LT-GAP-61, LT-DEC-07"""
    g = first_pass("king samurai hermit", hands=["r1 r2 r3 r4 k5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5"])
    g.when("0 king")
    assert offered(g) == [task("king"), "done"]
    g.when("0 done")
    # Not while another player selects.
    assert g.t.seats_to_act() == [1]
    assert not any(is_task(word) for word in offered(g))
    assert g.refused(f"1 {task('king')}") == "LT-PREP-03"
    g.when("1 hermit, 2 samurai, 2 done")
    # The own second turn: before the selection, and again after it.
    assert question(g) == "SelectRest"
    assert task("king") in offered(g)
    g.when(f"0 {task('king')}, 0 r1")
    assert question(g) == "SelectRest"
    g.when("0 buy-red-1")
    assert offered(g) == ["put-in", "done"]
    g.when("0 put-in, 0 r2")
    assert g.t.next_seat() == 1
    assert cards(g, 0) == sorted(["r3", "r4", "k5", "RAk", "r1e"])


def test_who_has_no_task_is_not_asked_after_the_selection() -> None:
    """LT-FLOW-03"""
    assert first_pass("hermit king ninja").when("0 hermit").t.next_seat() == 1


def test_tasks_of_different_sources_come_in_any_order_and_interleaved() -> None:
    """LT-PREP-04, LT-GAMB-07, LT-GAP-40  The steps of one character keep theirs."""
    g = first_pass("gambler resistance hermit").when("0 buy-red-1, 0 done, 1 hermit, 2 resistance, 0 gambler")
    exchange, bid, bet = TASKS["gambler"]
    assert offered(g) == [exchange, "put-in", "done"]
    assert g.refused(f"0 {bid}")
    g.when(f"0 {exchange}, 0 done")
    assert offered(g) == [bid, "put-in", "done"]
    assert [g.refused(f"0 {word}") for word in (exchange, bet)] == ["LT-PREP-03", "LT-PREP-04"]
    g.when("0 put-in, 0 r2")
    assert offered(g) == [bid, "done"]
    g.when(f"0 {bid}, 0 number-2, 0 {bet}, 0 number-0")
    assert (question(g), g.t.next_seat()) == ("SelectRest", 1)


def test_in_the_closing_step_the_lowest_number_comes_first() -> None:
    """LT-PREP-05, LT-GAP-40  Each finishes everything; the numbers are 8, 1, 5 and 2."""
    g = closing(["berserker", "king", "samurai", "gambler"], hands=["r1", "b1 b2", "k1 g1", "g2 g3"])
    order: list[int] = []
    while question(g) != "NameLeader":
        seat = g.t.next_seat()
        if not order or order[-1] != seat:
            order.append(seat)
        g.t.apply(seat, g.t.options(seat)[0])
    assert order == [1, 3, 0]
    prepared = [event.seat for event in g.events("prepares")]
    assert sorted(set(prepared), key=prepared.index) == [1, 3, 2, 0]


def test_with_two_characters_the_lower_of_them_counts() -> None:
    """LT-PREP-05  2 with 10 comes before 3 with 8, and that before 5 with 6."""
    g = closing(["samurai hermit", "ninja berserker", "devil gambler"])
    answer_until(g, "GiveDevilCards")
    prepared = [event.seat for event in g.events("prepares")]
    assert sorted(set(prepared), key=prepared.index) == [2, 1, 0]


def test_in_the_closing_step_everything_has_to_be_done() -> None:
    """LT-PREP-05, LT-DEC-07  What is next may be chosen, but not to leave it."""
    g = closing(["king gambler", "ninja hermit", "resistance collector"], bought=["r1e", "", ""])
    assert question(g) == "ChooseTask"
    assert offered(g) == [task("king"), task("gambler"), "put-in"]
    assert g.refused("0 done")
    answer_until(g, "NameLeader")
    assert g.table.set_up_done[0:2] == [1, 3]
    assert "r1e" in cards(g, 0) or NAMES.index("r1e") in g.t.cards.piles[DISCARDS]


def test_the_hand_out_follows_after_the_closing_step() -> None:
    """LT-PREP-06, LT-DEVIL-11, LT-LEAD-05"""
    g = closing(["devil", "berserker", "king"])
    asked: list[str] = []
    while question(g) != "LittleTurn":
        asked.append(question(g))
        seat = g.t.next_seat()
        g.t.apply(seat, g.t.options(seat)[0])
    assert asked.index("GiveDevilCards") > max(i for i, kind in enumerate(asked) if kind == "BuildHand")
    assert asked[-1] == "NameLeader"
    assert asked.index("GiveDevilCards") < asked.index("NameLeader")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_when_preparation_is_over_everybody_has_five_cards(players: int, seed: int) -> None:
    """LT-PREP-07"""
    g = Little(players, seed=seed)
    checked = 0
    while answer_until(g, "NameLeader", seed=seed).t.outcome is None:
        assert [len(g.table.hand(seat)) for seat in range(players)] == [5] * players
        checked += 1
        g.t.apply(g.t.next_seat(), g.t.options(g.t.next_seat())[0])
    assert checked == g.table.round


def test_fewer_cards_only_when_there_is_nothing_left_to_draw() -> None:
    """LT-PREP-07, LT-GAP-30, LT-DECK-05  Samurai finds only black to replace black."""
    g = closing(
        ["samurai", "hermit", "ninja"],
        hands=["k1 k2 r1 r2 r3", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5"],
        deck="k3 b9",
        rest_in_deck=0,
    )
    assert question(g) == "NameLeader"
    assert cards(g, 0) == ["b9", "r1", "r2", "r3"]


def test_discards_of_the_preparation_lie_face_down() -> None:
    """LT-PREP-08, LT-DECK-01, LT-GAP-57  But for the black cards that Samurai shows (LT-SAMU-01)."""
    g = first_pass("king samurai hermit", hands=["r1 r2 r3 r4 r5", "b1 b2 b3 b4 k5", "g1 g2 g3 g4 g5"])
    g.when(f"0 king, 0 {task('king')}, 0 r4")
    for viewer in (1, 2, SPECTATOR):
        assert [event.cards for event in g.events("discarded", viewer)] == [[-1]]
    assert g.told("discarded", 0) == ["0 r4"]
    g.when(f"1 samurai, 1 {task('samurai')}")
    for viewer in (0, 2, SPECTATOR):
        assert any(event.cards == [NAMES.index("k5")] for event in all_told(g, viewer))


def all_told(g: Little, viewer: int) -> list[Event]:
    assert g.t.log is not None
    return g.t.log.told[viewer]


def test_in_round_3_the_kept_character_is_to_be_prepared_from_the_start() -> None:
    """LT-PREP-09, LT-GAP-40, LT-GAP-61  Before an exchange that is taken as the option."""
    g = Little(5, {}, 0, at="give back", kept=KEPT, hands=HANDS, points=[50, 50, 50, 10, 50], display="sword")
    g.when("0 gambler, 1 ninja, 2 hermit, 3 collector, 4 healer")
    assert g.t.next_seat() == 3
    assert task("berserker") in offered(g)
    g.when(f"3 {task('berserker')}")
    assert question(g) == "BuildHand"
    answer_until(g, "Select")
    assert MIRIA in g.table.hand(3)
    g.when("3 poker-exchange")
    assert g.refused("3 M") == "LT-BERS-04"


def test_in_round_3_both_characters_are_set_up_fully() -> None:
    """LT-PREP-10, LT-R3-09"""
    g = closing(["king gambler", "samurai berserker", "ninja hermit"])
    answer_until(g, "NameLeader")
    assert g.table.set_up_done[:2] == [1, 3]
    assert g.table.set_up_done[3:5] == [1, 1]
    assert names(g.table.characters[0]) == ["king", "gambler"]


def test_in_round_2_only_the_new_character_is_set_up() -> None:
    """LT-PREP-11  King of round 1 takes no Rare, and Samurai of round 1 keeps black cards."""
    g = Little(
        3,
        {},
        0,
        at="select",
        round=2,
        kept=["king", "samurai", "gambler"],
        row="ninja resistance hermit",
        hands=["r1 r2 r3 r4 r5", "k1 k2 k3 k4 k5", "g1 g2 g3 g4 g5"],
        points=[30, 40, 50],
        has_option=[1, 1, 1],
    )
    g.when("0 ninja, 1 hermit, 2 resistance")
    assert question(g) == "NameLeader"
    assert [cards(g, seat) for seat in range(3)] == [
        ["r1", "r2", "r3", "r4", "r5"],
        ["k1", "k2", "k3", "k4", "k5"],
        ["g1", "g2", "g3", "g4", "g5"],
    ]
    assert [role.character.name for role in g.table.roles if role.slot < 2] == [
        "Ninja",
        "Hermit",
        "Resistance",
    ]


@pytest.mark.parametrize("name", list(TASKS))
def test_a_task_once_begun_is_finished_before_another_player_acts(name: str) -> None:
    """LT-PREP-12, LT-GAP-61  Gambler's three steps are tasks of their own."""
    g = first_pass(f"{name} resistance hermit").when(f"0 {name}")
    for number, step in enumerate(TASKS[name]):
        g.when(f"0 {step}")
        while question(g) not in ("MayPrepare", "Select"):
            assert g.t.seats_to_act() == [0]
            assert not any(is_task(word) or word in ("put-in",) for word in offered(g))
            g.t.apply(0, g.t.options(0)[0])
        if number < len(TASKS[name]) - 1:
            assert offered(g) == [TASKS[name][number + 1], "done"]
    assert g.t.next_seat() == 1


def test_what_was_done_openly_is_known_to_those_who_act_later() -> None:
    """LT-PREP-13, LT-GAP-57, LT-HID-12, LT-HID-22"""
    g = first_pass("gambler king hermit", points=[60, 60, 60])
    exchange, bid, bet = TASKS["gambler"]
    g.when(f"0 gambler, 0 {exchange}, 0 r1, 0 r2, 0 done, 0 {bid}, 0 number-3, 0 {bet}, 0 number-20")
    g.when("1 buy-rare, 1 done")
    for viewer in (1, 2, SPECTATOR):
        assert [(event.seat, event.number) for event in g.events("exchanged", viewer)] == [(0, 2)]
        assert g.game.write_position(seen(g, viewer))["bid"] == 3
        assert g.game.write_position(seen(g, viewer))["stake"] == 20
        assert g.now("bought", viewer) == ["", "RAe", ""]
        assert g.now("set_up_done", viewer) == ["3", "", ""]
        assert seen(g, viewer).points == [40, 30, 60]


def test_the_order_of_a_selection_turn_in_round_3() -> None:
    """LT-FLOW-03, LT-FLOW-04  Tasks; the selection; its side and beasts; tasks again."""
    g = Little(5, {}, 0, at="give back", kept=KEPT, hands=HANDS, points=[10, 50, 50, 50, 50], display="sword")
    g.when("0 gambler, 1 resistance, 2 samurai, 3 collector, 4 healer")
    assert question(g) == "Select"
    assert task("king") in offered(g)
    g.when("0 samurai")
    assert question(g) == "ChooseSide"
    g.when("0 left")
    answer_until(g, "MayPrepare")
    assert g.t.next_seat() == 0
    assert offered(g) == [task("king"), task("samurai"), "done"]
