"""The places of a message: its own, and those of whatever it refers to."""

from followsuit.messages.voice import Speech

MESSAGES = {
    "whole": "whole = { $who } has { part } of { other }.",
    "part": "part = { $count -> \n    [one] one card\n   *[other] { $count } cards { $where }\n }",
    "other": "other = the { $what }",
    "plain": "plain = { $who } and { $who }",
}


def test_what_is_referred_to_is_filled_in_too() -> None:
    said = Speech(MESSAGES, "en").sayings("whole")[""]
    assert said.places == ["who", "count", "where", "what"]
    assert said.chosen_by == ["count"]
    text = said.say({"who": "Mika", "count": 2, "where": "left", "what": "rest"})
    assert "".join(letter for letter in text if letter.isprintable()) == "Mika has 2 cards left of the rest."


def test_a_place_that_stands_twice_is_one() -> None:
    speech = Speech(MESSAGES, "en")
    assert speech.sayings("plain")[""].places == ["who"]
    assert speech.sayings("nothing") == {}
