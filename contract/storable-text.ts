import { z } from "zod";

/** PostgreSQL cannot store U+0000, and neither engine half a surrogate pair. Nobody types either. */
export function storableText() {
  return z.string().overwrite((text) => text.replaceAll("\0", "").toWellFormed());
}
