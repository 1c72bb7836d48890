"""What lies on the table, as one seat is sent it."""

from typing import Any

import pytest

from describe import sent as describe
from describe.wire import BASE_BOX, NAMES, TABLES, moments, table_id
from followsuit import SPECTATOR, Game, find_game, seeded
from little import Little
from raiders import Raiders
from tables import Given
from trickster import Trickster
from tricktakers import Takers

CAST = ["king", "gambler", "resistance", "berserker"]


def seen(g: Given, seat: int = 0, language: str = "en") -> dict[str, Any]:
    return describe.view(g.game, g.t.view(seat), NAMES[: g.t.seat_count], language)


def area(view: dict[str, Any], name: str, seat: int | None = None) -> dict[str, Any]:
    (found,) = [one for one in view["areas"] if (one["name"], one["seat"]) == (name, seat)]
    assert isinstance(found, dict)
    return found


def counters(view: dict[str, Any], seat: int | None) -> dict[str, str]:
    return {one["name"]: one["value"] for one in view["counters"] if one["seat"] == seat}


@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=table_id)
def test_only_what_the_viewer_knows_is_sent(
    game: Game, players: int, options: dict[str, int | str | bool]
) -> None:
    """A world drawn from what the viewer knows looks the same to that viewer, to the letter."""
    names = NAMES[:players]
    for moment in moments(game, players, options, 3, every=4):
        if any(moment.table.sealed[seat] for seat in range(players) if seat != moment.viewer):
            continue  # in an imagined world those are asked anew
        known = moment.table.view(moment.viewer)
        other = known.imagine(seeded(moment.viewer + 1)).view(moment.viewer)
        assert describe.view(game, other, names, "en") == moment.view
        if moment.viewer != SPECTATOR:
            assert describe.question(game, other, names, "en") == moment.question


@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=table_id)
def test_what_a_page_draws_apart_has_a_role(
    game: Game, players: int, options: dict[str, int | str | bool]
) -> None:
    """Every seat is known by a number; the trump, what is led and a seat's character are what they are."""
    named = {"points": "points", "lives": "lives", "trump": "trump", "lead-colour": "led", "wins": "wins"}
    named |= {"character": "character", "set": "family", "team": "team", "dropped-out": "out"}
    suits = describe.kit(game, "en")["suits"]
    for moment in moments(game, players, options, 11, every=9):
        counters = moment.view["counters"]
        known = [one["seat"] for one in counters if one["role"] in ("points", "lives")]
        assert sorted(known) == list(range(players))
        assert [one["name"] for one in counters if named.get(one["name"], one["role"]) != one["role"]] == []
        for one in counters:
            assert "suit" not in one or one["suit"] in suits
        decks = [one for one in moment.view["areas"] if one["name"] in ("deck", "draw-deck")]
        assert [deck["name"] for deck in decks if deck["role"] != "deck"] == []
        assert [one for one in moment.view["areas"] if one["role"] == "last-trick"] == []


@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=table_id)
def test_every_card_and_piece_that_is_sent_is_in_the_kit(
    game: Game, players: int, options: dict[str, int | str | bool]
) -> None:
    kit = describe.kit(game, "en")
    for moment in moments(game, players, options, 5, every=5):
        for one in moment.view["areas"]:
            lie = set(one["cards"])
            assert lie <= {*kit["cards"], "?"} or (
                one["shape"] in ("board", "list", "circle") and lie <= set(kit["pieces"])
            )
        for counter in moment.view["counters"]:
            assert "piece" not in counter or counter["piece"] in kit["pieces"]
        for item in moment.news:
            for part in item["parts"]:
                if isinstance(part, dict) and "seat" not in part:
                    ((kind, key),) = part.items()
                    assert key in kit[f"{kind}s"]


def test_the_trick_says_who_laid_what_who_leads_and_who_would_win() -> None:
    g = Takers(4, characters=CAST, hands=["r5 b5", "r9 b9", "r2 b2", "r1 b1"]).when("0 r5, 1 r9")
    view = seen(g, 3)
    assert view["trick"] == {"leader": 0, "best": 1, "led": "red", "order": [0, 1, 2, 3]}
    trick = area(view, "trick")
    assert (trick["cards"], trick["by"]) == (["r5", "r9"], [0, 1])
    assert trick["notes"] == ["", "winning so far"]
    assert area(seen(g, 3, "ja"), "trick")["notes"] == ["", "いまのところ勝ち"]


def test_nobody_would_win_while_a_card_lies_face_down() -> None:
    """TT-FLOW-21  Not even its owner is told so."""
    g = Takers(
        3,
        BASE_BOX,
        characters=["adventurer", "king", "hermit"],
        hands=["r9 b1", "r2 b2", "r3 b3"],
        items="potion-of-invisibility rulers-wand",
        leader=2,
        trick="r3",
    )
    assert seen(g)["trick"]["best"] == 2
    g.when("0 power-1, 0 r9")
    for viewer in (0, 1, 2, SPECTATOR):
        view = seen(g, viewer)
        assert view["trick"]["best"] is None
        assert area(view, "trick")["cards"] == ["r3", "?"]
        assert area(view, "trick")["notes"] == ["", ""]


def test_a_turn_put_off_is_last_in_the_order() -> None:
    """TA-ITM-15"""
    g = Takers(
        3,
        BASE_BOX,
        characters=["adventurer", "king", "hermit"],
        hands=["r9 b1", "r2 b2", "r3 b3"],
        items="timid-boots rulers-wand",
    )
    assert seen(g)["trick"]["order"] == [0, 1, 2]
    assert seen(g.when("0 power-2"))["trick"] == {"leader": 1, "best": None, "led": None, "order": [1, 2, 0]}


def test_the_trick_of_trick_raiders_goes_by_the_cards_that_are_not_cancelled() -> None:
    """TR-WIN-02, TR-WIN-07  With both cancelled, the leader would win."""
    g = Raiders(
        3, leads=["H9a", "C3", "C4"], hands=["S3 S4", "H9b S5", "H4 S6"], leader=0, trick="", trick_number=1
    )
    g.when("0 H9a")
    assert seen(g, 1)["trick"]["best"] == 0
    g.when("1 H9b")
    assert seen(g, 1)["trick"] == {"leader": 0, "best": 0, "led": "hearts", "order": [0, 1, 2]}
    g.when("2 H4")
    last = seen(g, 1)["last_trick"]
    assert (last["cards"], last["by"], last["winner"]) == (["H9a", "H9b", "H4"], [0, 1, 2], 2)
    assert [why["rule"] for why in last["because"]] == ["TR-WIN-02", "TR-WIN-06"]


def test_the_last_trick_is_sent_with_its_winner_until_the_next_lead() -> None:
    """TT-VIS-14"""
    g = Takers(4, characters=CAST, hands=["r5 b5", "r9 b9", "r2 b2", "r1 b1"]).when("0 r5, 1 r9, 2 r2, 3 r1")
    last = seen(g, SPECTATOR)["last_trick"]
    assert (last["cards"], last["by"], last["winner"]) == (["r5", "r9", "r2", "r1"], [0, 1, 2, 3], 1)
    assert last["because"] == [
        {"rule": "TT-STRN-03", "sentence": "It is the strongest card of the lead colour."}
    ]
    assert seen(g.when("1 b9"))["last_trick"] is None


def test_what_a_card_stands_for_is_said_below_it() -> None:
    """TA-RUL-31, TA-COL-01"""
    g = Takers(
        3,
        BASE_BOX,
        characters=["ruler", "king", "hermit"],
        hands=["b4 r2", "r3 b3", "r5 b5"],
        leader=2,
        trick="r5",
    ).when("0 power-0, 0 b4")
    trick = area(seen(g, 1), "trick")
    assert trick["marks"] == ["", "as red 4"]
    assert trick["notes"] == ["winning so far", "counts as red 4"]
    last = seen(g.when("1 r3"), 1)["last_trick"]
    assert (last["marks"], last["notes"]) == (["", "as red 4", ""], ["", "counts as red 4", ""])


def test_counters_say_what_a_seat_has() -> None:
    g = Takers(
        4,
        characters=CAST,
        points=[10, 20, 30, 40],
        crowns=[0, 1, 0, 0],
        black_crowns=[2, 0, 0, 1],
        wins=[1, 0, 0, 0],
    )
    view = seen(g)
    assert counters(view, 0)["points"] == "10"
    assert counters(view, 0)["black-crowns"] == "2"
    assert [one["icon"] for one in view["counters"] if one["name"] == "black-crowns"] == ["black-crown"] * 2
    assert counters(seen(g, 0, "ja"), 1)["crowns"] == "1"
    raid = seen(Raiders(4), 2)
    assert counters(raid, None) == {"trump": "spades"}
    assert counters(seen(Raiders(4), 2, "ja"), None) == {"trump": "スペード"}


def test_what_can_be_used_once_says_whether_it_was() -> None:
    """TX-HID-09  The Tactical Card: in words, and as a fact that can be drawn."""
    cast: dict[str, int | str | bool] = {
        "characters": "king,resistance,hermit,strategist",
        "selection_mode": "all_star",
    }
    for is_used in (False, True):
        g = Takers(
            4,
            cast,
            characters=["king", "resistance", "hermit", "strategist"],
            traps="A B C D E",
            tactical_card_used=int(is_used),
        )
        (card,) = [one for one in seen(g, 0)["counters"] if one["name"] == "tactical-card"]
        assert (card["seat"], card["value"], card["spent"]) == (3, "used" if is_used else "ready", is_used)
    assert not any("spent" in one for one in seen(g, 0)["counters"] if one["name"] != "tactical-card")


def test_a_task_lies_before_its_owner() -> None:
    """TA-RUL-04"""
    g = Takers(
        3,
        BASE_BOX,
        characters=["ruler", "king", "hermit"],
        hands=["r1 r2", "r3 r4", "r5 r6"],
        tasks="take-red do-not-take-red",
        tasks_taken="take-red do-not-take-red",
    )
    tasks = [one for one in seen(g, 0, "ja")["counters"] if one["name"] == "task"]
    assert [(one["seat"], one["piece"], one["value"]) for one in tasks] == [
        (1, "take-red", "達成"),
        (2, "do-not-take-red", "失敗"),
    ]


def test_the_collector_alone_looks_at_the_collection() -> None:
    """TT-VIS-15, TA-HID-16"""
    g = Takers(
        3,
        BASE_BOX,
        characters=["collector", "king", "hermit"],
        hands=["r1 r2", "r3 r4", "r5 r6"],
        taken=["k2 k1 b3", "g1 g2 g3", ""],
        wins=[1, 1, 0],
    )
    assert area(seen(g, 0), "collection", 0)["cards"] == ["b3", "k1", "k2"]
    for viewer in (1, 2, SPECTATOR):
        assert "collection" not in [one["name"] for one in seen(g, viewer)["areas"]]


def test_who_is_waited_for() -> None:
    g = Takers(4, characters=CAST, hands=["r5 b5", "r9 b9", "r2 b2", "r1 b1"])
    assert "waiting" not in seen(g, 0)
    assert seen(g, 1)["waiting"] == "Mika is thinking."
    assert seen(g, SPECTATOR, "ja")["waiting"] == "Mikaが考えています。"
    assert seen(g, SPECTATOR)["viewer"] is None
    declaring = Raiders(4).when("1 done")
    assert seen(declaring, 1)["waiting"] == "Mika, Juno and Ren are thinking."
    assert seen(declaring, 1, "ja")["waiting"] == "Mika、Juno、Renが考えています。"


def test_headings() -> None:
    assert seen(Raiders(4))["heading"] == "Round 1 · Declaration"
    g = Takers(4, characters=CAST, round=2, trick_number=3)
    assert (seen(g)["heading"], seen(g, 0, "ja")["heading"]) == (
        "Round 2 of 3 · Trick 3 of 5",
        "ラウンド2/3・トリック3/5",
    )


def test_the_characters_that_are_left_to_choose_from() -> None:
    g = Takers(3, BASE_BOX)
    first = g.t.next_seat()
    row = area(seen(g), "characters")["cards"]
    assert len(row) == 4
    g.t.answer(first, g.game.read_pick(row[0]))
    assert area(seen(g), "characters")["cards"] == row[1:]
    assert {one["piece"] for one in seen(g)["counters"] if one["name"] == "character"} == {row[0]}


# Trickster.


@pytest.mark.parametrize(
    ("pot", "value", "japanese", "icon", "piece", "led"),
    [
        ("Guard/red Nomad/red", "red", "赤", "sun", None, "red"),
        ("Guard/red Guard/blue", "Guard", "護衛", "guard", "guard", None),
        ("Guard/red Nomad/blue", "no match", "適合なし", "unlike", None, None),
    ],
)
def test_the_pattern_says_what_follows(
    pot: str, value: str, japanese: str, icon: str, piece: str | None, led: str | None
) -> None:
    """TS-PLAY-03 to TS-PLAY-05"""
    g = Trickster(at="turn", hands=["", "", "Soldier/red Guard/green Soldier/green", ""], pot=pot)
    (pattern,) = [one for one in seen(g)["counters"] if one["name"] == "pattern"]
    assert (pattern["value"], pattern["icon"], pattern.get("piece")) == (value, icon, piece)
    assert counters(seen(g, 0, "ja"), None)["pattern"] == japanese
    assert seen(g)["trick"] == {"leader": 0, "best": None, "led": led, "order": [0, 1, 2, 3]}


def test_no_pattern_before_the_second_card() -> None:
    """TS-ROLE-09  Until then the next seat is only to be the Trickster."""
    g = Trickster(at="turn", hands=["", "Nomad/red", "Guard/blue", ""], pot="Guard/red")
    assert counters(seen(g), None) == {}
    assert counters(seen(g), 1) == {"points": "0", "next-trickster": ""}
    assert "leader" in counters(seen(g), 0)
    pot = area(seen(g), "pot")
    assert (pot["shape"], pot["by"], pot["notes"]) == ("trick", [0], [""])


def test_the_timeline_leads_and_no_seat_laid_its_card() -> None:
    """TS-TL-02, TS-2P-01"""
    g = Trickster(
        2,
        at="turn",
        hands=["Nomad/red", "Guard/green Nomad/green"],
        pot="Guard/red Guard/blue",
        timeline="Nomad/blue",
    )
    pot = area(seen(g), "pot")
    assert (pot["by"], pot["marks"]) == ([None, 0], ["timeline", "pattern"])
    assert pot["notes"] == ["timeline", "sets the pattern"]
    assert area(seen(g, 0, "ja"), "pot")["notes"] == ["タイムライン", "条件を決定"]
    assert area(seen(g), "timeline")["cards"] == ["Nomad/blue"]
    assert seen(g)["trick"] == {"leader": None, "best": None, "led": None, "order": [0, 1, 0, 1]}
    last = seen(g.when("1 Guard/green"))["last_trick"]
    assert (last["by"], last["notes"]) == ([None, 0, 1], ["timeline", "sets the pattern", ""])


def test_a_tableau_says_which_cards_score_nothing_as_it_stands() -> None:
    """TS-SCORE-02, TS-SCORE-03"""
    g = Trickster(
        at="turn",
        hands=["Soldier/white", "Soldier/black", "", ""],
        tableaux=["Guard/red Nomad/red Guard/blue", "Soldier/red Nomad/blue", "", ""],
    )
    tableau = area(seen(g, 2), "tableau", 0)
    assert tableau["cards"] == ["Guard/red", "Nomad/red", "Guard/blue"]
    assert tableau["notes"] == ["alone most: 0", "alone most: 0", ""]
    assert area(seen(g, 2), "tableau", 1)["notes"] == ["", ""]


def test_cards_turned_up_for_a_choice_lie_open_for_all() -> None:
    """TS-HID-08, TS-HID-11"""
    g = Trickster(at="effect", pot="Explorer/red", deck="Guard/red Guard/blue Guard/green")
    for viewer in (0, 3, SPECTATOR):
        assert area(seen(g, viewer), "shown")["cards"] == ["Guard/red", "Guard/blue"]
        assert len(area(seen(g, viewer), "deck")["cards"]) == 3
    assert "shown" not in [one["name"] for one in seen(Trickster(4))["areas"]]


@pytest.mark.parametrize("players", range(2, 8))
def test_every_seat_of_trickster_has_a_hand_and_a_tableau(players: int) -> None:
    view = seen(Trickster(players))
    for name in ("hand", "tableau"):
        assert [one["seat"] for one in view["areas"] if one["name"] == name] == list(range(players))
    assert len(area(view, "trash")["cards"]) == 6
    assert len(area(view, "heroes")["cards"]) == 7
    assert view["heading"] == "Round 1 of 3 · Starting cards"


@pytest.mark.parametrize(
    ("language", "trouble", "piles"),
    [
        ("en", "trouble", ["Deck", "Heroes in play", "Pot", "Trash"]),
        ("ja", "トラブル", ["使う英雄", "卓中央", "山札", "捨て札"]),
    ],
)
def test_numbers_of_trickster_have_words(language: str, trouble: str, piles: list[str]) -> None:
    """TS-GAME-02  The fewest win, so these are no points; once there is a pot the piles keep their words."""
    assert describe.kit(find_game("trickster"), language)["words"]["points"] == trouble
    hands = ["Peddler/white", "Peddler/black", "Soldier/red Guard/green", "Peddler/green"]
    view = seen(Trickster(at="turn", hands=hands, pot="Guard/red Nomad/red"), 2, language)
    assert sorted(one["label"] for one in view["areas"] if one["seat"] is None) == piles


def test_the_draft_lays_out_what_is_left() -> None:
    """TS-DECK-08"""
    g = Trickster(3, {"deck_mode": "draft"})
    assert seen(g, 0, "ja")["heading"] == "ドラフト"
    first = g.t.next_seat()
    assert len(area(seen(g), "heroes-to-pick")["cards"]) == 23
    g.when(f"{first} guard")
    assert "guard" not in area(seen(g), "heroes-to-pick")["cards"]
    assert area(seen(g), "heroes")["cards"] == ["guard"]


@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=table_id)
def test_trump_is_shown_wherever_there_is_one(
    game: Game, players: int, options: dict[str, int | str | bool]
) -> None:
    """TT-STRN-02, TT-RES-12, KT-TRICK-10, KO-SET-03, TR-WIN-05: in every trick, but in Kakumei."""
    if game.id == "trickster":
        return
    seen = 0
    for moment in moments(game, players, options, seed=3, every=7):
        view = moment.view
        if not view["trick"]["order"] or moment.viewer != 0:
            continue
        common = {counter["name"]: counter for counter in view["counters"] if counter["seat"] is None}
        assert ("trump" in common) != ("kakumei" in common)
        seen += 1
    assert seen


@pytest.mark.parametrize(
    ("language", "said"), [("en", ("Kakumei", "low numbers win")), ("ja", ("カクメイ", "小さい数が勝つ"))]
)
def test_kakumei_says_what_it_does(language: str, said: tuple[str, str]) -> None:
    """TT-RES-11, LT-STR-03  The order of strength says it too, but not on every screen."""
    hands = ["r5 b5", "r6", "r2", "r1"]
    of_takers = Takers(characters=["resistance", "king", "gambler", "hermit"], hands=hands)
    of_little = Little(characters=["resistance", "ninja", "samurai", "hermit"], hands=hands)
    for g in (of_takers.when("0 power-0, 0 r5"), of_little.when("0 r5, 0 yes")):
        assert said in [
            (one["label"], one["value"]) for one in seen(g, 1, language)["counters"] if one["seat"] is None
        ]


def test_everybody_in_ombre_is_the_king_player_or_a_rival() -> None:
    """KO-AUC-09"""
    game = find_game("kings-ombre")
    known = ("king-player", "rival")
    roles = [
        sorted(counter["name"] for counter in moment.view["counters"] if counter["name"] in known)
        for moment in moments(game, 3, {}, seed=1, every=5)
        if moment.view["trick"]["order"]
    ]
    assert roles
    assert all(each == ["king-player", "rival", "rival"] for each in roles)
