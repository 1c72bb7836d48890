"""The Ninja: the second card, what the others learn of it, and two wins (TX, chapter 4.6)."""

import pytest

from followsuit import SPECTATOR
from followsuit.core.cards import HIDDEN
from followsuit.games.takers.new_run import begin_run, take_back, undo_run
from followsuit.games.tricktakers.game import trick_table
from tables import Given
from tricktakers import Takers

Options = dict[str, int | str | bool]
CAST = "gambler ninja king"
EVERYBODY = [0, 1, 2, SPECTATOR]


def table(cast: str, players: int = 3, options: Options | None = None, **position: object) -> Given:
    """The Ninja is seat 1."""
    names = cast.split()
    chosen: Options = {"characters": ",".join(names), "selection_mode": "all_star", **(options or {})}
    return Takers(players, chosen, 0, characters=names, **position)


def playing(hands: list[str], cast: str = CAST, **position: object) -> Given:
    """Two tricks are left, unless the test says otherwise."""
    position.setdefault("trick_number", 4)
    return table(cast, 3, None, hands=hands, **position)


def with_second(second: str, hands: list[str], **position: object) -> Given:
    """The Ninja has followed r9 with r2 and has this card face down; k9 was drawn for it."""
    held = [f"r9 {hands[0]}", f"r2 {second}", hands[1]]
    return playing(held, CAST, trick="r9", deck="k9", **position).when(f"1 r2, 1 {second}")


def last_trick(own: str, deck: str, **position: object) -> Given:
    """The fifth trick; the Ninja follows r9 with this card."""
    hands = ["r9", own, "r1"]
    return playing(hands, CAST, trick_number=5, trick="r9", deck=deck, **position).when(f"1 {own}")


# The second card.


def test_after_playing_a_second_card_may_be_played_face_down() -> None:
    """TX-NIN-01, TX-DEC-32"""
    g = playing(["r9 b1", "r2 r7 b8", "r1 b3"], trick="r9").when("1 r2")
    assert (g.asked(), g.asked_by()) == ("1 MayPlaySecond: no r7", "TX-NIN-01")
    assert g.when("1 no").asked() == "2 TakeTurn: r1"
    assert g.now("hands") == ["b1", "r7 b8", "r1 b3"]
    g = playing(["r9 b1", "r2 r7 b8", "r1 b3"], trick="r9").when("1 r2, 1 r7")
    assert g.now("face_down") == ["", "r7", ""]
    assert g.now("trick") == "r9 r2"


def test_the_second_card_follows_the_lead_colour() -> None:
    """TX-NIN-02"""
    g = playing(["r9 b1", "r2 r7 b8", "r1 b3"], trick="r9").when("1 r2")
    assert g.refused("1 b8") == "TX-NIN-02"
    assert g.refused("1 b1") == "FS-TURN-02"
    g = playing(["r9 b1", "r2 g7 b8", "r1 b3"], trick="r9").when("1 r2")
    assert g.asked() == "1 MayPlaySecond: no b8 g7"  # no red is left


@pytest.mark.parametrize("card", ["RAa", "WFa", "M", "EL"])
def test_a_card_without_colour_may_always_be_the_second(card: str) -> None:
    """TX-NIN-03"""
    cast = "summoner ninja berserker"
    g = playing(["r9 b1", f"r2 r7 {card}", "r1 b3"], cast, trick="r9").when("1 r2")
    assert g.asked() == f"1 MayPlaySecond: no r7 {card}"


def test_the_colour_the_ninja_leads_binds_the_second_card() -> None:
    """TX-NIN-04, TX-EX-30"""
    g = playing(["r9 b1", "r2 r7 b8 g3 k1", "r1 b3"], leader=1).when("1 r2")
    assert g.asked() == "1 MayPlaySecond: no r7"
    assert [g.refused(f"1 {card}") for card in ("b8", "g3", "k1")] == ["TX-NIN-02"] * 3


@pytest.mark.parametrize("led", ["WFa", "RAa"])
def test_without_a_lead_colour_the_second_card_is_free(led: str) -> None:
    """TX-NIN-05"""
    g = playing(["r9 b1", f"{led} r7 k1", "r1 b3"], leader=1).when(f"1 {led}")
    assert g.asked() == "1 MayPlaySecond: no r7 k1"


def test_after_the_second_card_one_is_drawn() -> None:
    """TX-NIN-06, TT-FLOW-07"""
    g = playing(["r9 b1", "r2 r7 b8", "r1 b3"], trick="r9", deck="k9 k8").when("1 r2, 1 r7")
    assert g.now("hands") == ["b1", "b8 k9", "r1 b3"]
    assert g.told("drew", 1) == ["1 k9"]
    assert playing(["r9 b1", "r2 r7", "r1 b3"], trick="r9", deck="k9").when("1 r2, 1 no").told("drew") == []


def test_a_face_down_card_sets_no_lead_colour_and_binds_nobody() -> None:
    """TX-NIN-07, TX-EX-34"""
    g = playing(["r9 b1", "WFa k1 b8", "k3 b3"], leader=1).when("1 WFa, 1 k1")
    assert g.now("lead_colour") == ""
    assert g.asked() == "2 TakeTurn: b3 k3"
    assert g.when("2 b3").asked() == "0 TakeTurn: b1"


def test_in_the_fifth_trick_it_is_the_top_card_of_the_deck() -> None:
    """TX-NIN-08, TX-GAP-47, TX-DEC-32  Nothing is drawn for it."""
    g = last_trick("r2", "k9 k8")
    assert g.asked() == "1 MayLook: no yes"
    g.when("1 yes")
    assert g.asked() == "1 MayPlayTop: no yes"
    g.when("1 yes")
    assert (g.now("face_down"), g.now("hands")) == (["", "k9", ""], ["", "", "r1"])
    assert g.told("drew") == []
    assert g.when("2 r1, 1 yes").told("won") == ["1 k9 TT-STRN-02"]


def test_in_the_fifth_trick_the_ninja_need_not_look() -> None:
    """TX-NIN-08, TX-DEC-32"""
    g = last_trick("r2", "k9 k8").when("1 no")
    assert g.asked() == "2 TakeTurn: r1"
    assert g.told("looked-at-top") == []
    assert g.when("2 r1").told("won") == ["0 r9 TT-STRN-03"]


def test_following_never_forbids_the_top_card() -> None:
    """TX-NIN-09"""
    g = playing(["r9", "r2 r7", "r1 b3"], trick_number=5, trick="r9", deck="b9").when("1 r2, 1 yes, 1 yes")
    assert g.now("face_down") == ["", "b9", ""]


def test_a_card_looked_at_may_go_back_on_top() -> None:
    """TX-NIN-19, TX-GAP-47"""
    g = last_trick("r2", "k9 k8").when("1 yes, 1 no")
    assert g.asked() == "2 TakeTurn: r1"
    assert str(g.now("deck")).startswith("k9 k8 ")
    assert g.told("put-back") == ["1"]
    assert g.when("2 r1").told("won") == ["0 r9 TT-STRN-03"]


def test_without_a_card_to_look_at_nothing_is_asked() -> None:
    """TX-DEC-32"""
    hands = ["r9", "r2", "r1"]
    g = playing(hands, trick_number=5, trick="r9", rest_in_deck=0).when("1 r2")
    assert g.asked() == "2 TakeTurn: r1"
    g = playing(hands, trick_number=5, trick="r9", rest_in_deck=0, discards="b5").when("1 r2, 1 yes")
    assert g.told("looked-at-top", 1) == ["1 b5"]  # the discards are shuffled


# Revealing or discarding it.


def test_when_all_have_played_the_second_card_is_revealed_or_discarded() -> None:
    """TX-NIN-10, TX-DEC-33"""
    g = with_second("r7", ["b1", "r1 b3"])
    assert g.asked() == "2 TakeTurn: r1"
    g.when("2 r1")
    assert g.asked() == "1 MayReveal: no yes"
    assert g.told("won") == []
    g.when("1 yes")
    assert g.told("flipped") == ["1 r7"]
    assert g.now("taken") == ["r1 r2 r7 r9", "", ""]


@pytest.mark.parametrize(
    ("hands", "winner"),
    [
        (["r9 b1", "r2 RAb", "RAa b3"], "2 RAa TT-STRN-05"),
        (["RAa b1", "r2 RAb", "r1 b3"], "0 RAa TT-STRN-05"),
    ],
)
def test_a_revealed_card_comes_after_all_others(hands: list[str], winner: str) -> None:
    """TX-NIN-11, TX-EX-33, TX-TRK-07, TX-STR-07"""
    led, last = hands[0].split()[0], hands[2].split()[0]
    g = playing(hands, trick=led).when(f"1 r2, 1 RAb, 2 {last}, 1 yes")
    assert g.told("won") == [winner]


def test_a_revealed_card_may_set_the_lead_colour() -> None:
    """TT-FLOW-22, TX-NIN-07"""
    g = playing(["WFb b1", "WFa r3 b8", "M b3"], "gambler ninja berserker", leader=1)
    g.when("1 WFa, 1 r3, 2 M, 0 WFb, 1 yes")
    assert g.told("won") == ["2 M TT-BER-07"]
    g = playing(["WFb b1", "WFa r3 b8", "RAa b3"], leader=1).when("1 WFa, 1 r3, 2 RAa, 0 WFb")
    assert g.now("lead_colour") == ""


def test_the_ninja_wins_with_either_card_and_it_is_one_win() -> None:
    """TX-NIN-12, TT-STR-08"""
    g = with_second("r7", ["b1", "r1 b3"], trick_number=3).when("2 r1, 1 yes")
    assert g.told("won") == ["0 r9 TT-STRN-03"]
    g = playing(["r5 b1", "r2 r7", "r1 b3"], trick="r5").when("1 r2, 1 r7, 2 r1, 1 yes")
    assert (g.told("won"), g.now("wins")) == (["1 r7 TT-STRN-03"], [0, 1, 0])
    assert g.now("taken") == ["", "r1 r2 r5 r7", ""]
    g = playing(["r5 b1", "r8 r7", "r1 b3"], trick="r5").when("1 r8, 1 r7, 2 r1, 1 yes")
    assert (g.told("won"), g.now("wins")) == (["1 r8 TT-STRN-03"], [0, 1, 0])


def test_a_discarded_second_card_goes_unseen_and_a_revealed_one_belongs_to_the_trick() -> None:
    """TX-NIN-13, TX-HID-22, TX-DEC-33"""
    g = with_second("r7", ["b1", "r1 b3"]).when("2 r1, 1 no")
    assert g.told("won") == ["0 r9 TT-STRN-03"]
    assert (g.now("discards"), g.now("taken")) == ("r7", ["r1 r2 r9", "", ""])
    assert [g.events("discarded-second", viewer)[0].cards == [HIDDEN] for viewer in EVERYBODY] == [
        True,
        False,
        True,
        True,
    ]
    assert [g.now("discards", seat) for seat in range(3)] == ["?", "r7", "?"]


def test_open_discards_show_the_second_card_too() -> None:
    """TX-GEN-07, TX-NIN-13"""
    hands = ["r9 b1", "r2 r7", "r1 b3"]
    g = table(CAST, options={"discards": "face_up"}, hands=hands, trick="r9", trick_number=4)
    g.when("1 r2, 1 r7, 2 r1, 1 no")
    assert [g.told("discarded-second", viewer) for viewer in EVERYBODY] == [["1 r7"]] * 4


def test_whoever_put_the_turn_off_plays_before_the_ninja_decides() -> None:
    """TX-NIN-14, TX-EX-32, TX-GAP-48, TX-TRK-06, TA-ITM-19, TA-MAT-43"""
    items = "timid-boots miracle-sword"
    g = playing(["r5 b1", "r2 r7", "r9 b3"], "adventurer ninja king", items=items)
    g.when("0 power-2, 1 r2, 1 r7, 2 r9")
    assert g.asked().startswith("0 TakeTurn: r5")
    assert g.when("0 r5").asked() == "1 MayReveal: no yes"


def test_a_potion_is_flipped_before_the_ninja_decides() -> None:
    """TX-GAP-48, TX-TRK-06, TX-TRK-07, TA-MAT-43  And only the Ninja's card counts as played last."""
    items = "potion-of-invisibility miracle-sword"
    hands = ["RAa b1", "r2 RAb", "r9 b3"]
    g = playing(hands, "adventurer ninja king", items=items, leader=2)
    g.when("2 r9, 0 power-1, 0 RAa, 1 r2, 1 RAb")
    assert g.told("flipped") == ["0 RAa"]
    assert g.asked() == "1 MayReveal: no yes"
    assert g.when("1 yes").told("won") == ["0 RAa TT-STRN-05"]


def test_the_proactive_wing_holds_the_tie_against_the_late_card() -> None:
    """TA-MAT-43"""
    items = "proactive-wing miracle-sword"
    g = playing(["RAa b1", "r2 RAb", "RAk b3"], "adventurer ninja king", items=items, leader=2)
    g.when("2 RAk, 0 power-10, 0 RAa, 1 r2, 1 RAb, 1 yes")
    assert g.told("won") == ["0 RAa TT-STRN-05 TA-ITM-70"]


def test_the_second_card_cannot_be_reserved() -> None:
    """TX-GAP-48, TX-INT-06, TA-MAT-44  Revealed, it goes to the winner."""
    g = playing(["r9 b1", "r2 r7", "r1 b3"], "gambler ninja collector", trick="r9").when("1 r2, 1 r7, 2 r1")
    assert g.asked() == "2 MayReserve: no r1 r2 r9"
    assert g.refused("2 r7") == "TA-COL-05"
    assert g.when("2 r1, 1 yes").now("taken") == ["r2 r7 r9", "", "r1"]


# What is hidden.


def test_only_the_ninja_sees_the_face_down_card() -> None:
    """TX-HID-22, TX-DEC-32"""
    g = with_second("r7", ["b1", "r1 b3"])
    assert [g.now("face_down", seat) for seat in range(3)] == [["", "?", ""], ["", "r7", ""], ["", "?", ""]]
    told = [g.events("played-face-down", viewer)[0].cards for viewer in EVERYBODY]
    assert told == [[HIDDEN], g.game.read_cards("r7"), [HIDDEN], [HIDDEN]]
    for seat in range(3):
        areas = [area for area in g.game.layout(g.t.view(seat)).areas if area.name == "second card"]
        assert [area.cards for area in areas] == [g.game.read_cards("r7") if seat == 1 else [HIDDEN]]
    assert [g.now("face_down", seat) for seat in range(3)] == [["", "?", ""], ["", "r7", ""], ["", "?", ""]]
    g.when("2 r1, 1 yes")
    assert [g.told("flipped", viewer) for viewer in EVERYBODY] == [["1 r7"]] * 4


def test_only_the_ninja_sees_the_card_looked_at() -> None:
    """TX-HID-23, TX-GAP-47"""
    g = last_trick("r2", "k9 k8").when("1 yes")
    told = [g.events("looked-at-top", viewer)[0].cards for viewer in EVERYBODY]
    assert told == [[HIDDEN], g.game.read_cards("k9"), [HIDDEN], [HIDDEN]]
    assert [str(g.now("deck", seat)).split()[0] for seat in range(3)] == ["?", "k9", "?"]
    for seat in range(3):
        areas = [area for area in g.game.layout(g.t.view(seat)).areas if area.name == "looked at"]
        assert [area.cards for area in areas] == [g.game.read_cards("k9") if seat == 1 else [HIDDEN]]
    g.when("1 yes")
    assert [g.now("face_down", seat) for seat in range(3)] == [["", "?", ""], ["", "k9", ""], ["", "?", ""]]
    assert g.events("played-top", 0)[0].cards == [HIDDEN]
    g = last_trick("r2", "k9 k8").when("1 yes, 1 yes, 2 r1, 1 no")
    assert g.events("discarded-second", 0)[0].cards == [HIDDEN]


# Time travel.


def test_when_time_is_rewound_the_second_card_is_discarded_and_the_first_comes_back() -> None:
    """TX-TIM-29, TX-TIM-31"""
    g = with_second("r7", ["b1", "r1 b3"])
    take_back(trick_table(g.t))
    undo_run(trick_table(g.t), True)
    begin_run(trick_table(g.t), 1)
    g.t.advance()
    assert g.now("hands") == ["r9 b1", "r2 k9", "r1 b3"]
    assert (g.now("discards"), g.now("face_down")) == ("r7", ["", "", ""])
    assert [g.now("discards", seat) for seat in range(3)] == ["?", "r7", "?"]
    assert g.when("1 r2").asked() == "1 MayPlaySecond: no k9"


def test_a_card_put_back_stays_on_top_and_may_be_played_in_the_new_run() -> None:
    """TX-MAT-82, TX-NIN-19"""
    g = last_trick("r2", "k9 k8").when("1 yes, 1 no")
    take_back(trick_table(g.t))
    undo_run(trick_table(g.t), True)
    begin_run(trick_table(g.t), 1)
    g.t.advance()
    assert g.when("1 r2").asked() == "1 MayPlayTop: no yes"
    assert g.when("1 yes").now("face_down") == ["", "k9", ""]


# The end of the round.


@pytest.mark.parametrize("wins", [[1, 2, 1, 1], [0, 2, 0, 0]])
def test_with_two_wins_nobody_gets_the_crown_if_the_ninja_has_the_most(wins: list[int]) -> None:
    """TX-NIN-15, TX-GAP-49, TT-MAT-49"""
    g = table("gambler ninja king hermit", 4, at="score", bid=5, wins=wins)
    assert g.told("crown") == []
    assert g.told("no-crown") == ["TX-NIN-15"]


def test_two_wins_of_the_ninja_leave_the_crown_to_whoever_has_more() -> None:
    """TX-NIN-15"""
    assert table(CAST, at="score", bid=5, wins=[0, 2, 3]).told("crown") == ["2 TT-CRN-02"]


@pytest.mark.parametrize(("wins", "is_due"), [(0, False), (1, False), (2, True), (3, False)])
def test_a_black_crown_is_due_with_exactly_two_wins(wins: int, is_due: bool) -> None:
    """TX-NIN-16, TX-END-04, TT-MAT-49"""
    g = table("gambler ninja king hermit", 4, at="score", bid=5, wins=[1, wins, 3 - wins, 1])
    told = g.told("black-crown")
    assert (told[:1] == ["1 TX-NIN-16"]) == is_due
    assert trick_table(g.t).black_crowns[1] == int(is_due)


@pytest.mark.parametrize("wins", [3, 4])
def test_with_three_or_four_wins_the_crown_is_the_ninjas_as_usual(wins: int) -> None:
    """TX-NIN-17"""
    g = table(CAST, at="score", bid=5, wins=[0, wins, 5 - wins])
    assert g.told("crown") == ["1 TT-CRN-02"]


@pytest.mark.parametrize(("wins", "points"), [(0, 100), (1, 10), (2, 100), (3, 10), (4, 170)])
def test_points_by_wins(wins: int, points: int) -> None:
    """TX-NIN-18  30 to begin with: 70, -20, 70, -20, 140."""
    g = table(CAST, at="score", bid=5, wins=[1 if wins < 5 else 0, wins, 4 - wins])
    assert trick_table(g.t).points[1] == points


def test_five_wins_win_the_game() -> None:
    """TX-NIN-18, TX-WIN-04"""
    g = table(CAST, at="score", bid=4, wins=[0, 5, 0])
    assert g.told("game-over") == ["1 TX-NIN-18"]


@pytest.mark.parametrize(("wins", "points"), [(0, 100), (1, 10), (2, 100), (3, 10), (4, 170), (5, 210)])
def test_two_players(wins: int, points: int) -> None:
    """TX-2P-10, TX-2P-28, TX-GAP-46  The same table, and five wins bring 180."""
    options: Options = {"two_player_mode": "drafted", "characters": "king,gambler,ninja,hermit"}
    g = Takers(
        2,
        options,
        0,
        at="score",
        characters=["hermit", "ninja"],
        unused_characters=["king", "gambler"],
        wins=[5 - wins, wins],
    )
    assert trick_table(g.t).points[1] == points
