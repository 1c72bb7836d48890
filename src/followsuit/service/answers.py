"""Answers over HTTP: structs, written as JSON, and how OpenAPI describes them."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from fastapi.responses import JSONResponse

from followsuit.registry import all_games, find_game
from followsuit.service import shapes, wire

Responses = dict[int | str, dict[str, Any]]  # as FastAPI takes them
SCHEMAS: Final = "#/components/schemas/{name}"
DESCRIBED, COMPONENTS = msgspec.json.schema_components(shapes.ANSWERS, ref_template=SCHEMAS)


class Sent(JSONResponse):
    """A struct, or a list of them; or the JSON of one that was written once for all who ask."""

    def __init__(
        self,
        content: msgspec.Struct | list[Any] | bytes,
        status_code: int = 200,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        kept = {name: value for name, value in (headers or {}).items() if name != "content-length"}
        super().__init__(content, status_code, kept)

    def render(self, content: msgspec.Struct | list[Any] | bytes) -> bytes:
        return content if isinstance(content, bytes) else wire.to_json(content)


def described(shape: object, words: str = "As asked for.") -> dict[str, Any]:
    """What a route answers with, for OpenAPI."""
    schema = DESCRIBED[shapes.ANSWERS.index(shape)]
    return {"description": words, "content": {"application/json": {"schema": schema}}}


def with_examples(description: dict[str, Any]) -> dict[str, Any]:
    """The description with a game that is there wherever one is asked for."""
    game = min(all_games())
    for methods in description["paths"].values():
        for operation in methods.values():
            for parameter in operation.get("parameters", []):
                if parameter["name"] == "game":
                    parameter["schema"]["examples"] = [game]
    players = find_game(game).default_players
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * (players - 1)]
    example = {"game": game, "players": players, "options": {}, "seats": seats, "name": "Mika"}
    description["components"]["schemas"]["TableForm"]["examples"] = [example]
    return description


def with_shapes(description: dict[str, Any]) -> dict[str, Any]:
    """The description with the structs that it refers to."""
    schemas = description.setdefault("components", {}).setdefault("schemas", {})
    for name, schema in COMPONENTS.items():
        schemas[name] = schema
    return description
