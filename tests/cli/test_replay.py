"""`followsuit replay`."""

import re
from pathlib import Path

import pytest

from cli.command import complaint, run, said
from followsuit import Match, find_game
from followsuit.bots.playing import play_out
from followsuit.bots.random_bot import RandomBot
from followsuit.bots.seeds import rng_of_bot
from followsuit.core.event import Log
from followsuit.describe.wording import wording

RAIDERS = find_game("trick-raiders")
NAMES = ["Ann", "Ben", "Cleo", "Dora"]
WORDS = wording(RAIDERS, "en")


def unwrapped(text: str) -> str:
    return " ".join(text.split())


@pytest.fixture
def match() -> Match:
    match = Match(RAIDERS, 4, {}, 31, NAMES)
    play_out(match, [RandomBot(rng_of_bot(31, seat)) for seat in range(4)])
    return match


@pytest.fixture
def record(match: Match, tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(match.record())
    return path


def test_a_record_is_told_from_the_first_deal_to_the_result(match: Match, record: Path) -> None:
    text = said("replay", str(record))
    told = unwrapped(text)
    assert told.startswith("Trick Raiders for 4 players, seed 31. Options: starting_lives = 2;")
    assert "Ann in seat 0, Ben in seat 1, Cleo in seat 2, Dora in seat 3." in told
    assert f"{len(match.picks)} answers, all cards open." in told
    log = Log()
    outcome = match.at(len(match.picks), log).outcome
    assert outcome is not None
    assert told.count("wins the trick with") == len([event for event in log.told[0] if event.kind == "won"])
    for event in log.told[0]:
        for reason in event.because:
            assert reason.rule in told
    assert unwrapped(text[text.index("\nResult\n") :]).count("score") == 4
    assert max(len(line) for line in text.splitlines()) <= 80


def test_all_hands_lie_open_unless_a_seat_is_named(match: Match, record: Path) -> None:
    """TR-HID-03  With a seat named, only what that seat was told is shown."""
    open_text, seen_text = (
        unwrapped(said("replay", str(record))),
        unwrapped(said("replay", str(record), "--seat", "1")),
    )
    first = match.at(0)
    for seat in range(4):
        hand = [WORDS.cards[card] for card in sorted(first.cards.piles[seat])]
        dealt = f"{NAMES[seat]} is dealt {WORDS.listed(hand)}."
        assert dealt in open_text
        assert (dealt in seen_text) == (seat == 1)
    assert seen_text.count("is dealt 10 cards.") >= 3
    assert "as Ben saw it." in seen_text


def test_the_table_after_some_answers(match: Match, record: Path) -> None:
    at = next(i for i in range(len(match.picks)) if len(match.at(i).cards.piles[9]) == 2)
    t = match.at(at)
    told = unwrapped(said("replay", str(record), "--at", str(at)))
    assert f"After {at} answers: {WORDS.heading(t.heading())}" in told
    assert f"Trick {RAIDERS.write_cards(t.cards.piles[9])}" in told
    for seat in range(4):
        assert f"Hand {RAIDERS.write_cards(sorted(t.cards.piles[seat]))}" in told
    asked = t.next_seat()
    assert f"{NAMES[asked]} is asked: Play a card from your hand. (TR-FOLLOW-02)" in told
    options = [f"{i + 1}: {RAIDERS.write_pick(pick)}" for i, pick in enumerate(sorted(t.options(asked)))]
    assert told.endswith(" ".join(options))


def test_the_table_as_a_seat_saw_it(match: Match, record: Path) -> None:
    at = next(i for i in range(len(match.picks)) if len(match.at(i).cards.piles[9]) == 2)
    t = match.at(at)
    asked = t.next_seat()
    other = (asked + 1) % 4
    for seat in (asked, other):
        told = unwrapped(said("replay", str(record), "--at", str(at), "--seat", str(seat)))
        assert "Your hand: " in told
        assert f"{NAMES[asked]} is asked: Play a card" in told
        assert ("1: " in told) == (seat == asked), "options are for the asked seat alone"
        for hidden in range(4):
            hand = f"Hand {RAIDERS.write_cards(sorted(t.cards.piles[hidden]))}"
            assert hand not in told


def test_a_declaration_on_its_way_is_open_only_to_its_seat(match: Match, record: Path) -> None:
    """TR-HID-04  Until the reveal the others see only that a seat has declared."""
    at = next(i for i in range(len(match.picks)) if match.at(i).sealed[1] and 1 in match.at(i).seats_to_act())
    picked = RAIDERS.write_pick(match.at(at).sealed[1][0])
    assert f"So far: {picked}" in said("replay", str(record), "--at", str(at))
    assert f"So far: {picked}" in said("replay", str(record), "--at", str(at), "--seat", "1")
    assert "So far: " not in said("replay", str(record), "--at", str(at), "--seat", "0")


def test_the_first_and_the_last_moment(match: Match, record: Path) -> None:
    assert "After 0 answers: Round 1 · Declaration" in said("replay", str(record), "--at", "0")
    assert "After 1 answer: " in said("replay", str(record), "--at", "1")
    last = said("replay", str(record), "--at", str(len(match.picks)))
    assert "\nResult\n" in last
    assert " is asked: " not in last


def test_moments_and_seats_that_are_none(match: Match, record: Path) -> None:
    count = len(match.picks)
    line = f"--at is a number from 0 to {count}, the answers of this record, not "
    assert complaint("replay", str(record), "--at", str(count + 1)) == f"{line}{count + 1}."
    assert complaint("replay", str(record), "--at", "-1") == f"{line}-1."
    assert complaint("replay", str(record), "--seat", "4") == "A seat is a number from 0 to 3, not 4."


def test_a_game_that_was_left_says_so(match: Match, tmp_path: Path) -> None:
    left = Match(RAIDERS, 4, {}, 31, NAMES)
    for seat, pick in zip(match.seats[:20], match.picks[:20], strict=True):
        left.answer(seat, pick)
    path = tmp_path / "left.txt"
    path.write_text(left.record())
    assert said("replay", str(path)).endswith("\nResult\nThe game was left here.\n")


def test_a_record_of_other_rules_is_told_as_far_as_they_agree(match: Match, record: Path) -> None:
    lines = match.record().splitlines()
    lines[2] = "rules: 999"
    changed = next(i for i in range(len(lines)) if lines[i].startswith("round 1, trick 3: "))
    lines[changed] = re.sub(r"\| .*", "| 0123456789abcdef", lines[changed])
    record.write_text("\n".join(lines) + "\n")
    text = said("replay", str(record))
    assert "Round 1 · Trick 3" in text
    assert "Round 1 · Trick 5" not in text
    result = unwrapped(text[text.index("\nResult\n") :])
    assert f"of other rules than ours, and here they part: line {changed + 1}: " in result
    assert (
        f"The result it was recorded with: {match.stored_result or lines[-2].removeprefix('result: ')}."
        in result
    )


# What cannot be read.


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (r"end: .*\n", "", "the record stops before its end."),
        (r"\nround 1, trick 2: [^\n]*", "", "line 12: "),
        (r"(trick 1: \d) \w+", r"\1 Z9", "'Z9' is no answer in Trick Raiders."),
        (r"\| \w{16}", "| 0123456789abcdef", "is not the one recorded."),
        (r"scores \d", "scores 9", "the result is not the one this game has."),
        (r"seed: 31", "seed: 32", "line "),
        (r"seed: 31", "seed: x", "the record's 'seed' is a whole number, not 'x'."),
        (r"game: .*", "game: trick-raider", "Did you mean trick-raiders?"),
        (r"starting_lives = 2", "starting_lives = 7", "starting_lives is 2 or 3, not 7."),
        (r"players: 4", "players: 5", "line 4: Trick Raiders is for 3 or 4 players, not 5."),
        (r"^.*\n", "", "a record begins with 'Follow Suit record, format 1'."),
        (r"format 1", "format 2", "of a format that a later version writes."),
    ],
)
def test_a_record_that_was_damaged_is_refused_with_its_line(
    record: Path, old: str, new: str, words: str
) -> None:
    damaged, count = re.subn(old, new, record.read_text(), count=1)
    assert count == 1
    record.write_text(damaged)
    line = complaint("replay", str(record))
    assert line.startswith(f"{record}: ")
    assert words in line


def test_a_record_cut_off_anywhere_is_refused(record: Path) -> None:
    text = record.read_text()
    for length in range(0, len(text) - 1, 97):
        record.write_text(text[:length])
        assert complaint("replay", str(record)).startswith(f"{record}: ")


def test_what_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff\xfe")
    assert complaint("replay", str(path)) == f"{path} cannot be read: it is not text."
    assert complaint("replay", str(tmp_path)) == f"{tmp_path} cannot be read: Is a directory."


def test_a_process_of_its_own_refuses_it_too(tmp_path: Path) -> None:
    done = run("replay", str(tmp_path))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"followsuit: {tmp_path} cannot be read: Is a directory.\n"
