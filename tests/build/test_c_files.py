"""C files of the unit: each with what it uses and no more, so that it changes with its own module only."""

import building.c_files
from building.c_files import Headers, independent, said_once

TYPES = """\
#ifndef MYPYC_NATIVE_unit_H
#define MYPYC_NATIVE_unit_H
#include <Python.h>
#ifndef MYPYC_DECLARED_tuple_T1I
#define MYPYC_DECLARED_tuple_T1I
typedef struct tuple_T1I {
    CPyTagged f0;
} tuple_T1I;
#endif

typedef struct {
    PyObject_HEAD
    tuple_T1I _pair;
} unit___a___CardObject;

typedef struct {
    PyObject_HEAD
} unit___b___DeckObject;

#endif
"""
INTERNAL = """\
#ifndef MYPYC_INTERNAL_unit_H
#include "__native_unit.h"
int CPyGlobalsInit(void);

extern PyObject *CPyStatics[%d];
extern PyObject *CPyDef_a___deal(unit___a___CardObject *self);
extern char CPyDef_b___shuffle(PyObject *cpy_r_self, CPyTagged cpy_r_seed);
extern CPyThreadLocal unit___b___DeckObject *b___Deck_free_instance;
#endif
"""
RUNTIME = """\
PyObject *CPyList_GetItem(PyObject *list, CPyTagged index) {
    return 0;
}

int CPyList_Remove(PyObject *list) {
    return 1;
}
"""
DEAL = """\
#include "__native_unit.h"
#include "__native_internal_unit.h"
PyObject *deal(void) {
    PyObject *name = CPyStatics[12]; /* 'deal' */
    CPyList_GetItem(name, CPyStatics[%d]);
    return CPyDef_a___deal(CPyStatics[12]);
}
"""


def headers(literals: int = 20) -> Headers:
    return Headers(TYPES, INTERNAL % literals, RUNTIME)


def test_a_file_has_what_it_uses_and_what_that_uses() -> None:
    text, _ = independent("a", DEAL % 7, headers(), names_literals=True)
    assert text.startswith('#include "runtime.h"\n')
    assert '#include "__native' not in text
    assert "CPyDef_a___deal(unit___a___CardObject *self);" in text
    assert (
        text.index("tuple_T1I;") < text.index("unit___a___CardObject;") < text.index("CPyDef_a___deal(unit")
    )
    assert "int CPyGlobalsInit(void);" in text


def test_and_nothing_else() -> None:
    text, _ = independent("a", DEAL % 7, headers(), names_literals=True)
    for name in ("shuffle", "Deck", "CPyList_Remove"):
        assert name not in text


def test_a_variable_with_a_storage_class_is_found_by_its_name() -> None:
    text, _ = independent("b", "void f(void) { b___Deck_free_instance = 0; }", headers(), names_literals=True)
    assert "extern CPyThreadLocal unit___b___DeckObject *b___Deck_free_instance;" in text
    assert "} unit___b___DeckObject;" in text


def test_items_of_lists_are_got_at_without_a_call() -> None:
    text, _ = independent("a", DEAL % 7, headers(), names_literals=True)
    assert "extern inline __attribute__((gnu_inline)) PyObject *CPyList_GetItem(" in text


def test_what_a_module_does_while_it_is_imported_is_made_no_faster() -> None:
    """Of what runs once a compiler makes nothing better; what a game calls is left as it is."""
    imported = "char CPyDef_a_____top_level__(void) {\n    return 2;\n}\n"
    text, _ = independent("a", DEAL % 7 + imported, headers(), names_literals=True)
    assert text.count("RUNS_ONCE") == 1
    assert "RUNS_ONCE " + imported in text
    assert "define RUNS_ONCE" in building.c_files.RUNTIME


def test_a_literal_more_in_another_module_changes_nothing() -> None:
    """Other modules' literals move the numbers of this one's."""
    before, names = independent("a", DEAL % 7, headers(20), names_literals=True)
    after, others = independent("a", (DEAL % 8).replace("[12]", "[13]"), headers(21), names_literals=True)
    assert before == after
    assert names == {12: "CPyLiteral_a_0", 7: "CPyLiteral_a_1"}
    assert others == {13: "CPyLiteral_a_0", 8: "CPyLiteral_a_1"}


def test_a_label_more_in_another_module_changes_nothing() -> None:
    """mypyc numbers labels and variables of functions through all modules."""
    text = "int f(void) { int __tmp%d; if (g()) goto __LL%d; __tmp%d = 1; __LL%d: return __tmp%d; }"
    before, _ = independent("a", text % (70, 71, 70, 71, 70), headers(), names_literals=True)
    after, _ = independent("a", text % (92, 95, 92, 95, 92), headers(), names_literals=True)
    assert before == after
    assert before.endswith(text % (0, 1, 0, 1, 0))


def test_a_function_more_in_another_module_changes_nothing() -> None:
    more = INTERNAL % 20 + "extern char CPyDef_b___cut(PyObject *cpy_r_self);\n"
    before, _ = independent("a", DEAL % 7, headers(), names_literals=True)
    after, _ = independent("a", DEAL % 7, Headers(TYPES, more, RUNTIME), names_literals=True)
    assert before == after


def test_where_literals_lie_is_said_in_the_main_file() -> None:
    text = said_once("PyObject *CPyStatics[20];\n", {"CPyLiteral_a_0": 3})
    assert text.startswith("PyObject *CPyStatics[20];\n")
    assert ".set CPyLiteral_a_0, CPyStatics + 24" in text


WAITS = """\
static void
{name}_dealloc(unit___a___CardObject *self)
{{
{untrack}    CPy_TRASHCAN_BEGIN(self, {name}_dealloc)
    CPyDef_{name}_clear((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}}
"""


def test_what_the_collector_does_not_know_never_waits_in_its_list() -> None:
    """An acyclic class has no room for it: what lies in front of the object would be overwritten."""
    known = WAITS.format(name="Deck", untrack="    PyObject_GC_UnTrack(self);\n")
    text, _ = independent("a", known + WAITS.format(name="Card", untrack=""), headers(), names_literals=True)
    assert known in text
    assert text.count("CPy_TRASHCAN") == 2
    assert "CPyDef_Card_clear((PyObject *)self);" in text


def test_elsewhere_the_numbers_stay() -> None:
    text, names = independent("a", DEAL % 7, headers(), names_literals=False)
    assert "CPyStatics[12]" in text
    assert "extern PyObject *CPyStatics[];" in text
    assert names == {}
