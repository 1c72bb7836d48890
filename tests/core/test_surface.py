"""What whoever uses the engine from Python meets: answers in words, values that print as what they are."""

import copy
import pickle

import pytest

import followsuit
from followsuit import author
from followsuit.core.cards import MOST_CARDS, MOST_PLACES, MOST_SEATS, new_cards
from followsuit.core.errors import AnswerRefused, TooLarge, Unreadable
from followsuit.core.event import Event
from followsuit.core.game import Game
from followsuit.core.outcome import Outcome
from followsuit.core.reason import Reason
from followsuit.properties.knowledge import twin_of


@pytest.fixture
def match() -> followsuit.Match:
    return followsuit.new_match("trickster", players=3, seed=4)


def test_an_answer_may_be_written_as_people_write_it(match: followsuit.Match) -> None:
    seat = match.table.next_seat()
    text = match.offered()[0]
    match.answer(seat, text)
    assert match.picks == [match.game.read_pick(text)]
    assert match.record() == followsuit.read_record(match.record()).record()


def test_one_that_cannot_be_read_or_is_not_allowed_changes_nothing(match: followsuit.Match) -> None:
    before = match.table.fingerprint()
    with pytest.raises(Unreadable, match="'no such card' is no answer in Trickster"):
        match.answer(match.table.next_seat(), "no such card")
    with pytest.raises(AnswerRefused):
        match.answer(match.table.next_seat(), "seat-6")
    assert match.table.fingerprint() == before
    assert match.picks == []


def test_what_is_offered_is_what_can_be_answered(match: followsuit.Match) -> None:
    seat = match.table.next_seat()
    assert [match.game.read_pick(text) for text in match.offered()] == match.table.options(seat)
    assert match.offered(seat) == match.offered()
    others = [other for other in range(3) if other not in match.table.seats_to_act()]
    assert all(match.offered(other) == [] for other in others)


def test_a_game_that_is_over_offers_nothing(match: followsuit.Match) -> None:
    while (seat := match.table.next_seat()) >= 0:
        match.answer(seat, match.offered()[0])
    assert match.offered() == []
    assert "Outcome(places=[" in repr(match.table)


def test_values_print_as_what_they_are() -> None:
    way = Reason("TT-WIN-01", "The most points win.")
    assert repr(Outcome([1, 2], way, [30, 20])) == "Outcome(places=[1, 2], way='TT-WIN-01', scores=[30, 20])"
    event = Event("play", 2, [7], 1, 4, [way], "kakumei")
    said = "seat=2, cards=[7], other=1, number=4, what='kakumei', because=['TT-WIN-01']"
    assert repr(event) == f"Event('play', {said})"
    assert repr(Event("deal", -1, [], -1, 0, [])) == "Event('deal')"


def test_a_table_prints_who_is_asked_what(match: followsuit.Match) -> None:
    question = match.table.question()
    assert repr(match.table).startswith("<TricksterTable, 3 seats, ")
    assert f"{type(question).__name__}(" in repr(match.table)
    assert f"asks {match.table.seats_to_act()}>" in repr(match.table)
    assert repr(match).startswith(
        "<Match of Trickster: Champions of Time, seed 4, 0 answers: <TricksterTable"
    )
    assert repr(match.table.view(1)).startswith("<View of seat 1: <TricksterTable")
    assert repr(match.table.view(followsuit.SPECTATOR)).startswith("<View of those who watch: <")


def test_no_card_is_printed_that_a_reader_might_not_know() -> None:
    """Two deals that a seat cannot tell apart print the same."""
    deals = [followsuit.new_match("trick-raiders", players=4, seed=seed).table for seed in (1, 2)]
    assert repr(deals[0].view(0)) == repr(deals[1].view(0))


def test_a_copy_is_a_table_of_its_own(match: followsuit.Match) -> None:
    other = copy.copy(match.table)
    before = match.table.fingerprint()
    assert other.fingerprint() == before
    seat = other.next_seat()
    other.answer(seat, other.options(seat)[0])
    assert match.table.fingerprint() == before != other.fingerprint()


def test_more_seats_than_the_engine_holds_are_refused() -> None:
    """With eight, the eighth hand was open to whoever watches."""
    with pytest.raises(TooLarge, match=r"Crowd is for 4, 8; a game here is for 1 to 7 players\."):
        Game("crowd", "Crowd", [4, 8], ["a", "b"])
    with pytest.raises(TooLarge, match=r"A table has 1 to 7 seats, not 8\."):
        new_cards(8, 20, 0, 10)
    assert MOST_SEATS == followsuit.SPECTATOR


def test_more_places_or_cards_than_the_engine_holds_are_refused() -> None:
    with pytest.raises(TooLarge, match="at most 62, not 63"):
        new_cards(4, MOST_PLACES + 1, 0, 10)
    with pytest.raises(TooLarge, match="at most 256 cards, not 257"):
        new_cards(4, 10, 0, MOST_CARDS + 1)
    with pytest.raises(TooLarge, match="Heap has 257 cards; a game here has at most 256"):
        Game("heap", "Heap", [4], [str(card) for card in range(257)])


# Copies, pickles and what is equal.


def in_the_middle(game: Game) -> followsuit.Match:
    """With events told, hidden cards and, mostly, something sealed."""
    match = followsuit.Match(game, game.default_players, {}, 11)
    match.table.log = followsuit.Log()
    for _ in range(40):
        seat = match.table.next_seat()
        if seat >= 0:
            match.answer(seat, match.table.options(seat)[-1])
    return match


GAMES = list(followsuit.all_games().values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_table_that_was_pickled_is_the_same_and_goes_on_alike(game: Game) -> None:
    table = in_the_middle(game).table
    for other in (pickle.loads(pickle.dumps(table)), copy.deepcopy(table), copy.copy(table)):
        assert other == table
        assert other is not table
        assert other.policy is table.policy
    ends = [table.clone(), pickle.loads(pickle.dumps(table))]
    for end in ends:
        end.play_at_random(table.part(), followsuit.seeded(3))
    assert ends[0] == ends[1]
    assert ends[0] != table


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_view_that_was_pickled_knows_the_same_and_no_more(game: Game) -> None:
    table = in_the_middle(game).table
    views = [table.view(seat) for seat in range(table.seat_count)]
    for view in views:
        assert pickle.loads(pickle.dumps(view)) == view == table.view(view.seat)
    assert views[0] != views[1]
    twin = twin_of(table, 0, followsuit.seeded(5))
    assert pickle.dumps(twin.view(0)) == pickle.dumps(views[0])


def test_a_match_that_was_pickled_has_its_answers_and_can_be_answered() -> None:
    match = in_the_middle(followsuit.find_game("little-tricktakers"))
    for other in (pickle.loads(pickle.dumps(match)), copy.deepcopy(match), copy.copy(match)):
        assert other == match
        assert (other.game, other.record()) == (match.game, match.record())
        other.answer(other.table.next_seat(), other.offered()[0])
        assert other != match
        assert len(other.picks) == len(match.picks) + 1
    assert match != followsuit.Match(match.game, 4, {}, 12)


def test_events_outcomes_and_reasons_are_values() -> None:
    match = in_the_middle(followsuit.find_game("trick-raiders"))
    assert match.table.log is not None
    events = match.table.log.told[0]
    assert pickle.loads(pickle.dumps(events)) == events
    assert events[0] != events[-1]
    way = Reason("TT-WIN-01", "The most points win.")
    outcome = Outcome([1, 2], way, [30, 20])
    assert (
        pickle.loads(pickle.dumps(outcome))
        == outcome
        == Outcome([1, 2], Reason(way.rule, way.sentence), [30, 20])
    )
    assert outcome != Outcome([2, 1], way, [30, 20])
    assert {way, pickle.loads(pickle.dumps(way))} == {way}
    assert way != Reason("TT-WIN-02", way.sentence)


def test_what_changes_has_no_hash_and_says_why() -> None:
    match = in_the_middle(followsuit.find_game("trick-raiders"))
    for thing in (match, match.table, match.table.view(0)):
        with pytest.raises(TypeError, match="has no hash"):
            hash(thing)


def test_a_game_is_pickled_as_the_constant_it_is() -> None:
    for game in GAMES:
        assert pickle.loads(pickle.dumps(game)) is game
        assert repr(game) == f"<Game {game.id}: {game.name}>"


def test_what_an_author_uses_is_apart_from_what_a_player_uses() -> None:
    """All of either can be imported from one place."""
    assert set(dir(followsuit)) >= set(followsuit.__all__)
    assert all(hasattr(author, name) for name in author.__all__)
    assert not {"Ask", "Cards", "GameOption", "Policy", "Step"} & set(followsuit.__all__)
    assert {"Ask", "Cards", "GameOption", "Policy", "Step"} <= set(author.__all__)


def test_a_table_prints_while_it_goes_on(match: followsuit.Match) -> None:
    """As whoever looks for a fault meets it."""
    game = match.game
    before = game.laid_out(3, match.options, followsuit.seeded(1))
    assert ": next is OpenGame()" in repr(before)
