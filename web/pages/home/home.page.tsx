import { Suspense } from "react";
import { ClientStrip } from "#web/sections/clients/client-strip.tsx";
import { Counters } from "#web/sections/counters/counters.tsx";
import { Estimation } from "#web/sections/estimation/estimation.tsx";
import { FleetCarousel } from "#web/sections/fleet/fleet-carousel.tsx";
import { LoadBeds } from "#web/sections/fleet/load-beds.tsx";
import { ServicesCarousel } from "#web/sections/services/services-carousel.tsx";
import { Testimonials } from "#web/sections/testimonials/testimonials.tsx";
import { Hero } from "./hero.tsx";
import { OnDemand } from "./on-demand.tsx";
import { Trackk } from "./trackk.tsx";
import { Why } from "./why.tsx";
import "./home.css";

/**
 * Home, with its sections in the order of the specification. Each boundary below the first screen is hydrated in a
 * task of its own, so that no task is long.
 */
export function Page() {
  return (
    <>
      <Hero />
      <Suspense>
        <FleetCarousel />
      </Suspense>
      <Suspense>
        <LoadBeds />
      </Suspense>
      <Suspense>
        <Estimation />
      </Suspense>
      <Suspense>
        <Why />
      </Suspense>
      <Suspense>
        <Trackk />
      </Suspense>
      <Suspense>
        <OnDemand />
      </Suspense>
      <Suspense>
        <ServicesCarousel />
      </Suspense>
      <Suspense>
        <Counters />
      </Suspense>
      <Suspense>
        <Testimonials />
      </Suspense>
      <Suspense>
        <ClientStrip />
      </Suspense>
    </>
  );
}
