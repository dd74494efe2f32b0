import { DeferredSections } from "#web/hydration/deferred-sections.tsx";
import { Island } from "#web/hydration/island.tsx";
import { lazyCode } from "#web/loading/lazy-code.ts";
import { QuoteSection } from "#web/quote-form/quote-section.tsx";
import { Hero } from "./hero.tsx";
import "./home.css";

type Sections = typeof import("./home.below.tsx")["sections"];

export const below = lazyCode("home", () => import("./home.below.tsx"));

const quoteForm = <QuoteSection />;

/** Home, with its sections in the order of the specification. */
export function Page() {
  return (
    <>
      <Hero />
      <DeferredSections>
        {quoteForm}
        <Section name="FleetCarousel" hydrate="visible" />
        <Section name="LoadBeds" />
        <Section name="Estimation" />
        <Section name="Why" />
        <Section name="Trackk" />
        <Section name="OnDemand" />
        <Section name="LateRouteMap" hydrate="visible" />
        <Section name="ServicesCarousel" hydrate="visible" />
        <Section name="Counters" hydrate="visible" />
        <Section name="Testimonials" hydrate="visible" />
        <Section name="ClientStrip" />
      </DeferredSections>
    </>
  );
}

interface SectionProps {
  readonly name: keyof Sections;
  /** `near` for a section with behaviour. */
  readonly hydrate?: "visible" | "never";
}

function Section({ name, hydrate = "never" }: SectionProps) {
  return (
    <Island code={below} hydrate={hydrate}>
      {({ sections }) => {
        const Named = sections[name];
        return <Named />;
      }}
    </Island>
  );
}
