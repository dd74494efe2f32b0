import sharp from "sharp";

/** How a night scene is brightened. */
interface Lift {
  /** How much its shadows are lifted: 1 changes nothing. */
  readonly shadows: number;
  /** What red, green and blue are multiplied with, so that white is white. */
  readonly balance: readonly [red: number, green: number, blue: number];
  readonly saturation: number;
}

/** A little warmer and less green, as the day pictures are. */
const asByDay = { balance: [1.02, 1, 0.98], saturation: 0.92 } as const;
/** The warm lamps of the freight models turned white to pink, and dark green sank into the ground. */
const freight: Lift = { shadows: 1.85, balance: [0.9, 1, 1.14], saturation: 0.95 };

/**
 * Scenes whose shadows are so deep that beside the other pictures, or on the dark page, they look muddy. Found by eye,
 * beside the other pictures of their pages.
 */
export const lifts: Readonly<Record<string, Lift>> = {
  // A hall, beside pictures of the open air.
  "blog-hub": { shadows: 1.4, balance: [1, 1, 1], saturation: 0.95 },
  // Its low sun turned white to cream.
  "blog-charging": { shadows: 1.1, balance: [0.96, 0.99, 1.05], saturation: 0.95 },
  "blog-charging-dusk": { shadows: 2, ...asByDay },
  "blog-battery-dusk": { shadows: 1.5, ...asByDay },
  // Its trees and houses.
  "home-why-dusk": { shadows: 1.75, ...asByDay },
  "freight-air-dusk": freight,
  "freight-road-dusk": freight,
  "freight-ocean-dusk": freight,
  "freight-rail-dusk": freight,
  "freight-warehousing-dusk": freight,
  "freight-project-cargo-dusk": freight,
};

/** Brightens the shadows of a picture and keeps its lights, without alpha. */
export async function liftShadows(source: string, lift: Lift): Promise<Buffer> {
  const { shadows, balance, saturation } = lift;
  const { data, info } = await sharp(source).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const random = randomNumbers(7);
  for (let pixel = 0; pixel < data.length; pixel += 3) {
    const [red = 0, green = 0, blue = 0] = balance.map(
      (each, channel) => each * (data[pixel + channel] ?? 0),
    );
    const before = Math.min(1, (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255);
    const after = 0.75 * (1 - (1 - before) ** shadows) + 0.25 * before ** (1 / shadows);
    const gain = before > 0 ? after / before : 1;
    // Lifted by itself, a dark sky of some dozen steps would show them as bands.
    const grain = 1.5 * (random() - 0.5);
    const grey = 255 * after;
    for (const [channel, light] of [red, green, blue].entries()) {
      const value = grey + (light * gain - grey) * saturation;
      data[pixel + channel] = Math.min(255, Math.max(0, Math.round(shoulder(value) + grain)));
    }
  }
  return sharp(data, { raw: info }).png().toBuffer();
}

/** Lights near white keep their drawing instead of being cut off. */
function shoulder(value: number): number {
  return value <= 235 ? value : 235 + 20 * (1 - Math.exp((235 - value) / 20));
}

/** The same numbers in every run, so that a master does not change by itself. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
