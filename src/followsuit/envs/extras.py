"""What to tell people who lack a package that only the environments need."""


class ExtraMissing(ModuleNotFoundError):
    """A package is not installed that only this part of Follow Suit needs."""


def missing(extra: str, error: ImportError) -> ExtraMissing:
    said = f"{error.name} is not installed: pip install 'followsuit[{extra}]'."
    return ExtraMissing(said, name=error.name)
