"""What a seat is asked, in the words that fit its hand, and why not something else."""

from typing import Any

import pytest

from describe.wire import NAMES, moments
from followsuit import Game, describe, find_game
from raiders import Raiders
from tables import Given
from tricktakers import Takers

RAIDERS = find_game("trick-raiders")
TAKERS = find_game("tricktakers")
BASE_BOX: dict[str, int | str | bool] = {"characters": "base_box"}
CAST = ["king", "gambler", "resistance", "berserker"]


def asked(g: Given, seat: int = 0, language: str = "en") -> dict[str, Any]:
    question = describe.question(g.game, g.t.view(seat), NAMES[: g.t.seat_count], language)
    assert question is not None
    return question


def labels(g: Given, seat: int = 0, language: str = "en") -> list[str]:
    return [option["label"] for option in asked(g, seat, language)["options"]]


def refused(g: Given, seat: int = 0, language: str = "en") -> dict[str, str]:
    return {one["pick"]: f"{one['sentence']} ({one['rule']})" for one in asked(g, seat, language)["refused"]}


@pytest.mark.parametrize(
    ("game", "players", "options"), [(RAIDERS, 3, {}), (TAKERS, 2, {}), (TAKERS, 4, BASE_BOX)]
)
def test_what_is_offered_may_be_answered_and_what_is_refused_may_not(
    game: Game, players: int, options: dict[str, int | str | bool]
) -> None:
    for moment in moments(game, players, options, 4, every=2):
        if moment.viewer >= players:
            continue
        is_asked = moment.viewer in moment.table.seats_to_act()
        assert is_asked == (moment.question is not None)
        if moment.question is None:
            continue
        offered = [game.read_pick(one["pick"]) for one in moment.question["options"]]
        assert sorted(offered) == sorted(moment.table.options(moment.viewer))
        for one in moment.question["refused"]:
            why = moment.table.why_not(moment.viewer, game.read_pick(one["pick"]))
            assert why is not None
            assert why.rule == one["rule"]
        assert moment.question["sentence"]
        assert moment.question["rule"]


@pytest.mark.parametrize(
    ("hand", "trick", "english", "japanese"),
    [
        ("b3 b8 WFa", "", "Your turn: lead any card.", "あなたの番です。好きなカードをリードしてください。"),
        (
            "b3 b8 WFa r7",
            "b5",
            "Your turn: follow blue, or play a card without a colour.",
            "あなたの番です。青を出すか、色のないカードを出してください。",
        ),
        ("b3 b8 r7", "b5", "Your turn: follow blue.", "あなたの番です。青を出してください。"),
        (
            "g3 r7",
            "b5",
            "Your turn: you hold no blue, so play any card.",
            "あなたの番です。青がないので、どのカードでも出せます。",
        ),
        (
            "g3 r7",
            "RAa",
            "Your turn: no colour is led yet, so play any card.",
            "あなたの番です。リードカラーがまだないので、どのカードでも出せます。",
        ),
    ],
)
def test_the_question_fits_the_trick_and_the_hand(hand: str, trick: str, english: str, japanese: str) -> None:
    g = Takers(
        4,
        characters=CAST,
        hands=[hand, "", "", ""],
        leader=3 if trick else 0,
        trick=trick,
        at="play",
    )
    assert asked(g)["sentence"] == english
    assert asked(g, 0, "ja")["sentence"] == japanese
    assert asked(g)["rule"] == "TT-TRICK-01"


def test_a_refused_card_says_what_was_led_and_what_is_held() -> None:
    """TT-TRICK-07"""
    g = Takers(4, characters=CAST, hands=["b3 b8 WFa r7", "k1", "k2", "k3"], leader=3, trick="b5")
    assert refused(g) == {
        "r7": "Red 7 has to wait. Blue was led, and you hold blue 3 and blue 8. (TT-TRICK-07)"
    }
    japanese = "赤7は、いまは出せません。青がリードされ、手札に青3と青8があります。 (TT-TRICK-07)"
    assert refused(g, 0, "ja") == {"r7": japanese}


def test_trick_raiders_refuses_in_the_same_way() -> None:
    """TR-FOLLOW-03, TR-FOLLOW-05"""
    g = Raiders(3, leads=["H9a", "C3", "C4"], hands=["S3 S4", "H9b S5", "H4 S6"], leader=0, trick_number=1)
    g.when("0 H9a")
    assert asked(g, 1)["sentence"] == "Your turn: follow hearts."
    assert refused(g, 1) == {
        "C3": "Lead cards cannot be used to follow. (TR-FOLLOW-05)",
        "S5": "The 5 of spades has to wait. Hearts were led, and you hold the 9 of hearts. (TR-FOLLOW-03)",
    }


def test_cards_are_refused_only_where_a_card_is_asked_for() -> None:
    g = Takers(4, at="choose")
    seat = g.t.next_seat()
    assert asked(g, seat)["refused"] == []


def test_buttons_say_what_they_do() -> None:
    g = Takers(4, characters=CAST, hands=["b3 WFa", "k1 k2", "k3 k4", "k5 k6"])
    assert labels(g) == ["Play blue 3", "Play White Flag"]
    assert labels(g, 0, "ja") == ["青3を出す", "白旗を出す"]


def test_yes_no_and_done_are_said_in_their_context() -> None:
    """TT-REN-02, TR-DECL-08"""
    g = Takers(3, at="setup", round=3, characters=["hermit", "resistance", "gambler"], black_crowns=[1, 0, 0])
    seat = g.t.next_seat()
    while asked(g, seat)["rule"] != "TT-REN-02":
        g.t.answer(seat, g.t.options(seat)[0])
        seat = g.t.next_seat()
    assert sorted(labels(g, seat)) == ["Keep it", "Spend a Black Crown"]
    assert sorted(labels(g, seat, "ja")) == ["ブラッククラウンを使う", "使わない"]
    declaring = Raiders(4)
    assert labels(declaring)[-1] == "Keep the lead cards"
    added = asked(declaring)["options"][0]
    assert added["label"].startswith("Add ")
    declaring.t.answer(0, declaring.game.read_pick(added["pick"]))
    assert labels(declaring)[-1] == "Declare"
    assert asked(declaring)["so_far"] == [added["pick"]]
    assert asked(declaring)["is_sealed"]
    assert asked(declaring)["set"] == {"least": 0, "most": 13}


def test_a_power_lives_on_its_character_and_says_what_it_does() -> None:
    """TT-HER-01, TA-ADV-10"""
    hands = ["r1 r2", "r3 r4", "r5 r6"]
    g = Takers(3, BASE_BOX, characters=["hermit", "king", "ruler"], hands=hands)
    power = asked(g)["options"][-1]
    assert (power["verb"], power["label"], power["piece"]) == ("power", "Dexterous hand", "hermit")
    assert power["text"] == "Draw a card, then discard one."
    assert "TT-HER-01" in power["rules"]
    boots = Takers(
        3, BASE_BOX, characters=["adventurer", "king", "ruler"], hands=hands, items="timid-boots crystal"
    )
    assert labels(boots, 0, "ja")[-1] == "臆病なブーツ"
    announced = Takers(3, BASE_BOX, characters=["resistance", "king", "ruler"], hands=hands).when("0 power-0")
    assert asked(announced)["sentence"] == "Now play the card it goes with."
    assert asked(announced)["so_far"] == ["power-0"]


def test_pieces_come_with_their_texts() -> None:
    g = Takers(4, at="choose")
    first = asked(g, g.t.next_seat())["options"][0]
    assert (first["pick"], first["verb"], first["argument"]) == ("king", "piece", "king")
    assert first["label"] == "Be the King"
    assert first["text"].startswith("Takes the King's Rare")
    assert "TT-KING-01" in first["rules"]


def test_the_ruler_is_asked_for_whom_the_next_task_is() -> None:
    """TA-RUL-01"""
    g = Takers(3, BASE_BOX, at="setup", characters=["ruler", "hermit", "resistance"])
    assert asked(g)["sentence"] == "Give a task to Sora."
    assert asked(g.when("0 take-red"))["sentence"] == "Give a task to Juno."
    assert asked(g, 0, "ja")["sentence"] == "Junoに課題を与えてください。"


def test_numbers_and_seats_are_arguments() -> None:
    g = Takers(3, at="setup", characters=["gambler", "hermit", "resistance"]).when("0 done")
    bids = asked(g)["options"]
    assert [(one["verb"], one["argument"], one["label"]) for one in bids][:2] == [
        ("number", 0, "0 tricks"),
        ("number", 1, "1 trick"),
    ]
    thief = Raiders(
        3,
        leads=["D5", "C3", "C4"],
        hands=["S3 S4", "D3 S5", "D4 S6"],
        leader=0,
        trick_number=1,
        lives=[1, 2, 2],
    ).when("0 D5, 1 D3, 2 D4")
    assert [(one["verb"], one["argument"], one["label"]) for one in asked(thief)["options"]] == [
        ("seat", 1, "Take it from Sora"),
        ("seat", 2, "Take it from Juno"),
    ]


def test_another_question_has_another_id() -> None:
    g = Takers(4, characters=CAST, hands=["b3 WFa", "k1 k2", "k3 k4", "k5 k6"])
    before = asked(g)["id"]
    assert asked(g)["id"] == before
    other = Takers(4, characters=CAST, hands=["b3 WFb", "k1 k2", "k3 k4", "k5 k6"])
    assert asked(other)["id"] != before
