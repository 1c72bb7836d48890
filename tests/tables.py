"""How rule tests are written; other packages have it as well."""

from followsuit.testing import Given

__all__ = ["Given"]
