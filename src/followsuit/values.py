"""Objects as values: what makes tables and views travel to another process, and be pickled.

What is written is made of the values alone. Two views with the same values become the same, however their
lists came about: which of them are one list in memory, and which only alike, is not told. A game's own
constants (a character, a step without fields) are named, not written, so that they are found again as what
they are. It works for the compiled engine and for the interpreted one, and for games of other packages. Both
ends are the same program in the same build; what was written by another version is a fault.
"""

import inspect
import sys
import types
from contextlib import suppress
from importlib import import_module
from itertools import product
from typing import Any, Final

from followsuit.core.reason import GAME_OVER

VERSION: Final = 1

# How a value is written: what is a list in the message begins with one of these.
LIST: Final = 0  # its values
NUMBERS: Final = 1  # a list of whole numbers, as it is
TUPLE: Final = 2
DICT: Final = 3  # keys and values in turn
NEW: Final = 4  # the number of a kind, and the fields of an object
AGAIN: Final = 5  # the number of an object that has been written before
CONSTANT: Final = 6  # the number of a constant

PLAIN: Final = frozenset({int, str, float, bool, type(None)})
INT: Final = frozenset({int})
FUNCTIONS: Final = (type, types.FunctionType, types.BuiltinFunctionType, types.ModuleType)
DEEPEST: Final = 3  # lists of lists of a module in which constants are looked for


class WontTravel(Exception):
    """Something that cannot be written as values, or was written by another version."""


def as_values(thing: object) -> list[Any]:
    """Version, kinds, constants and the object itself, in plain lists."""
    return Packing().whole(thing)


def from_values(values: list[Any]) -> Any:
    version, kinds, constants, value = values
    if version != VERSION:
        raise WontTravel(f"this is written in version {version}, and read in version {VERSION}.")
    return Unpacking(kinds, constants).value(value)


def reduced(thing: object) -> tuple[Any, ...]:
    """For pickle: how to make the object again."""
    return from_values, (as_values(thing),)


class Packing:
    def __init__(self) -> None:
        self.kinds: list[list[str]] = []
        self.kind_numbers: dict[tuple[type, tuple[str, ...]], int] = {}
        self.constants: list[list[str | int]] = []
        self.constant_numbers: dict[int, int] = {}
        self.objects: dict[int, int] = {}
        self.kept: list[object] = []  # what is numbered by its address must not go away meanwhile

    def whole(self, value: object) -> list[Any]:
        written = self.written(value)
        return [VERSION, self.kinds, self.constants, written]

    def written(self, value: Any) -> Any:
        kind = type(value)
        if kind in PLAIN:
            return value
        if kind is list:
            if INT.issuperset(map(type, value)):
                return [NUMBERS, value]
            return [LIST, *map(self.written, value)]
        if kind is tuple:
            return [TUPLE, *map(self.written, value)]
        if kind is dict:
            return [DICT, *[self.written(one) for pair in value.items() for one in pair]]
        return self.written_object(value)

    def written_object(self, thing: object) -> list[Any]:
        before = self.objects.get(id(thing))
        if before is not None:
            return [AGAIN, before]
        name = constants_near(type(thing)).get(id(thing))
        if name is not None:
            return [CONSTANT, self.number_of_constant(thing, name)]
        kind = type(thing)
        if isinstance(thing, FUNCTIONS) or kind.__module__ == "builtins":
            raise WontTravel(f"{thing!r} cannot be sent to where bots think.")
        self.objects[id(thing)] = len(self.objects)
        self.kept.append(thing)
        names = fields_of(thing)
        try:
            values = [getattr(thing, name) for name in names]
        except AttributeError:  # compiled code has fields that nothing was put into
            names = tuple([name for name in names if hasattr(thing, name)])
            values = [getattr(thing, name) for name in names]
        return [NEW, self.number_of_kind(kind, names), *map(self.written, values)]

    def number_of_kind(self, kind: type, names: tuple[str, ...]) -> int:
        number = self.kind_numbers.get((kind, names))
        if number is None:
            number = self.kind_numbers[kind, names] = len(self.kinds)
            self.kinds.append([kind.__module__, kind.__qualname__, *names])
        return number

    def number_of_constant(self, thing: object, name: list[str | int]) -> int:
        number = self.constant_numbers.get(id(thing))
        if number is None:
            number = self.constant_numbers[id(thing)] = len(self.constants)
            self.constants.append(name)
        return number


class Unpacking:
    def __init__(self, kinds: list[list[str]], constants: list[list[str | int]]) -> None:
        self.kinds = [(found(module, name.split(".")), names) for module, name, *names in kinds]
        self.constants = [found(str(module), path) for module, *path in constants]
        self.objects: list[Any] = []

    def value(self, written: Any) -> Any:
        if type(written) is not list:
            return written
        how = written[0]
        if how == NUMBERS:
            return written[1]
        if how == LIST:
            return list(map(self.value, written[1:]))
        if how == NEW:
            return self.new(written)
        if how == AGAIN:
            return self.objects[written[1]]
        if how == CONSTANT:
            return self.constants[written[1]]
        values = list(map(self.value, written[1:]))
        if how == TUPLE:
            return tuple(values)
        return dict(zip(values[::2], values[1::2], strict=True))

    def new(self, written: list[Any]) -> object:
        kind, names = self.kinds[written[1]]
        number = len(self.objects)
        self.objects.append(None)
        asked = asked_for(kind)
        first = {
            name: self.value(value) for name, value in zip(names, written[2:], strict=True) if name in asked
        }
        thing = self.objects[number] = made(kind, first)
        # What is left may lead back to the object itself.
        for name, value in first.items():
            setattr(thing, name, value)
        for name, value in zip(names[len(first) :], written[2 + len(first) :], strict=True):
            setattr(thing, name, self.value(value))
        return thing


def made(kind: Any, first: dict[str, Any]) -> Any:
    """An object of this class, to be filled.

    A compiled class makes none without its constructor. That is given the fields it asks for; what it asks
    for besides is given values that say nothing, as all that comes of them is overwritten.
    """
    asked = ASKED_FOR[kind]
    if not first and not asked.besides:
        return kind.__new__(kind)
    for values in product(NOTHING, repeat=len(asked.besides)):
        with suppress(TypeError, IndexError):  # it has to be of another type, or larger
            return kind(**first, **dict(zip(asked.besides, values, strict=True)))
    raise WontTravel(f"{kind.__qualname__} cannot be made of its fields.")


class Needed:
    """What a constructor cannot do without: fields of its class, and what is no field."""

    def __init__(self, fields: list[str], besides: list[str]) -> None:
        self.fields = frozenset(fields)
        self.besides = besides


NOTHING: Final[tuple[Any, ...]] = (0, 64, [], "", (), GAME_OVER)
ASKED_FOR: Final[dict[type, Needed]] = {}
FIELDS: Final[dict[type, tuple[str, ...]]] = {}


def asked_for(kind: type) -> frozenset[str]:
    """The fields without which there is no object of this class.

    None where the constructor can be passed over, which in Python it always can.
    """
    if kind not in ASKED_FOR:
        ASKED_FOR[kind] = found_to_be_asked_for(kind)
    return ASKED_FOR[kind].fields


def found_to_be_asked_for(kind: Any) -> Needed:
    try:
        kind.__new__(kind)
    except TypeError:
        fields = compiled_fields(kind)
        try:
            parameters = list(inspect.signature(kind).parameters.values())
        except ValueError:  # one has a default that cannot be shown
            return Needed(list(fields), [])
        named = [one.name for one in parameters if one.name in fields]
        return Needed(
            named, [one.name for one in parameters if one.name not in fields and one.default is one.empty]
        )
    return Needed([], [])


def fields_of(thing: object) -> tuple[str, ...]:
    """The names of an object's own fields, in either build; first those its constructor asks for."""
    kind = type(thing)
    compiled = FIELDS.get(kind)
    if compiled is None:
        asked = asked_for(kind)
        compiled = tuple(sorted(compiled_fields(kind), key=lambda name: (name not in asked, name)))
        FIELDS[kind] = compiled
    own = getattr(thing, "__dict__", None)
    return (*compiled, *sorted(own)) if own else compiled


def compiled_fields(kind: type) -> tuple[str, ...]:
    """Those that compiled classes declare."""
    names: set[str] = set()
    for one in kind.__mro__:
        for name, value in vars(one).items():
            if isinstance(value, types.GetSetDescriptorType) and not name.startswith("__"):
                names.add(name)
    return tuple(sorted(names))


# Constants.


class Constants:
    """What the modules of one package name: by address, the module and the way from there."""

    def __init__(self) -> None:
        self.module_count = 0
        self.names: dict[int, list[str | int]] = {}


BY_PACKAGE: Final[dict[str, Constants]] = {}


def constants_near(kind: type) -> dict[int, list[str | int]]:
    """The constants of the package this class belongs to; looked for again when modules were loaded."""
    package = kind.__module__.partition(".")[0]
    known = BY_PACKAGE.get(package)
    if known is None:
        known = BY_PACKAGE[package] = Constants()
    if known.module_count != len(sys.modules):
        known.module_count = len(sys.modules)
        known.names = constants_of(package)
    return known.names


def constants_of(package: str) -> dict[int, list[str | int]]:
    names: dict[int, list[str | int]] = {}
    for module_name in sorted(sys.modules):
        if module_name == package or module_name.startswith(f"{package}."):
            for name, value in list(vars(sys.modules[module_name]).items()):
                look_for_constants(value, package, [module_name, name], names)
    return names


def look_for_constants(
    value: object, package: str, path: list[str | int], names: dict[int, list[str | int]]
) -> None:
    """Objects of the package's own classes; in lists, too, and as attributes of classes.

    Not in dicts: some are filled as games are played, and elsewhere the same may not be in them.
    """
    if isinstance(value, type):
        if len(path) == 2 and value.__module__ == path[0]:
            for name, one in list(vars(value).items()):
                if is_own(one, package):
                    names.setdefault(id(one), [*path, name])
    elif type(value) in (list, tuple):
        if len(path) < 2 + DEEPEST:
            for at, one in enumerate(value):  # type: ignore[arg-type]
                look_for_constants(one, package, [*path, at], names)
    elif is_own(value, package):
        names.setdefault(id(value), path)


def is_own(value: object, package: str) -> bool:
    return type(value).__module__.partition(".")[0] == package and not isinstance(value, FUNCTIONS)


def found(module: str, path: list[Any]) -> Any:
    """What a module has under this name, or under this one in a list of that name."""
    thing: Any = import_module(module)
    for step in path:
        thing = thing[step] if isinstance(step, int) else getattr(thing, step)
    return thing
