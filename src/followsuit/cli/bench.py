"""`followsuit bench`: how fast the engine is, in one run on this machine."""

import json

from followsuit.benchmarks.bench import report, run


def measure(as_json: bool, is_quick: bool) -> None:
    result = run(is_quick)
    print(json.dumps(result, indent=2) if as_json else report(result))
