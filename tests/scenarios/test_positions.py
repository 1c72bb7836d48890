"""Positions of Trick Raiders: any of them can be written, set up again, and played on the same way."""

import random

import pytest

from followsuit.core.cards import SPECTATOR
from followsuit.core.position import Position, PositionError
from followsuit.core.rng import seeded
from followsuit.core.table import Table
from followsuit.games.raiders.game import GAME
from followsuit.games.raiders.moments import REVEAL, ROUND_END
from followsuit.games.raiders.rules import BY_PLAYERS
from followsuit.games.raiders.state import STATE
from followsuit.games.raiders.table import RaidersTable
from followsuit.scenarios.set_up import set_up
from raiders import Raiders


def set_up_again(t: Table) -> RaidersTable:
    """The same position on another table, with the same luck."""
    copy = set_up(GAME, t.seat_count, {}, 0, GAME.write_position(t))
    copy.rng = t.rng.clone()
    assert isinstance(copy, RaidersTable)
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
    assert copy.cards.known_by == t.cards.known_by
    assert copy.cards.possible_places == t.cards.possible_places
    for viewer in viewers(t):
        assert GAME.write_position(copy.view(viewer).table) == GAME.write_position(t.view(viewer).table)


def answer_both(t: Table, copy: Table, chance: random.Random) -> None:
    seat = chance.choice(t.seats_to_act())
    pick = chance.choice(sorted(t.options(seat)))
    t.answer(seat, pick)
    copy.answer(seat, pick)


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_every_table_of_a_game_can_be_set_up_again(players: int, seed: int) -> None:
    t = GAME.new_table(players, seed=seed)
    chance = random.Random(seed)
    while t.seats_to_act():
        assert_same(t, set_up_again(t))
        seat = chance.choice(t.seats_to_act())
        t.answer(seat, chance.choice(t.options(seat)))
    copy = set_up_again(t)
    assert_same(t, copy)
    assert copy.outcome is not None
    assert t.outcome is not None
    assert (copy.outcome.places, copy.outcome.way) == (t.outcome.places, t.outcome.way)


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_a_position_set_up_again_goes_on_in_the_same_way(players: int, seed: int) -> None:
    """From some moment to the end of the game, next rounds included."""
    t = GAME.new_table(players, seed=seed)
    chance = random.Random(seed)
    for _ in range(chance.randrange(60)):
        seat = t.next_seat()
        t.answer(seat, chance.choice(t.options(seat)))
        if not t.seats_to_act():
            break
    copy = set_up_again(t)
    while t.seats_to_act():
        answer_both(t, copy, chance)
        assert in_order(GAME.write_position(copy)) == in_order(GAME.write_position(t))
    assert copy.outcome is not None


def in_order(position: dict[str, object]) -> dict[str, object]:
    """The lead cards of a seat that drops out are laid away together, in whatever order they lay."""
    return {**position, "discards": sorted(str(position["discards"]).split())}


def test_a_steal_with_a_pull_back_after_it_can_be_set_up_again() -> None:
    g = Raiders(leads=["D5 C2 C3", "C4", "C5", "C6"], hands=["S1", "D1 S2 S3", "H9a S4 S5", "D2 S6 S7"])
    g.when("0 D5, 1 D1, 2 H9a, 3 D2")
    assert g.asked() == "0 StealLife: seat-1 seat-2 seat-3"
    copy = set_up_again(g.t)
    assert_same(g.t, copy)
    chance = random.Random(0)
    answer_both(g.t, copy, chance)
    assert g.asked() == "0 PullBack: C2 C3"
    while g.t.seats_to_act():
        assert_same(g.t, copy)
        answer_both(g.t, copy, chance)


def test_a_void_hand_can_hold_a_card_that_was_pulled_back() -> None:
    """Everyone saw that seat 2 had no diamonds, and then saw it take one."""
    g = Raiders(trump="hearts", leads=["D1", "", "D3 D4", ""], hands=["", "D2 D7", "H9a S1", "D6 D8"])
    g.when("0 D1, 1 D2, 2 H9a, 3 D6, 2 D3")
    assert (g.now("voids"), g.now("shown")) == (["", "", "diamonds", ""], ["", "", "D3", ""])
    assert_same(g.t, set_up_again(g.t))


def test_the_moments_of_play_all_come_up() -> None:
    """Tables wait at each of these; past a reveal and a round's end they go on at once."""
    found = {"steal, then pull-back", str(GAME.write_position(GAME.start(4, options(4), seeded(0)))["at"])}
    for seed in range(30):
        t = GAME.new_table(4, seed=seed)
        chance = random.Random(seed)
        while t.seats_to_act():
            found.add(str(GAME.write_position(t)["at"]))
            seat = t.next_seat()
            t.answer(seat, chance.choice(t.options(seat)))
        found.add(str(GAME.write_position(t)["at"]))
    assert found | {REVEAL, ROUND_END} == set(STATE.moment_names())


def options(players: int) -> dict[str, int | str | bool]:
    return GAME.checked_options(players, {}, 0)


# Any position that is accepted can be seen, imagined and played on.


def some_position(players: int, chance: random.Random) -> dict[str, object]:
    """Cards, marks and moments thrown together; many of these are refused."""
    deck = [GAME.write_card(card) for card in BY_PLAYERS[players].deck]
    chance.shuffle(deck)

    def pile(most: int) -> str:
        return " ".join(deck.pop() for _ in range(chance.randint(0, most)))

    seats = range(players)
    seats_out = [seat for seat in seats if chance.random() < 0.2]
    moment = chance.choice(STATE.moment_names())
    values: dict[str, object] = {
        "at": moment,
        "hands": [pile(4) for _ in seats],
        "leads": ["" if seat in seats_out and chance.random() < 0.9 else pile(4) for seat in seats],
        "out": " ".join(map(str, seats_out)),
        "lives": [chance.randint(0, 3) for _ in seats],
        "trump": chance.choice(["spades", "hearts", "diamonds"]),
    }
    if moment == "follow":
        values["trick"] = pile(players)
    if moment not in ("deal", "declaration", "reveal"):
        values["due"] = chance.randrange(players)
    if chance.random() < 0.3:
        values["aggressive"] = chance.randrange(players)
    if chance.random() < 0.3:
        values["passive"] = chance.randrange(players)
    if chance.random() < 0.3:
        values["voids"] = [chance.choice(["", "", "spades", "clubs hearts"]) for _ in seats]
    if players == 3:
        values["surplus"] = pile(1)
    return values


@pytest.mark.parametrize("players", [3, 4])
def test_whatever_is_accepted_can_be_played_to_the_end(players: int) -> None:
    accepted: set[str] = set()
    for seed in range(300):
        chance = random.Random(seed)
        try:
            t = set_up(GAME, players, {}, seed, some_position(players, chance))
        except PositionError:
            continue
        accepted.add(str(GAME.write_position(t)["at"]))
        for viewer in viewers(t):
            assert t.view(viewer).imagine(seeded(seed)).seats_to_act() == t.seats_to_act()
        assert_same(t, set_up_again(t))
        while t.seats_to_act():
            seat = t.next_seat()
            t.answer(seat, chance.choice(t.options(seat)))
        assert t.outcome is not None
    assert len(accepted) >= 7


# What cannot be is refused, and the key says where.


@pytest.mark.parametrize(
    ("position", "key", "index", "message"),
    [
        ({"hand": []}, "hand", -1, "a position has no hand; it has aggressive, at, "),
        ({"hands": ["H1", "H2", "H3"]}, "hands", -1, 'hands is a list of 4 texts, not ["H1", "H2", "H3"].'),
        ({"hands": ["H1", "H2", 3, ""]}, "hands", 2, "each of hands is a text, not 3."),
        ({"hands": ["H1", "H2 H11", "", ""]}, "hands", 1, "Trick Raiders has no card H11."),
        ({"hands": ["H1", "", "h1", ""]}, "hands", 2, "H1 lies in two places."),
        ({"hands": ["H1", "", "", ""], "leads": ["", "", "", "H1"]}, "leads", 3, "H1 lies in two places."),
        ({"trick": "H1", "discards": "S1 H1"}, "discards", -1, "H1 lies in two places."),
        ({"surplus": "H1"}, "surplus", -1, "with 4 players no card is left over."),
        ({"lives": [2, 2, 2]}, "lives", -1, "lives is a list of 4 numbers, not [2, 2, 2]."),
        ({"lives": [2, 2, 2, -1]}, "lives", 3, "each of lives is a whole number from 0 to 20, not -1."),
        ({"lives": [2, True, 2, 2]}, "lives", 1, "each of lives is a whole number from 0 to 20, not true."),
        ({"trump": "clubs"}, "trump", -1, 'trump is one of spades, hearts, diamonds, not "clubs".'),
        ({"trump": 1}, "trump", -1, "trump is a text, not 1."),
        ({"at": "dawn"}, "at", -1, "at is one of deal, declaration, reveal, lead, "),
        ({"due": 4}, "due", -1, "due is a whole number from -1 to 3, not 4."),
        ({"due": -1}, "due", -1, "somebody is due to lead, or has led."),
        ({"due": 2, "out": "2"}, "due", -1, "seat 2 has dropped out."),
        ({"at": "reveal", "due": 1}, "due", -1, "nobody leads before the first trick."),
        ({"at": "declaration", "leader": 1}, "leader", -1, "nobody leads before the first trick."),
        ({"at": "declaration", "out": "1"}, "out", -1, "nobody can drop out before the first trick."),
        ({"out": "4"}, "out", -1, "out lists seats, and 4 is none."),
        ({"out": "1 1"}, "out", -1, "out lists seat 1 twice."),
        ({"out": "1", "leads": ["", "C1", "", ""]}, "leads", 1, "seat 1 has dropped out, so its lead cards "),
        ({"at": "reveal", "passive": 1}, "passive", -1, "tokens are held only during the tricks "),
        ({"at": "declaration", "aggressive": 1}, "aggressive", -1, "tokens are held only during the "),
        ({"at": "game over", "lives": [0, 1, 1, 1], "passive": 1}, "passive", -1, "tokens are held only "),
        ({"aggressive": 1, "passive": 1}, "passive", -1, "nobody can hold both tokens (TR-BONUS-08)."),
        ({"passive": 1, "leads": ["", "C1", "", ""]}, "passive", -1, "seat 1 has lead cards, so the token "),
        (
            {"trump": "hearts", "hands": ["C8", "C9a", "", ""]},
            "trump",
            -1,
            "hearts are trump only when C8 or ",
        ),
        (
            {"trump": "diamonds", "hands": ["C8", "", "", ""]},
            "trump",
            -1,
            "diamonds are trump only when both ",
        ),
        (
            {"trump": "diamonds", "leads": ["", "", "C9a", ""]},
            "trump",
            -1,
            "diamonds are trump only when both ",
        ),
        ({"at": "declaration", "trump": "hearts"}, "trump", -1, "a round begins with spades as trump "),
        ({"at": "reveal", "trump": "diamonds"}, "trump", -1, "a round begins with spades as trump "),
        ({"at": "game over"}, "lives", -1, "the game is over only when somebody has no life chip"),
        ({"trick_number": 0}, "trick_number", -1, "trick_number is a whole number from 1 to 13, not 0."),
        ({"trick_number": 14}, "trick_number", -1, "trick_number is a whole number from 1 to 13, not 14."),
        ({"at": "deal", "trick_number": 1}, "trick_number", -1, "trick_number is a whole number from 0 to 0"),
        ({"at": "follow"}, "trick", -1, "cards lie in the trick at 'follow', and at no other moment."),
        ({"at": "lead", "trick": "H1"}, "trick", -1, "cards lie in the trick at 'follow', and at no other"),
        ({"trick": "H1", "leader": 1, "out": "1"}, "leader", -1, "somebody in the round leads the trick."),
        ({"trick": "H1", "leader": 1, "due": 0}, "leader", -1, "seat 0 is due to lead, and has not dropped"),
        (
            {"trick": "H1", "leader": 3, "due": 1, "out": "1"},
            "leader",
            -1,
            "seat 2 leads in place of seat 1.",
        ),
        ({"trick": "H1 H2 H3 H4", "out": "2"}, "trick", -1, "more cards lie in the trick than seats are in"),
        ({"trick": "H1 S1", "hands": ["", "H2", "", ""]}, "trick", -1, "seat 1 has hearts, but did not "),
        ({"at": "lead from hand", "due": 1}, "due", -1, "seat 1 has not dropped out, so nobody leads in "),
        ({"at": "lead from hand", "due": 1, "out": "1"}, "hands", 2, "seat 2 leads from the hand, and has "),
        ({"at": "steal", "leads": ["D5", "", "", ""]}, "at", -1, "a steal comes after D5 was played"),
        ({"at": "pull-back", "leads": ["H9a", "", "", ""]}, "at", -1, "a pull-back comes after H9a was "),
        ({"at": "pull-back", "out": "1 2"}, "at", -1, "nothing is pulled back after the last trick of a "),
        ({"at": "steal, then pull-back", "out": "1 2"}, "at", -1, "nothing is pulled back after the last "),
        ({"shown": ["H1", "", "", ""]}, "shown", 0, "H1 is not in the hand of seat 0."),
        ({"shown": ["", "X", "", ""]}, "shown", 1, "Trick Raiders has no card X."),
        ({"voids": ["", "", "reds", ""]}, "voids", 2, "voids lists suits, and reds is none."),
        ({"voids": ["hearts", "", "", ""], "hands": ["H1", "", "", ""]}, "voids", 0, "H1 is in the hand of "),
        ({"hand_counts": [1, 0, 0, 0]}, "hand_counts", -1, "hand_counts would be [0, 0, 0, 0] here, not [1"),
        ({"lead_counts": 3}, "lead_counts", -1, "lead_counts would be [0, 0, 0, 0] here, not 3."),
        ({"is_last_trick": True}, "is_last_trick", -1, "is_last_trick would be false here, not true."),
        ({"sealed": ["", "done", "", ""]}, "sealed", 1, "answers are sealed only at 'declaration'."),
        ({"at": "declaration", "sealed": ["", "", "H1", ""]}, "sealed", 2, "H1: Only your own hand cards "),
        ({"at": "declaration", "sealed": ["", "", "", "?"]}, "sealed", 3, "?: '?' is no answer in Trick "),
        (
            {"at": "declaration", "sealed": ["done"] * 4},
            "sealed",
            3,
            "done does not stay sealed; let a step give it.",
        ),
    ],
)
def test_what_cannot_be_is_refused(position: dict[str, object], key: str, index: int, message: str) -> None:
    with pytest.raises(PositionError) as error:
        set_up(GAME, 4, {}, 0, position)
    assert (error.value.key, error.value.index) == (key, index)
    assert str(error.value).startswith(message)


@pytest.mark.parametrize(
    ("position", "key", "message"),
    [
        ({"hands": ["H1", "", ""]}, "hands", "H1 is not in the deck of 3 players."),
        ({"leads": ["", "S10c", ""]}, "leads", "S10c is not in the deck of 3 players."),
        ({"surplus": "H3 H4"}, "surplus", "with 3 players 1 card is left over."),
        ({"passive": 0}, "passive", "with 3 players there is no passive token (TR-BONUS-06)."),
    ],
)
def test_what_cannot_be_with_three_players_is_refused(
    position: dict[str, object], key: str, message: str
) -> None:
    with pytest.raises(PositionError) as error:
        set_up(GAME, 3, {}, 0, position)
    assert (error.value.key, str(error.value)) == (key, message)


# What a short position leaves out.


def test_a_trick_shows_who_could_not_follow() -> None:
    g = Raiders(trick="H5 S2", hands=["", "D1", "H3 D2", "H4 D3"])
    assert g.now("voids") == ["", "hearts", "", ""]


def test_without_a_moment_a_trick_is_being_followed_and_none_is_to_be_led() -> None:
    hands, leads = ["H1", "H2", "H3", "H4"], ["C1", "C2", "C3", "C4"]
    assert Raiders(hands=hands, leads=leads, due=2).asked() == "2 Lead: C3"
    assert Raiders(hands=hands, leads=leads, trick="H5", leader=2).asked() == "3 Follow: H4"


def test_a_replacement_leader_follows_from_who_was_due() -> None:
    hands, leads = ["H1", "H2", "H3", "H4"], ["C1", "", "", "C4"]
    g = Raiders(at="lead from hand", hands=hands, leads=leads, due=1, out="1 2", lives=[2, 1, 1, 2])
    assert g.asked() == "3 LeadFromHand: H4"
    g = Raiders(at="follow", trick="H5", hands=hands, leads=leads, due=1, out="1 2", lives=[2, 1, 1, 2])
    assert (g.now("leader"), g.asked()) == (3, "0 Follow: H1")


def test_the_number_of_the_trick_is_that_of_the_one_to_be_led() -> None:
    assert Raiders(leads=["C1 C2", "", "", ""], trick_number=7).t.heading() == "round 1, trick 7"
    assert Raiders(leads=["C1 C2", "", "", ""]).t.heading() == "round 1, trick 1"


def test_cards_that_are_not_named_have_been_played() -> None:
    g = Raiders(hands=["H1", "H2", "H3", "H4"], leads=["C1", "", "", ""], discards="S10a S1")
    discards = str(g.now("discards")).split()
    assert len(discards) == 52 - 5
    assert discards[-2:] == ["S10a", "S1"]


def test_every_value_is_asked_for_whatever_the_moment() -> None:
    """So that the list of keys in an error, and in the reference, is whole."""
    keys = sorted(GAME.write_position(GAME.new_table()))
    for moment in STATE.moment_names():
        position = Position({"at": moment})
        t = GAME.start(4, options(4), seeded(0))
        try:
            GAME.read_position(position, t)
        except PositionError:
            assert moment in ("lead from hand", "follow", "game over")
        assert sorted(position.asked) == keys
