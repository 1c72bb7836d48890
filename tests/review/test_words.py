"""A review in words: both languages, the reader spoken to, amounts that add up, knowledge that is true."""

import re

import msgspec
import pytest

from followsuit import Game, Match, find_game
from followsuit.core.cards import HIDDEN
from followsuit.core.option import CARD, option
from followsuit.core.rng import seeded
from followsuit.describe.candidate import Candidate, sentences_of
from followsuit.describe.question import QuestionText
from followsuit.describe.told import others, told_by_plays, without
from followsuit.describe.wording import wording
from followsuit.review import Budget, GameReview, described, described_decision, review
from followsuit.review.describing import of_100
from followsuit.review.moments import MOST, moments_of
from moments import GAMES, moments, name_of
from raiders import Raiders
from review.games import NAMES, played

RAIDERS = find_game("trick-raiders")
HOLE = re.compile(r"[{}]|answer-|told-|review-|title-")
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")


@pytest.fixture(scope="module")
def match() -> Match:
    return played(RAIDERS, 3, 5)


@pytest.fixture(scope="module")
def found(match: Match) -> GameReview:
    return review(match, Budget(worlds=40))


def test_amounts_are_rounded_so_that_they_add_up(match: Match, found: GameReview) -> None:
    for seat in described(match, found, "en").seats:
        assert seat.start + seat.luck + seat.skill == seat.result
        assert abs(seat.luck - found.luck(seat.seat) / 100) < 2
        assert seat.skill == of_100(found.skill(seat.seat)) <= 0
    assert [of_100(one) for one in (149, 150, -149, -150, -151)] == [1, 2, -1, -2, -2]


def test_the_curve_goes_from_the_even_chance_to_the_end(match: Match, found: GameReview) -> None:
    told = described(match, found, "en")
    assert told.points[0].chances == [of_100(chance) for chance in found.start]
    assert told.points[-1].chances == [of_100(chance) for chance in found.result]
    assert told.points[-1].at == told.answers == len(match.picks)
    assert [band.first for band in told.bands[1:]] == [band.last for band in told.bands[:-1]]
    alone = described(match, review(match, Budget(worlds=3), [2]), "en")
    assert all(point.chances[:2] == [None, None] for point in alone.points)
    assert None not in [point.chances[2] for point in alone.points]


def test_the_moments_are_the_largest_changes(match: Match, found: GameReview) -> None:
    for told in described(match, found, "en").seats:
        own = [move for move in described(match, found, "en").moves if move.seat == told.seat]
        shown = [moment.number for moment in told.moments]
        assert shown == sorted(shown) == moments_of(found, told.seat)
        assert len(shown) <= MOST
        mistakes = [move for move in own if move.change < -1]  # of what is less, some is rounded up to 1
        if mistakes:
            assert min(mistakes, key=lambda move: move.change).number in shown
        if any(move.change > 0 for move in own) and shown:
            assert any(moment.is_good for moment in told.moments)


def test_a_decision_has_every_answer_the_best_first(match: Match, found: GameReview) -> None:
    worst = max(range(len(found.decisions)), key=lambda number: found.decisions[number].cost())
    decision = found.decisions[worst]
    assert decision.cost()
    told = described_decision(match, found, worst, "en")
    assert told.options[0].is_best
    assert [one.chance for one in told.options] == sorted([one.chance for one in told.options], reverse=True)
    chosen = [one for one in told.options if one.is_chosen]
    assert len(chosen) == 1
    assert not chosen[0].is_as_good
    assert told.change == -of_100(decision.cost())
    assert "instead of" in told.title
    assert 0 < len(told.why) <= 3
    offered = match.at(decision.at).view(decision.seat).options()
    named = [pick for one in told.options for pick in (one.option.pick, *one.same)]
    assert sorted(named) == sorted(match.game.write_pick(pick) for pick in offered)


def test_the_reader_is_spoken_to(match: Match, found: GameReview) -> None:
    for language, you in (("en", "You began"), ("ja", "あなた")):
        for reader in (0, 2):
            seats = described(match, found, language, reader).seats
            assert [you in one.sentence for one in seats] == [one.seat == reader for one in seats]
            assert [NAMES[one.seat] in one.sentence for one in seats] == [one.seat != reader for one in seats]


@pytest.mark.parametrize("game", GAMES, ids=name_of)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_nothing_is_left_unsaid(game: Game, language: str) -> None:
    """No hole in a sentence, none that is empty, and Japanese is Japanese."""
    match = played(game, game.players[0], 4)
    found = review(match, Budget(worlds=2), [0])
    told = described(match, found, language)
    decisions = [
        described_decision(match, found, number, language) for number in range(0, len(told.moves), 5)
    ]
    said = [told.result, *[one.sentence for one in told.seats], *[move.title for move in told.moves]]
    said += [sentence for one in decisions for sentence in (*one.why, *one.told, one.why_title)]
    assert all(said)
    assert not [sentence for sentence in said if HOLE.search(sentence)]
    if language == "ja":
        assert all(JAPANESE.search(one.sentence) for one in told.seats)
        assert all(JAPANESE.search(sentence) for one in decisions for sentence in (*one.why, *one.told))
    assert msgspec.json.decode(msgspec.json.encode(told), type=type(told)) == told


# What the plays tell.


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_whoever_cannot_have_a_suit_has_none(game: Game) -> None:
    """At the real table, which the view does not know."""
    suits = {face.suit for face in game.faces if face.suit}
    told = 0
    for t, seat in moments(game, game.players[-1], 7, 3):
        view = t.view(seat)
        for suit in suits:
            cards = [card for card in range(len(t.cards.known_by)) if game.faces[card].suit == suit]
            for other in without(view, cards):
                told += 1
                assert not set(cards) & set(t.cards.piles[other])
                assert other in others(view)
                assert HIDDEN in view.table.cards.piles[other]
    assert told


def test_who_did_not_follow_is_named() -> None:
    """TR-FOLLOW-01  Whoever has the suit follows it."""
    rng = seeded(1)
    t = RAIDERS.new_table(3, {}, 1)
    words = wording(RAIDERS, "en")
    shown: set[tuple[int, str]] = set()  # who has shown to have none of which suit, in this round
    part = t.part()
    while (seat := t.next_seat()) >= 0:
        if t.part() != part:
            part, shown = t.part(), set()
        view = t.view(seat)
        asked = QuestionText(words, view, NAMES)
        offered = t.options(seat)
        for other, suit in shown:
            if suit == asked.led and other in others(view):
                said = " ".join(told_by_plays(asked, is_over=True))
                assert NAMES[other] in said or "Nobody else" in said
                assert words.suit_name(suit) in said
                return
        pick = offered[rng.below(len(offered))]
        cards = [option(CARD, card) for card in asked.held()]
        if asked.led and pick >> 8 == CARD and not cards:
            shown.add((seat, asked.led))
        t.apply(seat, pick)
    pytest.fail("nobody ever showed anything")


def test_it_is_told_what_the_better_card_does() -> None:
    """TR-DROP-01  With the 9 seat 1 would win the trick, and drop out without a lead card."""
    g = Raiders(3, leader=0, trick="H5", hands=["C3 C4", "H3 H9b", "S4 C6"], leads=["", "", ""])
    asked = QuestionText(wording(g.game, "en"), g.t.view(1), NAMES[:3])
    low, high = (option(CARD, g.game.read_card(name)) for name in ("H3", "H9b"))
    said = sentences_of(asked, Candidate(pick=low, chance=60), Candidate(pick=high, chance=5))
    assert said == ["3 of hearts loses to Ann's 5 of hearts.", "It keeps 9 of hearts for later."]
    often = sentences_of(asked, Candidate(pick=high, chance=5, tricks=80, points=-123))
    assert often[:2] == ["9 of hearts wins so far.", "It wins the trick in 80 of 100 deals."]
    assert often[2] == "Lives in the round on average: −12.3."
