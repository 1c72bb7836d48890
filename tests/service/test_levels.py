"""Every seat's bot may be of another level, as the house knows it: without settings."""

from service.nursery import Server
from service.people import ME, OPEN, Json, Person


def of_level(level: str) -> Json:
    return {"kind": "bot", "level": level}


def test_bots_of_several_levels_play_at_one_table(server: Server) -> None:
    mika = Person(server)
    begun = mika.begin([ME, of_level("thumb"), of_level("random"), OPEN])
    path = f"/api/tables/{begun['table']}"
    mika.post(f"{path}/seats/3", of_level("thumb"))
    seats = mika.get(path)["seats"]
    assert [seat["level"] for seat in seats] == [None, "thumb", "random", "thumb"]
    with mika.sit(begun["table"]) as socket:
        assert min(socket.play_on()["places"]) == 1


def test_nobody_makes_the_server_think_for_an_hour(server: Server) -> None:
    mika = Person(server)
    begun = mika.begin([ME, OPEN, OPEN])
    body = {
        "game": "trick-raiders",
        "players": 3,
        "seats": [ME, OPEN, of_level("search:999s")],
        "name": "Mika",
    }
    for path, asked in (
        ("/api/tables", body),
        (f"/api/tables/{begun['table']}/seats/1", of_level("search:999s")),
    ):
        assert mika.refused(path, asked) == (
            400,
            "Bots at a table have no settings: it is search, not search:999s.",
        )


def test_every_level_of_the_house_is_listed_with_its_words(server: Server) -> None:
    listed = Person(server).get("/api/games")["bots"]
    assert [bot["id"] for bot in listed][:3] == ["random", "thumb", "search"]
    assert all(bot["label"] and bot["text"] for bot in listed[:3])
