"""What runs in a browser needs no web framework and no database, and reads forms as the service does."""

import subprocess
import sys
from typing import Any

import msgspec
import pytest
from pydantic import BaseModel

from followsuit.service import forms as service_forms
from followsuit.service import messages
from followsuit.site import forms

NOT_THERE = ["fastapi", "starlette", "pydantic", "sqlalchemy", "asyncpg", "aiosqlite", "alembic", "uvicorn"]
NOT_THERE += ["prometheus_client", "websockets", "h11", "platformdirs", "multiprocessing", "typer", "rich"]


@pytest.mark.parametrize("module", ["followsuit.site.inside", "followsuit.site.mind"])
def test_it_imports_where_no_server_could(module: str) -> None:
    hidden = "".join(f"sys.modules[{name!r}] = None; " for name in NOT_THERE)
    ran = subprocess.run(
        [sys.executable, "-c", f"import sys; {hidden} import {module}"], capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stderr


def fields_of_struct(kind: type[msgspec.Struct]) -> dict[str, bool]:
    """By name, whether it has to be given."""
    return {field.encode_name: field.required for field in msgspec.structs.fields(kind)}


def fields_of_model(kind: type[BaseModel]) -> dict[str, bool]:
    return {name: field.is_required() for name, field in kind.model_fields.items() if name != "type"}


PAIRS: list[tuple[Any, Any]] = [
    *zip(forms.ALL, messages.ALL, strict=True),
    (forms.GivenSeat, service_forms.SeatForm),
    (forms.GivenOptions, service_forms.ChosenForm),
    (forms.GivenTable, service_forms.TableForm),
    (forms.GivenAgain, service_forms.AgainForm),
    (forms.GivenPuzzle, service_forms.PuzzleForm),
]


@pytest.mark.parametrize(("ours", "theirs"), PAIRS, ids=[pair[1].__name__ for pair in PAIRS])
def test_forms_are_those_of_the_service(ours: type[msgspec.Struct], theirs: type[BaseModel]) -> None:
    assert fields_of_struct(ours) == fields_of_model(theirs)


def test_messages_have_the_names_of_the_service() -> None:
    assert [kind.__struct_config__.tag for kind in forms.ALL] == list(messages.KINDS)
