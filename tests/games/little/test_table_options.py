"""The options of a table: section 10 of the rules."""

import pytest

from followsuit import WrongOption
from followsuit.games.little.game import GAME
from little import Little
from little_rounds import Options, names, question, to_round

MODES = ["standard", "light1", "light2", "light3"]


def test_one_mode_and_no_other_with_it() -> None:
    """LT-OPTN-01  It is one option with four values; what belongs to one mode is refused in the others."""
    mode = GAME.option_named("mode")
    assert (mode.allowed, mode.default) == (MODES, "standard")
    for other in ("standard", "light2", "light3"):
        for extra in ({"style": "shuffle"}, {"characters": "all"}):
            with pytest.raises(WrongOption, match="light1"):
                Little(4, {"mode": other, **extra})
    with pytest.raises(WrongOption):
        Little(4, {"mode": "light4"})


def test_light_2_keeps_beasts_and_pairs() -> None:
    """LT-OPTN-02"""
    g = to_round(Little(3, {"mode": "light2"}), 3)
    assert question(g) == "GiveBackCharacters"
    assert g.table.rules.has_two_active(3)


def test_light_1_has_neither() -> None:
    """LT-OPTN-03"""
    g = to_round(Little(3, {"mode": "light1"}), 3)
    assert question(g) == "SelectCharacter"
    assert g.table.beast_display == []
    assert not g.table.rules.has_two_active(3)


def test_there_is_nothing_else_to_choose() -> None:
    """LT-OPTN-04"""
    assert [known.name for known in GAME.options] == ["mode", "style", "characters", "first_player"]
    for unknown in ("rounds", "discards", "items", "starting_points"):
        with pytest.raises(WrongOption, match="has no option"):
            Little(4, {unknown: "1"})


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("style", ["all_stars", "shuffle"])
def test_how_many_characters_light_1_needs(players: int, style: str) -> None:
    """LT-DEC-35, LT-LIGHT-02  As many as players; one more where a row is shuffled."""
    everybody = ["king", "gambler", "ninja", "resistance", "samurai", "hermit", "collector"]
    least = players + (style == "shuffle")
    options: Options = {"mode": "light1", "style": style, "characters": ",".join(everybody[:least])}
    assert names(Little(players, options).table.rules.characters) == everybody[:least]
    with pytest.raises(WrongOption, match=f"need {least} characters"):
        Little(players, {**options, "characters": ",".join(everybody[: least - 1])})


def test_the_five_of_light_1_are_too_few_to_shuffle_for_five() -> None:
    """LT-DEC-35"""
    assert Little(4, {"mode": "light1", "style": "shuffle"}).table.rules.style == "shuffle"
    with pytest.raises(WrongOption, match="need 6 characters"):
        Little(5, {"mode": "light1", "style": "shuffle"})


@pytest.mark.parametrize("characters", ["king,king,devil", "king,queen,devil", ""])
def test_a_set_that_is_none_is_refused(characters: str) -> None:
    """LT-DEC-35"""
    with pytest.raises(WrongOption):
        Little(3, {"mode": "light1", "characters": characters})


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_host_may_say_who_begins(players: int) -> None:
    """LT-SET-06, LT-2P-28"""
    for seat in range(players):
        assert Little(players, {"first_player": str(seat)}).table.first_player == seat
    with pytest.raises(WrongOption, match="first_player"):
        Little(players, {"first_player": str(players)})
