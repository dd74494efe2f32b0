import { banners } from "#content/en/banners.ts";
import { Banner } from "#web/sections/banner/banner.tsx";
import { LeadOn } from "#web/sections/lead-on/lead-on.tsx";
import { OceanFreight } from "./ocean-freight.tsx";
import { ServiceRequestForm } from "./service-request-form.tsx";

const { next, ...banner } = banners["service-detail"];

/** Ocean Freight: what it is, what it includes, and the form for this and any other service. */
export function Page() {
  return (
    <>
      <Banner {...banner} />
      <OceanFreight />
      <ServiceRequestForm />
      <LeadOn {...next} />
    </>
  );
}
