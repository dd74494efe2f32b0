import { useState } from "react";
import type { InvitationLink, StaffMember } from "#contract/desk/people.ts";
import { type Role, roles } from "#contract/desk/roles.ts";
import { unfinishedOf, useUnfinishedOf } from "#desk/api/inbox.ts";
import {
  type PersonChange,
  useChangePerson,
  usePasswordLink,
  useRemoveSecondFactor,
  useSignOutEverywhere,
} from "#desk/api/people.ts";
import { useMe } from "#desk/api/session.ts";
import { screenPath } from "#desk/navigation/addresses.ts";
import { DeskLink } from "#desk/navigation/link.tsx";
import { FormDialog } from "#desk/ui/dialog/form-dialog.tsx";
import type { TextOf } from "#desk/ui/form/desk-form.tsx";
import { PasswordField } from "#desk/ui/form/password-field.tsx";
import { type MenuItem, MoreMenu } from "#desk/ui/menu/menu.tsx";
import { common } from "#desk/words/common.ts";
import { peopleWords as words } from "#desk/words/people.ts";
import { roleNames } from "#desk/words/roles.ts";

interface PersonMenuProps {
  readonly person: StaffMember;
  readonly onLink: (link: InvitationLink) => void;
}

/** What may be done with a person's account. */
export function PersonMenu({ person, onLink }: PersonMenuProps) {
  const me = useMe();
  const [asking, setAsking] = useState<"dismiss" | "factor">();
  const [newRole, setNewRole] = useState<Role>();
  const changePerson = useChangePerson();
  const makeLink = usePasswordLink();
  const signOut = useSignOutEverywhere();
  const removeFactor = useRemoveSecondFactor();

  function change(fields: PersonChange, toastText: string): void {
    setAsking(undefined);
    changePerson.mutate({ person, fields, toastText });
  }

  function requireSecondFactor(): void {
    change({ secondFactorRequired: true }, words.secondFactorNeeded(person.name));
  }

  const items: MenuItem[] = roles
    .filter((role) => role !== person.role && person.id !== me.id)
    .map((role) => ({
      key: role,
      label: words.changeRole(roleNames[role]),
      onSelect: () => setNewRole(role),
    }));
  items.push({
    key: "factor",
    label: person.secondFactorRequired ? words.waiveSecondFactor : words.requireSecondFactor,
    onSelect: () => {
      if (person.secondFactorRequired)
        change({ secondFactorRequired: false }, words.secondFactorWaived(person.name));
      else if (person.secondFactor) requireSecondFactor();
      else setAsking("factor");
    },
  });
  if (person.secondFactor) {
    items.push({
      key: "remove-factor",
      label: words.removeSecondFactor,
      onSelect: () => removeFactor.mutate(person.id),
    });
  }
  items.push(
    {
      key: "password",
      label: words.passwordLink,
      onSelect: () => makeLink.mutate(person.id, { onSuccess: onLink }),
    },
    { key: "sessions", label: words.signOutEverywhere, onSelect: () => signOut.mutate(person.id) },
  );
  if (!person.active) {
    items.push({
      key: "active",
      label: words.reinstate,
      onSelect: () => change({ active: true }, words.reinstated(person.name)),
    });
  } else if (person.id !== me.id) {
    items.push({ key: "dismiss", label: words.dismiss, danger: true, onSelect: () => setAsking("dismiss") });
  }

  return (
    <>
      <MoreMenu label={words.actions(person.name)} items={items} />
      {newRole && <RoleDialog person={person} role={newRole} onClose={() => setNewRole(undefined)} />}
      <FormDialog
        danger
        open={asking === "factor"}
        onClose={() => setAsking(undefined)}
        title={words.requireTitle(person.name)}
        description={words.requireText}
        submit={words.requireConfirm}
        onSubmit={requireSecondFactor}
      />
      <FormDialog
        danger
        open={asking === "dismiss"}
        onClose={() => setAsking(undefined)}
        title={words.dismissTitle(person.name)}
        description={<DismissText person={person} />}
        submit={words.dismiss}
        onSubmit={() => change({ active: false }, words.nowDismissed(person.name))}
      />
    </>
  );
}

interface RoleDialogProps {
  readonly person: StaffMember;
  readonly role: Role;
  readonly onClose: () => void;
}

/** Asks for the password before somebody gets another role. */
function RoleDialog({ person, role, onClose }: RoleDialogProps) {
  const { mutate, isPending, error } = useChangePerson({ errorsIn: "form", onConflict: onClose });
  function save(textOf: TextOf): void {
    const fields = { role, password: textOf("password") };
    const toastText = words.roleChanged(person.name, roleNames[role]);
    mutate({ person, fields, toastText }, { onSuccess: onClose });
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.roleTitle(person.name, roleNames[role])}
      description={`${words.roleHint[role]} ${words.roleText}`}
      submit={words.changeRole(roleNames[role])}
      busy={isPending}
      error={error}
      onSubmit={save}
    >
      <PasswordField hint={common.yourPasswordHint} />
    </FormDialog>
  );
}

/** What a dismissal does, and which unfinished messages the person leaves behind. */
function DismissText({ person: { id } }: { readonly person: StaffMember }) {
  const left = useUnfinishedOf(id);
  const count = left.data?.items.length ?? 0;
  return (
    <>
      {words.dismissText}
      {count > 0 && (
        <>
          {" "}
          {words.leftBehind(count, left.data?.nextCursor !== null)}{" "}
          <DeskLink to={screenPath("inbox", unfinishedOf(id))}>{words.handOn}</DeskLink>
        </>
      )}
    </>
  );
}
