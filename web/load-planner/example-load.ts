import type { BoxFields, LoadFields } from "./load.ts";
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
      { ...emptyBox(0), ...asFields(large), weight: "18", count: "16" },
      { ...emptyBox(1), ...asFields(small), weight: "7.5", count: "12" },
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

/**
 * The example after its first change by hand: only what the visitor typed is left, so that no box or weight of the
 * example counts as theirs. There is one box of a kind until they say how many.
 */
export function withoutExample(example: LoadFields, changed: LoadFields): LoadFields {
  const typed = changed.boxes.flatMap((row) => {
    const given = example.boxes.find(({ id }) => id === row.id);
    if (!given || given === row) return [];
    const own = Object.entries(row).filter(([name, value]) => given[name as keyof BoxFields] !== value);
    return [{ ...emptyBox(row.id), count: "1", ...Object.fromEntries(own) }];
  });
  return { ...changed, boxes: typed.length > 0 ? typed : [emptyBox(changed.boxes[0]?.id ?? 0)] };
}
