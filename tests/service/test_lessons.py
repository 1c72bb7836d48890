"""Lessons over HTTP: sent whole, in the language asked for, and a clear answer for what is not there."""

import pytest

from followsuit import all_games
from followsuit.lessons.shelf import lessons_of
from service import web
from service.nursery import Server


def test_the_shelf_lists_every_lesson(server: Server) -> None:
    games = web.get(f"{server.base}/api/lessons").json()["games"]
    listed = {game["game"]: [lesson["id"] for lesson in game["lessons"]] for game in games}
    assert listed == {
        game: [lesson.id for lesson in lessons_of(game)] for game in all_games() if lessons_of(game)
    }


def test_a_lesson_is_sent_whole_in_the_language_asked_for(server: Server) -> None:
    lesson = web.get(f"{server.base}/api/lessons/tricktakers/first-game?lang=ja").json()
    assert lesson["facts"]["title"] == "はじめてのラウンド"
    assert lesson["next"]["id"] == "king"
    assert [moment["answer"] for moment in lesson["moments"]][:3] == [["king"], ["WFa"], ["b8"]]
    assert "cookie" not in web.get(f"{server.base}/api/lessons").headers.get("set-cookie", "")


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("lessons/tricktakers/chess", "There is no such lesson of TrickTakers."),
        ("lessons/bridge/first-game", "bridge"),
        ("primers/bridge", "bridge"),
    ],
)
def test_what_is_not_there_gets_one_sentence(server: Server, path: str, sentence: str) -> None:
    answer = web.get(f"{server.base}/api/{path}")
    assert answer.status_code == 404
    assert sentence in answer.json()["error"]


def test_a_game_on_one_page(server: Server) -> None:
    page = web.get(f"{server.base}/api/primers/tricktakers").json()
    assert [play["card"] for play in page["trick"]] == ["b6", "b7", "r9", "k2"]
    assert [play["wins"] for play in page["trick"]] == [False, False, False, True]
