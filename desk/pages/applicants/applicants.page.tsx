import { useState } from "react";
import type { Stage } from "#contract/desk/applicants.ts";
import type { DeskJob } from "#contract/desk/jobs.ts";
import { useJobs } from "#desk/api/jobs.ts";
import { usePermission } from "#desk/api/session.ts";
import { useStages } from "#desk/api/stages.ts";
import { useDocumentTitle } from "#desk/navigation/document-title.ts";
import { navigate, useDeskLocation, withQuery } from "#desk/navigation/location.ts";
import { pickQuery } from "#desk/navigation/query.ts";
import { ExportButton } from "#desk/records/export-button.tsx";
import { ExportDialog } from "#desk/records/export-dialog.tsx";
import { receivedFact } from "#desk/records/received-fact.ts";
import { Chip } from "#desk/ui/chip/chip.tsx";
import { FilterSelect } from "#desk/ui/filter-select/filter-select.tsx";
import { BoardIcon, ListIcon } from "#desk/ui/icon/desk-icons.tsx";
import { IconButton } from "#desk/ui/icon-button/icon-button.tsx";
import { PageHead } from "#desk/ui/page-head/page-head.tsx";
import { SearchBox } from "#desk/ui/search-box/search-box.tsx";
import { applicantWords as words } from "#desk/words/applicants.ts";
import { exportWords } from "#desk/words/export.ts";
import { jobInCity } from "#desk/words/jobs.ts";
import { ApplicantBoard } from "./applicant-board.tsx";
import { ApplicantDetail } from "./applicant-detail.tsx";
import { ApplicantList } from "./applicant-list.tsx";
import { chooseView, filters, isListView, nothingNarrowed } from "./applicant-view.ts";
import "./applicants.css";

/** Applicants as a board of stages or as a list, or one of them. */
export function ApplicantsPage({ id }: { readonly id: string | undefined }) {
  useDocumentTitle(words.title);
  return id === undefined ? <Overview /> : <ApplicantDetail key={id} id={id} />;
}

function Overview() {
  const location = useDeskLocation();
  const { query } = location;
  const mayExport = usePermission("applicants.export");
  const [isExporting, setExporting] = useState(false);
  const { jobs } = useJobs();
  const { stages } = useStages();
  const isList = isListView(query);
  const filter = pickQuery(query, filters);
  const set = (changes: Readonly<Record<string, string | undefined>>) =>
    navigate(withQuery(location, changes));

  return (
    <div className="applicants">
      <PageHead
        title={words.title}
        actions={
          <>
            <fieldset className="switch" aria-label={words.layout}>
              <IconButton
                aria-pressed={!isList}
                label={words.asBoard}
                title={words.asBoard}
                onClick={() => {
                  chooseView("board");
                  set({ ...nothingNarrowed, view: "board" });
                }}
                icon={<BoardIcon />}
              />
              <IconButton
                aria-pressed={isList}
                label={words.asList}
                title={words.asList}
                onClick={() => {
                  chooseView("list");
                  set({ view: "list" });
                }}
                icon={<ListIcon />}
              />
            </fieldset>
            {mayExport && <ExportButton onClick={() => setExporting(true)} />}
          </>
        }
      />
      <ExportDialog
        open={isExporting}
        onClose={() => setExporting(false)}
        records="applicants"
        filter={filter}
        facts={factsOf(query, jobs, stages)}
        name="applicants"
      />
      <Filters query={query} jobs={jobs} stages={stages} isList={isList} onSet={set} />
      {isList ? <ApplicantList filter={filter} /> : <ApplicantBoard filter={filter} />}
    </div>
  );
}

/** What the filters let through, in words. */
function factsOf(query: URLSearchParams, jobs: readonly DeskJob[], stages: readonly Stage[]): string[] {
  const job = jobs.find(({ id }) => id === query.get("job"));
  const stage = stages.find(({ id }) => id === query.get("stage"));
  const q = query.get("q");
  return [
    job && jobInCity(job),
    stage?.name,
    query.has("mentioned") && words.onlyMentioned,
    query.has("erasure") && words.onlyErasure,
    query.get("box") === "quarantine" && words.quarantine,
    ...receivedFact(Object.fromEntries(query)),
    q && exportWords.facts.search(q),
  ].filter((fact): fact is string => typeof fact === "string" && fact !== "");
}

interface FiltersProps {
  readonly query: URLSearchParams;
  readonly jobs: readonly DeskJob[];
  readonly stages: readonly Stage[];
  readonly isList: boolean;
  readonly onSet: (changes: Readonly<Record<string, string | undefined>>) => void;
}

function Filters({ query, jobs, stages, isList, onSet }: FiltersProps) {
  const onlyErasure = query.has("erasure");
  const inQuarantine = query.get("box") === "quarantine";
  return (
    <div className="filters">
      <SearchBox
        label={words.search}
        placeholder={words.searchPlaceholder}
        value={query.get("q") ?? ""}
        onSearch={(q) => onSet({ q })}
      />
      <div className="filters__more">
        <FilterSelect
          label={words.job}
          all={words.allJobs}
          options={jobs.map((job) => ({ value: job.id, label: jobInCity(job) }))}
          value={query.get("job") ?? ""}
          onPick={(job) => onSet({ job })}
        />
        {isList && (
          <FilterSelect
            label={words.stage}
            all={words.allStages}
            options={stages.map(({ id, name }) => ({ value: id, label: name }))}
            value={query.get("stage") ?? ""}
            onPick={(stage) => onSet({ stage, view: "list" })}
          />
        )}
        {isList && (
          <FilterSelect
            label={words.order}
            all={words.orders.newest}
            options={(["oldest", "entered", "stage"] as const).map((value) => ({
              value,
              label: words.orders[value],
            }))}
            value={query.get("sort") ?? ""}
            onPick={(sort) => onSet({ sort, view: "list" })}
          />
        )}
        <Chip
          label={words.onlyMentioned}
          pressed={query.has("mentioned")}
          onPress={() => onSet({ mentioned: query.has("mentioned") ? undefined : "1" })}
        />
        <Chip
          label={words.onlyErasure}
          pressed={onlyErasure}
          onPress={() =>
            onSet(onlyErasure ? { erasure: undefined, sort: undefined } : { erasure: "1", sort: "erasure" })
          }
        />
        <Chip
          label={words.quarantine}
          pressed={inQuarantine}
          onPress={() => onSet({ box: inQuarantine ? undefined : "quarantine" })}
        />
      </div>
    </div>
  );
}
