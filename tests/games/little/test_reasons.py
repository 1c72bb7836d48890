"""Each reason is the rule of this way of playing: of the number of players, the mode, the round, the card."""

import pytest

from followsuit.core.reason import Reason
from followsuit.core.rng import seeded
from followsuit.core.table import Table
from followsuit.games.little.cards import KINGS_RARE
from little import Little
from little_powers import AXE, GURU, MAP, WING
from little_rounds import answer_until, question, task, to_round

THREE = ["ninja", "resistance", "hermit"]
HANDS = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5", "g1 g2 g3 g4 g5"]
ROW = "king gambler ninja resistance hermit"
SHOP: dict[str, object] = {"at": "select", "row": ROW, "points": [60, 60, 60], "display": "sword clock"}


def asked_by(t: Table) -> str:
    """The rule by which something is asked now."""
    asked = t.question()
    about = asked.about() if asked is not None else None
    assert isinstance(about, Reason)
    return about.rule


# The winner of a trick.


@pytest.mark.parametrize(("others", "card"), [("b5=b10", "b1"), ("b5=b10 b1", "g9"), ("b1 b5=b10", "b9")])
def test_a_1_that_wins_off_the_lead_colour_cites_what_it_does_to_a_10(others: str, card: str) -> None:
    """LT-BERS-07  The lead is a 0, so that the strongest number of any colour wins."""
    seats = len(others.split()) + 2
    cast = ["healer", "gambler", "hermit", "devil"][:seats]
    hands = [""] * (seats - 1) + [card]
    g = Little(seats, None, 0, characters=cast, hands=hands, trick=f"r8/b2=r0 {others}")
    assert [line[2:] for line in g.when(f"{seats - 1} {card}").told("won")] == ["b1 LT-BERS-07"]


def test_an_off_colour_1_beats_its_10_under_the_wing() -> None:
    """LT-BERS-07, LT-ITEM-60  The Wing has no tie to win."""
    hands = ["", "", "b1"]
    cast = ["healer", "gambler", "hermit"]
    g = Little(3, None, 0, characters=cast, hands=hands, trick="r8/b2=r0 b5=b10", items=["", "", "wing"])
    assert g.when(f"2 {WING}, 2 b1").told("won") == ["2 b1 LT-BERS-07"]


def test_the_reason_of_a_tie_is_that_of_the_card_which_wins_it() -> None:
    """LT-SAMU-04, LT-KING-02  Black 5 came first; the red 5 of a King who is Samurai too wins as black."""
    cast = ["gambler hermit", "ninja resistance", "king samurai"]
    g = Little(3, None, 0, characters=cast, hands=["", "", "r5"], trick="k5 b2")
    assert g.when("2 r5").told("won") == ["2 r5 LT-SAMU-04 LT-KING-02"]


# What is not offered.


@pytest.mark.parametrize(
    ("players", "options", "position", "pick", "rule"),
    [
        (3, {}, {"round": 1}, "devil", "LT-R1-02"),
        (3, {}, {"round": 2, "kept": ["devil", "healer", "collector"]}, "devil", "LT-R2-03"),
        (3, {}, {"round": 3, "characters": ["devil", "healer", "collector"]}, "samurai", "LT-R3-04"),
        (3, {}, {"round": 3, "characters": ["devil", "healer", "collector"]}, "healer", "LT-SEL-09"),
        (3, {"mode": "light2"}, {"round": 1}, "devil", "LT-R1-02"),
        (3, {"mode": "light1"}, {"round": 1}, "devil", "LT-LIGHT-03"),
        (
            3,
            {"mode": "light1", "style": "shuffle"},
            {"row": "king hermit gambler"},
            "berserker",
            "LT-LIGHT-04",
        ),
        (2, {}, {"round": 1}, "devil", "LT-2P-07"),
        (2, {}, {"round": 2, "kept": ["devil", "healer"]}, "devil", "LT-2P-09"),
        (
            2,
            {},
            {"round": 3, "kept": ["devil", "healer"], "characters": ["berserker", ""]},
            "healer",
            "LT-2P-11",
        ),
        (2, {}, {"round": 4, "characters": ["berserker", "healer"]}, "devil", "LT-2P-20"),
    ],
)
def test_a_character_that_is_not_on_offer(
    players: int, options: dict[str, int | str | bool], position: dict[str, object], pick: str, rule: str
) -> None:
    """LT-R1-02, LT-R2-03, LT-R3-04, LT-LIGHT-03, LT-LIGHT-04, LT-2P-07, LT-2P-09, LT-2P-11, LT-2P-20"""
    given = {"at": "select", "row": ROW, "choosers": " ".join(map(str, range(players))), **position}
    assert Little(players, options, 0, **given).refused(f"0 {pick}") == rule


@pytest.mark.parametrize(
    ("options", "position", "pick", "rule"),
    [
        ({}, {"items": ["", "axe", ""]}, "axe", "LT-OPT-13"),
        ({}, {"item_deck": "axe map"}, "map", "LT-DEC-06"),
        ({}, {"item_deck": "axe"}, "map", "LT-OPT-26"),
        ({"mode": "light3"}, {"display": "sword"}, "clock", "LT-LIGHT-10"),
        ({}, {"bought": ["", "RAe", ""]}, "buy-rare", "LT-OPT-12"),
    ],
)
def test_an_option_that_is_not_for_sale(
    options: dict[str, int | str | bool], position: dict[str, object], pick: str, rule: str
) -> None:
    """LT-OPT-12, LT-OPT-13, LT-OPT-26, LT-DEC-06, LT-LIGHT-10"""
    assert Little(3, options, 0, **{**SHOP, **position}).refused(f"0 {pick}") == rule


def test_an_exchange_that_needs_a_card_says_so() -> None:
    """LT-ITEM-30, LT-DEC-31  The Map wants one card at least."""
    g = Little(3, None, 0, characters=THREE, hands=HANDS, items=["map", "", ""], deck="k1 k2")
    assert g.when(f"0 {MAP}").refused("0 done") == "LT-ITEM-30"


def test_a_beast_that_cannot_draw_does_not_speak_of_the_book() -> None:
    """LT-DECK-05"""
    pairs = ["ninja resistance", "king gambler", "hermit collector"]
    given: dict[str, object] = {"characters": pairs, "hands": HANDS, "deck": "", "rest_in_deck": 0}
    g = Little(3, None, 0, beasts=["guru-draw", "", ""], items=["axe", "", ""], **given)
    assert g.refused(f"0 {GURU}") == "LT-DECK-05"
    assert g.when(f"0 {AXE}").refused("0 r6") == "LT-DEC-15"


# Preparation.


def test_a_task_that_is_not_pending() -> None:
    """LT-PREP-03 to LT-PREP-05, LT-2P-23  Somebody else's; or a later step of one's own."""
    position = {"at": "select", "row": ROW, "hands": HANDS, "points": [60, 60, 60]}
    g = Little(3, None, 0, **position).when("0 gambler")
    assert question(g) == "MayPrepare"
    refused = [g.refused(f"0 {task(*words)}") for words in (("gambler", 1), ("king", 0))]
    assert refused == ["LT-PREP-04", "LT-PREP-03"]
    assert g.refused("0 yes") == "FS-TURN-02"
    closing = {"at": "prepare", "hands": HANDS, "set_up_done": ["0 0", "", ""], "round": 3}
    g = Little(3, None, 0, characters=["king gambler", "ninja hermit", "devil healer"], **closing)
    refused = [g.refused(f"0 {task(*words)}") for words in (("gambler", 1), ("samurai", 0))]
    assert (question(g), refused) == ("ChooseTask", ["LT-PREP-04", "LT-PREP-05"])
    pairs = ["king gambler", "ninja hermit"]
    g = Little(2, None, 0, at="prepare", hands=HANDS[:2], characters=pairs, round=3)
    assert (question(g), g.refused(f"0 {task('samurai', 0)}")) == ("ChooseTask", "LT-2P-23")


# Points.


@pytest.mark.parametrize(("players", "rule"), [(2, "LT-2P-03"), (3, "LT-SCORE-01")])
@pytest.mark.parametrize("character", ["king", "ninja", "samurai", "hermit", "berserker", "healer", "devil"])
def test_points_for_wins_by_the_table_of_the_number_of_players(
    character: str, players: int, rule: str
) -> None:
    """LT-SCORE-01, LT-2P-03"""
    cast = [character, "collector", "gambler"][:players]
    g = Little(players, None, 0, at="score", characters=cast, wins=[3, 2, 0][:players])
    assert f"0 {rule}" in g.told("scored") + g.told("scored-loss")


@pytest.mark.parametrize(
    ("players", "rules"), [(2, ["LT-2P-03", "LT-2P-03"]), (3, ["LT-RESI-10", "LT-RESI-06"])]
)
def test_resistance_scores_by_the_table_of_the_number_of_players(players: int, rules: list[str]) -> None:
    """LT-RESI-06, LT-RESI-10, LT-2P-03"""
    cast = ["resistance", "collector", "gambler"][:players]
    won = {"wins": [3, 2, 0][:players], "kakumei_bonus": 50, "kakumei_uses": 1, "kakumei_wins": 1}
    g = Little(players, None, 0, at="score", characters=cast, **won)
    assert [line for line in g.told("scored") if line.startswith("0 ")] == [f"0 {rule}" for rule in rules]


# What is asked.


@pytest.mark.parametrize(
    ("players", "mode", "rules"),
    [
        (2, "standard", ["LT-2P-07", "LT-2P-09", "LT-2P-13", "LT-2P-21"]),
        (3, "light1", ["LT-LIGHT-08"] * 3),
        (4, "light2", ["LT-LIGHT-09"] * 3),
        (3, "standard", ["LT-SEL-02"] * 3),
    ],
)
def test_what_is_selected_is_asked_by_the_rule_of_this_way_of_playing(
    players: int, mode: str, rules: list[str]
) -> None:
    """LT-2P-07, LT-2P-09, LT-2P-13, LT-2P-21, LT-LIGHT-08, LT-LIGHT-09, LT-SEL-02"""
    g = Little(players, {"mode": mode}, 3)
    found: list[str] = []
    for number in range(1, len(rules) + 1):
        answer_until(to_round(g, number), "Select", "SelectCharacter")
        found.append(asked_by(g.t))
    assert found == rules


def test_two_players_have_rules_of_their_own() -> None:
    """LT-2P-13, LT-2P-21, LT-2P-23, LT-2P-25, LT-2P-26"""
    deal: dict[str, object] = {"at": "deal", "round": 3, "kept": ["king gambler", "ninja resistance"]}
    g = Little(2, None, 0, points=[80, 90], **deal).when("0 king, 0 berserker")
    assert (question(g), asked_by(g.t)) == ("ChooseSide", "LT-2P-13")
    g.when("0 left")
    assert asked_by(answer_until(g, "ChooseTask").t) == "LT-2P-23"
    answer_until(to_round(g, 4), "ChooseSide")
    assert asked_by(g.t) == "LT-2P-21"
    g = Little(2, None, 0, at="prepare", characters=["gambler", "resistance"], hands=["r1 r2", "b1 b2"])
    assert g.when("0 done").refused("0 number-6") == "LT-2P-26"
    g = Little(2, None, 0, characters=["resistance", "gambler"], hands=["r1 r2", "b1 b2"]).when("0 r1")
    assert (question(g), asked_by(g.t)) == ("MayDeclare", "LT-2P-25")


def test_three_to_five_players_have_theirs() -> None:
    """LT-R3-08, LT-PREP-05, LT-RESI-01, LT-GAMB-03, LT-END-01"""
    kept = ["king gambler", "ninja resistance", "samurai hermit"]
    g = answer_until(Little(3, None, 0, at="give back", kept=kept, hands=HANDS), "ChooseSide")
    assert asked_by(g.t) == "LT-R3-08"
    g = Little(3, None, 0, at="prepare", characters=["gambler", "resistance", "hermit"], hands=HANDS)
    g.when("0 done")
    assert (question(g), g.refused("0 number-5")) == ("BidWins", "LT-GAMB-03")
    g = Little(3, None, 0, characters=["resistance", "gambler", "hermit"], hands=HANDS).when("0 r1")
    assert asked_by(g.t) == "LT-RESI-01"
    pairs = ["king gambler", "ninja resistance", "samurai hermit"]
    g = Little(3, None, 0, at="score", characters=pairs, wins=[1, 2, 2], points=[300, 20, 30])
    assert g.told("game-over") == ["0 LT-END-01"]


# What is known.


def test_kings_rare_is_seen_to_go_with_the_whole_hand() -> None:
    """LT-MAT-03, LT-BERS-10, LT-DECK-02  All knew that it was there; it is set aside at once."""
    pairs = ["king berserker", "ninja resistance", "hermit collector"]
    g = Little(3, None, 0, at="prepare", characters=pairs, hands=HANDS, deck="k1 k2 k3")
    g.when(f"0 {task('king')}, 0 r1")
    for viewer in (1, 2, 7):
        assert g.told("discarded", viewer) == ["0 ?", "0 RAk", *["0 ?"] * 4]
        assert "RAk" in str(g.now("out", viewer)).split()
    assert "RAk" not in str(g.now("discards"))


def test_when_both_piles_are_empty_nothing_is_told_of_a_shuffle() -> None:
    """LT-DECK-05"""
    given: dict[str, object] = {"hands": ["r1 r2", "b1 b2", "g1 g2"], "deck": "", "rest_in_deck": 0}
    g = Little(3, None, 0, characters=["ninja", "gambler", "hermit"], **given).when("0 r1, 0 r2")
    assert g.told("played-face-down") == ["0 ?"]
    assert g.events("reshuffled") == []


# Positions.


@pytest.mark.parametrize("first", [0, 2])
def test_points_fit_the_first_player_of_a_position(first: int) -> None:
    """LT-SET-07"""
    starting = [[30, 40, 50], [50, 30, 40], [40, 50, 30]][first]
    for seed in range(4):
        assert (
            Little(3, None, seed, first_player=first, hands=HANDS, characters=THREE).table.points == starting
        )
        option: dict[str, int | str | bool] = {"first_player": str(first)}
        g = Little(3, option, seed, characters=THREE, hands=HANDS)
        assert (g.table.first_player, g.table.points) == (first, starting)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_game_goes_on_from_a_position_that_says_nothing_of_the_other_characters(players: int) -> None:
    """LT-R1-02, LT-R2-03, LT-R3-03  Five were offered, the others come in round 2; nobody is there twice."""
    cast = ["devil", "healer", "hermit", "king", "ninja"][:players]
    for number in (1, 2):
        g = Little(players, None, 0, at="score", round=number, characters=cast, wins=[1] * players)
        t = g.table
        if number == 1:
            assert len(t.row) == 5
            assert not {*t.row} & {*t.kept[0], *t.kept[1]}
        for seed in range(3):
            on = Little(players, None, seed, at="score", round=number, characters=cast, wins=[1] * players)
            answer_until(on, seed=seed)
            assert on.t.outcome is not None


def test_what_is_said_of_the_other_characters_holds() -> None:
    """LT-R2-03  With `row` given, the round after offers the rest."""
    g = Little(
        3, None, 0, at="score", characters=["devil", "healer", "hermit"], row="king ninja", wins=[1] * 3
    )
    assert [number + 1 for number in g.table.row] == [2, 4, 5, 7, 8]
    at_play = Little(3, None, 0, characters=["devil", "healer", "hermit"], hands=HANDS)
    assert at_play.now("last_row") == "king gambler hermit healer devil"


def test_what_lies_before_a_seat_is_in_order() -> None:
    """LT-R2-02  Whatever the order in which characters were played, as the numbers are."""
    before: dict[str, object] = {"kept": ["hermit", "devil", "healer"], "aside": "resistance collector"}
    cast = ["samurai", "gambler", "ninja"]
    g = Little(3, None, 0, at="score", round=2, characters=cast, row="king berserker", wins=[1] * 3, **before)
    assert g.now("kept") == ["samurai hermit", "gambler devil", "ninja healer"]
    assert [number + 1 for number in g.table.aside] == [1, 4, 7, 8]


def test_kings_rare_and_miria_in_the_hand_of_their_owner_are_known() -> None:
    """LT-KING-01, LT-HID-08  In whichever seat, the first one too."""
    for seat in range(3):
        cast = ["ninja", "hermit", "devil"]
        hands = HANDS[:]
        cast[seat] = "king"
        hands[seat] = "RAk r6"
        g = Little(3, None, 0, characters=cast, hands=hands, trick_number=4)
        assert g.hand_of(seat, (seat + 1) % 3) == "RAk ?"
        hands[seat] = "r6 r7"
        gone = Little(3, None, 0, characters=cast, hands=hands, discards="RAk k9", trick_number=4)
        other = gone.t.view((seat + 1) % 3)
        assert {KINGS_RARE in other.imagine(seeded(n)).cards.piles[seat] for n in range(20)} == {True, False}


@pytest.mark.parametrize(
    ("players", "mode", "item", "beast"),
    [
        (2, "standard", "LT-2P-02", "LT-BEAST-06"),
        (3, "light1", "LT-LIGHT-01", "LT-LIGHT-01"),
        (3, "light2", "LT-LIGHT-09", "LT-BEAST-06"),
        (3, "light3", "LT-OPT-23", "LT-BEAST-06"),
    ],
)
def test_what_is_not_in_the_game_is_refused_by_the_rule_that_leaves_it_out(
    players: int, mode: str, item: str, beast: str
) -> None:
    """LT-2P-02, LT-LIGHT-01, LT-LIGHT-09, LT-OPT-23, LT-BEAST-06"""
    cast = ["king", "gambler", "hermit"][:players]
    g = Little(players, {"mode": mode}, 0, characters=cast, hands=HANDS[:players])
    assert (g.refused(f"0 {AXE}"), g.refused(f"0 {GURU}")) == (item, beast)
