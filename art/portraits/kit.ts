/**
 * The parts of a drawn portrait: flat shapes on a grid of 200, light from the left. A face looks straight ahead; its
 * middle is at x = 100, the eyes at y = 92, the chin at y = 140.
 */

export interface Skin {
  readonly light: string;
  readonly shade: string;
  readonly line: string;
  readonly lips: string;
  /** Between the lips. */
  readonly parting: string;
}

export const skins = {
  fair: { light: "#e6b98f", shade: "#d19f73", line: "#a9744d", lips: "#b9604c", parting: "#8d4234" },
  wheat: { light: "#d6a274", shade: "#bf885b", line: "#94623c", lips: "#a65443", parting: "#7d392c" },
  brown: { light: "#b97c50", shade: "#a1673e", line: "#774626", lips: "#8f4636", parting: "#66291e" },
  deep: { light: "#95603d", shade: "#7d4e30", line: "#57331c", lips: "#7d3b30", parting: "#52211a" },
} as const satisfies Record<string, Skin>;

export const hairs = {
  black: { base: "#1d1b1c", light: "#35312f" },
  brown: { base: "#2e2019", light: "#4a3428" },
  grey: { base: "#8b8a86", light: "#a9a8a2" },
  white: { base: "#cfcdc5", light: "#e6e4dc" },
} as const;

const path = (d: string, fill: string, more = "") => `<path d="${d}" fill="${fill}"${more}/>`;
export const line = (d: string, color: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const shape = path;

const outlines = {
  broad: "M66 86C66 59 79 46 100 46s34 13 34 40c0 17-2 28-9 38-7 9-15 16-25 16s-18-7-25-16c-7-10-9-21-9-38Z",
  narrow:
    "M68 86C68 60 80 47 100 47s32 13 32 39c0 16-4 27-11 37-7 10-14 16-21 16s-14-6-21-16c-7-10-11-21-11-37Z",
};
const shadeOfFace =
  "M117 49.500c11 6 17 18 17 36.500 0 17-2 28-9 38-7 9-15 16-25 16 12-9 20-20 21-36 1-20 2-36-4-54.500Z";
const shadeOfNarrowFace =
  "M116 50c11 6 16 18 16 36 0 16-4 27-11 37-7 10-14 16-21 16 11-9 18-20 19-36 1-20 2-35-3-53Z";

/** Neck, ears and the face's shape. */
export function head(
  skin: Skin,
  { build = "broad", ears = true } = {} as { build?: "broad" | "narrow"; ears?: boolean },
): string {
  const neckWidth = build === "broad" ? 17 : 14;
  const from = 100 - neckWidth;
  return [
    path(
      `M${from} 118h${2 * neckWidth}v34c0 9-${neckWidth} 16-${neckWidth} 16s-${neckWidth}-7-${neckWidth}-16Z`,
      skin.light,
    ),
    path(
      `M${from} 124c6 16 ${2 * neckWidth - 8} 22 ${2 * neckWidth} 2v20c-${neckWidth - 2} 8-${2 * neckWidth - 4} 2-${2 * neckWidth}-10Z`,
      skin.shade,
    ),
    ears
      ? `<ellipse cx="66" cy="95" rx="6.500" ry="10" fill="${skin.light}"/><ellipse cx="134" cy="95" rx="6.500" ry="10" fill="${skin.shade}"/>`
      : "",
    path(outlines[build], skin.light),
    path(build === "broad" ? shadeOfFace : shadeOfNarrowFace, skin.shade),
  ].join("");
}

const paintedLips =
  "M88.500 120c3.500 0 7-2.800 9.500-2.800l2 1 2-1c2.500 0 6 2.800 9.500 2.800-2.500 5-7 7.600-11.500 7.600s-9-2.600-11.500-7.600Z";

export interface Features {
  readonly skin: Skin;
  readonly brow: string;
  readonly browWidth?: number;
  /** How far the corners of the mouth go up. */
  readonly smile?: number;
  readonly eyes?: "open" | "smiling";
  readonly painted?: boolean;
  readonly old?: boolean;
}

export function features({
  skin,
  brow,
  browWidth = 3.6,
  smile = 4,
  eyes = "open",
  painted = false,
  old = false,
}: Features): string {
  const ink = "#231815";
  const eye = (x: number) =>
    eyes === "smiling"
      ? line(`M${x - 7} 94q7-7 14 0`, ink, 2.8)
      : `<path d="M${x - 7.5} 93.500q7.500-9.500 15 0q-7.500 4.500-15 0Z" fill="#f5ece2"/><circle cx="${x}" cy="91.800" r="3.600" fill="${ink}"/>${line(`M${x - 8} 93q8-10 16 0`, ink, painted ? 2.8 : 2.2)}`;
  return [
    line("M76.500 82q7-6 16.500-.5", brow, browWidth),
    line("M107 81.500q9.500-5.500 16.500.5", brow, browWidth),
    eye(85.5),
    eye(114.5),
    path("M100 90c2 8 6 14 7 18 0 4-5 5-11 4 3-1 5-2 5-5 0-5-1-10-1-17Z", skin.line, ' opacity=".55"'),
    painted
      ? path(paintedLips, skin.lips) + line("M88 120q12 5.500 24 0", skin.parting, 1.5)
      : line(`M88 ${123 - smile / 4}q12 ${smile * 1.6} 24 0`, skin.lips, 3.4),
    old ? line("M83 109c-3 3-5 6-5 9", skin.shade, 2) + line("M117 109c3 3 5 6 5 9", skin.line, 1.2) : "",
  ].join("");
}

export function glasses(color: string, round = false): string {
  const lens = (x: number) =>
    round
      ? `<circle cx="${x}" cy="93" r="13" fill="#fff" fill-opacity=".07" stroke="${color}" stroke-width="2.800"/>`
      : `<rect x="${x - 14}" y="82.500" width="28" height="21" rx="7" fill="#fff" fill-opacity=".07" stroke="${color}" stroke-width="3.200"/>`;
  return `${lens(84)}${lens(116)}${line("M97.500 91q2.500-2.500 5 0M70 90l-5-2M130 90l5-2", color, 2.8)}`;
}

export const bindi = (color: string) => `<circle cx="100" cy="76" r="2.600" fill="${color}"/>`;

/** A woollen or cotton jacket with lapels over a shirt. */
export function jacket(cloth: string, dark: string, shirt: string): string {
  return [
    path("M16 206c2-30 22-44 58-52l26 8 26-8c36 8 56 22 58 52Z", cloth),
    path("M82 148l18 18 18-18 6 12-24 46-24-46Z", shirt),
    path("M76 152l24 50-8 4-30-30 8-6-6-12ZM124 152l-24 50 8 4 30-30-8-6 6-12Z", dark),
  ].join("");
}

/** Shirt collar points on their own. */
export const collar = (color: string, dark: string) =>
  path("M82 146l18 20-14 12-12-24ZM118 146l-18 20 14 12 12-24Z", color) + line("M100 166v40", dark, 1.8);

export const tie = (color: string, dark: string) =>
  path("M95 166h10l4 8-5 6 8 26H88l8-26-5-6Z", color) + path("M96 180h8l-2-4h-4Z", dark);

/** A kurta: round neck, a placket. */
export function kurta(cloth: string, dark: string): string {
  return [
    path("M18 206c2-30 22-44 58-53 6 14 42 14 48 0 36 9 56 23 58 53Z", cloth),
    line("M77 153c8 16 38 16 46 0", dark, 5),
    line("M100 166v40", dark, 3.4),
    `<circle cx="100" cy="176" r="1.900" fill="#f4f3ee"/><circle cx="100" cy="190" r="1.900" fill="#f4f3ee"/>`,
  ].join("");
}

/** A waistcoat with a small stand-up collar over a kurta. */
export function waistcoat(cloth: string, dark: string, sleeve: string): string {
  return [
    path("M18 206c2-30 22-44 58-53l24 10 24-10c36 9 56 23 58 53Z", sleeve),
    path("M46 206c0-22 10-42 32-54l22 14 22-14c22 12 32 32 32 54Z", cloth),
    path("M78 152l22 15 22-15-2-7-20 14-20-14Z", dark),
    line("M100 167v40", dark, 2.4),
    `<circle cx="100" cy="180" r="2.200" fill="#e7c36a"/><circle cx="100" cy="194" r="2.200" fill="#e7c36a"/>`,
  ].join("");
}

/** A sari: blouse, and the pleated end over the left shoulder. */
export function sari(cloth: string, dark: string, blouse: string, border: string): string {
  return [
    path("M20 206c2-30 22-43 58-51 6 14 38 14 44 0 36 8 56 21 58 51Z", blouse),
    path("M122 154c36 8 56 22 58 52H62c10-26 34-40 60-52Z", cloth),
    line("M122 155c-26 12-49 27-59 52", border, 6),
    line("M140 163c-14 10-28 24-34 44M156 170c-10 10-18 22-22 37", dark, 2),
  ].join("");
}
