"""A rule's number and the sentence that says it: what every refusal, win and award is explained with."""

from typing import Any, Final


class Reason:
    """A rule: its number in docs/rules, and what it says. A constant of the game that has it."""

    def __init__(self, rule: str, sentence: str) -> None:
        self.rule = rule  # its number: 'TR-WIN-02'
        self.sentence = sentence  # for people

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})"

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.sentence!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and other.rule == self.rule and other.sentence == self.sentence

    def __hash__(self) -> int:
        return hash(self.rule)

    def __reduce__(self) -> tuple[Any, ...]:
        return Reason, (self.rule, self.sentence)


# What holds at every table, whatever is played on it: docs/rules/every-game.md.
NOT_YOUR_TURN: Final = Reason("FS-TURN-01", "You are not asked anything now.")
NOT_OFFERED: Final = Reason("FS-TURN-02", "That is not among the answers to this question.")
ALREADY_SEALED: Final = Reason("FS-TURN-03", "You have given your answer; it is final.")
GAME_OVER: Final = Reason("FS-TURN-04", "The game is over.")
