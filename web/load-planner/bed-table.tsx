import { specLabels, vehicles } from "#content/en/fleet.ts";
import { loadPlanner } from "#content/en/load-planner.ts";
import { sayRule } from "#content/en/rule-sentences.ts";
import { formatQuantity } from "#content/format/english.ts";
import { bedOf, carriesAcePlus } from "#content/loads/plan-load.ts";
import { sideNames, volumeOf } from "#contract/loads/packing/box.ts";
import { paths } from "#contract/routes.ts";
import { Link } from "#web/navigation/link.tsx";
import { formatVolume } from "./load/units.ts";
import { sayAcePlus } from "./plan/say-ace-plus.ts";

const { table: words } = loadPlanner;

/** The load beds in figures, with the limits that the figures do not show, and a contact link. */
export function BedTable() {
  return (
    <div className="bed-table">
      <table>
        <caption className="visually-hidden">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.vehicle}</th>
            {sideNames.map((side) => (
              <th key={side} scope="col">
                {specLabels[side]}
              </th>
            ))}
            <th scope="col">{words.volume}</th>
            <th scope="col">{specLabels.weightCapacity}</th>
          </tr>
        </thead>
        <tbody>
          {vehicles.map((vehicle) => (
            <tr key={vehicle.id}>
              <th scope="row">{vehicle.title}</th>
              {sideNames.map((side) => (
                <td key={side} data-label={specLabels[side]}>
                  {formatQuantity(vehicle.specs[side])}
                </td>
              ))}
              <td data-label={words.volume}>{formatVolume(volumeOf(bedOf(vehicle)), "ft3")}</td>
              <td data-label={specLabels.weightCapacity}>{formatQuantity(vehicle.specs.weightCapacity)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {vehicles.filter(carriesAcePlus).map((vehicle) => (
        <p key={vehicle.id}>{sayAcePlus(vehicle)}</p>
      ))}
      <ul>
        {(["boxes", "groundFloor", "carryingDistance"] as const).map((rule) => (
          <li key={rule}>{sayRule(rule)}</li>
        ))}
      </ul>
      <p>
        {words.ask} <Link to={paths.contact}>{words.contact}</Link>.
      </p>
    </div>
  );
}
