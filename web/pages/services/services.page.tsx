import { banners } from "#content/en/banners.ts";
import { Banner } from "#web/sections/banner/banner.tsx";
import { LeadOn } from "#web/sections/lead-on/lead-on.tsx";

const { next, ...banner } = banners.services;

export function Page() {
  return (
    <>
      <Banner {...banner} />
      <LeadOn {...next} />
    </>
  );
}
