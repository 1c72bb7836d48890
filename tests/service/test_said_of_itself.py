"""What a process says of itself: each thing as loud as it is, with what belongs to it."""

import logging

import pytest

from followsuit.service.log import LOGGER, log


def test_each_is_said_with_what_belongs_to_it(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, logger=LOGGER.name)
    log.info("table begun", players=3)
    log.warning("slow", seconds=2)
    log.error("lost", table="a")
    log.fault("a fault", ValueError("x"), table="b")
    said = [
        (one.levelname, one.getMessage(), vars(one)["values"], one.exc_info is not None)
        for one in caplog.records
    ]
    assert said == [
        ("INFO", "table begun", {"players": 3}, False),
        ("WARNING", "slow", {"seconds": 2}, False),
        ("ERROR", "lost", {"table": "a"}, False),
        ("ERROR", "a fault", {"table": "b"}, True),
    ]
