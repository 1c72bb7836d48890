"""Servers that start at once: a process that has loaded everything already, and forks.

Each server is a process of its own, and dies like any other.

    python tests/service/nursery.py        reads settings, a line each, and writes process ids
"""

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from followsuit.service.settings import Limits, Settings
from service import web

TOKEN = "a token for the counters"
FREE = Limits(
    messages_per_second=10_000,
    message_burst=10_000,
    strikes=1_000_000,
    address_messages_per_second=10_000,
    address_message_burst=10_000,
    requests_per_second=10_000,
    request_burst=10_000,
    changes_per_second=10_000,
    work_per_second=10_000,
    work_burst=10_000,
    undos_per_table=10_000,
    change_burst=10_000,
    page_files_per_second=10_000,
    page_file_burst=10_000,
    lines_per_address=10_000,
    sockets_per_address=10_000,
    tables_per_guest=10_000,
)


class Server:
    def __init__(self, pid: int, settings: Settings, log: Path) -> None:
        self.pid = pid
        self.settings = settings
        self.log = log

    @property
    def base(self) -> str:
        return f"http://{self.settings.host}:{self.settings.port}"

    @property
    def socket_base(self) -> str:
        return f"ws://{self.settings.host}:{self.settings.port}"

    def wait(self, seconds: float = 120.0) -> "Server":
        """Until it takes connections."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            with socket.socket() as probe:
                if probe.connect_ex((self.settings.host, self.settings.port)) == 0:
                    return self
            time.sleep(0.005)
        raise AssertionError(f"the server did not start: {self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        self.signal(signal.SIGKILL)

    def stop(self) -> None:
        self.signal(signal.SIGTERM)

    def signal(self, number: int) -> None:
        try:
            os.kill(self.pid, number)
        except ProcessLookupError:
            return
        while Path(f"/proc/{self.pid}").exists() or is_alive(self.pid):
            time.sleep(0.002)

    def fail(self) -> None:
        """Now the fault that was put into it shows."""
        self.log.with_suffix(".fault").touch()

    def counters(self) -> str:
        """The page of counters, as whoever looks after the server reads it."""
        headers = {"authorization": f"Bearer {self.settings.metrics_token}"}
        response = web.get(f"{self.base}/metrics", headers=headers)
        assert response.status_code == 200, response.text
        return response.text

    def faults(self) -> list[str]:
        """Whatever the server logged as an error."""
        lines = self.log.read_text().splitlines() if self.log.exists() else []
        return [line for line in lines if '"level": "error"' in line or line.startswith("Traceback")]


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


class Nursery:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.servers: list[Server] = []
        self.process = subprocess.Popen(
            [sys.executable, str(Path(__file__))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=folder,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )

    def settings(self, **values: Any) -> Settings:
        """Those of a server for tests: any free port, a file of its own, and no limits."""
        values.setdefault("port", free_port())
        values.setdefault("database", f"sqlite:///{self.folder}/{values['port']}.sqlite3")
        values.setdefault("limits", FREE)
        values.setdefault("metrics_token", TOKEN)
        values.setdefault("warm", False)  # most tests need no process that thinks
        return Settings(**values)

    def start(self, settings: Settings, fault: str = "") -> Server:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        log = self.folder / f"{settings.port}.log"
        order = {"settings": settings.to_json(), "log": str(log), "fault": fault}
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()
        server = Server(int(self.process.stdout.readline()), settings, log)
        self.servers.append(server)
        return server

    def serve(self, fault: str = "", **values: Any) -> Server:
        """With a fault of service.faults put into it, if one is named."""
        return self.start(self.settings(**values), fault).wait()

    def again(self, server: Server, **values: Any) -> Server:
        """After a server has died: another at the same place."""
        return self.start(replace(server.settings, **values)).wait()

    def close(self) -> None:
        for server in self.servers:
            server.kill()
        self.process.kill()
        self.process.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def load_what_comes_later() -> None:
    """What a server loads only when it needs it, for a new database most of all: not by each one anew."""
    import asyncpg  # noqa: F401
    import uvicorn.lifespan.on
    import uvicorn.loops.uvloop  # noqa: F401

    from followsuit.service.migrating import migrate

    with tempfile.TemporaryDirectory() as folder:
        migrate(Settings(database=f"sqlite:///{folder}/tables.sqlite3"))


def main() -> None:
    """The nursery itself."""
    from followsuit.service.running import serve
    from service.faults import put_in

    load_what_comes_later()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead need no one to wait for them
    for line in sys.stdin:
        order = json.loads(line)
        pid = os.fork()
        if pid:
            print(pid, flush=True)
            continue
        log = os.open(order["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
        nothing = os.open(os.devnull, os.O_RDONLY)
        os.dup2(nothing, 0)
        os.dup2(log, 1)
        os.dup2(log, 2)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        try:
            if order["fault"]:
                put_in(order["fault"], Path(order["log"]).with_suffix(".fault"))
            serve(Settings.from_json(order["settings"]))
        finally:
            os._exit(0)


if __name__ == "__main__":
    main()
