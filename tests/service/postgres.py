"""A PostgreSQL server for tests, from the package that carries one.

PostgreSQL will not run as root. Where the tests do, it runs as nobody, in a folder of nobody's; its
programs are copied there if nobody cannot reach them where they are installed. Another PostgreSQL of the
machine, and what PG… in the environment says about it, makes no difference.
"""

import os
import pwd
import shutil
import subprocess
import tempfile
from importlib.util import find_spec
from pathlib import Path

UNPRIVILEGED = "nobody"
PORT = 5432  # which only names the socket


class Postgres:
    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="fs-pg-"))  # short: a socket's path has a limit
        self.user: int | None = None
        self.group: int | None = None
        if os.geteuid() == 0:
            entry = pwd.getpwnam(UNPRIVILEGED)
            self.user, self.group = entry.pw_uid, entry.pw_gid
            os.chown(self.folder, self.user, self.group)
        self.programs = self.reachable_programs()
        self.data = self.folder / "data"
        self.call("initdb", "-D", str(self.data), "-U", "postgres", "-A", "trust", "-E", "utf8", "--no-sync")
        options = f"-c listen_addresses= -c unix_socket_directories={self.folder} -c fsync=off -c port={PORT}"
        self.call(
            "pg_ctl", "-D", str(self.data), "-w", "-l", str(self.folder / "log"), "-o", options, "start"
        )
        self.count = 0

    def reachable_programs(self) -> Path:
        spec = find_spec("pgserver")
        assert spec is not None
        assert spec.submodule_search_locations
        installed = Path(spec.submodule_search_locations[0]) / "pginstall"
        if self.user is None or all(path.stat().st_mode & 0o005 == 0o005 for path in upwards(installed)):
            return installed / "bin"
        # As deep as it was: the programs look for their libraries three folders up from themselves.
        copy = self.folder / "programs" / installed.parent.name / installed.name
        shutil.copytree(installed, copy, symlinks=True)
        bundled = installed.parents[1] / "pgserver.libs"  # beside the package, where a wheel has them
        if bundled.is_dir():
            shutil.copytree(bundled, copy.parents[1] / bundled.name)
        # Under a strict umask the files are root's alone, copies too.
        for path in (self.folder / "programs", *(self.folder / "programs").rglob("*")):
            os.chown(path, self.user, self.group or 0, follow_symlinks=False)
        return copy / "bin"

    def call(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self.programs / program), *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE if program == "initdb" else subprocess.DEVNULL,
            stderr=subprocess.STDOUT,
            text=True,
            cwd=self.folder,
            env={name: value for name, value in os.environ.items() if not name.startswith("PG")},
            user=self.user,
            group=self.group,
            extra_groups=None if self.user is None else [],
            check=False,
        )
        assert done.returncode == 0, f"{program} failed: {done.stdout}"

    def new_database(self) -> str:
        """The URL of an empty database."""
        self.count += 1
        name = f"tables{self.count}"
        self.call("createdb", "-h", str(self.folder), "-p", str(PORT), "-U", "postgres", name)
        return f"postgresql://postgres@/{name}?host={self.folder}&port={PORT}&sslmode=disable"

    def close(self) -> None:
        self.call("pg_ctl", "-D", str(self.data), "-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)


def upwards(path: Path) -> list[Path]:
    return [path, path / "bin", *path.parents]
