"""How a game ended."""

from followsuit.core.event import NO_SEAT
from followsuit.core.game import Game
from followsuit.core.outcome import Outcome
from followsuit.core.table import Table
from followsuit.describe import shapes
from followsuit.describe.wording import Wording, wording


def outcome(
    game: Game, table: Table, names: list[str], language: str, reader: int = NO_SEAT
) -> shapes.ShownOutcome | None:
    """Who won and why; None while the game is played. It is open to everyone.

    To a reader who sits there, it is told with 'you'.
    """
    ended = table.outcome
    if ended is None:
        return None
    words = wording(game, language)
    why = words.reason(ended.way)
    return shapes.ShownOutcome(
        places=ended.places,
        scores=ended.scores,
        rule=why.rule,
        sentence=why.sentence,
        title=title(words, ended, game.winning_team(table), names, reader),
        winners=ended.winners(),
        teams=[words.text("teams", name, name) for name in (game.teams[one] for one in ended.teams)],
    )


def title(words: Wording, ended: Outcome, team: str, names: list[str], reader: int) -> str:
    """'Mika wins', 'You win', 'Mika and Sora share the victory', 'You and Sora share the victory'."""
    winners = ended.winners()
    if winners == [reader] and not team:
        return words.phrase("you-win")
    phrase = "team-wins" if team else "wins" if len(winners) == 1 else "share"
    said = words.phrase(
        phrase, names=named(words, winners, names, reader), team=words.text("teams", team, team)
    )
    return words.capital(said) if reader in winners else said


def named(words: Wording, seats: list[int], names: list[str], reader: int) -> str:
    """'Mika and Sora'; whoever reads comes first, as 'you'."""
    you = [words.phrase("you")] if reader in seats else []
    return words.listed(you + [names[seat] for seat in seats if seat != reader])
