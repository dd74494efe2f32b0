import { fleetWords, vehicles } from "#content/en/fleet.ts";
import type { Vehicle } from "#content/schema/fleet.ts";
import { VehicleSpecs } from "#web/sections/fleet/vehicle-specs.tsx";
import { PrintHead } from "#web/sections/print-head/print-head.tsx";
import { Picture } from "#web/ui/picture/picture.tsx";
import { SectionHead } from "#web/ui/section-head/section-head.tsx";
import "./fleet-list.css";

const tallest = Math.max(...vehicles.map(({ specs }) => specs.height.value));

/** Every vehicle of the fleet with its five specifications, one below the other. */
export function FleetList() {
  return (
    <section className="fleet-list" aria-labelledby="vehicles">
      <div className="container">
        <PrintHead />
        <SectionHead titleId="vehicles" title={fleetWords.title} intro={fleetWords.intro} />
        <ul role="list">
          {vehicles.map((vehicle) => (
            <li key={vehicle.id}>
              <VehicleEntry vehicle={vehicle} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function VehicleEntry({ vehicle }: { readonly vehicle: Vehicle }) {
  return (
    <article className="fleet-entry" data-tallest={vehicle.specs.height.value === tallest || undefined}>
      <Picture
        name={vehicle.picture}
        alt={vehicle.pictureAlt}
        className="fleet-entry__picture"
        sizes="(min-width: 64rem) 40rem, 92vw"
      />
      <div>
        <h3>{vehicle.title}</h3>
        <p>{vehicle.use}</p>
        <VehicleSpecs vehicle={vehicle} />
      </div>
    </article>
  );
}
