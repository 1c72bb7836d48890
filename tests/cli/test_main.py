"""The command as a whole: its help, its version, and how it says that something is wrong."""

import subprocess
import sys

import pytest

import followsuit
from cli.command import COMMAND, ENVIRONMENT, complaint, invoke, run, said

COMMANDS = ["games", "rules", "play", "simulate", "replay", "check", "bench"]


def test_the_version_and_the_build_are_said() -> None:
    assert said("--version") == f"followsuit {followsuit.__version__}\n{followsuit.build_line()}\n"


def test_without_a_command_there_is_help() -> None:
    text = said()
    assert text == said("--help") == said("-h")
    for command in COMMANDS:
        assert f"\n  {command} " in text


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command: str) -> None:
    text = said(command, "--help")
    assert f"Usage: followsuit {command} " in text
    assert f"Example: followsuit {command}" in text
    assert max(len(line) for line in text.splitlines()) <= 80


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("plya", "No such command 'plya'. Did you mean 'play'"),
        ("games --jsno", "--jsno"),
        ("play", "Missing argument 'GAME'. `followsuit play --help` says what can be given."),
        ("play a b", "unexpected extra argument"),
        ("rules", "Missing argument 'GAME'."),
        ("check", "Missing argument"),
        ("play trick-raider", "There is no game trick-raider. Did you mean trick-raiders?"),
        ("rules bridge", "There is no game bridge. There are: "),
        ("simulate trick_raiders", "Did you mean trick-raiders?"),
        ("play trick-raiders --players 5", "Trick Raiders is for 3 or 4 players, not 5."),
        ("play trick-raiders --players 0", "Trick Raiders is for 3 or 4 players, not 0."),
        ("simulate trick-raiders --players -1", "Trick Raiders is for 3 or 4 players, not -1."),
        ("play trick-raiders --players four", "'--players': four is not a whole number."),
        ("play trick-raiders --option lives=3", "Trick Raiders has no option lives; it has starting_lives"),
        ("play trick-raiders --option starting_lives=4", "starting_lives is 2 or 3, not 4."),
        ("play trick-raiders --option starting_lives=", "starting_lives is 2 or 3, not ."),
        ("play trick-raiders --option starting_lives", "written name=value, not starting_lives."),
        ("simulate trick-raiders --option =3", "has no option ;"),
        ("play trick-raiders --seed -1", "A seed is a whole number from 0 to 2**128 - 1, not -1."),
        ("simulate trick-raiders --seed 1e3", "'--seed': 1e3 is not a whole number."),
        ("play trick-raiders --seat 4", "A seat is a number from 0 to 3, not 4."),
        ("play trick-raiders --players 3 --seat 3", "A seat is a number from 0 to 2, not 3."),
        ("play trick-raiders --seat -1", "A seat is a number from 0 to 3, not -1."),
        ("play trick-raiders --bots genius", "There is no bot genius. There are: random, thumb, search."),
        ("play trick-raiders --bots randm", "There is no bot randm. Did you mean random?"),
        ("play trick-raiders --name a,b", "A name has 1 to 20 letters and no comma, not 'a,b'."),
        ("play trick-raiders --name ''", "A name has 1 to 20 letters and no comma, not ''."),
        ("play trick-raiders --record no/such/folder/game.txt", "game.txt cannot be written: "),
        ("simulate trick-raiders --bots random,genius", "There is no bot genius."),
        ("simulate trick-raiders --bots random,random", "one for each of 4 seats, not 2."),
        ("simulate trick-raiders --bots ''", "There is no bot without a name."),
        ("simulate trick-raiders --games 0", "--games is 1 or more, not 0."),
        ("simulate trick-raiders --games -7", "--games is 1 or more, not -7."),
        ("simulate trick-raiders --games many", "'--games': many is not a whole number."),
        ("simulate trick-raiders --jobs 0", "--jobs is 1 or more, not 0."),
        ("rules trick-raiders TR-FOLOW-3", "has no rule TR-FOLOW-3. Did you mean TR-FOLLOW-03?"),
        ("replay no-such-file.txt", "no-such-file.txt cannot be read: No such file or directory."),
        ("replay no-such-file.txt --at x", "'--at': x is not a whole number."),
        ("check no-such-file.toml", "no-such-file.toml cannot be read: No such file or directory."),
    ],
)
def test_what_is_wrong_is_said_in_one_line(arguments: str, words: str) -> None:
    assert words in complaint(*[word.strip("'") for word in arguments.split()])


def test_one_line_stays_one_whatever_was_typed() -> None:
    assert complaint("play", "trick\nraider").startswith("There is no game trick raider. Did you mean")
    assert "written name=value, not a b." in complaint("play", "trick-raiders", "--option", "a\n\tb")


def test_a_process_of_its_own_says_it_the_same_way() -> None:
    done = run("play", "trick-raider")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("followsuit: There is no game trick-raider. Did you mean trick-raiders?")
    assert done.stderr.count("\n") == 1
    done = run("games", "--jsno")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


def test_an_unforeseen_error_is_not_passed_off_as_bad_input(monkeypatch: pytest.MonkeyPatch) -> None:
    def break_down(as_json: bool, language: str | None) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("followsuit.cli.main.show_games", break_down)
    with pytest.raises(ZeroDivisionError):
        invoke("games")


def test_a_reader_that_goes_away_gets_no_traceback() -> None:
    """As in `followsuit rules trick-raiders | head -1`."""
    head = "import sys; sys.stdin.readline()"
    rules = subprocess.Popen(
        [*COMMAND, "rules", "trick-raiders"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT
    )
    subprocess.run([sys.executable, "-c", head], stdin=rules.stdout, check=True)
    assert rules.stdout is not None
    rules.stdout.close()
    assert rules.stderr is not None
    assert b"Traceback" not in rules.stderr.read()
    rules.wait(60)
