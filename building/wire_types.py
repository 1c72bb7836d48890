"""The page's types of what it is sent and sends, made from the structs and forms of the service.

    python -m building.wire_types           writes web/src/lib/wire.ts
    python -m building.wire_types --check   says whether it is as the service's shapes are; `make check` asks

Both sides are read as JSON Schema: structs as msgspec describes them, forms as Pydantic does.
"""

import sys
from collections.abc import Iterable
from functools import cache
from typing import Any, Final, get_args

import msgspec
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from building.environment import ROOT
from followsuit.service import forms, messages, shapes

TYPES: Final = ROOT / "web" / "src" / "lib" / "wire.ts"
WIDTH: Final = 110  # of a line, as Prettier sets it
HEAD: Final = """\
/**
 * What the service and the page say to each other. Every text in it is worded by the service.
 *
 * Made from followsuit's shapes by `python -m building.wire_types`: whatever is changed here is lost.
 */
"""
STALE: Final = "web/src/lib/wire.ts is not what the service's shapes are: python -m building.wire_types"
PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}

Schema = dict[str, Any]


@cache
def sent_by_the_service() -> dict[str, Schema]:
    """Every struct by its name: the messages of the socket, the answers over HTTP, and what is in them."""
    every = [*get_args(shapes.FromService), *shapes.ANSWERS]
    _, components = msgspec.json.schema_components(every, ref_template="{name}")
    return components


def sent_by_the_page() -> dict[str, Schema]:
    """Likewise what the service checks: the messages of a client, and forms."""
    every: list[type[BaseModel]] = [
        *messages.ALL,
        forms.ChosenForm,
        forms.TableForm,
        forms.JoinForm,
        forms.FillForm,
        forms.AgainForm,
    ]
    _, described = models_json_schema([(form, "validation") for form in every], ref_template="{model}")
    components: dict[str, Schema] = described["$defs"]
    # A message is called one, as those are that the service sends.
    return {asked(name): schema for name, schema in components.items()}


def asked(name: str) -> str:
    return name if name.endswith("Form") else f"{name}Message"


def type_of(schema: Schema) -> str:
    """As TypeScript writes it."""
    if "$ref" in schema:
        name = str(schema["$ref"])
        return name if name in sent_by_the_service() else asked(name)
    if "enum" in schema or "const" in schema:
        values = schema["enum"] if "enum" in schema else [schema["const"]]
        return union(f'"{value}"' for value in values)
    if "anyOf" in schema or "oneOf" in schema:
        return union(type_of(one) for one in schema["anyOf" if "anyOf" in schema else "oneOf"])
    kind = schema["type"]
    if isinstance(kind, list):
        return union(PLAIN[one] for one in kind)
    if "prefixItems" in schema:
        return f"[{', '.join([type_of(one) for one in schema['prefixItems']])}]"
    if kind == "array":
        item = type_of(schema["items"])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if kind == "object":
        return f"Record<string, {type_of(schema['additionalProperties'])}>"
    return PLAIN[kind]


def union(types: Iterable[str]) -> str:
    """Each once; nothing last, as one would write it."""
    known = dict.fromkeys(types)
    return " | ".join([one for one in known if one != "null"] + [one for one in known if one == "null"])


def remark(words: str, indent: str = "") -> list[str]:
    return [f"{indent}/** {' '.join(words.split())} */"] if words else []


def declared(name: str, schema: Schema) -> list[str]:
    """One type: an interface, or what an enumeration may be."""
    lines = remark(schema.get("description", ""))
    if "enum" in schema:
        return [*lines, *alias(name, type_of(schema))]
    lines.append(f"export interface {name} {{")
    for key, field in schema["properties"].items():
        is_there = key in schema.get("required", [])
        lines += remark(field.get("description", ""), "  ")
        lines += broken(f"  {key}{'' if is_there else '?'}:", type_of(field))
    return [*lines, "}"]


def alias(name: str, types: str) -> list[str]:
    return broken(f"export type {name} =", types)


def broken(head: str, types: str) -> list[str]:
    """In one line, below the head of a type, or in one for each that it may be: as Prettier breaks it."""
    line = f"{head} {types};"
    if len(line) <= WIDTH:
        return [line]
    indent = " " * (len(head) - len(head.lstrip()) + 2)
    if head.endswith("=") and len(f"{indent}{types};") <= WIDTH:
        return [head, f"{indent}{types};"]
    each = [f"{indent}| {one}" for one in types.split(" | ")]
    return [head, *each[:-1], f"{each[-1]};"]


def written() -> str:
    """The whole file."""
    sent, given = sent_by_the_service(), sent_by_the_page()
    blocks = [declared(name, schema) for name, schema in {**sent, **given}.items()]
    blocks.append(alias("FromService", union(one.__name__ for one in get_args(shapes.FromService))))
    blocks.append(alias("ToService", union(asked(one.__name__) for one in messages.ALL)))
    return HEAD + "".join(["\n" + "\n".join(block) + "\n" for block in blocks])


def main(words: list[str]) -> int:
    if "--check" not in words:
        TYPES.write_text(written(), encoding="utf-8")
    elif TYPES.read_text(encoding="utf-8") != written():
        print(STALE, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
