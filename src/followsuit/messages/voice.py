"""What is said in one language: messages of Fluent files, found by their ids and put into words.

A message is worded by Fluent once for each number that decides how it is worded, with marks where names,
cards and the like go; after that it is a text with places. The service says thousands of them a second.
"""

import re
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from followsuit.core.bounded import make_room
from followsuit.messages.files import COMMON, ENGLISH, messages_of, spoken

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

MARK: Final = "\ue000"  # before and after the name of a place
PLACE: Final = re.compile(r"\{(\w+)\}")
IN_CODE: Final = "in-code"
# What somebody else fills in, as Fluent writes it.
VARIABLE: Final = re.compile(r"\{ *\$([A-Za-z][\w-]*) *\}", re.ASCII)
# A message, or an attribute of one, that stands on a line of its own and has nothing else in braces.
A_PLACE: Final = r"\{ *\$[A-Za-z][\w-]* *\}"
PLAIN: Final = re.compile(
    rf"(?: +\.([A-Za-z][\w-]*)|[A-Za-z][\w-]*) *=(?: *((?:[^\s{{}}]|{A_PLACE})(?:[^{{}}]|{A_PLACE})*?))? *",
    re.ASCII,
)
MOST_KNOWN: Final = 500  # wordings of a message that are remembered


class Saying:
    """A message, or one of its attributes. Never changed, but for the wordings it remembers."""

    def __init__(
        self,
        speech: "Speech",
        pattern: "Pattern | list[str]",  # by turns words and places, where Fluent has nothing to decide
        places: list[str],
        chosen_by: list[str],
    ) -> None:
        self.speech = speech
        self.pattern = pattern
        self.places = places  # what it has a place for
        self.chosen_by = chosen_by  # those of them that decide how it is worded, such as a number
        self.known: dict[tuple[object, ...], Worded] = {}
        self.only: Worded | None = None  # its wording, where there is but one
        self.plain = "" if places else self.worded(()).template

    def say(self, values: Mapping[str, object]) -> str:
        """With all its places filled in; one that nobody knows shows its name."""
        if not self.places:
            return self.plain
        template = self.wording(values).template
        try:
            return template.format_map(values)
        except KeyError:
            return template.format_map({**{place: f"{{{place}}}" for place in self.places}, **values})

    def words(self, values: Mapping[str, object]) -> list[str]:
        """By turns words and the name of a place."""
        return self.wording(values).words

    def wording(self, values: Mapping[str, object]) -> "Worded":
        if self.only is not None:
            return self.only
        if not self.chosen_by:
            self.only = self.worded(())
            return self.only
        key = tuple([values.get(place) for place in self.chosen_by])
        known = self.known.get(key)
        if known is None:
            make_room(self.known, MOST_KNOWN)
            known = self.known[key] = self.worded(key)
        return known

    def worded(self, chosen: tuple[object, ...]) -> "Worded":
        if isinstance(self.pattern, list):
            return Worded(self.pattern, bool(self.places))
        from fluent.runtime.types import fluent_number

        values: dict[str, Any] = {place: f"{MARK}{place}{MARK}" for place in self.places}
        for place, value in zip(self.chosen_by, chosen, strict=True):
            if isinstance(value, int):
                values[place] = fluent_number(value, useGrouping=False)
            elif value is not None:
                values[place] = value
        text, _ = self.speech.fluent().format_pattern(self.pattern, values)
        return Worded(str(text).split(MARK), bool(self.places))


class Worded:
    """What Fluent made of a message: words and places by turns, also as one text with places in braces."""

    def __init__(self, words: list[str], has_places: bool) -> None:
        self.words = words
        literal = [word.replace("{", "{{").replace("}", "}}") if has_places else word for word in words]
        self.template = "".join([f"{{{words[i]}}}" if i % 2 else literal[i] for i in range(len(words))])


class Speech:
    """All that a folder says in one language, parsed bit by bit."""

    def __init__(self, messages: dict[str, str], language: str) -> None:
        self.messages = messages
        self.language = language
        self.bundle: FluentBundle | None = None
        self.known: dict[str, dict[str, Saying]] = {}

    def fluent(self) -> "FluentBundle":
        """Only where something has to be decided: a phone takes a second to load it and what it needs."""
        if self.bundle is None:
            from fluent.runtime import FluentBundle

            self.bundle = FluentBundle([self.language], use_isolating=False)
        return self.bundle

    def sayings(self, id: str) -> dict[str, Saying]:
        """A message by the names of its attributes, and '' for its own value; nothing if it is not there."""
        known = self.known.get(id)
        if known is None:
            known = self.known[id] = (self.plain(id) or self.parsed(id)) if id in self.messages else {}
        return known

    def plain(self, id: str) -> dict[str, Saying]:
        """Text, and places in it that others fill in, as nearly all is: read without Fluent."""
        found: dict[str, Saying] = {}
        for line in self.messages[id].rstrip().split("\n"):
            read = PLAIN.fullmatch(line)
            if read is None:
                return {}
            if read[2] is not None:
                words = VARIABLE.split(read[2])
                found[read[1] or ""] = Saying(self, words, list(dict.fromkeys(words[1::2])), [])
            elif read[1] is not None:
                return {}
        return found

    def parsed(self, id: str) -> dict[str, Saying]:
        from fluent.runtime import FluentResource
        from fluent.syntax import ast

        resource = FluentResource(self.messages[id])
        entry = resource.body[0]
        if not isinstance(entry, ast.Message):
            return {}  # no Fluent: it is said by whoever comes next, and a test of ours would say so
        self.add(resource)
        message = self.fluent().get_message(id)
        made: dict[str, Pattern] = {**message.attributes}
        patterns: dict[str, Any] = {one.id.name: one.value for one in entry.attributes}
        if message.value is not None:
            made[""] = message.value
            patterns[""] = entry.value
        return {name: Saying(self, made[name], *self.places(patterns[name])) for name in patterns}

    def places(self, pattern: Any) -> tuple[list[str], list[str]]:
        """The variables of a pattern and of what it refers to, and those that it chooses by."""
        places = dict.fromkeys(one.id.name for one in all_of(pattern, "VariableReference"))
        chosen_by = dict.fromkeys(
            one.id.name
            for choice in all_of(pattern, "SelectExpression")
            for one in all_of(choice.selector, "VariableReference")
        )
        for reference in all_of(pattern, "MessageReference"):
            for other in self.referred(reference.id.name).values():
                places.update(dict.fromkeys(other.places))
                chosen_by.update(dict.fromkeys(other.chosen_by))
        return list(places), list(chosen_by)

    def referred(self, id: str) -> dict[str, Saying]:
        """As `sayings`; and Fluent knows it, because it has to put it into another."""
        if id in self.messages and not self.fluent().has_message(id):
            self.known[id] = self.parsed(id)
        return self.sayings(id)

    def add(self, resource: Any) -> None:
        """A message, and the terms it is made of."""
        from fluent.runtime import FluentResource

        for reference in all_of(resource, "TermReference"):
            term = f"-{reference.id.name}"
            if term in self.messages and not self.fluent().has_message(term):
                self.add(FluentResource(self.messages[term]))
        self.fluent().add_resource(resource)


def all_of(node: Any, kind: str) -> list[Any]:
    """Every node of this kind in a tree of Fluent's, in order."""
    if isinstance(node, list):
        return [found for one in node for found in all_of(one, kind)]
    if not hasattr(node, "__dict__"):
        return []
    own = [node] if type(node).__name__ == kind else []
    return own + [found for one in vars(node).values() for found in all_of(one, kind)]


class Voice:
    """What a game says, and what every game says, in one language; what is not worded in it, in English."""

    def __init__(self, name: str, language: str) -> None:
        self.language = spoken(language)
        languages = dict.fromkeys([self.language, ENGLISH])
        names = dict.fromkeys([name, COMMON])
        self.speeches = [speech(one, each) for each in languages for one in names]
        self.known: dict[str, dict[str, Saying]] = {}

    def sayings(self, id: str) -> dict[str, Saying]:
        """A message and its attributes, each from the first file that has it."""
        known = self.known.get(id)
        if known is None:
            known = {}
            for each in self.speeches:
                known = {**each.sayings(id), **known}
            self.known[id] = known
        return known

    def find(self, id: str, attribute: str = "") -> Saying | None:
        return self.sayings(id).get(attribute)

    def beside(self, id: str, attribute: str) -> Saying | None:
        """An attribute of the very file that has the message: of the same language, or none."""
        for each in self.speeches:
            own = each.sayings(id)
            if "" in own:
                return own.get(attribute)
        return None

    def texts(self, id: str) -> dict[str, str]:
        """A message and its attributes, where they have no places."""
        return {name: saying.plain for name, saying in self.sayings(id).items()}

    def say(self, id: str, **values: object) -> str:
        """The message of this id; one that is missing shows its id."""
        saying = self.sayings(id).get("")
        return id if saying is None else saying.say(values)


@cache
def said_in_code(text: str) -> Saying:
    """A sentence of a game without message files: '{seat} shows {cards}.'"""
    pattern = PLACE.sub(r"{ $\1 }", text)
    return Speech({IN_CODE: f"{IN_CODE} = {pattern}"}, ENGLISH).sayings(IN_CODE)[""]


@cache
def speech(name: str, language: str) -> Speech:
    return Speech(messages_of(name, language), language)


@cache
def voice(name: str, language: str) -> Voice:
    return Voice(name, language)
