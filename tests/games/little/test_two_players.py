"""The game of two: section 3.16 of the rules."""

from itertools import permutations

import pytest

from followsuit import SPECTATOR
from followsuit.games.little import numbers
from followsuit.games.takers.cards import DRAW_DECK
from followsuit.games.takers.table import DECK
from little import Little
from little_rounds import (
    NAMES,
    answer_until,
    characters_offered,
    is_over,
    is_task,
    names,
    offered,
    pass_on,
    question,
    seen,
    task,
    to_round,
)

SIX = "samurai hermit collector berserker healer devil"
HANDS = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5"]
HALF_CARDS = {
    "king": [0, 0, 30, 70, 100, 140],
    "ninja": [60, 30, -10, 100, -20, 140],
    "resistance": [0, 10, 20, 30, 40, 50],
    "samurai": [0, 0, 30, 80, 120, 150],
    "hermit": [100, 50, -10, -30, 70, 100],
    "berserker": [150, 100, -10, 40, 70, 100],
    "healer": [0, 0, 10, 20, 30, 40],
    "devil": [40, 20, 50, 30, -10, 90],
}


def of_two(**position: object) -> Little:
    return Little(2, {}, 0, **position)


def round_three(points: list[int], kept: list[str], **more: object) -> Little:
    """Round 3 begins; everybody else is on offer."""
    given: dict[str, object] = {"at": "deal", "round": 3, "points": points, "kept": kept, **more}
    owned = " ".join(kept).split()
    given.setdefault("aside", " ".join(name for name in NAMES if name not in owned))
    return of_two(**given)


def round_four(points: list[int], kept: list[str], **more: object) -> Little:
    """Round 4 begins; each has three characters, and the other four are on offer."""
    return round_three(points, kept, **{"round": 4, **more})


def test_four_rounds_of_five_tricks_and_the_higher_score_wins() -> None:
    """LT-2P-01"""
    g = answer_until(of_two())
    assert [event.number for event in g.events("round")] == [1, 2, 3, 4]
    assert len(g.events("won")) == 20
    g = of_two(
        at="score", round=4, characters=["king hermit", "samurai healer"], wins=[2, 3], points=[300, 100]
    )
    assert g.told("game-over") == ["0 LT-2P-01"]
    assert g.t.outcome is not None
    assert g.t.outcome.places == [1, 2]


@pytest.mark.parametrize("seed", range(3))
def test_there_are_no_options(seed: int) -> None:
    """LT-2P-02  No exchange, no Enhancement Card, no item is ever offered."""
    g = Little(2, seed=seed)
    assert (g.table.display, g.table.item_deck) == ([], [])
    while not is_over(g):
        if question(g) == "SelectCharacter":
            assert offered(g) == characters_offered(g)
            assert g.refused(f"{g.t.next_seat()} poker-exchange") == "LT-2P-02"
            assert g.refused(f"{g.t.next_seat()} buy-rare") == "LT-2P-02"
        seat = g.t.next_seat()
        g.t.apply(seat, g.t.options(seat)[-1])
    assert g.events("took-option") == []


@pytest.mark.parametrize("name", list(HALF_CARDS))
@pytest.mark.parametrize("wins", range(6))
def test_the_half_cards_replace_the_tables(name: str, wins: int) -> None:
    """LT-2P-03, LT-GAP-16"""
    g = of_two(at="score", round=2, characters=[name, "collector"], wins=[wins, 5 - wins], points=[100, 100])
    assert g.table.points[0] == 100 + HALF_CARDS[name][wins]


@pytest.mark.parametrize("bid", range(6))
def test_gamblers_half_card(bid: int) -> None:
    """LT-2P-03, LT-2P-26, LT-GAP-16"""
    g = of_two(
        at="score",
        round=2,
        characters=["gambler", "collector"],
        wins=[bid, 5 - bid],
        points=[100, 100],
        bid=bid,
    )
    assert g.table.points[0] == 100 + [100, 50, 40, 50, 100, 200][bid]


def test_the_numbers_of_kakumei_for_two() -> None:
    """LT-2P-03, LT-GAP-16  Each of up to two tricks; collector and Devil Cards as ever."""
    assert numbers.KAKUMEI_OF_TWO == (100, 70, 50, 30, 20)
    assert numbers.RESISTANCE_OF_TWO == 10
    g = of_two(
        characters=["resistance", "collector"], hands=["r4 k2", "r9 k9"], trick_number=4, points=[100, 100]
    )
    g.when("0 r4, 0 yes, 1 r9")
    pass_on(g)
    g.when("0 k2, 0 yes, 1 k9")
    pass_on(g)
    assert g.table.round == 2
    assert g.table.points[0] == 100 + 2 * 10 + 50 + 100


@pytest.mark.parametrize(
    "name", ["king", "gambler", "ninja", "samurai", "hermit", "berserker", "healer", "devil"]
)
def test_nobody_wins_the_game_by_five_wins(name: str) -> None:
    """LT-2P-04, LT-GAP-17"""
    g = of_two(at="score", characters=[name, "collector"], wins=[5, 0])
    assert (g.t.outcome, g.table.round) == (None, 2)


def test_both_start_with_100_points() -> None:
    """LT-2P-05"""
    for first in ("0", "1"):
        assert Little(2, {"first_player": first}).table.points == [100, 100]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_all_forty_cards_are_used_and_five_dealt_to_each(number: int) -> None:
    """LT-2P-06"""
    g = to_round(of_two(), number)
    assert [len(g.table.hand(seat)) for seat in range(2)] == [5, 5]
    assert sorted(g.table.hand(0) + g.table.hand(1) + g.t.cards.piles[DECK]) == DRAW_DECK


@pytest.mark.parametrize("first", [0, 1])
def test_round_1_offers_five_characters_and_the_first_player_selects_first(first: int) -> None:
    """LT-2P-07"""
    g = Little(2, {"first_player": str(first)}, 3)
    assert question(g) == "SelectCharacter"
    assert g.t.next_seat() == first
    assert len(characters_offered(g)) == 5
    g.t.apply(first, g.t.options(first)[0])
    assert g.t.next_seat() == 1 - first
    assert len(characters_offered(g)) == 4


@pytest.mark.parametrize(("characters", "namer"), [(["devil", "hermit"], 1), (["ninja", "resistance"], 0)])
@pytest.mark.parametrize("round", [1, 2])
def test_in_rounds_1_and_2_the_lower_number_names_the_leader(
    characters: list[str], namer: int, round: int
) -> None:
    """LT-2P-08"""
    g = of_two(at="lead", round=round, characters=characters)
    assert g.asked() == f"{namer} NameLeader: seat-0 seat-1"


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("points", [[50, 90], [90, 50]])
def test_round_2_offers_the_other_five_and_the_second_player_selects_first(
    first: int, points: list[int]
) -> None:
    """LT-2P-09  Whatever the points."""
    row = "king gambler ninja resistance samurai"
    g = of_two(
        at="deal",
        round=2,
        first_player=first,
        points=points,
        kept=["king", "gambler"],
        aside="ninja resistance samurai",
        last_row=row,
    )
    assert g.t.next_seat() == 1 - first
    assert characters_offered(g) == ["hermit", "collector", "berserker", "healer", "devil"]


def test_the_characters_of_rounds_1_and_2_stay_with_their_players() -> None:
    """LT-2P-10"""
    g = of_two()
    used: list[list[int]] = [[], []]
    for number in (1, 2):
        to_round(g, number)
        answer_until(g, "NameLeader")
        for seat in range(2):
            used[seat] += g.table.characters[seat]
    to_round(g, 3)
    assert g.table.kept == [sorted(numbers) for numbers in used]


def test_round_3_offers_the_six_nobody_took() -> None:
    """LT-2P-11  The own two lie open."""
    g = to_round(of_two(), 3)
    own = {number for numbers in g.table.kept for number in numbers}
    assert set(g.table.row) == set(range(10)) - own
    assert len(g.table.row) == 6
    for viewer in (0, 1, SPECTATOR):
        assert seen(g, viewer).kept == g.table.kept


@pytest.mark.parametrize(
    ("points", "kept", "first"),
    [
        ([90, 80], ["king gambler", "healer devil"], 1),
        ([80, 90], ["healer devil", "king gambler"], 0),
        ([90, 90], ["healer devil", "king gambler"], 1),
        ([90, 90], ["ninja resistance", "king hermit"], 1),
        ([90, 90], ["king hermit", "ninja resistance"], 0),
    ],
)
def test_the_order_of_round_3(points: list[int], kept: list[str], first: int) -> None:
    """LT-2P-12  Fewer points, then the lower sum, then the lower single number."""
    assert round_three(points, kept).t.next_seat() == first


def test_in_round_3_the_new_character_is_laid_beside_one_of_the_own_two() -> None:
    """LT-2P-13, LT-DEC-28  These two are active; the third is not."""
    g = round_three([80, 90], ["king gambler", "ninja resistance"])
    assert g.asked() == "0 ChooseOwn: king gambler"
    assert g.refused("0 ninja")
    g.when("0 gambler")
    assert characters_offered(g) == SIX.split()
    g.when("0 hermit")
    assert g.asked() == "0 ChooseSide: left right"
    g.when("0 left")
    pass_beasts(g)
    assert g.asked() == "1 ChooseOwn: ninja resistance"
    assert names(g.table.characters[0]) == ["hermit", "gambler"]
    assert names(g.table.kept[0]) == ["king"]
    active = [role.character.name for role in g.table.roles_of(0) if role.slot < 2]
    assert sorted(active) == ["Gambler", "Hermit"]


def pass_beasts(g: Little) -> Little:
    """Take the first of whatever beasts there are."""
    while question(g) == "ChooseBeast":
        g.t.apply(g.t.next_seat(), g.t.options(g.t.next_seat())[0])
    return g


@pytest.mark.parametrize("number", [3, 4])
def test_in_rounds_3_and_4_all_eight_beasts_are_on_offer(number: int) -> None:
    """LT-2P-14, LT-2P-17"""
    g = to_round(of_two(), number)
    answer_until(g, "ChooseOwn", "SelectCharacter")
    assert g.table.beast_display == list(range(8))
    assert g.table.beasts == [[], []]


def test_completed_marks_bring_beasts_to_two_as_well() -> None:
    """LT-2P-14"""
    g = round_three([80, 90], ["king ninja", "gambler resistance"]).when("0 ninja, 0 samurai, 0 right")
    assert g.asked() == "0 ChooseBeast: maru-x10 maru-30"


@pytest.mark.parametrize("round", [3, 4])
@pytest.mark.parametrize(
    ("characters", "namer"),
    [
        (["king devil", "gambler hermit"], 1),
        (["gambler hermit", "king devil"], 0),
        (["samurai hermit", "king devil"], 1),
        (["king devil", "samurai hermit"], 0),
    ],
)
def test_in_rounds_3_and_4_the_lower_sum_names_the_leader(
    round: int, characters: list[str], namer: int
) -> None:
    """LT-2P-15  Then the lower single number."""
    assert of_two(at="lead", round=round, characters=characters).t.seats_to_act() == [namer]


def test_nothing_is_scored_at_the_selection() -> None:
    """LT-2P-16, LT-GAP-18"""
    g = round_three([80, 90], ["king ninja", "gambler resistance"])
    answer_until(g, "NameLeader")
    stake = sum(role.character.stake(g.table, role) for role in g.table.roles)
    assert sum(g.table.points) + stake == 170
    assert g.events("scored") == []


def test_in_round_4_all_beasts_go_back_first() -> None:
    """LT-2P-17, LT-BEAST-05"""
    g = of_two(
        at="score",
        round=3,
        characters=["king gambler", "ninja samurai"],
        kept=["hermit", "healer"],
        row="collector devil resistance berserker",
        wins=[2, 3],
        bid=1,
        beasts=["maru-30", "oko-shield"],
    )
    assert question(g) == "HandOverCharacters"
    assert g.table.beasts == [[], []]
    assert g.table.beast_display == list(range(8))


def test_round_4_offers_the_four_still_not_taken() -> None:
    """LT-2P-18"""
    g = to_round(of_two(), 4)
    own = {number for numbers in g.table.kept for number in numbers}
    assert len(own) == 6
    assert set(g.table.row) == set(range(10)) - own


KEPT = ["king samurai healer", "gambler ninja devil"]


def test_in_round_4_each_hands_one_of_three_to_the_other() -> None:
    """LT-2P-19, LT-DEC-29, LT-HID-17  At once, face down; then both are turned up."""
    g = round_four([80, 90], KEPT)
    assert question(g) == "HandOverCharacters"
    assert g.t.seats_to_act() == [0, 1]
    g.when("1 devil")
    for viewer in (0, SPECTATOR):
        assert seen(g, viewer).sealed[1] != g.t.sealed[1]
        assert g.told("handed-over", viewer) == []
    assert g.refused("0 devil")
    g.when("0 healer")
    assert [names(numbers) for numbers in g.table.characters] == [["devil"], ["healer"]]
    for viewer in (0, 1, SPECTATOR):
        assert [
            (event.seat, event.other, NAMES[event.number]) for event in g.events("handed-over", viewer)
        ] == [
            (1, 0, "devil"),
            (0, 1, "healer"),
        ]


def test_the_two_left_with_each_are_out_of_the_game() -> None:
    """LT-2P-20"""
    g = round_four([80, 90], KEPT).when("0 healer, 1 devil")
    assert g.table.kept == [[], []]
    assert characters_offered(g) == ["resistance", "hermit", "collector", "berserker"]
    for name in ("king", "gambler"):
        assert g.refused(f"0 {name}") == "LT-2P-20"


def test_in_round_4_the_new_character_is_laid_beside_the_received_one() -> None:
    """LT-2P-21, LT-DEC-30"""
    g = round_four([80, 90], KEPT).when("0 healer, 1 devil, 0 hermit, 0 left")
    pass_beasts(g)
    assert names(g.table.characters[0]) == ["hermit", "devil"]
    active = [role.character.name for role in g.table.roles_of(0) if role.slot < 2]
    assert sorted(active) == ["Devil", "Hermit"]
    assert question(g) == "SelectCharacter"
    assert characters_offered(g) == ["resistance", "collector", "berserker"]


@pytest.mark.parametrize(
    ("points", "given", "first"),
    [
        ([80, 90], "0 king, 1 devil", 0),
        ([90, 80], "0 healer, 1 gambler", 1),
        ([90, 90], "0 king, 1 gambler", 1),
        ([90, 90], "0 healer, 1 ninja", 0),
    ],
)
def test_the_order_of_round_4(points: list[int], given: str, first: int) -> None:
    """LT-2P-22, LT-GAP-19  Fewer points, then the lower number of the received character."""
    assert round_four(points, KEPT).when(given).t.next_seat() == first


def test_all_preparation_comes_after_the_selections() -> None:
    """LT-FLOW-06, LT-2P-23, LT-GAP-40"""
    g = of_two(at="select", row="king gambler berserker samurai devil", hands=HANDS).when("0 berserker")
    assert question(g) == "SelectCharacter"
    assert not any(is_task(word) for word in offered(g))
    assert g.refused(f"1 {task('berserker')}") == "LT-FLOW-06"
    g.when("1 king")
    # King first, though Berserker was taken before him.
    assert g.t.next_seat() == 1
    answer_until(g, "NameLeader")
    assert [event.seat for event in g.events("prepares")] == [1, 0]


def test_devil_comes_last() -> None:
    """LT-2P-23, LT-2P-27, LT-GAP-55  And hands out one card."""
    g = of_two(at="prepare", characters=["devil", "berserker"], hands=HANDS)
    assert question(g) == "BuildHand"
    answer_until(g, "GiveDevilCards")
    assert g.t.next_seat() == 0
    g.when("0 r4d")
    assert g.t.next_seat() == 1
    answer_until(g, "NameLeader")
    assert [len(g.table.hand(seat)) for seat in range(2)] == [5, 5]
    assert g.now("open") == ["", "r4d"]


def test_two_prepare_in_the_order_of_their_lowest_numbers() -> None:
    """LT-2P-23  By the lower of the two active numbers."""
    g = of_two(at="prepare", round=3, characters=["samurai berserker", "devil gambler"], hands=HANDS)
    answer_until(g, "GiveDevilCards")
    prepared = [event.seat for event in g.events("prepares")]
    assert sorted(set(prepared), key=prepared.index) == [1, 0]


@pytest.mark.parametrize(
    ("characters", "winner"),
    [
        (["king samurai", "gambler resistance"], 0),
        (["resistance gambler", "samurai king"], 1),
        (["collector samurai", "resistance gambler"], 1),
    ],
)
def test_a_tie_at_the_end_of_two(characters: list[str], winner: int) -> None:
    """LT-2P-24, LT-END-04, LT-GAP-41  The lower sum of round 4, then the lower single number."""
    g = of_two(at="score", round=4, characters=characters, wins=[0, 0], points=[200, 200], bid=1)
    assert g.table.points == [200, 200]
    assert g.told("game-over") == [f"{winner} LT-2P-24"]


def test_resistance_declares_twice_in_two_different_tricks() -> None:
    """LT-2P-25, LT-GAP-17"""
    g = of_two(characters=["resistance", "hermit"], hands=["r1 r2 r3", "b1 b2 b3"])
    declared = 0
    for card in ("1", "2", "3"):
        g.when(f"0 r{card}")
        if question(g) == "LittleTurn":
            break
        g.when("0 yes")
        declared += 1
        g.when(f"1 b{card}")
        assert g.t.next_seat() == 0
    assert declared == 2


def test_with_more_players_resistance_declares_once() -> None:
    """LT-2P-25, LT-RESI-01"""
    g = Little(3, {}, 0, characters=["resistance", "hermit", "ninja"], hands=["r1 r2", "b1 b2", "g1 g2"])
    g.when("0 r1, 0 yes")
    pass_on(g)
    g.when("1 b1")
    pass_on(g)
    g.when("2 g1")
    pass_on(g)
    g.when("0 r2")
    assert (question(g), g.t.next_seat()) == ("LittleTurn", 1)


@pytest.mark.parametrize(("players", "highest"), [(2, 5), (3, 4), (5, 4)])
def test_gambler_of_two_bids_0_to_5(players: int, highest: int) -> None:
    """LT-2P-26, LT-GAMB-03, LT-GAP-17"""
    characters = ["gambler", "ninja", "hermit", "resistance", "collector"][:players]
    g = Little(players, {}, 0, at="prepare", characters=characters, set_up_done=["1", *[""] * (players - 1)])
    assert offered(g) == [f"number-{bid}" for bid in range(highest + 1)]


def test_the_first_player_of_two_is_drawn_by_lot() -> None:
    """LT-2P-28, LT-GAP-42"""
    first = [Little(2, seed=seed).t.next_seat() for seed in range(40)]
    assert 8 < sum(first) < 32


@pytest.mark.parametrize("characters", list(permutations(["king", "devil"])))
def test_a_whole_round_of_two_goes_in_order(characters: tuple[str, str]) -> None:
    """LT-FLOW-02  Preparation, hand-out, leader, tricks."""
    g = of_two(at="prepare", characters=list(characters), hands=HANDS)
    king = characters.index("king")
    assert g.t.next_seat() == king
    answer_until(g, "GiveDevilCards")
    assert g.t.next_seat() == 1 - king
    answer_until(g, "NameLeader")
    assert g.t.next_seat() == king
