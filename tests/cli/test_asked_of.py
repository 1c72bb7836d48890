"""What is typed without saying about what: one line says how, and nothing else is said."""

import pytest

from cli.command import invoke

TYPED = {
    "rule": "Type rule and a number, such as those in brackets.",
    "what": "Type what and a name, such as that of a character.",
    "why": "No trick has ended yet.",
}


@pytest.mark.parametrize(("word", "said"), TYPED.items())
def test_one_line_says_how(word: str, said: str) -> None:
    playing = ("play", "trick-raiders", "--seed", "7", "--bots", "random")
    result = invoke(*playing, input=f"{word}\nquit\n")
    assert result.exit_code == 0
    answers = result.stdout.partition(f"Your answer: {word}\n")[2].partition("Your answer: quit")[0]
    assert answers == f"{said}\n"
    assert result.stderr == ""
