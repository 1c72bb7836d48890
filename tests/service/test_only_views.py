"""Whatever is described for somebody is that one's view, in which all that it cannot know is gone."""

from typing import Any

import pytest

import followsuit
from followsuit import Game, describe
from followsuit.core.cards import SPECTATOR
from followsuit.core.rng import NO_RNG, seeded
from followsuit.core.table import Table
from followsuit.core.view import View
from followsuit.service import wire
from followsuit.service.entries import ANSWER, SIT, Entry, TableRow
from followsuit.service.story import Story

CASES = [(game, game.players[-1]) for game in followsuit.all_games().values()]


def begun(game: Game, players: int) -> Story:
    row = TableRow("t", game.id, game.rules_version, players, {}, 5, "salt", "secret", "host", 0.0)
    story = Story(row)
    for seat in range(players):
        data = {"kind": "person", "name": f"P{seat}", "guest": f"g{seat}"}
        story.apply(Entry(story.seq + 1, SIT, seat, "", data, "w", 0.0))
    return story


@pytest.mark.parametrize(("game", "players"), CASES, ids=lambda case: getattr(case, "id", str(case)))
def test_what_is_described_is_a_view(game: Game, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    described: list[tuple[int, Table]] = []

    def looking_at(made: Any) -> Any:
        def look(of: Game, what: View | Table, *rest: Any) -> Any:
            table = what.table if isinstance(what, View) else what
            described.append((viewer, table))
            return made(of, what, *rest)

        return look

    for name in ("view_and_question", "outcome"):
        monkeypatch.setattr(describe, name, looking_at(getattr(describe, name)))
    story = begun(game, players)
    rng = seeded(3)
    for _ in range(40):
        for viewer in (*range(players), SPECTATOR):
            wire.state(story, viewer, "en", [True] * players, [])
        assert story.table is not None
        seat = story.table.next_seat()
        offered = story.table.options(seat)
        pick = game.write_pick(offered[rng.below(len(offered))])
        story.apply(Entry(story.seq + 1, ANSWER, seat, pick, {}, "w", 0.0))
    assert len(described) > 40 * players
    for viewer, table in described:
        assert table.rng is NO_RNG
        for pile in table.cards.piles:
            assert all(card < 0 or table.cards.is_known(card, viewer) for card in pile)
