import { ClientStrip } from "#web/sections/clients/client-strip.tsx";
import { Counters } from "#web/sections/counters/counters.tsx";
import { Estimation } from "#web/sections/estimation/estimation.tsx";
import { FleetCarousel } from "#web/sections/fleet/fleet-carousel.tsx";
import { LoadBeds } from "#web/sections/fleet/load-beds.tsx";
import { LateRouteMap } from "#web/sections/route-map/late-route-map.tsx";
import { ServicesCarousel } from "#web/sections/services/services-carousel.tsx";
import { Testimonials } from "#web/sections/testimonials/testimonials.tsx";
import { OnDemand } from "./on-demand.tsx";
import { Trackk } from "./trackk.tsx";
import { Why } from "./why.tsx";

/**
 * Home's sections below the first screen: a chunk of their own. The served document has their HTML, and the chunk is
 * loaded when the visitor comes near. Navigation from another page loads it before Home is shown.
 */
export const sections = {
  ClientStrip,
  Counters,
  Estimation,
  FleetCarousel,
  LateRouteMap,
  LoadBeds,
  OnDemand,
  ServicesCarousel,
  Testimonials,
  Trackk,
  Why,
} as const;
