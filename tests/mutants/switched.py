"""All faults that were drawn, in one copy of the code: each beside what it replaces.

A statement with a fault becomes `if is_made(7): what is wrong, else: what is right`; of one with a body only
what stands in its head is chosen so. The text of the file stays as it is, and so do its lines.
"""

import ast
import copy
import marshal
from collections import defaultdict
from pathlib import Path
from types import CodeType

from mutants.faults import Fault
from mutants.started.switch import ASKED, alone, place_of

BODIES = ("body", "orelse", "finalbody", "handlers", "cases")
HEADS = {ast.If: "test", ast.While: "test", ast.For: "iter", ast.AsyncFor: "iter"}


class NotSwitched(Exception):
    """A fault where Python has no place for a choice: a default of an argument, the pattern of a match."""


Choice = tuple[int, ast.AST]  # the number of a fault, and the statement or expression as it then is


class Chooser(ast.NodeTransformer):
    """Puts the choices in, by the node that each is made for."""

    def __init__(self, of_statements: dict[ast.AST, list[Choice]], of_heads: dict[ast.AST, list[Choice]]):
        self.of_statements = of_statements
        self.of_heads = of_heads

    def visit(self, node: ast.AST) -> ast.AST:
        visited: ast.AST = self.generic_visit(node)
        if isinstance(visited, ast.stmt):
            for number, wrong in self.of_statements.get(node, []):
                assert isinstance(wrong, ast.stmt)
                assert isinstance(visited, ast.stmt)
                visited = ast.copy_location(ast.If(asked(number, node), [wrong], [visited]), node)
        if isinstance(visited, ast.expr):
            for number, wrong in self.of_heads.get(node, []):
                assert isinstance(wrong, ast.expr)
                assert isinstance(visited, ast.expr)
                visited = ast.copy_location(ast.IfExp(asked(number, node), wrong, visited), node)
        return visited


def asked(number: int, where: ast.AST) -> ast.expr:
    call = ast.Call(ast.Name(ASKED, ast.Load()), [ast.Constant(number)], [])
    for node in ast.walk(call):
        ast.copy_location(node, where)
    return call


def same(one: object, other: object) -> bool:
    if isinstance(one, ast.AST) and isinstance(other, ast.AST):
        return ast.dump(one) == ast.dump(other)
    return one == other


def differing(right: ast.AST, wrong: ast.AST) -> tuple[ast.AST, ast.AST]:
    """Of two trees that differ in one place, the least statement or head around it in each."""
    for name in BODIES:
        ours, theirs = getattr(right, name, None), getattr(wrong, name, None)
        if not isinstance(ours, list) or not isinstance(theirs, list):
            continue
        for one, other in zip(ours, theirs, strict=True):
            if not same(one, other):
                return differing(one, other)
    if isinstance(right, ast.With | ast.AsyncWith):
        for item, wrong_item in zip(right.items, getattr(wrong, "items"), strict=True):  # noqa: B009
            if not same(item.context_expr, wrong_item.context_expr):
                return item.context_expr, wrong_item.context_expr
    head = HEADS.get(type(right), "")
    if head and not same(getattr(right, head), getattr(wrong, head)):
        return getattr(right, head), getattr(wrong, head)
    if not isinstance(right, ast.stmt) or isinstance(getattr(right, "body", None), list):
        raise NotSwitched
    return right, wrong


def code_of(source: str, name: str, faults: dict[int, Fault]) -> tuple[CodeType, set[int]]:
    """The code of a module with all these faults, by their numbers; and those that have no place in it."""
    tree = ast.parse(source)
    of_statements: dict[ast.AST, list[Choice]] = defaultdict(list)
    of_heads: dict[ast.AST, list[Choice]] = defaultdict(list)
    left: set[int] = set()
    for number, fault in faults.items():
        try:
            right, wrong = differing(tree, ast.parse(fault.made_in(source)))
        except NotSwitched:
            left.add(number)
            continue
        (of_statements if isinstance(right, ast.stmt) else of_heads)[right].append(
            (number, copy.deepcopy(wrong))
        )
    chosen = ast.fix_missing_locations(Chooser(of_statements, of_heads).visit(tree))
    assert isinstance(chosen, ast.Module)
    return compile(chosen, name, "exec", dont_inherit=True), left


def write_code(sources: Path, folder: Path, made: dict[int, tuple[str, Fault]]) -> set[int]:
    """The code of every module with faults goes into a folder; returns those that lie alone."""
    folder.mkdir(parents=True, exist_ok=True)
    by_path: dict[str, dict[int, Fault]] = defaultdict(dict)
    for number, (path, fault) in made.items():
        by_path[path][number] = fault
    left: set[int] = set()
    for path, faults in by_path.items():
        source = (sources / path).read_text(encoding="utf-8")
        code, without = code_of(source, str(sources / path), faults)
        place = place_of(folder, path)
        place.write_bytes(marshal.dumps(code))
        for number in without:
            wrong = compile(faults[number].made_in(source), str(sources / path), "exec", dont_inherit=True)
            alone(place, number).write_bytes(marshal.dumps(wrong))
        left |= without
    return left
