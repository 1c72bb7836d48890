"""What there is to play, and what it is played with."""

from typing import Final

from msgspec import UNSET

from followsuit.bots.roster import levels
from followsuit.core.face import NO_RANK, NOWHERE
from followsuit.core.game import Game
from followsuit.core.game_option import GameOption
from followsuit.core.way import Way
from followsuit.describe import shapes
from followsuit.describe.piece import acts_of, path_of, strips_of, win_of
from followsuit.describe.wording import Wording, wording
from followsuit.messages.files import COMMON, slug
from followsuit.messages.voice import voice
from followsuit.registry import all_games

FEWEST: Final = "total fewest"  # on a game's sheet
VALUE: Final = "value-"  # before the value, where an option says what its values are called
# What a client says by itself; of the last four, three only where a trick is not won but something else
# happens, and what points are called in short only where they are none to be wished for.
WORDS: Final = (
    *("yes", "no", "done", "led", "none-led"),
    *("trick-won", "trick-won-you", "trick-winner"),
    "points",
)


def games(language: str) -> list[shapes.GameFacts]:
    """Every game as it stands on the shelf, with what its host may choose."""
    shelf = sorted(all_games().values(), key=lambda game: (game.shelf, game.id))
    return [game_facts(wording(game, language)) for game in shelf]


def game_facts(words: Wording) -> shapes.GameFacts:
    game = words.game
    minutes = words.text("game", "minutes", "")
    return shapes.GameFacts(
        id=game.id,
        name=words.text("game", "name", game.name),
        style=game.style,
        blurb=words.text("game", "blurb", ""),
        players=game.players,
        default_players=game.default_players,
        options=[option_facts(words, known) for known in game.options],
        minutes=int(minutes) if minutes else UNSET,
    )


def option_facts(words: Wording, known: GameOption) -> shapes.OptionFacts:
    texts = option_words(words, known)
    return shapes.OptionFacts(
        name=known.name,
        label=texts.label,
        text=texts.text,
        allowed=known.allowed,
        allowed_labels=[value_label(words, texts.values, value) for value in known.allowed],
        default=known.default,
    )


def option_words(words: Wording, known: GameOption) -> shapes.OptionWords:
    """What an option is called, what it does, and what its values are called where that is said."""
    facts = words.facts("options", known.name)
    return shapes.OptionWords(
        label=facts.get("label", facts.get("name", words.capital(known.name.replace("_", " ")))),
        text=facts.get("text", known.text),
        values={key.removeprefix(VALUE): text for key, text in facts.items() if key.startswith(VALUE)},
    )


def value_label(words: Wording, labels: dict[str, str], value: int | str | bool) -> str:
    key = str(value).lower()
    if isinstance(value, bool):
        return labels.get(key, words.phrase("on" if value else "off"))
    return labels.get(slug(key), words.capital(key.replace("_", " ")))


def bots(language: str) -> list[shapes.BotLevel]:
    """The levels of bots."""
    words = voice(COMMON, language)
    texts = {level: words.texts(f"bots-{slug(level)}") for level in levels()}
    return [
        shapes.BotLevel(id=level, label=own.get("label", level.capitalize()), text=own.get("text", ""))
        for level, own in texts.items()
    ]


def kit(game: Game, language: str) -> shapes.Kit:
    """Everything that can be drawn: cards, suits and pieces by their keys."""
    words = wording(game, language)
    suits = dict.fromkeys(face.suit for face in game.faces if face.suit)
    return shapes.Kit(
        id=game.id,
        name=words.text("game", "name", game.name),
        style=game.style,
        cards={game.card_names[card]: card_facts(words, card) for card in range(len(game.card_names))},
        suits={suit: suit_facts(words, suit) for suit in suits},
        pieces={piece.key: piece_facts(words, number) for number, piece in game.pieces.items()},
        kinds=kinds_of(words),
        fewest_wins=FEWEST in game.sheet.values(),
        ways=[way_facts(words, way) for way in game.ways],
        words={word: words.phrase(word) for word in WORDS if words.phrase(word)},
    )


def suit_facts(words: Wording, suit: str) -> shapes.SuitFacts:
    return shapes.SuitFacts(
        name=words.capital(words.suit_name(suit)),
        letter=words.suit_letter(suit),
        symbol=suit_symbol(words, suit),
        ink=next(face.ink for face in words.game.faces if face.suit == suit),
    )


def piece_facts(words: Wording, number: int) -> shapes.PieceFacts:
    piece, own = words.game.pieces[number], words.pieces[number]
    return shapes.PieceFacts(
        name=own.name,
        text=own.text,
        rules=own.rules,
        symbol=piece.symbol,
        ground=piece.ground,
        kind=piece.kind,
        price=piece.price or UNSET,
        card=words.game.write_card(piece.card) if is_playing_card(words, piece.card) else UNSET,
        code=piece.code or UNSET,
        aim=own.aim or UNSET,
        acts=acts_of(words, piece),
        acts_title=words.text("halves", piece.kind, "") or UNSET,
        strip_title=words.text("halves-of-strip", piece.kind, "") or UNSET,
        strips=strips_of(words, number),
        win=win_of(words, number),
        path=path_of(words, piece),
        is_swap=piece.is_swap or UNSET,
        at=UNSET if piece.at == NOWHERE else piece.at,
    )


def kinds_of(words: Wording) -> dict[str, shapes.KindFacts]:
    found: dict[str, shapes.KindFacts] = {}
    for kind in dict.fromkeys(piece.kind for piece in words.game.pieces.values()):
        facts = words.facts("kinds", kind)
        if facts:
            found[kind] = shapes.KindFacts(facts.get("title", ""), facts.get("text", ""))
    return found


def way_facts(words: Wording, way: Way) -> shapes.WayFacts:
    facts = words.facts("ways", way.key)
    return shapes.WayFacts(
        title=facts.get("title", ""),
        text=facts.get("text", ""),
        by=way.by,
        symbol=way.symbol,
        least_players=way.least_players,
    )


def is_playing_card(words: Wording, card: int) -> bool:
    """Whether a piece is bought to be held in the hand; an item is drawn as a card and is none."""
    return card >= 0 and words.game.faces[card].piece not in words.pieces


def suit_symbol(words: Wording, suit: str) -> str:
    """That of its cards; where their symbol is a picture, the small emblem beside it."""
    faces = words.game.faces
    card = next(card for card in range(len(faces)) if faces[card].suit == suit)
    return faces[card].symbol if words.piece_on(card) is None else faces[card].sign


def card_facts(words: Wording, card: int) -> shapes.CardFacts:
    face = words.game.faces[card]
    own = words.facts("cards", face.text) if face.text and face.piece not in words.pieces else {}
    shown = face.piece if face.piece in words.pieces else words.piece_on(card)
    name = words.cards[card]
    short, text, rules = name, "", list[str]()
    if shown is not None:  # what it does is said by the piece that it is, or whose picture it bears
        text, rules = words.pieces[shown].text, words.pieces[shown].rules
        short = name if shown == face.piece else words.piece_name(shown)
    return shapes.CardFacts(
        name=name,
        label=face.label,
        short=face.label or own.get("short", short),
        suit=face.suit or None,
        suit_name=words.capital(words.suit_name(face.suit)) if face.suit else "",
        letter=words.suit_letter(face.suit) if face.suit else "",
        rank=face.rank if face.rank != NO_RANK else None,
        symbol=face.symbol,
        sign=face.sign,
        kind=face.kind,
        look=face.look,
        portrait=face.portrait,
        text=own.get("text", text),
        rules=own["rules"].split() if "rules" in own else rules,
        piece=UNSET if shown is None else words.game.pieces[shown].key,
    )
