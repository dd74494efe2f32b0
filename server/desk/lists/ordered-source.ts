import { type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { Tables } from "../../database/tables.ts";
import type { RecordTable } from "../../records/record-names.ts";
import { comparePositions, isAfter, type ListPosition } from "./cursor.ts";
import { indexedTime } from "./indexed-time.ts";
import type { ListSource } from "./list-page.ts";

export type Records<Table extends RecordTable> = SelectQueryBuilder<Tables, Table, object>;

/** A part of a list's rows that an index of its own has in the list's order. */
interface Partition<Table extends RecordTable> {
  readonly records: Records<Table>;
  readonly column: string & keyof Tables[Table];
  /** The values of this column are those of the list's column with this prefix. */
  readonly prefix: string;
}

interface OrderedList<Table extends RecordTable, Row> {
  readonly table: Table;
  /** The column of the order; rows with the same value are ordered by id. */
  readonly column: string & keyof Tables[Table];
  readonly direction: "asc" | "desc";
  readonly filtered: Records<Table>;
  /** The same rows in partitions. Each is read by its own query, and the results are merged. */
  readonly partitions?: readonly Partition<Table>[];
  /** Adds the columns of a row. */
  readonly itemRows: (records: Records<Table>) => { execute(): Promise<Row[]> };
}

/** A list that is read in the order of a column. */
export function orderedSource<Table extends RecordTable, Row extends { readonly id: string }>({
  table,
  column,
  direction,
  filtered,
  partitions = [{ records: filtered, column, prefix: "" }],
  itemRows,
}: OrderedList<Table, Row>): ListSource<Row> {
  const id = sql.ref<string>(`${table}.id`);
  const after = ({ records, column, prefix }: Partition<Table>, position: ListPosition | undefined) => {
    const columns = { key: `${table}.${column}`, id: `${table}.id` };
    return position
      ? records.where(isAfter({ key: prefix + position.key, id: position.id }, columns, direction))
      : records;
  };
  const keyOf = (partition: Partition<Table>) => sql.ref<string>(`${table}.${partition.column}`);
  const positionOf = (row: Row): ListPosition => ({
    key: (row as Readonly<Record<string, unknown>>)[column]?.toString() ?? "",
    id: row.id,
  });
  return {
    table,
    async readAfter(position, limit) {
      const pages = await Promise.all(
        partitions.map((partition) =>
          itemRows(
            after(partition, position)
              .orderBy(keyOf(partition), direction)
              .orderBy(id, direction)
              .limit(limit),
          ).execute(),
        ),
      );
      if (pages.length === 1) return pages.flat();
      const sign = direction === "desc" ? -1 : 1;
      return pages
        .flat()
        .sort((a, b) => sign * comparePositions(positionOf(a), positionOf(b)))
        .slice(0, limit);
    },
    readIds(ids, except) {
      const records = filtered.where(id, "in", ids);
      return itemRows(except ? records.where(sql<SqlBool>`${except} is not true`) : records).execute();
    },
    readNewest(condition, position, limit) {
      const records = filtered.where(condition);
      const next = position
        ? records.where(sql<SqlBool>`(${indexedTime}, ${id}) < (${position.key}, ${position.id})`)
        : records;
      return itemRows(next.orderBy(indexedTime, "desc").orderBy(id, "desc").limit(limit)).execute();
    },
    searched: (position) =>
      after({ records: filtered, column, prefix: "" }, position)
        .select([id.as("id"), sql.ref(`${table}.received_at`).as("received_at")])
        .select(sql.ref(`${table}.search`).as("search")),
    positionOf,
    idsByPartition: () =>
      partitions.map((partition) =>
        partition.records.select(id.as("id")).orderBy(keyOf(partition), direction),
      ),
  };
}
