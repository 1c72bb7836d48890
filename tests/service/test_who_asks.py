"""Who asks, and under which name: networks, host names, proxies, https."""

import httpx
import pytest
from msgspec.structs import replace
from starlette.requests import HTTPConnection

from followsuit.service.asking import address_of, is_own_host, is_own_origin, machine_names
from followsuit.service.limits import UNKNOWN, network_of
from followsuit.service.lines import OpenLines
from followsuit.service.settings import Settings
from service import web
from service.nursery import FREE, Nursery
from service.people import BOT, ME

PUBLIC = "https://cards.example.org"


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("garbage", UNKNOWN),
        ("", UNKNOWN),
        ("192.0.2.7, 192.0.2.8", UNKNOWN),
        ("1" * 5000, UNKNOWN),
    ],
)
def test_limits_count_by_network(address: str, network: str) -> None:
    """A home has 2**64 addresses of IPv6, and garbage has no limit to its spellings."""
    assert network_of(address) == network
    scope = {"type": "http", "client": (address, 1), "headers": []}
    assert address_of(HTTPConnection(scope)) == network


def asked(host: str, origin: str | None = None) -> HTTPConnection:
    headers = [(b"host", host.encode())]
    if origin is not None:
        headers.append((b"origin", origin.encode()))
    return HTTPConnection({"type": "http", "headers": headers, "scheme": "http", "path": "/"})


LOOPBACK_ONLY = Settings()
EVERYWHERE = Settings(host="0.0.0.0")
BEHIND_A_PROXY = Settings(public_url=PUBLIC)
EVERYWHERE_AND_PUBLIC = Settings(host="0.0.0.0", public_url=PUBLIC)
ONE_ADDRESS = Settings(host="192.0.2.7")


@pytest.mark.parametrize(
    ("settings", "own", "others"),
    [
        (LOOPBACK_ONLY, ["127.0.0.1:8321", "localhost", "[::1]:1"], ["192.0.2.7", "cards.example.org", ""]),
        (
            EVERYWHERE,
            ["127.0.0.1", "192.0.2.7:8321", "[2001:db8::1]:8321", machine_names()[0]],
            ["evil.example", "cards.example.org", "192.0.2.7.evil.example", "", "["],
        ),
        (
            BEHIND_A_PROXY,
            ["cards.example.org", "CARDS.example.org", "localhost"],
            ["evil.example", "192.0.2.7"],
        ),
        (
            EVERYWHERE_AND_PUBLIC,
            ["cards.example.org", "127.0.0.1:8321"],
            ["evil.example", "192.0.2.7", "cards.example.org:8321", "cards.example.org.evil.example"],
        ),
        (ONE_ADDRESS, ["192.0.2.7:8321", "localhost"], ["evil.example"]),
    ],
    ids=["loopback", "everywhere", "proxy", "everywhere and public", "one address"],
)
def test_the_server_answers_to_its_own_names_only(
    settings: Settings, own: list[str], others: list[str]
) -> None:
    """Another site's name, made to point here, would make that site's pages ours."""
    assert [host for host in own if not is_own_host(settings, asked(host))] == []
    assert [host for host in others if is_own_host(settings, asked(host))] == []


def test_pages_of_the_public_address_are_ours() -> None:
    """Whatever the proxy says the host is; and no page of another is."""
    assert is_own_origin(BEHIND_A_PROXY, asked("127.0.0.1:8321", PUBLIC))
    assert is_own_origin(BEHIND_A_PROXY, asked("127.0.0.1:8321", "https://CARDS.example.org"))
    assert is_own_origin(BEHIND_A_PROXY, asked("localhost:8321", "http://localhost:8321"))
    assert not is_own_origin(BEHIND_A_PROXY, asked("cards.example.org", "https://evil.example"))
    assert not is_own_origin(LOOPBACK_ONLY, asked("127.0.0.1:8321", PUBLIC))


def test_a_server_with_a_public_address_plays_under_it_and_under_no_other_name(nursery: Nursery) -> None:
    """The proxy passes on Host, who asks and that it was https."""
    limits = replace(FREE, changes_per_second=0.001, change_burst=1)
    server = nursery.serve(public_url=PUBLIC, trusted_proxies="127.0.0.1", limits=limits)
    headers = {"host": "cards.example.org", "origin": PUBLIC, "x-forwarded-proto": "https"}
    body = {"game": "trick-raiders", "players": 3, "seats": [ME, BOT, BOT]}

    def begin(forwarded_for: str, **others: str) -> httpx.Response:
        told = {**headers, "x-forwarded-for": forwarded_for, **others}
        return web.post(f"{server.base}/api/tables", json=body, headers=told)

    begun = begin("2001:db8::1")
    assert begun.status_code == 201
    assert "Secure" in begun.headers["set-cookie"]
    assert begun.headers["strict-transport-security"] == "max-age=31536000"
    assert begin("2001:db8::2").status_code == 429, "the same home"
    assert begin("2001:db8:0:1::2").status_code == 201, "another one"
    assert begin("garbage").status_code == 201
    assert begin("other garbage").status_code == 429
    assert begin("2001:db8:0:2::1", host="evil.example").status_code == 403
    assert begin("2001:db8:0:2::1", origin="https://evil.example").status_code == 403
    server.kill()


def test_without_https_nobody_is_told_to_insist_on_it(nursery: Nursery) -> None:
    server = nursery.serve(host="0.0.0.0")
    response = web.get(f"http://127.0.0.1:{server.settings.port}/healthz")
    assert response.status_code == 200
    assert "strict-transport-security" not in response.headers
    response = web.get(f"http://127.0.0.1:{server.settings.port}/healthz", headers={"host": "evil.example"})
    assert response.status_code == 403
    server.kill()


def test_connections_of_a_trusted_proxy_are_everybodys() -> None:
    lines = OpenLines(Settings(trusted_proxies="127.0.0.1, 10.0.0.0/8"))
    assert [lines.is_proxy(host) for host in ("127.0.0.1", "10.1.2.3", "192.0.2.7", "")] == [
        True,
        True,
        False,
        False,
    ]


def test_the_count_of_a_network_comes_back_to_nothing() -> None:
    """And not below."""
    lines = OpenLines(Settings(limits=replace(FREE, lines_per_address=2)))
    assert [lines.come("a"), lines.come("a"), lines.come("a"), lines.come("b")] == [True, True, False, True]
    lines.go("a")
    assert lines.come("a")
    for _ in range(2):
        lines.go("a")
    assert dict(lines.open) == {"b": 1}
