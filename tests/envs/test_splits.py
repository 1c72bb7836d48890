"""The held-out benchmark: its splits part what there is, and their tables can be played."""

import pytest

from followsuit import WrongOption, find_game, seeded
from followsuit.envs.splits import SPLITS, split_named


def names_of(tables: tuple[dict[str, int | str | bool], ...]) -> list[str]:
    return [
        name for options in tables for name in str(options.get("characters") or options["heroes"]).split(",")
    ]


@pytest.mark.parametrize("name", SPLITS)
def test_a_split_parts_what_there_is(name: str) -> None:
    split = split_named(name)
    seen, unseen = names_of(split.seen), names_of(split.unseen)
    assert len(set(seen)) == len(seen)
    assert not set(seen) & set(unseen)
    pieces = {piece.key for piece in find_game(split.game).pieces.values()}
    assert {*seen, *unseen} <= pieces
    if split.game == "tricktakers":
        assert len(seen) + len(unseen) == 15


@pytest.mark.parametrize("name", SPLITS)
def test_the_tables_of_a_split_are_played(name: str) -> None:
    split = split_named(name)
    game = find_game(split.game)
    for options in (*split.seen, *split.unseen):
        t = game.new_table(split.players, game.checked_options(split.players, options, 0), 1)
        t.play_at_random(100, seeded(1))
        assert t.outcome is not None


def test_there_is_no_other_split() -> None:
    with pytest.raises(WrongOption, match="There is no split everything"):
        split_named("everything")
