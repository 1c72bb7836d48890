"""What every game shows: options with good errors, notation there and back, the registry."""

from itertools import chain, combinations, islice, permutations
from types import ModuleType

import pytest

from followsuit import AnswerRefused, UnknownGame, Unreadable, WrongOption, all_games, find_game, new_match
from followsuit.core.game import MOST_CHECKED
from followsuit.core.option import COLOUR, NUMBER, SEAT, option
from followsuit.games.little import options as little
from followsuit.games.tricktakers import options as tricktakers

RAIDERS = find_game("trick-raiders")


@pytest.mark.parametrize(
    ("players", "options", "seed", "sentence"),
    [
        (2, {}, 0, "Trick Raiders is for 3 or 4 players, not 2."),
        (4, {"starting_lives": 4}, 0, "starting_lives is 2 or 3, not 4."),
        (4, {"starting_lives": "2"}, 0, "starting_lives is 2 or 3, not 2."),
        (4, {"starting_lives": True}, 0, "starting_lives is 2 or 3, not True."),
        (4, {"show_played_cards_list": 1}, 0, "show_played_cards_list is true or false, not 1."),
        (4, {"lives": 2}, 0, "no option lives; it has starting_lives, show_played_cards_list."),
        (4, {}, -1, "A seed is a whole number from 0 to 2**128 - 1, not -1."),
        (4, {}, 2**128, "A seed is a whole number from 0 to 2**128 - 1"),
    ],
)
def test_a_wrong_option_is_refused_in_a_sentence(
    players: int, options: dict[str, int | str | bool], seed: int, sentence: str
) -> None:
    with pytest.raises(WrongOption) as error:
        RAIDERS.new_table(players, options, seed)
    assert sentence in str(error.value)


def test_a_wrong_option_is_refused_though_its_like_was_right() -> None:
    """What was found right is not checked again; but True is not 1, nor one seed another."""
    for _ in range(2):
        RAIDERS.new_table(4, {"show_played_cards_list": True}, 1)
    with pytest.raises(WrongOption, match="not 1"):
        RAIDERS.new_table(4, {"show_played_cards_list": 1}, 1)
    with pytest.raises(WrongOption, match="seed"):
        RAIDERS.new_table(4, {"show_played_cards_list": True}, -1)
    with pytest.raises(WrongOption, match="not 5"):
        RAIDERS.new_table(5, {"show_played_cards_list": True}, 1)
    asked: dict[str, int | str | bool] = {"starting_lives": 3}
    assert RAIDERS.known_options(4, asked, 1)["starting_lives"] == 3
    asked["starting_lives"] = 2
    assert RAIDERS.known_options(4, asked, 1)["starting_lives"] == 2


def test_options_have_their_defaults() -> None:
    assert RAIDERS.checked_options(4, {}, 0) == {"starting_lives": 2, "show_played_cards_list": True}
    assert RAIDERS.option_named("starting_lives").read("3") == 3
    assert RAIDERS.option_named("show_played_cards_list").read("False") is False


def test_an_unknown_game_is_guessed_at() -> None:
    with pytest.raises(UnknownGame, match=r"There is no game raiders\. .*There are: .*trick-raiders"):
        find_game("raiders")
    with pytest.raises(UnknownGame, match=r"Did you mean trick-raiders\?"):
        find_game("trick-raider")
    assert "trick-raiders" in all_games()


def test_every_answer_is_written_and_read_back() -> None:
    for card in range(len(RAIDERS.card_names)):
        pick = option(1, card)
        assert RAIDERS.read_pick(RAIDERS.write_pick(pick)) == pick
        assert RAIDERS.read_pick(RAIDERS.write_pick(pick).lower()) == pick
    for pick in (0, 1, 2, option(SEAT, 3), option(NUMBER, 100), option(COLOUR, 2)):
        assert RAIDERS.read_pick(RAIDERS.write_pick(pick)) == pick


@pytest.mark.parametrize("text", ["", "Z9", "seat-", "seat-256", "card-3", "word-1", "seat--1", "maybe"])
def test_what_is_no_answer_is_said(text: str) -> None:
    with pytest.raises(Unreadable, match="is no answer in Trick Raiders"):
        RAIDERS.read_pick(text)


def test_without_a_seed_each_match_is_another() -> None:
    assert new_match("trick-raiders").seed != new_match("trick-raiders").seed


def test_an_answer_out_of_turn_is_refused_and_changes_nothing() -> None:
    match = new_match("trick-raiders", 4, seed=1)
    for seat in range(4):
        match.answer(seat, RAIDERS.read_pick("done"))
    leader = match.table.next_seat()
    before = match.table.words()
    for seat in range(-1, 5):
        if seat != leader:
            with pytest.raises(AnswerRefused) as error:
                match.answer(seat, match.table.options(leader)[0])
            assert error.value.reason.rule == "FS-TURN-01"
    assert match.table.words() == before
    assert len(match.picks) == 4


def test_what_was_found_right_is_not_kept_without_end() -> None:
    """Lists of names can be put together without end, by whoever begins tables."""
    game = find_game("tricktakers")
    cast = [piece.key for piece in game.pieces.values() if piece.kind == "character"]
    before = len(game.checked)
    for chosen in islice(permutations(cast, 5), 2 * MOST_CHECKED):
        game.known_options(4, {"characters": ",".join(chosen)}, 1)
    assert before <= MOST_CHECKED
    assert len(game.checked) <= MOST_CHECKED
    assert game.known_options(4, {"characters": "base_box"}, 1)["characters"] == "base_box"


@pytest.mark.parametrize(("id", "of"), [("tricktakers", tricktakers), ("little-tricktakers", little)])
def test_nor_is_what_the_options_came_to(id: str, of: ModuleType) -> None:
    game = find_game(id)
    cast = [piece.key for piece in game.pieces.values() if piece.kind == "character"]
    options = game.checked_options(4, {"mode": "light1"} if id == "little-tricktakers" else {}, 1)
    for chosen in islice(chain(combinations(cast, 5), combinations(cast, 4)), of.MOST_KNOWN + 20):
        of.rules_of(4, {**options, "characters": ",".join(chosen)})
    assert 0 < len(of.KNOWN_RULES) <= of.MOST_KNOWN
