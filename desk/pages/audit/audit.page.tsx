import { useMemo } from "react";
import type { AuditVerified } from "#contract/desk/audit.ts";
import type { HistoryEntry } from "#contract/desk/common.ts";
import { namedDetail } from "#contract/desk/named-detail.ts";
import { useAuditLog, useVerifyAuditLog } from "#desk/api/audit.ts";
import { useEverybody } from "#desk/api/staff.ts";
import { useStages } from "#desk/api/stages.ts";
import { screenPath } from "#desk/navigation/addresses.ts";
import { useDocumentTitle } from "#desk/navigation/document-title.ts";
import { navigate, useDeskLocation, withQuery } from "#desk/navigation/location.ts";
import { pickQuery } from "#desk/navigation/query.ts";
import { FilterSelect } from "#desk/ui/filter-select/filter-select.tsx";
import { ShieldIcon } from "#desk/ui/icon/desk-icons.tsx";
import { PageHead } from "#desk/ui/page-head/page-head.tsx";
import { ListTable } from "#desk/ui/table/list-table.tsx";
import { endOfDay, isoDayOf, startOfDay } from "#desk/ui/time/format-time.ts";
import { auditWords as words } from "#desk/words/audit.ts";
import { historyWords } from "#desk/words/history.ts";
import { AlertRegion } from "#web/ui/alert/alert.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { columnsOf, entryDetail, type WordsOf } from "./audit-columns.tsx";
import { groupEntries } from "./group-entries.ts";
import "./audit.css";

/** Who did what, newest first, and whether nobody has changed it since. */
export function AuditPage() {
  const location = useDeskLocation();
  const { query } = location;
  const staff = useEverybody();
  const list = useAuditLog(pickQuery(query, ["actor", "action", "subject", "from", "to"]));
  const verify = useVerifyAuditLog();
  const { stages } = useStages();
  const names = useMemo(
    () => new Map([...staff, ...stages].map(({ id, name }) => [id, name])),
    [staff, stages],
  );
  const { rows } = list;
  const { columns, groups } = useMemo(() => {
    const wordsOf: WordsOf = ({ action, detail }) =>
      historyWords(action, namedDetail(detail, names) as HistoryEntry["detail"]);
    return { columns: columnsOf(names, wordsOf), groups: groupEntries(rows, wordsOf) };
  }, [names, rows]);
  useDocumentTitle(words.title);

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
      <div className="audit__filters">
        <FilterSelect
          label={words.filterWho}
          all={words.everybody}
          options={staff.map(({ id, name, active }) => ({
            value: id,
            label: active ? name : words.dismissed(name),
          }))}
          value={query.get("actor") ?? ""}
          onPick={(actor) => navigate(withQuery(location, { actor }))}
        />
        <FilterSelect
          label={words.filterAction}
          all={words.allActions}
          options={Object.entries(words.actions).map(([value, label]) => ({ value, label }))}
          value={query.get("action") ?? ""}
          onPick={(action) => navigate(withQuery(location, { action }))}
        />
        <DayFilter
          label={words.from}
          moment={query.get("from")}
          onPick={(day) => navigate(withQuery(location, { from: day && startOfDay(day) }))}
        />
        <DayFilter
          label={words.until}
          moment={query.get("to")}
          onPick={(day) => navigate(withQuery(location, { to: day && endOfDay(day) }))}
        />
      </div>
      <ListTable
        list={{ ...list, rows: groups }}
        empty={{
          title: words.empty,
          text: words.emptyText,
          action: (
            <Button tone="secondary" onClick={() => navigate(screenPath("audit"))}>
              {words.clearFilters}
            </Button>
          ),
        }}
        label={words.list}
        columns={columns}
        detailOf={entryDetail}
        keyOf={([{ sequence }]) => String(sequence)}
      />
    </div>
  );
}

interface DayFilterProps {
  readonly label: string;
  /** "2026-11-03T…", in India's time. */
  readonly moment: string | null;
  /** "2026-11-03", or empty. */
  readonly onPick: (day: string) => void;
}

function DayFilter({ label, moment, onPick }: DayFilterProps) {
  return (
    <label className="quiet">
      {label}{" "}
      <input
        type="date"
        className="filter-select"
        value={isoDayOf(moment)}
        onChange={({ target }) => onPick(target.value)}
      />
    </label>
  );
}

function verdict({ intact, entries, brokenAt }: AuditVerified) {
  return intact
    ? ({ tone: "success", text: words.intact(entries) } as const)
    : ({ tone: "error", text: words.broken(brokenAt ?? 0) } as const);
}
