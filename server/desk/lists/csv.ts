import { Readable } from "node:stream";
import { stringify } from "csv-stringify/sync";
import type { FastifyReply } from "fastify";

/** The columns of a table in order, each with its header and a function for its values. */
export type CsvColumns<Item> = Readonly<Record<string, (item: Item) => string | number | null | undefined>>;

/**
 * Sends a table as CSV page by page, so that memory stays small. Values that a spreadsheet would take for a formula get
 * a leading apostrophe. The file ends only after `onEnd`.
 *
 * @param onEnd gets how many rows were sent, and whether these are all: no error or cancel came between.
 */
export function sendCsv<Item>(
  reply: FastifyReply,
  name: string,
  columns: CsvColumns<Item>,
  pages: AsyncIterable<readonly Item[]>,
  onEnd: (rows: number, isComplete: boolean) => Promise<void>,
): FastifyReply {
  const options = {
    escape_formulas: true,
    // A spreadsheet may skip a line feed before a formula, and `escape_formulas` does not look behind one.
    cast: { string: (value: string) => (value.startsWith("\n") ? `'${value}` : value) },
    record_delimiter: "windows",
  } as const;
  const values = Object.values(columns);
  async function* lines() {
    let [rows, isComplete] = [0, false];
    try {
      // The byte order mark tells Excel that the file is UTF-8.
      yield `\ufeff${stringify([Object.keys(columns)], options)}`;
      for await (const page of pages) {
        rows += page.length;
        yield stringify(
          page.map((item) => values.map((value) => value(item))),
          options,
        );
      }
      isComplete = true;
    } finally {
      await onEnd(rows, isComplete);
    }
  }
  return reply
    .type("text/csv; charset=utf-8")
    .header("content-disposition", `attachment; filename="${name}"`)
    .send(Readable.from(lines()));
}
