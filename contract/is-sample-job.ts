/** What the ids of sample jobs begin with. */
export const sampleJobPrefix = "sample-";

/**
 * Whether a job is invented. A new database holds some, to show how the page looks; the id says so. Apart from the
 * schemas, because zod stays out of the browser.
 */
export function isSampleJob(id: string): boolean {
  return id.startsWith(sampleJobPrefix);
}
