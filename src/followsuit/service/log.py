"""What a process says of itself while it works; service/logs.py says how a server writes it down."""

import logging
from typing import Final

LOGGER: Final = logging.getLogger("followsuit.service")


class JsonLog:
    """Says what happened, with what belongs to it. Never a token, a seed or a card."""

    def info(self, message: str, **values: object) -> None:
        LOGGER.info(message, extra={"values": values})

    def warning(self, message: str, **values: object) -> None:
        LOGGER.warning(message, extra={"values": values})

    def error(self, message: str, **values: object) -> None:
        LOGGER.error(message, extra={"values": values})

    def fault(self, message: str, error: BaseException | None = None, **values: object) -> None:
        """A fault of ours, with where it happened: this error, or the one that is being handled."""
        LOGGER.error(message, extra={"values": values}, exc_info=error if error is not None else True)


log: Final = JsonLog()
