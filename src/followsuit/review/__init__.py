"""A finished game looked back on by a fair coach: what each decision was worth, by what its seat could know.

`judge` weighs the answers to one question, from a view; `review` does so for a whole match and parts luck
from skill; `described` and `described_decision` put it into words. Why it is fair: docs/decisions/0019.
"""

from followsuit.review.budget import Budget
from followsuit.review.describing import described, described_decision
from followsuit.review.judging import judge
from followsuit.review.kept import Decision, GameReview, JudgedAnswer, Judgement, packed, unpacked
from followsuit.review.reviewing import Reviewing, review

__all__ = [
    "Budget",
    "Decision",
    "GameReview",
    "JudgedAnswer",
    "Judgement",
    "Reviewing",
    "described",
    "described_decision",
    "judge",
    "packed",
    "review",
    "unpacked",
]
