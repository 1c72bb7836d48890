"""A study on Ray: on this machine, or on a cluster of others. What comes of it is the same."""

import os
from typing import Any, Final

from followsuit.bots.playing import GameFailed
from followsuit.core.errors import WrongOption
from followsuit.lab.crews import Deaths, block_rows
from followsuit.lab.study import Study

AHEAD: Final = 2  # blocks handed out for each core, so that nobody waits for the next one


class OnRay:
    """Every block is a task. One whose worker or node has died is begun again, here or elsewhere."""

    def __init__(self, study: Study, cores: int, address: str | None) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody else is told what is played here
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        os.environ.setdefault("RAY_worker_niceness", "0")  # as plain processes are
        import ray  # here, because it comes with an extra of its own

        self.ray: Any = ray
        self.deaths = Deaths(study)
        self.playing: dict[Any, int] = {}
        quietly: dict[str, Any] = {"logging_level": "ERROR", "log_to_driver": False}
        try:
            if address is None:
                ray.init(num_cpus=cores, include_dashboard=False, **quietly)
            else:
                ray.init(address=address, **quietly)
        except (ConnectionError, ValueError, RuntimeError) as error:
            where = "on this machine" if address is None else f"at {address}"
            raise WrongOption(f"Ray does not answer {where}: {error}") from error
        self.size = AHEAD * max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        self.task: Any = ray.remote(num_cpus=1, max_retries=0)(block_rows)
        self.study = ray.put(study)

    def begin(self, block: int) -> None:
        self.playing[self.task.remote(self.study, block)] = block

    def next_done(self) -> list[tuple[int, bytes]]:
        done, _ = self.ray.wait(list(self.playing), num_returns=1)
        found: list[tuple[int, bytes]] = []
        lost: list[int] = []
        for task in done:
            block = self.playing.pop(task)
            try:
                found.append((block, self.ray.get(task)))
            except self.ray.exceptions.RayTaskError as error:
                raise GameFailed(str(error.cause)) from error
            except self.ray.exceptions.RayError:  # the worker, its node or what it had found is gone
                lost.append(block)
        self.deaths.count(lost)
        for block in lost:
            self.begin(block)
        return found

    def close(self) -> None:
        self.ray.shutdown()
