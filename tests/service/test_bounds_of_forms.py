"""Whole numbers of forms: the first and the last that may be sent, and not one beyond them."""

from typing import Any

import pytest
from pydantic import BaseModel, ValidationError

from followsuit.service.forms import AgainForm, TableForm

AGAIN = {"at": 5, "seat": 1}
TABLE = {"game": "trickster", "players": 4, "seats": [{"kind": "me"}]}


@pytest.mark.parametrize(
    ("form", "usual", "name", "least", "most"),
    [
        (AgainForm, AGAIN, "at", 0, 1_000_000),
        (AgainForm, AGAIN, "seat", 0, 9),
        (TableForm, TABLE, "players", 1, 10),
    ],
)
def test_a_number_is_one_of_those(
    form: type[BaseModel], usual: dict[str, Any], name: str, least: int, most: int
) -> None:
    for value in (least, most):
        assert getattr(form.model_validate({**usual, name: value}), name) == value
    for value in (least - 1, most + 1):
        with pytest.raises(ValidationError):
            form.model_validate({**usual, name: value})
