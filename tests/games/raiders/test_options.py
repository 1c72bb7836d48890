"""The options: section 12 of the rules."""

import pytest

from followsuit import SPECTATOR, WrongOption
from followsuit.describe.kit import option_words
from followsuit.describe.wording import wording
from followsuit.games.raiders.game import GAME
from raiders import Raiders

OPTIONS = {option.name: option for option in GAME.options}


@pytest.mark.parametrize("players", [3, 4])
def test_two_lives_unless_the_host_says_otherwise(players: int) -> None:
    """TR-OPT-01"""
    assert Raiders(players).now("lives") == [2] * players
    assert Raiders(players, {"starting_lives": 2}).now("lives") == [2] * players
    assert OPTIONS["starting_lives"].default == 2


@pytest.mark.parametrize("players", [3, 4])
def test_three_lives_may_be_chosen(players: int) -> None:
    """TR-OPT-02"""
    g = Raiders(players, {"starting_lives": 3})
    assert g.now("lives") == [3] * players
    assert g.t.seats_to_act() == list(range(players))


@pytest.mark.parametrize("lives", [0, 1, 4, True, "3"])
def test_no_other_number_of_lives_may_be_chosen(lives: int | str | bool) -> None:
    """TR-OPT-02"""
    with pytest.raises(WrongOption, match="starting_lives is 2 or 3"):
        Raiders(options={"starting_lives": lives})


def test_the_host_is_told_that_three_lives_are_long_with_three_players() -> None:
    """TR-OPT-02"""
    text = option_words(wording(GAME, "en"), OPTIONS["starting_lives"]).text
    assert text.endswith("with 3 players a very long one.")


def test_there_is_no_other_variant() -> None:
    """TR-OPT-03"""
    assert list(OPTIONS) == ["starting_lives", "show_played_cards_list"]
    for name in ("bonuses", "special_cards", "passive_bonus", "drop_out_limit"):
        with pytest.raises(WrongOption, match=f"no option {name}"):
            Raiders(options={name: False})


@pytest.mark.parametrize("players", [3, 4])
def test_no_option_switches_off_a_bonus_or_a_special_card(players: int) -> None:
    """TR-OPT-03"""
    leads = ["S3 S4 S5 S6 S7 S8 S9a S9b", "H9a", "C9a"] + ["D5"] * (players - 3)
    for lives in (2, 3):
        for listed in (True, False):
            chosen: dict[str, int | str | bool] = {"starting_lives": lives, "show_played_cards_list": listed}
            g = Raiders(players, chosen, at="reveal", leads=leads)
            assert g.now("aggressive") == 0
            g = Raiders(players, chosen, leader=0, trick="C8 C3 C4 C5"[: 3 * players - 1], leads=leads)
            assert g.now("trump") == "hearts"


def test_the_list_of_played_cards_is_only_for_display() -> None:
    """TR-GAP-20  With it or without it the same game is played."""
    for seed in range(5):
        listed = Raiders(options={"show_played_cards_list": True}, seed=seed).play_on(seed)
        unlisted = Raiders(options={"show_played_cards_list": False}, seed=seed).play_on(seed)
        assert listed.t.log is not None
        assert unlisted.t.log is not None
        events = [listed.event_text(event) for event in listed.t.log.told[SPECTATOR]]
        assert events == [unlisted.event_text(event) for event in unlisted.t.log.told[SPECTATOR]]
        assert listed.now("lives") == unlisted.now("lives")
