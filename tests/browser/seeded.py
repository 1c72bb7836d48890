"""The service with the same deal at every table and the same bots, so that a game clicked alike goes alike.

python tests/browser/seeded.py SETTINGS SEED        serves until it is told to stop
"""

import os
import secrets
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from followsuit.service.settings import Settings
from service.nursery import FREE, free_port

SEED = 4


@contextmanager
def seeded_server(folder: Path, seed: int = SEED) -> Iterator[str]:
    """Its address, while it runs. In the end it must have had no fault of its own."""
    port = free_port()
    settings = Settings(
        port=port,
        database=f"sqlite:///{folder}/{port}.sqlite3",
        limits=FREE,
        nudge_after=0.0,
        review_worlds=4,
        review_niceness=0,
    )
    log = folder / f"{port}.log"
    with log.open("w") as out:
        server = subprocess.Popen(
            [sys.executable, __file__, settings.to_json(), str(seed)],
            stdout=out,
            stderr=out,
            cwd=folder,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
    try:
        await_port(port, server, log)
        yield f"http://{settings.host}:{port}"
    finally:
        server.terminate()
        server.wait()
    lines = log.read_text().splitlines()
    assert [line for line in lines if '"level": "error"' in line or line.startswith("Traceback")] == []


def await_port(port: int, server: "subprocess.Popen[bytes]", log: Path) -> None:
    end = time.monotonic() + 120  # on a machine with much to do
    while time.monotonic() < end and server.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.02)
    raise AssertionError(f"the server did not start: {log.read_text()[-2000:]}")


def main() -> None:
    from followsuit.service.running import serve

    settings, seed = sys.argv[1:]
    # The seed of every table, and of every bot. What is secret (tokens, salts) stays so.
    secrets.randbits = lambda k: int(seed)
    serve(Settings.from_json(settings))


if __name__ == "__main__":
    main()
