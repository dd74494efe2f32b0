import type { ReactNode } from "react";
import { Empty, Failed, Skeleton } from "../state/state.tsx";
import { DataTable, type DataTableProps } from "./data-table.tsx";

export interface ListTableProps<Row> extends Omit<DataTableProps<Row>, "rows" | "hasMore" | "onMore"> {
  /** From `usePagedList`. */
  readonly list: {
    readonly data: unknown;
    readonly rows: readonly Row[];
    readonly error: Error | null;
    readonly isPending: boolean;
    readonly hasNextPage: boolean;
    readonly refetch: () => unknown;
    readonly readMore: () => void;
  };
  /** What is said when nothing is in it. */
  readonly empty: { readonly title: string; readonly text: string; readonly action?: ReactNode };
}

/** A table that is read page by page, and what stands in its place while it is read, failed or empty. */
export function ListTable<Row>({ list, empty, ...table }: ListTableProps<Row>) {
  const { data, rows, error, isPending, hasNextPage, refetch, readMore } = list;
  return (
    <>
      {error && <Failed error={error} onRetry={refetch} />}
      {isPending && <Skeleton shape="table" />}
      {data !== undefined && rows.length === 0 && (
        <Empty title={empty.title}>
          {empty.text}
          {empty.action}
        </Empty>
      )}
      {rows.length > 0 && <DataTable {...table} rows={rows} hasMore={hasNextPage} onMore={readMore} />}
    </>
  );
}
