/* What compiled modules ask of Python's lists and ints most often, done on the spot.

   Each of these does what the function of the same name does, in the case that nearly always holds, and calls it in
   all others: a list that has room for one more, a number that Python keeps ready, a class above this one. Read
   after Python's headers and mypyc's, by each file of the unit. */

#if !defined(Py_GIL_DISABLED) && !defined(Py_LIMITED_API)

/* Numbers that Python keeps one object of each, as they come to be asked for. All files share one table. */
#define LEAST_READY (-5)
#define READY 262
__attribute__((weak, visibility("hidden"))) PyObject *followsuit_ready[READY];

static inline PyObject *followsuit_int(long long value)
{
    unsigned long long at = (unsigned long long)(value - LEAST_READY);
    if (unlikely(at >= READY))
        return PyLong_FromLongLong(value);
    PyObject *number = followsuit_ready[at];
    if (unlikely(number == NULL)) {
        number = PyLong_FromLongLong(value);
        if (number == NULL)
            return NULL;
        followsuit_ready[at] = number;
    }
    Py_INCREF(number);
    return number;
}

static inline PyObject *followsuit_as_object(CPyTagged value)
{
    if (unlikely(value & CPY_INT_TAG))
        return CPyTagged_StealAsObject(value);
    PyObject *number = followsuit_int((Py_ssize_t)value >> 1);
    if (unlikely(number == NULL))
        CPyError_OutOfMemory();
    return number;
}

static inline int followsuit_append(PyObject *list, PyObject *item)
{
    PyListObject *self = (PyListObject *)list;
    Py_ssize_t size = Py_SIZE(self);
    if (unlikely(size >= self->allocated))
        return PyList_Append(list, item);
    Py_INCREF(item);
    self->ob_item[size] = item;
    Py_SET_SIZE(self, size + 1);
    return 0;
}

/* Python makes a list smaller in memory once more than half of its room is empty. */
static inline PyObject *followsuit_pop_last(PyObject *list)
{
    PyListObject *self = (PyListObject *)list;
    Py_ssize_t last = Py_SIZE(self) - 1;
    if (unlikely(last < 0 || last < self->allocated >> 1))
        return CPyList_PopLast(list);
    Py_SET_SIZE(self, last);
    return self->ob_item[last];
}

/* A list that is being made of another gets its items, and room for one more: mostly just that comes. */
static inline PyObject *followsuit_extend(PyObject *list, PyObject *more)
{
    if (unlikely(!PyList_CheckExact(list) || !PyList_CheckExact(more) || list == more))
        return CPyList_Extend(list, more);
    PyListObject *self = (PyListObject *)list;
    Py_ssize_t size = Py_SIZE(self);
    Py_ssize_t count = PyList_GET_SIZE(more);
    if (size + count > self->allocated) {
        if (self->ob_item != NULL)
            return CPyList_Extend(list, more);
        Py_ssize_t room = (count + 2) & ~(Py_ssize_t)1;
        PyObject **items = PyMem_New(PyObject *, room);
        if (items == NULL)
            return PyErr_NoMemory();
        self->ob_item = items;
        self->allocated = room;
    }
    PyObject **from = ((PyListObject *)more)->ob_item;
    PyObject **to = self->ob_item + size;
    for (Py_ssize_t i = 0; i < count; i++) {
        Py_INCREF(from[i]);
        to[i] = from[i];
    }
    Py_SET_SIZE(self, size + count);
    Py_RETURN_NONE;
}

static inline int followsuit_is_a(PyObject *object, PyTypeObject *type)
{
    PyTypeObject *own = Py_TYPE(object);
    for (PyTypeObject *base = own; base != NULL; base = base->tp_base)
        if (base == type)
            return 1;
    return PyType_IsSubtype(own, type);
}

#define PyLong_FromLongLong followsuit_int
#define CPyTagged_StealAsObject followsuit_as_object
#define PyList_Append followsuit_append
#define CPyList_PopLast followsuit_pop_last
#define CPyList_Extend followsuit_extend
#undef PyObject_TypeCheck
#define PyObject_TypeCheck(object, type) followsuit_is_a((PyObject *)(object), (type))

#endif
