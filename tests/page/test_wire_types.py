"""The page's types are made from what the service sends; whoever changes one without the other is told."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from building import wire_types
from building.environment import ROOT
from followsuit.describe.shapes import Mentioned, ShownCounter
from followsuit.service.shapes import StateMessage, TableInfo


def interface(name: str) -> dict[str, str]:
    """The fields of one type of the page, with what they may be."""
    text = wire_types.TYPES.read_text(encoding="utf-8")
    body = text.split(f"export interface {name} {{")[1].split("\n}")[0]
    return dict(re.findall(r"^  (\w+\??): (.*);$", body, re.MULTILINE))


def test_the_types_are_what_the_shapes_are() -> None:
    """As `make check` asks, of the sources: compiled, an enum has lost what is said of it."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "building.wire_types", "--check"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_types_that_are_stale_fail_the_check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "wire.ts"
    other.write_text(wire_types.written().replace("to_act:", "toAct:"), encoding="utf-8")
    monkeypatch.setattr(wire_types, "TYPES", other)
    assert wire_types.main(["--check"]) == 1
    assert "python -m building.wire_types" in capsys.readouterr().err
    assert wire_types.main([]) == 0
    assert wire_types.main(["--check"]) == 0


def test_a_field_that_is_renamed_makes_them_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    known = wire_types.sent_by_the_service()
    fields = {
        ("seat_of" if key == "seat" else key): field
        for key, field in known["ShownCounter"]["properties"].items()
    }
    other = {**known, "ShownCounter": {**known["ShownCounter"], "properties": fields}}
    monkeypatch.setattr(wire_types, "sent_by_the_service", lambda: other)
    assert wire_types.main(["--check"]) == 1


def test_every_field_has_its_type() -> None:
    """What may be left out has a question mark; what may be null says so."""
    counter = interface("ShownCounter")
    always = {*ShownCounter.__struct_fields__} - {"suit", "goal", "lies", "spent", "piece"}
    assert set(counter) == {*always, "suit?", "goal?", "lies?", "spent?", "piece?"}
    assert counter["seat"] == "number | null"
    assert set(interface("StateMessage")) == {"type", *StateMessage.__struct_fields__}
    assert interface("StateMessage")["type"] == '"state"'
    assert set(interface("Mentioned")) == {f"{name}?" for name in Mentioned.__struct_fields__}
    assert interface("TableInfo")["options"] == "Record<string, number | string | boolean>"
    assert set(TableInfo.__struct_fields__) == {key.rstrip("?") for key in interface("TableInfo")}
    assert interface("News")["parts"] == "(string | Mentioned)[]"
    assert "from?" in interface("News")


def test_what_the_page_says_is_typed_too() -> None:
    assert interface("AnswerMessage") == {
        "type": '"answer"',
        "question": "string",
        "pick": "string",
        "ref?": "string",
    }
    assert interface("HelloMessage")["since?"] == "number | null"
