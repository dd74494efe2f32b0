import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useRef } from "react";
import { DeskLink } from "#desk/navigation/link.tsx";
import { common } from "#desk/words/common.ts";
import { useLoadMore } from "./use-load-more.ts";
import "./data-table.css";

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  /** The header is for screen readers only, as above a column of buttons. */
  readonly hidesHeader?: boolean;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: "end";
  /** As wide as its content, instead of taking its share. */
  readonly narrow?: boolean;
  /** Left out where `detailOf` stands below the first cell. */
  readonly wideOnly?: boolean;
}

export interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Where a row leads: its first cell becomes a link, and the whole row takes a press. */
  readonly linkOf?: (row: Row) => string;
  /** On narrow screens, what of the columns that are `wideOnly` stands below the first cell. */
  readonly detailOf?: (row: Row) => ReactNode;
  readonly selection?: {
    readonly selected: ReadonlySet<string>;
    readonly onToggle: (key: string) => void;
    /** Gets all keys, or none if all were selected. */
    readonly onSelect: (keys: ReadonlySet<string>) => void;
    readonly allLabel: string;
    readonly labelOf: (row: Row) => string;
  };
  readonly hasMore?: boolean;
  readonly onMore?: () => void;
}

/** Before a row is measured, in pixels. */
const estimatedRow = 48;

/**
 * A table of any length: only the rows near the window are in the document. On a phone each row is a card. The roles
 * are explicit because browsers drop a table's own when its rows are laid out as blocks.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  linkOf,
  detailOf,
  selection,
  hasMore = false,
  onMore,
}: DataTableProps<Row>) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedRow,
    overscan: 12,
  });
  const shown = virtual.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  const above = shown[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (shown.at(-1)?.end ?? 0);

  const areAllSelected = rows.every((row) => selection?.selected.has(keyOf(row)));

  useLoadMore({ hasMore, count: rows.length, last, onMore });

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <section className="data-table" ref={scroller} tabIndex={0} aria-label={label}>
      <table
        role="table"
        aria-label={label}
        aria-rowcount={hasMore ? -1 : rows.length + 1}
        data-compact={detailOf !== undefined || undefined}
      >
        <thead role="rowgroup">
          <tr role="row">
            {selection && (
              <th role="columnheader" scope="col" data-narrow className="data-table__check">
                <input
                  type="checkbox"
                  className="check"
                  checked={areAllSelected}
                  onChange={() => selection.onSelect(new Set(areAllSelected ? [] : rows.map(keyOf)))}
                  aria-label={selection.allLabel}
                />
                <span className="visually-hidden">{common.selection}</span>
              </th>
            )}
            {columns.map(({ id, header, hidesHeader, align, narrow, wideOnly }) => (
              <th
                key={id}
                role="columnheader"
                scope="col"
                data-align={align}
                data-narrow={narrow || undefined}
                data-wide-only={wideOnly || undefined}
              >
                {hidesHeader ? <span className="visually-hidden">{header}</span> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          <Spacer height={above} />
          {shown.map(({ index }) => {
            const row = rows[index];
            if (row === undefined) return null;
            const key = keyOf(row);
            const to = linkOf?.(row);
            return (
              <tr
                key={key}
                role="row"
                ref={virtual.measureElement}
                data-index={index}
                aria-rowindex={index + 2}
                data-selected={selection?.selected.has(key) || undefined}
                data-linked={to !== undefined || undefined}
              >
                {selection && (
                  <td role="cell" className="data-table__check">
                    <input
                      type="checkbox"
                      className="check"
                      checked={selection.selected.has(key)}
                      onChange={() => selection.onToggle(key)}
                      aria-label={selection.labelOf(row)}
                    />
                  </td>
                )}
                {columns.map(({ id, header, hidesHeader, cell, align, narrow, wideOnly }, column) => (
                  <td
                    key={id}
                    role="cell"
                    data-label={hidesHeader ? "" : header}
                    data-align={align}
                    data-narrow={narrow || undefined}
                    data-wide-only={wideOnly || undefined}
                  >
                    {column === 0 && to !== undefined ? (
                      <DeskLink to={to} className="data-table__link">
                        {cell(row)}
                      </DeskLink>
                    ) : (
                      cell(row)
                    )}
                    {column === 0 && detailOf && <span className="data-table__detail">{detailOf(row)}</span>}
                  </td>
                ))}
              </tr>
            );
          })}
          <Spacer height={below} />
        </tbody>
      </table>
    </section>
  );
}

/** Stands for the rows that are not in the document. */
function Spacer({ height }: { readonly height: number }) {
  return height > 0 ? <tr style={{ height }} /> : null;
}
