import type { LengthUnit } from "#contract/loads/packing/units.ts";
import {
  type BoxFields,
  handlingNamed,
  type LoadFields,
  type Measure,
  type TickName,
  tickNames,
} from "./load.ts";

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
    name: "",
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
  return withOwn(rows, index, (own) => ({
    ...own,
    [name]: value,
    typed: { ...own.typed, [name]: undefined },
  }));
}

/**
 * The rows after the goods of one of them were named. What is known of such goods is ticked; the visitor may differ.
 * Another name takes away the ticks of the last one, and none of the visitor's.
 */
export function withName(rows: readonly BoxFields[], index: number, name: string): readonly BoxFields[] {
  return withOwn(rows, index, (own) => {
    const before = handlingNamed(own.name ?? "");
    const now = handlingNamed(name);
    const isOwnTick = (handling: TickName) => own[handling] && !own.tickedByName?.includes(handling);
    const isTicked = (handling: TickName) =>
      isOwnTick(handling) || (now[handling] === before[handling] ? (own[handling] ?? false) : now[handling]);
    return {
      ...own,
      name,
      upright: isTicked("upright"),
      nothingOnTop: isTicked("nothingOnTop"),
      tickedByName: tickNames.filter((handling) => isTicked(handling) && !isOwnTick(handling)),
    };
  });
}

function withOwn(
  rows: readonly BoxFields[],
  index: number,
  change: (own: BoxFields) => BoxFields,
): readonly BoxFields[] {
  const row = rows[index] ?? emptyBox(0);
  return rows.with(index, change(row.isExample ? emptyBox(row.id) : row)).filter((other) => !other.isExample);
}
