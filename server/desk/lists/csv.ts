import { Readable } from "node:stream";
import { stringify } from "csv-stringify/sync";
import type { FastifyReply } from "fastify";

export type CsvRow = Readonly<Record<string, string | number | null>>;

/**
 * Sends a table as CSV while it is read, a page at a time, so that memory stays small. Values that a spreadsheet would
 * take for a formula get a leading apostrophe.
 *
 * @param pages ends with the last page. Each has the columns of the first row.
 */
export function sendCsv(
  reply: FastifyReply,
  name: string,
  columns: readonly string[],
  pages: AsyncIterable<readonly CsvRow[]>,
): FastifyReply {
  const options = { columns: [...columns], escape_formulas: true, record_delimiter: "windows" } as const;
  async function* lines() {
    // The byte order mark tells Excel that it is UTF-8.
    yield `\ufeff${stringify([], { ...options, header: true })}`;
    for await (const page of pages) if (page.length > 0) yield stringify([...page], options);
  }
  return reply
    .type("text/csv; charset=utf-8")
    .header("content-disposition", `attachment; filename="${name}"`)
    .send(Readable.from(lines()));
}
