import { useState } from "react";
import { deskLimits, shortestPassword } from "#contract/desk/limits.ts";
import type { InvitationOffer } from "#contract/desk/session.ts";
import { useAcceptInvitation, useInvitation } from "#desk/api/invitation.ts";
import { CallError } from "#desk/errors/call-error.ts";
import { DeskLink } from "#desk/navigation/link.tsx";
import { navigate } from "#desk/navigation/location.ts";
import type { TextOf } from "#desk/ui/form/desk-form.tsx";
import { TextField } from "#desk/ui/form/field.tsx";
import { LargeForm } from "#desk/ui/form/large-form.tsx";
import { PasswordField } from "#desk/ui/form/password-field.tsx";
import { ActionError, Failed, Skeleton } from "#desk/ui/state/state.tsx";
import { roleNames } from "#desk/words/roles.ts";
import { invitationWords } from "#desk/words/sign-in.ts";
import { Button } from "#web/ui/button/button.tsx";
import { GatePage } from "./gate.tsx";

/** Takes the one-time link of an invitation: the first admin, a new colleague, or a new password. */
export function InvitationPage() {
  // Read once: the token leaves the address bar as soon as it was used.
  const [token] = useState(() => window.location.hash.slice(1));
  const offer = useInvitation(token);

  if (token === "" || (offer.error instanceof CallError && [400, 404, 410].includes(offer.error.status))) {
    return (
      <GatePage title={invitationWords.invalidTitle} lead={invitationWords.invalidText}>
        <DeskLink to="/">{invitationWords.toSignIn}</DeskLink>
      </GatePage>
    );
  }
  if (offer.error) {
    return (
      <GatePage title={invitationWords.checking}>
        <Failed error={offer.error} onRetry={() => offer.refetch()} />
      </GatePage>
    );
  }
  if (!offer.data) {
    return (
      <GatePage title={invitationWords.checking}>
        <Skeleton lines={4} />
      </GatePage>
    );
  }
  return <AcceptForm token={token} offer={offer.data} />;
}

function AcceptForm({ token, offer }: { readonly token: string; readonly offer: InvitationOffer }) {
  const [problem, setProblem] = useState<string>();
  const accept = useAcceptInvitation();
  const isNewAccount = offer.purpose === "account";
  const isFirst = isNewAccount && offer.email === null;

  function submit(textOf: TextOf): void {
    const [password, name, email] = [textOf("password"), textOf("name"), textOf("email")];
    if (password.length < shortestPassword) {
      setProblem(invitationWords.passwordTooShort(shortestPassword));
      return;
    }
    setProblem(undefined);
    accept.mutate(
      {
        token,
        password,
        ...(name && { name }),
        ...(email && { email }),
      },
      { onSuccess: () => navigate("/", { replace: true }) },
    );
  }

  return (
    <GatePage {...headOf(offer, isFirst)}>
      <LargeForm onSubmit={submit}>
        <ActionError error={accept.error} />
        {isNewAccount && offer.name === null && (
          <TextField
            label={invitationWords.name}
            name="name"
            autoComplete="name"
            maxLength={deskLimits.staffName}
            required
          />
        )}
        {isFirst && (
          <TextField
            label={invitationWords.email}
            name="email"
            type="email"
            autoComplete="username"
            required
          />
        )}
        {/* So that a password manager stores the password with its account. */}
        {offer.email !== null && (
          <input type="hidden" name="username" autoComplete="username" value={offer.email} />
        )}
        <PasswordField
          label={invitationWords.password}
          hint={invitationWords.passwordHint(shortestPassword)}
          error={problem}
          autoComplete="new-password"
        />
        <Button type="submit" busy={accept.isPending}>
          {isNewAccount ? invitationWords.accountSubmit : invitationWords.passwordSubmit}
        </Button>
      </LargeForm>
    </GatePage>
  );
}

function headOf({ purpose, name, email, role }: InvitationOffer, isFirst: boolean) {
  if (isFirst) return { title: invitationWords.firstTitle, lead: invitationWords.firstLead };
  if (purpose === "password") {
    return { title: invitationWords.passwordTitle, lead: invitationWords.passwordLead(email ?? "") };
  }
  return {
    title: invitationWords.accountTitle(name),
    lead: invitationWords.accountLead(roleNames[role], email ?? ""),
  };
}
