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

/** "162 cu ft" */
export function formatVolume(volume: number, unit: VolumeUnit): string {
  return `${formatNumber(volume / volumeUnits[unit])} ${volumeNames[unit]}`;
}
