import { fleetWords, specLabels, specNames, vehicles } from "#content/en/fleet.ts";
import { formatQuantity } from "#content/format/english.ts";
import type { Vehicle } from "#content/schema/fleet.ts";
import { Carousel } from "#web/ui/carousel/carousel.tsx";
import { Picture } from "#web/ui/picture/picture.tsx";
import "./fleet-carousel.css";

const slides = vehicles.map((vehicle) => ({
  key: vehicle.id,
  label: vehicle.title,
  content: <VehicleSlide vehicle={vehicle} />,
}));

/** The vehicles, one slide each, with the five specifications of the fleet table. */
export function FleetCarousel() {
  return (
    <section className="fleet">
      <header className="fleet__head container">
        <h2>{fleetWords.title}</h2>
        <p>{fleetWords.intro}</p>
      </header>
      <Carousel
        className="fleet__carousel"
        label={fleetWords.carouselLabel}
        slides={slides}
        picker
        deferPictures="all"
      />
    </section>
  );
}

function VehicleSlide({ vehicle }: { readonly vehicle: Vehicle }) {
  return (
    <article className="vehicle" data-vehicle={vehicle.id}>
      <div className="vehicle__stage">
        <h3 className="vehicle__name">{vehicle.title}</h3>
        <Picture
          className="vehicle__picture"
          name={vehicle.picture}
          alt={vehicle.pictureAlt}
          sizes="(min-width: 64rem) 46rem, 88vw"
        />
      </div>
      <div className="vehicle__words">
        <p className="vehicle__use">{vehicle.use}</p>
        <dl className="vehicle__specs">
          {specNames.map((name) => (
            <div key={name} className="vehicle__spec">
              <dt>{specLabels[name]}</dt>
              <dd>{formatQuantity(vehicle.specs[name])}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}
