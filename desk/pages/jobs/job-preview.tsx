import { useDeferredValue } from "react";
import { type JobFields, useJobPreview } from "#desk/api/jobs.ts";
import { jobWords as words } from "#desk/words/jobs.ts";
import { PinIcon } from "#web/ui/icon/page-icons.tsx";
import "./job-preview.css";

interface JobPreviewProps {
  readonly fields: JobFields;
  readonly postedAt: string | null;
  readonly title: string;
}

/** The card as visitors see it, or would. */
export function JobPreview({ fields, postedAt, title }: JobPreviewProps) {
  const { data } = useJobPreview(useDeferredValue(fields), postedAt);
  const isReady = fields.title.trim() !== "" && fields.city.trim() !== "";
  return (
    <section className="job-preview" aria-label={title}>
      <h2>{title}</h2>
      {!isReady || !data ? (
        <p className="quiet">{words.previewEmpty}</p>
      ) : (
        <>
          <article className="job-preview__card">
            <h3>{data.card.title}</h3>
            <p className="job-preview__city">
              <PinIcon />
              {data.card.city}
            </p>
            <span className="job-preview__apply" aria-hidden="true">
              {words.apply}
            </span>
            {data.card.paragraphs.map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be the same, and none has a state.
              <p key={index} className="job-preview__text">
                {paragraph}
              </p>
            ))}
          </article>
          <details>
            <summary>{words.previewData}</summary>
            <pre>{JSON.stringify(data.jobPosting, null, 2)}</pre>
          </details>
        </>
      )}
    </section>
  );
}
