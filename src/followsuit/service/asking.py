"""Who asks, and from where: addresses, origins, guests."""

import socket
from functools import cache
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from followsuit.service.limits import UNKNOWN, network_of, read_address
from followsuit.service.rights import guest_hash, is_guest
from followsuit.service.settings import LOOPBACK, Settings

COOKIE: Final = "followsuit_guest"


def address_of(connection: HTTPConnection) -> str:
    """Whom limits count as one. Behind a trusted proxy, what it says; Uvicorn has put it there."""
    return network_of(connection.client.host) if connection.client is not None else UNKNOWN


def guest_of(connection: HTTPConnection) -> str:
    """The hash of the guest's token; empty for somebody without one."""
    token = connection.cookies.get(COOKIE, "")
    return guest_hash(token) if is_guest(token) else ""


def host_name(netloc: str) -> str:
    try:
        return (urlsplit(f"//{netloc}").hostname or "").lower()
    except ValueError:
        return ""


def is_own_host(settings: Settings, connection: HTTPConnection) -> bool:
    """A name of another site, made to point here, must not make that site's pages ours.

    So the server answers to its public address, to loopback names and, if it serves others at all, to the
    host it was told. One that was told no public address and is not on loopback is reached by its number or
    its machine's name: a number is nobody else's name.
    """
    host = connection.headers.get("host", "")
    if settings.public_url and host.lower() == urlsplit(settings.public_url).netloc.lower():
        return True
    name = host_name(host)
    if name in LOOPBACK:
        return True
    if settings.host in LOOPBACK:
        return False
    if name == settings.host.lower():
        return True
    return not settings.public_url and (read_address(name) is not None or name in machine_names())


@cache
def machine_names() -> tuple[str, ...]:
    """What this machine is called in its network."""
    own = socket.gethostname().lower()
    first = own.partition(".")[0]
    return (own, first, f"{first}.local", f"{first}.lan")


def is_own_origin(settings: Settings, connection: HTTPConnection) -> bool:
    """Browsers say which page sends; it must be ours. Programs say nothing."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if settings.public_url and origin.lower() == settings.public_url.rstrip("/").lower():
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    is_web = parts.scheme in ("http", "https") and not parts.path and bool(parts.netloc)
    return is_web and parts.netloc.lower() == connection.headers.get("host", "").lower()


def is_secure(settings: Settings, connection: HTTPConnection) -> bool:
    return settings.public_url.startswith("https://") or connection.url.scheme in ("https", "wss")
