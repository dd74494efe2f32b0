import type { ReactNode } from "react";
import { appScreens } from "#content/en/app-screens.ts";
import { banners } from "#content/en/banners.ts";
import { channels } from "#content/en/channels.ts";
import { footer } from "#content/en/footer.ts";
import { onDemandService } from "#content/en/on-demand-service.ts";
import { DeferredSections } from "#web/hydration/deferred-sections.tsx";
import { QuoteSection } from "#web/quote-form/quote-section.tsx";
import { CustomerScreen, DriverScreen } from "#web/sections/app-screens/app-screens.tsx";
import { CallToAction } from "#web/sections/call-to-action/call-to-action.tsx";
import { HowItWorks } from "#web/sections/how-it-works/how-it-works.tsx";
import { PictureBanner } from "#web/sections/picture-banner/picture-banner.tsx";
import { TruckIcon, WheelIcon } from "#web/ui/icon/footer-icons.tsx";
import { StoreBadge } from "#web/ui/store-badge/store-badge.tsx";
import { PaymentAndCancellation } from "./payment-and-cancellation.tsx";
import "./on-demand-page.css";

const { callToAction, ...banner } = banners["on-demand"];
const { customer, driver, picture } = onDemandService;

const quoteForm = <QuoteSection service="on-demand" />;

/** Booking by app, for customers and for drivers; then payment and cancellation. */
export function Page() {
  return (
    <>
      <PictureBanner banner={banner} picture={picture} />
      <DeferredSections>
        {quoteForm}
        <HowItWorks {...customer} figure={<AppFigure screen={<CustomerScreen />} />}>
          <StoreBadge href={channels.apps.customer} label={footer.customerApp} icon={<TruckIcon />} />
        </HowItWorks>
        <div className="on-demand-driver on-brand">
          <HowItWorks {...driver} figure={<AppFigure screen={<DriverScreen />} />}>
            <StoreBadge href={channels.apps.driver} label={footer.driverApp} icon={<WheelIcon />} />
          </HowItWorks>
        </div>
        <PaymentAndCancellation />
        <CallToAction {...callToAction} />
      </DeferredSections>
    </>
  );
}

/** One of the two apps beside what it does. */
function AppFigure({ screen }: { readonly screen: ReactNode }) {
  return (
    <figure className="on-demand-app">
      {screen}
      <figcaption>{appScreens.caption}</figcaption>
    </figure>
  );
}
