import { withPlainNumbers } from "#contract/digits.ts";
import { inUnits, withPlainMarks } from "./load-sizes.ts";
import { weightsIn, withFigures, withoutWeights } from "./piece-weight.ts";
import { anyLength, lengthNameOf } from "./sides.ts";

/**
 * Figures with their own unit, as people type them into a field that already has one: "5'6", "2 ft", "18 in", "65 kg". In
 * the smallest units; undefined for other text.
 */

const number = String.raw`(\d+(?:\.\d+)?|\.\d+)`;
const oneLength = new RegExp(`^${number}\\s*-?\\s*(${anyLength})\\.?$`, "u");
const feetAndInches = new RegExp(
  `^(\\d+)\\s*(${anyLength})\\.?\\s*(?:and\\s*)?${number}\\s*(${anyLength})?\\.?$`,
  "u",
);
const inchesPerFoot = 12;

export function typedLength(typed: string): number | undefined {
  const text = plain(typed);
  const [, value, unit = ""] = oneLength.exec(text) ?? [];
  if (value) return inUnits(value, unit);
  const [, feet, feetUnit = "", inches, inchUnit = '"'] = feetAndInches.exec(text) ?? [];
  const areBoth = lengthNameOf(feetUnit) === "ft" && lengthNameOf(inchUnit) === "in";
  if (!feet || !inches || !areBoth || Number(inches) >= inchesPerFoot) return undefined;
  return inUnits(feet, feetUnit) + inUnits(inches, inchUnit);
}

/** "65 kg", "1.5 ton", "2 quintal", "1 ton 200 kg". */
export function typedWeight(typed: string): number | undefined {
  const text = withFigures(plain(typed));
  const [weight, another] = weightsIn(text);
  const isAlone = another === undefined && withoutWeights(text).trim() === "";
  return isAlone ? weight?.grams : undefined;
}

/** "20 pcs", "20 nos" */
export function typedCount(typed: string): number | undefined {
  const [, count] = /^(\d+)\s*\p{L}+\.?$/u.exec(plain(typed)) ?? [];
  return count === undefined ? undefined : Number(count);
}

function plain(typed: string): string {
  return withPlainMarks(withPlainNumbers(typed.trim()).normalize("NFC").toLowerCase());
}
