import type { OutboxItem } from "#contract/desk/outbox.ts";
import { useOutbox, useRetryDelivery } from "#desk/api/outbox.ts";
import { usePermission } from "#desk/api/session.ts";
import { recordPath } from "#desk/navigation/addresses.ts";
import { useDocumentTitle } from "#desk/navigation/document-title.ts";
import { DeskLink } from "#desk/navigation/link.tsx";
import { navigate, useDeskLocation, withQuery } from "#desk/navigation/location.ts";
import { pickQuery } from "#desk/navigation/query.ts";
import { Badge } from "#desk/ui/badge/badge.tsx";
import { ChipGroup } from "#desk/ui/chip/chip.tsx";
import { RefreshIcon } from "#desk/ui/icon/desk-icons.tsx";
import { PageHead } from "#desk/ui/page-head/page-head.tsx";
import type { Column } from "#desk/ui/table/data-table.tsx";
import { ListTable } from "#desk/ui/table/list-table.tsx";
import { shortTime } from "#desk/ui/time/format-time.ts";
import { Time } from "#desk/ui/time/time.tsx";
import { mailStates } from "#desk/words/mail-states.ts";
import { outboxWords as words } from "#desk/words/outbox.ts";
import { Button } from "#web/ui/button/button.tsx";

const states = {
  dead: mailStates.failed,
  pending: mailStates.waiting,
  delivered: mailStates.delivered,
} as const;
const filters = [
  { value: "", label: words.showUndelivered },
  ...Object.entries(states).map(([value, { label }]) => ({ value, label })),
];

/** Left out while nothing was tried, as before a mail server is set. */
const triedColumns: readonly Column<OutboxItem>[] = [
  { id: "why", header: words.why, wideOnly: true, cell: ({ lastError }) => lastError },
  {
    id: "attempts",
    header: words.attempts,
    narrow: true,
    wideOnly: true,
    align: "end",
    cell: ({ attempts }) => attempts,
  },
];

/** What was not delivered, why, and trying it again. */
export function OutboxPage() {
  const location = useDeskLocation();
  const status = location.query.get("status") ?? "";
  const mayRetry = usePermission("outbox.retry");
  const retry = useRetryDelivery();
  const list = useOutbox(pickQuery(location.query, ["status"]));
  useDocumentTitle(words.title);
  const hasNoMail = list.data?.pages[0]?.mailConfigured === false;
  /** Nothing tries it before a mail server is set. */
  const isStuck = ({ channel, status: state }: OutboxItem) =>
    hasNoMail && channel === "mail" && state !== "delivered";

  const columns: readonly Column<OutboxItem>[] = [
    {
      id: "about",
      header: words.about,
      cell: (item) => (item.subject ? <SubjectLink subject={item.subject} /> : kindOf(item)),
    },
    { id: "what", header: words.what, wideOnly: true, cell: kindOf },
    {
      id: "by",
      header: words.channel,
      narrow: true,
      wideOnly: true,
      cell: ({ channel }) => words.channels[channel],
    },
    {
      id: "state",
      header: words.state,
      narrow: true,
      cell: (item) => (
        <span className="button-row">
          <Badge tone={states[item.status].tone}>{states[item.status].label}</Badge>
          {item.status === "pending" && item.dueAt && !isStuck(item) && (
            <span className="quiet">{words.nextTry(shortTime(item.dueAt))}</span>
          )}
        </span>
      ),
    },
    ...(list.rows.some(({ attempts }) => attempts > 0) ? triedColumns : []),
    {
      id: "created",
      header: words.created,
      narrow: true,
      wideOnly: true,
      cell: ({ createdAt }) => <Time at={createdAt} />,
    },
  ];
  const retryColumn: Column<OutboxItem> = {
    id: "retry",
    header: words.retry,
    hidesHeader: true,
    narrow: true,
    cell: (item) =>
      // A pending one without an error is being delivered, or its time has not come.
      (item.status === "dead" || item.lastError !== null) &&
      !isStuck(item) && (
        <Button tone="secondary" onClick={() => retry.mutate(item.id)}>
          {words.retry}
        </Button>
      ),
  };

  const show = (value: string, label: string) => (
    <Button tone="secondary" onClick={() => navigate(withQuery(location, { status: value }))}>
      {label}
    </Button>
  );

  return (
    <div className="screen">
      <PageHead
        title={words.title}
        lead={words.lead}
        actions={
          mayRetry &&
          list.rows.some((item) => item.status === "dead") && (
            <Button tone="secondary" busy={retry.isPending} onClick={() => retry.mutate(undefined)}>
              <RefreshIcon />
              {words.retryAll}
            </Button>
          )
        }
      />
      <ChipGroup
        label={words.filter}
        options={filters}
        value={status}
        onPick={(value) => navigate(withQuery(location, { status: value }))}
      />
      <ListTable
        list={list}
        empty={
          status === ""
            ? { title: words.empty, text: words.emptyText, action: show("delivered", words.showDelivered) }
            : { title: words.emptyFiltered, text: "", action: show("", words.showUndelivered) }
        }
        label={words.list}
        columns={mayRetry ? [...columns, retryColumn] : columns}
        detailOf={(item) => (
          <>
            {item.subject && `${kindOf(item)} · `}
            <Time at={item.createdAt} />
            {item.lastError && ` · ${item.lastError}`}
          </>
        )}
        keyOf={({ id }) => id}
      />
    </div>
  );
}

function kindOf({ kind }: OutboxItem): string {
  return words.kinds[kind] ?? kind;
}

function SubjectLink({ subject }: { readonly subject: NonNullable<OutboxItem["subject"]> }) {
  return (
    <>
      {subject.name}{" "}
      <DeskLink to={recordPath(subject.type, subject.id)} className="nowrap">
        {subject.label}
      </DeskLink>
    </>
  );
}
