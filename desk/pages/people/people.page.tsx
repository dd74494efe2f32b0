import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { deskPath, deskPaths } from "#contract/desk/desk-paths.ts";
import type { InboxPage } from "#contract/desk/inbox.ts";
import type {
  ChangePerson,
  InvitationLink,
  Invitations,
  NewInvitation,
  Person,
} from "#contract/desk/people.ts";
import type { Role } from "#contract/desk/roles.ts";
import { useMay, useMe } from "#desk/api/session.ts";
import { showError } from "#desk/api/undo.ts";
import { call } from "#desk/http/call.ts";
import { useDocumentTitle } from "#desk/navigation/document-title.ts";
import { DeskLink } from "#desk/navigation/link.tsx";
import { PasswordField } from "#desk/records/password-field.tsx";
import { Avatar } from "#desk/ui/avatar/avatar.tsx";
import { Badge } from "#desk/ui/badge/badge.tsx";
import { Dialog, DialogActions } from "#desk/ui/dialog/dialog.tsx";
import { ConfirmDialog, FormDialog } from "#desk/ui/dialog/form-dialog.tsx";
import { PlusIcon } from "#desk/ui/icon/desk-icons.tsx";
import { type MenuItem, MoreMenu } from "#desk/ui/menu/menu.tsx";
import { PageHead } from "#desk/ui/page-head/page-head.tsx";
import { RowList } from "#desk/ui/row-list/row-list.tsx";
import { Failed, Skeleton } from "#desk/ui/state/state.tsx";
import { type Column, DataTable } from "#desk/ui/table/data-table.tsx";
import { fullTime } from "#desk/ui/time/format-time.ts";
import { Time } from "#desk/ui/time/time.tsx";
import { copyText } from "#desk/ui/toast/copy-text.ts";
import { showToast } from "#desk/ui/toast/toast.tsx";
import { common } from "#desk/words/common.ts";
import { peopleWords as words } from "#desk/words/people.ts";
import { roleNames } from "#desk/words/sign-in.ts";
import { Button } from "#web/ui/button/button.tsx";
import { SelectField, TextField } from "#web/ui/field/field.tsx";
import "./people.css";

const roles = Object.keys(roleNames) as Role[];

/** Who may use the desk: invitations, roles, second factors, dismissals. */
export function PeoplePage() {
  const mayWrite = useMay("people.write");
  const people = useQuery({
    queryKey: ["people"],
    queryFn: ({ signal }) => call<{ items: Person[] }>("GET", deskPaths.people, { signal }),
  });
  const [inviting, setInviting] = useState(false);
  const [link, setLink] = useState<InvitationLink>();
  useDocumentTitle(words.title);

  if (people.error) return <Failed error={people.error} onRetry={() => people.refetch()} />;
  if (!people.data) return <Skeleton />;
  const columns: readonly Column<Person>[] = [
    {
      id: "name",
      header: words.name,
      cell: ({ name, email }) => (
        <span className="person-cell">
          <Avatar name={name} decorative />
          <span>
            <strong>{name}</strong>
            <span className="quiet person-cell__email">{email}</span>
          </span>
        </span>
      ),
    },
    { id: "role", header: words.role, narrow: true, cell: ({ role }) => roleNames[role] },
    {
      id: "state",
      header: words.state,
      narrow: true,
      wideOnly: true,
      cell: ({ active }) => <StateBadge active={active} />,
    },
    {
      id: "factor",
      header: words.secondFactor,
      narrow: true,
      wideOnly: true,
      cell: (person) => <FactorBadge person={person} />,
    },
    {
      id: "seen",
      header: words.lastSeen,
      narrow: true,
      wideOnly: true,
      cell: ({ lastSeenAt }) => (lastSeenAt ? <Time at={lastSeenAt} /> : words.never),
    },
    {
      id: "actions",
      header: words.menu,
      hidesHeader: true,
      narrow: true,
      cell: (person) => mayWrite && <PersonMenu person={person} onLink={setLink} />,
    },
  ];
  return (
    <div className="screen">
      <PageHead
        title={words.title}
        lead={words.lead}
        actions={
          mayWrite && (
            <Button onClick={() => setInviting(true)}>
              <PlusIcon />
              {words.invite}
            </Button>
          )
        }
      />
      <DataTable
        label={words.list}
        columns={columns}
        rows={people.data.items}
        keyOf={({ id }) => id}
        detailOf={personDetail}
      />
      <OpenInvitations />
      <InviteDialog
        open={inviting}
        onClose={() => setInviting(false)}
        onInvited={(created) => {
          setInviting(false);
          setLink(created);
        }}
      />
      <LinkDialog link={link} onClose={() => setLink(undefined)} />
    </div>
  );
}

/** What stands below a name where there is no room for columns. */
function personDetail({ active, secondFactor, lastSeenAt }: Person) {
  return (
    <>
      {active ? words.active : words.dismissed} · {words.lastSeen}{" "}
      {lastSeenAt ? <Time at={lastSeenAt} /> : words.never} · {words.secondFactor}{" "}
      {secondFactor ? words.secondFactorOn : words.secondFactorOff}
    </>
  );
}

function StateBadge({ active }: { readonly active: boolean }) {
  return <Badge tone={active ? "green" : "grey"}>{active ? words.active : words.dismissed}</Badge>;
}

function FactorBadge({ person }: { readonly person: Person }) {
  if (person.secondFactor) return <Badge tone="green">{words.secondFactorOn}</Badge>;
  if (person.secondFactorRequired) return <Badge tone="amber">{words.secondFactorMissing}</Badge>;
  return <Badge>{words.secondFactorOff}</Badge>;
}

interface PersonMenuProps {
  readonly person: Person;
  readonly onLink: (link: InvitationLink) => void;
}

function PersonMenu({ person, onLink }: PersonMenuProps) {
  const me = useMe();
  const client = useQueryClient();
  const [asking, setAsking] = useState<"dismiss" | "factor">();
  const [newRole, setNewRole] = useState<Role>();
  const act = useMutation({
    mutationFn: (action: () => Promise<unknown>) => action(),
    onError: showError,
    onSettled: () => client.invalidateQueries({ queryKey: ["people"] }),
  });

  function change(fields: Omit<ChangePerson, "version">, done: string): void {
    setAsking(undefined);
    act.mutate(async () => {
      await call("PATCH", deskPath(deskPaths.person, person.id), {
        body: { version: person.version, ...fields },
      });
      showToast({ text: done });
    });
  }
  function remove(path: typeof deskPaths.personSessions | typeof deskPaths.personSecondFactor): void {
    act.mutate(async () => {
      await call<void>("DELETE", deskPath(path, person.id));
      showToast({ text: words.done });
    });
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
      onSelect: () => remove(deskPaths.personSecondFactor),
    });
  }
  items.push(
    {
      key: "password",
      label: words.passwordLink,
      onSelect: () =>
        act.mutate(async () =>
          onLink(await call<InvitationLink>("POST", deskPath(deskPaths.personPasswordLink, person.id))),
        ),
    },
    { key: "sessions", label: words.signOutEverywhere, onSelect: () => remove(deskPaths.personSessions) },
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
      <ConfirmDialog
        open={asking === "factor"}
        onClose={() => setAsking(undefined)}
        title={words.requireTitle(person.name)}
        description={words.requireText}
        confirm={words.requireConfirm}
        onConfirm={requireSecondFactor}
      />
      <ConfirmDialog
        open={asking === "dismiss"}
        onClose={() => setAsking(undefined)}
        title={words.dismissTitle(person.name)}
        description={<DismissText person={person} />}
        confirm={words.dismiss}
        onConfirm={() => change({ active: false }, words.nowDismissed(person.name))}
      />
    </>
  );
}

interface RoleDialogProps {
  readonly person: Person;
  readonly role: Role;
  readonly onClose: () => void;
}

/** Asks for the password before somebody gets another role. */
function RoleDialog({ person, role, onClose }: RoleDialogProps) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (password: string) =>
      call("PATCH", deskPath(deskPaths.person, person.id), {
        body: { version: person.version, role, password } satisfies ChangePerson,
      }),
    onSuccess: () => {
      showToast({ text: words.roleChanged(person.name, roleNames[role]) });
      onClose();
      return client.invalidateQueries({ queryKey: ["people"] });
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.roleTitle(person.name, roleNames[role])}
      description={`${words.roleHint[role]} ${words.roleText}`}
      submit={words.changeRole(roleNames[role])}
      busy={save.isPending}
      error={save.error}
      onSubmit={(form) => save.mutate(String(form.get("password")))}
    >
      <PasswordField hint={common.yourPasswordHint} />
    </FormDialog>
  );
}

/** So many of a person's messages are counted. */
const mostCounted = 100;

/** What a dismissal does, and which unfinished messages the person leaves behind. */
function DismissText({ person: { id } }: { readonly person: Person }) {
  const query = { owner: id, status: "new,open,waiting", snoozed: "show" };
  const left = useQuery({
    queryKey: ["inbox", "left-behind", id],
    queryFn: ({ signal }) =>
      call<InboxPage>("GET", deskPaths.inbox, { query: { ...query, limit: mostCounted }, signal }),
    staleTime: 0,
  });
  const count = left.data?.items.length ?? 0;
  return (
    <>
      {words.dismissText}
      {count > 0 && (
        <>
          {" "}
          {words.leftBehind(count, left.data?.nextCursor !== null)}{" "}
          <DeskLink to={`/inbox?${new URLSearchParams(query)}`}>{words.handOn}</DeskLink>
        </>
      )}
    </>
  );
}

function OpenInvitations() {
  const client = useQueryClient();
  const mayWrite = useMay("people.write");
  const { data } = useQuery({
    queryKey: ["people", "invitations"],
    queryFn: ({ signal }) => call<Invitations>("GET", deskPaths.invitations, { signal }),
  });
  const takeBack = useMutation({
    mutationFn: (id: string) => call<void>("DELETE", deskPath(deskPaths.invitation, id)),
    onSuccess: () => {
      showToast({ text: words.takenBack });
      return client.invalidateQueries({ queryKey: ["people"] });
    },
    onError: showError,
  });
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

function InviteDialog({ open, onClose, onInvited }: InviteDialogProps) {
  const client = useQueryClient();
  const [role, setRole] = useState<Role>("sales");
  const invite = useMutation({
    mutationFn: (body: NewInvitation) => call<InvitationLink>("POST", deskPaths.invitations, { body }),
    onSuccess: (created) => {
      onInvited(created);
      return client.invalidateQueries({ queryKey: ["people"] });
    },
  });

  function submit(form: FormData): void {
    invite.mutate({ name: String(form.get("name")), email: String(form.get("email")), role });
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
      <TextField label={words.name} name="name" maxLength={100} required />
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
function LinkDialog({ link, onClose }: LinkDialogProps) {
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
