"""Which decisions are worth looking at again."""

from followsuit.review import Decision, GameReview, JudgedAnswer, Judgement
from followsuit.review.moments import change_of, moments_of


def decided(change: int, seat: int = 0) -> Decision:
    """A choice between two answers that were so far apart: the worse one was given, or the better one."""
    far = abs(change)
    best, worse = (
        JudgedAnswer(
            pick=pick,
            same=[],
            chance=5000 - behind,
            error=0,
            behind=behind,
            behind_error=1,
            is_clear=behind > 0,
            worlds=9,
        )
        for pick, behind in ((1, 0), (2, far))
    )
    judgement = Judgement(options=[best, worse], worlds=9)
    pick = 1 if change > 0 else 2
    after = judgement.of(pick).chance
    before = after + judgement.cost(pick)
    return Decision(at=0, seat=seat, pick=pick, before=before, after=after, judgement=judgement)


def found(*changes: int) -> list[int]:
    own = [decided(change) for change in changes]
    review = GameReview(
        game="any",
        rules_version=1,
        answers=9,
        seats=[0, 1],
        start=[5000, 5000],
        result=[0, 10_000],
        decisions=[decided(-9000, seat=1), *own],
        line=[],
    )
    assert [change_of(one) for one in own] == list(changes)
    return [changes[number - 1] for number in moments_of(review, 0)]


def test_the_largest_changes_in_the_order_of_the_game() -> None:
    assert found(-300, 500, -700, 200, -900) == [500, -700, -900]


def test_a_good_one_is_among_them_if_there_is_any() -> None:
    assert found(-300, 150, -700, -500, 120) == [150, -700, -500]
    assert found(-300, -700, -500, -400) == [-700, -500, -400]


def test_what_is_not_seen_in_whole_numbers_is_no_moment() -> None:
    assert found(99, -99, 100) == [100]
    assert found() == []
