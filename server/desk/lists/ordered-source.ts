import { type SelectQueryBuilder, sql } from "kysely";
import type { Tables } from "../../database/tables.ts";
import type { RecordTable } from "../../record-kinds.ts";
import { isAfter, type ListPlace } from "./cursor.ts";
import type { ListSource } from "./list-page.ts";

export type Records<Table extends RecordTable> = SelectQueryBuilder<Tables, Table, object>;

interface OrderedList<Table extends RecordTable, Row> {
  readonly table: Table;
  /** The column of the order; rows with the same value are in the order of their ids. */
  readonly column: string & keyof Tables[Table];
  readonly direction: "asc" | "desc";
  /** What the filters let through. */
  readonly filtered: Records<Table>;
  /** The same in parts, each read by its own index; their rows are then merged. */
  readonly parts?: readonly Records<Table>[];
  /** Adds the columns of a row. */
  readonly itemRows: (records: Records<Table>) => { execute(): Promise<Row[]> };
}

/** A list that is read in the order of a column. */
export function orderedSource<Table extends RecordTable, Row extends { readonly id: string }>({
  table,
  column,
  direction,
  filtered,
  parts = [filtered],
  itemRows,
}: OrderedList<Table, Row>): ListSource<Row> {
  const columns = { key: `${table}.${column}`, id: `${table}.id` };
  const key = sql.ref<string>(columns.key);
  const id = sql.ref<string>(columns.id);
  const after = (records: Records<Table>, place: ListPlace | undefined) =>
    place ? records.where(isAfter(place, columns, direction)) : records;
  const placeOf = (row: Row): ListPlace => ({
    key: (row as Readonly<Record<string, unknown>>)[column]?.toString() ?? "",
    id: row.id,
  });
  return {
    table,
    async readAfter(place, limit) {
      const pages = await Promise.all(
        parts.map((part) =>
          itemRows(after(part, place).orderBy(key, direction).orderBy(id, direction).limit(limit)).execute(),
        ),
      );
      if (pages.length === 1) return pages.flat();
      const sign = direction === "desc" ? -1 : 1;
      return pages
        .flat()
        .sort((a, b) => sign * compare(placeOf(a), placeOf(b)))
        .slice(0, limit);
    },
    readIds: (ids) => itemRows(filtered.where(id, "in", ids)).execute(),
    searched: (place) =>
      after(filtered, place)
        .select([id.as("id"), sql.ref(`${table}.received_at`).as("received_at")])
        .select(sql.ref(`${table}.search`).as("search")),
    placeOf,
    ids: () => filtered.select(id.as("id")),
  };
}

function compare(a: ListPlace, b: ListPlace): number {
  if (a.key !== b.key) return a.key < b.key ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
