"""Puzzles over HTTP: sent whole, in the language asked for, and a clear answer for what is not there."""

import pytest

from followsuit import all_games
from followsuit.puzzles.shelf import days, puzzles_of
from service import web
from service.nursery import Server


def test_the_shelf_lists_every_puzzle_and_the_days(server: Server) -> None:
    sent = web.get(f"{server.base}/api/puzzles").json()
    listed = {game["game"]: [puzzle["id"] for puzzle in game["puzzles"]] for game in sent["games"]}
    assert listed == {game: [puzzle.id for puzzle in puzzles_of(game)] for game in all_games()}
    assert sent["days"] == days()


def test_a_puzzle_is_sent_whole_in_the_language_asked_for(server: Server) -> None:
    puzzle = puzzles_of("trickster")[0]
    sent = web.get(f"{server.base}/api/puzzles/trickster/{puzzle.id}?lang=ja").json()
    asks, tells = sent["moments"]
    assert asks["answer"] == [puzzle.right]
    assert set(asks["wrong"]) == set(puzzle.facts) - {puzzle.right}
    assert "正解です。" in tells["say"]["text"]
    assert sent["names"][puzzle.seat] == "あなた"


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("puzzles/tricktakers/chess", "There is no such puzzle of TrickTakers."),
        ("puzzles/bridge/001", "bridge"),
    ],
)
def test_what_is_not_there_gets_one_sentence(server: Server, path: str, sentence: str) -> None:
    answer = web.get(f"{server.base}/api/{path}")
    assert answer.status_code == 404
    assert sentence in answer.json()["error"]
