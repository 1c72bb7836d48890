"""Those who sit are told how many watch, and nothing else of them."""

from service.nursery import Server
from service.people import BOT, ME, OPEN, Person


def test_whoever_sits_is_told_how_many_watch(server: Server) -> None:
    mika, noa = Person(server), Person(server, "Noa")
    begun = mika.begin([ME, OPEN, BOT], "trick-raiders")
    noa.join(begun["invitations"][0]["path"])
    table = begun["table"]
    with mika.sit(table) as sitting:
        with Person(server, "Ren").sit(table) as first:
            assert sitting.await_type("watching") == {"type": "watching", "count": 1}
            with Person(server, "Yui").sit(table) as second:
                assert sitting.await_type("watching")["count"] == 2
                with noa.sit(table) as late:  # who comes later is told at once
                    assert late.await_type("watching")["count"] == 2
                for watching in (first, second):
                    watching.say({"type": "ping"})
                    assert watching.await_type("watching", "pong") == {"type": "pong"}
            assert sitting.await_type("watching")["count"] == 1
        assert sitting.await_type("watching")["count"] == 0
