import { Island } from "#web/hydration/island.tsx";
import { lazyCode } from "#web/loading/lazy-code.ts";
import { OrderStrip } from "#web/order-strip/order-strip.tsx";
import { Hero } from "./hero.tsx";
import "./home.css";

type Below = typeof import("./home.below.tsx");

export const below = lazyCode<Below>("home", () => import("./home.below.tsx"));

const orderStrip = <OrderStrip />;

/** Home, with its sections in the order of the specification. */
export function Page() {
  return (
    <>
      <Hero />
      {orderStrip}
      <Section name="FleetCarousel" selector="main .fleet" />
      <Section name="LoadBeds" />
      <Section name="Estimation" />
      <Section name="Why" />
      <Section name="Trackk" />
      <Section name="OnDemand" />
      <Section name="ServicesCarousel" selector="main .services" />
      <Section name="Counters" selector="main .counters" />
      <Section name="Testimonials" selector="main .testimonials" />
      <Section name="ClientStrip" selector="main .client-strip" />
    </>
  );
}

interface SectionProps {
  readonly name: keyof Below["sections"];
  /** Of a section with behaviour. */
  readonly selector?: string;
}

function Section({ name, selector }: SectionProps) {
  const hydration = selector ? ({ hydrate: "near", selector } as const) : ({ hydrate: "never" } as const);
  return (
    <Island code={below} {...hydration}>
      {({ sections }) => {
        const Named = sections[name];
        return <Named />;
      }}
    </Island>
  );
}
