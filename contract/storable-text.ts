import { z } from "zod";

/** A text without U+0000, which PostgreSQL cannot store, and without half surrogate pairs, which no engine can. */
export function storableText() {
  return z.string().overwrite((text) => text.replaceAll("\0", "").toWellFormed());
}

/**
 * The same for a text of several lines, which end with LF. A browser sends them as CRLF in a form, and as LF by script:
 * either way a text has the same length, and the same text is the same.
 */
export function multilineText() {
  return storableText().overwrite((text) => text.replaceAll("\r\n", "\n"));
}
