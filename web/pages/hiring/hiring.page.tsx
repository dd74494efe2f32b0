import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { banners } from "#content/en/banners.ts";
import { hiring } from "#content/en/hiring.ts";
import { readFields } from "#web/forms/field-values.ts";
import { Below } from "#web/hydration/below.tsx";
import { useLocation } from "#web/navigation/hash-location.ts";
import type { PageProps } from "#web/pages/page.ts";
import { CallToAction } from "#web/sections/call-to-action/call-to-action.tsx";
import { PictureBanner } from "#web/sections/picture-banner/picture-banner.tsx";
import { HiringForm } from "./hiring-form.tsx";
import { hiringForm } from "./hiring-form-store.ts";
import { HiringPanel } from "./hiring-panel.tsx";
import { OpenJobs } from "./open-jobs.tsx";
import { useJobs } from "./use-jobs.ts";
import "./hiring.css";

const { callToAction, ...banner } = banners.hiring;

/** Join us. `/hiring?job=<id>` opens it with that job chosen. */
export function Page({ data }: PageProps) {
  const jobs = useJobs(data.jobs);
  const askedFor = useLocation().query.get("job") ?? "";
  const [jobId, setJobId] = useState(data.hiring?.fields.jobId || askedFor);
  const form = useRef<HTMLFormElement>(null);

  function applyFor(id: string): void {
    // Before the draft is read.
    flushSync(() => setJobId(id));
    if (!form.current) return;
    hiringForm.drafts.keep(readFields(form.current, hiringForm.emptyFields));
    const [choice, name] = ["jobId", "name"].map((field) => form.current?.elements.namedItem(field));
    if (!(choice instanceof HTMLSelectElement)) return;
    choice.scrollIntoView({ block: "center" });
    // The job is chosen, so what is typed next is the name.
    if (name instanceof HTMLElement) name.focus({ preventScroll: true });
  }

  return (
    <>
      <PictureBanner banner={banner} picture={hiring.picture} />
      <Below>
        <OpenJobs jobs={jobs} onApply={applyFor} />
        <div className="hiring-page container">
          <HiringPanel />
          <HiringForm
            ref={form}
            jobs={jobs.offered(jobId)}
            jobId={jobId}
            onJobChange={setJobId}
            postResult={data.hiring}
            startsAtName={askedFor !== "" && !data.hiring}
          />
        </div>
        <CallToAction {...callToAction} />
      </Below>
    </>
  );
}
