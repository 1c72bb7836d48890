"""What mypyc writes, made independent from module to module.

mypyc writes one C file for each module of the unit, and two headers that every one of them includes, with
all classes and functions of all modules. So a new function anywhere is a change to every file. And it
numbers the unit's literals (names, texts, numbers) through all modules: one word more in one of them, and
the numbers in most of the others are different. So it does with the labels and variables inside functions.

Here each C file gets the declarations it uses, and no others, and names for the literals it uses, counted
in that file; what they stand for is said in the unit's main file. Labels are counted in each file as well.
Then a file changes when its module does, or something the module uses, and only then is it compiled again.
It is compiled faster too: the headers have more than a megabyte.

What a file gets besides are the bodies of those functions of mypyc's runtime that are called most, so that
they become part of their callers. In a unit of one C file they are without our doing; a game is some 5 %
slower if they are not.
"""

import re
import struct
from collections.abc import Mapping

NAME = re.compile(r"[A-Za-z_]\w*")
LITERAL = re.compile(r"\bCPyStatics\[(\d+)\]")
COUNTED = re.compile(r"\b__(LL|tmp)(\d+)\b")
BODY = r"^\w[^\n]*?\b(CPyList_[GS]etItem\w*)\([^;{]*\)\s*\{\n.*?^\}"
INCLUDES = re.compile(r'^#include "__native_\w+\.h"\n', re.MULTILINE)
DEALLOC = re.compile(r"^\w+_dealloc\(\w+ \*self\)\n\{\n.*?^\}\n", re.MULTILINE | re.DOTALL)
TRASHCAN = re.compile(r"^ *CPy_TRASHCAN_(?:BEGIN|END)\(.*\)\n", re.MULTILINE)
# What every file begins with: Python's headers and mypyc's, in a file of their own that is read once.
SYSTEM = '#include "runtime.h"\n'
# What mypyc calls of librt, which the encoding writes its rows with; few modules do.
LIBRT_INCLUDES = re.compile(r'^#include "(?!__native_)[^"]+"\n', re.MULTILINE)
LIBRT = re.compile(r"\b(?:Vec[A-Z]\w*|LibRT\w+|CPyBytesWriter\w+)")
RUNTIME = """#include <Python.h>
#include <CPy.h>
#ifdef __GNUC__
#define RUNS_ONCE __attribute__((cold, optimize("O0")))
#else
#define RUNS_ONCE
#endif
"""
# What a module does while it is imported: nearly half of its code, and nothing to gain from being faster.
IMPORTED = re.compile(r"^(?=char CPyDef_\w+_____top_level__\(void\) \{)", re.MULTILINE)
BEGINNINGS = ("#ifndef MYPYC_DECLARED", "typedef ")
POINTER = struct.calcsize("P")


class Headers:
    """The two headers of a unit, taken apart into declarations."""

    def __init__(self, types: str, internal: str, runtime: str) -> None:
        # Each declaration with the name it declares; those without a name of their own everybody gets.
        self.declarations = [*types_in(types), *lines_in(internal), *bodies_in(runtime)]
        self.librt = "".join(LIBRT_INCLUDES.findall(types + internal))

    def used_by(self, body: str) -> str:
        """The declarations that a file needs, and those that these need, in the headers' order."""
        needed = set(NAME.findall(body))
        taken: list[str] = []
        for name, text in reversed(self.declarations):
            if not name or name in needed:
                needed.update(NAME.findall(text))
                taken.append(text)
        declared = "".join(reversed(taken))
        librt = self.librt if LIBRT.search(body) or LIBRT.search(declared) else ""
        return SYSTEM + librt + declared


def types_in(header: str) -> list[tuple[str, str]]:
    """The structs of a unit's classes and tuples: paragraphs, some with a guard around them."""
    found = []
    for paragraph in header.split("\n\n"):
        closing = re.findall(r"^\} (\w+);", paragraph, re.MULTILINE)
        if not closing:
            continue
        # The first paragraph begins with the header's own guard and its includes.
        start = min(
            at for sign in ("#ifndef MYPYC_DECLARED", "typedef ") if (at := paragraph.find(sign)) >= 0
        )
        found.append((closing[0] if len(closing) == 1 else "", paragraph[start:] + "\n"))
    return found


def lines_in(header: str) -> list[tuple[str, str]]:
    """Functions, types and variables of a unit, a line each."""
    found = []
    for line in header.splitlines(keepends=True):
        if line.startswith("extern PyObject *CPyStatics["):
            found.append(("CPyStatics", "extern PyObject *CPyStatics[];\n"))
        elif line.startswith("extern "):
            declared = re.search(r"(\w+)(?:\[[^]]*\])*(?=\(|;)", line)
            found.append((declared.group(1) if declared else "", line))
        elif line.strip() and not line.startswith("#"):
            found.append(("", line))
    return found


def bodies_in(runtime: str) -> list[tuple[str, str]]:
    """How the runtime gets at an item of a list, to become part of the callers; others stay calls."""
    return [
        (found.group(1), f"extern inline __attribute__((gnu_inline)) {found.group(0)}\n")
        for found in re.finditer(BODY, runtime, re.MULTILINE | re.DOTALL)
    ]


def without_trashcan(found: "re.Match[str]") -> str:
    """How an object goes that Python's collector does not know, without the collector's help.

    mypyc lets objects that lie deep inside others wait for their end in a list, which Python keeps in the
    collector's own words in front of each object. A class that is said to be acyclic has no such words: what
    is written there belongs to somebody else. Where a long chain goes at once, memory is spoilt.
    """
    text = found.group(0)
    return text if "PyObject_GC_UnTrack" in text else TRASHCAN.sub("", text)


def independent(name: str, text: str, headers: Headers, names_literals: bool) -> tuple[str, dict[int, str]]:
    """A module's C file that stands alone, and the names it has for the unit's literals, by their numbers."""
    body = counted_anew(DEALLOC.sub(without_trashcan, INCLUDES.sub("", text)))
    body = IMPORTED.sub("RUNS_ONCE ", body)
    literals: dict[int, str] = {}

    def named(found: "re.Match[str]") -> str:
        number = int(found.group(1))
        return literals.setdefault(number, f"CPyLiteral_{name}_{len(literals)}")

    if names_literals:
        body = LITERAL.sub(named, body)
    own = "".join(f"extern PyObject *{literal};\n" for literal in literals.values())
    return headers.used_by(body) + own + body, literals


def counted_anew(body: str) -> str:
    """The same with labels and variables that are numbered by this file alone."""
    numbers: dict[str, int] = {}

    def numbered(found: "re.Match[str]") -> str:
        return f"__{found.group(1)}{numbers.setdefault(found.group(2), len(numbers))}"

    return COUNTED.sub(numbered, body)


def said_once(main: str, literals: Mapping[str, int]) -> str:
    """The unit's main file, which says where the literals of all files lie."""
    aliases = "".join(
        f'__asm__(".globl {name}\\n.hidden {name}\\n.set {name}, CPyStatics + {number * POINTER}\\n");\n'
        for name, number in literals.items()
    )
    return main + aliases
