"""A game as people see it, in their language: what goes to a browser or a remote bot.

Everything is made of a seat's view and of what that seat was told, never of the whole table; and of what
the game says about itself, so that nothing here knows any game by name. The structs are in
shapes.py, and told in docs/reference/protocol.md.
"""

from followsuit.describe.form import form
from followsuit.describe.hint import hint
from followsuit.describe.kit import bots, games, kit
from followsuit.describe.news import news
from followsuit.describe.outcome import outcome
from followsuit.describe.question import asides, question, view_and_question
from followsuit.describe.rules import rules, rules_for
from followsuit.describe.sheet import is_counted, last_sheet, sheets
from followsuit.describe.view import view
from followsuit.describe.wording import reason

__all__ = [
    "asides",
    "bots",
    "form",
    "games",
    "hint",
    "is_counted",
    "kit",
    "last_sheet",
    "news",
    "outcome",
    "question",
    "reason",
    "rules",
    "rules_for",
    "sheets",
    "view",
    "view_and_question",
]
