"""What a seat has answered so far, in secret: each answer at the place of its action."""

import pytest

from encoding.cases import Case, cases, label
from followsuit.core.option import NO, option
from followsuit.envs.encodings import encoding_of


@pytest.mark.parametrize("case", cases(), ids=label)
def test_own_picks_are_told_in_their_order_and_the_first_word_is_one_of_them(case: Case) -> None:
    """Any answer there is, 'no' too, which is 0; for each other seat, where nothing is hidden."""
    game, players = case
    encoding = encoding_of(game, players)
    fields = {field.name: field for field in encoding.state_fields()}
    t = game.new_table(players, {}, 1)
    assert NO == 0
    for viewer in range(players):
        picks = [encoding.pick_of(action, viewer) for action in (0, len(encoding.picks) - 1, 5)]
        t.sealed = [picks if seat == viewer else [] for seat in range(players)]
        name = f"picks of seat {viewer}" if viewer else "own picks so far"
        start = fields[name].start
        row = encoding.state(t)
        told = {action: row[start + action] for action in range(len(encoding.picks)) if row[start + action]}
        assert told == {encoding.action_of(pick, viewer): place for place, pick in enumerate(picks, 1)}
        assert option(0, NO) in picks
