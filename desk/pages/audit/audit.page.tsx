import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import type { AuditEntry } from "#contract/desk/audit.ts";
import type { HistoryEntry } from "#contract/desk/common.ts";
import { deskPaths } from "#contract/desk/desk-paths.ts";
import { useStages } from "#desk/api/applicants.ts";
import { call } from "#desk/api/call.ts";
import { useStaff } from "#desk/api/staff.ts";
import { showError } from "#desk/api/undo.ts";
import { setDocumentTitle } from "#desk/app/document-title.ts";
import { DeskLink } from "#desk/app/link.tsx";
import { navigate, useDeskLocation, withQuery } from "#desk/app/location.ts";
import { ShieldIcon } from "#desk/ui/icon/desk-icons.tsx";
import { PageHead } from "#desk/ui/page-head/page-head.tsx";
import { Empty, Failed, Skeleton } from "#desk/ui/state/state.tsx";
import { type Column, DataTable } from "#desk/ui/table/data-table.tsx";
import { Time } from "#desk/ui/time/time.tsx";
import { auditWords as words } from "#desk/words/admin.ts";
import { historyWords } from "#desk/words/history.ts";
import { AlertRegion } from "#web/ui/alert/alert.tsx";
import { Button } from "#web/ui/button/button.tsx";

interface Page {
  readonly items: readonly AuditEntry[];
  readonly nextCursor: string | null;
}

interface Verified {
  readonly intact: boolean;
  readonly entries: number;
  readonly brokenAt: number | null;
}

const columnsOf = (names: ReadonlyMap<string, string>): readonly Column<AuditEntry>[] => [
  { id: "number", header: words.number, narrow: true, align: "end", cell: ({ sequence }) => sequence },
  { id: "time", header: words.time, narrow: true, cell: ({ at }) => <Time at={at} /> },
  { id: "who", header: words.who, narrow: true, cell: ({ actor }) => actor?.name ?? words.program },
  {
    id: "action",
    header: words.action,
    cell: ({ action, detail }) => historyWords(action, namedDetail(detail, names)),
  },
  {
    id: "subject",
    header: words.subject,
    narrow: true,
    cell: ({ subjectType, subjectId }) => (
      <Subject type={subjectType} id={subjectId} name={names.get(subjectId)} />
    ),
  },
];

/** Where the records stand that have a page. */
const pages: Readonly<Record<string, string>> = { message: "/inbox", applicant: "/applicants", job: "/jobs" };

function Subject({
  type,
  id,
  name,
}: {
  readonly type: string;
  readonly id: string;
  readonly name?: string | undefined;
}) {
  const what = name ?? words.subjects[type] ?? type;
  const page = pages[type];
  return page ? (
    <DeskLink to={`${page}/${id}`} title={id}>
      {what}
    </DeskLink>
  ) : (
    <span title={id}>{what}</span>
  );
}

/** Stages and colleagues by their names. One that is not there any more is left out. */
function namedDetail(
  detail: AuditEntry["detail"],
  names: ReadonlyMap<string, string>,
): HistoryEntry["detail"] {
  const entries = Object.entries(detail).map(([key, value]) =>
    /^(stage|owner)(From|To)$/.test(key) && typeof value === "string"
      ? [key, names.get(value)]
      : [key, value],
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Who did what, newest first, and whether nobody has changed it since. */
export function AuditPage() {
  const location = useDeskLocation();
  const { query } = location;
  const staff = useStaff();
  const filter = Object.fromEntries(
    [...query].filter(([name]) => ["actor", "action", "subject"].includes(name)),
  );
  const list = useInfiniteQuery({
    queryKey: ["audit", filter],
    queryFn: ({ pageParam, signal }) =>
      call<Page>("GET", deskPaths.audit, { query: { ...filter, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Page) => page.nextCursor ?? undefined,
    staleTime: 0,
  });
  const verify = useMutation({
    mutationFn: () => call<Verified>("GET", deskPaths.auditVerify),
    onError: showError,
  });
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.items) ?? [], [list.data]);
  const stages = useStages();
  const columns = useMemo(
    () => columnsOf(new Map([...staff, ...stages].map(({ id, name }) => [id, name]))),
    [staff, stages],
  );
  useEffect(() => setDocumentTitle(words.title), []);

  return (
    <div className="screen">
      <PageHead
        title={words.title}
        lead={words.lead}
        actions={
          <Button tone="secondary" busy={verify.isPending} onClick={() => verify.mutate()}>
            <ShieldIcon />
            {words.verify}
          </Button>
        }
      />
      <AlertRegion alert={verify.data && verdict(verify.data)} />
      <div className="chips">
        <select
          className="compact-select"
          aria-label={words.filterWho}
          value={query.get("actor") ?? ""}
          onChange={({ target }) => navigate(withQuery(location, { actor: target.value }))}
        >
          <option value="">{words.everybody}</option>
          {staff.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <select
          className="compact-select"
          aria-label={words.filterAction}
          value={query.get("action") ?? ""}
          onChange={({ target }) => navigate(withQuery(location, { action: target.value }))}
        >
          <option value="">{words.allActions}</option>
          {Object.entries(words.actions).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {list.error && <Failed error={list.error} onRetry={() => list.refetch()} />}
      {list.isPending && <Skeleton />}
      {list.data && rows.length === 0 && <Empty title={words.empty}>{words.emptyText}</Empty>}
      {rows.length > 0 && (
        <DataTable
          label={words.list}
          columns={columns}
          rows={rows}
          keyOf={({ sequence }) => String(sequence)}
          hasMore={list.hasNextPage}
          onMore={() => !list.isFetchingNextPage && list.fetchNextPage()}
        />
      )}
    </div>
  );
}

function verdict({ intact, entries, brokenAt }: Verified) {
  return intact
    ? ({ tone: "success", text: words.intact(entries) } as const)
    : ({ tone: "error", text: words.broken(brokenAt ?? 0) } as const);
}
