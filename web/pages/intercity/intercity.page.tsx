import { banners } from "#content/en/banners.ts";
import { intercity } from "#content/en/intercity.ts";
import { DeferredSections } from "#web/hydration/deferred-sections.tsx";
import { QuoteSection } from "#web/quote-form/quote-section.tsx";
import { CallToAction } from "#web/sections/call-to-action/call-to-action.tsx";
import { HowItWorks } from "#web/sections/how-it-works/how-it-works.tsx";
import { PictureBanner } from "#web/sections/picture-banner/picture-banner.tsx";
import { RouteMap } from "#web/sections/route-map/route-map.tsx";

const { callToAction, ...banner } = banners.intercity;

const quoteForm = <QuoteSection service="intercity" />;

/** Freight between cities: the routes, how a load gets onto one, and that nothing is paid online. */
export function Page() {
  return (
    <>
      <PictureBanner banner={banner} picture={intercity.picture} />
      <DeferredSections>
        {quoteForm}
        <HowItWorks {...intercity.howItWorks} />
        <RouteMap />
        <CallToAction {...callToAction} payment={intercity.payment} />
      </DeferredSections>
    </>
  );
}
