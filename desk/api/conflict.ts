import { isConflict } from "#desk/errors/call-error.ts";
import { showConflict } from "#desk/ui/conflict-dialog/conflict-dialog.tsx";

/** The fields in which the two versions of a record are compared. */
export type ComparedFields<Item> = readonly {
  readonly label: string;
  readonly of: (item: Item) => string;
}[];

/** A change that a colleague may have been faster than. */
export interface EditConflict<Item extends { readonly version: number }, Input> {
  /** The version that the change was made from. */
  readonly version: number;
  /** Reads the record anew; undefined when it is gone. */
  readonly read: () => Promise<Item | undefined>;
  readonly fields: ComparedFields<Item>;
  /** How the current record would look with the change. */
  readonly applied: (current: Item) => Item;
  /** The change again, over the current version. */
  readonly retryWith: (current: Item) => Input;
}

/**
 * Lets somebody choose between their change and the one of a colleague who was faster.
 *
 * @returns false if nobody was.
 */
export async function resolveConflict<Item extends { readonly version: number }, Input>(
  error: Error,
  { version, read, fields, applied, retryWith }: EditConflict<Item, Input>,
  store: (input: Input) => void,
): Promise<boolean> {
  const current = isConflict(error) ? await read().catch(() => undefined) : undefined;
  // 409 is also the answer to what the record does not allow: then nobody was faster.
  if (!current || current.version === version) return false;
  const own = applied(current);
  showConflict({
    fields: fields.map(({ label, of }) => ({ label, theirs: of(current), mine: of(own) })),
    onUseMine: () => store(retryWith(current)),
  });
  return true;
}
