import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { deskLimits } from "#contract/desk/limits.ts";
import { FormDialog } from "#desk/ui/dialog/form-dialog.tsx";
import { TextAreaField } from "#desk/ui/form/field.tsx";
import { PasswordField } from "#desk/ui/form/password-field.tsx";
import { common } from "#desk/words/common.ts";

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
  /** More that is asked, before the reason. */
  readonly children?: ReactNode;
  /** Runs the action. The dialog closes when it succeeds and says why when it does not. */
  readonly onConfirm: (given: ReasonAndPassword) => Promise<unknown>;
}

/** Asks for a reason and the password again, before something that is audited. */
export function ReasonDialog({ open, onClose, confirm, onConfirm, children, ...dialog }: ReasonDialogProps) {
  const action = useMutation({ mutationFn: onConfirm, onSuccess: onClose });
  const { reset } = action;
  useEffect(() => {
    if (open) reset();
  }, [open, reset]);

  return (
    <FormDialog
      {...dialog}
      open={open}
      onClose={onClose}
      submit={confirm}
      busy={action.isPending}
      error={action.error}
      onSubmit={(textOf) => action.mutate({ reason: textOf("reason"), password: textOf("password") })}
    >
      {children}
      <ReasonField />
      <PasswordField hint={common.yourPasswordHint} />
    </FormDialog>
  );
}

/** Why something is done, for the audit log. */
export function ReasonField() {
  return (
    <TextAreaField
      label={common.reason}
      hint={common.reasonHint}
      name="reason"
      rows={2}
      maxLength={deskLimits.reason}
      required
    />
  );
}
