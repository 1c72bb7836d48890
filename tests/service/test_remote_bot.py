"""The example client sits down by its invitation and plays a whole game."""

import subprocess
import sys
from pathlib import Path

import pytest

from followsuit import all_games
from service.nursery import Server
from service.people import BOT, ME, OPEN, Person

CLIENT = Path(__file__).parents[2] / "examples" / "remote_bot.py"


@pytest.mark.parametrize("game", list(all_games()))
@pytest.mark.parametrize("style", ["random", "first"])
def test_it_plays_to_the_end(server: Server, game: str, style: str) -> None:
    players = all_games()[game].default_players
    mika = Person(server)
    begun = mika.begin([ME, OPEN, *[BOT] * (players - 2)], game)
    link = server.base + begun["invitations"][0]["path"]
    bot = subprocess.Popen(
        [sys.executable, str(CLIENT), link, "--name", "Robin", "--style", style],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    with mika.sit(begun["table"]) as socket:
        outcome = socket.play_on()
    out, err = bot.communicate(timeout=30)
    assert (bot.returncode, err) == (0, "")
    assert out.startswith(outcome["sentence"])


def test_a_used_invitation_gives_one_sentence(server: Server) -> None:
    mika = Person(server)
    begun = mika.begin([ME, OPEN, BOT])
    path = begun["invitations"][0]["path"]
    Person(server, "Noa").join(path)
    done = subprocess.run([sys.executable, str(CLIENT), server.base + path], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr == "Somebody else sits there already.\n"
