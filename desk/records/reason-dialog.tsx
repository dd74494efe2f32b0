import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useEffect } from "react";
import { explain } from "#desk/api/call.ts";
import { Dialog, DialogActions } from "#desk/ui/dialog/dialog.tsx";
import { common } from "#desk/words/common.ts";
import { AlertRegion } from "#web/ui/alert/alert.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { TextAreaField, TextField } from "#web/ui/field/field.tsx";

export interface ReasonAndPassword {
  readonly reason: string;
  readonly password: string;
}

export interface ReasonDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description: ReactNode;
  readonly confirm: string;
  readonly danger?: boolean;
  /** Runs the action. The dialog closes when it succeeds and says why when it does not. */
  readonly onConfirm: (given: ReasonAndPassword) => Promise<unknown>;
}

/** Asks for a reason and the password again, before something that is audited. */
export function ReasonDialog({
  open,
  onClose,
  title,
  description,
  confirm,
  danger,
  onConfirm,
}: ReasonDialogProps) {
  const action = useMutation({ mutationFn: onConfirm, onSuccess: onClose });
  const { reset } = action;
  useEffect(() => {
    if (open) reset();
  }, [open, reset]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    action.mutate({ reason: String(form.get("reason")), password: String(form.get("password")) });
  }

  return (
    <Dialog open={open} onClose={onClose} title={title} description={description}>
      <form className="dialog-form" onSubmit={submit}>
        <AlertRegion alert={action.error ? { tone: "error", text: explain(action.error) } : undefined} />
        <TextAreaField
          label={common.reason}
          hint={common.reasonHint}
          name="reason"
          rows={2}
          maxLength={500}
          required
        />
        <TextField
          label={common.yourPassword}
          hint={common.yourPasswordHint}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <DialogActions>
          <Button type="submit" busy={action.isPending} data-kind={danger ? "danger" : undefined}>
            {confirm}
          </Button>
          <Button tone="secondary" onClick={onClose}>
            {common.cancel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
