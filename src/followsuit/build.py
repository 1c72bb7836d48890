"""Which build of the engine this is: compiled with mypyc, or the same files interpreted."""

from followsuit.core import step


def is_compiled() -> bool:
    """Whether the engine that runs is the compiled one."""
    return not str(step.__file__).endswith(".py")


def build_line() -> str:
    """The same as a sentence."""
    if is_compiled():
        return "The engine is compiled."
    return "The engine runs interpreted: no compiled modules are installed."
