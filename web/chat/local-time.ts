const format = { dateStyle: "medium", timeStyle: "short" } as const;
const between = ", ";

/** A moment where the visitor is: "21 Nov 2026, 1:15 pm". */
export function localDateTime(moment: Date): string {
  return moment.toLocaleString("en-IN", format);
}

/** The two halves of what `localDateTime` made. Anything else is all time, on no day. */
export function dayAndTime(localTime: string): { readonly day: string; readonly time: string } {
  const comma = localTime.lastIndexOf(between);
  if (comma < 0) return { day: "", time: localTime };
  return { day: localTime.slice(0, comma), time: localTime.slice(comma + between.length) };
}
