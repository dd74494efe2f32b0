import { useState } from "react";
import type { InvitationLink, StaffMember } from "#contract/desk/people.ts";
import { usePeople } from "#desk/api/people.ts";
import { usePermission } from "#desk/api/session.ts";
import { useDocumentTitle } from "#desk/navigation/document-title.ts";
import { Avatar } from "#desk/ui/avatar/avatar.tsx";
import { Badge } from "#desk/ui/badge/badge.tsx";
import { PlusIcon } from "#desk/ui/icon/desk-icons.tsx";
import { PageHead } from "#desk/ui/page-head/page-head.tsx";
import { QueryFallback } from "#desk/ui/state/state.tsx";
import { type Column, DataTable } from "#desk/ui/table/data-table.tsx";
import { Time } from "#desk/ui/time/time.tsx";
import { peopleWords as words } from "#desk/words/people.ts";
import { roleNames } from "#desk/words/roles.ts";
import { Button } from "#web/ui/button/button.tsx";
import { InviteDialog, LinkDialog, OpenInvitations } from "./invitations.tsx";
import { PersonMenu } from "./person-menu.tsx";
import "./people.css";

/** Who may use the desk: invitations, roles, second factors, dismissals. */
export function PeoplePage() {
  const mayWrite = usePermission("people.write");
  const people = usePeople();
  const [inviting, setInviting] = useState(false);
  const [link, setLink] = useState<InvitationLink>();
  useDocumentTitle(words.title);

  const columns: readonly Column<StaffMember>[] = [
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
    { id: "role", header: words.role, cell: ({ role }) => roleNames[role] },
    {
      id: "state",
      header: words.state,
      wideOnly: true,
      cell: ({ active }) => <StateBadge active={active} />,
    },
    {
      id: "factor",
      header: words.secondFactor,
      wideOnly: true,
      cell: (person) => <FactorBadge person={person} />,
    },
    {
      id: "seen",
      header: words.lastSeen,
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
      {people.data ? (
        <DataTable
          label={words.list}
          columns={columns}
          rows={people.data.items}
          keyOf={({ id }) => id}
          detailOf={personDetail}
        />
      ) : (
        <QueryFallback query={people} shape="table" />
      )}
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
function personDetail({ active, secondFactor, lastSeenAt }: StaffMember) {
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

function FactorBadge({ person }: { readonly person: StaffMember }) {
  if (person.secondFactor) return <Badge tone="green">{words.secondFactorOn}</Badge>;
  if (person.secondFactorRequired) return <Badge tone="amber">{words.secondFactorMissing}</Badge>;
  return <Badge>{words.secondFactorOff}</Badge>;
}
