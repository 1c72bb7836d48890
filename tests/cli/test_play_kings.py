"""`followsuit play kings`: whole games, and the Jack of two players, which may be spent at any moment."""

from pathlib import Path

import pytest

from cli.command import Player, said
from describe import sent as describe
from followsuit import Game, read_record
from followsuit.cli.answers import listed_answers, read_answers, size_text, try_answers
from followsuit.cli.draw import option_lines
from followsuit.cli.speaker import Speaker
from followsuit.cli.what import what_lines
from followsuit.core.errors import AnswerRefused, Unreadable
from followsuit.core.option import CARD, NO, YES, option
from followsuit.core.reason import NOT_OFFERED
from followsuit.describe.question import in_order
from followsuit.games.kings.game import KINGS
from kings import Kings

NAMES = ["Ann", "Ben", "Cho", "Dan"]


def by(game: Game) -> Speaker:
    return Speaker(game, NAMES, "en")


def unwrapped(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize(
    "arguments",
    [
        ["kings", "--players", "2", "--seed", "1"],
        ["kings", "--players", "4", "--seed", "3", "--option", "cheerleader=true", "--seat", "3"],
        ["kings-ombre", "--seed", "2"],
        ["kings-whist", "--seed", "3"],
        ["kings-napoleon", "--seed", "4"],
    ],
)
def test_a_whole_game_by_typing_the_first_of_every_list(arguments: list[str], tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    options = ["--record", str(record), "--name", "Zoe", "--bots", "random"]
    text = said("play", *arguments, *options, input="1\n1 2\n1 2 3\n1 2 3 4\nno\n" * 300)
    outcome = read_record(record.read_text()).table.outcome
    assert outcome is not None
    assert f"({outcome.way.rule})" in unwrapped(text[text.index("\nResult\n") :])
    lines = [line for line in text.splitlines() if record.name not in line]  # a path is as long as it is
    assert max(len(line) for line in lines) <= 80
    assert "power-" not in text


def test_the_jack_is_in_the_list_of_every_turn_until_it_is_spent() -> None:
    """KT2-JACK-04, KT2-JACK-09"""
    with Player("kings", "--players", "2", "--seed", "3", "--bots", "random") as player:
        for _ in range(3):
            player.say("1")
        asked = unwrapped(player.say("gambler"))
        assert "Blue Jack Spend the Jack to add 3 to your bid. (KT2-JACK-01)" in asked
        assert unwrapped(player.say("why jack")).startswith("jack is allowed.")
        reply = unwrapped(player.say("jack"))
        assert "spends the Jack to add 3 to the bid" in reply
        assert "Your turn: " in reply, "the same is asked again"
        assert "Spend the Jack" not in reply
        assert "once in a round" in unwrapped(player.say("why blue-jack"))


def discarding() -> Kings:
    """Hermit has drawn, and a set of three cards is asked for; the Jack may be spent."""
    g = Kings(
        2,
        sets=["blue", "black"],
        party=["hermit", ""],
        bids=["gambler", "samurai"],
        hands=["r1 r2 b1 b2", "g1 g2 g3 g4"],
        contracts="red green white",
    )
    return g.when("0 power-16")


def read(g: Kings, line: str) -> list[int]:
    view = g.t.view(0)
    picks = read_answers(by(g.game), in_order(view.options() + view.out_of_turn()), line, view)
    try_answers(by(g.game), g.t, 0, picks)
    return picks


def test_it_may_be_typed_where_a_set_of_cards_is_asked_for() -> None:
    """KT2-JACK-04  It is no card of the set, and the set is asked for as before."""
    g = discarding()
    before = g.asked()
    assert [g.game.write_pick(pick) for pick in read(g, "blue-jack")] == ["blue-jack"]
    g.when("0 blue-jack")
    assert g.asked() == before
    assert [g.game.write_pick(pick) for pick in read(g, "r1 b1 r2")] == ["r1", "r2", "b1"]


@pytest.mark.parametrize("line", ["blue-jack r1", "r1 r2 b1 blue-jack"])
def test_it_is_typed_alone(line: str) -> None:
    with pytest.raises(Unreadable, match="blue-jack is an answer of its own"):
        read(discarding(), line)


# What is typed.


@pytest.mark.parametrize("word", ["no", "yes", "done"])
def test_yes_and_no_are_never_a_part_of_a_name(word: str) -> None:
    """KT-QUEEN-51  'no' is not 'Black Queen: need not follow'."""
    g = Kings(3, sets=["black", "red", "blue"], trick="r5", leader=2, hands=["r1 b2", "b3", "b4"])
    with pytest.raises(AnswerRefused) as refused:
        read(g, word)
    assert refused.value.reason is NOT_OFFERED


def last_bid() -> Kings:
    return Kings(
        4,
        at="bid",
        round=3,
        sets=["blue", "red", "green", "black"],
        party=[
            "gambler hermit ninja",
            "samurai healer devil",
            "collector gambler hermit",
            "ninja healer berserker",
        ],
    )


@pytest.mark.parametrize(
    ("line", "picks"),
    [
        ("ninja gambler", "gambler-1 ninja-1"),
        ("blue-jack hermit", "hermit-1 blue-jack"),
        ("ninja", "ninja-1 done"),
        ("jack", "blue-jack"),
    ],
)
def test_a_bid_of_two_is_typed_in_any_order(line: str, picks: str) -> None:
    """KT-BID-04"""
    g = last_bid()
    assert " ".join(g.game.write_pick(pick) for pick in read(g, line)) == picks


def test_too_many_bid_cards_are_counted() -> None:
    """KT-BID-04"""
    with pytest.raises(Unreadable, match=r"^Pick 1 or 2 cards, not 3\.$"):
        read(last_bid(), "gambler hermit ninja")


@pytest.mark.parametrize("line", ["r1", "r1 b1"])
def test_a_set_that_is_too_small_is_refused_with_its_rule(line: str) -> None:
    """KT-HER-01"""
    with pytest.raises(AnswerRefused, match=r"discard 3, which may be the same\. \(KT-HER-01\)$"):
        read(discarding(), line)


def test_a_set_that_is_too_large_is_refused_with_its_size() -> None:
    """KT-HER-01"""
    with pytest.raises(Unreadable, match=r"^Pick 3 cards, not 4\.$"):
        read(discarding(), "r1 r2 b1 b2")


def test_all_cards_of_a_set_are_listed_and_not_only_those_that_can_be_picked_first() -> None:
    g = discarding()
    view = g.t.view(0)
    assert size_text(by(g.game), view) == "3 cards"
    hand = {option(CARD, card) for card in g.t.cards.piles[0]}
    assert hand <= set(listed_answers(view))
    assert not hand <= set(view.options())


def paying() -> Kings:
    return Kings(
        3,
        at="set up",
        round=2,
        points=[50, 0, 0],
        sets=["white", "red", "blue"],
        queens=["down", "up", "up"],
        party=["ninja", "collector", "healer"],
        bids=["samurai", "hermit", "resistance"],
    )


def test_the_price_of_the_queen_is_said() -> None:
    """KT-SET-04, KT-SET-05"""
    view = paying().t.view(0)
    assert "Pay 30 points for her" in " ".join(option_lines(by(KINGS), view, in_order(view.options())))
    asked = describe.question(KINGS, view, ["Ann", "Ben", "Cho"], "ja")
    assert asked is not None
    assert "30点" in asked["options"][-1]["label"]


def test_what_yes_and_no_mean_may_be_typed() -> None:
    g = paying()
    assert read(g, "leave") == [NO]
    assert read(g, "pay") == [YES]


@pytest.mark.parametrize("name", ["white queen", "white-queen", "WHITE QUEEN"])
def test_what_a_queen_does(name: str) -> None:
    """KT-QUEEN-11"""
    told = what_lines(by(KINGS), name)
    assert told == [
        "White Queen: above all numbers: The card you play has the strength of a Rare.",
        "  (KT-QUEEN-11)",
    ]


def test_what_a_king_does() -> None:
    """KT-KING-02"""
    told = what_lines(by(KINGS), "red king")
    assert told[0].startswith("Red King: Beats everything, once.")
    assert any("Lay it on a red card: it beats everything" in line for line in told)


def test_what_a_bid_pays_is_said_again_when_it_is_asked_for() -> None:
    """KT-BID-01  It was said in the draft, which is long ago."""
    with Player("kings", "--players", "4", "--seed", "3", "--bots", "random") as player:
        while "lay face down as your bid" not in unwrapped(player.heard):
            player.say("1")
        heard = unwrapped(player.heard)
        asked = heard[heard.rindex("lay face down as your bid") :]
        assert "As bid card" in asked
