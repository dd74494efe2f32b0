import { useState } from "react";
import { deskLimits } from "#contract/desk/limits.ts";
import type { InvitationLink } from "#contract/desk/people.ts";
import { type Role, roles } from "#contract/desk/roles.ts";
import { useInvitations, useInvite, useTakeBackInvitation } from "#desk/api/people.ts";
import { usePermission } from "#desk/api/session.ts";
import { Dialog, DialogActions } from "#desk/ui/dialog/dialog.tsx";
import { FormDialog } from "#desk/ui/dialog/form-dialog.tsx";
import type { TextOf } from "#desk/ui/form/desk-form.tsx";
import { SelectField, TextField } from "#desk/ui/form/field.tsx";
import { RowList } from "#desk/ui/row-list/row-list.tsx";
import { fullTime } from "#desk/ui/time/format-time.ts";
import { copyText } from "#desk/ui/toast/copy-text.ts";
import { common } from "#desk/words/common.ts";
import { peopleWords as words } from "#desk/words/people.ts";
import { roleNames } from "#desk/words/roles.ts";
import { Button } from "#web/ui/button/button.tsx";

/** The links that nobody has used yet. */
export function OpenInvitations() {
  const mayWrite = usePermission("people.write");
  const { data } = useInvitations();
  const takeBack = useTakeBackInvitation();
  if (!data || data.items.length === 0) return null;
  return (
    <section className="panel">
      <h2>{words.invitations}</h2>
      <RowList>
        {data.items.map(({ id, name, email, role, purpose, expiresAt }) => (
          <li key={id}>
            <span>
              <strong>{name ?? email ?? roleNames[role]}</strong>{" "}
              <span className="quiet">
                {purpose === "account" ? words.invitedAs(roleNames[role]) : words.newPassword} ·{" "}
                {words.expires} {fullTime(expiresAt)}
              </span>
            </span>
            {mayWrite && (
              <Button tone="secondary" onClick={() => takeBack.mutate(id)}>
                {words.takeBack}
              </Button>
            )}
          </li>
        ))}
      </RowList>
    </section>
  );
}

interface InviteDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onInvited: (link: InvitationLink) => void;
}

export function InviteDialog({ open, onClose, onInvited }: InviteDialogProps) {
  const [role, setRole] = useState<Role>("sales");
  const invite = useInvite();

  function submit(textOf: TextOf): void {
    const body = { name: textOf("name"), email: textOf("email"), role };
    invite.mutate(body, { onSuccess: onInvited });
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.invite}
      submit={words.create}
      busy={invite.isPending}
      error={invite.error}
      onSubmit={submit}
    >
      <TextField label={words.name} name="name" maxLength={deskLimits.staffName} required />
      <TextField label={words.email} name="email" type="email" required />
      <SelectField
        label={words.role}
        hint={words.roleHint[role]}
        value={role}
        onChange={({ target }) => setRole(target.value as Role)}
      >
        {roles.map((one) => (
          <option key={one} value={one}>
            {roleNames[one]}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}

interface LinkDialogProps {
  readonly link: InvitationLink | undefined;
  readonly onClose: () => void;
}

/** Shows a link once. */
export function LinkDialog({ link, onClose }: LinkDialogProps) {
  const address = link ? window.location.origin + link.path : "";
  return (
    <Dialog open={link !== undefined} onClose={onClose} title={words.linkTitle} description={words.linkText}>
      <TextField
        label={words.link}
        hint={link && `${words.expires} ${fullTime(link.expiresAt)}`}
        value={address}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <DialogActions>
        <Button onClick={() => copyText(address)}>{words.copyLink}</Button>
        <Button tone="secondary" onClick={onClose}>
          {common.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
