/**
 * Lengths in the planner are whole hundredths of a millimetre. A foot, an inch and a centimetre are then all whole
 * numbers, so a box that is exactly as long as the bed fits.
 */
export const lengthUnits = { ft: 30_480, in: 2_540, cm: 1_000 } as const;
export type LengthUnit = keyof typeof lengthUnits;

export const volumeUnits = { ft3: lengthUnits.ft ** 3, m3: (100 * lengthUnits.cm) ** 3 } as const;
export type VolumeUnit = keyof typeof volumeUnits;

/** Weights are whole grams. */
export const kilogram = 1_000;

/** Rounded up, so that nothing is planned smaller or lighter than the visitor said. */
export function inSmallestUnits(value: number, unit: number): number {
  // A binary rounding error must not count as one more.
  return Math.ceil(value * unit - 1e-4);
}
