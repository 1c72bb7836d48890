"""Who asks, and from where: addresses, origins, guests."""

from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from followsuit.service.rights import guest_hash, is_guest
from followsuit.service.settings import LOOPBACK, Settings

COOKIE: Final = "followsuit_guest"


def address_of(connection: HTTPConnection) -> str:
    """Behind a trusted proxy, what it says; Uvicorn has put it there."""
    return connection.client.host if connection.client is not None else "unknown"


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
    """A server on loopback answers to loopback names only, so that no name of another site, made to
    point here, makes that site's pages ours."""
    host = connection.headers.get("host", "")
    if settings.public_url:
        own = urlsplit(settings.public_url)
        if host.lower() == own.netloc.lower():
            return True
    if settings.host in LOOPBACK:
        return host_name(host) in LOOPBACK
    return not settings.public_url or host_name(host) in (*LOOPBACK, settings.host)


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
