import { kindLimit } from "#contract/loads/packing/load.ts";
import type { LengthUnit } from "#contract/loads/packing/units.ts";
import { inUnit } from "./change-unit.ts";
import { emptyBox } from "./example-load.ts";
import { type BoxFields, type LoadFields, measures } from "./load.ts";

/** Boxes that the visitor took away, with what is needed to bring them back. */
export interface RemovedBoxes {
  readonly rows: readonly BoxFields[];
  readonly index: number;
  /** In which their sides are. */
  readonly unit: LengthUnit;
}

/**
 * The fields with the removed boxes back in their place, beside what was typed since. Undefined if there is no room for
 * them, or if they are the example's and the visitor has a load of their own.
 */
export function withRemoved(fields: LoadFields, removed: RemovedBoxes): LoadFields | undefined {
  const kept = fields.boxes.filter((row) => !isEmpty(row));
  const { rows, index, unit } = removed;
  const isOwn = kept.some((row) => !row.isExample);
  if (kept.length + rows.length > kindLimit || (isOwn && rows.some((row) => row.isExample))) return undefined;
  const lastId = Math.max(...[...kept, ...rows].map(({ id }) => id));
  const back = inUnit({ ...fields, boxes: rows, unit }, fields.unit).boxes.map((row, place) =>
    kept.some(({ id }) => id === row.id) ? { ...row, id: lastId + 1 + place } : row,
  );
  return { ...fields, boxes: kept.toSpliced(index, 0, ...back) };
}

/** Whether nothing was entered into the row. */
export function isEmpty(row: BoxFields): boolean {
  const empty = emptyBox(row.id);
  return !row.name && measures.every((name) => row[name] === empty[name] || row[name] === "");
}
