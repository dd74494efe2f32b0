import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * How many rows are in memory at once: the records of years do not fit. On SQLite a step stops the process, so other
 * requests are answered between two steps.
 */
const defaultStepRows = 1_000;

/**
 * Reads the rows of a table one after another. A row may be changed before the next is read.
 *
 * @param start the position before the first row.
 * @param readAfter reads at most `limit` rows after a position, in order.
 */
export async function* rowsFrom<Row, Position>(
  start: Position,
  readAfter: (position: Position, limit: number) => Promise<readonly Row[]>,
  positionOf: (row: Row) => Position,
  stepRows = defaultStepRows,
): AsyncGenerator<Row> {
  for (let position = start; ; ) {
    const rows = await readAfter(position, stepRows);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < stepRows) return;
    position = positionOf(last);
    await nextTurn();
  }
}

/** The same by id. */
export function rowsInSteps<Row extends { readonly id: string }>(
  readAfter: (id: string, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  return rowsFrom("", readAfter, ({ id }) => id);
}
