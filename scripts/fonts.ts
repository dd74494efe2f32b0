/**
 * Cuts the brand's typeface, Anek Latin (Ek Type, SIL Open Font License 1.1), into the three files
 * the site loads. The full file with both axes weighs 104 KB; a cut pins the axes that a use does
 * not vary and keeps only the characters that occur, and of the features kerning and figures
 * of one width.
 *
 * Run `npm run fonts` after changing a cut; the results in `web/styles/fonts/` are committed, so
 * that a build needs no font tools.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const source = new URL(
  "../node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2",
  import.meta.url,
);
const target = new URL("../web/styles/fonts/", import.meta.url);

const basicLatin = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const punctuation = "\u00a0–—‘’“”…•·©®°±×÷½→←↗₹éñ";

const cuts = [
  {
    file: "anek-text.woff2",
    characters: basicLatin + punctuation,
    axes: { wdth: 100, wght: { min: 400, max: 700 } },
  },
  { file: "anek-display.woff2", characters: basicLatin + punctuation, axes: { wdth: 112, wght: 750 } },
  { file: "anek-figures.woff2", characters: "0123456789.,+-–%×₹ kmKghft", axes: { wdth: 75, wght: 800 } },
] as const;

await mkdir(target, { recursive: true });
const original = await readFile(source);
for (const { file, characters, axes } of cuts) {
  const cut = await subsetFont(original, characters, {
    targetFormat: "woff2",
    variationAxes: axes,
    keepFeatures: ["kern", "tnum"],
    noHinting: true,
  });
  await writeFile(new URL(file, target), cut);
  console.log(`${file.padEnd(24)} ${(cut.length / 1024).toFixed(1)} KB`);
}
