import type { FastifyInstance, FastifyReply } from "fastify";
import type { ExportCount, StaffName } from "#contract/desk/common.ts";
import { partOf, type RecordKind } from "#contract/desk/kinds.ts";
import type { Database } from "../../database/database.ts";
import { recordNames } from "../../records/record-names.ts";
import { type SignedInStaff, staffNames } from "../accounts/staff.repository.ts";
import { type CsvColumns, sendCsv } from "./csv.ts";
import { countAll, type ListSource, readAll } from "./list-page.ts";

interface Exported<Row, Item, Filter> {
  readonly kind: RecordKind;
  readonly columns: CsvColumns<{ readonly row: Row; readonly item: Item }>;
  readonly source: (staff: SignedInStaff, filter: Filter) => ListSource<Row>;
  readonly itemOf: (row: Row, names: ReadonlyMap<string, StaffName>, staff: SignedInStaff) => Item;
}

interface ExportRequest<Filter> {
  readonly staff: SignedInStaff;
  readonly query: Filter;
}

/** The two calls that export a list: the file, and how many rows it would have. */
export function createExport<
  Row extends { readonly id: string },
  Item,
  Filter extends { readonly q?: string | undefined },
>(app: FastifyInstance, database: Database, { kind, columns, source, itemOf }: Exported<Row, Item, Filter>) {
  const part = partOf[kind];
  async function* pages({ staff, query }: ExportRequest<Filter>) {
    const names = await staffNames(database.kysely);
    for await (const rows of readAll(database, query.q, source(staff, query)))
      yield rows.map((row) => ({ row, item: itemOf(row, names, staff) }));
  }
  return {
    count: ({ staff, query }: ExportRequest<Filter>): Promise<ExportCount> =>
      countAll(database, query.q, source(staff, query)),
    async send(request: ExportRequest<Filter> & { readonly reply: FastifyReply }): Promise<FastifyReply> {
      const { id } = request.staff;
      // Audited before the first row leaves, so that a crash hides nothing.
      await app.change(id, async ({ audit }) => audit({ action: `${part}.export`, subjectId: part }));
      const name = `${recordNames[kind].exportName}.csv`;
      return sendCsv(request.reply, name, columns, pages(request), (rows, isComplete) => {
        const detail = { rows, whole: isComplete };
        return app.change(id, async ({ audit }) =>
          audit({ action: `${part}.exported`, subjectId: part, detail }),
        );
      });
    },
  };
}
