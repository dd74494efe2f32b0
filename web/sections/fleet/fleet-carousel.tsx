import { fleetWords, vehicles } from "#content/en/fleet.ts";
import type { Vehicle } from "#content/schema/fleet.ts";
import { useHydrated } from "#web/hydration/use-hydrated.ts";
import { ButtonLink } from "#web/ui/button/button.tsx";
import { Carousel } from "#web/ui/carousel/carousel.tsx";
import { Picture } from "#web/ui/picture/picture.tsx";
import { SectionHead } from "#web/ui/section-head/section-head.tsx";
import { VehicleSpecs } from "./vehicle-specs.tsx";
import "./fleet-carousel.css";

/** The vehicles, one slide each, with the five specifications of the fleet table. */
export function FleetCarousel() {
  // Two pictures are in view with the section. The others are loaded when its scripts come. Lazy loading would begin
  // only when their turn comes, because the carousel's edge hides them.
  const isNear = useHydrated();
  const slides = vehicles.map((vehicle, index) => ({
    key: vehicle.id,
    label: vehicle.title,
    content: <VehicleSlide vehicle={vehicle} early={isNear || index < 2} />,
  }));
  return (
    <section className="fleet">
      <SectionHead className="container" title={fleetWords.title} intro={fleetWords.intro} />
      <Carousel
        className="fleet__carousel"
        label={fleetWords.carouselLabel}
        slides={slides}
        loop
        picker
        controls="foot"
        deferPictures
      />
    </section>
  );
}

interface VehicleSlideProps {
  readonly vehicle: Vehicle;
  /** Whether its picture is loaded before it comes into view. */
  readonly early: boolean;
}

function VehicleSlide({ vehicle, early }: VehicleSlideProps) {
  return (
    <article className="vehicle" data-vehicle={vehicle.id}>
      <div className="vehicle__stage">
        <Picture
          className="vehicle__picture"
          name={vehicle.picture}
          alt={vehicle.pictureAlt}
          sizes="(min-width: 64rem) 60rem, 100vw"
          early={early}
        />
      </div>
      <div className="vehicle__words">
        <h3 className="vehicle__name">{vehicle.title}</h3>
        <p className="vehicle__use">{vehicle.use}</p>
        <VehicleSpecs className="vehicle__specs" vehicle={vehicle} />
        <ButtonLink to={fleetWords.plan.to} tone="secondary">
          {fleetWords.plan.label}
        </ButtonLink>
      </div>
    </article>
  );
}
