"""Tables over HTTP and the socket: beginning, joining, playing, coming back, and what remains."""

import threading
import time
from hashlib import sha256
from typing import Any

import pytest

import followsuit
from followsuit.rulebook import all_rules
from service.nursery import Nursery, Server
from service.people import BOT, ME, OPEN, Person


def test_one_click_and_a_game_against_bots_is_played_to_its_end(server: Server) -> None:
    mika = Person(server)
    begun = mika.begin([ME, BOT, BOT])
    assert begun["seat"] == 0
    assert begun["path"] == f"/t/{begun['table']}"
    with mika.sit(begun["table"]) as socket:
        assert [seat["kind"] for seat in socket.state["table"]["seats"]] == ["person", "bot", "bot"]
        outcome = socket.play_on()
    assert sorted(outcome["places"])[0] == 1
    assert mika.get(f"/api/tables/{begun['table']}")["state"] == "over"


def test_a_table_waits_until_every_seat_is_taken(server: Server) -> None:
    mika, noa = Person(server), Person(server, "Noa")
    begun = mika.begin([ME, OPEN, BOT])
    assert [invitation["seat"] for invitation in begun["invitations"]] == [1]
    with mika.sit(begun["table"]) as socket:
        assert socket.state["table"]["state"] == "waiting"
        assert socket.state["view"] is None
        assert socket.answer()["sentence"] == "The table waits for players."
        joined = noa.join(begun["invitations"][0]["path"])
        assert joined["seat"] == 1
        state = socket.await_state(lambda state: state["view"])
        assert "Noa sits down." in [news["text"] for news in state["news"]]
        assert state["table"]["state"] == "playing"


def test_an_invitation_is_used_up_by_the_first_guest_who_may_come_again(server: Server) -> None:
    mika, noa, other = Person(server), Person(server, "Noa"), Person(server, "Ren")
    begun = mika.begin([ME, OPEN, OPEN])
    path = begun["invitations"][0]["path"]
    first = noa.join(path)
    assert noa.join(path) == first
    table, _, invitation = path.removeprefix("/t/").partition("/join/")
    body = {"invitation": invitation, "name": "Ren"}
    assert other.refused(f"/api/tables/{table}/join", body) == (409, "Somebody else sits there already.")
    assert mika.refused(
        f"/api/tables/{table}/join",
        {"invitation": begun["invitations"][1]["path"].rpartition("/")[2], "name": "Mika"},
    ) == (409, "You have a seat at this table already.")


def test_an_invitation_can_be_looked_at_before_it_is_used(server: Server) -> None:
    """Looking uses nothing up, and tells nobody more than sitting down would."""
    mika, noa, other = Person(server), Person(server, "Noa"), Person(server, "Ren")
    begun = mika.begin([ME, OPEN, OPEN])
    path = begun["invitations"][0]["path"]
    look = f"/api/tables/{begun['table']}/invitations/{path.rpartition('/')[2]}"
    assert other.get(look) == noa.get(look) == {"seat": 1, "path": path}
    noa.join(path)
    assert noa.get(look) == {"seat": 1, "path": path}
    assert other.refused(look) == (409, "Somebody else sits there already.")
    assert other.refused(look[:-1]) == (403, "This invitation is not for a seat at this table.")


def test_two_people_of_one_name_are_told_apart(server: Server) -> None:
    mika, namesake = Person(server), Person(server)
    begun = mika.begin([ME, OPEN, BOT])
    namesake.join(begun["invitations"][0]["path"])
    seats = mika.get(f"/api/tables/{begun['table']}")["seats"]
    assert [seat["name"] for seat in seats][:2] == ["Mika", "Mika 2"]


def test_the_host_fills_an_open_seat_with_a_bot(server: Server) -> None:
    mika, other = Person(server), Person(server, "Ren")
    begun = mika.begin([ME, OPEN, OPEN])
    path = f"/api/tables/{begun['table']}/seats/1"
    assert other.refused(path, {"kind": "bot"})[0] == 403
    assert mika.refused(path, {"level": "no-such"})[0] == 400
    assert mika.post(path, {"level": "random"})["seats"][1]["kind"] == "bot"
    assert mika.refused(path, {"level": "random"}) == (409, "That seat is not open.")
    assert mika.refused(f"/api/tables/{begun['table']}/seats/3", {"level": "random"})[0] == 404
    info = mika.get(f"/api/tables/{begun['table']}")
    assert [invitation["seat"] for invitation in info["invitations"]] == [2]
    assert other.get(f"/api/tables/{begun['table']}")["invitations"] == []


def test_a_refused_answer_says_its_rule_and_changes_nothing(server: Server) -> None:
    mika = Person(server)
    begun = mika.begin([ME, BOT, BOT])
    with mika.sit(begun["table"]) as socket:
        before = socket.await_state(lambda state: state["question"] and state["view"]["to_act"] == [0])
        told = socket.answer("C1a" if before["question"]["options"][0]["pick"] != "C1a" else "seat-1")
        assert told["type"] == "refused"
        assert told["sentence"]
        assert socket.answer("no such thing")["sentence"] == "That is no answer in this game."
        assert socket.answer(question="another")["sentence"].startswith("That question has been answered")
        after = socket.await_type("state")
        assert (after["n"], after["question"], after["view"]) == (
            before["n"],
            before["question"],
            before["view"],
        )


def test_who_comes_back_hears_what_was_missed_from_the_number_it_last_saw(server: Server) -> None:
    mika = Person(server)
    begun = mika.begin([ME, BOT, BOT])
    with mika.sit(begun["table"]) as socket:
        socket.asked()
        seen = socket.state["n"]
        for _ in range(4):
            socket.asked()
            socket.answer_and_wait()
        heard = [news["text"] for state in socket.states for news in state["news"] if state["n"] > seen]
        last = socket.state["n"]
    with mika.sit(begun["table"], since=seen) as socket:
        again = [news["text"] for news in socket.state["news"]]
        assert again[: len(heard)] == heard
        assert socket.state["n"] >= last
    with mika.sit(begun["table"]) as socket:
        assert socket.state["news"] == []
    with mika.sit(begun["table"], since=10_000) as socket:
        assert socket.state["news"] == []


def test_an_answer_sent_again_is_taken_once(server: Server) -> None:
    mika = Person(server)
    begun = mika.begin([ME, BOT, BOT])
    with mika.sit(begun["table"]) as socket:
        question = socket.asked()
        first = socket.answer(question=question["id"], ref="one")
        assert first["type"] == "taken"
        pick = question["options"][0]["pick"]
        assert socket.answer(pick, question=question["id"], ref="one") == first
        assert socket.answer(pick, question=question["id"], ref="two")["type"] == "refused"


def test_the_language_is_that_of_the_connection_and_can_be_changed(server: Server) -> None:
    mika = Person(server)
    begun = mika.begin([ME, BOT, BOT])
    with mika.sit(begun["table"], lang="ja") as socket:
        japanese = socket.asked()["sentence"]
        socket.say({"type": "hello", "lang": "en"})
        english = japanese
        while english == japanese:  # the bots declare at the same time, which is news in the old language
            english = socket.await_type("state")["question"]["sentence"]
        assert english.isascii()
        socket.say({"type": "hello", "lang": "tlh"})
        assert socket.await_type("state")["question"]["sentence"] == english


def test_those_who_watch_see_the_spectators_view_and_can_do_nothing(server: Server) -> None:
    mika, watcher = Person(server), Person(server, "Ren")
    begun = mika.begin([ME, BOT, BOT])
    with mika.sit(begun["table"]) as seated, watcher.sit(begun["table"]) as socket:
        asked = seated.asked()
        assert socket.state["table"]["you"] is None
        assert socket.state["view"]["viewer"] is None
        assert socket.state["question"] is None
        assert socket.state["undo"] is None
        socket.say(
            {"type": "answer", "question": asked["id"], "pick": asked["options"][0]["pick"], "ref": "x"}
        )
        sentence = "You are watching; only those at the table can do that."
        assert socket.await_type("refused")["sentence"] == sentence
        for message in ({"type": "undo"}, {"type": "chat", "text": "hm"}, {"type": "consent", "yes": True}):
            socket.say(message)
            assert socket.await_type("error")["sentence"] == sentence
        assert watcher.refused(f"/api/tables/{begun['table']}/rematch", {})[0] == 403


def test_chat_is_stored_and_heard_by_all(server: Server) -> None:
    mika, watcher = Person(server), Person(server, "Ren")
    begun = mika.begin([ME, BOT, BOT])
    with mika.sit(begun["table"]) as seated, watcher.sit(begun["table"]) as socket:
        seated.say({"type": "chat", "text": "  good\nluck  "})
        told = socket.await_type("chat")
        assert (told["n"], told["seat"], told["name"], told["text"]) == (1, 0, "Mika", "good luck")
        seated.say({"type": "chat", "text": "\n"})
        assert seated.await_type("error")["sentence"] == "There is nothing to say in that."
    with watcher.sit(begun["table"]) as socket:
        assert socket.await_type("chat") == told


def test_a_rematch_is_one_new_table_for_all_who_ask(server: Server) -> None:
    mika, noa = Person(server), Person(server, "Noa")
    begun = mika.begin([ME, OPEN, BOT])
    joined = noa.join(begun["invitations"][0]["path"])
    path = f"/api/tables/{begun['table']}/rematch"
    assert mika.refused(path, {})[0] == 409
    with mika.sit(begun["table"]) as first, noa.sit(joined["table"]) as second:
        other = threading.Thread(target=second.play_on)
        other.start()
        first.play_on()
        other.join()
        after = noa.post(path)
        told = first.await_state(lambda state: state["table"]["next"])["table"]
        assert (told["next"], told["next_by"]) == (after["path"], 1)
    assert after["table"] != begun["table"]
    assert after["seat"] == 1
    assert noa.get(f"/api/tables/{after['table']}")["state"] == "waiting"
    assert mika.post(path)["table"] == after["table"]
    info = mika.get(f"/api/tables/{after['table']}")
    assert info["you"] == 0
    assert info["state"] == "playing"
    assert mika.post(path)["table"] == after["table"]


def test_the_deal_was_promised_and_can_be_checked_afterwards(server: Server) -> None:
    mika = Person(server)
    begun = mika.begin([ME, BOT, BOT])
    before = mika.get(f"/api/tables/{begun['table']}")
    assert before["seed"] is None
    assert before["salt"] is None
    for path in ("record", "replay", "replay/1"):
        status, sentence = mika.refused(f"/api/tables/{begun['table']}/{path}")
        assert (status, sentence) == (409, "That can be seen when the game is over.")
    with mika.sit(begun["table"]) as socket:
        assert socket.state["table"]["commitment"] == before["commitment"]
        outcome = socket.play_on()
    after = mika.get(f"/api/tables/{begun['table']}")
    promised = f"followsuit deal {begun['table']} {after['seed']} {after['salt']}"
    assert sha256(promised.encode()).hexdigest() == before["commitment"] == after["commitment"]
    record = mika.http.get(f"/api/tables/{begun['table']}/record").text
    match = followsuit.read_record(record)
    assert str(match.seed) == after["seed"]
    assert match.table.outcome is not None
    assert match.table.outcome.places == outcome["places"]


def test_a_finished_game_is_looked_at_again_from_every_seat(server: Server) -> None:
    mika = Person(server)
    begun = mika.begin([ME, BOT, BOT])
    with mika.sit(begun["table"]) as socket:
        socket.play_on()
        seen = {state["n"]: state for state in socket.states}
    path = f"/api/tables/{begun['table']}/replay"
    replay = mika.get(path)
    assert replay["names"][0] == "Mika"
    assert replay["marks"][0]["at"] == 0
    assert all(mark["label"] for mark in replay["marks"])
    last = mika.get(f"{path}/{replay['answers']}?seat=0")
    assert last["outcome"] == seen[max(seen)]["outcome"]
    assert last["view"] == seen[max(seen)]["view"]
    middle = replay["answers"] // 2
    own = mika.get(f"{path}/{middle}?seat=1")["view"]
    everything = mika.get(f"{path}/{middle}?seat=all")["view"]
    watched = mika.get(f"{path}/{middle}?seat=watch")["view"]
    hands = [
        [area["cards"] for area in view["areas"] if area["name"] == "hand"] for view in (everything, watched)
    ]
    assert all("?" not in hand for hand in hands[0])
    assert all(set(hand) <= {"?"} for hand in hands[1])
    assert [len(hand) for hand in hands[0]] == [len(hand) for hand in hands[1]]
    assert own["viewer"] == 1
    assert mika.refused(f"{path}/{replay['answers'] + 1}")[0] == 404
    assert mika.refused(f"{path}/1?seat=5")[0] == 404
    assert mika.refused(f"{path}/1?seat=x")[0] == 422


@pytest.mark.parametrize("wrong", ["nosuchtable1", "../../etc", "ABC", "a" * 300])
def test_there_is_no_such_table(server: Server, wrong: str) -> None:
    assert Person(server).http.get(f"/api/tables/{wrong}").status_code in (404, 422)


def test_a_room_nobody_looks_at_is_dropped_and_rebuilt_on_demand(nursery: Nursery) -> None:
    server = nursery.serve(keep_rooms=0.2)
    mika = Person(server)
    begun = mika.begin([ME, BOT, BOT])
    with mika.sit(begun["table"]) as socket:
        socket.asked()
        socket.answer()
        seen = socket.await_state(lambda state: state["question"])
    for _ in range(50):
        time.sleep(0.1)
        if "followsuit_rooms 0.0" in server.counters():
            break
    else:
        raise AssertionError("the room stays")
    with mika.sit(begun["table"], since=seen["n"]) as socket:
        socket.asked()
        assert socket.play_on()
    server.kill()


def test_it_says_how_it_is(server: Server) -> None:
    mika = Person(server)
    assert mika.get("/healthz") == {"status": "ok"}
    assert mika.get("/readyz") == {"status": "ok"}
    assert "followsuit_store_seconds_count" in server.counters()
    paths = mika.get("/openapi.json")["paths"]
    assert {"/api/tables", "/api/tables/{table}/join", "/api/games/{game}/rules"} <= set(paths)


def test_the_form_of_a_table_is_asked_for_before_it_is_begun(server: Server) -> None:
    mika = Person(server)
    path = "/api/games/tricktakers/form"
    few = mika.post(f"{path}?lang=ja", {"players": 4, "options": {"characters": "king,ninja"}})
    assert few["problem"] == {
        "option": "characters",
        "sentence": "キャラクター：4人以上を選んでください。今は2人です。",
    }
    form = mika.post(path, {"players": 4, "options": {"points_win": True, "two_player_mode": "drafted"}})
    assert form["problem"] is None
    assert form["chosen"] == {"points_win": True, "points_win_scope": "all"}
    seats = [{"kind": "me"}, *[{"kind": "open"}] * 3]
    mika.post("/api/tables", {"game": "tricktakers", "players": 4, "options": form["chosen"], "seats": seats})
    assert mika.post(path, {})["players"] == followsuit.find_game("tricktakers").default_players
    refusals: list[tuple[dict[str, Any], str]] = [
        ({"players": 7}, "TrickTakers is for 2, 3, 4 or 5 players, not 7."),
        ({"options": {"points_win": 1}}, "points_win is false or true, not 1."),
        ({"options": {"characters": "king,king"}}, "King is named twice among the characters."),
    ]
    for body, sentence in refusals:
        assert mika.refused(path, body) == (400, sentence)
    assert mika.refused(f"{path}?lang=ja", {"players": 7}) == (
        400,
        "TrickTakersは2、3、4か5人用です（7人ではありません）。",
    )
    assert mika.refused(path, {"options": {"points_win": [1]}})[0] == 422
    assert mika.refused("/api/games/no-such/form", {})[0] == 404


def numbers_in(book: Any) -> set[str]:
    return {rule["id"] for section in book["sections"] for rule in section["rules"]}


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_rules_of_a_table_are_what_it_has_a_use_for(server: Server, lang: str) -> None:
    """With the characters that may come to it, for all who ask alike; without a table, the usual one's."""
    mika = Person(server)
    usual = mika.get(f"/api/games/tricktakers/rules?lang={lang}")
    assert not {id for id in numbers_in(usual) if id.startswith(("TA-", "TX-"))}
    assert {"TA-ADV-01", "TX-NIN-01"} <= set(usual["left_out"])
    basic = mika.begin([ME, BOT, BOT, BOT], "tricktakers")
    assert mika.get(f"/api/tables/{basic['table']}/rules?lang={lang}") == usual
    more = mika.begin([ME, OPEN, BOT], "tricktakers", characters="adventurer_too")
    path = f"/api/tables/{more['table']}/rules?lang={lang}"
    book = mika.get(path)
    assert "TA-ADV-01" in numbers_in(book)
    assert not {id for id in numbers_in(book) if id.startswith(("TA-COL-", "TX-"))}
    assert Person(server, "Noa").get(path) == book
    whist = mika.get(f"/api/games/kings-whist/rules?lang={lang}")
    assert not {id for id in numbers_in(whist) if id.startswith(("KT-BID-", "KT-DRAFT-", "KO-", "KN-"))}


def test_the_rules_of_no_table_are_none(server: Server) -> None:
    assert Person(server).http.get("/api/tables/aaaaaaaaaaaa/rules").status_code == 404


def test_games_kits_and_rules_are_given_in_both_languages(server: Server) -> None:
    mika = Person(server)
    listed = mika.get("/api/games")
    shelf = sorted(followsuit.all_games().values(), key=lambda game: (game.shelf, game.id))
    assert [game["id"] for game in listed["games"]] == [game.id for game in shelf]
    assert "random" in [bot["id"] for bot in listed["bots"]]
    for game in followsuit.all_games().values():
        for lang in ("en", "ja"):
            kit = mika.get(f"/api/games/{game.id}?lang={lang}")
            assert set(kit["cards"]) >= set(game.card_names)
            sections = mika.get(f"/api/games/{game.id}/rules?lang={lang}")["sections"]
            assert {section.get("lang") for section in sections} == ({None} if lang == "en" else {None, "en"})
        whole = mika.get(f"/api/games/{game.id}/rules?whole=true")
        assert (whole["left_out"], numbers_in(whole)) == ([], set(all_rules(game)))
    assert mika.refused("/api/games/no-such")[0] == 404
