"""Advice at a table: for the one person among bots, in turn, now and then, and for nobody else."""

from msgspec.structs import replace

from service.nursery import FREE, Nursery, Server
from service.people import BOT, ME, OPEN, Json, Person, Socket

BOTS = [BOT, BOT]


def hint(socket: Socket, question: str | None = None) -> Json:
    """Ask for one; what came back."""
    socket.say({"type": "hint", "question": socket.state["question"]["id"] if question is None else question})
    return socket.await_type("hint", "error")


def test_it_names_an_answer_and_why(server: Server) -> None:
    mika = Person(server)
    begun = mika.begin([ME, *BOTS], "tricktakers")
    with mika.sit(begun["table"]) as socket:
        asked = socket.asked()
        said = hint(socket)
        assert said["question"] == asked["id"]
        labels = {option["pick"]: option["label"] for option in asked["options"]}
        assert labels[said["picks"][0]] == said["label"]
        assert said["sentence"].startswith("Chance to win, over ")
        assert {look["pick"] for look in said["looks"]} <= set(labels)
        # The answer is still the person's to give, and any will do.
        assert socket.state["question"]["id"] == asked["id"]
        assert socket.answer(said["picks"][0])["type"] == "taken"


def test_it_speaks_the_language_of_the_connection(server: Server) -> None:
    mika = Person(server)
    begun = mika.begin([ME, *BOTS], "tricktakers")
    with mika.sit(begun["table"], lang="ja") as socket:
        socket.asked()
        assert "勝つ見込み" in hint(socket)["sentence"]


def test_nobody_else_hears_of_it(server: Server) -> None:
    mika = Person(server)
    begun = mika.begin([ME, *BOTS], "tricktakers")
    with mika.sit(begun["table"]) as socket, Person(server, "Eve").sit(begun["table"]) as watching:
        socket.asked()
        hint(socket)
        watching.say({"type": "hint", "question": socket.state["question"]["id"]})
        heard = [watching.await_type("error", "hint", "pong")]
        watching.say({"type": "ping"})
        heard.append(watching.await_type("error", "hint", "pong"))
        assert [message["type"] for message in heard] == ["error", "pong"]
        assert heard[0]["sentence"] == "You are watching; only those at the table can do that."


def test_not_out_of_turn_nor_about_another_question(server: Server) -> None:
    mika = Person(server)
    begun = mika.begin([ME, *BOTS])
    with mika.sit(begun["table"]) as socket:
        old = socket.asked()["id"]
        assert hint(socket, "elsewhere-0-1")["sentence"].startswith("That question has been answered")
        socket.answer("done")
        socket.asked()
        assert hint(socket, old)["sentence"].startswith("That question has been answered")
        socket.play_on()
        assert hint(socket, old)["sentence"] == "You are not asked anything now."


def test_not_among_people(server: Server) -> None:
    """Two who play for each other's cards get no help that the other has not agreed to."""
    mika, sora = Person(server), Person(server, "Sora")
    begun = mika.begin([ME, OPEN, BOT])
    sora.join(begun["invitations"][0]["path"])
    with mika.sit(begun["table"]) as socket:
        socket.asked()
        assert hint(socket)["sentence"] == "A hint is only for those who play with bots alone."


def test_one_after_the_other(server: Server) -> None:
    mika = Person(server)
    begun = mika.begin([ME, *BOTS], "tricktakers")
    with mika.sit(begun["table"]) as socket:
        question = socket.asked()["id"]
        socket.say({"type": "hint", "question": question})
        assert hint(socket)["sentence"] == "One hint after the other; wait a moment."
        assert socket.await_type("hint", "error")["type"] == "hint"
        assert hint(socket)["type"] == "hint"


def test_not_too_often(nursery: Nursery) -> None:
    """Thinking takes the time of all tables."""
    server = nursery.serve(limits=replace(FREE, hints_per_second=0.01, hint_burst=2))
    mika = Person(server)
    begun = mika.begin([ME, *BOTS], "tricktakers")
    with mika.sit(begun["table"]) as socket:
        socket.asked()
        assert [hint(socket)["type"] for _ in range(3)] == ["hint", "hint", "error"]
    assert server.faults() == []
    server.kill()
