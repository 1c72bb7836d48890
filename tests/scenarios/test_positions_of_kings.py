"""Positions of Kings TrickTakers and its remakes: any can be written, set up again, and played on."""

import random

import pytest

from followsuit import Game
from followsuit.core.cards import SPECTATOR
from followsuit.core.position import Position, PositionError
from followsuit.core.rng import seeded
from followsuit.core.table import Table
from followsuit.games.kings.cards import NAMES
from followsuit.games.kings.game import KINGS, NAPOLEON, OMBRE, WHIST
from followsuit.games.kings.table import kings_table
from followsuit.games.takers.table import DECK, DISCARDS
from followsuit.scenarios.set_up import set_up
from kings import Kings, Napoleon, Ombre, Options, Whist

TABLES: list[tuple[Game, int, Options]] = [
    (KINGS, 2, {}),
    (KINGS, 2, {"set_assignment": "choice"}),
    (KINGS, 3, {"devil_contract": True}),
    (KINGS, 4, {"cheerleader": True, "initial_parties": "choice", "devil_contract": True}),
    (KINGS, 4, {}),
    (KINGS, 5, {"cheerleader": True, "red_queen_advanced": True}),
    (KINGS, 5, {"initial_parties": "random"}),
    (OMBRE, 3, {}),
    (WHIST, 4, {}),
    (WHIST, 4, {"whist_teams": "random"}),
    (NAPOLEON, 5, {}),
]
SEEDS = range(2)


def name_of(value: object) -> str:
    if isinstance(value, Game):
        return value.id
    return "-".join(value) if isinstance(value, dict) else str(value)


every_table = pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=name_of)


def set_up_again(game: Game, t: Table, options: Options) -> Table:
    """The same position on another table, with the same luck."""
    copy = set_up(game, t.seat_count, options, 0, game.write_position(t))
    copy.rng = t.rng.clone()
    return copy


def viewers(t: Table) -> list[int]:
    return [*range(t.seat_count), SPECTATOR]


def assert_same(game: Game, t: Table, copy: Table) -> None:
    """The same position, asked and seen in the same way."""
    assert game.write_position(copy) == game.write_position(t)
    assert copy.seats_to_act() == t.seats_to_act()
    assert type(copy.question()) is type(t.question())
    for seat in t.seats_to_act():
        assert sorted(copy.options(seat)) == sorted(t.options(seat))
    for pile in t.cards.piles:
        for card in pile:
            assert copy.cards.known_by[card] == t.cards.known_by[card]
    for viewer in viewers(t):
        assert seen(game, copy, viewer) == seen(game, t, viewer)


def seen(game: Game, t: Table, viewer: int) -> dict[str, object]:
    """What one viewer sees. Which colours a hand cannot have a position says as everyone can tell it."""
    written = game.write_position(t.view(viewer).table)
    return {key: written[key] for key in written if key != "voids"}


def answer_at_random(t: Table, chance: random.Random) -> None:
    seat = chance.choice(t.seats_to_act())
    t.answer(seat, chance.choice(sorted(t.options(seat))))


def moment(game: Game, t: Table) -> str:
    return str(game.write_position(t)["at"])


def moments_of(t: Table) -> list[str]:
    return kings_table(t).state().moment_names()


@every_table
@pytest.mark.parametrize("seed", SEEDS)
def test_every_table_that_waits_at_a_moment_can_be_set_up_again(
    game: Game, players: int, options: Options, seed: int
) -> None:
    t = set_up(game, players, options, seed, None)
    chance = random.Random(seed)
    while t.seats_to_act():
        if moment(game, t) in moments_of(t):
            assert_same(game, t, set_up_again(game, t, options))
        answer_at_random(t, chance)


@every_table
@pytest.mark.parametrize("seed", SEEDS)
def test_a_position_set_up_again_goes_on_in_the_same_way(
    game: Game, players: int, options: Options, seed: int
) -> None:
    """From some moment to the end of the game: tricks, scoring and the next rounds."""
    t = set_up(game, players, options, seed, None)
    chance = random.Random(seed)
    answers_before = chance.randrange(60)
    while answers_before or moment(game, t) not in moments_of(t):
        answer_at_random(t, chance)
        answers_before = max(0, answers_before - 1)
    copy = set_up_again(game, t, options)
    while t.seats_to_act():
        seat = chance.choice(t.seats_to_act())
        pick = chance.choice(sorted(t.options(seat)))
        t.answer(seat, pick)
        copy.answer(seat, pick)
        assert game.write_position(copy) == game.write_position(t)
    assert copy.outcome is not None
    assert t.outcome is not None
    assert (copy.outcome.places, copy.outcome.way) == (t.outcome.places, t.outcome.way)


@every_table
def test_what_was_set_up_can_be_imagined_by_everyone(game: Game, players: int, options: Options) -> None:
    """Every view of it has a world that fits, and looks the same from there."""
    t = set_up(game, players, options, 3, None)
    chance = random.Random(3)
    while t.seats_to_act():
        if moment(game, t) in moments_of(t) and chance.random() < 0.2:
            copy = set_up_again(game, t, options)
            for viewer in viewers(copy):
                view = copy.view(viewer)
                world = view.imagine(seeded(7))
                assert world.view(viewer).table.cards.piles == view.table.cards.piles
        answer_at_random(t, chance)


@pytest.mark.parametrize("game", [KINGS, OMBRE, WHIST, NAPOLEON], ids=name_of)
def test_the_moments_of_play_all_come_up(game: Game) -> None:
    """Tables wait at each of these but the few past which they go on at once."""
    found: set[str] = set()
    known: set[str] = set()
    for one, players, options in TABLES:
        if one is not game:
            continue
        for seed in range(3):
            fresh = game.start(players, game.checked_options(players, options, seed), seeded(seed))
            assert moment(game, fresh) in ("deal", "sets", "in setup")
            t = set_up(game, players, options, seed, None)
            known |= set(moments_of(t))
            chance = random.Random(seed)
            while t.seats_to_act():
                found.add(moment(game, t))
                answer_at_random(t, chance)
            assert moment(game, t) == "game over"
    assert known - found <= {"deal", "take up", "set up", "score"}


@every_table
def test_what_is_written_is_what_can_be_read(game: Game, players: int, options: Options) -> None:
    t = set_up(game, players, options, 0, None)
    position = Position(game.write_position(t))
    game.read_position(position, t)
    assert sorted(position.asked) == sorted(game.write_position(t))


# What a short position leaves out.


def test_with_hands_alone_the_last_tricks_of_round_1_are_played() -> None:
    """Sets in the order of the rules, King and Queen up, no characters, and the rest in the deck."""
    g = Kings(hands=["r2 k2", "r5 k3", "b7 k4", "r10 r1"])
    assert (g.now("at"), g.now("round"), g.now("trick_number")) == ("play", 1, 4)
    assert g.now("sets") == ["white", "red", "blue", "green"]
    assert g.now("queens") == ["up"] * 4
    assert g.now("kings_played") == ""
    assert g.now("party") == [""] * 4
    assert g.now("deck_count") == 36 - 8
    assert g.asked() == "0 KingsTurn: r2 k2 power-4"


def test_cards_of_the_trick_may_be_written_in_the_hands_or_not() -> None:
    g = Kings(hands=["r2 k2", "r5 k3", "b7 k4", "r10 r1"], trick="r2")
    assert g.now("hands") == ["k2", "r5 k3", "b7 k4", "r1 r10"]
    assert g.now("trick_number") == 4
    g = Kings(hands=["k2", "r5 k3", "b7 k4", "r10 r1"], trick="r2")
    assert g.now("hands") == ["k2", "r5 k3", "b7 k4", "r1 r10"]


def test_a_trick_shows_who_could_not_follow() -> None:
    """Not whoever laid the Black Queen."""
    g = Kings(
        hands=["k2", "k3", "b7", "r10"], trick="r2 g5 k4+black-queen", sets=["white", "red", "black", "blue"]
    )
    assert g.now("voids") == ["", "red", "", ""]
    assert g.now("queens") == ["up", "up", "laid", "up"]


def test_a_character_without_a_number_is_the_first_that_is_free() -> None:
    party = ["gambler gambler-1 hermit", "gambler ninja healer", "", "", ""]
    g = Kings(5, party=party, hands=["r1", "r2", "r3", "r4", "r5"])
    assert g.now("party") == ["gambler-1 gambler-2 hermit-1", "gambler-3 ninja-1 healer-1", "", "", ""]


def test_what_is_bid_belongs_to_the_party() -> None:
    g = Kings(
        5,
        party=["hermit ninja", "hermit", "", "", ""],
        bids=["gambler", "hermit", "", "", "devil"],
        hands=["r1", "r2", "r3", "r4", "r5"],
    )
    assert g.now("party") == ["gambler-1 hermit-1 ninja-1", "hermit-2", "", "", "devil"]
    assert g.now("bids") == ["gambler-1", "hermit-2", "", "", "devil"]


def test_parts_of_a_play() -> None:
    g = Kings(
        5,
        party=["resistance", "", "", "resistance", ""],
        sets=["white", "red", "black", "blue", "green"],
        hands=["r2", "r3", "g5", "r4", "r6"],
        trick="r1+white-queen+change+white-king r8+red-king k3+black-queen r10+blue-queen+change",
    )
    assert (
        g.now("trick") == "r1+white-queen+change+white-king r8+red-king k3+black-queen r10+blue-queen+change"
    )
    assert g.now("lead_colour") == "red"
    assert g.asked() == "4 KingsTurn: r6 power-2"


def test_the_green_queen_puts_a_seat_last() -> None:
    hands = ["r2", "r3", "r4", "r6"]
    sets = ["red", "green", "black", "blue"]
    g = Kings(hands=hands, sets=sets, late=1, leader=0, trick="r2")
    assert (g.now("turns"), g.now("queens")) == ("0 2 3 1", ["up", "laid", "up", "up"])
    assert g.asked().startswith("2 KingsTurn: r4")
    g = Kings(hands=hands, sets=sets, late=1, leader=0, trick="r2 r4 r6")
    assert g.now("queens") == ["up", "down", "up", "up"]
    assert g.asked() == "1 KingsTurn: r3"


def test_nobody_looks_for_berserkers_black_10_in_the_draw_deck() -> None:
    """KT-BER-01, KT-PREP-12  It may have been discarded, as far as others can tell."""
    g = Kings(party=["berserker", "", "", ""], hands=["k10x r1", "r2 r3", "b1 b2", "b3 b4"], discards="g1 g2")
    card = NAMES.index("k10x")
    rng = seeded(1)
    view = g.t.view(1)
    found = [
        [place for place, pile in enumerate(view.imagine(rng).cards.piles) if card in pile] for _ in range(40)
    ]
    assert [DECK] not in found
    assert [DISCARDS] in found


def test_the_king_player_makes_trump() -> None:
    """KO-SET-01, KO-SET-03, KO-SET-06"""
    g = Ombre(hands=["r1", "r2", "r3"], sets=["green", "white", "red"])
    assert (g.now("trump"), g.now("king_player")) == ("green", 0)
    assert (g.now("kings_played"), g.now("bids")) == ("white red", ["", "white-jack", "red-jack"])
    assert Ombre(hands=["r1", "r2", "r3"], sets=["white", "green", "red"]).now("trump") == "-"


def test_teams() -> None:
    """KW-PREP-01, KN-PREP-05"""
    assert Whist(hands=["r1", "r2", "r3", "r4"]).now("teams") == "0 1 0 1"
    g = Napoleon(hands=["r1", "r2", "r3", "r4", "r5"], sets=["red", "white", "black", "blue", "green"])
    assert g.now("teams") == "1 0 0 1 1"


# What cannot be is refused, and the key says where.


@pytest.mark.parametrize(
    ("position", "key", "index", "message"),
    [
        ({"hand": []}, "hand", -1, "a position has no hand; it has "),
        ({"at": "dawn"}, "at", -1, "at is one of deal, "),
        ({"sets": ["red", "red", "", ""]}, "sets", 1, "two seats have the red set."),
        ({"sets": ["pink", "", "", ""]}, "sets", 0, "pink is no colour of a set."),
        ({"set_row": "red red"}, "set_row", -1, "red is named twice."),
        ({"queens": ["", "", "gone", ""]}, "queens", 2, "a Queen is up, turned, laid, "),
        ({"party": ["", "gamble", "", ""]}, "party", 1, "there is no character 'gamble' at this table."),
        ({"party": ["gambler-1", "gambler-1", "", ""]}, "party", 1, "gambler-1 lies in two places."),
        (
            {"party": ["gambler-3", "", "", ""]},
            "party",
            0,
            "there is no character 'gambler-3' at this table.",
        ),
        ({"party": ["devil", "devil", "", ""]}, "party", 1, "devil lies in two places."),
        ({"party": ["gambler gambler gambler", "", "", ""]}, "party", 0, "no further gambler is at this "),
        ({"party": ["cheerleader", "", "", ""]}, "party", 0, "no further cheerleader is at this table."),
        ({"party": ["ninja healer devil gambler", "", "", ""]}, "party", 0, "a party has 3 characters."),
        ({"bids": ["red-jack", "", "", ""]}, "bids", 0, "red-jack is not the Jack of that seat."),
        ({"barred": ["gambler", "", "", ""]}, "barred", 0, "there is no character card 'gambler'."),
        ({"copied": "devil"}, "copied", -1, "devil is nobody's bid card."),
        ({"copied_from": 1}, "copied_from", -1, "copied_from would be -1 here, not 1."),
        ({"uses": ["hermit-1", "", "", ""]}, "uses", 0, "hermit-1 does not lie face up before that seat."),
        ({"appointed": "4"}, "appointed", -1, "appointed lists seats, and 4 is none."),
        ({"contracts": "red blue"}, "contracts", -1, "contracts names a colour for each round, or - for "),
        ({"trump": "pink"}, "trump", -1, "pink is no colour of a set."),
        ({"turns": "0 1 2 2"}, "turns", -1, "turns names each of the 4 seats once."),
        ({"hands": ["r8", "", "", ""]}, "hands", 0, "r8 is not in this game."),
        ({"hands": ["r1", "r1", "", ""]}, "hands", 1, "r1 lies in two places."),
        ({"at": "bid", "trick": "r1"}, "trick", -1, "no cards lie in the trick at 'bid'."),
        ({"at": "bid", "trick_number": 1}, "trick_number", -1, "trick_number is a whole number from 0 to 0"),
        ({"trick": "r1+white-queen", "leader": 1}, "trick", -1, "seat 1 has no white-queen that goes with "),
        ({"trick": "r1+change"}, "trick", -1, "seat 0 has no change that goes with a card."),
        ({"trick": "r1+white-king"}, "trick", -1, "r1+white-king: The White King lies on a White Flag, "),
        ({"trick": "r1+red-king"}, "trick", -1, "red-king: That is not your King."),
        (
            {"trick": "r1+white-king+white-queen"},
            "trick",
            -1,
            "r1+white-king+white-queen: in this order, Black Queen, cover, change, King, each once.",
        ),
        (
            {"trick": "r1 b2", "hands": ["", "r3", "", ""]},
            "trick",
            -1,
            "seat 1 holds red, but did not follow.",
        ),
        ({"sets": ["red", "", "", ""]}, "sets", 1, "every seat has a set at 'play' of round 1."),
        ({"hands": ["", "r1", "", ""]}, "hands", 0, "whose turn it is has a card to play."),
        ({"shelf": ""}, "shelf", -1, 'shelf would be "k10x k10y" here, not "".'),
    ],
)
def test_what_cannot_be_is_refused(position: dict[str, object], key: str, index: int, message: str) -> None:
    with pytest.raises(PositionError) as error:
        set_up(KINGS, 4, {}, 0, {"hands": ["g1", "g2", "g3", "g4"], **position})
    assert (error.value.key, error.value.index) == (key, index)
    assert str(error.value).startswith(message)


@pytest.mark.parametrize("front", [["r1", "r2", "r3", "r4", ""], ["r1", "r2", "r3", "r4", "r5 r6"]])
def test_numbers_for_the_sets_of_napoleon_are_all_shown(front: list[str]) -> None:
    """KN-R1-02"""
    with pytest.raises(PositionError, match="every seat has shown a number card for the sets") as error:
        Napoleon(at="sets", front=front)
    assert (error.value.key, error.value.index) == ("front", 4)


@pytest.mark.parametrize(
    ("game", "options", "position", "message"),
    [
        (WHIST, {}, {"teams": "0 0 0 0"}, "partners sit opposite, in two teams, 0 and 1."),
        (WHIST, {}, {"teams": "2 3 2 3"}, "partners sit opposite, in two teams, 0 and 1."),
        (WHIST, {}, {"points": [100, 0, 0, 0]}, "the seats of a team have the same points."),
        (NAPOLEON, {}, {"teams": "0 1 0 1 1"}, "the teams of Napoleon follow from the sets."),
        (
            NAPOLEON,
            {},
            {"at": "sets", "front": ["RAa", "r1", "r2", "r3", "r4"]},
            "every seat has shown a number card for the sets.",
        ),
        (NAPOLEON, {}, {"at": "exchange"}, "every seat has the 11 of its set in hand at 'exchange'."),
        (
            NAPOLEON,
            {},
            {"at": "numbers", "hands": ["r1 r12", "r2", "r3", "r4", "r5"]},
            "the 11s and 12s lie by their sets until all have taken one.",
        ),
        (OMBRE, {}, {"at": "take up", "king_player": -1}, "there is a King player at 'take up'."),
        (
            KINGS,
            {"cheerleader": True},
            {"at": "score", "bids": ["cheerleader", "gambler", "hermit", "ninja"]},
            "copied names the bid card by which COPY lies.",
        ),
        (
            KINGS,
            {"cheerleader": True},
            {"party": ["cheerleader", "", "", ""], "partner": 0},
            "the partner is another player.",
        ),
    ],
)
def test_what_does_not_go_together_is_refused(
    game: Game, options: Options, position: dict[str, object], message: str
) -> None:
    with pytest.raises(PositionError) as error:
        set_up(game, game.default_players, options, 0, position)
    assert message in str(error.value)
