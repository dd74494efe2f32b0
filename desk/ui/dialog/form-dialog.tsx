import { type FormEvent, type ReactNode, useState } from "react";
import { common } from "#desk/words/common.ts";
import { Alert } from "#web/ui/alert/alert.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { ActionError } from "../state/state.tsx";
import { Dialog, DialogActions, type DialogProps } from "./dialog.tsx";

export interface FormDialogProps extends DialogProps {
  /** The words of the button that submits. */
  readonly submit: string;
  readonly onSubmit: (form: FormData) => void;
  readonly busy?: boolean;
  readonly danger?: boolean | undefined;
  /** Why submitting failed, null if it did not. Left out where it cannot fail, or where a notice says why. */
  readonly error?: Error | null;
  /** The button beside it. By default it cancels. */
  readonly otherButton?: ReactNode;
}

/** A dialog with a form, or one that only asks before something that cannot be taken back. */
export function FormDialog({
  submit,
  onSubmit,
  busy = false,
  danger = false,
  error,
  otherButton,
  children,
  ...dialog
}: FormDialogProps) {
  const [wrong, setWrong] = useState<string>();
  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const control = [...event.currentTarget.elements].find(isWrong);
    setWrong(control && whatIsWrong(control));
    if (control) control.focus();
    else onSubmit(new FormData(event.currentTarget));
  }
  return (
    <Dialog {...dialog}>
      {/* The browser would say what is missing in a bubble that covers the fields. */}
      <form className="dialog-form" noValidate onSubmit={handleSubmit}>
        {wrong && (
          <div role="alert">
            <Alert tone="error">{wrong}</Alert>
          </div>
        )}
        {error !== undefined && <ActionError error={error} />}
        {children}
        <DialogActions>
          <Button type="submit" busy={busy} data-kind={danger ? "danger" : undefined}>
            {submit}
          </Button>
          {otherButton === undefined ? <CancelButton onClick={dialog.onClose} /> : otherButton}
        </DialogActions>
      </form>
    </Dialog>
  );
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isWrong(control: Element): control is Control {
  return "validity" in control && !(control as Control).validity.valid;
}

function whatIsWrong({ labels, validity, validationMessage }: Control): string {
  // Without the star of a required field.
  const label = labels?.[0]?.firstChild?.textContent ?? "";
  return validity.valueMissing ? common.missing(label) : `${label}: ${validationMessage}`;
}

function CancelButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button tone="secondary" onClick={onClick}>
      {common.cancel}
    </Button>
  );
}
