import { banners } from "#content/en/banners.ts";
import { hiring } from "#content/en/hiring.ts";
import { DeferredSections } from "#web/hydration/deferred-sections.tsx";
import type { PageProps } from "#web/pages/page.ts";
import { CallToAction } from "#web/sections/call-to-action/call-to-action.tsx";
import { PictureBanner } from "#web/sections/picture-banner/picture-banner.tsx";
import { HiringForm } from "./hiring-form.tsx";
import { HiringPanel } from "./hiring-panel.tsx";
import { OpenJobs } from "./open-jobs.tsx";
import { useJobs } from "./use-jobs.ts";
import "./hiring.css";

const { callToAction, ...banner } = banners.hiring;

export function Page({ data }: PageProps) {
  const jobs = useJobs(data.jobs);
  return (
    <>
      <PictureBanner banner={banner} picture={hiring.picture} />
      <DeferredSections>
        <OpenJobs jobs={jobs} />
        <div className="hiring-page container">
          <HiringForm jobs={jobs} postResult={data.hiring} />
          <HiringPanel />
        </div>
        <CallToAction {...callToAction} />
      </DeferredSections>
    </>
  );
}
