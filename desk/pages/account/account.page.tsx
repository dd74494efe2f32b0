import { deskLimits, shortestPassword } from "#contract/desk/limits.ts";
import type { MySession } from "#contract/desk/session.ts";
import { useChangeMyName, useChangeMyPassword, useEndMySession, useMySessions } from "#desk/api/account.ts";
import { useMe } from "#desk/api/session.ts";
import { useDocumentTitle } from "#desk/navigation/document-title.ts";
import { Badge } from "#desk/ui/badge/badge.tsx";
import { DeskForm } from "#desk/ui/form/desk-form.tsx";
import { TextField } from "#desk/ui/form/field.tsx";
import { PasswordField } from "#desk/ui/form/password-field.tsx";
import { PageHead } from "#desk/ui/page-head/page-head.tsx";
import { RowList } from "#desk/ui/row-list/row-list.tsx";
import { ActionError, QueryFallback } from "#desk/ui/state/state.tsx";
import { shortTime } from "#desk/ui/time/format-time.ts";
import { accountWords as words } from "#desk/words/account.ts";
import { browserName } from "#desk/words/browsers.ts";
import { common } from "#desk/words/common.ts";
import { roleNames } from "#desk/words/roles.ts";
import { Button } from "#web/ui/button/button.tsx";
import { SecondFactor } from "./second-factor.tsx";

/** One's own name, password, second factor and sessions. */
export function AccountPage() {
  const me = useMe();
  useDocumentTitle(words.title);
  return (
    <div className="screen" data-width="narrow">
      <PageHead title={words.title} lead={`${me.email} · ${roleNames[me.role]}`} />
      <NameForm />
      <PasswordForm />
      <SecondFactor />
      <Sessions />
    </div>
  );
}

function NameForm() {
  const me = useMe();
  const save = useChangeMyName();
  return (
    <DeskForm className="panel" onSubmit={(textOf) => save.mutate(textOf("name"))}>
      <TextField
        label={words.name}
        name="name"
        maxLength={deskLimits.staffName}
        defaultValue={me.name}
        required
      />
      <div>
        <Button type="submit" tone="secondary" busy={save.isPending}>
          {common.save}
        </Button>
      </div>
    </DeskForm>
  );
}

function PasswordForm() {
  const change = useChangeMyPassword();

  return (
    <DeskForm
      className="panel"
      onSubmit={(textOf, form) =>
        change.mutate({ current: textOf("current"), next: textOf("next") }, { onSuccess: () => form.reset() })
      }
    >
      <h2>{words.password}</h2>
      <ActionError error={change.error} />
      <div className="form-row">
        <PasswordField label={words.current} name="current" />
        <PasswordField
          label={words.next}
          hint={words.nextHint(shortestPassword)}
          name="next"
          minLength={shortestPassword}
          autoComplete="new-password"
        />
      </div>
      <div>
        <Button type="submit" tone="secondary" busy={change.isPending}>
          {words.changePassword}
        </Button>
      </div>
    </DeskForm>
  );
}

function Sessions() {
  const sessions = useMySessions();
  return (
    <section className="panel">
      <h2>{words.sessions}</h2>
      {sessions.data ? (
        <RowList>
          {sessions.data.sessions.map((session) => (
            <SessionRow key={session.id} {...session} />
          ))}
        </RowList>
      ) : (
        <QueryFallback query={sessions} lines={2} />
      )}
    </section>
  );
}

function SessionRow({ id, userAgent, lastUsedAt, current }: MySession) {
  const end = useEndMySession();
  return (
    <li>
      <span>
        {browserName(userAgent)} <span className="quiet">{words.lastUsed(shortTime(lastUsedAt))}</span>
      </span>
      {current ? (
        <Badge tone="green">{words.thisOne}</Badge>
      ) : (
        <Button tone="secondary" onClick={() => end.mutate(id)}>
          {words.endSession}
        </Button>
      )}
    </li>
  );
}
