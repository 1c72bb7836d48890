"""`followsuit play kings`: whole games, and the Jack of two players, which may be spent at any moment."""

from pathlib import Path

import pytest

from cli.command import Player, said
from followsuit import read_record
from followsuit.cli.answers import read_answers, try_answers
from followsuit.core.errors import Unreadable
from followsuit.describe.question import in_order
from kings import Kings

NAMES = ["Ann", "Ben"]


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
    assert f"{outcome.way.rule})." in unwrapped(text[text.index("\nResult\n") :])
    lines = [line for line in text.splitlines() if record.name not in line]  # a path is as long as it is
    assert max(len(line) for line in lines) <= 80
    assert "power-" not in text


def test_the_jack_is_in_the_list_of_every_turn_until_it_is_spent() -> None:
    """KT2-JACK-04, KT2-JACK-09"""
    with Player("kings", "--players", "2", "--seed", "3", "--bots", "random") as player:
        for _ in range(3):
            player.say("1")
        asked = unwrapped(player.say("gambler"))
        assert "blue-jack Spend the Jack to add 3 to your bid. (KT2-JACK-01)" in asked
        assert unwrapped(player.say("why jack")).startswith("jack is allowed.")
        reply = unwrapped(player.say("jack"))
        assert "spends the Jack to add 3 to the bid" in reply
        assert "Play a card; before it" in reply, "the same is asked again"
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
    picks = read_answers(g.game, NAMES, in_order(view.options() + view.asides()), line, view)
    try_answers(g.t, 0, picks)
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
