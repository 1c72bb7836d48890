"""How a game ended."""

from followsuit.core.game import Game
from followsuit.core.table import Table
from followsuit.describe import shapes
from followsuit.describe.wording import wording


def outcome(game: Game, table: Table, names: list[str], language: str) -> shapes.Outcome | None:
    """Who won and why; None while the game is played. It is open to everyone."""
    ended = table.outcome
    if ended is None:
        return None
    words = wording(game, language)
    winners = ended.winners()
    team = game.winning_team(table)
    phrase = words.phrase("team-wins" if team else "wins" if len(winners) == 1 else "share")
    why = words.reason(ended.way)
    return shapes.Outcome(
        places=ended.places,
        scores=ended.scores,
        rule=why.rule,
        sentence=why.sentence,
        title=phrase.format(
            names=words.listed([names[seat] for seat in winners]), team=words.text("teams", team, team)
        ),
        winners=winners,
        teams=[words.text("teams", name, name) for name in (game.teams[one] for one in ended.teams)],
    )
