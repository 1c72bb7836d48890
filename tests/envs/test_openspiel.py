"""OpenSpiel's own tests over our games: simulation, serialisation, resampling, a stored playthrough."""

import gzip
import random
from pathlib import Path
from typing import Any

import pyspiel
import pytest

from encoding.cases import Case, cases, label
from followsuit import AnswerRefused, WrongOption
from followsuit.envs import openspiel_game
from many import ALL

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"


@pytest.mark.parametrize("case", cases(), ids=label)
def test_openspiel_simulates_and_serialises_in_many_games(case: Case) -> None:
    game = openspiel_game(case[0].id, case[1], deals=8)
    pyspiel.random_sim_test(game, num_sims=2 if ALL else 1, serialize=ALL, verbose=False)
    state = game.new_initial_state()
    state.apply_action(3)
    for _ in range(12):
        state.apply_action(state.legal_actions()[-1])
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(state)
    assert again.history() == state.history()


@pytest.mark.parametrize("case", cases(), ids=label)
def test_openspiel_resamples_in_many_games(case: Case) -> None:
    """As OpenSpiel's ResampleInfostateTest: the player cannot tell the worlds apart, and play goes on."""
    game = openspiel_game(case[0].id, case[1], deals=8)
    chance = random.Random(1)
    state = game.new_initial_state()
    state.apply_action(5)
    answers = 0
    while not state.is_terminal():
        if answers % (5 if ALL else 29) == 0:
            for player in range(case[1]):
                check_resampled(state, player, chance)
        state.apply_action(chance.choice(state.legal_actions()))
        answers += 1
    assert sum(state.returns()) == pytest.approx(1)


def check_resampled(state: Any, player: int, chance: random.Random) -> None:
    world = state.resample_from_infostate(player, chance.random)
    assert world.information_state_string(player) == state.information_state_string(player)
    assert world.information_state_tensor(player) == state.information_state_tensor(player)
    assert world.observation_string(player) == state.observation_string(player)
    assert world.current_player() == state.current_player()
    assert world.history() == state.history()
    if state.current_player() == player:
        assert world.legal_actions() == state.legal_actions()
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(world.get_game(), world))
    assert str(again) == str(world)
    world.apply_action(world.legal_actions()[0])


def test_resampled_worlds_keep_to_shown_voids() -> None:
    """A suit that somebody has shown not to have is never dealt to them."""
    game = openspiel_game("trick-raiders", 4, deals=64)
    shown = 0
    for deal in range(12):
        state: Any = game.new_initial_state()
        state.apply_action(deal)
        chance = random.Random(deal)
        while not state.is_terminal():
            t = state.story.table
            for seat in range(1, 4):
                if t.cards.piles[seat] and t.trick_number > 2:
                    world = state.resample_from_infostate(0, chance.random).story.table
                    for card in world.cards.piles[seat]:
                        assert t.cards.possible_places[card] & 2**seat
                    shown += 1
            state.apply_action(chance.choice(state.legal_actions()))
    assert shown > 20


def test_a_stored_playthrough_is_played_again(tmp_path: Path) -> None:
    from absl import flags
    from open_spiel.python.algorithms import generate_playthrough

    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["test"])
    stored = sorted(PLAYTHROUGHS.glob("*.txt.gz"))
    assert stored
    for one in stored:
        unpacked = tmp_path / one.stem
        unpacked.write_bytes(gzip.decompress(one.read_bytes()))
        text, again = generate_playthrough.replay(str(unpacked))
        assert again == text, one.name


def test_openspiel_refuses_what_is_not_allowed() -> None:
    with pytest.raises(WrongOption, match="is for 3 or 4 players"):
        openspiel_game("trick-raiders", 6)
    with pytest.raises(WrongOption, match="has no option"):
        openspiel_game("trick-raiders", 3, {"hats": 1})
    state = openspiel_game("trick-raiders", 3).new_initial_state()
    state.apply_action(0)
    before = str(state)
    wrong = next(action for action in range(55) if action not in state.legal_actions())
    with pytest.raises(AnswerRefused, match="TR-"):
        state.apply_action(wrong)
    assert str(state) == before


def test_options_travel_with_the_game() -> None:
    game = openspiel_game("tricktakers", 3, {"characters": "king,samurai,hermit", "vp350": False})
    again, _ = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(game, game.new_initial_state())
    )
    assert str(again) == str(game)
    assert again.options == game.options
    assert again.options["characters"] == "king,samurai,hermit"
