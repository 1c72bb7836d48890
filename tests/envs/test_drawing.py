"""Images are made from the page's own drawings, and have what a seat sees."""

import re
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

import followsuit
from followsuit.envs import aec_env, parallel_env
from followsuit.envs.drawing import (
    CARD,
    LABEL,
    LETTERS_A_LINE,
    MARGIN,
    ROW,
    SYMBOLS,
    TOKENS,
    as_svg,
    as_text,
    text_of,
)

PAGE = Path(__file__).parents[2] / "web" / "src"


@pytest.mark.parametrize(
    ("places", "name"),
    [(SYMBOLS, "cards/symbols.svg"), (TOKENS, "styles/tokens.css")],
    ids=["symbols", "tokens"],
)
def test_the_drawings_are_those_of_the_page(places: list[Path], name: str) -> None:
    assert text_of(places) == (PAGE / name).read_text(encoding="utf-8")


def test_a_table_is_shown_as_the_first_seat_that_is_asked_sees_it() -> None:
    """And as the first seat does, once nobody is."""
    env = parallel_env("trick-raiders", 3, render_mode="ansi")
    env.reset(seed=1)
    seen: set[int] = set()
    while env.agents:
        first = max(0, env.playing.now().next_seat())
        seen.add(first)
        assert env.render() == as_text(env.playing, first)
        masks = {agent: env.playing.mask(env.seat_of[agent]) for agent in env.agents}
        env.step({agent: int(np.flatnonzero(mask)[0]) for agent, mask in masks.items() if mask.any()})
    assert seen == {0, 1, 2}
    assert env.render() == as_text(env.playing, 0)


def test_an_image_shows_the_own_hand_and_no_other() -> None:
    env = aec_env("trick-raiders", 3, render_mode="rgb_array")
    env.reset(seed=1)
    seat = env.seat_of[env.agent_selection]
    hand = env.playing.now().cards.piles[seat]
    drawn, labels = as_svg(env.playing, seat)
    assert f"seat {seat}, hand" in [text for text, _, _ in labels]
    suits = {env.playing.game.faces[card].suit.removesuffix("s") for card in hand}
    assert all(f'href="#k-{suit}"' in drawn for suit in suits)
    other = env.playing.now().cards.piles[(seat + 1) % 3]
    told = as_text(env.playing, seat)
    assert all(env.playing.game.write_card(card) in told for card in hand)
    assert not any(f" {env.playing.game.write_card(card)} " in f"{told} " for card in other)
    image = env.render()
    assert image.shape[2] == 3
    assert len(np.unique(image.reshape(-1, 3), axis=0)) > 20


@pytest.mark.parametrize("game", followsuit.all_games())
def test_everything_lies_in_the_picture_and_nothing_over_anything(game: str) -> None:
    """Words above, each row below its name; a row that is long overlaps, and ends where the picture does."""
    env = aec_env(game, render_mode="rgb_array")
    env.reset(seed=1)
    for _ in range(60):
        if not env.agents:
            break
        drawn, labels = as_svg(env.playing, env.seat_of[env.agent_selection])
        size = re.search(r'width="(\d+)" height="(\d+)" viewBox="0 0 (\d+) (\d+)"', drawn)
        assert size is not None
        width, height = int(size[1]), int(size[2])
        assert (size[1], size[2]) == (size[3], size[4])
        assert f'<rect width="{width}" height="{height}"' in drawn
        at = [(int(x), int(y)) for x, y in re.findall(r'translate\((\d+) (\d+)\) scale\(0\.5\)"', drawn)]
        rows = sorted({y for _, y in at})
        assert all(MARGIN <= x <= width - MARGIN - CARD[0] for x, _ in at)
        assert all(next_y - y == ROW for y, next_y in pairwise(rows))
        assert rows[-1] + CARD[1] + 10 == height - MARGIN
        names, words = labels[-len(rows) :], labels[: -len(rows)]
        assert [(x, y) for _, x, y in names] == [(MARGIN, y - LABEL - 2) for y in rows]
        assert [(x, y) for _, x, y in words] == [(MARGIN, MARGIN + LABEL * i) for i in range(len(words))]
        assert names[0][2] >= words[-1][2] + LABEL
        assert all(len(text) <= LETTERS_A_LINE for text, _, _ in words)
        for y in rows:
            xs = [x for x, other in at if other == y]
            assert xs[0] == MARGIN
            steps = {next_x - x for x, next_x in pairwise(xs)}
            assert len(steps) <= 1
            assert all(0 < step <= CARD[0] + 6 for step in steps)
        env.step(int(np.flatnonzero(env.playing.mask(env.seat_of[env.agent_selection]))[0]))
