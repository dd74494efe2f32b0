import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { deskLimits } from "#contract/desk/limits.ts";
import { FormDialog } from "#desk/ui/dialog/form-dialog.tsx";
import { SelectField, TextAreaField } from "#desk/ui/form/field.tsx";
import { PasswordField } from "#desk/ui/form/password-field.tsx";
import { common } from "#desk/words/common.ts";

export interface ReasonAndPassword<Reason extends string = string> {
  readonly reason: Reason;
  readonly password: string;
}

export interface ReasonDialogProps<Reason extends string = string> {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly description: ReactNode;
  readonly confirm: string;
  readonly danger?: boolean;
  /** More that is asked, before the reason. */
  readonly children?: ReactNode;
  /** The reasons to choose from, by the names that are stored; without them staff type one. */
  readonly reasons?: Readonly<Record<Reason, string>>;
  /** Runs the action. The dialog closes when it succeeds and says why when it does not. */
  readonly onConfirm: (given: ReasonAndPassword<Reason>) => Promise<unknown>;
}

/** Asks for a reason and the password again, before something that is audited. */
export function ReasonDialog<Reason extends string = string>({
  open,
  onClose,
  confirm,
  onConfirm,
  children,
  reasons,
  ...dialog
}: ReasonDialogProps<Reason>) {
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
      onSubmit={(textOf) =>
        action.mutate({ reason: textOf("reason") as Reason, password: textOf("password") })
      }
    >
      {children}
      {reasons ? <ReasonChoice reasons={reasons} /> : <ReasonField />}
      <PasswordField hint={common.yourPasswordHint} />
    </FormDialog>
  );
}

/** Why a record is erased: of typed words the audit log would keep some of the person's. */
function ReasonChoice({ reasons }: { readonly reasons: Readonly<Record<string, string>> }) {
  return (
    <SelectField label={common.reason} hint={common.reasonHint} name="reason" required defaultValue="">
      <option value="" disabled>
        {common.chooseReason}
      </option>
      {Object.entries(reasons).map(([reason, words]) => (
        <option key={reason} value={reason}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}

/** Why something is done to an applicant, in words that are erased with them. */
export function ReasonField() {
  return (
    <TextAreaField
      label={common.reason}
      hint={common.typedReasonHint}
      name="reason"
      rows={2}
      maxLength={deskLimits.reason}
      required
    />
  );
}
