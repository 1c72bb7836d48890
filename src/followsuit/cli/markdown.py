"""Markdown on the screen. Imported late: it takes longer to load than all the rest."""

from typing import ClassVar

from rich.console import JustifyMethod
from rich.markdown import Markdown, MarkdownElement, TableDataElement


class UncutCell(TableDataElement):
    """A cell of a table, which is never cut: Japanese has no spaces at which it would be wrapped."""

    def __init__(self, justify: JustifyMethod) -> None:
        super().__init__(justify)
        self.content.overflow = "fold"


class UncutMarkdown(Markdown):
    elements: ClassVar[dict[str, type[MarkdownElement]]] = {
        **Markdown.elements,
        "td_open": UncutCell,
        "th_open": UncutCell,
    }
