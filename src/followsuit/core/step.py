"""What remains to be done: a stack of small values that never change."""

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from followsuit.core.reason import ALREADY_SEALED, NOT_OFFERED, NOT_YOUR_TURN, Reason
from followsuit.core.rng import Rng

if TYPE_CHECKING:
    from followsuit.core.table import Table

T = TypeVar("T", bound="Table")
NO_QUESTION: Final = "this step asks nothing"
SEALED: Final = -1  # all that a view shows of another seat's answer


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """One sentence of the rulebook: do it, and say what comes next.

    A step is a value: its fields are set when it is made and never change, so that tables and their clones
    can share it. What must be remembered lies on the table.
    """

    def run(self, t: T) -> None:
        """Do it. The step is off the stack; what comes next is put there by `t.then`."""
        raise NotImplementedError

    def __repr__(self) -> str:
        about = self.about()
        rule = "" if about is None else f", {about.rule}"
        return f"{type(self).__name__}{self.key()}{rule}"

    def key(self) -> tuple[int, ...]:
        """Every field, as ints, for the fingerprint; a step without fields has none.

        Two steps of one class with the same key are the same. A field that is left out is one that a
        clone may differ in without anybody noticing: a property finds that.
        """
        return ()

    def about(self) -> Reason | None:
        """The rule this step carries out and, for a question, what is asked."""
        return None

    def is_question(self) -> bool:
        """Whether it waits for an answer."""
        return False

    # What the table asks of the step on top of its stack, which always is a question.

    def next_seat(self, t: T) -> int:
        """The first seat that has not answered yet."""
        raise AssertionError(NO_QUESTION)

    def seats_to_act(self, t: T) -> list[int]:
        """The seats that have not answered yet."""
        raise AssertionError(NO_QUESTION)

    def offered(self, t: T, seat: int) -> list[int]:
        """Every answer this seat may give now."""
        raise AssertionError(NO_QUESTION)

    def at_random(self, t: T, seat: int, rng: Rng) -> int:
        """One of the answers offered, each as likely. A question may know a way without a list of them."""
        offered = self.offered(t, seat)
        if len(offered) == 1:
            return offered[0]
        return offered[rng.below(len(offered))]

    def refusal(self, t: T, seat: int, pick: int) -> Reason | None:
        """The rule that forbids this answer of this seat, or None if it may be given."""
        raise AssertionError(NO_QUESTION)

    def take(self, t: T, seat: int, pick: int) -> None:
        """Take an answer that is allowed, and go on."""
        raise AssertionError(NO_QUESTION)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[T]):
    """A step that stays on the stack until it is answered. Games write an Ask or an AskAll."""

    asks: ClassVar[Reason | None] = None  # what is asked, and by which rule, where that is always the same

    def about(self) -> Reason | None:
        return self.asks

    def is_question(self) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Question[T]):
    """One seat picks one option; nothing else happens until it has.

    A game writes `options` and `picked`, says what it `asks`, and writes `why_not` where a refusal has a
    rule of its own. More fields than the seat are set in `__init__` and named in `key`.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def key(self) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, t: T) -> list[int]:
        """Every answer that may be given, at least one, by what this seat knows; in any order."""
        raise NotImplementedError

    def picked(self, t: T, pick: int) -> None:
        """Carry out an answer that is allowed. The question is off the stack; say what comes next."""
        raise NotImplementedError

    def why_not(self, t: T, pick: int) -> Reason | None:
        """The rule that forbids this option now, or None if it may be picked.

        It must agree with `options` about every answer there is; a property tries all of them.
        """
        return None if pick in self.options(t) else NOT_OFFERED

    def next_seat(self, t: T) -> int:
        return self.seat

    def seats_to_act(self, t: T) -> list[int]:
        return [self.seat]

    def offered(self, t: T, seat: int) -> list[int]:
        return self.options(t)

    def refusal(self, t: T, seat: int, pick: int) -> Reason | None:
        if seat != self.seat:
            return NOT_YOUR_TURN
        return self.why_not(t, pick)

    def take(self, t: T, seat: int, pick: int) -> None:
        steps: list[Any] = t.todo
        steps.pop()
        self.picked(t, pick)
        t.advance()


@mypyc_attr(allow_interpreted_subclasses=True)
class AskAll(Question[T]):
    """These seats seal an answer, of one pick or of several; when the last is in, all are revealed.

    The picks made so far lie in t.sealed[seat], where nobody else sees even their number, and
    nothing has happened yet. Put to one seat, it is a set of cards chosen in private.
    """

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def key(self) -> tuple[int, ...]:
        return self.seats

    def options(self, t: T, seat: int, picks: list[int]) -> list[int]:
        """What this seat may pick next, after these picks; DONE among them where it may stop."""
        raise NotImplementedError

    def is_complete(self, picks: list[int]) -> bool:
        """Whether these picks are a whole answer; without a word from the game, one pick is."""
        return len(picks) == 1

    def most_at_once(self) -> int:
        """How many picks are one set, in whatever order they are given; 0 where there is no saying."""
        return 0

    def revealed(self, t: T, picks: list[list[int]]) -> None:
        """What each seat answered, by seat; those not asked have answered nothing."""
        raise NotImplementedError

    def why_not(self, t: T, seat: int, pick: int, picks: list[int]) -> Reason | None:
        """The rule that forbids this pick after those, or None if it may be made."""
        return None if pick in self.options(t, seat, picks) else NOT_OFFERED

    def has_answered(self, t: T, seat: int) -> bool:
        """Whether this seat's answer is whole, or, in the view of another, is in."""
        picks = t.sealed[seat]
        if not picks:
            return False
        return picks[0] == SEALED or self.is_complete(picks)

    def next_seat(self, t: T) -> int:
        for seat in self.seats:
            if not self.has_answered(t, seat):
                return seat
        raise AssertionError("an answered question is gone from the stack")

    def seats_to_act(self, t: T) -> list[int]:
        return [seat for seat in self.seats if not self.has_answered(t, seat)]

    def offered(self, t: T, seat: int) -> list[int]:
        return self.options(t, seat, t.sealed[seat])

    def refusal(self, t: T, seat: int, pick: int) -> Reason | None:
        if seat not in self.seats:
            return NOT_YOUR_TURN
        if self.has_answered(t, seat):
            return ALREADY_SEALED
        return self.why_not(t, seat, pick, t.sealed[seat])

    def take(self, t: T, seat: int, pick: int) -> None:
        t.sealed[seat] = [*t.sealed[seat], pick]  # replaced, never changed in place: clones share it
        if t.log is not None and self.has_answered(t, seat):
            t.log.tell("sealed", seat=seat)
        for other in self.seats:
            if not self.has_answered(t, other):
                return
        picks = t.sealed
        t.sealed = [[]] * t.seat_count
        t.todo.pop()
        self.revealed(t, picks)
        t.advance()


AnyStep = Step[Any]
