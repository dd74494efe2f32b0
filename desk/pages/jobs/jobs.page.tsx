import type { DeskJob } from "#contract/desk/jobs.ts";
import { useJobs } from "#desk/api/jobs.ts";
import { usePermission } from "#desk/api/session.ts";
import { newJobPath, recordPath, screenPath } from "#desk/navigation/addresses.ts";
import { useDocumentTitle } from "#desk/navigation/document-title.ts";
import { DeskLink } from "#desk/navigation/link.tsx";
import { Badge } from "#desk/ui/badge/badge.tsx";
import { ButtonLink } from "#desk/ui/button-link/button-link.tsx";
import { PlusIcon } from "#desk/ui/icon/desk-icons.tsx";
import { PageHead } from "#desk/ui/page-head/page-head.tsx";
import { Empty, QueryFallback } from "#desk/ui/state/state.tsx";
import { type Column, DataTable } from "#desk/ui/table/data-table.tsx";
import { Time } from "#desk/ui/time/time.tsx";
import { jobStatusNames, jobWords as words } from "#desk/words/jobs.ts";
import { JobEditor } from "./job-editor.tsx";
import { jobTones } from "./job-tones.ts";

const columns: readonly Column<DeskJob>[] = [
  {
    id: "title",
    header: words.job,
    cell: ({ title, sample }) => (
      <>
        {title} {sample && <Badge>{words.sample}</Badge>}
      </>
    ),
  },
  { id: "city", header: words.city, wideOnly: true, cell: ({ city }) => city },
  {
    id: "status",
    header: words.status,
    cell: ({ status }) => <Badge tone={jobTones[status]}>{jobStatusNames[status]}</Badge>,
  },
  {
    id: "applicants",
    header: words.applicants,
    align: "end",
    wideOnly: true,
    cell: (job) => <ApplicantCount job={job} />,
  },
  {
    id: "posted",
    header: words.posted,
    wideOnly: true,
    cell: ({ postedAt }) => (postedAt ? <Time at={postedAt} /> : "–"),
  },
  {
    id: "changed",
    header: words.changed,
    wideOnly: true,
    cell: ({ changedAt }) => (changedAt ? <Time at={changedAt} /> : "–"),
  },
];

/** Leads to the applicants if there are any, and only for those who may read them. */
function ApplicantCount({ job: { id, applicantCount } }: { readonly job: DeskJob }) {
  const mayRead = usePermission("applicants.read");
  if (applicantCount === 0 || !mayRead) return applicantCount;
  return <DeskLink to={screenPath("applicants", { job: id })}>{applicantCount}</DeskLink>;
}

function NewJob() {
  return (
    <ButtonLink to={newJobPath}>
      <PlusIcon />
      {words.newJob}
    </ButtonLink>
  );
}

/** All jobs, or one of them in the editor. */
export function JobsPage({ id }: { readonly id: string | undefined }) {
  const query = useJobs();
  const mayWrite = usePermission("jobs.write");
  useDocumentTitle(words.title);

  const { jobs } = query;
  const isRead = query.data !== undefined;
  if (id !== undefined && !isRead) return <QueryFallback query={query} />;
  if (id === "new" && mayWrite) return <JobEditor key="new" job={undefined} />;
  if (id !== undefined) {
    const job = jobs.find((one) => one.id === id);
    return job ? (
      <JobEditor key={id} job={job} />
    ) : (
      <Empty title={words.goneTitle}>
        <DeskLink to={screenPath("jobs")}>{words.backToList}</DeskLink>
      </Empty>
    );
  }
  return (
    <div className="screen">
      <PageHead title={words.title} lead={words.lead} actions={mayWrite && jobs.length > 0 && <NewJob />} />
      {!isRead && <QueryFallback query={query} shape="table" />}
      {jobs.some(({ sample }) => sample) && <p className="quiet">{words.sampleHint}</p>}
      {isRead && jobs.length === 0 && (
        <Empty title={words.empty}>
          {words.emptyText}
          {mayWrite && <NewJob />}
        </Empty>
      )}
      {jobs.length > 0 && (
        <DataTable
          label={words.list}
          columns={columns}
          rows={jobs}
          keyOf={(job) => job.id}
          linkOf={(job) => recordPath("job", job.id)}
          detailOf={({ city, applicantCount }) =>
            applicantCount > 0 ? `${city} · ${words.seeApplicants(applicantCount)}` : city
          }
        />
      )}
    </div>
  );
}
