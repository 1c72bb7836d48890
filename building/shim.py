"""The files that Python finds when it looks for the unit's modules: copies of one small library.

All of the unit lies in one library. For each module Python wants a file of its own with an entry of its
own, which has to fetch the module from there. mypyc writes one C file for each, alike but for the name;
compiling and linking a few hundred of them takes longer than the largest part of the engine. Here one
library has the entries of all of them, and learns from the import system which module is asked for.
"""

from collections.abc import Iterable

TEMPLATE = """\
#include <Python.h>
#include <string.h>

/* Called by the import system to make a module: fetch it from the unit's library. */
static PyObject *fetch(PyObject *spec, PyModuleDef *Py_UNUSED(definition))
{
    PyObject *name = NULL, *key = NULL, *unit = NULL, *capsule = NULL, *result = NULL;
    PyObject *dot = PyUnicode_FromString("."), *bars = PyUnicode_FromString("___");
    PyObject *everything = Py_BuildValue("(s)", "*");
    if (!dot || !bars || !everything) goto done;
    name = PyObject_GetAttrString(spec, "name");
    if (!name) goto done;
    key = PyUnicode_Replace(name, dot, bars, -1);
    if (!key) goto done;
    unit = PyImport_ImportModuleLevel("@UNIT@", NULL, NULL, everything, 0);
    if (!unit) goto done;
    PyObject *entry = PyUnicode_FromFormat("init_%U", key);
    if (!entry) goto done;
    capsule = PyObject_GetAttr(unit, entry);
    Py_DECREF(entry);
    if (!capsule) goto done;
    const char *label = PyCapsule_GetName(capsule);
    if (!label) goto done;
    PyObject *(*init)(void) = (PyObject *(*)(void))PyCapsule_GetPointer(capsule, label);
    if (init) result = init();
done:
    Py_XDECREF(dot);
    Py_XDECREF(bars);
    Py_XDECREF(everything);
    Py_XDECREF(name);
    Py_XDECREF(key);
    Py_XDECREF(unit);
    Py_XDECREF(capsule);
    return result;
}

static PyModuleDef_Slot slots[] = {{Py_mod_create, (void *)fetch}, {0, NULL}};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, .m_name = "@UNIT@_shim", .m_size = 0, .m_slots = slots,
};

"""

ENTRY = "PyMODINIT_FUNC PyInit_{name}(void) {{ return PyModuleDef_Init(&definition); }}\n"


def shim(unit: str, modules: Iterable[str]) -> str:
    """The C file of the shim for modules of these names."""
    last_names = sorted({module.rpartition(".")[2] for module in modules})
    return TEMPLATE.replace("@UNIT@", unit) + "".join(ENTRY.format(name=name) for name in last_names)
