"""Whose a rule is: a game declares which of its numbers are not for every table."""

from typing import Final

from followsuit.core.reason import Reason

ANYBODY: Final[list[str]] = []
ANY_NUMBER: Final[list[int]] = []


class RuleGroup:
    """Rules whose numbers begin alike, and who has to be at the table for them. Never changed.

    Of several groups that fit a number, the one with the longest beginning is its own.
    """

    def __init__(
        self,
        start: str,
        whom: list[str] = ANYBODY,
        players: list[int] = ANY_NUMBER,
        beside: list[str] = ANYBODY,
    ) -> None:
        self.start = start  # of its rules' numbers, up to the last dash; or a whole number
        self.whom = whom  # one of these is there; names of `Game.at_the_table`
        self.players = players  # and so many play
        self.beside = beside  # and one of these is there too

    def is_for(self, players: int, present: list[str]) -> bool:
        """Whether so many play, and those it is about are there."""
        if self.players and players not in self.players:
            return False
        return is_one_of(self.whom, present) and is_one_of(self.beside, present)


def group_of(groups: list[RuleGroup], rule: str) -> RuleGroup | None:
    """The group a rule belongs to, or None if it is for every table."""
    found: RuleGroup | None = None
    for group in groups:
        if rule.startswith(group.start) and (found is None or len(group.start) > len(found.start)):
            found = group
    return found


def why_out_of_place(groups: list[RuleGroup], why: Reason, players: int, present: list[str]) -> str:
    """What a reason has to do with nobody here, in a sentence; nothing, if it may be given."""
    group = group_of(groups, why.rule)
    if group is None or group.is_for(players, present):
        return ""
    if group.players and players not in group.players:
        return (
            f"{why.rule} is a rule for {listed([str(n) for n in group.players])} players, not for {players}"
        )
    whom = group.beside if is_one_of(group.whom, present) else group.whom
    return f"{why.rule} is a rule of {listed(whom)}, not at this table ({', '.join(present)})"


def is_one_of(whom: list[str], present: list[str]) -> bool:
    """Whether one of these is there; nobody in particular always is."""
    return not whom or any(name in present for name in whom)


def listed(words: list[str]) -> str:
    return " or ".join(words)
