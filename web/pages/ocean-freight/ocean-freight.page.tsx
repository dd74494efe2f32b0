import { banners } from "#content/en/banners.ts";
import { DeferredSections } from "#web/hydration/deferred-sections.tsx";
import { Banner } from "#web/sections/banner/banner.tsx";
import { CallToAction } from "#web/sections/call-to-action/call-to-action.tsx";
import { FreightRequestForm } from "./freight-request-form.tsx";
import { OceanFreight } from "./ocean-freight.tsx";

const { callToAction, ...banner } = banners["ocean-freight"];

/** Ocean Freight: the service, its parts, and the request form for this and any other service. */
export function Page() {
  return (
    <>
      <Banner {...banner} />
      <DeferredSections>
        <OceanFreight />
        <FreightRequestForm />
        <CallToAction {...callToAction} />
      </DeferredSections>
    </>
  );
}
