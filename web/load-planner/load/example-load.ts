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
  return {
    id,
    length: "",
    width: "",
    height: "",
    weight: "",
    count: "",
    upright: false,
    nothingOnTop: false,
  };
}

/** How much of the boxes is the example's. */
export function exampleIn({ mode, boxes }: LoadFields): "all" | "some" | "none" {
  if (mode === "total" || boxes.every(({ fromExample = [] }) => fromExample.length === 0)) return "none";
  return boxes.some(isOwn) ? "some" : "all";
}

/**
 * The fields after a change by hand. Once a box has a figure of the visitor's, boxes that are wholly the example's no
 * longer count beside it. The rest of that box stays the example's, so that there is always something to see.
 */
export function withoutUntouched(fields: LoadFields): LoadFields {
  const { boxes } = fields;
  if (!boxes.some(isOwn)) return fields;
  return { ...fields, boxes: boxes.filter((row) => row.fromExample?.length !== measures.length) };
}

/** Whether a figure of the box is the visitor's. */
function isOwn({ fromExample = [], ...row }: BoxFields): boolean {
  return measures.some((name) => row[name] !== "" && !fromExample.includes(name));
}
