"""What may be written into a form or a message: the bounds of every field, and what it is unless said."""

import inspect
import re
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from followsuit.service import forms, messages

BOUNDS = (
    *("default", "minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems"),
    *("maxProperties", "pattern", "enum", "const"),
)
LEVEL = {"default": "random", "maxLength": 40}
NAME = {"default": "Guest", "minLength": 1, "maxLength": 20, "pattern": "^[^,]*$"}
OPTIONS = {"maxProperties": 40, "additionalProperties": {"anyOf": [{}, {}, {"maxLength": 1000}]}}


def bounds(schema: dict[str, Any]) -> dict[str, Any]:
    own = {key: schema[key] for key in BOUNDS if key in schema}
    for inner in ("items", "additionalProperties"):
        if isinstance(schema.get(inner), dict) and bounds(schema[inner]):
            own[inner] = bounds(schema[inner])
    either = [bounds(one) for one in schema.get("anyOf", [])]
    return {**own, "anyOf": either} if any(either) else own


def found(module: Any) -> dict[str, dict[str, Any]]:
    models = [
        one
        for _, one in sorted(vars(module).items())
        if inspect.isclass(one) and issubclass(one, BaseModel) and one.__module__ == module.__name__
    ]
    return {
        one.__name__: {name: bounds(each) for name, each in one.model_json_schema()["properties"].items()}
        for one in models
        if one.model_fields
    }


PROTOCOL = Path(__file__).parents[2] / "docs" / "reference" / "protocol.md"


def test_the_forms_of_the_protocol_s_page_are_taken() -> None:
    written = re.findall(
        r"^```json\n(.*?)^```", PROTOCOL.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    table, chosen = written
    assert [seat.kind for seat in forms.TableForm.model_validate_json(table).seats] == ["me", "bot", "open"]
    assert forms.ChosenForm.model_validate_json(chosen).options == {"characters": "king,ninja"}


def test_the_bounds_of_every_form() -> None:
    assert found(forms) == {
        "AgainForm": {
            "at": {},
            "seat": {},
            "hidden": {"default": "same", "enum": ["same", "drawn"]},
            "pick": {"default": None, "anyOf": [{"maxLength": 80}, {}]},
        },
        "ChosenForm": {"players": {"default": 0, "minimum": 0, "maximum": 10}, "options": OPTIONS},
        "FillForm": {"kind": {"default": "bot", "const": "bot"}, "level": LEVEL},
        "JoinForm": {"invitation": {"maxLength": 100}, "name": NAME},
        "PuzzleForm": {"name": NAME},
        "SeatForm": {"kind": {"enum": ["me", "open", "bot"]}, "level": LEVEL},
        "TableForm": {
            "game": {"maxLength": 64},
            "players": {},
            "options": OPTIONS,
            "seats": {"minItems": 1, "maxItems": 10},
            "name": NAME,
            "within": {"default": None, "anyOf": [{"minimum": 10, "maximum": 86_400}, {}]},
        },
    }


def test_the_bounds_of_every_message() -> None:
    question = {"maxLength": 80}
    assert found(messages) == {
        "Answer": {
            "type": {"const": "answer"},
            "question": question,
            "pick": {"maxLength": 64},
            "ref": {"default": "", "maxLength": 64},
        },
        "AskHint": {"type": {"const": "hint"}, "question": question},
        "Consent": {"type": {"const": "consent"}, "yes": {}},
        "Hello": {
            "type": {"const": "hello"},
            "lang": {"default": "en", "maxLength": 16},
            "since": {"default": None, "anyOf": [{"minimum": 0, "maximum": 1_000_000_000}, {}]},
            "token": {"default": None, "anyOf": [{"maxLength": 200}, {}]},
        },
        "Nudge": {"type": {"const": "nudge"}},
        "Ping": {"type": {"const": "ping"}},
        "Say": {"type": {"const": "chat"}, "text": {"maxLength": 400}},
        "Undo": {"type": {"const": "undo"}},
    }
