"""A PostgreSQL that is reached over TLS, by the addresses that hosts of databases give out."""

import asyncio
import shutil
import ssl
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from followsuit.service.migrating import migrate
from followsuit.service.settings import Settings, WrongSetting
from service import web
from service.nursery import Nursery, free_port
from service.people import BOT, ME, Person
from service.postgres import Postgres

WISH_FOR_TLS = bytes([0, 0, 0, 8, 4, 210, 22, 47])  # PostgreSQL's SSLRequest


class TlsDoor:
    """Speaks TLS with those who come, and passes on to PostgreSQL's own socket what they say."""

    def __init__(self, certificate: Path, key: Path, inside: Path) -> None:
        self.port = free_port()
        self.inside = str(inside)
        self.came = 0
        self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.context.load_cert_chain(certificate, key)
        self.loop = asyncio.new_event_loop()
        started = threading.Event()
        self.thread = threading.Thread(target=self.run, args=[started], daemon=True)
        self.thread.start()
        assert started.wait(10)

    def run(self, started: threading.Event) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(asyncio.start_server(self.serve, "127.0.0.1", self.port))
        started.set()
        self.loop.run_forever()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if await reader.readexactly(8) != WISH_FOR_TLS:
            writer.close()  # nobody comes in without
            return
        writer.write(b"S")
        await writer.drain()
        await writer.start_tls(self.context)
        self.came += 1
        there, back = await asyncio.open_unix_connection(self.inside)
        await asyncio.gather(pass_on(reader, back), pass_on(there, writer))

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(5)


async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while some := await reader.read(65_536):
            writer.write(some)
            await writer.drain()
    except (OSError, ssl.SSLError):
        pass
    writer.close()


@pytest.fixture(scope="module")
def door(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TlsDoor]:
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("there is no openssl here to make a certificate")
    folder = tmp_path_factory.mktemp("certificate")
    subject = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1", "-days", "2", "-nodes"]
    files = ["-keyout", "key.pem", "-out", "cert.pem"]
    subprocess.run(
        [openssl, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", *files, *subject],
        cwd=folder,
        check=True,
        capture_output=True,
    )
    door = TlsDoor(folder / "cert.pem", folder / "key.pem", postgres.folder / ".s.PGSQL.5432")
    door.certificate = folder / "cert.pem"  # type: ignore[attr-defined]
    yield door
    door.close()


@pytest.mark.parametrize(
    "query", ["sslmode=require&channel_binding=require", "ssl=true", "sslmode=verify-full&sslrootcert={}"]
)
def test_a_table_is_played_over_tls(nursery: Nursery, postgres: Postgres, door: TlsDoor, query: str) -> None:
    """The one who writes, those who read and the listener: all come through the door."""
    name = postgres.new_database().partition("@/")[2].partition("?")[0]
    query = query.format(door.certificate)  # type: ignore[attr-defined]
    before = door.came
    server = nursery.serve(database=f"postgresql://postgres@127.0.0.1:{door.port}/{name}?{query}", probe=0.1)
    for _ in range(200):
        ready = web.get(f"{server.base}/readyz")
        if ready.status_code == 200:
            break
    assert ready.json() == {"status": "ok"}
    mika = Person(server)
    with mika.sit(mika.begin([ME, BOT, BOT])["table"]) as socket:
        socket.asked()
        assert socket.answer()["type"] == "taken"
    assert door.came - before >= 3
    assert server.faults() == []
    server.kill()


def test_a_certificate_that_is_not_trusted_is_one_sentence(postgres: Postgres, door: TlsDoor) -> None:
    url = f"postgresql://postgres:secret@127.0.0.1:{door.port}/x?sslmode=verify-full&sslrootcert=/nowhere.pem"
    with pytest.raises(WrongSetting, match="cannot be used") as refusal:
        migrate(Settings(database=url))
    assert "secret" not in str(refusal.value)
    assert len(str(refusal.value).splitlines()) == 1
