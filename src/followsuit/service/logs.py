"""One JSON object a line, on the standard error."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any, Final

LOGGER: Final = logging.getLogger("followsuit.service")


class Log:
    """Says what happened, with what belongs to it. Never a token, a seed or a card."""

    def info(self, message: str, **values: object) -> None:
        LOGGER.info(message, extra={"values": values})

    def error(self, message: str, **values: object) -> None:
        LOGGER.error(message, extra={"values": values})

    def fault(self, message: str, **values: object) -> None:
        """A fault of ours, with its traceback."""
        LOGGER.error(message, extra={"values": values}, exc_info=True)


log: Final = Log()


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
            **getattr(record, "values", {}),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


def set_up_logs(level: str = "info") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("followsuit.service", "uvicorn.error", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper() if name == "followsuit.service" else "WARNING")
