"""What happens at tables and is worth counting. Only a server does count it: service/metrics.py."""


class Counts:
    """Whoever keeps tables is told of these."""

    def rooms(self, number: int) -> None:
        """So many tables are in memory."""

    def begun(self, game: str) -> None: ...

    def over(self, game: str) -> None: ...

    def answer(self, game: str, by: str) -> None:
        """An answer that everyone saw."""

    def answered_within(self, seconds: float) -> None:
        """From the arrival of such an answer to its last message."""

    def fault(self) -> None:
        """A fault of ours."""
