import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { usualWidths } from "../../art/list-pictures.ts";

/** Every picture is made from its master, so a master keeps its quality. Larger ones would swell the repository. */
const largestMaster = 450_000;

/**
 * Encodes the master as well as the size limit allows, in the width of the largest picture that the site serves.
 *
 * @param file where the master is written.
 * @param largest the size limit in bytes.
 * @throws an Error when the lowest quality is still too large; the file is then as it was.
 */
export async function makeMaster(
  source: string | Buffer,
  file: string,
  largest = largestMaster,
): Promise<void> {
  let size = 0;
  for (const quality of [94, 90, 86, 82]) {
    const image = sharp(source)
      .autoOrient()
      .resize({ width: Math.max(...usualWidths), withoutEnlargement: true });
    const master = await image.webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    size = master.length;
    console.log(`${file}: ${size} bytes at quality ${quality}`);
    if (size < largest) return writeFile(file, master);
  }
  throw new Error(
    `${file} was not written: it would have ${size} bytes, and a master has fewer than ${largest}. Make the picture smaller, such as 1600 px wide, or remove its noise`,
  );
}
