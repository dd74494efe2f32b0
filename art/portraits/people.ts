import {
  bindi,
  collar,
  features,
  glasses,
  hairs,
  head,
  jacket,
  kurta,
  line,
  sari,
  shape,
  skins,
  tie,
  waistcoat,
} from "./kit.ts";

const grounds = {
  mint: ["#cfe3dd", "#b4d2c9"],
  pine: ["#0f4232", "#1b5743"],
  leaf: ["#1f6b4e", "#2d7d5e"],
  sand: ["#e7dfcc", "#d8ccb0"],
  clay: ["#d9734e", "#c9623e"],
  amber: ["#f2b544", "#e5a22c"],
  lime: ["#c9e27a", "#b5d25b"],
} as const;

/** A square picture: a plain ground with one round shape in it, and the person before it from the back to the front. */
function portrait(
  ground: keyof typeof grounds,
  sun: readonly [x: number, y: number, r: number],
  parts: readonly string[],
): string {
  const [base, accent] = grounds[ground];
  const [x, y, r] = sun;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="20 16 160 160" width="160" height="160"><rect width="200" height="200" fill="${base}"/><circle cx="${x}" cy="${y}" r="${r}" fill="${accent}"/>${parts.join("")}</svg>`;
}

const { black, brown, grey, white } = hairs;
const { fair, wheat, brown: tan, deep } = skins;

function arjunMehra(): string {
  return portrait(
    "mint",
    [150, 60, 62],
    [
      jacket("#23405c", "#18304a", "#f1efe8"),
      head(wheat),
      features({ skin: wheat, brow: black.base, browWidth: 4.4 }),
      shape(
        "M67.500 104c1 8 3 14 7.500 20 7 9 15 16 25 16s18-7 25-16c4.500-6 6.500-12 7.500-20-3 8-6 11-11.500 13-7-5-35-5-42 0-5.500-2-8.500-5-11.500-13Z",
        black.base,
        ' opacity=".16"',
      ),
      shape("M63 66h7.500v30l-7.500-6ZM137 66h-7.500v30l7.500-6Z", black.base),
      shape(
        "M63 92c-5-30 6-54 34-56 14-6 44 4 42 36 0 8-1 14-3 20-2-12-4-20-8-25-12 2-34 2-46-9-6 8-14 14-16 20-1 5-1 9-3 14Z",
        black.base,
      ),
      line("M84 48c10-6 24-7 36 1", black.light, 4),
    ],
  );
}

function simranKaurGill(): string {
  return portrait(
    "pine",
    [50, 66, 58],
    [
      shape("M60 100c0-40 14-64 40-64s40 24 40 64l10 106H50Z", "#b8466a"),
      kurta("#e9d7c2", "#cdb497"),
      head(fair, { build: "narrow", ears: false }),
      features({ skin: fair, brow: black.base, painted: true, smile: 5 }),
      shape("M64 104c-6-34 6-66 36-66s42 32 36 66c-2-22-8-38-34-52-28 12-36 30-38 52Z", black.base),
      line("M101 41v11", black.light, 2),
      shape(
        "M100 24c-40 0-54 36-52 78 1 32-6 54-28 104h52c-2-40-12-82-10-114 2-34 14-56 38-56s36 22 38 56c2 32-8 74-10 114h52c-22-30-29-72-28-104 2-42-12-78-52-78Z",
        "#cf5a7e",
      ),
      line("M62 108c0-36 12-60 38-60s38 24 38 60", "#e9b04f", 3),
      line("M138 108c0 32-7 58-8 88M62 108c0 32 7 58 8 88", "#e9b04f", 3),
    ],
  );
}

function rohitBansal(): string {
  return portrait(
    "sand",
    [52, 56, 54],
    [
      waistcoat("#3d5a47", "#2c4636", "#f4f1e6"),
      head(tan),
      features({ skin: tan, brow: "#4d4843", browWidth: 4.4, smile: 3, old: true }),
      glasses("#1e1e1e"),
      shape("M78 117c7-8 17-8 22-4 5-4 15-4 22 4-6 3-14 4-22 0-8 4-16 3-22 0Z", "#3a3633"),
      shape(
        "M64 94c-5-28 4-46 14-50 16-10 42-8 52 4 8 8 10 26 6 46-2-10-4-18-8-26-14-8-42-8-56 0-4 8-6 16-8 26Z",
        "#3f3c3a",
      ),
      shape(
        "M64 94c-3-14-2-26 2-34l6 8c-4 8-6 16-8 26ZM136 94c3-14 2-26-2-34l-6 8c4 8 6 16 8 26Z",
        grey.light,
      ),
      line("M80 47c12-6 28-6 40 0", "#5d5956", 3.6),
    ],
  );
}

function nehaSood(): string {
  return portrait(
    "clay",
    [148, 54, 56],
    [
      shape(
        "M100 32c-36 0-46 28-44 62 0 22-4 36-6 46 10 10 24 12 34 10h32c10 2 24 0 34-10-2-10-6-24-6-46 2-34-8-62-44-62Z",
        brown.base,
      ),
      jacket("#f0ece2", "#d9d3c3", "#1f6b4e"),
      head(fair, { build: "narrow", ears: false }),
      features({ skin: fair, brow: brown.base, painted: true, smile: 6, eyes: "smiling" }),
      shape(
        "M62 106c-6-40 8-68 40-68 28 0 42 24 36 68-4-12-8-24-16-36-10-4-22-10-28-20-8 16-26 26-32 56Z",
        brown.base,
      ),
      line("M96 44c14 0 26 6 34 20", brown.light, 4),
      `<circle cx="64.500" cy="116" r="2.800" fill="#e7c36a"/><circle cx="135.500" cy="116" r="2.800" fill="#e7c36a"/>`,
    ],
  );
}

function vikramAnand(): string {
  return portrait(
    "leaf",
    [150, 66, 58],
    [
      jacket("#4b5157", "#383d42", "#eef1f3"),
      collar("#eef1f3", "#c8ced2"),
      tie("#c9623e", "#a94d2c"),
      head(wheat),
      shape(
        "M67 104c0 14 3 20 9 28 7 9 15 15 24 15s17-6 24-15c6-8 9-14 9-28-3 8-6 10-10 11-8-6-38-6-46 0-4-1-7-3-10-11Z",
        white.base,
      ),
      shape("M104 147c8-1 14-7 20-15 6-8 9-14 9-28-3 8-6 10-10 11 0 14-8 24-19 32Z", "#b5b3aa"),
      features({ skin: wheat, brow: grey.base, browWidth: 4.4, smile: 4, old: true }),
      shape("M79 118c6-6 16-6 21-2 5-4 15-4 21 2-6 2-14 3-21 0-7 3-15 2-21 0Z", white.light),
      shape(
        "M65 96c-4-16-2-28 4-36 1 8 1 14-1 20-1 6-1 10-3 16ZM135 96c4-16 2-28-4-36-1 8-1 14 1 20 1 6 1 10 3 16Z",
        white.base,
      ),
      line("M86 54c6-3 12-4 18-4", "#e3b88e", 4),
    ],
  );
}

function priyaNair(): string {
  return portrait(
    "amber",
    [50, 60, 56],
    [
      shape(
        "M100 30c-38 0-48 28-46 60 0 16-8 24-8 40 0 20 10 34 22 40h64c12-6 22-20 22-40 0-16-8-24-8-40 2-32-8-60-46-60Z",
        black.base,
      ),
      sari("#0f5a52", "#0a443e", "#7a2f3f", "#e7c36a"),
      head(deep, { build: "narrow", ears: false }),
      features({ skin: deep, brow: "#17110f", painted: true, smile: 5 }),
      bindi("#8c1f2c"),
      shape("M61 108c-8-44 8-70 40-70 30 0 46 24 38 70-4-20-12-44-38-56-26 12-36 36-40 56Z", black.base),
      line(
        "M64 70c-4 10-4 18-4 28M58 118c-6 10-6 22-2 32M140 118c8 10 8 22 4 32M137 72c3 8 4 16 3 26",
        black.light,
        3.4,
      ),
      `<circle cx="66" cy="117" r="3.200" fill="#e7c36a"/><circle cx="134" cy="117" r="3.200" fill="#e7c36a"/>`,
      line("M84 158c8 10 24 10 32 0", "#e7c36a", 2.4),
    ],
  );
}

function harpreetSinghSandhu(): string {
  return portrait(
    "mint",
    [48, 140, 60],
    [
      jacket("#2b3137", "#1d2227", "#dfe7ee"),
      head(wheat),
      shape(
        "M65 100c-1 22 4 36 11 46 7 9 15 14 24 14s17-5 24-14c7-10 12-24 11-46-3 8-7 12-12 13-8-6-38-6-46 0-5-1-9-5-12-13Z",
        "#221d1b",
      ),
      shape("M104 160c8-1 14-6 20-14 7-10 12-24 11-46-3 8-7 12-12 13 2 20-6 36-19 47Z", "#171312"),
      features({ skin: wheat, brow: "#1d1816", browWidth: 4.8, smile: 4 }),
      shape("M76 119c6-8 18-9 24-4 6-5 18-4 24 4-7 3-16 3-24-1-8 4-17 4-24 1Z", "#2b2523"),
      shape("M64.500 76h5l1 34-6-6ZM135.500 76h-5l-1 34 6-6Z", "#1d1816"),
      shape(
        "M60 84c-6-6-8-22 0-36 10-18 30-26 48-22 22 4 36 22 36 40 0 8-2 14-4 18-8-10-20-20-40-26-18 6-32 16-40 26Z",
        "#c8541f",
      ),
      shape("M100 58c20 6 32 16 40 26 2-4 4-10 4-18 0-18-14-36-36-40 12 8 10 22-8 32Z", "#ad4314"),
      line(
        "M62 66c10-18 28-28 48-32M60 76c10-14 26-24 42-28M144 66c-4-14-12-22-24-28M142 78c-8-12-16-18-26-23",
        "#8f350e",
        2.2,
      ),
    ],
  );
}

function ananyaRao(): string {
  return portrait(
    "lime",
    [150, 58, 54],
    [
      `<circle cx="100" cy="39" r="17" fill="${black.base}"/>`,
      line("M90 31c6-6 14-6 20 0", black.light, 3),
      kurta("#7a3b69", "#5e2b50"),
      head(tan, { build: "narrow" }),
      features({ skin: tan, brow: black.base, painted: true, smile: 5 }),
      glasses("#3b2418", true),
      shape("M65 92c-4-34 10-53 35-53s39 19 35 53c-4-16-12-30-30-36-20 4-34 16-40 36Z", black.base),
      shape("M64 78h6l-1 18-5-6ZM136 78h-6l1 18 5-6Z", black.base),
      line("M84 48c10-5 22-5 32 0", black.light, 3.4),
      line("M66 108v7M134 108v7", "#e7c36a", 3),
      shape("M18 206c6-24 18-38 40-46-4 16-2 32 6 46Z", "#e9b04f"),
      shape("M182 206c-6-24-18-38-40-46 4 16 2 32-6 46Z", "#d79b36"),
    ],
  );
}

function kabirMalhotra(): string {
  return portrait(
    "clay",
    [50, 62, 56],
    [
      jacket("#6b7a4a", "#556239", "#f4f3ee"),
      shape("M80 150q20 18 40 0l2 8q-22 20-44 0Z", "#dedbd0"),
      head(fair),
      shape(
        "M67 104c0 12 3 20 9 28 7 9 15 14 24 14s17-5 24-14c6-8 9-16 9-28-3 8-6 11-10 13-7-5-39-5-46 0-4-2-7-5-10-13Z",
        brown.base,
      ),
      features({ skin: fair, brow: brown.base, browWidth: 4.4, smile: 6, eyes: "smiling" }),
      shape("M80 118c6-5 15-5 20-2 5-3 14-3 20 2-6 2-13 2-20 0-7 2-14 2-20 0Z", brown.base),
      shape(
        "M62 92c-8-20-4-40 8-46 6-14 26-18 36-12 16-4 30 6 32 20 6 10 4 26-2 38-1-10-4-18-8-22-8 0-14-4-18-8-8 6-18 8-26 6-8 4-16 8-22 24Z",
        brown.base,
      ),
      line("M76 50c6-8 14-10 22-8M108 42c8-2 16 2 20 10", brown.light, 4),
    ],
  );
}

function deepikaThakur(): string {
  return portrait(
    "sand",
    [150, 60, 56],
    [
      shape("M136 128a18 18 0 1 1 0-36 18 18 0 0 1 0 36Z", "#3a3735"),
      sari("#b23a48", "#8f2b38", "#e9d7c2", "#e7c36a"),
      head(wheat, { build: "narrow" }),
      features({ skin: wheat, brow: "#35302d", painted: true, smile: 4 }),
      bindi("#8c1f2c"),
      shape("M65 98c-6-38 8-59 35-59s41 21 35 59c-4-22-12-38-34-46-22 8-32 24-36 46Z", "#3a3735"),
      line("M101 42v10", "#d9a57a", 2),
      line("M96 46c-12 4-22 14-26 30M106 46c12 4 22 14 26 30", white.base, 3.2),
      `<circle cx="66" cy="109" r="3" fill="#f4f3ee"/><circle cx="134" cy="109" r="3" fill="#f4f3ee"/>`,
      line("M82 157c10 12 26 12 36 0", "#f4f3ee", 3),
    ],
  );
}

/** An upright poster: what the person answers for behind the person. */
function poster(ground: string, backdrop: string, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="400" height="500"><rect width="400" height="500" fill="${ground}"/>${backdrop}<g transform="translate(-30 44) scale(2.300)">${parts.join("")}</g></svg>`;
}

/** A road to the horizon, and the sun over it. */
function karanBedi(): string {
  const road = [
    '<circle cx="296" cy="150" r="92" fill="#ffb020"/>',
    shape("M0 262 120 198l96 44 92-62 92 70v280H0Z", "#0a2b22"),
  ].join("");
  return poster("#0f4232", road, [
    jacket("#33475c", "#22344a", "#dfe7ee"),
    head(wheat),
    features({ skin: wheat, brow: "#2c2826", browWidth: 4.2, smile: 4 }),

    shape(
      "M63 94c-6-28 2-50 22-56 18-8 42-4 50 12 5 12 5 28 2 44-2-10-3-16-6-22-6-6-12-12-16-14-12 6-28 8-40 6-6 8-9 16-12 30Z",
      "#2c2826",
    ),
    shape(
      "M63 94c-3-14-3-24 1-34l7 12c-4 6-6 12-8 22ZM137 94c3-14 3-24-1-34l-6 12c4 6 5 12 7 22Z",
      grey.base,
    ),
    line("M82 47c12-7 28-7 40 2", "#47423f", 3.6),
  ]);
}

/** Places and the ways between them. */
function meherJoshi(): string {
  const places = [
    [52, 74],
    [190, 48],
    [346, 104],
    [338, 250],
    [50, 232],
    [120, 150],
    [284, 170],
  ];
  const network = [
    line("M52 74 190 48l156 56-8 146-54-80-94-122-70 102-70 82-2-158 68 76", "#8fb8ab", 5),
    line("M50 232l70-82 70-102 94 122 54 80", "#0f4232", 9),
    ...places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="13" fill="#0f4232"/>`),
  ].join("");
  return poster("#cfe3dd", network, [
    shape(
      "M100 31c-36 0-47 26-46 58 1 18-8 26-8 46 0 18 8 30 18 36h72c10-6 18-18 18-36 0-20-9-28-8-46 1-32-10-58-46-58Z",
      brown.base,
    ),
    jacket("#b4552f", "#94421f", "#f4f1e6"),
    head(fair, { build: "narrow", ears: false }),
    features({ skin: fair, brow: brown.base, painted: true, smile: 5 }),
    glasses("#2a211d", true),
    shape(
      "M62 104c-8-42 8-67 40-67 30 0 44 24 36 67-4-16-8-30-18-40-14 2-30-2-40-10-8 12-14 30-18 50Z",
      brown.base,
    ),
    line("M86 44c12-5 28-3 38 8M57 122c-4 10-4 18-1 28M143 122c4 10 4 18 1 28", brown.light, 3.6),
  ]);
}

/** The day, hour by hour. */
function tarunWalia(): string {
  const hours = Array.from({ length: 24 }, (_, hour) => hour * 15);
  const clock = [
    '<circle cx="200" cy="196" r="180" fill="#c9623e"/>',
    ...hours.map(
      (turn) =>
        `<path d="M200 32v${turn % 90 === 0 ? 40 : 18}" stroke="#f4d9c9" stroke-width="5" stroke-linecap="round" transform="rotate(${turn} 200 196)"/>`,
    ),
  ].join("");
  return poster("#d9734e", clock, [
    kurta("#21505a", "#163c45"),
    shape("M80 148l20 20 20-20 4 8-24 24-24-24Z", "#1b454e"),
    head(tan),
    shape(
      "M66.500 104c.5 12 3 20 8.500 28 7 9 15 15 25 15s18-6 25-15c5.500-8 8-16 8.500-28-3 8-6 11-10.500 13-7-5-39-5-46 0-4.500-2-7.500-5-10.500-13Z",
      black.base,
    ),
    features({ skin: tan, brow: black.base, browWidth: 4.4, smile: 5 }),
    shape("M79 118.500c6-5.500 16-5.500 21-2 5-3.500 15-3.500 21 2-6 2-14 2-21 0-7 2-15 2-21 0Z", black.base),
    shape("M63 66h7v42l-5-6-2-16ZM137 66h-7v42l5-6 2-16Z", black.base),
    shape(
      "M63 90c-5-26 2-46 20-52 10-8 32-8 42 0 14 4 16 28 12 52-2-8-4-16-8-22-16 0-36-4-46-12-8 8-16 20-20 34Z",
      black.base,
    ),
    line("M84 46c12-7 26-6 38 2", black.light, 3.6),
  ]);
}

export const people: Readonly<Record<string, string>> = {
  "arjun-mehra": arjunMehra(),
  "simran-kaur-gill": simranKaurGill(),
  "rohit-bansal": rohitBansal(),
  "neha-sood": nehaSood(),
  "vikram-anand": vikramAnand(),
  "priya-nair": priyaNair(),
  "harpreet-singh-sandhu": harpreetSinghSandhu(),
  "ananya-rao": ananyaRao(),
  "kabir-malhotra": kabirMalhotra(),
  "deepika-thakur": deepikaThakur(),
  "karan-bedi": karanBedi(),
  "meher-joshi": meherJoshi(),
  "tarun-walia": tarunWalia(),
};
