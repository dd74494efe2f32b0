import { LatePart, StaticPart } from "#web/app/islands.tsx";
import { lazyCode } from "#web/app/lazy-code.ts";
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
      <Late name="FleetCarousel" selector="main .fleet" />
      <Static name="LoadBeds" />
      <Static name="Estimation" />
      <Static name="Why" />
      <Static name="Trackk" />
      <Static name="OnDemand" />
      <Late name="ServicesCarousel" selector="main .services" />
      <Late name="Counters" selector="main .counters" />
      <Late name="Testimonials" selector="main .testimonials" />
      <Late name="ClientStrip" selector="main .client-strip" />
    </>
  );
}

interface SectionProps {
  readonly name: keyof Below["sections"];
}

function Section({ name }: SectionProps) {
  const Named = below.loaded()?.sections[name];
  return Named && <Named />;
}

function Static({ name }: SectionProps) {
  return (
    <StaticPart code={below}>
      <Section name={name} />
    </StaticPart>
  );
}

function Late({ name, selector }: SectionProps & { readonly selector: string }) {
  return (
    <LatePart selector={selector} code={below}>
      <Section name={name} />
    </LatePart>
  );
}
