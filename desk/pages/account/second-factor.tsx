import { useState } from "react";
import { useNewRecoveryCodes, useRemoveMySecondFactor } from "#desk/api/account.ts";
import { useMe } from "#desk/api/session.ts";
import { FormDialog } from "#desk/ui/dialog/form-dialog.tsx";
import { PasswordField } from "#desk/ui/form/password-field.tsx";
import { accountWords as words } from "#desk/words/account.ts";
import { common } from "#desk/words/common.ts";
import { Button } from "#web/ui/button/button.tsx";
import { RecoveryCodes, SecondFactorSetup } from "./second-factor-setup.tsx";

/** Sets a second factor up, removes it, and makes new recovery codes. */
export function SecondFactor() {
  const me = useMe();
  const makeCodes = useNewRecoveryCodes();
  const remove = useRemoveMySecondFactor();
  const [open, setOpen] = useState<"set-up" | "codes" | "remove">();
  const [codes, setCodes] = useState<readonly string[]>();

  const close = () => setOpen(undefined);
  function showCodes({ recoveryCodes }: { readonly recoveryCodes: readonly string[] }): void {
    setCodes(recoveryCodes);
    close();
  }

  return (
    <section className="panel">
      <h2>{words.secondFactor}</h2>
      {open === "set-up" ? (
        <SecondFactorSetup onDone={close} />
      ) : codes ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
      ) : (
        <>
          <p>{me.secondFactor ? words.secondFactorOn(me.recoveryCodesLeft) : words.secondFactorOff}</p>
          <div className="button-row">
            {me.secondFactor ? (
              <>
                <Button tone="secondary" onClick={() => setOpen("codes")}>
                  {words.newCodes}
                </Button>
                {!me.secondFactorRequired && (
                  <Button tone="quiet" onClick={() => setOpen("remove")}>
                    {words.remove}
                  </Button>
                )}
              </>
            ) : (
              <Button onClick={() => setOpen("set-up")}>{words.setUp}</Button>
            )}
          </div>
        </>
      )}
      <PasswordDialog
        open={open === "codes"}
        title={words.newCodes}
        action={makeCodes}
        onClose={close}
        onConfirm={(password) => makeCodes.mutate(password, { onSuccess: showCodes })}
      />
      <PasswordDialog
        open={open === "remove"}
        title={words.removeTitle}
        description={words.removeText}
        action={remove}
        onClose={close}
        onConfirm={(password) => remove.mutate(password, { onSuccess: close })}
      />
    </section>
  );
}

interface PasswordDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly description?: string;
  readonly action: { readonly isPending: boolean; readonly error: Error | null };
  readonly onClose: () => void;
  readonly onConfirm: (password: string) => void;
}

function PasswordDialog({ action, onConfirm, ...dialog }: PasswordDialogProps) {
  return (
    <FormDialog
      {...dialog}
      submit={common.confirm}
      busy={action.isPending}
      error={action.error}
      onSubmit={(textOf) => onConfirm(textOf("password"))}
    >
      <PasswordField />
    </FormDialog>
  );
}
