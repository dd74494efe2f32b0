import type { Claims } from "../schema/claims.ts";

/**
 * What the company says of itself in figures, and its cities. Every page, description and answer reads them here.
 * Source: the specification, sections 1, 2 and 9.
 *
 * The range of 200-250 km is the specification's claim for the fleet; its table of vehicles (fleet.ts) lists 110 to
 * 180 km. Both stand where the specification has them, until the owner says what the claim was measured on: everything
 * that is computed or answered goes by the table, and the About page says so beside the claim.
 */
export const claims = {
  customers: 600,
  years: 4,
  greenKm: 1_500_000,
  deliveries: 500_000,
  teamMembers: 100,
  locations: 4,
  cities: ["Chandigarh", "Mohali", "Delhi-NCR", "Bangalore"],
  vehicleLength: { from: 7, to: 11, unit: "ft" },
  payload: { from: 800, to: 1500, unit: "kg" },
  range: { from: 200, to: 250, unit: "km" },
} as const satisfies Claims;
