/**
 * Cuts the brand's typeface, Anek (Ek Type, SIL Open Font License 1.1), into the files that the site
 * loads. The full Latin file with both axes weighs 104 KB, the Devanagari one 709 KB; a cut pins the
 * axes that a use does not vary and keeps only the characters that occur.
 *
 * Run `npm run fonts` after changing a cut; the results in `web/styles/fonts/` are committed, so
 * that a build needs no font tools.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const originals = {
  latin: new URL(
    "../../node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2",
    import.meta.url,
  ),
  /** The rupee sign is in this file and not in the one for Latin. */
  latinExtended: new URL(
    "../../node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin-ext-standard-normal.woff2",
    import.meta.url,
  ),
  devanagari: new URL(
    "../../node_modules/@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-standard-normal.woff2",
    import.meta.url,
  ),
  gurmukhi: new URL(
    "../../node_modules/@fontsource-variable/anek-gurmukhi/files/anek-gurmukhi-gurmukhi-standard-normal.woff2",
    import.meta.url,
  ),
} as const;
const target = new URL("../../web/styles/fonts/", import.meta.url);

const basicLatin = charactersBetween(0x20, 0x7e);
const punctuation = "\u00a0–—‘’“”…•·©®°±×÷½→←↗éñ";

/** Both scripts need the joiners, the danda and the dotted circle. */
const indicSigns = "\u200c\u200d\u25cc\u0964\u0965₹";
/** Kerning, and figures of one width. */
const latinFeatures = ["kern", "tnum"];

interface Cut {
  readonly file: string;
  readonly script: keyof typeof originals;
  readonly characters: string;
  readonly axes: Parameters<typeof subsetFont>[2]["variationAxes"];
  /** The OpenType features to keep; by default all that the script's letters need. */
  readonly features?: readonly string[];
}

const cuts: readonly Cut[] = [
  {
    file: "anek-text.woff2",
    script: "latin",
    characters: basicLatin + punctuation,
    axes: { wdth: 100, wght: { min: 400, max: 700 } },
    features: latinFeatures,
  },
  {
    file: "anek-display.woff2",
    script: "latin",
    characters: basicLatin + punctuation,
    axes: { wdth: 112, wght: 750 },
    features: latinFeatures,
  },
  {
    file: "anek-figures.woff2",
    script: "latin",
    // With the units, "cu ft" among them, and the letters of the load planner's boxes.
    characters: "0123456789.,+-–%× kmKghftcuABCDEF",
    axes: { wdth: 75, wght: 800 },
    features: latinFeatures,
  },
  {
    file: "anek-rupee.woff2",
    script: "latinExtended",
    characters: "₹",
    axes: { wdth: 75, wght: 800 },
    features: latinFeatures,
  },
  {
    file: "anek-devanagari.woff2",
    script: "devanagari",
    characters: charactersBetween(0x0900, 0x097f) + indicSigns,
    axes: { wdth: 100, wght: 420 },
  },
  {
    file: "anek-gurmukhi.woff2",
    script: "gurmukhi",
    characters: charactersBetween(0x0a00, 0x0a7f) + indicSigns,
    axes: { wdth: 100, wght: 420 },
  },
];

await mkdir(target, { recursive: true });
for (const { file, script, characters, axes, features } of cuts) {
  const original = await readFile(originals[script]);
  const cut = await subsetFont(original, characters, {
    targetFormat: "woff2",
    variationAxes: axes,
    ...(features && { keepFeatures: features }),
    noHinting: true,
  });
  await writeFile(new URL(file, target), cut);
  console.log(`${file.padEnd(24)} ${(cut.length / 1024).toFixed(1)} KB`);
}

function charactersBetween(first: number, last: number): string {
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
