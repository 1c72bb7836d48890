"""Whatever this game says cites its own rules, also where what it does is the family's."""

import random
from collections.abc import Iterator

import pytest

from followsuit.core.event import Log
from followsuit.core.option import CARD, option
from followsuit.core.reason import Reason
from followsuit.core.table import Table
from followsuit.games.little.cards import NAMES
from followsuit.games.little.game import GAME
from followsuit.scenarios.set_up import set_up


def asked_and_refused(t: Table, seat: int) -> Iterator[Reason]:
    """What the question of this seat is about, and why a card or a power would be refused."""
    question = t.question()
    assert question is not None
    about = question.about()
    if about is not None:
        yield about
    view = t.view(seat)
    for pick in [option(CARD, card) for card in range(len(NAMES))]:
        why = view.why_not(pick)
        if why is not None:
            yield why
    for power in range(48):
        why = view.why_not(GAME.read_pick(f"power-{power}"))
        if why is not None:
            yield why


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_only_rules_of_this_game_are_cited(players: int) -> None:
    for seed in range(2):
        t = set_up(GAME, players, {}, seed, None)
        chance = random.Random(seed)
        while t.seats_to_act():
            seat = chance.choice(t.seats_to_act())
            for reason in asked_and_refused(t, seat):
                assert reason.rule.startswith(("LT-", "FS-")), reason.sentence
            t.answer(seat, chance.choice(sorted(t.options(seat))))
        assert isinstance(t.log, Log)
        for event in t.log.told[0]:
            for reason in event.because:
                assert reason.rule.startswith("LT-"), reason.sentence
        assert t.outcome is not None
        assert t.outcome.way.rule.startswith("LT-")
