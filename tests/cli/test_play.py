"""`followsuit play`: whole games by somebody who reads and types."""

import re
import signal
import subprocess
from pathlib import Path

import pytest

from cli.command import COMMAND, ENVIRONMENT, PROMPT, Player, complaint, run, said
from followsuit import Match, find_game, read_record
from followsuit.describe.wording import wording

RAIDERS = find_game("trick-raiders")
FIRST = "1\n" * 200


def name_of(card: str) -> str:
    """As sentences call it."""
    return wording(RAIDERS, "en").cards[RAIDERS.read_card(card)]


def unwrapped(text: str) -> str:
    return " ".join(text.split())


# Whole games.


@pytest.mark.parametrize(
    "arguments",
    [
        ["--seed", "1"],
        ["--seed", "2", "--seat", "3"],
        ["--seed", "3", "--players", "3", "--seat", "1"],
        ["--seed", "4", "--option", "starting_lives=3", "--bots", "random"],
        ["--seed", "5", "--option", "show_played_cards_list=false"],
    ],
)
def test_a_whole_game_by_typing_1(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    record = Path("game.txt")
    text = said("play", "trick-raiders", *arguments, "--record", str(record), "--name", "Zoe", input=FIRST)
    match = read_record(record.read_text())
    outcome = match.table.outcome
    assert outcome is not None
    result = text[text.index("\nResult\n") :]
    assert f"({outcome.way.rule})" in unwrapped(result)
    for seat, name in enumerate(match.names):
        you = " (you)" if name == "Zoe" else ""
        assert re.search(
            rf"  {outcome.places[seat]}\w\w: {name}{re.escape(you)}, score {outcome.scores[seat]}\n", result
        )
    assert f"Recorded in {record}." in unwrapped(result)
    assert "left the game" not in text
    assert max(len(line) for line in text.splitlines()) <= 80


def test_the_same_seed_and_answers_are_the_same_game() -> None:
    assert said("play", "trick-raiders", "--seed", "9", input=FIRST) == said(
        "play", "trick-raiders", "--seed", "9", input=FIRST
    )


def test_a_whole_game_by_reading_the_list() -> None:
    """In a process of its own: the last answer of every list, by its name."""
    questions = 0
    with Player("trick-raiders", "--players", "3", "--seed", "6") as player:
        while not player.is_over():
            player.say(player.options()[-1].lower())
            questions += 1
        log = player.say("log")
        assert player.leave() == 0
    assert questions > 5
    assert "The game is over. The most life chips win." in unwrapped(log)
    changes = re.findall(r"(?:loses|gains) a life chip and has \d+\. .*", log)
    assert changes
    for change in changes:
        assert re.match(r".*? has \d+\. [A-Z][^()]*(\(TR-[A-Z]+-\d\d\))?", change)


def test_a_game_can_be_piped_in_and_out() -> None:
    done = run("play", "trick-raiders", "--seed", "1", input=FIRST)
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert "\nResult\n" in done.stdout


# What is shown.


def first_screen(seed: int, seat: int) -> tuple[str, Match]:
    text = said("play", "trick-raiders", "--seed", str(seed), "--seat", str(seat))
    return text, Match(RAIDERS, 4, {}, seed)


def test_the_player_sees_the_trump_the_lives_and_the_cards() -> None:
    text, match = first_screen(7, 2)
    view = match.table.view(2)
    layout = RAIDERS.layout(view)
    assert "\nTrump spades.\n" in text
    names = ["Sora", "Mio", "Guest", "Ren"]
    for area in layout.areas:
        if area.name == "lead cards":
            cards = RAIDERS.write_cards(area.cards)
            you = "you; " if area.seat == 2 else ""
            assert f"  {names[area.seat]:5}  {you}life chips 2; Lead cards {cards}" in text
    assert text.count("; Hand 10 cards\n") == 3
    hand = next(line for line in text.splitlines() if line.startswith("Your hand: "))
    own = next(area.cards for area in layout.areas if area.name == "hand" and area.seat == 2)
    assert re.findall(r"[SHDC]\d+[abc]?", hand) == RAIDERS.write_cards(sorted(own)).split()
    assert re.sub(r"[^♠♥♦♣]", "", hand) in "♠♥♦♣"


@pytest.mark.parametrize("seat", range(4))
def test_no_card_of_another_hand_is_shown(seat: int) -> None:
    text, match = first_screen(7, seat)
    for other in range(4):
        hand = RAIDERS.write_cards(match.table.cards.piles[other]).split()
        shown = [card for card in hand if re.search(rf"\b{card}\b", text)]
        assert shown == (sorted(hand, key=hand.index) if other == seat else [])


def test_a_trick_stands_under_its_heading_with_the_reason_of_its_winner() -> None:
    text = said("play", "trick-raiders", "--seed", "1", input=FIRST)
    tricks = re.split(r"\n\n(?=Round \d+ · Trick \d+\n)", text)[1:]
    assert len(tricks) > 5
    for trick in tricks:
        told = unwrapped(trick)
        assert re.match(r"Round \d+ · Trick \d+ ", told)
        assert re.search(
            r"wins the trick with the [^.]*\. [^()]*\(TR-WIN-0[2567]\)|Nobody wins this trick\. ", told
        )


def test_a_new_round_is_set_apart() -> None:
    text = said("play", "trick-raiders", "--seed", "1", "--option", "starting_lives=3", input=FIRST)
    rounds = re.findall(r"\n\nRound (\d+) begins\. Spades are trump\.\n  Guest has the lead cards", text)
    assert [int(number) for number in rounds] == list(range(1, len(rounds) + 1))
    assert len(rounds) > 1


# Answers.


def declare_nothing(player: Player) -> None:
    """To the first trick, and on to the first question in which a suit has to be followed."""
    player.say("keep")
    while "(TR-FOLLOW-0" not in player.heard or set(player.options()) == set(player.hand()):
        player.say("1")


def test_an_answer_that_is_refused_says_its_rule_and_changes_nothing() -> None:
    with Player("trick-raiders", "--seed", "7") as player:
        declare_nothing(player)
        options = player.options()
        wrong = next(card for card in player.hand() if card not in options)
        reply = player.say(wrong.lower())
        waits = rf"The {name_of(wrong)} has to wait\. \w+ were led, and you hold [^()]*\. \(TR-FOLLOW-03\)"
        assert re.match(waits, unwrapped(reply))
        assert player.options() == options
        assert re.match(waits, unwrapped(player.say(f"why {wrong.lower()}")))
        assert player.say(f"why {options[0]}") == f"{options[0]} is allowed.\n{PROMPT}"
        assert f"  Guest plays the {name_of(options[0])}.\n" in player.say(options[0].lower())


def test_a_set_is_typed_on_one_line_in_any_order() -> None:
    with Player("trick-raiders", "--seed", "7") as player:
        hand = player.hand()
        first, second, last = hand[0], hand[4], hand[-1]
        reply = player.say(f"{last.lower()} {first}, {second.lower()}")
        names = f"{name_of(first)}, {name_of(second)} and {name_of(last)}"
        assert f"  Guest adds {names} and declares 6 leads.\n" in reply


def test_numbers_make_a_set_too() -> None:
    with Player("trick-raiders", "--seed", "7") as player:
        hand, options = player.hand(), player.options()
        picked = [card for card in options if card in hand][:2]
        reply = player.say(f"{options.index(picked[1]) + 1} {options.index(picked[0]) + 1}")
        names = f"{name_of(picked[0])} and {name_of(picked[1])}"
        assert f"  Guest adds {names} and declares 5 leads.\n" in reply


def test_a_set_is_taken_whole_or_not_at_all() -> None:
    with Player("trick-raiders", "--seed", "7") as player:
        hand, options = player.hand(), player.options()
        lead = next(card for card in options if card not in hand)
        for attempt in (f"{hand[0]} {lead}", f"{lead} {hand[-1]}"):
            assert player.say(attempt).startswith(
                "You may add cards or collect cards, not both. (TR-DECL-12)\n"
            )
            assert player.options() == options
        assert "TR-DECL-12" in player.say(f"why {hand[0]} {lead}")
        assert "is allowed." in player.say(f"why {hand[0]} {hand[1]}")
        assert player.say(f"{hand[0]} {hand[0]}").endswith(PROMPT)
        assert f"  Guest collects {name_of(lead)} and declares 2 leads.\n" in player.say(lead)


@pytest.mark.parametrize("word", ["keep", "done", "DONE", "none", "14"])
def test_a_set_without_cards(word: str) -> None:
    text = said("play", "trick-raiders", "--seed", "7", input=f"{word}\n")
    assert "  Guest keeps the lead cards and declares 3 leads.\n" in text


def test_what_cannot_be_read_is_asked_again() -> None:
    with Player("trick-raiders", "--seed", "7") as player:
        options = player.options()
        assert player.say("").startswith(PROMPT)
        assert player.say("x99").startswith("'x99' is no answer in Trick Raiders. Type help")
        assert player.say("15").startswith("15 is not in the list of answers.")
        assert player.say("0").startswith("0 is not in the list of answers.")
        declare_nothing(player)
        assert player.say("1 2").startswith("One answer is asked for, not several.")
        assert len(options) == 14


def test_a_name_without_its_copy_will_do_where_there_is_one() -> None:
    with Player("trick-raiders", "--seed", "7") as player:
        tens = [card for card in player.options() if re.fullmatch(r".10[abc]", card)]
        alone = [card for card in tens if sum(other[0] == card[0] for other in tens) == 1]
        several = [card for card in tens if card not in alone]
        assert alone
        assert several, "a seed with both is wanted"
        assert f"{several[0][:3].lower()} can be " in player.say(f"why {several[0][:3].lower()}")
        assert "is allowed." in player.say(f"why {alone[0][:3].lower()}")
        assert "can be H10a, H10b or H10c." in player.say("why h10") or "H" in {card[0] for card in tens}


# Advice.


def test_a_hint_can_be_typed_as_an_answer() -> None:
    with Player("trick-raiders", "--seed", "7") as player:
        for _ in range(4):
            listed = player.options()
            told = unwrapped(player.say("hint"))
            named = re.match(r"I would answer: ([^.]+)\.", told)
            assert named, told
            words = named.group(1).split()
            assert set(words) <= {*listed, "done"}
            if len(listed) > 1:
                assert re.search(r"Chance to win, over \d+ imagined deals: \d+ %\.", told)
            else:
                assert "There is only one answer." in told
            assert "Guest " in player.say(" ".join(words)), "it was taken, and told"


def test_a_hint_names_what_the_list_names() -> None:
    """TT-SEL-02  A character by its name, not by a number."""
    with Player("tricktakers", "--seed", "2", "--players", "3", "--option", "first_player=0") as player:
        listed = player.options()
        told = unwrapped(player.say("hint"))
        assert re.match(rf"I would answer: ({'|'.join(listed)})\. Chance to win, over \d+ ", told)


def test_a_hint_changes_nothing() -> None:
    """The same seed and answers are the same game, whether or not advice was asked for."""
    arguments = ["play", "trick-raiders", "--seed", "3"]
    plain = said(*arguments, input="keep\n1\n")
    advised = said(*arguments, input="hint\nkeep\nhint\n1\n")
    assert plain.splitlines()[-4:] == advised.splitlines()[-4:]
    assert [line for line in advised.splitlines() if "wins the trick" in line] == [
        line for line in plain.splitlines() if "wins the trick" in line
    ]


# Everything else that can be typed.


def test_commands() -> None:
    with Player("trick-raiders", "--seed", "7") as player:
        assert player.say("why").startswith("No trick has ended yet.\n")
        assert "why h7    why you may not answer that" in player.say("help")
        assert "hint      what a bot that thinks ahead would answer" in player.heard
        assert player.say("rule tr-follow-03").startswith("TR-FOLLOW-03: A seat whose hand contains")
        assert "Did you mean TR-FOLLOW-03?" in player.say("rule TR-FOLOW-3")
        assert player.say("rule").startswith("Type rule and a number")
        player.say("keep")
        while "wins the trick" not in player.heard:
            player.say("1")
        won = re.findall(r"\w+ wins the trick with the [^.]*\.", player.heard)[-1]
        reply = player.say("why")
        assert unwrapped(reply).startswith(unwrapped(won))
        assert re.search(r"\(TR-WIN-0\d\)", unwrapped(reply))
        assert re.match(r"Trump \w+;.* Played cards( [SHDC]\d+[abc]?){4}", unwrapped(player.say("LOOK")))
        assert "Your hand: " in player.heard
        log = player.say("log")
        assert "Round 1 begins." in log
        assert unwrapped(won) in unwrapped(log)
        assert player.say("quit").endswith("Seed 7 deals it again.\n")
        assert player.leave() == 0


def test_after_the_game_everything_can_still_be_asked() -> None:
    text = said(
        "play",
        "trick-raiders",
        "--seed",
        "1",
        input=FIRST + "why\nlook\nrule TR-GAME-01\nwhy h1\nquit\nlog\n",
    )
    after = text[text.index("\nResult\n") :]
    assert "The game is over. Type log, look, why, what, rule ID or quit." in after
    assert "TR-GAME-01: The game ends" in after
    assert "The game is over. (FS-TURN-04)" in after
    assert "Round 1 begins." not in after, "after quit nothing is read"


# Leaving.


def test_the_end_of_the_input_is_a_polite_end(tmp_path: Path) -> None:
    record = tmp_path / "left.txt"
    arguments = ["play", "trick-raiders", "--seed", "7", "--record", str(record)]
    text = said(*arguments, input="keep\n")
    match = read_record(record.read_text())
    assert match.table.outcome is None
    assert f"You have left the game after {len(match.picks)} answers. Seed 7 deals it again." in unwrapped(
        text
    )
    assert unwrapped(text).endswith(f"Recorded in {record}.")


def test_no_input_at_all_is_an_end_too() -> None:
    command = 'exec "$@" <&-'
    done = subprocess.run(
        ["sh", "-c", command, "sh", *COMMAND, "play", "trick-raiders"],
        capture_output=True,
        encoding="utf-8",
        env=ENVIRONMENT,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "You have left the game after " in done.stdout


def test_an_interrupt_is_a_polite_end() -> None:
    with Player("trick-raiders", "--seed", "7") as player:
        player.process.send_signal(signal.SIGINT)
        left = player.hear() + player.hear()
        assert "You have left the game after " in left
        assert player.leave() == 0


def test_the_record_is_whole_after_every_answer(tmp_path: Path) -> None:
    record = tmp_path / "killed.txt"
    with Player("trick-raiders", "--seed", "7", "--record", str(record)) as player:
        player.say("keep")
        player.say("1")
        player.process.kill()
    match = read_record(record.read_text())
    assert sum(1 for seat in match.seats if seat == 0) == 2


def test_a_record_is_not_written_over_another_file(tmp_path: Path) -> None:
    record = tmp_path / "mine.txt"
    record.write_text("mine")
    assert "exists already" in complaint("play", "trick-raiders", "--record", str(record))
    assert "exists already" in complaint("play", "trick-raiders", "--record", str(tmp_path))
    assert record.read_text() == "mine"


# Names.


def test_a_bot_is_never_called_like_the_player() -> None:
    text = said("play", "trick-raiders", "--name", "mio")
    assert "You are mio. The bots (random): Sora, Ren, Aki." in text


def test_without_a_seed_one_is_drawn_and_said() -> None:
    seeds = [re.findall(r"seed (\d+)\.", said("play", "trick-raiders"))[0] for _ in range(2)]
    assert seeds[0] != seeds[1]
