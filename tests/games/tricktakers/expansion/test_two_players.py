"""Two players with the expansion: section 4.9 of its rules; what is one character's own is in its test."""

import pytest

from followsuit import WrongOption
from followsuit.games.tricktakers.game import GAME, trick_table
from followsuit.games.tricktakers.roster import CHARACTERS
from tricktakers import Takers

Options = dict[str, int | str | bool]
ALL: Options = {"characters": "with_expansion", "two_player_mode": "drafted", "first_player": "0"}
FOUR: Options = {**ALL, "characters": "samurai,ninja,king,hermit"}
FIVE: Options = {**ALL, "characters": "samurai,ninja,king,hermit,ruler"}


def draft_all(g: Takers) -> list[int]:
    order: list[int] = []
    while "DraftCharacter" in g.asked():
        order.append(g.t.next_seat())
        g.t.apply(order[-1], g.t.options(order[-1])[0])
    return order


def scored(characters: list[str], wins: list[int], **more: object) -> Takers:
    return Takers(2, ALL, 0, at="score", characters=characters, wins=wins, **more)


def test_any_two_characters_or_more_are_agreed_on_first() -> None:
    """TX-2P-01, TX-2P-29"""
    assert Takers(2, {**ALL, "characters": "samurai,ninja"}).table.rules.rounds == 1
    with pytest.raises(WrongOption) as refused:
        GAME.new_table(2, {**ALL, "characters": "samurai"})
    assert str(refused.value) == "2 players need 2 characters or more in this mode, not 1."


@pytest.mark.parametrize(("options", "order"), [(FOUR, [0, 1, 1, 0]), (ALL, [0, 1, 1, 0] * 3 + [0, 1])])
def test_the_draft_goes_first_second_second_first(options: Options, order: list[int]) -> None:
    """TX-2P-02"""
    assert draft_all(Takers(2, options)) == order
    other = draft_all(Takers(2, {**options, "first_player": "1"}))
    assert other == [1 - seat for seat in order]


def test_of_an_odd_number_one_stays_unselected() -> None:
    """TX-2P-03"""
    g = Takers(2, FIVE)
    draft_all(g)
    assert [len(numbers) for numbers in g.table.drafted] == [2, 2]
    assert len(g.table.row) == 1


@pytest.mark.parametrize(("options", "rounds"), [(FOUR, 2), (FIVE, 2), (ALL, 7)])
def test_as_many_rounds_as_characters_each(options: Options, rounds: int) -> None:
    """TX-2P-04, TX-2P-29  In the last one each has one left, and nothing is chosen."""
    assert Takers(2, options).table.rules.rounds == rounds
    unused = ["samurai", "king"]
    g = Takers(2, options, at="deal", round=rounds, unused_characters=unused, previous=["ninja", "hermit"])
    assert [CHARACTERS[number].name for number in g.table.characters] == ["Samurai", "King"]


def test_a_round_of_two() -> None:
    """TX-2P-05  Five cards, both choose face down, both are turned up, five tricks, points."""
    g = Takers(2, FOUR)
    draft_all(g)
    assert [len(g.table.hand(seat)) for seat in (0, 1)] == [5, 5]
    assert g.t.seats_to_act() == [0, 1]
    g.t.apply(0, g.t.options(0)[0])
    assert trick_table(g.t.view(1).table).characters == [-1, -1]
    g.t.apply(1, g.t.options(1)[0])
    assert -1 not in g.table.characters


@pytest.mark.parametrize(("picks", "leader"), [("0 samurai, 1 ninja", 1), ("0 king, 1 hermit", 0)])
def test_the_higher_priority_leads(picks: str, leader: int) -> None:
    """TX-2P-06, TX-GAP-68"""
    unused = ["samurai king", "ninja hermit"]
    hands = ["r1 r2 r3 r4 r5", "b1 b2 b3 b4 b5"]
    g = Takers(2, FOUR, at="choose", round=1, unused_characters=unused, hands=hands).when(picks)
    assert g.table.leader == leader


def test_there_are_no_crowns_and_nothing_is_renewed_for_them() -> None:
    """TX-2P-07, TX-2P-24, TX-2P-09  Nor do 350 points win before the end."""
    g = scored(["summoner", "hermit"], [5, 0], round=3, points=[400, 0])
    assert not g.events("crown")
    assert not g.events("black-crown")
    assert not g.events("game-over")
    last = Takers(
        2,
        ALL,
        0,
        at="setup",
        round=7,
        characters=["ninja", "hermit"],
        hands=["r1", "b1"],
        black_crowns=[2, 2],
    )
    assert "SpendBlackCrown" not in last.asked()


def test_the_most_points_win_and_a_tie_goes_by_priority() -> None:
    """TX-2P-07, TX-2P-08, TX-GAP-68"""
    g = scored(["samurai", "ninja"], [3, 2], round=7, points=[0, 60])
    assert g.told("game-over") == ["1 TX-2P-07"]
    tie = scored(["samurai", "ninja"], [1, 4], round=7, points=[140, 30])
    assert tie.table.points == [170, 170]
    assert tie.told("game-over") == ["1 TX-2P-08"]


@pytest.mark.parametrize(
    ("character", "wins", "points"),
    [
        ("strategist", 5, 120),
        ("summoner", 5, 150),
        ("ninja", 5, 180),
        ("samurai", 4, 160),
        ("phantom thief", 5, 120),
    ],
)
def test_instead_of_the_game_points_are_won(character: str, wins: int, points: int) -> None:
    """TX-2P-10, TX-GAP-46, TX-GAP-45"""
    g = scored([character, "hermit"], [wins, 5 - wins], round=2)
    assert not g.events("game-over")
    assert g.table.points[0] == 30 + points


@pytest.mark.parametrize(
    ("character", "table"),
    [
        ("summoner", [-20, 20, 40, 70, 100, 150]),
        ("ninja", [70, -20, 70, -20, 140, 180]),
        ("samurai", [0, 30, 80, 120, 160, -100]),
    ],
)
def test_the_tables_of_two(character: str, table: list[int]) -> None:
    """TX-2P-10, TX-GAP-46, TX-2P-28"""
    for wins, points in enumerate(table):
        g = scored([character, "resistance"], [wins, 5 - wins], round=2, points=[200, 0])
        assert g.table.points[0] == 200 + points


def test_a_carried_card_goes_into_the_own_next_round() -> None:
    """TX-2P-11"""
    g = Takers(
        2,
        ALL,
        0,
        at="setup",
        round=3,
        characters=["hermit", "ninja"],
        hands=["r1 r2", "b1"],
        carried=["RAs", ""],
    )
    g.when("0 r1")
    assert GAME.write_cards(sorted(g.table.hand(0))) == "r2 RAs"


def test_the_others_play_by_their_own_tables_of_two() -> None:
    """TX-2P-25  A King with four wins has 80 points there, 120 with more players."""
    assert scored(["king", "samurai"], [4, 1], round=2).table.points[0] == 30 + 80
    assert scored(["hermit", "samurai"], [0, 5], round=2).table.points[0] == 30 + 100


def test_change_the_past_gives_the_other_player_one_card() -> None:
    """TX-2P-15"""
    g = Takers(2, ALL, 0, characters=["time traveler", "hermit"], hands=["k9 r1 r2", "b1 b2 b3"], tokens=2)
    g.when("0 k9, 1 b1, 0 yes")
    assert [seat for seat in (0, 1) if seat in g.t.seats_to_act()] == [0]
    g.when("0 b1")
    assert GAME.write_cards(sorted(g.table.hand(1))).split() == ["b1", "b2", "b3"]


def test_trap_d_makes_the_one_other_player_pay() -> None:
    """TX-2P-28"""
    g = Takers(2, ALL, 0, characters=["strategist", "hermit"], hands=["k9 r1", "b1 b2"], traps="D A B C E")
    g.when("0 k9, 1 b1")
    assert g.table.points == [40, 20]
