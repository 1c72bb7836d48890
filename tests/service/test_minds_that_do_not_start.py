"""A process that thinks may fail to start: that is said, and another one is tried."""

import asyncio

import pytest

from followsuit.service import minds


class Lame:
    """Starts at the third try."""

    tried = 0
    ended = 0

    def __init__(self) -> None:
        Lame.tried += 1
        self.is_well = Lame.tried == 3

    async def make_ready(self) -> bool:
        return self.is_well

    def end(self) -> None:
        Lame.ended += 1


def test_it_is_said_and_another_is_tried(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(minds, "Mind", Lame)
    monkeypatch.setattr(minds, "FIRST_PAUSE", 0.0)

    async def started() -> int:
        thinking = minds.Minds(1, 1.0)
        await thinking.start_one()
        return len(thinking.minds)

    assert asyncio.run(started()) == 1
    assert (Lame.tried, Lame.ended) == (3, 2)
    assert [vars(one)["values"] for one in caplog.records] == [{"error": "it did not start"}] * 2
