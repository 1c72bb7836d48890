"""The form of a new table: what its host may choose there, with so many players and what is chosen so far."""

from followsuit.core.errors import WrongOption
from followsuit.core.game import Game
from followsuit.core.game_option import GameOption, PieceList
from followsuit.describe import shapes
from followsuit.describe.kit import option_words, value_label
from followsuit.describe.wording import Wording, wording
from followsuit.messages.wrong import said_to

Chosen = dict[str, int | str | bool]


def form(game: Game, players: int, options: Chosen, language: str) -> shapes.Form:
    """The options that do something at this table, those that matter most first.

    What was chosen and is not open there gives way to what is; a name or a value that the game does not have
    is refused, as is a number of players.
    """
    game.check_players(players)
    wished = {name: game.option_named(name).check(value) for name, value in options.items()}
    chosen = game.settled_options(players, wished)
    words = wording(game, language)
    rows = [option_row(words, known, players, chosen) for known in in_order(game)]
    shown = [row for row in rows if row is not None]
    return shapes.Form(
        players=players,
        options=shown,
        hidden=len(game.options) - len(shown),
        chosen={known.name: chosen[known.name] for known in game.options if is_said(known, chosen)},
        problem=problem(words, players, chosen),
    )


def in_order(game: Game) -> list[GameOption]:
    """The main ones as the game lists them, then the finer points."""
    finer = [known for known in game.options if known.name not in game.main_options]
    return [*[game.option_named(name) for name in game.main_options], *finer]


def is_said(known: GameOption, chosen: Chosen) -> bool:
    return chosen[known.name] != known.default


def option_row(words: Wording, known: GameOption, players: int, chosen: Chosen) -> shapes.FormRow | None:
    """One line of the form; nothing where there is no choice."""
    if not known.applies(players, chosen):
        return None
    values = known.open_values(players, chosen)
    pieces = known.pieces(players, chosen)
    if len(values) < 2 and pieces is None:
        return None
    value = chosen[known.name]
    texts = option_words(words, known)
    return shapes.FormRow(
        name=known.name,
        label=texts.label,
        text=texts.text,
        values=[shapes.LabelledValue(each, value_label(words, texts.values, each)) for each in values],
        value=value,
        usual=known.usual(players, chosen),
        main=known.name in words.game.main_options,
        pieces=None if pieces is None else piece_choice(pieces, value, value in known.allowed),
    )


def piece_choice(pieces: PieceList, value: int | str | bool, is_value: bool) -> shapes.PieceChoice:
    return shapes.PieceChoice(
        keys=pieces.keys,
        least=pieces.least,
        most=pieces.most or None,
        presets=pieces.presets,
        chosen=pieces.presets.get(str(value), []) if is_value else listed(value),
    )


def listed(value: int | str | bool) -> list[str]:
    return [key for key in str(value).split(",") if key]


def problem(words: Wording, players: int, chosen: Chosen) -> shapes.FormProblem | None:
    """The first option whose value will not do yet, and why, in one sentence."""
    for known in in_order(words.game):
        refusal = known.refusal(players, chosen)
        if refusal:
            return shapes.FormProblem(known.name, sentence(words, known, players, chosen, refusal))
    try:
        words.game.check_together(players, chosen)
    except WrongOption as error:
        return shapes.FormProblem("", said_to(error.args[0], words.language))
    return None


def sentence(words: Wording, known: GameOption, players: int, chosen: Chosen, refusal: str) -> str:
    """How many pieces are missing is said alike in every game; the rest is in the game's own words."""
    pieces = known.pieces(players, chosen)
    value = chosen[known.name]
    count = len(listed(value)) if value not in known.allowed else 0
    if pieces is None or (count >= pieces.least and (pieces.most == 0 or count <= pieces.most)):
        return said_to(refusal, words.language)
    exact = "exactly" if pieces.least == pieces.most else "least"
    phrase = f"pieces-{exact}" + ("-none" if exact == "exactly" and not count else "")
    return words.phrase(phrase, label=option_words(words, known).label, least=pieces.least, count=count)
