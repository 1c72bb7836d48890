"""How a page of rules is read: rules, and what stands beside them in its place."""

from msgspec import to_builtins

from followsuit.describe.rules import sections_of
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
