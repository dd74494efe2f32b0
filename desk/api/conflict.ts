import { isConflict } from "#desk/errors/call-error.ts";
import { showConflict } from "#desk/ui/conflict-dialog/conflict-dialog.tsx";
import { showError } from "./notices.ts";

/** What of a record both versions are compared by. */
export type ComparedFields<Item> = readonly {
  readonly label: string;
  readonly of: (item: Item) => string;
}[];

interface Refused<Item extends { readonly version: number }> {
  readonly error: unknown;
  /** The version that the change was made from. */
  readonly version: number;
  /** Reads the record anew; undefined when it is gone. */
  readonly read: () => Promise<Item | undefined>;
  readonly fields: ComparedFields<Item>;
  /** How the current record would look with the change. */
  readonly mine: (current: Item) => Item;
  /** Stores the change over the current version. */
  readonly retry: (current: Item) => void;
  /** Closes the form in which the change was made. Such a form says any other error itself. */
  readonly closeForm?: (() => void) | undefined;
}

/** Lets somebody choose whose change a colleague was faster than; any other error is said in a notice, or by the form. */
export async function resolveConflict<Item extends { readonly version: number }>({
  error,
  version,
  read,
  fields,
  mine,
  retry,
  closeForm,
}: Refused<Item>): Promise<void> {
  const current = isConflict(error) ? await read() : undefined;
  // 409 is also the answer to what the record does not allow: then nobody was faster.
  if (!current || current.version === version) {
    if (!closeForm) showError(error);
    return;
  }
  closeForm?.();
  const own = mine(current);
  showConflict({
    fields: fields.map(({ label, of }) => ({ label, theirs: of(current), mine: of(own) })),
    onUseMine: () => retry(current),
  });
}
