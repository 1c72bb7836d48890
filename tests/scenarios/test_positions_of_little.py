"""Positions of Little TrickTakers: any of them can be written, set up again, and played on the same way."""

import random

import pytest

from followsuit.core.cards import SPECTATOR
from followsuit.core.position import Position, PositionError
from followsuit.core.rng import seeded
from followsuit.core.table import Table
from followsuit.games.little.game import GAME
from followsuit.games.little.moments import DEAL, GIVE_BACK, HAND_OUT
from followsuit.games.little.state import STATE
from followsuit.games.takers.moments import AFTER_PLAY, IN_SCORING, PASSING_MOMENTS, SCORE
from followsuit.scenarios.set_up import set_up
from little import Little

Options = dict[str, int | str | bool]

LIGHT_1: Options = {"mode": "light1"}
LIGHT_2: Options = {"mode": "light2"}
LIGHT_3: Options = {"mode": "light3"}

TABLES: list[tuple[int, Options]] = [
    (2, {}),
    (3, {}),
    (3, LIGHT_1),
    (4, {}),
    (4, LIGHT_2),
    (5, {}),
    (5, LIGHT_3),
    (5, {**LIGHT_1, "style": "shuffle", "characters": "all"}),
]


def set_up_again(t: Table, options: Options) -> Table:
    """The same position on another table, with the same luck."""
    copy = set_up(GAME, t.seat_count, options, 0, GAME.write_position(t))
    copy.rng = t.rng.clone()
    return copy


def viewers(t: Table) -> list[int]:
    return [*range(t.seat_count), SPECTATOR]


def assert_same(t: Table, copy: Table) -> None:
    """The same position, asked and seen in the same way."""
    assert GAME.write_position(copy) == GAME.write_position(t)
    assert copy.seats_to_act() == t.seats_to_act()
    assert type(copy.question()) is type(t.question())
    for seat in t.seats_to_act():
        assert sorted(copy.options(seat)) == sorted(t.options(seat))
    for pile in t.cards.piles:
        for card in pile:
            assert copy.cards.known_by[card] == t.cards.known_by[card]
    for viewer in viewers(t):
        assert seen(copy, viewer) == seen(t, viewer)


def seen(t: Table, viewer: int) -> dict[str, object]:
    """What one viewer sees. Which colours a hand cannot have a position says as everyone can tell it; whoever
    knows more of the other cards of the colour could tell more."""
    written = GAME.write_position(t.view(viewer).table)
    return {key: written[key] for key in written if key != "voids"}


def answer_at_random(t: Table, chance: random.Random) -> None:
    seat = chance.choice(t.seats_to_act())
    t.answer(seat, chance.choice(sorted(t.options(seat))))


def moment(t: Table) -> str:
    return str(GAME.write_position(t)["at"])


@pytest.mark.parametrize(("players", "options"), TABLES)
@pytest.mark.parametrize("seed", range(2))
def test_every_table_that_waits_at_a_moment_can_be_set_up_again(
    players: int, options: Options, seed: int
) -> None:
    t = set_up(GAME, players, options, seed, None)
    chance = random.Random(seed)
    while t.seats_to_act():
        if moment(t) in STATE.moment_names():
            assert_same(t, set_up_again(t, options))
        answer_at_random(t, chance)


@pytest.mark.parametrize(("players", "options"), TABLES)
@pytest.mark.parametrize("seed", range(2))
def test_a_position_set_up_again_goes_on_in_the_same_way(players: int, options: Options, seed: int) -> None:
    """From some moment to the end of the game: tricks, scoring and the next rounds."""
    t = set_up(GAME, players, options, seed, None)
    chance = random.Random(seed)
    answers_before = chance.randrange(50)
    while answers_before or moment(t) not in STATE.moment_names():
        answer_at_random(t, chance)
        answers_before = max(0, answers_before - 1)
        if not t.seats_to_act():
            t = set_up(GAME, players, options, seed, None)
    copy = set_up_again(t, options)
    while t.seats_to_act():
        seat = chance.choice(t.seats_to_act())
        pick = chance.choice(sorted(t.options(seat)))
        t.answer(seat, pick)
        copy.answer(seat, pick)
        assert GAME.write_position(copy) == GAME.write_position(t)
    assert copy.outcome is not None
    assert t.outcome is not None
    assert (copy.outcome.places, copy.outcome.way) == (t.outcome.places, t.outcome.way)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_what_was_set_up_can_be_imagined_by_everyone(players: int, options: Options) -> None:
    """Every view of it has a world that fits, and looks the same from there."""
    t = set_up(GAME, players, options, 3, None)
    chance = random.Random(3)
    while t.seats_to_act():
        if moment(t) in STATE.moment_names() and chance.random() < 0.2:
            copy = set_up_again(t, options)
            for viewer in viewers(copy):
                view = copy.view(viewer)
                world = view.imagine(seeded(7))
                assert world.view(viewer).table.cards.piles == view.table.cards.piles
        answer_at_random(t, chance)


def test_the_moments_of_play_all_come_up() -> None:
    """Tables wait at each of these; a deal, a hand-out and the scoring begin at once."""
    found = {moment(GAME.start(4, GAME.checked_options(4, {}, 0), seeded(0)))}
    for players, options in TABLES:
        for seed in range(3):
            t = set_up(GAME, players, options, seed, None)
            chance = random.Random(seed)
            while t.seats_to_act():
                found.add(moment(t))
                answer_at_random(t, chance)
            found.add(moment(t))
    assert DEAL in found
    assert found | {HAND_OUT, SCORE, IN_SCORING} == {*STATE.moment_names(), *PASSING_MOMENTS}


@pytest.mark.parametrize("at", STATE.moment_names())
def test_what_is_written_is_what_can_be_read(at: str) -> None:
    """Keys of characters that are not in the round are asked for by nobody."""
    characters = ["collector", "gambler", "resistance", "hermit"]
    if at in (DEAL, GIVE_BACK):
        characters = ["", "", "", ""]
    position = Position({"at": at, "characters": characters, "trick": "r1" if at == AFTER_PLAY else ""})
    t = GAME.start(4, GAME.checked_options(4, {}, 0), seeded(0))
    GAME.read_position(position, t)
    assert sorted(position.asked) == sorted(GAME.write_position(t))


def test_the_beginning_of_a_round_can_be_set_up_again() -> None:
    """A table that waits for its deal, as it does when it is new, gives the same deal again."""
    options = GAME.checked_options(4, {}, 0)
    t = GAME.start(4, options, seeded(5))
    copy = GAME.start(4, options, seeded(0))
    GAME.read_position(Position(GAME.write_position(t)), copy)
    assert GAME.write_position(copy) == GAME.write_position(t)
    copy.rng = t.rng.clone()
    t.advance()
    copy.advance()
    assert_same(t, copy)


# What a short position leaves out.


def trick(**position: object) -> Little:
    """Four seats, a card or two each."""
    values: dict[str, object] = {
        "characters": ["king", "gambler", "collector", "berserker"],
        "hands": ["r2 k2", "r5 k3", "b8 k4", "r10 M"],
    }
    return Little(4, {}, 0, **{**values, **position})


def test_cards_of_the_trick_may_be_written_in_the_hands_or_not() -> None:
    assert trick(trick="r2").now("hands") == ["k2", "r5 k3", "b8 k4", "M r10"]
    assert trick(trick="r2").asked() == "1 LittleTurn: r5"


def test_a_trick_shows_who_could_not_follow() -> None:
    assert trick(trick="r2 r5 b8", at="after play").now("voids") == ["", "", "red", ""]


def test_items_announced_with_a_card_are_read_in_their_order() -> None:
    """LT-ITEM-23"""
    g = trick(trick="r2 r5", powers=["", "power-32 power-35", "", ""])
    assert g.now("trick") == "r2 r5=r10"
    g = trick(trick="r2 r5", powers=["", "power-35 power-32", "", ""])
    assert g.now("trick") == "r2 r5=r9"


def test_wing_and_fan_are_written_as_powers() -> None:
    """LT-ITEM-60, LT-ITEM-70"""
    g = trick(trick="r2 k3", powers=["", "power-37 power-38", "", ""])
    assert (g.now("trick"), g.now("powers")) == ("r2 k3", ["", "power-37 power-38", "", ""])


def test_plays_of_several_cards() -> None:
    """LT-HEAL-05, LT-ITEM-82, LT-ITEM-86  A card added to another; two by the Elixir, in the lead colour."""
    assert trick(trick="r2/b9").now("trick") == "r2/b9=r1"
    assert trick(trick="r2 b5+g4").now("trick") == "r2 b5/g4=r9"
    assert trick(trick="RAa b5+g4=green").now("trick") == "RAa b5/g4=g9"
    assert trick(trick="RAa WFa+RAb").now("trick") == "RAa WFa/RAb=0"


def test_a_further_play_of_the_same_seat() -> None:
    """LT-NINJA-11"""
    g = Little(3, characters=["ninja", "king", "devil"], hands=["", "k1", "b2"], trick="WFa &k4d")
    assert (g.now("lead_colour"), g.asked()) == ("black", "1 LittleTurn: k1")


def test_a_seat_without_a_card_has_no_turn() -> None:
    """LT-TURN-11"""
    assert trick(hands=["r2", "", "b8", ""], trick="r2").asked() == "2 LittleTurn: b8"


def test_a_devil_card_lies_open_in_every_hand() -> None:
    """LT-HID-02"""
    g = trick(hands=["r2", "r4d k3", "b8", "M"])
    assert (g.now("hands", 0), g.now("open")) == (["r2", "r4d ?", "?", "M"], ["", "r4d", "", ""])


def test_only_the_berserker_knows_what_was_not_chosen() -> None:
    """LT-HID-08"""
    g = trick(hands=["r2", "r5", "b8", "M r10 b10 g10 k10"], out="RAm WFm")
    assert [g.now("out", viewer) for viewer in (0, 3, SPECTATOR)] == ["? ?", "RAm WFm", "? ?"]


def test_two_characters_make_it_the_third_round() -> None:
    g = Little(3, characters=["king ninja", "devil healer", "hermit samurai"], hands=["r1", "r2", "r3"])
    assert (g.now("round"), g.now("first_characters")) == (3, ["king", "devil", "hermit"])
    assert str(g.now("beast_display")).split()[0] == "maru-x10"


def test_those_who_have_selected_are_not_asked_again() -> None:
    """LT-SEL-03"""
    g = Little(3, at="select", first_player=1, characters=["", "king", ""], row="ninja devil")
    assert g.asked().startswith("2 Select: ninja devil poker-exchange")
    g = Little(3, at="select", characters=["ninja", "king", ""], has_option=[1, 0, 1], row="devil")
    assert g.asked().startswith("1 SelectRest: poker-exchange")


# What cannot be is refused, and the key says where.

FOUR = ["king", "gambler", "collector", "berserker"]


@pytest.mark.parametrize(
    ("position", "key", "index", "message"),
    [
        ({"hand": []}, "hand", -1, "a position has no hand; it has asi"),
        ({"at": "dawn"}, "at", -1, "at is one of deal, give back, select, prepare, hand out, lead, play, "),
        ({"round": 4}, "round", -1, "round is a whole number from 1 to 3, not 4."),
        ({"characters": ["king", "", "", ""]}, "characters", 1, "1 for each seat are needed in round 1."),
        ({"characters": ["king", "fool", "", ""]}, "characters", 1, "there is no character 'fool'."),
        (
            {"characters": ["king", "king", "", ""]},
            "characters",
            1,
            "the character king lies in two places.",
        ),
        ({"kept": ["gambler", "", "", ""]}, "kept", 0, "the character gambler lies in two places."),
        ({"round": 1, "characters": ["king ninja", *FOUR[1:]]}, "characters", 0, "1 may be active in round"),
        ({"first_characters": ["ninja", "", "", ""]}, "first_characters", 0, "that is not one of the two."),
        ({"set_up_done": ["x", "", "", ""]}, "set_up_done", 0, "a number for each character is needed."),
        ({"row": "fool"}, "row", -1, "there is no character 'fool'."),
        ({"choosers": "0 1"}, "choosers", -1, "choosers names each of the 4 seats once."),
        ({"choosers": "0 7"}, "choosers", -1, "choosers lists seats, and 7 is none."),
        ({"display": "spoon"}, "display", -1, "there is no item 'spoon'."),
        ({"items": ["", "sword sword", "", ""]}, "items", 1, "sword is named twice."),
        ({"beasts": ["", "", "maru", ""]}, "beasts", 2, "there is no beast 'maru'."),
        ({"bought": ["r1e", "", "", ""], "hands": ["r1e", "", "", ""]}, "bought", 0, "r1e lies in two"),
        ({"hands": ["r1", "", "r1", ""]}, "hands", 2, "r1 lies in two places."),
        ({"trick": "r1 r2 r3 r4 r5"}, "trick", -1, "a trick has at most 4 cards."),
        ({"trick": "r1=x9"}, "trick", -1, "x9 is no colour and number that a play can count as."),
        ({"trick": "r1 b1", "hands": ["", "r2", "", ""]}, "trick", -1, "seat 1 holds red, but did not"),
        ({"trick": "r1", "powers": ["r1", "", "", ""]}, "powers", 0, "seat 0 has no item r1 that goes"),
        ({"trick": "r1", "powers": ["power-33", "", "", ""]}, "powers", 0, "seat 0 has no item power-33"),
        ({"trick": "r1", "powers": ["?", "", "", ""]}, "powers", 0, "'?' is no answer in Little TrickTakers"),
        ({"used": "hermit"}, "used", -1, "used lists characters in play, and hermit is none."),
        ({"used": "fool"}, "used", -1, "used lists characters in play, and fool is none."),
        ({"at": "deal", "round": 2, "characters": ["", "", "", ""]}, "characters", 0, "round 2 needs those"),
    ],
)
def test_what_cannot_be_is_refused(position: dict[str, object], key: str, index: int, message: str) -> None:
    with pytest.raises(PositionError) as error:
        set_up(GAME, 4, {}, 0, {"characters": FOUR, **position})
    assert (error.value.key, error.value.index) == (key, index)
    assert str(error.value).startswith(message)
