"""What is said of the cards of a set has the numbers and the conditions of the rules."""

from typing import Final

import pytest

from followsuit import find_game, messages
from followsuit.games.kings.cards import WHITE
from followsuit.games.kings.numbers import JACK, KING_NUMBER, KING_NUMBER_BACK, KING_UNUSED, QUEEN_PRICE
from followsuit.games.kings.rules import MAIN, NAPOLEON, OMBRE, WHIST
from followsuit.games.kings.set_names import SET_NAMES
from followsuit.games.takers.cards import BLACK, GREEN, RED

QUEEN_TEXTS: Final[list[str]] = [
    "one more win",
    "a card of yours has the strength of a White Flag",
    "you play last in a trick",
    "you need not follow",
    "a card of yours has the strength of a Rare",
]


def set_text(game: str, colour: int) -> str:
    if game == OMBRE:
        trump = "With it there is no trump" if colour == WHITE else "Its colour is trump"
        return (
            f"{trump} if the King player takes it. "
            f"King, for the King player: once, on {king_on(game, colour)}. "
            f"Queen: {queen_text(game, colour)}. Jack, for a Rival: 100 for 3 wins."
        )
    if game == WHIST:
        often = "twice" if colour == GREEN else "once"
        return (
            f"King Numbers {numbers(colour)}. King: once in the game, on {king_on(game, colour)}. "
            f"Queen, {often} in the game: {queen_text(game, colour)}. Its 11 comes into your hand."
        )
    if game == NAPOLEON:
        return (
            f"{team_text(colour)} King Numbers {numbers(colour)}; unused, the King is worth "
            f"{KING_UNUSED[colour]}. Its 11 and 12 come into your hand."
        )
    return (
        f"King Numbers {numbers(colour)}; unused, the King is worth {KING_UNUSED[colour]}. "
        f"Queen: {queen_text(game, colour)}; {QUEEN_PRICE[colour]} points turn her up again. "
        f"Jack: {jack_table(colour)}."
    )


def jack_text(game: str, colour: int) -> str:
    """KT-JACK-01, KT-JACK-02, KO-SET-06"""
    if game == OMBRE:
        return "For a Rival: 100 for 3 wins."
    return f"Face up: {jack_table(colour)}. As a bid: 100 for 3 wins."


def king_text(game: str, colour: int) -> str:
    text = f"Beats everything when it lies on {king_on(game, colour)}; once."
    return text if game == OMBRE else f"{text} King Numbers {numbers(colour)}."


def numbers(colour: int) -> str:
    """KT-KNUM-05"""
    return f"{KING_NUMBER[colour]} and {KING_NUMBER[colour] + KING_NUMBER_BACK}"


def jack_table(colour: int) -> str:
    """'20 for 1 win, 30 for 2 wins'"""
    return ", ".join(
        [f"{points} for {wins} {'win' if wins == 1 else 'wins'}" for wins, points in JACK[colour].items()]
    )


def queen_text(game: str, colour: int) -> str:
    """KO-PLAY-10, KW-PLAY-13  In the remakes the Red Queen's owner has to take the trick."""
    is_staked = colour == RED and game in (OMBRE, WHIST)
    return f"{QUEEN_TEXTS[colour]}, if you take the trick" if is_staked else QUEEN_TEXTS[colour]


def king_on(game: str, colour: int) -> str:
    """KT-KING-02, KT-KING-03, KO-PLAY-03, KW-PLAY-08, KN-PLAY-04, KN-PLAY-05"""
    if colour == WHITE:
        if game == OMBRE:
            return "any card"
        if game == WHIST:
            return "a Rare, a White Flag, the white 11 or a card under its Queen"
        if game == NAPOLEON:
            return "a Rare, a White Flag or the white 12"
        return "a Rare, a White Flag or a card under its Queen"
    if colour == BLACK and game == NAPOLEON:
        return "a black card, or the white 11 if black is led"
    return f"a {SET_NAMES[colour]} card"


def team_text(colour: int) -> str:
    """KN-PREP-05"""
    if colour == WHITE:
        return "The Emperor, with Black against the other three."
    return "The Emperor's partner." if colour == BLACK else "One of the three against White and Black."


GAMES: Final = {MAIN: "kings", OMBRE: "kings-ombre", WHIST: "kings-whist", NAPOLEON: "kings-napoleon"}


@pytest.mark.parametrize("game", GAMES)
def test_what_a_set_does_is_said_with_the_numbers_of_the_rules(game: str) -> None:
    """KT-KNUM-05, KT-JACK-01, KT-SET-05, KT-KING-02, KO-SET-06, KW-PLAY-08, KN-PREP-05"""
    id = GAMES[game]
    pieces = {piece.key for piece in find_game(id).pieces.values()}
    for colour in range(len(SET_NAMES)):
        name = SET_NAMES[colour]
        assert f"{name}-set" in pieces
        assert messages.text(id, f"sets.{name}-set.text") == set_text(game, colour)
        assert messages.text(id, f"kings.{name}-king.text") == king_text(game, colour)
        if game in (MAIN, OMBRE):
            assert messages.text(id, f"jacks.{name}-jack.text") == jack_text(game, colour)


@pytest.mark.parametrize("game", ["kings", "kings-ombre", "kings-whist", "kings-napoleon"])
def test_what_king_and_queen_do_is_shown_on_their_own_cards(game: str) -> None:
    """A King has a card of its own, a Queen lies with the set."""
    its = find_game(game)
    for colour in SET_NAMES:
        assert its.pieces[its.powers[f"{colour}-king"].piece].key == f"{colour}-king"
        assert its.pieces[its.powers[f"{colour}-queen"].piece].key == f"{colour}-set"


@pytest.mark.parametrize("game", GAMES)
def test_what_a_king_can_do_is_said_as_his_card_has_it(game: str) -> None:
    """KT-KING-02, KT-KING-03, KO-PLAY-03, KW-PLAY-08, KN-PLAY-04, KN-PLAY-05  On the same cards."""
    for colour in range(len(SET_NAMES)):
        on = king_on(game, colour).replace("its Queen", "the White Queen")
        text = messages.text(GAMES[game], f"powers.{SET_NAMES[colour]}-king.text")
        assert text.replace(" that you play", "").startswith(
            f"Lay the King on {on}: it beats everything. Once"
        )


@pytest.mark.parametrize("game", GAMES)
def test_where_the_blue_queens_card_beats_a_rare(game: str) -> None:
    """KO-PLAY-07, KW-PLAY-09, KT-QUEEN-31  In these two games it is said, and in no other."""
    does = game in (OMBRE, WHIST)
    for language, words in (("en", "beats a Rare"), ("ja", "レアには勝つ")):
        assert (words in messages.text(GAMES[game], "powers.blue-queen.text", language)) == does
