"""Who plays the blocks of a study: this process, or several on this machine. For more, see `on_ray`."""

import multiprocessing
import signal
import threading
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final, Protocol

from followsuit.bots.playing import GameFailed
from followsuit.bots.thinking import end_after
from followsuit.lab.playing import play_block
from followsuit.lab.rows import frame_of, parquet
from followsuit.lab.study import Study

MOST_DEATHS: Final = 3  # of processes that had the same block in hand


def block_rows(study: Study, block: int) -> bytes:
    """What a worker does, wherever it is: the games of a block, as they are kept."""
    return parquet(frame_of(play_block(study, block)))


class Crew(Protocol):
    """Takes blocks and gives them back as rows, in any order."""

    size: int  # so many at once

    def begin(self, block: int) -> None: ...

    def next_done(self) -> list[tuple[int, bytes]]:
        """Those that are over; waits until there is one."""

    def close(self) -> None: ...


class Alone:
    """This very process."""

    def __init__(self, study: Study) -> None:
        self.size = 1
        self.study = study
        self.waiting: list[int] = []

    def begin(self, block: int) -> None:
        self.waiting.append(block)

    def next_done(self) -> list[tuple[int, bytes]]:
        block = self.waiting.pop(0)
        return [(block, block_rows(self.study, block))]

    def close(self) -> None:
        self.waiting.clear()


class Processes:
    """Several processes of this machine. One that dies costs the blocks that were being played: again."""

    def __init__(self, study: Study, size: int) -> None:
        self.size = size
        self.study = study
        self.playing: dict[Future[bytes], int] = {}
        self.deaths = Deaths(study)
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.size, get_context("spawn"), begin_worker)

    def begin(self, block: int) -> None:
        try:
            self.playing[self.pool.submit(block_rows, self.study, block)] = block
        except BrokenProcessPool:
            self.begin_again([*self.playing.values(), block])

    def next_done(self) -> list[tuple[int, bytes]]:
        done = wait(self.playing, return_when=FIRST_COMPLETED).done
        found: list[tuple[int, bytes]] = []
        for future in done:
            if isinstance(future.exception(), BrokenProcessPool):
                continue
            found.append((self.playing[future], future.result()))
            del self.playing[future]
        if len(found) < len(done):
            self.begin_again(list(self.playing.values()))
        return found

    def begin_again(self, blocks: list[int]) -> None:
        """When one process dies, the pool gives up all of them."""
        self.deaths.count(blocks)
        self.pool.shutdown(wait=False, cancel_futures=True)
        self.pool = self.new_pool()
        self.playing.clear()
        for block in blocks:
            self.playing[self.pool.submit(block_rows, self.study, block)] = block

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


class Deaths:
    """Of workers, by the blocks they had in hand: a block that ends every process is not tried for ever."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.counts: dict[int, int] = {}

    def count(self, blocks: list[int]) -> None:
        for block in blocks:
            self.counts[block] = self.counts.get(block, 0) + 1
            if self.counts[block] > MOST_DEATHS:
                deals = self.study.deals_of(block)
                raise GameFailed(
                    f"Whatever process plays deals {deals[0]} to {deals[-1]} of {self.study.name} dies, "
                    f"{self.counts[block]} times so far. Is there too little memory?"
                )


def begin_worker() -> None:
    """Ctrl+C is for whoever started us; if that one is gone, so are we."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    watched = multiprocessing.parent_process()
    if watched is not None:
        threading.Thread(target=end_after, args=[watched], daemon=True).start()
