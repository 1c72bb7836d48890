"""Taking an answer back: freely against bots, by consent otherwise, never across anything hidden."""

import pytest

from describe import sent as describe
from followsuit import find_game
from followsuit.core.bits import BIT
from followsuit.core.cards import EVERYONE
from followsuit.core.rng import seeded
from followsuit.service.entries import ANSWER, ASK_UNDO, CONSENT, SIT, STAND_IN, UNDO, Entry, TableRow
from followsuit.service.shapes import UndoInfo
from followsuit.service.story import Story, told_story
from followsuit.service.wire import undo
from service.nursery import Server
from service.people import BOT, ME, OPEN, Person

BOTS = ["bot", "bot"]


class Told:
    """A story, told entry by entry."""

    def __init__(self, game: str, kinds: list[str], seed: int = 3) -> None:
        found = find_game(game)
        self.row = TableRow("t", game, found.rules_version, len(kinds), {}, seed, "", "", "", 0.0)
        self.entries: list[Entry] = []
        self.story = Story(self.row)
        for seat, kind in enumerate(kinds):
            self.add(SIT, seat, data={"kind": kind, "name": f"P{seat}", "guest": f"g{seat}"})

    def add(self, kind: str, seat: int, pick: str = "", data: dict[str, object] | None = None) -> None:
        entry = Entry(self.story.seq + 1, kind, seat, pick, data or {})
        self.entries.append(entry)
        self.story.apply(entry)

    def answer(self, seat: int, which: int = 0) -> None:
        assert self.story.table is not None
        options = sorted(self.story.table.options(seat))
        by = "person" if self.story.seats[seat].kind == "person" else "bot"
        pick = self.story.game.write_pick(options[which % len(options)])
        self.add(ANSWER, seat, pick, {"by": by})

    def to_act(self) -> list[int]:
        return self.story.seats_to_act()

    def heading(self) -> str:
        assert self.story.table is not None
        return self.story.table.heading()

    def words(self) -> list[int]:
        assert self.story.table is not None
        return self.story.table.words()

    def agreed(self) -> set[int] | None:
        return None if self.story.wish is None else self.story.wish.agreed

    def chance(self) -> list[int]:
        assert self.story.table is not None
        return self.story.table.rng.words()

    def undo(self, seat: int) -> None:
        self.add(UNDO, seat, data=dict(self.story.undo_entry_data(seat)))


def test_a_whole_set_chosen_in_secret_is_taken_back_at_once() -> None:
    told = Told("trick-raiders", ["person", *BOTS])
    before = told.words()
    told.answer(0, 1)
    told.answer(0, 1)
    assert told.story.table is not None
    assert len(told.story.table.sealed[0]) == 2
    assert told.story.undo_forbidden(0) is None
    told.undo(0)
    assert told.words() == before
    assert told.story.undo_forbidden(0) == "undo-nothing"


def test_never_once_sealed_answers_were_revealed() -> None:
    told = Told("trick-raiders", ["person", *BOTS])
    while told.story.reveals == 0:
        told.answer(told.to_act()[0])
    assert told.story.undo_forbidden(0) in ("undo-revealed", "undo-drawn")


def test_the_own_card_may_be_taken_back_until_another_is_shown() -> None:
    """With another person at the table a card that anybody lays is one that was hidden."""
    told = Told("trick-raiders", ["person", "person", "bot"])
    while told.to_act() != [0] or told.story.reveals == 0:
        told.answer(told.to_act()[0])
    before = told.words()
    told.answer(0)
    assert told.story.undo_forbidden(0) is None, "only the own card has been shown"
    copy = told_story(told.row, told.entries)
    told.undo(0)
    assert told.words() == before
    told.story = copy
    told.answer(told.to_act()[0])
    assert told.story.undo_forbidden(0) == "undo-shown"


def test_against_bots_one_goes_back_to_the_own_decision_whatever_bots_have_played_since() -> None:
    told = Told("trick-raiders", ["person", *BOTS])
    gone_back = 0
    while told.to_act() and gone_back < 8:
        if told.to_act() != [0] or told.story.reveals == 0:
            told.answer(told.to_act()[0])
            continue
        before, chance = told.words(), told.chance()
        told.answer(0)
        answers = 0
        while told.to_act() and told.to_act() != [0] and told.chance() == chance:
            told.answer(told.to_act()[0])
            answers += 1
        if answers and told.chance() == chance and told.to_act():
            assert told.story.undo_forbidden(0) is None
            again = told_story(told.row, told.entries)
            told.undo(0)
            assert told.words() == before
            told.story = again
            told.entries.pop()
            gone_back += 1
    assert gone_back == 8


@pytest.mark.parametrize("seen_by", [BIT[0], EVERYONE], ids=["by one seat", "laid open"])
def test_against_bots_what_was_looked_at_in_their_hands_is_never_forgotten(seen_by: int) -> None:
    """Known to one seat alone, or still in a hand: that was seen, not played."""
    told = Told("tricktakers", ["person", *BOTS])
    while told.to_act() != [0] or "trick 2" not in told.heading():
        told.answer(told.to_act()[0])
    told.answer(0)
    t = told.story.table
    assert t is not None
    assert told.story.undo_forbidden(0) is None
    t.cards.own_knowledge()
    t.cards.known_by[t.cards.piles[1][0]] |= seen_by
    told.story.look_at_marks()
    assert told.story.undo_forbidden(0) == "undo-shown"


def test_who_is_asked_hears_which_card_it_is_and_a_secret_one_is_not_named() -> None:
    told = Told("trick-raiders", ["person", "person", "bot"])
    told.answer(0, 1)
    told.add(ASK_UNDO, 0)
    assert told.story.undo_card(0, 1) is None, "sealed"
    card = None
    while card is None:  # a lead card lay open before; one from the hand did not
        while told.to_act() != [0] or told.story.reveals == 0:
            told.answer(told.to_act()[0])
        told.answer(0)
        card = told.story.undo_card(0, 1)
    told.add(ASK_UNDO, 0)
    name = describe.kit(told.story.game, "en")["cards"][told.story.game.write_card(card)]["name"]
    text = f"P0 asks to take back {name}. Do you agree?"
    assert undo(told.story, 1, "en") == UndoInfo(may=False, asked_by=0, asks_you=True, text=text)
    waiting = undo(told.story, 0, "en")
    assert waiting is not None
    assert waiting.text == f"You asked to take back {name}. P1 still to agree."


def test_never_across_what_chance_decided() -> None:
    told = Told("tricktakers", ["person", *BOTS])
    decided = 0
    while told.to_act() and decided < 3:
        before = told.chance()
        told.answer(told.to_act()[0], 1)
        if told.chance() != before and told.story.marks[0] is not None:
            assert told.story.undo_forbidden(0) in ("undo-drawn", "undo-over")
            decided += 1
    assert decided


@pytest.mark.parametrize("game", ["trick-raiders", "tricktakers"])
def test_after_an_undo_every_viewer_is_where_it_was_and_the_numbers_go_on(game: str) -> None:
    told = Told(game, ["person", "person", "bot"], 5)
    rng = seeded(9)
    undone = 0
    while told.to_act() and undone < 12:
        seats = told.to_act()
        seat = seats[rng.below(len(seats))]
        before = told.words()
        asked = told.story.question_id(seat)
        numbers = [told.story.n(viewer) for viewer in told.story.viewers]
        told.answer(seat, rng.below(50))
        mark = told.story.marks[seat]
        if seat == 2 or mark is None or told.story.undo_forbidden(seat) is not None:
            continue
        if mark.keep == len(told.story.given) - 1:
            told.undo(seat)
            undone += 1
            assert told.words() == before
            assert all(told.story.n(v) > n for v, n in zip(told.story.viewers, numbers, strict=True))
            assert told.story.question_id(seat) != asked
            again = told_story(told.row, told.entries)
            assert again.table is not None
            assert again.table.words() == before
            assert again.question_numbers == told.story.question_numbers
            told.answer(seat, rng.below(50))
    assert undone > 3


def test_consent_of_all_other_people_is_needed_and_a_stand_in_is_not_asked() -> None:
    told = Told("trick-raiders", ["person", "person", "person"])
    told.answer(0, 1)
    assert told.story.to_be_asked(0) == [1, 2]
    told.add(ASK_UNDO, 0)
    told.add(CONSENT, 1, data={"yes": True})
    assert told.agreed() == {1}
    told.add(CONSENT, 2, data={"yes": False})
    assert told.agreed() is None
    told.add(ASK_UNDO, 0)
    assert told.agreed() == set()
    told.answer(1)
    assert told.agreed() is None, "who answers instead has moved on"
    told.add(STAND_IN, 2)
    assert told.story.to_be_asked(0) == [1]


def test_against_bots_it_is_free(server: Server) -> None:
    mika = Person(server)
    with mika.sit(mika.begin([ME, BOT, BOT])["table"]) as socket:
        state = socket.await_state(lambda state: state["question"] and state["view"]["to_act"] == [0])
        assert state["undo"] == {
            "may": False,
            "asked_by": None,
            "asks_you": False,
            "text": "You have given no answer that could be taken back.",
        }
        first = state["question"]
        pick = next(option["pick"] for option in first["options"] if option["pick"] != "done")
        socket.answer(pick)
        after = socket.await_state(lambda state: state["question"] and state["question"]["id"] != first["id"])
        assert after["question"]["so_far"] == [pick]
        assert after["undo"]["may"]
        socket.say({"type": "undo"})
        back = socket.await_state(lambda state: state["n"] > after["n"])
        assert "takes the last answer back" in back["news"][0]["text"]
        assert back["question"]["so_far"] == []
        assert [option["pick"] for option in back["question"]["options"]] == [
            option["pick"] for option in first["options"]
        ]
        socket.say({"type": "undo"})
        assert socket.await_type("error")["sentence"] == "You have given no answer that could be taken back."


@pytest.mark.parametrize("agrees", [True, False])
def test_with_other_people_they_are_asked(server: Server, agrees: bool) -> None:
    mika, noa = Person(server), Person(server, "Noa")
    begun = mika.begin([ME, OPEN, BOT])
    noa.join(begun["invitations"][0]["path"])
    with mika.sit(begun["table"]) as asking, noa.sit(begun["table"]) as asked:
        question = asking.asked()
        pick = next(option["pick"] for option in question["options"] if option["pick"] != "done")
        asking.answer(pick)
        # A wish ends with the next answer, so the bot has to have given its own.
        asking.await_state(lambda state: state["undo"]["may"] and 2 not in state["view"]["to_act"])
        asked.say({"type": "consent", "yes": True})
        assert asked.await_type("error")["sentence"] == "Nobody has asked you to agree to anything."
        asking.say({"type": "undo"})
        asked.await_state(lambda state: state["undo"]["asks_you"])
        assert asked.state["undo"]["asked_by"] == 0
        assert asked.state["undo"]["text"] == "Mika would like to take the last answer back. Do you agree?"
        asked.say({"type": "undo"})
        assert asked.await_type("error")["sentence"].startswith("Somebody has asked for that already")
        asked.say({"type": "consent", "yes": agrees})
        end = "undone" if agrees else "declined"
        asking.await_state(lambda state: end in [news["kind"] for news in state["news"]])
        assert asking.state["question"]["so_far"] == ([] if agrees else [pick])
