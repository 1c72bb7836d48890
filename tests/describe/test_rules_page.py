"""How a page of rules is read: rules, and what stands beside them in its place."""

import re

import pytest
from msgspec import to_builtins

from describe.wire import GAMES
from followsuit import Game
from followsuit.describe.rules import rules, sections_of
from followsuit.rulebook import Rule, parts_of

PAGE = """\
# A game

Two lines
of text.

## Play

- **AB-PLAY-01** Play a card. (AB-GAP-01)
- **AB-PLAY-02** Follow
  suit.
- **AB-PLAY-99** Unknown.

| card | points |
|---|---:|
| ace | 11 |
Below the table.
1. First,
2. then.

```
# no heading
  drawn
```

## Nothing

## End

- **AB-END-01** Stop.
"""
KNOWN = {
    "AB-PLAY-01": Rule("AB-PLAY-01", "Play a card.", "AB-GAP-01"),
    "AB-PLAY-02": Rule("AB-PLAY-02", "Follow suit.", ""),
    "AB-GAP-01": Rule("AB-GAP-01", "Any card.", ""),
    "AB-END-01": Rule("AB-END-01", "Stop.", ""),
}


def test_every_kind_of_paragraph_stands_after_its_rule() -> None:
    """A section without anything is none; a rule that is not known is left out."""
    first, play, end = to_builtins(sections_of(parts_of(PAGE), KNOWN, KNOWN, "en"))
    assert first == {
        "id": "a-game",
        "title": "A game",
        "page": "A game",
        "rules": [],
        "beside": [{"after": None, "text": "Two lines of text."}],
    }
    assert (play["id"], play["title"], play["page"]) == ("a-game-play", "Play", "A game")
    assert play["rules"] == [
        {"id": "AB-PLAY-01", "text": "Play a card.", "ruling": "Any card."},
        {"id": "AB-PLAY-02", "text": "Follow suit."},
    ]
    assert {one.pop("after") for one in play["beside"]} == {"AB-PLAY-02"}
    assert play["beside"] == [
        {"head": ["card", "points"], "rows": [["ace", "11"]]},
        {"text": "Below the table."},
        {"item": "First,"},
        {"item": "then."},
        {"code": "# no heading\n  drawn"},
    ]
    assert (end["title"], [rule["id"] for rule in end["rules"]]) == ("End", ["AB-END-01"])


OPTIONS = """\
# A game

| Option | Name | Values |
|---|---|---|
| Who begins (`first_player`) | `first` | by lot (`random`), seats (`one`, `two`) |
| Deck | `deck` | any |

By lot (`random`) it is.
"""


def test_what_programs_call_something_is_left_out() -> None:
    (section,) = to_builtins(sections_of(parts_of(OPTIONS), {}, {}, "en"))
    assert section["beside"] == [
        {
            "after": None,
            "head": ["Option", "Values"],
            "rows": [["Who begins", "by lot, seats"], ["Deck", "any"]],
        },
        {"after": None, "text": "By lot it is."},
    ]


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_no_page_of_ours_shows_the_name_of_an_option(game: Game, language: str) -> None:
    """Not in a rule, not beside one; figures and orders of strength that are drawn as text aside."""
    book = to_builtins(rules(game, language))
    names = {option.name for option in game.options} | {
        str(value) for option in game.options for value in option.allowed
    }
    shown: list[str] = []
    for section in book["sections"]:
        shown += [f"{rule['text']} {rule.get('ruling', '')}" for rule in section["rules"]]
        for one in section["beside"]:
            shown += [one.get("text", ""), one.get("item", ""), *one.get("head", [])]
            shown += [cell for row in one.get("rows", []) for cell in row]
    coded = {name for text in shown for name in re.findall(r"`([^`]+)`", text)}
    underscored = {word for text in shown for word in re.findall(r"\b[a-z0-9]+(?:_[a-z0-9]+)+\b", text)}
    assert coded & names == set()
    assert underscored == set()
