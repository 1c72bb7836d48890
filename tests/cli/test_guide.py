"""The guide to playing in the terminal shows what really happens."""

import re
from pathlib import Path

from cli.command import said

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "play-in-the-terminal.md"


def test_the_excerpt_is_real() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    command = re.findall(r"`followsuit (play [^`]*--seed [^`]*)`", text)[0].split()
    excerpt = re.findall(r"^```text\n(.*?)^```", text, re.M | re.S)[0]
    answers = re.findall(r"^Your answer: (.*)$", excerpt, re.M)
    assert len(answers) > 2
    assert excerpt in said(*command, input="\n".join(answers) + "\n")
