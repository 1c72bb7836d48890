"""`make play`: the table in the browser, as soon as there is one. Without make: python3 -m building.play

What the server needs is fetched and the page is built; then it serves, on the interpreted engine if the
compiled one is not there yet. That one is compiled behind the table, at the lowest priority, and put to use
at the next start: a change under a running server would take the table away from people for some seconds,
in the middle of their first game.

What is given besides goes to `followsuit serve`; --no-open leaves the browser alone.
"""

import contextlib
import os
import signal
import socket
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from building.alone import VENV, CannotInstall, alone
from building.environment import PYTHON, ROOT, in_one_line, prepare
from building.installing import (
    INSTALLED,
    INTERPRETED,
    SERVING,
    build_page,
    put_in_place,
    said,
    wish,
)

PORT = 8321
STOPPED = 130  # by Ctrl+C


def free_port() -> int:
    """The usual port, or any free one where somebody else has it."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", PORT))
        except OSError:
            print(f"Port {PORT} is taken by another program; any free one will do.", flush=True)
            return 0
    return PORT


def command(given: list[str]) -> list[str]:
    """How the server is called."""
    words = [str(PYTHON), "-m", "followsuit", "serve"]
    if "--port" not in given:
        words += ["--port", str(free_port())]
    if "--database" not in given and not os.access(Path.home(), os.W_OK):
        print("Your home folder cannot be written, so tables are kept in .venv.", flush=True)
        words += ["--database", f"sqlite:///{VENV / 'tables.sqlite3'}"]
    if "--no-open" not in given:
        words.append("--open")
    return [*words, *(word for word in given if word != "--no-open")]


def serve(given: list[str]) -> int:
    """Serve until stopped, and compile the engine meanwhile if it is not."""
    words = command(given)
    with contextlib.ExitStack() as held:
        with contextlib.suppress(CannotInstall):  # what cannot be written nobody replaces either
            held.enter_context(alone(SERVING, shared=True))
        behind = compile_behind() if is_interpreted() and wish() == "auto" else None
        server = subprocess.Popen(words)
        try:
            status = server.wait()
        except KeyboardInterrupt:
            status = STOPPED
            server.terminate()
            with contextlib.suppress(KeyboardInterrupt):
                server.wait()
        finally:
            if behind is not None and behind.poll() is None:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(behind.pid, signal.SIGTERM)
    return 0 if status == STOPPED else status


def is_interpreted() -> bool:
    return INSTALLED.read_text().split()[1] == INTERPRETED


def compile_behind() -> "subprocess.Popen[bytes]":
    print(
        "The engine runs interpreted for now. It is being compiled behind the table, for the next start.",
        flush=True,
    )
    behind = [sys.executable, "-m", "building.behind"]
    return subprocess.Popen(behind, cwd=ROOT, start_new_session=True)


def stop(*_: object) -> None:
    raise KeyboardInterrupt


def main() -> None:
    signal.signal(signal.SIGTERM, stop)  # ends what was started, like Ctrl+C
    try:
        # The page's tools first: while pip fetches the rest, npm can fetch and the page be built.
        prepare("page")
        with ThreadPoolExecutor(1) as beside:
            page = beside.submit(build_page)
            prepare("serve")
            page.result()
        if wish() == "1":
            prepare("build")
        put_in_place("kept" if wish() == "auto" else wish())
        print(said("followsuit.page_folder.page_line()"), flush=True)
        status = serve(sys.argv[1:])
    except (CannotInstall, OSError) as problem:
        sys.exit(in_one_line(problem))
    except KeyboardInterrupt:
        sys.exit(STOPPED)
    sys.exit(status)


if __name__ == "__main__":
    main()
