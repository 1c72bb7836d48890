"""`followsuit bench`: how fast the engine, the service or the environments are, in one run."""

import json

from followsuit.core.errors import FollowSuitError


class NothingBeside(FollowSuitError):
    """The engine's benchmark chooses what it is compared with by itself."""


def measure(as_json: bool, is_quick: bool, is_service: bool, is_envs: bool, beside: str | None) -> None:
    if beside is not None and not is_service:
        raise NothingBeside("--beside goes with --service.")
    if is_service and is_envs:
        raise NothingBeside("--service and --envs are measured one after the other, not together.")
    # Here, because they load other engines to compare with, or a server, where these are installed.
    if is_service:
        from followsuit.benchmarks import service

        result = service.run(is_quick, beside)
        text = service.report(result)
    elif is_envs:
        from followsuit.benchmarks import envs

        result = envs.run(is_quick)
        text = envs.report(result)
    else:
        from followsuit.benchmarks import bench

        result = bench.run(is_quick)
        text = bench.report(result)
    print(json.dumps(result, indent=2) if as_json else text.rstrip("\n"))
