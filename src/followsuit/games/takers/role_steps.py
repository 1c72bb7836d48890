"""Steps and questions of one role."""

from typing import TypeVar

from mypy_extensions import mypyc_attr

from followsuit.core.step import Ask, Step
from followsuit.games.takers.table import Role, TakersTable

T = TypeVar("T", bound=TakersTable)


@mypyc_attr(allow_interpreted_subclasses=True)
class RoleStep(Step[T]):
    """Something that is done for one role."""

    def __init__(self, role: Role) -> None:
        self.role = role

    def key(self) -> tuple[int, ...]:
        return (self.role.index,)


@mypyc_attr(allow_interpreted_subclasses=True)
class AskRole(Ask[T]):
    """A question put to a seat on behalf of one of its roles."""

    def __init__(self, role: Role) -> None:
        super().__init__(role.seat)
        self.role = role

    def key(self) -> tuple[int, ...]:
        return (self.seat, self.role.index)
