"""What a seat is asked, in the words that fit its hand, and why not something else."""

from typing import Any

import pytest

from describe import sent as describe
from describe.wire import BASE_BOX, NAMES, TABLES, moments, table_id
from followsuit import Game, Rng, Table
from followsuit.core.cards import Cards, new_cards
from followsuit.tricks.sealed import PickCards
from kings import Kings
from little import Little
from ombre import auctioning
from raiders import Raiders
from tables import Given
from trickster import Trickster
from tricktakers import Takers

CAST = ["king", "gambler", "resistance", "berserker"]


def asked(g: Given, seat: int = 0, language: str = "en") -> dict[str, Any]:
    question = describe.question(g.game, g.t.view(seat), NAMES[: g.t.seat_count], language)
    assert question is not None
    return question


def labels(g: Given, seat: int = 0, language: str = "en") -> list[str]:
    return [option["label"] for option in asked(g, seat, language)["options"]]


def refused(g: Given, seat: int = 0, language: str = "en") -> dict[str, str]:
    return {one["pick"]: f"{one['sentence']} ({one['rule']})" for one in asked(g, seat, language)["refused"]}


@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=table_id)
def test_what_is_offered_may_be_answered_and_what_is_refused_may_not(
    game: Game, players: int, options: dict[str, int | str | bool]
) -> None:
    for moment in moments(game, players, options, 4, every=3):
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
    ("hand", "trick", "english", "japanese", "rule"),
    [
        (
            "b3 b8 WFa",
            "",
            "Your turn: lead any card.",
            "あなたの番です。好きなカードをリードしてください。",
            "TT-TRICK-02",
        ),
        (
            "b3 b8 WFa r7",
            "b5",
            "Your turn: follow blue, or play a card without a colour.",
            "あなたの番です。青を出すか、色のないカードを出してください。",
            "TT-TRICK-07",
        ),
        ("b3 b8 r7", "b5", "Your turn: follow blue.", "あなたの番です。青を出してください。", "TT-TRICK-07"),
        (
            "g3 r7",
            "b5",
            "Your turn: you hold no blue, so play any card.",
            "あなたの番です。青がないので、どのカードでも出せます。",
            "TT-TRICK-09",
        ),
        (
            "g3 r7",
            "RAa",
            "Your turn: no colour is led yet, so play any card.",
            "あなたの番です。リードカラーがまだないので、どのカードでも出せます。",
            "TT-TRICK-04",
        ),
    ],
)
def test_the_question_fits_the_trick_and_the_hand(
    hand: str, trick: str, english: str, japanese: str, rule: str
) -> None:
    """TT-TRICK-02, TT-TRICK-04, TT-TRICK-07, TT-TRICK-09: the rule that decides here."""
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
    assert asked(g)["rule"] == asked(g, 0, "ja")["rule"] == rule


def test_who_need_not_follow_is_told_so() -> None:
    """TX-STG-21  After the Tactical Card the duty is lifted, though the lead colour is held."""
    g = Takers(
        4,
        {"characters": "with_expansion"},
        characters=["strategist", "gambler", "resistance", "berserker"],
        leader=3,
        hands=["b3 r7 WFa", "", "", ""],
        trick="b5",
    )
    assert asked(g)["sentence"] == "Your turn: follow blue, or play a card without a colour."
    g.when("0 power-0")
    assert asked(g)["sentence"] == "Your turn: you need not follow blue, so play any card."
    assert asked(g, language="ja")["sentence"] == (
        "あなたの番です。青でフォローしなくてよいので、どのカードでも出せます。"
    )


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


# Trickster: what the pot asks for, and what an effect asks for.


@pytest.mark.parametrize(
    ("pot", "rule", "english", "japanese"),
    [
        ("", "TS-PLAY-01", "Your turn: lead any card.", "あなたの番です。好きなカードをリードしてください。"),
        (
            "Guard/red",
            "TS-PLAY-02",
            "Your turn: play any card. Together with the red Guard it sets the pattern.",
            "あなたの番です。好きなカードを出してください。赤の護衛と合わせてフォローの条件が決まります。",
        ),
        (
            "Guard/red Nomad/red",
            "TS-PLAY-03",
            "Your turn: follow red.",
            "あなたの番です。赤でフォローしてください。",
        ),
        (
            "Guard/red Guard/blue",
            "TS-PLAY-04",
            "Your turn: follow with Guard, in any suit.",
            "あなたの番です。護衛でフォローしてください。模様は問いません。",
        ),
        (
            "Guard/red Nomad/blue",
            "TS-PLAY-05",
            "Your turn: play a card whose suit and hero are both new to the pot.",
            "あなたの番です。模様も英雄も卓中央にないカードを出してください。",
        ),
    ],
)
def test_the_question_of_trickster_fits_the_pot(pot: str, rule: str, english: str, japanese: str) -> None:
    hands = ["Peddler/white", "Peddler/black", "Peddler/purple", "Peddler/green"]
    seat = len(pot.split())
    hands[seat] = "Soldier/red Guard/green Soldier/green"
    g = Trickster(at="turn", hands=hands, pot=pot)
    assert (asked(g, seat)["sentence"], asked(g, seat)["rule"]) == (english, rule)
    assert asked(g, seat, "ja")["sentence"] == japanese


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["three auction cards that nobody has seen", "colour is trump", "loses the auction cards"]),
        ("ja", ["だれも見ていないオークションカードが3枚", "切り札を決め", "前に出したカードは失い"]),
    ],
)
def test_the_auction_of_ombre_says_what_is_bid_and_for_what(language: str, said: list[str]) -> None:
    """KO-AUC-04, KO-AUC-09, KO-SET-01  What an auction card is, what the highest total brings and costs."""
    help = asked(auctioning(), auctioning().t.next_seat(), language)["help"]
    assert [words for words in said if words not in help] == []


def test_a_card_that_cannot_follow_says_what_can() -> None:
    """TS-PLAY-03, TS-PLAY-05"""
    hands = ["Peddler/white", "Peddler/black", "Soldier/red Guard/green", "Peddler/green"]
    g = Trickster(at="turn", hands=hands, pot="Guard/red Nomad/red")
    red = "The green Guard has to wait: only red cards follow now. (TS-PLAY-03)"
    assert refused(g, 2) == {"Guard/green": red}
    assert asked(g, 2)["help"].endswith("If all can, the Trickster does: Sora.")
    hands[2] = "Soldier/red Soldier/green"
    g = Trickster(at="turn", hands=hands, pot="Guard/red Nomad/blue")
    twice = "赤の兵士は、いまは出せません。赤か兵士がすでに卓中央にあります。 (TS-PLAY-05)"
    assert refused(g, 2, "ja") == {"Soldier/red": twice}


def test_an_effect_asks_one_thing_after_the_other() -> None:
    """TS-BRI-01, TS-FX-17"""
    g = Trickster(
        at="effect",
        pot="Brigand/red",
        hands=["Soldier/white", "Soldier/red", "Soldier/blue", "Soldier/green"],
        tableaux=["Nomad/red Nomad/blue", "", "", ""],
    )
    assert asked(g)["sentence"] == "Brigand: into whose tableau does a card of yours go?"
    assert labels(g) == ["To Sora", "To Juno", "To Ren"]
    g.when("0 seat-2")
    assert asked(g)["sentence"] == "Brigand: which card of your tableau goes to Juno?"
    assert asked(g, 0, "ja")["sentence"] == "野盗：どの場札をJunoの場札に加えますか。"
    assert labels(g) == ["Give away the red Nomad", "Give away the blue Nomad"]


def test_a_card_of_a_tableau_is_named_with_its_owner() -> None:
    """TS-GUA-01"""
    g = Trickster(at="effect", pot="Guard/red", tableaux=["", "Nomad/red", "Nomad/blue", ""])
    assert labels(g) == ["Take the red Nomad of Sora", "Take the blue Nomad of Juno"]
    assert labels(g, 0, "ja") == ["Soraの赤の遊牧民を取る", "Junoの青の遊牧民を取る"]


def test_a_card_that_was_turned_up_or_picked_is_named_in_the_next_question() -> None:
    """TS-SCA-01, TS-MAV-02, TS-SMU-02"""
    g = Trickster(
        at="effect",
        pot="Scavenger/red",
        tableaux=["Nomad/red Nomad/blue", "", "", ""],
        trash="Guard/red Guard/blue",
    ).when("0 Nomad/blue")
    assert asked(g)["sentence"] == "Scavenger: which card of the trash comes in place of the blue Nomad?"
    assert labels(g) == ["Get the red Guard", "Get the blue Guard"]
    g = Trickster(
        at="effect", pot="Maven/red", hands=["Guard/white", "Guard/red", "Guard/blue", "Guard/green"]
    ).when("0 seat-1")
    assert asked(g)["sentence"] == "Maven: into whose tableau does the red Guard go?"
    assert labels(g) == ["To Sora", "To Juno", "To Ren"]
    hands = ["Guard/white", "Guard/red Guard/blue", "Guard/green Nomad/red", "Nomad/green"]
    g = Trickster(at="effect", pot="Smuggler/red", hands=hands)
    assert labels(g) == ["Sora shows two", "Juno shows two"]
    g.when("0 seat-1")
    assert asked(g)["sentence"] == "Smuggler: which card of Sora do you take?"
    g.when("0 Guard/red")
    assert asked(g)["sentence"] == "Smuggler: to whose hand does the blue Guard go?"
    assert asked(g, 0, "ja")["sentence"] == "密輸業者：青の護衛をだれの手札に渡しますか。"


def test_the_one_who_chooses_may_be_among_those_to_choose_from() -> None:
    """TS-SAI-01"""
    g = Trickster(
        at="effect", pot="Saint/red", hands=["Guard/white", "Guard/red", "Guard/blue", "Guard/green"]
    )
    assert labels(g) == ["From Sora", "From Juno", "From Ren"]
    assert labels(g.when("0 seat-1")) == ["You get it", "Sora gets it", "Juno gets it", "Ren gets it"]
    assert asked(g, 0, "ja")["sentence"] == "聖人：Soraから引いたカードをだれに渡しますか。"


def test_both_partners_of_a_swap_are_told_with_whom() -> None:
    """TS-PED-02"""
    hands = ["Guard/white Guard/black", "Guard/red Guard/blue", "Nomad/blue", "Nomad/green"]
    g = Trickster(at="effect", pot="Peddler/red", hands=hands).when("0 seat-1")
    assert asked(g)["sentence"] == "Peddler: which card do you give to Sora?"
    assert asked(g, 1)["sentence"] == "Peddler: which card do you give to Mika?"
    assert asked(g, 1)["is_sealed"]


def test_a_card_is_called_by_where_it_lies_though_it_was_in_the_last_trick() -> None:
    """TS-ARC-01"""
    hands = [
        "Guard/red Soldier/white",
        "Nomad/blue Soldier/black",
        "Magician/blue Soldier/blue",
        "Archivist/green Soldier/green",
    ]
    g = Trickster(at="turn", hands=hands, tableaux=["", "", "", ""], trash="Guard/black")
    g.when("0 Guard/red, 1 Nomad/blue, 2 Magician/blue, 2 Guard/red, 3 Archivist/green")
    assert labels(g, 3) == ["Use the red Guard of the trash", "Use the black Guard of the trash"]
    own = Trickster(
        at="effect", pot="Archivist/red", tableaux=["Magician/red", "", "", ""], trash="Magician/blue"
    )
    assert labels(own) == ["Use the red Magician of your tableau", "Use the blue Magician of the trash"]


def test_a_set_says_how_many_cards_and_of_which_it_needs_one() -> None:
    """TX-ALC-04, TX-ALC-15  Three cards; one of the lead colour, if it is held, until one is picked."""
    cast = ["gambler", "alchemist", "resistance", "berserker"]
    table: dict[str, int | str | bool] = {"characters": "with_expansion"}
    hands = ["k2", "k9 b8 r7 b3 WFa", "g1 g2", "g3 g4"]
    g = Takers(4, table, characters=cast, hands=hands, trick="b5", trick_number=3)
    assert asked(g, 1)["set"] == {
        "least": 3,
        "most": 3,
        "must": ["b3", "b8"],
        "cards": ["r7", "b3", "b8", "k9", "WFa"],
    }
    g.when("1 b3")
    assert "must" not in asked(g, 1)["set"]


class Hoard(Table):
    def __init__(self, cards: Cards, rng: Rng, original: Table | None = None) -> None:
        super().__init__(2, cards, rng, original)

    def clone(self) -> "Hoard":
        return Hoard(self.cards.clone(), self.rng.clone(), self)


class GiveTwo(PickCards[Hoard]):
    """Of the cards that it needs one of, the dearest are named first."""

    def candidates(self, t: Hoard, seat: int, picks: list[int]) -> list[int]:
        return t.cards.piles[seat]

    def must_have(self, t: Hoard, seat: int) -> list[int]:
        return [5, 3, 4]


class HoardGame(Game):
    def __init__(self) -> None:
        super().__init__("hoard", "Hoard", [2], ["a", "b", "c", "d", "e", "f"])

    def start(self, players: int, options: dict[str, int | str | bool], rng: Rng) -> Table:
        t = Hoard(new_cards(2, 2, 2, 6), rng)
        t.cards.piles[0] = [5, 1, 0, 3, 4, 2]
        for card in range(6):
            t.cards.show(card, 0)
        t.then([GiveTwo((0,), 2, 2)])
        return t


def test_the_cards_of_a_set_stand_in_their_order_whatever_the_game_says() -> None:
    game = HoardGame()
    question = describe.question(game, game.new_table(2, {}, 1).view(0), NAMES[:2], "en")
    assert question is not None
    assert question["set"] == {"least": 2, "most": 2, "must": ["d", "e", "f"], "cards": list("abcdef")}


def test_a_piece_that_cannot_be_taken_says_why() -> None:
    """LT-OPT-18  Whatever is for sale, and nothing else that lies there."""
    g = Little(
        3,
        at="select",
        row="ninja resistance collector",
        characters=["hermit", "", ""],
        has_option=[0, 1, 1],
        display="sword axe clock",
        points=[20, 60, 60],
    )
    sentence = "It costs more than you have, and you have more than 10 points. (LT-OPT-18)"
    assert refused(g) == {"buy-rare": sentence, "clock": sentence}


def test_other_games_cite_the_rule_that_decides_too() -> None:
    """LT-FOL-03, KT-TRICK-04, KT-TRICK-05, TR-FOLLOW-03"""
    little = Little(3, characters=["king", "ninja", "samurai"], hands=["b3 r3", "", ""], leader=2, trick="b5")
    assert asked(little)["rule"] == "LT-FOL-03"
    sets = ["red", "blue", "green"]
    kings = Kings(3, sets=sets, leader=2, trick="b5", at="play", hands=["b3 r3", "", ""])
    assert asked(kings)["rule"] == "KT-TRICK-04"
    kings = Kings(3, sets=sets, leader=2, trick="b5", at="play", hands=["g3 r3", "", ""])
    assert asked(kings)["rule"] == "KT-TRICK-05"
    raiders = Raiders(3, leads=["H9a", "C3", "C4"], hands=["S3 S4", "H9b S5", "H4 S6"], trick_number=1)
    assert asked(raiders.when("0 H9a"), 1)["rule"] == "TR-FOLLOW-03"


def test_the_second_card_of_trickster_says_what_it_would_set() -> None:
    """TS-PLAY-02 to TS-PLAY-05, TS-DEC-04  Of every card, before it is played; of other cards nothing."""
    hands = ["Peddler/white", "Soldier/red Guard/green Nomad/blue", "Guard/black", "Peddler/green"]
    g = Trickster(at="turn", hands=hands, pot="Guard/red")
    said = {one["pick"]: one.get("text") for one in asked(g, 1)["options"]}
    assert said == {
        "Soldier/red": "It sets the pattern: every later card has to be red.",
        "Guard/green": "It sets the pattern: every later card has to show Guard, in any suit.",
        "Nomad/blue": "It sets the pattern: no suit and no hero may come twice.",
    }
    japanese = {one["pick"]: one.get("text") for one in asked(g, 1, "ja")["options"]}
    assert japanese["Guard/green"] == "条件が決まります。この後は、護衛でフォローします。模様は問いません。"
    third = Trickster(at="turn", hands=hands, pot="Guard/red Nomad/red")
    assert [one.get("text") for one in asked(third, 2)["options"]] == [None]
