"""A view as lines of text, without knowing the game: made of its layout, in the words of its messages.

Cards are written as they are typed, 'H7'; sentences call them by their names.
"""

from rich.cells import cell_len

from followsuit.cli.looks import HANG, TOGETHER, group_of, sign_of
from followsuit.cli.speaker import Speaker
from followsuit.core.cards import HIDDEN
from followsuit.core.event import NO_SEAT
from followsuit.core.game import Game
from followsuit.core.layout import Area, Counter, Layout
from followsuit.core.option import (
    CARD,
    COLOUR,
    NO,
    NUMBER,
    PIECE,
    PLACE,
    POWER,
    SEAT,
    YES,
    argument_of,
    verb_of,
)
from followsuit.core.outcome import Outcome
from followsuit.core.view import View
from followsuit.describe.outcome import title

ON_REQUEST = "list"  # the shape of an area that is shown only to those who ask
PICTURED = "circle"  # the shape of one that is drawn, and so not told
CHARACTER = "character"  # what games call whom a seat plays; it needs no word before it
TEAM = "team"  # what games call the team of a seat
BESIDE = 74  # an answer and what is said about it, if that is to fit one line


# Cards.


def cards_text(speaker: Speaker, cards: list[int], marks: list[str] | None = None) -> str:
    """'H3 D7', '9 cards', 'H3 and 8 hidden' or 'none'; 'r6 (under the Red King) r7' where they are marked."""
    known = [marked_card(speaker, cards[i], marks[i] if marks else "") for i in range(len(cards))]
    known = [text for card, text in zip(cards, known, strict=True) if card != HIDDEN]
    hidden = len(cards) - len(known)
    if not cards:
        return speaker.say("none")
    if not known:
        return speaker.say("cards", number=hidden).replace(" ", TOGETHER)
    if not hidden:
        return " ".join(known)
    return speaker.say("and-hidden", cards=" ".join(known), number=hidden)


def marked_card(speaker: Speaker, card: int, mark: str) -> str:
    """A card, and in brackets what lies on it or what it stands for."""
    name = speaker.game.write_card(card)
    if not mark:
        return name
    return speaker.say("note", card=name, note=speaker.words.mark(mark)).replace(" ", TOGETHER)


def cards_by_suit(speaker: Speaker, cards: list[int]) -> str:
    """'♠ S2 S10c   ♥ H4' or 'red r4   Rare RAa': a hand as it is held, in whatever order its cards came."""
    game = speaker.game
    groups: dict[str, list[int]] = {}  # in the order of the deck
    for card in range(len(game.card_names)):
        groups.setdefault(group_of(game, card), [])
    for card in sorted(cards, key=lambda card: (game.faces[card].rank, card)):
        groups[group_of(game, card)].append(card)
    held: list[str] = []
    for members in [members for members in groups.values() if members]:
        sign = sign_of(speaker.words, members[0])
        names = game.write_cards(members)
        held.append(f"{sign}{TOGETHER}{names}" if sign else names)
    return "   ".join(held) or speaker.say("none")


# The table.


def table_lines(speaker: Speaker, layout: Layout, own_seat: int, with_lists: bool = False) -> list[str]:
    """What lies in the middle, then a line for every seat as they sit, then the own hand."""
    names = speaker.names
    lines: list[str] = []
    middle = [counter_text(speaker, counter) for counter in layout.counters if counter.seat == NO_SEAT]
    for area in layout.areas:
        if area.seat == NO_SEAT and (area.cards or area.pieces) and is_shown(area, with_lists):
            middle.append(area_text(speaker, area))
    if middle:
        lines.append(speaker.words.capital(speaker.say("middle", facts=speaker.say("facts").join(middle))))
    width = max(cell_len(name) for name in names)
    for seat in layout.seating or range(len(names)):
        facts = speaker.say("facts").join(seat_facts(speaker, layout, seat, own_seat, with_lists))
        blanks = " " * (width - cell_len(names[seat]))
        lines.append(f"  {names[seat]}{blanks}  {HANG}{facts}".rstrip())
        for picture in layout.pictures:
            if picture.seat == seat:
                lines += [f"  {' ' * width}  {line}" for line in picture.lines]
    for area in layout.areas:
        if is_held(area, own_seat):
            cards = cards_by_suit(speaker, area.cards)
            lines.append(speaker.say("your", area=speaker.words.area(area.name)[1].lower(), cards=cards))
    return lines


def is_held(area: Area, own_seat: int) -> bool:
    return area.seat == own_seat and area.shape == "hand"


def is_shown(area: Area, with_lists: bool) -> bool:
    return area.shape != PICTURED and (with_lists or area.shape != ON_REQUEST)


def seat_facts(speaker: Speaker, layout: Layout, seat: int, own_seat: int, with_lists: bool) -> list[str]:
    facts = [speaker.say("you")] if seat == own_seat else []
    counters = [counter for counter in layout.counters if counter.seat == seat]
    counters.sort(key=lambda counter: counter.name != CHARACTER)  # first of all, whom the seat plays
    own_team = [counter.value for counter in layout.counters if is_team(counter) and counter.seat == own_seat]
    for counter in counters:
        fact = counter_text(speaker, counter)
        is_partner = seat != own_seat and is_team(counter) and counter.value in own_team
        yours = speaker.say("fact-state", fact=fact, state=speaker.say("yours")).replace(" ", TOGETHER)
        facts.append(yours if is_partner else fact)
    for area in layout.areas:
        if area.seat == seat and is_shown(area, with_lists) and not is_held(area, own_seat):
            facts.append(area_text(speaker, area))
    return facts


def is_team(counter: Counter) -> bool:
    return counter.name == TEAM


def area_text(speaker: Speaker, area: Area) -> str:
    """'Trick H3 D7', 'Characters left: King, Hermit'."""
    label = speaker.words.area(area.name)[1]
    if area.pieces is not None:
        pieces = [speaker.words.piece_name(piece) for piece in area.pieces]
        return speaker.say("fact-long", label=label, value=speaker.listed(pieces))
    cards = cards_text(speaker, area.cards, area.marks)
    return speaker.say("fact", label=label.replace(" ", TOGETHER), value=cards)


def counter_text(speaker: Speaker, counter: Counter) -> str:
    """'life chips 2', 'task: take red, done'; what is either there or not is said by its name alone."""
    words = speaker.words
    label = words.area(counter.name)[1].replace(" ", TOGETHER)
    if counter.piece in words.pieces:
        return piece_counter_text(speaker, counter, label)
    if counter.value == "yes":
        return label
    value = words.value(counter.value)
    if counter.name == CHARACTER:
        return value
    kind = "fact-long" if " " in value else "fact"
    return speaker.say(kind, label=label, value=value.replace(" ", TOGETHER)).replace(" ", TOGETHER)


def piece_counter_text(speaker: Speaker, counter: Counter, label: str) -> str:
    """'Green set' and not 'set: Green set'; 'contract: Black King', which says already that it is black."""
    code = speaker.game.pieces[counter.piece].name
    piece = speaker.words.piece_name(counter.piece)
    is_named = counter.name == CHARACTER or counter.name in code.lower().split()
    fact = piece if is_named else speaker.say("fact-piece", label=label, piece=piece)
    fact = fact.replace(" ", TOGETHER)
    if counter.value in ("", code) or counter.value in code.lower().split():
        return fact
    return speaker.say("fact-state", fact=fact, state=speaker.words.value(counter.value))


# Answers.


def pick_text(speaker: Speaker, view: View, pick: int) -> str:
    """An answer as it is shown in a list: by its name; cards and words as they are typed."""
    if verb_of(pick) in (SEAT, COLOUR, PIECE) or is_power(pick):
        return speaker.words.pick_name(view, pick, speaker.names)
    return speaker.game.write_pick(pick)


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


def option_lines(speaker: Speaker, view: View, options: list[int], with_texts: bool = True) -> list[str]:
    """'1: H4   2: H9a'; powers on a line of their own; beside or below, what is said about an answer.

    What is said below about several that follow each other, such as copies of a character, is said once.
    """
    shown = [
        option_text(speaker, view, pick, label)
        for pick, label in zip(options, labels_of(speaker.game, options), strict=True)
    ]
    texts = [text_beside(speaker, view, pick) if with_texts else "" for pick in options]
    width = max((cell_len(one) for one in shown), default=0)
    has_room = width + max((cell_len(text) for text in texts), default=0) <= BESIDE
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
            blanks = " " * (width - cell_len(row))
            lines.append(f"  {row}{blanks}   {texts[at]}")
        else:
            lines += [f"  {HANG}{row}", f"      {HANG}{texts[at]}"]
        at = end
    return lines


def is_same_row(options: list[int], texts: list[str], one: int, other: int) -> bool:
    return texts[one] == texts[other] and is_power(options[one]) == is_power(options[other])


def is_power(pick: int) -> bool:
    return verb_of(pick) == POWER


def text_beside(speaker: Speaker, view: View, pick: int) -> str:
    """What is said about an answer: what a piece does, what yes and no mean; powers have names."""
    if pick in view.out_of_turn():
        return speaker.reason(view.table.about_out_of_turn(view.seat, pick))
    if pick in (YES, NO) and view.is_asked():
        return what_word_means(speaker, view, pick)
    if verb_of(pick) == PLACE and view.is_asked():
        return speaker.asked(view).label(pick)
    if verb_of(pick) == CARD:
        return speaker.asked(view).what_it_sets(pick) if speaker.game.preview(view, pick).sets else ""
    number = argument_of(pick)
    if verb_of(pick) != PIECE or number not in speaker.words.pieces:
        return ""
    text = speaker.words.pieces[number].text
    if not speaker.game.pieces[number].price:
        return text
    price = speaker.game.price(view, number)
    return speaker.say("costs", price=price, text=text) if price else speaker.say("free", text=text)


def what_word_means(speaker: Speaker, view: View, pick: int) -> str:
    """What yes or no says to this question, 'Pass'; nothing if no more than that."""
    meaning = speaker.asked(view).label(pick)
    return "" if meaning == speaker.words.phrase(speaker.game.write_pick(pick)) else meaning


def option_text(speaker: Speaker, view: View, pick: int, label: str) -> str:
    """What is a number is not numbered."""
    if number_name(speaker.game, pick):
        return label
    text = pick_text(speaker, view, pick).replace(" ", TOGETHER)
    return f"{label}:{TOGETHER}{text}" if label else text


# The end.


def outcome_lines(speaker: Speaker, outcome: Outcome, own_seat: int, team: str = "") -> list[str]:
    """Who won and how, then everybody by place."""
    names = speaker.names
    first = title(speaker.words, outcome, team, names, own_seat)
    lines = [speaker.say("won", who=first, why=speaker.reason(outcome.way))]
    for seat in sorted(range(len(names)), key=lambda seat: outcome.places[seat]):
        place = speaker.say("place", place=outcome.places[seat])
        own = "placed-you" if seat == own_seat else "placed"
        lines.append(speaker.say(own, place=place, name=names[seat], score=outcome.scores[seat]))
    return lines
