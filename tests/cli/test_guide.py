"""The guide to playing in the terminal shows what really happens."""

import re
from pathlib import Path

from cli.command import said

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "play-in-the-terminal.md"


def test_the_excerpts_are_real() -> None:
    """Each is of the command named last before it; after the answers that are shown, all are 1."""
    text = GUIDE.read_text(encoding="utf-8")
    commands = re.split(r"`followsuit (play [^`]*--seed [^`]*)`", text)[1:]
    assert len(commands) == 4
    for command, following in zip(commands[::2], commands[1::2], strict=True):
        excerpts = re.findall(r"^```text\n(.*?)^```", following, re.M | re.S)
        answers = re.findall(r"^Your answer: (.*)$", excerpts[0], re.M)
        assert len(answers) > 1
        played = said(*command.split(), input="\n".join([*answers, *["1"] * 10, ""]))
        for excerpt in excerpts:
            assert excerpt in played
