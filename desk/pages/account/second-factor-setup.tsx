import type { SecondFactorOffer } from "#contract/desk/session.ts";
import { useConfirmSecondFactor, useOfferSecondFactor } from "#desk/api/account.ts";
import { useInvalidate } from "#desk/api/invalidate.ts";
import { TextField } from "#desk/ui/form/field.tsx";
import { LargeForm } from "#desk/ui/form/large-form.tsx";
import { PasswordField } from "#desk/ui/form/password-field.tsx";
import { ActionError } from "#desk/ui/state/state.tsx";
import { copyText } from "#desk/ui/toast/copy-text.ts";
import { secondFactorWords as words } from "#desk/words/sign-in.ts";
import { Button } from "#web/ui/button/button.tsx";
import "./second-factor-setup.css";

/** Sets up the second factor in three steps: the password, the app's code, the recovery codes. */
export function SecondFactorSetup({ onDone }: { readonly onDone?: () => void }) {
  const invalidate = useInvalidate("session");
  const offer = useOfferSecondFactor();
  const confirm = useConfirmSecondFactor();

  async function finish(): Promise<void> {
    await invalidate();
    onDone?.();
  }

  if (confirm.data) return <RecoveryCodes codes={confirm.data.recoveryCodes} onDone={finish} />;
  if (offer.data) {
    return (
      <ConfirmStep
        offer={offer.data}
        busy={confirm.isPending}
        error={confirm.error}
        onSubmit={confirm.mutate}
      />
    );
  }
  return <PasswordStep busy={offer.isPending} error={offer.error} onSubmit={offer.mutate} />;
}

interface StepProps {
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onSubmit: (value: string) => void;
}

function PasswordStep({ busy, error, onSubmit }: StepProps) {
  return (
    <LargeForm onSubmit={(textOf) => onSubmit(textOf("password"))}>
      <p>{words.passwordStep}</p>
      <ActionError error={error} />
      <PasswordField />
      <Button type="submit" busy={busy}>
        {words.start}
      </Button>
    </LargeForm>
  );
}

function ConfirmStep({ offer, busy, error, onSubmit }: StepProps & { readonly offer: SecondFactorOffer }) {
  const { size, path } = offer.qr;
  return (
    <LargeForm onSubmit={(textOf) => onSubmit(textOf("code"))}>
      <p>{words.scan}</p>
      <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words.qrLabel}>
        <path d={path} />
      </svg>
      <p className="qr__key">
        {words.typeInstead} <code>{offer.secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
      </p>
      <p>{words.confirm}</p>
      <ActionError error={error} />
      <TextField
        label={words.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        minLength={6}
        required
      />
      <Button type="submit" busy={busy}>
        {words.submit}
      </Button>
    </LargeForm>
  );
}

/** Shows the recovery codes, which cannot be shown again. */
export function RecoveryCodes({
  codes,
  onDone,
}: {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}) {
  return (
    <div className="large-form">
      <h2>{words.codesTitle}</h2>
      <p>{words.codesLead}</p>
      <ul role="list" className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button tone="secondary" onClick={() => copyText(codes.join("\n"))}>
        {words.copyCodes}
      </Button>
      <Button onClick={onDone}>{words.done}</Button>
    </div>
  );
}
