/** What the ids of sample jobs begin with. */
export const sampleJobPrefix = "sample-";

/**
 * Whether a job is one of the invented jobs of a new database, which show how the page looks. Without zod, because the
 * browser imports it.
 */
export function isSampleJob(id: string): boolean {
  return id.startsWith(sampleJobPrefix);
}
