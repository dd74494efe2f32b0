/** What the ids of sample jobs begin with. */
export const sampleJobPrefix = "sample-";

/**
 * Whether a job is an invented one. A new database holds some, to show how the page looks; the id tells. Apart from
 * the schemas, because zod stays out of the browser.
 */
export function isSampleJob(id: string): boolean {
  return id.startsWith(sampleJobPrefix);
}
