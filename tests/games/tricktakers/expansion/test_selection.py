"""Selecting characters with the expansion, three to five players: sections 3.4 and 10 of its rules."""

import pytest

from followsuit import WrongOption
from followsuit.core.cards import SPECTATOR
from followsuit.core.option import argument_of
from followsuit.games.tricktakers.game import GAME, trick_table
from followsuit.games.tricktakers.roster import CHARACTERS, number_of
from tricktakers import Takers

Options = dict[str, int | str | bool]
ALL: Options = {"characters": "with_expansion", "first_player": "0"}
DRAFT: Options = {**ALL, "selection_mode": "draft"}
SHUFFLE: Options = {**ALL, "selection_mode": "shuffle"}
FIFTEEN = [character.name.lower().replace(" ", "-") for character in CHARACTERS]


def offered(g: Takers) -> list[str]:
    return g.asked().split(": ")[1].split()


def row(g: Takers) -> list[str]:
    return [GAME.pieces[number].key for number in g.table.row]


def draft_all(g: Takers) -> list[int]:
    """Everybody takes the first character that is left; who was asked, in order."""
    order: list[int] = []
    while "DraftCharacter" in g.asked():
        seat = g.t.next_seat()
        order.append(seat)
        g.t.apply(seat, g.t.options(seat)[0])
    return order


def lay(g: Takers, picks: list[int]) -> None:
    """Each seat lays the character of this index among those it has left."""
    for seat, index in enumerate(picks):
        g.t.apply(seat, g.t.options(seat)[index])


def refusal(players: int, **options: int | str | bool) -> str:
    with pytest.raises(WrongOption) as refused:
        GAME.new_table(players, options)
    return str(refused.value)


def test_one_mode_holds_for_the_whole_game() -> None:
    """TX-SEL-01, TX-GEN-02  Cast and mode are options of the table, fixed before the first deal."""
    option = GAME.option_named("selection_mode")
    assert option.allowed[1:] == ["all_star", "shuffle", "draft"]
    for mode in option.allowed[1:]:
        assert Takers(3, {**ALL, "selection_mode": mode}).table.rules.selection_mode == mode


def test_any_characters_may_be_used_down_to_what_the_mode_needs() -> None:
    """TX-GEN-03, TX-SEL-09, TX-GAP-55, TX-GAP-56"""
    three = "samurai,ninja,alchemist"
    assert len(Takers(3, {"characters": three}).table.row) == 3
    assert refusal(4, characters=three) == "4 players need 4 characters or more in this mode, not 3."
    needs_four = refusal(3, characters=three, selection_mode="shuffle")
    assert needs_four == "3 players need 4 characters or more in this mode, not 3."
    needs_twelve = refusal(4, characters="base_box", selection_mode="draft")
    assert needs_twelve == "4 players need 12 characters or more in this mode, not 8."


def test_hands_are_dealt_and_seen_before_a_character_is_selected() -> None:
    """TX-SEL-02, TX-SEL-11, TX-GAP-55"""
    for options in (ALL, SHUFFLE):
        g = Takers(3, options)
        assert "ChooseCharacter" in g.asked()
        assert all(card >= 0 for card in g.t.view(0).table.cards.piles[0])
    g = Takers(3, DRAFT)
    assert not g.table.hand(0)
    draft_all(g)
    assert "LayFaceDown" in g.asked()
    assert [len(g.table.hand(seat)) for seat in range(3)] == [5, 5, 5]


@pytest.mark.parametrize("round", [1, 2, 3])
def test_all_star_lays_out_every_character_in_every_round(round: int) -> None:
    """TX-SEL-03"""
    previous = ["samurai", "ninja", "king", "ruler"]
    g = Takers(4, ALL, at="deal", round=round, previous=previous)
    assert row(g) == FIFTEEN


def test_a_character_is_used_by_one_player_only() -> None:
    """TX-GEN-04, TX-DEC-02"""
    g = Takers(3, ALL).when("0 samurai")
    assert "samurai" not in offered(g)
    assert g.refused("1 samurai") == "TT-SEL-03"


def test_only_the_king_cannot_be_taken_twice_in_a_row() -> None:
    """TX-GEN-05, TX-DEC-02"""
    g = Takers(3, ALL, at="deal", round=2, previous=["king", "samurai", "ninja"], points=[30, 10, 20])
    assert g.t.next_seat() == 0
    assert g.refused("0 king") == "TT-SEL-08"
    g.when("0 ruler")
    assert g.t.next_seat() == 1
    assert {"samurai", "king"} <= set(offered(g))


def test_the_first_round_selects_clockwise_from_the_first_player() -> None:
    """TX-SEL-04, TX-DEC-01, TX-SEL-06  Who begins is agreed or drawn by lot, and leads the first trick."""
    for options in (ALL, SHUFFLE):
        g = Takers(4, {**options, "first_player": "2"})
        order: list[int] = []
        while "ChooseCharacter" in g.asked():
            order.append(g.t.next_seat())
            g.t.apply(order[-1], g.t.options(order[-1])[0])
        assert order == [2, 3, 0, 1]
        assert g.table.leader == 2
    assert {Takers(4, {"characters": "with_expansion"}, seed).t.next_seat() for seed in range(20)} == set(
        range(4)
    )


@pytest.mark.parametrize("options", [ALL, SHUFFLE])
def test_later_rounds_select_and_lead_as_in_the_basic_game(options: Options) -> None:
    """TX-SEL-05, TX-SEL-06, TX-SEL-20, TX-PRI-04, TX-GAP-57  Ties go by the characters of the last round."""
    g = Takers(
        5,
        options,
        at="deal",
        round=2,
        previous=["phantom thief", "strategist", "samurai", "king", "ninja"],
        points=[40, 40, 10, 90, 20],
        crowns=[0, 0, 1, 0, 1],
    )
    order: list[int] = []
    while "ChooseCharacter" in g.asked():
        order.append(g.t.next_seat())
        g.t.apply(order[-1], g.t.options(order[-1])[-1])
    assert order == [3, 1, 0, 2, 4]
    assert g.table.leader == 1


def test_if_everybody_has_a_crown_the_fewest_points_lead() -> None:
    """TX-GAP-57  Forged and stolen Crowns make it possible."""
    g = Takers(
        3,
        ALL,
        at="deal",
        round=3,
        previous=["samurai", "ninja", "king"],
        points=[50, 10, 30],
        crowns=[1, 1, 1],
    )
    assert g.table.leader == 1


def test_a_draft_gives_everybody_three_characters_openly() -> None:
    """TX-SEL-07, TX-DEC-03, TX-HID-26, TX-SEL-09  What is left over is not used."""
    g = Takers(4, DRAFT).when("0 samurai")
    assert "samurai" not in offered(g)
    assert g.refused("1 samurai") == "TX-SEL-07"
    for viewer in (0, 1, 2, 3, SPECTATOR):
        assert trick_table(g.t.view(viewer).table).drafted[0] == [number_of("samurai")]
    draft_all(g)
    assert [len(numbers) for numbers in g.table.drafted] == [3, 3, 3, 3]
    assert len(g.table.row) == 3
    kept = [number for numbers in g.table.drafted for number in numbers]
    assert len(set(kept)) == 12


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_draft_goes_there_and_back_and_there_again(players: int) -> None:
    """TX-SEL-08, TX-GAP-55"""
    there = list(range(players))
    assert draft_all(Takers(players, DRAFT)) == [*there, *there[::-1], *there]


def test_characters_are_chosen_face_down_and_turned_up_together() -> None:
    """TX-SEL-10, TX-DEC-04, TX-HID-25"""
    g = Takers(3, DRAFT)
    draft_all(g)
    own = g.t.options(0)
    assert [argument_of(pick) for pick in own] == g.table.drafted[0]
    other = GAME.pieces[g.table.drafted[1][0]].key
    assert g.refused(f"0 {other}") == "TX-SEL-12"
    g.t.apply(0, own[1])
    assert g.t.view(1).table.sealed[0] == [-1]
    assert trick_table(g.t.view(1).table).characters == [-1, -1, -1]
    lay_rest = [g.t.options(seat)[0] for seat in (1, 2)]
    g.t.apply(1, lay_rest[0])
    g.t.apply(2, lay_rest[1])
    assert g.table.characters == [argument_of(own[1]), *[argument_of(pick) for pick in lay_rest]]


def test_each_drafted_character_is_used_once() -> None:
    """TX-SEL-12"""
    g = Takers(3, DRAFT)
    draft_all(g)
    before = g.table.drafted[2][:]
    lay(g, [0, 0, 1])
    assert g.table.drafted[2] == [before[0], before[2]]


def test_in_the_last_round_of_a_draft_nothing_is_left_to_choose() -> None:
    """TX-SEL-12, TX-DEC-04"""
    unused = ["samurai", "ninja", "hermit"]
    g = Takers(3, DRAFT, at="deal", round=3, unused_characters=unused, previous=["king", "ruler", "gambler"])
    assert [CHARACTERS[number].name for number in g.table.characters] == ["Samurai", "Ninja", "Hermit"]


def test_the_highest_priority_names_the_leader_before_the_setup() -> None:
    """TX-SEL-13, TX-DEC-05, TX-GAP-55, TT-SEL-24  Whoever has it, and it may be anybody."""
    unused = ["samurai hermit", "strategist ruler", "ninja gambler"]
    hands = ["r1 r2", "b1 b2", "g1 g2"]
    g = Takers(3, DRAFT, at="choose", round=2, unused_characters=unused, points=[0, 90, 10], hands=hands)
    g.when("0 samurai, 1 strategist, 2 ninja")
    assert g.asked() == "1 NameLeaderOfDraft: seat-0 seat-1 seat-2"
    assert (
        GAME.write_cards(sorted(g.table.hand(1))) == "b1 b2"
    )  # the Strategist has not taken the black 7 yet
    g.when("1 seat-2")
    assert g.table.leader == 2
    assert [(event.seat, event.other) for event in g.events("named-leader", 0)] == [(1, 2)]
    assert "k7s" in GAME.write_cards(sorted(g.table.hand(1)))


def test_the_kings_privilege_means_nothing_in_a_draft() -> None:
    """TX-SEL-14, TX-GAP-55  All choose at once, whoever was King."""
    unused = ["samurai hermit", "strategist ruler", "ninja gambler"]
    previous = ["king", "resistance", "berserker"]
    g = Takers(3, DRAFT, at="deal", round=2, unused_characters=unused, previous=previous)
    assert g.t.seats_to_act() == [0, 1, 2]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_shuffle_lays_out_one_more_than_there_are_players(players: int) -> None:
    """TX-SEL-15, TX-HID-26"""
    g = Takers(players, SHUFFLE)
    assert len(row(g)) == players + 1
    for viewer in (0, 1, SPECTATOR):
        assert trick_table(g.t.view(viewer).table).row == g.table.row


def test_what_was_not_shown_comes_first_and_the_rest_is_drawn_from_the_shown_ones() -> None:
    """TX-SEL-16, TX-SEL-17, TX-GAP-56  The unselected one is shuffled with those that were used."""
    cast = "king,gambler,samurai,ninja,hermit,ruler"
    options: Options = {"characters": cast, "selection_mode": "shuffle"}
    shown = "king gambler samurai ninja"
    filled: set[str] = set()
    for seed in range(40):
        g = Takers(
            3, options, seed, at="deal", round=2, last_row=shown, previous=["king", "gambler", "samurai"]
        )
        assert {"hermit", "ruler"} <= set(row(g))
        filled |= set(row(g)) - {"hermit", "ruler"}
    assert filled == set(shown.split())


def test_if_more_were_not_shown_than_fit_the_row_is_drawn_from_those_alone() -> None:
    """TX-SEL-18, TX-GAP-56"""
    shown = "king gambler samurai ninja"
    for seed in range(20):
        g = Takers(
            3, SHUFFLE, seed, at="deal", round=2, last_row=shown, previous=["king", "gambler", "samurai"]
        )
        assert not set(row(g)) & set(shown.split())


def test_as_many_as_fit_are_all_shown_and_fewer_play_all_star() -> None:
    """TX-SEL-19"""
    cast = "king,samurai,ninja,hermit"
    assert sorted(row(Takers(3, {"characters": cast, "selection_mode": "shuffle"}))) == sorted(
        cast.split(",")
    )
    assert Takers(4, {"characters": cast}).table.rules.selection_mode == "all_star"
    assert "5 characters or more" in refusal(4, characters=cast, selection_mode="shuffle")
