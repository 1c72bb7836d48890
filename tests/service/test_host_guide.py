"""docs/guide/host-a-table.md: its commands do what it says, as far as a machine can find out."""

import getpass
import os
import re
import shlex
import shutil
import sqlite3
import stat
import subprocess
from pathlib import Path

import pytest
from typer.testing import CliRunner

from followsuit.cli.main import app
from followsuit.service.settings import Limits, Settings, checked
from service.nursery import Nursery
from service.people import BOT, ME, Person
from service.postgres import Postgres

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "host-a-table.md"
FILE = "/var/lib/followsuit/tables.sqlite3"


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)


def unit() -> str:
    return next(block for block in blocks("ini") if "[Service]" in block)


def shell(script: str, folder: Path) -> str:
    done = subprocess.run(["sh", "-e", "-c", script], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.skipif(shutil.which("sqlite3") is None, reason="there is no sqlite3 command here")
def test_a_backup_that_was_made_while_the_server_ran_brings_the_table_back(
    nursery: Nursery, tmp_path: Path
) -> None:
    """The guide's commands, with a file of ours for the one it names; what was played later is lost."""
    file = tmp_path / "tables.sqlite3"
    server = nursery.serve(database=f"sqlite:///{file}")
    mika = Person(server)
    table = mika.begin([ME, BOT, BOT])["table"]
    with mika.sit(table) as socket:
        socket.asked()
        socket.answer_and_wait()
        saved = socket.asked()
    backup, restore = (block for block in blocks("sh") if "backup.sqlite3" in block)
    assert shell(backup.replace(FILE, str(file)), tmp_path).strip() == "ok"
    assert stat.S_IMODE((tmp_path / "backup.sqlite3").stat().st_mode) == 0o600
    with mika.sit(table) as socket:
        socket.play_on()
    server.stop()

    # systemctl and the user are not here; everything else is as written.
    own = f"-o {os.geteuid()} -g {os.getegid()}"
    restore = restore.replace("-o followsuit -g followsuit", own).replace(FILE, str(file))
    shell(re.sub(r"(?m)^systemctl .*\n", "", restore), tmp_path)
    again = nursery.again(server)
    with mika.sit(table) as socket:
        assert socket.asked()["options"] == saved["options"]
        assert socket.play_on()
    assert again.faults() == []
    again.kill()


def test_so_does_one_of_postgresql(nursery: Nursery, postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new_database()
    server = nursery.serve(database=database)
    mika = Person(server)
    table = mika.begin([ME, BOT, BOT])["table"]
    with mika.sit(table) as socket:
        saved = socket.asked()
    (both,) = (block for block in blocks("sh") if "pg_dump" in block)
    dump, restore = both.splitlines()
    own = f"export FOLLOWSUIT_DATABASE='{database}' PATH={shlex.quote(str(postgres.programs))}:$PATH; "
    shell(own + dump, tmp_path)
    with mika.sit(table) as socket:
        socket.play_on()
    server.stop()
    shell(own + restore, tmp_path)
    again = nursery.again(server)
    with mika.sit(table) as socket:
        assert socket.asked()["options"] == saved["options"]
        assert socket.play_on()
    again.kill()


def test_a_file_that_is_copied_without_what_lies_beside_it_is_no_backup(nursery: Nursery) -> None:
    """Why the guide does not say cp."""
    server = nursery.serve()
    Person(server).begin([ME, BOT, BOT])
    file = Path(server.settings.database.removeprefix("sqlite:///"))
    copy = file.with_name("copied.sqlite3")
    shutil.copy(file, copy)
    with sqlite3.connect(copy) as line:
        try:
            (count,) = line.execute("select count(*) from tables").fetchone()
        except sqlite3.OperationalError:
            count = 0
    line.close()
    assert count == 0
    server.kill()


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_can_read_the_unit(tmp_path: Path) -> None:
    """With programs and a user that are there for those of the guide."""
    file = tmp_path / "followsuit.service"
    there = unit().replace("/opt/followsuit/bin/followsuit", "/bin/true")
    file.write_text(there.replace("User=followsuit", f"User={getpass.getuser()}"))
    done = subprocess.run(["systemd-analyze", "verify", str(file)], capture_output=True, text=True)
    about_it = [line for line in done.stderr.splitlines() if "followsuit.service" in line]
    assert about_it == []


def test_the_units_command_is_one_of_ours() -> None:
    """Its options are known, its settings hold together, and it ends before systemd loses patience."""
    (command,) = re.findall(r"(?m)^ExecStart=\S+ serve (.*)$", unit())
    words = command.split()
    given = dict(zip(words[::2], words[1::2], strict=True))
    shown = CliRunner().invoke(app, ["serve", "--help"])
    text = shown.output
    for option in given:
        assert option in text
    checked(Settings(public_url=given["--public-url"], trusted_proxies=given["--trusted-proxies"]))
    (patience,) = re.findall(r"(?m)^TimeoutStopSec=(\d+)$", unit())
    assert int(patience) > Settings().end_within + 2
    assert "XDG_DATA_HOME=/var/lib" in unit()  # with followsuit/tables.sqlite3 below it
    assert "UMask=0077" in unit()


def test_every_option_and_variable_of_serve_is_in_the_guide() -> None:
    guide = GUIDE.read_text(encoding="utf-8")
    source = (GUIDE.parents[2] / "src/followsuit/cli/main.py").read_text(encoding="utf-8")
    command = source[source.index("def serve(") :]
    variables = re.findall(r'envvar="(\w+)"', command)
    assert variables == ["FOLLOWSUIT_DATABASE", "FOLLOWSUIT_METRICS_TOKEN"]
    options = [f"--{name.replace('_', '-')}" for name in re.findall(r"(?m)^    (\w+): Annotated", command)]
    for name in [*variables, *[option.replace("--opens", "--open") for option in options]]:
        assert f"`{name}`" in guide, name


def test_the_limits_of_the_guide_are_the_limits() -> None:
    guide = GUIDE.read_text(encoding="utf-8")
    limits = Limits()
    for words in (
        f"{limits.requests_per_second:.0f} requests a second after a burst of {limits.request_burst}",
        f"{limits.page_files_per_second:.0f} files of the page a second after a burst of "
        f"{limits.page_file_burst}",
        f"{limits.lines_per_address} connections and {limits.sockets_per_address} sockets",
        f"{limits.head_seconds:.0f} seconds for the head of a request and {limits.body_seconds:.0f}",
        f"{limits.messages_per_second:.0f} messages a second after a burst of {limits.message_burst}",
        f"{limits.frames_per_second:.0f} pings or parts of messages a second after a burst of "
        f"{limits.frame_burst}",
        f"{limits.watchers_per_table} who watch",
        f"{limits.sockets_per_seat} sockets of one seat",
        f"{limits.tables_per_guest} new tables a day",
        f"{limits.reviews_per_guest} reviews a day; of all guests {limits.reviews_waiting} reviews wait",
    ):
        assert words in guide, words
