import { specLabels, specNames } from "#content/en/fleet.ts";
import { formatQuantity } from "#content/format/english.ts";
import type { Vehicle } from "#content/schema/fleet.ts";

export interface VehicleSpecsProps {
  readonly vehicle: Vehicle;
  readonly className?: string;
}

/** The five specifications of a vehicle, as in the fleet table. */
export function VehicleSpecs({ vehicle, className }: VehicleSpecsProps) {
  return (
    <dl className={className}>
      {specNames.map((name) => (
        <div key={name}>
          <dt>{specLabels[name]}</dt>
          <dd>{formatQuantity(vehicle.specs[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
