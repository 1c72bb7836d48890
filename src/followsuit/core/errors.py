"""What can go wrong from outside, in kinds a caller can tell apart. Each says it in one sentence."""

from followsuit.core.reason import Reason
from followsuit.core.sentence import Sentence


class FollowSuitError(Exception):
    """Something given to us will not do. Nothing has changed."""


class UnknownGame(FollowSuitError):
    """No game has this id."""


class WrongOption(FollowSuitError):
    """A number of players, an option or a seed that the game does not have."""


class TooLarge(FollowSuitError):
    """A game with more players, places or cards than the engine holds."""


class AnswerRefused(FollowSuitError):
    """An answer that is not allowed now, with the rule that forbids it."""

    def __init__(self, seat: int, pick: int, reason: Reason) -> None:
        super().__init__(str(reason))
        self.seat = seat  # who answered
        self.pick = pick  # what
        self.reason = reason  # the rule, with its sentence


class Unreadable(FollowSuitError):
    """A text that cannot be read: a card, a record, a scenario. `line` is 0 where there are no lines."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(Sentence("line {line}: {what}", line=line, what=message) if line else message)
        self.line = line  # counted from 1
