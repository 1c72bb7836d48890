"""docs/reference/environment-fields.md, every field of every game; run as a program it is written anew."""

from pathlib import Path

from followsuit import all_games
from followsuit.envs.describing import field_table
from followsuit.envs.encodings import encoding_of

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "environment-fields.md"
HEAD = """# The fields of observations

Every byte that an [environment](environments.md) shows of a game, with the usual number of players. With
others the fields are the same in the same order, and those that speak of seats are longer or shorter:
`encoding_of("tricktakers", 5).fields()` has them all. Seats are counted from the one that looks: 0 is itself,
1 sits on its left. Places are the piles in which cards lie: first the hands by seat, then the other piles
that seats have, then the rest in the order of the game's table.

What a view has and a row has not: the steps that wait beneath the question that is open, and the rules to
which the marks of a play go back. Two views that differ in anything else have different rows.
"""


def page() -> str:
    parts = [HEAD]
    for game in all_games().values():
        parts.append(f"## {game.id}\n\n{field_table(encoding_of(game, game.default_players))}")
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
