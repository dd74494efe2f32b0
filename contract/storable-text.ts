import { z } from "zod";

/** A text without U+0000, which PostgreSQL cannot store, and without half surrogate pairs, which no engine can. */
export function storableText() {
  return z.string().overwrite((text) => text.replaceAll("\0", "").toWellFormed());
}
