"""`followsuit bench`: how fast the engine, the service or the environments are, in one run."""

import json

from followsuit.core.errors import FollowSuitError
from followsuit.core.sentence import Sentence


class NotTogether(FollowSuitError):
    """Wishes of which one makes no sense with, or without, the other."""


def measure(
    as_json: bool,
    is_quick: bool,
    is_service: bool,
    is_envs: bool,
    beside: str | None,
    with_bots: bool,
    in_windows: bool,
) -> None:
    if is_service and is_envs:
        raise NotTogether("--service and --envs are measured one after the other, not together.")
    for wish, is_there in (
        ("--beside", beside is not None),
        ("--bots", with_bots),
        ("--windows", in_windows),
    ):
        if is_there and not is_service:
            raise NotTogether(Sentence("{wish} goes with --service.", wish=wish))
    if [beside is not None, with_bots, in_windows].count(True) > 1:
        raise NotTogether("Of --beside, --bots and --windows there is one at a time.")
    # Here, because they load other engines to compare with, or a server, where these are installed.
    if with_bots or in_windows:
        from followsuit.benchmarks import crowds

        result = crowds.run_bots(is_quick) if with_bots else crowds.run_windows(is_quick)
        text = crowds.report(result)
    elif is_service:
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
