import type { ApplicantItem } from "#contract/desk/applicants.ts";
import { maxBulk } from "#contract/desk/limits.ts";
import { useApplicantList, useBulkMove } from "#desk/api/applicants.ts";
import { usePermission } from "#desk/api/session.ts";
import { useStages } from "#desk/api/stages.ts";
import { recordPath, screenPath } from "#desk/navigation/addresses.ts";
import { navigate } from "#desk/navigation/location.ts";
import { BulkBar } from "#desk/records/bulk-bar.tsx";
import { useSelection } from "#desk/records/use-selection.ts";
import { Badge } from "#desk/ui/badge/badge.tsx";
import { Menu } from "#desk/ui/menu/menu.tsx";
import { Empty, QueryFallback } from "#desk/ui/state/state.tsx";
import { type Column, DataTable } from "#desk/ui/table/data-table.tsx";
import { dayOf, duration, shortDay } from "#desk/ui/time/format-time.ts";
import { Time } from "#desk/ui/time/time.tsx";
import { applicantWords as words } from "#desk/words/applicants.ts";
import { jobInCity } from "#desk/words/jobs.ts";
import { recordWords } from "#desk/words/records.ts";
import { Button } from "#web/ui/button/button.tsx";
import { stageTones } from "./stage-tones.ts";
import { Stars } from "./stars.tsx";

const columns: readonly Column<ApplicantItem>[] = [
  {
    id: "name",
    header: words.applicant,
    cell: ({ name }) => name,
  },
  { id: "job", header: words.job, wideOnly: true, cell: ({ job }) => jobInCity(job) },
  {
    id: "stage",
    header: words.stage,
    narrow: true,
    cell: ({ stage, applicationNumber, erasureDueAt }) => (
      <span className="button-row">
        <Badge tone={stageTones[stage.kind]}>{stage.name}</Badge>
        {applicationNumber > 1 && <span className="quiet">{words.application(applicationNumber)}</span>}
        {erasureDueAt && (
          <Badge tone="red">{words.erasureDue(shortDay(dayOf(new Date(erasureDueAt))))}</Badge>
        )}
      </span>
    ),
  },
  {
    id: "since",
    header: words.inStage,
    narrow: true,
    wideOnly: true,
    cell: ({ stageSince }) => duration(Date.now() - Date.parse(stageSince)),
  },
  {
    id: "rating",
    header: words.rating,
    narrow: true,
    wideOnly: true,
    cell: ({ rating }) => rating !== null && <Stars rating={rating} />,
  },
  { id: "phone", header: words.phone, narrow: true, wideOnly: true, cell: ({ phoneNumber }) => phoneNumber },
  { id: "owner", header: words.owner, narrow: true, wideOnly: true, cell: ({ owner }) => owner?.name },
  {
    id: "received",
    header: words.received,
    narrow: true,
    cell: ({ receivedAt }) => <Time at={receivedAt} />,
  },
];

/** Applicants in a table. Selected ones move to a stage together. */
export function ApplicantList({ filter }: { readonly filter: string }) {
  const list = useApplicantList(filter);
  const { stages } = useStages();
  const mayWrite = usePermission("applicants.write");
  const bulk = useBulkMove();
  const { selected, select, toggle, clear } = useSelection(list.rows, filter);

  if (!list.data) return <QueryFallback query={list} shape="table" />;
  if (list.rows.length === 0)
    return (
      <Empty title={words.empty}>
        {words.emptyText}
        <Button tone="secondary" onClick={() => navigate(screenPath("applicants"))}>
          {words.emptyBack}
        </Button>
      </Empty>
    );
  return (
    <div className="applicants__list">
      {selected.size > 0 && (
        <BulkBar label={words.selected(selected.size)} onClear={clear}>
          <Menu
            trigger={<Button tone="secondary">{words.move}</Button>}
            items={stages.map((stage) => ({
              key: stage.id,
              label: stage.name,
              onSelect: () => {
                bulk.mutate({ ids: [...selected], stage });
                clear();
              },
            }))}
          />
        </BulkBar>
      )}
      <DataTable
        label={words.list}
        columns={columns}
        rows={list.rows}
        keyOf={({ id }) => id}
        linkOf={({ id }) => recordPath("applicant", id)}
        detailOf={({ job }) => jobInCity(job)}
        {...(mayWrite && {
          selection: {
            selected,
            onToggle: toggle,
            onSelect: (keys: ReadonlySet<string>) => select(new Set([...keys].slice(0, maxBulk))),
            labelOf: ({ name }: ApplicantItem) => words.select(name),
            allLabel: recordWords.selectAll(Math.min(list.rows.length, maxBulk)),
          },
        })}
        hasMore={list.hasNextPage}
        onMore={list.readMore}
      />
    </div>
  );
}
