import type { ComponentProps, ReactNode } from "react";
import { common } from "#desk/words/common.ts";
import { Button } from "#web/ui/button/button.tsx";
import { DeskForm } from "../form/desk-form.tsx";
import { ActionError } from "../state/state.tsx";
import { Dialog, DialogActions, type DialogProps } from "./dialog.tsx";

export interface FormDialogProps extends DialogProps {
  /** The words of the button that submits. */
  readonly submit: string;
  readonly onSubmit: ComponentProps<typeof DeskForm>["onSubmit"];
  readonly busy?: boolean;
  readonly danger?: boolean | undefined;
  /** Why submitting failed, null if it did not. Left out where it cannot fail, or where a notice says why. */
  readonly error?: Error | null;
  /** What can be done instead of submitting. */
  readonly alternative?: ReactNode;
  /** There is nothing left to cancel: the button that submits closes. */
  readonly isOver?: boolean;
  /** Deletes what the form changes; left out for what is new or has to stay. */
  readonly deletion?: { readonly run: () => void; readonly busy: boolean } | undefined;
}

/** A dialog with a form, or one that only asks before something that cannot be taken back. */
export function FormDialog({
  submit,
  onSubmit,
  busy = false,
  danger = false,
  error,
  alternative,
  isOver = false,
  deletion,
  children,
  ...dialog
}: FormDialogProps) {
  return (
    <Dialog {...dialog}>
      <DeskForm className="stack" onSubmit={onSubmit}>
        {error !== undefined && <ActionError error={error} />}
        {children}
        <DialogActions>
          <Button type="submit" busy={busy} data-kind={danger ? "danger" : undefined}>
            {submit}
          </Button>
          {alternative}
          {!isOver && (
            <Button tone="secondary" onClick={dialog.onClose}>
              {common.cancel}
            </Button>
          )}
          {deletion && (
            <Button tone="quiet" className="dialog__delete" busy={deletion.busy} onClick={deletion.run}>
              {common.delete}
            </Button>
          )}
        </DialogActions>
      </DeskForm>
    </Dialog>
  );
}
