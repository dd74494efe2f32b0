const numbers = new Intl.NumberFormat("en-IN");
const rowsOf = (rows: number) => (rows === 1 ? "1 row" : `${numbers.format(rows)} rows`);

export const exportWords = {
  title: "Export as CSV",
  counting: "Counting the rows…",
  /** `more`: it was counted up to this number. */
  count: (rows: number, more: boolean) =>
    more ? `More than ${rowsOf(rows)} will be exported.` : `${rowsOf(rows)} will be exported.`,
  none: "Nothing fits these filters, so there is nothing to export.",
  notice:
    "The file holds names, phone numbers and mail addresses. The audit log keeps who exported it and when.",
  filter: "What is exported",
  everything: "Everything, without a filter",
  /** The parts of a filter. */
  facts: {
    search: (words: string) => `Found by “${words}”`,
    status: (names: string) => `Status: ${names}`,
    owner: (name: string) => `Owner: ${name}`,
    received: (from: string | undefined, until: string | undefined) =>
      ["Received", from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(" "),
  },
  start: "Export",
  running: "Exporting…",
  progress: (rows: number, total: number | undefined) =>
    total === undefined ? `${rowsOf(rows)} so far` : `${numbers.format(rows)} of ${rowsOf(total)}`,
  saved: (name: string, rows: number) => `${name} is saved: ${rowsOf(rows)}.`,
} as const;
