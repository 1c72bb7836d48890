"""What is remembered between states, and shared by those who look: nobody gets another's part of it."""

from collections.abc import Iterator

import pytest

import followsuit
from followsuit import Game, describe
from followsuit.core.cards import SPECTATOR
from followsuit.core.layout import Counter
from followsuit.core.rng import seeded
from followsuit.core.roles import CounterRole
from followsuit.core.strength import Rank
from followsuit.core.view import View
from followsuit.describe import shapes
from followsuit.describe.strength import MOST_RANKS, rank_of
from followsuit.describe.view import counter_of
from followsuit.describe.wording import MOST_HEADINGS, wording
from followsuit.service import wire
from followsuit.service.entries import ANSWER, Entry
from followsuit.service.story import Story
from service.test_only_views import begun

GAMES = list(followsuit.all_games().values())
ANSWERS = 60


@pytest.fixture(autouse=True)
def nothing_is_remembered() -> Iterator[None]:
    """By the words that other tests use."""
    wording.cache_clear()
    yield
    wording.cache_clear()


def states(story: Story, viewers: list[int], lang: str, since: list[int]) -> dict[int, str]:
    """Told together, in this order."""
    telling = wire.Telling(story, lang, [True] * len(story.seats))
    return {viewer: telling.text(viewer, story.heard[viewer][since[viewer] :]) for viewer in viewers}


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_whoever_is_told_with_others_is_told_the_same_as_alone(game: Game, lang: str) -> None:
    """At two tables of the same words, one of which never had anybody else at it."""
    players = game.default_players
    story = begun(game, players)
    rng = seeded(8)
    viewers = [*range(players), SPECTATOR]
    together: list[dict[int, str]] = []
    alone: dict[int, list[str]] = {viewer: [] for viewer in viewers}
    picks: list[tuple[int, str]] = []
    for turn in range(ANSWERS):
        assert story.table is not None
        if story.table.outcome is not None:
            break
        seat = story.table.next_seat()
        offered = story.table.options(seat)
        picks.append((seat, game.write_pick(offered[rng.below(len(offered))])))
        since = [len(heard) for heard in story.heard]
        answer(story, picks[-1])
        # Whoever comes first makes what the others share.
        first = turn % len(viewers)
        together.append(states(story, [*viewers[first:], *viewers[:first]], lang, since))
    for viewer in viewers:
        wording.cache_clear()
        story = begun(game, players)
        for one in picks:
            since = [len(heard) for heard in story.heard]
            answer(story, one)
            told = wire.state(story, viewer, lang, [True] * players, story.heard[viewer][since[viewer] :])
            alone[viewer].append(wire.text_of(told))
    for turn, texts in enumerate(together):
        for viewer in viewers:
            assert texts[viewer] == alone[viewer][turn], (turn, viewer)


def answer(story: Story, one: tuple[int, str]) -> None:
    story.apply(Entry(story.seq + 1, ANSWER, *one, {}, "w", 0.0))


def test_what_one_alone_may_know_is_told_to_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """No game of ours counts in secret; one of another package may."""
    game = followsuit.find_game("trick-raiders")
    public = describe.view_and_question

    def with_secrets(
        of: Game, view: View, names: list[str], language: str, id: str
    ) -> tuple[shapes.ShownView, shapes.ShownQuestion | None]:
        made, asked = public(of, view, names, language, id)
        secret = Counter("secret", 0, f"only {view.seat % 2}", role=CounterRole.PLAIN)
        strip = shapes.SeatStrip(piece=f"piece {view.seat % 2}", seat=0, axis="", cells=[])
        made.counters = [*made.counters, counter_of(wording(of, language), secret)]
        made.strips = [*made.strips, strip]
        return made, asked

    monkeypatch.setattr(describe, "view_and_question", with_secrets)
    story = begun(game, 4)
    told = states(story, [0, 1, 2, 3], "en", [0] * (SPECTATOR + 1))
    for viewer in range(4):
        for other in range(2):
            is_own = viewer % 2 == other
            assert (f'"only {other}"' in told[viewer]) == is_own
            assert (f'"piece {other}"' in told[viewer]) == is_own


def test_what_is_the_same_is_encoded_once() -> None:
    shared = wire.Shared()
    one = shapes.ShownCell(head="1", kind="points", value=1)
    same = shapes.ShownCell(head="1", kind="points", value=1)
    first = shared.bytes_of([one])
    assert shared.bytes_of([same]) is first
    assert shared.bytes_of([one, one]) is not first
    assert wire.to_json(shared.bytes_of([])) == b"[]"


def test_what_is_remembered_is_bounded() -> None:
    """Whatever somebody's own game calls its rounds and ranks."""
    words = wording(GAMES[0], "en")
    for number in range(3 * MOST_HEADINGS):
        assert words.heading(f"round {number}, trick 1") == words.new_heading(
            f"round {number}, trick 1", (0, 0)
        )
        assert len(words.headings) <= MOST_HEADINGS
    for number in range(3 * MOST_RANKS):
        assert rank_of(words, Rank(f"rank {number}", ["red"])).suits == ["red"]
        assert len(words.ranks) <= MOST_RANKS
