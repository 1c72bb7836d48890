"""`followsuit bench`: how fast the engine is, in one run on this machine; and how fast the service is."""

import json

from followsuit.core.errors import FollowSuitError


class NothingBeside(FollowSuitError):
    """The engine's benchmark chooses what it is compared with by itself."""


def measure(as_json: bool, is_quick: bool, is_service: bool, beside: str | None) -> None:
    if beside is not None and not is_service:
        raise NothingBeside("--beside goes with --service.")
    # Here, because they load other engines to compare with, or a server, where these are installed.
    if is_service:
        from followsuit.benchmarks import service

        result = service.run(is_quick, beside)
        text = service.report(result)
    else:
        from followsuit.benchmarks import bench

        result = bench.run(is_quick)
        text = bench.report(result)
    print(json.dumps(result, indent=2) if as_json else text.rstrip("\n"))
