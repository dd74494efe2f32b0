const numbers = new Intl.NumberFormat("en-IN");
const rowsOf = (rows: number) => (rows === 1 ? "1 row" : `${numbers.format(rows)} rows`);

export const exportWords = {
  title: "Export as CSV",
  counting: "Counting the rows…",
  button: "Export",
  /** `more`: it was counted up to this number. */
  count: (rows: number, more: boolean) =>
    more
      ? `More than ${rowsOf(rows)} fit. Nothing is exported yet.`
      : `${rowsOf(rows)}. Nothing is exported yet.`,
  none: "Nothing matches these filters, so there is nothing to export.",
  notice:
    "The file holds names, phone numbers and mail addresses. The audit log keeps who exported it and when.",
  view: (name: string) => `View: ${name}`,
  everything: "Everything, without a filter",
  /** The parts of a filter. */
  facts: {
    search: (words: string) => `Found by “${words}”`,
    status: (names: string) => `Status: ${names}`,
    owner: (name: string) => `Owner: ${name}`,
    received: (from: string | undefined, until: string | undefined) =>
      ["Received", from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(" "),
  },
  start: (count: { readonly rows: number; readonly more: boolean } | undefined) =>
    count && !count.more ? `Export ${rowsOf(count.rows)}` : "Export",
  running: "Exporting…",
  progress: (rows: number, total: number | undefined) =>
    total === undefined ? `${rowsOf(rows)} so far` : `${numbers.format(rows)} of ${rowsOf(total)}`,
  saved: (rows: number) => `${rowsOf(rows)} exported.`,
  savedAs: (name: string) => `The file is ${name}, in your browser's downloads.`,
} as const;
