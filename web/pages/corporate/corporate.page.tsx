import { banners } from "#content/en/banners.ts";
import { corporate } from "#content/en/corporate.ts";
import { DeferredSections } from "#web/hydration/deferred-sections.tsx";
import { QuoteSection } from "#web/quote-form/quote-section.tsx";
import { CallToAction } from "#web/sections/call-to-action/call-to-action.tsx";
import { ClientCarousel } from "#web/sections/clients/client-strip.tsx";
import { PictureBanner } from "#web/sections/picture-banner/picture-banner.tsx";
import { TrackkPoints } from "./trackk-points.tsx";
import "./payment-note.css";

const { callToAction, ...banner } = banners.corporate;

const quoteForm = <QuoteSection service="corporate" />;

/** Fleet and workforce management with Trackk. The clients appear twice, as specified. */
export function Page() {
  return (
    <>
      <PictureBanner banner={banner} picture={corporate.picture} />
      <DeferredSections>
        {quoteForm}
        <ClientCarousel />
        <TrackkPoints />
        <ClientCarousel {...corporate.clientsAgain} reversed />
        <p className="payment-note container">
          <strong>{corporate.payment.title}.</strong> {corporate.payment.text}
        </p>
        <CallToAction {...callToAction} />
      </DeferredSections>
    </>
  );
}
