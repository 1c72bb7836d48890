"""The line of every value of a TOML text, however it is written."""

import tomllib

import pytest

from followsuit.scenarios.lines import TomlLines

TEXT = '''\
# [not.a.header]
id = "a # [b] = 'c'"      # = d
"quoted key" = 'C:\\'
dotted . key = 1

texts = [
    "one, \\" ]",   # ] in a comment
    'two',
    """three
    lines ["" """,
    ["in", [
        "deep"]],
]
[table]
many = """
key = 1
[[step]]
\\""" """
inline = { a = 1, b = [1,
  2], "c" = { d = 2026-11-01T10:00:00 } }

[[step]]
told = []
sees.1 = { hands = ["a"] }
sees.spectator.hands = ["b",
    "c"]
[step.told_to]
1 = ["x"]

[[step]]
empty = ""
[[step.deep]]
x = 1
[[step.deep]]
x = 2
[last]
quoted = """"two quotes""\\""""
after = true
'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("id",), 2),
        (("quoted key",), 3),
        (("dotted", "key"), 4),
        (("texts",), 6),
        (("texts", 0), 7),
        (("texts", 1), 8),
        (("texts", 2), 9),
        (("texts", 3, 0), 11),
        (("texts", 3, 1, 0), 12),
        (("table",), 14),
        (("table", "many"), 15),
        (("table", "inline", "a"), 19),
        (("table", "inline", "b", 1), 20),
        (("table", "inline", "c", "d"), 20),
        (("step", 0), 22),
        (("step", 0, "told"), 23),
        (("step", 0, "sees", "1", "hands", 0), 24),
        (("step", 0, "sees", "spectator", "hands", 1), 26),
        (("step", 0, "told_to", "1", 0), 28),
        (("step", 1), 30),
        (("step", 1, "empty"), 31),
        (("step", 1, "deep", 0, "x"), 33),
        (("step", 1, "deep", 1, "x"), 35),
        (("last", "quoted"), 37),
        (("last", "after"), 38),
    ],
)
def test_line_of_a_value(path: tuple[str | int, ...], line: int) -> None:
    assert TomlLines(TEXT).of(*path) == line


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("texts", 9), 6),
        (("table", "missing", 0), 14),
        (("step", 1, "asked"), 30),
        (("step", 1, "deep", 1, "y", "z"), 34),
        (("missing",), 1),
        ((), 1),
    ],
)
def test_what_is_not_there_has_the_line_of_what_would_hold_it(path: tuple[str | int, ...], line: int) -> None:
    assert TomlLines(TEXT).of(*path) == line


def test_every_value_has_a_line() -> None:
    """What the standard library finds, the lines know."""
    lines = TomlLines(TEXT)

    def look_at(value: object, path: tuple[str | int, ...]) -> None:
        assert not path or path in lines.known
        if isinstance(value, dict):
            for key, inner in value.items():
                look_at(inner, (*path, key))
        if isinstance(value, list):
            for i in range(len(value)):
                look_at(value[i], (*path, i))

    look_at(tomllib.loads(TEXT), ())


def test_lines_may_end_as_on_windows() -> None:
    lines = TomlLines(TEXT.replace("\n", "\r\n"))
    assert (lines.of("texts", 3, 1, 0), lines.of("last", "after")) == (12, 38)
