/** How many rows are in memory at once: the records of years do not fit. */
const stepRows = 1_000;

/**
 * Reads the rows of a table one after another, by id. A row may be changed before the next is read.
 *
 * @param readAfter reads at most `limit` rows with greater ids, in order.
 */
export async function* rowsInSteps<Row extends { readonly id: string }>(
  readAfter: (id: string, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let last = ""; ; ) {
    const rows = await readAfter(last, stepRows);
    yield* rows;
    if (rows.length < stepRows) return;
    last = rows.at(-1)?.id ?? last;
  }
}
