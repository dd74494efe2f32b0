import { editDistance } from "./edit-distance.ts";
import { OperatorError } from "./operator-error.ts";

/**
 * Variables of other programs are ignored. But `DATABSE_URL` would silently start an empty SQLite database in
 * production, so a name that is a typing error away from a setting stops the start.
 *
 * @param names the names of all environment variables.
 * @param known the names of all settings.
 * @throws OperatorError naming both.
 */
export function rejectMisspelt(names: readonly string[], known: readonly string[]): void {
  for (const name of names) {
    if (known.includes(name)) continue;
    const meant = known.find((setting) => isMisspelt(name.toUpperCase(), setting));
    if (meant) throw new OperatorError(`Unknown setting ${name}: did you mean ${meant}? Rename or unset it.`);
  }
}

/** HOST and PORT are one letter away from too many other words. */
const shortestChecked = 7;

function isMisspelt(name: string, known: string): boolean {
  const most = known.length < 12 ? 1 : 2;
  return known.length >= shortestChecked && editDistance(name, known, most) <= most;
}
