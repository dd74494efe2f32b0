import sharp from "sharp";

/**
 * Night scenes whose shadows are so deep that beside the day pictures of the light theme they look muddy. The number is
 * how much their shadows are lifted: 1 changes nothing. Found by eye, beside the other pictures of their pages.
 */
export const lifts: Readonly<Record<string, number>> = {
  "blog-charging": 2,
  "blog-battery-dusk": 1.5,
};

/** A little warmer and less green, as the day pictures are. */
const warmth = [1.02, 1, 0.98] as const;
const saturation = 0.92;

/** Brightens the shadows of a picture and keeps its lights, without alpha. */
export async function liftShadows(source: string, strength: number): Promise<Buffer> {
  const { data, info } = await sharp(source).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const random = randomNumbers(7);
  for (let pixel = 0; pixel < data.length; pixel += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel, pixel + 3);
    const before = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    const after = 0.75 * (1 - (1 - before) ** strength) + 0.25 * before ** (1 / strength);
    const gain = before > 0 ? after / before : 1;
    // Lifted by itself, a dark sky of some dozen steps would show them as bands.
    const grain = 1.5 * (random() - 0.5);
    for (const [channel, balance] of warmth.entries()) {
      const grey = 255 * after;
      const value = grey + ((data[pixel + channel] ?? 0) * gain - grey) * saturation;
      data[pixel + channel] = Math.min(255, Math.max(0, Math.round(shoulder(value * balance) + grain)));
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
