"""What may be done at any moment: the Jack of two players in Kings TrickTakers (KT2-JACK-04, KT2-JACK-09)."""

import contextlib
from typing import Any

from msgspec import to_builtins

from followsuit.core.cards import SPECTATOR
from followsuit.service.entries import ANSWER, ASK_UNDO, SIT, Entry, TableRow
from followsuit.service.replaying import Replay
from followsuit.service.story import Refusal, Story, told_story
from followsuit.service.wire import state
from service.nursery import Server
from service.people import ME, OPEN, Person, Socket

PEOPLE = ["person", "person"]


class Told:
    """A story of two players, told entry by entry."""

    def __init__(self, kinds: list[str]) -> None:
        self.row = TableRow("t", "kings", 1, 2, {}, 5, "", "", "", 0.0)
        self.entries: list[Entry] = []
        self.story = Story(self.row)
        for seat, kind in enumerate(kinds):
            self.add(SIT, seat, data={"kind": kind, "name": f"P{seat}", "guest": f"g{seat}"})

    def add(self, kind: str, seat: int, pick: str = "", data: dict[str, object] | None = None) -> None:
        entry = Entry(self.story.seq + 1, kind, seat, pick, data or {})
        self.entries.append(entry)
        self.story.apply(entry)

    def answer(self) -> int:
        """The first thing that whoever is asked may answer, but no Jack as a bid."""
        t = self.story.table
        assert t is not None
        seat = t.seats_to_act()[0]
        self.add(ANSWER, seat, self.story.game.write_pick(sorted(t.options(seat))[0]))
        return seat

    def to_the_tricks(self) -> "Told":
        t = self.story.table
        assert t is not None
        while not (t.out_of_turn(0) and t.out_of_turn(1) and "trick" in t.heading()):
            self.answer()
        return self

    def jack(self, seat: int) -> str:
        t = self.story.table
        assert t is not None
        return self.story.game.write_pick(t.out_of_turn(seat)[0])

    def seen_by(self, viewer: int, lang: str = "en") -> dict[str, Any]:
        sent: dict[str, Any] = to_builtins(state(self.story, viewer, lang, [True, True], []))
        return sent


def test_both_are_offered_it_whoever_is_asked() -> None:
    told = Told(PEOPLE).to_the_tricks()
    asked = [told.seen_by(seat)["question"] is not None for seat in (0, 1)]
    assert sorted(asked) == [False, True]
    for seat in (0, 1):
        asides = told.seen_by(seat)["asides"]
        assert asides["id"] == told.story.aside_id(seat)
        assert asides["options"] == [
            {
                "pick": told.jack(seat),
                "verb": "piece",
                "argument": told.jack(seat),
                "label": "Spend the Jack to add 3 to your bid.",
                "rule": "KT2-JACK-01",
            }
        ]
    assert told.seen_by(0, "ja")["asides"]["options"][0]["label"] != "Spend the Jack to add 3 to your bid."
    assert told.seen_by(SPECTATOR)["asides"] is None


def test_nothing_is_offered_before_the_bids() -> None:
    told = Told(PEOPLE)
    assert told.seen_by(0)["asides"] is None
    assert told.seen_by(1)["asides"] is None


def test_it_leaves_everybodys_question_as_it_is() -> None:
    told = Told(PEOPLE).to_the_tricks()
    story = told.story
    assert story.table is not None
    (asked,) = story.seats_to_act()
    other = 1 - asked
    before = [story.question_id(seat) for seat in (0, 1)]
    question = told.seen_by(asked)["question"]
    heard = [story.n(viewer) for viewer in story.viewers]
    told.add(ANSWER, other, told.jack(other))
    assert [story.question_id(seat) for seat in (0, 1)] == before
    assert told.seen_by(asked)["question"] == question
    assert [story.n(viewer) for viewer in story.viewers] == [number + 1 for number in heard]
    for viewer in story.viewers:
        events = story.heard[viewer][-1].events
        assert [(event.kind, event.seat) for event in events] == [("jack-spent", other)]
    assert told.seen_by(other)["asides"] is None
    assert told.seen_by(asked)["asides"] is not None


def test_its_id_is_good_once_whatever_is_played_meanwhile() -> None:
    told = Told(PEOPLE).to_the_tricks()
    story = told.story
    id, jack = story.aside_id(0), told.jack(0)
    told.answer()
    assert story.pick_meant(0, id, jack) == story.game.read_pick(jack)
    assert story.pick_meant(0, story.question_id(0), jack) == Refusal("stale")
    told.add(ANSWER, 0, jack)
    assert story.aside_id(0) != id
    for question in (id, story.aside_id(0)):
        assert story.pick_meant(0, question, jack) == Refusal("stale")
    refused = story.pick_meant(0, story.question_id(0), jack)
    assert isinstance(refused, Refusal)
    assert refused.reason is not None
    assert refused.reason.rule == "KT2-JACK-01"


def test_it_is_never_taken_back_nor_anything_before_it() -> None:
    """KT2-JACK-09  It cannot be undone; what is answered after it can."""
    told = Told(["person", "bot"]).to_the_tricks()
    story = told.story
    while story.seats_to_act() != [0]:
        told.answer()
    told.answer()
    assert story.undo_forbidden(0) is None
    told.add(ANSWER, 0, told.jack(0))
    assert story.undo_forbidden(0) == "undo-aside"
    assert "cannot be taken back" in told.seen_by(0)["undo"]["text"]
    while story.seats_to_act() != [0]:
        told.answer()
    told.answer()
    assert story.undo_forbidden(0) is None


def test_it_ends_the_wish_to_take_something_back() -> None:
    told = Told(PEOPLE).to_the_tricks()
    seat = told.answer()
    told.add(ASK_UNDO, seat)
    assert told.story.wish is not None
    told.add(ANSWER, 1 - seat, told.jack(1 - seat))
    assert told.story.wish is None


def test_an_undo_keeps_the_asides_before_it() -> None:
    told = Told(["person", "bot"]).to_the_tricks()
    story = told.story
    assert story.table is not None
    told.add(ANSWER, 0, told.jack(0))
    while story.seats_to_act() != [0]:
        told.answer()
    before = story.table.words()
    told.answer()
    told.add("undo", 0, data=dict(story.undo_entry_data(0)))
    assert story.table.words() == before
    again = told_story(told.row, told.entries)
    assert again.table is not None
    assert again.table.words() == before
    assert [again.aside_id(seat) for seat in (0, 1)] == [story.aside_id(seat) for seat in (0, 1)]
    assert again.question_numbers == story.question_numbers


def test_a_replay_shows_the_moment_of_an_aside() -> None:
    told = Told(PEOPLE).to_the_tricks()
    seat = 1 - told.story.seats_to_act()[0]
    told.add(ANSWER, seat, told.jack(seat))
    replay = Replay(told.story)
    for _ in replay.played(replay.stops, replay.headings):
        pass
    shown = replay.state_at(len(told.story.given), str(seat), "en")
    assert [news.kind for news in shown.news] == ["jack-spent"]
    assert shown.asides is None


def test_over_the_wire(server: Server) -> None:
    """Somebody who is not asked sends it; both hear of it, and the game goes on to its end."""
    mika, noa = Person(server), Person(server, "Noa")
    begun = mika.begin([ME, OPEN], "kings")
    noa.join(begun["invitations"][0]["path"])
    with mika.sit(begun["table"]) as one, noa.sit(begun["table"]) as two:
        sockets = [one, two]
        while one.state["asides"] is None or two.state["asides"] is None or is_asked(one) == is_asked(two):
            step(sockets)
        idle, busy = (two, one) if is_asked(one) else (one, two)
        asides = idle.state["asides"]
        question = busy.state["question"]["id"]
        sent = {"pick": asides["options"][0]["pick"], "question": asides["id"], "ref": "jack"}
        assert idle.answer(**sent)["type"] == "taken"
        busy.await_state(lambda state: "jack-spent" in [news["kind"] for news in state["news"]])
        assert busy.state["question"]["id"] == question
        assert idle.answer(**sent)["type"] == "taken", "sent again by a client that did not hear of it"
        refused = idle.answer(sent["pick"], sent["question"], "another")
        assert refused["type"] == "refused"
        assert busy.answer(ref="goes on")["type"] == "taken"


def is_asked(socket: Socket) -> bool:
    return socket.state["question"] is not None


def step(sockets: list[Socket]) -> None:
    """Whoever is asked first answers, but with no Jack; then both hear what there is to hear."""
    asking = [socket for socket in sockets if is_asked(socket)]
    if asking:
        options = [option["pick"] for option in asking[0].state["question"]["options"]]
        pick = next(pick for pick in options if not pick.endswith("-jack"))
        asking[0].answer(pick, ref=asking[0].state["question"]["id"])
    for socket in sockets:
        with contextlib.suppress(TimeoutError):
            while True:
                socket.hear(0.05)
