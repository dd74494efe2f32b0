import { type FormEvent, useEffect, useRef, useState } from "react";
import { useSendCode, useSignIn, useSignOut } from "#desk/api/session.ts";
import { errorMessage } from "#desk/errors/call-error.ts";
import { TextField } from "#desk/ui/form/field.tsx";
import { PasswordField } from "#desk/ui/form/password-field.tsx";
import { ActionError } from "#desk/ui/state/state.tsx";
import { signInWords } from "#desk/words/sign-in.ts";
import { AlertRegion } from "#web/ui/alert/alert.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { GatePage } from "./gate.tsx";

/** Name and password. The address stays, so that the person goes on where they wanted to be. */
export function SignInPage({ ended }: { readonly ended: boolean }) {
  const signIn = useSignIn();

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    signIn.mutate({ email: String(form.get("email")), password: String(form.get("password")) });
  }

  return (
    <GatePage title={signInWords.title} lead={signInWords.lead}>
      <form className="gate__form" onSubmit={submit}>
        <AlertRegion
          alert={
            signIn.error
              ? { tone: "error", text: errorMessage(signIn.error) }
              : ended
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
      </form>
    </GatePage>
  );
}

/** The code of the second factor, or a recovery code. */
export function SecondFactorPage() {
  const [code, setCode] = useState("");
  const field = useRef<HTMLFormElement>(null);
  const send = useSendCode();
  const leave = useSignOut();

  useEffect(() => field.current?.querySelector("input")?.focus(), []);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!send.isPending) send.mutate(code, { onError: () => setCode("") });
  }

  return (
    <GatePage title={signInWords.codeTitle} lead={signInWords.codeLead}>
      <form className="gate__form" onSubmit={submit} ref={field}>
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
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" busy={send.isPending}>
          {signInWords.codeSubmit}
        </Button>
        <Button tone="quiet" onClick={() => leave.mutate()}>
          {signInWords.startAgain}
        </Button>
      </form>
    </GatePage>
  );
}
