"""What a seat knows as bytes: all of it, nothing else, and always in the same place."""

from typing import Any

import pytest

from encoding.cases import Case, cases, every_case, label
from encoding.layouts import STORED, layout_of, read_layouts
from followsuit import Game, Table, find_game, seeded
from followsuit.core.game_option import GameOption
from followsuit.core.step import SEALED, Question
from followsuit.encoding.encoding import Encoding
from followsuit.encoding.features import Features
from followsuit.envs.encodings import encoding_of
from followsuit.games.takers.table import Play, TakersTable
from followsuit.properties.knowledge import twin_of
from followsuit.properties.playing import positions
from many import tries
from pond import Pond

GAMES = tries(20, 2)


def option_samples(game: Game, players: int) -> list[dict[str, int | str | bool]]:
    """The defaults, and as many last values as go together: the most that a table can have."""
    together: dict[str, int | str | bool] = {}
    for known in game.options:
        wider = {**together, known.name: widest(known)}
        try:
            game.checked_options(players, wider, 0)
        except Exception:
            continue
        together = wider
    return [{}, together]


def widest(known: GameOption) -> int | str | bool:
    return known.allowed[-1]


@pytest.mark.parametrize("case", cases(), ids=label)
def test_every_option_is_one_action_and_back_in_many_games(case: Case) -> None:
    game, players = case
    encoding = encoding_of(game, players)
    for options in option_samples(game, players):
        for seed in range(GAMES):
            for t, _ in positions(game, players, options, seed):
                for seat in range(players):
                    offered = t.options(seat) if seat in t.seats_to_act() else []
                    picks = [*offered, *(t.out_of_turn(seat) if offered else [])]
                    actions = [encoding.action_of(pick, seat) for pick in picks]
                    assert len(set(actions)) == len(picks)
                    assert [encoding.pick_of(action, seat) for action in actions] == picks
                    mask = encoding.mask(t, seat)
                    assert [action for action in range(len(mask)) if mask[action]] == sorted(actions)


@pytest.mark.parametrize("case", cases(), ids=label)
def test_a_twin_world_has_the_same_bytes_in_many_games(case: Case) -> None:
    """Reshuffle what a seat cannot know, and row and mask stay; so they do when made from the view."""
    game, players = case
    encoding = encoding_of(game, players)
    for options in option_samples(game, players):
        for seed in range(GAMES):
            for number, (t, trial) in enumerate(positions(game, players, options, seed)):
                seat = number % players
                row = encoding.observation(t, seat)
                mask = encoding.mask(t, seat)
                twin = twin_of(t, seat, trial)
                assert encoding.observation(twin, seat) == row, told(encoding, row, twin, seat)
                assert encoding.mask(twin, seat) == mask
                view = t.view(seat).table
                assert encoding.observation(view, seat) == row, told(encoding, row, view, seat)
                assert encoding.mask(view, seat) == mask


def told(encoding: Encoding, row: bytes, other: Table, seat: int) -> str:
    """The fields that tell."""
    theirs = encoding.observation(other, seat)
    differ = [i for i in range(len(row)) if row[i] != theirs[i]]
    return ", ".join(
        f.name for f in encoding.fields() if any(f.start <= i < f.start + f.size for i in differ)
    )


@pytest.mark.parametrize("case", cases(), ids=label)
def test_views_that_differ_have_other_bytes_in_many_games(case: Case) -> None:
    """But for the steps that wait beneath the question, and the rules that marks of plays go back to."""
    game, players = case
    encoding = encoding_of(game, players)
    seen: dict[bytes, list[int]] = {}
    count = 0
    for options in option_samples(game, players):
        seen.clear()  # the options of a table are no part of what changes on it
        for seed in range(2 * GAMES):
            for number, (t, _) in enumerate(positions(game, players, options, seed)):
                seat = number % players
                words = told_words(t, seat)
                before = seen.setdefault(encoding.observation(t, seat), words)
                count += 1
                assert before == words, (
                    f"two views have one row, {t.heading()}, {type(t.question()).__name__}"
                )
    assert count > 50


def told_words(t: Table, seat: int) -> list[int]:
    """The words of a view without what rows leave out: what waits, and why a play is marked."""
    seen = t.view(seat).table
    seen.todo = seen.todo[-1:]
    table: Any = seen
    if isinstance(table, TakersTable):
        table.plays = [
            Play(p.seat, p.card, p.kind, p.colour, p.value, p.marks, None, p.covered, p.covers)
            for p in table.plays
        ]
    return [seat, *seen.words()]


@pytest.mark.parametrize("case", cases(), ids=label)
def test_a_state_tells_everything_in_many_games(case: Case) -> None:
    game, players = case
    encoding = encoding_of(game, players)
    seen: dict[bytes, list[int]] = {}
    for seed in range(GAMES):
        for t, _ in positions(game, players, {}, seed):
            piles = [word for pile in t.cards.piles for word in [len(pile), *sorted(pile)]]
            sealed = [pick for picks in t.sealed for pick in [len(picks), *picks]]
            assert seen.setdefault(encoding.state(t), piles + sealed) == piles + sealed


@pytest.mark.parametrize("case", every_case(), ids=label)
def test_layouts_are_as_stored(case: Case) -> None:
    """Rows and actions keep their places as long as the rules version of the game stays."""
    game, players = case
    assert read_layouts()[f"{game.id} {players}"] == layout_of(game, players), f"see {STORED.name}"


@pytest.mark.parametrize("case", every_case(), ids=label)
def test_every_question_has_a_kind(case: Case) -> None:
    """Every class of question of the game's modules, and of its family's, that something can ask."""
    game, players = case
    named = set(encoding_of(game, players).kinds)
    for kind in questions_of(game):
        assert kind.__name__ in named, f"{game.id} has no kind for {kind.__name__}"


ABSTRACT = {"AskRole", "AskSecond", "GiveInTurn", "OtherTurn", "NameRunLeader", "PickCards"}


def questions_of(game: Game) -> list[type]:
    home = type(game).__module__.rsplit(".", 1)[0]
    found: list[type] = []
    pending: list[type[Any]] = [Question]
    while pending:
        for kind in list(pending.pop().__subclasses__()):
            pending.append(kind)
            if kind.__module__.startswith(home) and kind.__name__ not in ABSTRACT:
                found.append(kind)
    return found


def test_fields_lie_side_by_side() -> None:
    for game, players in every_case():
        encoding = encoding_of(game, players)
        names = [field.name for field in encoding.fields()]
        assert len(set(names)) == len(names)
        for fields, size in (
            (encoding.fields(), encoding.size),
            (encoding.state_fields(), encoding.state_size),
        ):
            at = 0
            for field in fields:
                assert field.start == at
                assert field.size > 0, field.name
                at += field.size
            assert at == size


@pytest.mark.parametrize("case", cases(), ids=label)
def test_how_a_trick_is_judged_is_told_in_many_games(case: Case) -> None:
    game, players = case
    encoding = encoding_of(game, players)
    for field in encoding.fields():
        if field.name == "order":
            for t, _ in positions(game, players, {}, 2):
                row = encoding.observation(t, 0)
                assert sum(row[field.start : field.start + field.size]) == 1, type(t).__name__


def test_seats_are_counted_from_the_one_that_looks() -> None:
    o = Features(3)
    o.clear()
    o.begin(1)
    o.seat("who", 0)
    o.by_seat("points", [5, 6, 300], 500)
    o.seat_order("order", [2, 0])
    o.number("below zero", -3, 10, -10)
    size = o.settle()
    assert o.row()[:size] == bytes([0, 0, 1, 0, 6, 30, 0, 0, 5, 0, 1, 2, 7])


def test_what_a_byte_does_not_hold_takes_two_and_the_next_field_stands_behind_it() -> None:
    o = Features(2)
    o.begin(0)
    for value in (300, 255, 0, -4):
        o.number("wide", value, 500)
    o.number("as wide below zero", -13, 200, -100)
    o.number("a byte", 255, 255)
    o.number("more than the top", 300, 200)
    o.flag("so", True)
    o.one_of("none", -1, 2)
    o.bits("some", 5, 3)
    o.order("places in a list", [2, 0, 9, 1], 4)
    o.sets_by_seat("lists", [[1], [0, 1]], 2)
    o.words("as they come", [7, 0, 300, 5], 3)
    size = o.settle()
    wide = [30, 0, 25, 5, 0, 0, 0, 0, 8, 7]
    lists = [2, 4, 1, 0, 0, 1, 1, 2, 8, 1, 255]
    assert o.row()[:size] == bytes([*wide, 255, 255, 1, 0, 0, 1, 0, 1, *lists])
    assert [field.size for field in o.fields] == [2, 2, 2, 2, 2, 1, 1, 1, 2, 3, 4, 4, 3]
    assert [field.top for field in o.fields[:7]] == [50, 50, 50, 50, 30, 255, 200]


def test_characters_are_told_by_numbers() -> None:
    """Two characters with other rule cards have other numbers; so has every hero that does something else."""
    encoding = encoding_of("tricktakers", 4)
    said = [tuple(encoding.describe_piece(piece)) for piece in range(15)]
    assert len(set(said)) == 15
    game = find_game("trickster")
    heroes = encoding_of(game, 5)
    rows = {game.pieces[hero].key: tuple(heroes.describe_piece(hero)) for hero in game.pieces}
    assert rows["magician"] != rows["witness"]
    assert rows["archivist"] != rows["general"]


def test_an_own_sealed_answer_is_told_and_no_other() -> None:
    game = find_game("trick-raiders")
    encoding = encoding_of(game, 3)
    t = game.new_table(3, {}, 1)
    before = [encoding.observation(t, seat) for seat in range(3)]
    pick = t.options(0)[0]
    t.answer(0, pick)
    assert encoding.observation(t, 0) != before[0]
    if t.view(1).table.sealed[0] != [SEALED]:
        assert encoding.observation(t, 1) == before[1]


def test_a_game_without_an_encoding_of_its_own_is_told_by_its_cards() -> None:
    game = Pond()
    encoding = encoding_of(game, 3)
    assert type(encoding) is Encoding
    t = game.new_table(3, {}, 1)
    rng = seeded(1)
    while t.todo:
        seat = t.next_seat()
        row = encoding.observation(t, seat)
        assert row == encoding.observation(t.view(seat).table, seat)
        picks = t.options(seat)
        t.apply(seat, picks[rng.below(len(picks))])
