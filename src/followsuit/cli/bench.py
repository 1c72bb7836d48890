"""`followsuit bench`: how fast the engine is, in one run on this machine."""

import json


def measure(as_json: bool, is_quick: bool) -> None:
    # Here, because it loads other engines to compare with, where they are installed.
    from followsuit.benchmarks.bench import report, run

    result = run(is_quick)
    print(json.dumps(result, indent=2) if as_json else report(result).rstrip("\n"))
