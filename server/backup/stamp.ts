/** A time for a file name, e.g. "2026-01-02T03-04-05-678Z". */
export function stampOf(moment: Date): string {
  return moment.toISOString().replace(/[:.]/g, "-");
}
