"""`followsuit serve`: one clear sentence for every bad value, and a schema that is up to date."""

import os
import re
import socket
import sqlite3
import stat
import subprocess
import sys
import webbrowser
from ipaddress import ip_address
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

import followsuit
from followsuit.cli.main import app
from followsuit.messages.files import messages_of
from followsuit.service.database import postgres_dsn
from followsuit.service.limits import Bucket, Buckets
from followsuit.service.migrating import HEAD, SCRIPTS, migrate
from followsuit.service.running import open_page, shown_host
from followsuit.service.schema import METADATA
from followsuit.service.settings import Limits, Settings, WrongSetting, checked
from followsuit.service.texts import say

WRONG = [
    (["--port", "x"], "x is not a whole number."),
    (["--port", "70000"], "A port is a number from 1 to 65535, or 0 for any free one, not 70000."),
    (["--host", "a b"], "A host is a name or an address, such as 127.0.0.1, not 'a b'."),
    (["--workers", "0"], "The number of workers is from 1 to 64, not 0."),
    (["--workers", "2"], "Several workers need PostgreSQL: give a --database URL that begins postgresql://."),
    (["--database", "mysql://x"], "A database is written sqlite:///file.sqlite3 or"),
    (["--database", "nonsense"], "not nonsense."),
    (["--database", "mysql://me:secret@x/y"], "not mysql://me:…@x/y."),
    (["--database", "sqlite:////proc/none/x.sqlite3"], "/proc/none"),
    (["--database", "postgresql://me:secret@127.0.0.1:1/none"], "cannot be used"),
    (
        ["--thinkers", "1000"],
        "The number of processes that think is from 1 to 256, or 0 for a share of the cores, not 1000.",
    ),
    (["--bot-pause", "-1"], "The bots' pause is from 0 to 60 seconds, not -1."),
    (["--bot-pause", "soon"], "soon is not a number of seconds."),
    (["--grace", "nan"], "The grace time is from 0 to 86400 seconds, not nan."),
    (["--public-url", "cards.example.org"], "The public address is written https://cards.example.org"),
    (["--host", "192.0.2.1"], "Cannot serve at 192.0.2.1, port 8321:"),
    (["--host", "nosuch.invalid"], "Cannot serve at nosuch.invalid, port 8321:"),
    (["--host", "a..b"], "Cannot serve at a..b"),
    (["--port", "-1"], "A port is a number from 1 to 65535"),
    (["--port", "99999999999999999999"], "A port is a number from 1 to 65535"),
    (["--public-url", "https://["], "The public address is written https://cards.example.org"),
    (["--public-url", "https://x:port"], "The public address is written https://cards.example.org"),
    (["--public-url", "https://x:99999"], "The public address is written https://cards.example.org"),
    (["--public-url", "https://me@x"], "The public address is written https://cards.example.org"),
    (["--public-url", "https://x/cards"], "The public address is written https://cards.example.org"),
    (["--public-url", "https://x?y"], "The public address is written https://cards.example.org"),
    (["--public-url", "https://"], "The public address is written https://cards.example.org"),
    (["--trusted-proxies", "proxy.example.org"], "Trusted proxies are addresses or networks"),
    (["--trusted-proxies", "*"], "not '*'."),
    (["--trusted-proxies", "127.0.0.1,"], "not ''."),
    (["--metrics-token", "short"], "The token for the counters has 16 to 200 letters"),
    (["--grace", "inf"], "The grace time is from 0 to 86400 seconds, not inf."),
    (["--database", "postgresql://me:secret@x:port/y"], "The database's port is a number from 1 to 65535"),
    (["--database", "postgresql://me:secret@x:70000/y"], "not '70000'."),
    (["--database", "postgresql://me:secret@[/y"], "A database is written postgresql://"),
    (["--database", "postgresql://me:secret@x/y?sslmode=never"], "sslmode is one of disable"),
    (["--database", "postgresql://me@127.0.0.1:1/y?password=secret"], "password=…"),
    (["--database", "postgresql://me:secret@127.0.0.1:1/y?nonsense=1"], "cannot be used"),
    (["--database", "postgresql://"], "A database is written"),
    (["--database", "sqlite:///:memory:"], "SQLite needs a file"),
]


@pytest.mark.parametrize(("arguments", "sentence"), WRONG, ids=[" ".join(wrong[0]) for wrong in WRONG])
def test_a_bad_value_gets_one_sentence(
    tmp_path: Path,
    arguments: list[str],
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    if not any(word.startswith("--database") for word in arguments) and "--workers" not in arguments:
        arguments = [*arguments, "--database", f"sqlite:///{tmp_path}/x.sqlite3"]
    with pytest.raises(SystemExit) as ended:
        app(["serve", *arguments], prog_name="followsuit")
    said = capsys.readouterr().err
    assert ended.value.code == 2
    assert sentence in said
    assert len(said.splitlines()) == 1
    assert "secret" not in said


def test_a_port_in_use_gets_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        database = f"sqlite:///{tmp_path}/x.sqlite3"
        done = subprocess.run(
            [sys.executable, "-m", "followsuit", "serve", "--port", port, "--database", database],
            capture_output=True,
            text=True,
            timeout=60,
        )
    assert done.returncode == 2
    said = f"Cannot serve at 127.0.0.1, port {port}: address already in use. --port 0 takes any free one."
    assert done.stderr == f"followsuit: {said}\n"


def test_a_server_for_others_is_shown_by_an_address_they_can_use() -> None:
    """Links made on a page opened by a loopback name would lead everybody else nowhere."""
    shown = shown_host("0.0.0.0")
    if shown != "localhost":  # where there is no network at all
        assert not ip_address(shown).is_loopback
        assert not ip_address(shown).is_unspecified
    assert shown == shown_host("::")
    assert [shown_host("127.0.0.1"), shown_host("::1")] == ["127.0.0.1", "[::1]"]


def test_settings_survive_the_way_to_a_worker() -> None:
    settings = Settings(port=1, database="sqlite:////x", grace=3.5, limits=Limits(message_bytes=7))
    assert Settings.from_json(settings.to_json()) == settings
    assert checked(settings) == settings
    with pytest.raises(WrongSetting):
        checked(Settings(grace=-1))


def test_the_migrations_make_what_the_code_says(tmp_path: Path) -> None:
    file = tmp_path / "new" / "tables.sqlite3"
    settings = Settings(database=f"sqlite:///{file}")
    migrate(settings)
    migrate(settings)  # nothing to do
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD
    with create_engine(f"sqlite:///{file}").connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    with sqlite3.connect(file) as database:
        assert database.execute("pragma journal_mode").fetchone() == ("wal",)


def test_a_bucket_gives_a_burst_and_then_a_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    bucket = Bucket(2.0, 3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now += 0.5
    assert [bucket.take(), bucket.take()] == [True, False]
    buckets = Buckets(1.0, 1)
    assert [buckets.take("a"), buckets.take("a"), buckets.take("b")] == [True, False, True]


SAYS = re.compile(r"""\b(?:say|refuse|Problem|Refusal)\(\s*(?:\d+, )?"([a-z-]+)\"""")


def test_every_sentence_the_server_says_is_there() -> None:
    known = messages_of("server", "en")
    folder = Path(followsuit.__file__).parent / "service"
    named = {key for path in folder.glob("*.py") for key in SAYS.findall(path.read_text(encoding="utf-8"))}
    assert len(named) > 15
    assert named <= set(known)
    assert say("seat-count", "en", players=3, count=2) == "3 seats are needed, not 2."
    assert say("seat-count", "ja", players=3, count=2) == "席は 3 人分です（2 ではなく）。"


@pytest.mark.parametrize(("found", "says"), [(True, ""), (False, "No browser was found here")])
def test_without_a_browser_it_is_said(
    found: bool, says: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(webbrowser, "open", lambda address: found)
    open_page("http://127.0.0.1:8321/")
    assert capsys.readouterr().out.startswith(says)
    assert found or says


def test_the_file_is_its_owners_alone(tmp_path: Path) -> None:
    """Seeds and secrets of running games are in it; one that was open to others is closed."""
    file = tmp_path / "new" / "tables.sqlite3"
    before = os.umask(0o022)
    try:
        migrate(Settings(database=f"sqlite:///{file}"))
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
        file.chmod(0o644)
        with sqlite3.connect(file) as reader:
            reader.execute("begin immediate")
            reader.execute("update alembic_version set version_num = version_num")
            reader.commit()
            beside = [file, file.with_name("tables.sqlite3-wal"), file.with_name("tables.sqlite3-shm")]
            assert [stat.S_IMODE(one.stat().st_mode) for one in beside] == [0o644] * 3
            migrate(Settings(database=f"sqlite:///{file}"))
            assert [stat.S_IMODE(one.stat().st_mode) for one in beside] == [0o600] * 3
        reader.close()
    finally:
        os.umask(before)


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/x.sqlite3")
    migrate(settings)
    with sqlite3.connect(tmp_path / "x.sqlite3") as database:
        database.execute("update alembic_version set version_num = '9999'")
    database.close()
    with pytest.raises(WrongSetting, match="newer version of Follow Suit"):
        migrate(settings)


@pytest.mark.parametrize(
    ("given", "dsn"),
    [
        ("postgresql://u:p@h/n", "postgresql://u:p@h/n"),
        ("postgres://u:p@h:5433/n?sslmode=require", "postgresql://u:p@h:5433/n?sslmode=require"),
        ("postgresql://u:p@h/n?ssl=true", "postgresql://u:p@h/n?sslmode=require"),
        ("postgresql+asyncpg://u:p@h/n?ssl=verify-full", "postgresql://u:p@h/n?sslmode=verify-full"),
        (
            "postgresql://u:p@h/n?sslmode=require&channel_binding=require&connect_timeout=5",
            "postgresql://u:p@h/n?sslmode=require",
        ),
        (
            "postgresql://u@/n?host=/run/pg&application_name=cards",
            "postgresql://u@/n?host=%2Frun%2Fpg&application_name=cards",
        ),
        ("postgresql://u:p@[::1]:5432,h:5433/n", "postgresql://u:p@[::1]:5432,h:5433/n"),
    ],
)
def test_addresses_as_hosts_of_databases_give_them_out(given: str, dsn: str) -> None:
    assert postgres_dsn(Settings(database=given).database_url()) == dsn


def test_what_is_no_file_of_ours_is_left_as_it_is(tmp_path: Path) -> None:
    """A folder, or something else that is no plain file, is named in one sentence and not touched."""
    folder = tmp_path / "folder"
    folder.mkdir(mode=0o755)
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe, 0o644)
    for there in (folder, pipe):
        before = there.stat().st_mode
        with pytest.raises(WrongSetting, match=f"{there.name} is no file"):
            migrate(Settings(database=f"sqlite:///{there}"))
        assert there.stat().st_mode == before
