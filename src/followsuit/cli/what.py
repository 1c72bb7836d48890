"""What a character, an item or a task does, and by which rules: for `what NAME` at the table."""

from collections.abc import Callable

from followsuit.cli.answers import meant_by, simple
from followsuit.cli.speaker import Speaker
from followsuit.core.errors import Unreadable
from followsuit.describe import shapes
from followsuit.describe.piece import acts_of, strips_of, win_of
from followsuit.messages import ENGLISH, MessageEntry, entries, languages

WITHIN = "powers."  # what the text of their character or item says already


def what_lines(speaker: Speaker, name: str) -> list[str]:
    """By its name or a part of it, by the name of its power or a part of that, or by something only its
    text speaks of."""
    known = known_things(speaker)
    found = [entry for key, entry in known.items() if not key.startswith(WITHIN)]
    by_name = meant_by(name, [(entry.name, i) for i, entry in enumerate(found)])
    by_text = [(entry.name, i) for i, entry in enumerate(found) if name.lower() in entry.text.lower()]
    keys = [key.partition(".")[2] for key in known if not key.startswith(WITHIN)]
    by_key = [(found[i].name, i) for i in range(len(keys)) if keys[i] == simple(name)]
    meant = by_name or by_power(speaker, name, known, found) or by_key
    if not meant:  # what is part of something larger, such as a Queen of her set
        found += [entry for key, entry in known.items() if key.startswith(WITHIN)]
        meant = meant_by(name, [(entry.name, i) for i, entry in enumerate(found)]) or by_text
    if len(meant) == 1:
        return entry_lines(speaker, found[meant[0][1]])
    if meant:
        either = speaker.either([entry_name for entry_name, _ in meant])
        raise Unreadable(speaker.say("part-of", name=name, names=either))
    return piece_lines(speaker, name)


def known_things(speaker: Speaker) -> dict[str, MessageEntry]:
    """What the message files of the game name, with the rules of the English one."""
    id, language = speaker.game.id, speaker.words.language
    if ENGLISH not in languages(id):
        return {}
    own = entries(id, language) if language in languages(id) else {}
    texts = {f"{one.group()}.{one.entry}": one.text for one in speaker.game.pieces.values()}
    known: dict[str, MessageEntry] = {}
    for key, entry in entries(id, ENGLISH).items():
        best = own.get(key, entry)
        known[key] = MessageEntry(best.name, best.text or entry.text or texts.get(key, ""), entry.rules)
    return known


def by_power(
    speaker: Speaker, name: str, known: dict[str, MessageEntry], found: list[MessageEntry]
) -> list[tuple[str, int]]:
    """Who has a power of just this name."""
    game = speaker.game
    owners = [
        speaker.words.piece_name(game.powers[key.removeprefix(WITHIN)].piece)
        for key, entry in known.items()
        if key.startswith(WITHIN) and entry.name.lower() == name.lower()
    ]
    return [(entry.name, i) for i, entry in enumerate(found) if entry.name in owners]


def entry_lines(speaker: Speaker, entry: MessageEntry) -> list[str]:
    """A character by its card; anything else by its text."""
    lines = card_lines(speaker, entry) or [speaker.say("thing", name=entry.name, text=entry.text)]
    return [*lines, speaker.say("by-rules", rules=", ".join(entry.rules))] if entry.rules else lines


def card_lines(speaker: Speaker, entry: MessageEntry) -> list[str]:
    """Its aim, what it brings cell by cell, what it does and when, how it wins; nothing of most things."""
    words = speaker.words
    numbers = [number for number, facts in words.pieces.items() if facts.name == entry.name and facts.aim]
    if not numbers:
        return []
    number = numbers[0]
    lines = [speaker.say("thing", name=entry.name, text=words.pieces[number].aim)]
    for strip in strips_of(words, number) or []:
        title = strip.title or strip.axis
        lines.append(speaker.say("strip", title=title, cells=", ".join(map(cell_text(speaker), strip.cells))))
    for act in acts_of(words, words.game.pieces[number]) or []:
        text = speaker.say("named-act", name=act.name, text=act.text) if act.name else act.text
        lines.append(speaker.say("act", moment=act.moment, text=text))
    win = win_of(words, number)
    return [*lines, win] if win else lines


def cell_text(speaker: Speaker) -> Callable[[shapes.ShownCell], str]:
    """'3: 80', '5: wins the game', '1: –'."""

    def text(cell: shapes.ShownCell) -> str:
        values = {"win": speaker.say("wins-game"), "none": "–", "word": cell.text}
        return speaker.say("cell", head=cell.head, value=values.get(cell.kind, str(cell.value)))

    return text


def piece_lines(speaker: Speaker, name: str) -> list[str]:
    """What the game itself says about a piece of this name; that is all there is of other packages."""
    pieces = [(facts.name, number) for number, facts in speaker.words.pieces.items()]
    meant = meant_by(name, pieces)
    if not meant:
        raise Unreadable(speaker.say("nothing-to-say", game=speaker.game_name(), name=name))
    facts = speaker.words.pieces[meant[0][1]]
    return entry_lines(speaker, MessageEntry(facts.name, facts.text, facts.rules))
