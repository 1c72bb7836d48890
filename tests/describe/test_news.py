"""What happened, told to one viewer in sentences and in parts."""

from typing import Any

import pytest

from describe import sent as describe
from describe.wire import NAMES
from followsuit import HIDDEN, SPECTATOR, Event, all_games, find_game
from followsuit.core.event import NO_SEAT
from followsuit.games.takers.order import BLACK_WINS
from followsuit.games.tricktakers.roster import number_of
from followsuit.messages.files import messages_of
from followsuit.messages.voice import voice
from raiders import Raiders
from tables import Given
from trickster import Trickster
from tricktakers import Takers

TAKERS = find_game("tricktakers")
RAIDERS = find_game("trick-raiders")


def happened(kind: str, seat: int = NO_SEAT, cards: str = "", number: int = 0, other: int = NO_SEAT) -> Event:
    faces = [HIDDEN if name == "?" else TAKERS.read_card(name) for name in cards.split()]
    return Event(kind, seat, faces, other, number, [])


def news(*events: Event, language: str = "en") -> list[dict[str, Any]]:
    return describe.news(TAKERS, list(events), NAMES[:4], language)


def sentences(*events: Event, language: str = "en") -> list[str]:
    return [item["text"] for item in news(*events, language=language)]


def test_a_card_that_is_played() -> None:
    (item,) = news(happened("played", 0, "b6"))
    assert item["parts"] == [{"seat": 0}, " plays ", {"card": "b6"}, "."]
    assert item["text"] == "Mika plays blue 6."
    assert (item["kind"], item["seat"], item["other"], item["cards"]) == ("played", 0, None, ["b6"])
    assert (item["from"], item["to"]) == ("hand", "trick")
    assert sentences(happened("played", 0, "b6"), language="ja") == ["Mikaが青6を出しました。"]


def test_cards_that_were_not_seen_are_counted() -> None:
    assert sentences(happened("drew", 1, "?")) == ["Sora draws a card."]
    assert sentences(happened("hand", 1, "? ? ? ? ?")) == ["Sora is dealt 5 cards."]
    assert sentences(happened("hand", 1, "? ?"), language="ja") == ["Soraにカード2枚が配られました。"]
    assert news(happened("drew", 1, "?"))[0]["cards"] == ["?"]


def test_numbers_have_the_right_plural() -> None:
    assert sentences(happened("exchanged", 0, number=1)) == ["Mika has exchanged 1 card."]
    assert sentences(happened("exchanged", 0, number=3)) == ["Mika has exchanged 3 cards."]


def test_cards_that_go_the_same_way_are_told_at_once() -> None:
    both = [happened("drew", 0, "r1"), happened("drew", 0, "WFa"), happened("drew", 1, "?")]
    assert sentences(*both) == ["Mika draws red 1 and White Flag.", "Sora draws a card."]
    row = [happened("laid-out", number=0), happened("laid-out", number=number_of("hermit"))]
    assert sentences(*row) == ["Laid out: King, Hermit."]
    assert sentences(*row, language="ja") == ["並んだキャラクター：キング、ハーミット。"]
    assert {"piece": "hermit"} in news(*row)[0]["parts"]


def test_reasons_come_with_their_rules() -> None:
    won = Event("won", 0, [TAKERS.read_card("k3")], NO_SEAT, 0, [BLACK_WINS])
    (item,) = news(won)
    assert item["text"] == "Mika wins the trick with black 3."
    assert item["because"] == [{"rule": "TT-STRN-02", "sentence": "Black beats the other colours."}]
    assert news(won, language="ja")[0]["because"][0]["sentence"] == "黒はほかの色に勝ちます。"


def test_powers_pieces_and_items_have_their_names() -> None:
    power = Event("power", 0, [], NO_SEAT, 0, [], "resistance-0")
    assert sentences(power, language="ja") == ["Mikaが「カクメイ」を使いました。"]
    assert sentences(happened("equipped", 0, "timid-boots")) == ["Mika has a new item: Timid Boots."]
    assert news(happened("equipped", 0, "timid-boots"))[0]["parts"][2] == {"piece": "timid-boots"}
    task = happened("task", 0, number=67, other=2)
    assert sentences(task, language="ja") == ["MikaがJunoに課題を与えました：赤を取る。"]


def test_that_somebody_has_answered_is_news_only_while_nothing_else_is() -> None:
    assert sentences(happened("sealed", 0)) == ["Mika has answered."]
    assert sentences(happened("sealed", 0), happened("drew", 0, "r1")) == ["Mika draws red 1."]


def told_texts(g: Given, viewer: int) -> list[str]:
    assert g.t.log is not None
    found = describe.news(g.game, g.t.log.told[viewer], NAMES[: g.t.seat_count], "en")
    return [item["text"] for item in found]


def test_each_viewer_is_told_what_it_saw() -> None:
    g = Takers(3, at="setup", characters=["king", "hermit", "resistance"], hands=["r1 r2 r3 r4 r5", "", ""])
    g.when("0 r1")
    assert told_texts(g, 0)[-1] == "Mika discards red 1."
    assert told_texts(g, 1)[-1] == told_texts(g, SPECTATOR)[-1] == "Mika discards a card."


def test_trick_raiders() -> None:
    g = Raiders(3, leads=["H9a", "C3", "C4"], hands=["S3 S4", "H9b S5", "H4 S6"], leader=0, trick_number=1)
    g.when("0 H9a, 1 H9b, 2 H4")
    assert told_texts(g, 2)[:4] == [
        "Mika leads the special 9 of hearts.",
        "Sora plays the 9 of hearts.",
        "Juno plays the 4 of hearts.",
        "Juno wins the trick with the 4 of hearts.",
    ]


def test_trickster_tells_what_has_to_follow() -> None:
    """TS-PLAY-03, TS-PLAY-04"""
    hands = ["Magician/red", "Magician/blue Witness/red", "Magician/white Nomad/red", "Magician/black"]
    g = Trickster(at="turn", hands=hands).when("0 Magician/red, 1 Magician/blue")
    assert told_texts(g, 3)[-4:] == [
        "The effect of Magician cannot be used and is ignored.",
        "Sora plays the blue Magician.",
        "Sora is the Trickster: from now on, follow Magician.",
        "The effect of Magician cannot be used and is ignored.",
    ]
    g = Trickster(at="turn", hands=hands).when("0 Magician/red, 1 Witness/red")
    assert told_texts(g, 3)[-2] == "Sora is the Trickster: from now on, follow red."


def test_a_card_may_go_from_one_seat_to_another() -> None:
    """TS-GUA-01, TS-SOL-01"""
    g = Trickster(at="effect", pot="Guard/red", tableaux=["", "Nomad/red", "Nomad/blue", ""])
    g.when("0 Nomad/blue")
    assert g.t.log is not None
    (item,) = [
        one for one in describe.news(g.game, g.t.log.told[3], NAMES[:4], "en") if one["kind"] == "guard"
    ]
    assert item["text"] == "Mika takes the blue Nomad from Juno's tableau into the hand."
    ends = [item[key] for key in ("from", "from_seat", "to", "to_seat")]
    assert ends == ["tableau", 2, "hand", 0]


def test_only_the_partners_of_a_swap_are_told_the_cards() -> None:
    """TS-HID-05"""
    hands = ["Guard/white Guard/black", "Guard/red Guard/blue", "Nomad/blue", "Nomad/green"]
    g = Trickster(at="effect", pot="Peddler/red", hands=hands).when("0 seat-1, 0 Guard/white, 1 Guard/red")
    assert "Mika gives white Guard to Sora." in told_texts(g, 1)
    assert "Mika gives a card to Sora." in told_texts(g, 2)


def test_the_reader_is_you() -> None:
    events = [happened("played", 1, "b6"), happened("stole-crown", 2, other=1)]

    def told(reader: int, language: str = "en") -> list[str]:
        news = describe.news(TAKERS, events, ["Ada", "Ben", "Cleo"], language, reader)
        return [item["text"] for item in news]

    assert told(1) == ["You play blue 6.", "Cleo steals a Crown from you."]
    assert told(2) == ["Ben plays blue 6.", "You steal a Crown from Ben."]
    assert told(0) == told(NO_SEAT) == ["Ben plays blue 6.", "Cleo steals a Crown from Ben."]
    assert told(1, "ja")[0].startswith("あなた")
    assert told(0, "ja")[0].startswith("Ben")


@pytest.mark.parametrize("game", sorted(all_games()))
def test_every_event_has_its_words_for_the_reader(game: str) -> None:
    """English verbs change: whatever names a seat is said anew to who sits there."""
    own = voice(game, "en")
    for id in messages_of(game, "en"):
        if id.startswith("events-"):
            said = own.sayings(id)
            assert ("seat" in said) == ("seat" in said[""].places), id
            assert ("other" in said) == ("other" in said[""].places), id
            assert "seat" not in said or "seat" not in said["seat"].places, id
            assert "other" not in said or "other" not in said["other"].places, id
