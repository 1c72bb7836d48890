"""Single faults that can be made in a source file: each changes one small thing."""

import ast
import re
from dataclasses import dataclass

RULE = re.compile(r"[A-Z][A-Z0-9]*-[A-Z0-9]+-\d+")
COMPARED = {
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.In: "not in",
    ast.NotIn: "in",
}
COMPUTED = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.FloorDiv: "*",
    ast.Mod: "*",
    ast.BitAnd: "|",
    ast.BitOr: "&",
}


@dataclass(frozen=True)
class Fault:
    """What stands between two places of the text is replaced."""

    line: int
    start: int
    end: int
    text: str
    what: str  # in words: '== to !='
    rules: tuple[str, ...]  # named where it is made, by the docstrings around it

    def made_in(self, source: str) -> str:
        return source[: self.start] + self.text + source[self.end :]


class Finder(ast.NodeVisitor):
    """Goes through a file; annotations, docstrings and what is only said to programmers are left alone."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.lines = source.splitlines()
        self.found: list[Fault] = []
        self.around: list[str] = []  # the docstrings of classes and functions around

    # Where things stand. The tree counts bytes, and the text letters.

    def at(self, line: int, column: int) -> int:
        text = self.lines[line - 1].encode()[:column].decode()
        return self.starts[line - 1] + len(text)

    def start_of(self, node: ast.expr | ast.stmt) -> int:
        return self.at(node.lineno, node.col_offset)

    def end_of(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.at(node.end_lineno, node.end_col_offset)

    def text_of(self, node: ast.expr | ast.stmt) -> str:
        return self.source[self.start_of(node) : self.end_of(node)]

    def note(self, start: int, end: int, text: str, what: str) -> None:
        rules = RULE.findall(" ".join(self.around))
        line = self.source.count("\n", 0, start) + 1
        self.found.append(Fault(line, start, end, text, what, tuple(dict.fromkeys(rules))))

    def replace(self, node: ast.expr | ast.stmt, text: str, what: str) -> None:
        self.note(self.start_of(node), self.end_of(node), text, what)

    def note_sign(self, left: ast.expr, right: ast.expr, signs: str, new: str) -> None:
        """The sign between two parts of an expression; brackets may stand around it."""
        start, end = self.end_of(left), self.start_of(right)
        between = re.search(rf"(?<![\w]){re.escape(signs)}(?![\w=])", self.source[start:end])
        if between is not None:
            self.note(start + between.start(), start + between.end(), new, f"{signs} to {new}")

    # What is looked into.

    def visit_def(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> None:
        self.around.append(ast.get_docstring(node) or "")
        body = node.body[1:] if ast.get_docstring(node) is not None else node.body
        for inner in body:
            self.visit(inner)
        self.around.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name not in ("__str__", "__repr__"):
            self.visit_def(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.visit_def(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.visit_def(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Assert(self, node: ast.Assert) -> None:
        """For programmers."""

    def visit_Raise(self, node: ast.Raise) -> None:
        """What is said then is another matter."""

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Texts are for people."""

    def visit_If(self, node: ast.If) -> None:
        if self.text_of(node.test) not in ("TYPE_CHECKING", '__name__ == "__main__"'):
            self.generic_visit(node)

    # Faults.

    def visit_Compare(self, node: ast.Compare) -> None:
        parts = [node.left, *node.comparators]
        for i in range(len(node.ops)):
            new = COMPARED[type(node.ops[i])]
            self.note_sign(parts[i], parts[i + 1], sign_of(node.ops[i]), new)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        sign, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for i in range(len(node.values) - 1):
            self.note_sign(node.values[i], node.values[i + 1], sign, new)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        new = COMPUTED.get(type(node.op))
        if new is not None and not isinstance(node.left, ast.Constant | ast.JoinedStr):
            self.note_sign(node.left, node.right, sign_of(node.op), new)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.note(self.start_of(node), self.start_of(node.operand), "", "not removed")
        elif isinstance(node.op, ast.USub) and self.text_of(node) == "-1":
            self.replace(node, "-2", "-1 to -2")
            return
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.note(
                self.start_of(node), self.end_of(node), str(not node.value), f"{node.value} turned round"
            )
        elif isinstance(node.value, int):
            self.note(
                self.start_of(node), self.end_of(node), str(node.value + 1), f"{node.value} to one more"
            )

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name == "Reason" and node.args and isinstance(node.args[0], ast.Constant):
            self.note_rule(node.args[0])
            return
        if name == "sorted" and len(node.args) == 1 and not node.keywords:
            self.replace(node.func, "list", "sorted removed")
        self.generic_visit(node)

    def note_rule(self, node: ast.Constant) -> None:
        """Another rule is cited: the next one."""
        rule = str(node.value)
        head, _, number = rule.rpartition("-")
        if number.isdecimal():
            other = f'"{head}-{int(number) + 1:0{len(number)}}"'
            self.replace(node, other, f"{rule} to {other}")

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self.note(
                self.start_of(node), self.end_of(node), "pass", f"{first_line(self.text_of(node))} removed"
            )
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.note(self.start_of(node), self.end_of(node), "pass", f"{first_line(self.text_of(node))} removed")
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            self.replace(node, "pass", "return removed")
        elif isinstance(node.value, ast.List) and node.value.elts:
            self.replace(node.value, "[]", "an empty list returned")
        self.generic_visit(node)

    def visit_Break(self, node: ast.Break) -> None:
        self.replace(node, "pass", "break removed")

    def visit_Continue(self, node: ast.Continue) -> None:
        self.replace(node, "pass", "continue removed")


def first_line(text: str) -> str:
    return text.splitlines()[0]


def sign_of(op: ast.cmpop | ast.operator) -> str:
    """As it is written."""
    left, right = ast.Name("a"), ast.Name("b")
    node = ast.Compare(left, [op], [right]) if isinstance(op, ast.cmpop) else ast.BinOp(left, op, right)
    return ast.unparse(node)[1:-1].strip()


def is_python(text: str) -> bool:
    """Whether a text with a fault in it still compiles."""
    try:
        compile(text, "fault", "exec")
    except SyntaxError:
        return False
    return True


def statement_around(tree: ast.Module, line: int) -> range:
    """The lines of the statement that a line belongs to; of one with a body, those of its head.

    What Python can compute beforehand it does, and then says only where that began.
    """
    found = range(line, line + 1)
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt) and node.lineno <= line <= (node.end_lineno or node.lineno):
            body = getattr(node, "body", None)
            last = (body[0].lineno - 1 if body else node.end_lineno) or node.lineno
            if line <= max(last, node.lineno):
                found = range(node.lineno, max(last, node.lineno) + 1)
    return found


def faults_in(source: str) -> list[Fault]:
    """Every single fault that can be made in this text, in the order of the text."""
    finder = Finder(source)
    tree = ast.parse(source)
    body = tree.body[1:] if ast.get_docstring(tree) is not None else tree.body
    finder.around.append(ast.get_docstring(tree) or "")
    for node in body:
        finder.visit(node)
    return sorted(finder.found, key=lambda fault: (fault.start, fault.what))
