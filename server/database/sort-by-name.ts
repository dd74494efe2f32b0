const indianEnglish = new Intl.Collator("en-IN");

/**
 * Sorts rows by the texts in some columns, as people read names: capitals and accents decide only between names that
 * are otherwise the same, ids between equal ones. Only for lists that are read whole. Databases differ here: SQLite
 * compares bytes, PostgreSQL by the locale that its database was made with.
 */
export function sortByName<Column extends string, Row extends Readonly<Record<Column | "id", string>>>(
  rows: readonly Row[],
  ...columns: readonly Column[]
): Row[] {
  return rows.toSorted((one, other) => {
    for (const column of [...columns, "id"] as const) {
      const order = indianEnglish.compare(one[column], other[column]);
      if (order !== 0) return order;
    }
    return 0;
  });
}
