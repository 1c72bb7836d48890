"""Reasons whose number alone does not show that they are right: their words, and what they ask for."""

import pytest

from followsuit import Reason
from followsuit.describe.wording import wording
from followsuit.games.tricktakers.game import GAME
from tricktakers import Takers

BERSERKER_CARD = "The Berserker card beats all but a 1."
ONE_BEATS_IT = "A 1 beats the Berserker card; the first 1 wins."


def table(*cast: str, **position: object) -> Takers:
    return Takers(3, {"characters": "with_expansion"}, 0, characters=list(cast), **position)


def why(g: Takers, kind: str, seat: int = -1) -> list[Reason]:
    """Why this happened, at first; to this seat, if one is named."""
    return next(event.because for event in g.events(kind) if seat in (-1, event.seat))


def said(reason: Reason, lang: str) -> str:
    return wording(GAME, lang).reason(reason).sentence


def asked_by(g: Takers) -> str:
    question = g.t.question()
    about = None if question is None else question.about()
    assert about is not None
    return about.rule


@pytest.mark.parametrize(
    ("plays", "rule", "sentence"),
    [
        (("M", "r2", "RAa"), "TT-BER-07", BERSERKER_CARD),
        (("M", "r1", "RAa"), "TT-BER-08", ONE_BEATS_IT),
    ],
)
def test_the_berserker_card_is_called_what_it_is_called(
    plays: tuple[str, str, str], rule: str, sentence: str
) -> None:
    """TT-BER-07, TT-BER-08  By the name that stands on it, in both languages."""
    hands = [f"{play} {rest}" for play, rest in zip(plays, ["b2", "b3", "b4"], strict=True)]
    g = table("berserker", "gambler", "hermit", hands=hands, trick_number=4)
    g.when(", ".join(f"{seat} {play}" for seat, play in enumerate(plays)))
    (reason,) = why(g, "won")
    assert (reason.rule, said(reason, "en")) == (rule, sentence)
    (card,) = GAME.read_cards("M")
    for lang in ("en", "ja"):
        assert wording(GAME, lang).card_name(card) in said(reason, lang)


def test_that_a_lone_kakumei_win_counts_as_none_is_said_as_it_is() -> None:
    """TT-RES-15, TT-BCR-02  Whoever saw the trick being won is not told that there was no win."""
    g = table(
        "resistance", "hermit", "king", at="score", wins=[1, 4, 0], kakumei_wins=1, kakumei_uses=1, round=1
    )
    (lone,) = why(g, "black-crown", 0)
    (none,) = why(g, "black-crown", 2)
    assert said(lone, "en") == "The Kakumei trick is the only win, and counts as none here."
    assert said(none, "en") == "No win in this round."
    assert said(lone, "ja") != said(none, "ja")


def test_what_a_hand_of_six_cannot_take_goes_on_the_deck_by_the_rule_of_the_travel() -> None:
    """TX-TIM-28, TX-TIM-46  After a rewind by one rule, after a change of the past by another."""
    hands = ["ar1 ab1 ag4 ar5 ab5 ag5", "b9 b8", "r4 b4"]
    position: dict[str, object] = {"trick_number": 3, "deck": "k9 k8", "leader": 2}
    position["alchemist_deck"] = "ar2 ab2 ag2"
    cast = ("alchemist", "time-traveler", "king")
    g = table(*cast, hands=hands, **position).when("2 b4, 0 ar1, 0 ab1, 0 ag4, 1 power-0")
    assert (g.asked().split(":")[0], asked_by(g)) == ("0 OrderCards", "TX-TIM-28")
    g = table(*cast, hands=hands, **position).when("2 b4, 0 ar1, 0 ab1, 0 ag4, 1 b9, 1 yes")
    g.when("1 b4, 1 ar1, 1 ab1, 1 ag4")
    assert (g.asked().split(":")[0], asked_by(g)) == ("0 OrderCards", "TX-TIM-46")
