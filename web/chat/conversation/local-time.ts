const format = { dateStyle: "medium", timeStyle: "short" } as const;
const separator = ", ";

/** A moment in the visitor's time zone: "21 Nov 2026, 1:15 pm". */
export function localDateTime(moment: Date): string {
  return moment.toLocaleString("en-IN", format);
}

/** Splits a text of `localDateTime`. Any other text is all time, without a day. */
export function dayAndTime(localTime: string): { readonly day: string; readonly time: string } {
  const comma = localTime.lastIndexOf(separator);
  if (comma < 0) return { day: "", time: localTime };
  return { day: localTime.slice(0, comma), time: localTime.slice(comma + separator.length) };
}
