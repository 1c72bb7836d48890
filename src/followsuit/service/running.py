"""Starting the server: migrations first, then Uvicorn with one worker or several."""

import os
import socket
import tempfile
import threading
import webbrowser
from dataclasses import replace
from typing import Any, Final

import uvicorn

from followsuit.service.app import SETTINGS, new_app
from followsuit.service.logs import set_up_logs
from followsuit.service.migrating import migrate
from followsuit.service.settings import Settings, WrongSetting, checked

LARGEST_FRAME: Final = 65_536  # what is bigger than a message may be, but not this, gets a sentence


def serve(settings: Settings, opens_browser: bool = False) -> None:
    """Serve until told to stop."""
    checked(settings)
    migrate(settings)
    bound = bind(settings)
    port = bound.getsockname()[1]
    address = settings.public_url or f"http://{shown_host(settings.host)}:{port}/"
    print(f"The table is set at {address} (stop with Ctrl+C).", flush=True)
    if opens_browser:
        threading.Timer(0.3, webbrowser.open, [address]).start()
    if settings.workers == 1:
        serve_alone(settings, bound)
    else:
        bound.close()
        serve_together(replace(settings, port=port))


def serve_alone(settings: Settings, bound: socket.socket) -> None:
    set_up_logs()
    server = uvicorn.Server(uvicorn.Config(new_app(settings), **options_of(settings)))
    server.run(sockets=[bound])


def serve_together(settings: Settings) -> None:
    """Several processes; each is told the settings by its environment, and they count together."""
    os.environ[SETTINGS] = settings.to_json()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        uvicorn.run(
            "followsuit.service.app:from_environment",
            factory=True,
            workers=settings.workers,
            host=settings.host,
            port=settings.port,
            **options_of(settings),
        )


def options_of(settings: Settings) -> dict[str, Any]:
    return {
        "log_config": None,
        "access_log": False,
        "server_header": False,
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
    except OSError as error:
        bound.close()
        said = (error.strerror or str(error)).lower()
        raise WrongSetting(f"Cannot serve at {settings.host}, port {settings.port}: {said}.") from None
    bound.set_inheritable(True)
    return bound


def shown_host(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host
