import { useSyncExternalStore } from "react";
import { Dialog, DialogActions } from "#desk/ui/dialog/dialog.tsx";
import { common } from "#desk/words/common.ts";
import { createStore } from "#web/browser/store.ts";
import { Button } from "#web/ui/button/button.tsx";
import "./conflict-dialog.css";

export interface ConflictingField {
  readonly label: string;
  readonly theirs: string;
  readonly mine: string;
}

export interface Conflict {
  readonly fields: readonly ConflictingField[];
  /** Stores one's own version over the current one. */
  readonly onUseMine: () => void;
}

const shown = createStore<Conflict | undefined>(undefined);

/** Shows that a colleague changed the same record meanwhile, with both versions; undefined: no longer. */
export const showConflict = shown.set;

/** The dialog of `showConflict`; once, in the shell. */
export function ConflictDialog() {
  const conflict = useSyncExternalStore(shown.subscribe, shown.read);
  const close = () => showConflict(undefined);

  function useMine(): void {
    close();
    conflict?.onUseMine();
  }

  return (
    <Dialog
      open={conflict !== undefined}
      onClose={close}
      title={common.conflictTitle}
      description={common.conflictText}
    >
      <table className="conflict">
        <thead>
          <tr>
            <td />
            <th scope="col">{common.theirs}</th>
            <th scope="col">{common.yours}</th>
          </tr>
        </thead>
        <tbody>
          {conflict?.fields.map(({ label, theirs, mine }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{theirs}</td>
              <td data-differs={theirs !== mine || undefined}>{mine}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <DialogActions>
        <Button onClick={useMine}>{common.conflictUseMine}</Button>
        <Button tone="secondary" onClick={close}>
          {common.conflictKeepTheirs}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
