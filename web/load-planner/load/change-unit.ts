import { parseNumber } from "#contract/digits.ts";
import { sideNames } from "#contract/loads/packing/box.ts";
import { type LengthUnit, lengthUnits, type VolumeUnit, volumeUnits } from "#contract/loads/packing/units.ts";
import { exampleLoad } from "./example-load.ts";
import type { BoxFields, LoadFields, TotalFields, TypedFigure } from "./load.ts";

/** The fields with their sides in another unit. */
export function inUnit(fields: LoadFields, unit: LengthUnit): LoadFields {
  const boxes = fields.boxes.map((row) => rowInUnit(row, fields.unit, unit));
  return { ...fields, unit, boxes };
}

/** A side of the example becomes that of the other unit, a round figure; one of the visitor's is converted. */
function rowInUnit(row: BoxFields, from: LengthUnit, unit: LengthUnit): BoxFields {
  const example = exampleLoad(unit).boxes.find(({ id }) => id === row.id);
  const sides = sideNames.map((side) => {
    if (row.isExample) return { side, text: example?.[side] ?? row[side] };
    const typed = row.typed?.[side] ?? { text: row[side], unit: from };
    return { side, text: textIn(unit, typed, lengthUnits), typed };
  });
  return {
    ...row,
    ...Object.fromEntries(sides.map(({ side, text }) => [side, text])),
    typed: Object.fromEntries(sides.map(({ side, typed }) => [side, typed])),
  };
}

/** The total with its volume in another unit. */
export function inVolumeUnit(total: TotalFields, unit: VolumeUnit): TotalFields {
  const typed = total.typed ?? { text: total.volume, unit: total.unit };
  return { ...total, unit, volume: textIn(unit, typed, volumeUnits), typed };
}

/**
 * A typed figure as its field shows it in this unit, with four digits. It is always converted from what was typed, so
 * changing the unit to and fro adds no error. What is no number stays as it is.
 */
function textIn<Unit extends string>(
  unit: Unit,
  typed: TypedFigure<Unit>,
  sizes: Readonly<Record<Unit, number>>,
): string {
  const value = parseNumber(typed.text);
  if (value === undefined || unit === typed.unit) return typed.text;
  return String(Number(((value * sizes[typed.unit]) / sizes[unit]).toPrecision(4)));
}
