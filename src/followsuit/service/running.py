"""Starting the server: migrations first, then Uvicorn with one worker or several."""

import contextlib
import errno
import logging
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
import webbrowser
from pathlib import Path
from typing import Any, Final

import uvicorn
from fastapi import FastAPI
from prometheus_client.multiprocess import mark_process_dead
from uvicorn.supervisors import Multiprocess

from followsuit.service.app import SETTINGS, from_environment, new_app
from followsuit.service.logs import set_up_logs
from followsuit.service.migrating import migrate
from followsuit.service.settings import Settings, WrongSetting, checked
from followsuit.service.watch import end_in_time

LARGEST_FRAME: Final = 65_536  # what is bigger than a message may be, but not this, gets a sentence
COUNTS: Final = "PROMETHEUS_MULTIPROC_DIR"  # the folder where several workers count together
ELSEWHERE: Final = ("192.0.2.1", 9)  # an address set aside for examples
LONGEST_STILLNESS: Final = 15  # of a worker, in seconds; one that is loading on a busy machine is still too
LAST_MOMENT: Final = 1.0  # that the one who watches over workers has more than they, in seconds
MOST_FILES: Final = 65_536


def serve(settings: Settings, opens_browser: bool = False) -> None:
    """Serve until told to stop."""
    checked(settings)
    more_connections()
    migrate(settings)
    bound = bind(settings)
    port = bound.getsockname()[1]
    address = settings.public_url or f"http://{shown_host(settings.host)}:{port}/"
    print(f"The table is set at {address} (stop with Ctrl+C).", flush=True)
    if opens_browser:
        threading.Timer(0.3, open_page, [address]).start()
    if settings.workers == 1:
        serve_alone(settings, bound)
    else:
        serve_together(settings, bound)


def open_page(address: str) -> None:
    if not webbrowser.open(address):
        print("No browser was found here: open the address in one of yours.", flush=True)


def serve_alone(settings: Settings, bound: socket.socket) -> None:
    set_up_logs()
    server = uvicorn.Server(uvicorn.Config(new_app(settings), **options_of(settings)))
    server.run(sockets=[bound])


def serve_together(settings: Settings, bound: socket.socket) -> None:
    """Several processes, watched over by this one; each is told the settings by its environment."""
    set_up_logs()
    logging.getLogger("uvicorn.error").setLevel("INFO")  # which worker died, and that another was started
    os.environ[SETTINGS] = settings.to_json()
    with tempfile.TemporaryDirectory() as folder:
        os.environ[COUNTS] = folder
        config = uvicorn.Config(
            f"{__name__}:{worker.__name__}",
            factory=True,
            workers=settings.workers,
            timeout_worker_healthcheck=LONGEST_STILLNESS,
            **options_of(settings),
        )
        watching = Multiprocess(config, sockets=[bound])

        def end_all() -> None:
            for process in watching.processes:
                process.process.kill()

        end_in_time(settings.end_within + LAST_MOMENT, end_all)
        watching.run()


def worker() -> FastAPI:
    """What each of several processes serves."""
    watching = multiprocessing.parent_process()
    assert watching is not None
    threading.Thread(target=stop_after, args=[watching], daemon=True).start()
    forget_the_dead(Path(os.environ[COUNTS]))
    return from_environment()


def stop_after(watching: multiprocessing.process.BaseProcess) -> None:
    """A worker that nobody watches over any more would keep the port, and its tables' bots."""
    watching.join()
    os.kill(os.getpid(), signal.SIGTERM)


def forget_the_dead(folder: Path) -> None:
    """What a worker counted as open is not, once it has been killed. Each new worker sees to that."""
    for file in folder.glob("gauge_live*.db"):
        pid = int(file.stem.rpartition("_")[2])
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            mark_process_dead(pid, str(folder))  # type: ignore[no-untyped-call]


def more_connections() -> None:
    """As many as the system allows; a thousand, which is usual, would be few."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def options_of(settings: Settings) -> dict[str, Any]:
    return {
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "http": "followsuit.service.lines:HttpLine",
        "ws": "followsuit.service.lines:SocketLine",
        "ws_max_size": LARGEST_FRAME,
        "ws_per_message_deflate": False,  # states are small, and answers should be quick
        "timeout_graceful_shutdown": 3,
        "proxy_headers": bool(settings.trusted_proxies),
        "forwarded_allow_ips": settings.trusted_proxies or None,
    }


def bind(settings: Settings) -> socket.socket:
    """The port, or one sentence about why it cannot be had."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((settings.host, settings.port))
    except (OSError, UnicodeError) as error:
        bound.close()
        if not isinstance(error, OSError):
            raise WrongSetting(f"Cannot serve at {settings.host}: there is no such host.") from None
        said = (error.strerror or str(error)).lower()
        other = " --port 0 takes any free one." if error.errno == errno.EADDRINUSE else ""
        raise WrongSetting(f"Cannot serve at {settings.host}, port {settings.port}: {said}.{other}") from None
    bound.set_inheritable(True)
    return bound


def shown_host(host: str) -> str:
    """The name to open the page by; for a server at every address one that others can use too."""
    if host in ("0.0.0.0", "::"):
        return own_address()
    return f"[{host}]" if ":" in host else host


def own_address() -> str:
    """This machine's address in its network. Nothing is sent: the system only says which way it would go."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return "localhost"
        return str(probe.getsockname()[0])
