"""The numbers of Kings TrickTakers are those of the tables in chapters 1 and 4 of its page."""

from typing import Final

from followsuit import find_game
from followsuit.games.kings import numbers
from followsuit.games.kings.pieces import FIRST_SET_PIECE
from followsuit.games.kings.set_names import SET_NAMES
from games.pages import by_wins, number_of, numbers_of, table_with

PAGE: Final = "kings-tricktakers"


def by_set(rows: list[list[str]], column: int) -> list[str]:
    """A column of a table of sets, in the order in which the engine has them."""
    cells = {row[0].lower(): row[column] for row in rows}
    return [cells[name] for name in SET_NAMES]


def test_there_are_as_many_cards_of_each_character_as_the_page_says() -> None:
    """KT-GAP-01, KT-PREP-08, KT2-PREP-06"""
    for row in table_with(PAGE, "Character, Id, 5 players")[:-1]:
        copies = {players: number_of(row[column]) for players, column in ((5, 2), (4, 3), (3, 4), (2, 5))}
        assert numbers.COPIES[row[1].strip("`")] == copies


def test_in_all_there_are_as_many_as_the_page_says() -> None:
    """KT-GAP-01  Without Cheerleader."""
    total = table_with(PAGE, "Character, Id, 5 players")[-1]
    for players, column in ((5, 2), (4, 3), (3, 4), (2, 5)):
        copies = [of[players] for name, of in numbers.COPIES.items() if name != "cheerleader"]
        assert sum(copies) == number_of(total[column])


def test_bids_pay_what_the_page_says() -> None:
    """KT-GAP-04, KT-BID-08"""
    paid = {row[1].strip("`"): by_wins(row[6]) for row in table_with(PAGE, "Character, Id, 5 players")}
    assert {name: points for name, points in paid.items() if points} == numbers.BIDS


def test_sets_are_what_the_page_says() -> None:
    """KT-GAP-03, KT-KNUM-01, KT-KNUM-05, KT-KING-09, KT-KING-11, KT-KING-12, KT-SET-05, KT-JACK-01,
    KT-JACK-02
    """
    kings = table_with(PAGE, "Set, King Number")
    fronts = [numbers_of(cell) for cell in by_set(kings, 1)]
    assert [front for front, _ in fronts] == numbers.KING_NUMBER
    assert {back - front for front, back in fronts} == {numbers.KING_NUMBER_BACK}
    assert [number_of(cell) for cell in by_set(kings, 2)] == numbers.KING_UNUSED
    coloured, white = by_set(kings, 3)[:4], by_set(kings, 3)[4]
    assert {number_of(cell) for cell in coloured} == {numbers.KING_A_CARD}
    assert [0, *numbers_of(white)[:4]] == numbers.WHITE_KING
    queens = table_with(PAGE, "Set, Queen")
    assert [number_of(cell) for cell in by_set(queens, 2)] == numbers.QUEEN_PRICE
    assert [by_wins(cell) for cell in by_set(queens, 3)] == numbers.JACK
    assert {str(by_wins(cell)) for cell in by_set(queens, 4)} == {str(numbers.JACK_BID)}


def test_initial_parties_are_those_of_the_page() -> None:
    """KT-GAP-05"""
    parties = by_set(table_with(PAGE, "Set, Characters"), 1)
    assert [tuple(cell.lower().split(", ")) for cell in parties] == [
        tuple(sorted(party, key=cell.lower().split(", ").index))
        for party, cell in zip(numbers.INITIAL_PARTIES, parties, strict=True)
    ]


def test_the_numbers_in_use_are_those_of_the_page() -> None:
    """KT-PREP-02 to KT-PREP-04, KT2-PREP-07  And as many cards as it says are dealt, or are not."""
    game = find_game("kings")
    for players, in_use, cards, left in table_with(PAGE, "Players, Numbers in use"):
        out = numbers.NUMBERS_OUT[int(players)]
        kept = [number for number in range(1, 11) if number not in out]
        first, *others = numbers_of(in_use)
        last = others[0]
        assert kept == sorted({*range(first, last + 1), *others})
        t = game.new_table(int(players))
        assert 4 * len(kept) + 4 == int(cards)
        assert int(cards) - sum(len(t.cards.piles[seat]) for seat in range(int(players))) == int(left)


def test_sets_are_pieces_in_their_order() -> None:
    game = find_game("kings")
    for colour, name in enumerate(SET_NAMES):
        assert name in game.pieces[FIRST_SET_PIECE + colour].key
