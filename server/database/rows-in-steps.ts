import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * How many rows are in memory at once: the records of years do not fit. On SQLite a step stops the process, so other
 * requests are answered between two steps.
 */
const stepRows = 1_000;

/**
 * Reads the rows of a table one after another. A row may be changed before the next is read.
 *
 * @param start the place before the first row.
 * @param readAfter reads at most `limit` rows after a place, in order.
 */
export async function* rowsFrom<Row, Place>(
  start: Place,
  readAfter: (place: Place, limit: number) => Promise<readonly Row[]>,
  placeOf: (row: Row) => Place,
): AsyncGenerator<Row> {
  for (let place = start; ; ) {
    const rows = await readAfter(place, stepRows);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < stepRows) return;
    place = placeOf(last);
    await nextTurn();
  }
}

/** The same by id. */
export function rowsInSteps<Row extends { readonly id: string }>(
  readAfter: (id: string, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  return rowsFrom("", readAfter, ({ id }) => id);
}
