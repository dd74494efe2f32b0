import { about } from "#content/en/about.ts";
import { banners } from "#content/en/banners.ts";
import { Achievements } from "#web/sections/achievements/achievements.tsx";
import { Banner } from "#web/sections/banner/banner.tsx";
import { Counters } from "#web/sections/counters/counters.tsx";
import { Founders } from "#web/sections/founders/founders.tsx";
import { LeadOn } from "#web/sections/lead-on/lead-on.tsx";
import { Testimonials } from "#web/sections/testimonials/testimonials.tsx";
import { WhatWeDo } from "#web/sections/what-we-do/what-we-do.tsx";
import { Picture } from "#web/ui/picture/picture.tsx";
import "./about.css";

const { next, ...banner } = banners.about;

/** Who we are: services, achievements, clients' words, founders, figures, in the specification's order. */
export function Page() {
  return (
    <>
      <Banner
        {...banner}
        picture={<Picture {...about.bannerPicture} className="about-picture" sizes="100vw" priority />}
      />
      <WhatWeDo />
      <Achievements />
      <Testimonials />
      <Founders />
      <Counters />
      <LeadOn {...next} />
    </>
  );
}
