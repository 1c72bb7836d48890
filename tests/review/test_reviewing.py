"""A whole game: luck and skill add up, what was forced does not count, and nothing looks ahead."""

from itertools import pairwise

import pytest

from followsuit import Game, Match, find_game
from followsuit.core.errors import WrongOption
from followsuit.review import Budget, GameReview, Reviewing, judge, packed, review, unpacked
from followsuit.review.kept import CERTAIN
from many import tries
from moments import GAMES, name_of, size_of
from review.games import costs, different, played

RAIDERS = find_game("trick-raiders")
GLANCE = Budget(worlds=3)


@pytest.fixture(scope="module")
def match() -> Match:
    return played(RAIDERS, 3, 5)


@pytest.fixture(scope="module")
def found(match: Match) -> GameReview:
    return review(match, Budget(worlds=40))


def changes(found: GameReview, seat: int) -> tuple[int, int]:
    """Luck and skill, added up from the line step by step."""
    own = [one for one in found.line if one.seat == seat]
    decided = {one.at for one in found.decisions if one.seat == seat}
    luck = skill = 0
    for last, now in pairwise(own):
        if last.at in decided and now.at == last.at + 1 and last is not own[0]:
            skill += now.chance - last.chance
            decided.remove(last.at)
        else:
            luck += now.chance - last.chance
    assert not decided
    return luck, skill


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_luck_and_skill_add_up_exactly(game: Game) -> None:
    match = played(game, size_of(game), 2)
    found = review(match, GLANCE, seats=None if tries(1, 0) else [0])
    outcome = match.table.outcome
    assert outcome is not None
    for seat in found.seats:
        luck, skill = changes(found, seat)
        assert (luck, skill) == (found.luck(seat), found.skill(seat))
        assert found.start[seat] + luck + skill == found.result[seat]
        assert skill <= 0
        is_winner = outcome.places[seat] == 1
        shared = 1 if outcome.teams else len(outcome.winners())
        assert found.result[seat] == (round(CERTAIN / shared) if is_winner else 0)


def test_what_left_no_choice_does_not_count() -> None:
    """Every question with a choice is a decision, and no other: not with one answer, nor where all come to
    the same, as two cards of one suit and number do."""
    match = played(RAIDERS, 4, 0)
    t = match.at(0)
    with_choice, forced, alike = [], 0, 0
    for at in range(len(match.picks)):
        seat = match.seats[at]
        kinds = len(different(t, seat))
        forced += len(t.options(seat)) == 1
        alike += len(t.options(seat)) > kinds == 1
        if kinds > 1:
            with_choice.append(at)
        t.apply(seat, match.picks[at])
    assert [one.at for one in review(match, GLANCE).decisions] == with_choice
    assert forced
    assert alike


def test_whoever_follows_the_first_choice_gives_away_nearly_nothing() -> None:
    """What is left is what a longer look sees that a shorter one did not."""
    match = Match(RAIDERS, 3, {}, 9)
    t = match.table
    other = played(RAIDERS, 3, 9)
    while (seat := t.next_seat()) >= 0:
        offered = different(t, seat)
        if seat == 0 and len(offered) > 1:
            match.answer(seat, judge(t.view(seat), Budget(worlds=60)).best().pick)
        else:
            match.answer(seat, offered[0])
    followed = review(match, Budget(worlds=120), [0])
    assert len(followed.decisions) > 5
    assert -followed.skill(0) < CERTAIN // 50
    assert -review(match, Budget(worlds=60), [1]).skill(1) > 5 * CERTAIN // 100
    assert other.table.outcome is not None


def test_nothing_later_is_looked_at(match: Match, found: GameReview) -> None:
    """Another end of the same game: what came before is judged the same."""
    turn = found.decisions[len(found.decisions) // 2]
    pick = next(one.pick for one in turn.judgement.options if one.pick != turn.pick)
    other = review(played(RAIDERS, 3, 5, turn.at, pick), Budget(worlds=40))
    before = [one for one in found.decisions if one.at < turn.at]
    assert other.decisions[: len(before)] == before
    assert other.decisions[len(before)].judgement.options != []
    assert other.result != found.result or other.answers != found.answers


def test_a_seat_alone_is_judged_as_among_all(match: Match, found: GameReview) -> None:
    alone = review(match, Budget(worlds=40), [1])
    assert alone.decisions == [one for one in found.decisions if one.seat == 1]
    assert alone.line == [one for one in found.line if one.seat == 1]


def test_the_same_game_is_the_same_review(match: Match, found: GameReview) -> None:
    assert packed(review(match, Budget(worlds=40))) == packed(found)
    assert unpacked(packed(found)) == found


def test_it_grows_decision_by_decision(match: Match) -> None:
    told: list[tuple[int, int]] = []
    whole = review(match, GLANCE, progress=lambda done, total: told.append((done, total)))
    assert told == [(number + 1, len(whole.decisions)) for number in range(len(whole.decisions))]
    reviewing = Reviewing(match, GLANCE)
    assert reviewing.go_on()
    assert not reviewing.found.is_whole
    assert len(reviewing.found.decisions) == 1
    while reviewing.go_on():
        pass
    assert reviewing.found == whole


def test_a_time_is_shared_by_all_decisions(match: Match) -> None:
    quick = review(match, Budget(worlds=100_000, seconds=1e-6))
    assert len(costs(quick)) == len(costs(review(match, GLANCE)))


def test_only_a_game_that_is_over_is_reviewed(match: Match) -> None:
    begun = Match(RAIDERS, 3, {}, 5)
    with pytest.raises(WrongOption, match="not over"):
        review(begun)
    parted = played(RAIDERS, 3, 5)
    parted.parted = "line 9: other rules"
    with pytest.raises(WrongOption, match="other rules"):
        review(parted)
