import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { deskPath, deskPaths } from "#contract/desk/desk-paths.ts";
import type { OutboxItem, OutboxPage as Page } from "#contract/desk/outbox.ts";
import { call } from "#desk/api/call.ts";
import { useMay } from "#desk/api/session.ts";
import { showError } from "#desk/api/undo.ts";
import { setDocumentTitle } from "#desk/app/document-title.ts";
import { DeskLink } from "#desk/app/link.tsx";
import { navigate, useDeskLocation, withQuery } from "#desk/app/location.ts";
import { Badge } from "#desk/ui/badge/badge.tsx";
import { RefreshIcon } from "#desk/ui/icon/desk-icons.tsx";
import { PageHead } from "#desk/ui/page-head/page-head.tsx";
import { Empty, Failed, Skeleton } from "#desk/ui/state/state.tsx";
import { type Column, DataTable } from "#desk/ui/table/data-table.tsx";
import { shortTime } from "#desk/ui/time/format-time.ts";
import { Time } from "#desk/ui/time/time.tsx";
import { showToast } from "#desk/ui/toast/toast.tsx";
import { outboxWords as words } from "#desk/words/admin.ts";
import { Alert } from "#web/ui/alert/alert.tsx";
import { Button } from "#web/ui/button/button.tsx";

const tones = { dead: "red", pending: "amber", delivered: "green" } as const;
const filters = [
  { status: "", label: words.showUndelivered },
  { status: "dead", label: words.showDead },
  { status: "pending", label: words.showPending },
  { status: "delivered", label: words.showDelivered },
];

/** What was not delivered, why, and trying it again. */
export function OutboxPage() {
  const location = useDeskLocation();
  const status = location.query.get("status") ?? "";
  const mayRetry = useMay("outbox.retry");
  const retry = useRetry();
  const list = useInfiniteQuery({
    queryKey: ["outbox", status],
    queryFn: ({ pageParam, signal }) =>
      call<Page>("GET", deskPaths.outbox, { query: { status, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Page) => page.nextCursor ?? undefined,
  });
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.items) ?? [], [list.data]);
  useEffect(() => setDocumentTitle(words.title), []);

  const columns: readonly Column<OutboxItem>[] = [
    { id: "what", header: words.what, cell: ({ kind }) => words.kinds[kind] ?? kind },
    { id: "about", header: words.about, cell: ({ subject }) => subject && <SubjectLink subject={subject} /> },
    { id: "by", header: words.channel, narrow: true, cell: ({ channel }) => words.channels[channel] },
    {
      id: "state",
      header: words.state,
      narrow: true,
      cell: (item) => (
        <span className="button-row">
          <Badge tone={tones[item.status]}>{words.status[item.status]}</Badge>
          {item.status === "pending" && item.dueAt && (
            <span className="quiet">{words.nextTry(shortTime(item.dueAt))}</span>
          )}
        </span>
      ),
    },
    { id: "why", header: words.why, cell: ({ lastError }) => lastError },
    { id: "attempts", header: words.attempts, narrow: true, align: "end", cell: ({ attempts }) => attempts },
    { id: "created", header: words.created, narrow: true, cell: ({ createdAt }) => <Time at={createdAt} /> },
  ];
  const retryColumn: Column<OutboxItem> = {
    id: "retry",
    header: words.retry,
    hidesHeader: true,
    narrow: true,
    cell: (item) =>
      item.status !== "delivered" && (
        <Button tone="secondary" onClick={() => retry.mutate(item.id)}>
          {words.retry}
        </Button>
      ),
  };

  return (
    <div className="screen">
      <PageHead
        title={words.title}
        lead={words.lead}
        actions={
          mayRetry &&
          rows.some((item) => item.status === "dead") && (
            <Button tone="secondary" busy={retry.isPending} onClick={() => retry.mutate(undefined)}>
              <RefreshIcon />
              {words.retryAll}
            </Button>
          )
        }
      />
      {list.data?.pages[0]?.mailConfigured === false && <Alert tone="info">{words.noMail}</Alert>}
      <fieldset className="chips" aria-label={words.filter}>
        {filters.map(({ status: value, label }) => (
          <button
            key={value}
            type="button"
            className="chip"
            aria-pressed={value === status}
            onClick={() => navigate(withQuery(location, { status: value }))}
          >
            {label}
          </button>
        ))}
      </fieldset>
      {list.error && <Failed error={list.error} onRetry={() => list.refetch()} />}
      {list.isPending && <Skeleton />}
      {list.data && rows.length === 0 && <Empty title={words.empty}>{words.emptyText}</Empty>}
      {rows.length > 0 && (
        <DataTable
          label={words.list}
          columns={mayRetry ? [...columns, retryColumn] : columns}
          rows={rows}
          keyOf={({ id }) => id}
          hasMore={list.hasNextPage}
          onMore={() => !list.isFetchingNextPage && list.fetchNextPage()}
        />
      )}
    </div>
  );
}

function SubjectLink({ subject }: { readonly subject: NonNullable<OutboxItem["subject"]> }) {
  const base = subject.type === "message" ? "/inbox" : "/applicants";
  return <DeskLink to={`${base}/${subject.id}`}>{subject.label}</DeskLink>;
}

/** Tries one again, or all that have failed. */
function useRetry() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | undefined) =>
      call<{ retried: number }>(
        "POST",
        id === undefined ? deskPaths.outboxRetryDead : deskPath(deskPaths.outboxRetry, id),
      ),
    onSuccess: ({ retried }) => showToast({ text: words.retried(retried) }),
    onError: showError,
    onSettled: () => client.invalidateQueries({ queryKey: ["outbox"] }),
  });
}
