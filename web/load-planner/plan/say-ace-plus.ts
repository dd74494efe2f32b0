import { loadPlanner } from "#content/en/load-planner.ts";
import { capacityOf, largestAcePlusLoad } from "#content/loads/plan-load.ts";
import type { Vehicle } from "#content/schema/fleet.ts";
import { formatWeight } from "../load/units.ts";

/**
 * How the weight that a vehicle can carry differs from that of an Ace Plus load on it. A file of its own: Home shows it
 * before the planner's code comes.
 */
export function sayAcePlus(vehicle: Vehicle): string {
  const [capacity, total] = [capacityOf(vehicle), largestAcePlusLoad].map(formatWeight);
  return loadPlanner.acePlus.lower(vehicle.title, capacity ?? "", total ?? "");
}
