import { formatMoment } from "#content/format/english-date.ts";

const separator = ", ";

/** A moment in the visitor's time zone: "Sat 21 Nov 2026, 1:15 PM". */
export function localDateTime(moment: Date): string {
  return formatMoment(moment, true);
}

/** Splits a text of `localDateTime`. Any other text is all time, without a day. */
export function dayAndTime(localTime: string): { readonly day: string; readonly time: string } {
  const comma = localTime.lastIndexOf(separator);
  if (comma < 0) return { day: "", time: localTime };
  return { day: localTime.slice(0, comma), time: localTime.slice(comma + separator.length) };
}
