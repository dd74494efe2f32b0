import { hiring } from "#content/en/hiring.ts";
import { paths } from "#contract/routes.ts";
import { textParagraphs } from "#contract/text-paragraphs.ts";
import type { ApplyLinkAttributes } from "#web/browser/form-attributes.ts";
import { Button, ButtonLink } from "#web/ui/button/button.tsx";
import { PinIcon } from "#web/ui/icon/page-icons.tsx";
import { Picture } from "#web/ui/picture/picture.tsx";
import { SectionHead } from "#web/ui/section-head/section-head.tsx";
import type { Jobs } from "./use-jobs.ts";
import "./open-jobs.css";

const { jobs: words } = hiring;

export interface OpenJobsProps {
  readonly jobs: Jobs;
}

/** The open jobs in a list, or what to do when there is none. */
export function OpenJobs({ jobs }: OpenJobsProps) {
  return (
    <section className="open-jobs container" aria-labelledby="open-jobs-title">
      <SectionHead titleId="open-jobs-title" title={words.title} intro={words.lead} />
      <div className="open-jobs__list" aria-live="polite">
        <JobList jobs={jobs} />
      </div>
    </section>
  );
}

function JobList({ jobs }: OpenJobsProps) {
  if (jobs.state === "loading") return <p>{words.loading}</p>;
  if (jobs.state === "failed") return <FailedToLoad onRetry={jobs.reload} />;
  if (jobs.open.length === 0) return <NothingOpen />;
  return (
    <ul role="list">
      {jobs.open.map(({ _id, title, city, text }) => (
        <li className="job" key={_id}>
          <h3 className="job__title">{title}</h3>
          <p className="job__city">
            <PinIcon />
            {city}
          </p>
          <ApplyLink jobId={_id} about={`${title}, ${city}`} />
          {text && (
            <div className="job__text">
              {textParagraphs(text).map((paragraph, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be the same, and none ever moves.
                <p key={index}>{paragraph}</p>
              ))}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

interface ApplyLinkProps {
  readonly jobId: string;
  readonly about: string;
}

/**
 * Chooses the job in the form (web/boot/apply-links.ts). Without scripts it opens the page again with the job chosen, so
 * it is a real address and no hash.
 */
function ApplyLink({ jobId, about }: ApplyLinkProps) {
  return (
    <a
      className="job__apply button"
      data-tone="secondary"
      {...({ "data-job": jobId } satisfies ApplyLinkAttributes)}
      href={`${paths.hiring}?${new URLSearchParams({ job: jobId })}`}
      aria-label={`${words.apply}: ${about}`}
    >
      {words.apply}
    </a>
  );
}

function NothingOpen() {
  const { picture, title, text, link } = words.none;
  return (
    <div className="open-jobs__none">
      <Picture name={picture} sizes="(min-width: 48rem) 24rem, 100vw" decorative />
      <div>
        <p className="open-jobs__state">{title}</p>
        <p className="open-jobs__help">{text}</p>
        <ButtonLink to={link.to}>{link.label}</ButtonLink>
      </div>
    </div>
  );
}

function FailedToLoad({ onRetry }: { onRetry(): void }) {
  const { title, text, retry } = words.failed;
  return (
    <>
      <p className="open-jobs__state">{title}</p>
      <p className="open-jobs__help">{text}</p>
      <Button onClick={onRetry}>{retry}</Button>
    </>
  );
}
