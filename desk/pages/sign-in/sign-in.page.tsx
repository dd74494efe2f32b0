import { useEffect, useRef } from "react";
import { useSendCode, useSignIn, useSignOut } from "#desk/api/session.ts";
import { errorMessage } from "#desk/errors/call-error.ts";
import type { TextOf } from "#desk/ui/form/desk-form.tsx";
import { TextField } from "#desk/ui/form/field.tsx";
import { LargeForm } from "#desk/ui/form/large-form.tsx";
import { PasswordField } from "#desk/ui/form/password-field.tsx";
import { ActionError } from "#desk/ui/state/state.tsx";
import { signInWords } from "#desk/words/sign-in.ts";
import { AlertRegion } from "#web/ui/alert/alert.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { GatePage } from "./gate.tsx";

/** Email and password. The address stays, so that the person goes on where they wanted to be. */
export function SignInPage({ wasSignedIn }: { readonly wasSignedIn: boolean }) {
  const signIn = useSignIn();

  return (
    <GatePage title={signInWords.title} lead={signInWords.lead}>
      <LargeForm
        onSubmit={(textOf) => signIn.mutate({ email: textOf("email"), password: textOf("password") })}
      >
        <AlertRegion
          alert={
            signIn.error
              ? { tone: "error", text: errorMessage(signIn.error) }
              : wasSignedIn
                ? { tone: "info", text: signInWords.sessionEnded }
                : undefined
          }
        />
        <TextField label={signInWords.email} name="email" type="email" autoComplete="username" required />
        <PasswordField label={signInWords.password} />
        <Button type="submit" busy={signIn.isPending}>
          {signInWords.submit}
        </Button>
        <p className="gate__hint">{signInWords.invitedHint}</p>
      </LargeForm>
    </GatePage>
  );
}

/** The code of the second factor, or a recovery code. */
export function SecondFactorPage() {
  const form = useRef<HTMLFormElement>(null);
  const send = useSendCode();
  const leave = useSignOut();

  useEffect(() => form.current?.querySelector("input")?.focus(), []);

  function submit(textOf: TextOf): void {
    if (!send.isPending) send.mutate(textOf("code"), { onError: () => form.current?.reset() });
  }

  return (
    <GatePage title={signInWords.codeTitle} lead={signInWords.codeLead}>
      <LargeForm onSubmit={submit} ref={form}>
        <ActionError error={send.error} />
        <TextField
          label={signInWords.code}
          hint={signInWords.codeHint}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          minLength={6}
          required
        />
        <Button type="submit" busy={send.isPending}>
          {signInWords.codeSubmit}
        </Button>
        <Button tone="quiet" onClick={() => leave.mutate()}>
          {signInWords.startAgain}
        </Button>
      </LargeForm>
    </GatePage>
  );
}
