"""The HTTP surface as OpenAPI describes it: Schemathesis finds nothing."""

import json
import os
import subprocess
import sys
from pathlib import Path

from many import ALL
from service import web
from service.nursery import Server
from service.people import BOT, ME, Person


def test_schemathesis_finds_no_broken_property(server: Server, tmp_path: Path) -> None:
    """With a finished table among the examples, so that what remains of a game is looked at too."""
    mika = Person(server)
    table = mika.begin([ME, BOT, BOT])["table"]
    with mika.sit(table) as socket:
        socket.play_on()
    config = tmp_path / "schemathesis.toml"
    config.write_text(f'[parameters]\n"path.table" = "{table}"\n')
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"]
    command += [
        f"{server.base}/openapi.json",
        "--max-examples",
        "50" if ALL else "4",
        "--seed",
        "1",
        "--workers",
        "1",
    ]
    # Which numbers of players and which options go together is each game's affair, and answered with 400.
    command += ["--exclude-checks", "positive_data_acceptance"]
    command += ["--phases", "examples,coverage,fuzzing", "--no-color", "--generation-database", "none"]
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


def test_the_description_is_whole(server: Server) -> None:
    description = Person(server).get("/openapi.json")
    for path, methods in description["paths"].items():
        for method, operation in methods.items():
            assert operation.get("description"), f"{method} {path} is not described"
    assert "remote_bot.py" in description["info"]["description"]
    assert "$ref" in json.dumps(description["paths"]["/api/tables"]["post"]["requestBody"])


def test_what_can_be_done_at_an_address_is_said(server: Server) -> None:
    """Also where several things can, each by a route of its own."""
    refused = web.request("DELETE", f"{server.base}/api/tables/k3v9x0qp2a7c/review")
    assert refused.status_code == 405
    assert refused.headers["allow"] == "GET, POST"
    assert web.request("DELETE", f"{server.base}/api/games").headers["allow"] == "GET"
