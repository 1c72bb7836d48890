"""Answers over HTTP: structs, written as JSON, and how OpenAPI describes them."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from fastapi import Response

from followsuit.service import shapes, wire

Responses = dict[int | str, dict[str, Any]]  # as FastAPI takes them
SCHEMAS: Final = "#/components/schemas/{name}"
DESCRIBED, COMPONENTS = msgspec.json.schema_components(shapes.ANSWERS, ref_template=SCHEMAS)


class Sent(Response):
    """A struct, or a list of them; or the JSON of one that was written once for all who ask."""

    media_type = "application/json"

    def __init__(
        self,
        content: msgspec.Struct | list[Any] | bytes,
        status: int = 200,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        written = content if isinstance(content, bytes) else wire.to_json(content)
        kept = {name: value for name, value in (headers or {}).items() if name != "content-length"}
        super().__init__(written, status, kept)


def described(shape: object, words: str = "As asked for.") -> dict[str, Any]:
    """What a route answers with, for OpenAPI."""
    schema = DESCRIBED[shapes.ANSWERS.index(shape)]
    return {"description": words, "content": {"application/json": {"schema": schema}}}


def with_shapes(description: dict[str, Any]) -> dict[str, Any]:
    """The description with the structs that it refers to."""
    schemas = description.setdefault("components", {}).setdefault("schemas", {})
    for name, schema in COMPONENTS.items():
        schemas[name] = schema
    return description
