"""A study that is given some minutes plays for as long, and for no longer."""

from pathlib import Path

import pytest

from followsuit.lab.crews import Alone
from followsuit.lab.rows import StudyFolder
from followsuit.lab.running import run
from lab.studies import study

EACH = 20.0  # seconds that a block takes


@pytest.mark.parametrize(("minutes", "blocks"), [(1.0, 3), (0.5, 2), (2.0, 6)])
def test_no_block_is_begun_when_the_time_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, minutes: float, blocks: int
) -> None:
    clock = [1000.0]
    monkeypatch.setattr("followsuit.lab.running.time.monotonic", lambda: clock[0])
    wanted = study(deals=640)
    assert wanted.blocks() > 6
    begun: list[int] = []

    class Slow(Alone):
        def begin(self, block: int) -> None:
            clock[0] += EACH
            begun.append(block)
            super().begin(block)

    keeper = StudyFolder(tmp_path, wanted)
    found = run(wanted, keeper, Slow(wanted), keeper.open(), lambda course: None, minutes)
    assert begun == list(range(blocks))
    assert found is not None
    assert found.deals == blocks * 640 // wanted.blocks()
