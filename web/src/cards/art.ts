/** The pictures on the cards. Each counts the value: rays, rows of waves, leaves, stars. */

const CREAM = "#fff7e8";
const MIDDLE = 63.5;

/** A point at an angle from the top, as text of a path. */
function point(x: number, y: number, radius: number, turn: number): string {
  const angle = turn * 2 * Math.PI;
  return `${(x + radius * Math.sin(angle)).toFixed(2)} ${(y - radius * Math.cos(angle)).toFixed(2)}`;
}

/** Spokes from one circle to another. */
function rays(x: number, y: number, inner: number, outer: number, count: number): string {
  let path = "";
  for (let i = 0; i < count; i++)
    path += `M${point(x, y, inner, i / count)}L${point(x, y, outer, i / count)}`;
  return path;
}

/** A star of so many points. */
function star(x: number, y: number, outer: number, inner: number, count: number, turn = 0): string {
  const corners: string[] = [];
  for (let i = 0; i < count; i++) {
    corners.push(point(x, y, outer, turn + i / count), point(x, y, inner, turn + (i + 0.5) / count));
  }
  return `M${corners.join("L")}Z`;
}

function sun(value: number): string {
  return (
    `<circle cx="${MIDDLE}" cy="68" r="14" fill="${CREAM}"/>` +
    `<path d="${rays(MIDDLE, 68, 19.5, 28, value)}" stroke="${CREAM}" stroke-width="5" stroke-linecap="round"/>` +
    `<path d="M37 118h53M43 126h41" stroke="${CREAM}" stroke-width="2" stroke-linecap="round" stroke-dasharray="7 5" opacity=".55"/>`
  );
}

function waves(value: number): string {
  let drawn = "";
  for (let row = 0; row < value; row++) {
    const y = (132 - 9.6 * row).toFixed(1);
    let crest = "";
    for (let x = row % 2 ? 23 : 13; x < 110; x += 20) crest += `M${x} ${y}a10 9 0 0 1 20 0`;
    const opacity = row === value - 1 ? 1 : 0.62;
    drawn += `<path d="${crest}" fill="none" stroke="${CREAM}" stroke-width="2.6" opacity="${opacity}"/>`;
  }
  const hull = Math.max(24, 111.2 - 9.6 * (value - 1));
  const mast = Math.min(14.5, hull - 11);
  drawn += `<path d="M54 ${hull}h20l-4 6.500H58z" fill="${CREAM}"/>`;
  return drawn + `<path d="M63 ${hull - 2.5}v-${mast}l9.500 ${mast}z" fill="${CREAM}"/>`;
}

function leaves(value: number): string {
  const top = 104.8 - 9.2 * (value - 1);
  let drawn = `<path d="M${MIDDLE} 132V${top.toFixed(1)}" stroke="${CREAM}" stroke-width="3" stroke-linecap="round"/>`;
  for (let i = 0; i < value - 1; i++) {
    const y = (118 - 9.2 * i).toFixed(1);
    const leaf = i % 2 ? "c-5-14-14-17-24-15 2 11 11 18 24 15z" : "c5-14 14-17 24-15-2 11-11 18-24 15z";
    drawn += `<path d="M${MIDDLE} ${y}${leaf}" fill="${CREAM}"/>`;
  }
  return (
    drawn + `<path d="M${MIDDLE} ${(top + 7).toFixed(1)}c-8-7-8-15 0-22 8 7 8 15 0 22z" fill="${CREAM}"/>`
  );
}

const SKY = [
  [46, 66],
  [80, 58],
  [62, 82],
  [44, 98],
  [82, 90],
  [64, 110],
  [50, 120],
  [80, 118],
  [63, 62],
  [84, 74],
] as const;

function night(value: number): string {
  const stars = SKY.slice(0, value).map(([x, y]) => star(x, y, 6.4, 2.09, 4));
  return (
    `<path d="M66 18.500A17 17 0 1 0 79.600 39.200 13.800 13.800 0 0 1 66 18.500z" fill="${CREAM}"/>` +
    `<path d="${stars.join("")}" fill="${CREAM}"/>`
  );
}

const COUNTED: Record<string, (value: number) => string> = {
  sun,
  wave: waves,
  leaf: leaves,
  moon: night,
};

/** The figures of a court, as the 11 and 12 of its colour. */
function courtier(symbol: string, ink: string, ground: "paper" | "panel"): string {
  return (
    `<g class="courtier on-${ground}" color="${ink}">` +
    `<use href="#${symbol}" x="36.500" y="42" width="54" height="54"/></g>` +
    `<path d="M44 112h39M51 120h25" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-dasharray="7 5" opacity=".6"/>`
  );
}

const COURT: Record<number, string> = { 11: "c-jack", 12: "c-queen" };

/** The same on a white card, in ink. */
export function whiteCourt(value: number): string | null {
  const symbol = COURT[value];
  return symbol ? courtier(symbol, "#4b2f42", "paper") : null;
}

/** The picture of a number card, or nothing where the suit has no counting picture. */
export function counted(emblem: string, value: number): string | null {
  const draw = COUNTED[emblem];
  const symbol = COURT[value];
  if (draw && symbol) return courtier(symbol, CREAM, "panel");
  return draw && value >= 1 && value <= 10 ? draw(value) : null;
}

export const RARE =
  `<path d="${rays(MIDDLE, 70, 34, 90, 32)}" stroke="#f0b445" stroke-width="1.6" opacity=".5"/>` +
  `<path d="${star(MIDDLE, 70, 27, 13, 8)}" fill="#f0b445"/>` +
  `<path d="${star(MIDDLE, 70, 17, 8, 8, 1 / 16)}" fill="#3a2033"/>` +
  `<path d="${star(MIDDLE, 70, 9, 3, 4)}" fill="#f0b445"/>`;

export const FLAG =
  `<path d="M33 134V112c12-8 20-9 31-6s20 1 30-4v32z" fill="#d9c8b2"/>` +
  `<path d="M50 116V28" stroke="#4b2f42" stroke-width="3.6" stroke-linecap="round"/>` +
  `<path d="M51 31c10-6 18 6 34 0l-6 13 6 12c-16 6-24-6-34 0z" fill="#fffdf8" stroke="#4b2f42" stroke-width="2.4" stroke-linejoin="round"/>` +
  `<path d="M56 36.500c7-3 13 3.500 21 2M56 49.500c7-3 13 3.500 21 2" fill="none" stroke="#bda992" stroke-width="1.5" stroke-dasharray="4 3"/>`;

/** The ground of a card with a picture of its owner. */
export const GLORY = `<path d="${rays(MIDDLE, 66, 36, 80, 14)}" stroke="#f3c9a8" stroke-width="2" opacity=".35"/>`;

function stitches(): string {
  let path = "";
  for (let y = 20; y <= 118; y += 14)
    for (let x = 11; x <= 81; x += 14)
      if (Math.hypot(x + 4 - 50, y - 70) > 25) path += `M${x} ${y}h8M${x + 4} ${y - 4}v8`;
  return path;
}

export const STITCHES = stitches();
