import { about } from "#content/en/about.ts";
import { banners } from "#content/en/banners.ts";
import { DeferredSections } from "#web/hydration/deferred-sections.tsx";
import { Achievements } from "#web/sections/achievements/achievements.tsx";
import { CallToAction } from "#web/sections/call-to-action/call-to-action.tsx";
import { Counters } from "#web/sections/counters/counters.tsx";
import { Founders } from "#web/sections/founders/founders.tsx";
import { PictureBanner } from "#web/sections/picture-banner/picture-banner.tsx";
import { Testimonials } from "#web/sections/testimonials/testimonials.tsx";
import { WhatWeDo } from "#web/sections/what-we-do/what-we-do.tsx";
import "./about.css";

const { callToAction, ...banner } = banners.about;

/** Who we are: services, achievements, clients' words, founders, figures, in the specification's order. */
export function Page() {
  return (
    <>
      <PictureBanner banner={banner} picture={about.picture} />
      <DeferredSections>
        <WhatWeDo />
        <Achievements />
        <Testimonials />
        <Founders />
        <Counters />
        <CallToAction {...callToAction} />
      </DeferredSections>
    </>
  );
}
