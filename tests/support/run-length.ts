/**
 * The fault tests have a short and a long form: `npm test` runs the short one, `npm run faults` the long one,
 * whose results are in docs/measurements.md.
 */
export const isLong = process.env.FAULTS === "long";

/** Picks the value for the form that is running. */
export function forRunLength<Value>(short: Value, long: Value): Value {
  return isLong ? long : short;
}
