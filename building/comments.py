"""For the API reference: what a comment says about an attribute is the attribute's text.

Our classes say what a field is in a comment behind it or right above it, where whoever reads the code looks.
"""

import ast
from typing import Any

import griffe


class AttributeComments(griffe.Extension):
    def on_attribute_instance(self, *, node: Any, attr: griffe.Attribute, **_: Any) -> None:
        if attr.docstring is None and isinstance(node, ast.AST) and attr.lineno and attr.lines_collection:
            lines = attr.lines_collection[attr.filepath]
            said = comment_at(lines, attr.lineno, attr.endlineno or attr.lineno)
            if said:
                attr.docstring = griffe.Docstring(sentence(said), parent=attr)


def comment_at(lines: list[str], first: int, last: int) -> str:
    """The comment behind a statement, or the lines of comment right above it. Lines count from 1."""
    _, hash_mark, behind = lines[last - 1].partition("  # ")
    if hash_mark:
        return behind.strip()
    above: list[str] = []
    at = first - 2
    while at >= 0 and lines[at].strip().startswith("# "):
        above.insert(0, lines[at].strip()[2:])
        at -= 1
    return " ".join(above)


def sentence(said: str) -> str:
    return said[0].upper() + said[1:] + ("" if said.endswith((".", ":", "?")) else ".")
