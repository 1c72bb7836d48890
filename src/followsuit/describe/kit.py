"""What there is to play, and what it is played with."""

from typing import Any, Final

from followsuit.bots.roster import levels
from followsuit.core.face import NO_RANK
from followsuit.core.game import Game
from followsuit.core.game_option import GameOption
from followsuit.describe.wording import Wording, wording
from followsuit.messages.files import COMMON, slug
from followsuit.messages.voice import voice
from followsuit.registry import all_games

VALUE: Final = "value-"  # before the value, where an option says what its values are called
# What a client says by itself; the last three only where a trick is not won but something else happens.
WORDS: Final = ("yes", "no", "done", "trick-won", "trick-won-you", "trick-winner")


def games(language: str) -> list[dict[str, Any]]:
    """Every game as it stands on the shelf, with what its host may choose."""
    shelf = sorted(all_games().values(), key=lambda game: (game.shelf, game.id))
    return [game_facts(wording(game, language)) for game in shelf]


def game_facts(words: Wording) -> dict[str, Any]:
    game = words.game
    facts: dict[str, Any] = {
        "id": game.id,
        "name": words.text("game", "name", game.name),
        "style": game.style,
        "blurb": words.text("game", "blurb", ""),
        "players": game.players,
        "default_players": game.default_players,
        "options": [option_facts(words, known) for known in game.options],
    }
    minutes = words.text("game", "minutes", "")
    if minutes:
        facts["minutes"] = int(minutes)
    return facts


def option_facts(words: Wording, known: GameOption) -> dict[str, Any]:
    texts = option_words(words, known)
    return {
        "name": known.name,
        "label": texts["label"],
        "text": texts["text"],
        "allowed": known.allowed,
        "allowed_labels": [value_label(words, texts["values"], value) for value in known.allowed],
        "default": known.default,
    }


def option_words(words: Wording, known: GameOption) -> dict[str, Any]:
    """What an option is called, what it does, and what its values are called where that is said."""
    facts = words.facts("options", known.name)
    return {
        "label": facts.get("label", facts.get("name", words.capital(known.name.replace("_", " ")))),
        "text": facts.get("text", known.text),
        "values": {key.removeprefix(VALUE): text for key, text in facts.items() if key.startswith(VALUE)},
    }


def value_label(words: Wording, labels: dict[str, str], value: int | str | bool) -> str:
    key = str(value).lower()
    if isinstance(value, bool):
        return labels.get(key, words.phrase("on" if value else "off"))
    return labels.get(slug(key), words.capital(key.replace("_", " ")))


def bots(language: str) -> list[dict[str, str]]:
    """The levels of bots."""
    words = voice(COMMON, language)
    texts = {level: words.texts(f"bots-{slug(level)}") for level in levels()}
    return [
        {"id": level, "label": own.get("label", level.capitalize()), "text": own.get("text", "")}
        for level, own in texts.items()
    ]


def kit(game: Game, language: str) -> dict[str, Any]:
    """Everything that can be drawn: cards, suits and pieces by their keys."""
    words = wording(game, language)
    suits = dict.fromkeys(face.suit for face in game.faces if face.suit)
    return {
        "id": game.id,
        "name": words.text("game", "name", game.name),
        "style": game.style,
        "cards": {game.card_names[card]: card_facts(words, card) for card in range(len(game.card_names))},
        "suits": {
            suit: {
                "name": words.capital(words.suit_name(suit)),
                "letter": words.suit_letter(suit),
                "symbol": suit_symbol(words, suit),
            }
            for suit in suits
        },
        "pieces": {
            piece.key: {
                **words.pieces[number],
                "symbol": piece.symbol,
                "ground": piece.ground,
                "kind": piece.kind,
                **({"price": piece.price} if piece.price else {}),
            }
            for number, piece in game.pieces.items()
        },
        "words": {word: words.phrase(word) for word in WORDS if words.phrase(word)},
    }


def suit_symbol(words: Wording, suit: str) -> str:
    """That of its cards; where their symbol is a picture, the small emblem beside it."""
    faces = words.game.faces
    card = next(card for card in range(len(faces)) if faces[card].suit == suit)
    return faces[card].symbol if words.piece_on(card) is None else faces[card].sign


def card_facts(words: Wording, card: int) -> dict[str, Any]:
    face = words.game.faces[card]
    own = words.facts("cards", face.text) if face.text else {}
    pictured = words.piece_on(card)
    if face.piece in words.pieces:
        own = words.pieces[face.piece]
    elif pictured is not None:
        own = {"short": words.piece_name(pictured), **words.pieces[pictured], **own}
    name = words.cards[card]
    return {
        "name": name,
        "short": str(face.rank) if face.rank != NO_RANK else own.get("short", name),
        "suit": face.suit or None,
        "suit_name": words.capital(words.suit_name(face.suit)) if face.suit else "",
        "letter": words.suit_letter(face.suit) if face.suit else "",
        "rank": face.rank if face.rank != NO_RANK else None,
        "symbol": face.symbol,
        "sign": face.sign,
        "kind": face.kind,
        "text": own.get("text", ""),
        "rules": own.get("rules", []),
    }
