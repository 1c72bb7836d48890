"""Whole answers: one pick, or all picks of a set that is chosen before anybody sees it."""

from typing import Final

from followsuit.bots.bot import Bot
from followsuit.core.step import AskAll
from followsuit.core.view import View

MOST_PICKS: Final = 20
FIRST: Final = 0.5  # of the time that is left for a set, for the next of its picks


def whole_answer(bot: Bot, view: View, seconds: float = 0.0) -> list[int]:
    """What the bot answers to the question of this view.

    A bot that says how long it thinks, by a field `seconds`, is told how long it may: for a set as long as
    for a single pick, and most of that for the first ones.
    """
    picks: list[int] = []
    following: View | None = view
    while following is not None and len(picks) < MOST_PICKS:
        if seconds and hasattr(bot, "seconds"):
            bot.seconds = seconds * FIRST if is_set(following) else seconds
            seconds -= bot.seconds
        picks.append(bot.answer(following))
        following = half_answered(following, picks[-1])
    return picks


def is_set(view: View) -> bool:
    """Whether several picks may be asked for before anything happens."""
    return isinstance(view.question(), AskAll)


def half_answered(view: View, pick: int) -> View | None:
    """The view after a pick of a set that is not whole with it; None if the answer is. Nothing happens
    before the last one, so that nothing is found out."""
    question = view.question()
    so_far = [*view.table.sealed[view.seat], pick]
    if not isinstance(question, AskAll) or question.is_complete(so_far):
        return None
    erased = view.table.clone()
    erased.sealed[view.seat] = so_far
    return View(view.seat, erased)
