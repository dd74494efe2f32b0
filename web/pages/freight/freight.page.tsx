import { banners } from "#content/en/banners.ts";
import { DeferredSections } from "#web/hydration/deferred-sections.tsx";
import { Banner } from "#web/sections/banner/banner.tsx";
import { ClientStrip } from "#web/sections/clients/client-strip.tsx";
import { Estimation } from "#web/sections/estimation/estimation.tsx";
import { Booking } from "./booking.tsx";
import { FreightCards } from "./freight-cards.tsx";

const { title, lead, trail } = banners.freight;

/** The six kinds of freight, the price, booking, and clients, in the specification's order. */
export function Page() {
  return (
    <>
      <Banner title={title} lead={lead} trail={trail} />
      <DeferredSections>
        <FreightCards />
        <Estimation />
        <Booking />
        <ClientStrip />
      </DeferredSections>
    </>
  );
}
