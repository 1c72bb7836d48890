"""What a coach says in a scenario that is a lesson, once read: words by language. Nothing here runs."""

from dataclasses import dataclass, field
from typing import Final

from followsuit.messages.files import ENGLISH

# What lessons are put together under, in this order.
PARTS: Final = ["first", "basics", "characters", "more", "examples"]
# What is said to every answer that has no words of its own.
ELSE: Final = "else"

ByLanguage = dict[str, str]  # by language


@dataclass(frozen=True)
class CoachChoice:
    """A possible answer to a question about the table; `why` is told to whoever picks it."""

    text: ByLanguage
    why: ByLanguage
    is_right: bool


@dataclass(frozen=True)
class Coach:
    """Words at a step: about what has happened, then a question.

    Where there are choices, one of them answers it; otherwise the learner's next answer at the table does.
    """

    say: ByLanguage | None
    ask: ByLanguage | None
    wrong: dict[str, ByLanguage]  # by the answer as it is written
    choices: list[CoachChoice]
    rules: list[str]
    examples: list[str] = field(default_factory=list)  # the worked examples that the question is about
    is_of_next_round: bool = False  # whether the words are about the next deal, if a round has just ended

    def shows_next_round(self) -> bool:
        """Whether a round that is over gives way now: somebody acts in the next one, or it is spoken of."""
        return self.is_of_next_round or self.asks_at_the_table()

    def asks_at_the_table(self) -> bool:
        return self.ask is not None and not self.choices


@dataclass(frozen=True)
class Lesson:
    """The head of a scenario that is a lesson."""

    title: ByLanguage
    about: ByLanguage
    seat: int  # where the learner sits
    part: str
    piece: str  # whose seal stands beside it, by its key; empty for none
    minutes: int


@dataclass(frozen=True)
class Reference:
    """Something that words name in braces: exactly one of these."""

    card: int | None = None
    seat: int | None = None
    piece: int | None = None


def in_language(words: ByLanguage, language: str) -> str:
    """What is said; in English, where nobody has said it in this language."""
    return words.get(language, words[ENGLISH])
