/**
 * The fault tests have two lengths: `npm test` runs the short one, `npm run faults` the long one,
 * whose figures stand in docs/measurements.md.
 */
export const isLong = process.env.FAULTS === "long";

/** The value for the length of this run. */
export function forRunLength<Value>(short: Value, long: Value): Value {
  return isLong ? long : short;
}
