"""Selecting characters and options, round by round: sections 3.3, 3.11 and 3.12 of the rules."""

from collections import Counter
from itertools import permutations

import pytest

from followsuit import SPECTATOR
from followsuit.core.rng import seeded
from followsuit.games.little.roster import number_of
from little import Little
from little_rounds import (
    NAMES,
    SELECTIONS,
    Options,
    answer_until,
    characters_offered,
    is_over,
    names,
    options_offered,
    question,
    seen,
    task,
    to_round,
)

ROW = "ninja resistance samurai hermit collector"
REST = "king gambler berserker healer devil"
FIRST: Options = {"first_player": "0"}


def selecting(players: int = 4, options: Options | None = None, **position: object) -> Little:
    """The first pass of round 1 begins."""
    return Little(
        players, options, 0, **{"at": "select", "row": ROW, "display": "sword map book", **position}
    )


def round_two(points: list[int], kept: list[str], **more: object) -> Little:
    """Round 2 is dealt; these are the characters of round 1."""
    return Little(len(points), {}, 0, at="deal", round=2, points=points, kept=kept, last_row=ROW, **more)


def select_all(g: Little, *takes: str) -> list[tuple[int, str]]:
    """Everybody takes the last of what is left of these, or of all; who was asked what, in order."""
    order: list[tuple[int, str]] = []
    while question(g) in (*SELECTIONS, "MayPrepare", "Exchange", "ChooseSide", "ChooseBeast", "Discard"):
        seat = g.t.next_seat()
        if question(g) in SELECTIONS:
            order.append((seat, question(g)))
            characters = characters_offered(g)
            g.when(f"{seat} {characters[0] if characters else 'poker-exchange'}")
        elif question(g) in ("MayPrepare", "Exchange"):
            g.when(f"{seat} done")
        else:
            g.t.apply(seat, g.t.options(seat)[0])
    return order


def give_back_first(g: Little) -> Little:
    """Round 3: everybody gives the first of their two characters back."""
    while question(g) == "GiveBackCharacters":
        seat = g.t.next_seat()
        g.t.apply(seat, g.t.options(seat)[0])
    return g


# The two passes.


@pytest.mark.parametrize("players", [3, 4, 5])
def test_two_passes_in_the_same_order(players: int) -> None:
    """LT-SEL-01, LT-SEL-04, LT-SEL-12  Every player takes one thing in each."""
    g = selecting(players)
    order = list(range(players))
    assert select_all(g) == [(s, "Select") for s in order] + [(s, "SelectRest") for s in order]
    assert [len(numbers) for numbers in g.table.characters] == [1] * players
    assert g.table.has_option == [1] * players


def test_in_the_first_pass_a_character_or_an_option() -> None:
    """LT-SEL-02, LT-OPT-02"""
    g = selecting()
    assert characters_offered(g) == ROW.split()
    assert options_offered(g) == [
        "poker-exchange",
        "hermits-exchange",
        "buy-red-1",
        "buy-blue-9",
        "buy-black-7",
        "buy-white-flag",
        "buy-rare",
        "sword",
        "map",
        "book",
    ]


def test_in_the_second_pass_the_kind_not_taken_yet() -> None:
    """LT-SEL-03, LT-OPT-01"""
    g = selecting(3).when("0 hermit, 1 sword, 2 ninja")
    assert question(g) == "SelectRest"
    assert characters_offered(g) == []
    assert g.refused("0 samurai") == "LT-SEL-03"
    g.when("0 map")
    assert options_offered(g) == []
    assert g.refused("1 poker-exchange") == "LT-SEL-03"
    assert g.refused("1 book") == "LT-SEL-03"
    assert characters_offered(g) == ["resistance", "samurai", "collector"]


def test_a_character_is_taken_once_in_a_round() -> None:
    """LT-SEL-09"""
    g = selecting().when("0 hermit")
    assert characters_offered(g) == ["ninja", "resistance", "samurai", "collector"]
    assert g.refused("1 hermit") == "LT-SEL-09"
    assert g.refused("1 king") == "LT-R1-02"


def test_nobody_gets_by_without_a_character_and_an_option() -> None:
    """LT-SEL-10, LT-GAP-38"""
    g = selecting()
    for answer in ("0 done", "0 no", "0 yes"):
        assert g.refused(answer)
    g.when("0 hermit, 1 ninja, 2 samurai, 2 done, 3 collector")
    assert question(g) == "SelectRest"
    assert g.refused("0 done")


def test_selections_are_open_to_all() -> None:
    """LT-SEL-11, LT-HID-13"""
    g = selecting(3).when("0 hermit, 1 sword, 2 hermits-exchange")
    for viewer in (0, 1, 2, SPECTATOR):
        assert [(event.seat, event.number) for event in g.events("chose", viewer)] == [
            (0, number_of("hermit"))
        ]
        assert [event.seat for event in g.events("took-option", viewer)] == [1, 2]
        table = seen(g, viewer)
        assert table.characters == [[number_of("hermit")], [], []]
        assert table.items == [[], [0], []]


# The order.


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_in_round_1_clockwise_from_the_first_player_whatever_the_points(first: int) -> None:
    """LT-SEL-06"""
    g = selecting(first_player=first, points=[70, 10, 50, 30])
    order = [seat for seat, _ in select_all(g)]
    assert order[:4] == [(first + i) % 4 for i in range(4)]
    assert order[4:] == order[:4]


@pytest.mark.parametrize("points", list(permutations([10, 40, 90])))
def test_in_round_2_the_fewest_points_come_first(points: tuple[int, ...]) -> None:
    """LT-SEL-07, LT-R2-06"""
    g = round_two(list(points), ["collector", "hermit", "ninja"])
    order = [seat for seat, _ in select_all(g)]
    assert [points[seat] for seat in order] == [10, 40, 90, 10, 40, 90]


def test_in_round_2_the_lower_number_comes_first_among_equals() -> None:
    """LT-SEL-07, LT-GAP-01  Seat 2 has 3, seat 3 has 5, seat 1 has 6."""
    g = round_two([30, 20, 20, 20], ["collector", "hermit", "ninja", "samurai"])
    assert [seat for seat, _ in select_all(g)][:4] == [2, 3, 1, 0]


def test_in_round_3_the_number_of_the_kept_character_decides_among_equals() -> None:
    """LT-SEL-08  Not of the one given back, which for seat 0 would be the lowest."""
    kept = ["king devil", "gambler samurai", "ninja berserker"]
    g = Little(3, {}, 0, at="deal", round=3, points=[50, 50, 50], kept=kept)
    g.when("0 king, 1 gambler, 2 ninja")
    order = [seat for seat, _ in select_all(g)]
    assert order == [1, 2, 0, 1, 2, 0]


def test_in_round_3_the_fewest_points_come_before_the_numbers() -> None:
    """LT-SEL-08"""
    kept = ["king devil", "gambler samurai", "ninja berserker"]
    g = Little(3, {}, 0, at="deal", round=3, points=[40, 50, 60], kept=kept)
    g.when("0 king, 1 gambler, 2 ninja")
    assert [seat for seat, _ in select_all(g)][:3] == [0, 1, 2]


def test_points_spent_or_staked_do_not_change_the_order() -> None:
    """LT-SEL-05, LT-GAP-39  Seat 1 would come first in the second pass."""
    g = round_two([30, 40, 50], ["collector", "hermit", "ninja"], display="clock")
    assert g.t.next_seat() == 0
    g.when("0 healer, 1 gambler")
    g.when(f"1 {task('gambler')}, 1 done, 1 {task('gambler', 1)}, 1 number-0")
    g.when(f"1 {task('gambler', 2)}, 1 number-30")
    assert g.table.points[1] < g.table.points[0]
    g.when("2 clock")
    assert g.table.points[2] < g.table.points[0]
    assert (question(g), g.t.next_seat()) == ("SelectRest", 0)
    assert g.table.choosers == [0, 1, 2]


# Round 2.


def test_round_2_offers_the_five_not_shown_in_round_1() -> None:
    """LT-R2-03, LT-R2-04  What nobody took in round 1 is set aside."""
    g = round_two([30, 40, 50], ["collector", "hermit", "ninja"], aside="resistance samurai")
    assert names(g.table.row) == REST.split()
    assert g.refused("0 samurai") == "LT-R2-03"
    assert names(g.table.aside) == ["resistance", "samurai"]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_in_round_2_everybody_keeps_the_character_of_round_1(players: int) -> None:
    """LT-R2-02, LT-PREP-11  It lies there and does nothing."""
    g = answer_until(Little(players, seed=players), "NameLeader")
    before = [numbers[0] for numbers in g.table.characters]
    to_round(g, 2)
    assert g.table.kept == [[number] for number in before]
    answer_until(g, "NameLeader")
    assert [len(numbers) for numbers in g.table.characters] == [1] * players
    assert not {numbers[0] for numbers in g.table.characters} & set(before)


def test_characters_nobody_took_are_set_aside_round_by_round() -> None:
    """LT-R2-04, LT-R3-03"""
    g = answer_until(Little(3, seed=5), "NameLeader")
    left = set(g.table.row)
    assert len(left) == 2
    to_round(g, 2)
    assert set(g.table.aside) == left
    assert not left & set(g.table.row)


def test_in_round_2_items_are_turned_up_to_five() -> None:
    """LT-R2-05, LT-GAP-53  Unsold ones count; those that players own do not."""
    g = round_two(
        [30, 40, 50],
        ["collector", "hermit", "ninja"],
        display="sword",
        items=["map", "book", ""],
        item_deck="axe boots wing fan elixir glove clock",
    )
    assert len(g.table.display) == 5
    assert 0 in g.table.display
    assert len(g.table.item_deck) == 3
    g = round_two([30, 40, 50], ["collector", "hermit", "ninja"], display="sword map book")
    assert len(g.table.display) == 5


def test_round_2_goes_like_round_1() -> None:
    """LT-R2-01, LT-R2-06  Five new cards, two passes, preparation, a leader, five tricks, points."""
    g = answer_until(Little(3, seed=9), "NameLeader")
    to_round(g, 2)
    assert question(g) == "Select"
    before = g.table.points
    answer_until(g, "SelectRest")
    answer_until(g, "NameLeader")
    to_round(g, 3)
    assert len(g.events("won")) == 10
    assert g.table.points != before


# Round 3.


@pytest.mark.parametrize("players", [3, 4, 5])
def test_in_round_3_everybody_gives_one_of_two_characters_back_at_the_same_time(players: int) -> None:
    """LT-R3-01, LT-R3-02, LT-FLOW-05, LT-GAP-60  With the new hand, before anything is turned up."""
    g = to_round(Little(players, seed=players), 3)
    assert question(g) == "GiveBackCharacters"
    assert g.t.seats_to_act() == list(range(players))
    assert [len(g.table.hand(seat)) for seat in range(players)] == [5] * players
    assert (g.table.row, g.table.beast_display) == ([], [])
    shown = len(g.events("laid-out"))
    assert shown == 10
    for seat in range(players):
        assert [NAMES[number] for number in g.table.kept[seat]] == [
            g.game.write_pick(pick) for pick in g.t.options(seat)
        ]
    g.t.apply(players - 1, g.t.options(players - 1)[0])
    assert g.t.seats_to_act() == list(range(players - 1))
    give_back_first(g)
    assert len(g.events("laid-out")) == 15


@pytest.mark.parametrize(("players", "size"), [(3, 7), (4, 6), (5, 5)])
def test_the_pool_of_round_3(players: int, size: int) -> None:
    """LT-R3-03, LT-R3-04, LT-GAP-50  The returned ones and whoever nobody took; five are turned up."""
    g = to_round(Little(players, seed=players), 3)
    lying = {number for numbers in g.table.kept for number in numbers}
    untaken = set(range(10)) - lying
    assert set(g.table.aside) == untaken
    returned = [numbers[0] for numbers in g.table.kept]
    give_back_first(g)
    pool = untaken | set(returned)
    assert len(pool) == size
    assert len(g.table.row) == 5
    assert set(g.table.row) <= pool
    assert set(g.table.row) | set(g.table.aside) == pool
    assert [numbers[0] for numbers in g.table.characters] == [
        number for seat in range(players) for number in sorted(lying) if number in g.table.characters[seat]
    ]


def test_the_five_of_round_3_are_drawn_at_random_from_the_pool() -> None:
    """LT-R3-04  Returned ones and others alike."""
    shown: Counter[int] = Counter()
    for seed in range(60):
        kept = ["king gambler", "ninja resistance", "samurai hermit"]
        g = Little(3, {}, seed, at="deal", round=3, kept=kept, aside="collector berserker healer devil")
        g.when("0 king, 1 ninja, 2 samurai")
        shown.update(g.table.row)
    assert names(sorted(shown)) == ["king", "ninja", "samurai", "collector", "berserker", "healer", "devil"]
    assert all(25 <= count <= 58 for count in shown.values())


def test_a_returned_character_may_be_taken_by_anybody_even_who_returned_it() -> None:
    """LT-R3-05, LT-GAP-60"""
    kept = ["king gambler", "ninja resistance", "samurai hermit", "collector berserker", "healer devil"]
    g = Little(5, {}, 0, at="deal", round=3, kept=kept, points=[10, 20, 30, 40, 50])
    g.when("0 king, 1 ninja, 2 samurai, 3 collector, 4 healer")
    assert characters_offered(g) == ["king", "ninja", "samurai", "collector", "healer"]
    g.when("0 king, 0 left")
    answer_until(g, *SELECTIONS)
    assert g.table.characters[0] in ([0, 1], [1, 0])
    assert "ninja" in characters_offered(g)
    g.when("1 samurai")
    assert question(g) == "ChooseSide"


def test_the_kept_characters_are_shown_once_all_have_chosen() -> None:
    """LT-R3-02, LT-GAP-60, LT-DEC-24"""
    kept = ["king gambler", "ninja resistance", "samurai hermit"]
    g = Little(3, {}, 0, at="deal", round=3, kept=kept)
    g.when("0 king, 1 resistance")
    for viewer in (0, 1, 2, SPECTATOR):
        assert g.told("returned", viewer) == []
        assert seen(g, viewer).characters == [[], [], []]
    g.when("2 samurai")
    for viewer in (0, 1, 2, SPECTATOR):
        assert [names([event.number])[0] for event in g.events("returned", viewer)] == [
            "king",
            "resistance",
            "samurai",
        ]
        assert [names(numbers) for numbers in seen(g, viewer).characters] == [
            ["gambler"],
            ["ninja"],
            ["hermit"],
        ]


@pytest.mark.parametrize(
    ("display", "item_deck", "shown"),
    [("sword", "axe boots wing fan elixir", 5), ("sword map", "axe", 3), ("sword map", "", 2), ("", "", 0)],
)
def test_in_round_3_items_are_turned_up_to_five_or_as_many_as_there_are(
    display: str, item_deck: str, shown: int
) -> None:
    """LT-R3-06"""
    kept = ["king gambler", "ninja resistance", "samurai hermit"]
    g = Little(3, {}, 0, at="deal", round=3, kept=kept, display=display, item_deck=item_deck)
    give_back_first(g)
    assert len(g.table.display) == shown
    assert len(g.table.item_deck) == len(item_deck.split()) - (shown - len(display.split()))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_in_round_3_all_eight_beasts_are_on_display(players: int) -> None:
    """LT-R3-07"""
    g = give_back_first(to_round(Little(players, seed=players), 3))
    assert g.table.beast_display == list(range(8))
    assert g.table.beasts == [[]] * players


@pytest.mark.parametrize("number", [1, 2])
def test_before_round_3_there_are_no_beasts(number: int) -> None:
    """LT-R3-07"""
    assert to_round(Little(3, seed=1), number).table.beast_display == []


@pytest.mark.parametrize("players", [3, 4, 5])
def test_in_round_3_two_characters_are_active(players: int) -> None:
    """LT-R3-09, LT-PREP-10"""
    g = to_round(Little(players, seed=players), 3)
    answer_until(g, "NameLeader")
    assert [len(numbers) for numbers in g.table.characters] == [2] * players
    for seat in range(players):
        codes = [role.character.code for role in g.table.roles_of(seat) if role.slot < 2]
        assert sorted(codes) == sorted(f"{number + 1:02}" for number in g.table.characters[seat])


@pytest.mark.parametrize("side", ["left", "right"])
def test_the_new_character_lies_left_or_right_of_the_kept_one(side: str) -> None:
    """LT-R3-08, LT-DEC-25"""
    kept = ["king gambler", "ninja resistance", "samurai hermit", "collector berserker", "healer devil"]
    g = Little(5, {}, 0, at="deal", round=3, kept=kept, points=[10, 20, 30, 40, 50])
    g.when("0 king, 1 ninja, 2 samurai, 3 collector, 4 healer, 0 healer")
    assert g.asked() == "0 ChooseSide: left right"
    g.when(f"0 {side}")
    assert names(g.table.characters[0]) == (
        ["healer", "gambler"] if side == "left" else ["gambler", "healer"]
    )
    for viewer in range(5):
        assert seen(g, viewer).characters[0] == g.table.characters[0]


STAGES = {
    "GiveBackCharacters": "S2",
    "Select": "S5",
    "SelectRest": "S6",
    "GiveDevilCards": "S8",
    "NameLeader": "S9",
    "LittleTurn": "S10",
}


def test_every_round_runs_through_the_same_steps_in_order() -> None:
    """LT-FLOW-02  S1 to S11; the hand-out where somebody is Devil, giving back in round 3."""
    rounds: set[int] = set()
    for seed in range(5):
        for number, stages in stages_of(Little(4, seed=seed)).items():
            expected = ["S5", "S6", "S9", "S10"]
            if "S8" in stages:
                expected.insert(2, "S8")
            assert stages == (["S2", *expected] if number == 3 else expected)
            rounds.add(number)
    assert rounds == {1, 2, 3}


def stages_of(g: Little) -> dict[int, list[str]]:
    """By round, the steps of which something is asked, as they come."""
    found: dict[int, list[str]] = {}
    rng = seeded(0)
    while not is_over(g):
        stages = found.setdefault(g.table.round, [])
        stage = STAGES.get(question(g), "")
        if stage and stages[-1:] != [stage]:
            stages.append(stage)
        seat = g.t.next_seat()
        options = g.t.options(seat)
        g.t.apply(seat, options[rng.below(len(options))])
    return found
