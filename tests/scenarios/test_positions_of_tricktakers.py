"""Positions of TrickTakers: any of them can be written, set up again, and played on the same way."""

import random

import pytest

from followsuit import Unreadable
from followsuit.core.cards import SPECTATOR
from followsuit.core.position import Position, PositionError
from followsuit.core.rng import seeded
from followsuit.core.table import Table
from followsuit.games.takers.moments import AFTER_PLAY, PASSING_MOMENTS, SCORE
from followsuit.games.tricktakers.game import GAME
from followsuit.games.tricktakers.moments import DEAL, SET_UP
from followsuit.games.tricktakers.state import STATE
from followsuit.scenarios.runner import check_text
from followsuit.scenarios.set_up import set_up
from tricktakers import Takers

Options = dict[str, int | str | bool]

BOX: Options = {"characters": "base_box"}
ALL: Options = {"characters": "with_expansion"}
DRAFTED: Options = {"two_player_mode": "drafted"}
EDITION_2023: Options = {**BOX, "ruler_2023": True, "tasks_2023": True, "collector_2023": True}

TABLES: list[tuple[int, Options]] = [
    (2, {}),
    (2, DRAFTED),
    (2, {**DRAFTED, "characters": "adventurer_too", "low_cards_2p": True}),
    (3, BOX),
    (3, EDITION_2023),
    (4, {"first_lead": "names"}),
    (4, {**BOX, "discards": "face_up"}),
    (5, {**BOX, "collector_grouping": "by_hand"}),
    (2, {**DRAFTED, **ALL}),
    (3, {**ALL, "selection_mode": "draft"}),
    (4, {**ALL, "discards": "face_up"}),
    (5, ALL),
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
        assert GAME.write_position(copy.view(viewer).table) == GAME.write_position(t.view(viewer).table)


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
    """Tables wait at each of these; a deal, a setup and the scoring begin at once."""
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
    assert found | {SET_UP, SCORE} == {*STATE.moment_names(), *PASSING_MOMENTS}


@pytest.mark.parametrize("at", STATE.moment_names())
def test_what_is_written_is_what_can_be_read(at: str) -> None:
    """Keys of characters that are not in the round are asked for by nobody."""
    characters = ["collector", "gambler", "resistance", "adventurer", "ruler"]
    position = Position({"at": at, "characters": characters, "trick": "r1" if at == AFTER_PLAY else ""})
    t = GAME.start(5, GAME.checked_options(5, BOX, 0), seeded(0))
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


def trick(**position: object) -> Takers:
    """Four seats, a card or two each; nobody has a power."""
    values: dict[str, object] = {
        "characters": ["king", "gambler", "collector", "berserker"],
        "hands": ["r2 k2", "r5 k3", "b8 k4", "r10 M"],
    }
    return Takers(4, {}, 0, **{**values, **position})


def test_cards_of_the_trick_may_be_written_in_the_hands_or_not() -> None:
    assert trick(trick="r2").now("hands") == trick(trick="r2", hands=["k2", "r5 k3", "b8 k4", "r10 M"]).now(
        "hands"
    )
    assert trick(trick="r2").asked() == "1 TakeTurn: r5"


def test_a_trick_shows_who_could_not_follow() -> None:
    assert trick(trick="r2 r5 b8", at="after play").now("voids") == ["", "", "red", ""]
    assert trick(trick="r2 r5").now("voids") == ["", "", "", ""]


def test_a_card_played_with_a_power_stands_for_what_it_makes_of_it() -> None:
    g = Takers(
        3,
        characters=["king", "adventurer", "gambler"],
        items="map-of-destiny berserker-axe",
        hands=["r9 k2", "r5 k3", "r8 k4"],
        trick="r9 r5",
        powers=["", "power-5", ""],
    )
    assert (g.now("powers"), g.now("used")) == (["", "power-5", ""], "1")
    assert g.when("2 r8").told("won") == ["1 r5 TT-STRN-03"]


def test_a_card_lies_face_down_with_the_power_that_hides_it() -> None:
    g = Takers(
        3,
        characters=["king", "adventurer", "gambler"],
        items="map-of-destiny berserker-axe",
        hands=["k2", "k3", "r8 k4"],
        trick="r9 ?",
        face_down=["", "r5", ""],
        powers=["", "power-1", ""],
    )
    assert (g.now("trick", 2), g.now("face_down", 2)) == ("r9 ?", ["", "?", ""])
    assert g.when("2 r8").told("flipped") == ["1 r5"]


def test_turns_may_be_put_off() -> None:
    g = trick(trick="r5 b8", turns="1 2 3 0", leader=0)
    assert g.asked() == "3 TakeTurn: M r10"
    assert g.when("3 M").asked() == "0 TakeTurn: r2"


def test_a_reserved_card_goes_to_whoever_reserves() -> None:
    g = trick(trick="r2 r5 b8", reserved="r5")
    g.when("3 M")
    assert g.told("took-reserved") == ["2 r5"]


def test_those_who_have_chosen_are_not_asked_again() -> None:
    g = Takers(4, at="choose", first_player=1, characters=["", "king", "", ""])
    assert g.asked() == "2 ChooseCharacter: gambler resistance hermit berserker"
    g = Takers(2, at="choose", round=2, characters=["", "king"], unused_characters=["king hermit", "gambler"])
    assert g.asked() == "0 ChooseUnused: hermit"


def test_the_second_of_two_players_leads_even_rounds() -> None:
    g = Takers(2, at="setup", round=2, characters=["resistance", "hermit"], hands=["r1", "r2"])
    assert g.asked().startswith("1 TakeTurn: r2")


def test_a_drafted_round_is_led_by_the_higher_priority() -> None:
    g = Takers(2, DRAFTED, at="setup", characters=["hermit", "resistance"], hands=["r1", "r2"])
    assert g.asked().startswith("1 TakeTurn: r2")


def test_everyone_knows_the_berserkers_deck_but_not_what_was_drawn() -> None:
    """TT-VIS-08, TT-VIS-09  In a position as in a game."""
    g = trick(trick="r2")
    assert g.now("hands", 0) == ["k2", "? ?", "? ?", "M ?"]
    worlds = [GAME.write_position(g.t.view(0).imagine(seeded(seed)))["hands"] for seed in range(60)]
    imagined = {str(hands[3]) for hands in worlds if isinstance(hands, list)}
    assert imagined == {"M RAm", "M WFm", "M r10", "M b10", "M g10", "M k10"}


def test_a_card_that_everyone_saw_go_is_still_known() -> None:
    """Discards lie face down, but an open card was seen to go there."""
    g = trick(discards="r3 b3", seen=["r3", "r3 b3", "r3", "r3"])
    assert [g.now("discards", viewer) for viewer in (0, 1, SPECTATOR)] == ["r3 ?", "r3 b3", "r3 ?"]


def test_a_sealed_answer_stays_hidden() -> None:
    g = Takers(
        2,
        DRAFTED,
        at="choose",
        unused_characters=["king hermit", "gambler ruler"],
        sealed=["", "ruler"],
    )
    assert g.asked() == "0 LayFaceDown: king hermit"
    assert g.now("sealed", 0) == ["", "?"]


# What cannot be is refused, and the key says where.

FOUR = ["king", "gambler", "collector", "berserker"]


@pytest.mark.parametrize(
    ("position", "key", "index", "message"),
    [
        ({"hand": []}, "hand", -1, "a position has no hand; it has at, bid, "),
        ({"at": "dawn"}, "at", -1, "at is one of draft, deal, choose, setup, lead, play, after play, score"),
        ({"at": "in a turn"}, "at", -1, "at is one of draft, deal, "),
        ({"round": 4}, "round", -1, "round is a whole number from 1 to 3, not 4."),
        ({"points": [1, 2, 3]}, "points", -1, "points is a list of 4 numbers, not [1, 2, 3]."),
        ({"trick_number": 6}, "trick_number", -1, "trick_number is a whole number from 1 to 5, not 6."),
        (
            {"at": "setup", "trick_number": 1},
            "trick_number",
            -1,
            "trick_number is a whole number from 0 to 0",
        ),
        (
            {"characters": ["king", "", "", ""]},
            "characters",
            -1,
            "4 characters are needed, one for each seat.",
        ),
        ({"characters": ["king", "fool", "", ""]}, "characters", 1, "there is no character 'fool'."),
        ({"characters": ["king", "king", "", ""]}, "characters", 1, "two seats have the character king."),
        ({"row": "king fool"}, "row", -1, "there is no character 'fool'."),
        ({"last_row": "fool"}, "last_row", -1, "there is no character 'fool'."),
        ({"hands": ["r1", "r11", "", ""]}, "hands", 1, "TrickTakers has no card r11."),
        ({"hands": ["r1", "crystal", "", ""]}, "hands", 1, "crystal is no playing card."),
        ({"hands": ["r1", "", "r1", ""]}, "hands", 2, "r1 lies in two places."),
        ({"hands": ["r1", "", "", ""], "deck": "k1 r1"}, "deck", -1, "r1 lies in two places."),
        ({"hands": ["r1", "", "", ""], "taken": ["", "", "", "r1"]}, "taken", 3, "r1 lies in two places."),
        ({"discards": "r1", "out": "r1"}, "out", -1, "r1 lies in two places."),
        ({"trick": "r1 r2 r3 r4 r5"}, "trick", -1, "a trick has at most 4 cards."),
        ({"trick": "r1", "hands": ["", "r1", "", ""]}, "trick", -1, "r1 lies in two places."),
        ({"trick": "x1"}, "trick", -1, "TrickTakers has no card x1."),
        ({"trick": "?"}, "trick", -1, "which card of seat 0 lies face down?"),
        ({"trick": "?", "face_down": ["r1", "", "", ""]}, "powers", 0, "which power has seat 0 announced"),
        ({"trick": "r1", "face_down": ["", "r2", "", ""]}, "face_down", 1, "a card that lies face down is "),
        (
            {"trick": "r1 b1", "hands": ["", "r2", "", ""]},
            "trick",
            -1,
            "seat 1 holds red, but did not follow.",
        ),
        ({"at": "setup", "trick": "r1"}, "trick", -1, "no cards lie in the trick at 'setup'."),
        ({"at": "after play"}, "trick", -1, "somebody has played a card to this trick."),
        (
            {"at": "after play", "trick": "r1"},
            "at",
            -1,
            "whoever played last has nothing more to do in this ",
        ),
        ({"turns": "0 1 2"}, "turns", -1, "turns names each of the 4 seats once."),
        ({"trick": "r1", "powers": ["r1", "", "", ""]}, "powers", 0, "r1 is no power of seat 0."),
        ({"trick": "r1", "powers": ["?", "", "", ""]}, "powers", 0, "'?' is no answer in TrickTakers."),
        (
            {"trick": "r1", "powers": ["power-0", "", "", ""]},
            "powers",
            0,
            "seat 0 has no power power-0 that ",
        ),
        ({"used": "4"}, "used", -1, "used lists seats, and 4 is none."),
        ({"trick": "r1", "reserved": "r2"}, "reserved", -1, "r2 does not lie open in the trick, or nobody "),
        ({"shown": ["r1", "", "", ""]}, "shown", 0, "r1 is not in the hand of seat 0."),
        ({"open": ["", "r1", "", ""]}, "open", 1, "r1 is not in the hand of seat 1."),
        ({"seen": ["", "r0", "", ""]}, "seen", 1, "TrickTakers has no card r0."),
        (
            {"seen": ["", "r1", "", ""], "taken": ["r1", "", "", ""]},
            "seen",
            1,
            "r1 does not lie hidden outside",
        ),
        ({"voids": ["", "", "pink", ""]}, "voids", 2, "pink is no colour."),
        ({"hand_counts": [1, 0, 0, 0]}, "hand_counts", -1, "hand_counts would be [0, 0, 0, 0] here, not [1"),
        ({"lead_colour": "red"}, "lead_colour", -1, 'lead_colour would be "" here, not "red".'),
        ({"at": "score", "sealed": ["r1", "", "", ""]}, "sealed", 0, "nothing can be sealed at this moment."),
        ({"sealed": ["", "r1", "", ""]}, "sealed", 1, "r1: "),
        (
            {"hands": ["r1", "", "", ""], "sealed": ["r1", "", "", ""]},
            "sealed",
            0,
            "r1 does not stay sealed; let a step give it.",
        ),
    ],
)
def test_what_cannot_be_is_refused(position: dict[str, object], key: str, index: int, message: str) -> None:
    with pytest.raises(PositionError) as error:
        set_up(GAME, 4, {}, 0, {"characters": FOUR, **position})
    assert (error.value.key, error.value.index) == (key, index)
    assert str(error.value).startswith(message)


def test_a_power_must_go_with_its_card() -> None:
    with pytest.raises(PositionError, match=r"^power-5 does not go with that card: "):
        Takers(3, characters=["adventurer", "king", "gambler"], trick="RAa", powers=["power-5", "", ""])


def test_cards_that_are_out_of_the_game_cannot_be_laid_out() -> None:
    with pytest.raises(PositionError, match=r"^r9 is not in this game\.$"):
        Takers(2, {**DRAFTED, "low_cards_2p": True}, characters=["king", "hermit"], hands=["r9", ""])


@pytest.mark.parametrize(
    ("table", "sentence"),
    [
        (
            'characters = ["alchemist", "king", "hermit"]',
            "line 7: alchemist is not in this game; its options",
        ),
        ('at = "choose"\nrow = "king alchemist"', "line 8: alchemist is not in this game"),
        (
            'at = "deal"\nround = 2\nprevious = ["alchemist", "king", "hermit"]',
            "line 9: alchemist is not in this game",
        ),
        (
            'at = "setup"\nround = 2\ncharacters = ["berserker", "resistance", "hermit"]\n'
            'carried = ["k7t", "", ""]',
            "line 10: k7t is not in this game.",
        ),
    ],
    ids=["characters", "row", "previous", "carried"],
)
def test_what_the_options_left_in_the_box_is_in_no_position(table: str, sentence: str) -> None:
    text = f"""\
id = "MY-01"
rules = ["TT-OWN-03"]
game = "tricktakers"
players = 3

[table]
{table}

[[step]]
question = "none"
"""
    with pytest.raises(Unreadable) as error:
        check_text(text, "mine.toml")
    assert str(error.value).startswith(sentence)
