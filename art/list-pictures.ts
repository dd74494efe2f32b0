import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

export const mastersFolder = fileURLToPath(new URL("masters", import.meta.url));

/** The widths in pixels in which a picture is served, as far as its master reaches. */
export const usualWidths = [480, 800, 1200, 1600, 2000] as const;

/** No colour of a picture that counts as dark is brighter on average, of 255. */
const dim = 64;

type Entry = [width: number, height: number, kind?: "clear" | "clear-dusk" | "dusk" | "dark"];

/** The masters' names, without those that link previews alone use. */
export function masterNames(): string[] {
  return readdirSync(mastersFolder)
    .filter((file) => file.endsWith(".webp") && !file.startsWith("share-"))
    .map((file) => file.slice(0, -".webp".length))
    .sort();
}

/**
 * Width, height and kind of each picture, by name. A `-dusk` picture is part of its daytime picture's entry.
 *
 * @throws an Error when a `-dusk` picture has another size than its daytime picture.
 */
export async function listPictures(): Promise<Record<string, Entry>> {
  const sizes = new Map(
    await Promise.all(masterNames().map(async (name) => [name, await sizeOf(name)] as const)),
  );
  const entries: Record<string, Entry> = {};
  for (const [name, { width, height, isClear }] of sizes) {
    if (name.endsWith("-dusk")) continue;
    const dusk = sizes.get(`${name}-dusk`);
    if (dusk && (dusk.width !== width || dusk.height !== height))
      throw new Error(`${name}-dusk is ${dusk.width} by ${dusk.height}, ${name} ${width} by ${height}`);
    const kind = isClear
      ? dusk
        ? "clear-dusk"
        : "clear"
      : dusk
        ? "dusk"
        : (await isDark(name))
          ? "dark"
          : undefined;
    entries[name] = kind ? [width, height, kind] : [width, height];
  }
  return entries;
}

async function sizeOf(name: string): Promise<{ width: number; height: number; isClear: boolean }> {
  const { width, height, hasAlpha } = await sharp(join(mastersFolder, `${name}.webp`)).metadata();
  return { width, height, isClear: hasAlpha };
}

/** Night scenes: the dark theme need not dim them. */
async function isDark(name: string): Promise<boolean> {
  const { channels } = await sharp(join(mastersFolder, `${name}.webp`)).stats();
  return channels.every(({ mean }) => mean < dim);
}
