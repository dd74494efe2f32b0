import type { LengthUnit } from "#contract/loads/packing/units.ts";
import type { BoxFields, LoadFields, Measure } from "./load.ts";

type Sides = readonly [length: string, width: string, height: string];

/** The form's first values, so that there is something to see. Any load would do. */
const exampleSides: Readonly<Record<LengthUnit, readonly [Sides, Sides]>> = {
  ft: [
    ["2", "1.5", "1.5"],
    ["1.5", "1", "1"],
  ],
  in: [
    ["24", "18", "18"],
    ["18", "12", "12"],
  ],
  cm: [
    ["60", "45", "45"],
    ["45", "30", "30"],
  ],
};

/** The example in the given unit. */
export function exampleLoad(unit: LengthUnit): LoadFields {
  const [large, small] = exampleSides[unit];
  return {
    mode: "boxes",
    unit,
    boxes: [
      { ...emptyBox(0), ...asFields(large), weight: "18", count: "16", isExample: true },
      { ...emptyBox(1), ...asFields(small), weight: "7.5", count: "12", isExample: true },
    ],
    total: { volume: "", unit: unit === "cm" ? "m3" : "ft3", weight: "" },
  };
}

function asFields([length, width, height]: Sides) {
  return { length, width, height };
}

/** An empty row: one box, of which nothing is known. */
export function emptyBox(id: number): BoxFields {
  return {
    id,
    length: "",
    width: "",
    height: "",
    weight: "",
    count: "1",
    upright: false,
    nothingOnTop: false,
  };
}

/** Whether the load is the example's. */
export function isExample({ mode, boxes }: LoadFields): boolean {
  return mode === "boxes" && boxes.some((row) => row.isExample);
}

/**
 * The rows after a figure was typed in one of them. No box of the example stays, and no other figure of one: a load that
 * is half the example's is nobody's.
 */
export function withFigure(
  rows: readonly BoxFields[],
  index: number,
  name: Measure,
  value: string,
): readonly BoxFields[] {
  const row = rows[index] ?? emptyBox(0);
  const own = row.isExample ? emptyBox(row.id) : row;
  return rows
    .with(index, { ...own, [name]: value, typed: { ...own.typed, [name]: undefined } })
    .filter((other) => !other.isExample);
}
