"""For the API reference: what a comment says about an attribute is the attribute's text.

Our classes say what a field is in a comment behind it or right above it, where whoever reads the code looks.
"""

import ast
from typing import Any

import griffe

from building.remarks import comment_at, sentence


class AttributeComments(griffe.Extension):
    def on_attribute_instance(self, *, node: Any, attr: griffe.Attribute, **_: Any) -> None:
        path: Any = attr.filepath
        if attr.docstring is None and isinstance(node, ast.AST) and attr.lineno and attr.lines_collection:
            lines = attr.lines_collection[path]
            said = comment_at(lines, attr.lineno, attr.endlineno or attr.lineno)
            if said:
                attr.docstring = griffe.Docstring(sentence(said), parent=attr)
