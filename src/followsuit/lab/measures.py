"""What is counted in the games of an arm: for each measure a frame with `deal`, `key`, `got` and `of`.

A measure is a share or an average: all that was got, by all of which it was got, of every key.
"""

from typing import Final

import polars as pl

from followsuit.core.game import Game
from followsuit.lab.estimates import DealCounts

COLUMNS: Final = ["deal", "key", "got", "of"]
THIRDS: Final = ["low", "middle", "high"]
RARE: Final = 1.0  # how strong a card is, from 0 to 1, where it has no number
OTHER: Final = 0.5


class ArmGames:
    """The games of one arm."""

    def __init__(self, game: Game, rows: pl.DataFrame) -> None:
        self.game = game
        self.rows = rows.with_row_index("game")
        self.deals = rows["deal"].unique().sort().to_list() if len(rows) else []
        self.is_team = len(rows) > 0 and bool(rows["teams"].list.len().max())
        self.players = int(rows["players"][0]) if len(rows) else 0
        # In teams it is winning that is counted, as teams may differ in size.
        won = pl.col("places").list.eval((pl.element() == 1).cast(pl.Float64))
        self.rows = self.rows.with_columns(share=won if self.is_team else pl.col("shares"))

    def even(self) -> float:
        return 0.5 if self.is_team else 1 / self.players

    def kinds(self) -> list[str]:
        """Of pieces that somebody played as: characters, sets."""
        kinds = self.roles()["kind"].unique().drop_nulls().sort().to_list()
        return [str(kind) for kind in kinds]

    def roles(self) -> pl.DataFrame:
        """A row for every piece that a seat played as in a part, with what the seat gained in it."""
        part = pl.col("part")
        seat = pl.col("seat")
        points = pl.col("points")
        return (
            self.rows.select("game", "deal", "share", "points", "roles")
            .explode("roles")
            .unnest("roles")
            .drop_nulls("seat")
            .with_columns(
                share=pl.col("share").list.get(seat),
                gain=(points.list.get(part).list.get(seat) - points.list.get(part - 1).list.get(seat)).cast(
                    pl.Float64
                ),
                usual=points.list.get(part).list.mean() - points.list.get(part - 1).list.mean(),
            )
            .drop("points")
        )

    def picks(self) -> pl.DataFrame:
        """A row for every piece that was taken, with what its seat won."""
        found = (
            self.rows.select("game", "deal", "share", "picks")
            .explode("picks")
            .unnest("picks")
            .drop_nulls("seat")
        )
        return found.with_columns(share=pl.col("share").list.get(pl.col("seat")))

    # Shares of the victories.

    def piece_shares(self, kind: str) -> pl.DataFrame:
        return summed(self.roles().filter(pl.col("kind") == kind), pl.col("piece"), pl.col("share"))

    def part_shares(self, kind: str) -> pl.DataFrame:
        """The same, for each part of the game apart."""
        key = pl.col("part").cast(pl.String) + ":" + pl.col("piece")
        return summed(self.roles().filter(pl.col("kind") == kind), key, pl.col("share"))

    def seat_shares(self) -> pl.DataFrame:
        seats = self.rows.select("deal", "share").with_columns(seat=pl.int_ranges(pl.col("share").list.len()))
        return summed(seats.explode("share", "seat"), pl.col("seat").cast(pl.String), pl.col("share"))

    def bot_shares(self) -> pl.DataFrame:
        """Of one seat of each bot."""
        return summed(
            self.rows.select("deal", "share", "bots").explode("share", "bots"),
            pl.col("bots"),
            pl.col("share"),
        )

    def opener_shares(self) -> pl.DataFrame:
        first = self.rows.filter(pl.col("opener") >= 0)
        share = pl.col("share").list.get(pl.col("opener"))
        return summed(first.with_columns(share=share), pl.lit("first"), pl.col("share"))

    def place_shares(self) -> pl.DataFrame:
        """By the place in the order of choosing, in whatever part it was."""
        picks = self.picks().filter(pl.col("is_first") & (pl.col("place") >= 0))
        return summed(picks, (pl.col("place") + 1).cast(pl.String), pl.col("share"))

    # Characters.

    def piece_points(self, kind: str) -> pl.DataFrame:
        """What a part brought, beyond the average of the table."""
        roles = self.roles().filter(pl.col("kind") == kind)
        return summed(roles, pl.col("piece"), pl.col("gain") - pl.col("usual"))

    def match_ups(self, kind: str) -> pl.DataFrame:
        """Who gained more in a part in which both were there; half each if equal."""
        one = (
            self.roles()
            .filter(pl.col("kind") == kind)
            .select("game", "deal", "part", "seat", "piece", "gain")
        )
        pairs = one.join(one, on=["game", "deal", "part"], suffix="_of_other").filter(
            (pl.col("seat") != pl.col("seat_of_other")) & (pl.col("piece") != pl.col("piece_of_other"))
        )
        gained = pl.col("gain")
        other = pl.col("gain_of_other")
        got = (gained > other).cast(pl.Float64) + 0.5 * (gained == other).cast(pl.Float64)
        return summed(pairs, pl.col("piece") + ":" + pl.col("piece_of_other"), got)

    def taken(self) -> pl.DataFrame:
        """How often a piece was taken of the times it was offered."""
        offers = self.picks().explode("offered")
        got = (pl.col("offered") == pl.col("piece")).cast(pl.Float64)
        return summed(offers, pl.col("offered"), got)

    def shares_by_hand(self) -> pl.DataFrame:
        """What whoever took a piece won, by how strong the hand was: thirds of all hands seen at a choice."""
        picks = self.picks().filter(pl.col("hand").list.len() > 0)
        if picks.is_empty():
            return pl.DataFrame(
                schema={"deal": pl.Int32, "key": pl.String, "got": pl.Float64, "of": pl.Float64}
            )
        worth = card_strengths(self.game)
        strengths = [sum(worth[card] for card in hand) / len(hand) for hand in picks["hand"].to_list()]
        bounds = sorted(strengths)
        low = bounds[len(bounds) // 3]
        high = bounds[2 * len(bounds) // 3]
        thirds = [THIRDS[0] if one < low else THIRDS[1] if one < high else THIRDS[2] for one in strengths]
        picks = picks.with_columns(third=pl.Series(thirds, dtype=pl.String))
        return summed(picks, pl.col("piece") + ":" + pl.col("third"), pl.col("share"))

    def powers(self) -> pl.DataFrame:
        """How often a power was used of the questions in which it was offered."""
        found = self.rows.select("deal", "powers").explode("powers").unnest("powers").drop_nulls("power")
        return (
            found.group_by("deal", "power", maintain_order=True)
            .agg(got=pl.col("used").sum().cast(pl.Float64), of=pl.col("offered").sum().cast(pl.Float64))
            .rename({"power": "key"})
            .select(COLUMNS)
            .sort("key", "deal")
        )

    # The game as a whole.

    def ways(self) -> pl.DataFrame:
        """By which rule it was won."""
        ways = self.rows["way"].unique().sort().to_list()
        each = [summed(self.rows, pl.lit(way), (pl.col("way") == way).cast(pl.Float64)) for way in ways]
        return pl.concat(each) if each else pl.DataFrame(schema=dict.fromkeys(COLUMNS, pl.Float64))

    def length(self) -> pl.DataFrame:
        parts = pl.col("leaders").list.len().cast(pl.Float64)
        return pl.concat(
            [
                summed(self.rows, pl.lit("answers"), pl.col("answers").list.sum().cast(pl.Float64)),
                summed(self.rows, pl.lit("parts"), parts),
            ]
        )

    def forced(self) -> pl.DataFrame:
        """Of all answers those to which there was no other."""
        return (
            self.rows.group_by("deal", maintain_order=True)
            .agg(
                got=pl.col("forced").list.sum().sum().cast(pl.Float64),
                of=pl.col("answers").list.sum().sum().cast(pl.Float64),
            )
            .with_columns(key=pl.lit("forced"))
            .select(COLUMNS)
            .sort("deal")
        )

    def swing(self) -> pl.DataFrame:
        """How often the lead changes, and how often whoever led before the last part does not win."""
        known = pl.col("leaders").list.eval(pl.element().filter(pl.element() >= 0))
        changes = known.list.eval(
            (pl.element() != pl.element().shift(1)).cast(pl.Float64).fill_null(0.0)
        ).list.sum()
        several = self.rows.filter(pl.col("leaders").list.len() > 1)
        ahead = pl.col("places").list.get(pl.col("hopes").list.arg_max())
        return pl.concat(
            [
                summed(self.rows, pl.lit("changes"), changes),
                summed(several, pl.lit("comebacks"), (ahead != 1).cast(pl.Float64)),
            ]
        )

    def closeness(self) -> pl.DataFrame:
        """How far the winners are ahead of whoever came nearest, in what is counted."""
        seats = self.rows.select("game", "deal", "scores", "places").explode("scores", "places")
        best = (
            seats.filter(pl.col("places") == 1)
            .group_by("game", maintain_order=True)
            .agg(best=pl.col("scores").mean())
        )
        others = (
            seats.filter(pl.col("places") != 1)
            .join(best, on="game")
            .with_columns(behind=(pl.col("scores") - pl.col("best")).abs())
            .group_by("game", "deal", maintain_order=True)
            .agg(behind=pl.col("behind").min())
        )
        return summed(others, pl.lit("margin"), pl.col("behind"))

    def table_pieces(self) -> list[str]:
        """Pieces that belong to the table, if games differ in them."""
        found = self.rows.select("game", "table").explode("table").drop_nulls("table")
        counts = found.group_by("table").len().sort("table")
        return [str(key) for key, count in counts.iter_rows() if count < len(self.rows)]

    def with_piece(self, piece: str, is_there: bool) -> "ArmGames":
        has = pl.col("table").list.contains(piece)
        return ArmGames(self.game, self.rows.filter(has if is_there else ~has).drop("game", "share"))


def summed(frame: pl.DataFrame, key: pl.Expr, got: pl.Expr) -> pl.DataFrame:
    """By deal and key, the sum of what was got, and how many rows there were."""
    return (
        frame.with_columns(key=key.cast(pl.String), got=got.cast(pl.Float64))
        .group_by("deal", "key", maintain_order=True)
        .agg(got=pl.col("got").sum(), of=pl.len().cast(pl.Float64))
        .select(COLUMNS)
        .sort("key", "deal")
    )


def counts_of(frame: pl.DataFrame, deals: list[int]) -> dict[str, DealCounts]:
    """By key, a number for each of these deals; none in a deal where it was not seen."""
    found: dict[str, DealCounts] = {}
    places = {deal: place for place, deal in enumerate(deals)}
    for deal, key, got, of in frame.iter_rows():
        counts = found.get(key)
        if counts is None:
            counts = found[key] = DealCounts([0.0] * len(deals), [0.0] * len(deals))
        if deal in places:
            counts.got[places[deal]] = got
            counts.of[places[deal]] = of
    return found


def card_strengths(game: Game) -> list[float]:
    """By card, from 0 to 1: its number by the highest there is; a Rare is above all, a flag below."""
    highest = max((face.rank for face in game.faces), default=1) or 1
    by_look = {"rare": RARE, "flag": 0.0}
    return [face.rank / highest if face.rank > 0 else by_look.get(face.look, OTHER) for face in game.faces]
