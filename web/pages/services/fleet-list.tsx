import { fleetWords, specLabels, specNames, vehicles } from "#content/en/fleet.ts";
import { formatQuantity } from "#content/format/english.ts";
import type { Vehicle } from "#content/schema/fleet.ts";
import { Picture } from "#web/ui/picture/picture.tsx";
import "./fleet-list.css";

/** Every vehicle of the fleet with its five specifications, one below the other. */
export function FleetList() {
  return (
    <section className="fleet-list" aria-labelledby="fleet-list-title">
      <div className="container">
        <header className="fleet-list__head">
          <h2 id="fleet-list-title">{fleetWords.title}</h2>
          <p>{fleetWords.intro}</p>
        </header>
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
    <article className="fleet-entry">
      <Picture
        name={vehicle.picture}
        alt={vehicle.pictureAlt}
        className="fleet-entry__picture"
        sizes="(min-width: 60rem) 32rem, 92vw"
      />
      <div>
        <h3>{vehicle.title}</h3>
        <p>{vehicle.use}</p>
        <dl>
          {specNames.map((name) => (
            <div key={name}>
              <dt>{specLabels[name]}</dt>
              <dd>{formatQuantity(vehicle.specs[name])}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  );
}
