"""How much a property looks at: every answer, at every fifth moment, of every seat."""

from typing import Any

import pytest

from followsuit import all_games
from followsuit.core.option import CARD, PIECE, WORD, WORDS, option
from followsuit.core.reason import NOT_OFFERED, Reason
from followsuit.properties import answers
from followsuit.properties.answers import EVERY_PICK, offered_is_allowed
from followsuit.properties.playing import PropertyBroken
from followsuit.properties.reasons import TRIED, all_picks


@pytest.mark.parametrize("game", all_games())
def test_every_answer_that_could_be_thought_of_is_tried_once(game: str) -> None:
    known = all_games()[game]
    picks = all_picks(known)
    assert len(picks) == len(set(picks))
    wanted = [option(WORD, word) for word in range(len(WORDS))]
    wanted += [option(CARD, card) for card in range(len(known.card_names))]
    wanted += [option(PIECE, piece) for piece in known.pieces]
    wanted += [option(verb, number) for verb, count in TRIED.items() for number in range(count)]
    assert set(picks) == set(wanted)


class Moment:
    """A table at which one seat is asked for one answer, and another one may be given as well."""

    seat_count = 2
    todo: tuple[Any, ...] = ()

    def __init__(self, allowed: int, refusal: Reason = NOT_OFFERED) -> None:
        self.allowed = allowed
        self.refusal = refusal

    def seats_to_act(self) -> list[int]:
        return [1]

    def options(self, seat: int) -> list[int]:
        return [EVERY_PICK[3]]

    def out_of_turn(self, seat: int) -> list[int]:
        return []

    def why_not(self, seat: int, pick: int) -> Reason | None:
        return None if (seat == 1 and pick == EVERY_PICK[3]) or pick == self.allowed else self.refusal

    def heading(self) -> str:
        return "some moment"


def check(monkeypatch: pytest.MonkeyPatch, moments: list[Moment]) -> None:
    monkeypatch.setattr(answers, "positions", lambda *_: [(moment, None) for moment in moments])
    offered_is_allowed(next(iter(all_games().values())), 2, {}, 0)


def test_a_game_that_refuses_all_else_is_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    check(monkeypatch, [Moment(-1) for _ in range(12)])


@pytest.mark.parametrize("number", [0, 5, 10])
def test_what_is_allowed_and_not_offered_is_found_at_every_fifth_moment(
    monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    moments = [Moment(EVERY_PICK[-1] if place == number else -1) for place in range(12)]
    with pytest.raises(PropertyBroken, match="is allowed, not offered"):
        check(monkeypatch, moments)


@pytest.mark.parametrize("refusal", [Reason("", "So."), Reason("FS-TURN-02", "")])
def test_a_refusal_has_a_rule_and_a_sentence(monkeypatch: pytest.MonkeyPatch, refusal: Reason) -> None:
    with pytest.raises(PropertyBroken, match="a refusal without its rule"):
        check(monkeypatch, [Moment(-1, refusal)])
