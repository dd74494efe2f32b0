import { withAsciiDigits } from "#contract/digits.ts";

/** A time of day as people type it, or why it cannot be read. */
export type TypedTime =
  | { readonly kind: "time"; readonly hour: number; readonly minute: number }
  /** "5:30" may be morning or evening. */
  | { readonly kind: "no-half" }
  | { readonly kind: "unread" };

const pattern = /^(\d{1,2})(?:[:. ]?(\d{2}))?\s*(?:([ap])\.?\s*m\.?)?$/;
const unread: TypedTime = { kind: "unread" };

/**
 * Reads "5:30 pm", "5.30pm", "17.30", "1730", "5 pm" or "05:30". Hours from 1 to 12 without am or pm may mean two times,
 * unless a leading zero shows a clock of 24 hours.
 */
export function readTime(text: string): TypedTime {
  const typed = withAsciiDigits(text).trim().toLowerCase();
  if (typed === "noon") return { kind: "time", hour: 12, minute: 0 };
  if (typed === "midnight") return { kind: "time", hour: 0, minute: 0 };
  const [, hours = "", minutes = "0", half] = pattern.exec(typed) ?? [];
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (hours === "" || minute > 59) return unread;
  if (half) {
    if (hour < 1 || hour > 12) return unread;
    return { kind: "time", hour: (hour % 12) + (half === "p" ? 12 : 0), minute };
  }
  if (hour > 23) return unread;
  if (hour >= 1 && hour <= 12 && !hours.startsWith("0")) return { kind: "no-half" };
  return { kind: "time", hour, minute };
}
