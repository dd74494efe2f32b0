/**
 * Makes from every master in art/masters what the site serves: AVIF at the usual widths, and for older browsers the
 * largest as WebP. A name ending in "-tall" is a phone's crop of its own, one in "-dusk" the same picture for the dark
 * theme, one beginning with "share-" is for link previews only. A picture whose files are newer than its master is left
 * alone; `--all` makes every one anew. Files without a master are deleted.
 */
import { existsSync } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { masterNames, mastersFolder, usualWidths } from "./list-pictures.ts";

const output = fileURLToPath(new URL("../web/pictures", import.meta.url));
const everything = process.argv.includes("--all");

type Format = "avif" | "webp";

await mkdir(output, { recursive: true });
const names = masterNames();
const made = new Set<string>();
for (const name of names) await derive(name);
for (const file of await readdir(output)) {
  if (made.has(file)) continue;
  await rm(join(output, file));
  console.log(`${file} has no master: deleted`);
}
console.log(`${names.length} pictures`);

/** Writes the files of one master that are missing or older than it. */
async function derive(name: string): Promise<void> {
  const master = join(mastersFolder, `${name}.webp`);
  const { width } = await sharp(master).metadata();
  const widths = usualWidths.filter((candidate) => candidate <= width);
  for (const target of widths) await make(target, "avif");
  // An older browser shows neither the dark theme nor a phone's crop.
  if (!/-(dusk|tall)$/.test(name)) await make(Math.max(...widths), "webp");

  async function make(target: number, format: Format): Promise<void> {
    const fileName = `${name}-${target}.${format}`;
    made.add(fileName);
    const file = join(output, fileName);
    if (everything || !existsSync(file) || (await stat(file)).mtimeMs < (await stat(master)).mtimeMs)
      await encode(name, target, format, file);
  }
}

async function encode(name: string, width: number, format: Format, file: string): Promise<void> {
  const image = sharp(join(mastersFolder, `${name}.webp`)).resize({ width });
  // What phones take is shown at two pixels a point and painted last on a slow network: fewer bytes for each pixel.
  // Home's first pictures are waited for, and leaves hide coarse steps: on phones 16 KB at most.
  const first = name.startsWith("hero-");
  const quality = width <= 800 ? (first ? 43 : 50) : first ? 52 : 64;
  if (format === "avif") await image.avif({ quality, effort: 6 }).toFile(file);
  else await image.webp({ quality: 80, effort: 5 }).toFile(file);
}
