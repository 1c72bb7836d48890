"""The Time Traveler: predictions, Rewind and Change the past (TX, chapter 4.4)."""

import pytest

from followsuit import SPECTATOR
from followsuit.core.cards import HIDDEN
from followsuit.core.layout import Counter
from tables import Given
from tricktakers import Takers

Options = dict[str, int | str | bool]
OTHERS = [0, 2, SPECTATOR]
TRAP_B: dict[str, object] = {"traps": "A C D B E", "deck": "k9 k8"}  # in the fourth trick


def table(cast: str, options: Options | None = None, /, **position: object) -> Given:
    """The Time Traveler is seat 1, unless the test says otherwise."""
    names = cast.split(", ")
    chosen: Options = {"characters": ",".join(names)}
    if len(names) > 2:
        chosen["selection_mode"] = "all_star"
    else:
        chosen["two_player_mode"] = "drafted"
    return Takers(len(names), {**chosen, **(options or {})}, 0, characters=names, **position)


def playing(cast: str, hands: list[str], /, **position: object) -> Given:
    """Two tricks are left, unless the test says otherwise."""
    position.setdefault("trick_number", 4)
    return table(cast, hands=hands, **position)


def rewound(cast: str, hands: list[str], named: int = 0, /, **position: object) -> Given:
    """The Time Traveler rewinds, discards the k9 and k8 that were drawn, and names the leader."""
    position.setdefault("deck", "k9 k8")
    g = playing(cast, hands, **position)
    return g.when("1 power-0, 1 k8, 1 k9", f"1 seat-{named}")


def scored(cast: str, wins: list[int], predictions: str, /, **position: object) -> Given:
    return table(cast, at="score", wins=wins, predictions=predictions, trick_number=5, **position)


def part(g: Given, key: str, seat: int, viewer: int | None = None) -> object:
    """What a position says of one seat."""
    values = g.now(key, viewer)
    assert isinstance(values, list)
    return values[seat]


def gains(g: Given, seat: int) -> list[str]:
    """What this seat scored, by rule."""
    events = g.events("scored")
    return [f"{e.number} {e.because[0].rule}" for e in events if e.seat == seat and e.number]


# Predictions.


def test_two_tokens_at_setup() -> None:
    """TX-TIM-01"""
    g = table("king, time traveler, hermit", at="setup", hands=["r1 r2 r3 r4 r5", "b1", "g1"]).when("0 r1")
    g.when("1 king, 1 hermit, 1 time-traveler")
    assert g.now("tokens") == 2
    assert ("time tokens", "2") in counters(g, 1, SPECTATOR)


def counters(g: Given, seat: int, viewer: int) -> list[tuple[str, str]]:
    found: list[Counter] = g.game.layout(g.t.view(viewer)).counters
    return [(counter.name, counter.value) for counter in found if counter.seat == seat]


def test_three_predictions_are_made_in_secret() -> None:
    """TX-TIM-02, TX-TIM-03, TX-DEC-20, TX-HID-15"""
    g = table("gambler, time traveler, hermit, ruler", at="setup", first_player=1)
    g.when("0 done, 0 number-1, 0 number-0")
    assert g.asked() == "1 PredictCrowns: gambler hermit time-traveler ruler"
    g.when("1 hermit")
    assert g.asked() == "1 PredictCrowns: gambler time-traveler"  # a pair is named in one order
    assert g.when("1 time-traveler").asked() == "1 PredictCrowns: ruler"
    g.when("1 ruler")
    assert g.now("predictions") == "hermit time-traveler ruler"
    assert g.now("predictions", 1) == "hermit time-traveler ruler"
    for viewer in (0, 2, 3, SPECTATOR):
        assert g.now("predictions", viewer) == "? ? ?"
        assert not [name for name, _ in counters(g, 1, viewer) if name.startswith("predicted")]
    assert g.told("predicted", 0) == ["1"]
    assert g.told("predicted-crown", 0) == []


def test_the_own_character_may_be_predicted() -> None:
    """TX-TIM-04"""
    g = table("king, time traveler, hermit", at="setup", hands=["r1 r2", "b1", "g1"]).when("0 r1")
    assert g.when("1 time-traveler, 1 king, 1 hermit").now("predictions") == "time-traveler king hermit"


def test_predicted_are_three_different_characters_in_play() -> None:
    """TX-TIM-05, TX-GAP-35, TX-DEC-20"""
    g = table("king, time traveler, hermit", at="setup", hands=["r1 r2", "b1", "g1"]).when("0 r1")
    assert g.refused("1 ruler") == "TX-TIM-05"
    assert g.refused("1 no") == "FS-TURN-02"
    g.when("1 king")
    assert g.refused("1 king") == "TX-TIM-05"
    assert g.asked() == "1 PredictCrowns: hermit"  # with three players all three are named


@pytest.mark.parametrize(
    ("predictions", "expected"),
    [
        ("gambler time-traveler hermit", ["50 TX-TIM-07", "50 TX-TIM-08", "50 TX-TIM-08"]),
        ("gambler time-traveler berserker", ["50 TX-TIM-07", "50 TX-TIM-08"]),
        ("berserker hermit time-traveler", ["50 TX-TIM-08", "50 TX-TIM-08"]),
        ("time-traveler gambler hermit", ["50 TX-TIM-08"]),
        ("berserker gambler time-traveler", ["50 TX-TIM-08"]),
        ("hermit gambler berserker", []),
    ],
)
def test_each_correct_prediction_brings_50_points(predictions: str, expected: list[str]) -> None:
    """TX-TIM-06, TX-TIM-07, TX-TIM-08, TT-EOR-07"""
    g = scored("gambler, time traveler, hermit, berserker", [3, 0, 0, 2], predictions)
    assert gains(g, 1) == expected


def test_without_a_crown_its_prediction_fails() -> None:
    """TX-TIM-07, TX-GAP-36  Two have the most wins."""
    g = scored("gambler, time traveler, hermit", [2, 1, 2], "gambler time-traveler hermit")
    assert g.told("no-crown") != []
    assert gains(g, 1) == []


def test_predictions_are_turned_up_when_the_crowns_are_given() -> None:
    """TX-TIM-09, TX-HID-15, TX-END-05, TT-EOR-07  Before the points are counted."""
    g = scored("gambler, time traveler, hermit", [3, 2, 0], "gambler time-traveler hermit")
    assert g.told("predicted-crown", 0) == ["1 0"]
    assert g.told("predicted-black-crown", 0) == ["1 1", "1 2"]
    assert g.t.log is not None
    kinds = [event.kind for event in g.t.log.told[0]]
    assert kinds.index("black-crown") < kinds.index("predicted-crown") < kinds.index("scored")


def test_crowns_count_as_they_were_given_before_any_theft() -> None:
    """TX-GAP-36, TX-MAT-42, TX-END-05"""
    g = scored(
        "gambler, time traveler, phantom thief",
        [3, 0, 2],
        "gambler time-traveler phantom-thief",
        letters=["crown", "invitation", ""],
        chip="1",
    )
    assert g.told("stole-crown") == ["2 0"]
    assert gains(g, 1) == ["50 TX-TIM-07", "50 TX-TIM-08", "50 TX-THF-33"]


def test_wins_bring_no_points() -> None:
    """TX-TIM-12"""
    for wins in range(6):
        g = scored("gambler, time traveler, hermit", [0, wins, 5 - wins], "hermit time-traveler gambler")
        assert [line for line in gains(g, 1) if "TX-TIM-07" not in line and "TX-TIM-08" not in line] == []


def test_a_crown_that_is_withheld_fails_its_prediction() -> None:
    """TX-MAT-115, TX-MAT-36, TA-MAT-39, TX-TIM-07  Collector: never; Ninja: not with two wins."""
    g = scored("collector, time traveler, king", [3, 0, 2], "collector time-traveler king")
    assert gains(g, 1) == ["50 TX-TIM-08"]
    g = scored("collector, time traveler, king", [0, 3, 2], "time-traveler collector king")
    assert gains(g, 1) == ["50 TX-TIM-07"]
    g = scored("ninja, time traveler, king, hermit", [2, 1, 1, 1], "ninja time-traveler king")
    assert gains(g, 1) == []


def test_a_crown_by_black_kakumei_is_the_crown_of_the_round() -> None:
    """TX-MAT-115, TX-TIM-07"""
    position: dict[str, object] = {"kakumei_wins": 1, "kakumei_uses": 1, "black_kakumei": 1}
    g = table(
        "resistance, time traveler, king",
        {"resistance_variant_3p": True},
        at="score",
        wins=[1, 0, 4],
        predictions="resistance time-traveler king",
        trick_number=5,
        **position,
    )
    assert gains(g, 1) == ["50 TX-TIM-07", "50 TX-TIM-08"]


def last_setup(cast: str = "gambler, time traveler, hermit") -> Given:
    """The last round; the three are predicted."""
    g = table(cast, at="setup", round=3, hands=["r1", "b1", "g1"], leader=0)
    return g.when("0 done, 0 number-1, 0 number-0, 1 gambler, 1 hermit, 1 time-traveler")


def test_in_the_last_round_predictions_may_be_shown() -> None:
    """TX-TIM-10, TX-DEC-21, TX-HID-15, TX-GAP-37"""
    g = last_setup()
    assert g.asked() == "1 ShowPredictions: no yes"
    g.when("1 yes")
    for viewer in (0, 2, SPECTATOR):
        assert g.now("predictions", viewer) == "gambler time-traveler hermit"
        assert ("predicted crown", "Gambler") in counters(g, 1, viewer)
    assert g.told("predicted-crown") == ["1 0"]
    assert g.now("open_predictions") == 1
    g = last_setup().when("1 no")
    assert g.now("predictions", 0) == "? ? ?"
    assert g.asked() == "0 TakeTurn: r1"


def test_before_the_last_round_they_cannot_be_shown() -> None:
    """TX-DEC-21"""
    g = table("gambler, time traveler, hermit", at="setup", round=2, hands=["r1", "b1", "g1"], leader=0)
    g.when("0 done, 0 number-1, 0 number-0, 1 gambler, 1 hermit, 1 time-traveler")
    assert g.asked() == "0 TakeTurn: r1"


def last_score(wins: list[int], predictions: str, is_open: int, /, **position: object) -> Given:
    cast = "hermit, time traveler, berserker, ruler"
    return scored(cast, wins, predictions, round=3, open_predictions=is_open, **position)


def test_three_open_predictions_that_come_true_win_the_game() -> None:
    """TX-TIM-10, TX-WIN-06"""
    g = last_score([3, 0, 2, 0], "hermit time-traveler ruler", 1, points=[300, 0, 0, 0])
    assert g.told("game-over") == ["1 TX-TIM-10"]


def test_predictions_kept_secret_win_only_points() -> None:
    """TX-TIM-10, TX-WIN-06"""
    g = last_score([3, 0, 2, 0], "hermit time-traveler ruler", 0, points=[300, 0, 0, 0])
    assert gains(g, 1) == ["50 TX-TIM-07", "50 TX-TIM-08", "50 TX-TIM-08"]
    assert g.told("game-over") == ["0 TT-WIN-05"]


def test_before_the_last_round_no_prediction_wins_the_game() -> None:
    """TX-WIN-06"""
    g = scored(
        "hermit, time traveler, ruler", [5, 0, 0], "hermit time-traveler ruler", round=2, crowns=[0, 0, 0]
    )
    assert g.told("game-over") == ["0 TT-HER-18"]
    g = scored("hermit, time traveler, ruler", [4, 0, 1], "hermit time-traveler ruler", round=2)
    assert g.told("game-over") == []


def test_open_predictions_that_fail_in_part_bring_their_points() -> None:
    """TX-TIM-11, TX-GAP-37"""
    g = last_score([3, 0, 2, 0], "hermit time-traveler berserker", 1, points=[300, 0, 0, 0])
    assert gains(g, 1) == ["50 TX-TIM-07", "50 TX-TIM-08"]
    assert g.told("game-over") == ["0 TT-WIN-05"]


def test_open_predictions_are_compared_with_a_win_by_tricks() -> None:
    """TX-WIN-06, TX-WIN-11, TT-EOR-04  5A comes after 4C, and 4A before."""
    g = last_score([3, 2, 0, 0], "hermit berserker ruler", 1)
    assert g.told("game-over") == ["1 TX-TIM-10"]
    g = last_score([5, 0, 0, 0], "hermit time-traveler berserker", 1)
    assert g.told("game-over") == ["0 TT-HER-18"]


# Tokens.


def test_each_travel_costs_a_token_of_two() -> None:
    """TX-TIM-13, TX-MAT-63  Two Rewinds of one trick; TT-FLOW-06  a third is refused."""
    g = rewound("king, time traveler, hermit", ["r9 b1", "r2 b2", "g3 b3"], 1, trick="r9", deck="k9 k8 k7 k6")
    assert g.now("tokens") == 1
    g.when("1 power-0, 1 k6, 1 k7, 1 seat-1")
    assert g.now("tokens") == 0
    assert g.asked() == "1 TakeTurn: r2 b2"
    assert g.refused("1 power-0") == "TX-TIM-13"
    assert g.now("trick_number") == 4


def test_a_rewind_and_a_change_use_the_tokens_up() -> None:
    """TX-TIM-13"""
    g = rewound("king, time traveler, hermit", ["r9 b1", "RAa b2", "g3 b3"], 0, trick="r9")
    g.when("0 r9, 1 RAa, 2 g3")
    assert g.asked() == "1 MayChangePast: no yes"
    g.when("1 yes, 1 g3, 1 r9, 1 seat-1")
    assert g.now("tokens") == 0
    g.when("1 RAa, 2 g3, 0 r9")
    assert g.told("won")[-1] == "1 RAa TT-STRN-05"
    assert g.asked() == "1 TakeTurn: b2"  # the second win cannot be undone any more


# Rewind.


def test_rewind_comes_before_the_own_card() -> None:
    """TX-TIM-14, TX-DEC-22, TX-GAP-34"""
    cast = "king, time traveler, hermit"
    g = playing(cast, ["r9 b1", "r2 b2", "g3 b3"], trick="r9")
    assert g.asked() == "1 TakeTurn: r2 power-0"
    g.when("1 r2")
    assert g.asked() == "2 TakeTurn: b3 g3 power-0"  # the Hermit's own power
    assert g.refused("1 power-0") == "FS-TURN-01"
    g = playing(cast, ["r9 b1", "r2 b2", "g3 b3"], tokens=0, trick="r9")
    assert g.refused("1 power-0") == "TX-TIM-13"


def test_rewind_on_the_lead_with_nothing_in_play() -> None:
    """TX-TIM-14, TX-GAP-34"""
    g = rewound("king, time traveler, hermit", ["r9 b1", "r2 b2", "g3 b3"], 2, leader=1)
    assert g.asked() == "2 TakeTurn: b3 g3 power-0"
    assert g.told("took-back") == []


def test_rewind_in_the_fifth_trick() -> None:
    """TX-TIM-15"""
    g = rewound("king, time traveler, hermit", ["r9", "r2", "g3"], 2, trick="r9", trick_number=5)
    assert g.now("hands") == ["r9", "r2", "g3"]
    assert g.when("2 g3, 0 r9, 1 r2").told("won") == ["2 g3 TT-STRN-03"]


def test_everyone_takes_their_cards_back() -> None:
    """TX-TIM-16, TT-FLOW-31, TX-HID-01  In the hand they lie hidden again, although all have seen them."""
    cast = "king, time traveler, hermit, gambler"
    g = playing(cast, ["r9 b1", "r2 b2", "g3 b3", "r4 b4"], leader=3, trick="r4 r9", deck="k9 k8")
    g.when("1 power-0")
    assert g.now("trick") == ""
    assert g.now("hands") == ["r9 b1", "r2 b2 k8 k9", "b3 g3", "r4 b4"]
    assert g.told("took-back", 2) == ["3 r4", "0 r9"]
    for area in g.game.layout(g.t.view(2)).areas:
        assert area.name != "hand" or area.seat == 2 or set(area.cards) == {HIDDEN}


def test_two_cards_are_drawn_and_two_discarded() -> None:
    """TX-TIM-17, TX-DEC-22, TX-DEC-23, TX-HID-16"""
    g = playing("king, time traveler, hermit", ["r9 b1", "r2 b2", "g3 b3"], trick="r9", deck="k9 k8")
    g.when("1 power-0")
    assert g.asked() == "1 DiscardCards: r2 b2 k8"  # two in ascending order
    assert g.refused("1 k9") == "FS-SET-01"
    assert g.refused("1 no") == "FS-TURN-02"
    g.when("1 r2, 1 k9")
    assert g.now("hands") == ["r9 b1", "b2 k8", "b3 g3"]
    assert g.now("discards") == "r2 k9"
    assert g.told("drew", 1) == ["1 k9", "1 k8"]
    for viewer in OTHERS:
        assert g.told("drew", viewer) == ["1 ?", "1 ?"]
        assert g.told("discarded", viewer) == ["1 ?", "1 ?"]
        assert g.now("discards", viewer) == "? ?"
        assert part(g, "hands", 1, viewer) == "? ?"


def test_fewer_drawn_fewer_discarded() -> None:
    """TX-DEC-23, TX-TIM-17"""
    hands = ["r9 b1", "r2 b2", "g3 b3"]
    g = playing("king, time traveler, hermit", hands, trick="r9", deck="k9", rest_in_deck=0)
    g.when("1 power-0, 1 k9")
    assert g.asked() == "1 NameRunLeader: seat-0 seat-1 seat-2"
    g = playing("king, time traveler, hermit", hands, trick="r9", deck="", rest_in_deck=0)
    assert g.when("1 power-0").asked() == "1 NameRunLeader: seat-0 seat-1 seat-2"


@pytest.mark.parametrize("leader", [0, 1, 2, 3])
def test_the_new_run_is_led_by_whoever_is_named(leader: int) -> None:
    """TX-TIM-18, TX-TIM-19, TT-FLOW-02  Clockwise from there, everybody, in the same trick."""
    cast = "king, time traveler, gambler, berserker"
    g = rewound(cast, ["r9 b1", "r2 b2", "r3 b3", "r4 b4"], leader, leader=3, trick="r4 r9")
    assert g.told("new-run") == [str(leader)]
    assert g.now("trick_number") == 4
    order = [(leader + i) % 4 for i in range(4)]
    for seat in order:
        assert g.asked().startswith(f"{seat} TakeTurn")
        g.when(f"{seat} b{seat + 1}")
    assert g.told("won") == ["3 b4 TT-STRN-03"]
    assert g.now("wins") == [0, 0, 0, 1]
    assert g.now("trick_number") == 5


# What a Rewind does to the others.


def test_rewind_undoes_no_exchange() -> None:
    """TX-TIM-20, TX-MAT-38, TX-INT-07, TT-FLOW-33, TX-TIM-31, TX-GAP-64  And may be done again."""
    g = playing("hermit, time traveler, king", ["r9 b1", "r2 b2", "g3 b3"], deck="r8 k9 k8 r7")
    g.when("0 power-0, 0 b1, 0 r9, 1 power-0, 1 k8, 1 k9, 1 seat-0")
    assert g.now("hands") == ["r8 r9", "r2 b2", "b3 g3"]
    assert g.asked() == "0 TakeTurn: r8 r9 power-0"
    assert g.when("0 power-0, 0 r9").now("hands") == ["r7 r8", "r2 b2", "b3 g3"]


def test_rewind_gives_kakumei_back() -> None:
    """TX-TIM-21, TX-MAT-34, TT-FLOW-06, TT-FLOW-31, TT-GAP-69, TT-MAT-47"""
    cast = "resistance, time traveler, king"
    hands = ["r9 b1", "r2 b2", "r3 b3"]
    g = playing(cast, hands, deck="k9 k8").when("0 power-0, 0 r9, 1 power-0, 1 k8, 1 k9, 1 seat-0")
    assert (g.now("kakumei"), g.now("kakumei_uses")) == (0, 0)
    assert g.asked() == "0 TakeTurn: r9 b1 power-0"  # at once again
    g.when("0 r9, 1 r2, 2 r3")
    assert g.told("won") == ["0 r9 TT-STRN-03"]  # the new run is judged as usual
    assert g.asked() == "0 TakeTurn: b1 power-0"  # and Kakumei may still be declared


def test_a_kakumei_of_an_earlier_trick_does_not_come_back() -> None:
    """TX-TIM-21"""
    g = rewound("resistance, time traveler, king", ["r9 b1", "r2 b2", "r3 b3"], trick="r9", kakumei_uses=1)
    assert g.now("kakumei_uses") == 1
    assert g.refused("0 power-0") == "TT-RES-02"


def adventurer(hands: list[str], items: str, answers: str, /, **position: object) -> Given:
    """The Adventurer uses an item, and the Time Traveler rewinds."""
    g = playing("adventurer, time traveler, king", hands, items=items, item_deck="dragon-doll", **position)
    return g.when(answers, "1 power-0")


def test_rewind_loses_the_item_used_and_its_effect() -> None:
    """TX-TIM-22, TX-MAT-35, TA-MAT-36, TT-FLOW-31, TX-TIM-31  A new one took its place and may be used."""
    g = adventurer(["r1 b1", "r2 b2", "r3 b3"], "berserker-axe white-orb", "0 power-5, 0 r1", deck="k9 k8")
    assert g.now("used_items") == "berserker-axe"
    assert g.now("items") == "dragon-doll white-orb"
    g.when("1 k8, 1 k9, 1 seat-0")
    assert "power-13" in g.asked()
    g.when("0 r1, 1 r2, 2 r3")
    assert g.told("won") == ["2 r3 TT-STRN-03"]  # the 1 is no 10 any more


def test_what_an_item_has_done_stays_done() -> None:
    """TX-TIM-23, TX-GAP-63, TA-MAT-36, TT-FLOW-33"""
    hands = ["r1 b1", "r2 b2", "r3 b3"]
    g = adventurer(hands, "discovered-gold white-orb", "0 power-11, 0 r1", deck="k9 k8")
    assert g.now("points") == [60, 30, 30]
    g = adventurer(hands, "fairy-mischief white-orb", "0 power-7, 0 r1", deck="k9 k8")
    assert g.now("open") == ["b1", "", ""]


def test_a_card_of_an_open_hand_that_comes_back_is_hidden() -> None:
    """TX-MAT-76, TX-HID-01"""
    g = adventurer(["r1 b1", "r2 b2", "r3 b3"], "fairy-mischief white-orb", "0 power-7, 0 r1", deck="k9 k8")
    areas = g.game.layout(g.t.view(2)).areas
    hand = [area.cards for area in areas if area.name == "hand" and area.seat == 0]
    assert hand == [[HIDDEN, g.game.read_card("b1")]]


def test_a_card_under_the_potion_is_taken_back_unseen() -> None:
    """TX-TIM-52, TX-MAT-64, TT-FLOW-31"""
    g = adventurer(
        ["r1 b1", "r2 b2", "r3 b3"],
        "potion-of-invisibility white-orb",
        "2 r3, 0 power-1, 0 r1",
        leader=2,
        deck="k9 k8",
    )
    assert g.now("hands") == ["r1 b1", "r2 b2 k8 k9", "r3 b3"]
    assert g.told("took-back", 2) == ["2 r3", "0"]
    for viewer in (1, 2, SPECTATOR):
        assert part(g, "hands", 0, viewer) == "? ?"
    assert g.now("face_down") == ["", "", ""]
    assert (g.now("used_items"), g.now("items")) == ("potion-of-invisibility", "dragon-doll white-orb")


def test_a_turn_put_off_is_lost() -> None:
    """TX-MAT-35, TX-MAT-72, TX-TIM-19, TA-MAT-36  In the new run it is the Adventurer's turn as usual."""
    hands = ["r1 b1", "r2 b2", "r3 b3"]
    g = adventurer(hands, "timid-boots white-orb", "0 power-2", deck="k9 k8")
    g.when("1 k8, 1 k9, 1 seat-2, 2 r3")
    assert g.asked().startswith("0 TakeTurn: r1 power-")
    assert g.when("0 r1, 1 r2").told("won") == ["2 r3 TT-STRN-03"]


def test_rewind_cancels_a_reservation() -> None:
    """TX-TIM-24, TX-MAT-36, TA-MAT-37, TT-FLOW-31, TX-TIM-31  And another one may be made."""
    g = playing("collector, time traveler, king", ["r1 b1", "r2 b2", "r3 b3"], leader=2, deck="k9 k8")
    g.when("2 r3, 0 r1, 0 r3, 1 power-0")
    assert g.now("reserved") == ""
    g.when("1 k8, 1 k9, 1 seat-0, 0 b1")
    assert g.asked() == "0 MayReserve: no b1"
    g.when("0 no, 1 b2, 2 b3")
    assert g.told("took-reserved") == []
    assert g.now("taken") == ["", "", "b1 b2 b3"]


def test_the_rulers_token_comes_back() -> None:
    """TX-MAT-37, TX-TIM-31, TT-FLOW-31"""
    g = playing("king, ruler, time traveler", ["r5 b5", "g9 b1", "r2 b2"], deck="k9 k8")
    g.when("0 r5, 1 power-0, 1 g9, 2 power-0, 2 k8, 2 k9, 2 seat-0, 0 r5")
    assert g.asked() == "1 TakeTurn: b1 g9 power-0"
    assert g.when("1 g9, 2 r2").told("won") == ["0 r5 TT-STRN-03"]  # this time without a token


def test_bid_and_stake_are_untouched() -> None:
    """TX-MAT-39"""
    g = rewound("gambler, time traveler, king", ["r9 b1", "r2 b2", "g3 b3"], trick="r9", bid=2, stake=50)
    assert (g.now("bid"), g.now("stake")) == (2, 50)


def test_rewind_leaves_what_was_paid_to_a_trap() -> None:
    """TX-TIM-25, TX-TIM-20, TX-MAT-07, TX-TRK-13, TT-FLOW-33  The same trap stays, and costs again."""
    g = playing("gambler, time traveler, strategist", ["r9 b1", "r2 b2", "g3 b3"], **TRAP_B)
    g.when("0 r9")
    assert g.now("points") == [20, 30, 30]
    g.when("1 power-0, 1 k8, 1 k9, 1 seat-0")
    assert (g.now("points"), g.now("pool")) == ([20, 30, 30], 10)
    g.when("0 r9")
    assert (g.now("points"), g.now("pool")) == ([10, 30, 30], 20)
    assert g.told("trap") == []


def test_the_tactical_card_stays_spent() -> None:
    """TX-TIM-30, TX-GAP-65, TT-FLOW-06"""
    g = playing("strategist, time traveler, king", ["r9 b1", "r2 b2", "g3 b3"], traps="ABCDE", deck="k9 k8")
    g.when("0 power-0, 0 r9, 1 power-0, 1 k8, 1 k9, 1 seat-0")
    assert g.refused("0 power-0") == "TX-STG-21"


def test_rewind_puts_a_beast_back_on_its_sheet() -> None:
    """TX-TIM-26, TX-MAT-19, TT-FLOW-31"""
    g = playing("summoner, time traveler, king", ["b9 b1", "r2 b2", "g3 b3"], rear="MARU", mp=2, deck="k9 k8")
    g.when("0 b9, 0 MARU")
    assert (g.now("trick"), g.now("mp")) == ("MARU/b9", 1)
    g.when("1 power-0, 1 k8, 1 k9, 1 seat-0")
    assert (g.now("rear"), g.now("mp"), g.now("hands")) == ("MARU", 1, ["b1 b9", "r2 b2", "b3 g3"])
    assert g.when("0 b9, 0 MARU").now("mp") == 0


def test_rewind_discards_the_ninjas_second_card() -> None:
    """TX-TIM-29, TX-MAT-40, TX-TIM-31, TT-FLOW-31  The card drawn for it stays, and another may be played."""
    g = playing("ninja, time traveler, king", ["g9 b1 b2", "r2 b3", "g3 b4"], deck="r1 k9 k8")
    g.when("0 g9, 0 b1, 1 power-0, 1 k8, 1 k9, 1 seat-0")
    assert g.now("hands") == ["r1 b2 g9", "r2 b3", "b4 g3"]
    assert g.now("face_down") == ["", "", ""]
    assert "b1" in str(g.now("discards"))
    assert g.when("0 g9").asked() == "0 MayPlaySecond: no r1 b2"


# Change the past.

TRICK_WON: dict[str, object] = {"hands": ["r3 b1", "r9 b2", "g3 b3"], "trick": "r3"}


def won(cast: str = "king, time traveler, gambler", /, **position: object) -> Given:
    """The Time Traveler wins with r9 over r3 and g3."""
    position = {**TRICK_WON, "trick_number": 3, **position}
    return table(cast, **position).when("1 r9, 2 g3")


def test_after_winning_a_trick_the_past_may_be_changed() -> None:
    """TX-TIM-32, TX-TRK-10, TX-DEC-24, TT-FLOW-25  Before the win counts and a card is taken."""
    g = won()
    assert g.asked() == "1 MayChangePast: no yes"
    assert (g.now("wins"), g.now("taken")) == ([0, 0, 0], ["", "", ""])
    g.when("1 no")
    assert (g.now("wins"), g.now("taken")) == ([0, 1, 0], ["", "r3 r9 g3", ""])
    assert g.now("tokens") == 2


def test_only_who_wins_changes_the_past() -> None:
    """TX-TIM-32"""
    g = table("king, time traveler, gambler", hands=["r9 b1", "r3 b2", "g3 b3"], trick="r9", trick_number=3)
    assert g.when("1 r3, 2 g3").asked() == "0 TakeTurn: b1"


@pytest.mark.parametrize(("trick", "is_offered"), [(1, True), (2, True), (3, True), (4, True), (5, False)])
def test_not_in_the_fifth_trick(trick: int, is_offered: bool) -> None:
    """TX-TIM-33, TX-DEC-24, TT-FLOW-25"""
    assert ("MayChangePast" in won(trick_number=trick).asked()) == is_offered


def test_not_without_a_token() -> None:
    """TX-DEC-24, TX-TIM-13"""
    assert won(tokens=0).asked() == "1 TakeTurn: b2"
    assert won(tokens=1).asked() == "1 MayChangePast: no yes"


def test_all_cards_of_the_trick_come_into_the_hand() -> None:
    """TX-TIM-34, TT-FLOW-32"""
    g = won().when("1 yes")
    assert g.now("hands") == ["b1", "r3 r9 b2 g3", "b3"]
    assert g.now("trick") == ""
    assert g.told("changed-past", 0) == ["1 r3 r9 g3"]


def test_each_other_player_gets_a_card_of_the_whole_hand() -> None:
    """TX-TIM-35, TX-DEC-25, TX-TIM-50  Decided clockwise, before anything is handed over."""
    g = won().when("1 yes")
    assert g.asked() == "1 GiveCards: r3 r9 b2 g3"
    g.when("1 b2")
    assert g.now("hands") == ["b1", "r3 r9 b2 g3", "b3"]
    assert g.refused("1 b2") == "TX-TIM-35"
    g.when("1 r9")
    assert g.now("hands") == ["r9 b1", "r3 g3", "b2 b3"]
    assert g.told("gave", 1) == ["1 2 b2", "1 0 r9"]


def test_gifts_are_passed_face_down() -> None:
    """TX-TIM-37, TX-HID-17, TX-GAP-38, TX-HID-01"""
    g = table(
        "king, time traveler, gambler, hermit",
        hands=["r3 b1", "r9 b2", "g3 b3", "r4 b4"],
        trick="r3",
        trick_number=3,
    ).when("1 r9, 2 g3, 3 r4, 1 yes, 1 r9, 1 b2, 1 g3")
    assert g.now("hands") == ["b1 g3", "r3 r4", "r9 b3", "b2 b4"]
    assert g.told("gave", 2) == ["1 2 r9", "1 3 ?", "1 0 ?"]
    assert g.told("gave") == ["1 2 ?", "1 3 ?", "1 0 ?"]
    assert g.now("hands", 2) == ["? ?", "? ?", "r9 b3", "? ?"]
    assert g.now("hands", 1) == ["g3 ?", "r3 r4", "r9 ?", "b2 ?"]  # the giver knows them


def test_any_card_goes_to_anybody_and_works_by_its_face() -> None:
    """TX-TIM-36, TX-MAT-39, TX-MAT-111, TT-MAT-47  The Berserker card for the King."""
    cast = "berserker, time traveler, king"
    g = table(cast, hands=["M b8", "r1 b2", "g3 RAk"], trick="M", trick_number=4).when("1 r1, 2 g3")
    g.when("1 yes, 1 M, 1 r1, 1 seat-2")
    assert g.now("hands") == ["r1 b8", "b2 g3", "M RAk"]
    g.when("2 M, 0 b8, 1 b2")
    assert g.told("won")[-1] == "2 M TT-BER-07"


def test_a_white_flag_beats_a_rare_only_for_the_hermit() -> None:
    """TX-MAT-38, TX-TIM-36"""
    cast = "hermit, time traveler, king"
    hands = ["WFa b1", "RAa b2", "RAb b3"]
    g = table(cast, hands=hands, trick_number=4, leader=1).when("1 RAa, 2 b3, 0 b1, 1 yes")
    g.when("1 b1, 1 b3, 1 seat-1, 1 RAa, 2 RAb, 0 WFa")
    assert g.told("won")[-1] == "0 WFa TT-HER-06"
    g = table(cast, hands=["b1 b4", "RAa WFa", "b3 RAb"], trick_number=4, leader=1)
    g.when("1 RAa, 2 b3, 0 b1, 1 yes, 1 WFa, 1 b1, 1 seat-1, 1 RAa, 2 WFa, 0 b1")
    assert g.told("won")[-1] == "1 RAa TT-STRN-05"


def test_the_hand_ends_with_its_size_before_the_trick() -> None:
    """TX-TIM-38, TX-GAP-39  Nothing to discard with one card for each; one for a beast."""
    assert won().when("1 yes, 1 g3, 1 r3").asked() == "1 NameRunLeader: seat-0 seat-1 seat-2"
    hands = ["b3 b1", "RAa b2", "g3 b4"]
    g = table("summoner, time traveler, king", hands=hands, rear="MARU", mp=3, trick_number=4)
    g.when("0 b3, 0 MARU, 1 RAa, 2 g3, 1 yes")
    assert g.now("hands") == ["b1", "b2 b3 g3 RAa MARU", "b4"]
    g.when("1 g3, 1 b3")
    assert g.asked() == "1 DiscardCards: b2 RAa MARU"
    g.when("1 b2")
    assert g.now("hands") == ["b1 b3", "RAa MARU", "b4 g3"]
    assert g.told("discarded", 0) == ["1 ?"]


@pytest.mark.parametrize("leader", [0, 1, 2])
def test_the_leader_of_the_new_run_is_named(leader: int) -> None:
    """TX-TIM-39, TT-FLOW-32"""
    g = won().when("1 yes, 1 g3, 1 r3", f"1 seat-{leader}")
    assert g.told("new-run") == [str(leader)]
    assert g.asked().startswith(f"{leader} TakeTurn")


def test_the_undone_win_counts_for_nobody() -> None:
    """TX-TIM-40, TX-GAP-33, TX-MAT-110, TT-FLOW-25"""
    g = won().when("1 yes, 1 g3, 1 r9, 1 seat-0")
    assert (g.now("wins"), g.now("taken"), g.now("trick_number")) == ([0, 0, 0], ["", "", ""], 3)
    g.when("0 r9, 1 r3, 2 g3")
    assert (g.now("wins"), g.now("trick_number")) == ([1, 0, 0], 4)
    assert g.asked() == "0 TakeTurn: b1"


def test_change_the_past_leaves_kakumei_used() -> None:
    """TX-TIM-41, TX-MAT-34, TT-FLOW-06, TT-FLOW-32, TT-MAT-47  The new run is a normal trick."""
    hands = ["r9 b1", "r2 b2", "r3 b3"]
    g = table("resistance, time traveler, king", hands=hands, trick_number=4)
    g.when("0 power-0, 0 r9, 1 r2, 2 r3")
    assert g.told("won") == ["1 r2 TT-RES-11"]
    g.when("1 yes, 1 r3, 1 r9, 1 seat-0")
    assert (g.now("kakumei"), g.now("kakumei_uses")) == (0, 1)
    assert g.refused("0 power-0") == "TT-RES-02"
    assert g.when("0 r9, 1 r2, 2 r3").told("won")[-1] == "0 r9 TT-STRN-03"


def collected() -> Given:
    """The Collector has reserved r3, and the Time Traveler wins with r9."""
    hands = ["r3 b1", "r9 b2", "g3 b3"]
    return table(
        "collector, time traveler, ruler",
        hands=hands,
        trick_number=3,
        tasks="take-red take-green",
    ).when("0 r3, 0 r3, 1 r9, 2 g3")


def test_change_the_past_cancels_a_reservation() -> None:
    """TX-TIM-42, TX-TIM-34, TX-MAT-36, TA-MAT-37, TT-FLOW-32  It brings neither the card nor the task."""
    g = collected().when("1 yes")
    assert g.now("reserved") == ""
    assert g.now("hands") == ["b1", "r3 r9 b2 g3", "b3"]
    assert g.told("took-reserved") == []
    assert "take-red" not in str(g.now("tasks_taken"))


def test_a_take_task_is_done_by_the_trick_that_is_undone() -> None:
    """TX-TIM-43, TX-MAT-37, TA-MAT-38, TX-MAT-102, TT-FLOW-32  The card that was reserved counts as well."""
    cast = "ruler, time traveler, collector"
    g = table(
        cast, hands=["g3 b1", "r9 b2", "r3 b3"], leader=2, trick_number=3, tasks="take-red take-green"
    ).when("2 r3, 2 r3, 0 g3, 1 r9, 1 yes, 1 r9, 1 r3, 1 seat-0")
    assert g.now("tasks_taken") == "take-red"
    g = table(
        cast, hands=["g3 b1", "k9 b2", "r3 b3"], leader=2, trick_number=3, tasks="take-red take-green"
    ).when("2 r3, 2 r3, 0 g3, 1 k9, 1 yes")
    assert g.now("tasks_taken") == "take-red"  # by the reserved card alone


def test_a_task_not_to_take_is_broken_by_the_trick_that_is_undone() -> None:
    """TX-TIM-44, TA-MAT-38, TX-MAT-102"""
    g = table(
        "ruler, time traveler, king",
        hands=["g3 b1", "r9 b2", "r3 b3"],
        leader=2,
        trick_number=3,
        tasks="do-not-take-red do-not-take-green",
    ).when("2 r3, 0 g3, 1 r9, 1 yes")
    assert g.now("tasks_taken") == "do-not-take-red"


@pytest.mark.parametrize("task", ["take-red", "do-not-take-red", "avoid-the-lead-colour", "win-with-a-rare"])
def test_the_tasks_of_the_others_are_not_touched(task: str) -> None:
    """TX-TIM-51, TA-MAT-38, TX-MAT-102  In the new run they are done or broken as usual."""
    g = table(
        "ruler, time traveler, king",
        {"tasks_2023": True},
        hands=["g3 b1", "r9 b2", "r3 b3"],
        leader=1,
        trick_number=3,
        tasks=f"take-blue {task}",
    ).when("1 r9, 2 r3, 0 g3, 1 yes, 1 r9, 1 g3, 1 seat-2")
    assert g.now("tasks_taken") == ""
    g.when("2 r9, 0 g3, 1 r3")
    assert (task in str(g.now("tasks_taken"))) == (task != "win-with-a-rare")


def test_the_new_run_counts_for_the_ruler_alone() -> None:
    """TX-MAT-37, TX-MAT-110, TX-TIM-40  An undone trick is no win for 'exactly one win'."""
    g = table(
        "ruler, time traveler, king", hands=["g3", "r9 b2", "r3 b3"], leader=2, trick_number=4, wins=[1, 1, 1]
    ).when("2 r3, 0 g3, 1 r9, 1 yes, 1 r9, 1 g3, 1 seat-2, 2 r9, 0 g3, 1 r3")
    assert g.now("wins") == [1, 1, 2]


def test_the_summoner_gets_one_card_for_two() -> None:
    """TX-TIM-45, TX-MAT-19  A beast given back comes into the hand, and is played by its face."""
    hands = ["b3 b1", "RAa b2", "g3 b4"]
    g = table("summoner, time traveler, king", hands=hands, rear="MARU", mp=3, trick_number=4)
    g.when("0 b3, 0 MARU, 1 RAa, 2 g3, 1 yes, 1 g3, 1 MARU, 1 b3, 1 seat-0")
    assert (g.now("hands"), g.now("rear"), g.now("mp")) == (["b1 MARU", "b2 RAa", "b4 g3"], "", 2)
    g.when("0 MARU, 1 b2, 2 b4")
    assert g.told("won")[-1] == "0 MARU TT-STRN-03"


def test_the_ninja_gets_one_card_back() -> None:
    """TX-TIM-47, TX-TIM-38, TX-MAT-40  One for two if the second was revealed; one discarded is gone."""
    g = table("ninja, time traveler, king", hands=["r3 b1 b2", "k9 b3", "r4 b4"], deck="g1", trick_number=3)
    g.when("0 r3, 0 b1, 1 k9, 2 r4, 0 yes, 1 yes")
    assert g.now("hands") == ["b2 g1", "r3 r4 b1 b3 k9", "b4"]
    g.when("1 r4, 1 r3")
    assert g.asked() == "1 DiscardCards: b1 b3 k9"
    g = table("ninja, time traveler, king", hands=["r3 b1 b2", "k9 b3", "r4 b4"], deck="g1", trick_number=3)
    g.when("0 r3, 0 b1, 1 k9, 2 r4, 0 no, 1 yes, 1 r4, 1 r3")
    assert g.asked() == "1 NameRunLeader: seat-0 seat-1 seat-2"


def test_change_the_past_leaves_everything_else() -> None:
    """TX-TIM-48, TX-MAT-07, TX-GAP-33, TT-FLOW-33  What a trap took, the pool, magic points, items."""
    g = playing("gambler, time traveler, strategist", ["r3 b1", "r9 b2", "g3 b3"], **TRAP_B)
    g.when("0 r3, 1 r9, 2 g3")
    assert (g.now("points"), g.now("pool")) == ([30, 20, 30], 10)
    g.when("1 yes, 1 g3, 1 r9, 1 seat-0")
    assert (g.now("points"), g.now("pool")) == ([30, 20, 30], 10)
    assert g.when("0 r9").now("pool") == 20
    hands = ["r1 b1", "k9 b2", "r3 b3"]
    g = table(
        "adventurer, time traveler, king",
        hands=hands,
        items="berserker-axe white-orb",
        item_deck="dragon-doll",
        trick_number=4,
    ).when("0 power-5, 0 r1, 1 k9, 2 r3, 1 yes, 1 r3, 1 r1, 1 seat-0")
    assert (g.now("used_items"), g.now("items")) == ("berserker-axe", "dragon-doll white-orb")


def test_items_tokens_and_declarations_end_with_the_run() -> None:
    """TX-MAT-109, TX-TIM-31, TX-GAP-64, TX-INT-07, TT-FLOW-05  Every ability of a turn is there again."""
    g = table(
        "adventurer, time traveler, ruler",
        hands=["r1 b1", "k9 b2", "g3 b3"],
        items="berserker-axe white-orb",
        item_deck="dragon-doll",
        trick_number=4,
    ).when("0 power-5, 0 r1, 1 k9, 2 power-0, 2 g3, 1 yes, 1 g3, 1 r1, 1 seat-0")
    assert g.asked() == "0 TakeTurn: r1 b1 power-8 power-13"
    g.when("0 r1, 1 k9")
    assert g.asked() == "2 TakeTurn: b3 g3 power-0"


def test_a_card_flipped_by_the_potion_is_taken_like_the_others() -> None:
    """TX-MAT-65, TX-TIM-34"""
    g = table(
        "adventurer, time traveler, king",
        hands=["r1 b1", "r9 b2", "r3 b3"],
        items="potion-of-invisibility white-orb",
        item_deck="dragon-doll",
        leader=2,
        trick_number=4,
    ).when("2 r3, 0 power-1, 0 r1, 1 r9, 1 yes")
    assert g.now("hands") == ["b1", "r1 r3 r9 b2", "b3"]


def test_a_black_gift_to_the_samurai_is_replaced() -> None:
    """TX-TIM-49, TX-MAT-41, TT-FLOW-32  A red 10 may be kept."""
    g = table("samurai, time traveler, king", hands=["r3 b1", "k9 k2", "r4 b4"], deck="g1", trick_number=4)
    g.when("0 r3, 1 k9, 2 r4, 1 yes, 1 r3, 1 k2")
    assert g.now("hands") == ["b1 g1", "r4 k9", "r3 b4"]
    assert g.now("discards") == "k2"
    assert g.told("discarded") == ["0 k2 TX-SAM-02"]
    hands = ["r3 b1", "k9 k2", "r10 r4"]
    g = table("samurai, time traveler, berserker", hands=hands, deck="g1", trick_number=4)
    g.when("0 r3, 1 k9, 2 r10, 1 yes, 1 r3, 1 r10")
    assert g.now("hands") == ["b1 r10", "k2 k9", "r3 r4"]


def test_a_black_kakumei_win_is_answered_by_nothing() -> None:
    """TX-TIM-53"""
    hands = ["k1 b1", "k2 b2", "k3 b3"]
    g = table("resistance, time traveler, king", hands=hands, leader=1, trick_number=2)
    g.when("1 k2, 2 k3, 0 power-0, 0 k1")
    assert g.told("game-over") == ["0 TT-RES-19"]


def test_the_trick_before_is_not_shown_with_the_winner_of_the_undone_one() -> None:
    """TX-TIM-40, TT-VIS-14"""
    g = won(last_trick="k1 k2 k3").when("1 yes, 1 g3, 1 r3, 1 seat-0")
    assert g.game.layout(g.t.view(0)).last_trick is None
    assert g.now("last_trick") == ""


# With the Alchemist.


def with_alchemist(hand: str, own: str = "r2 b9", /, **position: object) -> Given:
    """Seat 0 plays three cards together before the Time Traveler."""
    hands = [hand, own, "r4 b4"]
    return table("alchemist, time traveler, king", hands=hands, trick_number=3, deck="k9 k8", **position)


def test_rewind_leaves_the_elements() -> None:
    """TX-TIM-27, TX-MAT-28, TX-TIM-20"""
    g = with_alchemist("ar3 ab3 ag3 ar1 ab1 ag1", leader=2, circle="")
    g.when("2 b4, 0 ar3, 0 ab3, 0 ag3, 0 point-t")
    assert g.now("circle") == "T"
    g.when("1 power-0")
    assert g.now("circle") == "T"


def test_rewind_lays_three_cards_on_the_alchemists_deck() -> None:
    """TX-TIM-28, TX-EX-23, TX-MAT-28, TT-FLOW-31, TX-DEC-19  The hand has been drawn up to six."""
    g = with_alchemist("ar1 ab1 ag4 ar5 ab5 ag5", leader=2, alchemist_deck="ar2 ab2 ag2")
    g.when("2 b4, 0 ar1, 0 ab1, 0 ag4, 1 power-0")
    assert part(g, "hands", 0) == "ar2 ar5 ab2 ab5 ag2 ag5"
    assert g.asked().startswith("0 OrderCards")
    g.when("0 ar1, 0 ab1, 0 ag4")
    assert str(g.now("alchemist_deck")).startswith("ag4 ab1 ar1")
    assert g.asked().startswith("1 DiscardCards")


def test_the_alchemist_gets_three_cards() -> None:
    """TX-TIM-35, TX-MAT-28, TX-MAT-100, TX-DEC-25  What six cards leave no room for goes on the deck."""
    g = with_alchemist("ar1 ab1 ag4 ar5 ab5 ag5", "b9 b8", leader=2, alchemist_deck="ar2 ab2 ag2")
    g.when("2 b4, 0 ar1, 0 ab1, 0 ag4, 1 b9, 1 yes")
    assert g.asked() == "1 GiveCards: b4 b8 b9 ar1 ab1 ag4"
    g.when("1 b4")
    assert g.asked() == "1 GiveCards: b8 b9 ar1"  # three in ascending order
    g.when("1 ar1, 1 ab1, 1 ag4")
    assert g.asked().startswith("0 OrderCards")
    g.when("0 ar1, 0 ab1, 0 ag4")
    assert g.asked() == "1 NameRunLeader: seat-0 seat-1 seat-2"
    assert g.now("hands") == ["ar2 ar5 ab2 ab5 ag2 ag5", "b8 b9", "r4 b4"]


def test_with_six_cards_in_hand_the_gifts_go_on_top_of_the_deck() -> None:
    """TX-TIM-46, TX-MAT-28"""
    g = with_alchemist("ar1 ab1 ag4 ar5 ab5 ag5", "b9 b8", leader=2, alchemist_deck="ar2 ab2 ag2")
    g.when("2 b4, 0 ar1, 0 ab1, 0 ag4, 1 b9, 1 yes, 1 b4, 1 b8, 1 b9, 1 ag4, 0 b8, 0 ag4, 0 b9")
    assert str(g.now("alchemist_deck")).startswith("b9 ag4 b8")
    assert g.now("alchemist_deck", 1) != g.now("alchemist_deck", 0)


def test_with_fewer_than_six_cards_the_gifts_go_into_the_hand() -> None:
    """TX-MAT-100"""
    alone = "ar2 ab2 ag2 ar3 ab3 ag3 ar4 ab4 ag1"
    g = with_alchemist("ar1 ab1 ag4 ar5 ab5 ag5", "b9 b8", leader=2, out=alone)
    g.when("2 b4, 0 ar1, 0 ab1, 0 ag4, 1 b9, 1 yes, 1 b4, 1 b8, 1 b9, 1 ag4")
    assert part(g, "hands", 0) == "b8 b9 ar5 ab5 ag4 ag5"


# Two players.


def of_two(**position: object) -> Given:
    return table("time traveler, phantom thief", hands=["r1", "b1"], **position)


def test_with_two_players_the_own_wins_are_predicted() -> None:
    """TX-2P-13, TX-HID-15"""
    names = "time traveler,phantom thief,king,hermit"
    g = table("time traveler, phantom thief", {"characters": names}, at="setup", hands=["r1", "b1"])
    assert g.asked() == "0 PredictWins: number-0 number-1 number-2 number-3 number-4 number-5"
    g.when("0 number-3")
    assert (g.now("predictions", 0), g.now("predictions", 1)) == ("3", "?")
    assert g.asked().startswith("1 PlaceChip")


@pytest.mark.parametrize(
    ("wins", "expected"),
    [(3, ["100 TX-2P-13"]), (2, ["50 TX-2P-13"]), (4, ["50 TX-2P-13"]), (1, []), (5, [])],
)
def test_points_for_the_predicted_wins(wins: int, expected: list[str]) -> None:
    """TX-2P-13, TX-GAP-46"""
    g = of_two(at="score", wins=[wins, 5 - wins], predictions="3", trick_number=5)
    assert gains(g, 0) == expected
    assert [event.number for event in g.events("predicted-wins", 1)] == [3]


@pytest.mark.parametrize(("wins", "expected"), [(3, ["150 TX-2P-14"]), (2, ["50 TX-2P-14"]), (5, [])])
def test_an_open_prediction_of_the_last_round(wins: int, expected: list[str]) -> None:
    """TX-2P-14, TX-WIN-06"""
    g = table("time traveler, phantom thief", at="setup", hands=["r1", "b1"], round=1).when("0 number-3")
    assert g.asked() == "0 ShowWins: no yes"  # with two characters it is the last round
    assert g.when("0 yes").now("predictions", 1) == "3"
    g = of_two(at="score", wins=[wins, 5 - wins], predictions="3", open_predictions=1, trick_number=5)
    assert gains(g, 0) == expected


def test_with_two_players_the_other_gets_one_card() -> None:
    """TX-2P-15"""
    g = table("time traveler, phantom thief", hands=["r9 b1", "r2 b2"], trick_number=4)
    g.when("0 r9, 1 r2, 0 yes")
    assert (g.asked(), g.asked_by()) == ("0 GiveCards: r2 r9 b1", "TX-2P-15")
    g.when("0 r9")
    assert g.asked() == "0 NameRunLeader: seat-0 seat-1"
    assert g.now("hands") == ["r2 b1", "r9 b2"]


# Positions.


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        ("king ninja hermit", "ninja is not in play"),
        ("king hermit", "3 different characters are predicted"),
        ("king king hermit", "3 different characters are predicted"),
    ],
)
def test_a_position_with_wrong_predictions_is_refused(value: str, sentence: str) -> None:
    """TX-TIM-05"""
    with pytest.raises(Exception, match=sentence):
        playing("king, time traveler, hermit", ["r1", "r2", "r3"], predictions=value)
