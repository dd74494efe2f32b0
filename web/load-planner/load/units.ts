import { loadPlanner } from "#content/en/load-planner.ts";
import { formatNumber } from "#content/format/english.ts";
import {
  kilogram,
  type LengthUnit,
  lengthUnits,
  type VolumeUnit,
  volumeUnits,
} from "#contract/loads/packing/units.ts";

/** "219.5 cm" */
export function formatLength(length: number, unit: LengthUnit): string {
  return `${formatNumber(length / lengthUnits[unit])} ${unit}`;
}

/** "60 × 45 × 40 cm" */
export function formatSides(sides: readonly number[], unit: LengthUnit): string {
  return `${sides.map((side) => formatNumber(side / lengthUnits[unit])).join(" × ")} ${unit}`;
}

/** "432 kg" */
export function formatWeight(grams: number): string {
  return `${formatNumber(grams / kilogram)} kg`;
}

/** In letters that the typefaces have (scripts/assets/fonts.ts). */
const volumeNames = { ft3: "cu ft", m3: "cu m" } as const;

/** The least that `formatNumber` shows. */
const tenth = 0.1;

/** "162 cu ft". No goods have 0 cu ft: "less than 0.1 cu ft". */
export function formatVolume(volume: number, unit: VolumeUnit): string {
  const amount = volume / volumeUnits[unit];
  const say = (value: number) => `${formatNumber(value)} ${volumeNames[unit]}`;
  return amount > 0 && formatNumber(amount) === "0" ? loadPlanner.message.lessThan(say(tenth)) : say(amount);
}
