"""The report of a study: one page that needs nothing else, in every language we ship, for light and dark.

Every picture has a sentence of what it says, and its numbers beside it. There is no script in it: a link
changes the language, by the address.
"""

import json
from collections.abc import Callable
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from followsuit.core.errors import Unreadable
from followsuit.core.reason import Reason
from followsuit.describe.wording import Wording, wording
from followsuit.lab.drawing import curve, histogram, interval, scale_of
from followsuit.lab.summary import name_of, numbers_text
from followsuit.messages.voice import voice
from followsuit.registry import find_game

LANGUAGES: Final = {"en": "English", "ja": "日本語"}
FOLDER: Final = "lab"  # of its messages
GROUPS: Final = {"character": "characters", "set": "sets"}  # of kinds, as messages call them
HEAT: Final = 5  # steps of colour to either side
Facts = dict[str, Any]
Name = Callable[[Wording, str], str]


def read_figures(path: Path) -> Facts:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        find_game(found["game"])
        assert isinstance(found["strata"], list)
    except OSError as error:
        raise Unreadable(f"{path} cannot be read: {error.strerror}.") from error
    except (ValueError, KeyError, TypeError, AssertionError):
        raise Unreadable(f"{path} has no figures of a study.") from None
    return dict(found)


def report_page(figures: Facts) -> str:
    return Report(figures).page()


class Report:
    def __init__(self, figures: Facts) -> None:
        self.figures = figures
        self.game = find_game(figures["game"])
        self.words = {language: wording(self.game, language) for language in LANGUAGES}
        self.level = f"{100 * (1 - figures['error']):.3g}"

    # Words, in every language.

    def both(self, id: str, **values: object) -> str:
        """A message of ours; a value may itself be said in several languages, by a dict."""
        return self.each(
            {
                language: voice(FOLDER, language).say(
                    id,
                    **{
                        name: value[language] if isinstance(value, dict) else value
                        for name, value in values.items()
                    },
                )
                for language in LANGUAGES
            }
        )

    def each(self, texts: dict[str, str]) -> str:
        return "".join(
            f'<span class="{language}" lang="{language}">{escape(text)}</span>'
            for language, text in texts.items()
        )

    def in_words(self, name: Name, key: str) -> dict[str, str]:
        return {language: name(words, key) for language, words in self.words.items()}

    def listed(self, name: Name, keys: list[str]) -> dict[str, str]:
        return {
            language: (", " if language == "en" else "、").join(name(words, key) for key in keys)
            for language, words in self.words.items()
        }

    def message(self, id: str, **values: object) -> dict[str, str]:
        return {language: voice(FOLDER, language).say(id, **values) for language in LANGUAGES}

    # The page.

    def page(self) -> str:
        figures = self.figures
        style = files("followsuit.lab").joinpath("style.css").read_text(encoding="utf-8")
        title = self.in_words(game_name, "")
        bots = dict.fromkeys(bot for stratum in figures["strata"] for bot in stratum["bots"])
        links = "".join(
            f'<a id="{language}" href="#{language}" lang="{language}">{name}</a>'
            for language, name in LANGUAGES.items()
        )
        strata = "".join(
            self.stratum(stratum, is_open=at == 0) for at, stratum in enumerate(figures["strata"])
        )
        about = self.both(
            "about",
            deals=figures["deals"],
            games=figures["games"],
            bots=", ".join(bots),
            rules=figures["rules"],
            seed=figures["seed"],
        )
        return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(voice(FOLDER, "en").say("title", game=title["en"]))}</title>
<link rel="icon" href="data:,">
<style>{style}</style>
</head>
<body>
<header>
<nav aria-label="Languages">{links}</nav>
<h1>{self.both("title", game=title)}</h1>
<p>{about}</p>
<p>{self.both("about-intervals", level=self.level)}</p>
<p>{self.both("about-bots")}</p>
</header>
<main>{strata}</main>
<footer><p>{self.both("figures")}</p><p>{self.both("made", version=figures["version"])}</p></footer>
</body>
</html>
"""

    def stratum(self, stratum: Facts, is_open: bool) -> str:
        even = "even-teams" if stratum["teams"] else "even"
        parts = [
            *[self.kind(stratum, kind) for kind in stratum["kinds"]],
            *[self.what_if(stratum, one) for one in stratum["what_if"]],
            self.curves(stratum),
            self.picks(stratum),
            f'<div class="pair">{self.seats(stratum)}{self.first(stratum)}</div>',
            self.places(stratum),
            self.bots(stratum),
            self.taken(stratum),
            self.by_hand(stratum),
            self.ways(stratum),
            f'<div class="pair">{self.points(stratum)}{self.length(stratum)}</div>',
            self.swing(stratum),
            self.powers(stratum),
            self.table(stratum),
        ]
        return (
            f'<details class="stratum"{" open" if is_open else ""}>'
            f"<summary><h2>{self.heading(stratum)}</h2></summary>"
            f"<p>{self.both(even, even=percent(stratum['even']))}</p>{''.join(parts)}</details>"
        )

    def heading(self, stratum: Facts) -> str:
        _, _, rest = stratum["stratum"].partition(" ")
        players = self.message("players", count=stratum["players"])
        named = {
            language: voice(FOLDER, language).say("stratum", players=named_players, games=stratum["games"])
            for language, named_players in players.items()
        }
        return self.both("with-options", stratum=named, options=rest) if rest else self.each(named)

    def section(self, title: str, says: list[str], text: str, body: str) -> str:
        said = f'<p class="says">{" ".join(says)}</p>' if says else ""
        return f'<section><h3>{title}</h3>{said}<p class="text">{text}</p>{body}</section>'

    # Figures with intervals.

    def intervals(
        self,
        lines: list[Facts],
        name: Name,
        even: float,
        form: Callable[[float], str],
        is_mixed: bool = False,
    ) -> str:
        """A line for each, with its picture; where they are of different things, each has its own scale."""
        scale = scale_of(lines, even)
        rows = ""
        for line in lines:
            picture = interval(line, scale_of([line], even) if is_mixed else scale, even)
            rows += (
                f'<tr><th scope="row">{self.each(self.in_words(name, line["key"]))} {self.sign(line)}</th>'
                f'<td class="picture">{picture}</td><td>{form(line["mean"])}</td>'
                f'<td>{span(line, form)}</td><td class="count">{line["count"]}</td></tr>'
            )
        head = "".join(
            f'<th scope="col"{kind}>{self.both(f"column-{one}")}</th>'
            for one, kind in (
                ("name", ""),
                ("picture", ""),
                ("share" if form is percent else "mean", ""),
                ("interval", ""),
                ("count", ' class="count"'),
            )
        )
        return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"

    def sign(self, line: Facts) -> str:
        verdict = line.get("verdict", "open")
        if verdict == "open":
            return ""
        mark = "▲" if verdict == "above" else "▼"
        return f'<span class="sign {verdict}">{mark} {self.both(f"sign-{verdict}")}</span>'

    def clear(self, lines: list[Facts], name: Name, above: str, below: str, nothing: str) -> list[str]:
        """What is clear about these lines, in sentences."""
        said = [
            self.both(id, names=self.listed(name, keys))
            for id, verdict in ((above, "above"), (below, "below"))
            if (keys := [line["key"] for line in lines if line["verdict"] == verdict])
        ]
        return said or [self.both(nothing)]

    def kind(self, stratum: Facts, kind: str) -> str:
        found = stratum["kinds"][kind]
        group = GROUPS.get(kind, "characters")
        shares = by_mean(found["shares"])
        points = by_mean(found["points"])
        parts: list[str] = []
        if shares:
            parts.append(
                self.section(
                    self.both(f"shares-{group}"),
                    self.clear(shares, name_of, "clearly-above", "clearly-below", "nothing-clear"),
                    self.both(f"shares-{group}-text"),
                    self.intervals(shares, name_of, stratum["even"], percent),
                )
            )
        if points:
            parts.append(
                self.section(
                    self.both(f"points-{group}"),
                    self.clear(points, name_of, "points-clear-above", "points-clear-below", "nothing-clear"),
                    self.both(f"points-{group}-text"),
                    self.intervals(points, name_of, 0.0, signed),
                )
            )
        matrix = self.matrix(found["match_ups"])
        if matrix:
            parts.append(
                self.section(self.both(f"match-ups-{group}"), [], self.both("match-ups-text"), matrix)
            )
        return "".join(parts)

    def matrix(self, lines: list[Facts]) -> str:
        """A heat map: a table whose cells are shaded by how far from half and half they are."""
        found = {tuple(line["key"].split(":")): line for line in lines}
        keys = sorted({one for pair in found for one in pair})
        if len(keys) < 2:
            return ""
        label = escape(self.message("match-ups-corner")["en"])
        head = "".join(f'<th scope="col">{self.each(self.in_words(name_of, key))}</th>' for key in keys)
        rows = "".join(
            f'<tr><th scope="row">{self.each(self.in_words(name_of, one))}</th>'
            f"{''.join(heat(found.get((one, other))) for other in keys)}</tr>"
            for one in keys
        )
        return (
            f'<div class="scroll" tabindex="0" role="region" aria-label="{label}"><table class="matrix">'
            f'<thead><tr><th scope="col">{self.both("match-ups-corner")}</th>{head}</tr></thead>'
            f"<tbody>{rows}</tbody></table></div>"
        )

    def what_if(self, stratum: Facts, found: Facts) -> str:
        lines = [line for kind in found["shares"].values() for line in kind] or found["seats"]
        name = name_of if any(found["shares"].values()) else self.seat_name
        lines = by_mean(lines)
        if not lines:
            return ""
        points = by_mean([line for kind in found["points"].values() for line in kind])
        body = self.intervals(lines, name, 0.0, signed_percent)
        if points:
            body += f"<h4>{self.both('what-if-points')}</h4>"
            body += self.intervals(points, name_of, 0.0, signed)
        body += f"<h4>{self.both('what-if-game')}</h4>"
        body += self.intervals(found["game"], self.measure_name, 0.0, signed, is_mixed=True)
        return self.section(
            self.both("what-if", numbers=numbers_text(found["numbers"])),
            self.clear(lines, name, "what-if-above", "what-if-below", "what-if-open"),
            self.both("what-if-text"),
            body,
        )

    def curves(self, stratum: Facts) -> str:
        """Where a number takes several values: the share of the piece it belongs to."""
        by_names: dict[tuple[str, ...], list[Facts]] = {}
        for one in stratum["what_if"]:
            by_names.setdefault(tuple(one["numbers"]), []).append(one)
        return "".join(
            self.curve(stratum, name, arms)
            for name, arms in by_names.items()
            if len(arms) > 1 and len(name) == 1
        )

    def curve(self, stratum: Facts, numbers: tuple[str, ...], arms: list[Facts]) -> str:
        [number] = numbers
        owner = number.partition(".")[0]
        plain = {line["key"]: line for kind in stratum["kinds"].values() for line in kind["shares"]}
        now = [{line["key"]: line for kind in arm["now"].values() for line in kind} for arm in arms]
        known = [key for key in plain if all(key in one for one in now)]
        if not known:
            return ""
        if owner not in known:
            owner = max(known, key=lambda key: max(abs(one[key]["mean"] - plain[key]["mean"]) for one in now))
        lines = [plain[owner], *[one[owner] for one in now]]
        labels = [self.both("unchanged"), *[escape(numbers_text(arm["numbers"])) for arm in arms]]
        rows = "".join(
            f'<tr><th scope="row">{label}</th><td>{percent(line["mean"])}</td>'
            f"<td>{span(line, percent)}</td></tr>"
            for label, line in zip(labels, lines, strict=True)
        )
        means = [line["mean"] for line in lines]
        return self.section(
            f"{self.both('curve')} ({escape(number)})",
            [
                self.both(
                    "curve-says",
                    name=self.in_words(name_of, owner),
                    low=percent(min(means)),
                    high=percent(max(means)),
                )
            ],
            self.both("curve-text"),
            f'<div class="two"><div>{curve(lines, stratum["even"])}</div>'
            f"<table><tbody>{rows}</tbody></table></div>",
        )

    def picks(self, stratum: Facts) -> str:
        lines = by_mean(stratum["picks"])
        if not lines:
            return ""
        return self.section(
            self.both("picks"),
            self.clear(lines, name_of, "picks-above", "picks-below", "nothing-clear"),
            self.both("picks-text"),
            self.intervals(lines, name_of, 0.0, signed_percent),
        )

    def seats(self, stratum: Facts) -> str:
        lines = stratum["shares"]["seat"]
        if not lines:
            return ""
        return self.section(
            self.both("seats"),
            self.clear(lines, self.seat_name, "clearly-above", "clearly-below", "nothing-clear"),
            self.both("seats-text"),
            self.intervals(lines, self.seat_name, stratum["even"], percent),
        )

    def first(self, stratum: Facts) -> str:
        lines = stratum["shares"]["first"]
        if not lines:
            return ""
        return self.section(
            self.both("first"),
            [self.both(f"first-{lines[0]['verdict']}")],
            self.both("first-text"),
            self.intervals(lines, self.first_name, stratum["even"], percent),
        )

    def places(self, stratum: Facts) -> str:
        lines = stratum["shares"]["place"]
        if len(lines) < 2:
            return ""
        return self.section(
            self.both("places"),
            self.clear(lines, self.place_name, "clearly-above", "clearly-below", "nothing-clear"),
            self.both("places-text"),
            self.intervals(lines, self.place_name, stratum["even"], percent),
        )

    def bots(self, stratum: Facts) -> str:
        lines = by_mean(stratum["shares"].get("bot", []))
        if not lines:
            return ""
        return self.section(
            self.both("bots"),
            self.clear(lines, plain_name, "clearly-above", "clearly-below", "nothing-clear"),
            self.both("bots-text"),
            self.intervals(lines, plain_name, stratum["even"], percent),
        )

    def taken(self, stratum: Facts) -> str:
        lines = by_mean(stratum["taken"])
        if len(lines) < 2:
            return ""
        best = self.in_words(name_of, lines[0]["key"])
        return self.section(
            self.both("taken"),
            [self.both("taken-most", name=best, share=percent(lines[0]["mean"]))],
            self.both("taken-text"),
            self.intervals(lines, name_of, 0.0, percent),
        )

    def by_hand(self, stratum: Facts) -> str:
        lines = stratum["by_hand"]
        if not lines:
            return ""
        names = self.listed(name_of, stratum["dominated"])
        says = self.both("dominated", names=names) if stratum["dominated"] else self.both("not-dominated")
        return self.section(
            self.both("by-hand"),
            [says],
            self.both("by-hand-text"),
            self.intervals(lines, self.hand_name, stratum["even"], percent),
        )

    def ways(self, stratum: Facts) -> str:
        lines = by_mean(stratum["ways"])
        if not lines:
            return ""

        def name(words: Wording, key: str) -> str:
            return f"{words.sentence(Reason(key, stratum['sentences'][key]))} ({key})"

        most = self.in_words(name, lines[0]["key"])
        return self.section(
            self.both("ways"),
            [self.both("ways-most", name=most, share=percent(lines[0]["mean"]))],
            self.both("ways-text"),
            self.intervals(lines, name, 0.0, percent),
        )

    def points(self, stratum: Facts) -> str:
        bins = stratum["histograms"]["points"]
        if not bins["all"]:
            return ""
        margin = stratum["closeness"]
        says = [self.both("points-says", margin=plain(margin[0]["mean"]))] if margin else []
        text = "points-fewest-text" if stratum["fewest_win"] else "points-text"
        body = self.bins(bins, "points", "all", "some")
        return self.section(self.both("points"), says, self.both(text), body)

    def length(self, stratum: Facts) -> str:
        bins = stratum["histograms"]["answers"]
        if not bins["all"] or not stratum["length"] or not stratum["forced"]:
            return ""
        answers = plain(stratum["length"][0]["mean"])
        forced = percent(stratum["forced"][0]["mean"])
        return self.section(
            self.both("length"),
            [self.both("length-says", answers=answers, forced=forced)],
            self.both("length-text"),
            self.bins(bins, "count", "games", ""),
        )

    def bins(self, bins: Facts, first: str, second: str, third: str) -> str:
        low, width = bins["first"], bins["width"]
        columns = [one for one in (first, second, third) if one]
        head = "".join(f'<th scope="col">{self.both(f"column-{one}")}</th>' for one in columns)
        rows = ""
        for at, count in enumerate(bins["all"]):
            start = low + at * width
            label = f"{start}" if width == 1 else f"{start} … {start + width - 1}"
            more = f"<td>{bins['some'][at]}</td>" if third and bins["some"] else "<td>0</td>" if third else ""
            rows += f'<tr><th scope="row">{label}</th><td>{count}</td>{more}</tr>'
        high = low + len(bins["all"]) * width - 1
        return (
            f'<div>{histogram(bins)}<div class="axis"><span>{low}</span><span>{high}</span></div></div>'
            f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
        )

    def swing(self, stratum: Facts) -> str:
        lines = [*stratum["swing"], *[line for line in stratum["length"] if line["key"] == "parts"]]
        found = {line["key"]: line["mean"] for line in lines}
        if "changes" not in found or "comebacks" not in found:
            return ""
        return self.section(
            self.both("swing"),
            [
                self.both(
                    "swing-says", changes=f"{found['changes']:.2f}", comebacks=percent(found["comebacks"])
                )
            ],
            self.both("swing-text"),
            self.intervals(lines, self.measure_name, 0.0, plain, is_mixed=True),
        )

    def powers(self, stratum: Facts) -> str:
        lines = by_mean(stratum["powers"])
        if not lines:
            return ""
        dead = [line["key"] for line in lines if line["dead"]]
        names = self.listed(power_name, dead)
        says = self.both("powers-dead", names=names) if dead else self.both("powers-alive")
        body = self.intervals(lines, power_name, 0.0, percent)
        return self.section(self.both("powers"), [says], self.both("powers-text"), body)

    def table(self, stratum: Facts) -> str:
        lines = stratum["table"]
        if not lines:
            return ""
        clear = [line for line in lines if line["verdict"] != "open"]
        says = self.both("table-clear", names=self.listed(self.table_name, [line["key"] for line in clear]))
        shown = clear or sorted(lines, key=lambda line: float(line["chance"]))[:8]
        return self.section(
            self.both("table"),
            [says if clear else self.both("table-open")],
            self.both("table-text"),
            self.intervals(shown, self.table_name, 0.0, signed, is_mixed=True),
        )

    # What keys are called.

    def seat_name(self, words: Wording, key: str) -> str:
        return voice(FOLDER, words.language).say("seat", seat=int(key) + 1)

    def first_name(self, words: Wording, key: str) -> str:
        return voice(FOLDER, words.language).say("first-player")

    def place_name(self, words: Wording, key: str) -> str:
        return voice(FOLDER, words.language).say("place", place=int(key))

    def hand_name(self, words: Wording, key: str) -> str:
        piece, _, third = key.rpartition(":")
        return voice(FOLDER, words.language).say(f"by-hand-{third}", name=name_of(words, piece))

    def measure_name(self, words: Wording, key: str) -> str:
        return voice(FOLDER, words.language).say(f"measure-{key}")

    def table_name(self, words: Wording, key: str) -> str:
        piece, _, measure = key.rpartition(":")
        named = self.measure_name(words, measure)
        return voice(FOLDER, words.language).say("table-key", name=name_of(words, piece), measure=named)


def power_name(words: Wording, key: str) -> str:
    power = words.power_words(key)
    return power.name or key


def game_name(words: Wording, key: str) -> str:
    return words.text("game", "name", words.game.name)


def plain_name(words: Wording, key: str) -> str:
    return key


def heat(line: Facts | None) -> str:
    if line is None:
        return "<td></td>"
    far = line["mean"] - 0.5
    step = min(HEAT, round(abs(far) * 4 * HEAT))
    kinds = [f"{'m' if far > 0 else 'l'} p{step}"] if step else []
    sign = {"above": "▲", "below": "▼"}.get(line["verdict"], "")
    kinds += ["clear"] if sign else []
    return f'<td class="{" ".join(kinds)}">{100 * line["mean"]:.0f}{sign}</td>'


def by_mean(lines: list[Facts]) -> list[Facts]:
    return sorted(lines, key=lambda line: (-line["mean"], line["key"]))


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def span(line: Facts, form: Callable[[float], str]) -> str:
    """From where to where; that it is a percentage is said beside it."""
    return f"{form(line['low'])} … {form(line['high'])}".replace(" %", "")


def signed_percent(share: float) -> str:
    return f"{signed_text(100 * share, 1)} %"


def plain(value: float) -> str:
    return f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"


def signed(value: float) -> str:
    return signed_text(value, 1 if abs(value) >= 10 else 2)


def signed_text(value: float, digits: int) -> str:
    """With its sign; what rounds to nothing has none."""
    text = f"{value:+.{digits}f}"
    return text[1:] if float(text) == 0 else text.replace("-", "−")
