"""A view as lines of text, without knowing the game: made of its layout and of what its seat was told."""

import re

from followsuit.cli.looks import HANG, TOGETHER, group_of, sign_of
from followsuit.core.cards import HIDDEN
from followsuit.core.event import NO_SEAT, Event
from followsuit.core.game import Game
from followsuit.core.layout import Area, Counter, Layout
from followsuit.core.option import COLOUR, NO, NUMBER, POWER, SEAT, YES, argument_of, verb_of
from followsuit.core.outcome import Outcome
from followsuit.core.reason import Reason
from followsuit.core.view import View
from followsuit.describe.question import Asked
from followsuit.describe.wording import wording
from followsuit.messages import ENGLISH

ON_REQUEST = "list"  # the shape of an area that is shown only to those who ask
PICTURED = "circle"  # the shape of one that is drawn, and so not told
CHARACTER = "character"  # what games call whom a seat plays; it needs no word before it
TEAM = "team"  # what games call the team of a seat
PARTS = ("round",)  # what games call the beginning of a part
BESIDE = 74  # an answer and what is said about it, if that is to fit one line


# Cards.


def cards_text(game: Game, cards: list[int], marks: list[str] | None = None) -> str:
    """'H3 D7', '9 cards', 'H3 and 8 hidden' or 'none'; 'r6 (under the Red King) r7' where they are marked."""
    known = [marked_card(game, cards[i], marks[i] if marks else "") for i in range(len(cards))]
    known = [text for card, text in zip(cards, known, strict=True) if card != HIDDEN]
    hidden = len(cards) - len(known)
    if not cards:
        return "none"
    if not known:
        return f"{hidden}{TOGETHER}{'card' if hidden == 1 else 'cards'}"
    return " ".join(known) + (f" and {hidden}{TOGETHER}hidden" if hidden else "")


def marked_card(game: Game, card: int, mark: str) -> str:
    """A card, and in brackets what lies on it or what it stands for."""
    note = f" ({wording(game, ENGLISH).mark(mark)})" if mark else ""
    return game.write_card(card) + note.replace(" ", TOGETHER)


def cards_by_suit(game: Game, cards: list[int]) -> str:
    """'♠ S2 S10c   ♥ H4' or 'red r4   Rare RAa': a hand as it is held, in whatever order its cards came."""
    groups: dict[str, list[int]] = {}  # in the order of the deck
    for name in game.card_names:
        groups.setdefault(group_of(game, name), [])
    for card in sorted(cards, key=lambda card: (game.faces[card].rank, card)):
        groups[group_of(game, game.card_names[card])].append(card)
    held: list[str] = []
    for group, members in groups.items():
        sign = sign_of(game, group) if group and members else ""
        names = game.write_cards(members)
        held.append(f"{sign}{TOGETHER}{names}" if sign else names)
    return "   ".join([names for names in held if names]) or "none"


# The table.


def table_lines(
    game: Game, layout: Layout, names: list[str], own_seat: int, with_lists: bool = False
) -> list[str]:
    """What lies in the middle, then a line for every seat as they sit, then the own hand."""
    lines: list[str] = []
    middle = [counter_text(game, counter) for counter in layout.counters if counter.seat == NO_SEAT]
    for area in layout.areas:
        if area.seat == NO_SEAT and (area.cards or area.pieces) and is_shown(area, with_lists):
            middle.append(area_text(game, area, " "))
    if middle:
        lines.append(sentence("; ".join(middle)))
    width = max(len(name) for name in names)
    for seat in layout.seating or range(len(names)):
        facts = seat_facts(game, layout, names, seat, own_seat, with_lists)
        lines.append(f"  {names[seat].ljust(width)}  {HANG}{'; '.join(facts)}".rstrip())
        for picture in layout.pictures:
            if picture.seat == seat:
                lines += [f"  {' ' * width}  {line}" for line in picture.lines]
    for area in layout.areas:
        if is_held(area, own_seat):
            lines.append(f"Your {area.name}: {cards_by_suit(game, area.cards)}")
    return lines


def is_held(area: Area, own_seat: int) -> bool:
    return area.seat == own_seat and area.shape == "hand"


def is_shown(area: Area, with_lists: bool) -> bool:
    return area.shape != PICTURED and (with_lists or area.shape != ON_REQUEST)


def seat_facts(
    game: Game, layout: Layout, names: list[str], seat: int, own_seat: int, with_lists: bool
) -> list[str]:
    facts = ["you"] if seat == own_seat else []
    counters = [counter for counter in layout.counters if counter.seat == seat]
    counters.sort(key=lambda counter: counter.name != CHARACTER)  # first of all, whom the seat plays
    own_team = [counter.value for counter in layout.counters if is_team(counter) and counter.seat == own_seat]
    for counter in counters:
        is_partner = seat != own_seat and is_team(counter) and counter.value in own_team
        facts.append(counter_text(game, counter) + (f",{TOGETHER}yours" if is_partner else ""))
    for area in layout.areas:
        if area.seat == seat and is_shown(area, with_lists) and not is_held(area, own_seat):
            facts.append(area_text(game, area, TOGETHER))
    return facts


def is_team(counter: Counter) -> bool:
    return counter.name == TEAM


def area_text(game: Game, area: Area, space: str) -> str:
    """'trick H3 D7', 'characters left: King, Hermit'."""
    if area.pieces is not None:
        return f"{area.name}: {', '.join([game.pieces[piece].name for piece in area.pieces])}"
    return f"{area.name}{space}{cards_text(game, area.cards, area.marks)}"


def counter_text(game: Game, counter: Counter) -> str:
    """'lives 2', 'task: take red, done'; what is either there or not is said by its name alone."""
    if counter.name == CHARACTER:
        return counter.value
    name = counter.name.replace(" ", TOGETHER)
    if counter.piece in game.pieces:
        return piece_counter_text(name, game.pieces[counter.piece].name, counter.value)
    if counter.value == "yes":
        return name
    colon = ":" if re.search(r"[\s-]", counter.value) else ""
    return f"{name}{colon}{TOGETHER}{counter.value}"


def piece_counter_text(name: str, piece: str, value: str) -> str:
    """'Green set' and not 'set: Green set'; 'contract: Black King', which says already that it is black."""
    words = piece.lower().split()
    state = f", {value}" if value and value not in words else ""
    before = "" if name in words else f"{name}: "
    return f"{before}{piece}".replace(" ", TOGETHER) + state


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + "."


def counted(count: int, word: str) -> str:
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


# What happened.


def opens_part(event: Event) -> bool:
    """Whether a new part of the game begins."""
    return event.kind in PARTS


def event_text(game: Game, event: Event, names: list[str]) -> str:
    """'Ben wins the trick with H7 (it is the highest trump, TR-WIN-05).'"""
    told = re.sub(r"\?(?: \?)*", lambda run: hidden_text(run.group().count("?")), game.tell(event, names))
    if not event.because:
        return told
    reasons = "; ".join(reason_in_brackets(reason) for reason in event.because)
    return f"{told.rstrip('.')} ({reasons})."


def hidden_text(count: int) -> str:
    return "a hidden card" if count == 1 else f"{count} hidden cards"


def reason_in_brackets(reason: Reason) -> str:
    """The sentence as part of another: no full stop, and no capital unless it is a name's."""
    text = reason.sentence.rstrip(".")
    first = text.partition(" ")[0]
    if first[1:].islower() or len(first) == 1:
        text = text[:1].lower() + text[1:]
    return f"{text}, {reason.rule}"


# Answers.


def pick_text(game: Game, view: View, pick: int, names: list[str]) -> str:
    """An answer as it is shown in a list: a seat by its player's name, a power and a colour by its own."""
    if verb_of(pick) == SEAT and argument_of(pick) < len(names):
        return names[argument_of(pick)]
    suits = list(dict.fromkeys(face.suit for face in game.faces if face.suit))
    if verb_of(pick) == COLOUR and argument_of(pick) < len(suits):
        return suits[argument_of(pick)]
    if is_power(pick):
        return game.label(view, pick) or game.write_pick(pick)
    return game.write_pick(pick)


def labels_of(game: Game, options: list[int]) -> list[str]:
    """What may be typed instead of each of these answers: its number in the list.

    Where an answer is a number itself, or a card that is called by one, numbers mean nothing else.
    """
    names = [number_name(game, pick) for pick in options]
    return names if any(names) else [str(i + 1) for i in range(len(options))]


def number_name(game: Game, pick: int) -> str:
    """The number that this answer is, if it is one."""
    name = str(argument_of(pick)) if verb_of(pick) == NUMBER else game.write_pick(pick)
    return name if name.isdecimal() else ""


def option_lines(
    game: Game, view: View, options: list[int], names: list[str], with_texts: bool = True
) -> list[str]:
    """'1: H4   2: H9a'; powers on a line of their own; beside or below, what is said about an answer.

    What is said below about several that follow each other, such as copies of a character, is said once.
    """
    shown = [
        option_text(game, view, pick, label, names)
        for pick, label in zip(options, labels_of(game, options), strict=True)
    ]
    texts = [text_beside(game, view, pick) if with_texts else "" for pick in options]
    width = max((len(one) for one in shown), default=0)
    has_room = width + max((len(text) for text in texts), default=0) <= BESIDE
    lines: list[str] = []
    at = 0
    while at < len(options):
        end = at + 1
        while end < len(options) and is_same_row(options, texts, at, end) and not (texts[at] and has_room):
            end += 1
        row = "   ".join(shown[at:end])
        if not texts[at]:
            lines.append(f"  {HANG}{row}")
        elif has_room:
            lines.append(f"  {row.ljust(width)}   {texts[at]}")
        else:
            lines += [f"  {HANG}{row}", f"      {HANG}{texts[at]}"]
        at = end
    return lines


def is_same_row(options: list[int], texts: list[str], one: int, other: int) -> bool:
    return texts[one] == texts[other] and is_power(options[one]) == is_power(options[other])


def is_power(pick: int) -> bool:
    return verb_of(pick) == POWER


def text_beside(game: Game, view: View, pick: int) -> str:
    """What the game says about an answer; about a power that is its name, and shown as such."""
    if pick in view.asides():
        return str(view.table.about_aside(view.seat, pick))
    if pick in (YES, NO) and view.is_asked():
        return what_word_means(game, view, pick)
    return "" if is_power(pick) else game.label(view, pick)


def what_word_means(game: Game, view: View, pick: int) -> str:
    """What yes or no says to this question, 'Pass'; nothing if no more than that."""
    words = wording(game, ENGLISH)
    meaning = Asked(words, view, [""] * view.table.seat_count).label(pick)
    return "" if meaning == words.phrase(game.write_pick(pick)) else meaning


def option_text(game: Game, view: View, pick: int, label: str, names: list[str]) -> str:
    """What is a number is not numbered."""
    if number_name(game, pick):
        return label
    text = pick_text(game, view, pick, names).replace(" ", TOGETHER)
    return f"{label}:{TOGETHER}{text}" if label else text


# The end.


def outcome_lines(outcome: Outcome, names: list[str], own_seat: int, team: str = "") -> list[str]:
    """Who won and how, then everybody by place."""
    winners = [names[seat] for seat in outcome.winners()]
    if team:
        first = f"{team} wins: {', '.join(winners[:-1])} and {winners[-1]}"
    elif len(winners) == 1:
        first = f"{winners[0]} wins"
    else:
        first = f"{', '.join(winners[:-1])} and {winners[-1]} share the victory"
    lines = [f"{first} ({reason_in_brackets(outcome.way)})."]
    for seat in sorted(range(len(names)), key=lambda seat: outcome.places[seat]):
        own = " (you)" if seat == own_seat else ""
        lines.append(
            f"  {place_text(outcome.places[seat])}: {names[seat]}{own}, score {outcome.scores[seat]}"
        )
    return lines


def place_text(place: int) -> str:
    endings = {1: "st", 2: "nd", 3: "rd"}
    return f"{place}{endings.get(place, 'th')}"
