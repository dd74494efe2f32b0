import { StartError } from "./start-error.ts";

/**
 * Foreign variables are none of our business, but `DATABSE_URL` would quietly start an empty SQLite
 * database in production: a name that is a slip of the finger away from one of ours stops the start.
 *
 * @param names the names of all environment variables.
 * @param known the names of all settings.
 * @throws StartError naming both.
 */
export function rejectMisspelt(names: readonly string[], known: readonly string[]): void {
  for (const name of names) {
    if (known.includes(name)) continue;
    const meant = known.find((setting) => isSlipOf(name.toUpperCase(), setting));
    if (meant) throw new StartError(`Unknown setting ${name}: did you mean ${meant}? Rename or unset it.`);
  }
}

/** Short names such as HOST and PORT are one letter away from too many innocent words. */
const shortestChecked = 7;

function isSlipOf(name: string, known: string): boolean {
  if (known.length < shortestChecked) return false;
  return name === known || editDistance(name, known) <= (known.length < 12 ? 1 : 2);
}

/** Levenshtein distance in which two swapped neighbours count as one slip. */
function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return Number.POSITIVE_INFINITY;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (same ? 0 : 1),
        swapped ? at(beforePrevious, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforePrevious = previous;
    previous = current;
  }
  return at(previous, b.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
