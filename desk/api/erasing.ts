import type { EraseReason } from "#contract/desk/erase-reasons.ts";
import { call } from "#desk/http/call.ts";

/**
 * The ids of records whose erasure this tab has asked for. Their pages close once the server has erased them. Until
 * then they must not be read again: the answer would be 404.
 */
const erasing = new Set<string>();

/** Whether a query may be read again: its record is not being erased. For `invalidateQueries`. */
export function isNotErased({ queryKey: [, , id] }: { readonly queryKey: readonly unknown[] }): boolean {
  return !erasing.has(String(id));
}

/** Erases a record, and others with it. The event that says so arrives before the answer. */
export async function eraseRecord(
  records: "inbox" | "applicants",
  id: string,
  body: { readonly reason: EraseReason; readonly password: string; readonly alsoIds?: readonly string[] },
): Promise<void> {
  const ids = [id, ...(body.alsoIds ?? [])];
  for (const one of ids) erasing.add(one);
  try {
    await call(`POST /api/${records}/:id/erase`, { id, body });
  } catch (error) {
    for (const one of ids) erasing.delete(one);
    throw error;
  }
}
