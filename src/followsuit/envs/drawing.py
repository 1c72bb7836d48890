"""A table for people to look at: as text, or as an image made from the page's own drawings."""

import io
import re
from functools import cache
from pathlib import Path
from textwrap import wrap
from typing import Any, Final

import numpy as np

from followsuit.core.cards import HIDDEN
from followsuit.core.errors import WrongOption
from followsuit.core.face import NO_RANK, CardFace, Ink
from followsuit.core.layout import Area, Layout
from followsuit.envs.extras import missing
from followsuit.envs.playing import Bytes, Playing

MODES: Final = ["ansi", "human", "rgb_array"]

# The page's symbols and colours: in the package, or in a source tree those of the page itself.
PACKED: Final = Path(__file__).parent / "drawings"
PAGE: Final = Path(__file__).parents[3] / "web" / "src"
SYMBOLS: Final = [PACKED / "symbols.svg", PAGE / "cards" / "symbols.svg"]
TOKENS: Final = [PACKED / "tokens.css", PAGE / "styles" / "tokens.css"]

WIDTH: Final = 960
CUT: Final = "#fffaf0"  # what is cut out of a drawing shows the paper
MARGIN: Final = 12
CARD: Final = (50, 70)  # as drawn; the page's own cards measure 100 by 140
ROW: Final = 96
LABEL: Final = 16
LETTERS: Final = 13  # the size of the words
LETTERS_A_LINE: Final = 140
DRAWN_RANKS: Final = range(1, 13)  # those whose figures are drawn
LIGHT: Final[list[Ink]] = ["white", "yellow"]  # on which what is drawn has to be dark
PREFIXES: Final = ["", "s-", "k-", "h-", "c-", "i-", "t-", "b-"]


class Drawing:
    """What an environment renders, by its mode."""

    def __init__(self, playing: Playing, mode: str | None) -> None:
        if mode is not None and mode not in MODES:
            raise WrongOption(f"A table is rendered as {', '.join(MODES)}, not as {mode}.")
        self.playing = playing
        self.mode = mode

    def draw(self, seat: int) -> Any:
        """The table as this seat sees it; nothing where no mode was chosen."""
        if self.mode is None:
            return None
        text = as_text(self.playing, seat)
        if self.mode == "ansi":
            return text
        if self.mode == "human":
            print(text)
            return None
        return as_image(self.playing, seat)


def as_text(playing: Playing, seat: int) -> str:
    t = playing.now()
    game = playing.game
    view = t.view(seat)
    layout = game.layout(view)
    lines = [f"{game.name}, {t.heading()}; seen by seat {seat}"]
    for area in layout.areas:
        things = game.write_cards(area.cards) if area.cards else piece_names(playing, area)
        if things:
            lines.append(f"  {whose(area.seat)}{area.name}: {things}")
    for counter in layout.counters:
        lines.append(f"  {whose(counter.seat)}{counter.name}: {counter.value}")
    if t.outcome is not None:
        lines.append(f"  the game is over; places by seat: {' '.join(map(str, t.outcome.places))}")
    else:
        asked = ", ".join(str(one) for one in t.seats_to_act())
        lines.append(f"  asked: {asked}; seat {seat} may answer: {offered(playing, seat)}")
    return "\n".join(lines)


def whose(seat: int) -> str:
    return f"seat {seat}, " if seat >= 0 else ""


def piece_names(playing: Playing, area: Area) -> str:
    return ", ".join(
        playing.game.pieces[piece].name for piece in area.pieces or [] if piece in playing.game.pieces
    )


def offered(playing: Playing, seat: int) -> str:
    picks = sorted(playing.now().view(seat).options())
    return " ".join(playing.game.write_pick(pick) for pick in picks) or "nothing"


# The image.


@cache
def drawings() -> tuple[str, frozenset[str], dict[str, str]]:
    """The page's symbols, their names, and its colours by name."""
    symbols = text_of(SYMBOLS)
    symbols = re.sub(r"var\(--[\w-]+,\s*([^)]+)\)", r"\1", symbols)  # as they are without the page's styles
    symbols = re.sub(r"var\(--cut\)", CUT, symbols)
    inner = symbols[symbols.index("<defs>") : symbols.index("</defs>") + len("</defs>")]
    names = frozenset(re.findall(r'<symbol id="([^"]+)"', inner))
    colours: dict[str, str] = {}
    for name, colour in re.findall(r"--([\w-]+):\s*(#[0-9a-f]{6})", text_of(TOKENS)):
        colours.setdefault(name, colour)  # the light ones come first
    return inner, names, colours


def text_of(places: list[Path]) -> str:
    """Of the first of these places where there is a file."""
    return next(place for place in places if place.exists()).read_text(encoding="utf-8")


def symbol_of(name: str) -> str:
    """The drawing of this name, or nothing."""
    _, known, _ = drawings()
    for prefix in PREFIXES:
        if name and prefix + name in known:
            return prefix + name
    return ""


def colour_of(ink: Ink) -> str:
    colours = drawings()[2]
    return colours.get(ink) or colours["cloth"]


Label = tuple[str, int, int]  # a text, and where it begins


def as_svg(playing: Playing, seat: int) -> tuple[str, list[Label]]:
    """The cards and pieces that lie open to a seat, and the words beside them."""
    t = playing.now()
    layout = playing.game.layout(t.view(seat))
    defs, _, colours = drawings()
    rows = [area for area in layout.areas if area.cards or area.pieces]
    words = wrap(counters(layout), LETTERS_A_LINE)
    height = MARGIN * 2 + LABEL * (2 + len(words)) + ROW * len(rows)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" '
        f'viewBox="0 0 {WIDTH} {height}">',
        defs,
        f'<rect width="{WIDTH}" height="{height}" fill="{colours["cloth"]}"/>',
    ]
    lines = [f"{playing.game.name}, {t.heading()}", *words]
    labels = [(line, MARGIN, MARGIN + LABEL * i) for i, line in enumerate(lines)]
    y = MARGIN + LABEL * (len(lines) + 1)
    for area in rows:
        labels.append((f"{whose(area.seat)}{area.name}", MARGIN, y - 2))
        parts.append(area_svg(playing, area, y + LABEL))
        y += ROW
    return "\n".join([*parts, "</svg>"]), labels


def counters(layout: Layout) -> str:
    return "; ".join(f"{whose(one.seat)}{one.name} {one.value}" for one in layout.counters)


def area_svg(playing: Playing, area: Area, y: int) -> str:
    things = area.cards or area.pieces or []
    step = min(CARD[0] + 6, (WIDTH - 2 * MARGIN - CARD[0]) // max(1, len(things) - 1))
    drawn = []
    for i, thing in enumerate(things):
        inside = card_svg(playing, thing) if area.cards else piece_svg(playing, thing)
        drawn.append(f'<g transform="translate({MARGIN + i * step} {y}) scale(0.5)">{inside}</g>')
    return "".join(drawn)


def paper(edge: str, fill: str) -> str:
    outline = '<rect x=".75" y=".75" width="98.5" height="138.5" rx="9" stroke-width="1.5"'
    return f'{outline} fill="{fill}" stroke="{edge}"/>'


def card_svg(playing: Playing, card: int) -> str:
    """A card as the page has it: a spine with figure and emblem, and a panel in the colour of its suit."""
    colours = drawings()[2]
    if card == HIDDEN:
        back = paper(colours["c-ink"], colours["cloth-2"])
        stitched = f'<rect x="6" y="6" width="88" height="128" rx="6" fill="none" stroke="{colours["lamp"]}"'
        return back + stitched + ' stroke-width="1.6" stroke-dasharray="7 4"/>'
    face = playing.game.faces[card]
    ink = colour_of(face.ink)
    emblem = symbol_of(face.sign if face.look == "shield" else face.symbol)
    picture = symbol_of(face.symbol) or emblem
    if face.piece >= 0 and face.piece in playing.game.pieces:
        picture = symbol_of(playing.game.pieces[face.piece].symbol) or picture
    is_light = face.ink in LIGHT
    on_panel = colours["c-ink"] if is_light else colours["card"]
    on_paper = colours["c-ink"] if is_light else ink
    drawn = paper(colours["card-edge"], colours["card"])
    drawn += f'<rect x="33" y="6" width="61" height="128" rx="6" fill="{ink}"/>'
    if picture:
        drawn += used(picture, 42, 44, 42, on_panel)
    if emblem:
        drawn += used(emblem, 7, 47, 19.5, on_paper)
    return drawn + figure(face, on_paper)


def figure(face: CardFace, ink: str) -> str:
    """The rank, as the page draws it; those that it has as text are put together from digits."""
    if face.rank == NO_RANK:
        return ""
    if face.rank in DRAWN_RANKS:
        return f'<use href="#n-{face.rank}" x="6" y="8" width="21.5" height="30" color="{ink}"/>'
    digits = [
        f'<use href="#n-{digit}" x="{4 + 11 * i}" y="12" width="13" height="22" color="{ink}"/>'
        for i, digit in enumerate(str(face.rank))
    ]
    return "".join(digits)


def piece_svg(playing: Playing, piece: int) -> str:
    """A character, an item or the like: its sign on a sewn ground."""
    colours = drawings()[2]
    known = playing.game.pieces.get(piece)
    sign = symbol_of(known.symbol) if known else ""
    ground = colours.get(f"p{known.ground}" if known else "", colours["paper-3"])
    drawn = f'<rect x="3" y="20" width="94" height="94" rx="28" fill="{ground}"/>'
    return drawn + used(sign or "i-token", 18, 35, 64, colours["c-ink"])


def used(symbol: str, x: float, y: float, size: float, colour: str) -> str:
    return f'<use href="#{symbol}" x="{x}" y="{y}" width="{size}" height="{size}" color="{colour}"/>'


def as_image(playing: Playing, seat: int) -> Bytes:
    """Words are written in the font that Pillow brings along, so that the image is the same everywhere."""
    try:
        from PIL import Image, ImageDraw, ImageFont
        from resvg_py import svg_to_bytes
    except ImportError as error:
        raise missing("envs", error) from None
    drawn, labels = as_svg(playing, seat)
    png = bytes(svg_to_bytes(svg_string=drawn, skip_system_fonts=True))
    with Image.open(io.BytesIO(png)) as opened:
        image = opened.convert("RGB")
    pen = ImageDraw.Draw(image)
    font = ImageFont.load_default(LETTERS)
    for text, x, y in labels:
        pen.text((x, y), text, fill=drawings()[2]["on-cloth"], font=font)
    return np.array(image, np.uint8)
