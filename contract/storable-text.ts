import { z } from "zod";

/**
 * PostgreSQL cannot store U+0000, and neither engine can store half a surrogate pair. Nobody types either of them.
 */
export function storableText() {
  return z.string().overwrite((text) => text.replaceAll("\0", "").toWellFormed());
}
