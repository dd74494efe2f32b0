import { useEffect, useState } from "react";
import { deskPaths } from "#contract/desk/desk-paths.ts";
import { useStages } from "#desk/api/applicants.ts";
import { useJobs } from "#desk/api/jobs.ts";
import { useMay } from "#desk/api/session.ts";
import { setDocumentTitle } from "#desk/app/document-title.ts";
import { navigate, useDeskLocation, withQuery } from "#desk/app/location.ts";
import { BoardIcon, DownloadIcon, ListIcon } from "#desk/ui/icon/desk-icons.tsx";
import { PageHead } from "#desk/ui/page-head/page-head.tsx";
import { applicantWords as words } from "#desk/words/applicants.ts";
import { SearchIcon } from "#web/ui/icon/icon.tsx";
import { ApplicantBoard } from "./applicant-board.tsx";
import { ApplicantDetail } from "./applicant-detail.tsx";
import { ApplicantList } from "./applicant-list.tsx";
import "./applicants.css";

/** The filters that the address holds and the API takes. */
const filters = ["q", "job", "stage", "erasure", "box", "owner", "sort", "from", "to"];

/** Applicants as a board of stages or as a list, or one of them. */
export function ApplicantsPage({ id }: { readonly id: string | undefined }) {
  useEffect(() => setDocumentTitle(words.title), []);
  return id === undefined ? <Overview /> : <ApplicantDetail key={id} id={id} />;
}

function Overview() {
  const location = useDeskLocation();
  const { query } = location;
  const mayExport = useMay("applicants.export");
  const isList = query.get("view") === "list" || query.has("stage") || query.has("erasure");
  const filter = filterOf(query);
  const set = (changes: Readonly<Record<string, string | undefined>>) =>
    navigate(withQuery(location, changes));

  return (
    <div className="applicants">
      <PageHead
        title={words.title}
        actions={
          <>
            <fieldset className="switch" aria-label={words.layout}>
              <button
                type="button"
                className="icon-button"
                aria-pressed={!isList}
                aria-label={words.asBoard}
                title={words.asBoard}
                onClick={() => set({ view: undefined, stage: undefined, erasure: undefined })}
              >
                <BoardIcon />
              </button>
              <button
                type="button"
                className="icon-button"
                aria-pressed={isList}
                aria-label={words.asList}
                title={words.asList}
                onClick={() => set({ view: "list" })}
              >
                <ListIcon />
              </button>
            </fieldset>
            {mayExport && (
              <a
                className="icon-button"
                href={`${deskPaths.applicantsExport}?${filter}`}
                aria-label={words.exportCsv}
                title={words.exportCsv}
                download
              >
                <DownloadIcon />
              </a>
            )}
          </>
        }
      />
      <Filters query={query} isList={isList} onSet={set} />
      {isList ? <ApplicantList filter={filter} /> : <ApplicantBoard filter={filter} />}
    </div>
  );
}

function filterOf(query: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of filters) {
    const value = query.get(name);
    if (value) kept.set(name, value);
  }
  return kept.toString();
}

interface FiltersProps {
  readonly query: URLSearchParams;
  readonly isList: boolean;
  readonly onSet: (changes: Readonly<Record<string, string | undefined>>) => void;
}

function Filters({ query, isList, onSet }: FiltersProps) {
  const { jobs } = useJobs();
  const stages = useStages();
  return (
    <div className="filters">
      <SearchField words={query.get("q") ?? ""} onSearch={(q) => onSet({ q })} />
      <select
        className="compact-select"
        aria-label={words.job}
        value={query.get("job") ?? ""}
        onChange={({ target }) => onSet({ job: target.value })}
      >
        <option value="">{words.allJobs}</option>
        {jobs.map(({ id, title, city }) => (
          <option key={id} value={id}>
            {title}, {city}
          </option>
        ))}
      </select>
      {isList && (
        <select
          className="compact-select"
          aria-label={words.stage}
          value={query.get("stage") ?? ""}
          onChange={({ target }) => onSet({ stage: target.value, view: "list" })}
        >
          <option value="">{words.allStages}</option>
          {stages.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      <Chip
        label={words.onlyErasure}
        pressed={query.has("erasure")}
        onPress={(on) => onSet({ erasure: on ? "1" : undefined, view: on ? "list" : undefined })}
      />
      <Chip
        label={words.quarantine}
        pressed={query.get("box") === "quarantine"}
        onPress={(on) => onSet({ box: on ? "quarantine" : undefined })}
      />
    </div>
  );
}

interface ChipProps {
  readonly label: string;
  readonly pressed: boolean;
  readonly onPress: (on: boolean) => void;
}

function Chip({ label, pressed, onPress }: ChipProps) {
  return (
    <button type="button" className="chip" aria-pressed={pressed} onClick={() => onPress(!pressed)}>
      {label}
    </button>
  );
}

/** Searches after a pause in typing. */
function SearchField({
  words: inAddress,
  onSearch,
}: {
  readonly words: string;
  readonly onSearch: (q: string | undefined) => void;
}) {
  const [text, setText] = useState(inAddress);
  const pauseMs = 250;
  useEffect(() => setText(inAddress), [inAddress]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: onSearch is another function on each rendering
  useEffect(() => {
    if (text.trim() === inAddress) return;
    const timer = setTimeout(() => onSearch(text.trim() || undefined), pauseMs);
    return () => clearTimeout(timer);
  }, [text, inAddress]);
  return (
    <search className="search-box">
      <SearchIcon />
      <input
        type="search"
        aria-label={words.search}
        placeholder={words.searchPlaceholder}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </search>
  );
}
