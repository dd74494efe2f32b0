import { specLabels, specNames, vehicles } from "#content/en/fleet.ts";
import { formatQuantity } from "#content/format/english.ts";
import type { Vehicle } from "#content/schema/fleet.ts";
import "./vehicle-specs.css";

export interface VehicleSpecsProps {
  readonly vehicle: Vehicle;
  readonly className?: string;
}

const longestRange = Math.max(...vehicles.map(({ specs }) => specs.range.value));

/** The five specifications of a vehicle, as in the fleet table. A bar compares its range with the fleet's longest. */
export function VehicleSpecs({ vehicle, className }: VehicleSpecsProps) {
  return (
    <dl className={className}>
      {specNames.map((name) => (
        <div key={name}>
          <dt>{specLabels[name]}</dt>
          <dd>
            {formatQuantity(vehicle.specs[name])}
            {name === "range" && (
              <meter
                className="vehicle-range"
                value={vehicle.specs.range.value}
                max={longestRange}
                aria-hidden="true"
              />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
