import { type BoxFields, type LoadFields, measures } from "./load.ts";
import type { LengthUnit } from "./units.ts";

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
      { ...emptyBox(0), ...asFields(large), weight: "18", count: "16", fromExample: measures },
      { ...emptyBox(1), ...asFields(small), weight: "7.5", count: "12", fromExample: measures },
    ],
    total: { volume: "", unit: unit === "cm" ? "m3" : "ft3", weight: "" },
  };
}

function asFields([length, width, height]: Sides) {
  return { length, width, height };
}

/** An empty row. */
export function emptyBox(id: number): BoxFields {
  return { id, length: "", width: "", height: "", weight: "", count: "", upright: false };
}

/** Whether something of the example is left in the boxes. */
export function hasExample({ mode, boxes }: LoadFields): boolean {
  return mode === "boxes" && boxes.some(({ fromExample = [] }) => fromExample.length > 0);
}

/**
 * The fields after a change by hand. What the visitor has not touched stays the example's, so that there is always
 * something to see; once a box is wholly theirs, a box that is wholly the example's no longer counts beside it.
 */
export function withoutUntouched(fields: LoadFields): LoadFields {
  const { boxes } = fields;
  const isOwn = (row: BoxFields) => !row.fromExample?.length && measures.every((name) => row[name] !== "");
  if (!boxes.some(isOwn)) return fields;
  return { ...fields, boxes: boxes.filter((row) => row.fromExample?.length !== measures.length) };
}

/** The fields in another unit. The example is converted; a visitor's own figures were perhaps meant in the new unit. */
export function inUnit(fields: LoadFields, unit: LengthUnit): LoadFields {
  const example = exampleLoad(unit).boxes;
  const boxes = fields.boxes.map((row) => {
    const given = example.find(({ id }) => id === row.id);
    const converted = given ? (row.fromExample ?? []).map((name) => [name, given[name]]) : [];
    return { ...row, ...Object.fromEntries(converted) };
  });
  return { ...fields, unit, boxes };
}
