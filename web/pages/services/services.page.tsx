import { banners } from "#content/en/banners.ts";
import { DeferredSections } from "#web/hydration/deferred-sections.tsx";
import { LoadPlanner } from "#web/load-planner/load-planner.tsx";
import { Banner } from "#web/sections/banner/banner.tsx";
import { CallToAction } from "#web/sections/call-to-action/call-to-action.tsx";
import { Estimation } from "#web/sections/estimation/estimation.tsx";
import { FleetList } from "./fleet-list.tsx";
import { ServiceList } from "./service-list.tsx";

const { callToAction, ...banner } = banners.services;

/** The three services, the price, and the fleet, in the specification's order; then the load planner. */
export function Page() {
  return (
    <>
      <Banner {...banner} />
      <DeferredSections>
        <ServiceList />
        <Estimation />
        <FleetList />
        <LoadPlanner />
        <CallToAction {...callToAction} />
      </DeferredSections>
    </>
  );
}
