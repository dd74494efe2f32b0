import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { deskPath, deskPaths } from "#contract/desk/desk-paths.ts";
import type { MySession } from "#contract/desk/session.ts";
import { sessionKey, useMe } from "#desk/api/session.ts";
import { showError } from "#desk/api/undo.ts";
import { call } from "#desk/http/call.ts";
import { useDocumentTitle } from "#desk/navigation/document-title.ts";
import { PasswordField } from "#desk/records/password-field.tsx";
import { Badge } from "#desk/ui/badge/badge.tsx";
import { FormDialog } from "#desk/ui/dialog/form-dialog.tsx";
import { PageHead } from "#desk/ui/page-head/page-head.tsx";
import { RowList } from "#desk/ui/row-list/row-list.tsx";
import { ActionError } from "#desk/ui/state/state.tsx";
import { shortTime } from "#desk/ui/time/format-time.ts";
import { showToast } from "#desk/ui/toast/toast.tsx";
import { accountWords as words } from "#desk/words/account.ts";
import { browserName } from "#desk/words/browsers.ts";
import { common } from "#desk/words/common.ts";
import { roleNames } from "#desk/words/sign-in.ts";
import { Button } from "#web/ui/button/button.tsx";
import { TextField } from "#web/ui/field/field.tsx";
import { RecoveryCodes, SecondFactorSetup } from "./second-factor-setup.tsx";

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
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (name: string) => call("PATCH", deskPaths.me, { body: { version: me.version, name } }),
    onSuccess: () => showToast({ text: words.nameSaved }),
    onError: showError,
    onSettled: () => client.invalidateQueries({ queryKey: sessionKey }),
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    save.mutate(String(new FormData(event.currentTarget).get("name")));
  }
  return (
    <form className="panel" onSubmit={submit}>
      <TextField label={words.name} name="name" maxLength={100} defaultValue={me.name} required />
      <div>
        <Button type="submit" tone="secondary" busy={save.isPending}>
          {common.save}
        </Button>
      </div>
    </form>
  );
}

function PasswordForm() {
  const change = useMutation({
    mutationFn: (body: { readonly current: string; readonly next: string }) =>
      call<void>("POST", deskPaths.myPassword, { body }),
    onSuccess: () => showToast({ text: words.passwordChanged }),
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const element = event.currentTarget;
    const form = new FormData(element);
    change.mutate(
      { current: String(form.get("current")), next: String(form.get("next")) },
      { onSuccess: () => element.reset() },
    );
  }
  return (
    <form className="panel" onSubmit={submit}>
      <h2>{words.password}</h2>
      <ActionError error={change.error} />
      <div className="form-row">
        <TextField
          label={words.current}
          name="current"
          type="password"
          autoComplete="current-password"
          required
        />
        <TextField
          label={words.next}
          hint={words.nextHint}
          name="next"
          type="password"
          minLength={12}
          autoComplete="new-password"
          required
        />
      </div>
      <div>
        <Button type="submit" tone="secondary" busy={change.isPending}>
          {words.changePassword}
        </Button>
      </div>
    </form>
  );
}

function SecondFactor() {
  const me = useMe();
  const client = useQueryClient();
  const [open, setOpen] = useState<"set-up" | "codes" | "remove">();
  const [codes, setCodes] = useState<readonly string[]>();

  async function confirmed(password: string): Promise<void> {
    if (open === "codes") {
      const answer = await call<{ recoveryCodes: string[] }>("POST", deskPaths.myRecoveryCodes, {
        body: { password },
      });
      setCodes(answer.recoveryCodes);
    } else {
      await call<void>("POST", deskPaths.mySecondFactorRemove, { body: { password } });
      showToast({ text: words.removed });
    }
    setOpen(undefined);
    await client.invalidateQueries({ queryKey: sessionKey });
  }

  return (
    <section className="panel">
      <h2>{words.secondFactor}</h2>
      {open === "set-up" ? (
        <SecondFactorSetup onDone={() => setOpen(undefined)} />
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
        open={open === "codes" || open === "remove"}
        title={open === "remove" ? words.removeTitle : words.newCodes}
        description={open === "remove" ? words.removeText : undefined}
        onClose={() => setOpen(undefined)}
        onConfirm={confirmed}
      />
    </section>
  );
}

interface PasswordDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly description: string | undefined;
  readonly onClose: () => void;
  readonly onConfirm: (password: string) => Promise<void>;
}

function PasswordDialog({ open, title, description, onClose, onConfirm }: PasswordDialogProps) {
  const confirm = useMutation({ mutationFn: onConfirm });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      submit={common.confirm}
      busy={confirm.isPending}
      error={confirm.error}
      onSubmit={(form) => confirm.mutate(String(form.get("password")))}
    >
      <PasswordField />
    </FormDialog>
  );
}

function Sessions() {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ["my-sessions"],
    queryFn: ({ signal }) => call<{ sessions: MySession[] }>("GET", deskPaths.mySessions, { signal }),
  });
  const end = useMutation({
    mutationFn: (id: string) => call<void>("DELETE", deskPath(deskPaths.mySession, id)),
    onSuccess: () => showToast({ text: words.sessionEnded }),
    onError: showError,
    onSettled: () => client.invalidateQueries({ queryKey: ["my-sessions"] }),
  });
  return (
    <section className="panel">
      <h2>{words.sessions}</h2>
      <RowList>
        {data?.sessions.map(({ id, userAgent, lastUsedAt, current }) => (
          <li key={id}>
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
        ))}
      </RowList>
    </section>
  );
}
