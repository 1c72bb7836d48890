"""Runs a study to its end, or to where it is when the time is over, and keeps every block as it comes."""

import time
from collections.abc import Callable
from typing import NamedTuple

import polars as pl

from followsuit.lab.course import Course
from followsuit.lab.crews import Crew
from followsuit.lab.narrow import is_narrow
from followsuit.lab.rows import StudyFolder
from followsuit.lab.study import Study

Told = Callable[[Course], None]


class StudyResult(NamedTuple):
    """What a study has come to: its rows, and how often its intervals may miss."""

    rows: pl.DataFrame
    deals: int
    error: float


def run(
    study: Study, keeper: StudyFolder, crew: Crew, kept: list[int], told: Told, minutes: float = 0.0
) -> StudyResult | None:
    """The rows that count; None if the time was over before there were any. What was played is kept."""

    def narrow(blocks: int, error: float) -> bool:
        return is_narrow(study, keeper.rows(blocks), error)

    until = time.monotonic() + 60 * minutes if minutes else float("inf")
    course = Course(study, narrow, kept)
    told(course)
    try:
        while not course.is_over() and time.monotonic() < until:
            while len(course.running) < crew.size and (block := course.next_block()) is not None:
                course.running.add(block)
                crew.begin(block)
            for block, data in crew.next_done():
                keeper.keep(block, data)
                course.take(block)
                told(course)
    finally:
        crew.close()
    course.end()
    if not course.is_over():
        return None
    rows = keeper.rows(course.whole)
    keeper.finish(rows)
    return StudyResult(rows, course.deals(), course.error)
