"""What to tell people who lack a package that only the environments need."""


class ExtraMissing(ImportError):
    """A package is not installed that only this part of Follow Suit needs."""


def missing(extra: str, error: ImportError) -> ExtraMissing:
    return ExtraMissing(f"{error.name} is not installed: pip install 'followsuit[{extra}]'.")
